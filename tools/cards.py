"""Card faces: cut svg-cards' one big drawing into 32 faces and a back, one small SVG file each.

    python tools/cards.py OUT [--source svg-cards.svg]

What changes on the way: the black rim goes (the page draws the edge and the shadow), the paper is
a warm white, the inks are those of printed cards instead of pure screen red and blue, and the
corner letters, which are `<text>` in a font phones do not have, become outlines that can be read
when only the corner of a card is seen. Diamonds and clubs are made twice: `Kd4.svg` and `Kc4.svg`
are the blue diamonds and green clubs of the four-colour pack.

The portraits are svg-cards', (c) 2005 David Bellot, 2016-2017 Huub de Beer, LGPL-2.1. The outlines
are those of Playfair Display Bold, SIL Open Font License 1.1.
"""

import argparse
import copy
import re
import xml.etree.ElementTree as ET
from pathlib import Path

SVG = "http://www.w3.org/2000/svg"
HREF = "{http://www.w3.org/1999/xlink}href"
WIDTH, HEIGHT = 169, 245

RANKS = {
    "K": "king", "Q": "queen", "J": "jack", "A": "1", "T": "10", "9": "9", "8": "8", "7": "7",
}  # fmt: skip
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
BACK = {"fill": "#7c1a23"}

# Where the corner letter stands: the middle of its foot, in card units.
CORNER_X, CORNER_Y = 17, 41

