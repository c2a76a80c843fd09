"""The boards' pictures in docs/ are those that the tool draws, and show every cell."""

from __future__ import annotations

import re

import pytest

from ra.hexagon import BOARDS, cell_name
from tools.hexagon.board_picture import DOCS, main, picture


@pytest.mark.parametrize("name", BOARDS)
def test_the_picture_in_the_docs_is_up_to_date(name: str) -> None:
    drawn = (DOCS / f"hexagon-{name}.svg").read_text("utf-8")
    assert drawn == picture(BOARDS[name])
    shown = re.findall(r"<text [^>]*>([a-m]\d+)</text>", drawn)
    assert shown == [cell_name(cell) for cell in BOARDS[name].cells]
    assert drawn.count("<circle") == 18
    assert drawn.count("cell ra") == 2


def test_drawing_writes_every_picture(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.hexagon.board_picture.DOCS", tmp_path)
    main()
    assert len(capsys.readouterr().out.split()) == len(BOARDS)
