"""The translations: bring the catalogues up to date with the code, compile them for gettext.

`python tools/catalogues.py` (make catalogues) finds every string marked for translation in
web/ and merges it into web/locale/LANGUAGE/LC_MESSAGES/ra.po; translations are kept.
"""

import os
import subprocess
import sys
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "web" / "locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir())  # the code speaks English
TEMPLATE = ROOT / "build" / "ra.pot"


def pybabel(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "babel.messages.frontend", *arguments], check=True)


def update_catalogues() -> None:
    """Merge the strings now in the code into every language's catalogue."""
    TEMPLATE.parent.mkdir(exist_ok=True)
    pybabel(
        *("extract", "--project=ra", "--version=1", "--no-location", "--sort-output"),
        *("--add-comments=Translators:", "--strip-comments", "-o", str(TEMPLATE), "web"),
    )
    for language in LANGUAGES:
        place = ("--domain=ra", "-i", str(TEMPLATE), "-d", str(LOCALE), "-l", language)
        if (LOCALE / language / "LC_MESSAGES" / "ra.po").exists():
            pybabel("update", *place, "--ignore-obsolete", "--ignore-pot-creation-date")
        else:
            pybabel("init", *place)


def compile_catalogues(locale: Path = LOCALE) -> list[Path]:
    """Write a `.mo` beside each `.po` that is newer; returns all `.mo`."""
    compiled = []
    for source in sorted(locale.glob("*/LC_MESSAGES/*.po")):
        target = source.with_suffix(".mo")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            with source.open("rb") as text:
                catalogue = read_po(text, locale=source.parent.parent.name)
            part = target.with_suffix(f".{os.getpid()}.mo")
            with part.open("wb") as binary:
                write_mo(binary, catalogue)
            part.replace(target)
        compiled.append(target)
    return compiled


if __name__ == "__main__":
    update_catalogues()
    compile_catalogues()
