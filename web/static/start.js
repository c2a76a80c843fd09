/* What PyScript is told before it starts, and the way to an opponent's interpreter.

   globalThis.raOpponent()   a new worker that thinks (opponent.js says how to talk to it) */

import { hooks } from "../../vendor/pyscript/core.js";

/* What these hold would be made into functions from text, which the page's policy forbids; it is for
   PyScript's own workers, and there are none. */
for (const hook of Object.values(hooks.worker)) hook.clear();

globalThis.raOpponent = () => new Worker(new URL("./opponent.js", import.meta.url), { type: "module" });
