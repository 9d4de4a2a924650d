"""The club player, who plays by the books and counts."""

from __future__ import annotations

from ecarte.machine.cards import SUIT, follow
from ecarte.machine.ecarte.deals import CHOOSE, NUMBER, Deal, Rules, seat_of
from ecarte.machine.ecarte.levels.counting import most_valuable
from ecarte.machine.ecarte.levels.thumb import (
    answer,
    best_plain,
    follows,
    hand_worth,
    number_to_say,
    throws,
    unbeaten,
)
from ecarte.machine.ecarte.records import HAND
from ecarte.machine.ecarte.sight import above, pool, top

COUNTED = 2
"""How many last cards are worked out."""
# The tricks a hand needs to be played where the books are silent: without risk, or after an exchange.
ELDER_LATER, DEALER_LATER = 1.7, 1.7
KEPT_PLACES = 1


def is_standard(rules: Rules, own: int, begin: int, end: int) -> int:
    """Return whether a hand is as strong as one of these standard hands."""
    one, two, three = own >> 8 & SUIT, own >> 16 & SUIT, own >> 24
    for which in range(begin, end):
        if rules.standard_trumps[256 * which + (own & SUIT)] and (
            reaches(rules, which, one, two, three)
            or reaches(rules, which, one, three, two)
            or reaches(rules, which, two, one, three)
            or reaches(rules, which, two, three, one)
            or reaches(rules, which, three, one, two)
            or reaches(rules, which, three, two, one)
        ):
            return 1
    return 0


def reaches(rules: Rules, which: int, first: int, second: int, third: int) -> int:
    """Return whether plain suits, in this order, reach those of a standard hand."""
    plain, at = rules.standard_plain, 768 * which
    return plain[at + first] & plain[at + 256 + second] & plain[at + 512 + third]


def is_played_by_books(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return whether the books stand on a hand, or refuse with it."""
    own, turn_up, ends = deal.hands[role], deal.turn_up, rules.standard_ends
    left = SUIT & ~(1 << turn_up)
    if is_sure_of_vole(own, left):
        return 1
    certain = 0
    for _ in range(3):
        certain += 1 if own & left & -left else 0
        left &= left - 1
    if certain == 3:  # sure of the point, so no exchange can hurt
        return 0
    has_king = own >> rules.king & 1
    if phase == CHOOSE and has_king:
        return 0
    if is_standard(rules, own, 0 if phase == CHOOSE else ends[0], ends[0] if phase == CHOOSE else ends[1]):
        return 1
    is_pressed = deal.score[seat_of(deal, 1 - role)] == rules.target - 1 and turn_up != rules.king and not has_king
    return is_standard(rules, own, ends[1], ends[2]) if is_pressed else 0


def is_sure_of_vole(own: int, left: int) -> int:
    """Return whether a hand makes all five tricks against any hand; ``left`` are the trumps that are not turned up."""
    trumps, plain = own & SUIT, own & ~SUIT
    others, drawing, last = left & ~trumps, trumps, -1
    if trumps.bit_count() <= others.bit_count():
        return 0
    for _ in range(others.bit_count()):
        last = top(drawing)
        drawing &= drawing - 1
    return 1 if last < top(others) and not plain & plain - 1 and not plain & ~(1 << 8 | 1 << 16 | 1 << 24) else 0


def says(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return the club player's choice in the exchange."""
    if phase >= NUMBER:
        return throws(rules, deal, role, KEPT_PLACES, HAND, 1)
    if phase == CHOOSE and rules.numbered:
        deal.asked = number_to_say(deal, KEPT_PLACES, HAND)
    if not deal.times and rules.risk[0]:
        return answer(deal, phase, is_played_by_books(rules, deal, phase, role))
    return answer(deal, phase, hand_worth(deal, role) >= (ELDER_LATER if phase == CHOOSE else DEALER_LATER))


def maxim(rules: Rules, deal: Deal, role: int) -> int:
    """Return the card that the maxims would play."""
    own, led = deal.hands[role], deal.led
    if led >= 0:
        return follows(deal, follow(own, led, rules.must_head), led)
    rest, trumps, plain = pool(rules, deal, role), own & SUIT, own & ~SUIT
    if not plain:
        return top(trumps)
    sure = unbeaten(plain, rest)
    if rest & SUIT:
        number = trumps.bit_count()
        if number and not rest & above(top(trumps)) and (number > 1 or 3 - deal.won[role] == 1):
            return top(trumps)
        if number > 2:
            return top(trumps)
        for at in range(1, 4):
            if not rest & SUIT << 8 * at:
                sure &= ~(SUIT << 8 * at)
    return best_plain(deal, plain, sure)


def plays(rules: Rules, deal: Deal, role: int) -> int:
    """Return the club player's card."""
    card = maxim(rules, deal, role)
    return most_valuable(rules, deal, role, card) if deal.hands[role].bit_count() <= COUNTED else card
