"""The contract every game fulfils, and the values that pass through it.

A move is an `Event`: one short printable piece of ECN. A refusal is a `Problem`: a code, the id of
the rule, and data; its words are in the locale files. A game is a module (see `Game`) whose state
is frozen: `play` returns a new one. What a seat may know is its `view`, never the state.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from ecarte.core.cards import UNKNOWN, Card, format_cards, is_card, parse_cards

Seat: TypeAlias = str
OptionValue: TypeAlias = str | int | bool
Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something is refused, or what is wrong with a record.

    ``code`` begins with "E-" for an error, with "W-" for a warning: something was written in another form
    than the canonical one, and understood, or contradicts what was said before (`Game.remark`).
    It names the sentence in the locales (``problem-<code>``) and,
    where something can be done about it, the advice (its attribute ``.remedy``). ``rule`` is the rule id
    it rests on (E17, B18, law 43), ``data`` what the sentence speaks of. The place is filled in by readers:
    ``line`` and ``column`` count from 1, ``record`` and ``deal`` too.
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
        """Whether it is an error, not a warning."""
        return self.code.startswith("E-")

    def __str__(self) -> str:
        """For programmers: "E-turn (E7) seat=S", the place first where it is known."""
        place = f"{self.line}:{self.column}: " if self.line is not None else ""
        rule = f" ({self.rule})" if self.rule else ""
        return place + self.code + rule + "".join(f" {name}={value}" for name, value in self.data.items())

    def to_json(self) -> Json:
        """Only what is known: no key stands for nothing, except ``rule``."""
        found: Json = {"code": self.code, "rule": self.rule, "data": dict(self.data)}
        for name in ("line", "column", "record", "deal"):
            value = getattr(self, name)
            if value is not None:
                found[name] = value
        return found


class RuleError(ValueError):
    """Raised by `play` for an event that `why_not` refuses, and by readers asked for no problems."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a record. ``do`` is deal, turn, take, discard, draw, play, say or ruling (as in JSON).

    A second card that is turned up ("^^7d", B28) is a turn with the verb "bottom". A ruling is whatever ECN
    writes with "&": an irregularity, a claim, a ruling, a spectator's word; its seats are among ``args``.
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
        """Who does it: its seat, or the one that a ruling names first; nothing when nobody is named."""
        return self.args[0] if self.do == "ruling" and self.args and self.args[0] in _SEATS else self.seat

    @property
    def hidden(self) -> bool:
        """Whether it has a card that is not known: one given or laid away, or one that was spoken of."""
        return UNKNOWN in self.cards or any(UNKNOWN in each for each in self.args)

    def __str__(self) -> str:
        return format_event(self)

    def to_json(self) -> Json:
        """The event as JSON has it: ``do`` and whatever else it has."""
        found: Json = {"do": self.do}
        if self.seat:
            found["seat"] = self.seat
        if self.do in ("turn", "play", "take"):
            found["card"] = self.cards[0]
        elif self.do not in ("say", "ruling"):
            found["cards"] = list(self.cards)
        else:
            found["verb"] = self.verb
            if self.args:
                found["args"] = list(self.args)
        if self.do == "turn" and self.verb:
            found["verb"] = self.verb
        if self.call:
            found["call"] = self.call
        if self.suffix:
            found["suffix"] = self.suffix
        return found


@dataclass(frozen=True, slots=True)
class Head:
    """What opens a deal: its number and attempt (from 1) and who deals. ECN "3. N", "3/2. N"."""

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
_LONGEST = 80  # characters; no event of any game has as many


@lru_cache(maxsize=8192)
def parse_event(text: str) -> Event:
    """An event as ECN writes it; raises ValueError when it is none."""
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
        return Event(_MANY[sign], seat, parse_cards(rest))
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
    """The inverse of `parse_event`."""
    start = event.seat + _SIGN[event.do]
    if event.verb == "bottom":
        start = "^^"
    if event.do in ("say", "ruling"):
        return start + ":".join((event.verb, *event.args)) + (f"~{event.suffix}" if event.suffix else "")
    if event.do == "discard" and not event.cards:
        return start + "0"
    call, suffix = f":{event.call}" if event.call else "", f"~{event.suffix}" if event.suffix else ""
    return start + format_cards(event.cards) + call + suffix


