"""``ecarte play --friend``: two terminals that share nothing but the lines that are passed on."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.friend import lines
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Session
from ecarte.friend.terms import Terms
from ecarte.notation import ecn
from tests.kit.commandline import Cli, Run, cli
from tests.kit.friends import GROUP, Friends

__all__ = ["cli"]  # a fixture, used by name

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long")


def passed_on(run: Run) -> str:
    """Return the lines that the player is told to send, as one."""
    found = re.findall(r"^(?:Send this to|Envoyez ceci à) .*:\n((?:ecarte1:\S+\n)+)", run.out, re.MULTILINE)
    return " ".join(found[-1].split())


def test_a_game_over_texts_alone(cli: Cli, tmp_path: Path) -> None:
    files = {"Anna": tmp_path / "anna.friend", "Ben": tmp_path / "ben.friend"}
    terms = ("--dealer", "S", "--option", "throw_in=on")
    invited = cli("play", "--friend", "--names", "Anna", *terms, "--save", files["Anna"], stdin="\n")
    run = cli("play", "--friend", "--names", "Ben", "--save", files["Ben"], stdin=passed_on(invited) + "\n\n")
    assert "Anna invites you to écarté: The usual game, throw_in=on." in run.out
    assert "You sit in the North. Anna deals first." in run.out
    who, other, line = "Anna", "Ben", passed_on(run)
    while "signed by both" not in run.out:
        run = cli("play", "--friend", "--resume", files[who], stdin=f"{line}\n{line}\n")  # pasted twice by mistake
        side = lines.loads(GROUP, files[who].read_text("utf-8"))
        assert side.verdict is None
        if side.awaited and side.awaited.seat == side.seat:
            led = bool(side.table.playing.state.trick)
            run = cli("play", "--friend", "--resume", files[who], stdin="resign\nresign\n" if led else "s\n1\n")
        line = passed_on(run)
        who, other = other, who
    run = cli("play", "--friend", "--resume", files[who], stdin=f"{line}\n")
    assert run.status == 0
    games = [path.with_name(f"{path.name}.ecn") for path in files.values()]
    records = [path.read_text("utf-8") for path in games]
    assert records[0] == records[1]
    (game,) = ecn.loads(records[0])
    assert game.record.resigned
    assert cli("verify", games[0]).status == 0


def test_a_friend_and_two_computers(cli: Cli, tmp_path: Path) -> None:
    """The guest reads who could look into their hands; the terminal of whoever invites plays for them."""
    files = {"Anna": tmp_path / "anna.friend", "Ben": tmp_path / "ben.friend"}
    given = ("--game", "belote", "--dealer", "W", "--computer", "E=novice", "--computer", "W=amateur")
    invited = cli("play", "--friend", *given, "--names", "Anna", "--save", files["Anna"], stdin="\n")
    run = cli("play", "--friend", "--names", "Ben", "--save", files["Ben"], stdin=passed_on(invited) + "\n\n")
    assert (
        "A computer (a novice) sits East. A computer (a decent amateur) sits West. They are played on Anna" in run.out
    )
    who, other, line, told = "Anna", "Ben", passed_on(run), ""
    while not told.count("signed by all"):
        run = cli("play", "--friend", "--resume", files[who], stdin=f"{line}\n")
        side = lines.loads(GROUP, files[who].read_text("utf-8"))
        assert side.verdict is None
        if side.awaited and (side.awaited.seat, side.awaited.what) == (side.seat, "event"):
            run = cli("play", "--friend", "--resume", files[who], stdin="resign\nresign\n")
        told, line = told + run.out, passed_on(run)
        who, other = other, who
    assert "Anna" in told
    (game,) = ecn.loads(files[other].with_name(f"{files[other].name}.ecn").read_text("utf-8"))
    assert game.record.computer == {"E": "novice", "W": "amateur"}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("--computer", "W=amateur"), "put --friend before it"),
        (("--friend", "--game", "belote", "--computer", "W=king"), "W=amateur"),
        (("--friend", "--game", "belote", "--computer", "S=amateur"), "one seat at least is a friend"),
        (("--friend", "--computer", "N=amateur"), "one seat at least is a friend"),
    ],
)
def test_computers_that_cannot_be(cli: Cli, given: tuple[str, ...], words: str) -> None:
    run = cli("play", *given, stdin="\n")
    assert run.status == 1 or run.status == 2
    assert words in run.err


class Chat:
    """A group chat, whose lines each of several players has read so far, with their files."""

    def __init__(self, cli: Cli, folder: Path, names: Sequence[str]) -> None:
        self.cli, self.lines = cli, list[str]()
        self.files = {name: folder / f"{name}.friend" for name in names}
        self.read = dict.fromkeys(names, 0)

    def type(self, name: str, *text: str) -> Run:
        """Go on with a player's game, type lines, and send what comes of it to all."""
        run = self.cli("play", "--friend", "--resume", self.files[name], stdin="".join(f"{line}\n" for line in text))
        found = re.findall(r"^ecarte1:\S+", run.out, re.MULTILINE)
        self.lines += [line for line in found if line not in self.lines]
        return run

    def catch_up(self, name: str) -> Run:
        """Have a player read what the others have sent."""
        new, self.read[name] = self.lines[self.read[name] :], len(self.lines)
        return self.type(name, *new)

    def side(self, name: str) -> Session:
        """Return how a player's side stands, which has seen nobody cheat."""
        side = lines.loads(GROUP, self.files[name].read_text("utf-8"))
        assert side.verdict is None
        return side


