"""The style sheets: where they are, and how they become the page's one.

A sheet lies beside the view it dresses and is named as it; what is no view's own is in web/styles/.
Later layers win over earlier ones, whatever their selectors: so the order of the files within a
layer must not matter.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
LAYERS: dict[str, tuple[str, ...]] = {
    "tokens": ("styles/tokens.css",),
    "base": ("styles/base.css", "styles/buttons.css", "styles/*.css"),
    "screens": ("screens/*.css",),
    "games": ("games/*/*.css",),
}
"""Each layer's sheets, below web/; the first pattern that fits a sheet gives its place."""


def sheets() -> list[tuple[str, Path]]:
    """Every sheet after the name of its layer, in the order in which they stand in the page's."""
    placed: dict[Path, str] = {}
    for layer, patterns in LAYERS.items():
        for pattern in patterns:
            for sheet in sorted(WEB.glob(pattern)):
                placed.setdefault(sheet, layer)
    return [(layer, sheet) for sheet, layer in placed.items()]


def page_style() -> str:
    """The page's style sheet: all of them, each in its layer, without what only readers need."""
    parts = [f"@layer {', '.join(LAYERS)};\n"]
    parts += [f"@layer {layer} {{\n{sheet.read_text('utf-8')}}}\n" for layer, sheet in sheets()]
    command = [ESBUILD, "--loader=css", "--minify-whitespace", "--log-level=warning"]
    return subprocess.run(
        command, input="".join(parts), stdout=subprocess.PIPE, text=True, check=True
    ).stdout
