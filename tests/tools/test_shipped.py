"""What app.zip begins with: dataclasses of the app find their code, and no text finds another's."""

import json
import marshal
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path
from typing import Any

from tools.compile import codes

TOOLS = Path(__file__).parents[2] / "tools"
MODULE = """
from dataclasses import dataclass

@dataclass(frozen=True, order=True)
class Sun:
    value: int
    side: str = "up"
"""
BUILD = (
    f"import sys; sys.path.insert(0, {str(TOOLS)!r}); import compile; compile.app(*sys.argv[1:])"
)
START = """
import builtins, json
from dataclasses import dataclass
ran = []
execute = builtins.exec

def watch(code, *spaces):
    ran.append(type(code).__name__)
    execute(code, *spaces)

builtins.exec = watch
import shipped
"""
USE = """
import table
told = [sorted(set(ran)), str(table.Sun(3)), table.Sun(1) < table.Sun(2)]
ran.clear()

@dataclass
class Moon:
    phase: float = 0.5

print(json.dumps([*told, sorted(set(ran)), str(Moon())]))
"""
TWINS = ("x = 467033051027", "x = 579672614127")
"""Two texts with the same CRC-32."""


def run(folder: Path, program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_dataclasses_of_the_app_are_not_compiled(tmp_path: Path) -> None:
    """Others are, as ever; and all do what dataclasses do."""
    with zipfile.ZipFile(tmp_path / "sources.zip", "w") as sources:
        sources.writestr("table.py", MODULE)
    build, page = tmp_path / "build", tmp_path / "page"
    build.mkdir()
    run(build, BUILD, "../sources.zip", str(TOOLS / "shipped.py"), "../app.zip")
    with zipfile.ZipFile(tmp_path / "app.zip") as app:
        app.extractall(page)
    told: list[Any] = json.loads(run(page, START + USE))
    assert told == [["code"], "Sun(value=3, side='up')", True, ["str"], "Moon(phase=0.5)"]


def test_a_text_with_the_checksum_of_another_is_not_taken_for_it(tmp_path: Path) -> None:
    known, other = TWINS
    assert zlib.crc32(known.encode()) == zlib.crc32(other.encode())
    (tmp_path / "shipped.py").write_text((TOOLS / "shipped.py").read_text())
    (tmp_path / "dataclasses.bin").write_bytes(marshal.dumps(codes([known])))
    program = f"""
import dataclasses, shipped
for text in {TWINS!r}:
    space = {{}}
    dataclasses.exec(text, space)
    print(text == f"x = {{space['x']}}")
"""
    assert run(tmp_path, program).split() == ["True", "True"]
