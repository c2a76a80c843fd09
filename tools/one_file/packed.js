/* The site's files inside the one-file page, for the page and its worker alike: gzip as bytes, by their
   names in the site. */

const TYPES = { wasm: "application/wasm", js: "text/javascript", mjs: "text/javascript" };

/* What fetch answers from `packed` (name to Uint8Array) to a request for an address in `folder`. */
export function fetched(packed, folder, request) {
  const address = new URL(request.url ?? request, folder).href;
  const name = address.startsWith(folder) ? address.slice(folder.length) : address;
  const bytes = packed.get(name);
  if (!bytes) return new Response(null, { status: 404, statusText: `${name} is not in this file` });
  const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
  const whole = new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(whole, { headers: { "Content-Type": type } });
}
