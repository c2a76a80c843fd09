"""Build the site: everything the page needs, as static files, into dist/.

    index.html  pyscript.toml      with the vendor folders' versions filled in
    app.zip                        ra/, web/ and the Python packages they use, compiled: python.zip
    web/main.py                    what PyScript starts
    web/static/                    pictures, scripts, app.css (web/static/css/*.css in one)
    vendor/NAME-VERSION/           Pyodide, PyScript, Idiomorph, the display face

Sources name `vendor/pyodide/...`; the version comes in here, so that a browser may keep those
files for ever. All addresses are relative: the site works in any folder of any static host.
"""

import gzip
import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.catalogues import compile_catalogues  # noqa: E402

BUILD = ROOT / "build"
SITE = BUILD / "site"
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"

PYTHON_PACKAGES = ("htpy", "markupsafe")
STARTED_BY_PYSCRIPT = "web/main.py"
SCRIPTS_AND_STYLES = {".html", ".toml", ".js", ".css"}

FACE = "Alegreya"
FACE_WEIGHTS = (700,)
FACE_SUBSETS = ("cyrillic", "latin-ext", "latin")
# What stands in until the face has arrived, scaled so that nothing moves when it does.
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
    def about(self) -> dict[str, str]:
        """The package's own package.json."""
        about: dict[str, str] = json.loads((self.source / "package.json").read_text())
        return about

    @property
    def folder(self) -> str:
        return f"{self.name}-{self.about['version']}"


