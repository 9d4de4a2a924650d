"""One game at the terminal, between persons who sit at it and the computer.

A front end like the page: it knows the engine through `ecarte.requests.web.respond`, and shows one seat's view at a
time. Before another person's hand is shown the screen is cleared, and they are called (`Table.hand_over`).
"""

from __future__ import annotations

import re
from contextlib import nullcontext
from typing import Any

from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from ecarte.cli.kit.terminal import Terminal, printable_lines
from ecarte.cli.parlance import PARLANCES
from ecarte.cli.speech.story import Story, coloured
from ecarte.cli.table.cutting import Cutting
from ecarte.cli.table.engine import ask
from ecarte.cli.table.kept import Kept
from ecarte.cli.table.people import WATCHING, People, usual
from ecarte.cli.table.prompt import is_quit, read_line
from ecarte.core.game import Json, Seat
from ecarte.text import printable

_HELP, _HINT, _BACK = ("?", "help"), ("h", "hint"), ("u", "undo", "back")
_SILENT = "english"


class Table:
    """``answer`` is the engine's last; ``me`` is the seat that it was given for, and whose cards are shown."""

    def __init__(
        self, terminal: Terminal, answer: Json, people: People, kept: Kept, cutting: Cutting | None = None
    ) -> None:
        self.cutting = cutting or Cutting(terminal)
        self.terminal, self.words, self.answer = terminal, terminal.words, answer
        self.people, self.kept, self.me = people, kept, people.me
        self.parlance = PARLANCES[people.game]
        # Of the log, by who was told: what was before the deal that is being played is not told again.
        earlier = sum(entry["deal"] < self.view["deal"] for entry in answer["log"])
        self.heard = dict.fromkeys((*people.names, WATCHING), earlier)
        self.passed = -1  # the length of the log when a right was let pass
        self.asked_first: set[int] = set()  # deals in which the dealer was asked before the first lead

    def run(self) -> None:
        """Plays until the game is over; raises EOFError when somebody leaves it."""
        self.kept.keep(self.answer["record"])
        self.welcome()
        while self.view["phase"] != "over":
            who = self.due()
            if who is None:
                self.computer()
            else:
                self.hand_over(who)
                self.person()

    @property
    def view(self) -> Json:
        view: Json = self.answer["view"]
        return view

    @property
    def story(self) -> Story:
        """The game as it is told to who is at the screen."""
        spoken = self.speaker
        names = {seat: self.words("you") if seat == spoken else name for seat, name in self.people.names.items()}
        return self.parlance.story(self.words, names, spoken)

    @property
    def speaker(self) -> Seat:
        """Who is spoken to as one of the players; nobody when who is at the screen watches."""
        return self.me if self.me in self.people.persons else WATCHING

    def due(self) -> Seat | None:
        """Who must be asked now; None when it is the computer's turn."""
        view, persons = self.view, self.people.persons
        if view["pause"] and self.me in persons and self.passed != len(self.answer["log"]):
            return self.me
        turn: Seat | None = view["turn"]
        if turn is None:  # the next deal
            return self.me
        if turn in self.people.players:
            return None
        return self.before_the_lead(view) or turn

    def before_the_lead(self, view: Json) -> Seat | None:
        """A dealer at this terminal whose right to mark the king ends with the first lead (E14): asked in every
        deal, for being asked must tell nothing."""
        options, dealer = view["rules"].get("options", {}), view["dealer"]
        begins = view["phase"] == "play" and not view["trick"] and not view["tricks"]
        first = options.get("king_until") == "first-lead" and options.get("king_mark") == "optional"
        if not begins or not first or dealer not in self.people.persons or view["deal"] in self.asked_first:
            return None
        self.asked_first.add(view["deal"])
        return str(dealer)

    # --- what is done ---

    def request(self, do: str, **request: Any) -> bool:
        """Asks the engine about this game; False when it refused, and said why."""
        return self.answered_by(self.asked(do, **request))

    def asked(self, do: str, **request: Any) -> Json:
        return ask(do, **{"record": self.answer["record"], "seat": self.me, **request})

    def answered_by(self, answer: Json) -> bool:
        if "problems" in answer:
            for problem in answer["problems"]:
                self.say(self.words.refusal(problem), style="yellow")
            return False
        self.answer = answer
        self.kept.keep(answer["record"])
        self.tell(answer["frames"])
        return True

    def computer(self) -> None:
        seat, out = self.view["turn"], self.terminal.out
        self.hear(seat)
        thinking = Text(self.words("ask-thinking", name=self.people.names[seat]), "dim")
        # Some think for a while; nothing of it is left on the screen.
        with out.status(thinking) if out.is_terminal else nullcontext():
            answer = self.asked("bot", **{"as": seat, "player": self.people.players[seat]})
        if not self.answered_by(answer):
            raise EOFError  # it could only be refused again

    def hear(self, seat: Seat) -> None:
        """What spectators say to a seat that must decide (E32): the gallery, and who watches at this terminal."""
        match = self.answer["summary"]["match"]
        if not match or not match["gallery"] or match["gallery"] == _SILENT:
            return
        if not self.answered_by(self.asked("advice", **{"as": seat})):
            raise EOFError
        if self.people.watcher and seat == self.me:
            self.whisper()

    def whisper(self) -> None:
        """Who watches advises the player they back."""
        self.show()
        while True:
            self.say(self.words("cli-whisper", name=self.people.names[self.me]), style="bold")
            self.say(self.story.choices(self.view), style="dim")
            text = self.typed()
            if is_quit(text):
                raise EOFError
            event = self.parlance.answer(text, self.view, self.words) if text else None
            if event is not None and ":" in event and event not in self.view["legal"]:
                event = None  # words that the player could not say now
            if event is None and text:
                self.say(self.words("cli-not-understood", text=printable(text)), style="yellow")
            elif event is None or self.request("advise", name=self.people.watcher, event=event):
                return

    def person(self) -> None:
        """Shows the table and asks until something has happened."""
        if self.view["turn"] == self.me:
            self.hear(self.me)
        self.show()
        while True:
            self.say(self.story.question(self.view), style="bold")
            self.say(self.story.choices(self.view), style="dim")
            if self.answered(self.typed()):
                return

    def answered(self, text: str) -> bool:
        """Carries out what was typed; True when the table must be shown anew."""
        view, command = self.view, text.casefold()
        if is_quit(command):
            raise EOFError  # leaving is the end of what the player says
        if command in _HELP:
            self.say(self.story.help())
            self.say(self.words("cli-help-cut"))
            return False
        event = self.parlance.answer(text, view, self.words)
        if event is not None and event in view["legal"]:  # before what else it may mean: "h" may be hearts
            return self.request("play", event=event)
        if not text and view["phase"] == "scored":
            return self.request("play", event=view["next"], **self.cutting.next())
        if command.startswith("cut ") and view["phase"] == "scored":
            return self.request("play", event=view["next"], cut=text[len("cut ") :])
        if self.me in self.people.persons and (done := self.besides(text)) is not None:
            return done
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
        return self.request("play", event=event)

    def besides(self, text: str) -> bool | None:
        """What who plays may do besides an event of the game; None when the text is nothing of it."""
        view, command = self.view, text.casefold()
        if command in _HINT:
            adviser = self.adviser()
            player = self.people.players.get(adviser, usual(self.people.game))
            if self.request("hint", player=player):
                name = self.people.names[adviser] if adviser else self.words("hint")
                self.say(self.story.advice(self.answer["hint"], name), style="cyan")
            return False
        if command in _BACK:
            return self.request("back")
        if command == "resign":
            self.say(self.words("resign-question") + " " + self.words("cli-resign-sure"), style="bold")
            return self.typed().casefold() == "resign" and self.request("resign")
        if not text and view["turn"] not in (None, self.me):  # a right is let pass
            self.passed = len(self.answer["log"])
            if view["turn"] in self.people.players:
                self.computer()
            return True
        return None

    def adviser(self) -> Seat:
        """Who gives hints: a partner, where there is one; nobody in particular where persons play."""
        mine = next(side for side in self.answer["summary"]["sides"] if self.me in side)
        players = self.people.players
        return next((seat for seat in players if seat in mine), next(iter(players), ""))

    # --- who is at the screen ---

    def hand_over(self, seat: Seat) -> None:
        """Another person comes to the screen: what it showed is cleared away before they are called."""
        if seat == self.me:
            return
        self.terminal.out.file.flush()
        if self.terminal.out.is_terminal:  # and what was above it
            erased = Control((ControlType.CLEAR,), (ControlType.HOME,))
            self.terminal.out.control(erased)
            self.terminal.out.file.write("\x1b[3J")
        self.say(self.words("cli-curtain", name=printable(self.people.names[seat])), style="bold")
        if is_quit(self.typed()):
            raise EOFError
        self.me = seat
        self.answer = self.asked("view", since=self.heard[seat])
        self.tell(self.answer["frames"])

    # --- what is said and heard ---

    def typed(self) -> str:
        return read_line(self.terminal)

    def say(self, text: str, style: str = "") -> None:
        line = coloured(printable_lines(text))
        line.stylize(style)
        self.terminal.out.print(line, soft_wrap=str(self.kept.path) in text)  # a path is there to be copied

    def show(self) -> None:
        self.terminal.out.print()
        for line in self.story.table(self.view):
            self.terminal.out.print(line)

    def welcome(self) -> None:
        self.say(self.story.welcome(self.view, self.people.players), style="bold")
        self.say(self.words("cli-kept", file=str(self.kept.path)), style="dim")
        so_far = [{"entry": entry} for entry in self.answer["log"] if entry["deal"] == self.view["deal"]]
        self.tell(self.answer["frames"] or so_far)

    def tell(self, frames: list[Json]) -> None:
        """What happened, to who is at the screen."""
        told = len(self.answer["log"])
        self.heard = {seat: told if seat == self.me else min(heard, told) for seat, heard in self.heard.items()}
        story = self.story
        for frame in frames:
            entry = frame["entry"]
            sentence = story.line(entry)
            if entry["do"] == "open":
                self.terminal.out.rule(sentence or "", style="dim")
            elif sentence is not None:
                self.say(sentence)
