"""What a seat of belote may know: nothing it sees depends on a card that is hidden from it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.cards import PACK
from ecarte.core.game import Event, Head
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import State
from tests.kit.belote_deals import Step, course, deals, options
from tests.kit.belote_positions import begun, go, legal, melds_of, table, why

NUMBERS = st.integers(0, 2**32 - 1)


def known_to(steps: Sequence[Step], seat: str) -> set[str]:
    """Return the cards whose place the seat knows: its own, those on the table, and those shown or promised."""
    known: set[str] = set()
    for step in steps:
        if isinstance(step.what, Head):
            known = set()
        elif step.what.do in ("turn", "take", "play") or step.what.seat == seat or step.what.verb == "up":
            known |= set(step.what.cards)
            if step.what.call == "belote":
                known |= {rank + step.what.cards[0][1] for rank in "KQ"}
        elif step.what.verb == "show":
            known |= {step.what.args[0][at : at + 2] for at in range(0, len(step.what.args[0]), 2)}
        elif step.what.verb == "meld" and step.what.args[0] == "carre":
            known |= {step.what.args[1] + suit for suit in "shdc"}
    return known


def again(steps: Sequence[Step], seat: str, swap: dict[str, str]) -> State | None:
    """Replay the same course with hidden cards exchanged; None when that would break a rule.

    Of others' sequences only the kind is public, so their top card may differ.
    """
    state = steps[0].before
    for step in steps:
        if isinstance(step.what, Head):
            state = BELOTE.deal.begin(state, step.what)
            continue
        event = step.what
        if event.do in ("deal", "draw"):
            event = replace(event, cards=tuple(swap.get(card, card) for card in event.cards))
        elif event.verb == "meld" and event.seat != seat:
            heard = BELOTE.view.redact(event, seat)
            alike = [each for each in BELOTE.rules.legal(state, event.seat) if BELOTE.view.redact(each, seat) == heard]
            event = alike[0] if alike else event
        if BELOTE.rules.why_not(state, event) is not None:
            return None
        state = BELOTE.rules.play(state, event)
    return state


def worlds(steps: Sequence[Step], seat: str, rng: Random, tries: int) -> Iterator[State]:
    """Yield other deals of the last deal's hidden cards that agree with what has happened."""
    begin = max(at for at, step in enumerate(steps) if isinstance(step.what, Head))
    unseen = [card for card in PACK if card not in known_to(steps, seat)]
    for _ in range(tries):
        some = rng.sample(unseen, min(len(unseen), rng.choice([2, 2, 3, 4, len(unseen)])))
        swap = dict(zip(some, [*some[1:], *some[:1]], strict=True))
        other = again(steps[begin:], seat, swap)
        if other is not None:
            yield other


def shown(state: State, seat: str) -> str:
    return json.dumps(BELOTE.view.of(state, seat).to_json())


@given(NUMBERS)
def test_nothing_seen_depends_on_a_hidden_card(number: int) -> None:
    _, steps = deals(number, 2)
    rng = Random(number)
    places = sorted(rng.sample(range(1, len(steps)), min(len(steps) - 1, 8)))
    places += [at for at, step in enumerate(steps, 1) if len(step.after.tricks) == 1 and step.after.melds][:8]
    for at in places:
        state = steps[at - 1].after
        for seat in state.seats:
            view, text = BELOTE.view.of(state, seat), shown(state, seat)
            for other in worlds(steps[:at], seat, rng, 5):
                assert other.hand(seat) == state.hand(seat)
                assert BELOTE.view.of(other, seat) == view
                assert shown(other, seat) == text


def test_which_of_two_declarations_was_announced_first_is_not_seen() -> None:
    """Two tierces are announced and shown: only their holder knows in which order they were announced."""
    seen: set[tuple[str, ...]] = set()
    for first, second in (("tierce:As", "tierce:9h"), ("tierce:9h", "tierce:As")):
        state = go(table({"W": "s:AKQ h:987 d:98"}, "d"), f"W:meld:{first} W:meld:{second} W.8d")
        while not state.tricks:
            seat = BELOTE.rules.turn(state)
            assert seat is not None
            state = BELOTE.rules.play(
                state, next(event for event in BELOTE.rules.legal(state, seat) if event.do == "play")
            )
        state = go(state, "W:show:9h8h7h W:show:AsKsQs")
        assert all(meld.shown for meld in state.melds)
        seen.add(tuple(shown(state, seat) for seat in "NES"))
    assert len(seen) == 1


