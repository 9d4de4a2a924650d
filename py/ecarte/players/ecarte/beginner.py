"""A beginner at écarté, who knows the rules and makes the usual mistakes.

It counts court cards rather than trumps, hopes for better cards when it should play, keeps queens, forgets that
declining may cost double, and remembers only the last trick. In each deal it has habits about discards, trumps, leads
and taking tricks, which last to the end of the deal.
"""

from __future__ import annotations

from random import Random

from ecarte.core import tricks
from ecarte.core.cards import PACK, Card
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.levels.beginner import (
    CLINGS,
    FEW,
    HOARDS,
    KEPT_PLACES,
    OVERTAKES,
    PLAIN,
    REFUSES,
    SAVES,
    SPENDS,
    STANDS,
    TRUMP,
)
from ecarte.players.ecarte import reasons
from ecarte.players.ecarte.cards import follow, lead
from ecarte.players.ecarte.forecast import unseen
from ecarte.players.ecarte.mind import Mind, Thought, dealer, discard, elder, playable, played
from ecarte.players.ecarte.reasons import Reason

COURTS = "KQJ"
CARE = 0.5


def worth(view: View) -> float:
    """Return the tricks that the hand seems to be worth."""
    order, found = view.options.order, 0.0
    for card in view.hand:  # `sum` would add in another way from Python 3.12 on
        found += (TRUMP if card[1] == view.trump else PLAIN)[order.index(card[0])]
    return found


def _decided(view: View, rng: Random) -> Thought:
    if view.phase == "play":
        return _lead(view) if not view.trick else _follow(view)
    wanted = _unwanted(view)
    if view.phase == "discard":
        return _discarded(view, wanted)
    own = worth(view)
    courts = sum(card[0] in COURTS for card in view.hand)
    look = Reason("courts", {"courts": courts})
    if view.phase == "choose":
        said = elder(view, own >= STANDS, max(1, len(wanted)))
        return Thought(said, (look, reasons.expected(own, STANDS)))
    refuses = own >= REFUSES
    hopes = Reason("accepts-hopefully")
    why_not = (reasons.expected(own, REFUSES),) if refuses else (hopes, reasons.expected(own, REFUSES))
    return Thought(dealer(view, refuses), (look, *why_not))


def _rank(view: View, card: Card) -> tuple[bool, int]:
    """Return a sort key that puts the worst card first."""
    return card[1] == view.trump, -view.options.order.index(card[0])


def _unwanted(view: View) -> list[Card]:
    """Return the cards to discard, the worst first: neither trumps, kings nor queens, in some deals only a few."""
    low = sorted(_low(view), key=lambda card: _rank(view, card))
    return low[:FEW] if _humour(view, "discards") < CLINGS else low


def _low(view: View) -> list[Card]:
    order = view.options.order
    return [card for card in view.hand if card[1] != view.trump and order.index(card[0]) >= KEPT_PLACES]


def _discarded(view: View, wanted: list[Card]) -> Thought:
    rest = sorted((card for card in view.hand if card not in wanted), key=lambda card: _rank(view, card))
    event = discard(view, wanted, rest)
    clings = (Reason("keeps-low"),) if max(len(wanted), len(event.cards)) < len(_low(view)) else ()
    return Thought(event, (*reasons.kept_queens(view, event), *clings, reasons.discarded(event)))


def _lead(view: View) -> Thought:
    cards, trump, order = playable(view), view.trump or "", view.options.order
    own = tricks.of_suit(cards, trump)
    plain = [card for card in cards if card[1] != trump]
    humour = _humour(view, "trumps")
    if len(own) == 1 and plain and humour < SPENDS:
        return Thought(played(view, own[0]), (reasons.card("spends-trump", own[0]),))
    if own and plain and humour >= 100 - HOARDS:
        chosen, _ = lead(plain, 3, _not_remembered(view), trump, order)
        return Thought(played(view, chosen), (reasons.card("hoards-trumps", chosen),))
    if plain and _humour(view, "leads") < SAVES:
        low = max(plain, key=lambda card: order.index(card[0]))
        return Thought(played(view, low), (reasons.card("leads-low", low),))
    chosen, why = lead(cards, 3, _not_remembered(view), trump, order)
    better, _ = lead(cards, 3, unseen(view), trump, order)
    forgets = [Reason("forgets-played")] if better != chosen else []
    return Thought(played(view, chosen), (reasons.card(why, chosen), *forgets))


def _follow(view: View) -> Thought:
    cards, trump, order = playable(view), view.trump or "", view.options.order
    led = view.counts or view.trick[0][1]
    taking = [card for card in cards if tricks.winner((led, card), trump, order) == 1]
    if len(taking) > 1 and _humour(view, "taking") < OVERTAKES:
        chosen = min(taking, key=lambda card: order.index(card[0]))
        return Thought(played(view, chosen), (reasons.card("takes-high", chosen),))
    chosen, why = follow(cards, led, trump, order)
    return Thought(played(view, chosen), (reasons.card(why, chosen),))


def _not_remembered(view: View) -> tuple[Card, ...]:
    """Return the cards the opponent may hold, to somebody who remembers only the last trick."""
    known = {*view.hand, view.turned, *(card for trick in view.tricks[-1:] for card in trick.cards)}
    return tuple(card for card in PACK if card not in known)


def _humour(view: View, what: str) -> int:
    """Return a number below 100 that stays the same for the whole deal."""
    score = sorted(view.score.items())
    return Random(f"{view.seat} {view.deal} {view.dealer} {view.turned} {score} {what}").randrange(100)


MIND = Mind(_decided, worth, CARE)
choose, sound = MIND.choose, MIND.sound
