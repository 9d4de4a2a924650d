"""The words of a movetext with scoresheets typed as tables; `table` finds their cells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ecarte.core.game import Head
from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import Cards
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.tokens import Token
from ecarte.notation.ecn.typed import table
from ecarte.notation.ecn.typed.events import Events, Found
from ecarte.notation.ecn.typed.moves import Moves


class Sheets(Moves):
    """The words of a movetext, some of them in tables."""

    def __init__(self, raw: str, line: int, reader: Reader, cards: Cards, seats: Mapping[str, str]) -> None:
        super().__init__(raw, line, reader, cards, seats)
        self.kept: dict[str, tuple[Found, int]] = {}  # hands and turn-ups that stand before they are due

    @property
    def given(self) -> Any:
        """Return what the table deals next; None when nothing, and where the deal is broken."""
        if not self.reader.deals or self.reader.lines.inner or self.reader.lines.main.broken:
            return None
        return self.game.deal.given(self.state)

    @property
    def due(self) -> str:
        """Return which hand is dealt next, "^" for the turn-up, "" for none."""
        given = self.given
        return "" if given is None else given.seat or "^"

    def sheet(self, at: int) -> tuple[Iterator[Token], int] | None:
        """Return the words of the table that begins at a place, and where it ends."""
        if not self.begins_line(at) or self.reader.lines.inner:
            return None
        line = self.starts[self.row(at)]
        found = table.rows(self.raw, line, self.names, self.reader.seats)
        if found is None:
            return None
        self.changed = True
        return self.in_rows(self.hands(found[0])), found[1]

    def hands(self, rows: list[table.Row]) -> list[table.Row]:
        """Return the lines of a table, those that hold a hand together as one line."""
        given = self.given
        if given is None or not given.seat or any(not each.is_blank for row in rows for each in row.others.values()):
            return rows
        whole: dict[str, table.Cell] = {}
        for row in rows:
            for seat, cell in row.seats.items():
                begun = whole.get(seat, table.Cell("", cell.begin))
                text = f"{begun.text}, {cell.text}" if begun.text and cell.text else begun.text + cell.text
                whole[seat] = table.Cell(text, begun.begin)
        runs = [self.cards.run(cell.text, 0) for cell in whole.values()]
        are_hands = all(
            run and len(run.cards) == len(given.cards) and run.ends[-1] == len(cell.text)
            for run, cell in zip(runs, whole.values(), strict=True)
        )
        return [table.Row(whole, {})] if len(rows) > 1 and are_hands else rows

    def in_rows(self, rows: list[table.Row]) -> Iterator[Token]:
        """Yield the words of a table, each line in the order of play."""
        for row in rows:
            yield from self.heading(row)
            label = row.others.get(table.TRICK)
            phrase = label and vocabulary.PHRASE.fullmatch(label.text)
            signs = vocabulary.MEANINGS[" ".join(phrase[0].split())] if phrase else ()
            sign = next((each for each in signs if each in "<-+" and each != vocabulary.NONE), "")
            cells = {seat: cell for seat, cell in row.seats.items() if not cell.is_blank}
            turned = row.others.get(table.TURNED)
            if vocabulary.TURNS in signs and len(cells) == 1:  # one card in a line of its own
                turned, cells = cells.popitem()[1], {}
            while cells or turned:
                if early := self.kept.pop(self.due, None):
                    yield self.token(*early, "order")
                    continue
                seat = self.due or self.turn
                if turned and (seat == "^" or not cells):
                    yield from self.in_cell(turned, "^")
                    turned = None
                    continue
                seat = seat if seat in cells else next(iter(cells), "")
                if not seat:
                    break
                yield from self.in_cell(cells.pop(seat), f"{seat.lower()}{sign or ':'} ")
            winner = row.others.get(table.WINNER)
            if winner and winner.text in self.names:
                found = Found("check", f"/{self.names[winner.text]}", winner.begin + len(winner.text))
                yield self.token(found, winner.begin, "table")

    def heading(self, row: table.Row) -> Iterator[Token]:
        """Yield the opening of a deal that a line of a table names the dealer of."""
        dealer, number = row.others.get(table.DEALER), row.others.get(table.DEAL)
        if dealer and dealer.text in self.names:
            counted = int(number.text) if number and number.text.isdigit() else len(self.reader.deals) + 1
            found = Found("head", str(Head(counted, 1, self.names[dealer.text])), dealer.begin + len(dealer.text))
            yield self.token(found, dealer.begin, "table")

    def in_cell(self, cell: table.Cell, before: str) -> Iterator[Token]:
        """Yield what stands in a cell, of a seat or with a sign that is not in it."""
        inner = Events(before + cell.text, 1, self.reader, self.cards, self.names)
        found = inner.event(0)
        rest = inner.text[found.end :].strip() if found else cell.text
        if found is None or rest:
            found = Found("event", cell.text, 0)
        end = cell.begin + len(cell.text)
        yield self.token(Found(found.kind, found.text, end), cell.begin, "table")
