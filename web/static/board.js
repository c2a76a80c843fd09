/* The keyboard and the pointer on a board of cells. What it needs in the html:

     data-at    of a cell: its place on the screen, "half-cells-from-the-left rows-from-the-top"
     .cell--pick  a cell with a stack that can be picked
     .cell--goal  a cell that pawns of the picked stack can go to

   Arrow keys lead from cell to cell: left and right in the row; up and down to the left, with Shift
   to the right. Enter and the space bar click. A stack can be dragged to where it goes: that clicks
   on it, and then on the cell it is dropped on. A finger need not hit a cell exactly: it touches,
   or drops a stack on, the nearest one that something can be done with. */

const STEPS = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [-1, -1], ArrowDown: [-1, 1] };
const SLACK = 6; // px that the pointer may move during a click
const FINGER = 0.85; // the most widths of a cell from a finger to the cell that it means
const DOES = ".cell--goal", PICKS = ".cell--pick:not(.cell--goal)";

export function hearBoard(root, signal) {
  const pointer = new Pointer(root);
  const hear = (target, kind, act, options) => target.addEventListener(kind, act, { signal, ...options });
  // In the capture phase, before the page handles them.
  hear(root, "keydown", press, { capture: true });
  hear(root, "click", (event) => pointer.click(event), { capture: true });
  hear(root, "pointerdown", (event) => pointer.down(event));
  // A stack may be let go anywhere.
  hear(document, "pointermove", (event) => pointer.move(event));
  hear(document, "pointerup", (event) => pointer.up(event));
  hear(document, "pointercancel", () => pointer.cancel());
}

/* ---- keys ---- */

function press(event) {
  const cell = event.target.closest?.("[data-at]");
  if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ") event.repeat || click(cell);
  else if (event.key in STEPS) walk(cell, event);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function click(element) {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function walk(cell, { key, shiftKey }) {
  const [across, down] = STEPS[key];
  const [column, row] = cell.dataset.at.split(" ").map(Number);
  const place = `${column + (shiftKey && down ? -across : across)} ${row + down}`;
  const grid = cell.closest("[role=grid]");
  const next = grid.querySelector(`[data-at="${place}"]`);
  if (!next) return;
  for (const stop of grid.querySelectorAll("[tabindex='0']")) stop.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

/* ---- mouse, pen and finger ---- */

class Pointer {
  #root;
  #touches = false; // the last pointer down was a finger
  #drag = null; // the stack's cell by its id, and where the pointer went down

  constructor(root) {
    this.#root = root;
  }

  click(event) {
    const board = this.#touches && event.isTrusted && event.target.closest?.(".board");
    if (!board || event.target.closest(`${DOES}, ${PICKS}`)) return;
    const cell = this.#nearest(board, DOES, event) ?? this.#nearest(board, PICKS, event);
    if (!cell) return;
    event.stopPropagation();
    click(cell);
  }

  down(event) {
    if (this.#drag?.goes && !event.isPrimary) return; // a second finger
    this.cancel();
    this.#touches = event.pointerType === "touch";
    const cell = event.target.closest?.(PICKS);
    this.#drag = cell && event.isPrimary && !event.button
      ? { id: cell.id, x: event.clientX, y: event.clientY, goes: false } : null;
  }

  move(event) {
    const drag = this.#drag;
    if (!drag || !event.isPrimary) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    const cell = this.#cell(drag.id);
    if (!cell || (!drag.goes && Math.hypot(x, y) < SLACK)) return;
    if (!drag.goes && cell.getAttribute("aria-selected") !== "true") click(cell);
    drag.goes = true;
    carry(cell, x, y);
  }

  up(event) {
    if (!event.isPrimary) return;
    const { id, goes } = this.#drag ?? {};
    this.#drag = null;
    if (!goes) return;
    // The stack glides from where it is let go.
    const board = this.#cell(id)?.closest(".board");
    const goal = board && (this.#nearest(board, DOES, event) ?? this.#cellAt(event));
    if (goal && goal.id !== id) click(goal);
    drop(this.#cell(id));
  }

  cancel() {
    if (this.#drag) drop(this.#cell(this.#drag.id));
    this.#drag = null;
  }

  #cell(id) {
    return this.#root.querySelector(`#${CSS.escape(id)}`);
  }

  #cellAt({ clientX, clientY }) {
    const cell = this.#root.getRootNode().elementFromPoint(clientX, clientY)?.closest(".cell");
    return this.#root.contains(cell ?? null) ? cell : null;
  }

  /* The cell of a kind that a pointer means: the one it is over, or for a finger the nearest. */
  #nearest(board, kind, event) {
    const under = this.#cellAt(event);
    if (under?.matches(kind)) return under;
    if (!this.#touches) return null;
    let [found, least] = [null, FINGER];
    for (const cell of board.querySelectorAll(kind)) {
      const { x, y, width, height } = cell.querySelector(".cell__face").getBoundingClientRect();
      const far = Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY) / width;
      if (far < least) [found, least] = [cell, far];
    }
    return found;
  }
}

function carry(cell, x, y) {
  const unit = cell.getScreenCTM().a;
  const pile = cell.querySelector(".pile");
  if (pile) pile.style.translate = `${x / unit}px ${y / unit}px`;
}

function drop(cell) {
  cell?.querySelector(".pile")?.style.removeProperty("translate");
}
