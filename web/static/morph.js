/* Replaces the content of an element by other html, and changes only what differs. An element with
   an id stays the same one from render to render: it keeps its focus, its scroll position, its
   animation.

   The html decides what values are and what is checked, except that a text field is left alone
   while it has the focus, an <input> without `value` keeps what was typed, and <details> without
   `open` stays as the person left it. */

import { Idiomorph } from "../../vendor/idiomorph/idiomorph.esm.js";
import { TEXT_FIELDS } from "./fields.js";

const VALUED = "input, textarea, select, details";

export function morph(element, html) {
  const wanted = document.createElement("template"); // quicker than a document, as Idiomorph would make of text
  wanted.innerHTML = html;
  Idiomorph.morph(element, wanted.content, {
    morphStyle: "innerHTML",
    callbacks: { beforeNodeMorphed, beforeAttributeUpdated },
  });
}

/* An unchanged element need not be walked through, unless it has values that the html may reset. */
function beforeNodeMorphed(element, change) {
  return !element.isEqualNode(change) || element.matches?.(VALUED) || element.querySelector?.(VALUED) !== null;
}

function beforeAttributeUpdated(name, element, change) {
  if (name === "value") {
    const typing = element === element.getRootNode().activeElement && element.matches(TEXT_FIELDS);
    return !typing && !(change === "remove" && element.matches("input"));
  }
  return !(name === "open" && change === "remove" && element.matches("details"));
}
