"""The values that pass through the contract of a game (`ecarte.core.contract.Game`).

A move is an `Event`: one short printable piece of ECN. A refusal is a `Problem`: a code, a rule id and data; its
words are in the locale files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

from ecarte.core import titles
from ecarte.core.cards import UNKNOWN, Card, format_cards, is_card, parse_cards, sort_cards

if TYPE_CHECKING:
    from ecarte.types import view as declared

Seat: TypeAlias = str
OptionValue: TypeAlias = str | int | bool
Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something is refused, or what is wrong with a record.

    ``code`` begins with "E-" for an error and with "W-" for a warning: something was understood though not in canonical
    form, or contradicts an earlier event (`ecarte.core.contract.Game.remark`). It names the sentence in the locales
    (``problem-<code>``), whose attribute ``.remedy`` says what can be done. ``rule`` is the rule id (E17, B18, law 43),
    ``data`` holds the values of the sentence. Readers fill in the place: ``line``, ``column``, ``record`` and ``deal``
    count from 1.
    """

    code: str
    rule: str | None = None
    data: Mapping[str, str | int] = field(default_factory=dict)
    line: int | None = None
    column: int | None = None
    record: int | None = None
    deal: int | None = None

    @property
    def severe(self) -> bool:
        """Whether it is an error rather than a warning."""
        return self.code.startswith("E-")

    def __str__(self) -> str:
        """Return the problem for programmers, "E-turn (E7) seat=S", after its place if known."""
        place = f"{self.line}:{self.column}: " if self.line is not None else ""
        rule = f" ({self.rule})" if self.rule else ""
        return place + self.code + rule + "".join(f" {name}={value}" for name, value in self.data.items())

    def to_json(self) -> declared.Problem:
        """Return the known fields; ``rule`` is always there, null when there is none."""
        data: declared.Problem = {"code": self.code, "rule": self.rule, "data": dict(self.data)}
        places: tuple[Literal["line", "column", "record", "deal"], ...] = ("line", "column", "record", "deal")
        for name in places:
            value = getattr(self, name)
            if value is not None:
                data[name] = value
        return data


class RuleError(ValueError):
    """An event that `why_not` refuses, or problems in a text; it carries the problems."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    def __str__(self) -> str:
        codes = "; ".join(map(str, self.problems))
        return "\n".join(filter(None, [codes, titles.explain(self.problems)]))


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a record. ``do`` is deal, turn, take, discard, draw, play, say or ruling (as in JSON).

    The second card turned up of three-handed belote ("^^7d", B28) is a turn with the verb "bottom", cards dealt face up
    ("N<^9c", B32) are a deal with the verb "up". A ruling is
    whatever ECN writes with "&": an irregularity, a claim, a ruling, a spectator's word; its seats are among ``args``.
    ``suffix`` says what is wrong with an event: "revoke" (E26), "false" (a king not held), "turn" (out of
    turn), or that it takes a card "back".
    """

    do: str
    seat: Seat = ""
    cards: tuple[Card, ...] = ()
    verb: str = ""
    args: tuple[str, ...] = ()
    call: str = ""
    suffix: str = ""

    @property
    def actor(self) -> Seat:
        """The seat that acts: the event's own, or the first that a ruling names; "" when there is none."""
        return self.args[0] if self.do == "ruling" and self.args and self.args[0] in _SEATS else self.seat

    @property
    def hidden(self) -> bool:
        """Whether one of its cards is unknown, be it dealt, discarded or named."""
        return UNKNOWN in self.cards or any(UNKNOWN in each for each in self.args)

    @property
    def choice(self) -> tuple[Seat, str, str, tuple[str, ...], frozenset[Card]]:
        """What makes two events the same choice: the order of the cards does not matter."""
        return self.actor, self.do, self.verb, self.args, frozenset(self.cards)

    def in_order(self, order: str) -> Event:
        """Return the event with the cards of a hand, a discard or a draw sorted by ``order``; unchanged for ""."""
        if not order or self.do not in ("deal", "discard", "draw"):
            return self
        cards = sort_cards(self.cards, order)
        return self if cards == self.cards else replace(self, cards=cards)

    def __str__(self) -> str:
        return format_event(self)

    def to_json(self) -> Json:
        """Return the event as JSON: ``do`` and the fields it has."""
        data: Json = {"do": self.do}
        if self.seat:
            data["seat"] = self.seat
        if self.do in ("turn", "play", "take"):
            data["card"] = self.cards[0]
        elif self.do not in ("say", "ruling"):
            data["cards"] = list(self.cards)
        else:
            data["verb"] = self.verb
            if self.args:
                data["args"] = list(self.args)
        if self.do in ("turn", "deal") and self.verb:
            data["verb"] = self.verb
        if self.call:
            data["call"] = self.call
        if self.suffix:
            data["suffix"] = self.suffix
        return data


@dataclass(frozen=True, slots=True)
class Head:
    """The opening of a deal: its number and attempt (from 1) and its dealer. ECN "3. N", "3/2. N"."""

    number: int
    attempt: int
    dealer: Seat

    def __str__(self) -> str:
        attempt = f"/{self.attempt}" if self.attempt != 1 else ""
        return f"{self.number}{attempt}. {self.dealer}"