VENDORS = (
    Vendor("pyodide", "pyodide", ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")),
    Vendor(
        "pyscript",
        "@pyscript/core",
        ("LICENSE", "dist/core.js", "dist/core-*.js", "dist/error-*.js", "dist/toml-*.js"),
    ),
    Vendor("idiomorph", "idiomorph", ("LICENSE", "dist/idiomorph.esm.js")),
    Vendor(
        "alegreya",
        "@fontsource/alegreya",
        (
            "LICENSE",
            *(f"files/alegreya-{s}-{w}-normal.woff2" for s in FACE_SUBSETS for w in FACE_WEIGHTS),
        ),
    ),
)


def copy_vendors() -> None:
    """Copy what the page needs of each npm package, and say whose it is."""
    notices = []
    for vendor in VENDORS:
        target = SITE / "vendor" / vendor.folder
        target.mkdir(parents=True)
        for pattern in vendor.files:
            found = list(vendor.source.glob(pattern))
            if not found:
                raise SystemExit(f"{vendor.package} has no {pattern}: run `npm ci`")
            for file in found:
                shutil.copyfile(file, target / file.name)
        about = vendor.about
        notices.append(f"{vendor.package} {about['version']}: licence {about['license']}\n")
    for package in PYTHON_PACKAGES:
        facts = importlib.metadata.metadata(package)
        notices.append(f"{package} {facts['Version']}: licence {facts['License-Expression']}\n")
    (SITE / "vendor" / "NOTICE.txt").write_text("".join(notices))


def pyodide_folder() -> Path:
    return SITE / "vendor" / VENDORS[0].folder


def package_index() -> None:
    """Pyodide's list of packages, without the packages: the page brings its own."""
    index = json.loads((VENDORS[0].source / "pyodide-lock.json").read_text())
    index["packages"] = {}
    (pyodide_folder() / "pyodide-lock.json").write_text(json.dumps(index, separators=(",", ":")))


def app_files() -> Iterator[tuple[str, Path]]:
    """Name in app.zip and place on the disk of all that Python imports or reads in the page."""
    for file in sorted((*(ROOT / "ra").rglob("*"), *(ROOT / "web").rglob("*"))):
        name = file.relative_to(ROOT).as_posix()
        skipped = name.startswith("web/static/") or file.suffix not in {".py", ".mo"}
        if file.is_file() and not skipped:
            yield name, file
    for package in PYTHON_PACKAGES:
        for entry in importlib.metadata.files(package) or ():
            if entry.suffix == ".py":
                yield entry.as_posix(), Path(str(entry.locate()))


def compile_python() -> None:
    """Make app.zip and the part of Python's standard library that is used (tools/compile.mjs)."""
    sources = BUILD / "app-sources.zip"
    with zipfile.ZipFile(sources, "w") as archive:
        for name, file in app_files():
            archive.write(file, name)
    pyscript = VENDORS[1].source / "src" / "stdlib" / "pyscript"
    results = SITE / "app.zip", pyodide_folder() / "python_stdlib.zip"
    places = (ROOT / "tools" / "compile.mjs", sources, pyscript, *results)
    command = ["node", *map(str, places)]
    subprocess.run(command, cwd=ROOT, check=True)


def face_css() -> str:
    """@font-face rules for the display face, addresses relative to web/static/app.css."""
    ranges: dict[str, str] = json.loads((MODULES / "@fontsource/alegreya/unicode.json").read_text())
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


def copy_page() -> None:
    """Pictures, scripts, styles, and what PyScript starts."""
    static = ROOT / "web" / "static"
    shutil.copytree(static, SITE / "web" / "static", ignore=shutil.ignore_patterns("css"))
    styles = [file.read_text() for file in sorted((static / "css").glob("*.css"))]
    (SITE / "web" / "static" / "app.css").write_text("".join([face_css(), *styles]))
    for name in ("index.html", "pyscript.toml", STARTED_BY_PYSCRIPT):
        shutil.copyfile(ROOT / name, SITE / name)
    (SITE / ".nojekyll").touch()


def add_versions() -> None:
    """Name the vendor folders as they are called in the site."""
    for file in SITE.rglob("*"):
        if file.suffix in SCRIPTS_AND_STYLES and "vendor" not in file.relative_to(SITE).parts:
            text = file.read_text()
            for vendor in VENDORS:
                text = text.replace(f"vendor/{vendor.name}/", f"vendor/{vendor.folder}/")
            file.write_text(text)


def fetched_at_start() -> dict[str, int]:
    """Address and bytes of each file the page loads before Python has drawn it."""
    vendors = {vendor.name: f"vendor/{vendor.folder}" for vendor in VENDORS}
    names = [
        "pyscript.toml",
        "app.zip",
        "web/main.py",
        "web/static/patch.js",
        "web/static/start.js",
    ]
    names += [f"{vendors['pyodide']}/{file.name}" for file in pyodide_folder().iterdir()]
    core = (SITE / vendors["pyscript"]).glob("core*.js")
    names += [f"{vendors['pyscript']}/{file.name}" for file in core]
    names += [f"{vendors['idiomorph']}/idiomorph.esm.js"]
    return {name: (SITE / name).stat().st_size for name in sorted(names)}


def fill_in_sizes() -> None:
    page = SITE / "index.html"
    sizes = json.dumps(fetched_at_start(), separators=(",", ":"))
    filled, places = re.subn(r'(id="boot-files">)\{\}', rf"\g<1>{sizes}", page.read_text())
    if places != 1:
        raise SystemExit("index.html has no place for the sizes (id=boot-files)")
    page.write_text(filled)


def report() -> None:
    """Print what the site weighs: on the disk, and as a host with gzip sends it."""
    whole = packed = 0
    rows = []
    for file in SITE.rglob("*"):
        if file.is_file():
            content = file.read_bytes()
            size, sent = len(content), len(gzip.compress(content, 6))
            whole, packed = whole + size, packed + sent
            rows.append((size, sent, file.relative_to(SITE).as_posix()))
    for size, sent, name in sorted(rows, reverse=True)[:8]:
        print(f"{size / 1000:9.1f} kB {sent / 1000:9.1f} kB gzip  {name}")
    print(f"{whole / 1000:9.1f} kB {packed / 1000:9.1f} kB gzip  all {len(rows)} files")


def publish() -> None:
    """Put the new site in the place of the old one at once."""
    old = BUILD / "site-before"
    shutil.rmtree(old, ignore_errors=True)
    if DIST.exists():
        DIST.rename(old)
    SITE.rename(DIST)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    SITE.mkdir(parents=True)
    compile_catalogues()
    copy_vendors()
    package_index()
    copy_page()
    compile_python()
    add_versions()
    fill_in_sizes()
    report()
    publish()


if __name__ == "__main__":
    main()
