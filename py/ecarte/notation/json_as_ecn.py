"""A JSON object as lines of ECN, so that one reader checks both."""

from __future__ import annotations

from ecarte.core.cards import format_cards
from ecarte.core.game import Head, Json, RuleError, format_event
from ecarte.notation import plain
from ecarte.notation.ecn.tokens import format_tag
from ecarte.record import Record

_DEEPEST = 20  # nested variations


class EcnLines:
    """An object of the right shape as lines of ECN, one word on each, with the path of each line."""

    def __init__(self, game: Json) -> None:
        self.lines: list[str] = []
        self.paths: list[str] = []
        tags = game["tags"]
        self.sides = _sides(tags)
        self.add(format_tag("ECN", tags["ECN"]), "$.tags.ECN")
        for name, value in tags.items():
            if name == "Option":
                for at, each in enumerate(value):
                    self.add(format_tag(name, each), f"$.tags.Option[{at}]")
            elif name != "ECN":
                self.add(format_tag(name, value), f"$.tags.{name}")
        self.add("", "$.tags")
        number, attempt = 0, 0
        for at, deal in enumerate(game["deals"]):
            follows = attempt + 1 if deal["number"] == number else 1  # a deal that did not count is dealt again
            number, attempt = deal["number"], deal.get("attempt", follows)
            self.add_deal(deal, attempt, f"$.deals[{at}]")
        if "Result" in tags:
            self.add(tags["Result"], "$.tags.Result")
        elif ended := game.get("result"):
            over = ended.get("winner") and self.score(ended.get("score"))
            self.add(over or "*", "$.result")
        self.paths.append("$")  # the path of anything missing at the end

    def add(self, line: str, path: str) -> None:
        """Add a line, and the path of what it writes."""
        self.lines.append(line)
        self.paths.append(path)

    def score(self, totals: Json | None) -> str:
        """Return points or scores by side as ECN has them, or "" when the sides are not those of the game."""
        known = totals is not None and totals.keys() == set(self.sides)
        return "-".join(str(totals[side]) for side in self.sides) if known and totals else ""

    def add_deal(self, deal: Json, attempt: int, path: str) -> None:
        """Add a deal: its opening, its events and its score."""
        self.add(str(Head(deal["number"], attempt, deal["dealer"])), path)
        self.add_note(deal.get("annotations", {}), f"{path}.annotations", 0)
        self.add_events(deal["events"], f"{path}.events", 0)
        points, score = self.score(deal.get("points")), self.score(deal.get("score"))
        if points and score:
            self.add(f"={points} {score}", f"{path}.score")

    def add_events(self, events: list[Json], path: str, depth: int) -> None:
        """Add events, each with its note and the winner of its trick; ``depth`` is that of the variation."""
        for at, event in enumerate(events):
            self.add(format_event(plain.entry_of(event).event), f"{path}[{at}]")
            self.add_note(event.get("annotations", {}), f"{path}[{at}].annotations", depth)
            if "checks" in event:
                self.add(f"/{event['checks']['winner']}", f"{path}[{at}].checks.winner")

    def add_note(self, note: Json, path: str, depth: int) -> None:
        """Add the NAGs, values, comment and variations of a note."""
        for at, nag in enumerate(note.get("nags", [])):
            self.add(f"${nag}", f"{path}.nags[{at}]")
        for key, value in note.get("values", {}).items():
            self.add(f"@{key}={value}", f"{path}.values.{key}")
        if "comment" in note:  # blanks become single spaces, as in a text
            self.add("{" + " ".join(note["comment"].split()) + "}", f"{path}.comment")
        for at, variation in enumerate(note.get("variations", [])):
            where = f"{path}.variations[{at}]"
            self.add("(", where)
            if depth <= _DEEPEST:  # the reader reports one that is deeper
                for hand, supposed in enumerate(variation.get("supposed", [])):
                    self.add(f"?{supposed['seat']}<{format_cards(supposed['cards'])}", f"{where}.supposed[{hand}]")
                self.add_events(variation["events"], f"{where}.events", depth + 1)
            self.add(")", where)


def _sides(tags: Json) -> tuple[str, ...]:
    """Return the sides under the rules that tags name, or () when the rules are unknown."""
    options = (("Option", each) for each in tags.get("Option", ()))
    try:
        return Record((("Game", tags["Game"]), ("Rules", tags["Rules"]), *options)).sides
    except RuleError:
        return ()
