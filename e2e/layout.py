"""What can be wrong with where things are on the page: scripts that tell, and `found`."""

from e2e.table import Screen

OUTSIDE = """() => {
  const width = document.documentElement.clientWidth;
  const boxed = (element) => {
    for (let at = element.parentElement; at && at.id !== "app"; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  const over = [...document.querySelectorAll("#app *")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && (box.right > width + 1 || box.left < -1) && !boxed(element);
  });
  if (document.documentElement.scrollWidth > width) over.push(document.documentElement);
  return over.map((element) => `${element.tagName}.${element.getAttribute("class")}`).slice(0, 5);
}"""
HIDDEN = """() => {
  const things = ".space, .centre .sun, .ra-space, .bag, .headline, .auction, .seat .sun, " +
    ".group, .seat__name, .seat__points, .seat__doing, #decision-title, #decision button";
  const cut = (element) => {
    const box = element.getBoundingClientRect();
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    const inside = (frame) => box.left > frame.left - 2 && box.right < frame.right + 2
      && box.top > frame.top - 2 && box.bottom < frame.bottom + 2;
    if (!box.width) return false;
    if (!inside(view)) return true;
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowY !== "visible" && !inside(at.getBoundingClientRect()))
        return true;
    return false;
  };
  const found = [...document.querySelectorAll(things)].filter(cut)
    .map((element) => `${element.className} ${element.textContent.trim().slice(0, 40)}`);
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
  return found;
}"""
UNDER = """() => {
  const decision = document.querySelector(".deciding").getBoundingClientRect();
  return [...document.querySelectorAll(".space, .centre .sun, .seat--near .sun, .seat__points")]
    .filter((thing) => thing.getBoundingClientRect().bottom > decision.top + 1
      && thing.getBoundingClientRect().right > decision.left
      && thing.getBoundingClientRect().top < decision.bottom)
    .map((thing) => `${thing.className} is under the decision`);
}"""
NAMELESS = """() => [...document.querySelectorAll(".seat .name")]
  .filter((name) => name.clientWidth && name.clientWidth < Math.min(24, name.scrollWidth - 1))
  .map((name) => name.textContent)"""
CUT = """() => [...document.querySelectorAll(".name, .chip")]
  .filter((words) => words.clientWidth && words.scrollWidth > words.clientWidth + 1)
  .map((words) => words.textContent)"""
COVERED = """() => [...document.querySelectorAll("#board .cell")].filter((cell) => {
  const box = cell.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (box.left < 0 || box.right > innerWidth) return true;
  if (box.top < 0 || box.bottom > innerHeight) return true;
  return document.elementFromPoint(x, y)?.closest("#decision, .hint, .panel, .side, .match, .bar");
}).map((cell) => cell.id)"""
OVERLAPPING = """() => {
  const cards = [...document.querySelectorAll(".side, .match, .board-place")]
    .map((card) => [card.className, card.getBoundingClientRect()]);
  const meet = ([, a], [, b]) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return cards.flatMap((one, at) => cards.slice(at + 1).filter((other) => meet(one, other))
    .map((other) => `${one[0]} and ${other[0]}`));
}"""
OVERLAID = """() => {
  const parts = ".seat__name > .name, .seat__level, .seat__points, .suns > li, .seat__doing > *";
  const found = [];
  for (const seat of document.querySelectorAll("section.seat")) {
    const boxes = [...seat.querySelectorAll(parts)]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
      .map((part) => [part.className, part.getBoundingClientRect()]);
    boxes.forEach(([name, one], at) => boxes.slice(at + 1).forEach(([other, two]) => {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > 2 && down > 3) found.push(`${seat.id}: ${name} ${other}`);
    }));
  }
  return found;
}"""
"""The parts of a seat that lie over each other."""
SMALL = """() => {
  const target = (control) => {
    const widened = getComputedStyle(control, "::after").position === "absolute";
    return widened ? control.offsetParent : control.closest("label") ?? control;
  };
  return [...document.querySelectorAll("button, a[href], summary, input, select, textarea")]
    .filter((control) => control.checkVisibility({visibilityProperty: true}))
    .map((control) => [control, target(control).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.height < 43.9 || box.width < 43.9))
    .map(([control, box]) => `${control.id || control.dataset.onClick || control.textContent}` +
      ` ${Math.round(box.width)}x${Math.round(box.height)}`);
}"""


def found(screen: Screen, script: str) -> list[str]:
    """What a script finds wrong, once the layout has come to rest."""
    screen.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")
    return list(screen.evaluate(script))
