"""The trainer of the écarté policy: its packs, what it learns, and runs that can be killed and resumed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("policies are trained natively only", allow_module_level=True)

import numpy as np

from ecarte.machine.ecarte.levels.trained import CHECK, find_code
from ecarte.machine.ecarte.records import ANSWER, CHOOSE, Deal, Policy
from ecarte.players.ecarte.policy import tables
from ecarte.players.ecarte.policy.first import fill
from train import export, stats, store
from train.desk import PACK, Room, shuffle
from train.run import Run
from train.variants import LEVEL, chances

pytestmark = pytest.mark.thorough
BITS = 18


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A run of a few seconds."""
    run = Run("akagiri", tmp_path_factory.mktemp("run"), BITS, block=200)
    run.variant = run.variant._replace(settles=700)
    run.train(1600)
    return run


def test_packs_are_whole_and_turn_up_any_card() -> None:
    room = Room()
    turned = set()
    for _ in range(200):
        card = shuffle(room)
        assert sorted([*room.pack[:PACK], card]) == list(range(32))
        turned.add(card)
    assert turned == set(range(8))


def test_a_game_is_worth_what_is_won_of_it() -> None:
    assert chances((1, 1)).tolist() == [[1, 1, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]]
    assert chances((2, 1)).tolist() == [[1 - LEVEL, 1, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0]]
    assert chances((1, 2)).tolist() == [[1, 1, 1 - LEVEL, 0], [1, 1, 1, 1], [1, 1, 0, 0]]


def contents(run: Run) -> dict[int, bytes]:
    return {int(row[store.KEY]): row.tobytes() for row in run.table.rows()}


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
    assert len(contents(small)) == small.sets <= 0.9 * (1 << 12)


def test_a_few_seconds_tell_good_hands_from_bad_ones(trained: Run) -> None:
    """With many trumps, not standing or not refusing is regretted more often than without any."""
    rows = trained.table.rows()
    regrets = rows.view(np.float32)[:, :2]
    for phase in (CHOOSE, ANSWER):
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
    read, known, room = tables.PolicyFile(data), Policy(), Deal()
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
