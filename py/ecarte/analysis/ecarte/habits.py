"""The assumed habits of players in bidding and discarding, as tables for the machine.

They say how likely each of the opponent's choices was, and how deals are played out. In the first exchange they are
those of the trained policy, if there is one. Otherwise they are the rules of thumb of a decent player, with soft
thresholds, because nobody keeps to a threshold exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp

from ecarte.games.ecarte import numbers
from ecarte.games.ecarte.options import Options
from ecarte.machine.ecarte.levels.trained import PARTS
from ecarte.machine.ecarte.records import CODES, HAND, MARGINS, MIDDLE, NO_VALUE, PLACES, TRICKS, Tables
from ecarte.players.ecarte.double import load_table
from ecarte.players.ecarte.policy import Policy
from ecarte.players.ecarte.policy.first import order_plain, order_trumps, place_plain, place_trumps
from ecarte.players.ecarte.policy.tables import codes

# The expected tricks of a card in hundredths, by its place in its suit, leaving out the trump turned up.
TRUMP = (100, 93, 85, 75, 70, 65, 60, 55)
PLAIN = (65, 36, 20, 12, 7, 4, 2, 0)
GUARD = 6  # for one of the first three with another card of its suit
# The expected tricks with which half the hands are played: without the risk of paying double, and at that risk.
STANDS, REFUSES = (180, 210), (175, 190)
SHARP = 0.12  # the slope there: from 23 to 77 % within a fifth of a trick

ANOTHER = 0.25  # the factor for each card by which a number of discards differs from habit
CERTAIN = 1 / 64  # rarer choices count as never, their opposites as always

SELDOM = 1 / 128  # the least chance: no choice of the opponent is impossible
LIGHT = 1 / 4  # the least weight of a hand of the opponent in the exchange
LEAST = 1 / 32  # less likely continuations are not followed

# The least useful card first: low ones of plain suits, then those usually kept.
LEAST_USEFUL = [1 << card for card in sorted(range(32), key=lambda card: (card < 8, card % 8 == 0, -(card % 8)))]


@lru_cache(maxsize=4)  # the decisions of a deal share it
def tables(options: Options, turned: int, policy: Policy | None = None) -> Tables:
    """Return double dummy and the habits of a deal; ``turned`` is the number of the turn-up."""
    habits = Tables()
    table = load_table(options.must_head)
    habits.must_head, habits.tricks = table.must_head, table.tricks
    habits.trumps, habits.plain = table.trumps, table.plain
    numbers.fill(habits, options)
    habits.markable = 1 << habits.king if habits.marks and turned != habits.king else 0
    habits.worth_trumps, habits.worth_plain = _worths(turned)
    habits.thresholds = [free_at_risk[risk] for free_at_risk in (STANDS, REFUSES) for risk in habits.risk]
    habits.chances = _chances()
    habits.useless = LEAST_USEFUL
    habits.another, habits.seldom, habits.light, habits.least_weight = ANOTHER, SELDOM, LIGHT, LEAST
    habits.pairs, habits.thirds = place_plain()
    habits.firsts = place_trumps(turned)
    habits.trump_values, habits.plain_values = _rows(order_trumps(turned)), _rows(order_plain())
    habits.likeliest, habits.number_chances = _numbers()
    habits.parts = float(PARTS)
    habits.king_turned = int(turned == habits.king)
    if policy is not None:
        _copy_policy(habits, policy)
    return habits


def _copy_policy(habits: Tables, policy: Policy) -> None:
    """Copy what a policy says of first hands, of which any part may be missing."""

    def joined(*names: str) -> tuple[list[int], bytearray]:
        planes = [policy.plane(name) for name in names]
        return [int(each is not None) for each in planes], bytearray(b"".join(each or bytes(PLACES) for each in planes))

    habits.has_declines, habits.declines = joined("stands", "refuses")
    (habits.has_elder,), habits.elder = joined("elder")
    habits.has_dealer, habits.dealer = joined(*(f"dealer-{said}" for said in range(1, HAND + 1)))


@cache
def _chances() -> list[float]:
    """Return the chance of a choice by the hundredths of a trick that a hand is above its threshold.

    Each is a multiple of 2^-40, since the last bits of an exponential are not the same on every machine.
    """
    chances = []
    for margin in range(-MIDDLE, MARGINS - MIDDLE):
        chance = round(2**40 / (1 + exp(-SHARP * margin))) / 2**40
        chances.append(0.0 if chance < CERTAIN else 1.0 if chance > 1 - CERTAIN else chance)
    return chances


@lru_cache(maxsize=8)
def _worths(turned: int) -> tuple[list[int], list[int]]:
    """Return the value of a hand's trumps, and of its cards of a plain suit, by their byte."""
    trumps = [sum(TRUMP[at - (turned < at)] for at in range(8) if byte >> at & 1) for byte in range(256)]
    plain = [
        sum(PLAIN[at] + GUARD * (at < 3 and byte.bit_count() > 1) for at in range(8) if byte >> at & 1)
        for byte in range(256)
    ]
    return trumps, plain


def _rows(values: Sequence[Sequence[int]]) -> list[int]:
    """Return the values of each byte's cards in rows of eight, the lowest first."""
    return [each for row in values for each in (*sorted(row), *[NO_VALUE] * (8 - len(row)))]


@cache
def _numbers() -> tuple[list[int], list[float]]:
    """Return the elder's likeliest number of discards for each code of the tables, and the chance of each number."""
    likeliest, chances = [0] * CODES, [0.0] * (CODES * TRICKS)
    for row, code in enumerate(codes(HAND)):
        likeliest[row] = max(range(1, HAND + 1), key=lambda number: (code[number - 1], number))
        chances[row * TRICKS + 1 : row * TRICKS + 1 + HAND] = code
    return likeliest, chances
