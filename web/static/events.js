/* What a person does, except for keys:

     data-on-KIND   text for told(kind, text, detail) when that happens to the element or within it

   KIND is click, change, submit or drop. `detail` is JSON: value (click, change); checked (change);
   files (change of a file field, drop: name, size, text; text is null over a megabyte, empty if it
   can't be read; codings, see decoded); data (drop: the text that was dropped); fields (submit: name to text, or to a list
   where a name is repeated). On an element with data-files only files may be dropped. A click that
   began before what is asked could be seen does nothing (fresh.js), nor does the second of a double
   click or tap on something else than the first.

   Returns a function that reports, as a change, what was typed in a field that has gone since. */

import { TEXT_FIELDS } from "./fields.js";

const OWN = "summary, label, input, select, textarea, [data-at]";
const LARGEST_FILE = 1_000_000; // bytes
const CODINGS = ["utf-8", "windows-1251", "windows-1252", "ibm866", "koi8-r", "macintosh", "windows-1250", "x-mac-cyrillic"];

export function hearEvents(root, signal, focus, fresh, told) {
  const hear = (kind, act) => root.addEventListener(kind, act, { signal });
  const tell = (kind, element, detail) => {
    if (!signal.aborted) told(kind, element.getAttribute(`data-on-${kind}`), JSON.stringify(detail));
  };
  const asking = (kind, event) => {
    const element = event.target.closest?.(`[data-on-${kind}]`);
    return element && root.contains(element) ? element : null;
  };

  const dropping = (event) => {
    const element = asking("drop", event);
    const files = event.dataTransfer.types.includes("Files");
    return element && (files || !("files" in element.dataset)) ? element : null;
  };
  let clicked = null; // the text of what was clicked last
  let typed = null; // the field that was typed in last, and has not reported it

  hear("click", (event) => {
    const element = asking("click", event);
    const before = clicked;
    clicked = element?.getAttribute("data-on-click") ?? null;
    if (!element || element.matches(":disabled, [aria-disabled=true]")) return;
    // Within something that a click is for anyway, it is not beside everything.
    const nearer = event.target.closest(OWN);
    if (nearer && nearer !== element && element.contains(nearer)) return;
    if (fresh.repeats && clicked !== before) return;
    if (element.matches("a[href]")) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
    }
    if (element.closest("[data-asks]") && fresh.early(event)) return;
    focus.clicking(element, () => tell("click", element, { value: element.value ?? null }));
  });

  hear("input", ({ target }) => {
    if (target.matches(TEXT_FIELDS) && target.closest("[data-on-change]")) typed = target;
  });

  hear("change", async (event) => {
    const field = event.target; // in a shadow tree an event that is over has no target
    if (field === typed) typed = null;
    const element = asking("change", event);
    if (!element) return;
    const { value = null, checked = null, files } = field;
    if (!files) return tell("change", element, { value, checked });
    const read = await texts(files);
    field.value = ""; // so that choosing the same file again is a change too
    tell("change", element, { files: read });
  });

  hear("submit", (event) => {
    const element = asking("submit", event);
    if (!element) return;
    event.preventDefault();
    typed = null;
    tell("submit", element, { fields: fields(new FormData(event.target, event.submitter)) });
  });

  hear("dragover", (event) => {
    if (dropping(event)) event.preventDefault();
  });

  hear("drop", async (event) => {
    const element = dropping(event);
    if (!element) return;
    event.preventDefault();
    const data = event.dataTransfer.getData("text/plain");
    tell("drop", element, { data, files: await texts(event.dataTransfer.files) });
  });

  return () => {
    if (!typed || typed.isConnected) return;
    const field = typed;
    typed = null;
    const element = field.closest("[data-on-change]");
    if (element) tell("change", element, { value: field.value, checked: null });
  };
}

function fields(data) {
  const found = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value === "string");
    found[name] = values.length > 1 ? values : values[0] ?? "";
  }
  return found;
}

function texts(files) {
  return Promise.all(Array.from(files, async (file) => {
    const { name, size } = file;
    if (size > LARGEST_FILE) return { name, size, text: null };
    try {
      return { name, size, ...decoded(new Uint8Array(await file.arrayBuffer())) };
    } catch { // a folder, a file that has gone
      return { name, size, text: "" };
    }
  }));
}

/* What a file says. One that is not in Unicode is in the code page of some country, and does not say in which: `codings`
   has what it says in each that may be meant, by its name, for the page to choose (ra/file_letters.py). */
function decoded(bytes) {
  const unicode = coding(bytes);
  if (unicode) return { text: new TextDecoder(unicode).decode(bytes) };
  const codings = {};
  for (const name of CODINGS) codings[name] = new TextDecoder(name).decode(bytes);
  return { text: codings["windows-1252"], codings };
}

/* How a text in Unicode is written; null if it is none. Some editors write UTF-16, and most of them say so by the first
   two bytes. */
function coding(bytes) {
  const mark = bytes[0] << 8 | bytes[1];
  if (mark === 0xfffe || (bytes[1] === 0 && bytes[3] === 0)) return "utf-16le";
  if (mark === 0xfeff || (bytes[0] === 0 && bytes[2] === 0)) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return null;
  }
}
