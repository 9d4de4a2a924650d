"""Successive games at the terminal: a match, from its records alone (`ecarte match` prints its standing)."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable
from datetime import date

import typer

from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech import standings
from ecarte.cli.speech.answers import not_understood
from ecarte.cli.speech.standings import called
from ecarte.cli.table import prompt
from ecarte.cli.table.game import TerminalGame
from ecarte.cli.table.kept import Kept
from ecarte.cli.table.people import WATCHING, People
from ecarte.cli.table.prompt import Cutting, expect
from ecarte.core.game import Json, Seat
from ecarte.record import OWN
from ecarte.text import shown_name

Following = Callable[[], TerminalGame | None]


def sit(terminal: Terminal, table: TerminalGame, kept: Kept, following: Following | None = None) -> None:
    """Play a game, and those that follow; the command ends when somebody leaves. Everything played is kept."""
    try:
        left: TerminalGame | None = table
        while left is not None:
            left.run()
            left = following() if following is not None else None
    except EOFError:
        status = 0
    except KeyboardInterrupt:
        status = 130
    else:
        table.say(terminal.words("cli-over", file=str(kept.path)))
        return
    table.say("")
    file = shlex.quote(str(kept.path))
    table.say(terminal.words("cli-left", file=file))
    if table.view["phase"] != "over":
        table.say(terminal.words("cli-kept-whole", file=file, seat=table.me or OWN), style="dim")
    raise typer.Exit(status)


class Match:
    """The games of a match at this terminal. ``match`` is the engine's answer about it."""

    def __init__(self, terminal: Terminal, kept: Kept, match: Json, cutting: Cutting) -> None:
        self.terminal, self.words, self.kept, self.match = terminal, terminal.words, kept, match
        self.cutting = cutting

    def table(self, seed: str | None = None) -> TerminalGame:
        """Return the next game with its first deal dealt, after spectators have bet."""
        if seed is not None:
            self.tell_waiting()
        wishes = self.wishes()
        coming = self.match["next"]
        tags = {**coming["tags"], "Date": f"{date.today():%Y.%m.%d}"}
        people = self.people(coming["game"], {wish["name"]: wish["seat"] for wish in wishes})
        seed = seed or secrets.token_hex(32)
        asked = {**coming, "tags": tags, "seed": seed, "seat": people.me, "wishes": wishes, **self.cutting.first(seed)}
        answer = expect(self.terminal, "new", **asked)
        self.tell_bets(answer["summary"]["match"]["bets"])
        backed = {bet["name"]: bet["seat"] for bet in answer["summary"]["match"]["bets"]}
        if people.watcher and people.watcher not in backed:  # the bet found no match
            people = self.people(coming["game"], {})
            answer = expect(self.terminal, "view", record=answer["record"], seat=people.me)
        return TerminalGame(self.terminal, answer, people, self.kept, self.cutting)

    def unfinished(self) -> TerminalGame:
        """Return the game that was left."""
        record = self.kept.last
        summary = expect(self.terminal, "view", record=record, seat=WATCHING)["summary"]
        people = self.people(summary["game"], {bet["name"]: bet["seat"] for bet in summary["match"]["bets"]})
        answer = expect(self.terminal, "view", record=record, seat=people.me)
        return TerminalGame(self.terminal, answer, people, self.kept, self.cutting)

    def following(self) -> TerminalGame | None:
        """Return the game after the one just played, or None."""
        self.match = expect(self.terminal, "match", records=self.kept.records)["match"]
        lines = [standings.format_heading(self.words, self.match), *standings.describe_chips(self.words, self.match)]
        for line in (*lines, *standings.describe_end(self.words, self.match)):
            self.say(line, style="bold")
        if not self.match["next"]:
            return None
        number = len(self.match["games"]) + 1 + len(self.match["missing"])
        self.typed(self.words("cli-next-game", game=number), self.words("cli-help-next"))
        self.kept.turn_over()
        return self.table()

    # --- who is here ---

    def people(self, game: str, backed: dict[str, Seat]) -> People:
        """Return who plays the next game, or the one in play, and who is at the screen."""
        sitting = [person for person in self.match["people"] if person["seat"]]
        names = self.names()
        players = {person["seat"]: person["player"] for person in sitting if person["player"]}
        persons = [seat for seat in names if seat not in players]
        if persons:  # with several persons, even if one waits, each is called before their hand is shown
            here = [person for person in self.match["people"] if person["role"] == "player" and not person["player"]]
            return People(game, names, players, persons[0] if len(here) == 1 else WATCHING)
        name = next((person["name"] for person in self.watching() if person["name"] in backed), "")
        return People(game, names, players, backed.get(name, WATCHING), name)

    def names(self) -> dict[Seat, str]:
        """Return the names of those who play the next game."""
        return {person["seat"]: shown_name(person["name"]) for person in self.match["people"] if person["seat"]}

    def watching(self) -> list[Json]:
        """Return the persons at this terminal who watch the next game."""
        people = self.match["people"]
        return [p for p in people if not p["seat"] and not p["player"] and p["role"] != "gallery"]

    def tell_waiting(self) -> None:
        """Print who has cut the lowest card, and waits in the first game of a pool."""
        people = [person for person in self.match["people"] if person["role"] == "player"]
        alone = len([person for person in people if not person["player"]]) == 1
        for person in people:
            if not person["seat"]:
                who = "you" if alone and not person["player"] else "other"
                self.say(self.words("cli-match-waits", who=who, name=shown_name(person["name"])), style="bold")

    # --- bets ---

    def wishes(self) -> list[Json]:
        """Return the bets that spectators wish to place, where somebody may take them."""
        bettors = [person for person in self.watching() if person["may_bet"]]
        if not self.match["gallery"] and len(bettors) < 2:
            return []
        return [wish for person in bettors if (wish := self.wish(person)) is not None]

    def wish(self, person: Json) -> Json | None:
        """Ask a person for a bet; return it, or None."""
        names = self.names()
        said = {"name": shown_name(person["name"]), "purse": person["may_bet"]}
        said |= {"south": names["S"], "north": names["N"]}
        while True:
            text = self.typed(self.words("cli-bet", **said), self.words("cli-help-bet", **said))
            if not text:
                return None
            wish = parse_bet(text, names)
            if wish is None:
                self.say(not_understood(self.words, text, list(names.values())), style="yellow")
            elif wish[1] > person["may_bet"]:
                data = {"name": said["name"], "chips": wish[1], "purse": person["may_bet"]}
                self.say(self.words("problem-E-bet-purse", **data), style="yellow")
            else:
                return {"name": person["name"], "seat": wish[0], "chips": wish[1]}

    def tell_bets(self, bets: list[Json]) -> None:
        """Print the bets on each player."""
        for seat, name in self.names().items():
            on = [bet for bet in bets if bet["seat"] == seat]
            if on:
                listed = ", ".join(f"{called(self.words, bet['name'])} {bet['chips']}" for bet in on)
                self.say(self.words("cli-bets", name=name, bets=listed))

    # --- output and input ---

    def say(self, text: str, style: str = "") -> None:
        """Print a line."""
        self.terminal.out.print(text, style=style)

    def typed(self, question: str, explanation: str) -> str:
        """Ask a question and return the line typed; raises EOFError when somebody leaves."""
        self.say(question, style="bold")
        return prompt.answer(self.terminal, explanation)


def parse_bet(text: str, names: dict[Seat, str]) -> tuple[Seat, int] | None:
    """Return a typed bet, "s 5" or "anna 5", or None."""
    who, _, number = text.rpartition(" ")
    who = who.strip().casefold()
    seat = next((seat for seat, name in names.items() if who in (seat.casefold(), name.casefold())), None)
    if seat is None or not number.isdecimal() or not int(number[:9]) > 0:
        return None
    return seat, int(number[:9])
