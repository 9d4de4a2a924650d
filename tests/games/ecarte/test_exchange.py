"""The exchange: rules E7 to E12."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.core import options as core_options
from ecarte.core.cards import PACK
from ecarte.core.game import Event, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from tests.kit.positions import at, go, legal, why

OPEN = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d"
ROUND = "S:propose N:accept S-5 N-5 +"  # takes ten cards of the stock
ELEVEN = f"{OPEN} {ROUND}"
ONE = f"{ELEVEN} {ROUND}"


def test_e7_the_elder_stands_or_proposes() -> None:
    state = at(OPEN)
    assert legal(state, "S") == {"S:propose", "S:stand"}
    assert legal(state, "N") == set()
    assert why(state, "N:propose") == "E-turn E7"
    assert why(state, "S:accept") == "E-say-now E7"
    assert why(state, "S.As") == "E-play-early E7"
    assert why(state, "S-As") == "E-no-discard E9"


def test_e7_standing_ends_the_exchange() -> None:
    state = at(f"{OPEN} S:stand")
    assert (state.phase, state.mover, state.declined) == ("play", "S", "S")
    assert why(state, "S:propose") == "E-exchange-over E10"
    assert why(state, "S-As") == "E-no-discard E10"


@pytest.mark.parametrize(
    ("before", "said", "near"),
    [
        ("", "S:stnad", "stand"),
        ("", "S:prpose", "propose"),
        ("", "S:pass", 0),
        ("", "S:acept", 0),  # nobody can accept yet
        ("S:propose", "N:acept", "accept"),
        ("S:propose", "N:refuser", "refuse"),
        ("S:stand", "S:stnad", 0),
    ],
)
def test_e7_the_problem_of_a_slip_of_the_pen_suggests_the_likely_event(before: str, said: str, near: str | int) -> None:
    problem = ECARTE.rules.why_not(at(f"{OPEN} {before}"), parse_event(said))
    assert problem is not None
    assert (problem.code, problem.data["near"]) == ("E-say", near)


def test_e8_a_proposal_is_accepted_or_refused_by_the_dealer() -> None:
    state = at(f"{OPEN} S:propose")
    assert legal(state, "N") == {"N:accept", "N:refuse"}
    assert legal(state, "S") == set()
    assert why(state, "S:accept") == "E-turn E7"
    assert why(state, "N:stand") == "E-say-now E8"
    assert why(state, "N:propose") == "E-say-now E8"


def test_e8_refusing_ends_the_exchange() -> None:
    state = at(f"{OPEN} S:propose N:refuse")
    assert (state.phase, state.mover, state.declined, state.stock) == ("play", "S", "N", 21)


@pytest.mark.parametrize(
    ("moves", "options", "allowed"),
    [
        (f"{OPEN} S:propose", {}, False),  # 21 cards always suffice
        (f"{ELEVEN} S:propose", {}, False),  # so do eleven
        (f"{OPEN} {ROUND} S:propose N:accept S-2 N-0 + S:propose", {}, True),  # nine may not
        (f"{OPEN} S:propose:5 N:accept S-5 N-5 + S:propose:5", {"propose_number": True}, False),
        (
            f"{OPEN} S:propose:5 N:accept S-5 N-5 + S:propose:2 N:accept S-2 N-0 + S:propose:4",
            {"propose_number": True},
            False,
        ),
        (
            f"{OPEN} S:propose:5 N:accept S-5 N-5 + S:propose:2 N:accept S-2 N-0 + S:propose:5",
            {"propose_number": True},
            True,
        ),
    ],
)
def test_e8_acceptance_on_condition(moves: str, options: dict[str, Any], allowed: bool) -> None:
    state = at(moves, king_mark="none", **options)
    assert ("N:accept:if" in legal(state, "N")) is allowed
    assert why(state, "N:accept:if") == ("" if allowed else "E-accept-if E8")


def test_e8_the_condition_may_fail_when_fewer_than_five_are_left() -> None:
    state = at(f"{OPEN} {ROUND} S:propose N:accept S-2 N-0 + S:propose N:accept:if", king_mark="none")
    before = state.hand("S")
    enough = go(state, "S-4")  # of nine: five are left
    assert why(enough, "N:refuse") == "E-discard-due E9"
    short = go(state, "S-5")
    lapsed = go(short, "N:refuse")
    assert lapsed.hand("S") == before  # nothing was exchanged
    assert (lapsed.phase, lapsed.stock, lapsed.vulnerable) == ("play", 9, None)
    assert len(lapsed.discards[0]) == 7
    assert len(lapsed.exchanges) == 2
    kept = go(short, "N-4 +")  # or as many as there are
    assert (kept.phase, kept.stock) == ("play", 0)
    plain = at(f"{OPEN} {ROUND} S:propose N:accept S-2 N-0 + S:propose N:accept S-5", king_mark="none")
    assert why(plain, "N:refuse") == "E-discard-due E9"  # it was no condition then


def test_e9_the_elder_discards_one_to_five_then_the_dealer_none_to_five() -> None:
    state = at(f"{OPEN} S:propose N:accept")
    assert why(state, "S-0") == "E-discard-number E9"
    assert why(state, "N-Qs") == "E-turn E7"
    assert {len(event.cards) for event in ECARTE.rules.legal(state, "S")} == {1, 2, 3, 4, 5}
    assert len(ECARTE.rules.legal(state, "S")) == 31
    assert len(ECARTE.rules.legal(go(state, "S-As"), "N")) == 32
    assert why(state, "S-Ks") == "E-not-held E12"
    assert why(state, "S-AsAs") == "E-card-twice E1"
    assert why(state, "S:propose") == "E-discard-due E9"
    assert why(state, "S.As") == "E-play-early E7"


@pytest.mark.parametrize(("least", "refusal"), [(0, ""), (1, "E-discard-number E9")])
def test_e9_dealer_min_discard(least: int, refusal: str) -> None:
    state = at(f"{OPEN} S:propose N:accept S-3", dealer_min_discard=least)
    assert why(state, "N-0") == refusal
    assert why(state, "N-Qs") == ""


def test_e9_the_elder_is_served_first_from_the_top_of_the_stock() -> None:
    state = at(f"{OPEN} S:propose N:accept S-Qc7c N-8h")
    assert why(state, "N+8s") == "E-given-order E9"
    assert why(state, "S+8s") == "E-given-number E9"
    assert why(state, "S:stand") == "E-cards-due E9"
    first = ECARTE.deal.due(state, PACK)
    assert first is not None
    assert (first.seat, sorted(first.cards)) == ("S", sorted(PACK[11:13]))
    second = ECARTE.deal.due(go(state, "S+9s9d"), PACK)
    assert second is not None
    assert (second.seat, second.cards) == ("N", (PACK[13],))


def test_e9_a_dealer_who_keeps_all_draws_nothing() -> None:
    state = at(f"{OPEN} S:propose N:accept S-3 N-0 +")
    assert (state.phase, state.mover, state.stock, state.exchanges) == ("choose", "S", 18, ((3, 0),))


def test_e9_both_numbers_are_public_the_cards_are_not() -> None:
    state = at(f"{OPEN} S:propose N:accept S-Qc7c N-8h +")
    for seat in "SN":
        assert ECARTE.view.of(state, seat).exchanges == ((2, 1),)
    north = ECARTE.view.of(at(f"{OPEN} S:propose N:accept S-Qc7c"), "N").to_json()
    assert north["sizes"] == {"S": 3, "N": 5}
    assert not {"Qc", "7c"} & set(north["hand"])


def test_e9_propose_number_says_the_number_and_binds() -> None:
    state = at(OPEN, propose_number=True)
    assert legal(state, "S") == {"S:stand", *(f"S:propose:{n}" for n in range(1, 6))}
    assert why(state, "S:propose") == "E-propose-number E9"
    assert why(state, "S:propose:6") == "E-propose-number E9"
    assert why(state, "S:propose:0") == "E-propose-number E9"
    bound = go(state, "S:propose:3 N:accept")
    assert {len(event.cards) for event in ECARTE.rules.legal(bound, "S")} == {3}
    assert why(bound, "S-Qc7c") == "E-discard-number E9"
    assert ECARTE.view.of(bound, "N").proposed == 3
    assert ECARTE.view.of(go(bound, "S-3 N-0 +"), "N").proposed is None
    assert ECARTE.view.of(go(state, "S:propose:3 N:refuse"), "N").proposed is None
    assert {len(e.cards) for e in ECARTE.rules.legal(go(bound, "S-3"), "N")} == {
        0,
        1,
        2,
        3,
        4,
        5,
    }  # only the elder is bound


def test_e9_without_propose_number_none_is_said() -> None:
    assert why(at(OPEN), "S:propose:3") == "E-propose-plain E9"


def test_e10_the_elder_chooses_again_after_an_exchange() -> None:
    state = at(f"{OPEN} S:propose N:accept S-3 N-1 +")
    assert legal(state, "S") == {"S:propose", "S:stand"}
    assert go(state, "S:stand").vulnerable is None
    assert go(state, "S:propose N:refuse").vulnerable is None
    assert legal(go(state, "S:propose N:accept S-1 N-0 +"), "S") == {"S:propose", "S:stand"}


def test_e10_an_empty_stock_begins_the_play_without_a_word() -> None:
    for vulnerability in ("first", "every", "none"):
        state = at(f"{ONE} S:propose N:accept S-1 N-0 +", king_mark="none", vulnerability=vulnerability)
        assert (state.phase, state.mover, state.stock) == ("play", "S", 0)
        assert (state.declined, state.vulnerable) == (None, None)
        assert why(state, "S:propose") == "E-exchange-over E10"


def test_e11_the_elder_takes_at_most_what_the_stock_holds() -> None:
    state = at(f"{ONE} S:propose N:accept", king_mark="none")
    hand = "".join(state.hand("S")[:2])
    assert {len(event.cards) for event in ECARTE.rules.legal(state, "S")} == {1}
    assert why(state, f"S-{hand}") == "E-discard-number E11"
    said = at(f"{ONE.replace('propose', 'propose:5')}", king_mark="none", propose_number=True)
    assert legal(said, "S") == {"S:stand", "S:propose:1"}
    assert why(said, "S:propose:2") == "E-propose-number E9"


@pytest.mark.parametrize("least", [0, 1])
def test_e11_the_dealer_takes_at_most_what_is_then_left(least: int) -> None:
    state = at(f"{ELEVEN} S:propose N:accept S-5 N-3 +", king_mark="none", dealer_min_discard=least)  # three left
    two = go(state, "S:propose N:accept S-1")
    assert {len(event.cards) for event in ECARTE.rules.legal(two, "N")} == set(range(least, 3))
    hand = "".join(two.hand("N")[:3])
    assert why(two, f"N-{hand}") == "E-discard-number E11"
    none = go(state, "S:propose N:accept S-3")  # nothing is left, whatever the minimum
    assert legal(none, "N") == {"N-0"}


@pytest.mark.parametrize("words", ["accept", "accept:if"])
def test_law_38_only_a_dealer_who_wishes_more_than_is_left_plays_its_hand_as_it_is(words: str) -> None:
    """London's newest version: with four left and one wanted the dealer takes one, whatever the acceptance said."""
    newest = ECARTE.resolve("london-3", {})
    assert newest.preset == core_options.newest(ECARTE.presets, "london")
    deal = at(f"{OPEN} S:propose N:accept S-5 N-5 + S:propose N:accept S-5 N-0 +", preset="london-3")  # six left
    four = go(deal, f"S:propose N:{words} S-2")
    assert {len(event.cards) for event in ECARTE.rules.legal(four, "N") if event.do == "discard"} == set(range(5))
    assert ("N:refuse" in legal(four, "N")) == (words == "accept:if")
    taken = go(four, "N-1 +")
    assert (taken.phase, taken.stock, taken.exchanges[-1]) == ("choose", 3, (2, 1))
    problem = ECARTE.rules.why_not(four, Event("discard", "N", four.hand("N")))
    assert problem is not None
    assert (problem.code, problem.rule, problem.data["span"], problem.data["most"]) == (
        *("E-discard-number", "E11", "range", 4),
    )
    assert go(deal, f"S:propose N:{words} S-5 N-1 +").stock == 0


