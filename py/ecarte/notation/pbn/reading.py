"""Reads the sheets that `ecarte.notation.pbn.dumps` writes: each deal is folded again; the reader of ECN judges it."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, Problem, RuleError, Seat, parse_event
from ecarte.notation import ecn
from ecarte.notation.ecn.tokens import format_tag
from ecarte.record import SEAT_TAGS, Record, format_score, start

_HEADING = re.compile(r"\s*%[ ]?PBN\b", re.IGNORECASE)
_TAG = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*')
_COMMENT = re.compile(r"[%;].*|\{[^}]*\}")
_CARD = re.compile(r"([SHDC])([AKQJT987])")
_KEPT = ("Event", "Site", "Date", "Round", *SEAT_TAGS.values())
_SUITS = "shdc"
_AROUND = "NESW"
_NONE = "-"
_MOVES = {"discard": "-", "draw": "+", "take": "^", "up": "<^"}
"""The signs of calls that are no words: what becomes of cards."""
_CALLS = ("belote", "rebelote")
"""What is said with a card."""
_PLAYED = "play~"  # a card against the rules


@dataclass(slots=True)
class _Row:
    """A line of a table."""

    line: int
    cells: Sequence[str]


@dataclass(slots=True)
class _Sheet:
    """A deal: its tags, its tables, and where it begins."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    tables: dict[str, list[_Row]] = field(default_factory=dict)
    faults: list[tuple[str, int]] = field(default_factory=list)  # lines that are no tags, and where they stand
    outside: list[tuple[str, int]] = field(default_factory=list)  # lines of no table

    @property
    def number(self) -> int:
        """The number of the deal, 0 for none."""
        return _number(self.tags.get("Board", ""))

    @property
    def attempt(self) -> int:
        """How often the deal was begun."""
        return _number(self.tags.get("Attempt", "")) or 1


def is_sheet(line: str) -> bool:
    """Return whether a text with this first line is PBN."""
    return _HEADING.match(line) is not None


