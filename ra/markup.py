"""Texts that web pages and forums have wrapped: without their tags and entities."""

from __future__ import annotations

import re
from html import unescape
from html.entities import html5

_FORUM = "code|quote|spoiler|pre|b|i|u|url|list|color|size|font|img|center|hide"
_FORUM_TAG = re.compile(rf"\[/?({_FORUM})(=[^\]\n]{{0,100}})?\]", re.IGNORECASE)
_BREAK = re.compile(r"</?(br|p|div|li|tr|pre)\b[^<>]{0,200}>", re.IGNORECASE)
_TAG = (
    r"</?(?!(?:snip|cut|more|etc|rest|suite|truncated)\b)[a-zA-Z][\w:.-]{0,40}"
    r"(?:\s[^<>=]{0,60}=[^<>]{0,200}|\s*/?)>"
)
"""Not what people and programs put in place of the rest of a text, such as <snip>."""
_ANY_TAG = re.compile(_TAG)
_OWN = r'\[\s{0,9}\w{1,40}\s{1,9}"(?:\\.|[^"\\\n])*+"\s{0,9}\]|\{(?:\\.|[^\\}])*+\\?(?:\}|\Z)'
"""A tag of a record, or a comment."""
_TAG_OUTSIDE = re.compile(rf"({_OWN})|{_TAG}", re.DOTALL)
_SIGN_INSIDE = re.compile(r'\[\s{0,9}\w{1,40}\s{1,9}"[^"\n<\[]*<|\{[^{}<]*<')
_RECORD_TAG = re.compile(r'\[\s{0,9}\w{1,40}\s{1,9}"')
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_ENTITY_INSIDE = re.compile(
    rf'(?:\[\s{{0,9}}\w{{1,40}}\s{{1,9}}"[^"\n\[&]*|\{{[^{{}}&]*){_ENTITY.pattern}'
)
_MOST = 3
"""So often one text may have been escaped."""


def unmarked(text: str) -> str:
    """Without the tags and entities of HTML, and without the tags of forums.

    What an entity stands for is a record's own: names and comments may have < and > in them.

    >>> unmarked("<p>[Seat1 &quot;&lt;Ann&gt; &amp;amp; Bo&quot;]</p>").strip()
    '[Seat1 "<Ann> &amp; Bo"]'
    """
    plain = unescape(_ANY_TAG.sub("", _BREAK.sub("\n", _FORUM_TAG.sub("\n", text))))
    for _ in range(_MOST - 1):
        broken = _TAG_OUTSIDE.sub(_kept, plain)
        if broken == plain and not is_escaped(plain):
            break
        plain = unescape(broken) if is_escaped(broken) else broken
    return plain


def _kept(found: re.Match[str]) -> str:
    return found[1] or ("\n" if _BREAK.match(found[0]) else "")


def is_escaped(text: str) -> bool:
    """Whether a text was written for a web page: every & in it begins an entity, and no < stands in
    names and comments.

    >>> is_escaped('[Seat1 "Tom &amp; Ann"]'), is_escaped('[Seat1 "Tom & Ann"] [Seat2 "&amp;"]')
    (True, False)
    """
    found = _ENTITY.findall(text)
    if not found or len(found) != text.count("&") or _SIGN_INSIDE.search(text):
        return False
    return all(one[1] == "#" or one[1:] in html5 for one in found)


def has_entities(text: str) -> bool:
    """Whether a name or comment of a record begins like one written for a web page, though not all
    of the text is."""
    return _ENTITY_INSIDE.search(text) is not None


def is_escaped_record(text: str) -> bool:
    """Whether a text with the tags of a record was written for a web page, but for its quotes."""
    return is_escaped(text) and _RECORD_TAG.search(text) is not None


def unescaped_inside(text: str) -> str:
    """A record without the entities in its names and comments.

    >>> print(unescaped_inside('[Seat1 "Tom &quot;T&quot; &amp; O&#39;Brien"]'))
    [Seat1 "Tom \\"T\\" & O'Brien"]
    """
    for _ in range(_MOST):
        if is_escaped(text):
            text = _ENTITY.sub(_sign, text)
    return text


def _sign(entity: re.Match[str]) -> str:
    sign = unescape(entity[0])
    return "\\" + sign if sign in ('"', "}", "\\") else sign
