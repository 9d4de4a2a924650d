"""The file that keeps a game at the terminal: one game, or all those of a match, the last one in play."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from itertools import count
from pathlib import Path

import typer

from ecarte.cli.kit.records import check_output
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import write


class Kept:
    """The file of a game, written after every event, so that leaving or crashing loses nothing.

    Where ``private`` is true, only its owner may read it: it holds a secret.
    """

    def __init__(self, terminal: Terminal, path: Path, before: Sequence[str] = (), *, private: bool = False) -> None:
        self.terminal, self.path, self.private = terminal, path, private
        self.before = [*before]
        self.last = ""

    @property
    def records(self) -> list[str]:
        """Return every game in the file."""
        return [*self.before, self.last] if self.last else [*self.before]

    def keep(self, record: str) -> None:
        """Store the game in play."""
        self.last = record
        with self.terminal.checked_writing(str(self.path)):
            write(self.path, "\n".join(self.records), private=self.private)

    def turn_over(self) -> None:
        """Begin the next game after those stored."""
        self.before, self.last = self.records, ""


def place(terminal: Terminal, save: Path | None, ending: str = "ecn") -> Path:
    """Return the file for a new game: a new file, so that no earlier game is lost."""
    if save is not None:
        if save.exists():
            terminal.fail("cli-exists", file=str(save))
        check_output(terminal, str(save))
        return save
    folder = Path(typer.get_app_dir("ecarte")) / "games"
    with terminal.checked_writing(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"{date.today():%Y-%m-%d}-{number}.{ending}"
        with terminal.checked_writing(str(folder)), suppress(FileExistsError):
            path.open("x").close()
            break
    return path