def parse_head(text: str) -> Head:
    """The opening of a deal, "3. N" or "3/2. N"; raises ValueError when it is none."""
    match = _HEAD.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return Head(int(match[1]), int(match[2] or 1), match[3])


@dataclass(frozen=True, slots=True)
class Option:
    """One rule option as data, for panels and readers: the field of the options class, described."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str
    # Other options, and the values of theirs that it makes sense with.
    needs: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    # Values that only records made before have, and the one that a new game gets for each.
    superseded: Mapping[OptionValue, OptionValue] = field(default_factory=dict)
    # Of a value that a person chooses: what other options are then offered first.
    suggests: Mapping[OptionValue, Mapping[str, OptionValue]] = field(default_factory=dict)

    @property
    def offered(self) -> tuple[OptionValue, ...]:
        """The values that a new game can have."""
        return tuple(value for value in self.values if value not in self.superseded)

    def parse(self, text: str) -> OptionValue:
        """A value as tags write it (flags are "on" and "off"); raises RuleError when it is none."""
        for value in self.values:
            if format_value(value) == text:
                return value
        raise RuleError(self.refuse(text))

    def refuse(self, value: OptionValue) -> Problem:
        """That the option cannot have this value, naming those it can."""
        allowed = ", ".join(format_value(each) for each in self.values)
        data = {"option": self.name, "value": format_value(value), "allowed": allowed}
        return Problem("E-option-value", self.rule, data)


def format_value(value: OptionValue) -> str:
    """An option's value as tags write it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


