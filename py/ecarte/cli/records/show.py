"""``ecarte show``: replay of games in the terminal, complete or step by step."""

from __future__ import annotations

import sys
from itertools import islice
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ecarte.cli.kit.records import Files, Records
from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.telling import PARLANCES, StoryLine
from ecarte.cli.speech.verdicts import Thinker
from ecarte.collection.files import STANDARD
from ecarte.core.game import Seat
from ecarte.record import Play

_NEXT, _BACK = ("", " ", "\r", "\n", "\x1b[C", "l", "j"), ("b", "\x7f", "\x1b[D", "h", "k")
_NEXT_DEAL, _BACK_DEAL = ("n", "\x1b[B", "\x1b[6~"), ("p", "\x1b[A", "\x1b[5~")
_FIRST, _LAST = ("g", "\x1b[H", "\x1b[1~"), ("G", "\x1b[F", "\x1b[4~")
_QUIT = ("q", "Q", "\x1b", "\x04", "\x1a")
_STORY = 10  # lines of the story below the table


def show(
    terminal: Terminal,
    files: Files,
    number: Annotated[int | None, typer.Option("--number", "-n", metavar="N", min=1, show_default=False)] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", show_default=False)] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    why: Annotated[bool, typer.Option("--why")] = False,
    sheet: Annotated[bool, typer.Option("--sheet")] = False,
) -> int:
    """Replay games."""
    if step and STANDARD in files:
        terminal.fail("cli-show-keyboard")
    if sheet and (at is not None or step or why):
        terminal.fail("cli-show-sheet-alone")
    records = Records(terminal, files)
    first = number or 1
    is_alone = number is not None or at is not None or step
    shown = 0
    for shown, play in enumerate(islice(records.sound(STANDARD), first - 1, first if is_alone else None), 1):  # counted
        game = _Game(terminal, play, seat, apart=step or why, why=why)
        if step:
            _Steps(game, at).run()
        elif at is not None:
            game.show_moment(at)
        elif sheet:
            game.show_sheet(first=shown == 1)
        else:
            game.show_whole(first=shown == 1)
    if not shown and number is not None:
        terminal.fail("cli-show-missing", number=number)
    return records.status


def _replay() -> Any:
    """Return the module of replays: with the facts of every game, which completion does without."""
    from ecarte.record import replay

    return replay


class _Game:
    """One game, seen by a seat or with all hands open."""

    def __init__(self, terminal: Terminal, play: Play, seat: Seat | None, *, apart: bool, why: bool = False) -> None:
        self.terminal, self.play = terminal, play
        self.thinker = Thinker(terminal.words, play) if why else None
        seats = play.record.seats
        terminal.check_choice("--seat", seat, seats)
        if seat is not None and play.record.view not in (None, seat):
            terminal.fail("cli-show-view", seat=play.record.view)
        self.seat = seat
        self.game: Any = _replay().replay(play, seat)
        self.telling = PARLANCES[play.record.game.name].telling(terminal.words, self.game, apart=apart)

    def heading(self) -> None:
        self.terminal.out.rule(Text(self.telling.heading()), style="dim")

    def say(self, said: StoryLine) -> None:
        label, text = said.parts()
        if not self.terminal.out.is_terminal:  # a file or pipe has no width to wrap at
            self.terminal.out.print(Text.assemble(label, text), soft_wrap=True)
            return
        line = Table.grid()
        line.add_column(no_wrap=True)
        line.add_column()
        line.add_row(label, text)
        self.terminal.out.print(line)

    def show_whole(self, *, first: bool) -> None:
        if not first:
            self.terminal.out.print()
        self.heading()
        for deal in self.game["deals"]:
            for line in self.telling.deal(deal):
                self.say(line)
                self.tell_why(line.at)
            self.terminal.out.print()
        self.print_sheet()

    def show_sheet(self, *, first: bool) -> None:
        """Print the score sheet alone; where there is no terminal its rows are not broken."""
        if not first:
            self.terminal.out.print()
        if self.terminal.out.is_terminal:
            self.heading()
            self.print_sheet()
        else:
            self.terminal.out.print(Text(self.telling.heading()), soft_wrap=True)
            self.terminal.table(self.telling.sheet())

    def print_sheet(self) -> None:
        """Print the score sheet, as wide as the terminal allows."""
        console, sheet = self.terminal.out, self.telling.sheet()
        least = console.measure(sheet, options=console.options.update(width=100_000)).minimum
        console.print(sheet if least <= console.width else self.telling.narrow_sheet())

    def show_moment(self, at: str) -> None:
        self.view(at)  # ends here when there is no such moment
        self.heading()
        self.table(at)
        self.tell_why(at)

    def tell_why(self, at: str) -> None:
        """Print the reasons of the computer for the decision before a moment."""
        reasons = self.thinker.reasons(at) if self.thinker and at else ""
        if reasons:
            self.say(StoryLine("", reasons, aside=True))

    def view(self, at: str) -> Any:
        return _replay().views(self.play, self.seat, [at])[at]

    def table(self, at: str) -> None:
        for line in self.telling.table(self.view(at)):
            self.terminal.out.print(line)


