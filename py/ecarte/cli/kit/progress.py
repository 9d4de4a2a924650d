"""The progress of long work: a bar on the standard error, only at a terminal."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Self

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress

_AFTER = 1.0  # seconds: shorter work needs no bar


class Meter:
    """Counts progress, out of ``total`` if known. The bar appears after a second, and is removed at the end."""

    def __init__(self, console: Console, label: str, total: int | None, *, shown: bool = True) -> None:
        self.console, self.label, self.total = console, label, total
        self.shown = shown and console.is_terminal and not console.is_dumb_terminal
        self.done = 0
        self._bar: Progress | None = None
        self._begun = monotonic()

    def __enter__(self) -> Self:
        self._begun = monotonic()
        return self

    def __exit__(self, *error: object) -> None:
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
        if not self.shown:
            return
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self.done)
        elif monotonic() - self._begun > _AFTER:
            self._show()

    def _show(self) -> None:
        from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=self.console, transient=True)
        self._bar.add_task(self.label, total=self.total, completed=self.done)
        self._bar.start()
