"""Écarté in the terminal for an onlooker: sentences, the table, the score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from rich.text import Text

from ecarte.cli.speech.standings import advised
from ecarte.cli.speech.story import coloured
from ecarte.cli.speech.telling import HIDDEN, Telling
from ecarte.core.game import Json, Seat
from ecarte.text import Words, joined, printable


class EcarteTelling(Telling):
    """Écarté as it is presented to an onlooker."""

    COLUMNS: ClassVar[tuple[str, ...]] = ("deal", "dealer", "turn", "exchange", "tricks", "points", "score")

    def players(self) -> str:
        """Return who plays, in words."""
        first, second = self.names.values()
        return self.words("replay-players", first=first, second=second)

    def sentence(self, entry: Json) -> str | None:
        """Return the sentence for a log entry, or None."""
        words, do, seat = self.words, entry["do"], entry.get("seat", "")
        who = {"who": "other", "name": self.names.get(seat, str(seat))}
        cards: list[str] = entry.get("cards", [])
        hand: dict[str, Any] = {"cards": " ".join(map(self.card, cards)), "number": len(cards)}
        hidden = HIDDEN in cards
        match do:
            case "deal":
                return words("replay-dealt-hidden" if hidden else "replay-dealt", **who, **hand)
            case "turn":
                return words("log-turn", card=self.card(entry["card"]), suit=entry["card"][1])
            case "discard":
                return words("log-discard" if hidden or not cards else "replay-discards", **who, **hand)
            case "draw":
                return words("log-draw-other" if hidden else "replay-draws", **who, **hand)
            case "play":
                key = f"log-play-{entry['suffix']}" if "suffix" in entry else "log-play"
                return words(key, **who, card=self.card(entry["card"]))
            case "say":
                return say(words, entry, who, self.card)
            case "ruling":
                return self._ruled(entry["verb"], entry.get("args", []))
            case "mark":
                return words(f"log-mark-{entry['why']}", **who)
            case "trick":
                return words("log-trick", **who)
            case "score":
                return score(words, entry, self.names)
            case _:
                return words("replay-resigned" if entry.get("why") == "resigned" else "log-over", **who)

    def _ruled(self, verb: str, args: list[str]) -> str:
        """Return the sentence for an event that ECN writes with "&".

        These are advice, claims, rulings, and irregularities at a real table.
        """
        words, (first, second) = self.words, (*args, "", "")[:2]
        seat = next((each for each in args if each in self.names), "")
        who = {"who": "other", "name": self.names.get(seat, "")}
        match verb:
            case "advise":
                return advised(words, first, self.names.get(second, second), args[2] if len(args) > 2 else "…")
            case "claim":
                return words("log-claim", **who, law=int(second))
            case "unmark" if args[1:] == ["1"]:
                return words("log-unmark", **who)
            case "ruling":
                key = f"log-ruling-{second}"
                known = words.has(key) and first in ("25", "39", "40", "43")
                return words(key, law=first) if known else words("log-ruling", law=first, choice=second)
            case "found":
                return words("log-found", law=first, name=self.names.get(second, second))
        cards = re.findall(r"[KQJAT987][shdc]|\?\?", second)
        number = int(second) if second.isdecimal() else len(cards)
        return words(f"log-table-{verb}", **who, number=number, cards=" ".join(map(self.card, cards)))

    # --- the table ---

    def table(self, view: Json) -> Iterator[Text]:
        """Return the table and the hands at a moment."""
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
        yield from self.hands(view, list(self.names)[::-1])  # South is at the bottom

    # --- the score sheet ---

    def order(self) -> Text:
        """Return whose the numbers of the sheet are."""
        first, second = self.names.values()
        return Text(printable(self.words("replay-sheet-order", first=first, second=second)))

    def cells(self, deal: Json) -> Iterator[Text]:
        """Return the turn-up, what was said, and the tricks."""
        entries = [event["entry"] for event in deal["events"]]
        yield coloured(" ".join(self.card(entry["card"]) for entry in entries if entry["do"] == "turn"))
        yield Text(printable(", ".join(self._said(entries))))
        yield Text("-".join(str(deal["facts"][f"tricks_{seat}"]) for seat in self.names))

    def _said(self, entries: list[Json]) -> Iterator[str]:
        spoken = [entry for entry in entries if entry["do"] == "say"]
        said = [(entry["seat"], ":".join((entry["verb"], *entry.get("args", [])))) for entry in spoken]
        for seat, name in self.names.items():
            if number := sum(who == seat and what.startswith("propose") for who, what in said):
                yield self.words("replay-sheet-proposed", name=name, number=number)
        for seat, what in said:
            if what in ("stand", "refuse", "king", "double", "offer", "concede"):
                yield self.words(f"replay-sheet-{what}", name=self.names[seat])
        for entry in entries:
            if entry["do"] == "ruling" and entry["verb"] == "claim":
                yield self.words("replay-sheet-claim", name=self.names[entry["args"][0]], law=entry["args"][1])


def say(words: Words, entry: Json, who: Mapping[str, str], sign: Callable[[str], str]) -> str:
    """Return the sentence for what is said; ``sign`` returns a card as it is shown."""
    kind, argument = entry["verb"], next(iter(entry.get("args", [])), "")
    if kind == "show":
        return words("log-say-show", **who, cards=" ".join(map(sign, re.findall("..", argument))))
    if argument and kind not in ("suit", "require"):
        kind = f"{kind}-number" if argument.isdecimal() else f"{kind}-{argument}"
    if "suffix" in entry:
        kind = f"{kind}-{entry['suffix']}"
    number = int(argument) if argument.isdecimal() else 0
    return words(f"log-say-{kind}", **who, number=number, suit=argument)


def score(words: Words, entry: Json, names: Mapping[Seat, str]) -> str:
    """Return the sentences for a score where nobody is addressed."""
    said = [
        words(
            "replay-scored",
            points=scored["points"],
            name=names[scored["seat"]],
            why=words(f"replay-why-{scored['why']}"),
        )
        for scored in entry["scored"]
    ]
    said += [words("log-lessened", who="other", name=names[seat]) for seat in entry.get("offenders", [])]
    (first, one), (second, two) = ((names[side], points) for side, points in entry["score"].items())
    return joined([*said, words("replay-score", first=first, firstScore=one, second=second, secondScore=two)])
