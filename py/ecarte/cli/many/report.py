"""``ecarte report``: figures, plots and drawings of games on one page of HTML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated

import typer

from ecarte.cli.kit.conditions import NamesInCondition, Where, parse_condition
from ecarte.cli.kit.courses import Matches
from ecarte.cli.kit.pictures import check_matplotlib
from ecarte.cli.kit.records import Files, Jobs, Output, Records, check_output, refuse_input, writing
from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.many.stats import PlayerNames, added, check_games, of_game
from ecarte.cli.speech import standings
from ecarte.collection.files import STANDARD
from ecarte.figures.stats import Stats
from ecarte.match import Course, Played, played
from ecarte.notation import ecn
from ecarte.pictures.deals import day
from ecarte.pictures.report import MatchSection, Report, summary
from ecarte.record import Play, facts
from ecarte.requests.subjects.matches import standing
from ecarte.text import Words


def report(
    terminal: Terminal,
    files: Files,
    where: Where = None,
    player: PlayerNames = None,
    title: Annotated[str, typer.Option("--title", metavar="TEXT", show_default=False)] = "",
    drawings: Annotated[int, typer.Option("--drawings", metavar="N", min=0)] = 30,
    output: Output = STANDARD,
    jobs: Jobs = 1,
) -> int:
    """Write a report."""
    if where is not None:
        parse_condition(terminal, where)
    records = Records(terminal, files)
    refuse_input(terminal, records, output)
    check_output(terminal, output, "html")
    check_matplotlib(terminal)
    page = Report(terminal.words, title, drawings)
    matches = Matches()
    named = NamesInCondition(where)

    def figures() -> Iterator[Mapping[str, Stats]]:
        work = named.watch(partial(_of_game, terminal.words.language, where))
        for game in named.results(records.map_sound(work, output, jobs)):
            if game.stats:
                page.add(game.line, game.day, game.play)
                if where is None:  # some games of a match would tell a false standing
                    matches.add("", 0, game.of_match)  # its problems are left to `ecarte check`
                yield game.stats

    by_game = added(figures())
    check_games(terminal, by_game, player, named)
    known = {name.lower(): name for game in by_game.values() for name in game.players}
    chosen = [known[name.lower()] for name in player or ()]
    told = [_describe(terminal.words, course) for course, _ in matches.courses()]
    with writing(terminal, output, "html") as write:
        for part in page.html(by_game, chosen, told):
            write(part)
    return records.status


@dataclass(frozen=True, slots=True)
class _Game:
    """What a report says of a game: its statistics, empty when it is left out, its line, its day, record and match."""

    stats: dict[str, Stats]
    line: str = ""
    day: str = ""
    text: str = ""
    of_match: Played | None = None

    def play(self) -> Play:
        """Return the record."""
        return ecn.loads(self.text)[0]


def _of_game(language: str, where: str | None, play: Play) -> _Game:
    stats = of_game(where, play)
    if not stats:
        return _Game(stats)
    line = summary(_words(language), play, str(facts.game(play.record)["result"]))
    of_match = played(play) if play.record.tag("Match") else None
    return _Game(stats, line, day(play.record.tag("Date")), ecn.dumps(play), of_match)


def _describe(words: Words, course: Course) -> MatchSection:
    state = standing(course)
    return MatchSection(
        standings.format_heading(words, state),
        standings.game_rows(words, state["games"]),
        standings.describe(words, course, state),
    )


_words = cache(Words)
"""Return the words of a language; each process reads them once."""
