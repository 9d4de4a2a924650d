"""Cards drawn with the characters of a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

_RED = "♥♦"
_WIDTH = 5  # columns of a card


@dataclass(frozen=True, slots=True)
class Face:
    """A card to draw: its ``sign`` ("K♠"), what stands below it, and whether it is dim because it cannot be played."""

    sign: str
    label: str
    is_dim: bool = False


def row(faces: Sequence[Face], room: int) -> list[Text] | None:
    """Return cards side by side, each above its label, or None when they need more than ``room`` columns."""
    widths = [max(_WIDTH, cell_len(face.label)) + 1 for face in faces]
    if sum(widths) + 1 > room:
        return None
    lines = [Text(" ") for _ in range(5)]
    for face, width in zip(faces, widths, strict=True):
        for line, part in zip(lines, _parts(face), strict=True):
            before = (width - part.cell_len) // 2
            line.append(" " * before).append_text(part).append(" " * (width - part.cell_len - before))
    for line in lines:
        line.rstrip()
    return lines


def _parts(face: Face) -> list[Text]:
    """Return the five lines of a card and its label."""
    rank, suit = face.sign[:-1], face.sign[-1]
    style = "dim" if face.is_dim else "bold red" if suit in _RED else "bold"
    frame = "dim" if face.is_dim else ""
    inner = [f"{rank:<3}", f"{suit:>3}"]
    return [
        Text("╭───╮", frame),
        *(Text.assemble(("│", frame), (each, style), ("│", frame)) for each in inner),
        Text("╰───╯", frame),
        Text(face.label, "dim"),
    ]
