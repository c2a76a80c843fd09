"""The one-file build carries a site over as it is, and stops at what it does not know."""

import io
import re
import subprocess
import zipfile
from pathlib import Path
from urllib.parse import unquote

import pytest

from tools import single
from tools.single import RELIED_ON, Bundled


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site with modules, a worker, a picture and a style sheet that shows it."""
    monkeypatch.setattr(single, "DIST", tmp_path)
    (tmp_path / "a").mkdir()
    (tmp_path / "one.js").write_text(
        'import { state } from "./a/state.js"; log("one", state, import.meta.url);'
        'import("./a/late.js"); import("./plugin.js"); import(unknown);'
    )
    (tmp_path / "a" / "two.js").write_text(
        'import { state } from "./state.js"; log("two", state); export const two = 2;'
    )
    (tmp_path / "a" / "state.js").write_text('export const state = log("made, once </script>");')
    (tmp_path / "a" / "late.js").write_text('log("late", import.meta.url);')
    (tmp_path / "a" / "opponent.js").write_text(
        'import { loadPyodide } from "../python/pyodide.mjs";'
        'import { more } from "./more.js"; log(loadPyodide, more, import.meta.url);'
    )
    (tmp_path / "a" / "more.js").write_text('export const more = "said by more.js ⬡";')
    (tmp_path / "sun.svg").write_text("<svg/>")
    (tmp_path / "a" / "sun.css").write_text('a { background: url("../sun.svg"); }')
    return tmp_path


@pytest.fixture
def scripts(site: Path) -> Bundled:
    return single.bundled(["one.js", "a/two.js"], "a/opponent.js", "python/pyodide.mjs")


def taken(tag: str) -> tuple[str, list[str]]:
    """What stands for a tag, and the modules noted."""
    modules: list[str] = []
    return single.NAMING.sub(lambda found: single.take(found, modules), tag), modules


def test_modules_keep_their_names_and_share_what_both_import(scripts: Bundled) -> None:
    """What is in both is a module of its own, imported by a name that an import map can hold."""
    assert {"one.js", "a/two.js"} < scripts.modules.keys()
    [shared] = (name for name, code in scripts.modules.items() if "made, once" in code)
    for name in ("one.js", "a/two.js"):
        assert re.search(rf'from ?"site:/{re.escape(shared)}"', scripts.modules[name]), name
    assert scripts.taken == ["a/late.js", "a/state.js", "a/two.js", "one.js"]


def test_what_modules_import_later(scripts: Bundled) -> None:
    """What the site does without, or what is known when it runs, stays as it is."""
    [late] = (name for name, code in scripts.modules.items() if '"late"' in code)
    for imported in (f'"site:/{late}"', '"./plugin.js"', "unknown"):
        assert f"import({imported})" in scripts.modules["one.js"]


def test_a_module_knows_where_it_would_be(scripts: Bundled) -> None:
    assert 'new URL("one.js",document.baseURI)' in scripts.modules["one.js"]
    assert 'new URL("a/late.js",document.baseURI)' in "".join(scripts.modules.values())
    assert '"site:/a/opponent.js"' in scripts.worker
    assert not [code for code in scripts.modules.values() if "import.meta" in code]


def test_the_worker_takes_its_python_from_the_file(scripts: Bundled) -> None:
    """It is one script, which a data: address can hold; Python's module need not be there."""
    assert "said by more.js" in scripts.worker
    assert '"python/pyodide.mjs"' in scripts.worker
    assert not re.search(r"""\bimport\s*["{]|\bfrom\s*["']""", scripts.worker)
    assert scripts.worker.isascii()


def test_what_a_file_does_in_another_way_than_a_site(site: Path) -> None:
    (site / "web" / "static").mkdir(parents=True)
    for name in ("offline", "thinker"):
        (site / "web" / "static" / f"{name}.js").write_text('log("only in a site")')
    names = ["web/static/offline.js", "web/static/thinker.js"]
    modules = single.bundled(names, "a/opponent.js", "python/pyodide.mjs").modules
    assert "location.reload()" in modules[names[0]]
    assert "data:text/javascript," in modules[names[1]]
    assert "only in a site" not in "".join(modules.values())


def test_nothing_in_a_script_would_end_it(scripts: Bundled) -> None:
    for code in (scripts.page, *scripts.modules.values()):
        single.script(code)


def test_what_cannot_be_bundled(site: Path) -> None:
    (site / "a" / "two.js").write_text("import {")
    with pytest.raises(subprocess.CalledProcessError):
        single.bundled(["a/two.js"], "a/opponent.js", "python/pyodide.mjs")


def test_a_module_script_is_noted(site: Path) -> None:
    assert taken('<script type="module" src="./one.js"></script>') == ("", ["one.js"])


def test_styles_and_pictures_come_inside(site: Path) -> None:
    picture = "data:image/svg+xml;base64,PHN2Zy8+"
    assert taken('<img src="./sun.svg" alt="">') == (f'<img src="{picture}" alt="">', [])
    html, _ = taken('<link rel="stylesheet" href="./a/sun.css">')
    assert unquote(html) == "<style>\na{background:url(data:image/svg+xml,<svg/>)}\n</style>"


def test_what_pyscript_runs_stays(site: Path) -> None:
    tag = '<script type="py" src="./web/main.py" config="./pyscript.toml"></script>'
    assert taken(tag) == (tag, [])


@pytest.mark.parametrize(
    "tag",
    [
        '<link rel="canonical" href="./">',
        '<iframe src="./one.js">',
        '<script type="text/x" src="./one.js"></script>',
    ],
)
def test_a_tag_that_it_does_not_know(site: Path, tag: str) -> None:
    with pytest.raises(SystemExit, match="What is one file to do with"):
        taken(tag)


@pytest.mark.parametrize("text", ["a = '</script>'", "a = '</SCRIPT '", "if (a <!--b)"])
def test_a_text_that_would_end_its_script(text: str) -> None:
    with pytest.raises(SystemExit):
        single.script(text)


@pytest.mark.parametrize(
    ("name", "lost"), [(name, text) for name, texts in RELIED_ON.items() for text in texts]
)
def test_pyodide_has_changed(site: Path, name: str, lost: str) -> None:
    file = site / "a" / name
    whole = " ".join(RELIED_ON[name])
    file.write_text(whole)
    assert single.kept(f"a/{name}") == whole
    file.write_text(whole.replace(lost, ""))
    with pytest.raises(SystemExit, match=re.escape(repr(lost))):
        single.kept(f"a/{name}")
    file.write_text(f"{whole} é")
    with pytest.raises(SystemExit, match="ASCII"):
        single.kept(f"a/{name}")


@pytest.mark.parametrize("whole", ["", "<body><body>"])
def test_a_page_without_the_one_place(whole: str) -> None:
    with pytest.raises(SystemExit, match="places"):
        single.put(whole, re.compile("<body>"), "text")


def test_a_zip_is_carried_unpacked() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", "a" * 1000)
    with zipfile.ZipFile(io.BytesIO(single.stored(packed.getvalue()))) as archive:
        assert archive.read("a.txt") == b"a" * 1000
        assert archive.getinfo("a.txt").compress_type == zipfile.ZIP_STORED
