"""Saving of Matplotlib figures: the same picture gives the same bytes."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Literal

from ecarte.core.game import Problem, RuleError

# Fonts with Japanese letters, which Matplotlib's own lacks; those that are installed are used.
_FONTS = ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic", "Meiryo", "IPAexGothic", "IPAGothic")

SVG = ".svg"
_MISSING = re.compile(r"Glyph (\d+) .* missing from")
# What Matplotlib would write of itself and of the time: two runs give the same bytes.
_METADATA: dict[str, dict[str, None]] = {
    SVG: {"Date": None},
    ".png": {"Software": None},
    ".pdf": {"CreationDate": None, "Creator": None, "Producer": None},
}


class MissingLettersWarning(UserWarning):
    """Letters of a picture are drawn as boxes, because no font of this machine has them."""

    def __init__(self, letters: str) -> None:
        super().__init__(letters)
        self.letters = letters

    def __str__(self) -> str:
        """Return what is missing in a sentence."""
        return f"No font on this machine has the letters {self.letters}: they are drawn as boxes."


KINDS = tuple(_METADATA)
"""The endings of the files that can be drawn into."""


def kind_of(path: str) -> str:
    """Return the ending of a file's name, one of `KINDS`; "" for every other."""
    ending = Path(path).suffix.lower()
    return ending if ending in KINDS else ""


@contextmanager
def figure(
    width: float, height: float, path: str | BinaryIO, *, layout: Literal["constrained"] | None = None
) -> Iterator[Any]:
    """Lend a Matplotlib figure, sizes in inches, and save it when the context ends without an error.

    An open file gets an SVG. Warns of letters that PNG and PDF lack (`MissingLettersWarning`).

    Raises RuleError when Matplotlib is not installed, OSError when the file cannot be written.
    """
    try:
        from matplotlib import font_manager, rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise RuleError(Problem("E-extra", None, {"package": "matplotlib", "extra": "picture"})) from None
    known = {*font_manager.get_font_names()}
    # No random names, text stays text, and letters are sought in other fonts when one lacks them.
    settings: dict[Any, Any] = {
        "svg.hashsalt": "ecarte",
        "svg.fonttype": "none",
        "text.parse_math": False,
        "font.family": ["sans-serif", *(font for font in _FONTS if font in known)],
    }
    kind = kind_of(path) if isinstance(path, str) else SVG
    with rc_context(settings), warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        drawn = Figure(figsize=(width, height), layout=layout)
        yield drawn
        drawn.savefig(path, format=kind[1:], dpi=150, metadata=_METADATA[kind])
    letters = {chr(int(found[1])) for each in said if (found := _MISSING.match(str(each.message)))}
    if letters and kind != SVG:  # whoever shows an SVG has fonts of their own
        warnings.warn(MissingLettersWarning("".join(sorted(letters))), stacklevel=4)