def test_four_play_belote_in_a_group(cli: Cli, tmp_path: Path) -> None:
    """Each pastes all that the others have sent, and sends its lines to all of them."""
    names = ("Anna", "Ben", "Clara", "David")
    chat = Chat(cli, tmp_path, names)
    files = chat.files
    given = ("--game", "belote", "--dealer", "W", "--names")
    invited = cli("play", "--friend", *given, "Anna", "--save", files["Anna"], stdin="\n")
    for name, wanted in zip(names[1:], ("somewhere\nnorth", "n", ""), strict=True):  # that seat is gone for Clara
        run = cli("play", "--friend", "--names", name, "--save", files[name], stdin=f"{passed_on(invited)}\n{wanted}\n")
        assert "Anna invites you to belote: Classic." in run.out
        assert "Name the seat you would like (North, East, West)" in run.out
        assert ("“somewhere” is not understood here." in run.out) == ("somewhere" in wanted)
        assert "Send this to the group:" in run.out
        chat.lines.append(passed_on(run))
    resigned, told = False, ""
    while not told.count("signed by all"):
        for name in names:
            told += chat.catch_up(name).out
            side = chat.side(name)
            if not resigned and side.awaited and (side.awaited.seat, side.awaited.what) == (side.seat, "event"):
                bids = len(side.table.playing.state.bids)
                resigned = bids == 2
                told += chat.type(name, *(["resign", "resign"] if resigned else ["pass"])).out
    assert "At the table: North Ben, East Clara, South Anna, West David." in told
    for name in names:
        chat.type(name, *chat.lines)
    records = {path.with_name(f"{path.name}.ecn").read_text("utf-8") for path in files.values()}
    assert len(records) == 1
    (game,) = ecn.loads(records.pop())
    assert game.record.resigned == "S"
    assert [entry.event.verb for entry in game.record.deals[0].entries][-2:] == ["pass", "pass"]


@pytest.mark.thorough
def test_three_play_a_pool(cli: Cli, tmp_path: Path) -> None:
    """Who waits is told what everybody sees; after a game that was resigned the newcomer has a hand."""
    names = ("Anna", "Ben", "Clara")
    chat = Chat(cli, tmp_path, names)
    files = chat.files
    invited = cli("play", "--friend", "--pool", "--stake", "2", "--names", "Anna", "--save", files["Anna"], stdin="\n")
    for name in names[1:]:
        run = cli("play", "--friend", "--names", name, "--save", files[name], stdin=f"{passed_on(invited)}\n\n")
        assert "The usual game · Pool for three" in run.out
        chat.lines.append(passed_on(run))
    waited: list[str] = []
    while len(waited) < 2:
        for name in names:
            chat.catch_up(name)
            side = chat.side(name)
            due = side.awaited and (side.awaited.seat, side.awaited.what) == (side.seat, "event")
            if due and side.table.place == len(waited):
                waited.append(side.table.names[side.table.deal.order[0]])
                chat.type(name, *(["resign", "resign"] if len(waited) == 1 else []))
    assert len(set(waited)) == 2
    (game,) = ecn.loads(files["Ben"].with_name("Ben.friend.ecn").read_text("utf-8"))
    assert game.record.tag("Out") == waited[0]
    assert cli("verify", files["Ben"].with_name("Ben.friend.ecn")).status == 0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--rubber", "3"), "The usual game · Best of three games. After"),
        (("--stake", "2", "--purse", "30"), "The usual game · One game · stake 2 · purse 30. After"),
        (("--purse", "30"), "The usual game · One game · purse 30. After"),
        (("--seat", "N", "--dealer", "S"), "You sit in the South. You deal first."),
        ((), "You sit in the North. The first deal is cut for."),
    ],
)
def test_a_guest_is_told_the_terms(cli: Cli, tmp_path: Path, given: tuple[str, ...], said: str) -> None:
    invited = cli("play", "--friend", *given, "--save", tmp_path / "anna.friend", stdin="\n")
    run = cli("play", "--friend", stdin=passed_on(invited) + "\nq\n")
    assert said in run.out


