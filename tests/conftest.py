"""For all tests: the translations are compiled, as in the built site, and the same examples are
tried in every run, on every machine: no clock, no stored ones."""

import sys

from hypothesis import Phase, settings

IN_PYODIDE = sys.platform == "emscripten"

# Not in Pyodide: Babel is not there, and the rules speak no language.
if not IN_PYODIDE:
    from tools.catalogues import compile_catalogues

    compile_catalogues()

# What CPython has tried, Pyodide need not try as often: it is to find what differs between the two.
settings.register_profile(
    "ra",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=12 if IN_PYODIDE else 40,
)
# For `make mutants`, which runs the tests a thousand times: --hypothesis-profile=mutants.
settings.register_profile(
    "mutants", settings.get_profile("ra"), max_examples=8, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("ra")