# Playfair Display Bold with lining figures, narrowed, 31 units high, standing on 0, centred on 0.
LETTERS = {
    "K": "M9.43 -31V-30.17Q8.46 -29.86 7.35 -28.94Q6.24 -28.02 5.02 -25.96L-0.7 -16.16L1.07 -19.79L8.31 -3.55Q8.73 -2.54 9.22 -1.93Q9.71 -1.31 10.5 -0.88V0Q9.43 -0.09 8.13 -0.11Q6.82 -0.13 5.75 -0.13Q5.11 -0.13 4.2 -0.11Q3.29 -0.09 1.89 0V-0.88Q3.13 -0.96 3.39 -1.38Q3.65 -1.8 3.17 -2.85L-1.25 -13.14Q-1.67 -14.14 -2.01 -14.65Q-2.34 -15.15 -2.68 -15.35Q-3.01 -15.54 -3.56 -15.59V-16.51Q-2.22 -16.55 -1.17 -17.56Q-0.12 -18.56 1.13 -20.62L2.92 -23.73Q4.08 -25.7 4.28 -27.12Q4.47 -28.55 3.88 -29.34Q3.29 -30.12 2.07 -30.17V-31Q2.83 -30.96 3.52 -30.93Q4.2 -30.91 4.95 -30.89Q5.69 -30.87 6.57 -30.87Q7.46 -30.87 8.17 -30.91Q8.89 -30.96 9.43 -31ZM-1.1 -31V-30.12Q-2.07 -30.08 -2.57 -29.8Q-3.07 -29.51 -3.23 -28.75Q-3.38 -27.98 -3.38 -26.36V-4.64Q-3.38 -3.06 -3.21 -2.28Q-3.04 -1.49 -2.56 -1.23Q-2.07 -0.96 -1.1 -0.88V0Q-1.92 -0.09 -3.17 -0.11Q-4.41 -0.13 -5.69 -0.13Q-7.15 -0.13 -8.45 -0.11Q-9.74 -0.09 -10.5 0V-0.88Q-9.53 -0.96 -9.04 -1.23Q-8.55 -1.49 -8.38 -2.28Q-8.22 -3.06 -8.22 -4.64V-26.36Q-8.22 -27.98 -8.38 -28.75Q-8.55 -29.51 -9.05 -29.8Q-9.56 -30.08 -10.5 -30.12V-31Q-9.74 -30.96 -8.45 -30.91Q-7.15 -30.87 -5.69 -30.87Q-4.41 -30.87 -3.17 -30.91Q-1.92 -30.96 -1.1 -31Z",
    "Q": "M10.46 -0.53 11 -0.31Q10.76 2.1 10.26 3.83Q9.75 5.56 8.95 6.52Q8.32 7.27 7.32 7.75Q6.33 8.23 5.11 8.23Q3.47 8.23 1.91 7.49Q0.34 6.74 -1.27 5.67Q-2.87 4.6 -4.66 3.59Q-4.87 3.5 -5.06 3.39Q-5.25 3.28 -5.37 3.28Q-5.94 3.68 -6.61 3.94Q-7.28 4.2 -7.87 4.2Q-8.47 4.2 -8.87 3.94Q-9.27 3.68 -9.27 3.06Q-9.27 1.88 -7.64 1.88Q-6.59 1.88 -5.37 2.5Q-4.27 2.06 -3.48 1.51Q-2.69 0.96 -1.85 0.48Q-1 0 0.22 -0.13L0.25 0.57Q-0.7 0.7 -1.37 1.07Q-2.04 1.44 -2.72 1.88Q-3.41 2.32 -4.33 2.71Q-2.22 2.93 -0.4 3.17Q1.41 3.42 2.96 3.48Q4.51 3.55 5.76 3.28Q7.61 2.98 8.68 2.1Q9.75 1.23 10.46 -0.53ZM-0.46 -31.61Q2.69 -31.61 5.06 -29.73Q7.43 -27.85 8.74 -24.32Q10.05 -20.8 10.05 -15.76Q10.05 -10.86 8.71 -7.18Q7.37 -3.5 4.97 -1.44Q2.58 0.61 -0.49 0.61Q-3.65 0.61 -6.01 -1.27Q-8.38 -3.15 -9.69 -6.7Q-11 -10.25 -11 -15.24Q-11 -20.14 -9.65 -23.82Q-8.29 -27.5 -5.92 -29.56Q-3.56 -31.61 -0.46 -31.61ZM-0.58 -30.82Q-2.25 -30.82 -3.48 -28.85Q-4.72 -26.88 -5.39 -23.43Q-6.06 -19.97 -6.06 -15.41Q-6.06 -10.77 -5.3 -7.33Q-4.54 -3.9 -3.24 -2.04Q-1.95 -0.18 -0.37 -0.18Q1.29 -0.18 2.53 -2.15Q3.77 -4.12 4.44 -7.6Q5.11 -11.08 5.11 -15.59Q5.11 -20.27 4.35 -23.69Q3.59 -27.1 2.29 -28.96Q1 -30.82 -0.58 -30.82Z",
    "J": "M-6.5 8.23V7.36Q-5.06 7.18 -4.04 6.33Q-3.03 5.47 -2.49 3.42Q-1.95 1.36 -1.95 -2.36V-26.36Q-1.95 -27.98 -2.15 -28.75Q-2.35 -29.51 -2.92 -29.8Q-3.5 -30.08 -4.66 -30.12V-31Q-3.76 -30.96 -2.29 -30.91Q-0.83 -30.87 0.79 -30.87Q2.42 -30.87 3.95 -30.91Q5.49 -30.96 6.5 -31V-30.12Q5.38 -30.08 4.78 -29.8Q4.19 -29.51 3.99 -28.75Q3.79 -27.98 3.79 -26.36V-10.33Q3.79 -8.54 3.79 -6.46Q3.79 -4.38 3.67 -2.41Q3.54 -0.44 3.18 1.09Q2.46 4.12 0.05 6.17Q-2.35 8.23 -6.5 8.23Z",
    "A": "M1.15 -31.09 8.38 -3.68Q8.79 -2.1 9.31 -1.51Q9.83 -0.92 10.25 -0.88V0Q9.36 -0.09 8.15 -0.11Q6.95 -0.13 5.73 -0.13Q4.36 -0.13 3.14 -0.11Q1.92 -0.09 1.21 0V-0.88Q2.72 -0.96 3.12 -1.64Q3.53 -2.32 2.93 -4.55L-2.13 -24.91L-1.59 -26.05L-6.11 -8.71Q-6.77 -6.31 -6.9 -4.77Q-7.04 -3.24 -6.75 -2.41Q-6.47 -1.58 -5.83 -1.25Q-5.19 -0.92 -4.3 -0.88V0Q-5.28 -0.09 -6.17 -0.11Q-7.07 -0.13 -7.99 -0.13Q-8.64 -0.13 -9.22 -0.11Q-9.8 -0.09 -10.25 0V-0.88Q-9.63 -1.05 -8.97 -2.06Q-8.32 -3.06 -7.69 -5.47L-0.91 -31.09Q-0.43 -31.04 0.12 -31.04Q0.67 -31.04 1.15 -31.09ZM3.23 -12.61V-11.73H-5.64L-5.34 -12.61Z",
    "T": "M-5.78 -31.44V-4.29Q-5.78 -2.93 -5.62 -2.21Q-5.46 -1.49 -5.04 -1.2Q-4.62 -0.92 -3.88 -0.92V0Q-4.46 -0.04 -5.49 -0.11Q-6.52 -0.18 -7.63 -0.18Q-8.93 -0.18 -10.2 -0.11Q-11.47 -0.04 -12.18 0V-0.92Q-11.18 -0.92 -10.62 -1.27Q-10.07 -1.62 -9.83 -2.52Q-9.59 -3.42 -9.59 -5.08V-24.43Q-9.59 -25.96 -9.85 -26.69Q-10.12 -27.41 -10.75 -27.63Q-11.39 -27.85 -12.5 -27.85V-28.77Q-9.91 -29.29 -8.35 -30.01Q-6.79 -30.74 -5.78 -31.44ZM5.17 -31.61Q7.37 -31.61 9.02 -29.73Q10.67 -27.85 11.59 -24.32Q12.5 -20.8 12.5 -15.76Q12.5 -10.86 11.56 -7.18Q10.62 -3.5 8.96 -1.44Q7.29 0.61 5.15 0.61Q2.95 0.61 1.3 -1.27Q-0.36 -3.15 -1.27 -6.7Q-2.18 -10.25 -2.18 -15.24Q-2.18 -20.14 -1.24 -23.82Q-0.3 -27.5 1.36 -29.56Q3.03 -31.61 5.17 -31.61ZM5.07 -30.82Q3.45 -30.82 2.67 -26.84Q1.89 -22.86 1.89 -15.41Q1.89 -7.75 2.79 -3.96Q3.69 -0.18 5.25 -0.18Q6.87 -0.18 7.65 -4.16Q8.43 -8.14 8.43 -15.59Q8.43 -23.25 7.53 -27.04Q6.63 -30.82 5.07 -30.82Z",
    "9": "M0 -31.61Q4.12 -31.61 6.43 -27.89Q8.75 -24.17 8.75 -16.94Q8.75 -11.6 7.41 -7.66Q6.06 -3.72 3.75 -1.55Q1.43 0.61 -1.63 0.61Q-2.72 0.61 -3.81 0.35Q-4.9 0.09 -5.96 -0.66Q-6.71 -1.23 -7.27 -2.15Q-7.83 -3.06 -7.83 -4.25Q-7.83 -5.69 -7.06 -6.61Q-6.3 -7.53 -5.07 -7.53Q-3.95 -7.53 -3.23 -6.7Q-2.52 -5.87 -2.52 -4.38Q-2.52 -3.37 -3.05 -2.43Q-3.57 -1.49 -4.63 -1.05Q-4.12 -0.57 -3.37 -0.37Q-2.62 -0.18 -2.04 -0.18Q-0.95 -0.18 0.05 -0.92Q1.06 -1.66 1.86 -3.46Q2.66 -5.25 3.13 -8.36Q3.61 -11.47 3.61 -16.2Q3.61 -20.71 3.29 -23.53Q2.96 -26.36 2.42 -27.94Q1.87 -29.51 1.21 -30.12Q0.54 -30.74 -0.17 -30.74Q-1.12 -30.74 -1.91 -29.82Q-2.69 -28.9 -3.15 -26.8Q-3.61 -24.69 -3.61 -21.19Q-3.61 -16.59 -2.77 -14.56Q-1.94 -12.52 -0.58 -12.52Q-0.07 -12.52 0.54 -12.85Q1.16 -13.18 1.77 -13.97Q2.38 -14.76 2.88 -16.13Q3.37 -17.51 3.61 -19.66L4.02 -19.75Q3.78 -16.59 2.96 -14.78Q2.14 -12.96 0.9 -12.17Q-0.34 -11.38 -1.87 -11.38Q-3.61 -11.38 -5.19 -12.46Q-6.78 -13.53 -7.76 -15.7Q-8.75 -17.86 -8.75 -21.1Q-8.75 -24.61 -7.59 -26.93Q-6.43 -29.25 -4.44 -30.43Q-2.45 -31.61 0 -31.61Z",
    "8": "M0.21 -31.61Q2.34 -31.61 3.96 -30.85Q5.58 -30.08 6.51 -28.72Q7.44 -27.37 7.44 -25.48Q7.44 -23.12 5.96 -21.39Q4.48 -19.66 1.83 -18.13L1.55 -18.74Q2.27 -19.62 2.69 -20.71Q3.1 -21.81 3.27 -22.99Q3.44 -24.17 3.44 -25.13Q3.44 -27.8 2.51 -29.31Q1.58 -30.82 -0.07 -30.82Q-1.45 -30.82 -2.24 -29.82Q-3.03 -28.81 -3.03 -27.19Q-3.03 -25.31 -2.17 -23.69Q-1.31 -22.07 0.02 -20.62Q1.34 -19.18 2.86 -17.73Q4.38 -16.29 5.7 -14.76Q7.03 -13.22 7.89 -11.49Q8.75 -9.76 8.75 -7.66Q8.75 -5.21 7.58 -3.37Q6.41 -1.53 4.39 -0.46Q2.38 0.61 -0.24 0.61Q-2.48 0.61 -4.41 -0.22Q-6.34 -1.05 -7.54 -2.74Q-8.75 -4.42 -8.75 -6.87Q-8.75 -8.98 -7.87 -10.62Q-6.99 -12.26 -5.51 -13.49Q-4.03 -14.71 -2.24 -15.59L-1.96 -14.97Q-3.34 -13.53 -3.91 -11.6Q-4.48 -9.68 -4.48 -7.66Q-4.48 -5.65 -4.05 -3.94Q-3.62 -2.23 -2.65 -1.2Q-1.69 -0.18 -0.07 -0.18Q1.17 -0.18 2.07 -0.77Q2.96 -1.36 3.46 -2.43Q3.96 -3.5 3.96 -4.9Q3.96 -6.92 3.12 -8.56Q2.27 -10.2 0.98 -11.67Q-0.31 -13.14 -1.81 -14.54Q-3.31 -15.94 -4.6 -17.4Q-5.89 -18.87 -6.73 -20.6Q-7.58 -22.33 -7.58 -24.48Q-7.58 -26.88 -6.49 -28.46Q-5.41 -30.04 -3.62 -30.82Q-1.83 -31.61 0.21 -31.61Z",
    "7": "M8.25 -31V-30.08Q6.88 -27.5 5.74 -25.18Q4.59 -22.86 3.72 -20.62Q2.85 -18.39 2.24 -16.09Q1.62 -13.79 1.32 -11.3Q1.01 -8.8 1.04 -5.87Q1.04 -4.9 1.11 -4.07Q1.18 -3.24 1.18 -2.45Q1.18 -1.14 0.56 -0.26Q-0.05 0.61 -1.35 0.61Q-2.68 0.61 -3.25 -0.37Q-3.81 -1.36 -3.81 -2.63Q-3.81 -5.25 -3.16 -7.88Q-2.51 -10.51 -1.43 -13.16Q-0.36 -15.81 0.99 -18.35Q2.34 -20.89 3.76 -23.27Q5.18 -25.66 6.47 -27.76L5.79 -25.96H-4.42Q-5.79 -25.96 -6.47 -25.22Q-7.16 -24.48 -7.33 -22.55H-8.11Q-8.01 -23.95 -8.01 -26.1Q-8.01 -26.84 -8.06 -28.2Q-8.11 -29.56 -8.25 -31Q-7.02 -30.96 -5.52 -30.91Q-4.01 -30.87 -2.53 -30.87Q-1.04 -30.87 0.09 -30.87Q2.92 -30.87 4.77 -30.91Q6.61 -30.96 8.25 -31Z",
}


