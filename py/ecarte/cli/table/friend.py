"""``ecarte play --friend``: a game with a friend elsewhere, each message a line to pass on by any messenger."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import Any

import typer

from ecarte.cli.kit.group import fastest
from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.answers import not_understood, plain, whole
from ecarte.cli.speech.telling import PARLANCES
from ecarte.cli.table import prompt
from ecarte.cli.table.game import TerminalGame
from ecarte.cli.table.kept import Kept, place
from ecarte.cli.table.people import WATCHING, People
from ecarte.cli.table.prompt import expect
from ecarte.collection.files import write
from ecarte.core.game import RuleError, Seat, parse_event
from ecarte.friend import asking, device, evidence, lines, session
from ecarte.friend.side import Change, Outcome, Session
from ecarte.friend.table import NOBODY, Table
from ecarte.friend.terms import Terms
from ecarte.notation import ecn
from ecarte.record import SEAT_TAGS
from ecarte.requests.computer import choose_among_friends
from ecarte.text import shown_name

_SHUFFLING = ("cut", "shuffle", "lock", "keys")


def play_friend(terminal: Terminal, wanted: dict[str, Any], save: Path | None, resume: str | None) -> None:
    """Invite a friend or accept an invitation, and play; ``wanted`` are the fields of the terms."""
    terminal.words.about("friend")
    try:
        if resume is not None:
            text = Path(resume).read_text("utf-8", errors="replace")
            side = replace(lines.loads(fastest(), text), moved=False)  # it is here now
            FriendGame(terminal, side, Path(resume)).sit()
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
    text = prompt.answer(terminal, words("cli-help-friend"))
    if lines.has_seat(text):
        return Outcome(lines.loads(group, text))
    pasted = lines.parse_lines(text)
    if not pasted:
        return device.invite(group, secret, terms)
    agreed = session.read_invitation(group, pasted[0])
    options, match = ", ".join(agreed.options) or "none", words(f"match-{agreed.match}") if agreed.match else "none"
    rules = words(f"preset-{agreed.rules}")
    said = {"name": shown_name(agreed.name), "game": agreed.game, "rules": rules, "options": options, "match": match}
    chips = {"stake": agreed.stake, "purse": "none" if agreed.purse is None else agreed.purse}
    terminal.out.print(words("cli-friend-terms", **said, **chips, opened=agreed.opened), soft_wrap=True)
    if agreed.computers:
        terminal.out.print(_computers(terminal, agreed), soft_wrap=True)
    seat, *others = (each for each in agreed.seats if each != agreed.seat and each not in agreed.computers)
    if agreed.is_pool:
        others = []
    elif len(agreed.seats) == 2:
        deals = {seat: "you", agreed.seat: "other"}.get(agreed.dealer, "cut")
        title = words("seat-title", seat=seat)
        terminal.out.print(words("cli-friend-place", name=said["name"], seat=title, deals=deals), soft_wrap=True)
    return session.join(group, secret, pasted[0], terms.name, _wanted(terminal, [seat, *others]))


def _computers(terminal: Terminal, agreed: Terms) -> str:
    """Return who could look into the hands of the computers."""
    words, many = terminal.words, len(agreed.computers)
    levels = ((seat, words(f"player-{level}")) for seat, level in agreed.computers.items())
    seated = [words("new-friend-computer-at", seat=seat, level=level) for seat, level in levels]
    return " ".join((*seated, words("new-friend-computers-there", name=shown_name(agreed.name), computers=many)))


def _wanted(terminal: Terminal, seats: list[Seat]) -> Seat:
    """Have a guest sit down; return the seat that it would like of several, "" for any."""
    words = terminal.words
    titles = {words("seat-title", seat=seat): seat for seat in seats}
    several = {"seats": ", ".join(titles) if len(seats) > 1 else "none"}
    known = {plain(title): seat for title, seat in titles.items()} | {plain(seat): seat for seat in seats}
    while True:
        terminal.out.print(words("cli-friend-sit", **several), style="bold")
        text = prompt.answer(terminal, words("cli-help-friend"), titles if len(seats) > 1 else ())
        if not text or len(seats) == 1:
            return ""
        if (seat := known.get(whole(text, known) or plain(text))) is not None:
            return seat
        terminal.out.print(not_understood(words, text, titles), style="yellow", soft_wrap=True)


class FriendGame(TerminalGame):
    """A game with a friend elsewhere: one seat's view, and lines to pass on and to paste."""

    def __init__(self, terminal: Terminal, side: Session, path: Path) -> None:
        self.side, self.place = side, -1
        self.device = device.seated(side)
        self.terminal, self.words = terminal, terminal.words
        self.kept = Kept(terminal, path, private=True)
        self.told = 0  # games of the match whose end has been told
        self.shuffling: Table | None = None  # the deal of which it has been said that it is shuffled
        self.shown: tuple[bytes, ...] = ()  # the messages that have been shown to be passed on

    def sit(self, outcome: Outcome | None = None) -> None:
        """Play until the game or match is closed, or somebody leaves."""
        try:
            self.take(outcome or Outcome(self.side))
            while self.side.awaited is not None:
                self.turn()
            self.pass_on(self.pending())
            if self.side.verdict is None:
                self.part()
        except (EOFError, KeyboardInterrupt) as left:
            self.say(self.words("cli-friend-left", file=str(self.kept.path)))
            raise typer.Exit(130 if isinstance(left, KeyboardInterrupt) else 0) from None
        raise typer.Exit(1 if self.side.verdict else 0)

    def turn(self) -> None:
        """Have whoever is awaited go on: the player here, or the friend, whose line is pasted."""
        awaited = self.side.awaited
        assert awaited is not None
        if awaited.seat != self.side.seat or self.side.table.play is None:
            self.wait()
        elif awaited.what == "answer":
            self.decide()
        elif self.view["phase"] == "over" and not self.view["legal"]:
            self.take(session.act(self.side, session.PASS))
        else:
            self.person()

    def wait(self) -> None:
        """Read a line of the friend, or what may be said out of turn."""
        awaited, table = self.side.awaited, self.side.table
        if awaited is not None and awaited.what in _SHUFFLING and self.shuffling is not table.fresh:
            self.shuffling = table.fresh
            self.say(self.words("cli-friend-shuffling", players=len(table.agreed.seats)), style="dim")
        self.pass_on(self.pending())
        if awaited is not None and awaited.what == "again":
            self.say(self.words("friend-again", name=self.friend), style="yellow")
        name = self.named(awaited.seat) if awaited is not None else self.friend
        self.say(self.words("cli-friend-wait", name=name), style="bold")
        text = prompt.answer(self.terminal, self.words("cli-help-friend"))
        self.understand(text)

    def decide(self) -> None:
        """Ask for an answer to what the friend asks."""
        asked = self.side.table.asked
        assert asked is not None
        self.say(self.words("friend-ask", name=self.named(asked.seat), what=asked.what), style="bold")
        self.say(self.words("cli-friend-answer"), style="dim")
        text = prompt.answer(self.terminal, self.words("cli-help-friend"))
        answer = prompt.command(text, self.words, prompt.WITH_A_FRIEND)
        if answer in ("yes", "no"):
            self.take(session.answer(self.side, answer == "yes"))
        else:
            self.understand(text)

    def understand(self, text: str) -> None:
        """Take a line of the friend, or what the player says; say so when it is neither."""
        if text and not (self.pasted(text) or self.spoken(text)):
            self.say(not_understood(self.words, text, self.own_words()), style="yellow")

    def part(self) -> None:
        """Let the players say something after the end, and the last lines be passed on."""
        with suppress(EOFError):
            self.say(self.words("cli-friend-part", name=self.friend), style="bold")
            while text := prompt.answer(self.terminal, self.words("cli-help-friend")):
                if not (self.pasted(text) or self.uttered(text)):
                    self.say(not_understood(self.words, text, self.own_words()), style="yellow")
                self.pass_on(self.pending())

    def pending(self) -> tuple[bytes, ...]:
        """Return the messages that the friend may not have, and that have not been shown yet."""
        return tuple(raw for raw in session.resend(self.side) if raw not in self.shown)

    def own_words(self) -> list[str]:
        """Return the words that can be typed in a game with a friend only."""
        return prompt.commands(self.words, prompt.WITH_A_FRIEND)

    def known(self) -> list[str]:
        """Return the words that can be typed now."""
        return [*super().known(), *self.own_words()]

    def answered(self, text: str) -> bool:
        """Carry out what was typed, which may be a line of the friend, too."""
        return self.pasted(text) or super().answered(text)

    def pasted(self, text: str) -> bool:
        """Receive the friend's messages in a text; return whether there are any."""
        messages = lines.parse_lines(text)
        for raw in messages:
            self.take(session.receive(self.side, raw))
        return bool(messages)

    def spoken(self, text: str) -> bool:
        """Carry out what the player says while the friend is awaited; return whether it was anything."""
        if self.uttered(text):
            return True
        if self.place < 0:  # nobody has sat down
            return False
        if prompt.command(text, self.words) in ("resign", "undo"):
            self.besides(text)
            return True
        event = self.parlance.answer(text, self.view, self.words)
        if event not in self.view["legal"]:
            return False
        self.request("play", event=event)
        return True

    def uttered(self, text: str) -> bool:
        """Carry out what concerns the friend and no card; return whether it was that."""
        first, _, rest = text.partition(" ")
        name = prompt.command(text, self.words, prompt.WITH_A_FRIEND)
        if name == "again":
            self.pass_on(session.resend(self.side))
        elif name in asking.ASKS:
            self.request(name)
        elif prompt.command(first, self.words, prompt.WITH_A_FRIEND) == "say":
            self.utter(rest.strip())
        else:
            return False
        return True

    def utter(self, text: str) -> None:
        """Say a phrase, by its number or by how it begins; without one, list them all."""
        sentences = [self.words("friend-say", phrase=phrase) for phrase in asking.PHRASES]
        known = dict(zip(map(plain, sentences), asking.PHRASES, strict=True))
        known |= {str(number): phrase for number, phrase in enumerate(asking.PHRASES, 1)}
        phrase = known.get(whole(text, known) or plain(text))
        if phrase is not None:
            self.request("say", phrase=phrase)
            return
        for number, sentence in enumerate(sentences, 1):
            self.say(f"{number} {sentence}")

    # --- what TerminalGame asks of the engine ---

    def request(self, do: str, **request: Any) -> bool:
        """Do what the player wants, or ask the friend for it; say why when that is refused."""
        try:
            if do == "play":
                event = request["event"]
                what = session.PASS if event == self.view["next"] else parse_event(event)
                self.take(session.act(self.side, what))
            elif do == "resign":
                self.take(session.act(self.side, session.RESIGN))
            elif do == "say":
                self.take(session.say(self.side, request["phrase"]))
            elif do in asking.ASKS:
                self.take(session.ask(self.side, do))
            else:
                self.say(self.words("cli-friend-alone"), style="yellow")
                return False
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
        if not text:
            return None
        if self.uttered(text):
            return self.side.awaited is None or self.side.awaited.seat != self.side.seat
        return super().besides(text)

    # --- what happened ---

    @property
    def friend(self) -> str:
        """The friend's name, once it is known; where more than two play, a word for all of them."""
        if self.side.are_many:
            return self.words("cli-friend-group")
        return self.named(next(seat for seat in self.side.table.agreed.seats if seat != self.side.seat))

    def named(self, seat: Seat) -> str:
        """Return the name of the person who plays a seat, once it is known; computers are on the device of one."""
        agreed = self.side.table.agreed
        name = self.side.table.names.get(agreed.seat if seat in agreed.computers else seat)
        if name is None or (self.side.table.play is None and seat == self.side.seat):
            return self.words("cli-friend-group" if self.side.are_many else "cli-friend-somebody")
        return shown_name(name)

    def called(self, seat: Seat) -> str:
        """Return the name of a player at the table."""
        table = self.side.table
        level = table.agreed.computers.get(seat)
        name = table.names[seat]
        return shown_name(name) if level is None else PARLANCES[table.rules.name].story.name(self.words, level, seat)

    def take(self, outcome: Outcome) -> None:
        """Take over an outcome, and what the computers then do: keep it, and say what happened."""
        self.device, outcome = device.follow(self.device, outcome, choose_among_friends)
        self.side = outcome.session
        self.kept.keep(lines.dumps(self.side))
        if outcome.problem is not None:
            self.say(self.words.problem(outcome.problem), style="bold red" if self.side.verdict else "yellow")
            if (remedy := self.words.remedy(outcome.problem)) is not None:
                self.say(remedy)
            if self.side.verdict is not None:
                self.keep_evidence()
        for change in outcome.changes:
            self.tell_change(change)
        if len(self.side.table.finished) != self.told:
            self.told = len(self.side.table.finished)
            self.tell_end()
        if self.side.table.play is not None and not self.side.table.closed:
            self.look()
        pending = session.resend(self.side)  # shown when this player has done all there is to do
        self.pass_on(tuple(raw for raw in outcome.send if raw not in pending))

    def tell_change(self, change: Change) -> None:
        """Say what else happened than play: what was withdrawn, said, answered."""
        kind, what = change.item[0], str(change.item[:2][-1])
        if change.is_withdrawn:
            self.say(self.words("cli-friend-withdrawn", what=kind, event=what), style="yellow")
        elif kind == "say":
            said = self.words("friend-say", phrase=what)
            key = "cli-friend-said" if change.seat == self.side.seat else "friend-says"
            self.say(self.words(key, name=self.named(change.seat), said=said), style="magenta")
        elif kind == "answer" and change.seat not in (self.side.seat, *self.side.table.agreed.computers):
            self.say(self.words("friend-answered", name=self.named(change.seat), answer=what), style="bold")
        elif change.seat == self.side.seat and kind == "ask":
            self.say(self.words("cli-friend-asked", name=self.friend))
        elif kind == "seats":
            table = self.side.table
            is_pool = table.agreed.is_pool  # there they draw for seats
            titles = {seat: "" if is_pool else f"{self.words('seat-title', seat=seat)} " for seat in table.agreed.seats}
            seated = ", ".join(f"{titles[seat]}{self.called(seat)}" for seat in table.agreed.seats)
            self.say(self.words("cli-friend-table", names=seated), style="bold")

    def look(self) -> None:
        """Take the view of the game in play, and tell what is new in it."""
        table = self.side.table
        record = ecn.dumps(table.playing)
        if table.place != self.place:
            self.place = table.place
            names = {seat: self.called(table.player_at(seat)) for seat in table.agreed.record.seats}
            people = People(table.rules.name, names, {}, WATCHING if table.view == NOBODY else table.view)
            answer = expect(self.terminal, "view", record=record, seat=people.me)
            kept = self.kept
            super().__init__(self.terminal, answer, people, kept)
            self.heard[self.me] = 0
        heard = self.answer["log"][: self.heard[self.me]]
        log = expect(self.terminal, "view", record=record, seat=self.me)["log"]
        since = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(heard, log, strict=False)))
        self.answer = expect(self.terminal, "view", record=record, seat=self.me, since=since)
        self.tell(self.answer["frames"])

    def tell_end(self) -> None:
        """Keep the finished games as records beside the session, and say where."""
        path = self.kept.path.with_name(f"{self.kept.path.name}.ecn")  # no other game has this name
        with self.terminal.checked_writing(str(path)):
            write(path, "\n".join(map(ecn.dumps, self.side.table.finished)))
        if self.side.table.ending:
            self.say(self.words("friend-ended", how=self.side.table.ending))
        result = self.side.table.finished[-1].record
        score = ecn.dumps(self.side.table.finished[-1]).splitlines()[-1]
        names = {seat: shown_name(result.tag(SEAT_TAGS[seat])) for seat in result.seats}
        sides = " – ".join(", ".join(name for seat, name in names.items() if seat in side) for side in result.sides)
        said = {"names": sides, "players": len(self.side.table.agreed.seats), "score": score, "file": str(path)}
        self.say(self.words("cli-friend-over", **said))

    def keep_evidence(self) -> None:
        """Keep what shows how the friend has cheated beside the session, and say where."""
        path = self.kept.path.with_name(f"{self.kept.path.name}.evidence")
        with self.terminal.checked_writing(str(path)):
            write(path, evidence.dumps(self.device.witness))
        self.say(self.words("cli-friend-evidence", file=str(path)))

    def pass_on(self, messages: tuple[bytes, ...]) -> None:
        """Print lines to pass on to the friend, if there are any."""
        if not messages:
            return
        self.shown = tuple(dict.fromkeys((*self.shown, *messages)))
        self.say(self.words("cli-friend-pass-on", name=self.friend), style="bold")
        for raw in messages:
            self.terminal.out.print(lines.format_line(raw), soft_wrap=True, highlight=False)
