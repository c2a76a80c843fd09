"""What the site takes from others: which files of which packages, and whose they are."""

from __future__ import annotations

import html
import importlib.metadata
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"

PYTHON_PACKAGES = ("htpy", "markupsafe")
# For other frameworks, and for htpy's command.
NOT_FOR_PAGES = {"htpy/django.py", "htpy/starlette.py", "htpy/html2htpy.py"}

FACE = "Alegreya"
FACE_WEIGHTS = (700,)
FACE_SUBSETS = ("cyrillic", "latin-ext", "latin")
# What is used until the typeface has arrived, scaled so that nothing moves when it does.
FALLBACK = """@font-face {
  font-family: "Alegreya fallback"; font-weight: 700;
  src: local("Georgia Bold"), local("Times New Roman Bold"), local("Liberation Serif Bold");
  size-adjust: 95%; ascent-override: 107%; descent-override: 36.3%; line-gap-override: 0%;
}
"""


@dataclass(frozen=True)
class Vendor:
    """What the site takes from an npm package; `files` are patterns within it."""

    name: str
    package: str
    files: tuple[str, ...]

    @property
    def source(self) -> Path:
        return MODULES / self.package

    @property
    def about(self) -> dict[str, Any]:
        """The package's own package.json."""
        about: dict[str, Any] = json.loads((self.source / "package.json").read_text())
        return about

    @property
    def folder(self) -> str:
        """Its folder in the site, with the version: browsers may keep those files for ever."""
        return f"vendor/{self.name}-{self.about['version']}"


PYODIDE = Vendor("pyodide", "pyodide", ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"))
PYSCRIPT = Vendor(
    "pyscript",
    "@pyscript/core",
    ("dist/core.js", "dist/core-*.js", "dist/error-*.js", "dist/toml-*.js"),
)
IDIOMORPH = Vendor("idiomorph", "idiomorph", ("dist/idiomorph.esm.js",))
ALEGREYA = Vendor(
    "alegreya",
    "@fontsource/alegreya",
    tuple(f"files/alegreya-{s}-{w}-normal.woff2" for s in FACE_SUBSETS for w in FACE_WEIGHTS),
)
VENDORS = (PYODIDE, PYSCRIPT, IDIOMORPH, ALEGREYA)


def copy_vendors(site: Path) -> None:
    """Copy what the page needs of each npm package."""
    for vendor in VENDORS:
        target = site / vendor.folder
        target.mkdir(parents=True)
        for pattern in vendor.files:
            found = list(vendor.source.glob(pattern))
            if not found:
                raise SystemExit(f"{vendor.package} has no {pattern}: run `npm ci`")
            for file in found:
                shutil.copyfile(file, target / file.name)
    # Pyodide's list of packages, without the packages: the page brings its own.
    index = json.loads((PYODIDE.source / "pyodide-lock.json").read_text())
    index["packages"] = {}
    lock = site / PYODIDE.folder / "pyodide-lock.json"
    lock.write_text(json.dumps(index, separators=(",", ":")))


def python_files() -> Iterator[tuple[str, Path]]:
    """Name and place of every module of the Python packages that the page ships."""
    for package in PYTHON_PACKAGES:
        for entry in importlib.metadata.files(package) or ():
            if entry.suffix == ".py" and entry.as_posix() not in NOT_FOR_PAGES:
                yield entry.as_posix(), Path(str(entry.locate()))


def name_versions(text: str, up: str) -> str:
    """The text with each `vendor/NAME/` replaced by the folder's name in the site. `up` leads from
    the folder that the text's addresses are relative to, to the site's."""
    for vendor in VENDORS:
        text = text.replace(f"vendor/{vendor.name}/", f"{up}{vendor.folder}/")
    return text


def face_css() -> str:
    """@font-face rules for the display face, addresses as from web/static/app.css."""
    ranges: dict[str, str] = json.loads((ALEGREYA.source / "unicode.json").read_text())
    rules = [FALLBACK]
    for weight in FACE_WEIGHTS:
        for subset in FACE_SUBSETS:
            address = f"../../vendor/alegreya/alegreya-{subset}-{weight}-normal.woff2"
            rules.append(
                f"@font-face {{\n  font-family: {FACE}; font-weight: {weight};\n"
                f'  font-display: swap; src: url("{address}") format("woff2");\n'
                f"  unicode-range: {ranges[subset]};\n}}\n"
            )
    return "".join(rules)


_LICENCES_STYLE = """\
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 45rem; margin: 0 auto; padding: 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.85rem; }
a { display: inline-block; padding: 0.65rem 0; }
"""


def licences() -> str:
    """A page that names everything that is shipped, with its licence's text."""
    parts = []
    for name, version, licence, text in _shipped():
        parts.append(
            f"<h2>{html.escape(name)} {html.escape(version)}</h2>\n<p>{html.escape(licence)}</p>\n"
            f"<pre>{html.escape(text.strip())}</pre>\n"
        )
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        "<title>Third-party software</title>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>\n{_LICENCES_STYLE}</style>\n"
        '<p><a href="./">Back to the game</a></p>\n'
        "<h1>Third-party software</h1>\n"
        "<p>What this site ships that others made, with licences. At the end: our own.</p>\n"
        + "".join(parts)
        + "</html>\n"
    )


def _shipped() -> Iterator[tuple[str, str, str, str]]:
    """Name, version, licence and its text: ours last."""
    for vendor in VENDORS:
        about = vendor.about
        yield vendor.package, about["version"], about["license"], _text(vendor)
    workbox = json.loads((MODULES / "workbox-build" / "package.json").read_text())
    text = (MODULES / "workbox-build" / "LICENSE").read_text()
    yield "Workbox (the service worker)", workbox["version"], workbox["license"], text
    python = "https://docs.python.org/3/license.html"
    yield "Python (within Pyodide)", "3.14", "PSF-2.0", f"The text is at {python}"
    for package in PYTHON_PACKAGES:
        facts = importlib.metadata.metadata(package)
        files = importlib.metadata.files(package) or ()
        file = next(file for file in files if "LICENSE" in file.name.upper())
        licence = facts["License-Expression"] or facts["License"] or ""
        yield package, facts["Version"], licence, file.read_text()
    yield "Ra games", "", "MIT", (ROOT / "LICENSE").read_text()


def _text(vendor: Vendor) -> str:
    found = (file for file in sorted(vendor.source.glob("*")) if "LICENSE" in file.name.upper())
    file = next(found, None)
    if file is not None:
        return file.read_text()
    # The package comes without the text.
    source = vendor.about["repository"]["url"].removeprefix("git+").removesuffix(".git")
    return f"Text and source: {source}"
