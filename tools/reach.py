"""Which modules of the standard library the page can reach; tools/compile.mjs runs this in Pyodide.

In the page's code and in PyScript's, every import counts. In the standard library, only what a
module imports while it is imported itself counts: what its functions import later is for uses that
we don't make of it. e2e/ proves the result on the built site.
"""

import sys

STARTED = tuple(sys.modules)
"""What the interpreter has imported by itself."""

import ast  # noqa: E402
import zipfile  # noqa: E402
from collections.abc import Iterable, Iterator  # noqa: E402

ALSO = (
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1", "html.entities"),
    # ra/file_letters.py reads old mail
    *("encodings.cp1250", "encodings.cp1251", "encodings.cp1252", "encodings.koi8_r"),
)
"""Imported by names that are put together at run time."""
NEVER = (
    # Python's own stand-ins for modules that Pyodide has in C
    *("_py_abc", "_pydatetime", "_threading_local"),
    # for other systems, and for the command line
    *("argparse", "asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils"),
    *("encodings._win_cp_codecs", "importlib.metadata"),
)
"""Imported only where something else is missing, or on other systems."""
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def reached(library: zipfile.ZipFile, roots: Iterable[tuple[str, bytes]]) -> list[str]:
    """The files of `library` that the modules `roots` (names of files, sources) need, and what the
    interpreter itself imports."""
    files = set(library.namelist())
    todo = {*STARTED, *ALSO}
    for file, source in roots:
        todo |= set(imported(file, source, everywhere=True))
    kept: set[str] = set()
    seen = set(NEVER)
    while todo:
        name = todo.pop()
        for module in (*parents(name), name):
            found = file_of(module, files)
            if found is None or module in seen:
                continue
            seen.add(module)
            todo |= set(imported(found, library.read(found), everywhere=False))
            if not frozen(module):
                kept.add(found)
    return sorted(kept)


def parents(name: str) -> Iterator[str]:
    """The packages that a module is in, the outermost first."""
    parts = name.split(".")[:-1]
    return (".".join(parts[: depth + 1]) for depth in range(len(parts)))


def file_of(module: str, files: set[str]) -> str | None:
    """The file that holds a module, if there is one."""
    path = module.replace(".", "/")
    return next((file for file in (f"{path}/__init__.py", f"{path}.py") if file in files), None)


def frozen(module: str) -> bool:
    """Whether the interpreter holds the module in itself."""
    spec = getattr(sys.modules.get(module), "__spec__", None)
    return spec is not None and spec.origin == "frozen"


def imported(file: str, source: bytes, *, everywhere: bool) -> Iterator[str]:
    """All names in a file that may be those of imported modules; if `everywhere`, also those in
    functions."""
    parts = file.removesuffix(".py").split("/")
    package = parts[:-1]
    for node in statements(ast.parse(source), everywhere=everywhere):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def statements(tree: ast.AST, *, everywhere: bool) -> Iterator[ast.AST]:
    """All nodes but those that only type checkers and the command line reach; if not `everywhere`,
    without those in functions."""
    for node in ast.iter_child_nodes(tree):
        if not everywhere and isinstance(node, _FUNCTIONS):
            continue
        if isinstance(node, ast.If) and names_in(node.test) & {"TYPE_CHECKING", "__name__"}:
            for branch in node.orelse:
                yield from (branch, *statements(branch, everywhere=everywhere))
            continue
        yield node
        yield from statements(node, everywhere=everywhere)


def names_in(test: ast.AST) -> set[str]:
    """The names that a condition uses, after the last dot."""
    return {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(test)
        if isinstance(node, ast.Name | ast.Attribute)
    }
