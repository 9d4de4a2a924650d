"""Which card to lead under a suit as trumps, four playing: a small network fitted to the solver's values.

It knows what the seat knows. `tools/tables/fit_leads.py` fits it: a lead is good where few card points are lost against
perfect play with all cards open, on average over deals.
"""

from __future__ import annotations

from typing import NamedTuple

from ecarte.machine.belote.records import CARDS, SUIT
from ecarte.machine.belote.sight import Sight, Tables
from ecarte.players.belote.lead_weights import BEGIN, END, ROWS


def rate(rules: Tables, sight: Sight, card: int) -> int:
    """Return how good a lead is: the higher, the fewer points it loses."""
    rows = [ROWS[feature] for feature in find_features(rules, sight, card)]
    return sum(weight * max(0, sum(column)) for weight, column in zip(END, zip(BEGIN, *rows, strict=True), strict=True))


def find_features(rules: Tables, sight: Sight, card: int) -> list[int]:
    """Return the features of a lead, one of each group, as numbers of rows."""
    me, contract, live, lacks, played = sight.me, sight.contract, sight.live, sight.lacks, sight.played
    suit, bit = card >> 3, card & 7
    left, partner, right = me + 1 & 3, me + 2 & 3, me + 3 & 3
    own = sight.hands[me]
    mine, out = own >> 8 * suit & SUIT, (live & ~own) >> 8 * suit & SUIT
    trumps, trumps_out = own >> 8 * contract & SUIT, (live & ~own) >> 8 * contract & SUIT
    sides = [(own >> 8 * each & SUIT, (live & ~own) >> 8 * each & SUIT) for each in range(4) if each != contract]
    over = SUIT << 8 * suit & -2 << card  # the higher cards of the suit
    partners, others = played[partner] >> 8 * suit & SUIT, (played[left] | played[right]) >> 8 * suit & SUIT
    points = rules.worth[CARDS * contract + card]

    kind = _Part(suit == contract, 2)
    role = _Part(0 if me == sight.taker else 1 if partner == sight.taker else 2, 3)
    higher = _Part((out >> bit).bit_count(), 5)
    worth = _Part(0 if not points else 1 if points < 10 else 2, 3)
    count, masters = mine.bit_count(), sum(held > lacking for held, lacking in sides)
    groups = (
        (kind, role, _Part(bit, 8)),
        (kind, _Part(count - 1, 6), _Part(out.bit_count(), 8)),
        (kind, role, higher),
        (kind, _Part(trumps_out.bit_count(), 8), _Part(trumps.bit_count(), 5)),
        (kind, _where(mine, out, 7), _where(mine, out, 6), _Part(7 - bit, 3)),
        (
            kind,
            _Part(bool(trumps_out) and not (lacks[left] & lacks[right]) >> contract & 1, 2),  # opponents may trump
            _Part(bool(trumps_out) and not lacks[partner] >> contract & 1, 2),
            *(_Part(lacks[seat] >> suit & 1, 2) for seat in (left, partner, right)),
        ),
        (kind, role, _Part(own.bit_count() - 1, 8)),
        (kind, _Part(0 if not partners else 1 if partners < 32 else 2, 3), _Part(others.bit_count(), 3)),
        (
            kind,
            _Part(bool(sight.known[partner] & over), 2),
            _Part(bool((sight.known[left] | sight.known[right]) & over), 2),
        ),
        (kind, role, _Part(trumps > trumps_out, 2)),
        (kind, _Part(sight.taker - me & 3, 4), _Part(worth.value if out >> bit else 3, 4)),
        (kind, role, _Part(sight.turned >> 3 == contract, 2)),
        (kind, role, _Part(masters, 4)),
        (kind, _where(mine, out, 5), _where(mine, out, 4), _Part(not out >> bit, 2)),
        (kind, _Part(count - 1, 3), worth, _Part(0 if not out >> bit else 1 if out >> 7 else 2, 3)),
    )
    found, begin = [], 0
    for group in groups:
        place, size = 0, 1
        for part in group:
            place = part.number * place + min(int(part.value), part.number - 1)
            size *= part.number
        found.append(begin + place)
        begin += size
    return found


class _Part(NamedTuple):
    """A part of a group: its value, and the number of values; a greater one is taken as the last."""

    value: int
    number: int


def _where(mine: int, out: int, bit: int) -> _Part:
    """Return whether a card of a suit is in one's own hand, in another, or played."""
    return _Part(0 if mine >> bit & 1 else 1 if out >> bit & 1 else 2, 3)
