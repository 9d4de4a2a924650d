"""Belote among three or four friends by the page's requests: everybody takes every line, as in a group chat."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from ecarte.friend import device, lines, message
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.requests.subjects import friend
from shapes import fits
from tests.kit.friends import GROUP
from tests.requests.asking import Json, ask, codes

TERMS: Json = {"name": "Anna", "game": "belote", "preset": "classic", "options": {"deals": 5}, "seat": "S",
               "dealer": "S", "match": "", "stake": 0, "opened": "all", "date": "2026.11.30"}  # fmt: skip
NAMES = ("Ben", "Clara", "David")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend, "quickest", lambda: GROUP)


def invite(**changes: Any) -> Json:
    return ask("friend-invite", **{"secret": "00" * 32, **TERMS, **changes})


class Group:
    """The sides, the inviting player's first, and the lines that each has seen."""

    def __init__(
        self,
        players: int,
        dealer: str,
        terms: Json | None = None,
        computers: Mapping[str, str] = MappingProxyType({}),
        **wanted: str,
    ) -> None:
        agreed = {"dealer": dealer, "options": {"deals": 5, "players": players}, "computers": dict(computers)}
        host = invite(**(terms or agreed))
        (line,) = host["friend"]["lines"]
        self.sides = [host] + [
            ask("friend-join", secret=f"{at}{at}" * 32, text=line, name=name, seat=wanted.get(name, ""))
            for at, name in enumerate(NAMES[: players - 1 - len(computers)], 1)
        ]

    def do(self, at: int, what: str, **asked: Any) -> None:
        """Have one side do something, whose answer has the declared shape."""
        answer = ask(what, session=self.sides[at]["friend"]["session"], **asked)
        assert fits.find_misfit({k: v for k, v in answer.items() if k != "id"}, "answer", "Answer") is None
        self.sides[at] = answer

    def pass_on(self) -> int | None:
        """Pass lines on until a player is to go on; return that one, None for nobody."""
        for _ in range(99):
            for by, side in enumerate(self.sides):
                for to in range(len(self.sides)):
                    if to != by:
                        self.do(to, "friend-receive", text=" ".join(side["friend"]["lines"]))
            awaited = [side["friend"]["awaited"] for side in self.sides]
            if all(each == awaited[0] for each in awaited) and (
                not awaited[0] or awaited[0]["what"] in ("event", "answer")
            ):
                return awaited[0] and self.seats.index(awaited[0]["seat"])
        raise AssertionError("nobody is awaited")

    @property
    def seats(self) -> list[str]:
        """The seats of the sides."""
        return [side["friend"]["seat"] for side in self.sides]


@pytest.mark.thorough
def test_four_play_a_deal_and_end_the_game() -> None:
    """Seats go to those who would like them; nobody holds the others' cards; all end with the same proved record."""
    group = Group(4, "S", Ben="N")
    assert group.sides[1]["friend"]["terms"]["seats"] == ["N", "E", "S", "W"]
    group.do(0, "friend-receive", text=" ".join(group.sides[2]["friend"]["lines"]))
    assert (group.sides[0]["friend"]["guests"], group.sides[0]["friend"]["awaited"]["what"]) == (["Clara"], "seats")
    at = group.pass_on()
    assert group.seats[:2] == ["S", "N"]
    assert not group.sides[0]["friend"]["guests"]
    for one, other in ((one, other) for one in group.sides for other in group.sides if one is not other):
        seen = str([one[name] for name in ("view", "log", "frames", "record")])
        assert not any(card in seen for card in other["view"]["hand"])
    while at is not None and group.sides[at]["view"]["deal"] == 1:
        view = group.sides[at]["view"]
        bids = [event for event in view["legal"] if ":pass" not in event]
        group.do(at, "friend-act", event=(bids if view["phase"] == "bid" else view["legal"])[0])
        at = group.pass_on()
    assert at is not None
    asker = (at + 1) % 4
    group.do(asker, "friend-say", word="end")
    for _ in range(3):
        asked = group.pass_on()
        assert asked is not None
        side = group.sides[asked]["friend"]
        assert side["asked"] == {"seat": group.seats[asker], "what": "end"}
        group.do(asked, "friend-say", word="yes")
    assert group.pass_on() is None
    assert len({side["record"] for side in group.sides}) == 1
    (play,) = ecn.loads(group.sides[0]["record"])
    assert verify(play).proved


