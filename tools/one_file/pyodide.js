/* Replaces pyodide.mjs (PYODIDE is its name in the site) in the one-file page's worker, and uses
   the files that it was sent as they are. In WebKit such a worker can't use Blobs, so modules have
   data: addresses. */

const SITE = "site:/";

async function module(name) {
  const code = await (await fetch(SITE + name)).text();
  return import(`data:text/javascript;base64,${btoa(code)}`); // ASCII: tools/single.py checks
}

export async function loadPyodide() {
  const home = PYODIDE.replace(/[^/]*$/, "");
  const { loadPyodide } = await module(PYODIDE);
  const { default: createPyodideModule } = await module(`${home}pyodide.asm.mjs`);
  return loadPyodide({ indexURL: SITE + home, createPyodideModule });
}
