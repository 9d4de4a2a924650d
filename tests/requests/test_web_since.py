"""A shared device: the player who takes it sees what happened since they saw the game last."""

import json
from typing import Any

from ecarte.requests import web


def ask(**request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.respond(json.dumps(request)))
    return answer


def begun() -> str:
    answer = ask(
        do="new", game="ecarte", preset="akagiri", options={}, seed="05" * 32, dealer="N", tags={}, players={}, seat="S"
    )
    return str(answer["record"])


def test_frames_since_a_line_of_the_log() -> None:
    record = begun()
    seen = len(ask(do="view", record=record, seat="N")["log"])
    record = ask(do="play", record=record, seat="S", event="S:propose")["record"]
    answer = ask(do="view", record=record, seat="N", since=seen)
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["S:propose"]
    assert answer["frames"][-1]["view"] == answer["view"]
    assert answer["view"]["seat"] == "N"
    assert answer["log"] == ask(do="view", record=record, seat="N")["log"]


def test_all_frames_and_none() -> None:
    record = begun()
    answer = ask(do="view", record=record, seat="S", since=0)
    assert [frame["entry"] for frame in answer["frames"]] == answer["log"]
    assert ask(do="view", record=record, seat="S")["frames"] == []
    assert ask(do="view", record=record, seat="S", since=99)["frames"] == []


def test_both_logs_have_the_same_lines() -> None:
    """So a line's number means the same to both, whatever is hidden in it."""
    record = begun()
    south, north = ([line["do"] for line in ask(do="view", record=record, seat=seat)["log"]] for seat in "SN")
    assert south == north


def test_since_must_be_a_number() -> None:
    answer = ask(do="view", record=begun(), seat="S", since=-1)
    assert [problem["data"]["field"] for problem in answer["problems"]] == ["since"]
