"""The session in README.md, typed as it stands there."""

import doctest
from pathlib import Path


def test_the_readmes_session_runs() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    text = readme.read_text(encoding="utf-8")
    session = doctest.DocTestParser().get_doctest(text, {}, "README", str(readme), 0)
    assert len(session.examples) >= 10
    result = doctest.DocTestRunner().run(session)
    assert result.failed == 0
