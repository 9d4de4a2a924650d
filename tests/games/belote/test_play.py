"""The play of cards by the rules of belote, with belote and rebelote: B13, B17-B23."""

from __future__ import annotations

import pytest

from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State
from tests.kit.belote_positions import cards, ending, go, legal, may_play, meld, settled, table, trick, why


def calls(state: State) -> set[str]:
    return {event for event in legal(state, "S") if "belote" in event}


def test_b13_belote_and_rebelote() -> None:
    state = trick("KhQh 7s 8d 9d", "")
    assert calls(state) == {"S.Kh:belote", "S.Qh:belote"}
    assert {"S.Kh", "S.Qh"} <= legal(state, "S")
    for first, second in ("KQ", "QK"):
        called = go(state, f"S.{first}h:belote")
        assert [(each.seat, each.suit, each.complete) for each in called.calls] == [("S", "h", False)]
        again = trick(f"{second}h 7s 8d", "")
        assert calls(again) == set()  # nothing was called before


def play_on(state: State, *mine: str) -> State:
    """Return the game after these plays of South in their turns, and any legal ones of the others."""
    left = list(mine)
    while left:
        state = settled(state)
        seat = BELOTE.rules.turn(state)
        assert seat is not None
        cards_only = [event for event in BELOTE.rules.legal(state, seat) if event.do == "play" and not event.call]
        if seat == "S" and left[0] in legal(state, "S"):
            state = go(state, left.pop(0))
        else:
            state = BELOTE.rules.play(state, cards_only[-1])
    return state


WITH_BELOTE = {"S": "h:KQ s:AT97 d:AT", "W": "h:7 s:KQJ c:AT d:98", "N": "h:98 c:KQJ d:KQJ", "E": "h:JAT s:8 c:987 d:7"}


@pytest.mark.parametrize(
    ("mine", "worth"),
    [
        (("S.Kh:belote", "S.Qh:rebelote"), 20),
        (("S.Qh:belote", "S.Kh:rebelote"), 20),
        (("S.Kh:belote", "S.Qh"), 0),
        (("S.Kh", "S.Qh"), 0),
    ],
)
def test_b13_both_calls_are_needed(mine: tuple[str, ...], worth: int) -> None:
    state = played_out(play_on(table(WITH_BELOTE, dealer="E", declarations="belote-only"), *mine))
    assert state.scored is not None
    assert state.scored.belote == (worth, 0)


def played_out(state: State) -> State:
    """Return the end of the deal when everybody plays the last legal card."""
    state = settled(state)
    while (seat := BELOTE.rules.turn(state)) is not None:
        plays = [event for event in BELOTE.rules.legal(state, seat) if event.do == "play" and not event.call]
        state = settled(BELOTE.rules.play(state, plays[-1]))
    return state


def test_b13_what_is_no_belote() -> None:
    state = table(WITH_BELOTE, dealer="E", declarations="belote-only")  # South leads
    assert why(state, "S.Kh:belote") == ""
    assert why(state, "S.Kh:rebelote") == "E-belote-order B13"
    assert why(state, "S.As:belote") == "E-belote-card B13"
    assert why(trick("Kh 7s", ""), "S.Kh:belote") == "E-belote-absent B13"
    assert why(trick("KsQs 7d", ""), "S.Ks:belote") == "E-belote-card B13"
    half = play_on(state, "S.Kh")
    assert not any("rebelote" in event for event in legal(half, "S"))


def test_b13_belote_counts_for_its_holder_even_against_the_strongest_declaration() -> None:
    scored = ending("WWWWNNNN", melds=[meld("W carre J")], belotes="Nh").scored
    assert scored is not None
    assert scored.belote == (20, 0)
    assert scored.melds == (0, 200)


def test_b13_none_in_no_trumps() -> None:
    assert calls(trick("KhQhKsQs 7d", "", "nt", contracts="suits+nt")) == set()


# --- play -------------------------------------------------------------------------------------------


