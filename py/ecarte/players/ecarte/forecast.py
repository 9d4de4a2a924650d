"""Forecast of the end of a deal of écarté, from what one seat knows.

The other hand is drawn many times from the unseen cards, trumps and kings more often, because an exchange keeps
those, and the deal is played out by the amateur's rules. Suits that the opponent has shown to lack are excluded.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core import tricks
from ecarte.core.cards import PACK, Card
from ecarte.core.game import Seat
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.games.ecarte.tricks import answering
from ecarte.players.ecarte.cards import follow, lead

WORLDS = 80
# How much more likely the opponent holds a trump or a king than another card, after an exchange.
KEPT = 2.5


def unseen(view: View) -> tuple[Card, ...]:
    """Return the cards that the seat has not seen: those of the opponent, its discards, and the stock."""
    gone = {*view.hand, *view.discarded, view.turned, *(card for _, card in view.trick)}
    gone.update(card for trick in view.tricks for card in trick.cards)
    return tuple(card for card in PACK if card not in gone)


def forecast(view: View, rng: Random, worlds: int = WORLDS) -> tuple[float, ...]:
    """Return the chance of each number of tricks, 0 to 5, for the seat, after the exchange."""
    trump, options = view.trump or "", view.options
    hidden = unseen(view)
    size = view.sizes[OTHER[view.seat]]
    pool = [card for card in hidden if not _lacks(view, card)]
    if len(pool) < size:  # the opponent has revoked
        pool = list(hidden)
    kept = view.exchanges or view.declined == OTHER[view.seat]
    weights = [KEPT if kept and (card[1] == trump or card[0] == "K") else 1.0 for card in pool]
    mover = view.question.mover if view.question else view.turn
    won = [0] * (HAND + 1)
    for _ in range(worlds):
        other = _drawn(pool, weights, size, rng)
        won[_played_out(view, other, mover or view.seat, options, trump)] += 1
    return tuple(number / worlds for number in won)


def _drawn(pool: Sequence[Card], weights: Sequence[float], size: int, rng: Random) -> list[Card]:
    """Return that many cards, drawn without replacement (keys of Efraimidis and Spirakis)."""
    keys = [rng.random() ** (1 / weight) for weight in weights]
    return [pool[at] for at in sorted(range(len(pool)), key=keys.__getitem__)[len(pool) - size :]]


def _lacks(view: View, card: Card) -> bool:
    """Return whether the opponent has shown not to have the card: by not following, trumping or heading (E17, E18)."""
    for trick in view.tricks:
        led, answer = trick.cards
        if (
            trick.leader == view.seat
            and answer not in answering((answer, card), led, view.trump or "", view.options)[0]
        ):
            return True
    return False


def _played_out(view: View, other: list[Card], mover: Seat, options: Options, trump: str) -> int:
    """Return the final tricks of the seat when the opponent holds these cards."""
    order, me = options.order, AT[view.seat]
    hands: list[list[Card]] = [other, other]
    hands[me] = list(view.hand)
    on_table = {*(card for trick in view.tricks for card in trick.cards), *(card for _, card in view.trick)}
    out = {*view.discarded, view.turned, *on_table}
    won = [view.won["S"], view.won["N"]]
    led = view.counts or (view.trick[0][1] if view.trick else None)
    at = AT[OTHER[view.trick[0][0]] if view.trick else mover]  # a card that could go back stays (E20)
    while hands[0] or hands[1]:
        hand = hands[at]
        if led is None:
            # For the opponent, everything outside its own hand is unseen.
            hidden = [card for card in PACK if card not in out and card not in hand]
            led = lead(hand, 3 - won[at], hidden, trump, order)[0]
            hand.remove(led)
            out.add(led)
            at = 1 - at
            continue
        card = follow(answering(tuple(hand), led, trump, options)[0], led, trump, order)[0]
        hand.remove(card)
        out.add(card)
        if tricks.winner((led, card), trump, order) == 0:
            at = 1 - at
        won[at] += 1
        led = None
    return won[me]
