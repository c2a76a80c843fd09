"""Build the site: everything the page needs, as static files, into dist/.

    index.html                     with the sizes of what will be fetched filled in
    sw.js  manifest.webmanifest    the service worker, and what makes the site installable
    licences.html                  of all that is shipped
    icons/                         for the manifest and the home screens of phones
    app-VERSION/                   ours; VERSION is made from what is in it
        pyscript.toml  web/main.py     what PyScript loads and starts
        app.zip                        ra/, web/ and the Python packages they use, compiled
        web/static/                    pictures, scripts (few of many), app.css (all style sheets)
    vendor/NAME-VERSION/           Pyodide, PyScript, the display face

Folders are named after their versions, so that files of two versions are never mixed, whatever
a browser or a host keeps. All addresses are relative: the site works in any folder of any static
host. The same sources give the same site, byte for byte.
"""

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import vendor  # noqa: E402
from tools.catalogues import compile_catalogues  # noqa: E402
from tools.styles import page_style  # noqa: E402

BUILD = ROOT / "build"
SITE = BUILD / "site"
APP = SITE / "app"
"""What becomes app-VERSION once its files are there."""
DIST = ROOT / "dist"

STARTED = "web/main.py"
LOADED = "pyscript.toml"
NO_MODULES = {"boot.js", "opponent.js"}
"""Scripts that no module imports: the one for the loading screen, and the opponents' worker."""
SHARED = "pictures.js"
"""A module of which there is one, whoever imports it."""
ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
AT_START = vendor.PYODIDE, vendor.PYSCRIPT
"""Those of others whose files are loaded before Python has drawn the page."""
TEXTS = {".toml", ".js", ".css"}
OURS = re.compile(r'(?<=")\./(?=web/static/|web/main\.py|pyscript\.toml)')
"""In index.html: where the address of one of our own files begins."""


def app_files() -> Iterator[tuple[str, Path]]:
    """Name in app.zip and path on the disk of each file that the page's Python imports or reads."""
    for file in sorted((*(ROOT / "ra").rglob("*"), *(ROOT / "web").rglob("*"))):
        name = file.relative_to(ROOT).as_posix()
        if file.suffix in {".py", ".mo"} and name != STARTED:
            yield name, file
    yield from vendor.python_files()


def compile_python() -> None:
    """Make app.zip and the part of Python's standard library that is used (tools/compile.mjs)."""
    sources = BUILD / "app-sources.zip"
    with zipfile.ZipFile(sources, "w") as archive:
        for name, file in app_files():
            archive.write(file, name)
    pyscript = vendor.PYSCRIPT.source / "src" / "stdlib" / "pyscript"
    results = APP / "app.zip", SITE / vendor.PYODIDE.folder / "python_stdlib.zip"
    places = (ROOT / "tools" / "compile.mjs", sources, pyscript, *results)
    subprocess.run(["node", *map(str, places)], cwd=ROOT, check=True)


def copy_app() -> None:
    """Pictures, scripts, styles, and what PyScript loads and starts."""
    static = ROOT / "web" / "static"
    unwanted = shutil.ignore_patterns("icons")
    shutil.copytree(static, APP / "web" / "static", ignore=unwanted)
    (APP / "web" / "static" / "app.css").write_text(vendor.face_css() + page_style())
    for name in (STARTED, LOADED):
        shutil.copyfile(ROOT / name, APP / name)
    for file in APP.rglob("*"):
        if file.suffix in TEXTS:
            # PyScript takes the interpreter's address to be relative to the page, not to this file.
            up = "" if file.name == LOADED else "../"
            file.write_text(vendor.name_versions(file.read_text(), up))


def bundle_scripts() -> None:
    """Make one file of each module that the page or PyScript loads and of all that it imports.

    Each file asked for at the start costs a browser a few milliseconds (docs/performance.md).
    """
    static = APP / "web" / "static"
    loaded = tomllib.loads((APP / LOADED).read_text())["js_modules"]["main"]
    entries = {"start.js", *(Path(address).name for address in loaded)}
    apart = f"--external:./{SHARED}", f"--external:../../../{vendor.PYSCRIPT.folder}/*"
    minified(static, *sorted(entries), "--bundle", "--format=esm", "--minify", *apart)
    for file in static.glob("*.js"):
        if file.name not in {*entries, *NO_MODULES, SHARED}:
            file.unlink()
    shutil.rmtree(SITE / vendor.IDIOMORPH.folder)
    # As they are, but for white space: one is written for old browsers.
    minified(static, *sorted(NO_MODULES), "--minify-whitespace")


