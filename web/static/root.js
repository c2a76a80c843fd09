/* The element that a page lives in: Python makes one Root for each page.

   new Root(element, whole)   `whole`: the page has the document to itself
     show(html)                 makes `html` the content of the element, once per render
     hear(told)                 from now on reports what a person does: told(kind, text, detail)
     close()                    reports no more, and leaves the element empty

   What the html may ask for is described in the modules that do it: morph.js, focus.js, sight.js,
   motion.js, hearing.js, card.js, events.js, keys.js, board.js. Each keeps to its root, so that several
   can live side by side. */

import { hearBoard } from "./board.js";
import { Card, hearHover } from "./card.js";
import { hearEvents } from "./events.js";
import { Focus } from "./focus.js";
import { Fresh } from "./fresh.js";
import { Hearing } from "./hearing.js";
import { hearKeys } from "./keys.js";
import { morph } from "./morph.js";
import { Motion } from "./motion.js";
import { Sight } from "./sight.js";

export class Root {
  #element;
  #card;
  #whole;
  #focus;
  #fresh;
  #heard;
  #motion;
  #sight;
  #hearing = new AbortController();
  #showing = false;
  #waiting = []; // what happened while the page was being changed
  #told = null;
  #left = null; // reports what was typed in a field that has gone

  constructor(element, whole) {
    this.#element = element;
    this.#whole = whole;
    if (!whole) element.tabIndex = -1; // so that a click anywhere in it gives it the keyboard
    this.#focus = new Focus(element, whole);
    this.#fresh = new Fresh(element, this.#hearing.signal);
    this.#card = new Card(element, this.#hearing.signal);
    this.#heard = new Hearing(element, this.#hearing.signal);
    this.#motion = new Motion(element);
    this.#sight = new Sight(element, whole);
  }

  show(html) {
    this.#showing = true;
    const parts = [this.#focus, this.#sight, this.#motion, this.#fresh, this.#heard, this.#card];
    const before = parts.map((part) => part.before());
    morph(this.#element, html);
    parts.forEach((part, index) => part.after(before[index]));
    this.#showing = false;
    // A field that goes reports what was typed in it, while the page is being changed.
    for (const happened of this.#waiting.splice(0)) this.#told?.(...happened);
    this.#left?.();
  }

  hear(told) {
    const { signal } = this.#hearing;
    this.#told = told;
    const tell = (...happened) => this.#showing ? this.#waiting.push(happened) && false : told(...happened);
    hearBoard(this.#element, signal);
    this.#left = hearEvents(this.#element, signal, this.#focus, this.#fresh, tell);
    hearHover(this.#element, signal, tell);
    hearKeys(this.#element, signal, this.#whole, this.#fresh, tell);
  }

  close() {
    this.#hearing.abort();
    this.#element.replaceChildren();
  }
}
