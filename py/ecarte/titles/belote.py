"""The title of belote: each part is named by its module, which is loaded with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecarte.titles.title import Title, part, resource

if TYPE_CHECKING:
    from random import Random

    from ecarte.core.daily import Terms
    from ecarte.core.game import Event
    from ecarte.players import Choose


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


TITLE = Title(
    name="belote",
    game=part("ecarte.games.belote.game", "GAME"),
    facts=part("ecarte.games.belote.facts"),
    players=players,
    opponents=("novice", "amateur", "expert"),
    usual="amateur",
    parlance=part("ecarte.cli.belote", "PARLANCE"),
    book=resource("ecarte.book", "belote.json"),
    takeback=True,
    daily=daily,
    codec=part("ecarte.notation.codec.belote", "Codec"),
    unpacking=part("ecarte.notation.unpacking.belote", "Unpacking"),
    analyst=part("ecarte.analysis.belote.analyst"),
    puzzles="puzzles-belote",
    drill=part("ecarte.analysis.belote.drill"),
    lessons=resource("ecarte.lessons", "belote.json"),
)
