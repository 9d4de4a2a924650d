"""The title of écarté: each part is named by its module, which is loaded with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecarte.core.titles import OfModules
from ecarte.titles.title import Title, part, resource

if TYPE_CHECKING:
    from ecarte.core.daily import Terms


def _daily() -> tuple[Terms, ...]:
    from ecarte.core.daily import Terms

    return (Terms(version=1, since="2026-01-01", preset="akagiri", opponent="club", strongest="master"),)


_LEVELS = {name: part(f"ecarte.players.ecarte.{name}") for name in ("beginner", "amateur", "club", "master")}

TITLE = Title(
    name="ecarte",
    game=part("ecarte.games.ecarte.game", "GAME"),
    facts=part("ecarte.games.ecarte.facts"),
    players=lambda: OfModules({**_LEVELS, "chance": part("ecarte.players.chance")}, lambda module: module.choose),
    opponents=tuple(_LEVELS),
    usual="amateur",
    parlance=part("ecarte.cli.ecarte", "PARLANCE"),
    simulation=part("ecarte.collection.ecarte.simulation", "simulation"),
    book=resource("ecarte.book", "ecarte.json"),
    matches=True,
    gallery=part("ecarte.players.gallery"),
    takeback=True,
    facing=True,
    daily=_daily,
    laws=True,
    introduction=True,
    lessons=resource("ecarte.lessons", "ecarte.json"),
    best="master",
    advisers=lambda: OfModules(_LEVELS, lambda module: module.sound),
    thoughts=lambda: OfModules(_LEVELS, lambda module: module.MIND.think),
    near=part("ecarte.players.ecarte.advised", "near"),
    analyst=part("ecarte.analysis.ecarte.analyst"),
    equities=part("ecarte.analysis.ecarte.analyst", "equities"),
    puzzles="puzzles-ecarte",
    reader=part("ecarte.analysis.ecarte.reader", "Reader"),
    explorer=part("ecarte.analysis.ecarte.explore", "asked"),
    codec=part("ecarte.notation.codec.ecarte", "make"),
    unpacking=part("ecarte.notation.unpacking.ecarte", "unpack"),
    friend=part("ecarte.friend.ecarte.course"),
    friend_hides=True,
)
