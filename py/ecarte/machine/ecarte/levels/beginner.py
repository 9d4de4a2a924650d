"""The beginner, who makes the usual mistakes, and has habits that last a deal."""

from __future__ import annotations

from ecarte.machine.cards import SUIT, beats
from ecarte.machine.ecarte import records
from ecarte.machine.ecarte.levels.thumb import follows, judge, leads, number_to_say, throws
from ecarte.machine.ecarte.records import Deal, Rules, seat_of
from ecarte.machine.ecarte.sight import in_order, top
from ecarte.machine.quick import draw_by_text
from ecarte.machine.text import put, put_number

# The tricks a card seems worth, by its place in its suit: courts are overrated, small trumps underrated.
TRUMP = (1.0, 0.9, 0.75, 0.55, 0.5, 0.45, 0.4, 0.4)
PLAIN = (0.75, 0.6, 0.45, 0.2, 0.0, 0.0, 0.0, 0.0)
STANDS, REFUSES = 2.1, 2.5
KEPT_PLACES = 2  # kings and queens are kept, unless the ace ranks above them

# Percent of deals: trumps kept for later, the only trump led, tricks taken with the highest card; where neither of the
# first two decides a lead, the lowest card led; no more than a few cards discarded.
HOARDS, SPENDS, OVERTAKES, SAVES, CLINGS = 35, 30, 45, 40, 30
FEW = 2

DISCARDS, TRUMPS, LEADS, TAKING = range(records.HABITS)  # what habits are about
_DISCARDS, _TRUMPS = tuple(b"discards\0"), tuple(b"trumps\0")
_LEADS, _TAKING = tuple(b"leads\0"), tuple(b"taking\0")
_SEATS, _SUITS = tuple(b"SN"), tuple(b"shdc")
# What stands around the score of both seats in the text of a habit.
_NORTH, _SOUTH, _END = tuple(b" [('N', \0"), tuple(b"), ('S', \0"), tuple(b")] \0")
_SPACE = ord(" ")


def habit(rules: Rules, deal: Deal, role: int, about: int) -> int:
    """Return a number below 100 that stays the same for the whole deal."""
    seat = seat_of(deal, role)
    place = records.HABITS * seat + about
    if deal.habits[place] < 0:
        deal.habits[place] = draw_by_text(deal, describe(rules, deal, seat, about), 100)
    return deal.habits[place]


def describe(rules: Rules, deal: Deal, seat: int, about: int) -> int:
    """Write the text from which a habit follows, and return its end."""
    text = deal.text
    text[0], text[1] = _SEATS[seat], _SPACE
    at = put_number(text, 2, deal.number)
    text[at], text[at + 1], text[at + 2] = _SPACE, _SEATS[deal.dealer], _SPACE
    text[at + 3], text[at + 4] = rules.ranks[deal.turn_up], _SUITS[deal.trump]
    at = put(text, at + 5, _NORTH)
    at = put(text, put_number(text, at, deal.score[1]), _SOUTH)
    at = put(text, put_number(text, at, deal.score[0]), _END)
    if about == DISCARDS:
        return put(text, at, _DISCARDS)
    if about == TRUMPS:
        return put(text, at, _TRUMPS)
    if about == LEADS:
        return put(text, at, _LEADS)
    return put(text, at, _TAKING)


def most_unwanted(rules: Rules, deal: Deal, role: int) -> int:
    """Return how many cards the beginner discards at most in this deal."""
    return FEW if habit(rules, deal, role, DISCARDS) < CLINGS else records.HAND


def hand_worth(deal: Deal, role: int) -> float:
    """Return the tricks that the hand seems to be worth."""
    worth = 0.0
    for at in range(in_order(deal, deal.hands[role])):
        card = deal.cards[at]
        worth += TRUMP[card] if card < 8 else PLAIN[card & 7]
    return worth


def says(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return the beginner's choice in the exchange."""
    if phase >= records.NUMBER:
        return throws(deal, role, KEPT_PLACES, most_unwanted(rules, deal, role), 0)
    if phase == records.CHOOSE and rules.numbered:
        deal.asked = number_to_say(deal, KEPT_PLACES, most_unwanted(rules, deal, role))
    return judge(deal, phase, hand_worth(deal, role), STANDS if phase == records.CHOOSE else REFUSES)


def plays(rules: Rules, deal: Deal, role: int, may: int) -> int:
    """Return the beginner's card."""
    led, number = deal.led, in_order(deal, may)
    if led >= 0:
        taking, best = 0, -1
        for at in range(number):
            card = deal.cards[at]
            if beats(card, led):
                taking += 1
                if best < 0 or card & 7 < best & 7:
                    best = card
        if taking > 1 and habit(rules, deal, role, TAKING) < OVERTAKES:
            deal.why = records.TAKES_HIGH
            return best
        return follows(deal, number, led)
    own, plain = may & SUIT, may & ~SUIT
    rest = records.ALL & ~(deal.hands[role] | 1 << deal.turn_up | deal.last)  # only the last trick is remembered
    if own and plain:
        about = habit(rules, deal, role, TRUMPS)
        if own.bit_count() == 1 and about < SPENDS:
            deal.why = records.SPENDS_TRUMP
            return top(own)
        if about >= 100 - HOARDS:
            card = leads(deal, in_order(deal, plain), 3, rest)
            deal.why = records.HOARDS_TRUMPS
            return card
    if plain and habit(rules, deal, role, LEADS) < SAVES:
        number, low = in_order(deal, plain), deal.cards[0]
        for at in range(number):
            if deal.cards[at] & 7 > low & 7:
                low = deal.cards[at]
        deal.why = records.LEADS_LOW
        return low
    return leads(deal, in_order(deal, may), 3, rest)
