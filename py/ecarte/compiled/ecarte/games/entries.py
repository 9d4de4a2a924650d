"""What Python calls; what these functions call is compiled with them."""

from __future__ import annotations

from typing import Any, Final

from numba import njit

from ecarte.compiled.ecarte.games.digests import key
from ecarte.compiled.ecarte.games.records import POINTS, SCORE
from ecarte.compiled.ecarte.games.rules import deal_out, exchange, mark_king, note, play_tricks
from ecarte.compiled.ecarte.games.text import movetext

BESIDE: Final = "3818a37f00bfd58e"
"""The digest of the other files. Numba notices only changes of this one; a test tells the new digest."""


@njit(cache=True, boundscheck=True)
def play_game(rules: Any, data: Any, deals: Any, rng: Any, seed: Any, dealer: int, kinds: Any) -> None:
    """Play a game; its events stand in the deal. The rules and the deal are the only ones of their arrays."""
    r, d = rules[0], deals[0]
    key(d, seed)
    d.score[:] = d.size = d.number = 0
    d.dealer = dealer
    while d.score.max() < r.target:
        d.number += 1
        if not deal_out(r, d):
            exchange(r, data, d, rng, kinds)
            if not mark_king(r, d):
                play_tricks(r, data, d, rng, kinds)
        south, north = d.score - d.begun
        note(d, POINTS, 0, south << 8 | north)
        note(d, SCORE, 0, d.score[0] << 8 | d.score[1])
        d.dealer = 1 - d.dealer


@njit(cache=True, boundscheck=True)
def write(rules: Any, deals: Any, text: Any) -> int:
    """Write the movetext of the game in the deal, and return its end."""
    return movetext(rules[0], deals[0], text)


ENTRIES: Final = (play_game, write)
