"""Make the types of the browser's Python packages readable to mypy: build/stubs.

There are no stubs for PyScript and Pyodide on PyPI. Their sources, which come with npm, serve as
stubs: `pyscript` from @pyscript/core, `pyodide` from Pyodide's standard library. The browser's
globals (`js`) and our own scripts (`pyscript.js_modules`) are dynamic: their stubs answer `Any`.
"""

import shutil
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STUBS = ROOT / "build" / "stubs"
ANYTHING = "from typing import Any\n\ndef __getattr__(name: str) -> Any: ...\n"


def main() -> None:
    shutil.rmtree(STUBS, ignore_errors=True)
    modules = ROOT / "node_modules"
    shutil.copytree(modules / "@pyscript/core/src/stdlib/pyscript", STUBS / "pyscript")
    with zipfile.ZipFile(modules / "pyodide/python_stdlib.zip") as stdlib:
        for name in stdlib.namelist():
            if name.startswith(("pyodide/", "_pyodide/")):
                stdlib.extract(name, STUBS)
    for name in ("js", "pyodide_js", "polyscript", "pyscript/js_modules"):
        (STUBS / f"{name}.pyi").write_text(ANYTHING)


if __name__ == "__main__":
    main()