def test_two_play_with_computers_that_one_of_them_has() -> None:
    """The terms and the record name them; what they play comes with their device's lines, and they agree to all."""
    computers = {"E": "novice", "W": "amateur"}
    group = Group(4, "S", computers=computers)
    host, ben = group.sides
    assert (host["friend"]["guests"], host["friend"]["terms"]["computers"]) == ([], computers)
    assert ben["friend"]["terms"]["computers"] == computers
    at = group.pass_on()
    while at is not None and not group.sides[at]["view"]["tricks"]:
        legal = group.sides[at]["view"]["legal"]
        bids = [event for event in legal if ":pass" not in event]
        group.do(at, "friend-act", event=(bids or legal)[0])
        at = group.pass_on()
        assert at is not None
        assert group.seats[at] in "SN"
    seen = str([group.sides[0][name] for name in ("view", "log", "frames", "record")])
    kept = lines.loads(GROUP, group.sides[0]["friend"]["session"])
    hands = [each.table.playing.state.hand(each.seat) for each in device.seated(kept).computers]
    shown = {card for hand in kept.table.public.hands for card in hand}  # of a declaration
    assert hands
    assert all(card in shown or card not in seen for hand in hands for card in hand)
    assert at is not None
    group.do(at, "friend-say", word="end")
    asked = group.pass_on()
    assert asked == 1 - at
    group.do(asked, "friend-say", word="yes")
    assert group.pass_on() is None
    assert [side["friend"]["heard"] for side in group.sides] == [[], []]
    host, ben = group.sides
    assert [side["friend"]["ended"] for side in group.sides] == ["agreed", "agreed"]
    assert [(side["view"]["turn"], side["view"]["legal"]) for side in group.sides] == [(None, []), (None, [])]
    assert host["record"] == ben["record"]
    assert '[Computer "E:novice W:amateur"]' in host["record"]
    assert '[Host "S"]' in host["record"]


def test_a_level_that_nobody_knows_is_refused() -> None:
    assert codes(invite(computers={"W": "unbeatable"})) == ["E-request"]


def test_what_one_says_is_heard_with_its_seat() -> None:
    """The first deal is cut for, after the seats are given."""
    group = Group(3, "cut")
    at = group.pass_on()
    assert at is not None
    said, to = (at + 1) % 3, (at + 2) % 3
    group.do(said, "friend-say", word="hello")
    group.do(to, "friend-receive", text=" ".join(group.sides[said]["friend"]["lines"]))
    assert group.sides[to]["friend"]["heard"] == [{"seat": group.seats[said], "kind": "say", "word": "hello"}]


def test_three_play_a_pool_of_ecarte() -> None:
    """Who waits watches, and has a seat in the next game; each game is answered with the seats of its time."""
    pool = {"game": "ecarte", "preset": "akagiri", "options": {}, "dealer": "cut", "match": "pool"}
    group = Group(3, "cut", pool)
    mover = group.pass_on()
    assert mover is not None
    plays = [side["friend"]["plays"] for side in group.sides]
    assert sorted(plays) == ["", "N", "S"]
    out = plays.index("")
    watched = group.sides[out]
    assert watched["view"]["watching"]
    assert (watched["view"]["legal"], watched["view"]["next"]) == ([], None)
    seen = str([watched[name] for name in ("view", "log", "frames", "record")])
    assert not any(card in seen for side in group.sides if side is not watched for card in side["view"]["hand"])
    shown = ask("view", record=watched["record"], seat="")
    assert (shown["view"], shown["record"]) == (watched["view"], watched["record"])
    assert codes(ask("view", record=watched["record"], seat="S")) == ["E-view-other"]
    group.do(mover, "friend-act", event="resign")
    assert group.pass_on() is not None
    now = [side["friend"]["plays"] for side in group.sides]
    assert now[out]
    assert now[mover] == ""
    for at in range(3):
        group.do(at, "friend", place=0)
    assert [side["friend"]["plays"] for side in group.sides] == plays
    assert len({side["record"] for side in group.sides}) == 1


def test_who_sees_somebody_cheat_passes_on_what_shows_it() -> None:
    """After a reload, too, so that the others end with the same verdict."""
    group = Group(3, "S")
    at = group.pass_on()
    assert at is not None
    side = lines.loads(GROUP, group.sides[at]["friend"]["session"])
    items = (["event", f"{side.seat}.7c"],)
    game, last = side.table.game, side.chain[-1].hash
    wrong = message.write(GROUP, side.table.own.secret, game, len(side.chain), side.seat, last, items)
    sees, hears = (at + 1) % 3, (at + 2) % 3
    group.do(sees, "friend-receive", text=lines.format_line(wrong.raw))
    group.do(sees, "friend")
    group.do(hears, "friend-receive", text=" ".join(group.sides[sees]["friend"]["lines"]))
    verdicts = [group.sides[each]["friend"]["verdict"] for each in (sees, hears)]
    assert verdicts[0] == verdicts[1]
    assert verdicts[0]["data"]["seat"] == side.seat


@pytest.mark.parametrize(
    "changes",
    [
        {"opened": "played"},
        {"preset": "two", "options": {}},
        {"options": {"shuffle": "cut-only"}},
        {"match": "rubber-3"},
        {"computers": {"S": "amateur"}},
        {"computers": {"N": "amateur", "E": "amateur", "W": "amateur"}},
    ],
)
def test_terms_that_do_not_hold(changes: Json) -> None:
    assert codes(invite(**changes)) == ["E-friend-terms"]
