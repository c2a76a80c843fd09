/* The page's two crossings between Python and the browser, as globalThis.raPatch:

   patch(root, html)       makes the content of `root` be `html`, once a render
   listen(root, callback)  calls callback(kind, text, detail) for what the person does

   What the html may ask for:
     id            keeps an element itself (its focus, scroll, animation) from render to render
     data-move     a key, unique in the page: what has it glides from its old place to its new one,
                   wherever in the tree that is; a nested one moves with what it is in
     data-enter    (with data-move) fades in when its key is new
     data-focus    takes the focus when it was not there, or said another word, in the last render;
                   also when the element that had the focus has gone, and without a word only then
     data-back     (with data-focus) when it is gone, what had the focus before gets it again, and lies
                   where it lay on the screen, unless something else takes it
     data-goes     an id: a click leads the focus there, and to sight
     data-arrows   the arrow keys up and down lead through the buttons in it, of which the html makes
                   one a stop for Tab and gives the others tabindex="-1"
     data-show     is scrolled into sight when no element said this word in the last render
     data-on-KIND  text for `callback` when that happens to the element or within it
   The html has the last word on values and on what is checked, except that a text field is left alone
   while it has the focus, an <input> without `value` keeps what was typed, and <details> without
   `open` stays as the person left it.

   KIND is click, input, change, submit, keydown, toggle, drop or paste. `detail` is JSON: value, checked,
   open; fields (submit: name to text, or to a list where a name is repeated); files (change of a file
   field, drop: name, size, text; text is null over a megabyte); data (drop, paste: the text); key, code (of the
   physical key) and repeat; shift, ctrl, alt, meta. Every key that no data-on-keydown took is told as kind "key", `text`
   being the key, with `field` (focus where one types) and `control` (focus on what Enter or Space
   works). When callback returns true, the browser's own response to the event is left out. */

import { Idiomorph } from "../../vendor/idiomorph/idiomorph.esm.js";

const DURATION = 220; // ms
const EASING = "cubic-bezier(.2, .7, .2, 1)"; // ease-out
const LARGEST_FILE = 1_000_000; // bytes
const TEXT_FIELDS = "textarea, select, [contenteditable]:not([contenteditable=false]), " +
  "input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=file], [type=color])";
const VALUED = "input, textarea, select, details";
const CONTROLS = "button, a[href], summary, input, select, textarea, [role=button], [tabindex='0']";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set();
let back = null; // of what took the focus with data-back: itself, what had it before, and how far down that lay
const led = new Set(); // the requests that the focus has followed
let clicked = null; // takes no focus by that in Safari

/* ---- patching ---- */

function patch(root, html) {
  const focused = document.activeElement;
  const asked = new Set(Array.from(root.querySelectorAll("[data-focus]"), focusRequest));
  const shown = new Set(Array.from(root.querySelectorAll("[data-show]"), (element) => element.dataset.show));
  const had = focused === document.body ? clicked : focused;
  const from = { id: had?.id, top: had?.getBoundingClientRect().top };
  const moving = motion();
  const before = moving ? places(root) : null;
  for (const animation of running) animation.cancel();
  running.clear();
  Idiomorph.morph(root, html, { morphStyle: "innerHTML", callbacks: { beforeNodeMorphed, beforeAttributeUpdated } });
  focus(root, asked, focused !== document.body && !focused.isConnected, from);
  show(root, shown);
  if (moving) move(root, before);
}

function motion() {
  return !reduced.matches && document.documentElement.dataset.motion !== "off";
}

/* What is as it was need not be walked through, unless it has values that the html may set anew. */
function beforeNodeMorphed(element, change) {
  return !element.isEqualNode(change) || element.matches?.(VALUED) || element.querySelector?.(VALUED) !== null;
}

function beforeAttributeUpdated(name, element, change) {
  if (name === "value") {
    const typing = element === document.activeElement && element.matches(TEXT_FIELDS);
    return !typing && !(change === "remove" && element.matches("input"));
  }
  return !(name === "open" && change === "remove" && element.matches("details"));
}

function show(root, shown) {
  for (const element of root.querySelectorAll("[data-show]")) {
    if (!shown.has(element.dataset.show)) element.scrollIntoView({ block: "nearest" });
  }
}

function focusRequest(element) {
  return `${element.id} ${element.dataset.focus}`;
}

function focus(root, asked, lost, from) {
  const wishes = Array.from(root.querySelectorAll("[data-focus]"));
  const wish = wishes.find((element) => element.dataset.focus && !asked.has(focusRequest(element)));
  const gone = back && !back.by.isConnected ? back : null;
  if (gone) back = null;
  // What the focus was led to before something lay over it is not new when that has gone.
  if (wish && !(gone && led.has(focusRequest(wish)))) {
    if ("back" in wish.dataset) back = { by: wish, ...from };
    led.add(focusRequest(wish));
    wish.focus();
  } else if (lost && !(gone && giveBack(gone))) {
    wishes[0]?.focus();
  }
}

/* What lies in a menu that has closed since is found by the menu's own button. */
function giveBack({ id, top }) {
  const had = id && document.getElementById(id);
  const found = !had || had.checkVisibility() ? had : had.closest("details")?.querySelector("summary");
  if (!found) return false;
  found.focus({ preventScroll: true });
  if (found === had) scrollBy({ top: had.getBoundingClientRect().top - top, behavior: "instant" });
  return document.activeElement === found;
}

function go(id) {
  const goal = document.getElementById(id);
  if (!goal) return;
  goal.focus({ preventScroll: true });
  const { top } = goal.getBoundingClientRect();
  if (top >= 0 && top < innerHeight / 2) return;
  goal.scrollIntoView({ block: "start", behavior: motion() ? "smooth" : "instant" });
}

