/* A worker that thinks for a computer player, or about a hint, in an interpreter of its own.

   It says ["", "", ""] once it has started, or ["", "", failure] if it can't. It is sent
   [ticket, question] and answers [ticket, answer, ""], or [ticket, "", failure] if it fails at the
   question. Questions and answers are the JSON texts of web/worker.py. */

import { loadPyodide } from "../../vendor/pyodide/pyodide.mjs";

/* WebAssembly under its own type, whatever the host calls it: boot.js does the same for the page. */
const fetched = globalThis.fetch;
globalThis.fetch = async (...asked) => {
  const response = await fetched(...asked);
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || !response.url.endsWith(".wasm") || type.startsWith("application/wasm")) return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
};

const APP = new URL("../../app.zip", import.meta.url);
const START = `
import gc, shipped
from web.worker import answer
gc.enable()
answer`;

async function app() {
  const response = await fetch(APP);
  if (!response.ok) throw new Error(`${APP.pathname}: ${response.status}`);
  return response.arrayBuffer();
}

async function start() {
  const [python, modules] = await Promise.all([loadPyodide(), app()]);
  python.unpackArchive(modules, "zip");
  return python.runPython(START);
}

const thinking = start();
thinking.then(
  () => postMessage(["", "", ""]),
  (error) => postMessage(["", "", String(error)]),
);

addEventListener("message", async ({ data: [ticket, question] }) => {
  const answer = await thinking;
  try {
    postMessage([ticket, answer(question), ""]);
  } catch (error) {
    postMessage([ticket, "", String(error)]);
  }
});
