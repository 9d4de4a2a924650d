"""Resuming a game or a match at the terminal from its file."""

from __future__ import annotations

from pathlib import Path

import typer

from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.telling import PARLANCES
from ecarte.cli.table.game import TerminalGame
from ecarte.cli.table.kept import Kept, place
from ecarte.cli.table.people import WATCHING, People, computers
from ecarte.cli.table.prompt import Cutting, ask, expect
from ecarte.cli.table.sitting import Match, sit
from ecarte.collection.files import STANDARD, read
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.notation import ecn
from ecarte.players import OPPONENTS
from ecarte.record import SEAT_TAGS, Play


def resume(
    terminal: Terminal,
    file: str,
    seat: Seat | None,
    opponent: str | None,
    partner: str | None,
    save: Path | None,
    cutting: Cutting,
    *,
    two: bool,
) -> None:
    """Continue where the file was left."""
    plays = _read(terminal, file)
    elsewhere = save is not None or file == STANDARD or file.endswith(".gz")
    texts = [ecn.dumps(play) for play in plays]
    if plays and all(play.record.tag("Match") for play in plays):
        match = ask("match", records=texts).get("match")
        if match is not None and not match["problems"]:
            path = place(terminal, save) if elsewhere else Path(file)
            plays.sort(key=lambda play: int(play.record.tag("MatchGame", "0") or 0))
            _resume_match(terminal, match, list(map(ecn.dumps, plays)), path, cutting)
            return
    if len(plays) != 1:
        terminal.fail("cli-resume-one", file=file, records=len(plays))
    record = plays[0].record
    if not record.tag("Seed"):
        terminal.fail("cli-resume-seed", file=file)
    people = _people(terminal, plays[0], seat, opponent, partner, two)
    answer = expect(terminal, "view", record=texts[0], seat=people.me)
    kept = Kept(terminal, place(terminal, save) if elsewhere else Path(file))
    sit(terminal, TerminalGame(terminal, answer, people, kept, cutting), kept)


def _read(terminal: Terminal, file: str) -> list[Play]:
    """Return the games of a file, or end the command when one cannot be read."""
    try:
        text = read(file)
    except RuleError as error:
        for problem in error.problems:
            terminal.report(terminal.err, file, problem)
        raise typer.Exit(2) from None
    readings = list(ecn.read(text))
    problems: list[Problem] = [problem for reading in readings for problem in reading.problems if problem.severe]
    for problem in problems:
        terminal.report(terminal.err, file, problem)
    if problems:
        raise typer.Exit(1)
    return [reading.play for reading in readings if reading.play is not None]


def _people(
    terminal: Terminal, play: Play, seat: Seat | None, opponent: str | None, partner: str | None, two: bool
) -> People:
    """Return the people of a resumed game: as before, unless options say otherwise."""
    record, game = play.record, play.record.game
    seats, sides, words = record.seats, record.sides, terminal.words
    computer = record.computer
    if two and not computer and len(seats) == 2:
        return People(game.name, {each: record.tag(SEAT_TAGS[each]) for each in seats}, {}, WATCHING)
    me = terminal.check_choice("--seat", seat, seats) or next(
        (each for each in seats if each not in computer), seats[0]
    )
    players = computers(terminal, game.name, seats, sides, me, opponent, partner)
    mine = next(side for side in sides if me in side)
    for each in players:
        asked = partner if each in mine else opponent
        if asked is None and computer.get(each) in OPPONENTS[game.name]:
            players[each] = computer[each]
    story = PARLANCES[game.name].story
    names = {each: story.name(words, players[each], each) if each in players else words("you") for each in seats}
    return People(game.name, names, players, me)


def _resume_match(
    terminal: Terminal, standing: dict[str, object], records: list[str], path: Path, cutting: Cutting
) -> None:
    kept = Kept(terminal, path, records[:-1])
    kept.last = records[-1]
    match = Match(terminal, kept, standing, cutting)
    try:
        table = match.unfinished() if standing["playing"] else match.following()
    except EOFError:
        raise typer.Exit(0) from None
    if table is not None:
        sit(terminal, table, kept, match.following)