class _Steps:
    """Stepping through a game by keys: a line of the story at a time, the table above it."""

    def __init__(self, game: _Game, at: str | None) -> None:
        self.game, self.terminal = game, game.terminal
        self.lines = [line for deal in game.game["deals"] for line in game.telling.deal(deal)]
        # The line and the moment of every event of the main line; its note follows in the lines after it.
        self.stops = [(place, line.at) for place, line in enumerate(self.lines) if line.at and not line.deep]
        self.stop = 0
        if at is not None:
            game.view(at)  # ends here when there is no such moment
            self.stop = next((n for n, (_, each) in enumerate(self.stops) if _is_reached(at, each)), 0)

    def run(self) -> None:
        while self.stops:
            self.draw()
            try:
                key = self.key()
            except EOFError:
                return
            if key in _QUIT:
                return
            self.stop = min(max(self.next_stop(key), 0), len(self.stops) - 1)

    def key(self) -> str:
        """Return a key at a terminal, otherwise the first character of a line."""
        return typer.getchar() if sys.stdin.isatty() else input()[:1]

    def next_stop(self, key: str) -> int:
        """Return the stop that a key leads to, which may be outside the game."""
        deals = [n for n, (_, at) in enumerate(self.stops) if at.endswith("#0")]
        if key in _NEXT:
            return self.stop + 1
        if key in _BACK:
            return self.stop - 1
        if key in _NEXT_DEAL:
            return next((n for n in deals if n > self.stop), len(self.stops) - 1)
        if key in _BACK_DEAL:
            return max((n for n in deals if n < self.stop), default=0)
        if key in _FIRST:
            return 0
        return len(self.stops) - 1 if key in _LAST else self.stop

    def draw(self) -> None:
        out = self.terminal.out
        if out.is_terminal:
            out.clear()
        place, at = self.stops[self.stop]
        self.game.heading()
        self.game.table(at)
        out.print()
        end = next((n for n, line in enumerate(self.lines[place + 1 :], place + 1) if line.at and not line.deep), None)
        begun = max(n for n, line in enumerate(self.lines[: place + 1]) if line.at.endswith("#0") and not line.deep)
        for line in self.lines[begun:end][-_STORY:]:
            self.game.say(line)
        count = {"at": at, "number": self.stop + 1, "of": len(self.stops)}
        out.print(Text(self.terminal.words("cli-show-keys", **count), "dim"))


def _is_reached(at: str, stop: str) -> bool:
    """Return whether a stop is the moment ``at`` or, in the same deal, after it; a variation counts as its event."""
    (deal, number), (same, further) = at.split("#")[:2], stop.split("#")[:2]
    return deal == same and int(number.split("/")[0]) <= int(further)
