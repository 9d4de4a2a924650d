"""The title of belote: each part is named by its module, which is loaded with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ecarte.titles.title import Title, part, resource

if TYPE_CHECKING:
    from random import Random

    from ecarte.core.daily import Terms
    from ecarte.players import Choose, Think

T = TypeVar("T")


def players() -> Mapping[str, Choose]:
    from ecarte.players import chance
    from ecarte.players.belote import amateur, casual, club, expert, novice

    return _quickened(
        {
            "novice": novice.PLAYER.choose,
            "casual": casual.PLAYER.choose,
            "amateur": amateur.PLAYER.choose,
            "club": club.PLAYER.choose,
            "expert": expert.PLAYER.choose,
            "chance": chance.choose,
        }
    )


def thoughts() -> Mapping[str, Think]:
    from ecarte.analysis.belote.thoughts import THOUGHTS

    return _quickened(THOUGHTS)


def _quickened(players: Mapping[str, Callable[[Any, Random], T]]) -> Mapping[str, Callable[[Any, Random], T]]:
    return {name: _fast(decide) if name in TITLE.searching else decide for name, decide in players.items()}


def _fast(decide: Callable[[Any, Random], T]) -> Callable[[Any, Random], T]:
    """Return what decides with the machine compiled, where it can be."""
    from ecarte.machine import module

    def decide_fast(view: Any, rng: Random) -> T:
        module.call_for(TITLE.name)
        chance = rng.getstate()
        try:
            return decide(view, rng)
        except MemoryError as error:  # of the module
            module.give_up(TITLE.name, str(error))
            rng.setstate(chance)
            return decide(view, rng)

    return decide_fast


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
    opponents=("novice", "casual", "amateur", "club", "expert"),
    usual="amateur",
    searching=("club", "expert"),
    parlance=part("ecarte.cli.belote", "PARLANCE"),
    book=resource("ecarte.book", "belote.json"),
    takeback=True,
    daily=daily,
    codec=part("ecarte.notation.codec.belote", "Codec"),
    unpacking=part("ecarte.notation.unpacking.belote", "Unpacking"),
    thoughts=thoughts,
    analyst=part("ecarte.analysis.belote.analyst"),
    pad=part("ecarte.games.belote.counted"),
    reader=part("ecarte.analysis.belote.reader", "Reader"),
    explorer=part("ecarte.analysis.belote.explore", "asked"),
    puzzles="puzzles-belote",
    drill=part("ecarte.analysis.belote.drill"),
    lessons=resource("ecarte.lessons", "belote.json"),
    friend=part("ecarte.friend.belote.course"),
)