def test_the_worlds_are_really_others() -> None:
    """The property above really compares different deals, in every phase and with others' declarations.

    Open cards are left out: a covered one is in no event before it is turned up (`test_open_cards`).
    """
    found: dict[str, int] = {}
    for number in range(48):
        rng = Random(number)
        steps = list(course(options(rng, face_up=False, announce_before_play=number % 4 == 0), number, 1))
        for at in range(2, len(steps), 3):
            state = steps[at - 1].after
            for other in worlds(steps[:at], "S", Random(at), 4):
                if other.hands != state.hands:
                    heard = any(each.seat != "S" and not each.shown for each in state.melds)
                    found[state.phase] = found.get(state.phase, 0) + 1
                    found["heard"] = found.get("heard", 0) + heard
    assert all(found.get(name, 0) > 20 for name in ("dealing", "bid", "drawing", "announce", "play", "heard")), found


@given(NUMBERS)
def test_a_view_names_no_hidden_card_and_all_that_are_known(number: int) -> None:
    _, steps = deals(number, 1)
    for at in range(1, len(steps) + 1):
        state = steps[at - 1].after
        for seat in state.seats:
            known, view = known_to(steps[:at], seat), BELOTE.view.of(state, seat)
            text = json.dumps(view.to_json())
            assert not any(card in text for card in PACK if card not in known), text
            for other, cards in view.known.items():
                assert other != seat
                assert set(cards) == set(state.hand(other)) & known


@given(NUMBERS)
def test_the_record_as_one_seat_has_it_goes_the_same_way(number: int) -> None:
    """With `start(view=…)` every redacted event is accepted, and the seat's views and the score are the same."""
    chosen, steps = deals(number, 2)
    for seat in chosen.seats:
        same_way(chosen, steps, seat)


def test_a_lower_trump_is_not_ruled_out_beside_a_higher_one() -> None:
    """B20 with `undertrump_partner`: a discard under the partner's trump shows no trump, or a higher one besides."""
    for number in range(150):
        chosen = BELOTE.resolve("tournament", {"undertrump_partner": True})
        same_way(chosen, list(course(chosen, number, 1)), "NESW"[number % 4])


@pytest.mark.parametrize(("jack", "refused"), [("Jc", ""), ("Jh", "E-trump B20")])
def test_b20_a_higher_trump_may_be_among_the_unknown_cards(jack: str, refused: str) -> None:
    """East, who must hold the eight, discards under the partner's nine: the jack would free the other suits."""
    masked = BELOTE.rules.start(BELOTE.resolve("classic", {"undertrump_partner": True}), "S", view="S")
    head = BELOTE.deal.next_head(masked)
    assert head is not None
    moves = f"W<?????????? N<?????????? E<?????????? S<As{jack}Qd9d8d ^8h W:pass N:pass E:take:h E^8h"
    masked = go(BELOTE.deal.begin(masked, head), f"{moves} W+?????? N+?????? E+???? S+Tc9c8c")
    masked = go(masked, "W.7s N.8s E.9s S.As /S S.Qd W.9h N.7d")
    assert why(masked, "E.Kc") == refused
    assert ("E.Kc" in legal(masked, "E")) is (refused == "")


def same_way(chosen: Options, steps: Sequence[Step], seat: str) -> None:
    masked = BELOTE.rules.start(chosen, steps[0].before.dealer, view=seat)
    for step in steps:
        if isinstance(step.what, Head):
            masked = BELOTE.deal.begin(masked, step.what)
        else:
            event = BELOTE.view.redact(step.what, seat)
            assert BELOTE.rules.why_not(masked, event) is None, (chosen, seat, str(event))
            masked = BELOTE.rules.play(masked, event)
        full = step.after
        assert (masked.phase, BELOTE.rules.turn(masked)) == (full.phase, BELOTE.rules.turn(full))
        assert masked.hands == () or [len(hand) for hand in masked.hands] == [len(hand) for hand in full.hands]
        assert masked.tricks == full.tricks
        assert BELOTE.score.tally(masked) == BELOTE.score.tally(full)
        assert BELOTE.score.winner(masked) == BELOTE.score.winner(full)
        for each, hand in zip(full.seats, masked.hands, strict=False):  # only true statements
            assert set(hand) - {"??"} <= set(full.hand(each))
        assert BELOTE.view.of(masked, seat) == BELOTE.view.of(full, seat)


@given(NUMBERS)
def test_redacted_events_name_no_card_that_is_not_seen(number: int) -> None:
    _, steps = deals(number, 1)
    for at, step in enumerate(steps, 1):
        if isinstance(step.what, Event):
            for seat in step.after.seats:
                answer = str(BELOTE.view.redact(step.what, seat))
                seen = known_to(steps[:at], seat)
                assert not any(card in answer for card in set(PACK) - seen), answer
                assert len(answer) <= len(str(step.what))


