"""The shipped policy of écarté: its answers in random games, and reading its files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from inspect import signature
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import policies
from ecarte.core.cards import PACK
from ecarte.core.game import Event, OptionValue
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.options import PRESETS, Options, resolve
from ecarte.games.ecarte.state import State, View
from ecarte.machine.cards import may_play
from ecarte.machine.ecarte.keys import list_choices
from ecarte.machine.ecarte.levels import trained
from ecarte.machine.ecarte.records import (
    ANSWER,
    CHOOSE,
    DEALER,
    DEALERS_NUMBER,
    ELDER,
    NOBODY,
    NUMBER,
    Deal,
    Policy,
)
from ecarte.players.ecarte import learnt, masks
from ecarte.players.ecarte import policy as ecarte_policy
from ecarte.players.ecarte.masks import scan
from ecarte.players.ecarte.policy import keys, tables
from tests.kit.games import inclination
from tests.kit.positions import at

TURNED = 1 << 3


def views(options: Options, number: int, score: int = 0) -> Iterator[tuple[View, dict[Event, float] | None]]:
    """Yield the views of the movers of a deal, with the policy's answers; a known choice is followed."""
    rng = Random(number)
    state = ECARTE.score.replace(ECARTE.rules.start(options, "N"), {"S": score, "N": score})
    head = ECARTE.deal.next_head(state)
    assert head is not None
    state = ECARTE.deal.begin(state, head)
    pack = rng.sample(PACK, len(PACK))
    while (event := ECARTE.deal.due(state, pack)) or ECARTE.rules.turn(state):
        if event is None:
            view = ECARTE.view.of(state, ECARTE.rules.turn(state) or "")
            said = learnt.chances(view)
            yield view, said
            if said and rng.random() < 0.8:
                event = rng.choices(list(said), list(said.values()))[0]
            else:
                may = [each for each in view.legal if not each.suffix]
                event = rng.choices(may, [inclination(str(each)) for each in may])[0]
        state = ECARTE.rules.play(state, event)


@pytest.mark.parametrize("preset", PRESETS)
@given(number=st.integers(0, 10**6), score=st.integers(0, 4), changed=st.booleans())
def test_what_it_says_is_legal_and_sure(preset: str, number: int, score: int, changed: bool) -> None:
    changes: dict[str, OptionValue] = {"rank_order": "ace-high", "propose_number": True, "vulnerability": "every"}
    for view, said in views(resolve(preset, changes if changed else {}), number, score):
        if said is not None:
            assert set(said) <= set(view.legal)
            assert sum(said.values()) == pytest.approx(1)
            assert min(said.values()) > 0


def test_it_knows_nearly_all_that_comes_up() -> None:
    asked, known = Counter[str](), Counter[str]()
    for number in range(300):
        for view, said in views(resolve("akagiri", {}), number):
            kind = "first" if not view.exchanges and view.phase != "play" else view.phase
            asked[kind] += 1
            known[kind] += said is not None
    assert known["first"] == asked["first"]
    assert known["play"] > 0.85 * asked["play"]


def test_it_plays_as_is_known_of_the_game() -> None:
    """The elder stands on about a quarter of the hands, the dealer refuses over a third of the proposals."""
    policy = ecarte_policy.find(resolve("akagiri", {}), (5, 5))
    assert policy is not None
    rng = Random(1)
    stands = refuses = 0.0
    for _ in range(2000):
        cards = rng.sample([card for card in range(32) if 1 << card != TURNED], 5)
        hand = sum(1 << card for card in cards)
        stands += policy.declines(ELDER, hand, TURNED, False) or 0
        refuses += policy.declines(DEALER, hand, TURNED, False) or 0
    assert 0.18 < stands / 2000 < 0.30
    assert 0.28 < refuses / 2000 < 0.50


