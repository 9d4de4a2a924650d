"""The requests of the score pad: a record without cards, begun and changed deal by deal."""

from __future__ import annotations

from typing import Any

from ecarte.notation import ecn
from tests.requests.asking import ask

BEGIN: dict[str, Any] = {"game": "belote", "preset": "classic", "dealer": "S", "tags": {"South": "Anna"}}


def changed(record: str, deal: int, events: list[str] | None) -> Any:
    change = {"deal": deal} if events is None else {"deal": deal, "events": events}
    return ask("pad", record=record, change=change)


def test_a_pad_grows_by_deals_and_each_can_be_corrected_or_deleted() -> None:
    answer = ask("pad-begin", **BEGIN)
    assert answer["pad"]["worths"] == {suit: [162, 162] for suit in "shdc"}
    assert answer["summary"]["pad"]
    for number, events in enumerate(
        (["S:take:s", "N:belote:s", "&count:116-46"], ["S:pass"], ["E:take:h", "&capot:EW"])
    ):
        answer = changed(answer["record"], number + 1, events)
    assert [deal["dealer"] for deal in answer["pad"]["deals"]] == ["S", "W", "N"]
    assert answer["pad"]["deals"][1]["events"] == ["W:pass"]  # the dealer's, whoever was said to have passed
    assert answer["pad"]["view"]["score"] == {"NS": 136, "EW": 298}
    assert answer["pad"]["view"]["dealer"] == "E"
    answer = changed(answer["record"], 1, ["S:take:s", "&count:60-102"])
    assert answer["pad"]["view"]["score"] == {"NS": 0, "EW": 414}
    answer = changed(answer["record"], 1, None)
    assert [deal["dealer"] for deal in answer["pad"]["deals"]] == ["S", "W"]
    assert answer["pad"]["view"]["score"] == {"NS": 0, "EW": 252}
    other = ask("pad", record=answer["record"], dealer="E")
    assert [deal["dealer"] for deal in other["pad"]["deals"]] == ["E", "S"]
    assert ecn.dumps(ecn.loads(answer["record"])[0]) == answer["record"]


def test_what_cannot_be_written_is_refused_with_its_deal() -> None:
    record = ask("pad-begin", **BEGIN)["record"]
    for events, code in (
        (["S:take:h", "&count:100-61"], "E-count-sum"),
        (["S:take:h"], "E-count-due"),
        (["S:take:nt", "&count:100-30"], "E-bid-contract"),
        (["nonsense"], "E-request"),
    ):
        [problem] = changed(record, 1, events)["problems"]
        assert problem["code"] == code
        assert problem.get("deal") == (None if code == "E-request" else 1)
    assert changed(record, 2, ["S:pass"])["problems"][0]["code"] == "E-request"


def test_a_game_that_ends_has_no_further_deal() -> None:
    answer = ask("pad-begin", **BEGIN, options={"target": 500})
    for number in (1, 2):
        answer = changed(answer["record"], number, ["S:take:h", "&capot:NS"])
    assert answer["summary"]["over"]
    assert answer["pad"]["view"]["winner"] == "NS"
    [problem] = changed(answer["record"], 3, ["S:take:h", "&capot:NS"])["problems"]
    assert problem["code"] == "E-game-over"
