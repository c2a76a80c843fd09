"""The browser's own objects, whose types Python does not know."""

from typing import Any

import pyscript

window: Any = pyscript.window
document: Any = pyscript.document
