"""The hand explorer of belote: the analyst's figures for a hand that is put together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecarte.analysis import EXPLORERS
from ecarte.analysis.belote import choices, explore
from ecarte.core.game import RuleError
from ecarte.games.belote.game import GAME
from ecarte.requests.subjects.reading import finish

Json = dict[str, Any]
FIVE = ["Js", "9s", "As", "Kd", "7h"]
EIGHT = [*FIVE, "Tc", "Ac", "7c"]
BID: Json = {
    "game": "belote",
    "rules": {"preset": "modern", "options": {}},
    "asks": "first",
    "place": 1,
    "hand": FIVE,
    "turned": "8s",
}
LEAD: Json = {**BID, "asks": "lead", "place": 3, "hand": EIGHT, "contract": "s"}
OTHER = ["Ks", "8s", "Ah", "Qh", "Jd", "9d", "8d", "7d"]
OPEN: Json = {**BID, "rules": {"preset": "two", "options": {}}, "hand": EIGHT, "other": OTHER}


def rules(preset: str, **options: Any) -> Json:
    return {"preset": preset, "options": options}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few deals: more take long where the machine's functions run as they stand."""
    monkeypatch.setattr(explore, "EFFORTS", (1, 2))


def explored(request: Json) -> Json:
    found: Json = finish(EXPLORERS["belote"](request))
    return found


def events(found: Json) -> set[str]:
    return {each["event"] for each in found["estimate"]["choices"]}


@pytest.mark.usefixtures("few")
def test_bids_of_either_round_have_their_worth() -> None:
    first = explored(BID)
    assert events(first) == {"S:pass", "S:take:s", "S:take:nt", "S:take:at"}
    assert first["estimate"]["best"] == "S:take:s"
    assert first["declared"] == []
    second = explored({**BID, "asks": "second", "place": 4})
    assert events(second) == {"S:pass", "S:take:h", "S:take:d", "S:take:c", "S:take:nt", "S:take:at"}


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    ("preset", "more", "number"),
    [
        ("classic", {}, 8),
        ("classic", {"place": 1, "hand": EIGHT[:7]}, 8),  # a taker has the card turned up, too
        ("classic", {"place": 2, "contract": "h"}, 8),  # taken in the second round
        ("three", {"bottom": "Qd"}, 8),
        ("two-hand", {"place": 2, "hand": [*EIGHT, "Jc"], "bottom": "Qd"}, 9),
    ],
)
def test_every_card_to_lead_has_its_worth(preset: str, more: Json, number: int) -> None:
    found = explored({**LEAD, "rules": rules(preset), **more})
    assert len(events(found)) == number
    assert all(event.startswith("S.") for event in events(found))


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("before", [False, True])
def test_what_is_held_is_declared_before_the_lead(before: bool) -> None:
    hand = ["As", "Ks", "Qs", "Kd", "7h", "Tc", "Ac", "7c"]
    played = rules("classic", announce_before_play=before, packets="chosen")
    found = explored({**LEAD, "rules": played, "hand": hand})
    assert found["declared"] == ["S:meld:tierce:As"]
    assert "S.7h" in events(found)


@pytest.mark.parametrize("asked", [BID, LEAD])
def test_the_figures_are_the_analysts(asked: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore, "EFFORTS", (200,))
    view = explore.asked(asked).view
    found = choices.values(view, Random(explore._SEED), 200)
    assert found is not None
    told = [(str(each.event), each.points, each.error) for each in found.choices]
    assert [(each["event"], each["points"], each["error"]) for each in explored(asked)["estimate"]["choices"]] == told


def test_it_becomes_more_exact_and_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore, "EFFORTS", (100, 400))
    work = explore.asked(BID)
    progress, errors = [], []
    while work.progress < 1:
        work.slice()
        progress.append(work.progress)
        found = work.to_json()["estimate"]
        assert found is not None
        errors.append(found["choices"][0]["error"])
    assert progress == sorted(progress)
    assert len(progress) > 1
    assert errors[-1] < errors[0]


