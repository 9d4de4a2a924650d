"""The title of écarté. Each function is the part of its name in `ecarte.titles.title`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ecarte.core.titles import OfModules
from ecarte.titles.title import Title

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ecarte.analysis import Analyst, Work
    from ecarte.core.columns import Facts
    from ecarte.core.contract import Game
    from ecarte.core.daily import Terms
    from ecarte.core.game import Json
    from ecarte.notation.codec import Codec, Packs
    from ecarte.players import Choose, Near, Simulate, Spectators, Think


def game() -> Game:
    from ecarte.games.ecarte.game import GAME

    return GAME


def facts() -> Facts:
    from ecarte.games.ecarte import facts

    return facts


def _beginner() -> Any:
    from ecarte.players.ecarte import beginner

    return beginner


def _amateur() -> Any:
    from ecarte.players.ecarte import amateur

    return amateur


def _club() -> Any:
    from ecarte.players.ecarte import club

    return club


def _master() -> Any:
    from ecarte.players.ecarte import master

    return master


def _chance() -> Any:
    from ecarte.players import chance

    return chance


_MODULES = {"beginner": _beginner, "amateur": _amateur, "club": _club, "master": _master}


def players() -> Mapping[str, Choose]:
    return OfModules({**_MODULES, "chance": _chance}, lambda module: module.choose)


def advisers() -> Mapping[str, Choose]:
    return OfModules(_MODULES, lambda module: module.sound)


def thoughts() -> Mapping[str, Think]:
    return OfModules(_MODULES, lambda module: module.MIND.think)


def near() -> Near:
    from ecarte.players.ecarte import advised

    return advised.near


def daily() -> tuple[Terms, ...]:
    from ecarte.core.daily import Terms

    return (Terms(version=1, since="2026-01-01", preset="akagiri", opponent="club", strongest="master"),)


def gallery() -> Spectators:
    from ecarte.players import gallery

    return gallery


def analyst() -> Analyst:
    from ecarte.analysis.ecarte import analyst

    return analyst


def reader() -> Callable[[Any, bool], Work]:
    from ecarte.analysis.ecarte import reader

    return reader.Reader


def explorer() -> Callable[[Json], Work]:
    from ecarte.analysis.ecarte import explore

    return explore.asked


def codec() -> Callable[[Any, Packs | None], Codec | None]:
    from ecarte.notation.codec.ecarte import make

    return make


def parlance() -> Any:
    return import_module("ecarte.cli.ecarte.parlance").PARLANCE


def simulation() -> Simulate:
    found: Simulate = import_module("ecarte.collection.ecarte.simulation").simulation
    return found


def book() -> Traversable:
    from importlib import resources

    return resources.files("ecarte.book") / "ecarte.json"


def lessons() -> Traversable:
    from importlib import resources

    return resources.files("ecarte.lessons") / "ecarte.json"


TITLE = Title(
    name="ecarte",
    game=game,
    facts=facts,
    players=players,
    opponents=("beginner", "amateur", "club", "master"),
    usual="amateur",
    parlance=parlance,
    simulation=simulation,
    book=book,
    matches=True,
    gallery=gallery,
    takeback=True,
    facing=True,
    daily=daily,
    laws=True,
    introduction=True,
    lessons=lessons,
    best="master",
    advisers=advisers,
    thoughts=thoughts,
    near=near,
    analyst=analyst,
    puzzles="puzzles-ecarte",
    reader=reader,
    explorer=explorer,
    codec=codec,
)
