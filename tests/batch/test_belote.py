"""Games of belote as arrays, beside the engine: the same choices, scores and winners, and nothing hidden is told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

pytest.importorskip("numpy", reason="arrays are native only")

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ecarte import Error
from ecarte.batch.belote import ACTIONS, COLUMNS, Table
from ecarte.core.cards import PACK, RANKS, Card
from ecarte.core.game import Event, OptionValue, RuleError
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import OPTIONS, PRESETS, resolve
from ecarte.games.belote.state import View, side_of
from ecarte.machine.belote.batch import (
    BIDS,
    CALLS,
    ENTRIES,
    PACKETS,
    PASS,
    PLAYS,
    SEQUENCES,
    SQUARES,
    Game,
)
from ecarte.machine.belote.records import Rules
from ecarte.machine.ways import Plain
from tests.batch.beside import Beside, play
from tests.kit.checked_machine import Checked

NAMES = ("s", "h", "d", "c", "nt", "at")
KINDS = ("tierce", "cinquante", "cent", "carre")
PHASES = ("packets", "bid", "announce", "play")


@cache
def number_of(event: Event) -> int:
    """Return the action that an event is."""
    if event.do == "play":
        return (CALLS if event.call else PLAYS) + PACK.index(event.cards[0])
    match event.verb, event.args:
        case "pass", ():
            return PASS
        case "take", (bid,):
            return BIDS + NAMES.index(bid)
        case "packets", (order,):
            return PACKETS + ("3-2", "2-3").index(order)
        case "meld", ("carre", rank):
            return SQUARES + RANKS.index(rank)
        case "meld", (kind, top):
            return SEQUENCES + 32 * KINDS.index(kind) + PACK.index(top)
    raise ValueError(event)


class Here(Beside):
    """A game of belote."""

    game = BELOTE

    def pack(self) -> list[Card]:
        """Return the pack of the deal."""
        return [PACK[each] for each in self.table.pack[self.at]]

    def events(self) -> dict[int, Event]:
        """Return what the engine allows, by the number of the action."""
        return {number_of(event): event for event in BELOTE.rules.legal(self.state, self.state.mover)}

    def check(self) -> dict[int, Event]:
        """Compare the two, and return what may be done."""
        options, mover = self.state.options, self.state.mover
        assert not mover or options.sides[self.table.side[self.at]] == side_of(mover, options.players)
        return super().check()


def play_here(table: Table, steps: int) -> int:
    """Play at random beside the engine; return the number of deals that began."""

    def look_at_times(number: int, games: list[Here]) -> None:
        if number % 7 == 0:
            look(table, games)

    return play(table, steps, Here, look_at_times)[1]


def look(table: Table, games: list[Here]) -> None:
    """Compare what a seat is told with its view."""
    seats = table.options.seats
    for seat, name in enumerate(seats):
        seen = table.observe(seat)
        assert seen.shape == (table.size, max(each.stop for each in COLUMNS.values()))
        for each, row in zip(games, seen, strict=True):
            compare(BELOTE.view.of(each.state, name), row, (*seats[seat:], *seats[:seat]))


def cards_of(columns: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> set[str]:
    return {PACK[at] for at in np.flatnonzero(columns)}


def compare(view: View, row: np.ndarray[tuple[int, ...], np.dtype[np.int16]], seats: tuple[str, ...]) -> None:
    """Compare a row of an observation with a view."""
    if view.over:
        return

    def part(name: str, at: int = 0, wide: int = 1) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
        return row[COLUMNS[name]][at * wide : (at + 1) * wide]

    assert cards_of(part("hand", 0, 32)) == set(view.hand)
    assert cards_of(part("turned", 0, 32)) == ({view.turned} if view.turned else set())
    assert cards_of(part("bottom", 0, 32)) == ({view.bottom} if view.bottom else set())
    assert cards_of(part("led", 0, 32)) == {card for _, card in view.trick[:1]}
    assert [PHASES[at] for at in np.flatnonzero(row[COLUMNS["phase"]])] == [view.phase]
    assert [NAMES[at] for at in np.flatnonzero(row[COLUMNS["contract"]])] == ([view.contract] if view.contract else [])
    assert part("deal")[0] == view.deal
    assert part("said")[0] == len(view.bids)
    laid = dict(view.trick)
    before = {seat: set[str]() for seat in seats}
    for trick in view.tricks:
        at = view.seats.index(trick.leader)
        for card, seat in zip(trick.cards, (*view.seats[at:], *view.seats[:at]), strict=True):
            before[seat].add(card)
    for at in range(4):
        if at == len(seats):
            assert not any(part(name, at).any() for name in ("taker", "dealer", "won", "points", "score"))
            break
        seat = seats[at]
        side = side_of(seat, len(seats))
        lying = {laid[seat]} if seat in laid else set()
        assert cards_of(part("trick", at, 32)) == lying
        played = cards_of(part("played", at, 32))
        assert played == before[seat] | lying
        if seat != view.seat:
            assert cards_of(part("known", at, 32)) - played == set(view.known.get(seat, ()))
            assert cards_of(part("covering", at, 32)) == set(view.covering.get(seat, ()))
        assert part("taker", at)[0] == (view.taker == seat)
        assert part("dealer", at)[0] == (view.dealer == seat)
        assert part("trumped", at)[0] == (view.trumped == seat)
        bids = {NAMES[at] for at in np.flatnonzero(part("bids", at, 6))}
        assert bids == {each.bid for each in view.bids if each.seat == seat} - {"pass"}
        melds = [sum((each.seat, each.kind) == (seat, kind) for each in view.melds) for kind in KINDS]
        assert part("melds", at, 4).tolist() == melds
        assert part("named", at)[0] == 1 + RANKS.find(dict(view.ranks).get(seat, " "))
        calls = {each.suit: 1 + each.complete for each in view.calls if each.seat == seat}
        assert part("calls", at, 4).tolist() == [calls.get(suit, 0) for suit in "shdc"]
        assert part("won", at)[0] == view.won[side]
        assert part("score", at)[0] == view.score[side]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", PRESETS)
def test_a_table_plays_as_the_engine_does(rules: str) -> None:
    assert play_here(Table(6, 1, rules), 160) >= 18


@pytest.mark.thorough
@pytest.mark.parametrize("rules", PRESETS)
def test_a_table_plays_whole_games_as_the_engine_does(rules: str) -> None:
    assert play_here(Table(10, 2, rules), 1200) > 250


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "value"), [(each.name, value) for each in OPTIONS for value in each.values])
def test_every_option_is_played(name: str, value: OptionValue) -> None:
    assert play_here(Table(4, 3, *allowed({name: value})), 80) > 0


def allowed(changes: Mapping[str, OptionValue]) -> tuple[str, Mapping[str, OptionValue]]:
    """Return the first preset under which some options may be changed, with all contracts if possible."""
    for rules in ("modern", "classic", "three", "two"):
        try:
            resolve(rules, changes)
        except RuleError:
            continue
        return rules, changes
    raise AssertionError(changes)


@st.composite
def chosen(draw: st.DrawFn) -> tuple[str, dict[str, OptionValue]]:
    """Draw a preset and options that go together."""
    rules, changes = draw(st.sampled_from(tuple(PRESETS))), dict[str, OptionValue]()
    for option in OPTIONS:
        value = draw(st.sampled_from((None, *option.values)))
        if value is not None:
            try:
                resolve(rules, {**changes, option.name: value})
            except RuleError:
                continue  # it needs another option
            changes[option.name] = value
    return rules, changes


@given(chosen(), st.integers(0, 2**32))
def test_under_any_options_a_table_plays_as_the_engine_does(
    terms: tuple[str, dict[str, OptionValue]], seed: int
) -> None:
    play_here(Table(2, seed, *terms), 60)


@pytest.mark.parametrize("rules", ["classic", "three"])
def test_declarations_are_completed_and_shown(rules: str) -> None:
    """Packs in suits give long sequences: some are announced, others declared late by the side that wins."""
    table = Table(12, 4, rules, {"shared_cards": True})
    packs = np.array(
        [np.roll(np.arange(32), 3 * at).reshape(-1, 2)[:: 1 if at % 2 else -1].ravel() for at in range(12)]
    )
    table.begin(packs=packs)
    play_on = [Here(table, at) for at in range(table.size)]
    late = 0
    for number in range(45):
        for each in play_on:
            each.follow()
            late += any(meld.late for meld in each.state.melds)
        events = [each.check() for each in play_on]
        look(table, play_on)
        wanted = range(1, ACTIONS) if number % 3 else range(ACTIONS - 1, -1, -1)
        actions = [next((each for each in (*wanted, PASS) if each in some), 0) for some in events]
        for each, some, action in zip(play_on, events, actions, strict=True):
            each.do(some[action])
        table.step(actions)
    assert late


def test_a_seed_says_everything() -> None:
    runs = []
    for _ in range(2):
        table = Table(30, 9)
        for _ in range(60):
            table.step(table.choose())
        runs.append((table.score.tolist(), table.pack.tolist(), table.observe().tolist()))
    assert runs[0] == runs[1]
    assert Table(30, 10).pack.tolist() != Table(30, 9).pack.tolist()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = Table(4, 1)
    before = table.observe()
    for action in (PACKETS, PLAYS, -1, ACTIONS):
        with pytest.raises(Error) as refused:
            table.step([0, 0, action, 0])
        (problem,) = refused.value.problems
        assert (problem.code, problem.data) == ("E-batch-action", {"game": 2, "action": action})
    assert (table.observe() == before).all()


def test_what_the_processor_does_is_what_python_does() -> None:
    """Every calculation is looked at, too."""
    table, fast = Table(5, 7, "modern"), Table(5, 7, "modern")
    ways = [table._way, Plain(), Checked()]
    games = [Game.from_bytes(bytes(table._rows.data[: table._rows.size])) for _ in ways[1:]]
    terms = Rules.from_bytes(table._rules.to_bytes())
    deal, step = ENTRIES[2], ENTRIES[3]
    for _ in range(150):
        actions = fast.choose()
        for way, game in zip(ways[1:], games, strict=True):
            game.action = int(actions[0])
            way.call(step, terms, game)
        fast.step(actions)
        for way, game in zip(ways[1:], games, strict=True):
            game.pack = fast.pack[0].tolist() if game.is_due else game.pack
            way.call(deal, terms, game)
            assert game.may == fast._games["may"][0].tolist()
            assert game.score == fast._games["score"][0].tolist()
