"""Where the page's Python starts."""

import gc
from dataclasses import replace

import shipped  # noqa: F401  where the modules are: tools/shipped.py, in app.zip

from web.browser import address, tab
from web.browser.dom import document
from web.options import SITE
from web.page import Page

site = replace(SITE, store=address.store("ra."))
page = Page(document.getElementById("app"), site)
tab.ready()
gc.enable()
