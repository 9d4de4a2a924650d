"""Card faces: svg-cards' one big drawing, cut into 32 faces and a back, one small SVG file each.

What changes: the black rim goes (the page draws the edge and the shadow), the paper is a warm white, the inks are those
of printed cards instead of pure screen red and blue, and the corner letters, which are `<text>` in a font phones do not
have, become outlines that can be read when only the corner of a card is seen. Diamonds and clubs are made twice:
`Kd4.svg` and `Kc4.svg` are the blue diamonds and green clubs of the four-colour pack.

Files of kings, queens and jacks hold the card twice, side by side: with K Q J, which the file shows, and with the
French R D V, which `Ks.svg#rdv` shows. The portrait is there only once, so a second set of letters costs 2 kB a file.

The portraits are svg-cards', (c) 2005 David Bellot, 2016-2017 Huub de Beer, LGPL-2.1. The outlines are those of
Playfair Display Bold, SIL Open Font License 1.1.

Besides these, two more faces and another back are drawn, to be chosen in the settings.
*Large*: rank and suit fill the card, twice, so that it can be read from afar, in a corner, and from the other side of
the table. *Plain*: kings, queens and jacks are a suit between two crowns, coronets or caps; the other cards are the
usual ones.
"""

import copy
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

from building.letters import letters

SVG = "http://www.w3.org/2000/svg"
HREF = "{http://www.w3.org/1999/xlink}href"
WIDTH, HEIGHT = 169, 245

RANKS = {
    "K": "king", "Q": "queen", "J": "jack", "A": "1", "T": "10", "9": "9", "8": "8", "7": "7",
}  # fmt: skip
FRENCH = {"K": "R", "Q": "D", "J": "V"}
SUITS = {"s": "spade", "h": "heart", "d": "diamond", "c": "club"}

PAPER = "#fffcf4"
INKS = {"s": "#1a1612", "h": "#b3202a", "d": "#b3202a", "c": "#1a1612"}
FOUR_INKS = {"d": "#1d4f9c", "c": "#1d6b3c"}
REPAINT = {
    "#e61408": "#b3202a",
    "#e6180a": "#b3202a",
    "#1c1585": "#24356f",
    "#f8c20f": "#d9a545",
    "#ffffff": PAPER,
    "#fff": PAPER,
    "#000000": "#1a1612",
}

# The place of the corner letter: the middle of its foot, in card units.
CORNER_X, CORNER_Y = 17, 41
# The distance between the two drawings of a file; neither may show at the other's edge.
BESIDE = 200


def hexes(text: str) -> str:
    """Return a style or attribute with the inks of a printed pack."""
    return re.sub(r"#[0-9a-fA-F]{3,6}\b", lambda m: REPAINT.get(m[0].lower(), m[0]), text)


def repaint(element: ET.Element) -> None:
    """Repaint a drawing in the inks of a printed pack."""
    for node in element.iter():
        for name in ("style", "fill", "stroke"):
            if name in node.attrib:
                node.set(name, hexes(node.attrib[name]))


def reference(node: ET.Element) -> str:
    """Return the id that a node uses, or ""."""
    return node.get(HREF, "").removeprefix("#")


