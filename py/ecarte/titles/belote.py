"""The title of belote. Each function is the part of its name in `ecarte.titles.title`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ecarte.titles.title import Title

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from random import Random

    from ecarte.core.columns import Facts
    from ecarte.core.contract import Game
    from ecarte.core.daily import Terms
    from ecarte.core.game import Event
    from ecarte.notation.codec import Codec, Packs
    from ecarte.players import Choose


def game() -> Game:
    from ecarte.games.belote.game import GAME

    return GAME


def facts() -> Facts:
    from ecarte.games.belote import facts

    return facts


def players() -> Mapping[str, Choose]:
    from ecarte.machine import module
    from ecarte.players import chance
    from ecarte.players.belote import amateur, expert, novice

    def choose_fast(view: Any, rng: Random) -> Event | None:
        module.call_for(TITLE.name)
        chance = rng.getstate()
        try:
            return expert.choose(view, rng)
        except MemoryError as error:  # of the module
            module.give_up(TITLE.name, str(error))
            rng.setstate(chance)
            return expert.choose(view, rng)

    return {
        "novice": novice.choose,
        "amateur": amateur.choose,
        "expert": choose_fast,
        "chance": chance.choose,
    }


def daily() -> tuple[Terms, ...]:
    from ecarte.core.daily import Terms

    terms = Terms(
        version=1,
        since="2026-01-01",
        preset="classic",
        opponent="amateur",
        strongest="expert",
        changes={"deals": 5},
    )
    return (terms,)


def codec() -> Callable[[Any, Packs | None], Codec | None]:
    from ecarte.notation.codec.belote import Codec

    return Codec


def parlance() -> Any:
    return import_module("ecarte.cli.belote.parlance").PARLANCE


def book() -> Traversable:
    from importlib import resources

    return resources.files("ecarte.book") / "belote.json"


def lessons() -> Traversable:
    from importlib import resources

    return resources.files("ecarte.lessons") / "belote.json"


TITLE = Title(
    name="belote",
    game=game,
    facts=facts,
    players=players,
    opponents=("novice", "amateur", "expert"),
    usual="amateur",
    parlance=parlance,
    book=book,
    takeback=True,
    daily=daily,
    codec=codec,
    lessons=lessons,
)
