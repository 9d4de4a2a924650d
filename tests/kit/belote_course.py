"""Deals of belote in the states that computer players see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ecarte.core import fair
from ecarte.core.game import OptionValue
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State, View
from ecarte.machine.belote.sight import Sight
from ecarte.players import PLAYERS
from ecarte.players.belote.seen import seen

PLAYED = ("novice", "casual", "amateur", "club", "expert", "chance")
TABLES: list[tuple[str, dict[str, OptionValue]]] = [
    ("classic", {}),
    ("tournament", {"direction": "anticlockwise", "undertrump_partner": True}),
    ("modern", {"shared_cards": True, "belote_safe": False}),
    ("modern", {"nt_over_suit_only": True, "announce_before_play": True, "capot_88": True, "king_first": True}),
    ("three", {"contracts": "suits+nt+at", "compare_without_declarations": True}),
    ("three", {"direction": "anticlockwise", "announce_before_play": True}),
    ("classic", {"undertrump_partner": "free", "tie": "litige"}),
    ("two-hand", {"contracts": "suits+nt+at", "tie": "litige"}),
    ("two", {"contracts": "suits+nt+at", "king_first": True}),
]


def course(preset: str, changes: dict[str, OptionValue], number: int, player: str, most: int = 999) -> Iterator[State]:
    """Yield the states of one deal in which somebody must choose; all seats have one player.

    Sensible bidders often pass a deal out, so bids are random.
    """
    rng = Random(number)
    options = BELOTE.resolve(preset, changes)
    state = BELOTE.rules.start(options, options.seats[number % options.players])
    head = BELOTE.deal.next_head(state)
    assert head is not None
    state = BELOTE.deal.begin(state, head)
    pack = fair.pack(rng.randbytes(32), 1)
    while BELOTE.score.tally(state) is None and most:
        event: Any = BELOTE.deal.due(state, pack)
        if event is None:
            seat = BELOTE.rules.turn(state)
            assert seat is not None
            yield state
            view = BELOTE.view.of(state, seat)
            bidder = "chance" if state.phase == "bid" else player
            event = PLAYERS["belote"][bidder](view, rng)
            assert event in view.legal
            most -= 1
        state = BELOTE.rules.play(state, event)
    yield state


def views(number: int) -> Iterator[tuple[State, View, Sight]]:
    """Yield states of play in deals between random players."""
    preset, changes = TABLES[number % len(TABLES)]
    for state in course(preset, changes, number, "chance"):
        if state.phase == "play" and BELOTE.rules.turn(state) is not None:
            view = BELOTE.view.of(state, str(BELOTE.rules.turn(state)))
            yield state, view, seen(view)


def card(state: State, player: str) -> str:
    """Return the card a player plays, with whatever it says before skipped."""
    while True:
        seat = str(BELOTE.rules.turn(state))
        event = PLAYERS["belote"][player](BELOTE.view.of(state, seat), Random(1))
        assert event is not None
        if event.do == "play":
            return event.cards[0]
        state = BELOTE.rules.play(state, event)
