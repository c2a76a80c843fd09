"""For all tests: the translations are compiled, as in the built site."""

import sys

# Not in Pyodide: Babel is not there, and the rules speak no language.
if sys.platform != "emscripten":
    from tools.catalogues import compile_catalogues

    compile_catalogues()
