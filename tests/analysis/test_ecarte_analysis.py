"""The analyst of écarté, compared with the classic figures, with a search through the rules, and with itself."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from ecarte import policies
from ecarte.analysis import finished
from ecarte.analysis.ecarte import habits, open_cards
from ecarte.analysis.ecarte.choices import decided, standing, values
from ecarte.analysis.ecarte.choices.cards import Cards
from ecarte.analysis.ecarte.choices.exchange import Exchange
from ecarte.analysis.ecarte.choices.value import Values
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.playout import Playout
from ecarte.analysis.ecarte.reader import opponent, supposed
from ecarte.core.cards import parse_cards
from ecarte.core.game import parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.options import Options, resolve
from ecarte.games.ecarte.state import OTHER, State
from ecarte.machine.ecarte.exchange import make_worlds
from ecarte.machine.ecarte.play import weigh
from ecarte.machine.ecarte.records import Work
from ecarte.machine.ecarte.worlds import list_masks, shuffle_order
from ecarte.players.ecarte import policy
from ecarte.players.ecarte.masks import PACK, number_cards, read_view, scan, to_mask
from tests.analysis.reviewed import ONCE
from tests.kit.positions import at

PLAIN = resolve("akagiri", {})
# The elder's hands to play without proposing, trumps first, and how many of the dealer's 65,780 possible hands the
# elder beats when both play well (Mossop, in Foster's Complete Hoyle).
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
    turned = number_cards(trump, PLAIN.order)[f"9{trump}"]
    own = to_mask(parse_cards(cards), trump, PLAIN.order)
    playout = Playout(PLAIN, turned)
    unseen = [1 << card for card in scan(PACK & ~own & ~(1 << turned))]
    assert sum(playout.tricks(own, sum(hand)) >= 3 for hand in combinations(unseen, 5)) == wanted


@pytest.mark.parametrize(("cards", "trump", "wanted"), CLASSIC)
def test_standing_on_a_classic_hand_wins_as_often_within_the_error(cards: str, trump: str, wanted: int) -> None:
    """From the elder's view the dealer may hold any hand, because nothing has been said."""
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
def test_the_policy_is_consulted_with_the_score_before_the_deal(moves: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The training counted the point for a turned king (E6) in the deal, so it is asked for the score before it."""
    asked = []

    def found(_: Options, needs: tuple[int, int]) -> None:
        asked.append(needs)

    for module in (policy, opponent):
        monkeypatch.setattr(module, "find", found)
    state = at(f"S<AsJhQdQc7c N<QsTsAh8h7h ^Kd {moves}", score=(4, 3))
    assert state.score == (4, 4)
    values(ECARTE.view.of(state, state.mover or ""), Random(1), wanted=10)
    open_cards.worth(state, Random(1), 2)
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
    """Every possible hand of the opponent is played out to the end by the engine's own rules."""
    state = at(moves, preset=preset)
    seat = state.mover
    assert seat is not None
    view = ECARTE.view.of(state, seat)
    found = values(view, Random(1), most=3000)
    assert found is not None
    assert found.exact
    seen = read_view(view)
    tables = habits.tables(view.options, number_cards("h", PLAIN.order)["7h"], policy.find(view.options, (5, 5)))
    work = Cards(view, decided(view), Random(1), 3000, 400).work()
    elder = seat == state.elder
    table = equity(view.options)
    sums: dict[str, float] = {}
    total = 0.0
    names = {number: card for card, number in number_cards(view.trump or "", view.options.order).items()}
    for hand in combinations(list(scan(seen.pool)), seen.size):
        weight = weigh(tables, work, sum(1 << card for card in hand))
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
def test_a_king_the_opponent_may_still_mark_counts_where_it_can_hold_it(until: str, lead: str, marks: bool) -> None:
    """E14: the opponent holds five of the 26 unseen cards."""
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
    """Return the score of elder and dealer after the deal when both see all cards."""
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
def test_the_stated_error_holds() -> None:
    """Of many estimates with different seeds, about as many miss by more than their interval as it says."""
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


def test_the_opponents_announcements_are_believed() -> None:
    """An opponent who refused cards holds better hands than one who stood at once."""
    hand = "S<JsTs9hTdKc N<AsQs9s8hAc ^8s"
    stood = values(ECARTE.view.of(at(f"{hand} S:stand"), "S"), Random(1))
    refused = values(ECARTE.view.of(at(f"{hand} S:propose N:refuse"), "S"), Random(1))
    assert stood is not None
    assert refused is not None
    assert refused.best.wins < stood.best.wins - 0.1


def test_a_choice_that_is_best_by_chance_alone_loses_nothing_to_the_second() -> None:
    """Cross-fit: one half of the hands picks the best choice, the other half measures its lead."""
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
    """It is within a hundredth of the results of two trained policies, elder first."""
    table = equity(PLAIN)
    trained = {(0, 0): 0.497, (4, 4): 0.445, (4, 0): 0.910, (0, 4): 0.082, (3, 3): 0.503, (2, 2): 0.493}
    for score, chance in trained.items():
        assert table.elder(*score) == pytest.approx(chance, abs=0.01), score


def test_half_the_hands_are_tried_where_there_are_many_choices() -> None:
    """With all of them an estimate would take the page longer than 300 ms (`bench/analysis.py`)."""
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


def test_discards_are_tried_on_as_many_hands_as_is_asked_before_the_worse_are_dropped() -> None:
    view = ECARTE.view.of(at("S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:propose N:accept"), "S")
    few, many = (values(view, Random(1), wanted=600, tried=tried) for tried in (80, 1000))
    assert few is not None
    assert many is not None
    assert 6 <= few.full < 31 == many.full == len(many.choices)


def test_the_table_is_near_what_the_trained_policy_makes_of_the_score() -> None:
    """It is near the policy's own chance of the game against itself, where it was trained for a score."""
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


def test_orders_bring_every_card_to_every_place_as_often() -> None:
    cards = 0b1011011
    work = Work()
    work.chance = list(Random(1).getstate()[1])
    size = list_masks(work, cards)
    assert size == cards.bit_count()
    shuffle_order(work, size, 0)
    sums = work.sums
    for place in range(size):
        assert sorted(sums[top + place + 1] - sums[top + place] for top in range(size)) == sorted(
            1 << card for card in scan(cards)
        )


# --- worlds ---

RARE = at(
    "S<8sQhJhTc8c N<Ts9sKhThJc ^Qd S:propose N:accept S-8sJhTc8c N-Ts9sThJc S+7s9hKcAc N+KsAs8h7h S:propose N:accept"
)


@pytest.mark.thorough
def test_no_few_hands_tell_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few hands that fit a rare choice do not outweigh all others.

    Hardly any dealer accepts twice, so the hands that do would weigh a hundred times as much.
    """
    view = ECARTE.view.of(RARE, "S")
    assert view.turned
    tables = habits.tables(
        view.options, number_cards("d", view.options.order)[view.turned], policy.find(view.options, (5, 5))
    )

    def looked_at(groups: int) -> tuple[float, float]:
        """Return the effective share of the worlds, and the share of hands with the king of trumps."""
        work, weights, kings = Exchange(view, decided(view), Random(1), 400, None).work(), [], 0.0
        for _ in range(groups):
            for world in range(make_worlds(tables, work)):
                weights.append(work.weights[world])
                kings += work.weights[world] * (work.others[world] & 1)
        total = sum(weights)
        return total**2 / sum(weight**2 for weight in weights) / len(weights), kings / total

    speak, share = looked_at(300)
    monkeypatch.setattr(tables, "light", 0.0)
    few, plain = looked_at(1000)
    assert few < 0.2
    assert speak > 0.6
    assert share == pytest.approx(plain, abs=0.03)
