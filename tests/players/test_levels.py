"""The relative strength of the levels of écarté: each beats the one below, and the weakest can be beaten."""

from __future__ import annotations

import sys
from random import Random

import pytest
from bench.match import duplicate

from ecarte.core.game import Event
from ecarte.core.tricks import winner
from ecarte.games.ecarte.state import View
from ecarte.players import OPPONENTS, PLAYERS
from ecarte.players.ecarte.claims import playable
from ecarte.players.ecarte.mind import Mind, played
from ecarte.players.thoughts import Thought

LEVELS = OPPONENTS["ecarte"]
NEIGHBOURS = pytest.mark.parametrize(("stronger", "weaker"), list(zip(LEVELS[1:], LEVELS, strict=False)), ids=str)
PLAYED_ONCE = pytest.mark.skipif(sys.platform == "emscripten", reason="it is the same there, and takes longer")


@pytest.mark.thorough
@PLAYED_ONCE
@pytest.mark.sampled
@NEIGHBOURS
def test_each_beats_the_one_below(stronger: str, weaker: str) -> None:
    """On fixed seeds; the margin is measured below, and in docs/strength.md."""
    share, _ = duplicate(PLAYERS["ecarte"][stronger], PLAYERS["ecarte"][weaker], 300, 2026)
    assert share > 0.52


@pytest.mark.thorough
@PLAYED_ONCE
@NEIGHBOURS
def test_each_wins_54_of_100_games_against_the_one_below(stronger: str, weaker: str) -> None:
    """On fixed seeds, by the middle of the interval: its lower end needs more games (docs/strength.md)."""
    share, _ = duplicate(PLAYERS["ecarte"][stronger], PLAYERS["ecarte"][weaker], 6000, 2026)
    assert share >= 0.54


def _decided(view: View, rng: Random) -> Thought:
    order, trump = view.options.order, view.trump or ""

    def rank(card: str) -> tuple[bool, int]:
        return card[1] == trump, -order.index(card[0])

    if view.phase == "play":
        cards = sorted(playable(view), key=rank)
        taking = [each for each in cards if not view.trick or winner((view.trick[0][1], each), trump, order) == 1]
        return Thought(played(view, taking[-1] if taking else cards[0]))
    good = [card for card in view.hand if card[1] == trump or card[0] in "KQJ"]
    low = sorted((card for card in view.hand if card not in good), key=rank)
    if view.phase == "discard":
        assert view.discard is not None
        least, most = view.discard
        thrown = [*low, *sorted(good, key=rank)][: min(max(len(low), least), most)]
        return Thought(Event("discard", view.seat, tuple(card for card in view.hand if card in thrown)))
    verbs = ("stand", "refuse") if len(good) >= 3 else ("propose", "accept")
    return Thought([event for event in view.legal if event.verb in verbs][-1])


NOVICE = Mind(_decided, lambda _: 1.0)
"""A person who has just learnt the rules and the ranks of the cards: a child, or anybody in a first game.

It plays with three cards that look good, trumps or courts, and discards the others; it leads its highest card, and
takes a trick with its highest.
"""


@pytest.mark.thorough
@PLAYED_ONCE
def test_a_child_can_beat_the_beginner() -> None:
    """It wins nearly every second game, and fewer against each level above."""
    shares = [duplicate(NOVICE.choose, PLAYERS["ecarte"][level], 600, 2026)[0] for level in ("beginner", "amateur")]
    assert shares[0] > 0.45 > shares[1]