class Pack:
    """The one big drawing, from which cards are cut."""

    def __init__(self, modules: Path) -> None:
        source = modules / "svg-cards/svg-cards.svg"
        self.letters = letters(modules)
        self.root = ET.parse(source).getroot()
        self.by_id = {n.attrib["id"]: n for n in self.root.iter() if "id" in n.attrib}
        self.parents = {child: parent for parent in self.root.iter() for child in parent}

    def needs(self, element: ET.Element, needed: dict[str, ET.Element]) -> None:
        """Add to ``needed`` all definitions that an element uses."""
        for node in element.iter():
            name = reference(node)
            if name and name not in needed:
                needed[name] = copy.deepcopy(self.by_id[name])
                self.needs(needed[name], needed)

    def art(self, card: str) -> ET.Element:
        """Return one face without its rim, corner letters and small corner suits."""
        suit, rank = SUITS[card[1]], RANKS[card[0]]
        art = copy.deepcopy(self.by_id[f"{suit}_{rank}"])
        for parent in list(art.iter()):
            for node in list(parent):
                name = reference(node)
                corner = name in {"base", "king", "queen", "jack"} or name.startswith("n_")
                # The pips of 7 to 10 stay; aces and court cards get their own.
                small = name == suit and "2.4" not in node.get("transform", "")
                pip = name == suit and card[0] in "KQJA"
                # svg-cards puts white patches under the corners of court cards.
                patch = node.tag == f"{{{SVG}}}rect" and node.get("height", "").startswith("37.96")
                if corner or small or pip or patch:
                    parent.remove(node)
        return art

    def face(self, card: str, ink: str) -> ET.Element:
        """Return one face in an ink."""
        rank, suit = card[0], SUITS[card[1]]
        art = self.art(card)
        svg = blank()
        defs: dict[str, ET.Element] = {}
        self.needs(art, defs)
        defs[suit] = copy.deepcopy(self.by_id[suit])
        for node in defs.values():
            repaint(node)
        repaint(art)
        # The drawing of the suit takes the colour of its use.
        for node in defs[suit].iter():
            node.attrib.pop("style", None)
        for node in art.iter():
            if reference(node) == suit:
                node.set("fill", ink)
        holder = ET.SubElement(svg, f"{{{SVG}}}defs")
        holder.extend(defs.values())
        if rank in "T987":  # make room for the larger corner
            shift = f"translate({WIDTH * 0.045:.2f} {HEIGHT * 0.04:.2f}) scale(.92)"
            ET.SubElement(svg, f"{{{SVG}}}g", {"transform": shift}).append(art)
        elif rank in FRENCH:
            self.twice(svg, art)
        else:  # svg-cards has a wreath on one ace only; here no ace has one
            put(svg, suit, WIDTH / 2, HEIGHT / 2, 4.4).set("fill", ink)
        self.corners(svg, rank, rank, suit, ink)
        if rank in FRENCH:
            beside = ET.SubElement(svg, f"{{{SVG}}}g", {"transform": f"translate({BESIDE} 0)"})
            self.corners(beside, FRENCH[rank], rank, suit, ink)
        return svg

    def twice(self, svg: ET.Element, art: ET.Element) -> None:
        """Add paper and portrait a second time beside the first, and the view that shows them."""
        drawing = ET.SubElement(svg, f"{{{SVG}}}g", {"id": "drawing"})
        paper = svg.find(f"{{{SVG}}}rect")
        assert paper is not None
        svg.remove(paper)
        drawing.extend((paper, art))
        ET.SubElement(svg, f"{{{SVG}}}use", {HREF: "#drawing", "x": str(BESIDE)})
        ET.SubElement(svg, f"{{{SVG}}}view", {"id": "rdv", "viewBox": f"{BESIDE} 0 {WIDTH} {HEIGHT}"})

    def corners(self, where: ET.Element, letter: str, rank: str, suit: str, ink: str) -> None:
        """Add the letter and suit of both corners."""
        for turn in ("", f"rotate(180 {WIDTH / 2} {HEIGHT / 2})"):
            corner = ET.SubElement(where, f"{{{SVG}}}g", {"fill": ink})
            if turn:
                corner.set("transform", turn)
            outline = {"d": self.letters[letter], "transform": f"translate({CORNER_X} {CORNER_Y})"}
            ET.SubElement(corner, f"{{{SVG}}}path", outline)
            if rank in FRENCH:  # beside the letter, because sceptres and roses are below it
                put(corner, suit, CORNER_X + 27, CORNER_Y - 16, 1.8)
            else:
                put(corner, suit, CORNER_X, CORNER_Y + 17, 1.3)

    def back(self, ink: str) -> ET.Element:
        """Return the back of a card in an ink."""
        art = copy.deepcopy(self.by_id["back"])
        for parent in list(art.iter()):
            for node in list(parent):
                if reference(node) == "base":
                    parent.remove(node)
        art = self.unfolded(art)
        repaint(art)
        svg = blank()
        ET.SubElement(svg, f"{{{SVG}}}g", {"fill": ink}).append(art)
        return svg

    def unfolded(self, node: ET.Element) -> ET.Element:
        """Return a drawing with copies instead of uses, which svgo merges into few paths.

        For browsers every use is an object, laid out again for each size at which the picture is painted.
        """
        made = ET.Element(node.tag, {name: value for name, value in node.items() if name != "id"})
        inside = list(node)
        if name := reference(node):
            place = {key: made.attrib.pop(key, "0") for key in ("x", "y")}
            assert set(place.values()) == {"0"}
            for key in (HREF, "width", "height"):
                made.attrib.pop(key, None)
            made.tag = f"{{{SVG}}}g"
            inside = [self.by_id[name]]
        made.extend(map(self.unfolded, inside))
        return made


def put(where: ET.Element, suit: str, x: float, y: float, size: float) -> ET.Element:
    """Add a suit at a place."""
    place = f"translate({x:g} {y:g}) rotate(180) scale({size})"
    return ET.SubElement(where, f"{{{SVG}}}use", {HREF: f"#{suit}", "transform": place})


def blank() -> ET.Element:
    """Return a card with nothing but its paper."""
    svg = ET.Element(f"{{{SVG}}}svg", {"viewBox": f"0 0 {WIDTH} {HEIGHT}"})
    svg.set("width", str(WIDTH))
    svg.set("height", str(HEIGHT))
    paper = {"width": str(WIDTH), "height": str(HEIGHT), "rx": "9", "fill": PAPER}
    ET.SubElement(svg, f"{{{SVG}}}rect", paper)
    return svg


def faces(pack: Pack) -> dict[str, ET.Element]:
    """Return the drawings by file name: 32 faces, 16 of them again in four colours, the back in two colours."""
    made = {"back.svg": pack.back("#7c1a23"), "back-blue.svg": pack.back("#1f3f73")}
    for suit in SUITS:
        for rank in RANKS:
            made[f"{rank}{suit}.svg"] = pack.face(rank + suit, INKS[suit])
            if suit in FOUR_INKS:
                made[f"{rank}{suit}4.svg"] = pack.face(rank + suit, FOUR_INKS[suit])
    return made


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
