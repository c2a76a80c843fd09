"""A page with nothing but an empty root (web/static/root.js), for tests of it."""

from typing import Any

from playwright.sync_api import Page

from e2e.conftest import app_folder

HTML = """<!doctype html><html lang="en"><title>root</title>
<style>.box { width: 40px; height: 40px; }</style>
<script type="module">
  import { Root } from "./APP/web/static/root.js";
  const element = document.getElementById("root");
  const place = WHERE;
  const told = [], take = [];
  const page = new Root(place, WHOLE);
  page.hear((kind, text, detail) => {
    told.push([kind, text, JSON.parse(detail)]);
    return take.includes(text);
  });
  Object.assign(window, { place, told, take, page });
</script><p id="outside" tabindex="0">outside</p><div id="root"></div></html>"""
"""A root that has the document for itself, or one in the shadow of a host."""
SHADOW = 'element.attachShadow({ mode: "open" }).appendChild(document.createElement("div"))'
HOW = ("whole", "guest")


def open_bench(page: Page, site: str, how: str) -> Page:
    """The root is `place`, what makes it so is `page`; `told` collects what it tells."""
    whole = how == "whole"
    html = HTML.replace("APP", app_folder())
    html = html.replace("WHERE", "element" if whole else SHADOW)
    html = html.replace("WHOLE", "true" if whole else "false")
    page.route(
        f"{site}bench.html", lambda route: route.fulfill(body=html, content_type="text/html")
    )
    page.goto("bench.html")
    page.wait_for_function("() => window.page")
    return page


def show(page: Page, html: str) -> None:
    """Let the root show this."""
    page.evaluate("html => page.show(html)", html)


def told(page: Page, *kinds: str) -> list[tuple[str, str, dict[str, Any]]]:
    """What it has told of events of these kinds."""
    return [tuple(call) for call in page.evaluate("told") if call[0] in kinds]
