"""Problems to solve: decisions from played games with one best choice, found ahead by tools/puzzles.

In code they are puzzles, because `ecarte.core.game.Problem` is something else. Those of a game are in a table of
`ecarte.policies`, which the page fetches when it is first needed: compressed JSON, written by tools/puzzles/pack.py.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from ecarte import policies
from ecarte.analysis import ANALYSTS
from ecarte.core.game import Event, Problem, RuleError, Seat, parse_event
from ecarte.core.titles import Parts
from ecarte.notation import link
from ecarte.record import Play
from ecarte.record.lines import before, line_of, read_moment
from ecarte.record.seatview import redact

TABLES: Mapping[str, str] = Parts("puzzles")
"""The table with the puzzles of each game that has some."""


class Drill(Protocol):
    """What makes puzzles without end, each when it is asked for."""

    KINDS: Sequence[str]

    def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle of a name, a kind and eight hex digits: "bids.3fa9c1d2".

        Raises KeyError for what is no name, and `policies.Needed`.
        """


DRILLS: Mapping[str, Drill] = Parts("drill")
"""The drill of each game that has one."""

FORM = 2
KINDS = (
    *("propose", "accept", "lead", "card", "discard", "double"),
    *("first", "draw", "second", "partner", "belote", "last", "free", "open"),
)
"""The kinds of decisions, of all games, in the order in which they take turns."""
KEPT_TAGS = ("ECN", "Game", "Rules", "Option")
"""The tags of a game that are a part of its puzzles: names, seed and whatever else are not."""
LATER = ("double", "free", "open")
"""Those that only games by other rules than the usual ones have."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice and its value: chance of the game, and points of the deal.

    ``error`` is half the width of a 95 % interval in the unit of the game's losses. Where the game has that and it is
    known, ``wins`` is the chance of the points for the tricks, ``made`` that the contract is made, and ``p`` how often
    the strongest player does it. The reasons, ``{code, data}``, say why the best choice is better.
    """

    event: str
    game: float
    points: float
    error: float
    wins: float | None
    made: float | None
    p: float | None
    reasons: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision with one best choice, or with several equally good ones: all are ``answers``.

    ``kind`` is the kind of decision. ``rating`` is its difficulty, on the scale where a person begins with 1500.
    ``lead`` is by how much the best choice is better than the best wrong one, in the unit of the game's losses, and
    ``error`` its standard error, 0 when it is exact. The choices begin with the best. One that ``is_of_lesson`` is
    never the next to solve.
    """

    game: str
    kind: str
    rating: int
    link: str
    at: str
    answers: tuple[str, ...]
    lead: float
    error: float
    exact: bool
    worlds: int
    choices: tuple[Choice, ...]
    is_of_lesson: bool = False
    name: str = ""  # of one made when it is asked for

    @property
    def id(self) -> str:
        """Return a name that stays the same as long as the position does."""
        return self.name or hashlib.sha256(f"{self.link}@{self.at}".encode()).hexdigest()[:8]

    def choice(self, event: str) -> Choice | None:
        """Return the choice that an event makes, whatever the order of its cards."""
        try:
            wanted = parse_event(event).choice
        except ValueError:
            return None
        return next((each for each in self.choices if parse_event(each.event).choice == wanted), None)

    def is_answer(self, choice: Choice) -> bool:
        """Return whether a choice is right."""
        return choice.event in self.answers

    def loss(self, choice: Choice) -> float:
        """Return by how much a choice is worse than the best one, in the unit of the game's losses; 0 for an answer."""
        return 0.0 if self.is_answer(choice) else max(0.0, self._worth(self.choices[0]) - self._worth(choice))

    def _worth(self, choice: Choice) -> float:
        return choice.points if ANALYSTS[self.game].UNIT.name == "points" else choice.game


Puzzles: TypeAlias = Mapping[str, Puzzle]
"""Puzzles by their ids."""


# --- the table ---


def puzzles(game: str) -> Puzzles:
    """Return the puzzles of a game by their ids; raises `policies.Needed`."""
    data = policies.load(TABLES[game])
    return {} if data is None else _read(game, data)


def named(game: str, name: str) -> Puzzle:
    """Return a puzzle of a game by its id, one of a drill too; raises KeyError, and `policies.Needed`."""
    return DRILLS[game].puzzle(name) if "." in name and game in DRILLS else puzzles(game)[name]


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """Return the table with these puzzles."""
    puzzles = list(puzzles)
    links = sorted({each.link for each in puzzles})
    rows = [
        [
            links.index(each.link),
            each.at,
            each.kind,
            each.rating,
            [at for at, choice in enumerate(each.choices) if choice.event in each.answers],
            each.lead,
            each.error,
            int(each.exact),
            each.worlds,
            [
                [
                    *(one.event, one.game, one.points, one.error, one.wins, one.made, one.p),
                    [[*reason.values()] for reason in one.reasons],
                ]
                for one in each.choices
            ],
        ]
        for each in puzzles
    ]
    lessons = [each.id for each in puzzles if each.is_of_lesson]
    table = {"form": FORM, "links": links, "puzzles": rows, "lessons": lessons}
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode(), 9)


