"""``ecarte analyze``: the value of every decision, written into the records, or reported in words or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ecarte import compiler
from ecarte.analysis import ANALYSTS, Effort
from ecarte.cli.kit.compiling import prepare
from ecarte.cli.kit.progress import GameMeter
from ecarte.cli.kit.records import Files, Jobs, Output, Records, Scheduler, check_output, write_records
from ecarte.cli.kit.terminal import AsJson, Terminal, choice_option
from ecarte.cli.speech.verdicts import tell
from ecarte.collection.analyze import Analysed, Wanted, analysed, effort, resumed
from ecarte.collection.files import STANDARD, count_records
from ecarte.collection.journal import Journal
from ecarte.collection.workers import Workers
from ecarte.core.game import RuleError
from ecarte.games import GAMES
from ecarte.notation import ecn

_STANDARD = Effort()

SeatName = Annotated[str | None, choice_option("--seat", values=("N", "E", "S", "W"), show_default=False)]


def analyze(
    terminal: Terminal,
    files: Files,
    output: Output = STANDARD,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    seat: SeatName = None,
    worlds: Annotated[int, typer.Option("--worlds", min=100, max=1_000_000, metavar="N")] = _STANDARD.worlds,
    exact: Annotated[bool, typer.Option("--exact")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = _STANDARD.number,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    report: Annotated[bool, typer.Option("--report")] = False,
    as_json: AsJson = False,
) -> int:
    """Analyse records."""
    workers = Workers(jobs, scheduler)
    terminal.words.about("analysis")
    if report and as_json:
        terminal.fail("cli-play-apart", first="--report", second="--json")
    seats = [each for name in ANALYSTS for each in GAMES[name].all_seats]
    terminal.check_choice("--seat", seat, seats)
    if resume and output == STANDARD:
        terminal.fail("cli-resume-output")
    check_output(terminal, output)
    records = Records(terminal, files, metered=False)
    wanted = Wanted(effort(worlds, exact=exact, seed=seed), seat, overwrite)

    def texts(journal: Journal | None = None) -> Iterator[str]:
        results = _counted(terminal, records, wanted, workers, journal)
        return _reporting(terminal, records, results, in_words=report, as_json=as_json)

    if (report or as_json) and output == STANDARD:
        for _ in texts():
            pass
        return records.status
    if output == STANDARD or (Path(output).exists() and not Path(output).is_file()):
        return write_records(terminal, records, output, texts(), whole=True)
    return _write_resumable(terminal, records, output, wanted, texts, resume=resume)


def _write_resumable(
    terminal: Terminal,
    records: Records,
    output: str,
    wanted: Wanted,
    texts: Callable[[Journal], Iterator[str]],
    *,
    resume: bool,
) -> int:
    """Write the records, and return the exit status; if it is interrupted, say how to go on."""
    with terminal.checked_writing(f"{output}.part"):
        journal = Journal(Path(f"{output}.part"), wanted.to_json(), resume=resume)
    with journal:
        try:
            return write_records(terminal, records, output, texts(journal), finished=journal.remove, whole=True)
        except (RuleError, KeyboardInterrupt):  # of a game, or of a cluster; of a person
            if journal.length:
                terminal.note(terminal.words("cli-resume-kept", games=journal.length, file=str(journal.path)))
            raise


def _counted(
    terminal: Terminal, records: Records, wanted: Wanted, workers: Workers, journal: Journal | None
) -> Iterator[Analysed]:
    """Return the records analysed, and count them on the last line of a screen."""
    try:
        total = count_records(records.names) if terminal.err.is_terminal else None
    except RuleError:  # they are reported when the records are read
        total = None
    with terminal.count_games("cli-analyzing", total) as meter:
        ready = partial(_prepare, terminal, meter)
        if journal is None:
            yield from analysed(records.sound(), wanted, workers, meter.reach, ready)
        else:
            yield from resumed(records.sound(), wanted, journal, workers, meter.reach, ready)


def _prepare(terminal: Terminal, meter: GameMeter, game: str) -> None:
    meter.hide()  # one bar at a time
    prepare(terminal, partial(compiler.prepare, game))
    terminal.meter = meter


def _reporting(
    terminal: Terminal, records: Records, results: Iterator[Analysed], *, in_words: bool, as_json: bool
) -> Iterator[str]:
    """Return the records, each after its report has been printed."""
    for number, each in enumerate(results, 1):
        if each.problem is not None:
            records.status = max(records.status, 1)
            terminal.note(terminal.words("cli-not-analyzed", number=number, why=terminal.words.problem(each.problem)))
        elif as_json:
            terminal.write_json({"record": number, "reviews": each.reviews})
        elif in_words:
            if number > 1:
                terminal.out.print(Text())
            tell(terminal, ecn.loads(each.text)[0], each.reviews)
        yield each.text
