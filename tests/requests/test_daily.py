"""The daily deal: the same cards for everyone on a date, final decisions, and the strongest player's result."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from typing import Any

import pytest

from ecarte import record
from ecarte.core import daily as days
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.record import Play
from ecarte.requests.subjects import daily
from ecarte.requests.web import respond

DAY = "2026-11-23"


def ask(do: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(respond(json.dumps({"id": 1, "do": do, **fields})))
    return answer


def begun(day: str = DAY) -> dict[str, Any]:
    return ask("daily-begin", game="ecarte", day=day, tags={"Date": "2026.11.24", "South": "Anna"})


def codes(answer: dict[str, Any]) -> list[str]:
    return [problem["code"] for problem in answer.get("problems", ())]


def test_the_cards_follow_from_the_date_alone() -> None:
    one, other = begun(), ask("daily-begin", game="ecarte", day="2026-11-23")
    [first], [second] = (ecn.loads(answer["record"]) for answer in (one, other))
    assert first.record.deals == second.record.deals
    seed = hashlib.sha256(b"daily deal 1 ecarte 2026-11-23").hexdigest()  # as documented in docs/ecn.md
    assert first.record.tag("Seed") == second.record.tag("Seed") == seed
    [next_day] = ecn.loads(begun("2026-11-24")["record"])
    assert next_day.record.deals != first.record.deals
    assert one["summary"]["daily"] == {"version": 1, "day": "2026-11-23"}
    assert verify(first).daily == "2026-11-23"


def test_a_day_of_today_is_what_it_was() -> None:
    """The rules, seed and dealer of a day belong to version 1 of the daily deal, and never change."""
    [play] = ecn.loads(begun()["record"])
    assert ecn.dumps(play).split("\n\n")[1] == "1. S\nN<As8s9h9d8c S<KsKhKd7dAc ^7h\n*\n"
    assert (play.record.tag("Rules"), play.record.tag("Cut")) == ("akagiri", "S:Th N:7s")


def test_a_tag_alone_makes_no_daily_deal() -> None:
    play = record.new("ecarte", "akagiri", {}, {}, "5e" * 32, "S")
    tagged = play.with_record(play.record.with_tag(days.TAG, "1 2026-11-23"))
    assert tagged.record.daily is None
    assert "daily" not in ask("view", record=ecn.dumps(tagged), seat="S")["summary"]
    assert codes(ask("daily-result", record=ecn.dumps(record.resign(tagged, "S")))) == ["E-request"]
    assert codes(ask("new", game="ecarte", preset="akagiri", seed="5e" * 32, dealer="S", seat="S",
                     tags={"Daily": "1 2026-11-23"})) == ["E-tag-own"]  # fmt: skip


def tagged(game: str, preset: str, dealer: str, seed_of: str = "ecarte") -> str:
    """Return a game whose tag says that it is the daily deal, with the seed of a day."""
    seed = days.Daily(1, DAY).seed(seed_of)
    play = record.resign(record.new(game, preset, {}, {}, seed, dealer), "S")
    return ecn.dumps(play.with_record(play.record.with_tag(days.TAG, f"1 {DAY}")))


@pytest.mark.parametrize(
    "text",
    [tagged("ecarte", "casino", "cut"), tagged("ecarte", "akagiri", "N"), tagged("belote", "classic", "S", "belote")],
    ids=["other rules", "no cards drawn", "belote to the target"],
)
def test_the_seed_of_a_day_alone_makes_no_daily_deal(text: str) -> None:
    assert "daily" not in ask("view", record=text, seat="S")["summary"]
    assert codes(ask("daily-result", record=text)) == ["E-request"]


def test_there_is_none_before_the_first_and_none_of_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    assert codes(ask("daily", game="ecarte", day="2025-12-31")) == ["E-request"]
    text = begun()["record"]
    assert codes(ask("daily", game="whist", day=DAY)) == ["E-request"]
    [old] = days.TERMS["ecarte"]
    newer = replace(old, version=2, since="2026-11-24", opponent="master")
    monkeypatch.setattr(days, "TERMS", {"ecarte": (old, newer)})
    monkeypatch.setattr(daily, "TERMS", days.TERMS)
    # Dates keep the terms they had.
    assert begun()["record"] == text
    assert ask("daily", game="ecarte", day=DAY)["daily"]["players"] == {"N": "club"}
    assert ask("daily", game="ecarte", day="2026-11-24")["daily"]["players"] == {"N": "master"}
    assert begun("2026-11-24")["summary"]["daily"]["version"] == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "1 2026-02-29",
        "0 2026-11-23",
        "1 2026-11-23 ",
        "1 20261123",
        "01 2026-11-23",
        "1 2026-13-01",
        "1 2100-02-29",
    ],
)
def test_other_texts_name_no_day(text: str) -> None:
    assert days.parse(text) is None


def test_a_tag_is_read_as_it_was_written() -> None:
    there = days.Daily(1, DAY)
    assert days.parse(str(there)) == there


def test_decisions_are_final_and_the_pack_is_not_cut() -> None:
    text = begun()["record"]
    assert codes(ask("back", record=text, seat="S")) == ["E-back-daily"]
    [play] = ecn.loads(text)
    ended = play
    while ended.record.game.rules.turn(ended.state):
        mover = ended.record.game.rules.turn(ended.state) or ""
        ended = record.advance(ended, ended.record.game.rules.legal(ended.state, mover)[0])
    head = ended.record.game.deal.next_head(ended.state)
    assert head is not None
    with pytest.raises(RuleError, match="E-cut-daily"):
        record.advance(ended, head, "mine")
    proof = ask("verify", record=text)["proof"]
    assert (proof["cuts"], proof["daily"], proof["prepared"]) == (False, "2026-11-23", None)


def test_the_strongest_player_gets_the_same_cards() -> None:
    [play] = ecn.loads(begun()["record"])
    with pytest.raises(KeyError):
        daily.play_out(play)  # nobody plays South's cards
    strongest = daily.play_by_strongest(play)
    assert record.over(strongest)
    assert strongest.record.deals[0].entries[:3] == play.record.deals[0].entries[:3]
    assert strongest.record.computer == {"N": "club", "S": "master"}
    assert verify(strongest).proved
    # South plays like the strongest: the result is the same, deal by deal.
    result = ask("daily-result", record=ecn.dumps(strongest))["dailyResult"]
    assert result["own"] == result["strongest"]
    assert result["strongest"]["score"] == strongest.record.game.score.of(strongest.state)
    for side in ("S", "N"):
        assert sum(deal[side] for deal in result["own"]["deals"]) == result["own"]["score"][side]


# --- belote ---

BELOTE_DRAW = "N:9h E:7c S:Jd W:9d"
BELOTE_DEALS = [
    "S<AsTs7sQd9dW<AhThKdTd8cN<9sJh9h7d7cE<KhAdJdAc9c^7h",
    "W<Kh9h7dJc9cN<9sAdJdTd7cE<TsAhQd9d8dS<Js7sJh8hKc^Ac",
    "N<KsQs8sKh7cE<Js7sQhJh9hS<Ts7h7dQcTcW<Ah9dKcJc9c^Kd",
    "E<9sTh7hTdKcS<Ts8sAd9d7cW<JsJdQcJc9cN<QhJh9hAcTc^8h",
    "S<7sTh7h8d9cW<JsJh8hQcJcN<QhAdKdJdTcE<KsQsKh7dAc^Qd",
]
BELOTE_RESULT = "472-338"


def played(play: Play) -> Play:
    """Return the game played to its end, with the last legal move each time, so that every deal is taken."""
    rules, deal = play.record.game.rules, play.record.game.deal
    while not record.over(play):
        mover = rules.turn(play.state)
        what = rules.legal(play.state, mover)[-1] if mover else deal.next_head(play.state)
        assert what is not None
        play = record.advance(play, what)
    return play


def test_a_day_of_belote_is_what_it_was() -> None:
    """Five deals, whose cards and rules belong to version 1: a game played in the same way has this result for ever."""
    answer = ask("daily-begin", game="belote", day=DAY)
    assert answer["summary"]["daily"] == {"version": 1, "day": DAY}
    assert answer["summary"]["deals"] == 5
    [play] = ecn.loads(answer["record"])
    seed = hashlib.sha256(b"daily deal 1 belote 2026-11-23").hexdigest()  # as documented in docs/ecn.md
    tags = play.record.tag
    assert (tags("Seed"), tags("Rules"), tags("Option"), tags("Computer")) == (
        seed,
        "classic",
        "deals=5",
        "E:amateur N:amateur W:amateur",
    )
    assert tags("Draw") == BELOTE_DRAW
    ended = played(play)
    packs = [
        [str(entry.event) for entry in deal.entries if entry.event.do in ("deal", "turn")]
        for deal in ended.record.deals
    ]
    assert ["".join(pack) for pack in packs] == BELOTE_DEALS
    assert record.result(ended) == BELOTE_RESULT
    assert verify(ended).proved
    result = ask("verify", record=ecn.dumps(ended))["proof"]
    assert (result["daily"], result["over"]) == (DAY, True)


def test_it_has_five_deals_for_every_reader() -> None:
    """The option stands in the record, so that a reader without the tag Daily ends the game there as well."""
    [play] = ecn.loads(ask("daily-begin", game="belote", day=DAY)["record"])
    text = ecn.dumps(played(play))
    assert [line for line in text.splitlines() if re.match(r"[0-9]+\. ", line)][-1].startswith("5. ")
    other = re.sub(r"\[(Daily|Seed|Commit|Draw) .*\]\n", "", text)
    [seen] = ecn.loads(other)
    assert (record.over(seen), seen.record.daily) == (True, None)
    [reading] = ecn.read(other.replace('[Option "deals=5"]\n', ""))
    assert reading.play is not None
    assert not record.over(reading.play)
    assert "E-result" in {problem.code for problem in reading.problems}


def test_the_strongest_player_of_belote_has_the_seat_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its partner and its opponents stay as they are, and everybody plays the same five deals."""
    [terms] = days.TERMS["belote"]
    quick = {"belote": (replace(terms, strongest="novice"),)}
    monkeypatch.setattr(daily, "TERMS", quick)
    monkeypatch.setattr(days, "TERMS", quick)
    assert ask("daily", game="belote", day=DAY)["daily"] == {
        "seat": "S",
        "players": {"N": "amateur", "E": "amateur", "W": "amateur"},
        "strongest": "novice",
        "target": 1000,
        "deals": 5,
    }
    [play] = ecn.loads(ask("daily-begin", game="belote", day=DAY)["record"])
    best = daily.play_by_strongest(play)
    assert best.record.computer == {"N": "amateur", "E": "amateur", "S": "novice", "W": "amateur"}
    own = ask("daily-result", record=ecn.dumps(played(play)))["dailyResult"]
    assert own["strongest"]["score"] == best.record.game.score.of(best.state)
    assert [len(game["deals"]) for game in own.values()] == [5, 5]
    for game in own.values():
        assert {side: sum(deal[side] for deal in game["deals"]) for side in ("NS", "EW")} == game["score"]
    first = [[entry.event for entry in each.record.deals[4].entries][:5] for each in (played(play), best)]
    assert first[0] == first[1]


def test_a_person_who_shares_it_is_warned_that_its_cards_are_known() -> None:
    text = begun()["record"]
    assert ask("replay", record=text, seat="S", settled=True)["replay"]["prepared"] is True


def test_resigning_loses() -> None:
    [play] = ecn.loads(begun()["record"])
    assert codes(ask("daily-result", record=ecn.dumps(play))) == ["E-daily-unfinished"]
    result = ask("daily-result", record=ecn.dumps(record.resign(play, "S")))["dailyResult"]
    best = daily.play_by_strongest(play)
    assert result["own"]["winner"] == "N"
    assert (result["strongest"]["winner"], result["strongest"]["score"]) == (
        record.winner(best),
        best.record.game.score.of(best.state),
    )


def test_a_link_keeps_the_day() -> None:
    [play] = ecn.loads(begun()["record"])
    over = ecn.dumps(daily.play_by_strongest(play))
    [seen] = ecn.loads(ask("open", link=ask("link", record=over)["link"])["record"])
    assert seen.record.daily == days.Daily(1, DAY)
