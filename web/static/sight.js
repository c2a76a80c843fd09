/* What a render brings into sight:

     data-show   is scrolled into sight when no element said this word in the last render

   A page that has not the document for itself scrolls it only while something in it has the focus. */

export class Sight {
  #root;
  #whole;

  constructor(root, whole) {
    this.#root = root;
    this.#whole = whole;
  }

  before() {
    return new Set(this.#asking().map((element) => element.dataset.show));
  }

  after(shown) {
    if (!this.#whole && !this.#root.contains(this.#root.getRootNode().activeElement)) return;
    for (const element of this.#asking()) {
      if (!shown.has(element.dataset.show)) element.scrollIntoView({ block: "nearest" });
    }
  }

  #asking() {
    return [...this.#root.querySelectorAll("[data-show]")];
  }
}
