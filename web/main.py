"""Where the page's Python starts."""

import sys

sys.path.insert(0, "python.zip")  # what app.zip holds: modules, compiled

from web.loop import Loop

Loop().run()
