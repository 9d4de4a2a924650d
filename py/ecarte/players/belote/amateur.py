"""A decent amateur at belote: bids by average worth, plays by rules of thumb.

It counts trumps and masters, and does not look ahead.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.players.belote import table
from ecarte.players.belote.quick import DEFENDER, PARTNER, TAKER, Place, follow, lead
from ecarte.players.belote.seen import Seen


def choose(view: View, rng: Random) -> Event | None:
    """Return the amateur's choice. It never mixes: ``rng`` is used for the packets alone."""
    return table.choose(
        view, rng, lambda view, _: table.best_bid(view), lambda _, place, events, __: events[by_rule(place, events)]
    )


def by_rule(place: Seen, events: Collection[Place]) -> Place:
    """Return the card that the rules of thumb play, among those allowed: the king in place of its queen."""
    suit, bit = _by_rule(place)
    return (suit, bit) if (suit, bit) in events else (suit, bit + 1)


def _by_rule(place: Seen) -> Place:
    of, me = place.of, place.me
    players = of.players
    if place.trick:
        left = players - 1 - len(place.trick)
        return follow(
            place.own, place.live, of, place.led, place.suit, place.bit, place.is_partner_winning(), left, place.points
        )
    role = TAKER if me == place.taker else PARTNER if of.partners(me, place.taker) else DEFENDER
    one, other = place.lacks[(me + 1) % players], place.lacks[(me - 1) % players]
    friend = place.lacks[me ^ 2] if players == 4 else 0
    ruff = not (0 <= of.trump < 4 and (one & other) >> of.trump & 1)
    return lead(place.own, place.live, of, role, one | other, friend, ruff)
