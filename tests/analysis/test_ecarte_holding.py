"""The opponent's possible cards at écarté, compared with all hands tried one by one, and with sampled deals."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.analysis.ecarte.reader import supposed
from ecarte.analysis.ecarte.reader.followed import Spot
from ecarte.analysis.ecarte.reader.holding import Holding, chosen, estimate, holding, weighing
from ecarte.core.cards import PACK, Card, parse_cards
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import OTHER, State, View
from ecarte.games.ecarte.tricks import answering
from ecarte.players.ecarte import masks
from tests.kit.games import Chosen, course, options, started
from tests.kit.positions import at

STOOD = "S<KsQs8h7d9c N<As9s8sTd7c ^7h S:stand"
PLAYED = f"{STOOD} S.Ks N.As S.Qs N.9s S.7d N.Td N.8s"
EXCHANGED = "S<KsQs8h7d9c N<As9s8sTd7c ^7h S:propose N:accept S-9c8h7d N-As8s7c S+JsJdJc N+KhKd7s"


def seen_by(state: State, seat: str) -> View:
    found: View = ECARTE.view.of(state, seat)
    return found


def tried(view: View) -> tuple[int, dict[Card, float]]:
    """Try every possible hand of the opponent against the rules; return them, and how often each card is in one."""
    other = OTHER[view.seat]
    shown = [card for seat, card in view.trick if seat == other]
    shown += [trick.cards[trick.leader != other] for trick in view.tricks]
    gone = {*view.hand, *view.discarded, *shown, *(card for trick in view.tricks for card in trick.cards)}
    unseen = [card for card in PACK if card not in {*gone, view.turned, *(card for _, card in view.trick)}]
    king = f"K{view.trump}"
    automatic = view.options.king_mark == "automatic" and view.phase in ("play", "scored", "over")
    hands = 0
    held = dict.fromkeys(unseen, 0)
    for hand in combinations(unseen, view.sizes[other]):
        whole = [*hand, *shown]
        if other in view.kings and king not in whole:
            continue
        if automatic and other not in view.kings and king in whole:
            continue
        later = set(whole)
        for trick in view.tricks:
            answer = trick.cards[trick.leader != other]
            if (
                trick.leader == view.seat
                and answer not in answering(tuple(later), trick.cards[0], view.trump or "", view.options)[0]
            ):
                break
            later.discard(answer)
        else:
            hands += 1
            for card in hand:
                held[card] += 1
    return hands, {card: number / hands for card, number in held.items()}


@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        (PLAYED, "S"),
        (PLAYED, "N"),
        (f"{STOOD} S.Ks N.As S.Qs", "N"),
        (f"{STOOD} S.Ks N.As S.Qs N.9s S.7d", "S"),
        (f"{EXCHANGED} S:stand N:king S.Qs N.7s S.Ks N.9s", "S"),
        (f"{EXCHANGED} S:stand N:king S.Qs N.7s S.Jd N.Kd N.Kh", "S"),
    ],
)
def test_every_consistent_hand_counts_once(moves: str, seat: str) -> None:
    view = seen_by(at(moves), seat)
    hands, chances = tried(view)
    found = holding(view)
    assert found.hands == hands
    assert found.cards == pytest.approx(chances)
    assert found.exact


def test_shown_cards_are_known() -> None:
    marked = holding(seen_by(at(f"{EXCHANGED} S:stand N:king"), "S")).cards
    assert marked["Kh"] == 1
    unmarked = holding(seen_by(at(STOOD), "S")).cards
    assert unmarked["Kh"] == 0
    assert unmarked["Qh"] == pytest.approx(5 / 25)
    followed = holding(seen_by(at(f"{STOOD} S.Ks N.As S.7d N.Td"), "S")).cards
    assert followed["7s"] > 0  # possible, because the ace was the lowest card that could win
    headed = holding(seen_by(at("S<9sQs8h7d9c N<8sKcQcTd7c ^7h S:stand S.9s N.8s"), "S")).cards
    assert {card: chance for card, chance in headed.items() if card[1] == "s" and chance} == {"7s": headed["7s"]}
    out = holding(seen_by(at("S<9sQs8h7d9c N<AdKcQcTd7c ^7h S:stand S.9s N.7c"), "S")).cards
    assert [card for card, chance in out.items() if card[1] in "sh" and chance] == []


def test_its_own_cards_are_not_the_others() -> None:
    view = seen_by(at(f"{EXCHANGED}"), "S")
    assert set(holding(view).cards) == set(PACK) - set(parse_cards("KsQs9c8h7dJsJdJc7h"))


@pytest.mark.thorough
@given(options(plain=True), st.integers(0, 2**32), st.sampled_from("SN"))
def test_chances_come_to_the_hand(chosen_options: Chosen, number: int, seat: str) -> None:
    rng = Random(number)
    for play in course(started(chosen_options, number), number, 12):
        view = seen_by(play.state, seat)
        for followed in (None, weighing(view, supposed(view)) if view.turned else None):
            if followed is not None:
                followed.follow(rng.randrange(1, 300))
            found = estimate(view, followed)
            size = len(play.state.hand(OTHER[seat]))
            assert sum(found.cards.values()) == pytest.approx(size)
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in found.cards.values())
            assert not {*found.cards} & {*view.hand, *view.discarded}
            for card in play.state.hand(OTHER[seat]):  # without weights, the real hand is never excluded
                assert followed is not None or found.cards[card] > 0


# --- with weights ---


def mean_of(deals: list[dict[Card, int]]) -> Mapping[Card, float]:
    return {card: sum(deal[card] for deal in deals) / len(deals) for card in deals[0]}


def drawn(view: View, rng: Random, number: int) -> list[dict[Card, int]]:
    """Return sampled hands of the opponent in deals with the same choices and plays.

    The opponent chooses by the model: an independent way to the same chances.
    """
    other = OTHER[view.seat]
    model, choices = supposed(view), chosen(view)
    trump, order = view.trump or "", view.options.order
    played = [trick.cards[trick.leader != other] for trick in view.tricks] + [c for s, c in view.trick if s == other]
    own = {*view.hand, *view.discarded, view.turned}
    own |= {c for trick in view.tricks for c in trick.cards} | {c for _, c in view.trick}
    hidden = [card for card in PACK if card not in own or card in played]
    sure = holding(view)
    found: list[dict[Card, int]] = []
    while len(found) < number:
        rng.shuffle(hidden)
        hand, stock, away = set(hidden[:5]), hidden[5:], 0
        for declined, count, spot in choices:
            mask = masks.to_mask(hand, trump, order)
            if count is None:
                if (rng.random() < model.declines(mask, away, spot)) != declined:
                    break
            else:
                laid = [m for m, p in model.discards(mask, away, count, spot).items() if rng.random() < p]
                if not laid:
                    break
                hand -= set(masks.from_mask(laid[0], trump, order))
                away |= laid[0]
                if len(hand) + count > view.sizes[other] + len(played):
                    continue  # not drawn yet
                hand |= set(stock[:count])
                stock = stock[count:]
        else:
            rest = hand - set(played)
            if hand >= set(played) and all(sure.cards[card] > 0 for card in rest):
                if any(chance == 1 and card not in rest for card, chance in sure.cards.items()):
                    continue
                found.append({card: int(card in rest) for card in sure.cards})
    return found


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        ("S<KsQs8h7d9c N<As9s8sTd7c ^7h S:propose", "N"),
        (STOOD, "N"),
        ("S<KsQs8h7d9c N<AhKc9h9s8s ^7h S:propose N:refuse", "S"),
        (f"{EXCHANGED} S:stand N:king", "S"),
        (f"{EXCHANGED} S:stand N:king", "N"),
        ("S<KsQs8h7d9c N<As9s8sTd7c ^7h S:propose N:accept S-9c8h7d", "N"),
    ],
)
def test_weighed_it_is_what_comes_of_deals_drawn_by_lot(moves: str, seat: str) -> None:
    view = seen_by(at(moves), seat)
    found = holding(view, supposed(view))
    trials = 1200
    lots = mean_of(drawn(view, Random(20), trials))
    for card, chance in found.cards.items():
        assert abs(lots[card] - chance) < 4.5 * (0.25 / trials) ** 0.5 + found.error, card
    assert max(abs(chance - holding(view).cards[card]) for card, chance in found.cards.items()) > 0.04


@pytest.mark.thorough
def test_all_first_hands_are_followed_where_nothing_has_to_be_drawn() -> None:
    view = seen_by(at("S<KsQs8h7d9c N<As9s8sTd7c ^7h S:propose"), "N")
    proposed = holding(view, supposed(view))
    assert (proposed.exact, proposed.hands, proposed.looked) == (True, 65_780, 65_780)
    assert proposed.cards["8h"] < 5 / 26 < proposed.cards["7s"]  # a player who proposes is weak
    view = seen_by(at(f"{EXCHANGED} S:stand"), "N")
    again = holding(view, supposed(view))
    assert not again.exact
    assert 0 < again.error < 0.03


class Never:
    """A model in which the observed choices are impossible."""

    def declines(self, hand: int, away: int, spot: Spot) -> float:
        return 0.0

    def discards(self, hand: int, away: int, number: int, spot: Spot) -> Mapping[int, float]:
        return {}


def test_what_a_model_would_never_do_tells_nothing() -> None:
    view = seen_by(at(STOOD), "N")
    assert holding(view, Never()) == holding(view)


def test_before_the_exchange_nothing_has_been_said() -> None:
    view = seen_by(at("S<KsQs8h7d9c N<As9s8sTd7c ^7h"), "S")
    assert holding(view, supposed(view)) == holding(view)
    dealt = holding(seen_by(at("S<KsQs8h7d9c"), "S"))
    assert dealt == Holding(dict.fromkeys(dealt.cards, 0.0), 1, 0, 0.0)