def test_best_and_worst_hands() -> None:
    policy = ecarte_policy.find(resolve("akagiri", {}), (5, 5))
    assert policy is not None
    trumps = 0b110111  # K Q J A 9 of trumps, without the 10 that is turned up
    trumps &= ~(1 << 5)
    four = trumps | 1 << 8
    bad = 1 << 15 | 1 << 14 | 1 << 23 | 1 << 22 | 1 << 31
    assert (policy.declines(DEALER, four, TURNED, False) or 0) > 0.8
    assert (policy.declines(DEALER, bad, TURNED, False) or 0) < 0.1
    assert (policy.declines(ELDER, bad, TURNED, False) or 0) < 0.1
    away = policy.numbers(ELDER, bad, TURNED, False, 0, 0, 21, 1)
    assert away is not None
    assert away.get(5, 0) + away.get(4, 0) > 0.9


def test_the_first_hands_are_all_there() -> None:
    hands = tables.hands()
    assert len(hands) == tables.places().number == 31_913
    assert all(tables.place(key) == at for key, at in hands.items())
    rest = [card for card in range(32) if 1 << card != TURNED]
    for cards in Random(2).sample(list(combinations(rest, 5)), 500):
        assert keys.hand(sum(1 << card for card in cards), TURNED)[0] in hands
    fewer, shown = (keys.hand(*each)[0] for each in ((0b1111 << 8, TURNED), (0b11111, 0b111 << 5)))
    assert tables.place(fewer) is tables.place(shown) is None


@given(st.integers(0, 10**9))
def test_choices_stand_for_all_cards_that_may_be_played(number: int) -> None:
    """Every legal card touches one that is named, or is in a suit equivalent to that of one."""
    rng = Random(number)
    cards = rng.sample(range(32), 20)
    own, gone, led = (sum(1 << card for card in cards[a:b]) for a, b in ((0, 5), (5, 15), (15, 16)))
    for lead in (-1, led.bit_length() - 1):
        deal = Deal()
        size, _ = list_choices(deal, own, gone, lead, 1)
        named = deal.choices[:size]
        may = may_play(own, lead, 1)
        assert all(may >> card & 1 for card in named)
        places = Counter(keys.above(card, gone) for card in named)
        for card in scan(may):
            if card not in named:
                assert any(keys.above(card, gone) <= place for place in places)


def test_the_worst_cards_are_discarded() -> None:
    hand = 1 << 0 | 1 << 8 | 1 << 13 | 1 << 23 | 1 << 30  # K of trumps, a king, a 9, two low cards
    assert [keys.worst(hand, TURNED, number) for number in (1, 2, 3)] == [
        1 << 23,
        1 << 23 | 1 << 30,
        1 << 23 | 1 << 30 | 1 << 13,
    ]


@pytest.mark.parametrize("number", range(2, 7))
def test_codes_are_chances(number: int) -> None:
    for code in tables.codes(number):
        assert len(code) == number
        assert sum(code) == pytest.approx(1)
    assert len(tables.codes(number)) <= 1 << tables.bits(number)
    assert len(set(tables.codes(number))) == len(tables.codes(number))


def test_near_rules_and_scores_have_their_tables() -> None:
    there = policies.index()
    assert ecarte_policy.named(resolve("akagiri", {}), (5, 5))[-1] == "akagiri"
    for name, (preset, changes, needs) in {
        "akagiri-1-1": ("article", {}, (1, 1)),
        "akagiri-2-1": ("london", {}, (2, 1)),
        "akagiri-1-2": ("casino", {}, (1, 5)),
        "jirai": ("jirai", {}, (3, 3)),
        "every": ("akagiri", {"vulnerability": "every"}, (5, 5)),
        "unmarked": ("akagiri", {"king_mark": "none"}, (1, 1)),
    }.items():
        found = ecarte_policy.named(resolve(preset, changes), needs)
        assert found[0] == name if name in there else found == ("akagiri",)


