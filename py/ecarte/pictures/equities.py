"""A chart of what a game is worth before a deal, at every score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecarte.pictures.saving import figure

_CELL = 0.9  # inches
_DARK = 0.7  # from here on, of the strongest colour, figures are white


def chart(
    table: Sequence[Sequence[float]],
    path: str,
    *,
    even: float,
    sides: tuple[str, str],
    title: str,
    number: Callable[[float], str],
) -> None:
    """Draw a table into a file (`saving.KINDS`): a row for each of the elder's points, a column for the dealer's.

    What is worth more than ``even`` to the elder is green, what is worth less is brown. ``sides`` are the words for
    elder and dealer. Raises RuleError when Matplotlib is not installed, OSError when the file cannot be written.
    """
    most = max(abs(value - even) for row in table for value in row) or 1.0
    size = len(table)
    with figure(1.4 + _CELL * size, 1.5 + _CELL * 0.7 * size, path, layout="constrained") as page:
        cells = page.subplots()
        cells.imshow(table, cmap="BrBG", vmin=even - most, vmax=even + most, aspect="auto")
        for down, row in enumerate(table):
            for across, value in enumerate(row):
                ink = "white" if abs(value - even) > _DARK * most else "black"
                cells.text(across, down, number(value), color=ink, ha="center", va="center")
        cells.set_xticks(range(size))
        cells.set_yticks(range(size))
        cells.xaxis.tick_top()
        cells.xaxis.set_label_position("top")
        cells.set_ylabel(sides[0])
        cells.set_xlabel(sides[1])
        cells.tick_params(length=0)
        # Matplotlib parts lines at blanks alone.
        page.suptitle(title.replace("。", "。\n").rstrip(), fontsize="medium", wrap=True)
