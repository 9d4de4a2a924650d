"""The trainer of the écarté policy: its rules, its information sets, and runs that can be killed and resumed."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("policies are trained natively only", allow_module_level=True)

import numpy as np

from ecarte.machine.ecarte.deals import Deal, Policy
from ecarte.machine.ecarte.keys import playing
from ecarte.machine.ecarte.levels.trained import CHECK, find_code
from ecarte.machine.ecarte.sight import rule_out
from ecarte.players.ecarte import double
from ecarte.players.ecarte.policy import keys as ecarte_keys
from ecarte.players.ecarte.policy import tables
from ecarte.players.ecarte.policy.filling import fill
from train import export, keys, rules, stats, store
from train.run import Run
from train.variants import LEVEL, VARIANTS, chances

pytestmark = pytest.mark.thorough
BITS = 18


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A run of a few seconds."""
    run = Run("akagiri", tmp_path_factory.mktemp("run"), BITS, block=200)
    run.variant = run.variant._replace(settles=700)
    run.train(1600)
    return run


def masks(rng: Random, *sizes: int) -> list[int]:
    """Return disjoint sets with these numbers of cards."""
    cards = rng.sample(range(32), sum(sizes))
    return [sum(1 << cards.pop() for _ in range(size)) for size in sizes]


@pytest.mark.parametrize("must_head", [True, False])
def test_the_rules_of_play_are_those_of_the_game(must_head: bool) -> None:
    rng = Random(1)
    for _ in range(2000):
        (hand, led) = masks(rng, rng.randint(1, 5), 1)
        card = led.bit_length() - 1
        may = rules.answers(hand, card, must_head)
        assert may == double.follow(hand, card, must_head)
        for reply in double.scan(may):
            assert bool(rules.beats(reply, card)) == (double.takes(card, reply) == reply)
            assert rules.lacking(card, reply, must_head) == rule_out(card, reply, must_head)


def test_information_sets_have_the_numbers_that_the_package_gives_them() -> None:
    rng = Random(2)
    for _ in range(3000):
        own, led, gone = masks(rng, rng.randint(1, 5), 1, rng.randint(0, 20))
        must_head = rng.random() < 0.5
        for lead in (-1, led.bit_length() - 1):
            found, number, key = keys.choice(own, gone, lead, must_head)
            cards, same = ecarte_keys.choice(own, gone, lead, must_head)
            assert tuple(found >> 5 * at & 31 for at in range(number)) == cards
            assert key == same
            if number > 1:
                more = tuple(rng.randrange(limit) for limit in (2, 7, 6, 4, 3, 2))
                role, stopped, other, won, lost, kinged = more
                other = 0 if won + lost else min(4, other)
                assert keys.playing(key, own, gone, lead, role, stopped, other, won, lost, kinged) == (
                    playing(key, own, gone, lead, role, stopped, other, won, lost, kinged)
                )
        phase, exchanges, other, king, stock = (rng.randrange(limit) for limit in (4, 6, 6, 2, 22))
        assert keys.exchanging(own, gone, phase, exchanges, other, king, stock) == (
            ecarte_keys.exchanging(own, gone, phase, exchanges, other, bool(king), stock)
        )
        number = rng.randint(0, own.bit_count())
        assert keys.worst(own, gone, number) == ecarte_keys.worst(own, gone, number)


def test_packs_are_whole_and_turn_up_any_card() -> None:
    ints, _ = VARIANTS["akagiri"].desk()
    turned = set()
    for _ in range(200):
        card = rules.shuffle(ints)
        pack = [int(each) for each in ints[rules.CARDS : rules.CARDS + rules.PACK]]
        assert sorted([*pack, card]) == list(range(32))
        assert bool(ints[rules.TURNED]) == (card == 0)
        turned.add(card)
    assert turned == set(range(8))


def test_a_game_is_worth_what_is_won_of_it() -> None:
    assert chances((1, 1)).tolist() == [[1, 1, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]]
    assert chances((2, 1)).tolist() == [[1 - LEVEL, 1, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0]]
    assert chances((1, 2)).tolist() == [[1, 1, 1 - LEVEL, 0], [1, 1, 1, 1], [1, 1, 0, 0]]


