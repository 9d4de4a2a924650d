"""What the analyst of écarté says: against the classic figures, a search through the rules, and itself."""

from __future__ import annotations

import json
import pkgutil
import sys
from collections import OrderedDict
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ecarte import policies, record
from ecarte.analysis import ANALYSTS, Effort, finished
from ecarte.analysis.ecarte import habits as ecarte_habits
from ecarte.analysis.ecarte import playout as ecarte_playout
from ecarte.analysis.ecarte import whole as ecarte_whole
from ecarte.analysis.ecarte.choices import Choice, Values, standing, values
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.habits import habits
from ecarte.analysis.ecarte.playout import Playout
from ecarte.analysis.ecarte.reader import opponent, supposed
from ecarte.analysis.ecarte.review import Review, factors
from ecarte.analysis.ecarte.review.verdict import advice, reasons
from ecarte.analysis.ecarte.worlds import Weights, in_exchange
from ecarte.core.cards import parse_cards
from ecarte.core.game import parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.options import Options, resolve
from ecarte.games.ecarte.state import OTHER, State
from ecarte.notation import ecn
from ecarte.players.ecarte.double import of
from ecarte.players.ecarte.double.masks import PACK, known, mask, numbers
from ecarte.record import Note, Play
from ecarte.requests import web
from tests.kit.positions import at

GOLDEN = Path(__file__).parents[1] / "golden"
PLAIN = resolve("akagiri", {})
ONCE = pytest.mark.skipif(sys.platform == "emscripten", reason="it is the same there, and takes three times as long")
QUICKLY = Effort(worlds=100, most=100, orders=2)
# The elder's hands to play without proposing, the first suit trumps, and of the 65,780 hands that the dealer may hold
# with how many the elder wins, both playing well (Mossop, in Foster's Complete Hoyle).
CLASSIC = [
    ("7hKcQcJc7s", "h", 44_724),
    ("7c8c7h8h9h", "c", 47_768),
    ("7h8hKs7s7d", "h", 46_039),
    ("7d8d8c7cKh", "d", 45_374),
    ("7c8cAdQsJh", "c", 46_779),
]


# --- the classic hands ---


def test_the_classic_hands_are_won_as_often_as_was_counted_a_hundred_years_ago() -> None:
    cards, trump, wanted = CLASSIC[0]
    turned = numbers(trump, PLAIN.order)[f"9{trump}"]
    own = mask(parse_cards(cards), trump, PLAIN.order)
    playout = Playout(PLAIN, turned)
    unseen = [1 << card for card in of(PACK & ~own & ~(1 << turned))]
    assert sum(playout.tricks(own, sum(hand)) >= 3 for hand in combinations(unseen, 5)) == wanted


@pytest.mark.parametrize(("cards", "trump", "wanted"), CLASSIC)
def test_standing_on_a_classic_hand_wins_as_often_within_the_error(cards: str, trump: str, wanted: int) -> None:
    """From the elder's view: the dealer's hand is any, for nothing has been said."""
    order = [card for card in ecarte_pack() if card not in parse_cards(cards) and card != f"9{trump}"]
    state = at(f"S<{cards} N<{''.join(order[:5])} ^9{trump}")
    found = values(ECARTE.view.of(state, "S"), Random(1), wanted=2600)
    assert found is not None
    stand = found.choices[found.place(parse_event("S:stand")) or 0]
    assert stand.event.verb == "stand"
    assert stand.wins == pytest.approx(wanted / 65_780, abs=0.03)


def ecarte_pack() -> list[str]:
    return [rank + suit for suit in "shdc" for rank in "789TAJQK"]


# --- cards, against a search ---


