"""How a sound player of écarté handles irregularities, its own and the opponent's (laws 25, 39, 40, 43; E20)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core import tricks
from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import KINGS, OTHER, View
from ecarte.machine.ecarte.sight import above
from ecarte.machine.sums import total
from ecarte.players.ecarte.forecast import forecast
from ecarte.players.ecarte.masks import number_cards, read_view


def put_right(view: View) -> Event | None:
    """Return the event that corrects the seat's own irregularity, while that costs nothing, or None."""
    return next((event for event in view.legal if event.suffix == "back" or event.verb == "unmark"), None)


def claimed(view: View) -> Event | None:
    """Return a claim on an irregularity of the opponent, when it is worth making, or None."""
    claims = (event for event in view.legal if event.do == "ruling" and event.verb == "claim")
    return next((claim for claim in claims if _is_worthwhile(view, claim.args[1])), None)


def _is_worthwhile(view: View, law: str) -> bool:
    if view.winner == view.seat:
        return False
    if law == "40":  # a lead that the seat can take may stand
        return not _takes(view, view.trick[0][1])
    other = OTHER[view.seat]
    tricks_scored = any(each.seat == other and each.why not in KINGS for each in view.scored)
    return law == "25" or view.phase == "play" or tricks_scored


def _takes(view: View, led: Card) -> bool:
    order, trump = view.options.order, view.trump or ""
    return any(tricks.winner((led, card), trump, order) == 1 for card in fair_cards(view))


def fair_cards(view: View) -> list[Card]:
    """Return the cards that the rules allow to play."""
    return [event.cards[0] for event in view.legal if event.do == "play" and not event.suffix]


def playable(view: View) -> Sequence[Card]:
    """Return the cards to choose from: the legal ones, of the suit that was named for the lead."""
    fair = fair_cards(view) or list(view.hand)
    return [card for card in fair if view.named is None or card[1] == view.named] or fair


def ruled(view: View, rng: Random) -> Event:
    """Return the choice after a claim: a deal that is lost, or more likely lost than not, is played again."""
    choices = [event for event in view.legal if event.do == "ruling" and event.verb == "ruling"]
    again = next((event for event in choices if event.args[1] == "replay"), None)
    rest = [event for event in choices if event != again]
    return again if again is not None and not _is_content(view, rng) else rest[0]


def _is_content(view: View, rng: Random) -> bool:
    """Return whether the deal may stand."""
    assert view.question is not None
    ended = [each.seat for each in view.scored if each.why not in KINGS]
    if view.question.phase != "play":
        return OTHER[view.seat] not in ended
    return total(forecast(view, rng)[3:]) >= 0.5


def suit_asked(view: View) -> Event:
    """Return the answer to a leader who named another suit: it stands if it is taken, or if no other is better."""
    assert view.question is not None
    named, (_, led) = view.question.args[0], view.trick[0]
    if not _would_take(view, led) and _meets(view, named):
        return Event("say", view.seat, verb="require", args=(named,))
    return Event("say", view.seat, verb="let")


def _would_take(view: View, led: Card) -> bool:
    trump, order = view.trump or "", view.options.order
    return any(tricks.winner((led, card), trump, order) == 1 for card in view.hand) and (
        not tricks.of_suit(view.hand, led[1]) or bool(tricks.heads(view.hand, led, order))
    )


def _meets(view: View, suit: str) -> bool:
    """Return whether the hand is strong against that suit: it has its best card, or trumps and none of the suit."""
    own = tricks.of_suit(view.hand, suit)
    if not own:
        return bool(tricks.of_suit(view.hand, view.trump or ""))
    best = number_cards(view.trump or "", view.options.order)[own[0]]
    return not above(best) & read_view(view).unseen
