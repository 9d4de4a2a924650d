"""The progress of long work: a bar on the standard error, only at a terminal."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Self

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


class Meter:
    """Counts what is read, in bytes, out of ``total`` if known. Its bar appears after a second, and goes at the end."""

    after = 1.0  # seconds: shorter work needs no bar

    def __init__(self, console: Console, label: str, total: int | None, *, shown: bool = True) -> None:
        self.console, self.label, self.total = console, label, total
        self.shown = shown and console.is_terminal and not console.is_dumb_terminal
        self.done: float = 0
        self._bar: Progress | None = None
        self._begun = monotonic()

    def __enter__(self) -> Self:
        self._begun = monotonic()
        return self

    def __exit__(self, *error: object) -> None:
        self.hide()

    def hide(self) -> None:
        """Remove the bar from the terminal; the next progress shows it again."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    @property
    def is_live(self) -> bool:
        """Return whether the bar is on the terminal now."""
        return self._bar is not None

    def count(self, number: int) -> None:
        """Add to the progress."""
        self.done += number
        self._update()

    def _update(self) -> None:
        if not self.shown:
            return
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self.done)
        elif monotonic() - self._begun >= self.after:
            self._show()

    def _number(self) -> ProgressColumn:
        """Return the column that says how much is done."""
        from rich.progress import DownloadColumn

        return DownloadColumn()

    def _show(self) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), self._number(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=self.console, transient=True)
        self._bar.update(self._bar.add_task(self.label, total=self.total), completed=self.done)
        self._bar.start()


class GameMeter(Meter):
    """Counts games, out of ``total`` if known. Its bar is there from the beginning, and goes at the end."""

    after = 0.0

    def __enter__(self) -> Self:
        super().__enter__()
        self._update()
        return self

    def reach(self, done: float) -> None:
        """Set how many games are done, with the part that is done of the next."""
        self.done = done
        self._update()

    def _number(self) -> ProgressColumn:
        from rich.progress import MofNCompleteColumn

        return MofNCompleteColumn()
