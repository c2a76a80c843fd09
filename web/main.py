"""The page's start. For now it only says that Python runs."""

import sys

import htpy
from pyscript import document

document.getElementById("app").innerHTML = str(
    htpy.main[htpy.h1["Ra"], htpy.p[f"Python {sys.version.split()[0]} runs."]]
)
document.documentElement.dataset.ready = ""
