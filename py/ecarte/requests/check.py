"""The check of requests: of their form, declared in `ecarte.types.request`, and of what they name.

A wrong field is refused by its name. `ecarte.requests.declared` has the fields of each request, each with its kind. A
kind is "text", "flag", "number", "whole" (a number) or "object" (with any entries), or is made of others: ("whole",
least, most), ("one of", text, …), ("list", kind), ("table", kind of its values), ("fields", fields), ("null or", kind).
"""

from __future__ import annotations

import json
from collections.abc import Container, Mapping
from typing import Any

from ecarte.core import cut as cutting
from ecarte.core import fair
from ecarte.core.game import Json, Problem, RuleError, Seat
from ecarte.players import PLAYERS
from ecarte.record import NOBODY, Play
from ecarte.requests.declared import REQUESTS


def refused(field: str) -> RuleError:
    """Return the refusal of a field."""
    return RuleError(Problem("E-request", None, {"field": field}))


class Fields(dict[str, Any]):
    """An object whose fields are checked when they are read; fields never read may be anything.

    Required fields are read as ``fields[name]``, optional ones with `get`.
    """

    def __init__(self, fields: Json, kinds: Mapping[str, Any]) -> None:
        super().__init__(fields)
        self._kinds = kinds

    def __missing__(self, name: str) -> Any:
        raise refused(name)

    def __getitem__(self, name: str) -> Any:
        return _checked(super().__getitem__(name), self._kinds[name], name)

    def get(self, name: str, default: Any = None) -> Any:
        """Return a checked field, or the default if it is absent."""
        return self[name] if name in self else default  # noqa: SIM401  # `get` of dict checks nothing


def read(text: str) -> Json:
    """Return the object written in a text."""
    try:
        request = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        request = None
    if not isinstance(request, dict):
        raise refused("request")
    return request


def request_of(fields: Json) -> tuple[str, Fields]:
    """Return the name of the request, and its fields; raises RuleError for an unknown one."""
    do = fields.get("do")
    if not isinstance(do, str) or do not in REQUESTS:
        raise refused("do")
    return do, Fields(fields, {"without": ("list", "text"), **REQUESTS[do]})


def _checked(value: Any, kind: Any, field: str) -> Any:
    """Return a value of a kind; raises RuleError when the value, or a part of it, is of another."""
    form, *parts = (kind,) if isinstance(kind, str) else kind
    match form:
        case "null or":
            return None if value is None else _checked(value, parts[0], field)
        case "list" if isinstance(value, list):
            return [_checked(each, parts[0], field) for each in value]
        case "table" if isinstance(value, dict):
            return {name: _checked(each, parts[0], name) for name, each in value.items()}
        case "fields" if isinstance(value, dict):
            return Fields(value, parts[0])
        case "whole":
            least, most = (*parts, None, None)[:2]
            fits = type(value) is int and (least is None or value >= least) and (most is None or value <= most)
        case "one of":
            fits = value in parts
        case "number":
            fits = type(value) in (int, float)
        case _:
            fits = isinstance(value, _PLAIN.get(form, ()))
    if not fits:
        raise refused(field)
    return value


_PLAIN: dict[str, type] = {"text": str, "flag": bool, "object": dict}


def one_of(text: str, known: Container[str], field: str) -> str:
    """Return a text if it is known."""
    if text not in known:
        raise refused(field)
    return text


def seat(text: str, play: Play, field: str = "seat") -> Seat:
    """Return a seat of the game."""
    return one_of(text, play.record.seats, field)


def watcher(text: str, play: Play) -> Seat:
    """Return a seat of the game, or "" for someone who watches and sees no hand."""
    return text and seat(text, play)


def onlooker(text: str | None, play: Play) -> Seat | None:
    """Return the seat that sees the game, None when all hands are open."""
    return None if text is None else seat(text, play)


def own_view(play: Play, seat: Seat) -> None:
    """Refuse the record of another seat's view."""
    if play.record.view not in (None, seat or NOBODY):
        raise RuleError(Problem("E-view-other", None, {"seat": seat, "view": play.record.view or ""}))


def player(text: str, play: Play) -> str:
    """Return a computer player."""
    return one_of(text, PLAYERS[play.record.game.name], "player")


def players(by_seat: Mapping[Seat, str], game: str, seats: Container[Seat]) -> dict[Seat, str]:
    """Return the computer's players by seat."""
    for each, name in by_seat.items():
        one_of(each, seats, "players")
        one_of(name, PLAYERS[game], each)
    return dict(by_seat)


def seed(digits: str) -> bytes:
    """Return the 32 bytes of a seed written as 64 hex digits."""
    try:
        return fair.parse_seed(digits)
    except ValueError:
        raise RuleError(Problem("E-seed-form", None, {"seed": digits[:80]})) from None


def cut(words: str | None) -> str | None:
    """Return a player's words for the cut as a record writes them, None without any."""
    return None if words is None else cutting.normalize(words)


def tags(given: Mapping[str, object]) -> dict[str, str]:
    """Return the tags to be set."""
    return {name: str(value) for name, value in given.items()}
