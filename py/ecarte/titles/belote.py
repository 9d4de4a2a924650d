"""Belote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ecarte.titles.title import Title

if TYPE_CHECKING:
    from ecarte.core.columns import Facts
    from ecarte.core.contract import Game
    from ecarte.players import Choose


def game() -> Game:
    from ecarte.games.belote.game import GAME

    return GAME


def facts() -> Facts:
    from ecarte.games.belote import facts

    return facts


def players() -> Mapping[str, Choose]:
    from ecarte.players import chance
    from ecarte.players.belote import amateur, expert, novice

    return {
        "novice": novice.choose,
        "amateur": amateur.choose,
        "expert": expert.choose,
        "chance": chance.choose,
    }


TITLE = Title(
    name="belote",
    game=game,
    facts=facts,
    players=players,
    opponents=("novice", "amateur", "expert"),
    usual="amateur",
)
