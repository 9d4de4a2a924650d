"""A club player of écarté: plays by the books, and counts.

It plays hands, and refuses cards, by the classic *jeux de règle*. In the play it follows the maxims, remembers the
cards played and the suits the opponent has shown to lack, and works out the last tricks.
"""

from __future__ import annotations

from random import Random

from ecarte.core import tricks
from ecarte.core.cards import Card
from ecarte.games.ecarte.state import OTHER, View
from ecarte.machine.ecarte.levels.club import COUNTED, DEALER_LATER, ELDER_LATER
from ecarte.players.ecarte import amateur, classic
from ecarte.players.ecarte import reasons as ecarte_reasons
from ecarte.players.ecarte.cards import follow, plain_lead, unseen_above
from ecarte.players.ecarte.double.masks import from_mask, read_view
from ecarte.players.ecarte.mind import Mind, Thought, dealer, discard, elder, is_at_risk, playable, played
from ecarte.players.ecarte.reasons import Reason
from ecarte.players.ecarte.worlds import best, values, weighed

CARE = 4


def worth(view: View) -> float:
    """Return the expected tricks of the hand."""
    return amateur.worth(view, view.hand)


def decide(view: View, rng: Random) -> Thought:
    """Return the choice of the club player, and its reasons."""
    if view.phase == "play":
        return _card(view, rng)
    if view.phase == "discard":
        wanted = classic.thrown(view.hand, view.trump or "", view.options.order, 0)
        rest = sorted((card for card in view.hand if card not in wanted), key=lambda c: amateur.worth(view, (c,)))
        event = discard(view, wanted, rest)
        return Thought(event, (ecarte_reasons.discarded(event),))
    return exchange(view)


def exchange(view: View) -> Thought:
    """Return the choice in an exchange: by the standard hands during the first one."""
    eldest = view.phase == "choose"
    number = max(1, len(classic.thrown(view.hand, view.trump or "", view.options.order, 0)))
    if is_at_risk(view) and not view.exchanges:
        assert view.turned is not None
        pressed = view.score[OTHER[view.seat]] == view.options.target - 1
        judge = classic.elder if eldest else classic.dealer
        verdict = judge(view.hand, view.turned, view.options.order, pressed)
        plays = verdict.plays
        reasons = (
            Reason("classic", {"why": verdict.why or "none", "like": like(verdict.why)}),
            ecarte_reasons.hand(view),
        )
    else:
        needed = ELDER_LATER if eldest else DEALER_LATER
        plays = worth(view) >= needed
        reasons = (ecarte_reasons.hand(view), ecarte_reasons.expected(worth(view), needed))
    return Thought(elder(view, plays, number) if eldest else dealer(view, plays), reasons)


def like(name: str) -> str:
    """Return a standard hand of the books in their notation, or "" for an unknown name."""
    standards = (*classic.ELDER, *classic.DEALER, *classic.PRESSED)
    return next((standard.text for standard in standards if standard.name == name), "")


# --- play ---


def _card(view: View, rng: Random) -> Thought:
    chosen, why = maxim(view)
    if len(view.hand) <= COUNTED:
        found = values(view, rng)
        chosen = best(found, chosen)
        return Thought(played(view, chosen), weighed(found, chosen))
    return Thought(played(view, chosen), (ecarte_reasons.card(why, chosen),))


def maxim(view: View) -> tuple[Card, str]:
    """Return the card that the maxims would play, and the reason's code."""
    cards, trump, order = playable(view), view.trump or "", view.options.order
    if view.trick:
        return follow(cards, view.counts or view.trick[0][1], trump, order)
    pool = from_mask(read_view(view).pool, trump, order)
    own = tricks.of_suit(cards, trump)
    plain = [card for card in cards if card[1] != trump]
    if not plain:
        return own[0], "leads-trumps"
    if tricks.of_suit(pool, trump):
        master = bool(own) and not unseen_above(own[0], pool, order)
        if master and (len(own) > 1 or 3 - view.won[view.seat] == 1):
            return own[0], "leads-master-trump"
        if len(own) > 2:
            return own[0], "leads-trumps"
        sure = [card for card in plain if not unseen_above(card, pool, order) and tricks.of_suit(pool, card[1])]
    else:  # no plain card can be trumped
        sure = [card for card in plain if not unseen_above(card, pool, order)]
    chosen = max(plain, key=lambda card: (card in sure, len(tricks.of_suit(plain, card[1])), -order.index(card[0])))
    return chosen, "leads-master" if chosen in sure else plain_lead(chosen, plain)


MIND = Mind(decide, worth, CARE)
choose, sound = MIND.choose, MIND.sound
