"""Cards as SVG, drawn with nothing but paths and letters, so that no font must have their signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from ecarte.core.cards import UNKNOWN, Card

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
