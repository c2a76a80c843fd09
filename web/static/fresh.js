/* What a person has just been asked. A gesture that began before they could have seen it was meant for what was
   there before: the second tap of two, a double click, a key still held.

     data-asks    says what is asked; another word asks something else
     .veil        lies over it as long as the root has data-fresh, so that no pointer reaches it

   With the first render nothing is fresh: no gesture was meant for what was there before.

   A question stays fresh until SETTLE after it was painted. The taps of one hand follow each other in 30 to 200 ms;
   to see what is asked, choose and press takes twice as long. The clicks of a double click, however slow, are one
   gesture: the browser counts them. What they meant was there at the first of them. */

const SETTLE = 250; // ms
const LATE = 400; // ms, within which the click of a finger follows its lifting
const TWICE = 400; // ms, within which a second tap at the same place is the same gesture
const NEAR = 16; // px
const UNSEEN = 1000; // ms, after which a question counts as painted in a window that nobody sees

export class Fresh {
  #root;
  #until = 0; // performance.now() when the question is fresh no more; Infinity before it is painted
  #unseen; // a timer
  #began = null; // when the click that is under way began, by pointer or key
  #first = null; // the first click of the gesture: when and where
  #repeats = false; // whether the click that is under way is a later one of the same gesture

  constructor(root, signal) {
    this.#root = root;
    const hear = (kind, act) => root.addEventListener(kind, act, { signal, capture: true });
    const ends = (began, late) => setTimeout(() => { if (this.#began === began) this.#began = null; }, late);
    // A first pointer begins anew, whatever became of the press before: it may have ended out of the window.
    hear("pointerdown", ({ isPrimary, timeStamp }) => { this.#began = isPrimary ? timeStamp : this.#began ?? timeStamp; });
    hear("keydown", ({ key, timeStamp }) => { if (key === "Enter" || key === " ") this.#began ??= timeStamp; });
    for (const kind of ["pointerup", "pointercancel"]) hear(kind, () => ends(this.#began, LATE));
    hear("click", (event) => this.#count(event));
    for (const kind of ["keyup", "click"]) hear(kind, () => ends(this.#began, 0)); // a key's click comes before that
  }

  before() {
    return this.#root.firstElementChild ? this.#asked() : undefined;
  }

  after(asked) {
    if (asked === undefined || this.#asked() === asked) return;
    this.#until = Infinity;
    this.#root.dataset.fresh = "";
    const painted = () => {
      if (this.#until !== Infinity) return;
      clearTimeout(this.#unseen);
      this.#until = performance.now() + SETTLE;
      this.#settle();
    };
    requestAnimationFrame(() => setTimeout(painted));
    clearTimeout(this.#unseen);
    this.#unseen = setTimeout(painted, UNSEEN);
  }

  /* Whether a key was pressed, or the click that an event is part of began, too early. */
  early({ type, timeStamp, detail }) {
    if (type === "keydown") return timeStamp < this.#until;
    return (detail > 1 && this.#repeats ? this.#first.began : this.#began ?? timeStamp) < this.#until;
  }

  /* Whether the click that is under way is the second of two at the same place, while the same is asked. */
  get repeats() {
    return this.#repeats && this.#first.asked === this.#asked();
  }

  #count({ detail, timeStamp, clientX, clientY }) {
    const [first, began] = [this.#first, this.#began ?? timeStamp];
    const near = first && Math.hypot(clientX - first.x, clientY - first.y) < NEAR;
    this.#repeats = Boolean(first) && (detail > 1 || (detail === 1 && near && began - first.clicked < TWICE));
    if (this.#repeats) return;
    this.#first = { began, clicked: timeStamp, x: clientX, y: clientY, asked: this.#asked() };
  }

  #settle() {
    const left = this.#until - performance.now();
    if (left > 0) setTimeout(() => this.#settle(), left);
    else delete this.#root.dataset.fresh;
  }

  #asked() {
    return this.#root.querySelector("[data-asks]")?.dataset.asks ?? null;
  }
}
