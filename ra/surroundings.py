"""What programs and people put around the actions of a record, and between them."""

from __future__ import annotations

import re

CUT_SHORT = re.compile(
    r"[\s>|]*(\w{0,2}|[\w-]*\d[\w-]*)(…|\.\.+)"
    r"|[\s>|\[(<*_-]*(message (clipped|truncated|tronqué|too long)|(text|message) (was )?cut|"
    r"(read|see|show|view|load) (more|all)|view (entire|full|whole) (message|text)|lire la suite|"
    r"(voir|lire|afficher) (la )?(plus|suite|tout)|(to be )?continued|truncated|tronqué|"
    r"(la )?suite (dans|au|du)|à suivre|показать (полностью|ещё|еще|больше)|"
    r"читать (далее|дальше|полностью)|развернуть|продолжение|обрезано|"
    r"сообщение (обрезано|сокращено)|\+\d+ (chars|characters))\b",
    re.IGNORECASE,
)
"""What programs put in place of the rest of a text, maybe behind half an action."""
SPEAKER = re.compile(r"[^{}]{0,80}?[-:\]—>|)•*#/]\s+")
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
