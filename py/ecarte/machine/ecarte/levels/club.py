"""The club player, who plays by the books and counts."""

from __future__ import annotations

from ecarte.machine.cards import SUIT
from ecarte.machine.ecarte import records
from ecarte.machine.ecarte.levels import thumb
from ecarte.machine.ecarte.levels.counting import WORLDS, most_valuable
from ecarte.machine.ecarte.records import Deal, Rules, seat_of
from ecarte.machine.ecarte.sight import above, in_order, pool, top

COUNTED = 2
"""How many last cards are worked out."""
# The tricks a hand needs to be played where the books are silent: without risk, or after an exchange.
ELDER_LATER, DEALER_LATER = 1.7, 1.7
KEPT_PLACES = 1
# What the books see in a hand, if not a standard one: all five tricks, the point for sure, the king, which the opponent
# can no longer draw, nothing.
VOLE, CERTAIN, KING, WEAK = range(records.STANDARDS, records.STANDARDS + 4)


def find_standard(trumps: bytearray, plain: bytearray, own: int, begin: int, end: int) -> int:
    """Return the first of some standard hands that a hand is at least as strong as, or `WEAK`."""
    one, two, three = own >> 8 & SUIT, own >> 16 & SUIT, own >> 24
    for which in range(begin, end):
        if trumps[256 * which + (own & SUIT)] and (
            reaches(plain, which, one, two, three)
            or reaches(plain, which, one, three, two)
            or reaches(plain, which, two, one, three)
            or reaches(plain, which, two, three, one)
            or reaches(plain, which, three, one, two)
            or reaches(plain, which, three, two, one)
        ):
            return which
    return WEAK


def reaches(plain: bytearray, which: int, first: int, second: int, third: int) -> int:
    """Return whether plain suits, in this order, reach those of a standard hand."""
    at = 768 * which
    return plain[at + first] & plain[at + 256 + second] & plain[at + 512 + third]


def read_books(
    trumps: bytearray, plain: bytearray, ends: list[int], king: int, own: int, turn_up: int, phase: int, is_pressed: int
) -> int:
    """Return what the books see in a hand: the number of a standard hand, or one of the codes after these.

    The tables are those of `Rules`. A player ``is_pressed`` when a king would win the game for the opponent.
    """
    left = SUIT & ~(1 << turn_up)
    if is_sure_of_vole(own, left):
        return VOLE
    certain = 0
    for _ in range(3):
        certain += 1 if own & left & -left else 0
        left &= left - 1
    if certain == 3:  # sure of the point, so no exchange can hurt
        return CERTAIN
    has_king = own >> king & 1
    if phase == records.CHOOSE:
        seen = find_standard(trumps, plain, own, 0, ends[0])
        if seen != WEAK and has_king:
            return KING
    else:
        seen = find_standard(trumps, plain, own, ends[0], ends[1])
    if seen == WEAK and is_pressed and turn_up != king and not has_king:
        return find_standard(trumps, plain, own, ends[1], ends[2])
    return seen


def is_played(seen: int) -> int:
    """Return whether the books play a hand without an exchange, given what they see in it."""
    return 1 if seen <= VOLE else 0


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
    if phase >= records.NUMBER:
        return thumb.throws(deal, role, KEPT_PLACES, records.HAND, 1)
    if phase == records.CHOOSE and rules.numbered:
        deal.asked = thumb.number_to_say(deal, KEPT_PLACES, records.HAND)
    if not deal.times and rules.risk[0]:
        deal.why = read_books(
            rules.standard_trumps,
            rules.standard_plain,
            rules.standard_ends,
            rules.king,
            deal.hands[role],
            deal.turn_up,
            phase,
            deal.score[seat_of(deal, 1 - role)] + rules.king_points >= rules.target,
        )
        return thumb.answer(deal, phase, is_played(deal.why))
    return thumb.judge(
        deal, phase, thumb.hand_worth(deal, role), ELDER_LATER if phase == records.CHOOSE else DEALER_LATER
    )


def maxim(rules: Rules, deal: Deal, role: int, may: int) -> int:
    """Return the card that the maxims would play."""
    number = in_order(deal, may)
    if deal.led >= 0:
        return thumb.follows(deal, number, deal.led)
    rest, trumps, plain = pool(rules, deal, role), may & SUIT, may & ~SUIT
    deal.why = records.LEADS_TRUMPS
    if not plain:
        return top(trumps)
    sure = thumb.unbeaten(plain, rest)
    if rest & SUIT:
        held = trumps.bit_count()
        if held and not rest & above(top(trumps)) and (held > 1 or 3 - deal.won[role] == 1):
            deal.why = records.LEADS_MASTER_TRUMP
            return top(trumps)
        if held > 2:
            return top(trumps)
        for at in range(1, 4):
            if not rest & SUIT << 8 * at:
                sure &= ~(SUIT << 8 * at)
    return thumb.best_plain(deal, number, plain, sure)


def plays(rules: Rules, deal: Deal, role: int, may: int) -> int:
    """Return the club player's card."""
    card = maxim(rules, deal, role, may)
    if deal.hands[role].bit_count() > COUNTED:
        return card
    return most_valuable(rules, deal, role, may, card, WORLDS)
