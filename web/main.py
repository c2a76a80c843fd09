"""Where the page's Python starts."""

import shipped  # noqa: F401  where the modules are: tools/shipped.py, in app.zip

from web.loop import Loop

Loop().run()
