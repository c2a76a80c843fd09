/* What has the focus after a render, or a click:

     data-focus   takes the focus if it was not there in the last render, or had another word; also
                  if the element that had the focus has gone, and without a word only then
     data-back    (with data-focus) when it has gone, what had the focus before gets it back, at the
                  same place on the screen, unless something else takes it
     data-goes    an id: a click moves the focus there, and scrolls there

   A page that does not have the document to itself takes the focus only from its own elements. */

import { TEXT_FIELDS } from "./fields.js";
import { moves } from "./motion.js";

export class Focus {
  #root;
  #whole;
  #back = null; // what took the focus by data-back; what had it before, by its id, and how far down
  #led = new Set(); // the requests that the focus has followed
  #clicked = null; // in Safari a click does not give it the focus

  constructor(root, whole) {
    this.#root = root;
    this.#whole = whole;
  }

  /* A click on `element` has its effects in `act`. */
  clicking(element, act) {
    this.#clicked = element;
    act();
    this.#clicked = null;
    if (element.dataset.goes) this.#go(element.dataset.goes);
  }

  before() {
    const focused = this.#focused();
    const had = focused ?? this.#clicked;
    return {
      focused,
      asked: new Set(this.#wishes().map(request)),
      selection: selection(focused),
      from: { id: had?.id, top: had?.getBoundingClientRect().top },
    };
  }

  after({ focused, asked, selection, from }) {
    const lost = focused !== null && !focused.isConnected;
    if (focused?.isConnected && focused !== this.#focused()) restore(focused, selection);
    if (!this.#free(focused)) return;
    const wishes = this.#wishes();
    const wish = wishes.find((element) => element.dataset.focus && !asked.has(request(element)));
    const back = this.#back, gone = back && !back.by.isConnected ? back : null;
    if (gone) this.#back = null;
    // A request that the focus followed before something covered it is not new when that has gone.
    if (wish && !(gone && this.#led.has(request(wish)))) {
      // What one of several gives to the next goes back to where the first had it from.
      if ("back" in wish.dataset) this.#back = back?.by.id === from.id ? { ...back, by: wish } : { by: wish, ...from };
      this.#led.add(request(wish));
      wish.focus();
      if (wish.matches(TEXT_FIELDS) && wish.type === "text") wish.setSelectionRange(wish.value.length, wish.value.length);
    } else if (lost && !(gone && this.#give(gone))) {
      wishes[0]?.focus();
    }
  }

  #wishes() {
    return [...this.#root.querySelectorAll("[data-focus]")];
  }

  #find(id) {
    return this.#root.querySelector(`#${CSS.escape(id)}`);
  }

  /* The element of this page that has the focus, or null. */
  #focused() {
    const focused = this.#root.getRootNode().activeElement;
    return this.#root.contains(focused) ? focused : null;
  }

  /* Whether this page, which had the focus on `focused`, may move it. */
  #free(focused) {
    if (focused || this.#clicked) return true;
    const now = document.activeElement;
    return this.#whole && (now === null || now === document.body);
  }

  /* Gives the focus back. If the element is in a menu that has closed since, the menu's button gets
     it. */
  #give({ id, top }) {
    const had = id ? this.#find(id) : null;
    const found = !had || had.checkVisibility() ? had : had.closest("details")?.querySelector("summary");
    if (!found) return false;
    found.focus({ preventScroll: true });
    if (found === had) scrollBy({ top: had.getBoundingClientRect().top - top, behavior: "instant" });
    return this.#focused() === found;
  }

  #go(id) {
    const goal = this.#find(id);
    if (!goal) return;
    goal.focus({ preventScroll: true });
    const { top } = goal.getBoundingClientRect();
    if (top >= 0 && top < innerHeight / 2) return;
    goal.scrollIntoView({ block: "start", behavior: moves(this.#root) ? "smooth" : "instant" });
  }
}

function request(element) {
  return `${element.id} ${element.dataset.focus}`;
}

/* The selection in a text field; null for other controls. */
function selection(field) {
  try {
    return field?.selectionStart == null ? null : [field.selectionStart, field.selectionEnd];
  } catch {
    return null;
  }
}

/* In some browsers an element that is moved in the tree loses the focus. */
function restore(element, selection) {
  element.focus({ preventScroll: true });
  if (selection) element.setSelectionRange(...selection);
}