def contents(run: Run) -> dict[int, bytes]:
    rows = run.table.keys.reshape(-1, store.LINE)
    return {int(row[store.KEY]): row.tobytes() for row in rows if row[store.KEY]}


def test_a_run_that_was_killed_goes_on_as_if_it_had_not_been(trained: Run, tmp_path: Path) -> None:
    killed = Run("akagiri", tmp_path, BITS, block=200)
    killed.variant = trained.variant
    killed.train(600)
    (tmp_path / "akagiri.new.npz").write_bytes(b"half a checkpoint")
    resumed = Run("akagiri", tmp_path, BITS, block=200)
    resumed.variant = trained.variant
    assert resumed.done == 600
    resumed.train(1600)
    assert contents(resumed) == contents(trained)


def test_another_seed_is_another_run(trained: Run, tmp_path: Path) -> None:
    other = Run("akagiri", tmp_path, BITS, seed=2, block=50)
    other.train(50)
    assert not set(contents(other).items()) <= set(contents(trained).items())
    with pytest.raises(SystemExit, match="another run"):
        Run("akagiri", tmp_path, BITS, seed=3)


def test_a_full_table_makes_room(trained: Run, tmp_path: Path) -> None:
    small = Run("akagiri", tmp_path, 12, block=10)
    small.train(40)
    assert len(contents(small)) == small.ints[rules.USED] <= 0.9 * (1 << 12)


def test_a_few_seconds_tell_good_hands_from_bad_ones(trained: Run) -> None:
    """With many trumps, not standing or not refusing is regretted more often than without any."""
    rows = trained.table.keys.reshape(-1, store.LINE)
    regrets = rows.view(np.float32)[:, :2]
    for phase in (ecarte_keys.CHOOSE, ecarte_keys.ANSWER):
        declines: dict[bool, list[bool]] = {True: [], False: []}
        for row, (declined, other) in zip(rows, regrets, strict=True):
            key, trumps = int(row[store.KEY]), (int(row[store.KEY]) >> 1 & 255).bit_count()
            if key >> 39 in (phase, phase | 1 << 8) and declined != other and (trumps > 2 or not trumps):
                declines[trumps > 2].append(bool(declined > other))
        many, none = (sum(found) / len(found) for found in (declines[True], declines[False]))
        assert many > none + 0.1


def test_what_is_watched_adds_up(trained: Run) -> None:
    counts = stats.watched(trained.variant, stats.average(trained.table), 20_000)
    found: dict[str, Any] = stats.figures(trained.variant, counts)
    assert counts.sum() == 20_000
    assert 0.10 < found["elder_king"] < 0.25
    assert 1.5 < found["points"] < 2.2
    assert abs(found["value"]) < 0.4


def test_what_is_exported_says_what_was_learnt(trained: Run) -> None:
    table = export.seen(trained, 20_000)
    data, about = export.file(table, trained, tables.PLANES, 2000)
    read, known, room = tables.Table(data), Policy(), Deal()
    fill(known, [read])
    entered, least = export.sets(table, 2000)
    assert about["sets"] == sum(len(numbers) for numbers, _ in entered.values())
    assert 500 < about["sets"] <= 2000
    assert about["least"] == least
    for number, (numbers, values) in entered.items():
        for key, value in zip(numbers, values, strict=True):
            assert find_code(known, room, 0, key, number) == value
    absent = [find_code(known, room, 0, key, 2) for key in range(1 << 57, (1 << 57) + 4000)]
    assert sum(found >= 0 for found in absent) < 4000 / 2**CHECK * 2
    stands = read.plane("stands")
    assert stands is not None
    assert max(stands) in range(8)


def test_chances_are_rounded_to_the_nearest() -> None:
    values = export.rounded(np.array([[3.0, 1.0], [0.42, 0.58], [1.0, 0.01]]))
    found = [tables.codes(2)[value] for value in values]
    assert found == [(2 / 3, 1 - 2 / 3), (1 / 3, 1 - 1 / 3), (1, 0)]
