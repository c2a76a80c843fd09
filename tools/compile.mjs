// Compiles the page's Python and the part of the standard library that it needs, by the interpreter
// that will load them.
// usage: node tools/compile.mjs APP_SOURCES.zip PYSCRIPT_FOLDER APP.zip LIBRARY.zip
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const tools = dirname(fileURLToPath(import.meta.url));
const stock = join(dirname(fileURLToPath(import.meta.resolve("pyodide"))), "python_stdlib.zip");
const [appSources, pyscript, app, library] = process.argv.slice(2);

const py = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
const put = (place, file) => py.FS.writeFile(place, readFileSync(file));
put("/app-sources.zip", appSources);
put("/library.zip", stock);
py.FS.mkdir("/tools");
for (const name of ["reach.py", "compile.py", "shipped.py"]) put(`/tools/${name}`, join(tools, name));
py.FS.mkdir("/pyscript");
for (const name of readdirSync(pyscript)) put(`/pyscript/${name}`, join(pyscript, name));
py.runPython(`
import sys
sys.path.insert(0, "/tools")
import reach  # first of all, to see what Python itself has imported
import zipfile
from pathlib import Path
import compile as compiling

roots = [(f"pyscript/{file.name}", file.read_bytes()) for file in Path("/pyscript").glob("*.py")]
with zipfile.ZipFile("/app-sources.zip") as sources, zipfile.ZipFile("/library.zip") as stock:
    roots += [(name, sources.read(name)) for name in sources.namelist() if name.endswith(".py")]
    names = reach.reached(stock, roots)
compiling.app("/app-sources.zip", "/tools/shipped.py", "/app.zip")
compiling.library("/library.zip", names, "/trimmed.zip")
`);
writeFileSync(app, py.FS.readFile("/app.zip"));
writeFileSync(library, py.FS.readFile("/trimmed.zip"));
