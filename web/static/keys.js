/* The keyboard. Every key is reported: told("key", the key, detail); if that returns true, the
   browser's own action is prevented. `detail` is JSON: code (of the physical key), ctrl, alt, meta, shift;
   field (the focus is in a text field), control (on something that has keys of its own), table (in the table);
   repeat (the key is held), early (it was pressed before what is asked could be seen: fresh.js).

     data-own-keys   what is in it has the keys that scroll and those of single letters to itself
     data-scrolls    within that: what Home and End scroll, wherever in it the focus is
     data-arrows   the arrow keys up and down lead through the buttons in it, with "across" those to
                   the left and right too, Home and End to the first and the last; the html makes one of them a stop for Tab and gives the
                   others tabindex="-1"

   A page that has the document to itself also hears keys when nothing has the focus; other pages
   hear them only when something in them has it. */

import { TEXT_FIELDS } from "./fields.js";

const STEPS = { ArrowUp: -1, ArrowDown: 1 };
const ACROSS = { ArrowLeft: -1, ArrowRight: 1 };
const SCROLLS = { Home: -1, End: 1 };

export function hearKeys(root, signal, whole, fresh, told) {
  (whole ? document : root).addEventListener("keydown", (event) => {
    if (event.isComposing || !event.key || event.defaultPrevented || !ours(event.target)) return;
    if (event.key === " " && event.target.closest("button, summary, a[href], select")) return;
    if (clicksAgain(event) || stepped(event) || scrolled(event)) event.preventDefault();
    else if (told("key", event.key, detail(event, fresh.early(event))) === true) event.preventDefault();
  }, { signal });

  root.addEventListener("keyup", showRadio, { signal });

  function ours(target) {
    return root.contains(target) || target === document.body || target === document.documentElement;
  }
}

function detail(event, early) {
  const { target, code, ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
  return JSON.stringify({
    code,
    ctrl: ctrlKey,
    alt: altKey || event.getModifierState("AltGraph"),
    meta: metaKey,
    shift: shiftKey,
    field: target.matches(TEXT_FIELDS),
    control: target.matches("input") || target.closest("[data-own-keys]") !== null,
    table: target.closest("main") !== null,
    repeat,
    early,
  });
}

/* A key that is held clicks once. */
function clicksAgain({ target, key, repeat }) {
  return repeat && key === "Enter" && !target.matches("textarea, [contenteditable]");
}

/* One step with an arrow key through the buttons that are a single stop for Tab. */
function stepped({ target, key, ctrlKey, altKey, metaKey, shiftKey }) {
  const list = target.closest(key in ACROSS ? "[data-arrows=across]" : "[data-arrows]");
  const step = STEPS[key] ?? ACROSS[key], end = SCROLLS[key];
  if (!list || !(step || end) || !target.matches("button") || ctrlKey || altKey || metaKey || shiftKey) return false;
  const buttons = [...list.querySelectorAll("button")].filter((button) => button.checkVisibility());
  const next = end ? buttons.at(end < 0 ? 0 : -1) : buttons[buttons.indexOf(target) + step];
  for (const button of next ? buttons : []) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
  return true;
}

/* What scrolls by keys in a panel does so from its title and its buttons too. */
function scrolled({ target, key, ctrlKey, altKey, metaKey, shiftKey }) {
  const goes = SCROLLS[key];
  if (!goes || ctrlKey || altKey || metaKey || shiftKey || target.matches("input, select, textarea")) return false;
  const view = target.closest("[data-own-keys]")?.querySelector("[data-scrolls]");
  if (!view || view.contains(target)) return false; // the browser does it
  view.scrollTop += goes * view.scrollHeight;
  return true;
}

/* WebKit hides the focus of a radio button that an arrow key led to. */
function showRadio({ target }) {
  if (!target.matches("input[type=radio]:not(:focus-visible)")) return;
  target.blur(); // an element that has the focus already would not be redrawn
  target.focus({ focusVisible: true });
}
