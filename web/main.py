"""Where the page's Python starts."""

import gc

import shipped  # noqa: F401  where the modules are: tools/shipped.py, in app.zip

from web.loop import Loop

Loop().run()
gc.enable()