def test_b17_the_player_next_to_the_dealer_leads_then_the_winner_of_each_trick() -> None:
    for dealer, leader in ("SW", "WN", "NE", "ES"):
        state = table({}, "d", taker=dealer, dealer=dealer, declarations="belote-only")
        assert BELOTE.rules.turn(state) == leader
        assert {event[2:4] for event in legal(state, leader)} == set(state.hand(leader))
    state = go(trick("7s 8d 9d", "W.As N.Ks E.8h"), "S.7s")
    assert state.tricks[-1].winner == BELOTE.rules.turn(state) == "E"


def of(text: str) -> set[str]:
    return set(cards(text))


# A hand, the cards on the table, and the legal ones; hearts are trumps, South plays, North is the partner.
TRUMPS_LED = [
    ("h:J9A7 s:A", "E.Th", "h:J9A"),  # higher if able
    ("h:J9A7 s:A", "W.Th N.8h E.Qh", "h:J9A"),
    ("h:K87 s:A", "W.Qh N.Th E.Ah", "h:K87"),
    ("h:KQ87 s:A", "E.Th", "h:KQ87"),  # lower ones otherwise
    ("h:K87 s:A", "N.Qh E.7s", "h:K"),
    ("h:JA s:A", "W.7h N.9h E.Ts", "h:J"),  # even over the partner
    ("s:A d:7 c:8", "E.Th", "s:A d:7 c:8"),  # any card
    ("h:7 s:A d:7", "E.8h", "h:7"),
    ("h:A8 s:K", "E.7s", "s:K"),  # no trump led
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), TRUMPS_LED)
def test_b18_trumps_led(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)


def test_b18_refusals_say_why() -> None:
    state = trick("h:J97 s:A", "E.Ah")
    assert why(state, "S.As") == "E-follow B18"
    assert why(state, "S.7h") == "E-overtrump B18"
    assert why(state, "S.9h") == why(state, "S.Jh") == ""


PLAIN_LED = [
    ("s:AT7 h:J", "E.Ks", "s:AT7"),  # any card of it
    ("s:7 h:J d:A", "E.Ks", "s:7"),
    ("s:7 h:J d:A", "W.Ks N.As E.9h", "s:7"),
    ("d:AT7 h:J", "E.Kd", "d:AT7"),
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), PLAIN_LED)
def test_b19_a_plain_suit_led(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)
    state = trick(hand, table_cards)
    others = of(hand) - of(may)
    assert {why(state, f"S.{card}") for card in others} <= {"E-follow B19"}


PARTNER = [
    ("h:J7 d:A", "W.Ks N.As E.7s", "h:J7 d:A"),  # the partner wins without a trump: any card
    ("h:J7 d:A", "N.As E.8s", "h:J7 d:A"),
    ("h:J7 d:A", "W.Ks N.9h E.7s", "h:J d:A"),  # with a trump: not a lower one when there is a higher
    ("h:J97 d:A", "W.Ks N.Th E.7s", "h:J9 d:A"),
    ("h:J9 d:A", "W.Ks N.Th E.7s", "h:J9 d:A"),
    ("h:Q7 d:A", "W.Ks N.Th E.7s", "h:Q7 d:A"),  # only lower ones: any card
    ("h:Q7", "W.Ks N.Th E.7s", "h:Q7"),
    ("d:AK", "W.Ks N.Th E.7s", "d:AK"),
    ("h:J7 d:A", "W.8h N.Qh E.7s", "h:J"),  # trumps led are B18
    ("h:A7 d:A", "W.7s N.8h E.Th", "h:A"),  # the partner's trump is beaten
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), PARTNER)
def test_b20_the_partner_is_winning(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)


def test_b20_refusal() -> None:
    state = trick("h:J7 d:A", "W.Ks N.9h E.7s")
    assert why(state, "S.7h") == "E-undertrump B20"
    state = trick("h:Q7 d:A", "W.Ks N.9h E.7s", undertrump_partner=True)
    assert why(state, "S.Ad") == "E-trump B20"


