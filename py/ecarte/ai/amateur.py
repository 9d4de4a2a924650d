"""A decent amateur at écarté: rules of thumb, no search, no counting beyond the cards in view.

The hand is worth the tricks it may expect. Strong enough, it is played; else cards are asked for.
Trumps and kings are kept. The lead is a trump when trumps are to be drawn, else the head of the
longest suit, which a trump must be spent on.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte import tricks
from ecarte.cards import Card
from ecarte.game import Event
from ecarte.games.ecarte_state import View

# Tricks a card may expect, by its place in its suit: first of eight, second …
TRUMP = (1.0, 0.93, 0.85, 0.75, 0.7, 0.65, 0.6, 0.55)
PLAIN = (0.65, 0.36, 0.2, 0.12, 0.07, 0.04, 0.02, 0.0)
# Expected tricks from which a hand is played: at risk of paying double, and without that risk.
ELDER_STANDS, ELDER_STANDS_FREE = 2.1, 1.8
DEALER_REFUSES, DEALER_REFUSES_FREE = 1.9, 1.75
# A plain card that may expect fewer tricks is thrown.
KEPT = 0.5


def choose(view: View, rng: Random) -> Event | None:
    """What an amateur would do; always marks a king at once, and never mixes, so ``rng`` is not asked."""
    king = next((event for event in view.legal if event.verb == "king"), None)
    if king is not None or not view.legal:
        return king
    if len(view.legal) == 1:
        return view.legal[0]
    if view.phase == "choose":
        return _propose_or_stand(view)
    if view.phase == "answer":
        return _answer(view)
    if view.phase == "discard":
        return _discard(view)
    return Event("play", view.seat, (_lead(view) if not view.trick else _follow(view),))


# --- exchange ---


def _worth(view: View, hand: Sequence[Card]) -> float:
    """Tricks that a hand may expect."""
    order = view.options.order
    worth = 0.0
    for card in hand:
        place = order.index(card[0])
        if card[1] == view.trump:
            worth += TRUMP[place - (view.turned is not None and order.index(view.turned[0]) < place)]
        else:
            guard = 0.06 if place < 3 and len(tricks.of_suit(hand, card[1])) > 1 else 0.0
            worth += PLAIN[place] + guard
    return worth


def _at_risk(view: View) -> bool:
    """Whether declining now makes vulnerable (E23)."""
    return {"first": not view.exchanges, "every": True, "none": False}[view.options.vulnerability]


def _propose_or_stand(view: View) -> Event:
    if _worth(view, view.hand) >= (ELDER_STANDS if _at_risk(view) else ELDER_STANDS_FREE):
        return Event("say", view.seat, verb="stand")
    number = max(1, len(_unwanted(view)))
    offers = [event for event in view.legal if event.verb == "propose"]
    return min(offers, key=lambda event: abs(int(event.args[0]) - number) if event.args else 0)


def _answer(view: View) -> Event:
    if _worth(view, view.hand) >= (DEALER_REFUSES if _at_risk(view) else DEALER_REFUSES_FREE):
        return Event("say", view.seat, verb="refuse")
    accepts = [event for event in view.legal if event.verb == "accept"]
    return accepts[-1]  # on condition, where that can be said: without cards the hand is no better


def _unwanted(view: View) -> list[Card]:
    """The cards to throw, the worst first: neither trumps nor kings."""
    order = view.options.order
    plain = [card for card in view.hand if card[1] != view.trump]
    return [card for card in sorted(plain, key=lambda c: -order.index(c[0])) if PLAIN[order.index(card[0])] < KEPT]


def _discard(view: View) -> Event:
    refuse = next((event for event in view.legal if event.verb == "refuse"), None)
    assert view.discard is not None
    least, most = view.discard
    wanted = _unwanted(view)
    if refuse is not None and len(wanted) > most:
        return refuse
    rest = sorted((card for card in view.hand if card not in wanted), key=lambda c: _worth(view, (c,)))
    thrown = (wanted + rest)[: min(max(len(wanted), least), most)]
    return Event("discard", view.seat, tuple(card for card in view.hand if card in thrown))


# --- play ---


def _unseen_above(view: View, card: Card) -> int:
    """How many cards of the suit beat this one and may still be with the opponent."""
    gone = {*view.hand, *view.discarded, *((view.turned,) if view.turned else ())}
    gone |= {played for trick in view.tricks for played in trick.cards}
    order = view.options.order
    return sum(rank + card[1] not in gone for rank in order[: order.index(card[0])])


def _lead(view: View) -> Card:
    order, hand = view.options.order, view.hand
    trumps = tricks.of_suit(hand, view.trump or "")
    needed = 3 - view.won[view.seat]
    masters = [card for card in trumps if not _unseen_above(view, card)]
    if masters and (len(trumps) >= 2 or needed == 1):
        return masters[0]
    if len(trumps) >= 3:
        return trumps[0]
    plain = [card for card in hand if card[1] != view.trump]
    if not plain:
        return trumps[0]
    kings = [card for card in plain if not _unseen_above(view, card)]
    return max(
        plain,
        key=lambda card: (card in kings, len(tricks.of_suit(plain, card[1])), -order.index(card[0])),
    )


def _follow(view: View) -> Card:
    """The cheapest card that takes the trick, else the cheapest of all; E17 and E18 leave little."""
    order, led = view.options.order, view.trick[0][1]
    cards = [event.cards[0] for event in view.legal if event.do == "play"]
    taking = [card for card in cards if tricks.winner((led, card), view.trump, order) == 1]
    return min(taking or cards, key=lambda card: (card[1] == view.trump, -order.index(card[0])))
