"""What programs and people put around the actions of a record, and between them."""

from __future__ import annotations

import re

CUT_SHORT = re.compile(
    r"[\s>|\[(<{*_-]{0,200}+(\w{0,2}|[\w-]{0,40}\d[\w-]{0,40})[\s>|\[(<{*_-]{0,20}+(…|\.\.+)"
    r"|[\s>|\[(<*_→⇒➡▼▾↓=-]{0,200}+([a-z\d]{1,2}\s[→⇒]?\s?)?"
    r"(message (clipped|truncated|tronqué|too long)|(text|message) (was )?cut|"
    r"snip(ped)?|(quoted )?text hidden|(and )?so on|etc|usw|и так далее|и т\. ?[дп]|"
    r"(cut|more|suite|rest|и др|обрыв|ещё|еще)(?=[\])>.\s]*(\n|\Z))|"
    r"continue reading|end of (the )?(preview|excerpt)|weiterlesen|mehr (anzeigen|lesen)|"
    r"(ver|leer|mostrar) más|(ver|leia) mais|"
    r"\w+ (omitted|left out|removed)|nachricht gekürzt|message abrégé|"
    r"(read|see|show|view|load) (more|all)|view (entire|full|whole) (message|text)|lire la suite|"
    r"(voir|lire|afficher) (la )?(plus|suite|tout)|(to be )?continued|truncated|tronqué|"
    r"(la )?suite (dans|au|du)|à suivre|показать (полностью|ещё|еще|больше)|"
    r"читать (далее|дальше|полностью)|развернуть|продолжение|обрезано|"
    r"сообщение (обрезано|сокращено)|\+\d+ (chars|characters))\b",
    re.IGNORECASE,
)
"""What programs put in place of the rest of a text, maybe behind half an action."""
SPEAKER = re.compile(r"[^{}]{0,80}?[-:\]—>|)•*#/]\s+")
SMILEYS = re.compile(
    r"((?<=\s)|^)([:;=8xX][-'^o]?[dDpPsSiIxXoObBcCgG30()\[\]/\\|*]+|[dD][-']?[:;=]|\^_*\^)(\s+|\Z)"
    r"(?=([:;=8]\S{1,3}\s*)*\Z)"
)
"""Faces at the end of a line, which have letters of actions in them."""
SIGNATURE = re.compile(r"\s*(--[\w=.-]*|--+[^\n{}]*--+|—+|__+|\*\*\*+|===+|```+\w*|~~~+)\s*")
NOISE = re.compile(
    r"\W*\d{1,4}([:/.]\d{1,4}){1,2}\W*([ap]\.?m\b\.?)?\W*|[^\x00-\x7f\w]+", re.IGNORECASE
)
"""A line of its own that says a date, a time, which part of several this is, or a feeling."""
PAGE = re.compile(
    r"\W*((page|seite|страница|стр\.|p\.)\s*)?\d{1,4}(\s*(/|of|sur|von|из)\s*\d{1,4})?\W*",
    re.IGNORECASE,
)
"""A line of its own that says which page ends or begins there."""
_ARROW = re.compile(r"[ \t]*(>>+|[-=]+>|[→⇒⇨➡➔↓⇓▼▾⏬⬇])[\s>|]*\Z")
_ARROW_BELOW = re.compile(r"\s*(>>+|[-=]+>|[→⇒⇨➡➔↓⇓▼▾⏬⬇])\s*\Z")
_NEXT_LINE = re.compile(r"[\s>|*_`]*([^\n]{0,100})(?=\n|\Z)")
_IN_BRACKETS = re.compile(r"[\[(<{][^\[\](){}<>]*[^\W\d][^\[\](){}<>]*[\])>}]\W*")
_PIECE = re.compile(
    r"[a-zа-яё]{1,2}-?(?=[^\w.]*\Z)|(?=[\w-]*\d)[\w-]{1,12}(?=\s|\Z)|\d/\d(?=\s|\Z)"
)


def is_cut(text: str, end: int, *, quoted: bool) -> bool:
    """Whether a program has left out what came behind `end`, where the last action of a record
    ends. `quoted`: whether a > may be the mark of a quoted line."""
    arrow = _ARROW if quoted else _ARROW_BELOW
    return bool(CUT_SHORT.match(text, end) or arrow.match(text, end))


def may_be_cut(text: str, end: int) -> bool:
    """Whether what follows `end`, where the last action of a record ends, is neither the words of
    people nor the end of a message: a piece of an action, a remark in brackets."""
    line = _NEXT_LINE.match(text, end)
    rest = line[1].strip() if line else ""
    return bool(_IN_BRACKETS.fullmatch(rest) or _PIECE.match(rest))
