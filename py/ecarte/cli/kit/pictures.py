"""The file that a command draws a picture into."""

from __future__ import annotations

from typing import Annotated

import typer

from ecarte.cli.kit.terminal import Terminal
from ecarte.pictures.saving import kind_of

Picture = Annotated[str | None, typer.Option("--picture", metavar="FILE", show_default=False)]


def check_picture(terminal: Terminal, file: str | None) -> str:
    """Return the ending of a picture's file, "" for None; end the command when nothing can be drawn into it."""
    kind = kind_of(file or "")
    if file is not None and not kind:
        terminal.fail("cli-picture", file=file)
    return kind
