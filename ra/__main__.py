"""`python -m ra FILE` prints a recorded game in plain words, or what is wrong with the file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path

from ra.games import read
from ra.reading import ReadError
from ra.record import Record


def main(arguments: list[str] | None = None) -> int:
    """Print the game in the file named on the command line. The exit status: 0, or 2 if the file
    can't be read."""
    parser = argparse.ArgumentParser(
        prog="python -m ra", description="Print a recorded game in plain English."
    )
    parser.add_argument("file", type=Path, help="a record, as docs/notation.md describes it")
    path: Path = parser.parse_args(arguments).file
    try:
        record = read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, ReadError) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    if isinstance(sys.stdout, TextIOWrapper):
        # Don't stop at a name in letters that the terminal can't show.
        sys.stdout.reconfigure(errors="backslashreplace")
    for line in told(record):
        print(line)
    return 0


def told(record: Record) -> Iterator[str]:
    """The whole record in lines of plain English: what happened, score sheets, comments."""
    names = [seat.name for seat in record.seats]
    state = record.start()
    if comment := record.comments.get(0):
        yield comment
    for count, action in enumerate(record.actions, 1):
        for event in state.apply(action):
            yield from record.game.tell(event, record.setup, names)
        if comment := record.comments.get(count):
            yield f"    {comment}"


if __name__ == "__main__":
    sys.exit(main())
