"""The corner letters of the cards as outlines, because `<text>` would need a font that phones do not have."""

from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONT = "@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2"
HEIGHT = 31  # of a capital, in card units
WIDTHS = {
    "K": 21.0, "Q": 22.0, "J": 13.0, "R": 21.0, "D": 21.0, "V": 21.0,
    "A": 20.5, "10": 25.0, "9": 17.5, "8": 17.5, "7": 16.5,
}  # narrowed  # fmt: skip


def letters(modules: Path) -> dict[str, str]:
    """Return SVG path data by rank or French court letter, standing on 0, centred on 0."""
    font = TTFont(modules / FONT)
    return {"T" if text == "10" else text: outline(font, text, width) for text, width in WIDTHS.items()}


def title(modules: Path, text: str, height: float) -> str:
    """Return SVG path data of a word in its natural width, with capitals of a height, standing on 0, centred on 0."""
    return outline(TTFont(modules / FONT), text, None, height)


def outline(font: TTFont, text: str, width: float | None, height: float = HEIGHT) -> str:
    """Return SVG path data of a text; ``width`` narrows it."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    pieces, across = [], 0.0
    for letter in text:
        lining = f"{names[ord(letter)]}.lf"  # Playfair's default figures are old-style
        glyph = glyphs[lining if lining in glyphs else names[ord(letter)]]
        pieces.append((glyph, across))
        across += glyph.width
    bounds = BoundsPen(glyphs)
    for glyph, x in pieces:
        glyph.draw(TransformPen(bounds, (1, 0, 0, 1, x, 0)))
    left, _, right, _ = bounds.bounds
    tall = height / font["OS/2"].sCapHeight
    narrow = tall if width is None else width / (right - left)
    middle = narrow * (right - left) / 2
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.2f}")
    for glyph, x in pieces:
        glyph.draw(TransformPen(pen, (narrow, 0, 0, -tall, (x - left) * narrow - middle, 0)))
    return str(pen.getCommands())
