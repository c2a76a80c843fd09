"""Random games as hypothesis draws them."""

from __future__ import annotations

from hypothesis import strategies as st

from ra.hexagon import BOARDS
from tools.random_games.auction import VARIANTS, WILD, RandomAuction
from tools.random_games.hexagon import STYLES, RandomMatch


def random_auctions() -> st.SearchStrategy[RandomAuction]:
    """Games of every variant and style."""
    return st.builds(
        RandomAuction,
        st.sampled_from(VARIANTS),
        st.integers(min_value=0, max_value=2**63 - 1),
        st.sampled_from(sorted(WILD)),
        st.booleans(),
    )


def random_matches() -> st.SearchStrategy[RandomMatch]:
    """Matches and single games on every board, in every style."""
    return st.builds(
        RandomMatch,
        st.sampled_from(tuple(BOARDS.values())),
        st.booleans(),
        st.sampled_from((0, 1)),
        st.integers(min_value=0, max_value=2**32),
        st.sampled_from(tuple(STYLES)),
    )
