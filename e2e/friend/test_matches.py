"""Whole matches and deals by texts: at a phone, and between the page and the terminal."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from conftest import Host
from ecarte.cli.kit.group import fastest
from ecarte.friend import lines
from ecarte.friend.side import Session
from ecarte.notation import ecn
from kit.friends import Friend, finish, invite, record_of, session_of, two_friends
from kit.player import button
from kit.walk import Walk, phase_of, resign

pytestmark = pytest.mark.thorough
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def friends(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Friend, Friend]]:
    """Anna, who invites, and Ben, the guest."""
    yield from two_friends(browser, host, monkeypatch)


@pytest.mark.timeout(1800)  # hundreds of links there and back
def test_a_whole_match_with_one_at_a_phone(friends: tuple[Friend, Friend]) -> None:
    """Best of three games, each to its end, between two profiles that share nothing but links."""
    anna, ben = friends
    ben.page.set_viewport_size(PHONE)
    ben.open(invite(anna, match="rubber-3"))
    button(ben.page, "Sit down").click()
    anna.take(ben.link())
    walk = Walk(anna, ben, is_short=False)
    walk.go(lambda: None, lambda: walk.other.take(walk.one.passed()))
    finish(walk.one, walk.other)
    finished = session_of(anna).table.finished
    assert [ecn.dumps(game) for game in finished] == [ecn.dumps(game) for game in session_of(ben).table.finished]
    assert len(finished) >= 2
    assert not any(game.record.resigned for game in finished)


class Terminal:
    """Ben at `ecarte play --friend`, started anew for each line, with his game in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.out = ""

    def run(self, *arguments: str, typed: str) -> None:
        """Start it, type lines, and leave."""
        command = [str(Path(sys.executable).with_name("ecarte")), "--lang", "en", "play", "--friend", *arguments]
        self.out = subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout

    def type(self, *typed: str) -> None:
        """Go on, and type lines."""
        self.run("--resume", str(self.file), typed="".join(f"{each}\n" for each in typed))

    @property
    def side(self) -> Session:
        """The session as it is kept."""
        return lines.loads(fastest(), self.file.read_text("utf-8"))

    def passed(self) -> str:
        """Return the lines that are to be sent, all of them that the page may lack."""
        return " ".join(re.findall(r"^ecarte1:\S+", self.out, re.MULTILINE))

    def decide(self) -> None:
        """Type what is to be done next: to propose or accept, to discard one card, to play any card, else Enter."""
        side = self.side
        table = side.table.playing
        legal = [str(event) for event in table.record.game.rules.legal(table.state, side.seat)]
        wanted = (":propose", ":accept", ":stand", "-", ".")
        found = (event[2:] for mark in wanted for event in legal if event[1:].startswith(mark) and len(event) != 3)
        self.type("" if side.table.is_deal_over else next(found, ""))


def test_a_deal_between_page_and_terminal(friends: tuple[Friend, Friend], tmp_path: Path) -> None:
    """A whole deal, with an exchange; then the page resigns, and both have the same signed record."""
    anna, _ = friends
    terminal = Terminal(tmp_path / "ben.friend")
    terminal.run("--names", "Ben", "--save", str(terminal.file), typed=f"{invite(anna)}\n\n")
    while phase := phase_of(anna):
        anna.take(f"{anna.host.url}#friend={terminal.passed()}")
        while anna.is_awaited():
            if "next deal" in phase:
                resign(anna)
            else:
                Walk(anna, anna, is_short=False).act(anna)
        if button(anna.page, "Pass on").count():
            terminal.type(anna.passed())
        while terminal.side.awaited and terminal.side.awaited.seat == terminal.side.seat:
            terminal.decide()
    assert "signed by both" in terminal.out
    record = terminal.file.with_name("ben.friend.ecn").read_text("utf-8")
    (game,) = ecn.loads(record)
    assert len(game.record.deals) == 2
    assert record.strip() == record_of(anna).strip()
