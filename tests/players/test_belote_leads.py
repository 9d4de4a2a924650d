"""What belote's expert leads, and the blunders it does not make where its search cannot tell."""

from __future__ import annotations

from random import Random

import pytest

from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State, side_of
from ecarte.games.belote.tricks import card_points
from ecarte.players.belote import expert
from ecarte.players.belote.cards import numbers, tables
from ecarte.players.belote.expert import is_blunder, rates_leads
from ecarte.players.belote.lead_weights import ROWS
from ecarte.players.belote.leads import find_features, rate
from ecarte.players.belote.seen import seen
from tests.kit.belote_course import course, views
from tests.kit.belote_open_cards import value_cards
from tests.kit.belote_positions import go, table


@pytest.mark.parametrize("number", range(12))
def test_each_lead_has_one_feature_of_each_group(number: int) -> None:
    for _, view, sight in views(number):
        rules = tables(view.options)
        if sight.lying or not rates_leads(rules, sight):
            continue
        for card in (card for card in range(32) if sight.hands[sight.me] >> card & 1):
            found = find_features(rules, sight, card)
            assert found == sorted({*found})
            assert len(found) == 15
            assert 0 <= found[0] <= found[-1] < len(ROWS)


def test_the_ace_beside_a_long_suit_is_rated_above_a_ten_under_one() -> None:
    state = table({"W": "s:A87 h:T9 d:K87"}, "c", "N")
    sight, rules = seen(BELOTE.view.of(state, "W")), tables(state.options)
    number = numbers("c")
    assert rate(rules, sight, number["As"]) > rate(rules, sight, number["Th"])


def blunders(state: State, seat: str) -> set[str]:
    """Return the cards that are blunders by what a seat sees."""
    sight, rules = seen(BELOTE.view.of(state, seat)), tables(state.options)
    number = numbers(str(state.contract))
    return {card for card in state.hand(seat) if is_blunder(number[card], rules, sight)}


def test_blunders_are_known_by_what_the_seat_sees() -> None:
    bares = table({"W": "s:TQ h:AK87 d:98"}, "c", "N")
    assert blunders(bares, "W") == {"Qs"}
    taker = table({"W": "s:J9 h:AK87 d:98"}, "s", "W")
    assert blunders(taker, "W") == {"Ah", "Kh", "8h", "7h", "9d", "8d"}
    state = table({"N": "s:AT d:AT87 c:87", "S": "h:987 d:KJ c:AKQ", "E": "s:987 h:AT c:T9J"}, "h", "W")
    state = go(state, "W.Ks N.As E.7s")
    assert blunders(state, "S") == {"9h", "8h", "7h"}


@pytest.mark.parametrize("seed", range(3))
def test_the_expert_makes_none_of_them(seed: int) -> None:
    for hand, contract, taker in (("s:TQ h:AK87 d:98", "c", "N"), ("s:J9 h:AK87 d:98", "s", "W")):
        state = table({"W": hand}, contract, taker)
        event = expert.PLAYER.choose(BELOTE.view.of(state, "W"), Random(seed))
        while event is not None and event.do != "play":
            state = BELOTE.rules.play(state, event)
            event = expert.PLAYER.choose(BELOTE.view.of(state, "W"), Random(seed))
        assert event is not None
        assert event.cards[0] not in blunders(state, "W")


def taken(state: State, side: str, since: int) -> int:
    """Return the card points a side took from a trick on, with those for the last."""
    tricks = [trick for trick in state.tricks[since:] if side_of(trick.winner, 4) == side]
    points = sum(card_points(card, str(state.contract)) for trick in tricks for card in trick.cards)
    return points + 10 * (side_of(state.tricks[-1].winner, 4) == side)


@pytest.mark.parametrize("number", range(4))
def test_the_value_of_a_card_is_what_perfect_play_takes(number: int) -> None:
    state = next(
        state
        for state in course("classic", {}, number, "chance")
        if len(state.tricks) > 2 and not state.trick and len({side_of(trick.winner, 4) for trick in state.tricks}) > 1
    )
    since, side = len(state.tricks), side_of(str(state.mover), 4)
    wanted = max(value_cards(state).values())
    while len(state.tricks) < 8:
        event = BELOTE.deal.due(state, ())
        if event is None:
            values = value_cards(state)
            best = max(values, key=values.__getitem__)
            event = next(each for each in BELOTE.rules.legal(state, str(state.mover)) if each.cards == (best,))
        state = BELOTE.rules.play(state, event)
    assert taken(state, side, since) == wanted
