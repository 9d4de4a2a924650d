"""The assumed habits of both players in bidding and discarding.

In the first exchange they are those of the trained policy, as far as it says something; otherwise rules of thumb.
"""

from __future__ import annotations

from ecarte.machine.cards import SUIT
from ecarte.machine.ecarte.records import HAND, MIDDLE, PLACES, TRICKS, Tables, Work

TOPS = 1 << 8 | 1 << 16 | 1 << 24  # the highest card of each plain suit


def count_worth(tables: Tables, own: int) -> int:
    """Return the expected tricks of a hand, in hundredths."""
    plain = tables.worth_plain
    return tables.worth_trumps[own & SUIT] + plain[own >> 8 & SUIT] + plain[own >> 16 & SUIT] + plain[own >> 24]


def find_place(tables: Tables, own: int) -> int:
    """Return where the policy has a first hand."""
    a, b, c = own >> 8 & SUIT, own >> 16 & SUIT, own >> 24
    if a < b:
        a, b = b, a
    if b < c:
        b, c = c, b
        if a < b:
            a, b = b, a
    pair = tables.pairs[a << 8 | b]
    return 2 * ((pair >> 3) + tables.thirds[(pair & 7) << 8 | c] + tables.firsts[own & SUIT]) + tables.king_turned


def chance_to_stand(tables: Tables, own: int, times: int) -> float:
    """Return the chance that the elder stands."""
    if times or not tables.has_stands:
        return tables.chances[MIDDLE + count_worth(tables, own) - tables.stand[1 if times else 0]]
    return tables.stands[find_place(tables, own)] / tables.parts


def chance_to_refuse(tables: Tables, own: int, times: int) -> float:
    """Return the chance that the dealer refuses."""
    if times or not tables.has_refuses:
        return tables.chances[MIDDLE + count_worth(tables, own) - tables.refuse[1 if times else 0]]
    return tables.refuses[find_place(tables, own)] / tables.parts


# --- discards ---


def discard(tables: Tables, own: int, most: int, least: int) -> int:
    """Return the discards, between ``least`` and ``most`` cards: neither trumps nor the tops of other suits."""
    wanted = own & ~SUIT & ~TOPS
    number = wanted.bit_count()
    if least <= number <= most:
        return wanted
    number = least if number < least else most
    found = at = 0
    while number:
        bit = own & tables.useless[at]
        at += 1
        if bit:
            found |= bit
            number -= 1
    return found


def discard_first(tables: Tables, work: Work, own: int, number: int) -> int:
    """Return that many cards to discard of a first hand: the plain cards first, low ones before high ones."""
    if work.ordered != own:
        order_discards(tables, work, own)
    return work.order[number]


def order_discards(tables: Tables, work: Work, own: int) -> None:
    """Fill in the discards of a first hand by their number."""
    values = work.values
    size = 0
    a, b, c = own >> 8 & SUIT, own >> 16 & SUIT, own >> 24
    # The greater a suit's byte, the lower its rank, and the later its cards are discarded.
    ranks = ((a < b) + (a < c), (b <= a) + (b < c), (c <= a) + (c <= b))
    for suit in range(3):
        byte = own >> 8 * suit + 8 & SUIT
        more = (2 - ranks[suit]) * 256 + 8 * suit + 8
        at = byte << 3
        for _ in range(byte.bit_count()):
            value = tables.plain_values[at] + more
            at += 1
            place = size
            while place and values[place - 1] > value:
                values[place] = values[place - 1]
                place -= 1
            values[place] = value
            size += 1
    byte = own & SUIT
    at = (byte << 3) + byte.bit_count()
    for _ in range(byte.bit_count()):  # every trump comes after every plain card, the lowest first
        at -= 1
        values[size] = tables.trump_values[at]
        size += 1
    found = 0
    for number in range(size):
        found |= 1 << (values[number] & 31)
        work.order[number + 1] = found
    work.ordered = own


def discard_as_elder(tables: Tables, work: Work, own: int, left: int, times: int) -> int:
    """Return the discards of the elder with ``left`` cards in the stock (E9, E11)."""
    if times or not tables.has_elder or left < HAND:
        return discard(tables, own, left if left < HAND else HAND, 1)
    return discard_first(tables, work, own, tables.likeliest[tables.elder[find_place(tables, own)]])


def discard_as_dealer(tables: Tables, work: Work, own: int, left: int, times: int, said: int) -> int:
    """Return the discards of the dealer; ``said`` is the elder's number, ``left`` what it leaves."""
    least = tables.least[left]
    plane = said - 1 if said else 0
    if times or left < HAND or not tables.has_dealer[plane]:
        return discard(tables, own, tables.most[left], least)
    number: int = tables.dealer[plane * PLACES + find_place(tables, own)]
    return discard_first(tables, work, own, number if number > least else least)


def guess_discards(tables: Tables, work: Work, own: int, number: int, times: int, said: int) -> tuple[int, float]:
    """Return the discards when their number is known, and the chance of that number.

    ``said`` is the elder's number if the player was the dealer, else 0.
    """
    plane = said - 1 if said else 0
    if times or not (tables.has_dealer[plane] if said else tables.has_elder):
        wanted = (own & ~SUIT & ~TOPS).bit_count()
        chance = 1.0
        for _ in range(wanted - number if wanted > number else number - wanted):
            chance *= tables.another
        return discard(tables, own, number, number), chance
    place = find_place(tables, own)
    if said:
        chance = 1.0 if tables.dealer[plane * PLACES + place] == number else 0.0
    else:
        chance = tables.number_chances[tables.elder[place] * TRICKS + number]
    return discard_first(tables, work, own, number), chance