@pytest.mark.parametrize(("preset", "spans"), [("london-2", ["kept", "none"]), ("london-3", ["range", "none"])])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_refusal_says_that_no_card_is_left_only_where_none_is(preset: str, spans: list[str], language: str) -> None:
    deal = at(f"{OPEN} S:propose N:accept S-5 N-5 + S:propose N:accept S-5 N-0 + S:propose N:accept", preset=preset)
    four, none = go(deal, "S-2"), go(deal, "S-5 N-0 + S:propose N:accept S-1")
    found = [ECARTE.rules.why_not(state, Event("discard", "N", state.hand("N"))) for state in (four, none)]
    assert [problem and problem.data["span"] for problem in found] == spans
    text = pytest.importorskip("ecarte.text", reason="the words of the command line are native only")
    said = [text.Words(language).problem(problem) for problem in found if problem]
    assert len(set(said)) == 2


@pytest.mark.parametrize("least", [0, 1])
def test_with_short_stock_as_is_a_dealer_who_has_fewer_than_five_left_exchanges_none(least: int) -> None:
    """The elder gets what it asked for, and the dealer nothing of fewer than five: stricter than law 38."""
    options: dict[str, Any] = {"king_mark": "none", "dealer_min_discard": least, "short_stock": "as-is"}
    eleven = at(f"{OPEN} S:propose N:accept S-5 N-5 + S:propose N:accept", **options)
    assert {len(event.cards) for event in ECARTE.rules.legal(go(eleven, "S-5"), "N")} == set(
        range(least, 6)
    )  # six are left
    short = go(eleven, "S-5 N-3 + S:propose N:accept S-1")  # two are left for the dealer
    assert legal(short, "N") == {"N-0"}
    assert why(short, f"N-{short.hand('N')[0]}") == "E-discard-number E11"
    served = go(short, "N-0 +")
    assert (served.phase, served.stock, served.exchanges[-1]) == ("choose", 2, (1, 0))
    conditional = go(eleven, "S-5 N-3 + S:propose N:accept:if S-1")
    assert legal(conditional, "N") == {"N-0", "N:refuse"}


def test_e12_a_discard_is_never_seen_or_used_again() -> None:
    state = at(f"{OPEN} S:propose N:accept S-Qc7c N-8h +")
    for seat in "SN":
        shown = str(ECARTE.view.of(state, seat).to_json())
        assert not any(card in shown for card in ("Qc", "7c", "8h"))  # not even to their owner
    again = go(state, "S:propose N:accept S-1 N-1")
    for card in ("Qc", "7c", "8h"):
        assert why(again, f"S+{card}") == "E-card-twice E1"
    playing = go(state, "S:stand")
    assert why(playing, "S.Qc") == "E-not-held E1"
    assert why(again, "S-Qc") == "E-cards-due E9"
