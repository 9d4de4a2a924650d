"""The parts of a condition, as functions on rows and as SQL, and the functions that it may call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ecarte.core.columns import Kind, Row
from ecarte.core.game import Event, Seat
from ecarte.figures.filter.course import Course
from ecarte.record import Record, facts


class Courses:
    """The courses of the deals of a game, each made when it is first asked for; without events they are empty."""

    def __init__(self, record: Record | None = None, events: Sequence[Iterable[Event]] = ()) -> None:
        self._record, self._events = record, events
        self._made: dict[int, Course] = {}

    def __getitem__(self, place: int) -> Course:
        if place not in self._made:
            if self._record is not None:
                self._made[place] = Course(entry.event for entry in self._record.deals[place].entries)
            else:
                self._made[place] = Course(self._events[place]) if self._events else Course()
        return self._made[place]


class UnreadError(Exception):
    """A condition asks for what is not read: the events of a deal, or a tag."""


class UnreadCourses(Courses):
    """The courses of deals whose events are not read."""

    def __getitem__(self, place: int) -> Course:
        """Raise UnreadError."""
        raise UnreadError


class UnreadTags(dict[str, str]):
    """The tags of a record that is not read."""

    def get(self, name: str, default: Any = None) -> Any:
        """Raise UnreadError."""
        raise UnreadError


@dataclass(slots=True)
class Scope:
    """What a condition is evaluated on: a game and its deals, one of these at its ``place``, perhaps at a moment of it.

    ``moment`` is the number of events before it, and ``here`` the place of the event that is looked at; both are -1
    for the whole deal.
    """

    game: Row
    deals: Sequence[Row]
    tags: Mapping[str, str]
    deal: Row = field(default_factory=dict)
    courses: Courses = field(default_factory=Courses)
    place: int = 0
    moment: int = -1
    here: int = -1

    @property
    def course(self) -> Course:
        """The events of the deal."""
        return self.courses[self.place]


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a condition: its function on rows, and the same in SQL.

    Texts and flags are never None; numbers may be. ``values`` are all that a text can be besides "", where that is
    known, and ``name`` is then what has them.
    """

    kind: Kind
    run: Callable[[Scope], Any]
    sql: str
    of_deal: bool = False  # depends on a deal, not only on the game
    constant: bool = False
    name: str = ""
    values: tuple[str, ...] = ()
    of_event: bool = False  # in a sequence, about the event at that place
    guard: str = ""  # in SQL, a necessary condition on the deal; "" for none
    ends: Callable[[Scope], set[int]] | None = None  # of a sequence: the moments at which it is complete
    holder: Callable[[Scope], Seat] | None = None  # the seat whose hand it is about, or a sequence at its end


def as_flag(term: Term) -> Term:
    """Return a term as a condition: a text must not be empty, a number must be known and not 0."""
    if term.kind == "flag":
        return term
    run = term.run
    sql = f"({term.sql} <> '')" if term.kind == "text" else f"coalesce({term.sql} <> 0, false)"
    return Term("flag", lambda scope: bool(run(scope)), sql, term.of_deal, of_event=term.of_event)


def joined_guard(terms: Iterable[Term], *, is_every: bool) -> str:
    """Return the guard of terms joined by "and", or where not ``is_every`` by "or"."""
    guards = [term.guard for term in terms]
    if not is_every and "" in guards:
        return ""
    known = [guard for guard in guards if guard]
    return f"({(' AND ' if is_every else ' OR ').join(known)})" if known else ""


def equal(left: Term, right: Term, negated: bool) -> Term:
    """Return the comparison of two terms; unknown numbers are equal to nothing, not even to each other."""

    def run(scope: Scope) -> bool:
        a = left.run(scope)
        return (a is not None and a == right.run(scope)) is not negated

    sql = f"coalesce({left.sql} = {right.sql}, false)"
    of_event = left.of_event or right.of_event
    return Term("flag", run, f"(NOT {sql})" if negated else sql, left.of_deal or right.of_deal, of_event=of_event)


def each_known(compute: Callable[..., Any], *values: Any) -> Any:
    """Return the value computed from others, or None when one of them is unknown."""
    return None if None in values else compute(*values)


def quoted(text: str) -> str:
    """Return a text in SQL; Python's parser rejects null characters."""
    return "'" + text.replace("'", "''") + "'"


def _find_seat(game: Row, name: str) -> Seat:
    """Return the seat of a player by name, ignoring case, or "" if nobody has it."""
    wanted = name.lower()
    for seat, column in facts.SEAT_COLUMNS.items():
        if wanted and str(game.get(column) or "").lower() == wanted:
            return seat
    return ""


def _seat_sql(name: str) -> str:
    cases = " ".join(
        f"WHEN lower(g.\"{column}\") = lower({name}) THEN '{seat}'" for seat, column in facts.SEAT_COLUMNS.items()
    )
    return f"(CASE WHEN {name} = '' THEN '' {cases} ELSE '' END)"


def _seat(name: Term) -> Term:
    return Term(
        "text",
        lambda s: _find_seat(s.game, name.run(s)),
        _seat_sql(name.sql),
        name.of_deal,
        name="seat",
        values=tuple(facts.SEAT_COLUMNS),
    )


def _player(name: Term) -> Term:
    return Term("flag", lambda s: bool(_find_seat(s.game, name.run(s))), f"({_seat_sql(name.sql)} <> '')", name.of_deal)


