"""Many games: sorted, deduplicated, split, and merged from the views of their players.

Everything here works on records that have been read (`ecarte.notation.ecn.load`); the command line does the same with
files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias, TypeVar

from ecarte import record
from ecarte.core.columns import Fact, Row
from ecarte.core.game import Problem, RuleError
from ecarte.record import SEAT_TAGS, Play, Record, seatview

_Game = TypeVar("_Game")  # a record, or its text
Key: TypeAlias = tuple[tuple[int, int, str], ...]
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_NUMBER = re.compile(r"([0-9]{1,18})")


def order(by: str) -> Callable[[Record], Key]:
    """Return the sort key of records by tags and by facts of the game, the first deciding: "Date,Round", "deals".

    "players" stands for the names in all seats. Facts have their names in conditions (`ecarte.record.facts`), where a
    tag does not say the same. Raises RuleError for a name that no tag can have.

    Numbers in a tag count as numbers (round 2 comes before round 10), upper and lower case are equal, and unknown
    values come last.
    """
    names = _names(by)
    asked = facts_of_games().intersection(names)
    for name in names:
        if name not in asked and not _NAME.fullmatch(name):
            raise RuleError(Problem("E-sort-tag", None, {"tag": name[:80]}))

    def key(written: Record) -> Key:
        row = _row(written) if asked else {}
        return tuple(
            part for name in names for part in (_value_parts(row[name]) if name in asked else _parts(written, name))
        )

    return key


def ordering_tags(by: str) -> list[str]:
    """Return the names of the tags that `order` looks at, apart from the players'."""
    return [name for name in _names(by) if name not in facts_of_games() and name.lower() != "players"]


def _names(by: str) -> list[str]:
    """Return the names to go by, those of facts as they are written in conditions."""
    known = {name.lower(): name for name in facts_of_games()}
    names = (name.strip() for name in by.split(","))
    return [known.get(name.lower(), name) for name in names]


@cache
def facts_of_games() -> frozenset[str]:
    """Return the names of the facts of a game that are not just what a tag says."""
    from ecarte.record import facts  # of every game, which most uses of this package do without

    tags = {"game", "event", "site", "date", "round", *facts.SEAT_COLUMNS.values(), "rules", "view", "resigned"}
    return frozenset(column.name for column in facts.GAME_COLUMNS) - tags


def _row(written: Record) -> Row:
    from ecarte.record import facts

    return facts.game(written)


def _parts(written: Record, name: str) -> Iterator[tuple[int, int, str]]:
    if name.lower() == "players":
        for seat in written.seats:
            yield from _parts(written, SEAT_TAGS[seat])
        return
    yield from _value_parts(_known(_tag(written, name)))


def _value_parts(value: Fact) -> Iterator[tuple[int, int, str]]:
    if value is None or value == "":
        yield (2, 0, "")
        return
    text = str(int(value) if isinstance(value, bool) else value)
    # A number sorts before a text, and "?" in a date after every digit.
    for piece in _NUMBER.split(text.casefold()):
        if piece:
            yield (0, int(piece), "") if piece.isdecimal() else (1, 0, piece)
    yield (-1, 0, "")  # a shorter value comes before its continuations


def _known(value: str) -> str:
    """Return a tag's value, or "" when it only means unknown: "?", "????.??.??"."""
    return value if value.strip("?. *") else ""


def _tag(written: Record, name: str) -> str:
    """Return the value of a tag by its name, in upper or lower case."""
    return next((value for key, value in written.tags if key.lower() == name.lower()), "")


def ordered(plays: Iterable[Play], by: str = "Date", *, reverse: bool = False) -> list[Play]:
    """Return the games sorted; equal ones keep their order, also in reverse."""
    key = order(by)
    return sorted(plays, key=lambda play: key(play.record), reverse=reverse)


def unique(plays: Iterable[Play]) -> Iterator[Play]:
    """Return each game once (`identity`), at its first occurrence."""
    seen: set[Hashable] = set()
    for play in plays:
        key = identity(play)
        if key not in seen:
            seen.add(key)
            yield play


