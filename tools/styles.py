"""The style sheets: where they are, and how the page's single sheet is made of them.

A sheet is beside the view that it styles and has its name; what belongs to no single view is in
web/styles/. Later layers win over earlier ones, whatever their selectors; the order of the files
within a layer must not matter.
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
    "print": ("print.css",),
}
"""Each layer's sheets, below web/; the first pattern that fits a sheet gives its place."""


def sheets() -> list[tuple[str, Path]]:
    """Every sheet with the name of its layer, in the order of the page's style sheet."""
    placed: dict[Path, str] = {}
    for layer, patterns in LAYERS.items():
        for pattern in patterns:
            for sheet in sorted(WEB.glob(pattern)):
                placed.setdefault(sheet, layer)
    return [(layer, sheet) for sheet, layer in placed.items()]


def page_style() -> str:
    """The page's style sheet: all sheets, each in its layer, without comments and white space."""
    parts = [f"@layer {', '.join(LAYERS)};\n"]
    parts += [f"@layer {layer} {{\n{sheet.read_text('utf-8')}}}\n" for layer, sheet in sheets()]
    command = [str(ESBUILD), "--loader=css", "--minify-whitespace", "--log-level=warning"]
    done = subprocess.run(
        command, input="".join(parts), stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout
