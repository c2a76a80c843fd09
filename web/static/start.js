/* What there must be before Python starts, and what PyScript is told: nothing is asked for later, and a page
   that lacks its pictures doesn't start. */

import { pictures } from "./pictures.js";

document.body.append(await pictures);
const { hooks } = await import("../../vendor/pyscript/core.js");

/* What these hold would be made into functions from text, which the page's policy forbids; it is for
   PyScript's own workers, and there are none. */
for (const hook of Object.values(hooks.worker)) hook.clear();
