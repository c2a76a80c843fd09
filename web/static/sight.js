/* What a render brings into sight:

     data-show   is scrolled into sight if no element had this word in the last render

   A page that does not have the document to itself scrolls it only while something in the page has
   the focus. */

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
