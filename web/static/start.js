/* What must be there before Python starts, and what PyScript is told. Pictures are not requested
   later, so a page without them doesn't start. */

import { pictures } from "./pictures.js";

document.body.append(await pictures);
const { hooks } = await import("../../vendor/pyscript/core.js");

/* PyScript would make functions from the text in these, which the page's policy forbids. They are
   for PyScript's own workers, and there are none. */
for (const hook of Object.values(hooks.worker)) hook.clear();
