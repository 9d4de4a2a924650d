"""Écarté as the terminal tells it to whoever looks on: sentences, the table, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.text import Text

from ecarte.cli.story import coloured
from ecarte.cli.telling import HIDDEN, Telling
from ecarte.game import Json
from ecarte.text import printable


class EcarteTelling(Telling):
    COLUMNS: ClassVar[tuple[str, ...]] = ("deal", "dealer", "turn", "exchange", "tricks", "points", "score")

    def players(self) -> str:
        first, second = self.names.values()
        return self.words("replay-players", first=first, second=second)

    def sentence(self, entry: Json) -> str | None:
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
                return words("log-play", **who, card=self.card(entry["card"]))
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

    # --- the table ---

    def table(self, view: Json) -> Iterator[Text]:
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
        yield from self.hands(view, list(self.names)[::-1])  # South sits below

    # --- the score sheet ---

    def order(self) -> Text:
        first, second = self.names.values()
        return Text(printable(self.words("replay-sheet-order", first=first, second=second)))

    def row(self, deal: Json) -> Iterator[Text]:
        entries = [event["entry"] for event in deal["events"]]
        follows = [entry for event in deal["events"] for entry in event["follows"]]
        yield Text(str(deal["number"]))
        yield Text(printable(self.names[deal["dealer"]]))
        yield coloured(" ".join(self.card(entry["card"]) for entry in entries if entry["do"] == "turn"))
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