def read(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """Return the games of a text in PBN, one after the other, each with its problems at the lines of the text."""
    for record, sheets in enumerate(_games(_sheets(lines)), 1):
        text, places, refused = _as_ecn(sheets)
        (reading,) = ecn.read("\n".join(text))
        problems = [
            replace(each, line=places[min(each.line, len(places)) - 1] if each.line else each.line, record=record)
            for each in reading.problems
        ]
        problems = [_without_view(each) for each in problems]
        if reading.sound and refused:  # it was read as something else, as a comment for example
            problems.append(replace(refused, record=record))
        problems = [*_unread(sheets, record), *problems]
        yield replace(reading, problems=tuple(problems), line=sheets[0].line, text="", places=())


def _unread(sheets: Sequence[_Sheet], record: int) -> Iterator[Problem]:
    """Yield what is said of lines that are neither tags nor rows of a table: damaged tags one by one, words once."""
    for text, line in (fault for sheet in sheets for fault in sheet.faults):
        yield Problem("E-tag", None, {"text": text[:80]}, line, 1, record)
    outside = [each for sheet in sheets for each in sheet.outside]
    for text, line in outside[:1]:
        yield Problem("W-outside", None, {"text": text[:80], "more": len(outside) - 1}, line, 1, record)


def _without_view(problem: Problem) -> Problem:
    """Return the problem of a hidden card as that of a sheet, which has no tag to say from which seat it is seen."""
    if problem.code != "E-card-unknown":
        return problem
    return Problem("E-sheet-hidden", problem.rule, {}, problem.line, problem.column, problem.record, problem.deal)


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 7 else 0


def _sheets(lines: Iterable[str]) -> Iterator[_Sheet]:
    """Return the deals of a text; an empty line ends one. Lines of comments are left out."""
    sheet: _Sheet | None = None
    rows: list[_Row] | None = None
    above: list[tuple[str, int]] = []  # words between deals
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if _COMMENT.fullmatch(text):
            continue
        if not text:
            if sheet is not None:
                yield sheet
            sheet, rows = None, None
        elif tag := _TAG.fullmatch(text):
            sheet, above = sheet or _Sheet(number, outside=above), []
            name, value = tag[1], re.sub(r"\\(.)", r"\1", tag[2])
            if name.endswith("Table"):
                rows = sheet.tables.setdefault(name, [_Row(number, value.split(";"))])
            else:
                sheet.tags[name], sheet.places[name] = value, number
        elif text.startswith("["):
            sheet, above, rows = sheet or _Sheet(number, outside=above), [], None
            sheet.faults.append((text, number))
        elif rows is not None:
            rows.append(_Row(number, text.split()))
        else:
            (sheet.outside if sheet else above).append((text, number))
    if sheet is not None:
        yield sheet


def _games(sheets: Iterable[_Sheet]) -> Iterator[list[_Sheet]]:
    """Return the deals of each game: a new one begins where the deals do not go on, or the rules or players change."""
    held: list[_Sheet] = []
    for sheet in sheets:
        if held and not _follows(held[-1], sheet):
            yield held
            held = []
        held.append(sheet)
    if held:
        yield held


def _follows(before: _Sheet, sheet: _Sheet) -> bool:
    goes_on = (sheet.number, sheet.attempt) in ((before.number + 1, 1), (before.number, before.attempt + 1))
    return goes_on and all(before.tags.get(name) == sheet.tags.get(name) for name in (*_KEPT, "Game", "Rules"))


def _as_ecn(sheets: Sequence[_Sheet]) -> tuple[list[str], list[int], Problem | None]:
    """Return a game as lines of ECN, the line of the text for each of them, and what first cannot be in the game."""
    first = sheets[0]
    text: list[str] = []
    places: list[int] = []

    def write(line: str, at: int) -> None:
        text.append(line)
        places.append(at)

    rules, *options = first.tags.get("Rules", "").split() or [""]
    named = [("ECN", "1"), ("Game", first.tags.get("Game", "")), ("Rules", rules)]
    for name, value in named + [("Option", each) for each in options]:
        write(format_tag(name, value), first.places.get("Rules" if name == "Option" else name, first.line))
    for name in _KEPT:
        if value := first.tags.get(name, "").removeprefix(" "):  # before a number sign
            write(format_tag(name, value), first.places[name])
    record = Record(tuple(named + [("Option", each) for each in options]))
    write("", first.line)
    try:
        options_read = record.options()
    except RuleError:
        write("*", first.line)  # the reader says what is wrong with the tags
        return text, places, None
    game, refused = record.game, None
    state = start(game, options_read, first.tags.get("Dealer", ""), None, real=False)
    for sheet in sheets:
        fold = _Fold(game, options_read, sheet, state)
        for line, at in fold.written():
            write(line, at)
        state, refused = fold.state, refused or fold.refused
        places_of = sheet.places
        if points := _points(sheet.tags.get("DealPoints", ""), options_read.sides):
            totals = _points(sheet.tags.get("RunningScore", ""), options_read.sides)
            write(f"={points} {totals}", places_of.get("RunningScore", sheet.line))
    over = state is not None and game.score.over(state)
    write(format_score(game.score.of(state), options_read.sides) if over else "*", places[-1])
    return text, places, refused


def _points(text: str, sides: Sequence[str]) -> str:
    """Return "S:0 N:1" as ECN writes points, "" for anything else."""
    given = dict(each.partition(":")[::2] for each in text.split())
    return "-".join(given[side] for side in sides) if given.keys() == set(sides) else ""


def _cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a cell, "SA,HJ"; an unknown one is "?"."""
    if text == _NONE:
        return ()
    found = (_CARD.fullmatch(each) for each in text.split(","))
    return tuple(match[2] + match[1].lower() if match else UNKNOWN for match in found)


def _call(row: _Row) -> _Row:
    """Return a row of the table of calls with its four cells, empty ones where it has fewer."""
    return replace(row, cells=[*row.cells, *[_NONE] * 4][:4])


class _Fold:
    """The events of one deal, in the order in which the game asks for them.

    `state` is the last, None behind what the game refuses; `refused` says what that is.
    """

    def __init__(self, game: Game, options: Any, sheet: _Sheet, state: Any) -> None:
        self.game, self.sheet, self.state = game, sheet, state
        self.refused: Problem | None = None
        self.seats: Sequence[Seat] = options.seats
        self.calls = deque(map(_call, sheet.tables.get("CallTable", [])[1:]))
        columns, *rows = sheet.tables.get("TrickTable", [_Row(sheet.line, ())])
        self.tricks = [(row.line, dict(zip(columns.cells, row.cells, strict=False))) for row in rows]
        self.hands = self._dealt()
        self.begun, self.is_led = 0, False  # tricks, and whether the last of them is not complete

    def _dealt(self) -> dict[Seat, list[Card]]:
        """Return the cards dealt to each seat: its hand at the first lead, with its discards, without its draws."""
        begin, _, hands = self.sheet.tags.get("Deal", "").partition(":")
        at = _AROUND.index(begin) if begin in _AROUND and begin else 0
        found = {seat: Counter[Card]() for seat in self.seats}
        for seat, hand in zip(_AROUND[at:] + _AROUND[:at], hands.split(), strict=False):
            if seat in found and hand != _NONE:
                suits = zip(_SUITS, hand.split("."), strict=False)
                found[seat].update(rank + suit for suit, ranks in suits for rank in ranks)
        before: _Row | None = None
        for row in self.calls:
            trick, seat, call, cards = row.cells
            signs = {"discard": 1, "draw": -1, "take": -1}
            if call == "refuse" and before is not None and before.cells[2] == "discard":
                _, seat, _, cards = before.cells  # the discards are taken back (E8)
                signs["refuse"] = -1
            if trick == "0" and seat in found and call in signs:
                for card in _cards(cards):
                    found[seat][card] += signs[call]
            before = row
        return {seat: list(count.elements()) for seat, count in found.items()}

    def written(self) -> Iterator[tuple[str, int]]:
        """Yield the deal as lines of ECN, each with its line in the text."""
        head = Head(self.sheet.number, self.sheet.attempt, self.sheet.tags.get("Dealer", ""))
        at = self.sheet.places.get("Board", self.sheet.line)
        yield str(head), at
        if self.state is None:
            return
        if head.dealer not in self.seats or self.game.deal.next_head(self.state) is None:
            self._refuse(str(head), at)
            return
        self.state = self.game.deal.begin(self.state, head)
        while (due := self._next()) is not None:
            event, at = due
            before = self.state
            if self.game.rules.why_not(before, event) is not None:  # the reader says why
                text, at = self._raw(self.calls[0]) if event.do == "play" and self._is_due() else (str(event), at)
                yield text, at
                self._refuse(text, at)
                return
            yield str(event), at
            self.state = self.game.rules.play(before, event)
            ends = self.game.log.taker(before, self.state) is not None
            if event.do == "play" and not self.is_led:
                self.begun += 1
            self.is_led = (event.do == "play" and not ends) or (self.is_led and event.do != "play")
            if ends:
                line, trick = self.tricks[self.begun - 1] if self.begun <= len(self.tricks) else (at, {})
                if (taker := trick.get("Taker", _NONE)) != _NONE:
                    yield f"/{taker}", line
        for text, at in self._left():
            yield text, at
            self._refuse(text, at)

    def _refuse(self, text: str, line: int) -> None:
        self.refused = self.refused or Problem("E-word", None, {"text": text[:80], "near": 0}, line=line)
        self.state = None

    def _left(self) -> Iterator[tuple[str, int]]:
        """Yield what never came to its turn, for the reader to refuse."""
        yield from map(self._raw, self.calls)
        for line, cells in self.tricks:
            yield from ((f"{seat}.{card}", line) for seat in self.seats for card in _cards(cells.get(seat, _NONE)))

    def _raw(self, row: _Row) -> tuple[str, int]:
        """Return a call as ECN would write it, and its line."""
        _, seat, said, cards = row.cells
        sign = _MOVES.get(said, ":")
        named = "".join(_cards(cards)) or "0" if said in _MOVES else said
        return said if said.startswith("&") else f"{seat}{sign}{named}", row.line

    def _is_due(self) -> bool:
        """Return whether the next call is of the present trick, and no card's."""
        if not self.calls:
            return False
        trick, _, said, _ = self.calls[0].cells
        return trick == str(self.begun) and said not in _CALLS and not said.startswith(_PLAYED)

    def _next(self) -> tuple[Event, int] | None:
        """Return what happens next, and its line: what the table deals, a call whose time has come, or a card."""
        given = self.game.deal.given(self.state)
        is_uncovering = given is not None and given.verb == "up" and self.begun  # a call tells it (B33)
        if given is not None and given.do in ("deal", "turn") and not is_uncovering:
            return self._given(given)
        if self._is_due() and (said := self._said(self.calls[0])) is not None:
            at = self.calls.popleft().line
            return said, at
        return self._played()

    def _given(self, given: Event) -> tuple[Event, int] | None:
        """Return the cards dealt or turned up, as the sheet has them."""
        if given.do == "turn":
            name = "Bottom" if given.verb else "Turned"
            cards, at = _cards(self.sheet.tags.get(name, "?")), self.sheet.places.get(name, self.sheet.line)
        else:
            hand, last = self.hands[given.seat], _cards(self.sheet.tags.get("Turned", _NONE)) if given.verb else ()
            dealt = [card for card in hand if card not in last] or hand  # the turn-up comes last (B32)
            self.hands[given.seat] = [card for card in hand if card not in dealt]
            cards = tuple(dealt) or (UNKNOWN,) * len(given.cards)
            at = self.sheet.places.get("Deal", self.sheet.line)
        return replace(given, cards=cards), at

    def _said(self, row: _Row) -> Event | None:
        """Return the event of a row if it may happen now."""
        try:
            event = parse_event(self._raw(row)[0])
        except ValueError:
            return None
        return event if self.game.rules.why_not(self.state, event) is None else None

    def _played(self) -> tuple[Event, int] | None:
        """Return the card that the seat whose turn it is plays next."""
        seat = self.game.rules.turn(self.state)
        for line, cells in self.tricks:
            cards = _cards(cells.get(seat or "", _NONE))
            if not cards:
                continue
            cells[seat or ""] = _NONE
            _, by, said, named = self.calls[0].cells if self.calls else ("", "", "", _NONE)
            if by != seat or _cards(named) != cards or not (said in _CALLS or said.startswith(_PLAYED)):
                return Event("play", seat or "", cards), line
            self.calls.popleft()
            _, _, suffix = said.partition("~")
            return Event("play", seat or "", cards, call="" if suffix else said, suffix=suffix), line
        return None
