"""Compile the Python of a zip; tools/compile.mjs runs this inside Pyodide.

A page that loads sources compiles them at every start, which takes longer than all the rest
of the start together. The same input gives the same bytes: dates are fixed.
"""

import py_compile
import tempfile
import zipfile
from pathlib import Path

DATE = (1980, 1, 1, 0, 0, 0)


def compile_archive(source: str, target: str) -> None:
    """Write to `target` the zip `source` with each `.py` replaced by its `.pyc`."""
    with (
        zipfile.ZipFile(source) as sources,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as compiled,
        tempfile.TemporaryDirectory() as folder,
    ):
        for name in sorted(sources.namelist()):
            if name.endswith("/"):
                continue
            content = sources.read(name)
            if name.endswith(".py"):
                content = bytecode(content, name, Path(folder))
                name = f"{name}c"
            compiled.writestr(
                zipfile.ZipInfo(name, DATE), content, zipfile.ZIP_DEFLATED, compresslevel=9
            )


def bytecode(source: bytes, name: str, folder: Path) -> bytes:
    """The `.pyc` of `source`, which tracebacks will call `name`."""
    script, result = folder / "module.py", folder / "module.pyc"
    script.write_bytes(source)
    py_compile.compile(
        str(script),
        cfile=str(result),
        dfile=name,
        doraise=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return result.read_bytes()
