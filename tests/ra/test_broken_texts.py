"""Broken texts: every reader answers with a value or with ReadError (more of it: tools/fuzz.py)."""

from tools.fuzz import faults

INPUTS = 600


def test_readers_of_the_rules_know_how_to_refuse() -> None:
    assert faults(INPUTS) == []
