"""Positions of belote for tests: deals written as ECN, tricks and endings put together freely.

Unless said otherwise South deals clockwise: the order is W N E S, West leads, North and South are partners.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise, permutations
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Event, Problem, RuleError, parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import NOTHING, Belote, Carried, Meld, State, Trick
from tests.kit.referees import belote as belote_referee

NATURAL = "AKQJT987"


def cards(text: str) -> tuple[str, ...]:
    """Return cards written by suit, "s:AKQ h:7", or one by one, "AsKsQs7h"."""
    found: list[str] = []
    for word in text.split():
        if ":" in word:
            found += [rank + word[0] for rank in word[2:]]
        else:
            found += [word[at : at + 2] for at in range(0, len(word), 2)]
    return tuple(found)


def sort(some: Iterable[str]) -> tuple[str, ...]:
    """Return cards in the order hands are written in: s h d c, A K Q J T 9 8 7."""
    return tuple(card for card in PACK if card in set(some))


def begun(
    moves: str = "", *, dealer: str = "S", score: Sequence[int] = (), preset: str = "classic", **options: Any
) -> State:
    """Return the state after some events of a first deal, and no others."""
    state = BELOTE.rules.start(BELOTE.resolve(preset, options), dealer)
    if score:
        state = replace(state, score=tuple(score))
    head = BELOTE.deal.next_head(state)
    assert head is not None
    return go(BELOTE.deal.begin(state, head), moves)


def go(state: State, moves: str) -> State:
    """Return the state after more events.

    ``/S`` asserts who took the trick, ``!`` lets the table say what it says by itself.
    """
    for word in moves.split():
        if word == "!":
            state = settled(state)
        elif word[0] == "/":
            assert not state.trick, word
            assert state.tricks[-1].winner == word[1:], word
        else:
            state = BELOTE.rules.play(state, parse_event(word))
    return state


def settled(state: State, pack: Sequence[str] = ()) -> State:
    """Return the state when the table has done all it does by itself."""
    while (event := BELOTE.deal.due(state, pack)) is not None:
        state = BELOTE.rules.play(state, event)
    return state


def said(state: State) -> list[str]:
    """Return what the table says by itself now, without a pack."""
    found = []
    while (event := BELOTE.deal.due(state, ())) is not None:
        found.append(str(event))
        state = BELOTE.rules.play(state, event)
    return found


def dealt(state: State) -> State:
    """Return the first deal dealt from the unshuffled pack, As on top: five cards each and the turn-up."""
    while (event := BELOTE.deal.due(state, PACK)) is not None:
        state = BELOTE.rules.play(state, event)
        if event.do == "turn" and not event.verb:
            break
    return state


def bidding(bids: str = "", **options: Any) -> State:
    """Return the state after some bids, with the eight of spades, or the pack's card, turned up."""
    state = begun(**options)
    order, size = state.order, state.options.first
    hands = [PACK[8 + size * at : 8 + size * (at + 1)] for at in range(len(order))]
    moves = [f"{seat}<{''.join(hand)}" for seat, hand in zip(order, hands, strict=True)]
    return go(state, f"{' '.join(moves)} ^8s {bids}")


def table(hands: dict[str, str], contract: str = "h", taker: str = "W", **options: Any) -> State:
    """Return the state before the first lead, with these hands of eight; the other seats get the rest.

    The taker takes the turn-up, one of the taker's cards, in either round.
    """
    state = begun(**options)
    order, three = state.order, state.options.players == 3
    held = {seat: list(cards(hands[seat])) for seat in hands}
    rest = [card for card in PACK if not any(card in hand for hand in held.values())]
    for seat in order:
        if seat not in held:
            held[seat], rest = rest[:8], rest[8:]
        assert len(held[seat]) == 8, (seat, held[seat])
    source = rest if three else held[taker]
    turned = next((card for card in source if card[1] == contract), source[-1])
    first = contract not in ("s", "h", "d", "c") or turned[1] == contract
    passes = [f"{seat}:pass" for seat in order]
    bids = [*passes[: order.index(taker)], f"{taker}:take:{contract}"]
    if not first:
        bids = passes + bids
    words = []
    given = {}
    for seat in order:
        kept = [card for card in held[seat] if card != turned]
        given[seat] = kept[:5], kept[5:]
        words.append(f"{seat}<{''.join(sort(kept[:5]))}")
    words += [f"^{turned}", *bids]
    state = go(state, " ".join(words))
    while BELOTE.rules.turn(state) is not None and state.phase == "bid":  # nobody overcalls
        state = go(state, f"{BELOTE.rules.turn(state)}:pass")
    state = go(state, "" if three else f"{taker}^{turned}")
    state = go(state, " ".join(f"{seat}+{''.join(sort(given[seat][1]))}" for seat in order))
    if three:
        bottom = next(card for card in rest if card != turned)
        state = go(state, f"^^{bottom}")
    return state


