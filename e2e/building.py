"""Building the site from a copy of the sources, which a test may change first."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("index.html", "pyscript.toml", "LICENSE", "ra", "web", "tools")


def copy_sources(folder: Path) -> Path:
    """Copy all that the site is made from into `folder`."""
    for name in SOURCES:
        source = ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copyfile
        copy(source, folder / name)
    (folder / "build").mkdir()
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


def built(folder: Path) -> Path:
    """Build the site in a copy of the sources; where it is."""
    environment = os.environ | {"PYTHONPATH": str(folder)}
    command = [sys.executable, str(folder / "tools" / "build.py")]
    subprocess.run(command, env=environment, check=True)
    return folder / "dist"
