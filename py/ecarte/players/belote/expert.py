"""The strong player at belote: it samples hands the others may hold, and tries every card against them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.players.belote import table
from ecarte.players.belote.amateur import by_rule
from ecarte.players.belote.cards import ABOVE, COUNT, TOP
from ecarte.players.belote.sample import NoDealError, worlds
from ecarte.players.belote.search import Card, Search, distinct
from ecarte.players.belote.seen import Seen
from ecarte.players.belote.trial import best_tried

# With at most this many cards in hand the play is solved exactly; the number of worlds, by cards in hand.
EXACT = 5
WORLDS = {1: 1, 2: 40, 3: 40, 4: 40, 5: 24, 6: 120, 7: 120, 8: 120}
# By how many standard errors a card must beat the rule of thumb's card to be played instead. Two, and
# a half where play is solved, lost points in a match against zero (bench/README.md).
TRIED, SOLVED = 1.0, 0.0


def choose(view: View, rng: Random) -> Event | None:
    """Return the card with the best average. The effort is fixed: the same place gives the same choice."""
    return table.choose(view, rng, best_tried, _play)


def _play(view: View, place: Seen, events: table.Playable, rng: Random) -> Event:
    first = by_rule(place, events)
    # The rule of thumb's card comes first: it is played unless another is clearly better.
    cards = distinct([first, *(card for card in events if card != first)], place)
    if not place.trick:
        cards = (
            [first]
            if is_drawing(first, place)
            else [card for card in cards if card == first or not is_rash(card, place)]
        )
    if len(cards) == 1:
        return events[cards[0]]
    search = Search(view, place, EXACT)
    try:
        values = search.values(cards, worlds(view, place, WORLDS[place.left], rng))
    except NoDealError:  # in a variation a supposed hand may contradict what was shown before
        return events[first]
    exact = place.left <= EXACT
    if exact and all(value == row[0] for row in values for value in row) and not any(own(place, place.taken)):
        # All tricks are lost anyway: aces and tens are not wasted.
        return events[min(events, key=lambda card: (place.of.points[card[0]][card[1]], card[1]))]
    return events[cards[table.clearly_best(values, SOLVED if exact else TRIED)]]


def own(place: Seen, by_seat: Sequence[int]) -> list[int]:
    """Return what belongs to the seat and its partner."""
    of = place.of
    return [each for seat, each in enumerate(by_seat) if of.side(seat) == of.side(place.me)]


def is_drawing(card: Card, place: Seen) -> bool:
    """Return whether a card is a lead of the taker with the two highest trumps, which draws those of the others."""
    of, suit = place.of, card[0]
    if suit != of.trump or place.me != place.taker:
        return False
    out = place.live[suit] & ~place.own[suit]
    return out > 0 and COUNT[place.own[suit] & ABOVE[TOP[out]]] > 1


def is_rash(card: Card, place: Seen) -> bool:
    """Return whether a lead risks a ten or, by a defender, a king of trumps."""
    of, (suit, bit) = place.of, card
    if not place.live[suit] & ~place.own[suit] & ABOVE[bit]:
        return False
    defends = place.me != place.taker and not of.partners(place.me, place.taker)
    return of.points[suit][bit] >= (4 if suit == of.trump and defends else 10)
