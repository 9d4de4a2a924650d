"""JSON of a record: the shape the notation gives it, and nothing lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from ecarte import record
from ecarte.game import Event, Head, format_event
from ecarte.games import ecarte
from ecarte.notation import FORMATS, ecn
from ecarte.notation import json as to
from tests.games import Game, games

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.ecn"))
TOP = ["game", "tags", "rules", "deals", "result", "problems"]
DEAL = {"number", "attempt", "dealer", "hands", "turn", "events", "tricks", "points", "score"}
DOES = {"deal", "turn", "discard", "draw", "play", "say"}
KEYS = {"n", "do", "seat", "cards", "card", "verb", "args", "call", "annotations", "checks"}


def read(play: record.Play) -> dict[str, Any]:
    line = to.dumps(play)
    assert "\n" not in line
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


def again(found: dict[str, Any]) -> str:
    """The ECN that a JSON object stands for, put together from its tags and events alone."""
    tags = []
    for name, value in found["tags"].items():
        tags += [(name, each) for each in value] if isinstance(value, list) else [(name, value)]
    deals = []
    for deal in found["deals"]:
        entries = []
        for event in deal["events"]:
            cards = tuple(event.get("cards", [event["card"]] if "card" in event else []))
            said = Event(event["do"], event.get("seat", ""), cards, event.get("verb", ""), tuple(event.get("args", ())))
            entries.append(record.Entry(said, note(event)))
        head = Head(deal["number"], deal["attempt"], deal["dealer"])
        deals.append(record.Deal(head, tuple(entries), note(deal)))
    return ecn.dumps(record.fold(record.Record(tuple(tags), tuple(deals))))


def note(found: dict[str, Any]) -> record.Note:
    beside = found.get("annotations", {})
    return record.Note(
        tuple(beside.get("nags", ())), tuple(beside.get("values", {}).items()), beside.get("comment", "")
    )


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_lose_nothing(path: Path) -> None:
    plays = ecn.loads(path.read_text("utf-8"))
    assert "\n".join(again(read(play)) for play in plays) == path.read_text("utf-8")


@given(games())
def test_the_shape(game: Game) -> None:
    play = game.play
    found = read(play)
    assert list(found) == TOP
    assert found["game"] == found["tags"]["Game"] == "ecarte"
    assert set(found["rules"]) == {option.name for option in ecarte.OPTIONS}
    assert all(found["rules"][option.name] in option.values for option in ecarte.OPTIONS)
    assert found["problems"] == []
    assert again(found) == ecn.dumps(play)
    for deal in found["deals"]:
        assert set(deal) - {"annotations"} == DEAL
        assert [event["n"] for event in deal["events"]] == list(range(1, len(deal["events"]) + 1))
        assert {event["do"] for event in deal["events"]} <= DOES
        assert all(set(event) <= KEYS for event in deal["events"])
        for event in deal["events"]:
            assert ("card" in event) is (event["do"] in ("turn", "play"))
            assert ("cards" in event) is (event["do"] in ("deal", "discard", "draw"))
            assert ("verb" in event) is (event["do"] == "say")
            assert ("seat" in event) is (event["do"] != "turn")
        winners = [event["checks"]["winner"] for event in deal["events"] if "checks" in event]
        assert winners == [trick["winner"] for trick in deal["tricks"]]
        played = [event["card"] for event in deal["events"] if event["do"] == "play"]
        assert [card for trick in deal["tricks"] for card in trick["cards"]] == played[: 2 * len(deal["tricks"])]
        assert set(deal["hands"]) == {"S", "N"}
        assert (deal["points"] is None) is (deal["score"] is None)
    complete = [deal for deal in found["deals"] if deal["score"]]
    assert len(complete) >= len(found["deals"]) - 1
    for before, after in zip([None, *complete], complete, strict=False):
        start = before["score"] if before else {"S": 0, "N": 0}
        assert after["score"] == {seat: start[seat] + after["points"][seat] for seat in "SN"}
    assert found["result"]["score"] == ecarte.score(play.state)
    assert found["result"]["winner"] == ecarte.winner(play.state)


def test_the_example() -> None:
    """The example of the notation, its first deal written out."""
    text = (Path(__file__).parent / "golden" / "given.ecn").read_text("utf-8")
    found = read(ecn.loads(text)[0])
    assert found["tags"] == {
        "ECN": "1", "Game": "ecarte", "Event": "Friday table", "Site": "?", "Date": "2026.11.20", "Round": "1",
        "South": "Anna", "North": "Bot (club)", "Rules": "akagiri", "Result": "*",
    }  # fmt: skip
    first = found["deals"][0]
    assert {key: first[key] for key in DEAL - {"events", "tricks"}} == {
        "number": 1, "attempt": 1, "dealer": "N", "turn": "7d", "points": {"S": 2, "N": 0}, "score": {"S": 2, "N": 0},
        "hands": {"S": ["As", "Jh", "Qd", "Qc", "7c"], "N": ["Qs", "Ts", "Ah", "8h", "7h"]},
    }  # fmt: skip
    assert first["events"][:7] == [
        {"n": 1, "do": "deal", "seat": "S", "cards": ["As", "Jh", "Qd", "Qc", "7c"]},
        {"n": 2, "do": "deal", "seat": "N", "cards": ["Qs", "Ts", "Ah", "8h", "7h"]},
        {"n": 3, "do": "turn", "card": "7d"},
        {"n": 4, "do": "say", "seat": "S", "verb": "propose",
         "annotations": {"nags": [6], "comment": "two queens and a trump: play"}},
        {"n": 5, "do": "say", "seat": "N", "verb": "refuse"},
        {"n": 6, "do": "play", "seat": "S", "card": "7c"},
        {"n": 7, "do": "play", "seat": "N", "card": "Ts", "checks": {"winner": "S"}},
    ]  # fmt: skip
    assert first["tricks"][2] == {"leader": "S", "cards": ["As", "Qs"], "winner": "N"}
    last = found["deals"][2]
    assert (last["points"], last["score"], len(last["tricks"])) == (None, None, 1)
    assert found["result"] == {"score": {"S": 2, "N": 1}, "winner": None, "game_points": None}


def test_game_points_and_options() -> None:
    path = Path(__file__).parent / "golden" / "options.ecn"
    found = read(ecn.loads(path.read_text("utf-8"))[0])
    assert found["tags"]["Option"] == ["game_points=on", "packets=2-3", "rank_order=ace-high"]
    assert found["rules"]["game_points"] is True
    assert found["result"]["game_points"] in (1, 2, 3)


def test_a_game_played_on_has_its_own_result() -> None:
    """The Result tag it was read with is of no account."""
    (play,) = ecn.loads(ecn.dumps(Game(("akagiri", ()), 1, 0).play))
    assert play.record.tag("Result") == "*"
    on = record.resign(play, "N")
    assert read(on)["tags"]["Result"] == "{S}-{N}".format(**ecarte.score(on.state))
    assert read(on)["result"]["winner"] == "S"


def test_problems_are_told_and_deals_keep_apart() -> None:
    """What a broken record says is written as far as it was read; two deals of one number are two deals."""
    text = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n1. N\nS<AsJhQdQc7c\n1. N\nS<KsJhQdQc7c\n*\n'
    (reading,) = ecn.read(text)
    assert reading.play is not None
    found = json.loads(to.dumps(reading.play, reading.problems))
    assert [deal["hands"]["S"][0] for deal in found["deals"]] == ["As", "Ks"]
    assert found["problems"] == [
        {"code": "E-deal-open", "rule": None, "data": {"deal": 1}, "line": 7, "column": 1, "record": 1, "deal": 1}
    ]


def test_formats_by_name() -> None:
    play = Game(("akagiri", ()), 1, 3).play
    assert set(FORMATS) == {"ecn", "json"}
    assert FORMATS["ecn"](play) == ecn.dumps(play)
    assert FORMATS["json"](play) == to.dumps(play)
    assert format_event(play.record.deals[0].entries[0].event).startswith(("S<", "N<"))
