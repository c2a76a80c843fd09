/* The keyboard. Every key is told: told("key", the key, detail); if that returns true, the browser does nothing
   of its own. `detail` is JSON: code (of the physical key), ctrl, alt, meta, and field (the focus is where one
   writes).

     data-arrows   the arrow keys up and down lead through the buttons in it, of which the html makes one a
                   stop for Tab and gives the others tabindex="-1"

   A page that has the document for itself hears a key also when nothing has the focus, others only when
   something within them has it. */

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

/* One step by an arrow key through the buttons that are a single stop for Tab. */
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
  target.blur(); // what has the focus already is not drawn anew
  target.focus({ focusVisible: true });
}
