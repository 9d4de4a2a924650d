"""The double-dummy table of écarté, compared with an independent search."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ecarte.core import tricks
from ecarte.core.cards import PACK, Card
from ecarte.games.ecarte.options import resolve
from ecarte.games.ecarte.tricks import answering
from ecarte.machine.ecarte.double import solve_lead
from ecarte.machine.ecarte.records import POSITIONS
from ecarte.players.ecarte import double as ecarte_double
from ecarte.players.ecarte.double import numbers as double_numbers
from ecarte.players.ecarte.double import tricks as double_tricks
from tables import double

ORDER = "KQJAT987"
RULES = {True: resolve("akagiri", {}), False: resolve("jirai", {})}


def mask(cards: tuple[Card, ...]) -> int:
    """Return the cards as a mask, with spades as trumps."""
    return sum(1 << 8 * "shdc".index(card[1]) + ORDER.index(card[0]) for card in cards)


@cache
def searched(own: tuple[Card, ...], other: tuple[Card, ...], must_head: bool) -> int:
    """Return the leader's tricks, by the engine's rules."""
    return max((one for _, one in leads(own, other, must_head)), default=0)


def leads(own: tuple[Card, ...], other: tuple[Card, ...], must_head: bool) -> list[tuple[Card, int]]:
    found = []
    for led in own:
        rest = tuple(card for card in own if card != led)
        outcomes = []
        for card in answering(other, led, "s", RULES[must_head])[0]:
            left = tuple(each for each in other if each != card)
            taken = tricks.winner((led, card), "s", ORDER) == 0
            outcomes.append(
                1 + searched(rest, left, must_head) if taken else len(rest) - searched(left, rest, must_head)
            )
        found.append((led, min(outcomes)))
    return found


@pytest.mark.parametrize("must_head", [True, False])
def test_agrees_with_a_search(must_head: bool) -> None:
    rng = Random(6)
    for number in range(200):
        size = 5 if number < 12 else rng.randint(1, 4)
        pack = PACK if number % 2 else tuple(card for card in PACK if card[1] in "sh")  # long suits too
        given = rng.sample(pack, 2 * size)
        own, other = (
            tuple(sorted(cards, key=lambda card: ORDER.index(card[0]))) for cards in (given[:size], given[size:])
        )
        best = searched(own, other, must_head)
        assert ecarte_double.solve(mask(own), mask(other), must_head) == best
        by_card = {mask((card,)).bit_length() - 1: won for card, won in leads(own, other, must_head)}
        table = ecarte_double.load_table(must_head)
        assert {card: solve_lead(table, mask(own), mask(other), card) for card in by_card} == by_card
        led = own[0]
        left = mask(own[1:])
        answers = ecarte_double.solve_replies(mask(other), left, mask((led,)).bit_length() - 1, must_head)
        allowed = answering(other, led, "s", RULES[must_head])[0]
        assert sum(1 << card for card in answers) == mask(allowed)
        assert size - max(answers.values()) == by_card[mask((led,)).bit_length() - 1]


@pytest.mark.parametrize("must_head", [True, False])
def test_the_table_is_what_the_tool_writes(must_head: bool) -> None:
    kept = double_tricks.MUST_HEAD if must_head else double_tricks.FREE
    assert kept == double.packed(must_head)


def test_every_position_has_a_number_of_its_own() -> None:
    found = list(ecarte_double.list_positions())
    assert len(found) == len(set(found)) == 15_871 + 1  # and the end position
    trumps, plain = ecarte_double.number_owners()
    sums = {trumps[trump] + sum(plain[owners] for owners in rest) for trump, *rest in found}
    assert len(sums) == len(found)
    assert max(sums) + 1 == POSITIONS


@pytest.mark.thorough
def test_the_numbers_are_what_the_tool_writes() -> None:
    kept = double_numbers.NUMBERS
    assert kept == double.numbers()
