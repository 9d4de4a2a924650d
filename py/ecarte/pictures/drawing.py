"""A drawing: for each seat a line with its cards in blocks, as a deal or a moment of it lies on the table.

Several of them, one below the other, make a sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Seat
from ecarte.text import Words, joined

WIDTH, HEIGHT = 34, 48

# In a square of ten by ten.
_SUITS = {
    "s": "M5 .4C8 3.4 10 4.9 10 6.7A2.3 2.3 0 0 1 5.6 7.6L6.7 9.6H3.3L4.4 7.6A2.3 2.3 0 0 1 0 6.7C0 4.9 2 3.4 5 .4Z",
    "h": "M5 9.6C1.6 6.6 0 5 0 3A2.6 2.6 0 0 1 5 2A2.6 2.6 0 0 1 10 3C10 5 8.4 6.6 5 9.6Z",
    "d": "M5 0L9 5L5 10L1 5Z",
    "c": "M5 .4A2.2 2.2 0 0 1 6.8 3.9A2.2 2.2 0 1 1 5.6 7.3L6.7 9.6H3.3"
    "L4.4 7.3A2.2 2.2 0 1 1 3.2 3.9A2.2 2.2 0 0 1 5 .4Z",
}
_RED = "hd"

LIGHT = {
    "table": "fill:#dfe9df",
    "text": "fill:#1d2a22;font:13px system-ui,sans-serif",
    "name": "font-weight:600",
    "quiet": "fill:#55645b;font-size:11px",
    "face": "fill:#fffdf8;stroke:#8a8f86",
    "back": "fill:#7c93ad;stroke:#5a6f88",
    "black": "fill:#1c1c1c",
    "red": "fill:#b3202c",
    "rank": "font:600 16px Georgia,serif",
    "won": "stroke:#1d6b3f;stroke-width:2.5",
    "gone": "opacity:.38",
}
"""The style of each class of element, on a light page and on paper."""

_DARK = {
    "table": "fill:#1f2a24",
    "text": "fill:#e6eee8",
    "quiet": "fill:#a3b3a9",
    "face": "fill:#ece8de;stroke:#5f655d",
    "back": "fill:#48617d;stroke:#7088a3",
    "won": "stroke:#58c48a",
}


def _rules(styles: Mapping[str, str]) -> str:
    return "".join(f".ecarte-{name}{{{rules}}}" for name, rules in styles.items())


STYLE = f"{_rules(LIGHT)}@media (prefers-color-scheme:dark){{{_rules(_DARK)}}}"
"""The style of all drawings. Classes have our name, because a notebook's drawings share one page."""


def draw(card: Card, x: float, y: float, sign: Callable[[str], str], *, won: bool = False, gone: bool = False) -> str:
    """Return a card with its top left corner at a place.

    ``sign`` gives the letters of a rank. A card that ``won`` its trick has a strong edge, a discard (``gone``) is
    faint.
    """
    kind = "back" if card == UNKNOWN else "face"
    marks = f"ecarte-{kind}{' ecarte-won' if won else ''}"
    faint = ' class="ecarte-gone"' if gone else ""
    edge = f'<rect class="{marks}" width="{WIDTH}" height="{HEIGHT}" rx="4"/>'
    inside = "" if card == UNKNOWN else _face(card, sign)
    return f'<g{faint} transform="translate({x:g} {y:g})">{edge}{inside}</g>'


def _face(card: Card, sign: Callable[[str], str]) -> str:
    ink = "ecarte-red" if card[1] in _RED else "ecarte-black"
    rank = f'<text class="ecarte-rank {ink}" x="5" y="18">{escape(sign(card[0]))}</text>'
    return f'{rank}<path class="{ink}" transform="translate(10 25) scale(1.7)" d="{_SUITS[card[1]]}"/>'


_MARGIN, _STEP, _GAP = 12, WIDTH + 4, 22
_LETTER = 8  # at most, the width of a letter
_TOP = 58  # where the lines of cards begin
_LINE = HEIGHT + 24  # a name, and cards below it
_HEAD, _BETWEEN = 34, 10  # of a sheet: the line of its heading, and what is between its drawings