def minified(folder: Path, *wish: str) -> None:
    """Have esbuild make scripts of a folder anew, in their places; `wish`: which, and how."""
    places = f"--outdir={folder}", "--allow-overwrite", "--charset=utf8", "--log-level=warning"
    subprocess.run([str(ESBUILD), *wish, *places], cwd=folder, check=True)


def version() -> str:
    """A hash of what the app's folder holds, in eight letters."""
    digest = hashlib.sha256()
    for file in sorted(file for file in APP.rglob("*") if file.is_file()):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(APP).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:8]


def copy_page(app: str) -> None:
    """The page, the manifest and the icons; `app` is the name of the app's folder."""
    page = (ROOT / "index.html").read_text()
    page, places = OURS.subn(f"./{app}/", page)
    fetched = fetched_at_start(app)
    sizes = json.dumps(fetched, separators=(",", ":"))
    page, filled = re.subn(r'(id="boot-files">)\{\}', rf"\g<1>{sizes}", page)
    page = page.replace("</head>", f"{preloads(fetched)}</head>")
    if not places or not filled:
        raise SystemExit("index.html has no address of our files, or no place for the sizes")
    (SITE / "index.html").write_text(page)
    shutil.copytree(ROOT / "web" / "static" / "icons", SITE / "icons")
    shutil.copyfile(ROOT / "web" / "static" / "icon.svg", SITE / "icons" / "icon.svg")
    shutil.copyfile(ROOT / "web" / "manifest.webmanifest", SITE / "manifest.webmanifest")
    (SITE / "licences.html").write_text(vendor.licences())
    (SITE / ".nojekyll").touch()


def preloads(names: Iterable[str]) -> str:
    """Links that make the browser request these files at once, not one after the other.

    WebAssembly gets none: requested early, it comes sooner the first time, but is compiled again at
    every later start (docs/performance.md).
    """
    links = []
    for name in names:
        if Path(name).suffix in {".js", ".mjs"}:
            links.append(f'  <link rel="modulepreload" href="./{name}">\n')
        elif not name.endswith(".wasm"):
            links.append(f'  <link rel="preload" as="fetch" crossorigin href="./{name}">\n')
    return "".join(links)


def fetched_at_start(app: str) -> dict[str, int]:
    """Address and bytes of each file the page loads before Python has drawn it."""
    names = [f"{app}/{name}" for name in (LOADED, STARTED, "app.zip")]
    scripts = (file.name for file in (SITE / app / "web" / "static").glob("*.js"))
    names += [f"{app}/web/static/{name}" for name in scripts if name not in NO_MODULES]
    names.append(f"{app}/web/static/sprite.svg")
    python, pyscript = ([*(SITE / taken.folder).iterdir()] for taken in AT_START)
    # PyScript's package has more files than its core names.
    core = "core.js" + "".join(file.read_text() for file in pyscript if "core" in file.name)
    loaded = [*python, *(file for file in pyscript if file.name in core)]
    names += [file.relative_to(SITE).as_posix() for file in loaded]
    return {name: (SITE / name).stat().st_size for name in sorted(names)}


def add_service_worker() -> None:
    """Make sw.js, which keeps the whole site (tools/service_worker.mjs)."""
    command = ["node", str(ROOT / "tools" / "service_worker.mjs"), str(SITE)]
    subprocess.run(command, cwd=ROOT, check=True)


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
    """Replace the old site by the new one at once."""
    old = BUILD / "site-before"
    shutil.rmtree(old, ignore_errors=True)
    if DIST.exists():
        DIST.rename(old)
    SITE.rename(DIST)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    APP.mkdir(parents=True)
    compile_catalogues()
    vendor.copy_vendors(SITE)
    copy_app()
    bundle_scripts()
    compile_python()
    app = f"app-{version()}"
    APP.rename(SITE / app)
    copy_page(app)
    add_service_worker()
    report()
    publish()


if __name__ == "__main__":
    main()
