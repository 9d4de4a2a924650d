"""What a request names: seats and players of its game, a seed, words for the cut. Unknown names are refused."""

from __future__ import annotations

from collections.abc import Container, Mapping

from ecarte.core import cut as cutting
from ecarte.core import fair
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.players import PLAYERS
from ecarte.record import Play
from ecarte.requests.check import refused


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


def player(text: str, play: Play) -> str:
    """Return a computer player."""
    return one_of(text, PLAYERS[play.record.game.name], "player")


def players(found: Mapping[Seat, str], game: str, seats: Container[Seat]) -> dict[Seat, str]:
    """Return the computer's players by seat."""
    for each, name in found.items():
        one_of(each, seats, "players")
        one_of(name, PLAYERS[game], each)
    return dict(found)


def seed(digits: str) -> bytes:
    """Return the 32 bytes of a seed written as 64 hex digits."""
    try:
        return fair.parse_seed(digits)
    except ValueError:
        raise RuleError(Problem("E-seed-form", None, {"seed": digits[:80]})) from None


def cut(words: str | None) -> str | None:
    """Return a player's words for the cut as a record writes them, None without any."""
    return None if words is None else cutting.normalize(words)


def tags(found: Mapping[str, object]) -> dict[str, str]:
    """Return the tags to be set."""
    return {name: str(value) for name, value in found.items()}
