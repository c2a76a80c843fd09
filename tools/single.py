"""Build the site as one HTML file that plays from a disk: dist/ into build/ra.html.

A page that was opened by double-click may load no neighbours. So this one has styles, pictures
and classic scripts inside; what else it loads stands at its end as gzip in base64, in scripts
that do nothing. tools/one_file/page.js serves PyScript from there, tools/one_file/worker.js the
opponent's worker.

Taken is what dist/ holds; the build stops at what it does not know how to take.
"""

import base64
import gzip
import io
import json
import posixpath
import re
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SCRIPTS = ROOT / "tools" / "one_file"
TARGET = ROOT / "build" / "ra.html"

WORKER = "web/static/opponent.js"
# In its place tools/one_file/page.js says that the page is here.
NOT_NEEDED = "web/static/offline.js"
# Nothing is asked of anybody: what the page fetches is within it.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' data: blob:; "
    "worker-src data:; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)
MEDIA = {".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2"}
# Links that are of use to a site alone.
LEFT_OUT = {"manifest", "apple-touch-icon", "preload", "modulepreload"}
# Texts of Pyodide's scripts that tools/one_file/ goes by.
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
_IMPORT = re.compile(r"""((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.{1,2}/[^"'\n]+)\2""")
_LOADER = re.compile(r'^import \{ loadPyodide \} from "([^"]+)";$', re.MULTILINE)
_POLICY = re.compile(r'\s*<meta http-equiv="Content-Security-Policy"[^>]*>')
_LIST = re.compile(r'<script type="application/json" id="boot-files">(.*?)</script>', re.DOTALL)


def data_url(file: Path) -> str:
    content = base64.b64encode(file.read_bytes()).decode()
    return f"data:{MEDIA[file.suffix]};base64,{content}"


def style(file: Path) -> str:
    """A style sheet, the files that it names inside it."""
    css = re.sub(
        r'url\("([^":#]+)"\)',
        lambda found: f'url("{data_url(file.parent / found[1])}")',
        file.read_text(),
    )
    return f"<style>\n{css}</style>"


def script(text: str, attributes: str = "") -> str:
    """A <script>; its text may hold nothing that would end it or hide its end."""
    if found := re.search(r"</script|<!--", text, re.IGNORECASE):
        raise SystemExit(f"This can't stand within <script>: {text[found.start() :][:80]}")
    return f"<script{attributes}>{text}</script>"


def take(found: re.Match[str], entries: list[str]) -> str:
    """What stands in the file for a tag that names another; modules' names go to `entries`."""
    tag, attributes = found[1], dict(_ATTRIBUTE.findall(found[2]))
    address = attributes.get("src") or attributes["href"]
    name = posixpath.normpath(address)
    match tag, attributes.get("rel") or attributes.get("type"):
        case "script", "py":
            return found[0]
        case "script", "module":
            if not name.endswith(NOT_NEEDED):
                entries.append(name)
            return ""
        case "script", None:
            return script(f"\n{(DIST / name).read_text()}")
        case "link", "stylesheet":
            return style(DIST / name)
        case ("link", "icon") | ("img", None):
            return found[0].replace(address, data_url(DIST / name))
        case "link", kind if kind in LEFT_OUT:
            return ""
    raise SystemExit(f"What is one file to do with {found[0]}?")


def modules_from(entries: list[str]) -> dict[str, str]:
    """Name and code of each module that `entries` lead to; they import each other by these names.

    In one file a module has no address that another could be relative to.
    """
    codes: dict[str, str] = {}
    names = list(entries)
    while names:
        name = names.pop()
        if name not in codes:
            codes[name], imported = renamed((DIST / name).read_text(), name)
            names += imported
    return codes


def renamed(code: str, name: str) -> tuple[str, list[str]]:
    """The code of the module `name` that imports by names from the site's folder, and these names;
    a module of ours knows by raFile where it is."""
    names = []

    def rename(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), found[3]))
        if not (DIST / target).is_file():
            return found[0]  # a plugin that the site does without
        names.append(target)
        return f"{found[1]}{found[2]}{target}{found[2]}"

    if not name.startswith("vendor/"):
        code = code.replace("import.meta.url", f'(raFile + "{name}")')
    return _IMPORT.sub(rename, code), names


