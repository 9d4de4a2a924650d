"""Games of écarté as arrays, beside the engine: the same choices, scores and winners, and nothing hidden is told."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping

import pytest

pytest.importorskip("numpy", reason="arrays are native only")

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ecarte import Error
from ecarte.batch.ecarte import ACTIONS, COLUMNS, Table, unsupported
from ecarte.batch.ecarte.table import CARDS, DEALER, DISCARDS, OVER
from ecarte.core.cards import SUITS, Card
from ecarte.core.game import Event, OptionValue, RuleError
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.options import OPTIONS, PRESETS, resolve
from ecarte.players.ecarte.masks import name_numbers, scan, to_mask
from tests.batch.beside import Beside, play

SAID = {"propose": 0, "stand": 1, "accept": 2, "accept:if": 3, "refuse": 4}
SUPPORTED = [name for name in PRESETS if not unsupported(resolve(name, {}))]
CHANGES: st.SearchStrategy[dict[str, OptionValue]] = st.fixed_dictionaries(
    {},
    optional={
        "rank_order": st.sampled_from(["king-high", "ace-high"]),
        "packets": st.sampled_from(["3-2", "2-3", "5"]),
        "dealer_min_discard": st.sampled_from([0, 1]),
        "king_mark": st.sampled_from(["automatic", "none"]),
        "must_head": st.booleans(),
        "stop_early": st.booleans(),
        "vulnerability": st.sampled_from(["first", "every", "none"]),
        "target": st.sampled_from([5, 10]),
        "game_points": st.booleans(),
    },
)


class Here(Beside):
    """A game of écarté."""

    game = ECARTE

    def pack(self) -> list[Card]:
        """Return the pack of the deal."""
        order = self.table.options.order
        return [order[each & 7] + SUITS[each >> 3] for each in self.table.pack[self.at]]

    def events(self) -> dict[int, Event]:
        """Return what the engine allows, by the number of the action."""
        state, order = self.state, self.table.options.order
        trump = state.trump or ""
        hand = list(scan(to_mask(state.hand(state.mover), trump, order)))
        names = name_numbers(trump, order)
        found = {}
        for event in ECARTE.rules.legal(state, state.mover):
            if event.do == "say":
                found[SAID[":".join((event.verb, *event.args))]] = event
            elif event.do == "discard":
                places = sum(1 << place for place, number in enumerate(hand) if names[number] in event.cards)
                found[DISCARDS + places] = event
            else:
                found[CARDS + names.index(event.cards[0])] = event
        return found

    def check(self) -> dict[int, Event]:
        """Compare the two, and return what may be done."""
        assert self.state.mover is None or self.table.stock[self.at] == self.state.stock
        return super().check()


@pytest.mark.parametrize("rules", SUPPORTED)
def test_a_table_plays_as_the_engine_does(rules: str) -> None:
    assert play(Table(20, 1, rules), 300, Here)[0] > 20


@given(st.sampled_from(SUPPORTED), CHANGES, st.integers(0, 2**32))
def test_under_any_options_a_table_plays_as_the_engine_does(
    rules: str, changes: Mapping[str, OptionValue], seed: int
) -> None:
    play(Table(3, seed, rules, changes), 60, Here)


def test_a_short_stock_and_a_proposal_that_lapses() -> None:
    """Both exchange all they can, and accept on condition; in every other game the dealer then refuses."""
    table = Table(50, 3)
    games = [Here(table, at) for at in range(table.size)]
    lapsed = emptied = 0
    for _ in range(60):
        for each in games:
            each.follow()
        allowed = [each.check() for each in games]
        actions = []
        for at, events in enumerate(allowed):
            most_first = range(CARDS - 1, DISCARDS - 1, -1)
            wanted = [3, 0, 1, 2, *([4, *most_first] if at % 2 else [*most_first, 4]), *range(CARDS, ACTIONS)]
            actions.append(next((each for each in wanted if each in events), 0))
        lapsed += sum(table.taking[at, 0] > 0 and action == 4 for at, action in enumerate(actions))
        for each, events, action in zip(games, allowed, actions, strict=True):
            if events:
                each.do(events[action])
        table.step(actions)
        emptied += int((table.stock == 0).sum())
    assert lapsed > 5
    assert emptied > 5


def test_what_is_hidden_does_not_show() -> None:
    """Two deals that differ only in what a player cannot know look the same to this player, move by move."""
    one, two = Table(400, 5), Table(400, 5)
    rng = np.random.default_rng(6)
    pack = one.pack.copy()
    for row in pack:  # the elder's hand and the turn-up stay
        hidden = [3, 4, 5, 8, 9, *range(11, 32)]
        row[hidden] = rng.permutation(row[hidden])
    two.begin(packs=pack)
    same = ~(one.over | two.over)
    assert same.sum() > 350
    assert (one.hand[same, 0] == two.hand[same, 0]).all()
    assert (one.observe()[same] == two.observe()[same]).all()
    stand = np.where(one.over, 0, 1)
    one.step(stand)
    two.step(np.where(two.over, 0, 1))
    marked = (one.king != two.king).any(axis=1)  # a king that is marked is no secret
    same &= ~(one.over | two.over | marked)
    assert (one.observe()[same] == two.observe()[same]).all()


def test_the_columns_of_an_observation() -> None:
    table = Table(64, 2)
    for _ in range(7):
        table.step(table.choose())
        seen = table.observe()
        assert seen.shape == (64, max(each.stop for each in COLUMNS.values()))
        going = ~table.over
        hand = table.hand[np.arange(64), table.role]
        assert (seen[:, COLUMNS["hand"]].sum(axis=1) == np.bitwise_count(hand)).all()
        assert (seen[:, COLUMNS["stock"]][:, 0] == table.stock).all()
        assert (seen[:, COLUMNS["dealer"]][:, 0] == (table.role == DEALER)).all()
        assert (seen[going, COLUMNS["phase"]].sum(axis=1) == 1).all()
        own = table.score[np.arange(64), table.side]
        assert (seen[:, COLUMNS["needs"]][:, 0] == 5 - own).all()


def test_a_seed_says_everything() -> None:
    runs = []
    for _ in range(2):
        table = Table(30, 9)
        for _ in range(40):
            table.step(table.choose())
        runs.append((table.score.tolist(), table.pack.tolist(), table.observe().tolist()))
    assert runs[0] == runs[1]
    assert Table(30, 10).pack.tolist() != Table(30, 9).pack.tolist()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = Table(4, 1)
    before = table.observe()
    for action in (2, DISCARDS + 1, CARDS, -1, ACTIONS):
        with pytest.raises(Error) as refused:
            table.step([0, 0, action, 0])
        (problem,) = refused.value.problems
        assert (problem.code, problem.data) == ("E-batch-action", {"game": 2, "action": action})
        assert str(refused.value).startswith(f"Action {action} is not legal in game 2.")
    assert (table.observe() == before).all()


def test_other_shapes_are_refused_and_change_nothing() -> None:
    table = Table(4, 1)
    before = table.observe(), table.deals.tolist(), table.dealer.tolist()
    for actions in ([0.5, 0, 0, 0], [0, 0, 0], 0):
        with pytest.raises(ValueError, match="actions has the kind"):
            table.step(actions)
    for where in ([0, 3], [0, 0, 0, 1]):
        with pytest.raises(ValueError, match="where has the kind"):
            table.begin(where)
    with pytest.raises(ValueError, match=r"packs .* shape \(1, 32\)"):
        table.begin([True, False, False, False], table.pack)
    assert (table.observe() == before[0]).all()
    assert (table.deals.tolist(), table.dealer.tolist()) == before[1:]
    first = table.step([0, 0, 0, 0])
    assert first is not table.step([2, 2, 2, 2])


def test_a_game_that_is_over_waits_for_the_next() -> None:
    table = Table(20, 4)
    while not table.over.all():
        assert (table.legal().any(axis=1) == ~table.over).all()
        table.step(np.where(table.over, -7, table.choose()))
    score = table.score.copy()
    assert (score.max(axis=1) >= 5).all()
    assert (table.step(np.zeros(20, int)) == 0).all()
    first = table._first.copy()
    table.begin(np.arange(20) < 10)
    assert (table.phase == OVER).tolist() == [False] * 10 + [True] * 10 or table.over[10:].all()
    assert (table.score[10:] == score[10:]).all()
    assert (table._first != first).tolist() == [True] * 10 + [False] * 10


@pytest.mark.parametrize("name", [option.name for option in OPTIONS])
def test_rules_without_arrays_are_refused(name: str) -> None:
    """Every value of every option is either played as the engine plays it, or refused by its name."""
    (option,) = (each for each in OPTIONS if each.name == name)
    for value in option.values:
        try:
            options = resolve("akagiri", {name: value})
        except RuleError:
            continue  # it needs another option
        if not (other := unsupported(options)):
            play(Table(3, 1, "akagiri", {name: value}), 30, Here)
            continue
        assert name in other
        with pytest.raises(RuleError) as refused:
            Table(3, 1, "akagiri", {name: value})
        assert refused.value.problems[0].code == "E-batch-rules"


def test_a_table_has_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="size is a whole number from 1, not 0"):
        Table(0)
    with pytest.raises(TypeError, match="size is a whole number, not 'x'"):
        Table("x")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("package", "module", "extra"), [("numpy", "table", "batch"), ("pettingzoo", "environment", "environment")]
)
def test_a_missing_package_is_said_with_what_brings_it(
    package: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setitem(sys.modules, package, None)
    for each in ("agents", f"ecarte.{module}"):
        monkeypatch.delitem(sys.modules, f"ecarte.batch.{each}", raising=False)
    with pytest.raises(ModuleNotFoundError) as missing:
        importlib.import_module(f"ecarte.batch.ecarte.{module}")
    assert str(missing.value) == f"This needs {package}, which is not installed: pip install 'ecarte[{extra}]'"
    assert missing.value.name == package
