"""Adding to archives: any order and any batches give the same archive, and an interrupted one changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("duckdb", reason="DuckDB is native only")

from ecarte.collection.archive import Archive, adding, openings
from ecarte.collection.simulate import Plan, texts

DATES = ("2024.01.31", "????.??.??", "1999.12.??", "2024.??.??", " ??.??.??", "2024.02.01")


@cache
def games() -> tuple[str, ...]:
    """Return different games, some with a date that is unknown or known in part."""
    played = texts(Plan({"S": "amateur", "N": "beginner"}, 18, seed=5))
    return tuple(text.replace("????.??.??", DATES[at % len(DATES)], 1) for at, text in enumerate(played))


def copy(text: str) -> str:
    """Return the record with another note; where the date is unknown, it is written in another way."""
    return text.replace(" ??.??.??", "????.??.??", 1).replace('[Site "?"]', '[Site "Paris"]', 1)


def held(path: Path) -> dict[str, Any]:
    """Return what an archive has, whatever the order in which it came."""
    with Archive(path) as archive:
        asked = {
            "games": "SELECT identity, * EXCLUDE (id, key, identity, site, tags, ecn) FROM games",
            "deals": "SELECT identity, deals.* EXCLUDE game_id FROM deals JOIN games ON id = game_id",
            "openings": "SELECT position, choice, sum(deals), sum(won), sum(lost), sum(points) FROM openings"
            " GROUP BY ALL",
        }
        return {name: sorted(map(repr, archive.query(sql)[1])) for name, sql in asked.items()}


@cache
def all_at_once() -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.duckdb"
        with Archive(path, write=True) as archive:
            added = archive.add([("games", "\n".join(games()))])
        assert (added.games, added.known) == (len(games()), 0)
        return held(path)


def parts(order: list[int], cuts: list[int]) -> Iterator[list[int]]:
    """Cut an order into parts."""
    rest = iter(order)
    yield from (part for size in [*cuts, len(order)] if (part := list(islice(rest, size))))


@settings(max_examples=6)
@given(
    order=st.permutations([*range(18), 1, 4, 4, 11]),
    cuts=st.lists(st.integers(1, 9), max_size=4),
    at_once=st.sampled_from([1, 4, 5000]),
)
def test_any_order_and_batches_give_the_same_archive(order: list[int], cuts: list[int], at_once: int) -> None:
    """Some games come again, with other notes; few are looked up at once, and the sums are merged early."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as small:
        small.setattr(adding, "GAMES_AT_ONCE", at_once)
        small.setattr(openings, "MERGED_AFTER", 100)
        path = Path(folder) / "games.duckdb"
        seen: set[int] = set()
        known = differing = 0
        for part in parts(order, cuts):
            written = [copy(games()[each]) if each in seen or each in part[:at] else games()[each]
                       for at, each in enumerate(part)]  # fmt: skip
            seen |= {*part}
            with Archive(path, write=True) as archive:
                added = archive.add([("part", "\n".join(written))])
            known, differing = known + added.known, differing + added.differing_copies
        assert (known, differing) == (4, 4)
        assert held(path) == all_at_once()


@pytest.mark.thorough
def test_sums_are_merged_when_they_have_become_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "MERGED_AFTER", 60)
    path = tmp_path / "games.duckdb"
    most = 0
    for game in games():
        with Archive(path, write=True) as archive:
            archive.add([("game", game)])
            ((rows, different),) = archive.query("SELECT count(*), count(DISTINCT (position, choice)) FROM openings")[1]
            most = max(most, rows - different)
    assert 0 < most < 60


def test_an_interrupted_merge_leaves_the_archive_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All has been written and merged when the last step of adding fails; then the same games are added after all."""
    path = tmp_path / "games.duckdb"
    with Archive(path, write=True) as archive:
        archive.add([("first", "\n".join(games()[:9]))])
    before = held(path)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(openings, "MERGED_AFTER", 1)
        broken.setattr(adding, "drop_views", interrupted)
        with pytest.raises(KeyboardInterrupt), Archive(path, write=True) as archive:
            archive.add([("all", "\n".join(games()))])
    assert held(path) == before
    with Archive(path, write=True) as archive:
        assert archive.add([("all", "\n".join(games()))]).known == 9
    assert held(path) == all_at_once()
