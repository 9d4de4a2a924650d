"""The bids and plays of belote's computer players, with and without a partner."""

from __future__ import annotations

from random import Random

import pytest

from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.core.game import OptionValue
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State
from ecarte.machine.belote.records import BIDDING, NOBODY, SUIT
from ecarte.machine.belote.sight import Work
from ecarte.machine.belote.trial import begin_bidding, find_best, play_deal, say
from ecarte.players import PLAYERS
from ecarte.players.belote.cards import mask_of, numbers, tables
from ecarte.players.belote.expert import best_tried
from ecarte.players.belote.seen import bid_of, see_bids, seen
from tests.kit.belote_course import TABLES, card
from tests.kit.belote_positions import cards, go, table

# --- bidding ---


@pytest.mark.parametrize("player", ["amateur", "expert", "novice"])
@pytest.mark.parametrize(
    ("hand", "turned", "takes"),
    [
        ("JhAhTh As Ac", "9h", True),
        ("Jh9h7h Ad Tc", "Ah", True),
        ("7s8d9c Qd Js", "8h", False),
        ("Ks8d9c Qd 7h", "Th", False),
    ],
)
def test_takes_on_strength_and_passes_on_nothing(player: str, hand: str, turned: str, takes: bool) -> None:
    mine = cards(hand)
    rest = [card for card in PACK if card not in mine and card != turned]
    state = BELOTE.rules.start(BELOTE.resolve("classic", {}), "S")
    head = BELOTE.deal.next_head(state)
    assert head is not None
    state = BELOTE.deal.begin(state, head)
    given = [mine, *(tuple(rest[5 * at : 5 * at + 5]) for at in range(3))]
    words = [f"{seat}<{''.join(c for c in PACK if c in hand)}" for seat, hand in zip(state.order, given, strict=True)]
    state = go(state, " ".join([*words, f"^{turned}"]))
    event = PLAYERS["belote"][player](BELOTE.view.of(state, state.elder), Random(1))
    assert event is not None
    assert event.verb == ("take" if takes else "pass")


def dealt(preset: str, changes: dict[str, OptionValue], number: int) -> tuple[State, tuple[str, ...]]:
    """Return a deal in which the first seat must bid, and its pack."""
    rng = Random(number)
    options = BELOTE.resolve(preset, changes)
    state = BELOTE.rules.start(options, options.seats[number % options.players])
    head = BELOTE.deal.next_head(state)
    assert head is not None
    state, pack = BELOTE.deal.begin(state, head), fair.pack(rng.randbytes(32), 1)
    while BELOTE.rules.turn(state) is None:
        event = BELOTE.deal.due(state, pack)
        assert event is not None
        state = BELOTE.rules.play(state, event)
    return state, pack


@pytest.mark.parametrize("number", range(42))
def test_imagined_deals_end_as_real_ones_between_amateurs(number: int) -> None:
    """The bids, their order, the second deal, play, declarations and score of a trial are the game's."""
    state, pack = dealt(*TABLES[number % len(TABLES)], number)
    options, work = state.options, Work()
    rules, plain = tables(options), numbers("nt")
    see_bids(BELOTE.view.of(state, state.order[0]), work)
    for seat in options.seats:
        work.world[options.seats.index(seat)] = mask_of(state.hand(seat), "nt")
    begin_bidding(rules, work)
    drawn: list[int] = []
    while (tally := BELOTE.score.tally(state)) is None:
        event = BELOTE.deal.due(state, pack)
        if event is None:
            seat = str(BELOTE.rules.turn(state))
            view = BELOTE.view.of(state, seat)
            event = PLAYERS["belote"]["amateur"](view, Random(1))
            assert event is not None
            if state.phase == "bid":
                assert work.phase == BIDDING
                assert options.seats[work.mover] == seat
                assert find_best(rules, work) == bid_of(event)
                say(rules, work, bid_of(event))
        if event.do == "draw":
            assert work.phase != BIDDING
            drawn += [plain[card] for card in event.cards]
        state = BELOTE.rules.play(state, event)
    assert state.taker == (None if work.taker == NOBODY else options.seats[work.taker])
    if options.king_first:
        return  # not simulated
    begin = options.first * (options.players - 1)
    work.order[begin : begin + len(drawn)] = drawn
    play_deal(rules, work, begin)
    assert [work.points[at] for at, _ in enumerate(options.sides)] == [tally[0][side] for side in options.sides]


@pytest.mark.parametrize("number", range(12))
def test_close_bids_are_tried_as_allowed(number: int) -> None:
    state, _ = dealt(*TABLES[number % len(TABLES)], number)
    while state.phase == "bid" and (seat := BELOTE.rules.turn(state)) is not None:
        event = best_tried(BELOTE.view.of(state, seat), Random(number)).event
        assert event in BELOTE.rules.legal(state, seat)
        state = BELOTE.rules.play(state, event)


