"""A seat's view as the machine has it, and the machine's choices as events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ecarte.core.cards import SUITS, Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import AT, OTHER, SEATS, View
from ecarte.machine.ecarte import records as machine
from ecarte.machine.ecarte.records import Deal, Rules
from ecarte.players.ecarte.claims import playable
from ecarte.players.ecarte.masks import from_mask, name_numbers, number_cards, read_view, to_mask

PHASES = {"choose": machine.CHOOSE, "answer": machine.ANSWER, "discard": machine.NUMBER, "play": machine.PLAYING}


class Seen(NamedTuple):
    """What the machine is given for a decision; ``may`` are the cards that may be played."""

    rules: Rules
    deal: Deal
    phase: int
    role: int
    may: int


def see(view: View, rules: Rules) -> Seen:
    """Return the view of the seat that is to decide."""
    phase, role = PHASES[view.phase], machine.DEALER if view.seat == view.dealer else machine.ELDER
    if phase == machine.NUMBER and role == machine.DEALER:
        phase = machine.DEALERS_NUMBER
    may = to_mask(playable(view), view.trump or "", view.options.order) if phase == machine.PLAYING else 0
    return Seen(rules, read(view, role), phase, role, may)


def read(view: View, role: int) -> Deal:
    """Return what the seat of a view knows of the deal; of the opponent's hand only its size is true."""
    deal, other, order = hold(view, ()), OTHER[view.seat], view.options.order
    roles = {view.elder: machine.ELDER, view.dealer: machine.DEALER}
    seen, number = read_view(view), number_cards(view.trump or "", order)
    deal.dealer, deal.number, deal.top, deal.times = (
        AT[view.dealer],
        view.deal,
        machine.CARDS - view.stock,
        len(view.exchanges),
    )
    deal.marker = 1 - role if other in view.kings else role if view.seat in view.kings else machine.NOBODY
    deal.declined, deal.vulnerable = (
        roles.get(seat or "", machine.NOBODY) for seat in (view.declined, view.vulnerable)
    )
    deal.led = number[view.counts or view.trick[0][1]] if view.trick else -1
    deal.reply = number[view.tricks[-1].cards[1]] if view.tricks else -1
    deal.last = to_mask(view.tricks[-1].cards if view.tricks else (), view.trump or "", order)
    deal.asked, deal.is_conditional = view.proposed or 0, int(any(event.verb == "refuse" for event in view.legal))
    deal.least, deal.most = view.discard or (1, min(machine.HAND, view.stock))
    deal.hands[role], deal.hands[1 - role] = seen.own, (1 << seen.size) - 1
    deal.away[role], deal.lacks[role] = machine.ALL & ~seen.own & ~seen.unseen, seen.lacks
    if view.exchanges:
        deal.numbers[1 - role] = view.exchanges[-1][AT[other]]
    for seat in SEATS:
        deal.won[roles[seat]] = view.won[seat]
        deal.score[AT[seat]] = view.score[seat]
        deal.begun[AT[seat]] = view.score[seat] - sum(each.points for each in view.scored if each.seat == seat)
    deal.habits = [-1] * len(deal.habits)
    return deal


def lead_again(view: View, deal: Deal) -> None:
    """Let the seat's own card on the table, which must be led again (E20), not count as led."""
    if view.trick and view.trick[0][0] == view.seat:
        deal.led = -1


def hold(view: View, cards: Sequence[Card]) -> Deal:
    """Return a deal of which only the turn-up and these cards are known: the elder's."""
    deal, order = Deal(), view.options.order
    if view.turned:
        deal.trump, deal.turn_up = SUITS.index(view.turned[1]), order.index(view.turned[0])
        deal.hands[machine.ELDER] = to_mask(cards, view.turned[1], order)
    return deal


def card_of(view: View, number: int) -> Card:
    """Return the card of a number."""
    return name_numbers(view.trump or "", view.options.order)[number]


def event_of(view: View, deal: Deal, chosen: int) -> Event:
    """Return the event of a choice in the exchange."""
    if view.phase == "discard":
        if chosen == machine.REFUSE:
            return Event("say", view.seat, verb="refuse")
        away = from_mask(chosen, view.trump or "", view.options.order)
        return Event("discard", view.seat, tuple(card for card in view.hand if card in away))
    if view.phase == "choose":
        if chosen == machine.STAY:
            return Event("say", view.seat, verb="stand")
        return Event("say", view.seat, verb="propose", args=(str(deal.asked),) if view.options.propose_number else ())
    refusal = Event("say", view.seat, verb="refuse")
    if chosen == machine.STAY and refusal in view.legal:  # law 37 may forbid it
        return refusal
    accepts = [event for event in view.legal if event.verb == "accept"]
    return accepts[-1 if chosen in (machine.STAY, machine.GO_IF) else 0]  # without new cards the hand is no better