@pytest.mark.parametrize("moves", ["S:propose", "S:propose N:accept S-7c", "S:stand S.As N.Qs /N"])
def test_what_was_learnt_is_asked_for_the_score_before_the_deal(moves: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was trained: the point for a turned king (E6) is one of the deal."""
    asked = []

    def found(_: Options, needs: tuple[int, int]) -> None:
        asked.append(needs)

    for module in (ecarte_habits, opponent):
        monkeypatch.setattr(module, "find", found)
    state = at(f"S<AsJhQdQc7c N<QsTsAh8h7h ^Kd {moves}", score=(4, 3))
    assert state.score == (4, 4)
    values(ECARTE.view.of(state, state.mover or ""), Random(1), wanted=10)
    ecarte_whole.worth(state, Random(1), 2)
    supposed(ECARTE.view.of(state, "S"))
    assert asked == [(1, 2)] * 3


@pytest.mark.parametrize(
    ("preset", "moves"),
    [
        ("akagiri", "S<KsQs8h7d9c N<As9s8sTd7c ^7h S:stand S.Ks N.As S.Qs N.9s S.7d N.Td"),
        ("akagiri", "S<KsQs8h7d9c N<As9s8sTd7c ^7h S:stand S.Ks N.As S.Qs N.9s S.8h"),
        ("akagiri", "S<Js8s9h7d9c N<AsTs8h8cAc ^7h S:propose N:refuse S.Js N.As S.9h N.8h S.9c N.Ac"),
        ("jirai", "S<KsQs8h7d9c N<As9s8sTd7c ^7h S:stand S.Ks N.9s S.Qs N.As S.8h N.7c"),
    ],
)
def test_cards_are_worth_what_a_search_through_the_rules_says(preset: str, moves: str) -> None:
    """Every hand that the other may hold, each played out by the engine's own rules to the end."""
    state = at(moves, preset=preset)
    seat = state.mover
    assert seat is not None
    view = ECARTE.view.of(state, seat)
    found = values(view, Random(1), most=3000)
    assert found is not None
    assert found.exact
    seen = known(view)
    weigh = Weights(view, habits(view.options, numbers("h", PLAIN.order)["7h"], (5, 5)))
    elder = seat == state.elder
    table = equity(view.options)
    sums: dict[str, float] = {}
    total = 0.0
    names = {number: card for card, number in numbers(view.trump or "", view.options.order).items()}
    for hand in combinations(list(of(seen.pool)), seen.size):
        weight = weigh(sum(1 << card for card in hand))
        total += weight
        other = ECARTE.deal.suppose(state, OTHER[seat], tuple(names[card] for card in hand))
        for choice in found.choices:
            after = searched(ECARTE.rules.play(other, choice.event), view.elder)
            chance = 1 - table.elder(after[1], after[0])
            sums[str(choice.event)] = sums.get(str(choice.event), 0.0) + weight * (chance if elder else 1 - chance)
    assert found.worlds > 30
    for choice in found.choices:
        assert choice.game == pytest.approx(sums[str(choice.event)] / total), choice.event


@pytest.mark.parametrize(
    ("until", "lead", "marks"), [("laws", "", True), ("laws", " S.Js", True), ("first-lead", " S.Js", False)]
)
def test_a_king_that_the_other_may_yet_mark_counts_where_it_may_have_it(until: str, lead: str, marks: bool) -> None:
    """E14: five of the 26 cards that are not seen are in its hand."""
    points = []
    tried: list[dict[str, Any]] = [{"king_mark": "optional", "king_until": until}, {"king_mark": "none"}]
    for options in tried:
        state = at(f"S<JsTs9s8h7d N<KsQc8c7c7h ^7s S:stand{lead}", **options)
        found = finished(standing(ECARTE.view.of(state, "S"), Random(1), wanted=60))
        assert found is not None
        points.append(found.best.points)
    assert points[1] - points[0] == pytest.approx(5 / 26 if marks else 0)


@cache
def searched(state: State, elder: str) -> tuple[int, int]:
    """The score of elder and dealer after the deal, both seeing all."""
    if state.mover is None:
        score = ECARTE.score.of(state)
        return score[elder], score[OTHER[elder]]
    ends = [
        searched(ECARTE.rules.play(state, e), elder) for e in ECARTE.rules.legal(state, state.mover) if e.do == "play"
    ]
    sign = 1 if state.mover == elder else -1
    return max(ends, key=lambda end: sign * (end[0] - end[1]))


# --- the exchange ---


@pytest.mark.thorough
@ONCE
def test_the_error_that_is_stated_holds() -> None:
    """Of many estimates with other chance about as many are out by more than their interval as it says."""
    state = at("S<Js8sQhTdKc N<AsTs9h8hAc ^9s")
    view = ECARTE.view.of(state, "S")
    precise = values(view, Random(0), wanted=26_000)
    assert precise is not None
    propose = parse_event("S:propose")
    wanted = precise.choices[precise.place(propose) or 0].game
    out = 0
    for number in range(60):
        found = values(view, Random(number + 1), wanted=260)
        assert found is not None
        choice = found.choices[found.place(propose) or 0]
        out += abs(choice.game - wanted) > choice.error
    assert out <= 9  # 3 are expected


def test_what_the_other_said_is_believed() -> None:
    """Who was refused cards meets better hands than who stood at once."""
    hand = "S<JsTs9hTdKc N<AsQs9s8hAc ^8s"
    stood = values(ECARTE.view.of(at(f"{hand} S:stand"), "S"), Random(1))
    refused = values(ECARTE.view.of(at(f"{hand} S:propose N:refuse"), "S"), Random(1))
    assert stood is not None
    assert refused is not None
    assert refused.best.wins < stood.best.wins - 0.1


def test_whoever_is_the_best_by_chance_alone_loses_nothing_to_the_second() -> None:
    """What is best is told by one half of the hands, how much better by the other."""
    groups = ((0.0,) * 4, (1.0, -1.0, 1.0, -1.0))
    best, second = values_of(groups)
    assert best == 0.0
    assert second == 0.0


def values_of(groups: tuple[tuple[float, ...], ...]) -> list[float]:
    state = at("S<Js8sQhTdKc N<AsTs9h8hAc ^9s")
    found = values(ECARTE.view.of(state, "S"), Random(0), wanted=104)
    assert found is not None
    made = Values(found.choices, False, 4, groups, (1.0,) * 4)
    return [made.loss(each)[0] for each in range(2)]


# --- scores ---


def test_the_table_of_a_game_is_that_of_trained_players() -> None:
    """Within a hundredth of what two trained policies came to, elder first."""
    table = equity(PLAIN)
    trained = {(0, 0): 0.497, (4, 4): 0.445, (4, 0): 0.910, (0, 4): 0.082, (3, 3): 0.503, (2, 2): 0.493}
    for score, chance in trained.items():
        assert table.elder(*score) == pytest.approx(chance, abs=0.01), score


def test_where_much_can_be_said_or_thrown_half_the_hands_are_looked_at() -> None:
    """Else an estimate would take the page longer than 300 ms (`bench/analysis.py`)."""
    hands = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d"
    looked = {}
    for moves, numbered in (("", False), ("", True), ("S:propose N:accept", False)):
        view = ECARTE.view.of(at(f"{hands} {moves}", propose_number=numbered), "S")
        found = values(view, Random(1), wanted=1000)
        assert found is not None
        looked[len(found.choices)] = found.worlds
    assert 1000 <= looked[2] < 1100
    assert 500 <= looked[6] < 600
    assert 500 <= looked[31] < 600


def test_the_table_is_near_what_the_trained_policy_makes_of_the_score() -> None:
    """Its own chance of the game in play against itself, where it was trained for a score."""
    table, near = equity(PLAIN), 0
    for trained in policies.index().values():
        if trained["needs"]:
            elder, dealer = (PLAIN.target - need for need in trained["needs"])
            assert table.elder(elder, dealer) == pytest.approx(trained["figures"]["value"], abs=0.02)
            near += 1
    assert near == 3


@pytest.mark.parametrize("options", [{}, {"target": 10}, {"king_mark": "none"}, {"vulnerability": "none"}])
def test_more_points_are_worth_more(options: dict[str, Any]) -> None:
    table = equity(resolve("akagiri", options))
    scores = range(table.target)
    for elder in scores:
        for dealer in scores:
            chance = table.elder(elder, dealer)
            assert 0 < chance < 1
            assert table.elder(elder + 1, dealer) > chance > table.elder(elder, dealer + 1)
            assert table.chance(elder, dealer, elder=True) + table.chance(dealer, elder, elder=False) == pytest.approx(
                1
            )
            assert -3 < table.points(elder, dealer) < 3


def test_a_turned_king_that_ends_the_game_ends_it() -> None:
    table = equity(PLAIN)
    assert table.turned(2, 4, True) == 0
    assert table.turned(2, 4, False) > table.elder(2, 4)


# --- a whole game ---


@cache
def game(name: str = "akagiri") -> Play:
    return ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))[0]


