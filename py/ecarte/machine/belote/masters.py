"""Cards that are sure to take, and other questions the solver asks of sets of cards."""

from __future__ import annotations

from ecarte.machine.belote.records import NO_TRUMPS, SUIT
from ecarte.machine.belote.sight import Tables, Work


def find_sure(rules: Tables, work: Work, live: int, seat: int) -> tuple[int, int]:
    """Return cards that the side of the seat to lead takes for sure, or more points, and such cards of the other side.

    The highest trumps take for their side whenever they are played. The leader can play masters one after another
    where nobody is left who trumps them.
    """
    contract, own, sure, theirs, ruffs = work.contract, work.world[seat] & live, 0, 0, 0
    if contract < NO_TRUMPS:
        at = 8 * contract
        trumps = live >> at & SUIT
        ours = (work.held if work.first[seat] else ~work.held) >> at & trumps
        foes = trumps ^ ours
        if ours > foes:
            cut = foes.bit_length()
            sure = ours >> cut << cut
        else:
            cut = ours.bit_length()
            theirs = foes >> cut << cut << at
        mine = own >> at & SUIT
        out = trumps ^ mine
        if out:
            if mine and (mine >> out.bit_length()).bit_count() >= find_longest(rules, work, live, seat, at):
                sure |= mine
            else:
                ruffs = 1
        else:
            sure |= mine
        sure <<= at
    if not ruffs:
        for suit in range(4):
            at = 8 * suit
            mine = own >> at & SUIT
            if mine and suit != contract:
                out = live >> at & SUIT ^ mine
                cut = out.bit_length()
                if mine >> cut:
                    if (mine >> cut).bit_count() < find_longest(rules, work, live, seat, at):
                        mine = mine >> cut << cut
                    sure |= mine << at
    return sure, theirs


def find_longest(rules: Tables, work: Work, live: int, seat: int, at: int) -> int:
    """Return the most cards of a suit in any other hand."""
    most = 0
    for each in range(rules.players):
        if each != seat:
            most = max(most, (work.world[each] >> at & live >> at & SUIT).bit_count())
    return most


def count_points(rules: Tables, contract: int, cards: int) -> int:
    """Return the points of cards."""
    sums, at = rules.sums, 1024 * contract
    points = sums[at + (cards & SUIT)] + sums[at + 256 + (cards >> 8 & SUIT)]
    return points + sums[at + 512 + (cards >> 16 & SUIT)] + sums[at + 768 + (cards >> 24 & SUIT)]


def cover(cards: int) -> int:
    """Return cards and all below them in their suits."""
    cards |= cards >> 1 & 0x7F7F7F7F
    cards |= cards >> 2 & 0x3F3F3F3F
    return cards | cards >> 4 & 0x0F0F0F0F


def fill_suits(cards: int) -> int:
    """Return all cards of the suits that some cards are of."""
    return (cover(cards) & 0x01010101) * SUIT


def choose_worth(rules: Tables, base: int, cards: int, high: int) -> int:
    """Return the card worth most, the highest of them, or least, the lowest of them."""
    chosen = cards.bit_length() - 1
    cards ^= 1 << chosen
    worth = rules.worth[base + chosen]
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        points = rules.worth[base + card]
        if points > worth if high else points <= worth:
            worth, chosen = points, card
    return chosen
