"""Properties after every event of random games under random options."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.core.game import Event, Head, RuleError, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from ecarte.record import Play, Step
from tests.kit.games import Game, carried_on, games, options, started

OTHER = {"S": "N", "N": "S"}


def events(play: Play) -> list[Step]:
    return [step for step in play.steps if isinstance(step.what, Event)]


def cards_of(state: State, pack: tuple[str, ...]) -> list[str]:
    """Return the place of every card: in a hand, discarded, played, turned up, or still in the stock."""
    found = [*state.hands[0], *state.hands[1], *state.discards[0], *state.discards[1]]
    found += [card for trick in state.tricks for card in trick.cards]
    found += [card for _, card in state.trick]
    found += [state.turned] if state.turned else []
    return found + list(pack[len(pack) - state.stock :])


@given(games())
def test_32_different_cards_are_accounted_for(game: Game) -> None:
    play = game.play
    seed = play.record.seed
    assert seed is not None
    for step in events(play):
        state = step.after
        if state.phase == "dealing":  # packets leave gaps in the pack until the turn-up
            assert len(state.seen) == 32 - state.stock
            continue
        pack = fair.pack(seed, step.deal)
        everywhere = cards_of(state, pack)
        assert sorted(everywhere) == sorted(PACK)
        assert state.seen == set(everywhere) - set(pack[len(pack) - state.stock :])


@given(games())
def test_points_add_up(game: Game) -> None:
    play, before = game.play, (0, 0)
    for step in play.steps:
        state = step.after
        if isinstance(step.what, Head):
            before = state.score
            assert state.scored == ()
        sums = {seat: sum(each.points for each in state.scored if each.seat == seat) for seat in "SN"}
        assert state.score == (before[0] + sums["S"], before[1] + sums["N"])
        assert all(0 <= each.points <= (4 if state.doubled else 2) for each in state.scored)
        if not state.options.has_penalties:  # no mark is removed, and nobody's score is lessened
            assert all(each.points for each in state.scored)
            assert state.score[0] >= step.before.score[0]
            assert state.score[1] >= step.before.score[1]
        over = max(state.score) >= state.options.target
        if state.phase not in ("reply", "showing"):  # a claim on a game that is over, and hands being shown
            assert (state.phase == "over") is over
        totals = ECARTE.score.tally(state)
        assert (totals is None) is (state.phase not in ("scored", "over"))
        if totals is not None:
            assert totals == (sums, ECARTE.score.of(state))


@given(games())
def test_tricks_and_hands_keep_step(game: Game) -> None:
    play = game.play
    for step in events(play):
        state = step.after
        if state.phase in ("play", "scored") or (state.phase == "over" and state.won != (0, 0)):
            played = {seat: sum(1 for t in state.tricks for _ in t.cards) // 2 for seat in "SN"}
            for seat, _ in state.trick:
                played[seat] += 1
            is_settled = state.phase != "play" and not any(played.values())
            for seat in "SN":
                held = len(state.hand(seat)) + played[seat]
                # Before the discards are replaced, a double can be refused or an offered point accepted (E28, E29).
                assert held == 5 or (is_settled and held < 5)
            thrown_down = isinstance(step.what, Event) and (step.what.do, step.what.verb) == ("say", "claim")
            assert thrown_down or sum(state.won) in (5, len(state.tricks))  # five once the rest was claimed


@given(games(plain=True))
def test_turn_order(game: Game) -> None:
    """The order of turns, derived again from the words of the record alone."""
    play = game.play
    waiting, dealer = "", ""
    for step in play.steps:
        if isinstance(step.what, Head):
            assert dealer in ("", OTHER[step.what.dealer])
            dealer = step.what.dealer
            continue
        event, elder, after = step.what, OTHER[dealer], step.after
        if event.do == "say" and event.verb == "king":
            assert after.mover in (waiting, None)
        elif event.do in ("say", "discard", "play"):
            assert event.seat == waiting
        match event.do, event.verb:
            case ("turn", _) | ("say", "accept" | "stand" | "refuse"):
                waiting = elder
            case ("say", "propose"):
                waiting = dealer
            case ("discard", _):
                waiting = dealer if event.seat == elder else ""
            case ("draw", _) if after.phase != "drawing":
                waiting = elder
            case ("play", _) if after.trick:
                waiting = OTHER[event.seat]
            case ("play", _):
                waiting = after.tricks[-1].winner
        if after.phase in ("choose", "answer", "discard", "play"):
            assert ECARTE.rules.turn(after) == waiting
        else:
            assert ECARTE.rules.turn(after) is None


def universe(state: State) -> list[str]:
    """Return every conceivable event: all words, all cards, all small choices of cards, both seats."""
    words = ["propose", "stand", "accept", "accept:if", "accept:else", "refuse", "king", "king:2", "pass", "stand:1"]
    words += [f"propose:{number}" for number in range(8)]
    words += ["double", "accept:double", "refuse:double", "offer", "accept:offer", "decline", "concede", "claim", "let"]
    words += [
        "king~false",
        "king~revoke",
        "double~false",
        "suit",
        "suit:h",
        "suit:s",
        "suit:x",
        "require:h",
        "require:s",
    ]
    found = [f"^{card}" for card in ("7s", "Kd", "??")]
    for seat in "SN":
        found += [f"{seat}:{word}" for word in words]
        found += [f"{seat}.{card}{suffix}" for card in PACK for suffix in ("", "~revoke", "~back", "~turn")]
        found += [f"&claim:{seat}:{law}:#{number}" for law in (25, 40, 43) for number in (4, 5, 6, 7, 8, 9, 12)]
        found += [f"{seat}.{card}:belote" for card in state.hand(seat)[:1]]
        found += [f"{seat}^7s", f"{seat}-0", f"{seat}-??", f"{seat}+??"]
        hand = state.hand(seat)
        for size in range(1, 6):
            found += [f"{seat}-{''.join(cards)}" for cards in combinations(hand, size)]
        stranger = next(card for card in PACK if card not in hand)
        found += [f"{seat}-{stranger}", f"{seat}-{stranger}{''.join(hand[:2])}"]
        found += [f"{seat}-{hand[0]}{hand[0]}"] if hand else []
        found += [f"{seat}{sign}{''.join(PACK[at : at + size])}" for sign in "<+" for at, size in ((0, 5), (3, 1))]
    for law, choice in (("25", "correct"), ("40", "back"), ("43", "stand"), ("39", "stand")):
        found += [f"&ruling:{law}:{choice}", *(f"&ruling:{law}:replay:#{number}" for number in (4, 5, 6, 7, 8))]
    return [*found, "&advise", "&claim", "&ruling:43", "E.7s", "W:stand", "E-7s", "W<AsKsQsJsTs"]


@given(games(most=40))
def test_legal_is_exactly_what_why_not_allows_and_play_agrees(game: Game) -> None:
    play, rng = game.play, Random(game.number)
    for step in play.steps:
        if rng.random() < 0.5:  # not all: there are hundreds of words for each state
            continue
        state = step.after
        legal = {str(event) for seat in "SN" for event in ECARTE.rules.legal(state, seat)}
        assert len(legal) == sum(len(ECARTE.rules.legal(state, seat)) for seat in "SN")
        for seat in "SN":
            for event in ECARTE.rules.legal(state, seat):
                assert seat in (event.actor, state.mover)  # a ruling has no seat
                assert ECARTE.rules.why_not(state, event) is None
        for text in universe(state):
            event = parse_event(text)
            problem = ECARTE.rules.why_not(state, event)
            if event.do not in ("deal", "turn", "draw"):  # the table deals those
                assert (problem is None) == (text in legal), text
            if problem is None:
                assert ECARTE.rules.play(state, event) != state
            else:
                assert problem.code.startswith("E-")
                with pytest.raises(RuleError) as refused:
                    ECARTE.rules.play(state, event)
                assert refused.value.problems == (problem,)
        mover = ECARTE.rules.turn(state)
        if mover is not None and ECARTE.deal.due(state, ()) is None:
            assert ECARTE.rules.legal(state, mover)  # somebody can always act


@given(games())
def test_a_discard_may_be_written_in_any_order(game: Game) -> None:
    play = game.play
    for step in events(play):
        event = step.what
        if isinstance(event, Event) and event.do == "discard" and len(event.cards) > 1:
            turned = Event("discard", event.seat, event.cards[::-1])
            assert ECARTE.rules.play(step.before, turned) == step.after


@given(games())
def test_the_state_is_the_fold_of_the_record(game: Game) -> None:
    play = game.play
    again = record.fold(play.record)
    assert again == play
    assert again.steps == play.steps
    assert hash(again.state) == hash(play.state)
    assert hash(again.record) == hash(play.record)
    for step, following in zip(play.steps, play.steps[1:], strict=False):
        assert step.after == following.before


@given(games())
def test_the_table_has_done_all_it_must(game: Game) -> None:
    """Between two decisions nothing is due, so every stored record can be played on."""
    play = game.play
    assert play.state.phase in ("packets", "choose", "answer", "discard", "play", "reply", "scored", "over")
    assert ECARTE.deal.due(play.state, fair.pack(play.record.seed or b"", play.state.number)) is None


@given(games(most=25), st.integers(0, 2**16))
def test_back_and_on_again_gives_the_same_record(game: Game, number: int) -> None:
    course = game.course
    for play in course:
        for seat in "SN":
            earlier = record.back(play, seat)
            mine = [step for step in events(play) if decided(step, seat)]
            if earlier is None:
                assert not mine
                continue
            assert mine
            assert earlier.state == mine[-1].before
            assert earlier.steps == play.steps[: len(earlier.steps)]
            assert record.fold(earlier.record) == earlier
            assert same_cards(carried_on(earlier, number, 6), course[-1])
            while len(earlier.steps) < len(play.steps):  # the same decisions, with the table's events made anew
                earlier = record.advance(earlier, play.steps[len(earlier.steps)].what)
            assert earlier == play


def decided(step: Any, seat: str) -> bool:
    """Return whether the event is a decision of the seat, in turn or not: not a dealt card nor an automatic event."""
    event = step.what
    if event.do not in ("say", "discard", "play", "ruling") or ECARTE.deal.due(step.before, ()) == event:
        return False
    return bool(event.actor == seat or (event.verb == "ruling" and ECARTE.rules.turn(step.before) == seat))


def same_cards(one: Play, two: Play) -> bool:
    """Check that each deal of one game has the hands and the turn-up of the other's.

    Where players choose their packets (E4), the same ten cards come from the pack, in other hands.
    """
    own = one.state.options.packets == "own"
    for deals in zip(one.record.deals, two.record.deals, strict=False):
        events = [[entry.event for entry in deal.entries if entry.event.do in ("deal", "turn")] for deal in deals]
        if own and not all(events):  # a dealer has yet to choose
            continue
        first, second = ({card for event in given for card in event.cards} if own else given for given in events)
        if first != second or events[0][-1] != events[1][-1]:
            return False
    return True


@given(options(), st.integers(0, 2**32 - 1))
def test_every_game_ends(chosen: Any, number: int) -> None:
    play = carried_on(started(chosen, number), number, 5000)
    assert play.state.phase == "over"
    assert ECARTE.score.winner(play.state) in ("S", "N")
    assert record.result(play) == "{S}-{N}".format(**ECARTE.score.of(play.state))
    for seat in "SN":
        assert all(event.verb == "claim" for event in ECARTE.rules.legal(play.state, seat))
    with pytest.raises(RuleError):
        record.advance(play, Head(len(play.record.deals) + 1, 1, "S"))


@given(games())
def test_every_card_that_may_not_be_played_says_why(game: Game) -> None:
    """A view gives a reason for each card of the hand that is not playable, except while it discards."""
    for play in game.course:
        for seat in ECARTE.all_seats:
            view = ECARTE.view.of(play.state, seat)
            discarding = view.phase == "discard" and view.turn == seat
            cards = {f"{seat}.{card}" for card in view.hand}
            playable = {str(event) for event in view.legal if event.do == "play"}
            assert set(view.refused) == (set() if discarding else cards - playable)
