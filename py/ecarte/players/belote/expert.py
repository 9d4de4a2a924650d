"""The strong player at belote: it samples hands the others may hold, and tries every card against them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.machine.belote.records import CARDS, HAND, SUIT
from ecarte.machine.belote.sight import Sight, Tables
from ecarte.players.belote import table
from ecarte.players.belote.amateur import by_rule
from ecarte.players.belote.cards import tables
from ecarte.players.belote.search import judge
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


def _play(view: View, sight: Sight, events: table.Playable, rng: Random) -> Event:
    rules = tables(view.options)
    first = by_rule(rules, sight, events)
    # The rule of thumb's card comes first: it is played unless another is clearly better.
    cards = distinct([first, *(card for card in events if card != first)], rules, sight)
    if not sight.lying:
        if is_drawing(first, sight):
            return events[first]
        cards = [card for card in cards if card == first or not is_rash(card, rules, sight)]
    if len(cards) == 1:
        return events[cards[0]]
    left = HAND - sight.tricks
    is_exact, worlds = left <= EXACT, WORLDS[left]
    values = judge(view, cards, worlds, is_exact, rng)
    if len(values) < worlds:  # in a variation a supposed hand may contradict what was shown before
        return events[first]
    has_won = sight.won[rules.sides[sight.me]]
    if is_exact and not has_won and all(value == row[0] for row in values for value in row):
        # All tricks are lost anyway: aces and tens are not wasted.
        return events[min(events, key=lambda card: (_points(card, rules, sight), card & 7))]
    return events[cards[table.clearly_best(values, SOLVED if is_exact else TRIED)]]


def distinct(cards: Sequence[int], rules: Tables, sight: Sight) -> list[int]:
    """Return the cards without equivalent ones: adjacent, and worth as much."""
    found: list[int] = []
    for card in cards:
        if not any(are_alike(card, other, rules, sight) for other in found):
            found.append(card)
    return found


def are_alike(one: int, other: int, rules: Tables, sight: Sight) -> bool:
    """Return whether two cards are equivalent: of one suit, adjacent, and worth as much."""
    if one == other:
        return True
    if one >> 3 != other >> 3 or _points(one, rules, sight) != _points(other, rules, sight):
        return False
    low, high = min(one, other), max(one, other)
    return not (sight.live & ~sight.hands[sight.me] | sight.trick) & (1 << high) - (2 << low)


def _points(card: int, rules: Tables, sight: Sight) -> int:
    return rules.worth[CARDS * sight.contract + card]


def _higher(card: int, sight: Sight) -> int:
    """Return the higher cards of a suit that others hold."""
    return sight.live & ~sight.hands[sight.me] & SUIT << (card & 24) & -2 << card


def is_drawing(card: int, sight: Sight) -> bool:
    """Return whether a card is a lead of the taker with the two highest trumps, which draws those of the others."""
    if card >> 3 != sight.contract or sight.me != sight.taker:
        return False
    suit = SUIT << (card & 24)
    own = sight.hands[sight.me]
    out = sight.live & ~own & suit
    return out > 0 and (own & suit & -1 << out.bit_length()).bit_count() > 1


def is_rash(card: int, rules: Tables, sight: Sight) -> bool:
    """Return whether a lead risks a ten or, by a defender, a king of trumps."""
    if not _higher(card, sight):
        return False
    defends = rules.sides[sight.me] != rules.sides[sight.taker]
    return _points(card, rules, sight) >= (4 if card >> 3 == sight.contract and defends else 10)