NOT_PARTNER = [
    ("h:J7 d:A", "E.Ks", "h:J7"),  # a trump
    ("h:J7 d:A", "W.Ks N.7s E.As", "h:J7"),
    ("h:J7 d:A", "W.Ks N.7s E.9h", "h:J"),  # higher than all
    ("h:JA7 d:A", "W.Ks N.Th E.9h", "h:J"),
    ("h:Q7 d:A", "W.Ks N.7s E.9h", "h:Q7"),  # any trump if none is higher
    ("h:Q7 d:A", "W.Ks N.Kh E.9h", "h:Q7"),
    ("d:A c:7", "W.Ks N.7s E.9h", "d:A c:7"),  # any card
    ("d:A c:7", "E.Ks", "d:A c:7"),
    ("h:87 d:A", "N.Ks E.As", "h:87"),
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), NOT_PARTNER)
def test_b21_the_partner_is_not_winning(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)


def test_b21_refusals_say_why() -> None:
    state = trick("h:J7 d:A", "W.Ks N.7s E.9h")
    assert why(state, "S.Ad") == "E-trump B21"
    assert why(state, "S.7h") == "E-overtrump B21"


@pytest.mark.parametrize(
    ("played", "contract", "taker"),
    [
        ("W.As N.Ts E.Ks S.7s", "h", "W"),
        ("W.7s N.8s E.Js S.9s", "h", "E"),
        ("W.7s N.Ad E.Ac S.Jd", "h", "W"),  # other suits never win
        ("W.As N.7h E.Ks S.7s", "h", "N"),
        ("W.As N.7h E.8h S.7s", "h", "E"),
        ("W.Ah N.9h E.Jh S.7h", "h", "E"),
        ("W.As N.7h E.Ks S.Jh", "nt", "W"),
        ("W.Ks N.Ts E.As S.Js", "nt", "E"),
        ("W.As N.9s E.Jh S.Ts", "at", "N"),
        ("W.9s N.Js E.Jh S.Jd", "at", "N"),
    ],
)
def test_b22_the_winner_of_a_trick(played: str, contract: str, taker: str) -> None:
    *before, last = played.split()
    state = go(trick(last[2:], " ".join(before), contract, contracts="suits+nt+at"), last)
    assert state.tricks[-1].winner == taker


WITHOUT = [
    ("nt", "s:AT7 h:J", "E.Ks", "s:AT7"),
    ("nt", "s:7 h:J", "W.Ks N.As E.Ts", "s:7"),
    ("nt", "h:J9 d:7", "E.Ks", "h:J9 d:7"),  # no higher one: any card
    ("at", "s:J97 h:J", "E.As", "s:J9"),  # follow and beat
    ("at", "s:A97 h:J", "E.Js", "s:A97"),
    ("at", "s:JK7 h:J", "W.Qs N.As E.8s", "s:J"),  # the partner, too
    ("at", "s:KQ h:J", "W.8s N.As E.7s", "s:KQ"),
    ("at", "h:J9 d:7", "E.Ks", "h:J9 d:7"),  # no card of the suit: any card
    ("at", "h:J9 s:7", "W.8d N.Jd E.Ah", "h:J9 s:7"),
]


@pytest.mark.parametrize(("contract", "hand", "table_cards", "may"), WITHOUT)
def test_b23_no_trumps_and_all_trumps(contract: str, hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards, contract, contracts="suits+nt+at") == of(may)


def test_b23_refusals_say_why() -> None:
    state = trick("s:J97 h:J", "E.As", "at", contracts="suits+nt+at")
    assert why(state, "S.Jh") == "E-follow B23"
    assert why(state, "S.7s") == "E-beat B23"
    assert why(trick("s:J97 h:J", "E.As", "nt", contracts="suits+nt+at"), "S.Jh") == "E-follow B23"


def test_b23_belote_in_every_suit_of_all_trumps() -> None:
    state = trick("KsQsKhQhKdQdKc", "", "at", contracts="suits+nt+at")
    assert calls(state) == {f"S.{card}:belote" for card in ("Ks", "Qs", "Kh", "Qh", "Kd", "Qd")}
    scored = ending("WWWWNNNN", "at", belotes="Ss Sh Nd Ec", contracts="suits+nt+at").scored
    assert scored is not None
    assert scored.belote == (60, 20)