class Game(Protocol):
    """What a game's module offers. States and options are the game's own frozen types."""

    NAME: str
    SEATS: tuple[Seat, ...]  # of all its tables together; who plays at one is `seats`
    SIDES: tuple[str, ...]  # likewise
    CUT_TAG: str  # names the cards drawn for the deal: "Cut" or "Draw"
    DRAWS: bool  # whether it can end without a winner
    RULES: Mapping[str, str]
    """The ids of the rules that every game has, for readers to name: of the "pack", the "seats", who "deals",
    how cards are "given", whose "turn" it is, who takes a "trick", the "score" of a deal, the "end"."""
    OPTIONS: tuple[Option, ...]  # links count in these two, and in an option's values: new ones go to the end
    PRESETS: Mapping[str, Mapping[str, OptionValue]]

    def resolve(self, preset: str, changes: Mapping[str, OptionValue]) -> Any:
        """The frozen options of a preset with changes on top; raises RuleError with every problem.

        Besides its fields it has ``order``: the ranks in the order in which hands are written, highest first.
        """

    def seats(self, options: Any) -> tuple[Seat, ...]:
        """Who plays under these options, in turn order."""

    def punishes(self, options: Any) -> str | None:
        """The rule under which an irregularity at the table is punished; None where none can be committed."""

    def sides(self, options: Any) -> tuple[str, ...]:
        """Who plays together, in the order scores are written. A side is named by the letters of its seats."""

    def cut(self, options: Any, pack: Sequence[Card]) -> tuple[Mapping[Seat, Card], Seat]:
        """What each seat draws from a pack to cut for deal, and who deals first."""

    def deals_first(self, options: Any, drawn: Mapping[Seat, Card]) -> Seat:
        """Who deals first after such a draw, as a record states it; raises ValueError when nobody does."""

    def start(self, options: Any, dealer: Seat, view: Seat | None = None, real: bool = False) -> Any:
        """The state before the first deal; with ``view`` of a record in which only that seat's private
        cards are known, all others being "??"; ``real`` of one that tells what went wrong at a real table."""

    def next_head(self, state: Any) -> Head | None:
        """What opens the next deal, when one may be opened now."""

    def open_deal(self, state: Any, head: Head) -> Any:
        """The state in which the cards of a new deal are about to be given."""

    def turn(self, state: Any) -> Seat | None:
        """Who must act; None while the table deals and when nothing is to be done."""

    def legal(self, state: Any, seat: Seat) -> tuple[Event, ...]:
        """Every event the seat may do now, its turn or not."""

    def why_not(self, state: Any, event: Event) -> Problem | None:
        """None when the event may happen now, else why not."""

    def remark(self, state: Any, event: Event) -> Problem | None:
        """What a reader warns of in an event that may happen, but does not fit what was said before."""

    def play(self, state: Any, event: Event) -> Any:
        """The state after the event; raises RuleError when `why_not` refuses it."""

    def given(self, state: Any) -> Event | None:
        """What the table gives next from the pack, as an event with its cards unknown; None when nothing."""

    def unseen(self, state: Any) -> tuple[Card, ...]:
        """The cards of the pack that have not come into play, in the order of the pack."""

    def hands(self, state: Any) -> Mapping[Seat, tuple[Card, ...]]:
        """Every seat's hand, unknown cards as "??"."""

    def moves(self, state: Any) -> tuple[Event, ...]:
        """Every event that any seat may do now, in an order that never changes within a version of ECN
        (links count in it); nothing while the table gives cards or marks a king by itself."""

    def weights(self, state: Any, moves: Sequence[Event]) -> Sequence[int] | None:
        """How often each of the `moves` may be expected, as parts of a whole, where that is far from alike: links
        are the shorter for it. Never to be changed within a version of ECN. None when all count alike."""

    def suppose(self, state: Any, seat: Seat, cards: tuple[Card, ...]) -> Any:
        """The state with another hand in a seat; raises RuleError when it cannot be that hand."""

    def stacked(self, state: Any, shuffled: Sequence[Card]) -> Sequence[Card]:
        """The pack that a deal which is opened is given from: the shuffled one or, where the cards are only cut
        between deals, what was put together of the last, the shuffled pack saying where it is cut; nothing
        where the last cannot be told."""

    def due(self, state: Any, pack: Sequence[Card]) -> Event | None:
        """What the table itself does next, by rule or from the pack: deals, draws, automatic marks.

        ``pack`` is the one that is given from, its top card first (`stacked`). With an empty one only what needs
        no card.
        """

    def view(self, state: Any, seat: Seat) -> Any:
        """All that the seat may know, and nothing else; has ``to_json()``."""

    def follows(self, before: Any, after: Any) -> tuple[Json, ...]:
        """What follows from the event between two states, for a log: marks, tricks, scores, the end."""

    def check_after(self, before: Any, after: Any) -> Seat | None:
        """Whom the trick goes to that the event between two states completed (ECN "/S")."""

    def tally(self, state: Any) -> tuple[Mapping[str, int], Mapping[str, int]] | None:
        """Points of the deal and running score by side when the deal is over (ECN "=2-0 2-0")."""

    def score(self, state: Any) -> Mapping[str, int]:
        """The running score by side, as marked now."""

    def with_score(self, state: Any, score: Mapping[str, int]) -> Any:
        """The state between two deals at a score that a record states, to read on after a mistake."""

    def over(self, state: Any) -> bool:
        """Whether the game has ended by its rules."""

    def winner(self, state: Any) -> str | None:
        """The side that has won the game; None while it is not over, and when it is drawn."""

    def breaks_line(self, state: Any, event: Event) -> bool:
        """Whether the event starts a new line in canonical ECN, ``state`` being the one before it."""

    def redact(self, event: Event, seat: Seat) -> Event:
        """The event as the seat may see it: other seats' private cards unknown, one for each."""

    def tells(self, event: Event, seat: Seat) -> frozenset[str]:
        """What the seat learns of cards from the event: those it sees, and a word for each that it only hears of."""
