"""Belote's players on the machine: what they solve, sample and count is right, and the same in each way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecarte.core.cards import PACK, Card
from ecarte.core.game import Seat
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.numbers import CONTRACTS
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import View, side_of
from ecarte.games.belote.tricks import card_points, playable, taking
from ecarte.machine import module, run
from ecarte.machine.belote.entries import ENTRIES
from ecarte.machine.belote.exponents import find_power
from ecarte.machine.belote.judging import judge_cards
from ecarte.machine.belote.play import may_follow
from ecarte.machine.belote.response import FEWEST
from ecarte.machine.belote.sight import Work
from ecarte.machine.belote.solver import solve
from ecarte.machine.chance import draw_far_below
from ecarte.machine.layout import Record
from ecarte.machine.ways import Plain, Way
from ecarte.players import PLAYERS
from ecarte.players.belote import expert, search, table
from ecarte.players.belote.cards import mask_of, numbers, tables
from ecarte.players.belote.seen import bid_of
from tests.kit.belote_course import TABLES, course
from tests.kit.checked_machine import Checked

NUMBERS = st.integers(0, 2**32 - 1)
R = TypeVar("R", bound=Record)
LAST = 10
NOBODY = "nobody"  # has taken a trick so far
Played = tuple[tuple[Seat, Card], ...]


# --- chance and the exponential function ---


@given(NUMBERS, st.integers(1, 1 << 40))
def test_far_draws_are_those_of_python(seed: int, number: int) -> None:
    rng = Random(seed)
    chance = list(rng.getstate()[1])
    for _ in range(5):
        assert draw_far_below(chance, number) == rng.randrange(number)
    assert tuple(chance) == rng.getstate()[1]


@given(st.floats(-40, 40))
@example(-30.0)
@example(29.999999999999996)
def test_the_exponential_function_is_that_of_the_library(by: float) -> None:
    from math import exp

    assert find_power(by) == pytest.approx(exp(max(-30.0, min(30.0, by))), rel=1e-15)


# --- the solver ---


class Ending:
    """The last cards of a deal, all of them seen, somewhere in a trick."""

    def __init__(self, number: int) -> None:
        rng = Random(number)
        players = rng.choice([2, 3, 4, 4])
        undertrump = players == 4 and rng.random() < 0.5
        self.options = Options(players=players, capot_88=rng.random() < 0.3, undertrump_partner=undertrump)
        self.contract = rng.choice(CONTRACTS)
        seats = self.options.seats
        size = rng.choice([1, 2, 2, 3] if players == 4 else [1, 2, 3, 3 if players == 3 else 5])
        # Of few suits and many low cards, so that they follow, are beaten and are equal.
        pool = [card for card in PACK if card[1] in rng.choice(["sh", "shd", "shdc"])]
        dealt = rng.sample(pool if len(pool) >= size * players else PACK, size * players)
        self.hands = {seat: tuple(dealt[size * at : size * at + size]) for at, seat in enumerate(seats)}
        self.taker = rng.choice(seats)
        self.sweep: object = rng.choice([None, True, False, NOBODY])
        self.trick: Played = ()
        mover = rng.choice(seats)
        for _ in range(rng.randrange(players)):
            card = rng.choice(self.playable(self.hands, self.trick, mover))
            self.hands[mover] = tuple(each for each in self.hands[mover] if each != card)
            self.trick += ((mover, card),)
            mover = self.after(mover)
        self.mover = mover

    def after(self, seat: Seat) -> Seat:
        seats = self.options.seats
        return seats[(seats.index(seat) + 1) % len(seats)]

    def is_first(self, seat: Seat) -> bool:
        """Return whether points of a seat are counted: those of the first side, or of the taker alone."""
        if self.options.players < 4:
            return seat == self.taker
        return side_of(seat, 4) == self.options.sides[0]

    def playable(self, hands: Mapping[Seat, Sequence[Card]], trick: Played, seat: Seat) -> tuple[Card, ...]:
        options = self.options
        hand = tuple(hands[seat])
        return playable(trick, self.contract, seat, hand, options.players, options.undertrump_partner)[0]

    def play(self, hands: Mapping[Seat, Sequence[Card]], trick: Played, seat: Seat, card: Card, sweep: object) -> int:
        """Return what the first side takes from here on after a card."""
        hands = {**hands, seat: [each for each in hands[seat] if each != card]}
        trick += ((seat, card),)
        if len(trick) < self.options.players:
            return self.best(hands, trick, self.after(seat), sweep)
        winner = taking(trick, self.contract)
        takes = self.is_first(winner)
        points = sum(card_points(each, self.contract) for _, each in trick) if takes else 0
        sweep = takes if sweep in (takes, NOBODY) else None
        if any(hands.values()):
            return points + self.best(hands, (), winner, sweep)
        extra = tables(self.options).capot - LAST
        return points + LAST * takes + (0 if sweep is None else extra if takes else -extra)

    def best(self, hands: Mapping[Seat, Sequence[Card]], trick: Played, seat: Seat, sweep: object) -> int:
        found = [self.play(hands, trick, seat, card, sweep) for card in self.playable(hands, trick, seat)]
        return max(found) if self.is_first(seat) else min(found)

    def fill(self, work: Work) -> list[Card]:
        """Fill in what the solver is given, and return the cards it values."""
        rules, number, seats = tables(self.options), numbers(self.contract), self.options.seats
        work.contract, work.taker = CONTRACTS.index(self.contract), seats.index(self.taker)
        work.me, work.lying = seats.index(self.mover), len(self.trick)
        if self.trick:
            winner = taking(self.trick, self.contract)
            work.led, work.winning = number[self.trick[0][1]], seats.index(winner)
            work.best = number[dict(self.trick)[winner]]
            work.value = sum(card_points(card, self.contract) for _, card in self.trick)
        for at, seat in enumerate(seats):
            work.world[at] = mask_of(self.hands[seat], self.contract)
            if self.sweep in (True, False) and self.is_first(seat) is self.sweep:
                work.won[rules.sides[at]] = 1
        cards = list(self.playable(self.hands, self.trick, self.mover))
        work.trying = len(cards)
        for at, card in enumerate(cards):
            work.choices[at] = number[card]
        if self.sweep is None:
            for at in range(rules.numbers):
                work.won[at] = 1
        return cards


@given(NUMBERS)
def test_the_solver_agrees_with_brute_force(number: int) -> None:
    """Under each contract, for both numbers of players, with tricks taken before by one side, both or none."""
    ending, work = Ending(number), Work()
    cards = ending.fill(work)
    solve(tables(ending.options), work)
    wanted = [ending.play(ending.hands, ending.trick, ending.mover, card, ending.sweep) for card in cards]
    assert work.solved[: len(cards)] == wanted


def whole_deal(number: int) -> tuple[Options, Work]:
    """Return a deal of eight cards each before the first lead."""
    rng, work, options = Random(number), Work(), Options(players=3 + number % 2)
    pack = rng.sample(range(32), 8 * options.players)
    work.contract, work.taker, work.me = number % 6, rng.randrange(options.players), rng.randrange(options.players)
    for seat in range(options.players):
        work.world[seat] = sum(1 << card for card in pack[8 * seat : 8 * seat + 8])
    work.trying = 8
    work.choices = sorted(card for card in range(32) if work.world[work.me] >> card & 1)
    return options, work


@pytest.mark.parametrize("number", range(6))
def test_whole_deals_are_worth_the_same_in_slices(number: int) -> None:
    pytest.importorskip("numba", reason="compiled code is native only")
    from ecarte.compiler.code import Native

    options, work = whole_deal(number)
    way = Native(ENTRIES)
    rules, whole, sliced = way.load(tables(options)), way.load(work), way.load(whole_deal(number)[1])
    assert way.call(solve, rules, whole) == 1
    sliced.limit = 1_000
    assert way.call(solve, rules, sliced) == 0
    sliced.limit = 20_000
    while not way.call(solve, rules, sliced):
        pass
    values = [*whole.solved[: whole.trying]]
    assert [*sliced.solved[: whole.trying]] == values
    best = max(values) if whole.first[whole.me] else min(values)
    card = whole.choices[values.index(best)]
    # Played on from there, the best card keeps what it is worth.
    after, seats = way.load(whole_deal(number)[1]), options.players
    after.me, after.lying, after.led, after.best, after.winning = (work.me + 1) % seats, 1, card, card, work.me
    after.value = rules.worth[32 * work.contract + card]
    after.world[work.me] ^= 1 << card
    hand = after.world[after.me]
    may = may_follow(rules, work.contract, hand, card, card, int(rules.sides[after.me] == rules.sides[work.me]))
    after.choices = choices = [each for each in range(32) if may >> each & 1]
    after.trying = len(choices)
    way.call(solve, rules, after)
    solved = after.solved[: after.trying]
    assert (max(solved) if whole.first[after.me] else min(solved)) == best


# --- the same in each way ---


def places(number: int, player: str) -> list[View]:
    """Return what the players see who bid or play in some deal."""
    preset, changes = TABLES[number % len(TABLES)]
    found = []
    for state in course(preset, changes, number, player):
        seat = BELOTE.rules.turn(state)
        if seat is not None and state.phase in ("bid", "play"):
            view = BELOTE.view.of(state, seat)
            if len(view.legal) > 1 and view.turn == seat:
                found.append(view)
    return found


def judged(view: View, number: int, worlds: int) -> object:
    """Return what the strong player has worked out in a place, and how much chance was used."""
    rng = Random(number)
    if view.phase == "bid":
        worth = table.bids(view)
        choices, worths = [bid_of(event) for event in worth], [*worth.values()]
        return search.try_out(view, choices[:3], worths[:3], worlds, rng), rng.getstate()
    cards = [*table.plays(view)]
    if not cards:
        return None
    is_exact = len(view.tricks) >= 8 - expert.SLOW.exact
    if number % 2:
        return search.judge(view, cards, worlds, is_exact, rng, ending=3), rng.getstate()
    work = search.look(view)  # as the analyst does
    work.is_exact = is_exact
    return search.ask(judge_cards, view, work, cards, worlds, rng), rng.getstate()


def compare(number: int, worlds: int, *ways: Way) -> None:
    for view in Random(number).sample(views := places(number, "chance"), min(6, len(views))):
        found = []
        for way in ways:
            with run.using("belote", way):
                found.append(judged(view, number, worlds))
        assert found[1:] == found[:-1]


@given(NUMBERS)
def test_the_processor_judges_as_python_does(number: int) -> None:
    pytest.importorskip("numba", reason="compiled code is native only")
    from ecarte.compiler.code import Native

    compare(number, 12, Plain(), Native(ENTRIES))


def test_without_memory_the_functions_run_as_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(Plain):
        def new(self, record: type[R]) -> R:
            raise MemoryError("there is none")

    module.call_for("belote")  # within Pyodide, so that the player does not
    monkeypatch.setattr(module, "_slow", {})
    view = next(view for view in places(5, "chance") if view.phase == "play")
    one, other = Random(1), Random(1)
    wanted = expert.PLAYER.choose(view, one)
    with run.using("belote", Full()):
        assert PLAYERS["belote"]["expert"](view, other) == wanted
        assert other.getstate() == one.getstate()
        assert type(run.find("belote")) is Plain
    assert [*module.slow()] == ["belote"]


@pytest.mark.thorough
@given(NUMBERS)
def test_no_step_would_go_wrong_in_compiled_code(number: int) -> None:
    compare(number, 1, Plain(), Checked())


def test_nor_one_of_a_later_choice() -> None:
    compare(1, FEWEST, Plain(), Checked())
