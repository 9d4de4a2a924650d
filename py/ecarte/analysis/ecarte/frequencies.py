"""The frequency of each choice of the master, where its tables know it."""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.machine.cards import SUIT, may_play
from ecarte.players.ecarte import learnt
from ecarte.players.ecarte.masks import PACK, name_numbers, number_cards, read_view, scan
from ecarte.players.ecarte.policy import keys


def chances(view: View) -> Mapping[Event, float] | None:
    """Return the chance of each choice, or None in positions the tables do not know; raises `policies.Needed`.

    Where the tables name one of several equivalent cards, the chance is divided among them.
    """
    named = learnt.chances(view)
    if named is None or view.phase != "play":
        return named
    number = number_cards(view.trump or "", view.options.order)
    name = name_numbers(view.trump or "", view.options.order)
    shared: dict[Event, float] = {}
    alike = _alike(view)
    for event, chance in named.items():
        cards = next((each for each in alike if number[event.cards[0]] in each), {number[event.cards[0]]})
        for card in cards:
            shared[Event("play", view.seat, (name[card],))] = chance / len(cards)
    return shared


def _alike(view: View) -> list[set[int]]:
    """Return the playable cards in groups of equivalent ones.

    These are touching cards, and cards in the same places of equivalent suits.
    """
    seen = read_view(view)
    led = -1 if seen.led is None else seen.led
    may = may_play(seen.own, led, view.options.must_head)
    gone = PACK & ~seen.own & ~(seen.unseen & ~seen.lacks)
    _, order = keys.hand(seen.own, gone, led)
    groups: dict[tuple[int, int], set[int]] = {}
    for kind, suit in ((-1, 0), *order):
        group, last = 0, -2
        for card in scan(may & SUIT << 8 * suit):
            stands = keys.above(card, gone)
            group += stands != last + 1
            last = stands
            groups.setdefault((kind, group), set()).add(card)
    return list(groups.values())