# --- partners ---


@pytest.mark.parametrize("player", ["novice", "amateur", "expert"])
def test_belote_is_called_on_the_king_where_it_must_be(player: str) -> None:
    """West has no spades, and can play either over South's seven."""
    hands = {"W": "h:KQ d:QJ7 c:QJT", "N": "s:AT d:AT98 c:A9", "E": "s:KQJ987 h:AJ"}
    state = table(hands, "h", "S", dealer="W", king_first=True, declarations="belote-only")
    state = go(state, "N.As E.7s S.7h")
    assert {"W.Kh:belote", "W.Qh"} <= {str(each) for each in BELOTE.rules.legal(state, "W")}
    event = PLAYERS["belote"][player](BELOTE.view.of(state, "W"), Random(1))
    assert str(event) == "W.Kh:belote"


@pytest.mark.parametrize("player", ["amateur", "expert"])
def test_does_not_trump_the_partners_winning_trick(player: str) -> None:
    """The partner's ace is winning, and only South, who is void in the suit, has still to play."""
    state = table({"N": "s:AT d:AT87 c:87", "S": "h:987 d:KJ c:AKQ", "E": "s:987 h:AT c:T9J"}, "h", "W")
    state = go(state, "W.Ks N.As E.7s")
    assert card(state, player)[1] != "h"


@pytest.mark.parametrize("player", ["amateur", "expert"])
def test_gives_points_on_the_partners_trick(player: str) -> None:
    """Last to play to the partner's trick and void: a ten whose ace is elsewhere, no small card and no trump."""
    state = table({"N": "s:A h:7 d:A987 c:97", "S": "d:TQJ c:TQ8 h:98", "E": "s:98 h:ATJ c:AJK"}, "h", "W")
    state = go(state, "W.Ks N.As E.8s")
    assert card(state, player) in ("Td", "Tc")


@pytest.mark.thorough
@pytest.mark.parametrize("player", ["amateur", "expert"])
def test_does_not_lead_into_a_void_that_was_shown(player: str) -> None:
    """East trumped spades: South, with equal spades and clubs, does not lead spades again."""
    hands = {"W": "s:A987 h:T d:T c:97", "N": "s:QJ d:A87 c:KQ8", "E": "h:J9A7 d:KQ9J", "S": "s:KT h:Q8K c:AJT"}
    state = table(hands, "h", "E")
    state = go(state, "W.7s N.Js E.7h S.Ts /E E.Jh S.8h W.Th N.7d /E E.Kd S.Qh W.Td N.Ad /S")
    assert card(state, player)[1] != "s"


@pytest.mark.parametrize("player", ["amateur", "expert"])
def test_the_last_trump_being_gone_masters_are_led(player: str) -> None:
    """Trumps are counted: the others have none left, so the ace of spades is safe and is led, or an equal card."""
    hands = {
        "W": "s:AT h:J9A87 d:A",
        "N": "s:KQ h:T d:T9 c:KQ9",
        "E": "s:J9 h:K d:KQJ c:AJ",
        "S": "s:87 h:Q d:87 c:T87",
    }
    state = table(hands, "h", "W")
    state = go(state, "W.Jh N.Th E.Kh S.Qh /W")
    assert card(state, player) in ("As", "Ad", "9h", "Ah")
    sight = seen(BELOTE.view.of(state, "W"))
    assert sight.live >> 8 & SUIT == sight.hands[sight.me] >> 8 & SUIT


@pytest.mark.parametrize("player", ["amateur", "expert"])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("hand", "trump", "taker", "leads"),
    [
        ("s:J9A h:Q d:J9 c:AK", "s", "W", "Js"),  # the taker draws trumps
        ("s:T7 h:AJ d:98 c:AT", "c", "N", "Ah 7s"),  # no ten of trumps against jack and nine
        ("s:T8 h:KJT8 c:AJ", "s", "N", "Ac"),  # no ten whose ace is still out
        ("s:AK8 h:8 d:KJ c:97", "d", "N", "As"),  # no king of trumps
    ],
)
def test_opening_leads(player: str, seed: int, hand: str, trump: str, taker: str, leads: str) -> None:
    state = table({"W": hand}, trump, taker)
    event = None
    while event is None or event.do != "play":
        event = PLAYERS["belote"][player](BELOTE.view.of(state, "W"), Random(seed))
        assert event is not None
        state = BELOTE.rules.play(state, event)
    assert event.cards[0] in leads.split()


@pytest.mark.parametrize("player", ["amateur", "expert"])
def test_a_lone_ten_is_not_led_to_get_a_ruff(player: str) -> None:
    state = table({"W": "s:T h:KJ8 d:87 c:KQ"}, "d", "N")
    assert card(state, player) != "Ts"
