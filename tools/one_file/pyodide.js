/* In the one-file page's worker in place of pyodide.mjs, whose name in the site is PYODIDE: what was sent serves
   as it is. In WebKit such a worker can't use Blobs, so its modules are data. */

const SITE = "site:/";

async function module(name) {
  const code = await (await fetch(SITE + name)).text();
  return import(`data:text/javascript;base64,${btoa(code)}`); // ASCII: tools/single.py looks
}

export async function loadPyodide() {
  const home = PYODIDE.replace(/[^/]*$/, "");
  const { loadPyodide } = await module(PYODIDE);
  const { default: createPyodideModule } = await module(`${home}pyodide.asm.mjs`);
  return loadPyodide({ indexURL: SITE + home, createPyodideModule });
}