class Drawn(NamedTuple):
    """A card as it is drawn."""

    card: Card
    won: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Cards under one heading: in each seat's line those of the seat, or in the middle those of the table."""

    heading: str
    cards: Mapping[Seat | None, Sequence[Drawn]]

    @property
    def columns(self) -> int:
        """How many cards lie side by side."""
        return max(map(len, self.cards.values()), default=0)


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a drawing shows: ``names`` are the lines, from above, ``title`` says in words what can be seen."""

    words: Words
    heading: str
    beside: str
    names: Mapping[Seat, str]
    blocks: Sequence[Block]
    title: str
    marked: Seat | None = None  # whose turn it is

    @property
    def shown(self) -> list[Block]:
        """The blocks that have cards."""
        return [block for block in self.blocks if block.columns]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        blocks = sum(self._width(block) + _GAP for block in self.shown) - _GAP
        width = 2 * _MARGIN + max(blocks, _LETTER * (len(self.heading) + len(self.beside) + 3))
        return width, _TOP + len(self.names) * _LINE + _MARGIN - 14

    def to_svg(self) -> str:
        """Return the drawing."""
        return _svg(self.size, self.title, self.parts(self.size[0]))

    def parts(self, width: int) -> list[str]:
        """Return its elements; ``width`` is that of the table."""
        parts = [
            f'<rect class="ecarte-table" width="{width}" height="{self.size[1]}" rx="8"/>',
            _text(_MARGIN, 22, self.heading, "ecarte-text ecarte-name"),
            _text(width - _MARGIN, 22, self.beside, "ecarte-text", end=True),
        ]
        x = _MARGIN
        for number, block in enumerate(self.shown):
            parts.append(_text(x, 42, block.heading, "ecarte-text ecarte-quiet"))
            parts += self._lines(block, x, named=number == self._first)
            x += self._width(block) + _GAP
        return parts

    @property
    def _first(self) -> int:
        """The place of the first block with cards of the seats: above it stand their names."""
        return next((place for place, block in enumerate(self.shown) if None not in block.cards), 0)

    def _width(self, block: Block) -> int:
        return max(block.columns * _STEP - 4, _LETTER * len(block.heading))

    def _lines(self, block: Block, x: int, *, named: bool) -> list[str]:
        lines: list[str] = []
        middle = _TOP + (len(self.names) * _LINE - HEIGHT) / 2
        for place, (seat, name) in enumerate(self.names.items()):
            y = _TOP + place * _LINE
            if named:
                lines.append(_text(x, y + 8, f"{name} ▸" if seat == self.marked else name, "ecarte-text ecarte-name"))
            for at, each in enumerate(block.cards.get(seat, ())):
                lines.append(draw(each.card, x + at * _STEP, y + 14, self._sign, won=each.won, gone=each.gone))
        for at, each in enumerate(block.cards.get(None, ())):
            lines.append(draw(each.card, x + at * _STEP, middle, self._sign, won=each.won, gone=each.gone))
        return lines

    def _sign(self, rank: str) -> str:
        return self.words("rank-sign", rank=rank)


def _text(x: float, y: float, text: str, kind: str, *, end: bool = False) -> str:
    anchor = ' text-anchor="end"' if end else ""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}"{anchor}>{escape(text)}</text>' if text else ""


def sheet(heading: str, drawings: Sequence[Drawing]) -> str:
    """Return drawings one below the other, as wide as the widest, on one table under a heading."""
    width = max([2 * _MARGIN + _LETTER * len(heading), *(each.size[0] for each in drawings)])
    parts = [_text(_MARGIN, 24, heading, "ecarte-text ecarte-name")]
    y = _HEAD
    for each in drawings:
        parts.append(f'<g transform="translate(0 {y})">{"".join(each.parts(width))}</g>')
        y += each.size[1] + _BETWEEN
    size = width, y
    table = f'<rect class="ecarte-table" width="{size[0]}" height="{size[1]}" rx="8"/>'
    return _svg(size, joined([f"{heading}.", *(each.title for each in drawings)]), [table, *parts])


def _svg(size: tuple[int, int], title: str, parts: Sequence[str]) -> str:
    width, height = size
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" width="{width}"',
            f' height="{height}" style="max-width:100%;height:auto"><title>{escape(title)}</title>',
            f"<style>{STYLE}</style>",
            *parts,
            "</svg>",
        ]
    )
