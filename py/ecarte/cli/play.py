"""``ecarte play``: a game in the terminal against the computer.

A front end like the page: it knows the engine through `ecarte.web.respond` and sees one seat's view.
"""

from __future__ import annotations

import json
import re
import secrets
import shlex
import sys
from contextlib import nullcontext
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ecarte.ai import OPPONENTS
from ecarte.cli.files import STANDARD, read, write
from ecarte.cli.options import GAME, GameName, changes, every_preset, game_of, preset_of
from ecarte.cli.parlance import PARLANCES
from ecarte.cli.story import coloured
from ecarte.cli.terminal import Color, Coloring, Lang, Terminal
from ecarte.game import Json, Problem, RuleError, Seat
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.record import SEAT_TAGS
from ecarte.text import printable
from ecarte.web import respond

_QUIT, _HELP, _HINT, _BACK = ("q", "quit", "exit"), ("?", "help"), ("h", "hint"), ("u", "undo", "back")
_OFFERED = tuple(dict.fromkeys(name for names in OPPONENTS.values() for name in names))
_SEATS = tuple(dict.fromkeys(seat for game in GAMES.values() for seat in game.SEATS))


def play(
    game: GameName = GAME,
    rules: Annotated[str | None, typer.Option("--rules", metavar=every_preset())] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    opponent: Annotated[str | None, typer.Option("--opponent", metavar="|".join(_OFFERED))] = None,
    partner: Annotated[str | None, typer.Option("--partner", metavar="|".join(_OFFERED))] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="|".join(_SEATS))] = None,
    dealer: Annotated[str | None, typer.Option("--dealer", metavar="|".join((*_SEATS, "cut")))] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="HEX")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    terminal = Terminal(lang, color)
    if resume is not None:
        if rules or option or seed or dealer or game != GAME:
            terminal.fail("cli-resume-alone")
        _resumed(terminal, resume, seat, opponent, partner, save).run()
        return
    module = GAMES[game_of(terminal, game)]
    changed = changes(terminal, game, option or [])
    preset = preset_of(terminal, game, rules)
    try:
        options = module.resolve(preset, changed)
    except RuleError as error:
        terminal.refuse(*error.problems)
    seats = module.seats(options)
    _one_of(terminal, "--dealer", dealer, (*seats, "cut"))
    me = _one_of(terminal, "--seat", seat, seats) or ("S" if "S" in seats else seats[0])
    players = _players(terminal, game, seats, module.sides(options), me, opponent, partner)
    words = terminal.words
    tags = {"Date": f"{date.today():%Y.%m.%d}", SEAT_TAGS[me]: words("you-in-record")}
    for each, player in players.items():
        name = PARLANCES[game].story.name(words, player, each)
        tags[SEAT_TAGS[each]] = words("opponent-in-record", name=name, player=player)
    request = {
        "do": "new",
        "game": game,
        "preset": preset,
        "options": changed,
        "seed": seed or secrets.token_hex(32),
        "dealer": dealer or "cut",
        "tags": tags,
        "players": players,
        "seat": me,
    }
    answer = _engine(request)
    _stop_at_problems(terminal, answer)
    _Game(terminal, game, answer, me, players, _place(terminal, save)).run()


def _one_of(terminal: Terminal, option: str, value: str | None, allowed: tuple[str, ...]) -> str | None:
    if value is not None and value not in allowed:
        terminal.fail("cli-one-of", option=option, value=value, allowed=", ".join(allowed))
    return value


def _players(
    terminal: Terminal,
    game: str,
    seats: tuple[Seat, ...],
    sides: tuple[str, ...],
    me: Seat,
    opponent: str | None,
    partner: str | None,
) -> dict[Seat, str]:
    """Who of the computer's sits in each of the other seats; a partner as the opponents, when nothing is said."""
    mine = next(side for side in sides if me in side)
    if partner is not None and len(mine) == 1:
        terminal.fail("cli-no-partner")
    against = _one_of(terminal, "--opponent", opponent, OPPONENTS[game]) or _usual(game)
    beside = _one_of(terminal, "--partner", partner, OPPONENTS[game]) or against
    return {seat: beside if seat in mine else against for seat in seats if seat != me}


