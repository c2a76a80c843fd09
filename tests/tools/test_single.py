"""The one-file build carries a site over as it is, and stops at what it does not know."""

import io
import re
import zipfile
from pathlib import Path

import pytest

from tools import single
from tools.single import RELIED_ON


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site with two modules, a picture and a style sheet that shows it."""
    monkeypatch.setattr(single, "DIST", tmp_path)
    (tmp_path / "a").mkdir()
    (tmp_path / "one.js").write_text('import { two } from "./a/two.js"; go(import.meta.url);')
    (tmp_path / "a" / "two.js").write_text('import("../one.js"); import("./plugin.js"); import(x);')
    (tmp_path / "sun.svg").write_text("<svg/>")
    (tmp_path / "a" / "sun.css").write_text('a { background: url("../sun.svg"); }')
    return tmp_path


def taken(tag: str) -> tuple[str, list[str]]:
    """What stands for a tag, and the modules noted."""
    modules: list[str] = []
    return single.NAMING.sub(lambda found: single.take(found, modules), tag), modules


def test_modules_import_each_other_by_their_names(site: Path) -> None:
    """What the site does without, or what is known when it runs, stays as it is."""
    assert single.modules_from(["one.js"]) == {
        "one.js": 'import { two } from "a/two.js"; go((raFile + "one.js"));',
        "a/two.js": 'import("one.js"); import("./plugin.js"); import(x);',
    }


def test_a_module_script_is_noted(site: Path) -> None:
    assert taken('<script type="module" src="./one.js"></script>') == ("", ["one.js"])


def test_styles_and_pictures_come_inside(site: Path) -> None:
    picture = "data:image/svg+xml;base64,PHN2Zy8+"
    assert taken('<img src="./sun.svg" alt="">') == (f'<img src="{picture}" alt="">', [])
    html, _ = taken('<link rel="stylesheet" href="./a/sun.css">')
    assert html == f'<style>\na {{ background: url("{picture}"); }}</style>'


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
def test_pyodide_has_changed(name: str, lost: str) -> None:
    whole = " ".join(RELIED_ON[name])
    single.check(f"vendor/{name}", whole)
    with pytest.raises(SystemExit, match=re.escape(repr(lost))):
        single.check(f"vendor/{name}", whole.replace(lost, ""))
    with pytest.raises(SystemExit, match="ASCII"):
        single.check(f"vendor/{name}", f"{whole} é")


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
