"""What bids are worth, by the features of the cards a bidder counts on (`ecarte.players.belote.bidding`).

They are in the plain order: the five held, and the turn-up if it would get it.
"""

from __future__ import annotations

from ecarte.machine.belote.records import NO_TRUMPS, SEATS, SUIT
from ecarte.machine.belote.sight import OVERCALL, WEIGHTS, Tables

ACES = 0x80808080
NO_VALUE = -1e9  # less than every value


def classify_length(trumps: int) -> int:
    """Return the class of a trump length: two or fewer, three, more."""
    return 0 if trumps <= 2 else 1 if trumps == 3 else 2


def value_take(rules: Tables, cards: int, contract: int, place: int) -> float:
    """Return the expected points of taking, one's own side's less the other's; place 0 speaks first."""
    if contract >= NO_TRUMPS:
        free, at = rules.free, 256 * (contract - NO_TRUMPS)
        total = rules.places[SEATS * (1 + contract - NO_TRUMPS) + place]
        total += free[at + (cards & SUIT)]
        total += free[at + (cards >> 8 & SUIT)]
        total += free[at + (cards >> 16 & SUIT)]
        return total + free[at + (cards >> 24)]
    mine = cards >> 8 * contract & SUIT
    beside, at = rules.beside, 256 * classify_length(mine.bit_count())
    total = rules.places[place]
    total += rules.as_trumps[mine]
    for suit in range(4):
        if suit != contract:
            total += beside[at + (cards >> 8 * suit & SUIT)]
    return total


def value_others(rules: Tables, cards: int, suit: int, place: int) -> float:
    """Return the expected points of taking in the best suit but one."""
    best = NO_VALUE
    for other in range(4):
        if other != suit:
            value = value_take(rules, cards, other, place)
            if value > best:
                best = value
    return best


def value_pass(rules: Tables, cards: int, where: int, turned: float, others: float) -> float:
    """Return the expected points of passing (`place_pass`), from the worth of the suit turned up and of the others."""
    weights, at = rules.passing, WEIGHTS * where
    aces = (cards & ACES).bit_count()
    total = weights[at] + weights[at + 1] * turned
    total += weights[at + 2] * others
    return total + weights[at + 3] * aces


def place_pass(second: int, place: int) -> int:
    """Return where the weights of passing are, in the first round or the second, and a place."""
    return SEATS * second + place


def place_overcall(contract: int, is_friend: int) -> int:
    """Return where the weights of passing over a contract are, the partner's or not."""
    return OVERCALL + 2 * (1 if contract >= NO_TRUMPS else 0) + is_friend
