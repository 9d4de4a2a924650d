"""What a request of the page says, field by field; each that is not as it must be is refused by its name."""

from __future__ import annotations

import json
from collections.abc import Container
from typing import Any

from ecarte.core import cut as cutting
from ecarte.core import fair
from ecarte.core.game import Json, Problem, RuleError, Seat
from ecarte.players import PLAYERS
from ecarte.record import Play


def _refused(field: str) -> RuleError:
    return RuleError(Problem("E-request", None, {"field": field}))


def request(sent: str) -> Json:
    """A request, which is an object."""
    try:
        found = json.loads(sent)
    except (TypeError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise _refused("request")
    return found


def text(request: Json, field: str, known: Container[str] | None = None) -> str:
    """A field that must be text, one of the known when that is given."""
    value = request.get(field)
    if not isinstance(value, str) or (known is not None and value not in known):
        raise _refused(field)
    return value


def texts(request: Json, field: str) -> list[str]:
    """A field that must be a list of texts."""
    return list(_list(request, field, lambda each: isinstance(each, str)))


def entries(request: Json, field: str) -> list[Json]:
    """A field that must be a list of objects."""
    return list(_list(request, field, lambda each: isinstance(each, dict)))


def marks(request: Json, field: str) -> list[int] | None:
    """A field that may be left out, else a list of NAGs: all that a record can hold."""
    if request.get(field) is None:
        return None
    return list(_list(request, field, lambda each: type(each) is int and 0 <= each < 1000))


def _list(request: Json, field: str, formed: Any) -> list[Any]:
    value = request.get(field)
    if not isinstance(value, list) or not all(map(formed, value)):
        raise _refused(field)
    return value


def whole(request: Json, field: str, least: int) -> int:
    """A field that must be a whole number, not below the least."""
    value = request.get(field)
    if type(value) is not int or value < least:
        raise _refused(field)
    return value


def flag(request: Json, field: str) -> bool:
    """A field that must be true or false."""
    value = request.get(field)
    if type(value) is not bool:
        raise _refused(field)
    return value


def table(request: Json, field: str) -> Json:
    """A field that may be left out, else an object."""
    value = request.get(field, {})
    if not isinstance(value, dict):
        raise _refused(field)
    return value


def tags(request: Json) -> dict[str, str]:
    """Tags to be set."""
    return {name: str(value) for name, value in table(request, "tags").items()}


def seed(request: Json) -> bytes:
    """32 bytes of chance, as 64 hex digits."""
    digits = text(request, "seed")
    try:
        return fair.parse_seed(digits)
    except ValueError:
        raise RuleError(Problem("E-seed-form", None, {"seed": digits[:80]})) from None


def cut(request: Json) -> str | None:
    """The words that a player cuts the pack with, as they are written; None when they are left out."""
    return None if request.get("cut") is None else cutting.words(text(request, "cut"))


def players(request: Json, game: str, seats: Container[Seat]) -> Json:
    """Those of the seats that the computer plays, each with its player."""
    found = table(request, "players")
    if not all(each in seats and text(found, each, PLAYERS[game]) for each in found):
        raise _refused("players")
    return found


def seat(request: Json, play: Play, field: str = "seat") -> Seat:
    """A seat of the game."""
    return text(request, field, play.record.seats)


def watcher(request: Json, play: Play) -> Seat:
    """A seat of the game, or "": who watches and sees no hand."""
    return "" if request.get("seat") == "" else seat(request, play)


def onlooker(request: Json, play: Play) -> Seat | None:
    """The seat that is looked from, none when all hands are open."""
    return None if request.get("seat") is None else seat(request, play)


def player(request: Json, play: Play) -> str:
    """A player of the computer's."""
    return text(request, "player", PLAYERS[play.record.game.name])
