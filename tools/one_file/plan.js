/* What is in the one-file page, by names in the site (tools/single.py): `files`, all of it;
   `modules`, those that can be imported; `entries`, those that are run first; `worker`, the
   opponent's script; `thinking`, the files that it fetches and imports. */

export const plan = JSON.parse(document.getElementById("file-plan").textContent);
