"""The card play of a decent amateur at écarté, by rules of thumb.

The lead is a trump when trumps should be drawn, otherwise the top of the longest suit, which costs a trump to beat. A
trick is taken as cheaply as possible.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ecarte.core import tricks
from ecarte.core.cards import Card


def unseen_above(card: Card, unseen: Collection[Card], order: str) -> int:
    """Return how many unseen cards of the suit beat this one."""
    return sum(rank + card[1] in unseen for rank in order[: order.index(card[0])])


def lead(cards: Sequence[Card], needed: int, unseen: Collection[Card], trump: str, order: str) -> tuple[Card, str]:
    """Return the card to lead and the reason's code.

    The hand still needs ``needed`` tricks; the opponent may hold any of ``unseen``.
    """
    trumps = tricks.of_suit(cards, trump)
    masters = [card for card in trumps if not unseen_above(card, unseen, order)]
    if masters and (len(trumps) >= 2 or needed == 1):
        return masters[0], "leads-master-trump"
    if len(trumps) >= 3:
        return trumps[0], "leads-trumps"
    plain = [card for card in cards if card[1] != trump]
    if not plain:
        return trumps[0], "leads-trumps"
    kings = [card for card in plain if not unseen_above(card, unseen, order)]
    best = max(
        plain,
        key=lambda card: (card in kings, len(tricks.of_suit(plain, card[1])), -order.index(card[0])),
    )
    return best, "leads-master" if best in kings else plain_lead(best, plain)


def plain_lead(chosen: Card, plain: Collection[Card]) -> str:
    """Return the reason's code for leading a card of a plain suit that can still be beaten."""
    return "leads-longest" if len(tricks.of_suit(plain, chosen[1])) > 1 else "leads-highest"


def follow(cards: Sequence[Card], led: Card, trump: str, order: str) -> tuple[Card, str]:
    """Return the cheapest legal card that takes the trick, else the cheapest of all, and the reason's code.

    E17 and E18 leave few cards to choose from.
    """
    taking = [card for card in cards if tricks.winner((led, card), trump, order) == 1]
    best = min(taking or cards, key=lambda card: (card[1] == trump, -order.index(card[0])))
    return best, "takes-cheaply" if taking else "gives-least"
