"""Build the site as one HTML file that plays from a disk: dist/ into build/ra.html.

A page opened by double-click can't load files beside it. So this one has styles, pictures and
classic scripts inside; whatever else it loads is at its end as gzip in base64, in scripts that do
nothing. From there tools/one_file/page.js serves PyScript, and tools/one_file/worker.js the
opponent's worker; tools/one_file/bundle.mjs makes few modules of many.

The input is dist/; the build stops at anything that it does not know how to include.
"""

import base64
import gzip
import hashlib
import io
import json
import posixpath
import re
import subprocess
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
BUNDLER = ROOT / "tools" / "one_file" / "bundle.mjs"
TARGET = ROOT / "build" / "ra.html"

WORKER = "web/static/opponent.js"
# What the worker fetches and imports.
THINKING = re.compile(r"vendor/pyodide-.*|.*/app\.zip")
# The page makes no requests: what it fetches is within it.
POLICY = (
    "default-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic' 'wasm-unsafe-eval'; "
    "worker-src data:; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)
RUNS = ' nonce="{nonce}"'
"""Of a script that the page is to run."""
MEDIA = {".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2"}
# Links that are useful only to a site.
LEFT_OUT = {"manifest", "apple-touch-icon", "preload", "modulepreload"}
# Pyodide's scripts are included as they are; tools/one_file/ relies on these texts in them.
RELIED_ON = {
    "pyodide.mjs": (
        ".createPyodideModule",
        "indexURL}pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    ),
    "pyodide.asm.mjs": ("export default ",),
}

NAMING = re.compile(r'<(\w+)([^>]*\s(?:src|href)="[^>]*)>(?:</script>)?')
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_POLICY = re.compile(r'\s*<meta http-equiv="Content-Security-Policy"[^>]*>')
_LIST = re.compile(r'<script type="application/json" id="boot-files">(.*?)</script>', re.DOTALL)


def data_url(file: Path) -> str:
    content = base64.b64encode(file.read_bytes()).decode()
    return f"data:{MEDIA[file.suffix]};base64,{content}"


def style(file: Path) -> str:
    """A style sheet with the files that it names inside it."""
    carried = [f"--loader:{ending}=dataurl" for ending in MEDIA]
    command = [
        f"{ESBUILD}",
        f"{file}",
        "--bundle",
        "--minify-whitespace",
        "--log-level=warning",
        *carried,
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return f"<style>\n{done.stdout}</style>"


def script(text: str, attributes: str = "") -> str:
    """A <script>; the build stops if the text has something that would end it or hide its end."""
    if found := re.search(r"</script|<!--", text, re.IGNORECASE):
        raise SystemExit(f"This can't stand within <script>: {text[found.start() :][:80]}")
    return f"<script{attributes}>{text}</script>"


def take(found: re.Match[str], entries: list[str]) -> str:
    """What replaces a tag that names another file; the names of modules are added to `entries`."""
    tag, attributes = found[1], dict(_ATTRIBUTE.findall(found[2]))
    address = attributes.get("src") or attributes["href"]
    name = posixpath.normpath(address)
    match tag, attributes.get("rel") or attributes.get("type"):
        case "script", "py":
            return found[0]
        case "script", "module":
            entries.append(name)
            return ""
        case "script", None:
            return script(f"\n{(DIST / name).read_text()}", RUNS)
        case "link", "stylesheet":
            return style(DIST / name)
        case ("link", "icon") | ("img", None):
            return found[0].replace(address, data_url(DIST / name))
        case "link", kind if kind in LEFT_OUT:
            return ""
    raise SystemExit(f"What is one file to do with {found[0]}?")


@dataclass(frozen=True, slots=True)
class Bundled:
    """The page's scripts, each with all that it needs (tools/one_file/bundle.mjs)."""

    modules: dict[str, str]
    """Name and code of each module that is imported; they import each other as site:/NAME."""
    taken: list[str]
    """The site's files that have gone into them."""
    page: str
    worker: str


def bundled(modules: list[str], worker: str, pyodide: str) -> Bundled:
    """Bundle the `modules`, which keep their names, and the worker, which takes its Python from
    the module `pyodide`."""
    wish = {"site": str(DIST), "modules": modules, "worker": worker, "pyodide": pyodide}
    done = subprocess.run(
        ["node", BUNDLER], input=json.dumps(wish), stdout=subprocess.PIPE, text=True, check=True
    )
    return Bundled(**json.loads(done.stdout))


def stored(archive: bytes) -> bytes:
    """A zip, uncompressed: if it is compressed as a whole, it becomes smaller."""
    result = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as source, zipfile.ZipFile(result, "w") as target:
        for entry in source.infolist():
            target.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), source.read(entry))
    return result.getvalue()


def content(name: str) -> bytes:
    """A file of the site that is not a module, in the form that the page includes."""
    whole = (DIST / name).read_bytes()
    return stored(whole) if name.endswith(".zip") else whole


def kept(name: str) -> str:
    """The code of one of Pyodide's scripts; the build stops if it lacks something that
    tools/one_file/ relies on."""
    code = (DIST / name).read_text()
    for text in RELIED_ON[posixpath.basename(name)]:
        if text not in code:
            raise SystemExit(f"{name} no longer has {text!r}, which tools/one_file/ relies on")
    if not code.isascii():
        raise SystemExit(f"{name} is no longer ASCII, which pyodide.js relies on")
    return code


def pack(name: str, whole: bytes) -> str:
    packed = base64.b64encode(gzip.compress(whole, 9, mtime=0)).decode()
    return script(packed, f' type="application/gzip" data-packed="{name}"')


def listed(html: str) -> list[str]:
    """The names of all that the site loads at its start, modules included."""
    found = _LIST.search(html)
    if found is None:
        raise SystemExit("index.html has no list of what it loads (id=boot-files)")
    return list(json.loads(found[1]))


def imported_by_python(config: str) -> list[str]:
    """The modules that PyScript's configuration names for Python."""
    modules = tomllib.loads((DIST / config).read_text())["js_modules"]["main"]
    folder = posixpath.dirname(config)
    return [posixpath.normpath(posixpath.join(folder, address)) for address in modules]


def one_file() -> str:
    """The whole page."""
    entries: list[str] = []
    html = (DIST / "index.html").read_text()
    html = NAMING.sub(lambda found: take(found, entries), _POLICY.sub("", html))
    loaded = listed(html)
    python = {name: kept(name) for name in loaded if posixpath.basename(name) in RELIED_ON}
    [pyodide] = (name for name in python if name.endswith("/pyodide.mjs"))
    [worker] = (file.relative_to(DIST).as_posix() for file in DIST.glob(f"*/{WORKER}"))
    [config] = (name for name in loaded if name.endswith("/pyscript.toml"))
    scripts = bundled([*entries, *imported_by_python(config)], worker, pyodide)
    modules = scripts.modules | python
    codes = modules | {worker: scripts.worker}
    fetched = {name: content(name) for name in loaded if name not in {*python, *scripts.taken}}
    files = {name: code.encode() for name, code in codes.items()} | fetched
    sizes = {name: len(whole) for name, whole in fetched.items()}
    plan = {
        "worker": worker,
        "entries": entries,
        "modules": sorted(modules),
        "files": sorted(files),
        "thinking": sorted(name for name in files if THINKING.fullmatch(name)),
    }
    head = [
        script(json.dumps(sizes), ' type="application/json" id="boot-files"'),
        script(json.dumps(plan), ' type="application/json" id="file-plan"'),
        script(f"\n{scripts.page}", RUNS),
    ]
    return fill(html, head, files)


def fill(html: str, head: list[str], files: dict[str, bytes]) -> str:
    """Put in the policy, the scripts that run first (`head`), the licences and the files."""
    end = [
        script(f"\n{(DIST / 'licences.html').read_text()}", ' type="text/plain"'),
        *(pack(name, files[name]) for name in sorted(files)),
        "</body>",
    ]
    charset = '<meta charset="utf-8">'
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    html = put(html, re.compile(charset), f"{charset}\n  {policy}")
    html = put(html, _LIST, "\n".join(head))
    return sealed(put(html, re.compile("</body>"), "\n".join(end)))


def sealed(html: str) -> str:
    """The page with a nonce, made from what is in it: the scripts that the build put in run, and
    what they load; nothing else does."""
    digest = hashlib.sha256(html.encode()).digest()
    nonce = base64.b64encode(digest[:18]).decode()
    return html.replace("{nonce}", nonce)


def put(whole: str, place: re.Pattern[str], text: str) -> str:
    """`whole` with `text` in the only place for it; the build stops if there is not exactly one."""
    filled, places = place.subn(lambda _: text, whole)
    if places != 1:
        raise SystemExit(f"{places} places instead of one for {text[:60]}")
    return filled


def main() -> None:
    html = one_file().encode()
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(html)
    print(f"{len(html) / 1e6:.2f} MB  {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