def stored(archive: bytes) -> bytes:
    """A zip without compression of its own: compressed as a whole it becomes smaller."""
    result = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as source, zipfile.ZipFile(result, "w") as target:
        for entry in source.infolist():
            target.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), source.read(entry))
    return result.getvalue()


def content(name: str) -> bytes:
    """A file of the site that is no module, as the page takes it."""
    whole = (DIST / name).read_bytes()
    return stored(whole) if name.endswith(".zip") else whole


def check(name: str, code: str) -> None:
    """Stop if a script of Pyodide's has changed in what tools/one_file/ goes by."""
    for text in RELIED_ON.get(posixpath.basename(name), ()):
        if text not in code:
            raise SystemExit(f"{name} has no {text!r} any more, which tools/one_file/ relies on")
        if not code.isascii():
            raise SystemExit(f"{name} is not ASCII any more, which worker.js relies on")


def own(*names: str) -> str:
    return "".join((SCRIPTS / name).read_text() for name in names)


def worker(name: str) -> str:
    """The opponent's worker: the site's, with tools/one_file/worker.js in place of its import."""
    code, imported = renamed((DIST / name).read_text(), name)
    if len(imported) != 1:
        raise SystemExit(f"{name} imports more than loadPyodide: {imported}")
    code = put(code, _LOADER, f'const loadPyodide = pyodideFrom("{imported[0]}");')
    return own("packed.js", "worker.js") + code


def pack(name: str, whole: bytes) -> str:
    packed = base64.b64encode(gzip.compress(whole, 9, mtime=0)).decode()
    return script(packed, f' type="application/gzip" data-packed="{name}"')


def listed(html: str) -> list[str]:
    """Names of what the site loads at its start, modules and all."""
    found = _LIST.search(html)
    if found is None:
        raise SystemExit("index.html has no list of what it loads (id=boot-files)")
    return list(json.loads(found[1]))


def one_file() -> str:
    """The whole page."""
    entries: list[str] = []
    html = (DIST / "index.html").read_text()
    html = NAMING.sub(lambda found: take(found, entries), _POLICY.sub("", html))
    loaded = listed(html)
    modules = modules_from([*entries, *(name for name in loaded if name.endswith(".mjs"))])
    for name, code in modules.items():
        check(name, code)
    fetched = {name: content(name) for name in loaded if name not in modules}
    [thinker] = (file.relative_to(DIST).as_posix() for file in DIST.glob(f"*/{WORKER}"))
    files = {name: code.encode() for name, code in modules.items()} | fetched
    files[thinker] = worker(thinker).encode()
    plan = {
        "worker": thinker,
        "entries": entries,
        "modules": sorted(modules),
        "files": sorted(files),
    }
    return fill(html, {name: len(whole) for name, whole in fetched.items()}, plan, files)


def fill(html: str, sizes: object, plan: object, files: dict[str, bytes]) -> str:
    """Put in the policy, the sizes for the progress bar, the page's script, licences, files."""
    head = [
        script(json.dumps(sizes), ' type="application/json" id="boot-files"'),
        script(json.dumps(plan), ' type="application/json" id="file-plan"'),
        script(f"\n{own('packed.js', 'page.js')}"),
    ]
    end = [
        script(f"\n{(DIST / 'licences.html').read_text()}", ' type="text/plain"'),
        *(pack(name, files[name]) for name in sorted(files)),
        "</body>",
    ]
    charset = '<meta charset="utf-8">'
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    html = put(html, re.compile(charset), f"{charset}\n  {policy}")
    html = put(html, _LIST, "\n".join(head))
    return put(html, re.compile("</body>"), "\n".join(end))


def put(whole: str, place: re.Pattern[str], text: str) -> str:
    """`text` in the one place there is for it."""
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
