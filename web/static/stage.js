/* A place for a page within any document: it has our styles and pictures, and neither ids nor
   styles get in or out.

   stage(host)   gives the element to make a page in, which is in the shadow tree of `host` */

import { pictures } from "./pictures.js";

const STYLES = new URL("./app.css", import.meta.url);
let sheet = null; // one for all stages

export async function stage(host) {
  const shadow = host.attachShadow({ mode: "open" });
  const root = document.createElement("div");
  root.id = "app";
  shadow.adoptedStyleSheets = [await (sheet ??= styles())];
  shadow.append((await pictures).cloneNode(true), root);
  return root;
}

async function styles() {
  const response = await fetch(STYLES);
  if (!response.ok) throw new Error(`app.css: ${response.status}`);
  return new CSSStyleSheet({ baseURL: STYLES }).replace(await response.text());
}
