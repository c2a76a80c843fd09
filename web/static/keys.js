/* The keyboard. Every key is reported: told("key", the key, detail); if that returns true, the
   browser's own action is prevented. `detail` is JSON: code (of the physical key), ctrl, alt, meta,
   and field (the focus is in a text field).

     data-arrows   the arrow keys up and down lead through the buttons in it; the html makes one of
                   them a stop for Tab and gives the others tabindex="-1"

   A page that has the document to itself also hears keys when nothing has the focus; other pages
   hear them only when something in them has it. */

import { TEXT_FIELDS } from "./fields.js";

const STEPS = { ArrowUp: -1, ArrowDown: 1 };

export function hearKeys(root, signal, whole, told) {
  (whole ? document : root).addEventListener("keydown", (event) => {
    if (event.isComposing || !event.key || event.defaultPrevented || !ours(event.target)) return;
    if (stepped(event) || told("key", event.key, detail(event)) === true) event.preventDefault();
  }, { signal });

  root.addEventListener("keyup", showRadio, { signal });

  function ours(target) {
    return root.contains(target) || target === document.body || target === document.documentElement;
  }
}

function detail({ target, code, ctrlKey, altKey, metaKey }) {
  return JSON.stringify({
    code,
    ctrl: ctrlKey,
    alt: altKey,
    meta: metaKey,
    field: target.matches(TEXT_FIELDS),
  });
}

/* One step with an arrow key through the buttons that are a single stop for Tab. */
function stepped({ target, key, ctrlKey, altKey, metaKey, shiftKey }) {
  const list = key in STEPS && target.closest("[data-arrows]");
  if (!list || ctrlKey || altKey || metaKey || shiftKey) return false;
  const buttons = [...list.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(target) + STEPS[key]];
  for (const button of next ? buttons : []) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
  return true;
}

/* WebKit hides the focus of a radio button that an arrow key led to. */
function showRadio({ target }) {
  if (!target.matches("input[type=radio]:not(:focus-visible)")) return;
  target.blur(); // an element that has the focus already would not be redrawn
  target.focus({ focusVisible: true });
}
