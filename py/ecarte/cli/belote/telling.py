"""Belote in the terminal for an onlooker: sentences, the table, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text

from ecarte.cli.belote import said
from ecarte.cli.speech.story import coloured
from ecarte.cli.speech.telling import HIDDEN, Telling
from ecarte.core.game import Json, Seat
from ecarte.text import joined, printable


class BeloteTelling(Telling):
    """Belote as it is presented to an onlooker."""

    COLUMNS: ClassVar[tuple[str, ...]] = (
        *("deal", "dealer", "turn", "contract", "declared", "tricks", "points", "score"),
    )

    @property
    def sides(self) -> list[str]:
        """Return the sides in the order of scores."""
        return list(self.game["deals"][0]["score"]) if self.game["deals"] else list(self.names)

    def side(self, side: str) -> str:
        """Return the names of a side's players."""
        return " & ".join(self.names[seat] for seat in side)

    def players(self) -> str:
        """Return who plays, in words."""
        return self.words(
            "replay-against", first=self.side(self.sides[0]), second=", ".join(map(self.side, self.sides[1:]))
        )

    def who(self, seat: Seat) -> dict[str, str]:
        """Return a seat as sentences need it."""
        return {"who": "other", "name": self.names.get(seat, seat)}

    def sentence(self, entry: Json) -> str | None:
        """Return the sentence for a log entry, or None."""
        words, do, seat = self.words, entry["do"], entry.get("seat") or ""
        cards: list[str] = entry.get("cards", [])
        hand = {"cards": " ".join(map(self.card, cards)), "number": len(cards)}
        match do:
            case "deal" if not entry.get("verb"):
                return words("replay-dealt-hidden" if HIDDEN in cards else "replay-dealt", **self.who(seat), **hand)
            case "draw":
                return words("log-draw-other" if HIDDEN in cards else "replay-draws", **self.who(seat), **hand)
            case "score":
                scored = entry["scored"]
                return joined(said.sums(words, entry, self.side, self.who(scored["taker"]) if scored else {}))
            case "over":
                winner = {"who": "others" if len(seat) > 1 else "other", "name": self.side(seat)} if seat else None
                return said.over(words, entry, winner)
            case _:
                return said.event(words, entry, self.who(seat), self.card)

    # --- the table ---

    def table(self, view: Json) -> Iterator[Text]:
        """Return the table and the hands at a moment."""
        words = self.words
        turned = said.listed(words.sign(card) for card in (view["turned"], view["bottom"]) if card)
        parts = [words("cli-belote-up", cards=turned) if turned else ""]
        if view["contract"] is not None:
            bid = said.contract(words, view["contract"])
            parts.insert(0, words("cli-belote-taken", **self.who(view["taker"]), contract=bid))
        yield coloured(printable("  " + said.listed([*parts, words("cli-belote-dealer", **self.who(view["dealer"]))])))
        score = said.standing(words, view, self.side)
        tricks = words("cli-belote-tricks", tricks=said.pairs(words, view["won"], self.side))
        yield coloured(printable("  " + said.listed([score, tricks if view["contract"] else ""])))
        if view["covering"]:  # all see them (B32)
            view = {**view, "open": {**view["known"], **view.get("open", {})}}
        yield from self.hands(view, list(self.names))

    # --- the score sheet ---

    def order(self) -> Text:
        """Return whose the numbers of the sheet are."""
        first, *others = map(self.side, self.sides)
        if len(others) == 1:
            return Text(printable(self.words("replay-sheet-order", first=first, second=others[0])))
        data = {"first": first, "second": others[0], "third": others[1]}
        return Text(printable(self.words("replay-sheet-order-three", **data)))

    def cells(self, deal: Json) -> Iterator[Text]:
        """Return the cards turned up, the contract, what counted, and the tricks."""
        facts = deal["facts"]
        yield coloured(" ".join(self.words.sign(facts[name]) for name in ("turn", "bottom") if facts[name]))
        yield Text(printable(self._contract(deal)))
        yield Text(printable(", ".join(self._declared(deal))))
        tricks = [facts[f"tricks_{side}"] for side in self.sides]
        yield Text("" if None in tricks else "-".join(map(str, tricks)))

    def _contract(self, deal: Json) -> str:
        facts = deal["facts"]
        if facts["passed_out"]:
            return self.words("replay-sheet-passed")
        if facts["contract"] is None:
            return ""
        outcome = "down" if facts["failed"] else "litige" if facts["waiting"] else "made"
        taker, contract = self.names[facts["taken_by"]], said.contract(self.words, facts["contract"])
        return self.words(f"replay-sheet-{outcome}", taker=taker, contract=contract)

    def _declared(self, deal: Json) -> Iterator[str]:
        """Return what counted: declarations of the side with the best, belote, all the tricks."""
        facts, words = deal["facts"], self.words
        entries = [event["entry"] for event in deal["events"]]
        for entry in entries:
            if entry["do"] == "say" and entry["verb"] == "meld" and facts[f"melds_{entry['seat']}"]:
                what = said.meld(words, entry["args"][0], "??" if entry["args"][0] != "carre" else entry["args"][1])
                yield words("replay-sheet-declares", name=self.names[entry["seat"]], what=what)
        for entry in entries:
            if entry.get("call") == "rebelote" or entry.get("verb") == "belote":
                yield words("replay-sheet-declares", name=self.names[entry["seat"]], what=words("replay-sheet-belote"))
        if facts["capot"]:
            what = words("replay-sheet-capot")
            yield words("replay-sheet-declares", name=self.side(facts["capot"]), what=what)