def test_a_void_that_was_shown_cannot_be_broken_in_a_view() -> None:
    masked = BELOTE.rules.start(BELOTE.resolve("classic", {}), "S", view="S")
    head = BELOTE.deal.next_head(masked)
    assert head is not None
    moves = "W<?????????? N<?????????? E<?????????? S<7sQh9d8dJc ^7h W:take:h W^7h W+???? N+?????? E+?????? S+Tc9c8c"
    masked = go(BELOTE.deal.begin(masked, head), f"{moves} W.As N.Ah E.8s S.7s /N N.Ad")
    assert why(masked, "E.Td") == why(masked, "E.Kh") == why(masked, "E.9s") == ""
    masked = go(masked, "E.9s S.9d W.7d /N")  # East has no diamond and no trump
    for card, problem in (
        ("Kd", "E-void-broken"), ("Kh", "E-void-broken"), ("9s", "E-card-twice"), ("Tc", "E-card-twice"), ("Ts", ""),
    ):  # fmt: skip
        assert why(go(masked, "N.Jd"), f"E.{card}").split(" ")[0] == problem
    assert why(masked, "N.Js").startswith("E-void-broken")  # North trumped the spade
    assert why(masked, "N.8d") == "E-card-twice B1"


def test_a_hidden_hand_calls_belote_only_while_it_can_hold_both() -> None:
    """The last card of a hand cannot call belote, and none can once its partner card was seen elsewhere."""
    found = set()
    for number in range(40):
        steps = list(course(BELOTE.resolve("classic", {"contracts": "suits+nt+at"}), number, 1))
        for seat in "NESW":
            masked = BELOTE.rules.start(steps[0].before.options, steps[0].before.dealer, view=seat)
            for step in steps:
                if isinstance(step.what, Head):
                    masked = BELOTE.deal.begin(masked, step.what)
                    continue
                if step.what.do == "play" and step.what.seat != seat:
                    mover, hand = step.what.seat, masked.hand(step.what.seat)
                    for event in BELOTE.rules.legal(masked, mover):
                        pair = {rank + event.cards[0][1] for rank in "KQ"} if event.call == "belote" else set[str]()
                        assert len(pair - set(hand)) <= hand.count("??"), (number, str(event))
                        assert not pair & (masked.seen - set(hand)), (number, str(event))
                        found.add((event.call, hand.count("??") > 1))
                masked = BELOTE.rules.play(masked, BELOTE.view.redact(step.what, seat))
    assert {("belote", True), ("rebelote", True)} <= found


@pytest.mark.parametrize(
    ("shared", "said", "more"),
    [
        (False, "", {"tierce:??", "cinquante:??", "cent:??", "carre:K"}),
        (False, "tierce", {"tierce:??", "cinquante:??", "cent:??", "carre:K"}),
        (False, "tierce tierce", set()),
        (False, "cinquante", {"tierce:??", "cinquante:??", "carre:K"}),
        (False, "cent", {"tierce:??"}),
        (True, "tierce tierce", {"carre:K"}),  # which may take a card of each
        (True, "cent tierce", {"carre:K"}),
    ],
)
def test_b16_a_hidden_hand_declares_no_more_than_eight_cards(shared: bool, said: str, more: set[str]) -> None:
    masked = BELOTE.rules.start(BELOTE.resolve("classic", {"shared_cards": shared}), "S", view="S")
    head = BELOTE.deal.next_head(masked)
    assert head is not None
    moves = "W<?????????? N<?????????? E<?????????? S<7sQh9d8dJc ^7h W:take:h W^7h W+???? N+?????? E+?????? S+Tc9c8c"
    masked = go(BELOTE.deal.begin(masked, head), f"{moves} W.As")
    masked = go(masked, " ".join(f"N:meld:{kind}:??" for kind in said.split()))
    assert melds_of(masked, "N") == more  # for the other ranks, South has one or West led it


def test_a_view_refuses_cards_it_should_not_know() -> None:
    masked = BELOTE.rules.start(BELOTE.resolve("classic", {}), "S", view="S")
    head = BELOTE.deal.next_head(masked)
    assert head is not None
    masked = BELOTE.deal.begin(masked, head)
    assert why(masked, "W<AsKsQsJsTs").startswith("E-view-known")
    assert why(begun(), "W<??????????").startswith("E-card-unknown")
    with pytest.raises(ValueError, match="view"):
        BELOTE.view.of(masked, "N")