@lru_cache(maxsize=2)
def _read(game: str, data: bytes) -> Puzzles:
    table = json.loads(zlib.decompress(data))
    if table["form"] != FORM:
        raise ValueError(f"puzzles of form {table['form']}")
    puzzles = [_puzzle(game, table["links"], row) for row in table["puzzles"]]
    lessons = set(table["lessons"])
    return {each.id: replace(each, is_of_lesson=each.id in lessons) for each in puzzles}


def _puzzle(game: str, links: list[str], row: list[Any]) -> Puzzle:
    where, at, kind, rating, right, lead, error, exact, worlds, listed = row
    choices = tuple(
        Choice(
            # A reason is its code and data, and whether it is figures.
            *(event, chance, points, half, wins, made, p),
            tuple(dict(zip(("code", "data", "figures"), reason, strict=False)) for reason in reasons),
        )
        for event, chance, points, half, wins, made, p, reasons in listed
    )
    answers = tuple(choices[place].event for place in right)
    return Puzzle(game, kind, rating, links[where], at, answers, lead, error, bool(exact), worlds, choices)


# --- a position ---


def whole(puzzle: Puzzle) -> Play:
    """Return the played game the puzzle is from, all cards known."""
    return link.loads(puzzle.link).play


def decision(puzzle: Puzzle) -> Play:
    """Return the game at the moment of the decision, all cards known."""
    play, moment = whole(puzzle), read_moment(puzzle.at)
    return before(play, moment.own + 1, line_of(play, moment).deal)


def position(puzzle: Puzzle) -> tuple[Play, Seat]:
    """Return the game at the moment of the decision, as its seat knows it, and the seat."""
    then = decision(puzzle)
    seat = then.record.game.rules.turn(then.state)
    if seat is None:
        raise RuleError(Problem("E-moment", None, {"at": puzzle.at}))
    return Play(redact(then.record, seat)), seat


def offered(puzzle: Puzzle, legal: Iterable[Event]) -> list[str]:
    """Return the choices in an order that gives no hint: that of the legal events, with saying nothing last."""
    place = {event.choice: at for at, event in enumerate(legal)}
    events = [each.event for each in puzzle.choices]
    return sorted(events, key=lambda event: (place.get(parse_event(event).choice, len(place)), event))


# --- which is next ---


EASIER = 250  # by how much a newcomer's first puzzle is easier than the rating everybody begins with
EASED = 5  # puzzles, until they are as hard as the rating
USUAL = 30  # puzzles of the usual game, before those of other rules
NEAR = 300  # a kind without a puzzle so near to the rating misses its turn
AROUND = (0, -120, 120)  # puzzles are put around the rating in turn, so that they are not all alike
# The page does the same: web/src/game/progress/puzzles.ts.


def upcoming(listed: Iterable[Puzzle], rating: float, done: Sequence[str]) -> Puzzle | None:
    """Return the next puzzle that is not done yet, or None.

    Kinds take turns. Of the kind whose turn it is, the puzzle nearest to the rating comes, or nearest to somewhat less
    or more (`AROUND`). Newcomers get easier ones. Kinds that the usual game does not have come later; questions of
    lessons never. ``done`` are the ids of those tried, in order.
    """
    known = {each.id: each for each in listed if not each.is_of_lesson}
    tried = set(done)
    left = [each for each in known.values() if each.id not in tried]
    if len(done) < USUAL:
        left = [each for each in left if each.kind not in LATER] or left
    wanted = rating - EASIER * max(0.0, 1 - len(done) / EASED) + AROUND[len(done) % len(AROUND)]
    nearest: dict[str, Puzzle] = {}
    for each in sorted(left, key=lambda each: (abs(each.rating - wanted), each.id)):
        nearest.setdefault(each.kind, each)
    near = {kind: each for kind, each in nearest.items() if abs(each.rating - wanted) <= NEAR} or nearest
    last = {known[name].kind: at for at, name in enumerate(done) if name in known}
    order = {kind: at for at, kind in enumerate(KINDS)}

    def turn(kind: str) -> tuple[int, int]:
        return last.get(kind, -1), order.get(kind, len(order))

    return near[min(near, key=turn)] if near else None
