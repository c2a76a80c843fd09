/* What a person does, except for keys:

     data-on-KIND   text for told(kind, text, detail) when that happens to the element or within it

   KIND is click, change, submit or drop. `detail` is JSON: value (click, change); checked (change);
   files (change of a file field, drop: name, size, text; text is null over a megabyte); data (drop:
   the text that was dropped); fields (submit: name to text, or to a list where a name is
   repeated). A click that began before what is asked could be seen does nothing (fresh.js). */

const LARGEST_FILE = 1_000_000; // bytes

export function hearEvents(root, signal, focus, fresh, told) {
  const hear = (kind, act) => root.addEventListener(kind, act, { signal });
  const tell = (kind, element, detail) => {
    if (!signal.aborted) told(kind, element.getAttribute(`data-on-${kind}`), JSON.stringify(detail));
  };
  const asking = (kind, event) => {
    const element = event.target.closest?.(`[data-on-${kind}]`);
    return element && root.contains(element) ? element : null;
  };

  hear("click", (event) => {
    const element = asking("click", event);
    if (!element || element.matches(":disabled, [aria-disabled=true]")) return;
    if (element.matches("a[href]")) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
    }
    if (element.closest("[data-asks]") && fresh.early(event)) return;
    focus.clicking(element, () => tell("click", element, { value: element.value ?? null }));
  });

  hear("change", async (event) => {
    const field = event.target; // in a shadow tree an event that is over has no target
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
    tell("submit", element, { fields: fields(new FormData(event.target, event.submitter)) });
  });

  hear("dragover", (event) => {
    if (asking("drop", event)) event.preventDefault();
  });

  hear("drop", async (event) => {
    const element = asking("drop", event);
    if (!element) return;
    event.preventDefault();
    const data = event.dataTransfer.getData("text/plain");
    tell("drop", element, { data, files: await texts(event.dataTransfer.files) });
  });
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
  return Promise.all(Array.from(files, async (file) => ({
    name: file.name,
    size: file.size,
    text: file.size > LARGEST_FILE ? null : decoded(new Uint8Array(await file.arrayBuffer())),
  })));
}

/* Some editors write UTF-16, and say so by the first two bytes. */
function decoded(bytes) {
  const mark = bytes[0] << 8 | bytes[1];
  return new TextDecoder({ 0xfffe: "utf-16le", 0xfeff: "utf-16be" }[mark] ?? "utf-8").decode(bytes);
}
