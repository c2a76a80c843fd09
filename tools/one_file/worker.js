/* Runs before the site's opponent.js in the one-file page's worker: what that fetches and imports
   comes in a message, as a Map of bytes by names in the site, which is at site:/ here. The worker
   is a module from a data: address, the only kind that a page from a disk may start in every
   browser. */

const TYPES = { wasm: "application/wasm" };

const arrived = new Promise((resolve) => {
  addEventListener("message", (event) => {
    if (!(event.data instanceof Map)) return; // a question
    event.stopImmediatePropagation();
    resolve(event.data);
  });
});

globalThis.fetch = async (request) => {
  const name = String(request.url ?? request).replace(/^site:\/+/, "");
  const bytes = (await arrived).get(name);
  if (!bytes) return new Response(null, { status: 404, statusText: `${name} is not in this file` });
  const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
  return new Response(bytes, { headers: { "Content-Type": type } });
};
