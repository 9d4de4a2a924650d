"""A decent amateur at écarté: rules of thumb, no counting beyond the cards in view, and two bad habits.

A hand is worth the tricks it can expect. A strong one is played; with a weak one the amateur asks for cards. Its habits
are those of many people: it does not part with queens, and saves its trumps for later when it has only one or two.
Otherwise `cards` plays the cards, `mind` does all else.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core import tricks
from ecarte.core.cards import Card
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.levels.amateur import DEALER_REFUSES, ELDER_STANDS, KEPT, SAVED
from ecarte.machine.ecarte.levels.thumb import GUARD, GUARDED, PLAIN, TRUMP
from ecarte.players.ecarte import reasons as ecarte_reasons
from ecarte.players.ecarte.cards import follow, lead
from ecarte.players.ecarte.forecast import unseen
from ecarte.players.ecarte.mind import Mind, Thought, dealer, discard, elder, is_at_risk, playable, played

# --- exchange ---


def worth(view: View, hand: Sequence[Card]) -> float:
    """Return the expected tricks of a hand."""
    order = view.options.order
    worth = 0.0
    for card in hand:
        place = order.index(card[0])
        if card[1] == view.trump:
            worth += TRUMP[place - (view.turned is not None and order.index(view.turned[0]) < place)]
        else:
            guard = GUARD if place < GUARDED and len(tricks.of_suit(hand, card[1])) > 1 else 0.0
            worth += PLAIN[place] + guard
    return worth


def margin(view: View) -> float:
    """Return the expected tricks of a hand beyond the threshold for playing it without an exchange."""
    needed = ELDER_STANDS if view.phase == "choose" else DEALER_REFUSES
    return worth(view, view.hand) - needed[is_at_risk(view)]


def _decided(view: View, rng: Random) -> Thought:
    if view.phase == "play":
        return _card(view)
    if view.phase == "discard":
        wanted = unwanted(view)
        rest = sorted((card for card in view.hand if card not in wanted), key=lambda c: worth(view, (c,)))
        event = discard(view, wanted, rest)
        return Thought(event, (*ecarte_reasons.kept_queens(view, event), ecarte_reasons.discarded(event)))
    beyond = margin(view)
    own = worth(view, view.hand)
    reasons = (ecarte_reasons.hand(view), ecarte_reasons.expected(own, own - beyond))
    if view.phase == "choose":
        return Thought(elder(view, beyond >= 0, max(1, len(unwanted(view)))), reasons)
    return Thought(dealer(view, beyond >= 0), reasons)


def unwanted(view: View) -> list[Card]:
    """Return the cards to discard, the worst first: neither trumps, kings nor queens."""
    order = view.options.order
    plain = [card for card in view.hand if card[1] != view.trump]
    return [card for card in sorted(plain, key=lambda c: -order.index(c[0])) if PLAIN[order.index(card[0])] < KEPT]


# --- play ---


def _card(view: View) -> Thought:
    """Return the card to play; where the lead must first be named, the card that will be led."""
    cards, trump, order = playable(view), view.trump or "", view.options.order
    if view.trick:
        chosen, why = follow(cards, view.counts or view.trick[0][1], trump, order)
    else:
        chosen, why = _lead(view, cards)
    return Thought(played(view, chosen), (ecarte_reasons.card(why, chosen),))


def _lead(view: View, cards: Sequence[Card]) -> tuple[Card, str]:
    """Return the card to lead and the reason's code: a plain one, while there are only a few trumps."""
    needed, hidden, trump, order = 3 - view.won[view.seat], unseen(view), view.trump or "", view.options.order
    chosen, why = lead(cards, needed, hidden, trump, order)
    plain = [card for card in cards if card[1] != trump]
    if plain and chosen[1] == trump and len(cards) - len(plain) <= SAVED:
        return lead(plain, needed, hidden, trump, order)[0], "hoards-trumps"
    return chosen, why


MIND = Mind(_decided, lambda view: worth(view, view.hand))
choose, sound = MIND.choose, MIND.sound
