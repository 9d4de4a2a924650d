"""The strong player at belote: it imagines the hands the others may hold and tries every card against them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.players.belote.amateur import by_rule
from ecarte.players.belote.cards import ABOVE, COUNT, TOP
from ecarte.players.belote.sample import NoDealError, worlds
from ecarte.players.belote.search import Card, Search, distinct
from ecarte.players.belote.seen import Seen, seen
from ecarte.players.belote.table import clearly_best, plays, said
from ecarte.players.belote.trial import best_tried

# From how many cards in hand on play is solved exactly; how many worlds are tried, by cards in hand.
EXACT = 5
WORLDS = {1: 1, 2: 40, 3: 40, 4: 40, 5: 24, 6: 120, 7: 120, 8: 120}
# By how many standard errors a card must come out better than the rule of thumb's to be played in its place. Two, and
# a half where play is solved, lost points in a match against none (bench/README.md).
TRIED, SOLVED = 1.0, 0.0


def choose(view: View, rng: Random) -> Event | None:
    """The card that comes out best on average. How much it thinks is fixed: the same place, the same choice."""
    if len(view.legal) <= 1:
        return view.legal[0] if view.legal else None
    if view.phase == "packets":  # one order is as good as the other (B5)
        return rng.choice(view.legal)
    if view.phase == "bid":
        return best_tried(view, rng)
    spoken = said(view)
    if spoken is not None or view.turn != view.seat:
        return spoken
    place = seen(view)
    events = plays(view, place)
    first = by_rule(place, events)
    # The rule of thumb's card stands first: it is played unless another is clearly better.
    cards = distinct([first, *(card for card in events if card != first)], place)
    if not place.trick:
        cards = [first] if draws(first, place) else [card for card in cards if card == first or not rash(card, place)]
    if len(cards) == 1:
        return events[cards[0]]
    search = Search(view, place, EXACT)
    try:
        values = search.values(cards, worlds(view, place, WORLDS[place.left], rng))
    except NoDealError:  # in a variation somebody may hold what goes against all that was shown before
        return events[first]
    exact = place.left <= EXACT
    if exact and all(value == row[0] for row in values for value in row) and not any(own(place, place.taken)):
        # All tricks are lost whatever is played: aces and tens are not thrown about.
        return events[min(events, key=lambda card: (place.of.points[card[0]][card[1]], card[1]))]
    return events[cards[clearly_best(values, SOLVED if exact else TRIED)]]


def own(place: Seen, by_seat: Sequence[int]) -> list[int]:
    """What belongs to the seat and its partner."""
    of = place.of
    return [each for seat, each in enumerate(by_seat) if of.side(seat) == of.side(place.me)]


def draws(card: Card, place: Seen) -> bool:
    """Whether it is a lead of the taker's with the two highest trumps, which draws those of the others."""
    of, suit = place.of, card[0]
    if suit != of.trump or place.me != place.taker:
        return False
    out = place.live[suit] & ~place.own[suit]
    return out > 0 and COUNT[place.own[suit] & ABOVE[TOP[out]]] > 1


def rash(card: Card, place: Seen) -> bool:
    """Whether it is a lead that asks for a ten to be taken, or, by a defender, for a king of trumps."""
    of, (suit, bit) = place.of, card
    if not place.live[suit] & ~place.own[suit] & ABOVE[bit]:
        return False
    defends = place.me != place.taker and not of.partners(place.me, place.taker)
    return of.points[suit][bit] >= (4 if suit == of.trump and defends else 10)
