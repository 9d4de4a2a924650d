"""``ecarte stats``: the results of each player, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Annotated

import typer
from rich.cells import cell_len

from ecarte.cli.kit.conditions import NamesInCondition, Where, compile_condition, describe_missing, parse_condition
from ecarte.cli.kit.pictures import Picture, check_picture, drawing
from ecarte.cli.kit.records import Files, Jobs, Records, Scheduler
from ecarte.cli.kit.terminal import AsJson, Terminal, plain_table
from ecarte.collection.workers import Workers
from ecarte.figures import stats as statistics
from ecarte.figures.stats import Stats
from ecarte.games import GAMES
from ecarte.pictures.stats import labels, titles, written
from ecarte.pictures.stats import picture as draw_picture
from ecarte.record import Play
from ecarte.text import shown_name

SHOWN = 4  # players in a table, unless some are named

PlayerNames = Annotated[list[str] | None, typer.Option("--player", metavar="NAME", show_default=False)]
MeasureNames = Annotated[
    list[str] | None,
    typer.Option("--measure", metavar="NAME", show_default=False, autocompletion=lambda: all_measures()),
]


def stats(
    terminal: Terminal,
    files: Files,
    where: Where = None,
    player: PlayerNames = None,
    measure: MeasureNames = None,
    as_json: AsJson = False,
    picture: Picture = None,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
) -> int:
    """Print statistics of players."""
    workers = Workers(jobs, scheduler)
    if where is not None:
        parse_condition(terminal, where)
    shown = Shown(terminal, player, measure, as_json, picture)
    records = Records(terminal, files)
    named = NamesInCondition(where)
    figures = records.map_sound(named.watch(partial(of_game, where)), jobs=workers)
    shown.print(added(named.results(figures)), named)
    return records.status


def added(parts: Iterable[Mapping[str, Stats]]) -> dict[str, Stats]:
    """Return the statistics of all games together, by game."""
    total: dict[str, Stats] = {}
    for each in parts:
        for game, stats in each.items():
            whole = total.setdefault(game, Stats(game))
            whole.warm_ups += stats.warm_ups
            for player, of in stats.sums.items():
                for measure, sums in of.items():
                    whole.sums_of(player, measure).add(sums.n, sums.total, sums.squares)
    return total


def of_game(where: str | None, play: Play) -> dict[str, Stats]:
    """Return the statistics of one game, empty when it does not meet the condition."""
    return statistics.collect([play], None if where is None else compile_condition(where))


def all_measures() -> list[str]:
    """Return the names of what is measured of a player, at any game."""
    return [name for game in GAMES for name in statistics.estimate(game, {})]


def check_games(
    terminal: Terminal, by_game: Mapping[str, Stats], players: list[str] | None, named: NamesInCondition | None
) -> None:
    """End the command when there are no games, or none with one of the players; ``named`` is what a condition names."""
    if named is not None:
        named.report_missing(terminal)
    if not by_game:
        terminal.fail("cli-no-match" if named is not None and named.condition and named.games else "cli-no-games")
    everybody = {player for game in by_game.values() for player in game.players}
    for name in players or ():
        if name.lower() not in {player.lower() for player in everybody}:
            terminal.stop(describe_missing(terminal, name, everybody))


class Shown:
    """What is shown of statistics: of which players, which measures, as a table or as JSON, and as a picture too.

    It ends the command for a measure that there is not, and for a file that no picture can be drawn into.
    """

    def __init__(
        self,
        terminal: Terminal,
        players: list[str] | None,
        measures: list[str] | None,
        as_json: bool,
        picture: str | None,
    ) -> None:
        check_picture(terminal, picture)
        allowed = list(dict.fromkeys(all_measures()))
        for name in measures or ():
            terminal.check_choice("--measure", name, allowed)
        self.terminal, self.players, self.measures = terminal, players, measures
        self.as_json, self.picture = as_json, picture

    def print(self, by_game: Mapping[str, Stats], named: NamesInCondition | None = None) -> None:
        """Print the statistics of each game; one that has none of the measures is left out.

        It ends the command when there is nothing to print. ``named`` is what a condition on the games names.
        """
        check_games(self.terminal, by_game, self.players, named)
        for game in by_game.values():
            game.chosen = self.measures or ()
        shown = [game for game in by_game.values() if game.estimates()]
        if not shown:
            self.terminal.fail("cli-no-measure", names=", ".join(self.measures or ()))
        chosen = [(game, players) for game in shown if (players := self._chosen(game)) or not self.players]
        if self.as_json:
            for game, players in chosen:
                self.terminal.write_json(game.to_json(players))
                self._draw(game, players)
            return
        chosen.sort(key=lambda each: list(GAMES).index(each[0].game))
        for number, (game, players) in enumerate(chosen):
            if len(chosen) > 1:
                title = self.terminal.words(f"game-{game.game}")
                self.terminal.out.print("\n" * (number > 0) + title, style="bold")
            if game.warm_ups:
                self.terminal.note(self.terminal.words("stats-warm-ups", games=game.warm_ups))
            if game.players:
                _table(self.terminal, game, players if self.players else players[:SHOWN])
            self._draw(game, players)
        if any(game.players for game, _ in chosen):
            self.terminal.note(self.terminal.words("stats-intervals"))

    def _chosen(self, game: Stats) -> list[str]:
        """Return the players of a game that are shown, as their names are written there."""
        known = {name.lower(): name for name in game.players}
        return [known[name.lower()] for name in self.players if name.lower() in known] if self.players else game.players

    def _draw(self, game: Stats, players: list[str]) -> None:
        if self.picture is not None and game.players:
            _draw(self.terminal, game, players if self.players else players[:SHOWN], self.picture)


def _table(terminal: Terminal, game: Stats, players: list[str]) -> None:
    words = terminal.words
    shown: list[str | None] = [*players, *([None] if len(game.players) > 1 else [])]
    known = [name for name, estimate in game.estimates().items() if estimate.n]  # measures of analysis may have no data
    columns = [_column(terminal, game, player, known) for player in shown]
    named = labels(terminal.words, game)
    firsts = [words("stats-measure"), words("measure-games"), *(named[name] for name in known)]
    width = terminal.out.width if terminal.out.is_terminal else None
    for group in _groups(max(map(cell_len, firsts)), columns, width):
        table = plain_table()
        table.add_column(firsts[0])
        for column in group:
            table.add_column(column[0], justify="right", no_wrap=True)
        for row in zip(firsts[1:], *(column[1:] for column in group), strict=True):
            table.add_row(*row)
        terminal.table(table)
    left = len(game.players) - len(players)
    if left > 0:
        terminal.note(words("stats-others", players=left))


def _column(terminal: Terminal, game: Stats, player: str | None, measures: list[str]) -> list[str]:
    """Return a player's column, the name first; None means all players together."""
    estimates = game.estimates(player)
    name = terminal.words("stats-all") if player is None else shown_name(player)
    games = "" if player is None else terminal.words.number(game.games(player))
    return [name, games, *(written(terminal.words, estimates[measure]) for measure in measures)]


def _groups(label: int, columns: list[list[str]], width: int | None) -> Iterator[list[list[str]]]:
    """Return the columns in groups that fit beside each other."""
    group: list[list[str]] = []
    taken = label
    for column in columns:
        wide = 2 + max(map(cell_len, column))
        if group and width is not None and taken + wide > width:
            yield group
            group, taken = [], label
        group.append(column)
        taken += wide
    yield group


def _draw(terminal: Terminal, game: Stats, players: list[str], picture: str) -> None:
    with drawing(terminal, picture):
        draw_picture(game, players, labels(terminal.words, game), picture, titles(terminal.words))
