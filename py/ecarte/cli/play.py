"""``ecarte play``: a game in the terminal against the computer.

A front end like the page: it knows the engine through `ecarte.web.respond` and sees one seat's view.
"""

from __future__ import annotations

import json
import secrets
import shlex
import sys
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from ecarte.ai import OPPONENTS
from ecarte.cli import answers
from ecarte.cli.files import STANDARD, read, write
from ecarte.cli.options import changes
from ecarte.cli.story import Story, coloured
from ecarte.cli.terminal import Color, Coloring, Lang, Terminal
from ecarte.game import Json, Problem, RuleError, Seat
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.record import SEAT_TAGS
from ecarte.text import printable
from ecarte.web import respond

GAME = "ecarte"
_QUIT, _HELP, _HINT, _BACK = ("q", "quit", "exit"), ("?", "help"), ("h", "hint"), ("u", "undo", "back")


def play(
    rules: Annotated[str | None, typer.Option("--rules", metavar="|".join(GAMES[GAME].PRESETS))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    opponent: Annotated[str | None, typer.Option("--opponent", metavar="|".join(OPPONENTS[GAME]))] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="|".join(GAMES[GAME].SEATS))] = None,
    dealer: Annotated[str | None, typer.Option("--dealer", metavar="S|N|cut")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="HEX")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    terminal = Terminal(lang, color)
    seats = GAMES[GAME].SEATS
    for name, value, allowed in (
        ("--seat", seat, seats),
        ("--dealer", dealer, (*seats, "cut")),
        ("--opponent", opponent, OPPONENTS[GAME]),
    ):
        if value is not None and value not in allowed:
            terminal.fail("cli-one-of", option=name, value=value, allowed=", ".join(allowed))
    if resume is not None:
        if any(each is not None for each in (rules, option, dealer, seed)):
            terminal.fail("cli-resume-alone")
        game = _resumed(terminal, resume, seat, opponent, save)
    else:
        player, me = opponent or OPPONENTS[GAME][0], seat or "S"
        other = next(each for each in seats if each != me)
        words = terminal.words
        tags = {
            "Date": f"{date.today():%Y.%m.%d}",
            SEAT_TAGS[me]: words("you-in-record"),
            SEAT_TAGS[other]: words("opponent-in-record", name=words(f"opponent-{player}"), player=player),
        }
        request = {
            "do": "new",
            "game": GAME,
            "preset": rules or next(iter(GAMES[GAME].PRESETS)),
            "options": changes(terminal, GAME, option or []),
            "seed": seed or secrets.token_hex(32),
            "dealer": dealer or "cut",
            "tags": tags,
            "players": {other: player},
            "seat": me,
        }
        answer = _engine(request)
        _stop_at_problems(terminal, answer)
        game = _Game(terminal, answer, me, player, _place(terminal, save))
    game.run()


def _engine(request: Json) -> Json:
    answer: Json = json.loads(respond(json.dumps({"id": 1, **request})))
    return answer


def _stop_at_problems(terminal: Terminal, answer: Json) -> None:
    if "problems" in answer:
        terminal.stop("\n".join(terminal.words.refusal(problem) for problem in answer["problems"]))


def _place(terminal: Terminal, save: Path | None) -> Path:
    """The file that will hold the game: a new one, so that no earlier game is lost."""
    if save is not None:
        if save.exists():
            terminal.fail("cli-exists", file=str(save))
        return save
    folder = Path(typer.get_app_dir("ecarte")) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while True:
            path = folder / f"{date.today():%Y-%m-%d}-{number}.ecn"
            try:
                path.open("x").close()
            except FileExistsError:
                number += 1
            else:
                return path
    except OSError as error:
        terminal.fail("cli-not-written", file=str(folder), detail=error.strerror or type(error).__name__)


def _resumed(terminal: Terminal, file: str, seat: Seat | None, opponent: str | None, save: Path | None) -> _Game:
    """The game of a file, at the place where it was left."""
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
    if len(readings) != 1 or readings[0].play is None:
        terminal.fail("cli-resume-one", file=file, records=len(readings))
    record = readings[0].play.record
    if not record.tag("Seed"):
        terminal.fail("cli-resume-seed", file=file)
    seats = record.game.SEATS
    computer = dict(part.split(":", 1) for part in record.tag("Computer").split() if ":" in part)
    me = seat or next((each for each in seats if each not in computer), seats[0])
    other = next(each for each in seats if each != me)
    player = opponent or computer.get(other, "")
    if player not in OPPONENTS[GAME]:
        player = OPPONENTS[GAME][0]
    answer = _engine({"do": "view", "record": ecn.dumps(readings[0].play), "seat": me})
    _stop_at_problems(terminal, answer)
    elsewhere = save is not None or file == STANDARD or file.endswith(".gz")
    return _Game(terminal, answer, me, player, _place(terminal, save) if elsewhere else Path(file))


