"""The classic school of écarté: its standard hands, discards and leads, and their results."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ecarte.core.cards import PACK, parse_cards
from ecarte.machine.ecarte.levels.club import WEAK, find_standard
from ecarte.machine.ecarte.records import STANDARDS
from ecarte.players.ecarte import classic
from ecarte.players.ecarte.double import solve
from ecarte.players.ecarte.masks import to_mask

ORDER = "KQJAT987"
# The elder's hands of the books (Mossop) with hearts as trumps, and how many of 65,780 hands of the dealer they beat.
MOSSOP = {
    "7hKcQcJc7s": ("one-trump-tierce", 44_724),
    "7h8h7c8c9c": ("two-trumps-three-cards", 47_768),
    "7h8hKs7s7d": ("two-trumps-guarded-queen", 46_039),
    "7h8h7c8cKd": ("two-trumps-king-and-two", 45_374),
    "7h8hAdQsJc": ("two-trumps-queen-knave-ace", 46_779),
}


def verdict(cards: str, pressed: bool = False) -> tuple[bool, str]:
    found = classic.elder(parse_cards(cards), "9h", ORDER, pressed)
    return found.plays, found.why


@pytest.mark.parametrize("cards", MOSSOP)
def test_the_hands_of_the_books_are_played_and_have_two_chances_in_three(cards: str) -> None:
    why, wins = MOSSOP[cards]
    assert verdict(cards) == (True, why)
    trump_form = "hscd"
    number = {card: 8 * trump_form.index(card[1]) + ORDER.index(card[0]) for card in PACK}
    own = sum(1 << number[card] for card in parse_cards(cards))
    rest = [1 << number[card] for card in PACK if card not in (*parse_cards(cards), "9h")]
    assert sum(solve(own, sum(other)) >= 3 for other in combinations(rest, 5)) == wins
    assert wins / 65_780 > classic.ENOUGH


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("7h8hThKc7d", "three-trumps"),
        ("7h8hQs7s7d", "two-trumps-guarded-queen"),
        ("7hKs8s9s7s", "one-trump-four-cards"),
        ("KsKdKc7s7d", "three-kings"),
        ("QsJsQdJd7c", "four-courts"),
        ("7h8hJs7s7d", ""),
        ("7hQs7s7d7c", ""),
        ("7s8s9d7d7c", ""),
        ("KhQhJh7s7d", "certain"),
        ("Kh8hKs7s7d", "king"),
        ("KhQhJh7hAd", "certain"),
        ("KhQhJh7hKd", "vole"),
    ],
)
def test_what_the_elder_plays(cards: str, why: str) -> None:
    assert verdict(cards) == (why not in ("", "certain", "king"), why)


@pytest.mark.parametrize(
    ("cards", "plays", "why"),
    [
        ("7h8h9c8c7c", False, ""),  # an elder plays this one
        ("7h8hJc8c7c", True, "two-trumps-three-cards-court"),
        ("7hKcQcJc7s", False, ""),
        ("7hKcQcJcJs", True, "one-trump-tierce-court"),
        ("7hKcQdTs9s", False, ""),
        ("7hKcQdAs9s", True, "one-trump-king-queen-ace"),
        ("QsQd7dQc7c", True, "three-guarded-queens"),
        ("QsJsQdJd7c", False, ""),
        ("KhQhJh7s7d", False, "certain"),
        ("KhQhThJh7h", True, "vole"),
        ("Kh8hKs7s7d", True, "two-trumps-guarded-queen"),
    ],
)
def test_what_the_dealer_refuses_on(cards: str, plays: bool, why: str) -> None:
    assert classic.dealer(parse_cards(cards), "9h", ORDER) == classic.Verdict(plays, why)


@pytest.mark.thorough
@pytest.mark.parametrize("order", [ORDER, "AKQJT987"])
@pytest.mark.parametrize("turned", ["9h", "Kh", "7h"])
def test_a_hand_sure_of_all_tricks_takes_them_from_any_other_and_no_other_hand_is(order: str, turned: str) -> None:
    """E22: whoever leads, with or without the duty to head. A hand without three possible trumps is not sure."""
    rng = Random(5)
    number = {card: 8 * "hscd".index(card[1]) + order.index(card[0]) for card in PACK}
    left = [card for card in PACK if card != turned]
    trumps = [card for card in left if card[1] == "h"]
    hands = [hand for hand in combinations(left, 5) if len({*hand} & {*trumps}) > 2]
    sure = [hand for hand in hands if classic.elder(hand, turned, order).why == "vole"]
    assert len(sure) == 22  # the best three trumps, any fourth and a master; the best two, and any three of the rest
    for hand in (*sure, *rng.sample([hand for hand in hands if hand not in sure], 25)):
        own = sum(1 << number[card] for card in hand)
        rest = [1 << number[card] for card in left if card not in hand]
        others = [sum(drawn) for drawn in combinations(rest, 5)]
        rng.shuffle(others)
        if hand in sure:
            others = others[:1500]
            assert all(solve(own, other, heads) == 5 for other in others for heads in (True, False))
            assert all(solve(other, own, heads) == 0 for other in others for heads in (True, False))
        else:
            assert any(solve(own, other) < 5 for other in others), hand


def test_a_player_who_may_lose_by_the_king_plays_more() -> None:
    assert verdict("QcJd7dTs7s") == (False, "")
    assert verdict("QcJd7dTs7s", pressed=True) == (True, "queen-knave-ten")
    assert classic.elder(parse_cards("QcJd7dTs7s"), "Kh", ORDER, pressed=True).plays is False  # it is turned up


def is_standard(hand: list[str]) -> bool:
    """Return whether a hand is as strong as one on which the elder stands."""
    trumps, plain, ends = classic.tables()
    return find_standard(trumps, plain, to_mask(hand, "h", ORDER), 0, ends[0]) != WEAK


def test_a_better_card_makes_no_weaker_hand() -> None:
    rng = Random(6)
    for _ in range(300):
        hand = rng.sample([card for card in PACK if card != "9h"], 5)
        if not is_standard(hand):
            continue
        for card in hand:
            for rank in ORDER[: ORDER.index(card[0])]:
                if (better := rank + card[1]) not in (*hand, "9h"):
                    instead = [better if each == card else each for each in hand]
                    assert is_standard(instead), (hand, better)


def test_every_standard_hand_is_of_its_own_kind() -> None:
    assert (*classic.ELDER, *classic.DEALER, *classic.PRESSED) == classic.STANDARDS
    assert len(classic.STANDARDS) == STANDARDS
    trumps, suits, _ = classic.tables()
    for number, each in enumerate(classic.STANDARDS):
        plain = [list(suit) for suit in (*each.plain, (), (), ())[:3]]
        for _ in range(each.others):
            suit = min(plain, key=len)
            suit.append(max(place for place in range(8) if place not in suit))
        assert len(each.trumps) + sum(map(len, plain)) == 5, each
        own = sum(1 << 8 * at + place for at, suit in enumerate((each.trumps, *plain)) for place in suit)
        assert find_standard(trumps, suits, own, number, number + 1) == number
    assert classic.ELDER[2].text == "87 Q7 *"


def test_all_but_trumps_and_kings_is_thrown() -> None:
    assert set(classic.thrown(parse_cards("7hKcQcJc7s"), "h", ORDER)) == {"7s", "Jc", "Qc"}
    assert classic.thrown(parse_cards("7h8hKcKsKd"), "h", ORDER)[0][0] == "K"  # at least one
    assert classic.thrown(parse_cards("7h8hKcKsKd"), "h", ORDER, least=0) == ()
    assert classic.thrown(parse_cards("7h8h9hThQh"), "h", ORDER) == ("7h",)
    assert set(classic.thrown(parse_cards("7hKcAc7s8s"), "h", "AKQJT987")) == {"Kc", "7s", "8s"}


def test_the_guarded_suit_is_led_from_the_top_and_again() -> None:
    def led(cards: str, **known: str | bool) -> str:
        return classic.lead(parse_cards(cards), "h", ORDER, **known)  # type: ignore[arg-type]

    assert led("7hKcQcJc7s") == "Kc"
    assert led("7h8hKs7s7d") == "Ks"
    assert led("7hQcJc7s", strong="c", first=False) == "Qc"
    assert led("QhJhKs7s7d") == "Qh"
    assert led("QhJhTs7s7d") == "Ts"  # no court cards beside them
    assert led("Qh7hKs7s7d") == "Ks"
    assert led("Qh7hKs7s", strong="s", first=False) == "Qh"
    assert led("Qh7hKs7s", strong="s", first=False, king_with_other=True) == "Ks"
    assert led("7h9h", first=False) == "9h"