@pytest.mark.skipif(os.name != "posix", reason="other systems keep no such modes")
def test_a_file_with_a_secret_is_for_its_owner_alone(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "anna.friend"
    cli("play", "--friend", "--save", path, stdin="\n")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)  # copied by somebody
    cli("play", "--friend", "--resume", path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600

    def refused(path: Path, mode: int) -> None:
        raise OSError(errno.EPERM, "no modes here")

    monkeypatch.setattr(Path, "chmod", refused)
    assert "saved" in cli("play", "--friend", "--resume", path).out


def test_what_is_asked_and_said(cli: Cli, tmp_path: Path) -> None:
    friends = Friends(Terms("Anna", dealer="N"))
    friends.choose = lambda side, all: next(event for event in all if event.verb == "stand" or event.do == "play")
    friends.play(until=lambda all: bool(all.sides["S"].table.public.trick))
    files = {seat: tmp_path / f"{seat}.friend" for seat in ("S", "N")}
    for seat, side in friends.sides.items():
        files[seat].write_text(lines.dumps(side), "utf-8")
    pasted = ""

    def turn(seat: str, typed: str, *said: str, lang: str = "en") -> None:
        nonlocal pasted
        run = cli("--lang", lang, "play", "--friend", "--resume", files[seat], stdin=f"{pasted}\n{typed}")
        for each in said:
            assert each in run.out
        pasted = passed_on(run)

    turn(
        "S",
        "say 9\nsay well\nu\nagain\n",
        "5 Thank you!",
        "You: “Well played!”",
        "Nothing is played until Ben answers.",
    )
    turn("N", "peut-être\noui\n", "Anna : « Bien joué ! »", "Anna demande à reprendre", lang="fr")
    turn("S", "hint\nu\n1\nstop\nagain\n", "Ben agrees.", "nobody gives hints", "only your own last move", "You play")
    turn("N", "n\nagain\n", "Anna asks to end the game here, as it stands.")
    turn("S", "new deal\nagain\n", "Ben declines.", "Your friend has declined.")
    turn("N", "stop\nagain\n")
    turn("S", "y\nagain\n")
    turn("N", "")
    turn("S", "")
    turn("N", "say 5\nwhat?\nagain\n", "You: “Thank you!”", "“what?” is not understood here.")
    turn("S", "")  # signs at the same time
    turn("N", "", "You: “Thank you!”")
    turn("S", "again\n", "Ben: “Thank you!”", "By agreement, the game ends here.")
    game = files["S"].with_name("S.friend.ecn")
    assert '[Result "*"]' in game.read_text("utf-8")
    assert cli("verify", game).status == 0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--two",), "--friend and --two cannot be combined"),
        (("--pool", "--dealer", "N"), "--pool and --dealer cannot be combined"),
        (("--game", "belote", "--rules", "two"), "do not hold together: friends play from the hand"),
        (("--resume", "nowhere"), "nowhere"),
        (("--stake", "5", "--purse", "1"), "chips"),
    ],
)
def test_what_cannot_be(cli: Cli, given: tuple[str, ...], said: str) -> None:
    run = cli("play", "--friend", *given, stdin="\n")
    assert run.status
    assert said in run.err


def test_another_file_is_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text("[ECN]\n")
    run = cli("play", "--friend", "--resume", path)
    assert run.status
    assert "This is no message of a game between friends." in run.err


def test_lines_survive_what_messengers_do() -> None:
    message = b'{"some":"thing"}'
    line = lines.format_line(message)
    assert lines.parse_lines(f"On Monday Ben wrote:\n> {line}\n-- \nBen") == (message,)
    assert lines.parse_lines(f"{line} {line}") == (message, message)
    assert lines.parse_lines("ecarte1:AAAA ecarte1:! nothing") == ()
    bomb = lines.format_line(b" " * 10**6)
    assert len(lines.parse_lines(bomb)[0]) == 16385


def test_how_a_friend_cheated_is_kept_and_verified(cli: Cli, tmp_path: Path) -> None:
    friends = Friends(Terms("Anna", dealer="S"))
    friends.deliver()
    path = tmp_path / "anna.friend"
    path.write_text(lines.dumps(friends.sides["S"]), "utf-8")
    wrong = lines.format_line(friends.signed("N", [["event", "N.7c"]]))
    run = cli("play", "--friend", "--resume", path, stdin=f"{wrong}\n")
    said = "Ben played the 7 of clubs against the rules."
    assert (run.status, said in run.out) == (1, True)
    kept = tmp_path / "anna.friend.evidence"
    assert str(kept) in run.out.replace("\n", "")
    verified = cli("verify", kept)
    assert verified.status == 0
    assert said in verified.out
    assert "Ben signed it with the key" in verified.out
    found = json.loads(cli("verify", "--json", kept).out)
    assert (found["verdict"]["code"], found["signed"][1]["name"]) == ("E-friend-move", "Ben")
    kept.write_text(kept.read_text("utf-8").replace("N.7c", "N.8c"), "utf-8")
    changed = cli("verify", kept)
    assert (changed.status, "shows no cheating" in changed.err) == (1, True)
