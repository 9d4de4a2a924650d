"""Forecast of the end of a deal of écarté, from what one seat knows.

The other hand is drawn many times from the unseen cards, trumps and kings more often, because an exchange keeps
those, and the deal is played out by the amateur's rules. Suits that the opponent has shown to lack are excluded.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core.cards import PACK
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.machine.cards import beats, may_play
from ecarte.machine.ecarte.levels.thumb import follows, leads
from ecarte.machine.ecarte.records import ALL, Deal
from ecarte.players.ecarte.masks import KING, number_cards, read_tricks, read_view, to_mask

WORLDS = 80
# How much more likely the opponent holds a trump or a king than another card, after an exchange.
KEPT = 2.5


def forecast(view: View, rng: Random, worlds: int = WORLDS) -> tuple[float, ...]:
    """Return the chance of each number of tricks, 0 to 5, for the seat, after the exchange."""
    number = number_cards(view.trump or "", view.options.order)
    unseen, lacks, size = read_view(view).unseen, read_tricks(view), view.sizes[OTHER[view.seat]]
    hidden = [card for card in PACK if unseen >> number[card] & 1]
    pool = [card for card in hidden if not lacks >> number[card] & 1]
    if len(pool) < size:  # the opponent has revoked
        pool = hidden
    kept = view.exchanges or view.declined == OTHER[view.seat]
    weights = [KEPT if kept and (number[card] < 8 or card[0] == KING) else 1.0 for card in pool]
    drawn_from, won, deal = [number[card] for card in pool], [0] * (HAND + 1), Deal()
    for _ in range(worlds):
        won[_played_out(view, deal, _drawn(drawn_from, weights, size, rng))] += 1
    return tuple(number / worlds for number in won)


def _drawn(pool: Sequence[int], weights: Sequence[float], size: int, rng: Random) -> list[int]:
    """Return that many cards, drawn without replacement (keys of Efraimidis and Spirakis)."""
    keys = [rng.random() ** (1 / weight) for weight in weights]
    return [pool[at] for at in sorted(range(len(pool)), key=keys.__getitem__)[len(pool) - size :]]


def _played_out(view: View, deal: Deal, other: list[int]) -> int:
    """Return the final tricks of the seat when the opponent holds these cards; of equal ones those drawn first go."""
    trump, order, me = view.trump or "", view.options.order, AT[view.seat]
    number, must_head = number_cards(trump, order), view.options.must_head
    hands = [other, other]
    hands[me] = [number[card] for card in view.hand]
    on_table = (*(card for trick in view.tricks for card in trick.cards), *(card for _, card in view.trick))
    out = to_mask((*view.discarded, view.turned or "", *on_table), trump, order)
    won = [view.won["S"], view.won["N"]]
    led = number[view.counts or view.trick[0][1]] if view.trick else -1
    mover = view.question.mover if view.question else view.turn
    at = AT[OTHER[view.trick[0][0]] if view.trick else mover or view.seat]  # a card that could go back stays (E20)
    while hands[0] or hands[1]:
        hand = hands[at]
        held = sum(1 << card for card in hand)
        if led < 0:
            deal.cards[: len(hand)] = hand
            # For the opponent, everything outside its own hand is unseen.
            led = leads(deal, len(hand), 3 - won[at], ALL & ~(out | held))
            hand.remove(led)
            out |= 1 << led
            at = 1 - at
            continue
        may = may_play(held, led, must_head)
        cards = [card for card in hand if may >> card & 1]
        deal.cards[: len(cards)] = cards
        card = follows(deal, len(cards), led)
        hand.remove(card)
        out |= 1 << card
        if not beats(card, led):
            at = 1 - at
        won[at] += 1
        led = -1
    return won[me]
