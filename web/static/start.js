/* What PyScript is told before it starts; the pictures; the way to an opponent's interpreter.

   globalThis.raOpponent()   a new worker that thinks (opponent.js says how to talk to it) */

/* Put into the page, so that nothing is asked for later: each as picture-NAME. */
async function takePictures() {
  const response = await fetch(new URL("./sprite.svg", import.meta.url));
  if (!response.ok) throw new Error(`sprite.svg: ${response.status}`);
  const sprite = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  for (const symbol of sprite.querySelectorAll("symbol")) symbol.id = `picture-${symbol.id}`;
  sprite.classList.add("sprite");
  document.body.append(document.adoptNode(sprite));
}

/* Python may start once the pictures are there: a page that lacks them doesn't start. */
await takePictures();
const { hooks } = await import("../../vendor/pyscript/core.js");

/* What these hold would be made into functions from text, which the page's policy forbids; it is for
   PyScript's own workers, and there are none. */
for (const hook of Object.values(hooks.worker)) hook.clear();

globalThis.raOpponent = () => new Worker(new URL("./opponent.js", import.meta.url), { type: "module" });
