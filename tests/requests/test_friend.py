"""A game between friends by the page's requests: each answer is about one side, which keeps nothing in the engine."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.friend import evidence, lines, message
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.requests.subjects import friend
from shapes import fits
from tests.kit.friends import GROUP, OTHER
from tests.requests.asking import Json, ask, codes

TERMS: Json = {"name": "Anna", "game": "ecarte", "preset": "akagiri", "options": {"king_mark": "optional"}, "seat": "S",
               "dealer": "S", "match": "", "stake": 0, "opened": "all", "date": "2026.11.30"}  # fmt: skip


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend, "quickest", lambda: GROUP)


def invite(**changes: Any) -> Json:
    return ask("friend-invite", **{"secret": "11" * 32, **TERMS, **changes})


def act(answer: Json, event: str) -> Json:
    return ask("friend-act", session=answer["friend"]["session"], event=event)


class Two:
    """Both sides, who pass their lines on until a player is to go on."""

    def __init__(self) -> None:
        host = invite()
        guest = ask("friend-join", secret="22" * 32, text=host["friend"]["lines"][0], name="Ben")
        self.sides: dict[str, Json] = {"S": host, "N": guest}

    def pass_on(self) -> str:
        """Return the seat that is to go on, "" for nobody."""
        for _ in range(99):
            for seat, other in ("SN", "NS"):
                lines = self.sides[seat]["friend"]["lines"]
                text = f"look: https://example.org/#friend={','.join(lines)}."
                self.sides[other] = ask("friend-receive", session=self.sides[other]["friend"]["session"], text=text)
                assert (
                    fits.find_misfit({k: v for k, v in self.sides[other].items() if k != "id"}, "answer", "Answer")
                    is None
                )
            awaited = [self.sides[seat]["friend"]["awaited"] for seat in "SN"]
            if awaited[0] == awaited[1] and (not awaited[0] or awaited[0]["what"] in ("event", "pass", "answer")):
                return awaited[0]["seat"] if awaited[0] else ""
        raise AssertionError("nobody is awaited")

    def play(self, until: str) -> str:
        """Play the first thing that is allowed, until a phase."""
        while (seat := self.pass_on()) and self.sides[seat]["view"]["phase"] != until:
            side = self.sides[seat]
            legal = side["view"]["legal"]
            self.sides[seat] = act(side, legal[0] if legal else "pass")
        return seat

    def cheat(self) -> tuple[str, Json]:
        """Have the friend of the player who is to go on play another's turn; return that player's seat and answer."""
        seat = self.pass_on()
        session, hostile = (self.sides[each]["friend"]["session"] for each in (seat, OTHER[seat]))
        honest, own = lines.loads(GROUP, session), lines.loads(GROUP, hostile).table.own
        number = len(honest.chain)
        items = (["event", f"{own.seat}.7c"],)
        wrong = message.write(GROUP, own.secret, honest.table.game, number, own.seat, honest.chain[-1].hash, items)
        return seat, ask("friend-receive", session=session, text=lines.format_line(wrong.raw))


def test_a_deal_and_its_end() -> None:
    """A session that is read from its text goes on as before; both sides end with the same proved record."""
    two = Two()
    first = two.play("play")
    views = [two.sides[seat]["view"] for seat in "SN"]
    assert not set(views[0]["hand"]) & set(views[1]["hand"])
    for view, other in (views, reversed(views)):
        seen = str([two.sides[view["seat"]][name] for name in ("view", "log", "frames", "record")])
        assert not any(card in seen for card in other["hand"])
    friend._devices.clear()
    last = two.play("scored")
    assert {last, first} <= {"S", "N"}
    assert two.sides[last]["view"]["next"]
    two.sides[last] = act(two.sides[last], two.sides[last]["view"]["next"])
    assert two.sides[last]["view"]["next"] is None  # the other is to agree
    two.sides[last] = act(two.sides[last], "resign")
    assert two.pass_on() == ""
    south, north = two.sides["S"], two.sides["N"]
    assert south["record"] == north["record"]
    assert south["summary"]["over"]
    assert south["summary"]["viewOf"] is None
    (play,) = ecn.loads(south["record"])
    assert verify(play).proved


def say(answer: Json, word: str) -> Json:
    return ask("friend-say", session=answer["friend"]["session"], word=word)


def test_what_is_asked_is_answered_before_anything_is_played() -> None:
    two = Two()
    seat = two.pass_on()
    other = OTHER[seat]
    before = two.sides[seat]
    two.sides[seat] = act(before, f"{seat}:propose")
    assert two.pass_on() == other
    assert two.sides[seat]["friend"]["asks"] == ["back", "deal", "end"]
    two.sides[seat] = say(two.sides[seat], "back")
    assert two.pass_on() == other
    asked = two.sides[other]
    assert [two.sides[each]["friend"]["asked"] for each in "SN"] == [{"seat": seat, "what": "back"}] * 2
    for each in "SN":
        view = two.sides[each]["view"]
        assert (view["legal"], view["turn"], view["next"]) == ([], None, None)
    two.sides[other] = say(asked, "yes")
    assert two.pass_on() == seat
    # It is as before, and nothing is drawn of it.
    back = two.sides[seat]
    assert (back["record"], back["log"], back["view"]["legal"]) == (
        before["record"],
        before["log"],
        before["view"]["legal"],
    )


def test_a_new_deal_has_other_cards() -> None:
    two = Two()
    seat = two.pass_on()
    hand = two.sides[seat]["view"]["hand"]
    two.sides[seat] = say(two.sides[seat], "deal")
    assert two.pass_on() == OTHER[seat]
    two.sides[OTHER[seat]] = say(two.sides[OTHER[seat]], "yes")
    assert two.pass_on() == seat
    assert two.sides[seat]["view"]["hand"] != hand
    assert two.sides[seat]["view"]["deal"] == 1


def test_a_phrase_is_heard_once() -> None:
    two = Two()
    seat = two.pass_on()
    other = OTHER[seat]
    said = say(two.sides[other], "moment")
    heard = ask("friend-receive", session=two.sides[seat]["friend"]["session"], text="\n".join(said["friend"]["lines"]))
    assert heard["friend"]["heard"] == [{"seat": other, "kind": "say", "word": "moment"}]
    again = ask("friend", session=heard["friend"]["session"])
    assert again["friend"]["heard"] == []
    assert codes(ask("friend-say", session=heard["friend"]["session"], word="boo")) == ["E-request"]
    declined = say(two.sides[seat], "end")
    assert codes(say(declined, "deal")) == ["E-friend-ask"]


def test_what_a_text_tells() -> None:
    """Terms come as they were agreed; a damaged line, one of another game and a doubled one change nothing."""
    host, other = invite(), invite(secret="33" * 32, match="rubber-3", stake=2, purse=20)
    (line,) = host["friend"]["lines"]
    (told,) = ask("friend-read", text=f"> {line}\n")["messages"]
    assert told["terms"] == host["friend"]["terms"]
    assert told["terms"]["rules"] == {"preset": "akagiri", "options": {"king_mark": "optional"}}
    assert (told["game"], told["number"], told["seat"]) == (host["friend"]["game"], 0, "S")
    assert codes(ask("friend-read", text=line[:-9])) == ["E-friend-form"]
    assert codes(ask("friend-join", secret="22" * 32, text="", name="Ben")) == ["E-friend-form"]
    guest = ask("friend-join", secret="22" * 32, text=line, name="Ben")
    text = "\n".join(guest["friend"]["lines"])
    refused = ask("friend-receive", session=other["friend"]["session"], text=text)["friend"]
    assert [each["code"] for each in refused["refused"]] == ["E-friend-game"]
    assert not refused["fresh"]
    once = ask("friend-receive", session=host["friend"]["session"], text=text)
    twice = ask("friend-receive", session=once["friend"]["session"], text=text)
    assert [each["friend"]["fresh"] for each in (once, twice)] == [True, False]
    assert once["friend"]["session"] == twice["friend"]["session"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"name": ""}, "E-friend-terms"),
        ({"stake": 2}, "E-friend-terms"),
        ({"game": "belote", "preset": "two", "options": {}}, "E-friend-terms"),
        ({"options": {"king_mark": "never"}}, "E-option-value"),
        ({"secret": "11"}, "E-seed-form"),
    ],
)
def test_terms_that_do_not_hold(changes: Json, code: str) -> None:
    assert codes(invite(**changes)) == [code]


def test_what_cannot_be_done() -> None:
    host = invite()
    assert codes(act(host, "S:propose")) == ["E-friend-closed"]
    assert codes(act(host, "nonsense")) == ["E-request"]
    assert codes(ask("friend", session="nonsense")) == ["E-friend-form"]
    assert codes(ask("friend", session=host["friend"]["session"], place=1)) == ["E-request"]


def test_a_side_is_moved() -> None:
    """Here it does nothing more; the line that it leaves as goes on where it is opened, and only there."""
    two = Two()
    seat = two.pass_on()
    here = two.sides[seat]
    said = ask("friend-say", session=two.sides[OTHER[seat]]["friend"]["session"], word="moment")
    away = ask("friend-move", session=here["friend"]["session"], away=True)
    assert (away["friend"]["awaited"], away["friend"]["lines"], away["view"]["legal"]) == (None, [], [])
    assert (away["friend"]["says"], away["friend"]["asks"], away["view"]["next"]) == ([], [], None)
    session = away["friend"]["session"]
    assert codes(ask("friend-act", session=session, event=here["view"]["legal"][0])) == ["E-friend-moved"]
    assert codes(ask("friend-say", session=session, word="hello")) == ["E-friend-moved"]
    late = ask("friend-receive", session=session, text="\n".join(said["friend"]["lines"]))
    assert {each["code"] for each in late["friend"]["refused"]} == {"E-friend-moved"}
    line = away["friend"]["moved"]
    assert line.startswith("ecarteseat1:")
    for text in (f"mine: {line}\n", session):
        there = ask("friend-move", session=text, away=False)
        assert there["friend"]["session"] == here["friend"]["session"]
        assert there["view"] == here["view"]
        assert "moved" not in there["friend"]
    assert codes(ask("friend", session=line[:-9])) == ["E-friend-form"]


def test_who_cheats_is_named_with_evidence_that_holds_no_secret() -> None:
    seat, answer = Two().cheat()
    found = answer["friend"]
    assert found["verdict"]["data"]["seat"] == OTHER[seat]
    assert evidence.loads(GROUP, found["evidence"]).verdict.to_json() == found["verdict"]
    assert lines.loads(GROUP, found["session"]).table.own.secret.hex() not in found["evidence"]
