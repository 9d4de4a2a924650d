"""Why a choice at belote is better than another, as codes with data; the words are `review-<code>`.

First what a player would say of the hand or of two cards (`cards.py`), as far as it can be seen from the seat; then
figures: how often the contract is made, and the points of both choices.
"""

from __future__ import annotations

from itertools import takewhile

from ecarte.analysis.belote.cards import compare, is_takers
from ecarte.analysis.belote.choices import NOTHING
from ecarte.analysis.belote.choices.value import Choice, Values
from ecarte.analysis.belote.partner import find_ace
from ecarte.core.cards import SUITS, Card
from ecarte.core.game import Event
from ecarte.games.belote.facts import UNIT
from ecarte.games.belote.state import View
from ecarte.players.belote.cards import FREE
from ecarte.players.thoughts import Reason

_MORE = 0.03  # by how much more often a contract is made, so that it is a reason


def advice(view: View, values: Values) -> tuple[Reason, ...]:
    """Return why the best choice is better than the second, or how many are as good."""
    number = sum(1 for _ in takewhile(lambda at: UNIT.is_none(*values.loss(at)), range(values.full)))
    bid = held(view, values.best.event) if view.phase == "bid" else None
    if number > 1:
        alike = Reason("equal", {"number": number, "exact": "yes" if values.exact else "no"})
        return (bid, alike) if bid else (alike,)
    return reasons(view, values, values.choices[1])


def reasons(view: View, values: Values, done: Choice) -> tuple[Reason, ...]:
    """Return why the best choice was better than another, the weightiest first; nothing for the best itself."""
    best = values.best
    if done is best:
        return ()
    if UNIT.is_none(*values.loss(values.choices.index(done))):
        return (Reason("equal", {"exact": "yes" if values.exact else "no"}),)
    found: list[Reason] = []
    if view.phase == "bid":
        bid = best.event if best.event.verb == "take" else done.event
        found.append(held(view, bid))
    elif best.event.verb == "meld":
        found.append(Reason("belote-declare"))
    elif best.event.verb == NOTHING:
        found.append(Reason("belote-silent"))
    elif best.event.do == done.event.do == "play":
        why = find_ace(view, best.event, done.event) or compare(view, best.event, done.event)
        found += [why] if why else []
    found += _made(view, best, done)
    error = max(UNIT.shown * 2, values.loss(values.choices.index(done))[1])
    figures = {"points": _round(best.points), "instead": _round(done.points), "error": round(error)}
    return (*found, Reason("belote-points", figures, is_figures=True))


def _round(points: float) -> int:
    return round(points)


def _made(view: View, best: Choice, done: Choice) -> list[Reason]:
    """Return how often the contract is made with a bid, or with either card, where that differs."""
    if view.phase == "bid":
        bid = best if best.made is not None else done
        return [] if bid.made is None else [Reason("belote-bid-made", {"made": round(100 * bid.made)}, is_figures=True)]
    if best.made is None or done.made is None or abs(best.made - done.made) < _MORE:
        return []
    takes = "yes" if is_takers(view) else "no"
    made: dict[str, str | int | float] = {
        "made": round(100 * best.made),
        "instead": round(100 * done.made),
        "own": takes,
    }
    return [Reason("belote-made", made, is_figures=True)]


def _named(view: View, held: list[Card]) -> str:
    """Return the suit that could be taken: the one turned up, then the best of the others, by its trumps."""
    turned = (view.turned or "??")[1]
    if view.round == 1:
        return turned
    others = (suit for suit in SUITS if suit != turned)
    return max(others, key=lambda suit: sum(1 + (card[0] in "J9") for card in held if card[1] == suit))


def held(view: View, bid: Event) -> Reason:
    """Return what a hand has for a contract, with the card turned up where the taker gets it.

    Of a pass, for the suit turned up or, in the second round, the best of the others, or of any that stands.
    """
    cards = [*view.hand, view.turned] if view.options.players == 4 and view.turned else [*view.hand]
    held = [card for card in cards if card]
    contract = bid.args[0] if bid.verb == "take" else view.contract or _named(view, held)
    trumps = [card for card in held if contract == card[1]]
    data: dict[str, str | int] = {
        "contract": contract,
        "trumps": len(trumps),
        "jack": "yes" if f"J{contract}" in trumps else "no",
        "nine": "yes" if f"9{contract}" in trumps else "no",
        "aces": sum(card[0] == "A" for card in held if card not in trumps),
    }
    if contract in FREE:
        data["jacks"] = sum(card[0] == "J" for card in held)
    return Reason("belote-held", data)
