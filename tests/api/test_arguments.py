"""Bad arguments of the public functions: only clear errors, raised on purpose, come out."""

from __future__ import annotations

import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer", reason="the package's own names are native only")
pytest.importorskip("pyarrow")

import ecarte
from ecarte import record
from ecarte.core.game import RuleError

OURS = str(Path(ecarte.__file__).parent)
HUGE = 10**30
BAD: list[Any] = [
    None, True, -1, 0, 3, HUGE, -HUGE, 1.5, float("nan"), "", "a", "S", "3#12", "1#-1", "\0", "é" * 300, b"x",
    [], [1], ["a"], {}, {"a": 1}, {1: 2}, (), object(), slice(0, 1),
]  # fmt: skip
SEATED = {"S": "chance", "N": "chance"}
GAME = ecarte.simulate(SEATED, games=1, seed=1)[0]
GAMES = ecarte.Games([GAME])
DEAL, POSITION = GAME.deals[0], next(GAME.positions())


def simulate(players: Any = SEATED, **given: Any) -> ecarte.Games:
    return ecarte.simulate(players, **{"games": 1, **given})


def new(game: Any = "ecarte", preset: Any = "akagiri", changes: Any = {}, tags: Any = {}, **given: Any) -> record.Play:  # noqa: B006
    return record.new(game, preset, changes, tags, **{"seed": "5e" * 32, "dealer": "N", **given})


CALLS: dict[str, Callable[[Any], object]] = {
    "load": ecarte.load,
    "load errors": lambda bad: ecarte.load("x\n", errors=bad),
    "open": ecarte.open,
    "simulate players": simulate,
    "simulate player": lambda bad: simulate({"S": bad, "N": "chance"}),
    "simulate game": lambda bad: simulate(game=bad),
    "simulate rules": lambda bad: simulate(rules=bad),
    "simulate options": lambda bad: simulate(options=bad),
    "simulate target": lambda bad: simulate(options={"target": bad}),
    "simulate seed": lambda bad: simulate(seed=bad),
    "simulate games": lambda bad: ecarte.simulate(SEATED, bad)[:1],
    "analyze": lambda bad: ecarte.analyze(bad, worlds=5),
    "analyze seat": lambda bad: ecarte.analyze(GAMES, worlds=5, seat=bad)[:0],
    "analyze seed": lambda bad: ecarte.analyze(GAMES, worlds=5, seed=bad)[:0],
    "analyze worlds": lambda bad: ecarte.analyze(GAMES, worlds=bad)[:0],
    "analyze jobs": lambda bad: ecarte.analyze(GAMES, worlds=5, jobs=bad)[:0],
    "Games": ecarte.Games,
    "games[]": lambda bad: GAMES[bad],
    "games[bad:]": lambda bad: GAMES[bad:],
    "games[:bad]": lambda bad: GAMES[:bad],
    "games[::bad]": lambda bad: GAMES[::bad],
    "filter": GAMES.filter,
    "to_frame": GAMES.to_frame,
    "to_frame game": lambda bad: GAMES.to_frame("games", bad),
    "Frame": lambda bad: ecarte.Frame(bad, "games"),
    "Game": ecarte.Game,
    "at": GAME.at,
    "link": GAME.link,
    "link seat": lambda bad: GAME.link(seat=bad),
    "game to_svg": GAME.to_svg,
    "deal at": DEAL.at,
    "deal to_svg": DEAL.to_svg,
    "view": POSITION.view,
    "position to_svg": POSITION.to_svg,
    "choices worlds": lambda bad: POSITION.choices(worlds=bad) if bad != HUGE else None,
    "choices seed": lambda bad: POSITION.choices(worlds=5, seed=bad),
    "Position.of": lambda bad: ecarte.Position.of(GAME, bad),
    "Position.of game": lambda bad: ecarte.Position.of(bad, "1#1"),
    "new game": new,
    "new preset": lambda bad: new(preset=bad),
    "new changes": lambda bad: new(changes=bad),
    "new target": lambda bad: new(changes={"target": bad}),
    "new tags": lambda bad: new(tags=bad),
    "new name": lambda bad: new(tags={"South": bad}),
    "new seed": lambda bad: new(seed=bad),
    "new dealer": lambda bad: new(dealer=bad),
    "new cut": lambda bad: new(cut=bad),
}


def use(value: object) -> None:
    """Read what is read when it is used."""
    if isinstance(value, ecarte.Games):
        value[:1].count()
        bool(value)
    elif isinstance(value, ecarte.Frame):
        value.to_arrow()
    repr(value)


def is_clear(error: Exception) -> bool:
    """Return whether our own code raised an error on purpose, or the system said why a file cannot be opened."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    lines = Path(last.filename).read_text("utf-8").split("\n") if last.filename.startswith(OURS) else []
    begun = lines[last.lineno - 1].strip() if lines and last.lineno else ""
    if isinstance(error, RuleError):
        said = str(error)
        return begun.startswith("raise ") and "problem-" not in said and len(said) < 1000
    if "'slice'" in str(error):  # Python's words for a value of another kind that was to be shortened
        return False
    return isinstance(error, OSError) or (
        isinstance(error, (TypeError, ValueError, IndexError)) and begun.startswith("raise ")
    )


@pytest.mark.parametrize("call", CALLS)
def test_bad_arguments_are_refused_clearly_or_work(call: str) -> None:
    wrong = []
    for bad in BAD:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                use(CALLS[call](bad))
        except Exception as error:
            if not is_clear(error):
                wrong.append((repr(bad)[:60], f"{type(error).__name__}: {error}"[:200]))
    assert wrong == []


def test_what_record_new_refuses_is_said_in_words() -> None:
    with pytest.raises(RuleError, match=r"E-option-value .*\n“target” cannot be “x”\. It can be: 5, 10\."):
        new(changes={"target": "x"})
    with pytest.raises(RuleError, match=r"E-seed-form.*\nThis is not a seed: write 64 hexadecimal digits"):
        new(seed="5e")
