/* The card at a thing on the table:

     data-at      (of a popover) the id of what it is at: it lies above everything, beside that
     data-hover   text for told("hover", text) when a mouse rests on the element; when it leaves that and
                  the card for a while, told("hover", "hide-card"), unless there was a click meanwhile

   What is out of sight, or gone, has its card at the lower edge. */

const GAP = 8; // px between the card and what it is at, and the edges
const RESTS = 450; // ms
const LEAVES = 250; // ms

export class Card {
  #root;

  constructor(root, signal) {
    this.#root = root;
    for (const kind of ["scroll", "resize"]) {
      window.addEventListener(kind, () => this.#place(), { signal, capture: true, passive: true });
    }
    root.addEventListener("toggle", () => this.#place(), { signal, capture: true }); // of what opens in it
  }

  before() {}

  after() {
    const card = this.#card();
    if (card?.showPopover && !card.matches(":popover-open")) card.showPopover();
    this.#place();
  }

  #card() {
    return this.#root.querySelector("[data-at]");
  }

  #place() {
    const card = this.#card();
    if (!card) return;
    const at = this.#root.querySelector(`#${CSS.escape(card.dataset.at)}`)?.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const [across, down] = [document.documentElement.clientWidth, innerHeight];
    const within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
    const seen = at?.width && at.bottom > 0 && at.top < down;
    const left = seen ? at.left + at.width / 2 - width / 2 : (across - width) / 2;
    const above = seen ? at.top - GAP - height : -1;
    const below = seen ? at.bottom + GAP : down;
    card.style.left = `${within(left, across - width)}px`;
    card.style.top = `${above >= GAP ? above : within(below, down - height)}px`;
  }
}

export function hearHover(root, signal, told) {
  const hear = (kind, act) => root.addEventListener(kind, act, { signal });
  let over = null; // what the mouse is on that has a card
  let shown = false; // whether a mouse at rest has brought a card
  let timer;
  const later = (act, wait) => { clearTimeout(timer); timer = setTimeout(() => signal.aborted || act(), wait); };

  const leave = () => {
    over = null;
    clearTimeout(timer);
    if (shown) later(() => { shown = false; told("hover", "hide-card", "{}"); }, LEAVES);
  };

  hear("pointerover", ({ target, pointerType, buttons }) => {
    if (pointerType !== "mouse" || buttons) return;
    if (target.closest("[data-at]")) return clearTimeout(timer);
    const element = target.closest("[data-hover]");
    if (!element) return leave();
    if (element === over) return;
    over = element;
    later(() => { shown = true; told("hover", element.dataset.hover, "{}"); }, RESTS);
  });
  hear("pointerleave", leave);
  hear("click", () => { shown = false; clearTimeout(timer); });
}
