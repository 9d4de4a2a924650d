"""The cards one can choose in the settings besides the usual ones, drawn here: two more faces, another back.

*Large*: rank and suit fill the card, twice, so that it can be read from afar, in a corner, and from the other side of
the table. *Plain*: kings, queens and jacks are a suit between two crowns, coronets or caps; the other cards are the
usual ones. The shapes of the suits are those of svg-cards, the outlines of letters those of Playfair Display Bold:
building/cards.py.
"""

import copy
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

from building.cards import (
    BESIDE,
    CORNER_X,
    CORNER_Y,
    FOUR_INKS,
    FRENCH,
    HEIGHT,
    INKS,
    RANKS,
    SUITS,
    SVG,
    WIDTH,
    Pack,
    blank,
    faces,
    put,
)

# What crowns the suit of a court card, standing on 0, centred on 0, in card units.
CROWNS = {
    "K": "M-21 0 L-25 -19 L-13 -9 L0 -26 L13 -9 L25 -19 L21 0 Z M-21 2.5 H21 V6 H-21 Z",
    "Q": "M-20 0 C-20 -8 -23 -12 -25 -15 C-17 -14 -14 -10 -11 -5 C-9 -12 -4 -16 0 -21 C4 -16 9 -12 11 -5"
    " C14 -10 17 -14 25 -15 C23 -12 20 -8 20 0 Z M-20 2.5 H20 V6 H-20 Z",
    "J": "M-22 0 C-22 -16 -8 -21 4 -17 C14 -14 20 -8 22 0 Z M-22 2.5 H22 V6 H-22 Z M8 -15 C14 -26 25 -27 33 -21"
    " C26 -21 19 -19 14 -12 Z",
}
GREEN, GOLD = "#1f4a3a", "#cfae62"
# The back: the number of lozenges across and down, and the paper around them, in card units.
ACROSS, DOWN, EDGE = 8, 12, 10

OURS = ("back-green.svg",)  # nothing of it is from svg-cards

Half = Callable[[ET.Element, Pack, str, str, str], None]


def all_cards(modules: Path) -> dict[str, str]:
    """Return the SVG texts of all cards by file name; `modules` is web/node_modules."""
    ET.register_namespace("", SVG)
    ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    pack = Pack(modules)
    made = faces(pack) | more_faces(pack) | {"back-green.svg": lozenges()}
    return {name: ET.tostring(svg, encoding="unicode") for name, svg in made.items()}


def more_faces(pack: Pack) -> dict[str, ET.Element]:
    """Return the drawings by file name: `large-Ks.svg`, `plain-Kd4.svg`."""
    made = {}
    for suit in SUITS:
        inks = {"": INKS[suit]} | ({"4": FOUR_INKS[suit]} if suit in FOUR_INKS else {})
        for rank in RANKS:
            for four, ink in inks.items():
                made[f"large-{rank}{suit}{four}.svg"] = drawn(pack, rank, suit, ink, large)
                if rank in FRENCH:
                    made[f"plain-{rank}{suit}{four}.svg"] = drawn(pack, rank, suit, ink, plain)
    return made


def drawn(pack: Pack, rank: str, suit: str, ink: str, half: Half) -> ET.Element:
    """Return a card of two equal halves; for kings, queens and jacks with the French letters beside it."""
    svg = blank()
    shape = copy.deepcopy(pack.by_id[SUITS[suit]])
    for node in shape.iter():
        node.attrib.pop("style", None)  # the colour is that of the use
    ET.SubElement(svg, f"{{{SVG}}}defs").append(shape)
    letters = {0: rank} | ({BESIDE: FRENCH[rank]} if rank in FRENCH else {})
    for place, letter in letters.items():
        card = ET.SubElement(svg, f"{{{SVG}}}g", {"transform": f"translate({place} 0)", "fill": ink})
        if place:
            card.append(copy.deepcopy(svg[0]))  # the paper
        for turn in (0, 180):
            turned = {"transform": f"rotate({turn} {WIDTH / 2} {HEIGHT / 2})"}
            half(ET.SubElement(card, f"{{{SVG}}}g", turned), pack, letter, rank, suit)
        if half is plain:
            put(card, SUITS[suit], WIDTH / 2, HEIGHT / 2, 4)
    if rank in FRENCH:
        ET.SubElement(svg, f"{{{SVG}}}view", {"id": "rdv", "viewBox": f"{BESIDE} 0 {WIDTH} {HEIGHT}"})
    return svg


def large(where: ET.Element, pack: Pack, letter: str, rank: str, suit: str) -> None:
    """Add a letter as tall as a third of the card, and its suit below."""
    x = 46 if rank == "T" else 41
    path(where, pack.letters[letter], f"translate({x} 90) scale(2.5)")
    put(where, SUITS[suit], x, 127, 3.4)


def plain(where: ET.Element, pack: Pack, letter: str, rank: str, suit: str) -> None:
    """Add the corner, and a crown."""
    path(where, pack.letters[letter], f"translate({CORNER_X} {CORNER_Y})")
    put(where, SUITS[suit], CORNER_X, CORNER_Y + 22, 1.3)
    path(where, CROWNS[rank], f"translate({WIDTH / 2} 72) scale(1.3)")


def path(where: ET.Element, outline: str, place: str) -> None:
    """Add an outline at a place."""
    ET.SubElement(where, f"{{{SVG}}}path", {"d": outline, "transform": place})


def lozenges() -> ET.Element:
    """Return a back of golden lozenges on green."""
    svg = blank()
    wide, tall = (WIDTH - 2 * EDGE) / ACROSS, (HEIGHT - 2 * EDGE) / DOWN
    ground = {"x": str(EDGE), "y": str(EDGE), "width": f"{wide * ACROSS:g}", "height": f"{tall * DOWN:g}", "rx": "4"}
    ET.SubElement(svg, f"{{{SVG}}}rect", {**ground, "fill": GREEN, "stroke": GOLD, "stroke-width": "2"})
    # A line down each diagonal: from the upper or left edge to the lower or right one, and the same mirrored.
    lines = []
    for start in range(1 - DOWN, ACROSS):
        first, last = max(start, 0), min(start + DOWN, ACROSS)
        rows = EDGE + tall * (first - start), EDGE + tall * (last - start)
        for side in (1, -1):
            x = [WIDTH / 2 + side * (wide * column - wide * ACROSS / 2) for column in (first, last)]
            lines.append(f"M{x[0]:.2f} {rows[0]:.2f}L{x[1]:.2f} {rows[1]:.2f}")
    grid = {"d": "".join(lines), "stroke": GOLD, "stroke-width": "0.8"}
    ET.SubElement(svg, f"{{{SVG}}}path", grid)
    stars = [
        f"M{EDGE + wide * (column + 0.5):.2f} {EDGE + tall * (row + 0.5) - 3:.2f}l1.8 3l-1.8 3l-1.8 -3z"
        for row in range(DOWN)
        for column in range(ACROSS)
    ]
    ET.SubElement(svg, f"{{{SVG}}}path", {"d": "".join(stars), "fill": GOLD})
    return svg