@cache
def reviewed(name: str = "akagiri") -> Review:
    found: Review = finished(ANALYSTS["ecarte"].pieces(game(name), QUICKLY))
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["akagiri", "jirai", "london", "casino", "article"])
def test_luck_and_skill_come_to_what_came(name: str) -> None:
    review = reviewed(name)
    for seat in "SN":
        told: Any = review.to_json(seat)
        assert told["deals"]
        for deal in told["deals"]:
            whole = deal["expected"] + sum(deal["luck"].values()) + sum(deal["skill"].values())
            assert whole == pytest.approx(deal["came"])
            losses = [-lost if each == seat else lost for each, lost in deal["skill"].items()]
            assert min(losses) >= 0
        for before, after in zip(told["deals"], told["deals"][1:], strict=False):
            assert before["came"] == pytest.approx(after["expected"])
        assert all(-1e-9 <= point["game"] <= 1 + 1e-9 for point in told["line"])
    won = record.winner(game(name))
    last = {seat: review.to_json(seat)["deals"][-1]["came"] for seat in "SN"}
    assert won is None or last == {won: 1.0, OTHER[won]: 0.0}


@pytest.mark.thorough
@ONCE
@pytest.mark.parametrize("name", ["irregular", "options", "short-stock", "resigned"])
def test_whatever_is_said_or_claimed_luck_and_skill_come_to_what_came(name: str) -> None:
    """Of every record of a file: claims and rulings, suits named, points offered, kings that end games."""
    for play in ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8")):
        review: Review = finished(ANALYSTS["ecarte"].pieces(play, Effort(worlds=30, most=60, orders=2)))
        told: Any = review.to_json("N")
        for deal in told["deals"]:
            whole = deal["expected"] + sum(deal["luck"].values()) + sum(deal["skill"].values())
            assert whole == pytest.approx(deal["came"])


