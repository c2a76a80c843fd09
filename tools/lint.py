"""Check the code: ruff, its layout, and mypy for the Python each part runs on.

Runs every check even when one fails; the exit status is 1 if any failed.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What runs on people's machines is checked as Python 3.11, what runs in the page as 3.14.
ANYWHERE = (
    "ra",
    "tools",
    "tests/ra",
    "tests/tools",
    "tests/conftest.py",
    "tests/test_imports.py",
    "e2e",
)
BROWSER = ("web", "tests/web")


def python(*paths: str) -> list[str]:
    """Those of `paths` that contain Python."""
    return [path for path in paths if any((ROOT / path).rglob("*.py")) or (ROOT / path).is_file()]


def mypy(version: str, *paths: str) -> list[str]:
    cache = f"build/mypy-{version}"
    return ["mypy", "--python-version", version, "--cache-dir", cache, *python(*paths)]


def main() -> int:
    checks = [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        mypy("3.11", *ANYWHERE),
        mypy("3.14", *BROWSER),
    ]
    failed = []
    for check in checks:
        print("+", *check, flush=True)
        command = [sys.executable, "-m", *check]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(" ".join(check[:2]))
    if failed:
        print("lint failed:", ", ".join(failed))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
