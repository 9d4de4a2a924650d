"""The 32 cards and a back, one small picture each, out of npm `svg-cards` (French portraits, LGPL-2.1).

The source is one drawing of 54 cards that refer to shared parts. Each picture made here holds its own
parts only. What is changed, for small screens and for fonts no phone has: the indices, which are text
there, become outlines of EB Garamond; white becomes the warm white of the table; the black frame a hairline.
`Kd4.svg` and the like are diamonds in blue and clubs in green, for the four-colour setting.
"""

import copy
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
SUITS = {"s": "spade", "h": "heart", "d": "diamond", "c": "club"}
RANKS = {"K": "king", "Q": "queen", "J": "jack", "A": "1", "T": "10", "9": "9", "8": "8", "7": "7"}
INDICES = {"king": "K", "queen": "Q", "jack": "J", "ace": "A", "n_10": "10", "n_9": "9", "n_8": "8", "n_7": "7"}
VIEW_BOX = "0 0 169.075 244.64"
WARM_WHITE = "#fffdf6"
RED, CARD_RED, BLUE, GREEN = "#e6180a", "#c3202b", "#1f5fb4", "#1a7a3d"
BACK = "#7a1f26"
INDEX_HEIGHT, INDEX_WIDTH = 30.0, 20.0  # in a card of 169 by 244


def make_cards(modules: Path, out: Path) -> None:
    """Write `out`/Ks.svg …, `out`/back.svg from the packages in `modules` (web/node_modules)."""
    source = ET.parse(modules / "svg-cards/svg-cards.svg").getroot()
    parts = {node.get("id", ""): node for node in source.iter() if node.get("id")}
    font = TTFont(modules / "@fontsource/eb-garamond/files/eb-garamond-latin-800-normal.woff2")
    for name, text in INDICES.items():
        parts[name] = ET.Element(f"{SVG}path", {"d": _outline(font, text), "id": name})
    raw = out.with_name("cards-raw")
    shutil.rmtree(raw, ignore_errors=True)
    raw.mkdir(parents=True)
    for s, suit in SUITS.items():
        for r, rank in RANKS.items():
            drawing = _standalone(parts, f"{suit}_{rank}")
            (raw / f"{r}{s}.svg").write_text(_coloured(drawing, CARD_RED, "#000000"), "utf-8")
            if suit in ("diamond", "club"):
                (raw / f"{r}{s}4.svg").write_text(_coloured(drawing, BLUE, GREEN), "utf-8")
    (raw / "back.svg").write_text(_coloured(_standalone(parts, "back"), CARD_RED, "#000000"), "utf-8")
    shutil.rmtree(out, ignore_errors=True)
    config = Path(__file__).with_name("svgo.config.mjs")
    command = ["node", str(modules / "svgo/bin/svgo.js"), "--quiet", "--config", str(config)]
    subprocess.run([*command, "--folder", str(raw), "--output", str(out)], check=True)


def _outline(font: TTFont, text: str) -> str:
    """Path data of a text that stands on the line y=0, of fixed height, centred in a fixed width."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    shapes, across = [], 0.0
    for letter in text:
        name = names[ord(letter)]
        name = f"{name}.lf" if f"{name}.lf" in glyphs else name  # lining figures
        shapes.append((glyphs[name], across))
        across += glyphs[name].width
    bounds = BoundsPen(glyphs)
    for glyph, x in shapes:
        glyph.draw(TransformPen(bounds, (1, 0, 0, 1, x, 0)))
    left, _, right, _ = bounds.bounds
    tall = INDEX_HEIGHT / font["OS/2"].sCapHeight
    wide = min(tall, INDEX_WIDTH / (right - left))
    offset = 1 + (INDEX_WIDTH - (left + right) * wide) / 2
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.2f}")
    for glyph, x in shapes:
        glyph.draw(TransformPen(pen, (wide, 0, 0, -tall, x * wide + offset, 0)))
    return str(pen.getCommands())


def _standalone(parts: dict[str, ET.Element], name: str) -> ET.Element:
    """One part as a picture of its own, with the definitions it needs, transitively."""
    drawing = ET.Element(f"{SVG}svg", {"viewBox": VIEW_BOX})
    definitions = ET.SubElement(drawing, f"{SVG}defs")
    drawing.append(copy.deepcopy(parts[name]))
    waiting, known = [parts[name]], {node.get("id") for node in parts[name].iter()}
    while waiting:
        for use in waiting.pop().iter(f"{SVG}use"):
            wanted = use.get(LINK, "")[1:]
            if wanted not in known:
                known.add(wanted)
                definitions.append(copy.deepcopy(parts[wanted]))
                waiting.append(parts[wanted])
    return drawing


def _coloured(drawing: ET.Element, red: str, black: str) -> str:
    drawing = copy.deepcopy(drawing)
    for node in drawing.iter():
        if node.get("id") == "club" and black != "#000000":
            node.set("fill", black)
        if node.get("id") == "back":
            node.set("fill", BACK)
        style = node.get("style", "")
        if node.get(LINK) == "#base" or "2.5" in style and "stroke-width:2.5" in style:
            style = style.replace("stroke:#000000;stroke-width:2.5", "stroke:#3a2c1e;stroke-width:.6")
        if node.get(LINK, "")[1:] in INDICES and red == BLUE:
            suit_is_black = RED not in style.lower()
            style = f"fill:{black}" if suit_is_black else style
        for old, new in ((RED, red), (RED.upper(), red), ("#ffffff", WARM_WHITE), ("#FFFFFF", WARM_WHITE)):
            style = style.replace(old, new)
        if style:
            node.set("style", style)
    ET.register_namespace("", SVG[1:-1])
    ET.register_namespace("xlink", LINK[1:-5])
    return ET.tostring(drawing, "unicode")