def test_a_lead_that_was_required_instead_of_another_is_not_judged() -> None:
    """The card that was led lies there until the suit is led that was named (E20)."""
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
    told = review.to_json("N")
    assert told["line"] == told["deals"] == []
    own = [decision.to_json() for decision in reviewed().decisions if decision.seat == "N"]
    assert told["decisions"] == own  # nothing but what the seat knew has gone into it


# --- written into the record ---


def annotated(play: Play, **how: Any) -> Play:
    return ANALYSTS["ecarte"].annotated(play, reviewed(), **how)


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
    worst = reviewed().decisions[reviewed().worst("S")[0]]
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


# --- the page ---

TAGS = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n1. N\n'


def ask(do: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.respond(json.dumps({"id": 1, "do": do, **fields})))
    return answer


def codes(answer: dict[str, Any]) -> list[str]:
    return [problem["code"] for problem in answer["problems"]]


@pytest.mark.parametrize("said", ["", "S:propose\n", "S:stand\n", "S:propose N:refuse\n"])
def test_an_estimate_depends_on_no_hidden_card(said: str) -> None:
    seat = "N" if said == "S:propose\n" else "S"
    own, other = {
        "S": ("S<AsJhQdQc7c", "N<QsTsAh8h7h N<KsTs9h8h7h"),
        "N": ("N<QsTsAh8h7h", "S<AsJhQdQc7c S<Js8cQdQc7c"),
    }[seat]
    told = []
    for hidden in other.split():
        hands = f"{own} {hidden}" if seat == "S" else f"{hidden} {own}"
        answer = ask("hint", record=f"{TAGS}{hands} ^7d\n{said}*\n", seat=seat, player="amateur")
        told.append(answer["estimate"])
    assert told[0] == told[1]
    choices = told[0]["choices"]
    assert told[0]["best"] == choices[0]["event"]
    assert [choice["game"] for choice in choices] == sorted((choice["game"] for choice in choices), reverse=True)


def test_nothing_is_estimated_where_nothing_is_decided() -> None:
    text = TAGS + "S<AsJhQdQc7c N<QsTsAh8h7h ^7d\n*\n"
    assert codes(ask("hint", record=text, seat="N", player="amateur")) == ["E-no-hint"]


