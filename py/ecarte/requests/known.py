"""What a request names, of what there is: seats and players of its game, a seed, words for the cut. What is not known
is refused by the field's name."""

from __future__ import annotations

from collections.abc import Container, Mapping

from ecarte.core import cut as cutting
from ecarte.core import fair
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.players import PLAYERS
from ecarte.record import Play
from ecarte.requests.check import refused


def one_of(text: str, known: Container[str], field: str) -> str:
    """Return a text that must be known."""
    if text not in known:
        raise refused(field)
    return text


def seat(text: str, play: Play, field: str = "seat") -> Seat:
    """Return a seat of the game."""
    return one_of(text, play.record.seats, field)


def watcher(text: str, play: Play) -> Seat:
    """Return a seat of the game, or "": who watches and sees no hand."""
    return text and seat(text, play)


def onlooker(text: str | None, play: Play) -> Seat | None:
    """Return the seat that is looked from, None when all hands are open."""
    return None if text is None else seat(text, play)


def player(text: str, play: Play) -> str:
    """Return a player of the computer's."""
    return one_of(text, PLAYERS[play.record.game.name], "player")


def players(found: Mapping[Seat, str], game: str, seats: Container[Seat]) -> dict[Seat, str]:
    """Return those of the seats that the computer plays, each with its player."""
    for each, name in found.items():
        one_of(each, seats, "players")
        one_of(name, PLAYERS[game], each)
    return dict(found)


def seed(digits: str) -> bytes:
    """Return 32 bytes of chance, written as 64 hex digits."""
    try:
        return fair.parse_seed(digits)
    except ValueError:
        raise RuleError(Problem("E-seed-form", None, {"seed": digits[:80]})) from None


def cut(words: str | None) -> str | None:
    """Return the words that a player cuts the pack with, as they are written; None when they are left out."""
    return None if words is None else cutting.words(words)


def tags(found: Mapping[str, object]) -> dict[str, str]:
    """Return tags to be set."""
    return {name: str(value) for name, value in found.items()}
