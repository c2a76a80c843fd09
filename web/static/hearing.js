/* What is heard of a page:

     data-sounds   a word that changes with each moment, then the names of its sounds (sound.js); they
                   are played, one after the other, when the word is new
     data-sound    (at or above the root) "soft" or "full"; anything else: silence

   Nothing is heard before a person has touched the page, as browsers want it, nor in a tab that is
   not seen. If moments follow each other faster than sounds fade, the older ones give way. */

import { play } from "./sound.js";

const VOLUMES = { soft: 0.35, full: 0.9 };
const APART = 0.14; // s between the sounds of one moment
const MOST = 3; // of one moment

export class Hearing {
  #root;
  #touched = false;
  #context = null;
  #heard = null;

  constructor(root, signal) {
    this.#root = root;
    const touch = () => { this.#touched = true; };
    for (const kind of ["pointerdown", "keydown"]) {
      root.ownerDocument.addEventListener(kind, touch, { capture: true, once: true, signal });
    }
    signal.addEventListener("abort", () => this.#context?.close());
  }

  before() {}

  after() {
    const [moment = "", ...names] = (this.#root.querySelector("[data-sounds]")?.dataset.sounds ?? "").split(" ");
    const fresh = this.#heard !== null && moment !== this.#heard;
    this.#heard = moment;
    if (fresh && names.length) this.#play(names.slice(-MOST));
  }

  #play(names) {
    const volume = VOLUMES[this.#root.closest("[data-sound]")?.dataset.sound];
    if (!volume || !this.#touched || document.hidden) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") this.#context.resume();
    const now = this.#context.currentTime;
    names.forEach((name, place) => play(this.#context, name, volume, now + place * APART));
  }
}
