"""What is written into a game from Python: comments, marks, variations, tags."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the words of errors are native only")

import ecarte
from ecarte import Game

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def game() -> Game:
    return ecarte.load(GOLDEN / "jirai.ecn")[0]


def test_a_game_is_written_in(game: Game, tmp_path: Path) -> None:
    noted = game.at("1#3").comment("Too {early}.").at("1#4").mark("?", "$10")
    noted = noted.at("1#3").add_variation(["N:propose", "S:refuse"]).with_tags(Event="Friday table")
    assert "^7d {Too (early).}\nN:stand $2 $10 (N:propose S:refuse)\n" in str(noted)
    assert [str(each.at) for each in noted.lines() if each.at.path] == ["1#4/0#1", "1#4/0#2"]
    noted.save(tmp_path / "noted.ecn")
    assert ecarte.load(tmp_path / "noted.ecn")[0] == noted
    undone = noted.at("1#4/0#0").remove().at("1#3").comment("").at("1#4").mark().with_tags(Event="?")
    assert undone == game


def test_a_variation_is_moved_up(game: Game) -> None:
    noted = game.at("1#3").add_variation(["N:propose", "S:refuse"])
    noted = noted.at("1#4/0#1").add_variation(["S:accept"])
    assert "(N:propose S:refuse (S:accept))" in str(noted)
    moved = noted.at("1#4/0#2/0#1").promote()
    assert "(N:propose S:accept (S:refuse))" in str(moved)
    assert moved.at("1#4/0#2/0#0").promote() == noted


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda game: game.at("1#3").add_variation(["N.Ks"]), "No card can be played yet. (E7)"),
        (lambda game: game.at("1#3").add_variation(["north stands"]), "“north stands” is not an event of this game."),
        (lambda game: game.at("1#4").remove(), "in the main line"),
        (lambda game: game.with_tags(Rules="london"), "The tag Rules says what the game is"),
    ],
)
def test_what_cannot_be_written(game: Game, edit: Callable[[Game], Game], said: str) -> None:
    with pytest.raises(ecarte.Error) as error:
        edit(game)
    assert said in str(error.value)


@pytest.mark.parametrize("mark", ["x", "$", "$1000", "$-1", "", 3])
def test_no_such_mark(game: Game, mark: str) -> None:
    with pytest.raises(ValueError, match=r"mark cannot be .* It can be: !, "):
        game.at("1#4").mark(mark)


def test_cards_are_marked(game: Game) -> None:
    marked = game.at("1#4").mark("?").at("1#4").mark_cards("9c", "Ks", "9c")
    assert "N:stand $2 @cards=Ks9c\n" in str(marked)
    assert marked.at("1#4").mark_cards().at("1#4").mark() == game
    with pytest.raises(ValueError, match="'K' is no card"):
        game.at("1#4").mark_cards("K")
