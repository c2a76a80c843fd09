"""What the page's Python runs first, in app.zip: it finds the modules and speeds up dataclasses.

For each dataclass Python generates text and compiles it at each start: for ours that takes a
quarter of a second. The code of those texts was made with the site (tools/compile.py) and is found
by their SHA-256; any other text is compiled as usual.
"""

import builtins
import dataclasses
import gc
import marshal
import sys
from pathlib import Path

try:  # as random does: importing hashlib takes longer than all the hashing
    from _sha2 import sha256  # type: ignore[import-not-found]
except ImportError:  # before Python 3.12, which only tests have
    from hashlib import sha256

_HERE = Path(__file__).parent
_CODES = marshal.loads((_HERE / "dataclasses.bin").read_bytes())


def _made(text: str, *spaces: dict[str, object]) -> None:
    builtins.exec(_CODES.get(sha256(text.encode()).digest(), text), *spaces)


gc.disable()  # nothing made from here on is garbage
dataclasses.exec = _made  # type: ignore[attr-defined]
sys.path.insert(0, str(_HERE / "python.zip"))