def test_a_review_comes_in_slices_and_the_same_from_wherever_it_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from ecarte.requests import reviews

    monkeypatch.setattr(reviews, "QUICK", QUICKLY)
    monkeypatch.setattr(reviews, "SLICE", 900)
    monkeypatch.setattr(reviews, "_found", OrderedDict())  # none of such a one stays
    text = ecn.dumps(game("jirai"))
    answer, tokens = ask("review", record=text, seat="N"), list[str]()
    while "continue" in answer:
        assert 0 <= answer["progress"] < 1
        tokens.append(answer["continue"])
        answer = ask("review", record=text, seat="N", **{"continue": answer["continue"]})
    assert len(tokens) > 3
    other = ask("review", record=text, seat="S")["review"]  # at once
    assert other["luck"] == -answer["review"]["luck"]
    reviews._begun.clear()  # as after a restart of the engine
    reviews._found.clear()
    late = ask("review", record=text, seat="N", **{"continue": tokens[-1]})
    assert late["continue"] == "1"  # one slice, however many were done
    late = ask("review", record=text, seat="S")  # the other seat's, midway
    assert late["continue"] == "2"
    while "continue" in late:
        late = ask("review", record=text, seat="N", **{"continue": late["continue"]})
    assert late["review"] == answer["review"]
    assert {"line", "decisions", "deals", "worst", "grade", "scale", "luck", "engine"} == set(answer["review"])
    assert codes(ask("review", record=text, seat="N", **{"continue": "x"})) == ["E-request"]


def test_what_is_reviewed_without_its_tables_is_no_other_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the browser, where the tables are files of their own: every slice says what could not be had, the other
    seat's too; and once it can be had it is asked for again."""
    from ecarte import policies
    from ecarte.requests import reviews

    monkeypatch.setattr(reviews, "QUICK", QUICKLY)
    monkeypatch.setattr(reviews, "_found", OrderedDict())
    monkeypatch.setattr(policies, "_provided", {})
    monkeypatch.setattr(pkgutil, "get_data", absent_tables(pkgutil.get_data))
    text = ecn.dumps(game("jirai"))
    without: list[str] = []
    while "needs" in (first := ask("review", record=text, seat="N", without=without)):
        without += first["needs"]
    assert len(without) == len(set(without)) > 0
    answer = first
    while "continue" in answer:
        lost = ask("review", record=text, seat="N", **{"continue": answer["continue"]})
        assert set(lost["needs"]) <= set(without)  # not carried along: it is asked for, and nothing is lost
        answer = ask("review", record=text, seat="N", without=without, **{"continue": answer["continue"]})
    assert "needs" in ask("review", record=text, seat="S")
    other = ask("review", record=text, seat="S", without=without[::-1])["review"]  # at once
    assert other["luck"] == -answer["review"]["luck"]


def absent_tables(get_data: Any) -> Any:
    def absent(package: str, name: str) -> bytes | None:
        if name.endswith(".bin"):
            raise OSError(name)
        found: bytes | None = get_data(package, name)
        return found

    return absent


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    new = ask("new", game="ecarte", preset="akagiri", options={}, seed="5e" * 32, dealer="N", seat="S", tags={})
    assert codes(ask("review", record=new["record"], seat="S")) == ["E-review-going"]
    resigned = ask("resign", record=new["record"], seat="S")
    begun = ask("review", record=resigned["record"], seat="S")
    assert "continue" in begun or "review" in begun  # how much of it comes in the first slice is no matter


@pytest.mark.thorough
def test_of_a_replay_that_stops_only_deals_that_are_over_are_told() -> None:
    text = ecn.dumps(game())
    begun = text[: text.index("\n2. ")].replace('"6-1"', '"*"') + "\n2. N\n"
    deal = text[text.index("\n2. ") :].split("\n")[2]
    review = finished(ANALYSTS["ecarte"].pieces(ecn.loads(f"{begun}{deal}\n*\n")[0], QUICKLY))
    assert {decision.at.deal for decision in review.decisions} == {1}
    assert [each.head.number for each in review.deals] == [1]


def test_what_cannot_be_reviewed_is_said_to_be_so() -> None:
    belote = ecn.dumps(game("belote-classic"))
    assert codes(ask("review", record=belote, seat="S")) == ["E-review-game"]
    assert codes(ask("review", record=ecn.dumps(game("real-table")), seat="S")) == ["E-review-real"]


