"""Compile the Python that the page loads; tools/compile.mjs runs this inside Pyodide.

A page that loads sources compiles them at every start, which takes longer than all the rest
of the start together. The same input gives the same bytes: dates are fixed. Docstrings and
assertions are left out, and (PYTHONNODEBUGRANGES) the columns of tracebacks.
"""

import ast
import builtins
import dataclasses
import hashlib
import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterable
from types import CodeType

DATE = (1980, 1, 1, 0, 0, 0)
UNCHECKED = b"\x01" + bytes(11)
"""The header of a .pyc that is never compared with a source: flags, a hash nobody reads."""
EDGE = ("web/edge.py", "web/page.py")
"""What can be imported only in a page, besides web/browser/."""
MODULES, SHIPPED = "python.zip", "shipped.py"


def compiled(sources: zipfile.ZipFile, names: Iterable[str], compression: int) -> bytes:
    """A zip of the files `names` of `sources`, each `.py` replaced by its `.pyc`."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compression, compresslevel=9) as target:
        # What is alike lies together, and so becomes smaller when it is compressed as a whole.
        for name in sorted(names, key=lambda name: (not name.endswith(".py"), name)):
            content = sources.read(name)
            if name.endswith(".py"):
                content, name = bytecode(content, name), f"{name}c"
            add(target, name, content)
    return packed.getvalue()


def add(target: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Put a file into a zip, with the date that all files get."""
    target.writestr(zipfile.ZipInfo(name, DATE), content, target.compression, compresslevel=9)


def bytecode(source: bytes, name: str) -> bytes:
    """The `.pyc` of `source`, which tracebacks will call `name`."""
    tree = WithoutWords().visit(ast.parse(source, name))
    assert isinstance(tree, ast.Module)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=1)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


class WithoutWords(ast.NodeTransformer):
    """Takes out what only people and checkers read: docstrings, and the types of functions.
    A decorated class keeps a blank docstring: without one, a dataclass would make its own, which
    takes longer than all else it does. Types in classes stay, as they make fields."""

    def visit(self, node: ast.AST) -> ast.AST:
        self.generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and is_words(body[0]):
            kept = [] if len(body) > 1 else [ast.copy_location(ast.Pass(), body[0])]
            node.body = [*kept, *body[1:]]  # type: ignore[attr-defined]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            blank = ast.Expr(ast.Constant(" "))
            node.body.insert(0, ast.fix_missing_locations(ast.copy_location(blank, node)))
        return node


def is_words(statement: ast.stmt) -> bool:
    """Whether a statement is only a string."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def library(source: str, names: Iterable[str], target: str) -> None:
    """Write the standard library with the modules `names` only, each compressed by itself, since
    the interpreter reads that zip as it is."""
    with zipfile.ZipFile(source) as sources, open(target, "wb") as out:  # noqa: PTH123
        out.write(compiled(sources, names, zipfile.ZIP_DEFLATED))


def app(source: str, shipped: str, target: str) -> None:
    """Write the page's modules: an uncompressed python.zip within a zip that compresses it as a
    whole, which is a third smaller and quicker to import from than modules compressed one by one.
    Beside it go what starts them (tools/shipped.py) and the code of all dataclasses."""
    with zipfile.ZipFile(source) as sources:
        names = [name for name in sources.namelist() if not name.endswith("/")]
        modules = compiled(sources, names, zipfile.ZIP_STORED)
    with open(shipped, "rb") as file:  # noqa: PTH123
        start = file.read()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        add(packed, MODULES, modules)
        add(packed, f"{SHIPPED}c", bytecode(start, SHIPPED))
        add(packed, "dataclasses.bin", marshal.dumps(dataclass_codes(modules, names)))


def dataclass_codes(modules: bytes, names: Iterable[str]) -> dict[bytes, CodeType]:
    """The code of each text that `dataclasses` generates for a class of the app."""
    with open(MODULES, "wb") as out:  # noqa: PTH123
        out.write(modules)
    sys.path.insert(0, MODULES)
    texts: set[str] = set()

    def record(text: str, *spaces: dict[str, object]) -> None:
        texts.add(text)
        builtins.exec(text, *spaces)

    dataclasses.exec = record  # type: ignore[attr-defined]
    for name in names:
        if name.endswith(".py") and "/browser/" not in name and name not in EDGE:
            importlib.import_module(
                name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            )
    del dataclasses.exec  # type: ignore[attr-defined]
    if not texts:
        raise SystemExit("dataclasses now makes its methods differently: see tools/compile.py")
    return codes(texts)


def codes(texts: Iterable[str]) -> dict[bytes, CodeType]:
    """The code of each text by its SHA-256. With the texts themselves as keys, the page would have
    13 kB more to load; a checksum of few bits might give a text the code of another."""
    return {hashlib.sha256(text.encode()).digest(): placeless(text) for text in sorted(texts)}


def placeless(text: str) -> CodeType:
    """The code of a text that nobody reads, all of it on its first line: tables of places would be
    a tenth of it."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.arg):
            node.lineno = node.end_lineno = 1
            node.col_offset = node.end_col_offset = 0
    code: CodeType = compile(tree, "<dataclass>", "exec", dont_inherit=True)
    return code
