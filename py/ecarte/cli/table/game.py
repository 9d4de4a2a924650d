"""One game at the terminal, between persons at it and the computer.

It is a front end like the page: it uses the engine through `ecarte.requests.web.respond`, and shows one seat's view
at a time. Before another person's hand is shown, the screen is cleared and that person is called
(`TerminalGame.hand_over`).
"""

from __future__ import annotations

import re
from contextlib import nullcontext
from typing import Any

from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from ecarte.cli.kit.terminal import Terminal, printable_lines
from ecarte.cli.speech.answers import not_understood, whole
from ecarte.cli.speech.story import Story, coloured
from ecarte.cli.speech.telling import PARLANCES
from ecarte.cli.table import prompt
from ecarte.cli.table.kept import Kept
from ecarte.cli.table.people import WATCHING, People
from ecarte.cli.table.prompt import Cutting, ask
from ecarte.core.game import Json, Seat
from ecarte.players import USUAL
from ecarte.text import joined, printable

_SILENT = "english"


class TerminalGame:
    """A game at the terminal.

    ``answer`` is the engine's last; ``me`` is the seat it was made for, whose cards are shown.
    """

    def __init__(
        self, terminal: Terminal, answer: Json, people: People, kept: Kept, cutting: Cutting | None = None
    ) -> None:
        self.cutting = cutting or Cutting(terminal)
        self.terminal, self.words, self.answer = terminal, terminal.words, answer
        self.people, self.kept, self.me = people, kept, people.me
        self.parlance = PARLANCES[people.game]
        # How much of the log each seat has seen: nothing before the present deal is repeated.
        earlier = sum(entry["deal"] < self.view["deal"] for entry in answer["log"])
        self.heard = dict.fromkeys((*people.names, WATCHING), earlier)
        self.passed = -1  # the length of the log when a right was passed
        self.asked_first: set[int] = set()  # deals in which the dealer was asked before the first lead

    def run(self) -> None:
        """Play until the game is over; raises EOFError when somebody leaves."""
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
        """Return the view of the person at the screen."""
        view: Json = self.answer["view"]
        return view

    @property
    def story(self) -> Story:
        """Return the game as it is presented to the person at the screen."""
        spoken = self.speaker
        names = {seat: self.words("you") if seat == spoken else name for seat, name in self.people.names.items()}
        story = self.parlance.story(self.words, names, spoken)
        story.room = self.terminal.room
        return story

    @property
    def speaker(self) -> Seat:
        """Return the seat of the person at the screen, or none when that person watches."""
        return self.me if self.me in self.people.persons else WATCHING

    def due(self) -> Seat | None:
        """Return who must be asked now, or None when it is the computer's turn."""
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
        """Return a dealer here whose right to mark the king ends with the first lead (E14), or None.

        The question comes in every deal, because asking must reveal nothing.
        """
        options, dealer = view["rules"].get("options", {}), view["dealer"]
        begins = view["phase"] == "play" and not view["trick"] and not view["tricks"]
        first = options.get("king_until") == "first-lead" and options.get("king_mark") == "optional"
        if not begins or not first or dealer not in self.people.persons or view["deal"] in self.asked_first:
            return None
        self.asked_first.add(view["deal"])
        return str(dealer)

    # --- actions ---

    def request(self, do: str, **request: Any) -> bool:
        """Send a request about this game; return False when it is refused, and print why."""
        return self.answered_by(self.asked(do, **request))

    def asked(self, do: str, **request: Any) -> Json:
        """Return the engine's answer to a request about this game."""
        return ask(do, **{"record": self.answer["record"], "seat": self.me, **request})

    def answered_by(self, answer: Json) -> bool:
        """Take over an answer; return False when it is a refusal, and print why."""
        if "problems" in answer:
            for problem in answer["problems"]:
                self.say(self.words.refusal(problem), style="yellow")
            return False
        self.answer = answer
        self.kept.keep(answer["record"])
        self.tell(answer["frames"])
        return True

    def computer(self) -> None:
        """Let the computer play."""
        seat, out = self.view["turn"], self.terminal.out
        self.hear(seat)
        thinking = Text(self.words("ask-thinking", name=self.people.names[seat]), "dim")
        # Some players think for a while; the message is removed afterwards.
        with out.status(thinking) if out.is_terminal else nullcontext():
            answer = self.asked("bot", **{"as": seat, "player": self.people.players[seat]})
        if not self.answered_by(answer):
            raise EOFError  # another try would be refused too

    def hear(self, seat: Seat) -> None:
        """Print what spectators say to a seat that must decide (E32): the gallery, and people at this terminal."""
        match = self.answer["summary"]["match"]
        if not match or not match["gallery"] or match["gallery"] == _SILENT:
            return
        if not self.answered_by(self.asked("advice", **{"as": seat})):
            raise EOFError
        if self.people.watcher and seat == self.me:
            self.whisper()

    def whisper(self) -> None:
        """Let a spectator advise the player they back."""
        self.show()
        while True:
            self.say(self.words("cli-whisper", name=self.people.names[self.me]), style="bold")
            self.say(self.story.choices(self.view), style="dim")
            text = prompt.answer(self.terminal, self.words("cli-help-whisper"))
            said = self.story.sayings(self.view)
            event = self.parlance.answer(whole(text, said) or text, self.view, self.words) if text else None
            if event is not None and ":" in event and event not in self.view["legal"]:
                event = None  # advice that is impossible now
            if event is None and text:
                self.say(not_understood(self.words, text, said), style="yellow")
            elif event is None or self.request("advise", name=self.people.watcher, event=event):
                return

    def person(self) -> None:
        """Show the table and ask until something has happened."""
        if self.view["turn"] == self.me:
            self.hear(self.me)
        self.show()
        while True:
            self.say(self.story.question(self.view), style="bold")
            self.say(self.story.choices(self.view), style="dim")
            if self.answered(prompt.read_line(self.terminal, self.known())):
                return

    def answered(self, text: str) -> bool:
        """Carry out what was typed; return True when the table must be shown again."""
        view, command, asked = self.view, text.casefold(), prompt.command(text, self.words)
        if asked == "quit":
            raise EOFError  # the player leaves
        if asked == "help":
            self.say(self.story.help())
            self.say(self.words("cli-help-cut"))
            return False
        event = self.parlance.answer(text, view, self.words)
        if event is not None and event in view["legal"]:  # before any other meaning: "h" may be hearts
            return self.request("play", event=event)
        if not text and view["phase"] == "scored":
            return self.request("play", event=view["next"], **self.cutting.next())
        if command.startswith("cut ") and view["phase"] == "scored":
            return self.request("play", event=view["next"], cut=text[len("cut ") :])
        if self.me in self.people.persons and (done := self.besides(text)) is not None:
            return done
        if (lines := self.story.look_up(command, view, self.answer["log"])) is not None:
            for line in lines:
                self.terminal.out.print(line)
            return False
        if event is not None:
            return self.request("play", event=event)
        return bool(text) and self.guessed(text)

    def guessed(self, text: str) -> bool:
        """Carry out an abbreviation, or say what may have been meant."""
        held = self.view["hand"]
        if (meant := whole(text, self.known())) is not None:
            return self.answered(meant)
        if held and re.fullmatch("[0-9]", text) and not 1 <= int(text) <= len(held):
            self.say(self.words("cli-no-place", text=text, most=len(held)), style="yellow")
        else:
            self.say(not_understood(self.words, text, self.known()), style="yellow")
        return False

    def known(self) -> list[str]:
        """Return the words that can be typed now."""
        return [*self.story.sayings(self.view), *self.story.commands, *prompt.commands(self.words)]

    def besides(self, text: str) -> bool | None:
        """Handle commands other than events of the game; return None for any other text."""
        view, asked = self.view, prompt.command(text, self.words)
        if asked == "hint":
            adviser = self.adviser()
            player = self.people.players.get(adviser, USUAL[self.people.game])
            if self.request("hint", player=player):
                name = self.people.names[adviser] if adviser else self.words("hint")
                self.say(self.story.advice(self.answer["hint"], name), style="cyan")
            return False
        if asked == "undo":
            return self.request("back")
        if asked == "resign":
            sure = self.words("cli-resign-sure")
            self.say(joined([self.words("resign-question"), sure]), style="bold")
            again = prompt.command(prompt.answer(self.terminal, sure), self.words)
            return again == "resign" and self.request("resign")
        if not text and view["turn"] not in (None, self.me):  # a right is passed
            self.passed = len(self.answer["log"])
            if view["turn"] in self.people.players:
                self.computer()
            return True
        return None

    def adviser(self) -> Seat:
        """Return who gives hints: the player's partner if there is one, else any computer player, else ""."""
        mine = next(side for side in self.answer["summary"]["sides"] if self.me in side)
        players = self.people.players
        return next((seat for seat in players if seat in mine), next(iter(players), ""))

    # --- who is at the screen ---

    def hand_over(self, seat: Seat) -> None:
        """Change the person at the screen: clear it before calling the next one."""
        if seat == self.me:
            return
        self.terminal.out.file.flush()
        if self.terminal.out.is_terminal:  # and the lines above it
            erased = Control((ControlType.CLEAR,), (ControlType.HOME,))
            self.terminal.out.control(erased)
            self.terminal.out.file.write("\x1b[3J")
        self.say(self.words("cli-curtain", name=printable(self.people.names[seat])), style="bold")
        prompt.answer(self.terminal, self.words("cli-help-curtain"))
        self.me = seat
        self.answer = self.asked("view", since=self.heard[seat])
        self.tell(self.answer["frames"])

    # --- output ---

    def say(self, text: str, style: str = "") -> None:
        """Print a line."""
        line = coloured(printable_lines(text), style)
        self.terminal.out.print(line, soft_wrap=str(self.kept.path) in text)  # do not wrap a path that may be copied

    def show(self) -> None:
        """Print the table."""
        self.terminal.out.print()
        for line in self.story.table(self.view):
            self.terminal.out.print(line)

    def welcome(self) -> None:
        """Print the first sentences of a game."""
        self.say(self.story.welcome(self.view, self.people.players), style="bold")
        self.say(self.words("cli-kept", file=str(self.kept.path)), style="dim")
        so_far = [entry for entry in self.answer["log"] if entry["deal"] == self.view["deal"]]
        if self.view["phase"] not in ("scored", "over"):
            so_far = self.story.recalled(so_far)
        self.tell(self.answer["frames"] or [{"entry": entry} for entry in so_far])

    def tell(self, frames: list[Json]) -> None:
        """Print what happened, for the person at the screen."""
        length = len(self.answer["log"])
        self.heard = {seat: length if seat == self.me else min(heard, length) for seat, heard in self.heard.items()}
        story = self.story
        for frame in frames:
            entry = frame["entry"]
            sentence = story.line(entry)
            if entry["do"] == "open":
                self.terminal.out.rule(sentence or "", style="dim")
            elif sentence is not None:
                self.say(sentence)
