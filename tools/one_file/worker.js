/* Before the site's opponent.js in the one-file page's worker: what it fetches and imports comes with the first
   message, `packed` as `fetched` takes it. The worker is a module from a data: address, the one kind that a page
   from a disk may start in every browser. */

import { fetched } from "./packed.js";

globalThis.raFile = "site:/"; // the address of what is packed

const arrived = new Promise((resolve) => {
  addEventListener("message", (event) => {
    event.stopImmediatePropagation();
    resolve(event.data);
  }, { once: true });
});

globalThis.fetch = async (request) => fetched(await arrived, raFile, request);