def _make_won(wins: bool) -> Callable[[Term], Term]:
    """Return the function ``won``, or without ``wins`` ``lost``; both are false for a game without a winner."""

    def make(name: Term) -> Term:
        def run(scope: Scope) -> bool:
            seat, winner = _find_seat(scope.game, name.run(scope)), str(scope.game.get("game_winner") or "")
            return bool(seat and winner) and (seat in winner) is wins

        seat, winner = _seat_sql(name.sql), "coalesce(g.game_winner, '')"
        held = f"{'' if wins else 'NOT '}contains({winner}, {seat})"
        return Term("flag", run, f"({seat} <> '' AND {winner} <> '' AND {held})", name.of_deal)

    return make


def _tag(name: Term) -> Term:
    path = quoted('$."' + name.run(Scope({}, (), {})).replace('"', "") + '"')
    sql = f"coalesce(json_extract_string(g.tags, {path}), '')"
    return Term("text", lambda scope: scope.tags.get(name.run(scope), ""), sql)


PARTNERS = {"N": "S", "S": "N", "E": "W", "W": "E"}


def _partner(seat: Term) -> Term:
    def run(scope: Scope) -> Seat:
        partner = PARTNERS.get(seat.run(scope), "")
        sides = str(scope.game.get("sides") or "").split("-")
        return partner if any(partner in side and len(side) > 1 for side in sides if partner) else ""

    cases = " ".join(
        f"WHEN '{one}' THEN (CASE WHEN contains(g.sides, '{pair}') THEN '{other}' ELSE '' END)"
        for one, other in PARTNERS.items()
        for pair in ["NS" if one in "NS" else "EW"]
    )
    sql = f"(CASE {seat.sql} {cases} ELSE '' END)"
    return Term("text", run, sql, seat.of_deal, name="partner", values=tuple(facts.SEAT_COLUMNS))


def _after(seat: Term) -> Term:
    def run(scope: Scope) -> Seat:
        dealer, elder = str(scope.deal.get("dealer") or ""), str(scope.deal.get("elder") or "")
        order = from_dealer(dealer, elder, str(scope.game.get("sides") or "").replace("-", ""))
        now = seat.run(scope)
        return order[(order.index(now) + 1) % len(order)] if now in order else ""

    seats, partner = "replace(g.sides, '-', '')", "translate({}, 'NSEW', 'SNWE')"
    third = (
        f"(CASE length({seats}) WHEN 3 THEN replace(replace({seats}, d.dealer, ''), d.elder, '')"
        f" WHEN 4 THEN {partner.format('d.dealer')} ELSE d.dealer END)"
    )
    fourth = f"(CASE length({seats}) WHEN 4 THEN {partner.format('d.elder')} ELSE d.dealer END)"
    further = f"WHEN d.elder THEN {third} WHEN {third} THEN {fourth}"
    then = f"CASE {seat.sql} WHEN d.dealer THEN d.elder {further} ELSE d.dealer END"
    sql = f"(CASE WHEN {seat.sql} <> '' AND contains({seats}, {seat.sql}) THEN coalesce({then}, '') ELSE '' END)"
    return Term("text", run, sql, of_deal=True, name="after", values=tuple(facts.SEAT_COLUMNS))


def from_dealer(dealer: Seat, elder: Seat, seats: str) -> list[Seat]:
    """Return the seats of a deal in turn order, the dealer first."""
    if len(seats) == len(PARTNERS):
        return [dealer, elder, PARTNERS[dealer], PARTNERS[elder]]
    return [dealer, elder, *(each for each in seats if each not in (dealer, elder))]


def _abs(number: Term) -> Term:
    return Term("number", lambda s: each_known(abs, number.run(s)), f"abs({number.sql})", number.of_deal)


def _values(scope: Scope, run: Callable[[Scope], Any]) -> Iterator[Any]:
    """Yield the values of a term for each deal of the game."""
    inner = replace(scope, moment=-1, here=-1)
    for inner.place, inner.deal in enumerate(scope.deals):
        yield run(inner)


def _make_aggregate(kind: Kind, compute: Callable[[Iterator[Any]], Any], select: str) -> Callable[[Term], Term]:
    """Return the function for an aggregate over all deals of the game; ``select`` aggregates the values ``v``."""

    def make(term: Term) -> Term:
        # Select the values first: an aggregate of columns of ``g`` alone would belong to the outer query.
        sql = f"(SELECT {select} FROM (SELECT {term.sql} AS v FROM deals d WHERE d.game_id = g.id))"
        return Term(kind, lambda scope: compute(_values(scope, term.run)), sql)

    return make


def _without_unknown(values: Iterable[Any]) -> list[Any]:
    return [value for value in values if value is not None]


FUNCTIONS: dict[str, tuple[Kind, Callable[[Term], Term]]] = {
    "player": ("text", _player),
    "won": ("text", _make_won(True)),
    "lost": ("text", _make_won(False)),
    "seat": ("text", _seat),
    "partner": ("text", _partner),
    "after": ("text", _after),
    "tag": ("text", _tag),
    "abs": ("number", _abs),
    "any": ("flag", _make_aggregate("flag", any, "coalesce(bool_or(v), false)")),
    "all": ("flag", _make_aggregate("flag", all, "coalesce(bool_and(v), true)")),
    "count": ("flag", _make_aggregate("number", sum, "count(*) FILTER (v)")),
    "sum": (
        "number",
        _make_aggregate("number", lambda values: sum(_without_unknown(values)), "coalesce(sum(v), 0)::BIGINT"),
    ),
    "max": ("number", _make_aggregate("number", lambda values: max(_without_unknown(values), default=None), "max(v)")),
    "min": ("number", _make_aggregate("number", lambda values: min(_without_unknown(values), default=None), "min(v)")),
}
OVER_DEALS = ("any", "all", "count", "sum", "max", "min")  # those that look at all deals of the game
SEATED = ("player", "won", "lost", "seat")  # those that take a player's name
