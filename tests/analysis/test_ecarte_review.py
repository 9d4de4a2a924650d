"""The review of a whole game of écarté: luck and skill, judged decisions, annotations of the record, reasons."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecarte import record
from ecarte.analysis import ANALYSTS, Effort, finished
from ecarte.analysis.ecarte.choices import values
from ecarte.analysis.ecarte.choices.value import Choice
from ecarte.analysis.ecarte.review import Review, factors
from ecarte.analysis.ecarte.review.verdict import advice, compare, reasons
from ecarte.collection import annotate
from ecarte.core.game import parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import OTHER
from ecarte.notation import ecn
from ecarte.record import Note, Play
from tests.analysis.reviewed import GOLDEN, ONCE, QUICKLY, game, reviewed
from tests.kit.positions import at


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["akagiri", "jirai", "london", "casino", "article"])
def test_luck_and_skill_come_to_what_came(name: str) -> None:
    review = reviewed(name)
    for seat in "SN":
        answer: Any = review.to_json(seat)
        assert answer["deals"]
        for deal in answer["deals"]:
            whole = deal["expected"] + sum(deal["luck"].values()) + sum(deal["skill"].values())
            assert whole == pytest.approx(deal["came"])
            losses = [-lost if each == seat else lost for each, lost in deal["skill"].items()]
            assert min(losses) >= 0
        for before, after in zip(answer["deals"], answer["deals"][1:], strict=False):
            assert before["came"] == pytest.approx(after["expected"])
        assert all(-1e-9 <= point["game"] <= 1 + 1e-9 for point in answer["line"])
    won = record.winner(game(name))
    last = {seat: review.to_json(seat)["deals"][-1]["came"] for seat in "SN"}
    assert won is None or last == {won: 1.0, OTHER[won]: 0.0}


@pytest.mark.thorough
@ONCE
@pytest.mark.parametrize("name", ["irregular", "options", "short-stock", "resigned"])
def test_whatever_is_said_or_claimed_luck_and_skill_come_to_what_came(name: str) -> None:
    """The sums are right for every record of a file: claims, rulings, named suits, offers, kings that end games."""
    for play in ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8")):
        review: Review = finished(ANALYSTS["ecarte"].pieces(play, Effort(worlds=30, most=60, orders=2)))
        answer: Any = review.to_json("N")
        for deal in answer["deals"]:
            whole = deal["expected"] + sum(deal["luck"].values()) + sum(deal["skill"].values())
            assert whole == pytest.approx(deal["came"])


def test_a_lead_that_was_required_instead_of_another_is_not_judged() -> None:
    """The card that was led stays on the table until the named suit is led (E20)."""
    named = "S<KsQs8h7h9c N<As9s8sTd7c ^7d S:stand S:suit:s"
    assert values(ECARTE.view.of(at(named, declare_suit="on"), "S"), Random(1), wanted=60) is not None
    required = at(f"{named} S.8h N:require:s", declare_suit="on")
    assert len(ECARTE.rules.legal(required, "S")) == 2
    assert values(ECARTE.view.of(required, "S"), Random(1), wanted=60) is None


@pytest.mark.thorough
def test_the_same_game_is_reviewed_the_same() -> None:
    again = finished(ANALYSTS["ecarte"].pieces(game(), QUICKLY))
    assert json.dumps(again.to_json("S")) == json.dumps(reviewed().to_json("S"))


@pytest.mark.thorough
def test_every_decision_is_judged_that_leaves_a_choice_and_no_other() -> None:
    play, judged = game(), {str(decision.at) for decision in reviewed().decisions}
    left = set()
    for step in play.steps:
        seat = getattr(step.what, "seat", "")
        if seat and ECARTE.rules.turn(step.before) == seat and step.what.do in ("say", "discard", "play"):  # type: ignore[union-attr]
            rest = [event for event in ECARTE.rules.legal(step.before, seat) if event.verb != "king"]
            if len(rest) > 1:
                left.add(f"{step.deal}#{step.number}")
    assert judged == left


@pytest.mark.thorough
def test_in_a_view_only_its_seat_is_judged() -> None:
    from ecarte.record import seatview

    masked = Play(seatview.redact(game().record, "N"))
    review = finished(ANALYSTS["ecarte"].pieces(masked, QUICKLY))
    assert {decision.seat for decision in review.decisions} == {"N"}
    answer = review.to_json("N")
    assert answer["line"] == answer["deals"] == []
    own = [decision.to_json() for decision in reviewed().decisions if decision.seat == "N"]
    assert answer["decisions"] == own  # the decisions depend only on what the seat knew


# --- written into the record ---


def annotated(play: Play, **how: Any) -> Play:
    return annotate.annotated(play, reviewed(), **how)


def test_an_annotated_record_is_canonical_and_stays_so() -> None:
    once = annotated(game())
    text = ecn.dumps(once)
    assert [reading.problems for reading in ecn.read(text, mode="strict")] == [()]
    assert ecn.dumps(annotated(ecn.loads(text)[0])) == text
    assert "@engine=ecarte/" in text
    assert "@best=" in text
    assert " $4 " in text
    bare = ecn.loads(text)[0].record.deals
    assert [[e.event for e in deal.entries] for deal in bare] == [
        [e.event for e in deal.entries] for deal in game().record.deals
    ]


def test_what_people_wrote_stays_unless_it_is_to_be_overwritten() -> None:
    worst = reviewed().decisions[reviewed().to_json("S")["worst"][0]]
    number = worst.at.number
    play = noted(game(), worst.at.deal, number, Note((1, 13), (("eq", "+0.9"), ("t", "4.2")), "brave"))
    kept = note(annotated(play), worst.at.deal, number)
    assert kept.comment == "brave"
    assert kept.nags == (1, 13)
    assert kept.value("eq") == "+0.9"
    assert kept.value("loss")
    fresh = note(annotated(play, overwrite=True), worst.at.deal, number)
    assert fresh.comment == "brave"
    assert fresh.nags == (4, 13)
    assert fresh.value("eq") != "+0.9"
    assert fresh.value("t") == "4.2"


def noted(play: Play, deal: int, number: int, written: Note) -> Play:
    deals = list(play.record.deals)
    entries = list(deals[deal - 1].entries)
    entries[number - 1] = replace(entries[number - 1], note=written)
    deals[deal - 1] = replace(deals[deal - 1], entries=tuple(entries))
    return play.with_record(replace(play.record, deals=tuple(deals)))


def note(play: Play, deal: int, number: int) -> Note:
    return play.record.deals[deal - 1].entries[number - 1].note


# --- reasons, and hints ---


def test_of_choices_that_are_as_good_none_is_given_a_reason() -> None:
    """Touching cards are equally good."""
    view = ECARTE.view.of(at("S<KcQcJc7d7s N<As9s8sTd7h ^8h S:stand"), "S")
    found = values(view, Random(1))
    assert found is not None
    assert {choice.event.cards[0] for choice in found.choices[:3]} == {"Kc", "Qc", "Jc"}
    (hint,), (review,) = advice(view, found), reasons(view, found, found.choices[2])
    assert (hint.code, hint.data) == ("equal", {"number": 3, "exact": "no"})
    assert (review.code, review.data) == ("equal", {"exact": "no"})


def test_a_verdict_says_first_what_a_player_would_say_and_then_figures() -> None:
    verdicts = [each.reasons for each in reviewed().decisions if each.reasons]
    assert verdicts
    for said in verdicts:
        assert not said[0].is_figures
        assert [reason.to_json().get("figures", False) for reason in said] == [each.is_figures for each in said]


@pytest.mark.parametrize(
    ("events", "best", "done", "code"),
    [
        ("", "Kc", "Td", "master"),
        ("", "8s", "Kc", "trumps"),
        ("", "Kc", "8s", "plain"),
        ("", "9c", "Td", "long"),
        ("", "Td", "9c", "likelier"),
        (" S.Td", "8d", "Ad", "lets"),
        (" S.Td", "Ad", "8d", "takes"),
        (" S.Td", "Ad", "Qs", "cheaply"),
        (" S.Kc", "8d", "Ad", "likelier"),
        (" S.Kc", "8d", "Kh", "may-take"),
        (" S.Kc", "8d", "7h", "guards"),
        (" S.Kc", "Qs", "8d", "takes"),
    ],
)
def test_of_two_cards_a_player_says_what_tells_them_apart(events: str, best: str, done: str, code: str) -> None:
    seat = "N" if events else "S"
    view = ECARTE.view.of(at(f"S<KcQc9cTd8s N<QsAd8dKh7h ^9s S:stand{events}"), seat)
    why = compare(view, best, done)
    assert why is not None
    assert why.code == code


def test_a_trump_draws_none_where_the_other_has_shown_to_have_none() -> None:
    """North answered the queen of clubs with a heart, so it has neither a club nor a trump."""
    view = ECARTE.view.of(at("S<QsQc9c8hTd N<KhQh9h8d7d ^7s S:stand S.Qc N.9h /S"), "S")
    why = compare(view, "Qs", "9c")
    assert why is None or why.code != "trumps"


def test_choices_tried_on_few_hands_are_never_among_the_best() -> None:
    """Most discards are dropped early, so luck on few hands must not put them first."""
    view = ECARTE.view.of(at("S<QsKh9h7dQc N<7s8s9s7h8h ^Jd S:propose N:accept"), "S")
    luckier = 0
    for seed in range(5):
        found = values(view, Random(seed))
        assert found is not None
        tried = [len(groups) == len(found.weights) for groups in found.groups]
        assert tried == sorted(tried, reverse=True)
        assert tried.count(True) == found.full >= 6
        games = [choice.game for choice in found.choices]
        assert games[: found.full] == sorted(games[: found.full], reverse=True)
        luckier += max(games[found.full :]) > games[found.full - 1]
        (*_, last) = advice(view, found)
        assert last.code != "equal" or last.data["number"] in range(2, found.full + 1)
        assert all(found.loss(place)[0] <= games[0] - games[place] + 0.02 for place in range(found.full))
    assert luckier  # otherwise the test would show nothing


def test_a_discard_is_dropped_when_it_is_clearly_worse_and_not_after_a_fixed_number_of_hands() -> None:
    """After 80 hands the best one may not be among the first six."""
    view = ECARTE.view.of(at("S<QsKh9h7dQc N<7s8s9s7h8h ^Jd S:propose N:accept"), "S")
    for seed in range(3):
        found = values(view, Random(seed), wanted=2000)
        assert found is not None
        assert len({len(groups) for groups in found.groups}) > 3


def test_the_reason_that_makes_most_difference_comes_first() -> None:
    """A player who stands and loses pays two points: that explains more than a few deals won."""
    view = ECARTE.view.of(at("S<8s9hTd9cJc N<QsTsAh8h7h ^7d"), "S")
    found = values(view, Random(1))
    assert found is not None
    assert [str(choice.event) for choice in found.choices] == ["S:propose", "S:stand"]
    reason = next(each for each in reasons(view, found, found.choices[1]) if each.code != "hand")
    assert (reason.code, reason.data["verb"], reason.data["instead"]) == ("cost", "stand", 2)
    assert float(reason.data["points"]) < 1.7
    parts = sum(made for made, _ in factors._parts(*found.choices))
    assert parts == pytest.approx(found.best.game - found.choices[1].game)


@pytest.mark.parametrize(
    ("better", "worse", "code", "figures"),
    [
        ({1: (0.5, 0.3), -1: (0.5, 0.1)}, {1: (0.4, 0.24), -1: (0.6, 0.12)}, "wins", (50, 40)),
        ({2: (0.5, 0.4), -1: (0.5, 0.1)}, {1: (0.5, 0.3), -1: (0.5, 0.1)}, "gain", (2, 1)),
        ({1: (0.5, 0.3), -1: (0.5, 0.1)}, {1: (0.5, 0.3), -2: (0.5, 0.05)}, "cost", (1, 2)),
        ({1: (0.5, 0.4), -1: (0.5, 0.2)}, {1: (0.5, 0.3), -1: (0.5, 0.1)}, "own-king", (20, 0)),
    ],
)
def test_it_is_said_whether_more_is_won_or_less_lost(
    better: dict[int, tuple[float, float]],
    worse: dict[int, tuple[float, float]],
    code: str,
    figures: tuple[int, int],
) -> None:
    choices = [
        Choice(parse_event(f"S.{card}"), 0.0, sum(game for _, game in deals.values()), 0.0, 0.0, deals, (king, 0.0))
        for card, deals, king in (("9h", better, 0.2), ("8h", worse, 0.0))
    ]
    (reason,) = factors.factors(*choices)
    assert (reason.code, *list(reason.data.values())[:2]) == (code, *figures)


def test_a_decision_says_when_its_loss_is_not_the_difference() -> None:
    """The halves of the hands may have different best choices; of hands that are all counted there are no halves."""
    differ = 0
    for name in ("akagiri", "jirai"):
        for decision in reviewed(name).decisions:
            found = decision.to_json()
            same = abs(found["bestGame"] - found["game"] - found["loss"]) < 1e-9
            assert same is not found.get("halvesDiffer", False)
            assert same or not found["exact"]
            assert found["loss"] < found["bestGame"] - found["game"] + 1e-9
            differ += not same
    assert differ