def test_orders_bring_every_card_to_every_place_as_often() -> None:
    cards = 0b1011011
    (sums,) = ecarte_playout.orders(cards, Random(1), 1)
    size = cards.bit_count()
    for place in range(size):
        assert sorted(sums[top + place + 1] - sums[top + place] for top in range(size)) == sorted(
            1 << card for card in of(cards)
        )


# --- worlds ---

RARE = at(
    "S<8sQhJhTc8c N<Ts9sKhThJc ^Qd S:propose N:accept S-8sJhTc8c N-Ts9sThJc S+7s9hKcAc N+KsAs8h7h S:propose N:accept"
)


@pytest.mark.thorough
def test_no_few_hands_tell_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any dealer accepts twice: hands that do would outweigh all others a hundred times. They weigh what they
    did all the same."""
    view = ECARTE.view.of(RARE, "S")
    assert view.turned
    usual = habits(view.options, numbers("d", view.options.order)[view.turned], (5, 5))

    def looked_at(groups: int) -> tuple[float, float]:
        """For what share of the worlds their weights speak; the share of hands with the king of trumps."""
        found = [
            world
            for _, group in zip(range(groups), in_exchange(view, usual, Random(1)), strict=False)
            for world in group
        ]
        total = sum(world.weight for world in found)
        speak = total**2 / sum(world.weight**2 for world in found) / len(found)
        return speak, sum(world.weight for world in found if world.other & 1) / total

    speak, share = looked_at(300)
    monkeypatch.setattr("ecarte.analysis.ecarte.worlds._LIGHT", 0.0)
    few, plain = looked_at(1000)
    assert few < 0.2
    assert speak > 0.6
    assert share == pytest.approx(plain, abs=0.03)


# --- why it is better, and hints ---


def test_of_choices_that_are_as_good_none_is_given_a_reason() -> None:
    """Cards that touch are one as good as the other."""
    view = ECARTE.view.of(at("S<KcQcJc7d7s N<As9s8sTd7h ^8h S:stand"), "S")
    found = values(view, Random(1))
    assert found is not None
    assert {choice.event.cards[0] for choice in found.choices[:3]} == {"Kc", "Qc", "Jc"}
    (hint,), (review,) = advice(view, found), reasons(view, found, found.choices[2])
    assert (hint.code, hint.data) == ("equal", {"number": 3, "exact": "no"})
    assert (review.code, review.data) == ("equal", {"exact": "no"})


def test_what_was_tried_on_few_hands_is_never_among_the_best() -> None:
    """Of the many ways to discard most are soon given up: what chance made of them does not count."""
    view = ECARTE.view.of(at("S<QsKh9h7dQc N<7s8s9s7h8h ^Jd S:propose N:accept"), "S")
    luckier = 0
    for seed in range(5):
        found = values(view, Random(seed))
        assert found is not None
        tried = [len(groups) == len(found.weights) for groups in found.groups]
        assert tried == sorted(tried, reverse=True)
        assert tried.count(True) == found.full == 6
        games = [choice.game for choice in found.choices]
        assert games[:6] == sorted(games[:6], reverse=True)
        luckier += max(games[6:]) > games[5]
        (*_, last) = advice(view, found)
        assert last.code != "equal" or last.data["number"] in range(2, 7)
        assert all(found.loss(place)[0] <= games[0] - games[place] + 0.02 for place in range(6))
    assert luckier  # or this would show nothing


def test_what_makes_most_of_a_difference_is_told_first() -> None:
    """Who stands and loses pays two points: that tells more than a few deals won."""
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


def test_a_hint_and_a_review_have_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecarte.analysis.QUICK", QUICKLY)
    play, same = game(), 0
    for decision in reviewed().decisions[:12]:
        done, best = decision.judged.done, decision.judged.best
        own = next(
            at for at, step in enumerate(play.steps) if step.what == done.event and step.number == decision.at.number
        )
        steps, deals = play.steps[:own], play.record.deals[: decision.at.deal]
        found = web._estimate(
            Play(replace(play.record, deals=deals), steps[-1].after, steps), decision.seat, done.event
        )
        assert found is not None
        games = {choice["event"]: (choice["game"], choice["wins"]) for choice in found["choices"]}
        assert games[str(best.event)] == (best.game, best.wins)
        same += games.get(str(done.event)) == (done.game, done.wins)
    assert same > 8