class _Game:
    """One game at the terminal. ``self.answer`` is the engine's last."""

    def __init__(self, terminal: Terminal, answer: Json, me: Seat, player: str, path: Path) -> None:
        self.terminal, self.words, self.answer = terminal, terminal.words, answer
        self.player, self.path = player, path
        other = next(seat for seat in GAMES[GAME].SEATS if seat != me)
        names = {me: self.words("you"), other: self.words(f"opponent-{player}")}
        self.story = Story(self.words, names, me)
        self.me, self.other = me, other

    def run(self) -> None:
        """Plays until the game is over or the player leaves; the record is kept in either case."""
        self.keep()
        self.welcome()
        try:
            while self.view["phase"] != "over":
                if self.view["turn"] == self.other and not self.view["pause"]:
                    self.computer()
                else:
                    self.person()
        except EOFError:
            status = 0
        except KeyboardInterrupt:
            status = 130
        else:
            self.say(self.words("cli-over", file=str(self.path)))
            return
        self.say("")
        self.say(self.words("cli-left", file=shlex.quote(str(self.path))))
        raise typer.Exit(status)

    @property
    def view(self) -> Json:
        view: Json = self.answer["view"]
        return view

    # --- what is done ---

    def request(self, **request: Any) -> bool:
        """Asks the engine about this game; False when it refused, and said why."""
        answer = _engine({"record": self.answer["record"], "seat": self.me, **request})
        if "problems" in answer:
            for problem in answer["problems"]:
                self.say(self.words.refusal(problem), style="yellow")
            return False
        self.answer = answer
        self.keep()
        self.tell(answer["frames"])
        return True

    def computer(self) -> None:
        if not self.request(**{"do": "bot", "as": self.other, "player": self.player}):
            raise EOFError  # it could only be refused again

    def person(self) -> None:
        """Shows the table and asks until something has happened."""
        self.terminal.out.print()
        for line in self.story.table(self.view):
            self.terminal.out.print(line)
        while True:
            self.say(self.story.question(self.view), style="bold")
            self.say(self.story.choices(self.view), style="dim")
            if self.answered(self.typed()):
                return

    def answered(self, text: str) -> bool:
        """Carries out what was typed; True when the table must be shown anew."""
        view, command = self.view, text.casefold()
        if command in _QUIT:
            raise EOFError  # leaving is the end of what the player says
        if command in _HELP:
            self.say(self.words("cli-help-text"))
            return False
        if command in _HINT:
            if self.request(do="hint", player=self.player):
                self.say(self.story.advice(self.answer["hint"]), style="cyan")
            return False
        if command in _BACK:
            return self.request(do="back")
        if command == "resign":
            self.say(self.words("resign-question") + " " + self.words("cli-resign-sure"), style="bold")
            return self.typed().casefold() == "resign" and self.request(do="resign")
        if not text and view["phase"] == "scored":
            return self.request(do="play", event=view["next"])
        if not text and view["pause"]:
            self.computer()  # the right to mark is let pass
            return True
        event = answers.event(text, view, self.words)
        if event is None:
            if text:
                key = "cli-no-place" if text.isdecimal() and len(text) == 1 else "cli-not-understood"
                self.say(self.words(key, text=printable(text), most=len(view["hand"])), style="yellow")
            return False
        return self.request(do="play", event=event)

    # --- what is said and heard ---

    def typed(self) -> str:
        """A line from the player; raises EOFError at the end of the input."""
        self.terminal.out.file.flush()
        text = input("> ")
        if not sys.stdin.isatty():
            self.say(printable(text))  # so that what was played from a file reads like what was typed
        return text.strip()

    def say(self, text: str, style: str = "") -> None:
        line = coloured(text)
        line.stylize(style)
        self.terminal.out.print(line, soft_wrap=str(self.path) in text)  # a path is there to be copied

    def welcome(self) -> None:
        preset = self.words(f"preset-{self.view['rules']['preset']}")
        player = self.words(f"player-{self.player}")
        names = {"name": self.story.names[self.other], "player": player, "preset": preset}
        self.say(self.words("cli-welcome", **names, target=self.view["target"]), style="bold")
        self.say(self.words("cli-kept", file=str(self.path)), style="dim")
        so_far = [{"entry": entry} for entry in self.answer["log"] if entry["deal"] == self.view["deal"]]
        self.tell(self.answer["frames"] or so_far)

    def tell(self, frames: list[Json]) -> None:
        for frame in frames:
            entry = frame["entry"]
            sentence = self.story.line(entry)
            if entry["do"] == "open":
                self.terminal.out.rule(sentence or "", style="dim")
            elif sentence is not None:
                self.say(sentence)

    def keep(self) -> None:
        """Writes the record down, after every event: leaving or crashing loses nothing."""
        try:
            write(self.path, self.answer["record"])
        except OSError as error:
            detail = error.strerror or type(error).__name__
            self.terminal.fail("cli-not-written", file=str(self.path), detail=detail)
