"""The file that a command draws a picture into."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from ecarte.cli.kit.terminal import Terminal
from ecarte.core.game import RuleError
from ecarte.pictures.saving import MissingLettersWarning, kind_of

Picture = Annotated[str | None, typer.Option("--picture", metavar="FILE", show_default=False)]


def check_picture(terminal: Terminal, file: str | None) -> str:
    """Return the ending of a picture's file, "" for None; end the command when nothing can be drawn into it."""
    kind = kind_of(file or "")
    if file is not None and not kind:
        terminal.fail("cli-picture", file=file)
    return kind


@contextmanager
def drawing(terminal: Terminal, file: str) -> Iterator[None]:
    """Draw into a file; end the command when that fails, and say which letters are missing in the picture."""
    try:
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always", MissingLettersWarning)
            yield
    except RuleError as error:
        terminal.refuse(*error.problems)
    except OSError as error:
        terminal.not_written(file, error)
    for each in said:
        if isinstance(each.message, MissingLettersWarning):
            letters = each.message.letters
            shown = letters[:_SHOWN] + "…" * (len(letters) > _SHOWN)
            terminal.note(terminal.words("cli-picture-letters", letters=shown, file=file))


_SHOWN = 10  # letters
