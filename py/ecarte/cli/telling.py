"""A game told to somebody who looks on: in sentences, each with its moment, and as it lies on the table.

What is told comes from `ecarte.replay`; of a game that is looked at from one seat it holds no other hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table
from rich.text import Text

from ecarte.cli.story import coloured
from ecarte.game import Json, Seat
from ecarte.text import Words, printable

_MARKS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
_HIDDEN = "??"
_INDENT = 4
_SHEET = ("deal", "dealer", "turn", "exchange", "tricks", "points", "score")


@dataclass
class Told:
    """One line of the story: what happened, up to a moment of the game; ``deep`` in so many variations."""

    at: str
    text: str
    deep: int = 0
    aside: bool = False  # a comment, or what else is not of the game itself
    signs: list[str] = field(default_factory=list)

    def parts(self) -> tuple[Text, Text]:
        """What stands at the edge, and the sentence."""
        label = Text(f"{self.at:>7}  ".ljust(9 + _INDENT * self.deep), "dim")
        text = coloured(printable(self.text))
        if self.aside:
            text.stylize("italic")
        return label, text.append("".join(f" {sign}" for sign in self.signs), "bold yellow")


class Telling:
    """Tells one game, given as `ecarte.replay.replay` has it; ``apart`` each event on a line of its own."""

    def __init__(self, words: Words, game: Json, *, apart: bool = False) -> None:
        self.words, self.game, self.apart = words, game, apart
        self.names: dict[Seat, str] = {
            seat: name or words("replay-seat", seat=seat) for seat, name in game["names"].items()
        }

    # --- the story ---

    def heading(self) -> str:
        """Who plays, where, when, by which rules. Not how it ends."""
        tags = dict(self.game["tags"])
        known = [tags.get(name, "") for name in ("Event", "Site", "Date", "Round")]
        parts = [self.words("replay-players", first=first, second=second) for first, second in [self.names.values()]]
        rules = self.words(f"preset-{tags.get('Rules', '')}")
        return printable(" · ".join([*parts, *(each for each in known if each.strip("?.")), rules]))

    def deal(self, deal: Json) -> Iterator[Told]:
        """A deal, line by line; the cut before the first."""
        name = self.names[deal["dealer"]]
        at = f"{deal['number']}" + (f"/{deal['attempt']}" if deal["attempt"] != 1 else "") + "#0"
        yield Told(at, self.words("log-open", who="other", name=name, deal=deal["number"]))
        yield from self._note(deal["note"], at, 0)
        yield from self._events(deal["events"], 0)

    def _events(self, events: Iterable[Json], deep: int) -> Iterator[Told]:
        """Events, those of a trick together on a line as long as nothing is written beside them."""
        line: Told | None = None
        for event in events:
            entries = [event["entry"], *event["follows"]]
            scored = next((n for n, entry in enumerate(entries) if entry["do"] in ("score", "over")), len(entries))
            said = self._together(entries[:scored])
            playing = event["entry"]["do"] == "play"
            if line is not None and not playing:
                yield line
                line = None
            line = Told(event["at"], f"{line.text} {said}" if line else said, deep)
            note = event["note"]
            if note:
                line.signs = [_MARKS.get(nag, f"${nag}") for nag in note["nags"]]
            if self.apart or note or not playing or any(entry["do"] == "trick" for entry in entries):
                yield line
                line = None
            if scored < len(entries):
                yield Told("", self._together(entries[scored:]), deep)
            yield from self._note(note, event["at"], deep)
        if line is not None:
            yield line

    def _note(self, note: Json | None, at: str, deep: int) -> Iterator[Told]:
        if not note:
            return
        values = [f"@{name}={value}" for name, value in note["values"].items()]
        if note["comment"] or values:
            yield Told("", " ".join([*filter(None, [note["comment"]]), *values]), deep + 1, aside=True)
        for variation in note["variations"]:
            told = [self.words("replay-variation") + " (" + variation["at"] + "#0):"]
            for supposed in variation["supposed"]:
                hand = " ".join(map(self._card, supposed["cards"]))
                told.append(f"{self.words('replay-supposed', name=self.names[supposed['seat']])}: {hand}.")
            yield Told("", " ".join(told), deep + 1, aside=True)
            yield from self._events(variation["events"], deep + 2)

    def _together(self, entries: Iterable[Json]) -> str:
        return " ".join(filter(None, map(self.sentence, entries)))

    def sentence(self, entry: Json) -> str | None:
        """What an entry of the log says; nothing of a rule that needs no words."""
        words, do, seat = self.words, entry["do"], entry.get("seat", "")
        who = {"who": "other", "name": self.names.get(seat, str(seat))}
        cards: list[str] = entry.get("cards", [])
        hand: dict[str, Any] = {"cards": " ".join(map(self._card, cards)), "number": len(cards)}
        hidden = _HIDDEN in cards
        match do:
            case "deal":
                return words("replay-dealt-hidden" if hidden else "replay-dealt", **who, **hand)
            case "turn":
                return words("log-turn", card=self._card(entry["card"]), suit=entry["card"][1])
            case "discard":
                return words("log-discard" if hidden or not cards else "replay-discards", **who, **hand)
            case "draw":
                return words("log-draw-other" if hidden else "replay-draws", **who, **hand)
            case "play":
                return words("log-play", **who, card=self._card(entry["card"]))
            case "say":
                argument = next(iter(entry.get("args", [])), "")
                kind = entry["verb"] + {"": "", "if": "-if"}.get(argument, "-number")
                return words(f"log-say-{kind}", **who, number=int(argument) if argument.isdecimal() else 0)
            case "mark":
                return words(f"log-mark-{entry['why']}", **who)
            case "trick":
                return words("log-trick", **who)
            case "score":
                return self._scored(entry)
            case _:
                return words("replay-resigned" if entry.get("why") == "resigned" else "log-over", **who)

    def _scored(self, entry: Json) -> str:
        said = [
            self.words(
                "replay-scored",
                points=scored["points"],
                name=self.names[scored["seat"]],
                why=self.words(f"replay-why-{scored['why']}"),
            )
            for scored in entry["scored"]
        ]
        (first, one), (second, two) = ((self.names[side], points) for side, points in entry["score"].items())
        return " ".join(
            [*said, self.words("replay-score", first=first, firstScore=one, second=second, secondScore=two)]
        )

    def _card(self, card: str) -> str:
        return card if card == _HIDDEN else self.words.sign(card)

    # --- the table ---

    def table(self, view: Json) -> Iterator[Text]:
        """What lies on the table and in the hands at a moment."""
        words = self.words
        if view["turned"]:
            turned = {"suit": words("suit", suit=view["trump"]), "turned": words.sign(view["turned"])}
            dealer = {"who": "other", "name": self.names[view["dealer"]]}
            yield coloured("  " + words("cli-table", **turned, **dealer, stock=view["stock"]))
        (first, one), (second, two) = self.names.items()
        counts = {"first": two, "second": one}
        counts |= {"firstScore": view["score"][second], "secondScore": view["score"][first]}
        counts |= {"firstWon": view["won"][second], "secondWon": view["won"][first]}
        yield coloured(printable("  " + words("cli-show-score", **counts, target=view["target"])))
        width = max(map(len, self.names.values()))
        for seat, name in reversed(self.names.items()):  # South sits below
            hand = view["hand"] if seat == view["seat"] else view.get("open", {}).get(seat)
            shown = [_HIDDEN] * view["sizes"][seat] if hand is None else hand
            line = Text().append(f"  {printable(name):<{width}}  ", "bold")
            line.append_text(coloured(" ".join(map(self._card, shown)) or "–"))
            laid = next((each["card"] for each in view["trick"] if each["seat"] == seat), None)
            if laid:
                line.append("   → ", "dim").append_text(coloured(self._card(laid)))
            yield line

    # --- the score sheet ---

    def sheet(self) -> Table:
        """A row for each deal: what was turned, said, taken and scored."""
        table = Table(title=self.words("replay-sheet"), caption=self._order())
        for column in _SHEET:
            right = column in ("tricks", "points", "score")
            table.add_column(self.words(f"replay-sheet-{column}"), justify="right" if right else "left")
        for deal in self.game["deals"]:
            table.add_row(*self._row(deal))
        return table

    def narrow_sheet(self) -> Table:
        """The same for a screen that is narrower than its words: a list for each deal."""
        table = Table(title=self.words("replay-sheet"), caption=self._order(), show_header=False)
        for deal in self.game["deals"]:
            for column, cell in zip(_SHEET, self._row(deal), strict=True):
                table.add_row(self.words(f"replay-sheet-{column}"), cell)
            table.add_section()
        return table

    def _order(self) -> Text:
        first, second = self.names.values()
        return Text(printable(self.words("replay-sheet-order", first=first, second=second)))

    def _row(self, deal: Json) -> Iterator[Text]:
        entries = [event["entry"] for event in deal["events"]]
        follows = [entry for event in deal["events"] for entry in event["follows"]]
        yield Text(str(deal["number"]))
        yield Text(printable(self.names[deal["dealer"]]))
        yield coloured(" ".join(self._card(entry["card"]) for entry in entries if entry["do"] == "turn"))
        yield Text(printable(", ".join(self._said(entries))))
        won = [entry["seat"] for entry in follows if entry["do"] == "trick"]
        yield Text("-".join(str(won.count(seat)) for seat in self.names))
        yield Text("-".join(map(str, deal["points"].values())) if deal["points"] else "*")
        yield Text("-".join(map(str, deal["score"].values())))

    def _said(self, entries: list[Json]) -> Iterator[str]:
        verbs = [(entry["seat"], entry["verb"]) for entry in entries if entry["do"] == "say"]
        for seat, name in self.names.items():
            if number := verbs.count((seat, "propose")):
                yield self.words("replay-sheet-proposed", name=name, number=number)
        for seat, verb in verbs:
            if verb in ("stand", "refuse", "king"):
                yield self.words(f"replay-sheet-{verb}", name=self.names[seat])
