/* Motion, from where things were to where they are:

     data-move    a key, unique in the page: the element glides from where that key was to where it
                  is now, anywhere in the tree; a nested one moves with what it is in
     data-enter   (with data-move) fades in when its key is new

   Nothing moves if the device, or data-motion="off" at or above the root, says so.
   docs/performance.md tells why this uses the Web Animations API and not View Transitions. */

const DURATION = 220; // ms
const ABOVE = 30; // everything that lies on the table
const EASING = "cubic-bezier(.2, .7, .2, 1)"; // ease-out

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/* Whether things move in this root. */
export function moves(root) {
  return !reduced.matches && !root.closest("[data-motion=off]");
}

export class Motion {
  #root;
  #running = [];

  constructor(root) {
    this.#root = root;
  }

  /* Where everything is, on its way or at rest; null if nothing may move. */
  before() {
    const places = moves(this.#root) ? new Map() : null;
    for (const element of places ? this.#moving() : []) {
      const place = element.getBoundingClientRect();
      if (place.width && !places.has(element.dataset.move)) places.set(element.dataset.move, place);
    }
    for (const animation of this.#running) animation.cancel();
    return places;
  }

  after(places) {
    // Everything is measured before anything is set in motion, so that the browser lays out once.
    const starts = places ? beginnings(this.#moving(), places) : [];
    this.#running = starts.map(([element, start]) =>
      element.animate([{ zIndex: ABOVE, ...start }, { zIndex: ABOVE }], { duration: DURATION, easing: EASING }));
  }

  #moving() {
    return this.#root.querySelectorAll("[data-move]");
  }
}

/* Each element that is to be animated, with how it looks at the beginning. */
function beginnings(elements, places) {
  const shifts = new Map();
  const starts = [];
  for (const element of elements) {
    const now = element.getBoundingClientRect();
    const was = places.get(element.dataset.move);
    if (!now.width || !(seen(now) || (was && seen(was)))) continue;
    if (was) {
      const carrier = shifts.get(element.parentElement.closest("[data-move]"));
      shifts.set(element, shift(was, now));
      const start = glide(element, was, now, carrier);
      if (start) starts.push([element, start]);
    } else if ("enter" in element.dataset) {
      starts.push([element, { opacity: 0, transform: "scale(.85)" }]);
    }
  }
  return starts;
}

/* How an element looks at its old place; one that is carried by another goes only the rest of the
   way. */
function glide(element, was, now, carrier) {
  let [x, y] = shift(was, now);
  if (carrier) [x, y] = [x - carrier[0], y - carrier[1]];
  const scale = carrier ? 1 : was.width / now.width;
  if (Math.hypot(x, y) <= 1 && Math.abs(scale - 1) <= 0.02) return null;
  // A picture has units of its own.
  const unit = element.ownerSVGElement ? element.getScreenCTM().a : 1;
  return { transform: `translate(${x / unit}px, ${y / unit}px) scale(${scale})` };
}

function shift(was, now) {
  return [was.x + was.width / 2 - now.x - now.width / 2, was.y + was.height / 2 - now.y - now.height / 2];
}

function seen({ top, right, bottom, left }) {
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
