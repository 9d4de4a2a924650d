"""A game in the terminal for an onlooker: sentences, each with its moment, and the table.

The data come from `ecarte.record.replay`; a game seen by one seat has no other hand in them. Each game has its own
`Telling` (`ecarte.cli.ecarte.telling` …), and all its parts in its `Parlance`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from ecarte.cli.speech.story import Story, coloured
from ecarte.core.game import Json, Seat
from ecarte.core.losses import MARKS
from ecarte.core.titles import Parts
from ecarte.text import Words, cut, joined, printable, shown_name

_SIGNS = {nag: mark for mark, nag in MARKS.items()}
HIDDEN = "??"
_INDENT = 4
_RIGHT = ("tricks", "points", "score")  # columns of numbers


@dataclass
class StoryLine:
    """One line of the story: what happened up to a moment; ``deep`` is the number of variations around it."""

    at: str
    text: str
    deep: int = 0
    aside: bool = False  # a comment, or anything else outside the game itself
    signs: list[str] = field(default_factory=list)

    def parts(self) -> tuple[Text, Text]:
        """Return the label at the edge, and the sentence."""
        label = Text(f"{self.at:>7}  ".ljust(9 + _INDENT * self.deep), "dim")
        text = coloured(printable(self.text))
        if self.aside:
            text.stylize("italic")
        return label, text.append("".join(f" {sign}" for sign in self.signs), "bold yellow")


_LONGEST = 200  # characters of a tag in a heading


class Telling(ABC):
    """Presents one game, in the form of `ecarte.record.replay.replay`; with ``apart``, one event on each line."""

    COLUMNS: ClassVar[tuple[str, ...]]  # the columns of the score sheet

    def __init__(self, words: Words, game: Mapping[str, Any], *, apart: bool = False) -> None:
        self.words, self.game, self.apart = words, game, apart
        given = list(game["names"].values())
        self.names: dict[Seat, str] = {}
        for seat, name in game["names"].items():
            place = words("seat-title", seat=seat)  # distinguishes namesakes
            shown = shown_name(name)
            self.names[seat] = f"{shown} ({place})" if shown and given.count(name) > 1 else shown or place

    # --- the story ---

    def heading(self) -> str:
        """Return who plays, where, when, by which rules; not the result."""
        tags = dict(self.game["tags"])
        known = [tags.get(name, "") for name in ("Event", "Site", "Date", "Round")]
        rules = self.words(f"preset-{tags.get('Rules', '')}")
        return printable(
            " · ".join([self.players(), *(cut(each, _LONGEST) for each in known if each.strip("?.")), rules])
        )

    def deal(self, deal: Json) -> Iterator[StoryLine]:
        """Return a deal line by line, with the cut before the first."""
        name = self.names[deal["dealer"]]
        at = f"{deal['number']}" + (f"/{deal['attempt']}" if deal["attempt"] != 1 else "") + "#0"
        yield StoryLine(at, self.words("log-open", who="other", name=name, deal=deal["number"]))
        yield from self._note(deal["note"], at, 0)
        yield from self._events(deal["events"], 0)

    def _events(self, events: Iterable[Json], deep: int) -> Iterator[StoryLine]:
        """Return the events, those of a trick on one line unless something is written beside them."""
        line: StoryLine | None = None
        for event in events:
            entries = [event["entry"], *event["follows"]]
            scored = next((n for n, entry in enumerate(entries) if entry["do"] in ("score", "over")), len(entries))
            said = self._together(entries[:scored])
            playing = event["entry"]["do"] == "play"
            if line is not None and not playing:
                yield line
                line = None
            line = StoryLine(event["at"], joined([line.text, said]) if line else said, deep)
            note = event["note"]
            if note:
                line.signs = [_SIGNS.get(nag, f"${nag}") for nag in note["nags"]]
            if self.apart or note or not playing or any(entry["do"] == "trick" for entry in entries):
                yield line
                line = None
            if scored < len(entries):
                yield StoryLine("", self._together(entries[scored:]), deep)
            yield from self._note(note, event["at"], deep)
        if line is not None:
            yield line

    def _note(self, note: Json | None, at: str, deep: int) -> Iterator[StoryLine]:
        if not note:
            return
        values = [f"@{name}={value}" for name, value in note["values"].items()]
        if note["comment"] or values:
            yield StoryLine("", joined([note["comment"], *values]), deep + 1, aside=True)
        for variation in note["variations"]:
            lines = [self.words("replay-variation") + " (" + variation["at"] + "#0):"]
            for supposed in variation["supposed"]:
                hand = " ".join(map(self.card, supposed["cards"]))
                lines.append(f"{self.words('replay-supposed', name=self.names[supposed['seat']])}: {hand}.")
            yield StoryLine("", joined(lines), deep + 1, aside=True)
            yield from self._events(variation["events"], deep + 2)

    def _together(self, entries: Iterable[Json]) -> str:
        return joined(map(self.sentence, entries))

    @abstractmethod
    def players(self) -> str:
        """Return who plays, in words."""

    @abstractmethod
    def sentence(self, entry: Json) -> str | None:
        """Return the sentence for a log entry, or None."""

    def card(self, card: str) -> str:
        """Return a card with its suit sign, or as hidden."""
        return card if card == HIDDEN else self.words.sign(card)

    # --- the table ---

    @abstractmethod
    def table(self, view: Json) -> Iterator[Text]:
        """Return the table and the hands at a moment."""

    def hands(self, view: Json, seats: Sequence[Seat]) -> Iterator[Text]:
        """Return the hands, unknown cards as hidden ones, each with the card that lies before it."""
        width = max(map(cell_len, self.names.values()))
        for seat in seats:
            hand = view["hand"] if seat == view["seat"] else view.get("open", {}).get(seat)
            shown = [HIDDEN] * view["sizes"][seat] if hand is None else hand
            name = printable(self.names[seat])
            line = Text().append(f"  {name}{' ' * (width - cell_len(name))}  ", "bold")
            line.append_text(coloured(" ".join(map(self.card, shown)) or "–"))
            laid = next((each["card"] for each in view["trick"] if each["seat"] == seat), None)
            if laid:
                line.append("   → ", "dim").append_text(coloured(self.card(laid)))
            yield line

    # --- the score sheet ---

    def sheet(self) -> Table:
        """Return the score sheet, a row for each deal."""
        table = Table(title=self.words("replay-sheet"), caption=self.order())
        for column in self.COLUMNS:
            right = column in _RIGHT
            table.add_column(self.words(f"replay-sheet-{column}"), justify="right" if right else "left")
        for deal in self.game["deals"]:
            table.add_row(*self.row(deal))
        return table

    def narrow_sheet(self) -> Table:
        """Return the score sheet for a narrow screen: a list for each deal."""
        table = Table(title=self.words("replay-sheet"), caption=self.order(), show_header=False)
        for deal in self.game["deals"]:
            for column, cell in zip(self.COLUMNS, self.row(deal), strict=True):
                table.add_row(self.words(f"replay-sheet-{column}"), cell)
            table.add_section()
        return table

    @abstractmethod
    def order(self) -> Text:
        """Return whose the numbers of the sheet are."""

    def row(self, deal: Json) -> Iterator[Text]:
        """Return a deal's row, a cell for each of ``COLUMNS``."""
        yield Text(str(deal["number"]))
        yield Text(printable(self.names[deal["dealer"]]))
        yield from self.cells(deal)
        yield Text("-".join(map(str, deal["points"].values())) if deal["points"] else "*")
        yield Text("-".join(map(str, deal["score"].values())))

    @abstractmethod
    def cells(self, deal: Json) -> Iterator[Text]:
        """Return the cells of a deal's row between its dealer and its points."""


@dataclass(frozen=True, slots=True)
class Parlance:
    """The parts for one game.

    ``answer(text, view, words)`` returns the event, as ECN, that a typed text means in a view, legal or not, or None.
    """

    story: type[Story]
    telling: type[Telling]
    answer: Callable[[str, Json, Words], str | None]


PARLANCES: Mapping[str, Parlance] = Parts("parlance")
"""The parts by the name of the game."""
