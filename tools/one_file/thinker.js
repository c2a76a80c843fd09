/* Replaces the site's thinker.js: the worker has an address that a page from a disk may start, and
   is sent what it would fetch (worker.js). */

import { plan } from "./plan.js";

const code = await (await fetch(plan.worker)).text();

export function think() {
  const worker = new Worker(`data:text/javascript,${encodeURIComponent(code)}`, { type: "module" });
  supply(worker);
  return worker;
}

async function supply(worker) {
  const unpack = async (name) => [name, await (await fetch(name)).arrayBuffer()];
  const files = new Map(await Promise.all(plan.thinking.map(unpack)));
  worker.postMessage(files, [...files.values()]);
}