def trick(hand: str, played: str, contract: str = "h", seat: str = "S", **options: Any) -> State:
    """Return the state of a seat about to play to a trick, "W.As N.7h", after one trick of other cards."""
    chosen = BELOTE.resolve(str(options.pop("preset", "classic")), options)
    mine = sort(cards(hand))
    on = tuple((word[0], word[2:]) for word in played.split())
    used = {*mine, *(card for _, card in on)}
    assert len(used) == len(mine) + len(on)
    places = [chosen.seats.index(each) for each in (*(who for who, _ in on), seat)]
    assert all((b - a) % len(chosen.seats) == 1 for a, b in pairwise(places)), played
    spare = [card for card in PACK if card not in used][: len(chosen.seats)]
    taken = Trick(chosen.seats[0], tuple(spare), on[0][0] if on else seat)
    hands = tuple(mine if each == seat else () for each in chosen.seats)
    return State(
        chosen, "S", 1, score=(0,) * len(chosen.sides), phase="play", mover=seat, hands=hands, turned="7h",
        seen=frozenset(PACK), taker="W", contract=contract, taken=chosen.players == 4, trick=on, tricks=(taken,),
    )  # fmt: skip


def may_play(hand: str, played: str, contract: str = "h", seat: str = "S", **options: Any) -> set[str]:
    """Return the cards that may be played, without calls."""
    state = trick(hand, played, contract, seat, **options)
    return {event.cards[0] for event in BELOTE.rules.legal(state, seat) if event.do == "play"}


# Eight tricks of all the cards: the honours and the rest of each suit. In hearts 55 7 28 2 28 2 28 2, in no trumps
# 23 7 28 2 28 2 28 2, in all trumps 55 7 28 34 28 34 28 34 (B2, B3, B26).
GROUPS = ("h:J9AT", "h:KQ87", "s:ATKQ", "s:J987", "d:ATKQ", "d:J987", "c:ATKQ", "c:J987")

# The same, worth 81 points in the first three tricks with hearts as trumps; 71 and the last trick in the others.
HALF = ("h:J9AT", "KhQhJdJc", "AsKs8d7d", "s:TQJ9", "s:87 h:87", "d:ATKQ", "d:9 c:ATK", "c:Q987")


def ending(
    winners: str,
    contract: str = "h",
    taker: str = "W",
    melds: Sequence[Meld] = (),
    belotes: str = "",
    score: Sequence[int] = (),
    groups: Sequence[str] = GROUPS,
    dealer: str = "S",
    number: int = 1,
    carried: Carried = NOTHING,
    **options: Any,
) -> State:
    """Return the state at the end of a deal.

    It says who took each of eight tricks of the cards of GROUPS, what was declared and shown, and the belotes that were
    called in full, "Sh Ed". The last trick is really played.
    """
    chosen = BELOTE.resolve(str(options.pop("preset", "classic")), options)
    seats = chosen.seats
    size = len(seats)
    piles = [cards(group)[:size] for group in groups]
    tricks = tuple(Trick(seats[0], pile, who) for pile, who in zip(piles[:7], winners[:7], strict=True))
    leader = winners[6]
    at = seats.index(leader)
    turns = seats[at:] + seats[:at]
    last = next(
        tuple(zip(turns, pile, strict=True))
        for pile in permutations(piles[7])
        if belote_referee.winner(contract, list(zip(turns, pile, strict=True))) == winners[7]
    )
    hands = {seat: (card,) for seat, card in last}
    state = State(
        chosen, dealer, number, score=tuple(score) or (0,) * len(chosen.sides), phase="play", mover=leader,
        hands=tuple(hands[seat] for seat in seats), turned="7h", seen=frozenset(PACK), taker=taker,
        contract=contract, taken=size == 4, melds=tuple(melds), tricks=tricks,
        calls=tuple(Belote(word[0], word[1], True) for word in belotes.split()), carried=carried,
    )  # fmt: skip
    for seat, card in last:
        state = BELOTE.rules.play(state, Event("play", seat, (card,)))
    assert [each.winner for each in state.tricks] == list(winners)
    return state


def meld(text: str) -> Meld:
    """Return a declaration that was shown: "W cent As", "N carre J"."""
    seat, kind, highest = text.split()
    if kind == "carre":
        return Meld(seat, kind, highest, tuple(highest + suit for suit in "shdc"), shown=True)
    size = {"tierce": 3, "cinquante": 4, "cent": 5}[kind]
    at = NATURAL.index(highest[0])
    run = tuple(rank + highest[1] for rank in NATURAL[at : at + size])
    return Meld(seat, kind, highest, run, shown=True)


def points(state: State) -> str:
    """Return the worth of the deal by side, as ECN writes it: "162-0"."""
    totals = BELOTE.score.tally(state)
    assert totals is not None
    return "-".join(str(totals[0][side]) for side in state.options.sides)


def why(state: State, word: str) -> str:
    """Return code and rule of the refusal, "E-follow B19", or "" when the event may happen."""
    problem = BELOTE.rules.why_not(state, parse_event(word))
    if problem is not None:
        with pytest.raises(RuleError) as refused:
            BELOTE.rules.play(state, parse_event(word))
        assert refused.value.problems == (problem,)
    return code_and_rule(problem) if problem else ""


def code_and_rule(problem: Problem) -> str:
    """Return code and rule of a problem."""
    return f"{problem.code} {problem.rule}" if problem.rule else problem.code


def legal(state: State, seat: str | None = None) -> set[str]:
    """Return every event that the seat, or any, may do now, as ECN."""
    seats = [seat] if seat else state.seats
    return {str(event) for each in seats for event in BELOTE.rules.legal(state, each)}


def melds_of(state: State, seat: str) -> set[str]:
    """Return what the seat may declare now, "tierce:As"."""
    return {event[7:] for event in legal(state, seat) if event[2:6] == "meld"}