_SEATS = ("N", "E", "S", "W")
SUFFIXES = ("revoke", "false", "back", "turn")
_SIGN = {"deal": "<", "turn": "^", "take": "^", "discard": "-", "draw": "+", "play": ".", "say": ":", "ruling": "&"}
_MANY = {"<": "deal", "-": "discard", "+": "draw"}
_CALL = re.compile(r"(..)(?::([a-z]+))?")
_SAY = re.compile(r"[a-z]+(:[^\s:]+)*")
_HEAD = re.compile(r"([1-9][0-9]{0,5})(?:/([1-9][0-9]{0,2}))?\. ?([NESW])")
_LONGEST = 80  # characters; every event of every game is shorter


@lru_cache(maxsize=8192)
def parse_event(text: str) -> Event:
    """Return the event that ECN writes; raises ValueError for anything else."""
    if text.startswith("^"):
        bottom = text.startswith("^^")
        cards = parse_cards(text[1 + bottom :])
        if len(cards) != 1:
            raise ValueError(text)
        return Event("turn", cards=cards, verb="bottom" if bottom else "")
    if text.startswith("&"):
        return _parse_ruling(text)
    if not 3 <= len(text) <= _LONGEST or text[0] not in "NESW":
        raise ValueError(text)
    seat, sign, rest, suffix = text[0], text[1], text[2:], ""
    if "~" in rest:
        rest, _, suffix = rest.partition("~")
        if suffix not in SUFFIXES or sign not in ".:":
            raise ValueError(text)
    if sign in _MANY:
        if sign == "-" and rest == "0":
            return Event("discard", seat)
        up = sign == "<" and rest.startswith("^")
        return Event(_MANY[sign], seat, parse_cards(rest[up:]), verb="up" if up else "")
    if sign == "." and (match := _CALL.fullmatch(rest)) and (is_card(match[1]) or match[1] == "??"):
        return Event("play", seat, (match[1],), call=match[2] or "", suffix=suffix)
    if sign == "^":
        return Event("take", seat, parse_cards(rest))
    if sign == ":" and _SAY.fullmatch(rest):
        verb, *args = rest.split(":")
        return Event("say", seat, verb=verb, args=tuple(args), suffix=suffix)
    raise ValueError(text)


def _parse_ruling(text: str) -> Event:
    if len(text) > _LONGEST or not _SAY.fullmatch(text[1:]):
        raise ValueError(text)
    verb, *args = text[1:].split(":")
    return Event("ruling", verb=verb, args=tuple(args))


def format_event(event: Event) -> str:
    """Return the event in ECN: the inverse of `parse_event`."""
    start = event.seat + _SIGN[event.do]
    if event.verb == "bottom":
        start = "^^"
    if event.verb == "up":
        start += "^"
    if event.do in ("say", "ruling"):
        return start + ":".join((event.verb, *event.args)) + (f"~{event.suffix}" if event.suffix else "")
    if event.do == "discard" and not event.cards:
        return start + "0"
    call, suffix = f":{event.call}" if event.call else "", f"~{event.suffix}" if event.suffix else ""
    return start + format_cards(event.cards) + call + suffix


def parse_head(text: str) -> Head:
    """Return the opening of a deal, "3. N" or "3/2. N"; raises ValueError for another form."""
    match = _HEAD.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return Head(int(match[1]), int(match[2] or 1), match[3])


@dataclass(frozen=True, slots=True)
class Option:
    """One rule option, described for panels and readers."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str
    # The option has an effect only while other options have one of these values.
    needs: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    # Values that only older records have, each with the one that replaces it in new games.
    superseded: Mapping[OptionValue, OptionValue] = field(default_factory=dict)
    # For a chosen value, the values other options are then set to.
    suggests: Mapping[OptionValue, Mapping[str, OptionValue]] = field(default_factory=dict)

    @property
    def offered(self) -> tuple[OptionValue, ...]:
        """The values a new game can have."""
        return tuple(value for value in self.values if value not in self.superseded)

    def parse(self, text: str) -> OptionValue:
        """Return the value that a tag writes, flags as "on" and "off"; raises RuleError for an unknown one."""
        for value in self.values:
            if format_value(value) == text:
                return value
        raise RuleError(self.refuse(text))

    def refuse(self, value: OptionValue) -> Problem:
        """Return the problem that the option cannot have this value, with those it can."""
        allowed = ", ".join(format_value(each) for each in self.values)
        data = {"option": self.name, "value": format_value(value), "allowed": allowed}
        return Problem("E-option-value", self.rule, data)


def format_value(value: OptionValue) -> str:
    """Return an option's value as tags write it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


S = TypeVar("S")


def evolve(state: S, **changes: Any) -> S:
    """Return a frozen dataclass without slots with changes, in a tenth of the time of `dataclasses.replace`.

    Every event makes a new state.
    """
    after = object.__new__(type(state))
    object.__setattr__(after, "__dict__", state.__dict__ | changes)
    return after