def identity(play: Play, moves: Sequence[str] = ()) -> str:
    """Return what all records of a game have in common: who played what, when, and by which rules, without notes.

    It is 32 hex digits. ``moves``, each deal's events as canonical ECN writes them, saves time where it is known.
    """
    from ecarte.requests import library  # with the facts of every game, which most uses of this package do without

    return library.key(play.record, moves)


def part_of(by: str) -> Callable[[Record], str]:
    """Return the function that names a record's part: the value of a tag or of a fact, "?" where it is unknown.

    Raises RuleError for a name that neither can have.
    """
    (name,) = _names(by) if "," not in by else (by,)
    if name in facts_of_games():
        return lambda written: _text(_row(written)[name]) or "?"
    if not _NAME.fullmatch(name):
        raise RuleError(Problem("E-sort-tag", None, {"tag": by[:80]}))
    return lambda written: _tag(written, name) or "?"


def _text(value: Fact) -> str:
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def parts(plays: Iterable[Play], by: str) -> dict[str, list[Play]]:
    """Return the games by the value of a tag or of a fact, the values in order of first occurrence."""
    name = part_of(by)
    named: dict[str, list[Play]] = {}
    for play in plays:
        named.setdefault(name(play.record), []).append(play)
    return named


def sizes(games: Iterable[_Game], size: int) -> Iterator[list[_Game]]:
    """Return the games in parts of that size, the last perhaps smaller."""
    part: list[_Game] = []
    for game in games:
        part.append(game)
        if len(part) == size:
            yield part
            part = []
    if part:
        yield part


# --- views ---


@dataclass
class Merged:
    """A game, and the records it was made of, by their indexes among the input.

    ``against`` are records that look like views of the same game but contradict it, each with the contradictions.
    """

    record: Record
    places: list[int]
    against: list[tuple[int, tuple[Problem, ...]]] = field(default_factory=list)
    parts: dict[str, Merged] = field(default_factory=dict)  # by seat, until they make the whole


_OTHER_GAME = {"E-merge-tag", "E-merge-rules"}
_SAME = ("Event", "Site", "Date", "Round")  # tags that, with the rules, identify views of one game


def merged(records: Iterable[Record]) -> list[Merged]:
    """Return the games that many views make together, in the order of their first views.

    Views belong to one game when rules and tags (event, site, date, round, known players) are the same and events do
    not contradict each other. Views without a counterpart, or that do not make a whole game together, stay as they
    are.
    """
    every: list[Merged] = []
    alike: dict[Hashable, list[Merged]] = {}
    for place, each in enumerate(records):
        tags = (each.tag("Game"), each.tag("Rules"), *record.option_tags(each.game, each.options()))
        games = alike.setdefault((*tags, *(_known(each.tag(name)) for name in _SAME)), [])
        if not any(_joins(game, each, place) for game in games):
            games.append(Merged(each, [place]))
            every.append(games[-1])
    every = sorted((part for game in every for part in _parted(game)), key=lambda game: game.places[0])
    single = {game.places[0] for game in every if len(game.places) == 1}
    for game in every:
        # A view with a counterpart elsewhere belongs to another game of the same players.
        game.against = [(place, why) for place, why in game.against if place in single and game.places[0] in single]
    return every


def _joins(game: Merged, other: Record, place: int) -> bool:
    """Return whether a record belongs to a game; if so, it has become part of it."""
    seat = other.tag("View")
    parts = game.parts or {game.record.tag("View"): Merged(game.record, game.places)}
    own = parts.get(seat)
    try:
        part = Merged(seatview.join(own.record, other), [*own.places, place]) if own else Merged(other, [place])
        parts = {**parts, seat: part}
        game.record = seatview.join(*(each.record for each in parts.values()))
    except RuleError as error:
        if not {problem.code for problem in error.problems} & _OTHER_GAME:
            game.against.append((place, error.problems))
        return False
    game.parts = parts if len(parts) > 1 and any(seatview.hidden(game.record)) else {}
    game.places = [*game.places, place]
    return True


def _parted(game: Merged) -> list[Merged]:
    """Return the game, or its known views when they do not make the whole."""
    if not game.parts:
        return [game]
    first, *others = game.parts.values()
    return [Merged(first.record, first.places, game.against), *others]
