"""Painting: a drawing of ours as PNG or PDF, by Matplotlib, in the colours of a light page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

from ecarte.pictures.drawing import LIGHT
from ecarte.pictures.saving import figure

_SVG = "{http://www.w3.org/2000/svg}"
_DOTS = 72  # units of a drawing in an inch
_MOVE = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?")


def paint(svg: str, path: str) -> None:
    """Paint a drawing into a .png or .pdf file.

    It knows the elements that `drawing` and `cards` write, and no others. Raises RuleError when Matplotlib is not
    installed, OSError when the file cannot be written.
    """
    root = ElementTree.fromstring(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    with figure(width / _DOTS, height / _DOTS, path) as paper:
        sheet = paper.add_axes((0, 0, 1, 1), xlim=(0, width), ylim=(height, 0))
        sheet.set_axis_off()
        _paint(sheet, root, 0, 0, 1.0)


def _paint(sheet: Any, within: ElementTree.Element, x: float, y: float, opacity: float) -> None:
    """Paint the elements of a group whose corner is at a place."""
    for each in within:
        style = _style(each)
        if each.tag == f"{_SVG}g":
            right, down, _ = _moved(each)
            _paint(sheet, each, x + right, y + down, opacity * float(style.get("opacity", 1)))
        elif each.tag == f"{_SVG}rect":
            sheet.add_patch(_rectangle(each, style, x, y, opacity))
        elif each.tag == f"{_SVG}path":
            sheet.add_patch(_shape(each, style, x, y, opacity))
        elif each.tag == f"{_SVG}text":
            _write(sheet, each, style, x, y, opacity)


def _style(element: ElementTree.Element) -> Mapping[str, str]:
    """Return the style of an element's classes, the later ones above the earlier."""
    classes = element.get("class", "").split()
    rules = (rule for each in classes for rule in LIGHT[each.removeprefix("ecarte-")].split(";"))
    return dict(rule.split(":") for rule in rules)


def _moved(element: ElementTree.Element) -> tuple[float, float, float]:
    """Return how far an element is moved to the right and down, and how much it is enlarged."""
    match = _MOVE.fullmatch(element.get("transform", ""))
    return (float(match[1]), float(match[2]), float(match[3] or 1)) if match else (0, 0, 1)


def _rectangle(element: ElementTree.Element, style: Mapping[str, str], x: float, y: float, opacity: float) -> Any:
    from matplotlib.patches import FancyBboxPatch

    width, height, round_ = (float(element.get(name, 0)) for name in ("width", "height", "rx"))
    return FancyBboxPatch(
        (x, y),
        width,
        height,
        f"round,pad=0,rounding_size={round_:g}",
        facecolor=style["fill"],
        edgecolor=style.get("stroke", "none"),
        linewidth=float(style.get("stroke-width", 1)),
        alpha=opacity,
    )


def _shape(element: ElementTree.Element, style: Mapping[str, str], x: float, y: float, opacity: float) -> Any:
    from fontTools.pens.recordingPen import RecordingPen  # Matplotlib brings it
    from fontTools.svgLib.path import parse_path
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    pen = RecordingPen()
    parse_path(element.attrib["d"], pen)
    right, down, larger = _moved(element)
    points: list[tuple[float, float]] = []
    codes: list[Any] = []
    for verb, given in pen.value:
        if verb in _CODES:
            points += [(x + right + larger * along, y + down + larger * below) for along, below in given]
            codes += [getattr(Path, _CODES[verb])] * len(given)
    return PathPatch(Path(points, codes), facecolor=style["fill"], edgecolor="none", alpha=opacity)


_CODES = {"moveTo": "MOVETO", "lineTo": "LINETO", "curveTo": "CURVE4", "qCurveTo": "CURVE3"}


def _write(
    sheet: Any, element: ElementTree.Element, style: Mapping[str, str], x: float, y: float, opacity: float
) -> None:
    font = style["font"]
    size = re.search(r"([\d.]+)px", style.get("font-size", font))
    assert size is not None
    is_strong = "600" in font or style.get("font-weight") == "600"
    sheet.text(
        x + float(element.attrib["x"]),
        y + float(element.attrib["y"]),
        element.text,
        color=style["fill"],
        alpha=opacity,
        fontsize=0.92 * float(size[1]),  # its letters are wider than a page's
        fontweight="bold" if is_strong else "normal",
        ha="right" if element.get("text-anchor") == "end" else "left",
        va="baseline",
    )
