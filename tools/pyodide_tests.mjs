// Runs tests/ra (the rules' tests) inside the interpreter the browser gets: Pyodide, here in Node.
// usage: node tools/pyodide_tests.mjs [pytest arguments]; the exit code is pytest's.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const py = await loadPyodide({ env: { HOME: "/tmp", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
for (const [folder, place] of [[root, "/repo"], [join(root, "build/wasm-site"), "/site"]]) {
  py.FS.mkdirTree(place);
  py.mountNodeFS(place, folder);
}
py.globals.set("arguments", py.toPy(process.argv.slice(2)));
process.exitCode = py.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repo", "/site"]
os.chdir("/repo")
import pytest
given = [str(argument) for argument in arguments]
paths = [] if any(argument.startswith("tests/") for argument in given) else ["tests/ra"]
int(pytest.main(["-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", *given, *paths]))
`);
