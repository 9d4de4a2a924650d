"""Asks the engine as the page does, and checks that an answer is sound."""

from __future__ import annotations

import json
from typing import Any

from ecarte.notation import ecn
from ecarte.requests import web
from shapes import fits

Json = dict[str, Any]
SEED = "5e" * 32
TAGS = {"South": "Anna", "North": "Bruno", "Date": "2026.11.20"}
ANSWER = {"id", "record", "view", "log", "frames", "summary"}


def ask(do: str, **fields: Any) -> Json:
    answer = json.loads(web.respond(json.dumps({"id": 7, "do": do, **fields})))
    assert answer["id"] == 7
    assert isinstance(answer, dict)
    return answer


def codes(answer: Json) -> list[str]:
    assert set(answer) == {"id", "problems"}
    return [problem["code"] for problem in answer["problems"]]


def matching(condition: str, records: list[str]) -> list[bool]:
    """Return which records meet a condition, as a search on the page finds them."""
    table = ask("table", tables=[], records=records)["table"]
    first = ask("search", condition=condition, table=table, records={})["matching"]
    texts = {str(place): records[place] for place, found in enumerate(first) if found is None}
    read = ask("search", condition=condition, table=table, records=texts)["matching"]
    return [bool(read[place] if found is None else found) for place, found in enumerate(first)]


def new(seat: str = "S", **changes: Any) -> Json:
    wanted = {"game": "ecarte", "preset": "akagiri", "options": {}, "seed": SEED, "dealer": "N", "tags": TAGS,
              "players": {"N": "amateur"}, "seat": seat}  # fmt: skip
    return ask("new", **{**wanted, **changes})


def sound(answer: Json, seat: str) -> Json:
    """Check that an answer is one about a game, as it is declared; return it."""
    assert set(answer) - {"hint", "estimate"} == ANSWER, answer.get("problems")
    declared = {name: value for name, value in answer.items() if name != "id"}
    assert fits.find_misfit(declared, "answer", "Answer") is None
    for view in (answer["view"], *(frame["view"] for frame in answer["frames"])):
        assert view["seat"] == seat
        assert set(view["refused"]) <= {f"{seat}.{card}" for card in view["hand"]}
    assert answer["view"]["phase"] not in ("dealing", "drawing", "showing")
    if answer["frames"]:
        assert answer["frames"][-1]["view"] == answer["view"]
    entries = [frame["entry"] for frame in answer["frames"]]
    assert answer["log"][len(answer["log"]) - len(entries) :] == entries
    (play,) = ecn.loads(answer["record"])
    assert ecn.dumps(play) == answer["record"]
    over = answer["summary"]["over"]
    assert over is answer["view"]["over"] is (answer["view"]["phase"] == "over")
    assert answer["summary"]["winner"] == answer["view"]["winner"]
    assert answer["summary"]["score"] == answer["view"]["score"]
    return answer
