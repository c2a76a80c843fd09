/* What is heard of a page:

     data-sounds   a word that changes with each moment, then the names of its sounds (sound.js); they
                   are played, one after the other, when the word is new
     data-sound    (at or above the root) "soft" or "full"; anything else: silence

   Nothing is heard before a person has touched the page, as browsers want it, nor in a tab that is
   not seen, nor where the browser has no sound. If moments follow each other faster than sounds
   fade, the older ones give way. */

import { mixer, play } from "./sound.js";

const VOLUMES = { soft: 0.35, full: 0.9 };
const APART = 0.14; // s between the sounds of one moment
const MOST = 3; // of one moment
const FADE = 0.03; // s, the time constant by which older ones give way

export class Hearing {
  #root;
  #touched = false;
  #output = null; // what sounds are played to, once there is one
  #heard = null;
  #gains = []; // of the last moment's sounds

  constructor(root, signal) {
    this.#root = root;
    const touch = () => { this.#touched = true; };
    for (const kind of ["pointerdown", "keydown"]) {
      root.ownerDocument.addEventListener(kind, touch, { capture: true, once: true, signal });
    }
    signal.addEventListener("abort", () => this.#output?.context.close());
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
    if (!volume || !this.#touched || document.hidden || !globalThis.AudioContext) return;
    this.#output ??= mixer(new AudioContext());
    const { context } = this.#output;
    if (context.state === "suspended") context.resume().catch(() => {}); // then it stays silent
    const now = context.currentTime;
    for (const gain of this.#gains) gain.setTargetAtTime(0, now, FADE);
    this.#gains = names.map((name, place) => play(this.#output, name, volume, now + place * APART));
  }
}
