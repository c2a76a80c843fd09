/* The page as one file, opened from a disk (tools/single.py makes it), where browsers give it no neighbours:
   fetch answers from the <script data-packed> in the page itself, modules come from an import map.

   globalThis.raFile   the address of the folder that the site's files would be in; that there is one tells
                       that the page is a file. In the site's own scripts it leads where import.meta.url led. */

import { fetched } from "./packed.js";

const plan = JSON.parse(document.getElementById("file-plan").textContent);
const folder = location.href.replace(/[?#].*$/, "").replace(/[^/]*$/, "");
const packed = new Map();

function collect() {
  for (const script of document.querySelectorAll("script[data-packed]")) {
    packed.set(script.dataset.packed, bytes(script.textContent));
    script.remove();
  }
  const lost = plan.files.find((name) => !packed.has(name));
  if (lost) throw new Error(`${lost} is not in this file`);
}

function bytes(base64) {
  const letters = atob(base64);
  const array = new Uint8Array(letters.length);
  for (let place = 0; place < array.length; place++) array[place] = letters.charCodeAt(place);
  return array;
}

async function text(name) {
  return fetched(packed, folder, name).text();
}

/* Our modules import each other by site:/NAME; PyScript and Pyodide import by address. */
async function mapModules() {
  const imports = {};
  for (const name of plan.modules) {
    const module = new Blob([await text(name)], { type: "text/javascript" });
    imports[`site:/${name}`] = imports[`./${name}`] = URL.createObjectURL(module);
  }
  const map = document.createElement("script");
  map.type = "importmap";
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
}

/* In place of start.js's: a worker from an address that a page from a disk may start. */
function thinkHere(code) {
  globalThis.raOpponent = () => {
    const worker = new Worker(`data:text/javascript,${encodeURIComponent(code)}`, { type: "module" });
    worker.postMessage(packed);
    return worker;
  };
}

async function start() {
  collect();
  await mapModules();
  for (const name of plan.entries) await import(`site:/${name}`);
  thinkHere(await text(plan.worker));
}

window.fetch = async (request) => fetched(packed, folder, request);
globalThis.raFile = folder;
globalThis.raOffline = { watch: (told) => told("kept"), use: () => location.reload() };
document.addEventListener("DOMContentLoaded", () => start().catch((error) => raBoot.fail(error.message)));