/* ---- motion: from where things were to where they are ---- */

function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-move]")) {
    const place = element.getBoundingClientRect();
    if (place.width && !found.has(element.dataset.move)) found.set(element.dataset.move, place);
  }
  return found;
}

function move(root, before) {
  const shifts = new Map();
  const starts = [];
  for (const element of root.querySelectorAll("[data-move]")) {
    const now = element.getBoundingClientRect();
    const was = before.get(element.dataset.move);
    if (!now.width || !(seen(now) || (was && seen(was)))) continue;
    const carried = shifts.get(element.parentElement.closest("[data-move]"));
    if (was) {
      const shift = [middle(was)[0] - middle(now)[0], middle(was)[1] - middle(now)[1]];
      shifts.set(element, shift);
      const [x, y] = carried ? [shift[0] - carried[0], shift[1] - carried[1]] : shift;
      const scale = carried ? 1 : was.width / now.width;
      if (Math.hypot(x, y) > 1 || Math.abs(scale - 1) > 0.02) {
        const unit = element.ownerSVGElement ? element.getScreenCTM().a : 1; // a picture has units of its own
        starts.push([element, { transform: `translate(${x / unit}px, ${y / unit}px) scale(${scale})` }]);
      }
    } else if ("enter" in element.dataset) {
      starts.push([element, { opacity: 0, transform: "scale(.85)" }]);
    }
  }
  for (const [element, start] of starts) {
    const animation = element.animate([start, {}], { duration: DURATION, easing: EASING });
    running.add(animation);
    animation.onfinish = () => running.delete(animation);
  }
}

function middle(place) {
  return [place.left + place.width / 2, place.top + place.height / 2];
}

function seen(place) {
  return place.bottom > 0 && place.right > 0 && place.top < innerHeight && place.left < innerWidth;
}

/* ---- events ---- */

/* One step by an arrow key through the buttons that are a single stop for Tab. */
function stepped(event) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const list = step && event.target.closest?.("[data-arrows]");
  if (!list || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const buttons = [...list.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(event.target) + step];
  for (const button of next ? buttons : []) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
  event.preventDefault();
  return true;
}

function listen(root, callback) {
  /* Tells Python, if an element at or above the event's asked for `kind`. */
  function tell(kind, event, more = {}) {
    const element = asking(kind, event);
    if (!element) return false;
    const detail = { ...common(event), ...more };
    const taken = callback(kind, element.getAttribute(`data-on-${kind}`), JSON.stringify(detail)) === true;
    if (taken) event.preventDefault();
    return taken;
  }

  root.addEventListener("click", (event) => {
    const element = asking("click", event);
    if (!element || element.matches(":disabled, [aria-disabled=true]")) return;
    if (element.matches("a[href]")) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
    }
    const { goes } = element.dataset;
    clicked = element;
    tell("click", event, { value: element.value ?? null });
    clicked = null;
    if (goes) go(goes);
  });
  root.addEventListener("input", (event) => tell("input", event));
  root.addEventListener("change", async (event) => {
    const files = event.target.files;
    if (!files) return tell("change", event);
    if (!asking("change", event)) return;
    const read = await texts(files);
    event.target.value = ""; // so that choosing the same file again is a change too
    tell("change", event, { files: read, value: null });
  });
  root.addEventListener("submit", (event) => {
    if (!asking("submit", event)) return;
    event.preventDefault();
    tell("submit", event, { fields: fields(new FormData(event.target, event.submitter)) });
  });
  root.addEventListener("toggle", (event) => {
    if (asking("toggle", event) === event.target) tell("toggle", event, { open: opened(event) });
  }, true);
  root.addEventListener("paste", (event) => {
    tell("paste", event, { data: event.clipboardData.getData("text/plain") });
  });
  root.addEventListener("dragover", (event) => {
    if (asking("drop", event)) event.preventDefault();
  });
  root.addEventListener("drop", async (event) => {
    if (!asking("drop", event)) return;
    event.preventDefault();
    const data = event.dataTransfer.getData("text/plain");
    tell("drop", event, { data, files: await texts(event.dataTransfer.files) });
  });
  document.addEventListener("keydown", (event) => {
    if (event.isComposing || !event.key) return;
    const more = {
      key: event.key,
      code: event.code,
      repeat: event.repeat,
      field: event.target.matches(TEXT_FIELDS),
      control: event.target.matches(CONTROLS),
    };
    if (tell("keydown", event, more) || stepped(event)) return;
    const detail = JSON.stringify({ ...common(event), ...more });
    if (callback("key", event.key, detail) === true) event.preventDefault();
  });

  /* WebKit hides the focus of a radio button that an arrow key led to. */
  root.addEventListener("keyup", (event) => {
    const { target } = event;
    if (!target.matches("input[type=radio]:not(:focus-visible)")) return;
    target.blur(); // what has the focus already is not drawn anew
    target.focus({ focusVisible: true });
  });

  function asking(kind, event) {
    const element = event.target.closest?.(`[data-on-${kind}]`);
    return element && root.contains(element) ? element : null;
  }
}

function common(event) {
  return {
    value: event.target.value ?? null,
    checked: event.target.checked ?? null,
    shift: event.shiftKey ?? false,
    ctrl: event.ctrlKey ?? false,
    alt: event.altKey ?? false,
    meta: event.metaKey ?? false,
  };
}

function opened(event) {
  return event.newState ? event.newState === "open" : event.target.open;
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
    text: file.size > LARGEST_FILE ? null : await file.text(),
  })));
}

globalThis.raPatch = { patch, listen };