def test_without_tables_nothing_is_known() -> None:
    with policies.without(policies.index()):
        policies._provided.clear()
        with policies.without(policies.index()):
            assert all(said is None for _, said in views(resolve("akagiri", {}), 1))


# --- the questions about a view ---


@pytest.fixture
def spied(monkeypatch: pytest.MonkeyPatch) -> Callable[..., dict[str, Any]]:
    """Return the question about a position, which is left unanswered."""
    asked: dict[str, Any] = {}

    def spy(name: str, nothing: float) -> None:
        known = signature(getattr(trained, name))

        def noted(*values: Any) -> float:
            asked.clear()
            asked.update(known.bind(*values).arguments, what=name)
            return nothing

        monkeypatch.setattr(trained, name, noted)

    for name, nothing in {"chance_to_decline": -1.0, "list_numbers": 0, "list_cards": 0}.items():
        spy(name, nothing)

    def ask(state: State) -> dict[str, Any]:
        assert learnt.chances(ECARTE.view.of(state, state.mover or "")) is None
        return asked

    return ask


def holds(mask: int, trump: str, cards: str) -> bool:
    """Return whether all these cards are in a mask."""
    wanted = masks.to_mask([cards[at : at + 2] for at in range(0, len(cards), 2)], trump, PRESENT)
    return mask & wanted == wanted


PRESENT = "KQJAT987"
DEALT = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d"
KINGED = "S<AsJhQdQc7c N<KdTsAh8h7h ^7d"
TAKEN = f"{DEALT} S:propose N:accept S-3 N-2 +"


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (DEALT, {"phase": CHOOSE, "king_turned": False, "times": 0, "discarded": 0, "stock": 21}),
        (DEALT.replace("7d", "Kd"), {"phase": CHOOSE, "king_turned": True}),
        (f"{DEALT} S:propose", {"phase": ANSWER, "times": 0}),
        (f"{DEALT} S:propose N:accept", {"phase": NUMBER, "discarded": 0, "stock": 21, "least": 1}),
        (f"{DEALT} S:propose N:accept S-3", {"phase": DEALERS_NUMBER, "discarded": 3, "stock": 18, "least": 0}),
        (TAKEN, {"phase": CHOOSE, "times": 1, "discarded": 2, "stock": 16}),
        (f"{TAKEN} S:propose", {"phase": ANSWER, "times": 1, "discarded": 3, "stock": 16}),
        (f"{DEALT} S:stand", {"led": -1, "role": ELDER, "stopped": 0, "vulnerable": ELDER, "discarded": 0}),
        (f"{DEALT} S:propose N:refuse", {"stopped": 1, "vulnerable": DEALER}),
        (f"{TAKEN} S:stand", {"stopped": 2, "vulnerable": NOBODY, "discarded": 2}),
        (f"{TAKEN} S:propose N:accept S-1 N-1 + S:propose N:refuse", {"stopped": 5, "vulnerable": NOBODY}),
        (f"{DEALT} S:stand S.Qd", {"led": 1, "role": DEALER, "won": 0, "lost": 0}),
        (f"{DEALT} S:stand S.Qd N.7h /S", {"led": -1, "role": ELDER, "won": 1, "lost": 0}),
        (f"{DEALT} S:stand S.Jh N.Ah /S", {"won": 1, "lost": 0}),
        (f"{DEALT} S:stand S.7c N.Ts /S S.Jh N.8h /S S.As", {"won": 0, "lost": 2, "role": DEALER}),
        (f"{DEALT} S:stand", {"kinged": False}),
        (f"{KINGED} S:stand N:king", {"kinged": True}),
        (f"{KINGED} S:stand N:king S.Qd N.Kd /N N.Ts", {"kinged": False}),
    ],
)
def test_what_is_asked(spied: Callable[..., dict[str, Any]], moves: str, expected: dict[str, Any]) -> None:
    """The numbers in the questions are those of the seat to act: its own side and the opponent's."""
    asked = spied(at(moves))
    what = "list_cards" if "phase" not in expected else "list_numbers" if "least" in expected else "chance_to_decline"
    assert asked["what"] == what
    assert {name: asked[name] for name in expected} == expected


