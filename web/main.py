"""Where the page's Python starts."""

from web.loop import Loop

Loop().run()