def hexes(text: str) -> str:
    """The same style or attribute in the inks of a printed pack."""
    return re.sub(r"#[0-9a-fA-F]{3,6}\b", lambda m: REPAINT.get(m[0].lower(), m[0]), text)


def repaint(element: ET.Element) -> None:
    for node in element.iter():
        for name in ("style", "fill", "stroke"):
            if name in node.attrib:
                node.set(name, hexes(node.attrib[name]))


def reference(node: ET.Element) -> str:
    return node.get(HREF, "").removeprefix("#")


class Pack:
    """The one big drawing, and what can be cut out of it."""

    def __init__(self, source: Path) -> None:
        self.root = ET.parse(source).getroot()
        self.by_id = {n.attrib["id"]: n for n in self.root.iter() if "id" in n.attrib}
        self.parents = {child: parent for parent in self.root.iter() for child in parent}

    def needs(self, element: ET.Element, found: dict[str, ET.Element]) -> None:
        for node in element.iter():
            name = reference(node)
            if name and name not in found:
                found[name] = copy.deepcopy(self.by_id[name])
                self.needs(found[name], found)

    def art(self, card: str) -> ET.Element:
        """One face without its rim, corner letters and small corner suits."""
        suit, rank = SUITS[card[1]], RANKS[card[0]]
        art = copy.deepcopy(self.by_id[f"{suit}_{rank}"])
        for parent in list(art.iter()):
            for node in list(parent):
                name = reference(node)
                corner = name in {"base", "king", "queen", "jack"} or name.startswith("n_")
                # the pips of 7 to 10 stay; aces and court cards get their own
                small = name == suit and "2.4" not in node.get("transform", "")
                pip = name == suit and card[0] in "KQJA"
                # white patches that svg-cards puts under the corner of court cards
                patch = node.tag == f"{{{SVG}}}rect" and node.get("height", "").startswith("37.96")
                if corner or small or pip or patch:
                    parent.remove(node)
        return art

    def face(self, card: str, ink: str) -> ET.Element:
        rank, suit = card[0], SUITS[card[1]]
        art = self.art(card)
        svg = blank()
        defs: dict[str, ET.Element] = {}
        self.needs(art, defs)
        defs[suit] = copy.deepcopy(self.by_id[suit])
        for node in defs.values():
            repaint(node)
        repaint(art)
        # the suit's own drawing takes its colour from where it is used
        for node in defs[suit].iter():
            node.attrib.pop("style", None)
        for node in art.iter():
            if reference(node) == suit:
                node.set("fill", ink)
        holder = ET.SubElement(svg, f"{{{SVG}}}defs")
        holder.extend(defs.values())
        if rank in "T987":  # a little room for the larger corner
            shift = f"translate({WIDTH * 0.045:.2f} {HEIGHT * 0.04:.2f}) scale(.92)"
            ET.SubElement(svg, f"{{{SVG}}}g", {"transform": shift}).append(art)
        elif rank in "KQJ":
            svg.append(art)
        else:  # svg-cards has a wreath on one of the four aces only: no ace wears one
            put(svg, suit, WIDTH / 2, HEIGHT / 2, 4.4).set("fill", ink)
        for turn in ("", f"rotate(180 {WIDTH / 2} {HEIGHT / 2})"):
            corner = ET.SubElement(svg, f"{{{SVG}}}g", {"fill": ink})
            if turn:
                corner.set("transform", turn)
            letter = {"d": LETTERS[rank], "transform": f"translate({CORNER_X} {CORNER_Y})"}
            ET.SubElement(corner, f"{{{SVG}}}path", letter)
            if rank in "KQJ":  # beside the letter: sceptres and roses stand below it
                put(corner, suit, CORNER_X + 27, CORNER_Y - 16, 1.8)
            else:
                put(corner, suit, CORNER_X, CORNER_Y + 17, 1.3)
        return svg

    def back(self) -> ET.Element:
        art = copy.deepcopy(self.by_id["back"])
        for parent in list(art.iter()):
            for node in list(parent):
                if reference(node) == "base":
                    parent.remove(node)
        svg = blank()
        defs: dict[str, ET.Element] = {}
        self.needs(art, defs)
        for node in defs.values():
            repaint(node)
        repaint(art)
        ET.SubElement(svg, f"{{{SVG}}}defs").extend(defs.values())
        ET.SubElement(svg, f"{{{SVG}}}g", BACK).append(art)
        return svg


