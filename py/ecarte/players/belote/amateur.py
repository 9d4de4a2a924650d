"""A decent amateur at belote: bids by average worth, plays by rules of thumb.

It counts trumps and masters, and does not look ahead.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.players.belote.quick import DEFENDER, PARTNER, TAKER, Place, follow, lead
from ecarte.players.belote.seen import Seen, seen
from ecarte.players.belote.table import best_bid, plays, said


def choose(view: View, rng: Random) -> Event | None:
    """Return the amateur's choice. It never mixes: ``rng`` is used for the packets alone."""
    if len(view.legal) <= 1:
        return view.legal[0] if view.legal else None
    if view.phase == "packets":  # both orders are equally good (B5)
        return rng.choice(view.legal)
    if view.phase == "bid":
        return best_bid(view)
    spoken = said(view)
    if spoken is not None or view.turn != view.seat:
        return spoken
    place = seen(view)
    events = plays(view, place)
    return events[by_rule(place, events)]


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
