"""``ecarte play --friend``: a game with a friend elsewhere, each message a line to pass on by any messenger."""

from __future__ import annotations

import secrets
from datetime import date
from pathlib import Path
from typing import Any

import typer

from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.answers import not_understood
from ecarte.cli.table import prompt
from ecarte.cli.table.game import TerminalGame
from ecarte.cli.table.kept import Kept, place
from ecarte.cli.table.people import People
from ecarte.cli.table.prompt import expect
from ecarte.collection.files import write
from ecarte.core.game import Problem, RuleError, parse_event
from ecarte.friend import lines, session
from ecarte.friend.group import Group
from ecarte.friend.ristretto import Integers
from ecarte.friend.session import Outcome, Session
from ecarte.friend.terms import Terms
from ecarte.notation import ecn
from ecarte.record import SEAT_TAGS
from ecarte.text import shown_name

AGAIN = "again"


def fastest() -> Group:
    """Return libsodium's group where it is installed, else plain integers."""
    try:
        from ecarte.sodium import Sodium
    except ImportError:
        return Integers()
    return Sodium()


def play_friend(terminal: Terminal, wanted: dict[str, Any], save: Path | None, resume: str | None) -> None:
    """Invite a friend or accept an invitation, and play; ``wanted`` are the fields of the terms."""
    terminal.words.about("friend")
    try:
        if resume is not None:
            text = Path(resume).read_text("utf-8", errors="replace")
            FriendGame(terminal, lines.loads(fastest(), text), Path(resume)).sit()
            return
        terms = Terms(**wanted, date=f"{date.today():%Y.%m.%d}")
        outcome = _begin(terminal, terms)
        FriendGame(terminal, outcome.session, place(terminal, save, "friend")).sit(outcome)
    except EOFError:
        raise typer.Exit(0) from None
    except OSError as error:
        terminal.stop(f"{resume}: {error.strerror}")
    except RuleError as error:
        terminal.stop("\n".join(terminal.words.problem(problem) for problem in error.problems))


def _begin(terminal: Terminal, terms: Terms) -> Outcome:
    """Return a new session: that of a guest who pastes an invitation, else that of the player who invites."""
    words, group, secret = terminal.words, fastest(), secrets.token_bytes(32)
    terminal.out.print(words("cli-friend-begin"), style="bold")
    pasted = lines.parse_lines(prompt.answer(terminal, words("cli-help-friend")))
    if not pasted:
        return session.invite(group, secret, terms)
    agreed = session.read_invitation(group, pasted[0])
    options, match = ", ".join(agreed.options) or "none", agreed.match or "none"
    said = {"name": shown_name(agreed.name), "rules": agreed.rules, "options": options, "match": match}
    chips = {"stake": agreed.stake, "purse": "none" if agreed.purse is None else agreed.purse}
    terminal.out.print(words("cli-friend-terms", **said, **chips, opened=agreed.opened), soft_wrap=True)
    seat = next(each for each in agreed.seats if each != agreed.seat)
    deals = {seat: "you", agreed.seat: "other"}.get(agreed.dealer, "cut")
    place = {"name": said["name"], "seat": words("seat-title", seat=seat), "deals": deals}
    terminal.out.print(words("cli-friend-place", **place), soft_wrap=True)
    terminal.out.print(words("cli-friend-sit"), style="bold")
    prompt.answer(terminal, words("cli-help-friend"))
    return session.join(group, secret, pasted[0], terms.name)


