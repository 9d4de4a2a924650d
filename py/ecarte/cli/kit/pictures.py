"""The file that a command draws a picture into."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ecarte.cli.kit.records import check_output
from ecarte.cli.kit.terminal import Terminal
from ecarte.core.game import Problem
from ecarte.pictures.saving import SVG, MissingLettersWarning, kind_of

Picture = Annotated[str | None, typer.Option("--picture", metavar="FILE", show_default=False)]


def check_picture(terminal: Terminal, file: str | None, *, drawn: bool = False) -> str:
    """Return the ending of a picture's file, "" for None; end the command when nothing can be drawn into it.

    An SVG that is ``drawn`` already needs no Matplotlib.
    """
    kind = kind_of(file or "")
    if file is None:
        return kind
    if not kind:
        terminal.fail("cli-picture", file=file)
    if not (drawn and kind == SVG):
        check_matplotlib(terminal)
    if not (Path(file).is_file() and os.access(file, os.W_OK)):  # a picture is written over, where it is
        check_output(terminal, file, kind.removeprefix("."))
    return kind


def check_matplotlib(terminal: Terminal) -> None:
    """End the command when Matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        terminal.refuse(Problem("E-extra", None, {"package": "matplotlib", "extra": "picture"}))


@contextmanager
def drawing(terminal: Terminal, file: str) -> Iterator[None]:
    """Draw into a file; end the command when that fails, and say which letters are missing in the picture."""
    with warnings.catch_warnings(record=True) as said, terminal.checked_writing(file):
        warnings.simplefilter("always", MissingLettersWarning)
        yield
    for each in said:
        if isinstance(each.message, MissingLettersWarning):
            letters = each.message.letters
            shown = letters[:_SHOWN] + "…" * (len(letters) > _SHOWN)
            terminal.note(terminal.words("cli-picture-letters", letters=shown, file=file))


_SHOWN = 10  # letters
