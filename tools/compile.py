"""Compile the Python of a zip; tools/compile.mjs runs this inside Pyodide.

A page that loads sources compiles them at every start, which takes longer than all the rest
of the start together. The same input gives the same bytes: dates are fixed. Docstrings and
assertions are left out, and (PYTHONNODEBUGRANGES) the columns of tracebacks.
"""

import importlib.util
import io
import marshal
import zipfile
from collections.abc import Iterable

DATE = (1980, 1, 1, 0, 0, 0)
UNCHECKED = b"\x01" + bytes(11)
"""The header of a .pyc that is never compared with a source: flags, a hash nobody reads."""


def compiled(sources: zipfile.ZipFile, names: Iterable[str], compression: int) -> bytes:
    """A zip of the files `names` of `sources`, each `.py` replaced by its `.pyc`."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compression, compresslevel=9) as target:
        for name in sorted(names):
            content = sources.read(name)
            if name.endswith(".py"):
                content, name = bytecode(content, name), f"{name}c"
            add(target, name, content)
    return packed.getvalue()


def add(target: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Put a file into a zip with the date that all have."""
    target.writestr(zipfile.ZipInfo(name, DATE), content, target.compression, compresslevel=9)


def bytecode(source: bytes, name: str) -> bytes:
    """The `.pyc` of `source`, which tracebacks will call `name`."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def library(source: str, names: Iterable[str], target: str) -> None:
    """Write the standard library with those modules, each one packed by itself: the interpreter
    reads it as it is."""
    with zipfile.ZipFile(source) as sources, open(target, "wb") as out:  # noqa: PTH123
        out.write(compiled(sources, names, zipfile.ZIP_DEFLATED))


def app(source: str, target: str) -> None:
    """Write the page's modules: python.zip, unpacked, within a zip that packs it as a whole, which
    is a third smaller and quicker to import from than modules packed one by one."""
    with zipfile.ZipFile(source) as sources:
        names = [name for name in sources.namelist() if not name.endswith("/")]
        modules = compiled(sources, names, zipfile.ZIP_STORED)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        add(packed, "python.zip", modules)
