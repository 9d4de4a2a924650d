"""``ecarte link``: records as links, one on each line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Jobs, Output, Records, write_records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.notation import challenge as challenges
from ecarte.notation import link as links
from ecarte.notation.ecn import Reading
from ecarte.record import Play, result
from ecarte.text import printable


def link(
    terminal: Terminal,
    files: Files,
    at: Annotated[str, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)] = "",
    seat: Annotated[str | None, typer.Option("--view", "--seat", metavar="SEAT", show_default=False)] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
    challenge: Annotated[str | None, typer.Option("--challenge", metavar="SEAT", show_default=False)] = None,
    together: Annotated[bool, typer.Option("--together")] = False,
    base: Annotated[str, typer.Option("--base", metavar="URL", show_default=False)] = "",
    output: Output = STANDARD,
    jobs: Jobs = 1,
) -> int:
    """Print records as links."""
    if challenge is not None and (at or seat is not None):
        terminal.fail("cli-challenge-alone")
    if whole and seat is not None:
        terminal.fail("cli-link-one")
    if together and (seat is not None or challenge is not None):
        terminal.fail("cli-link-together-alone")
    before = f"{base.partition('#')[0]}#" if base else ""
    records = Records(terminal, files)

    plays: list[Play] = []

    def texts() -> Iterator[str]:
        make = partial(_play, whole) if together else partial(_link, at, seat, whole, challenge)
        for name, done in records.map(make, output, jobs):
            if not records.accept(done, name):
                continue
            if isinstance(done.made, Play):
                plays.append(done.made)
                continue
            if isinstance(done.made, str):
                yield f"{before}{done.made}\n"
                continue
            records.status = max(records.status, 1)
            if isinstance(done.made, list):
                place = f"{printable(name)}:{done.line}"
                terminal.note(terminal.words("cli-link-unfinished", place=place, seats=", ".join(done.made)))
            else:
                for problem in done.made:
                    terminal.report(terminal.err, f"{name}:{done.line}", problem)
        if plays:
            chapter, _, moment = at.rpartition(":") if ":" in at or "#" in at else (at, "", "")
            yield f"{before}{links.dumps_several(plays, _number(terminal, chapter), moment)}\n"

    return write_records(terminal, records, output, texts(), "", form="link")


def _number(terminal: Terminal, chapter: str) -> int:
    """Return which of several games a moment is in: the first when it does not say."""
    if chapter and not (chapter.isascii() and chapter.isdecimal() and len(chapter) < 10):
        terminal.fail("cli-link-chapter", given=chapter)
    return int(chapter or 1)


def _play(whole: bool, reading: Reading) -> Play | list[Seat] | tuple[Problem, ...]:
    """Return the game of a record, or why it goes into no link, as `_link` does."""
    play = reading.play
    if play is None or not reading.sound:
        return ()
    return list(play.record.seats) if _is_closed(play) and not whole else play


def _is_closed(play: Play) -> bool:
    """Return whether a game is not over, so that a link to it would show every hand."""
    return result(play) == "*" and not play.record.view and not play.record.without_cards


def _link(
    at: str, seat: Seat | None, whole: bool, challenge: Seat | None, reading: Reading
) -> str | list[Seat] | tuple[Problem, ...]:
    """Return the link of a record, or why it has none; nothing of a record with errors.

    The seats are those of a game that is not over: its link would show every hand, that of a seat's view would not.
    """
    play = reading.play
    if play is None or not reading.sound:
        return ()
    if _is_closed(play) and seat is None and challenge is None and not whole:
        return list(play.record.seats)
    try:
        return links.dumps(play, at, seat) if challenge is None else challenges.dumps(play, challenge)
    except RuleError as error:
        return error.problems