class FriendGame(TerminalGame):
    """A game with a friend elsewhere: one seat's view, and lines to pass on and to paste."""

    def __init__(self, terminal: Terminal, side: Session, path: Path) -> None:
        self.side, self.place = side, -1
        self.terminal, self.words = terminal, terminal.words
        self.kept = Kept(terminal, path, private=True)
        self.told = 0  # games of the match whose end has been told
        self.shown: tuple[bytes, ...] = ()  # the messages last shown to be passed on

    def sit(self, outcome: Outcome | None = None) -> None:
        """Play until the game or match is closed, or somebody leaves."""
        try:
            self.take(outcome or Outcome(self.side))
            while self.side.awaited is not None:
                self.turn()
            self.pass_on(session.resend(self.side))
        except (EOFError, KeyboardInterrupt) as left:
            self.say(self.words("cli-friend-left", file=str(self.kept.path)))
            raise typer.Exit(130 if isinstance(left, KeyboardInterrupt) else 0) from None
        raise typer.Exit(1 if self.side.verdict else 0)

    def turn(self) -> None:
        """Have whoever is awaited go on: the player here, or the friend, whose line is pasted."""
        awaited = self.side.awaited
        assert awaited is not None
        if awaited.seat != self.side.seat:
            self.wait()
        elif self.view["phase"] == "over" and not self.view["legal"]:
            self.take(session.act(self.side, session.PASS))
        else:
            self.person()

    def wait(self) -> None:
        """Read a line of the friend, or what may be said out of turn."""
        if (pending := session.resend(self.side)) != self.shown:
            self.pass_on(pending)
        self.say(self.words("cli-friend-wait", name=self.friend), style="bold")
        text = prompt.answer(self.terminal, self.words("cli-help-friend"))
        if self.pasted(text) or (self.place >= 0 and self.spoken(text)):
            return
        if text.casefold() == AGAIN:
            self.pass_on(session.resend(self.side))
        else:
            self.say(not_understood(self.words, text, [AGAIN]), style="yellow")

    def answered(self, text: str) -> bool:
        """Carry out what was typed, which may be a line of the friend, too."""
        return self.pasted(text) or super().answered(text)

    def pasted(self, text: str) -> bool:
        """Receive the friend's messages in a text; return whether there are any."""
        found = lines.parse_lines(text)
        for raw in found:
            self.take(session.receive(self.side, raw))
        return bool(found)

    def spoken(self, text: str) -> bool:
        """Carry out what the player says while the friend is awaited; return whether it was anything."""
        if prompt.command(text, self.words) == "resign":
            self.besides(text)
            return True
        event = self.parlance.answer(text, self.view, self.words)
        if event not in self.view["legal"]:
            return False
        self.request("play", event=event)
        return True

    # --- what TerminalGame asks of the engine ---

    def request(self, do: str, **request: Any) -> bool:
        """Play an event, pass to the next deal, or resign; say why when that is refused."""
        try:
            if do == "play":
                event = request["event"]
                what = session.PASS if event == self.view["next"] else parse_event(event)
                self.take(session.act(self.side, what))
            elif do == "resign":
                self.take(session.act(self.side, session.RESIGN))
            else:
                raise RuleError(Problem("E-friend-now", None, {"item": do, "why": "E-back-never"}))
        except RuleError as error:
            for problem in error.problems:
                self.say(self.words.problem(problem), style="yellow")
            return False
        return True

    def besides(self, text: str) -> bool | None:
        """Handle what is no event; an empty line passes a right that its holder decides on (E14)."""
        awaited = self.side.awaited
        if not text and awaited is not None and (awaited.seat, awaited.what) == (self.side.seat, "pass"):
            self.take(session.act(self.side, session.PASS))
            return True
        return super().besides(text) if text else None

    # --- what happened ---

    @property
    def friend(self) -> str:
        """The friend's name, once it is known."""
        names = (name for seat, name in self.side.table.names.items() if seat != self.side.seat)
        return shown_name(next(names, self.words("cli-friend-somebody")))

    def take(self, outcome: Outcome) -> None:
        """Take over an outcome: keep it, and say what happened."""
        self.side = outcome.session
        self.kept.keep(lines.dumps(self.side))
        if outcome.problem is not None:
            self.say(self.words.problem(outcome.problem), style="bold red" if self.side.verdict else "yellow")
            if (remedy := self.words.remedy(outcome.problem)) is not None:
                self.say(remedy)
        for change in outcome.changes:
            if change.is_withdrawn:
                self.say(self.words("cli-friend-withdrawn", event=str(change.item[:2][-1])), style="yellow")
        if len(self.side.table.finished) != self.told:
            self.told = len(self.side.table.finished)
            self.tell_end()
        if self.side.table.play is not None and not self.side.table.closed:
            self.look()
        pending = session.resend(self.side)  # shown when this player has done all there is to do
        self.pass_on(tuple(raw for raw in outcome.send if raw not in pending))

    def look(self) -> None:
        """Take the view of the game in play, and tell what is new in it."""
        table = self.side.table
        record = ecn.dumps(table.playing)
        if table.place != self.place:
            self.place = table.place
            names = {seat: shown_name(table.names[seat]) for seat in table.agreed.seats}
            people = People(table.rules.name, names, {}, self.side.seat)
            answer = expect(self.terminal, "view", record=record, seat=self.side.seat)
            kept = self.kept
            super().__init__(self.terminal, answer, people, kept)
            self.heard[self.side.seat] = 0
        since = self.heard[self.side.seat]
        self.answer = expect(self.terminal, "view", record=record, seat=self.side.seat, since=since)
        self.tell(self.answer["frames"])

    def tell_end(self) -> None:
        """Keep the finished games as records beside the session, and say where."""
        path = self.kept.path.with_name(f"{self.kept.path.name}.ecn")  # no other game has this name
        with self.terminal.checked_writing(str(path)):
            write(path, "\n".join(map(ecn.dumps, self.side.table.finished)))
        result = self.side.table.finished[-1].record
        score = ecn.dumps(self.side.table.finished[-1]).splitlines()[-1]
        names = {seat: shown_name(result.tag(SEAT_TAGS[seat])) for seat in result.seats}
        self.say(self.words("cli-friend-over", south=names["S"], north=names["N"], score=score, file=str(path)))

    def pass_on(self, messages: tuple[bytes, ...]) -> None:
        """Print lines to pass on to the friend, if there are any."""
        if not messages:
            return
        self.shown = messages
        self.say(self.words("cli-friend-pass-on", name=self.friend), style="bold")
        for raw in messages:
            self.terminal.out.print(lines.format_line(raw), soft_wrap=True, highlight=False)
