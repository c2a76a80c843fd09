/* Before the site's opponent.js in the one-file page's worker: what it fetches and imports comes with the first
   message, `packed` as `fetched` takes it. The worker is a module from a data: address, the one kind that a page
   from a disk may start in every browser. In WebKit it can't use Blobs, so its modules too are data. */

globalThis.raFile = "site:/"; // the address of what is packed

const arrived = new Promise((resolve) => {
  addEventListener("message", (event) => {
    event.stopImmediatePropagation();
    resolve(event.data);
  }, { once: true });
});

globalThis.fetch = async (request) => fetched(await arrived, raFile, request);

async function module(name) {
  const code = await (await fetch(raFile + name)).text();
  return import(`data:text/javascript;base64,${btoa(code)}`); // ASCII: tools/single.py looks
}

/* The loadPyodide of a module of the site. */
function pyodideFrom(name) {
  return async () => {
    const home = name.replace(/[^/]*$/, "");
    const { loadPyodide } = await module(name);
    const { default: createPyodideModule } = await module(`${home}pyodide.asm.mjs`);
    return loadPyodide({ indexURL: raFile + home, createPyodideModule });
  };
}

