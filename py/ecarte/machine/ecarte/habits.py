"""The habits that both players are assumed to have in the exchange.

In the first one they are those of the trained policy, where it says something; otherwise rules of thumb.
"""

from __future__ import annotations

from ecarte.machine.cards import SUIT
from ecarte.machine.ecarte.course import find_span
from ecarte.machine.ecarte.records import (
    CARDS,
    DEALER,
    ELDER,
    HAND,
    MIDDLE,
    NO_VALUE,
    PLACES,
    TRICKS,
    PlainPlaces,
    Tables,
    Work,
)

TOPS = 1 << 8 | 1 << 16 | 1 << 24  # the highest card of each plain suit


def count_worth(tables: Tables, own: int) -> int:
    """Return the expected tricks of a hand, in hundredths."""
    plain = tables.worth_plain
    return tables.worth_trumps[own & SUIT] + plain[own >> 8 & SUIT] + plain[own >> 16 & SUIT] + plain[own >> 24]


def place_plain(tables: PlainPlaces, own: int) -> int:
    """Return the place in a policy's planes where first hands with these plain suits begin."""
    a, b, c = own >> 8 & SUIT, own >> 16 & SUIT, own >> 24
    if a < b:
        a, b = b, a
    if b < c:
        b, c = c, b
        if a < b:
            a, b = b, a
    pair = tables.pairs[a << 8 | b]
    return (pair >> 3) + tables.thirds[(pair & 7) << 8 | c]


def find_place(tables: Tables, work: Work, own: int) -> int:
    """Return the place of a first hand in the policy."""
    if work.placed == own:
        return work.place
    work.placed = own
    place = 2 * (place_plain(tables, own) + tables.firsts[own & SUIT]) + tables.king_turned
    work.place = place
    return place


def chance_to_stay(tables: Tables, work: Work, own: int, role: int, times: int) -> float:
    """Return the chance that the elder stands, or that the dealer refuses."""
    if times or not tables.has_declines[role]:
        return tables.chances[MIDDLE + count_worth(tables, own) - tables.thresholds[2 * role + (1 if times else 0)]]
    return tables.declines[PLACES * role + find_place(tables, work, own)] / tables.parts


# --- discards ---


def discard(tables: Tables, own: int, most: int, least: int) -> int:
    """Return the discards, between ``least`` and ``most`` cards: neither trumps nor the tops of other suits."""
    wanted = own & ~SUIT & ~TOPS
    number = wanted.bit_count()
    if least <= number <= most:
        return wanted
    number = least if number < least else most
    discards = 0
    for at in range(CARDS):
        bit = own & tables.useless[at]
        if bit and number:
            discards |= bit
            number -= 1
    return discards


def discard_first(tables: Tables, work: Work, own: int, number: int) -> int:
    """Return so many discards of a first hand: plain cards before trumps, low ones before high ones."""
    if work.ordered != own:
        order_discards(tables, work, own)
    return work.order[number]


def order_discards(tables: Tables, work: Work, own: int) -> None:
    """Fill in the discards of a first hand by their number."""
    order = work.order
    plain = tables.plain_values
    a, b, c = own >> 8 & SUIT, own >> 16 & SUIT, own >> 24
    # The greater a suit's byte, the later its cards are discarded; the suit itself is part of a card's number.
    more_a, more_b, more_c = (
        8 + (0 if a < b else 256) + (0 if a < c else 256),
        16 + (0 if b <= a else 256) + (0 if b < c else 256),
        24 + (0 if c <= a else 256) + (0 if c <= b else 256),
    )
    a, b, c = a << 3, b << 3, c << 3
    value_a, value_b, value_c = plain[a] + more_a, plain[b] + more_b, plain[c] + more_c
    discards = number = 0
    while True:
        if value_a < value_b and value_a < value_c:
            value = value_a
            a += 1
            value_a = plain[a] + more_a
        elif value_b < value_c:
            value = value_b
            b += 1
            value_b = plain[b] + more_b
        else:
            value = value_c
            c += 1
            value_c = plain[c] + more_c
        if value >= NO_VALUE:
            break
        discards |= 1 << (value & 31)
        number += 1
        order[number] = discards
    at = (own & SUIT) << 3
    while number < HAND:  # every trump comes after every plain card
        discards |= 1 << (tables.trump_values[at] & 31)
        at += 1
        number += 1
        order[number] = discards
    work.ordered = own


def discard_as_elder(tables: Tables, work: Work, own: int, left: int, times: int) -> int:
    """Return the discards of the elder with ``left`` cards in the stock."""
    if times or not tables.has_elder or left < HAND:
        least, most = find_span(tables, ELDER, 0, left)
        return discard(tables, own, most, least)
    return discard_first(tables, work, own, tables.likeliest[tables.elder[find_place(tables, work, own)]])


def discard_as_dealer(tables: Tables, work: Work, own: int, left: int, times: int, said: int) -> int:
    """Return the discards of the dealer; ``said`` is the elder's number, ``left`` what it leaves."""
    least, most = find_span(tables, DEALER, 0, left)
    plane = said - 1 if said else 0
    if times or left < HAND or not tables.has_dealer[plane]:
        return discard(tables, own, most, least)
    number: int = tables.dealer[plane * PLACES + find_place(tables, work, own)]
    return discard_first(tables, work, own, number if number > least else least)


def guess_discards(tables: Tables, work: Work, own: int, number: int, times: int, said: int) -> tuple[int, float]:
    """Return the most likely discards of a known number, and the chance of that number.

    ``said`` is the elder's number if the player was the dealer, else 0.
    """
    plane = said - 1 if said else 0
    if times or not (tables.has_dealer[plane] if said else tables.has_elder):
        wanted = (own & ~SUIT & ~TOPS).bit_count()
        chance = 1.0
        for _ in range(wanted - number if wanted > number else number - wanted):
            chance *= tables.another
        return discard(tables, own, number, number), chance
    place = find_place(tables, work, own)
    if said:
        chance = 1.0 if tables.dealer[plane * PLACES + place] == number else 0.0
    else:
        chance = tables.number_chances[tables.elder[place] * TRICKS + number]
    return discard_first(tables, work, own, number), chance
