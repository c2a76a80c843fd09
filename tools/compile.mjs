// Compiles zips of Python sources to zips of sourceless .pyc, by the interpreter that will load them.
// usage: node tools/compile.mjs SOURCE.zip TARGET.zip [SOURCE.zip TARGET.zip ...]
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const py = await loadPyodide();
py.runPython(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
const compile = py.globals.get("compile_archive");
const names = process.argv.slice(2);
while (names.length) {
  const [source, target] = names.splice(0, 2);
  py.FS.writeFile("/source.zip", readFileSync(source));
  compile("/source.zip", "/target.zip");
  writeFileSync(target, py.FS.readFile("/target.zip"));
}
