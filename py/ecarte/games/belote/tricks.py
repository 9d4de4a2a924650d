"""The tricks of belote: who takes one, and what may be played to it (B2, B3, B17-B23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from ecarte.core.cards import PACK, Card
from ecarte.core.game import Seat
from ecarte.core.tricks import of_suit
from ecarte.games.belote.state import (
    ALL_TRUMPS,
    NO_TRUMPS,
    PLAIN,
    PLAIN_POINTS,
    TRUMP_POINTS,
    TRUMPS,
    Hand,
    side_of,
)

Played: TypeAlias = tuple[tuple[Seat, Card], ...]

NO_TRUMPS_ACE = 19  # points, where a deal without trumps has as many as others
_TRUMP = 8  # the height of the lowest trump, above all plain cards


@cache
def card_points(card: Card, contract: str, is_scaled: bool = False) -> int:
    """Return the points of a card under a contract (B2, B3, B26)."""
    if is_scaled and contract == NO_TRUMPS and card[0] == "A":
        return NO_TRUMPS_ACE
    return (TRUMP_POINTS if contract in (card[1], ALL_TRUMPS) else PLAIN_POINTS)[card[0]]


@cache
def heights(contract: str) -> Mapping[Card, int]:
    """Return how high each card is under a contract: trumps above all others, in all trumps each within its suit."""
    by_card: dict[Card, int] = {}
    for card in PACK:
        order = TRUMPS if contract in (card[1], ALL_TRUMPS) else PLAIN
        by_card[card] = len(order) - 1 - order.index(card[0]) + (_TRUMP if contract == card[1] else 0)
    return by_card


def taking(trick: Sequence[tuple[Seat, Card]], contract: str) -> Seat:
    """Return who is winning a trick (B22, B23)."""
    height = heights(contract)
    winner, best = trick[0]
    led, top = best[1], height[best]
    for seat, card in trick:
        own = height[card]
        if own > top and (card[1] == led or own >= _TRUMP):
            winner, top = seat, own
    return winner


def _above(cards: Sequence[Card], tops: Sequence[Card], height: Mapping[Card, int]) -> Hand:
    """Return the cards that beat all of ``tops``, all of one suit."""
    if not tops:
        return tuple(cards)
    highest = max([height[top] for top in tops])
    return tuple([card for card in cards if height[card] > highest])


@lru_cache(maxsize=8)  # what is listed as legal is asked again when it is played
def playable(
    trick: Played, contract: str, seat: Seat, hand: Hand, players: int, undertrump: bool | str
) -> tuple[Hand, str, str]:
    """Return the cards of a hand that may be played to a trick, and the code and rule that refuse the others (B17-B23).

    ``undertrump`` is the option `undertrump_partner`.
    """
    if not trick:
        return hand, "", ""
    led = trick[0][1][1]
    follow = of_suit(hand, led)
    if contract == NO_TRUMPS:
        return (follow, "E-follow", "B23") if follow else (hand, "", "")
    if contract in (led, ALL_TRUMPS):
        rule = "B18" if contract == led else "B23"
        if not follow:
            return hand, "", ""
        over = _above(follow, [card for _, card in trick if card[1] == led], heights(contract))
        return (over, "E-overtrump" if contract == led else "E-beat", rule) if over else (follow, "E-follow", rule)
    if follow:
        return follow, "E-follow", "B19"
    trumps = of_suit(hand, contract)
    if not trumps:
        return hand, "", ""
    played = [card for _, card in trick if card[1] == contract]
    over = _above(trumps, played, heights(contract))
    if players == 4 and len(trick) > 1 and side_of(taking(trick, contract), 4) == side_of(seat, 4):
        if not played or undertrump == "free":
            return hand, "", ""
        if over:
            return tuple(card for card in hand if card[1] != contract or card in over), "E-undertrump", "B20"
        return (trumps, "E-trump", "B20") if undertrump else (hand, "", "")
    return (over, "E-overtrump" if played else "E-trump", "B21") if over else (trumps, "E-trump", "B21")
