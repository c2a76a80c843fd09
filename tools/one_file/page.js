/* The page as one file, opened from a disk (tools/single.py makes it), where browsers let it load
   no other files: fetch answers from the <script data-packed> in the page itself, and modules come
   from an import map. */

import { plan } from "./plan.js";

const TYPES = { wasm: "application/wasm", js: "text/javascript", mjs: "text/javascript" };

const { nonce } = document.currentScript; // of a script that may run
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

/* What fetch answers: a file by its name in the site, or by the address that it would have. */
async function fetched(request) {
  const address = new URL(request.url ?? request, folder).href;
  const name = address.startsWith(folder) ? address.slice(folder.length) : address;
  const gzip = packed.get(name);
  if (!gzip) return new Response(null, { status: 404, statusText: `${name} is not in this file` });
  const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
  const whole = new Response(gzip).body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(whole, { headers: { "Content-Type": type } });
}

/* Our modules import each other by site:/NAME; PyScript and Pyodide import by address. */
async function mapModules() {
  const imports = {};
  for (const name of plan.modules) {
    const code = await (await fetched(name)).text();
    const module = new Blob([code], { type: "text/javascript" });
    imports[`site:/${name}`] = imports[`./${name}`] = URL.createObjectURL(module);
  }
  const map = document.createElement("script");
  map.type = "importmap";
  map.nonce = nonce;
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
}

async function start() {
  collect();
  await mapModules();
  for (const name of plan.entries) await import(`site:/${name}`);
}

window.fetch = fetched;
document.addEventListener("DOMContentLoaded", start); // if it fails, boot.js says so
