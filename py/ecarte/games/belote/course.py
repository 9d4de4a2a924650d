"""The course of a game of belote, from the draw for seats to the end: deals and the running score (B1, B4, B8, B27)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from ecarte.core.cards import PACK, Card
from ecarte.core.game import Head, Seat, evolve
from ecarte.games.belote.options import Options
from ecarte.games.belote.score import end
from ecarte.games.belote.state import NATURAL, Hand, State, around


def cut(options: Options, pack: Sequence[Card]) -> tuple[Mapping[Seat, Card], Seat]:
    """Draw a card for each: the highest picks a seat, the lowest deals and sits just before it; ties draw again (B4).

    The seat picked comes from the pack as well, because it makes no difference.
    """
    number = options.players
    draws = [tuple(pack[at : at + number]) for at in range(0, len(pack) - number, number)]

    def unlike(drawn: tuple[Card, ...]) -> bool:
        heights = sorted(NATURAL.index(card[0]) for card in drawn)
        return heights[0] < heights[1] and heights[-2] < heights[-1]

    # In one pack of several thousand every such draw is tied: then they draw again from cards put back.
    chosen = next(drawn for drawn in (*draws, *combinations(pack[:16], number)) if unlike(drawn))
    drawn = sorted(chosen, key=lambda card: (NATURAL.index(card[0]), card[1]))
    dealer = options.seats[PACK.index(pack[-1]) % number]
    order = around(options.seats, dealer)
    placed = dict(zip(order, drawn, strict=True))
    return {seat: placed[seat] for seat in options.seats}, dealer


def deals_first(options: Options, drawn: Mapping[Seat, Card]) -> Seat:
    """Return the seat with the lowest card, which sits just before the one with the highest (B4).

    Raises ValueError when there is no such seat.
    """
    if tuple(drawn) != options.seats:
        raise ValueError(drawn)
    heights = {seat: NATURAL.index(card[0]) for seat, card in drawn.items()}
    dealer, highest = max(drawn, key=heights.__getitem__), min(drawn, key=heights.__getitem__)
    alone = all(list(heights.values()).count(heights[seat]) == 1 for seat in (dealer, highest))
    if not alone or around(options.seats, dealer)[0] != highest or len(set(drawn.values())) < len(drawn):
        raise ValueError(drawn)
    return dealer


def start(options: Options, dealer: Seat, view: Seat | None = None) -> State:
    """Return the state before the first deal; with ``view`` the other seats' private cards are "??"."""
    return State(options, dealer, score=(0,) * len(options.sides), only=view)


def next_head(state: State) -> Head | None:
    """Return the opening of the first or the next deal; the deal goes round (B4, B8)."""
    if state.phase == "start":
        return Head(1, 1, state.dealer)
    if state.phase == "scored":
        return Head(state.number + 1, 1, state.elder)
    return None


def open_deal(state: State, head: Head) -> State:
    """Return the state of a new deal before its first card is dealt; score and options stay."""
    number, bare = state.options.players, state.options.without_cards
    chosen = state.options.packets == "chosen" and not bare
    return State(
        state.options,
        head.dealer,
        head.number,
        head.attempt,
        state.score,
        phase="packets" if chosen else "bid" if bare else "dealing",
        mover=head.dealer if chosen else None,
        hands=((),) * number,
        covering=((),) * number,
        gathered=_left(state),
        only=state.only,
        barred=(frozenset(),) * number if state.only else (),
        carried=state.carried,
    )


def _left(state: State) -> Hand | None:
    """Return the gathered cards of the last deal, or None where nobody knows their order (B5)."""
    whole = state.phase in ("start", "scored", "over") or state.options.shuffle != "cut-only"
    return state.gathered if whole else None


def over(state: State) -> bool:
    """Return whether the target is reached or the last deal over (B27)."""
    return state.phase == "over"


def winner(state: State) -> str | None:
    """Return the side with the higher score at the end of the game; None when the scores are equal (B27)."""
    if state.phase != "over":
        return None
    highest = max(state.score)
    return state.options.sides[state.score.index(highest)] if state.score.count(highest) == 1 else None


def score(state: State) -> Mapping[str, int]:
    """Return the running score."""
    return dict(zip(state.options.sides, state.score, strict=True))


def with_score(state: State, score: Mapping[str, int]) -> State:
    """Return the state between two deals at a stated score, to read on after a mistake in a record."""
    marked = tuple(score[side] for side in state.options.sides)
    after = evolve(state, scored=None, gathered=_left(state), score=marked)
    return end(after)


def tally(state: State) -> tuple[Mapping[str, int], Mapping[str, int]] | None:
    """Return the points of a finished deal and the running score."""
    if state.phase not in ("scored", "over"):
        return None
    points = state.scored.points if state.scored else (0,) * len(state.score)
    return dict(zip(state.options.sides, points, strict=True)), score(state)