def _usual(game: str) -> str:
    """Whom one plays against when nothing is said: neither the weakest nor the strongest of those offered."""
    return OPPONENTS[game][len(OPPONENTS[game]) // 2]


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


def _resumed(
    terminal: Terminal, file: str, seat: Seat | None, opponent: str | None, partner: str | None, save: Path | None
) -> _Game:
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
    game, options = record.game, record.options()
    seats = game.seats(options)
    computer = dict(part.split(":", 1) for part in record.tag("Computer").split() if ":" in part)
    me = _one_of(terminal, "--seat", seat, seats) or next((each for each in seats if each not in computer), seats[0])
    players = _players(terminal, game.NAME, seats, game.sides(options), me, opponent, partner)
    mine = next(side for side in game.sides(options) if me in side)
    for each in players:
        asked = partner if each in mine else opponent
        if asked is None and computer.get(each) in OPPONENTS[game.NAME]:
            players[each] = computer[each]
    answer = _engine({"do": "view", "record": ecn.dumps(readings[0].play), "seat": me})
    _stop_at_problems(terminal, answer)
    elsewhere = save is not None or file == STANDARD or file.endswith(".gz")
    path = _place(terminal, save) if elsewhere else Path(file)
    return _Game(terminal, game.NAME, answer, me, players, path)


class _Game:
    """One game at the terminal. ``self.answer`` is the engine's last; ``players`` are the computer's, by seat."""

    def __init__(
        self, terminal: Terminal, game: str, answer: Json, me: Seat, players: dict[Seat, str], path: Path
    ) -> None:
        self.terminal, self.words, self.answer = terminal, terminal.words, answer
        self.me, self.players, self.path = me, players, path
        self.parlance = PARLANCES[game]
        teller = self.parlance.story
        names = {seat: teller.name(self.words, player, seat) for seat, player in players.items()}
        self.story = teller(self.words, {me: self.words("you"), **names}, me)

    def run(self) -> None:
        """Plays until the game is over or the player leaves; the record is kept in either case."""
        self.keep()
        self.welcome()
        try:
            while self.view["phase"] != "over":
                if self.view["turn"] in self.players and not self.view["pause"]:
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
        return self.answered_by(self.asked(**request))

    def asked(self, **request: Any) -> Json:
        return _engine({"record": self.answer["record"], "seat": self.me, **request})

    def answered_by(self, answer: Json) -> bool:
        if "problems" in answer:
            for problem in answer["problems"]:
                self.say(self.words.refusal(problem), style="yellow")
            return False
        self.answer = answer
        self.keep()
        self.tell(answer["frames"])
        return True

    def computer(self) -> None:
        seat, out = self.view["turn"], self.terminal.out
        thinking = Text(self.words("ask-thinking", name=self.story.names[seat]), "dim")
        # Some think for a while; nothing of it is left on the screen.
        with out.status(thinking) if out.is_terminal else nullcontext():
            answer = self.asked(**{"do": "bot", "as": seat, "player": self.players[seat]})
        if not self.answered_by(answer):
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
            self.say(self.story.help())
            return False
        event = self.parlance.answer(text, view, self.words)
        if event is not None and event in view["legal"]:  # before what else it may mean: "h" may be hearts
            return self.request(do="play", event=event)
        if command in _HINT:
            adviser = self.adviser()
            if self.request(do="hint", player=self.players[adviser]):
                self.say(self.story.advice(self.answer["hint"], self.story.names[adviser]), style="cyan")
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
        if (told := self.story.told(command, view, self.answer["log"])) is not None:
            for line in told:
                self.terminal.out.print(line)
            return False
        if event is None:
            if text:
                beyond = view["hand"] and re.fullmatch("[0-9]", text) and not 1 <= int(text) <= len(view["hand"])
                key = "cli-no-place" if beyond else "cli-not-understood"
                self.say(self.words(key, text=printable(text), most=len(view["hand"])), style="yellow")
            return False
        return self.request(do="play", event=event)

    def adviser(self) -> Seat:
        """Who gives hints: a partner, where there is one."""
        mine = next(side for side in self.answer["summary"]["sides"] if self.me in side)
        return next((seat for seat in self.players if seat in mine), next(iter(self.players)))

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
        self.say(self.story.welcome(self.view, self.players), style="bold")
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
