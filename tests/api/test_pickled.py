"""Games on their way to another process, and games that can be read once."""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer", reason="the package's own names are native only")

import ecarte
from ecarte.collection.processes import in_order

FILE = Path(__file__).parents[1] / "golden/match-pool.ecn"
PLAYERS = {"S": "chance", "N": "chance"}


def is_won_by_south(game: ecarte.Game) -> bool:
    return game.winner == "S"


def simulated() -> ecarte.Games:
    return ecarte.simulate(PLAYERS, games=4, seed=1)


MADE: dict[str, Callable[[], ecarte.Games]] = {
    "a file": lambda: ecarte.load(FILE),
    "files": lambda: ecarte.load(FILE, [str(FILE)], errors="skip"),
    "a text": lambda: ecarte.load(FILE.read_text("utf-8")),
    "bytes": lambda: ecarte.load(FILE.read_bytes()),
    "a condition": lambda: ecarte.load(FILE).filter("any(vole) or deals > 1"),
    "a function": lambda: ecarte.load(FILE).filter(is_won_by_south),
    "a slice": lambda: ecarte.load(FILE)[1:],
    "a sum": lambda: ecarte.load(FILE)[:1] + simulated() + ecarte.load(FILE).filter("won('Anna')"),
    "a list": lambda: ecarte.Games(list(simulated())),
    "simulated": simulated,
    "simulated in processes": lambda: ecarte.simulate(PLAYERS, games=2, seed=1, jobs=2),
    "analysed": lambda: ecarte.analyze(simulated()[:1], worlds=20),
}


@pytest.mark.parametrize("kind", MADE)
def test_games_can_be_pickled(kind: str) -> None:
    games = MADE[kind]()
    again = pickle.loads(pickle.dumps(games))
    assert [str(game) for game in again] == [str(game) for game in games]
    assert repr(again) == repr(games)
    assert [file.path for file in again.files] == [file.path for file in games.files]


@pytest.mark.parametrize("table", ["games", "deals", "events"])
def test_frames_can_be_pickled(table: Any) -> None:
    pytest.importorskip("pyarrow")
    frame = ecarte.load(FILE).filter("deals > 1").to_frame(table)
    again = pickle.loads(pickle.dumps(frame))
    assert again.to_arrow().equals(frame.to_arrow())
    assert pickle.loads(pickle.dumps(frame)).columns == frame.columns  # also one that was read


def test_all_that_a_game_gives_can_be_pickled() -> None:
    game = simulated()[0]
    position = next(game.positions())
    for value in (game, game.deals[0], position, position.choices(worlds=20), position.view("S"), simulated().stats()):
        again = pickle.loads(pickle.dumps(value))
        assert repr(again) == repr(value)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    reviewed = ecarte.analyze(game, worlds=20)
    assert pickle.loads(pickle.dumps(reviewed)).reviews == reviewed.reviews


def count(games: ecarte.Games) -> int:
    return games.count()


def test_another_process_reads_them() -> None:
    pieces = [("file", ecarte.load(FILE)), ("filter", ecarte.load(FILE).filter("deals > 1"))]
    found = dict(in_order(count, pieces, 2))
    assert found == {name: games.count() for name, games in pieces}


@pytest.mark.parametrize("make", [lambda: ecarte.load(io.StringIO(FILE.read_text("utf-8"))), lambda: once(2)])
def test_what_cannot_be_pickled_says_what_to_do(make: Callable[[], ecarte.Games]) -> None:
    with pytest.raises(TypeError, match=r"cannot be pickled: .*(a list|its path)"):
        pickle.dumps(make())


# --- games that can be read once ---


def once(games: int) -> ecarte.Games:
    return ecarte.Games(game for game in ecarte.simulate(PLAYERS, games=games, seed=1))


@pytest.mark.parametrize("table", ["games", "deals", "events"])
@pytest.mark.parametrize("part", [lambda games: games, lambda games: games.filter("deals > 0"), lambda games: games[:]])
def test_a_frame_of_games_that_are_read_once_works_at_its_first_use(table: Any, part: Callable[..., Any]) -> None:
    pytest.importorskip("pyarrow")
    frame = part(once(3)).to_frame(table)
    assert frame.columns
    assert "ecarte" in repr(frame)
    assert frame.to_arrow().equals(ecarte.Games(list(once(3))).to_frame(table).to_arrow())
    with pytest.raises(ValueError, match="only once"):
        frame.to_arrow()


def test_a_frame_of_an_iterator_is_no_empty_frame_at_its_second_use() -> None:
    pytest.importorskip("pyarrow")
    frame = ecarte.Frame(iter(once(2)), "games")
    assert frame.to_arrow().num_rows == 2
    with pytest.raises(ValueError, match="only once"):
        frame.to_arrow()


def test_asking_whether_there_are_any_takes_none() -> None:
    for games in (once(2), ecarte.Games(once(2)), once(2)[:], once(1) + once(1)):
        assert games
        assert games.count() == 2


def test_a_frame_reads_each_game_once() -> None:
    pytest.importorskip("pyarrow")
    read: list[int] = []

    def games() -> Iterator[ecarte.Game]:
        for number, game in enumerate(kept):
            read.append(number)
            yield game

    kept = list(simulated())
    ecarte.Games(games).to_frame().to_arrow()
    assert read == [0, 1, 2, 3]


@pytest.mark.skipif(sys.platform == "emscripten", reason="Dask is native only")
def test_a_loaded_collection_goes_to_dask() -> None:
    distributed = pytest.importorskip("distributed.protocol")
    for games in (ecarte.load(FILE), ecarte.load(FILE).filter(lambda game: game.winner == "S")):
        again = distributed.deserialize(*distributed.serialize(games, serializers=["pickle"]))
        assert [str(game) for game in again] == [str(game) for game in games]