def test_the_view_has_no_card_but_what_was_chosen() -> None:
    view = explore.asked(LEAD).view
    assert set(view.hand) == set(EIGHT)
    assert {seat: cards for seat, cards in view.known.items() if cards} == {"N": ("8s",)}  # the taker's
    assert (view.taker, view.contract, view.turned) == ("N", "s", "8s")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"hand": [*FIVE, "8d", "9d", "Td", "Jd"]}, "E-explorer-hand"),
        ({"hand": [*FIVE[:4], "Js"]}, "E-explorer-hand"),
        ({"hand": [*FIVE[:4], "1x"]}, "E-explorer-hand"),
        ({"hand": "JsQsKs"}, "E-explorer-hand"),
        ({"turned": "Js"}, "E-explorer-turned"),
        ({"turned": None}, "E-explorer-turned"),
        ({"place": 5}, "E-explorer-place"),
        ({"place": True}, "E-explorer-place"),
        ({**LEAD, "contract": "x"}, "E-explorer-contract"),
        ({**LEAD, "contract": "nt", "rules": rules("classic")}, "E-explorer-contract"),
        ({**LEAD, "place": 1}, "E-explorer-hand"),  # eight with the card turned up
        ({**LEAD, "bottom": "8s"}, "E-explorer-bottom"),
        ({**LEAD, "rules": rules("three")}, "E-explorer-turned"),  # the last card is missing
        ({**LEAD, "rules": rules("three"), "bottom": "8s"}, "E-explorer-turned"),
        ({"other": EIGHT}, "E-explorer-other"),
        ({"rules": rules("two")}, "E-explorer-open"),
        ({**OPEN, "turned": "7c"}, "E-explorer-open"),  # not of the dealer's row
        ({**OPEN, "place": 2}, "E-explorer-open"),
        ({**OPEN, "other": [*OTHER[:7], "Js"]}, "E-explorer-open"),
        ({**OPEN, "hand": EIGHT[:7]}, "E-explorer-open"),
        ({**OPEN, "bottom": "Qd"}, "E-explorer-open"),
        ({"asks": "third"}, "E-request"),
        ({"rules": {}}, "E-request"),
        ({"rules": rules("akagiri")}, "E-request"),
        ({**LEAD, "contract": 1}, "E-request"),
    ],
)
def test_what_cannot_be_explored_is_refused(wrong: Json, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        explore.asked({**BID, **wrong})
    assert [problem.code for problem in refused.value.problems] == [code]


@pytest.mark.usefixtures("few")
def test_with_open_cards_both_rows_are_a_part_of_the_question() -> None:
    bids = explored(OPEN)
    assert events(bids) == {"S:pass", "S:take:s"}
    view = explore.asked({**OPEN, "asks": "second", "place": 2, "turned": "7c"}).view
    assert (view.dealer, view.turned, view.round, view.stock) == ("S", "7c", 2, 16)
    assert ({*view.hand}, {*view.known["N"]}) == ({*EIGHT}, {*OTHER})
    led = {**OPEN, "asks": "lead", "place": 2, "contract": "d"}
    assert events(explored(led)) == {f"S.{card}" for card in EIGHT}
    view = explore.asked(led).view
    assert (view.dealer, view.taker, view.contract, view.turn) == ("N", "N", "d", "S")


def test_every_preset_can_be_explored() -> None:
    for preset in GAME.presets:
        options = GAME.resolve(preset, {})
        for asks in explore.ASKS[:2]:
            for place in range(1, options.players + 1):
                number = explore.count_cards(options, asks, place)
                hand = [*EIGHT[:number]]
                asked = {**BID, "rules": rules(preset), "asks": asks, "place": place, "hand": hand}
                if options.face_up:
                    asked |= {"other": OTHER, "turned": "8s" if place == 1 else "7c"}
                view = explore.asked(asked).view
                assert (view.turn, view.phase, view.round) == ("S", "bid", explore.ASKS.index(asks) + 1)
