"""The value of every choice of a decision to its seat, from what the seat knows.

In the exchange, deals are played out over hands that the opponent may hold, by habit and then double dummy; the play of
cards is double dummy over all the hands, or over a sample. All choices are tried on the same hands.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ecarte.analysis import finished
from ecarte.analysis.ecarte.choices.cards import Cards
from ecarte.analysis.ecarte.choices.exchange import TRIED, Exchange
from ecarte.analysis.ecarte.choices.value import NOTHING, Steps, Values
from ecarte.core.game import Event, Seat
from ecarte.games.ecarte.state import View

WORLDS = 400  # about how many hands of the opponent are examined
DECIDED = ("choose", "answer", "discard", "play")  # phases
MOST = 2100  # up to this many hands, all are examined


def values(
    view: View, rng: Random, most: int = MOST, wanted: int = WORLDS, event: Event | None = None, tried: int = TRIED
) -> Values | None:
    """Return the value of every choice of the view's seat, or None where nothing can be decided or judged.

    ``event`` is a choice to examine fully, even if it is bad. ``tried`` is the number of hands after which those are
    dropped that are clearly worse than others.
    """
    return finished(steps(view, rng, most, wanted, event, tried))


def steps(
    view: View, rng: Random, most: int = MOST, wanted: int = WORLDS, event: Event | None = None, tried: int = TRIED
) -> Steps:
    """Return the work of `values` in small pieces."""
    events = decided(view, event)
    if len(events) < 2:
        return None
    if view.phase != "play":
        return (yield from Exchange(view, events, rng, wanted, event, tried).steps())
    if _must_name(view):
        leads = yield from Cards(view, _leads(view), rng, most, wanted).steps()
        return None if leads is None else _by_suit(leads)
    return (yield from Cards(view, events, rng, most, wanted).steps())


def standing(
    view: View,
    rng: Random,
    most: int = MOST,
    wanted: int = WORLDS,
    event: Event | None = None,
    marks: bool | None = None,
) -> Steps:
    """Return the work that values a position for the seat of a view, whoever must decide next; None where nobody must.

    The seat makes its best choice; the opponent follows its habits, and plays double dummy. ``event`` is a card that
    the seat plays; ``marks`` is whether it marks a king in the play, which by default it does when it can.
    """
    if view.phase not in DECIDED:
        return None
    events = (event,) if event is not None else _leads(view) if _must_name(view) else decided(view)
    events = events or (Event("say", view.seat, verb=NOTHING),)
    if view.phase != "play":
        return (yield from Exchange(view, events, rng, wanted, None).steps())
    return (yield from Cards(view, events, rng, most, wanted, marks).steps())


def decided(view: View, event: Event | None = None) -> tuple[Event, ...]:
    """Return the events the seat decides among: in the exchange, in discarding and in the play.

    Naming a suit stands for playing a card of it (E20). ``event`` is what was done; throwing in (E30) is a choice
    only if it was done.
    """
    if view.turn != view.seat or view.phase not in DECIDED:
        return ()
    if view.phase == "play":
        if view.trick and view.trick[0][0] == view.seat:  # another card was led, and a suit is demanded (E20)
            return ()
        if _must_name(view):
            return tuple(_naming(view.seat, suit) for suit in dict.fromkeys(card[1] for card in view.hand))
        cards = tuple(each for each in view.legal if each.do == "play" and not each.suffix)
        if view.named is not None and not view.trick:
            cards = tuple(each for each in cards if each.cards[0][1] == view.named)
        return (*cards, event) if cards and event is not None and event.verb == "concede" else cards
    verbs = ("stand", "propose", "accept", "refuse")
    if view.phase == "discard":
        return tuple(each for each in view.legal if each.do == "discard")
    return tuple(each for each in view.legal if each.do == "say" and each.verb in verbs)


def _must_name(view: View) -> bool:
    """Return whether the seat must name a suit before it leads (E20)."""
    leads = view.phase == "play" and view.turn == view.seat and not view.trick
    return leads and view.options.declare_suit == "on" and view.named is None


def _leads(view: View) -> tuple[Event, ...]:
    return tuple(Event("play", view.seat, (card,)) for card in view.hand)


def _naming(seat: Seat, suit: str) -> Event:
    return Event("say", seat, verb="suit", args=(suit,))


def _by_suit(leads: Values) -> Values:
    """Return the values of leads as values of naming their suits: each suit is worth its best card."""
    best: dict[str, int] = {}
    for at, choice in enumerate(leads.choices):
        best.setdefault(choice.event.cards[0][1], at)
    named = tuple(
        replace(leads.choices[at], event=_naming(leads.choices[at].event.seat, suit)) for suit, at in best.items()
    )
    return replace(leads, choices=named, groups=tuple(leads.groups[at] for at in best.values()))
