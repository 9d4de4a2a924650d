"""Whole matches by texts between the page's engine, which a script asks, and `ecarte play --friend`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.cli.ecarte.answers import sayings
from ecarte.cli.table import prompt
from ecarte.cli.table.friend import FriendGame
from ecarte.core.game import Json
from ecarte.friend import lines
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Outcome
from ecarte.notation import ecn
from ecarte.requests.subjects import friend
from tests.kit.commandline import Cli, cli
from tests.kit.friends import GROUP
from tests.requests.asking import ask

__all__ = ["cli"]  # a fixture, used by name

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games"),
]


class Match:
    """Anna at the page and Ben at the terminal. Both choose by chance; each reads what the other has passed on."""

    def __init__(self, chance: Random, **terms: Any) -> None:
        self.chance = chance
        usual = {
            "game": "ecarte",
            "preset": "akagiri",
            "options": {},
            "seat": "S",
            "dealer": "cut",
            "match": "rubber-3",
        }
        more = {"stake": 0, "purse": None, "opened": "all", "date": "2026.11.30"}
        self.page = ask("friend-invite", secret="33" * 32, name="Anna", **{**usual, **more, **terms})
        self.game: FriendGame | None = None
        self.printed: list[str] = []
        self.typed = 0
        self.to_ask = ["back"] if terms.get("opened") == "played" else []  # of either player, once each
        self.to_ask_there = [*self.to_ask]
        self.resigns_in = 1 if terms.get("opened") == "played" else 9

    def passed(self) -> str:
        """Return the page's link."""
        return f"https://example.org/#friend={','.join(self.page['friend']['lines'])}"

    def do(self, request: str, **more: Any) -> None:
        """Have Anna's page do something."""
        self.page = ask(f"friend-{request}", session=self.page["friend"]["session"], **more)
        assert self.page["friend"]["verdict"] is None
        assert self.page["friend"]["refused"] == []

    def play(self) -> str:
        """Have Anna read what has come and go on as far as she can; return her link."""
        self.do("receive", text="\n".join(self.printed))
        self.printed.clear()
        while (awaited := self.page["friend"]["awaited"]) and awaited["seat"] == "S":
            view, side = self.page["view"], self.page["friend"]
            if awaited["what"] == "answer":
                self.do("say", word="yes")
            elif side["place"] == self.resigns_in and view["phase"] == "play":
                self.resigns_in = 9
                self.do("act", event="resign")
            else:
                self.do("act", event=self.chance.choice(view["legal"] or ["pass"]))
        if set(self.page["friend"]["asks"]) & set(self.to_ask):
            self.do("say", word=self.to_ask.pop())
        return self.passed()

    def type(self) -> str:
        """Return what Ben types next."""
        self.typed += 1
        assert self.typed < 3000, "nobody goes on"
        if self.game is None:  # the invitation, then Enter
            return self.passed() if self.typed == 1 else ""
        side = self.game.side
        if side.awaited is None:
            if not self.printed:
                return ""
            return self.play()
        if side.awaited.seat == side.seat:
            return "y" if side.awaited.what == "answer" else self.chance.choice(self.choices(self.game))
        if set(side.asks) & set(self.to_ask_there):
            self.to_ask_there.pop()
            return "u"
        return self.play()

    def choices(self, game: FriendGame) -> list[str]:
        """Return texts for all that Ben may do; Enter where that is nothing."""
        view, hand = game.view, game.view["hand"]
        pairs = [f"{one} {two}" for one, two in pairwise(hand)]
        texts = [*sayings(view, game.words), *hand, *(f"{card}!" for card in hand), *pairs]
        return [text for text in texts if game.parlance.answer(text, view, game.words) in view["legal"]] or [""]


@pytest.fixture
def listens(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return what has a match type at the terminal, and read what that passes on."""
    monkeypatch.setattr(friend, "quickest", lambda: GROUP)

    def listen(match: Match) -> None:
        sit, pass_on = FriendGame.sit, FriendGame.pass_on

        def sat(game: FriendGame, outcome: Outcome | None = None) -> None:
            match.game = game
            sit(game, outcome)

        def passed(game: FriendGame, messages: tuple[bytes, ...]) -> None:
            match.printed += map(lines.format_line, messages)
            pass_on(game, messages)

        monkeypatch.setattr(FriendGame, "sit", sat)
        monkeypatch.setattr(FriendGame, "pass_on", passed)
        monkeypatch.setattr(prompt, "read_line", lambda terminal, known=(): match.type())

    return listen


def events(plays: Iterable[Any]) -> str:
    """Return the events of games as one text."""
    return " ".join(str(entry.event) for play in plays for deal in play.record.deals for entry in deal.entries)


TERMS: dict[str, Json] = {
    "irregular": {"preset": "london-3", "options": {"revoke": "penalty"}, "match": "rubber-3"},
    "played": {"opened": "played"},
}


@pytest.mark.parametrize("name", TERMS)
def test_a_match_between_page_and_terminal(cli: Cli, tmp_path: Path, listens: Any, name: str) -> None:
    """Both end with the same signed games; a revoke is claimed, a move taken back, a game resigned on the way."""
    match = Match(Random(5), **TERMS[name])
    listens(match)
    kept = tmp_path / "ben.friend"
    run = cli("play", "--friend", "--names", "Ben", "--save", kept)
    assert run.status == 0, run.err
    if match.printed:
        match.play()
    assert match.page["friend"]["awaited"] is None
    games = ecn.loads(kept.with_name("ben.friend.ecn").read_text("utf-8"))
    assert len(games) >= 2
    assert len(games) == match.page["friend"]["last"] + 1
    texts = events(games)
    for place, game in enumerate(games):
        session = match.page["friend"]["session"]
        (here,) = ecn.loads(ask("friend", session=session, place=place)["record"])
        assert here.record.tag("Signed") == game.record.tag("Signed")
        assert (here.record == game.record) == (name == "irregular")
    if name == "irregular":
        assert "~revoke" in texts
        assert "&claim" in texts
        assert cli("verify", kept.with_name("ben.friend.ecn")).status == 0
    else:
        assert any(game.record.resigned for game in games)
        assert (match.to_ask, match.to_ask_there) == ([], [])