def put(where: ET.Element, suit: str, x: float, y: float, size: float) -> ET.Element:
    place = f"translate({x:g} {y:g}) rotate(180) scale({size})"
    return ET.SubElement(where, f"{{{SVG}}}use", {HREF: f"#{suit}", "transform": place})


def blank() -> ET.Element:
    svg = ET.Element(f"{{{SVG}}}svg", {"viewBox": f"0 0 {WIDTH} {HEIGHT}"})
    svg.set("width", str(WIDTH))
    svg.set("height", str(HEIGHT))
    paper = {"width": str(WIDTH), "height": str(HEIGHT), "rx": "9", "fill": PAPER}
    ET.SubElement(svg, f"{{{SVG}}}rect", paper)
    return svg


def faces(source: Path) -> dict[str, str]:
    """File name → SVG text, 49 of them: 32 faces, 16 of them again in four colours, the back."""
    ET.register_namespace("", SVG)
    ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    pack = Pack(source)
    made = {"back.svg": pack.back()}
    for suit in SUITS:
        for rank in RANKS:
            made[f"{rank}{suit}.svg"] = pack.face(rank + suit, INKS[suit])
            if suit in FOUR_INKS:
                made[f"{rank}{suit}4.svg"] = pack.face(rank + suit, FOUR_INKS[suit])
    return {name: ET.tostring(svg, encoding="unicode") for name, svg in made.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    default = Path("web/node_modules/svg-cards/svg-cards.svg")
    parser.add_argument("--source", type=Path, default=default)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name, text in faces(args.source).items():
        (args.out / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
