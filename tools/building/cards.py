"""Card faces: svg-cards' one big drawing, cut into 32 faces and a back, one small SVG file each.

What changes: the black rim goes (the page draws the edge and the shadow), the paper is a warm white, the inks are those
of printed cards instead of pure screen red and blue, and the corner letters, which are `<text>` in a font phones do not
have, become outlines that can be read when only the corner of a card is seen. Diamonds and clubs are made twice:
`Kd4.svg` and `Kc4.svg` are the blue diamonds and green clubs of the four-colour pack.

Files of kings, queens and jacks hold the card twice, side by side: with K Q J, which the file shows, and with the
French R D V, which `Ks.svg#rdv` shows. The portrait is there only once, so a second set of letters costs 2 kB a file.

The portraits are svg-cards', (c) 2005 David Bellot, 2016-2017 Huub de Beer, LGPL-2.1. The outlines are those of
Playfair Display Bold, SIL Open Font License 1.1.
"""

import copy
import re
import xml.etree.ElementTree as ET
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

    def needs(self, element: ET.Element, found: dict[str, ET.Element]) -> None:
        """Add to ``found`` all definitions that an element uses."""
        for node in element.iter():
            name = reference(node)
            if name and name not in found:
                found[name] = copy.deepcopy(self.by_id[name])
                self.needs(found[name], found)

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
