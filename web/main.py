"""Where the page's Python starts."""

import gc

import shipped  # noqa: F401  where the modules are: tools/shipped.py, in app.zip

from web.browser import tab
from web.browser.dom import document
from web.options import SITE
from web.page import Page

page = Page(document.getElementById("app"), SITE)
tab.ready()
gc.enable()
