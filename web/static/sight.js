/* What a render brings into sight:

     data-show   is scrolled into sight when no element said this word in the last render */

export class Sight {
  #root;

  constructor(root) {
    this.#root = root;
  }

  before() {
    return new Set(this.#asking().map((element) => element.dataset.show));
  }

  after(shown) {
    for (const element of this.#asking()) {
      if (!shown.has(element.dataset.show)) element.scrollIntoView({ block: "nearest" });
    }
  }

  #asking() {
    return [...this.#root.querySelectorAll("[data-show]")];
  }
}
