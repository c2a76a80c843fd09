"""Run every check and test; the last line counts them all: `N passed, N failed, N skipped`.

Each step is also a target of the Makefile. A step that fails does not keep the next from running.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "reports"
STEPS = {
    "lint": "ruff and mypy",
    "unit": "tests on CPython",
    "pyodide": "the rules' tests inside Pyodide",
    "e2e": "the built site in Chromium",
    "engines": "the built site in Firefox and WebKitGTK",
}
BESIDE = "pyodide"


@dataclass
class Result:
    """How a step went; `problem` when it failed without any test having failed."""

    name: str
    seconds: float
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    problem: bool = False

    def __str__(self) -> str:
        verdict = "FAILED" if self.failed or self.problem else "ok"
        counts = f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"
        counted = counts if self.passed or self.failed or self.skipped else ""
        return f"{verdict:7} {self.name:8} {self.seconds:5.0f} s  {STEPS[self.name]}  {counted}"


def start(name: str, output: Any = None) -> subprocess.Popen[bytes]:
    """Begin a step; its output goes to the terminal unless said otherwise."""
    environment = {key: value for key, value in os.environ.items() if key != "MAKEFLAGS"}
    command = ["make", "--no-print-directory", name]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=output, stderr=output and subprocess.STDOUT
    )


def run(name: str) -> Result:
    """Do a step."""
    print(f"\n==== make {name}: {STEPS[name]}", flush=True)
    begun = time.monotonic()
    return finish(name, start(name), begun)


def finish(name: str, process: subprocess.Popen[bytes], begun: float) -> Result:
    """Wait for a step to end, and count what it reports."""
    status = process.wait()
    result = Result(name, time.monotonic() - begun)
    report = REPORTS / f"{name}.xml"
    if report.exists():
        count(report, result)
    elif name != "lint":
        result.problem = True
    result.problem |= bool(status) and not result.failed
    return result


def count(report: Path, result: Result) -> None:
    """Add up what pytest's JUnit report says."""
    for suite in ElementTree.parse(report).iter("testsuite"):
        tests, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        result.passed += tests - failed - skipped
        result.failed += failed
        result.skipped += skipped


def main() -> int:
    shutil.rmtree(REPORTS, ignore_errors=True)
    results = [run("lint")]
    # This step has one process, so it runs beside the next; its output is printed afterwards.
    with tempfile.TemporaryFile() as words:
        begun, beside = time.monotonic(), start(BESIDE, words)
        results.append(run("unit"))
        results.append(finish(BESIDE, beside, begun))
        print(f"\n==== make {BESIDE}: {STEPS[BESIDE]}", flush=True)
        words.seek(0)
        sys.stdout.buffer.write(words.read())
        sys.stdout.flush()
    results += [run(name) for name in STEPS if name not in {"lint", "unit", BESIDE}]
    print()
    for result in results:
        print(result)
    passed = sum(result.passed for result in results)
    failed = sum(result.failed + result.problem for result in results)
    skipped = sum(result.skipped for result in results)
    print(f"\n{passed} passed, {failed} failed, {skipped} skipped")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