def test_a_table_is_chosen_by_what_elder_and_dealer_needed_when_the_deal_began() -> None:
    def needs(state: State) -> tuple[int, int]:
        return ecarte_policy.needs(ECARTE.view.of(state, state.mover or ""))

    assert needs(at(DEALT, score=(4, 1))) == (1, 4)
    assert needs(at(f"{DEALT} S:propose", score=(4, 1))) == (1, 4)
    other = at(DEALT.replace("S<", "?<").replace("N<", "S<").replace("?<", "N<"), dealer="S", score=(4, 1))
    assert needs(other) == (4, 1)
    marked = at(f"{KINGED} S:stand N:king", score=(0, 3))
    assert marked.score == (0, 4)
    assert needs(marked) == (5, 2)


def test_a_king_that_was_not_marked_is_gone_once_the_play_has_begun(spied: Callable[..., dict[str, Any]]) -> None:
    for king_mark in ("automatic", "optional"):
        assert not holds(spied(at(DEALT, king_mark=king_mark))["gone"], "d", "Kd")
        assert holds(spied(at(f"{DEALT} S:stand", king_mark=king_mark))["gone"], "d", "Kd7d")
    assert not holds(spied(at(f"{DEALT} S:stand", king_mark="none"))["gone"], "d", "Kd")
    held = spied(at("S<AsJhKdQc7c N<QsTsAh8h7h ^7d S:stand", king_mark="optional"))
    assert holds(held["own"], "d", "Kd")
    assert not holds(held["gone"], "d", "Kd")


def test_what_was_shown_to_lack_is_gone(spied: Callable[..., dict[str, Any]]) -> None:
    shown = f"{DEALT} S:stand S.Qd N.7h /S"
    assert holds(spied(at(shown))["gone"], "d", "KdJdAdTd9d8d7d7hQd")
    free = spied(at(f"{DEALT} S:stand S.Jh N.8h /S", must_head=False))
    assert not holds(free["gone"], "d", "Kh")
    assert free["must_head"] == 0
    assert spied(at(shown))["must_head"] == 1


# --- the use of its answers ---


def test_a_number_of_cards_is_brought_within_what_is_allowed() -> None:
    policy = ecarte_policy.find(resolve("akagiri", {}), (5, 5))
    assert policy is not None
    strong = 0b10111 | 1 << 31
    for least in (1, 3):
        said = policy.numbers(ELDER, strong, TURNED, False, 0, 0, 21, least)
        assert said is not None
        assert min(said) >= least
        assert sum(said.values()) == pytest.approx(1)
    assert policy.numbers(DEALER, strong, TURNED, False, 0, 3, 2, 2) == {2: 1.0}  # the stock has no more


def test_the_last_cards_are_not_looked_up_when_nothing_is_to_be_won() -> None:
    own, gone, unknown = 1 << 0 | 1 << 31, TURNED, Policy()
    for won, lost, said in ((3, 1, [31]), (1, 3, [31]), (3, 0, []), (2, 1, [])):
        deal = Deal()
        size = trained.list_cards(unknown, deal, -1, -1, own, gone, -1, ELDER, 0, NOBODY, 0, won, lost, 0, 1)
        assert deal.choices[:size] == said
        assert deal.shares[:size] == [1.0] * size


def test_law_37_a_dealer_who_may_not_refuse_accepts() -> None:
    view = ECARTE.view.of(at("S<8s7s8h7h7c N<KdQdJdKsKc ^9d S:propose"), "N")
    assert (learnt.chances(view) or {}).get(Event("say", "N", verb="refuse"), 0) > 0.5
    bound = replace(view, legal=tuple(event for event in view.legal if event.verb != "refuse"))
    assert learnt.chances(bound) == {Event("say", "N", verb="accept"): 1.0}
