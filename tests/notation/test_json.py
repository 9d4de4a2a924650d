"""JSON of a record: it has the documented shape, and loses nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

try:
    import jsonschema
except ImportError:  # its compiled parts are not available inside Pyodide
    jsonschema = None
from hypothesis import given

from ecarte import record
from ecarte.core.game import Json
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.notation import ecn
from ecarte.notation import json as to
from tests.kit.games import Game, any_games

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.ecn"))
TOP = ["game", "tags", "rules", "deals", "result", "problems"]
DEAL = {"number", "attempt", "dealer", "hands", "turn", "events", "tricks", "points", "score"}
DOES = {"deal", "turn", "take", "discard", "draw", "play", "say", "ruling"}
KEYS = {"n", "do", "seat", "cards", "card", "verb", "args", "call", "suffix", "annotations", "checks"}


def read(play: record.Play) -> dict[str, Any]:
    line = to.dumps(play)
    assert "\n" not in line
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


def again(found: dict[str, Any]) -> str:
    """Return the ECN of a JSON object."""
    return "\n".join(ecn.dumps(play) for play in to.loads(json.dumps(found)))


@pytest.mark.parametrize("path", sorted(GOLDEN[0].parent.glob("*.jsonl")), ids=lambda path: path.stem)
def test_golden_records_have_the_json_that_stands_beside_them(path: Path) -> None:
    """Byte for byte, except for options added later: an older record has their first value."""
    before = path.read_text("utf-8")
    assert {reading.problems for reading in to.read(before)} == {()}
    plays = ecn.loads(path.with_suffix(".ecn").read_text("utf-8"))
    for play, line in zip(plays, before.splitlines(), strict=True):
        written, known = read(play), json.loads(line)["rules"]
        later = {option.name: option.default for option in play.record.game.options if option.name not in known}
        assert {name: written["rules"].pop(name) for name in later} == later
        assert json.dumps(written, ensure_ascii=False, separators=(",", ":")) == line


@pytest.mark.sampled(10)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_lose_nothing(path: Path) -> None:
    lines = [to.dumps(play) for play in ecn.loads(path.read_text("utf-8"))]
    for written in (  # JSON lines; a list; an editor's formatting
        "\n".join(lines),
        f"[{','.join(lines)}]",
        "\ufeff" + json.dumps([json.loads(line) for line in lines], indent=4).replace("\n", "\r\n"),
    ):
        assert [reading.problems for reading in to.read(written)] == [()] * len(lines)
        assert "\n".join(ecn.dumps(play) for play in to.loads(written)) == path.read_text("utf-8")


@pytest.mark.sampled(10)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_follows_from_the_events_may_be_left_out(path: Path) -> None:
    for play in ecn.loads(path.read_text("utf-8")):
        found = read(play)
        for key in ("game", "rules", "result", "problems"):
            del found[key]
        for deal in found["deals"]:
            for key in ("attempt", "hands", "turn", "tricks", "points", "score"):
                del deal[key]
            for event in deal["events"]:
                event.pop("checks", None)
                del event["n"]
        assert again(found) == ecn.dumps(play)


def check_tricks(deal: Json, players: int) -> None:
    """Check that the tricks are those played and taken, or part of them where a card went back."""
    winners = [event["checks"]["winner"] for event in deal["events"] if "checks" in event]
    played = [event["card"] for event in deal["events"] if event["do"] == "play"]
    taken = [card for trick in deal["tricks"] for card in trick["cards"]]
    assert len(taken) == players * len(deal["tricks"]) == len(set(taken))
    if any("suffix" in event or event["do"] == "ruling" or event.get("verb") == "require" for event in deal["events"]):
        assert set(taken) <= set(played)
        assert len(winners) >= len(deal["tricks"])
    else:
        assert winners == [trick["winner"] for trick in deal["tricks"]]
        assert taken == played[: len(taken)]


@given(any_games())
def test_the_shape(game: Game) -> None:
    play = game.play
    rules, seats, sides = play.record.game, play.record.seats, play.record.sides
    found = read(play)
    assert list(found) == TOP
    assert found["game"] == found["tags"]["Game"] == game.name
    assert set(found["rules"]) == {option.name for option in rules.options}
    assert all(found["rules"][option.name] in option.values for option in rules.options)
    assert found["problems"] == []
    assert again(found) == ecn.dumps(play)
    for deal in found["deals"]:
        assert set(deal) - {"annotations"} == DEAL
        assert [event["n"] for event in deal["events"]] == list(range(1, len(deal["events"]) + 1))
        assert {event["do"] for event in deal["events"]} <= DOES
        assert all(set(event) <= KEYS for event in deal["events"])
        for event in deal["events"]:
            assert ("card" in event) is (event["do"] in ("turn", "play", "take"))
            assert ("cards" in event) is (event["do"] in ("deal", "discard", "draw"))
            bottom = event["do"] == "turn" and event["card"] != deal["turn"]
            is_open = event["do"] == "deal" and bool(found["rules"].get("face_up"))
            assert ("verb" in event) is (event["do"] in ("say", "ruling") or bottom or is_open)
            assert ("seat" in event) is (event["do"] not in ("turn", "ruling"))
        check_tricks(deal, len(seats))
        # A deal has no hands while the packets are still chosen.
        assert set(deal["hands"]) == (set(seats) if any(event["do"] == "deal" for event in deal["events"]) else set())
        assert (deal["points"] is None) is (deal["score"] is None)
    complete = [deal for deal in found["deals"] if deal["score"]]
    assert len(complete) >= len(found["deals"]) - 1
    for before, after in zip([None, *complete], complete, strict=False):
        start = before["score"] if before else dict.fromkeys(sides, 0)
        assert after["score"] == {side: start[side] + after["points"][side] for side in sides}
    assert found["result"]["score"] == rules.score.of(play.state)
    assert found["result"]["winner"] == rules.score.winner(play.state)


def test_the_example() -> None:
    """The documented example, with its first deal written out."""
    text = (Path(__file__).parents[1] / "golden" / "given.ecn").read_text("utf-8")
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
    path = Path(__file__).parents[1] / "golden" / "options.ecn"
    found = read(ecn.loads(path.read_text("utf-8"))[0])
    assert found["tags"]["Option"] == ["game_points=on", "packets=2-3", "rank_order=ace-high"]
    assert found["rules"]["game_points"] is True
    assert found["result"]["game_points"] in (1, 2, 3)


def test_a_game_played_on_has_its_own_result() -> None:
    """The Result tag of the record that was read does not matter."""
    (play,) = ecn.loads(ecn.dumps(Game(("akagiri", ()), 1, 0).play))
    assert play.record.tag("Result") == "*"
    on = record.resign(play, "N")
    assert read(on)["tags"]["Result"] == "{S}-{N}".format(**ECARTE.score.of(on.state))
    assert read(on)["result"]["winner"] == "S"


def test_problems_are_reported_and_deals_stay_apart() -> None:
    """A broken record is written as far as it was read; two deals with one number are two deals."""
    text = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n1. N\nS<AsJhQdQc7c\n1. N\nS<KsJhQdQc7c\n*\n'
    (reading,) = ecn.read(text)
    assert reading.play is not None
    found = json.loads(to.dumps(reading.play, reading.problems))
    assert [deal["hands"]["S"][0] for deal in found["deals"]] == ["As", "Ks"]
    assert found["problems"] == [
        {"code": "E-deal-open", "rule": None, "data": {"deal": 1}, "line": 7, "column": 1, "record": 1, "deal": 1}
    ]
