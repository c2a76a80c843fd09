/* The way to an opponent's interpreter.

   think()   starts a worker that thinks; opponent.js says how to talk to it */

export function think() {
  return new Worker(new URL("./opponent.js", import.meta.url), { type: "module" });
}
