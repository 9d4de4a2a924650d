"""What one seat may see of a game of écarté."""

from __future__ import annotations

from dataclasses import replace

from ecarte.core.cards import UNKNOWN, parse_cards
from ecarte.core.game import Event, Problem, Seat, evolve
from ecarte.games.ecarte.course import game_points, next_head, score, winner
from ecarte.games.ecarte.held import hidden
from ecarte.games.ecarte.irregular.claims import may_take_back
from ecarte.games.ecarte.legal import discard_span, mark_due, may_mark, may_mark_turned
from ecarte.games.ecarte.ruled import legal, why_not
from ecarte.games.ecarte.state import AT, SEATS, Hand, State, View


def view(state: State, seat: Seat) -> View:
    """Return all that the seat may know: nothing here depends on a card it has not seen."""
    if seat not in SEATS:
        kings = _shown(state, SEATS[1]).get(SEATS[0], ())[:1]
        return _watched(view(state, SEATS[0]), SEATS[0] in state.shown, kings)
    is_hidden = hidden(state, seat)
    if is_hidden and state.only in SEATS:
        raise ValueError(f"the record is the view of {state.only}")
    mine = seat == state.mover and not is_hidden
    refused: dict[str, Problem] = {}
    # A state in which a king is about to mark itself is passed through only, but frames show it: the
    # other seat must not learn of the king before it is marked, and its holder is asked for nothing.
    apparent = state if mark_due(state) is None else evolve(state, kings=SEATS)
    if not is_hidden and not (mine and state.phase == "discard"):  # there cards are chosen, not played
        for card in state.hand(seat):
            event = Event("play", seat, (card,))
            problem = why_not(apparent, event)
            if problem is not None:
                refused[str(event)] = problem
    return View(
        seat=seat,
        options=state.options,
        deal=state.number,
        dealer=state.dealer,
        phase="dealing" if state.phase in ("start", "void") else state.phase,
        turn=state.mover,
        pause=not (mine or is_hidden) and (_mark_lapses(state, seat) or _card_stays(state, seat)),
        legal=() if is_hidden else legal(apparent, seat),
        refused=refused,
        next=next_head(state),
        score=score(state),
        hand=state.hand(seat),
        sizes={each: len(state.hand(each)) for each in SEATS},
        turned=state.turned,
        stock=state.stock,
        exchanges=state.exchanges,
        discard=discard_span(state, seat) if mine and state.phase == "discard" else None,
        proposed=state.asked or None,
        declined=state.declined,
        vulnerable=state.vulnerable,
        kings=state.kings,
        trick=state.trick,
        tricks=state.tricks,
        won=dict(zip(SEATS, state.won, strict=True)),
        scored=state.scored,
        winner=winner(state),
        game_points=game_points(state),
        discarded=state.discards[AT[seat]],
        question=state.question,
        named=state.named,
        counts=state.counts,
        doubled=state.doubled,
        offered=state.offered,
        offenders=state.irregular.offenders,
        shown=_shown(state, seat),
    )


def _shown(state: State, seat: Seat) -> dict[Seat, Hand]:
    """Return what the seat sees of the other's hand: all of one that was shown, or the king that has won the game.

    A king whose mark reaches the target is shown (E13), so that it is never false (E26).
    """
    shown = {each: state.hand(each) for each in state.shown if each != seat}
    king = f"K{state.trump}"
    last = state.scored[-1] if state.scored else None
    if state.phase == "over" and last is not None and last.why == "king" and not state.shown:
        hand = state.hand(last.seat)
        if last.seat != seat and king in hand:
            shown[last.seat] = (king, *(UNKNOWN,) * (len(hand) - 1))
    return shown


def _watched(view: View, shown: bool, kings: Hand) -> View:
    """Return the view of a spectator, made from a seat's view.

    A spectator sees no hand (E31, E32) unless it is ``shown``, and of others only ``kings`` that won the game.
    """
    hand = view.hand if shown else (*kings, *(UNKNOWN,) * (len(view.hand) - len(kings)))
    return replace(view, watching=True, hand=hand, legal=(), refused={}, discard=None, pause=False, discarded=())


def _mark_lapses(state: State, seat: Seat) -> bool:
    """Return whether the right to mark a king in hand ends with the opponent's next card (E14)."""
    in_hand = may_mark(state, seat) and not may_mark_turned(state, seat)
    return in_hand and (seat == state.elder or state.options.king_until == "first-lead")


def _card_stays(state: State, seat: Seat) -> bool:
    """Return whether the right to take a card back ends with the opponent's next one (laws 39, 40)."""
    return state.options.has_penalties and may_take_back(state, seat) is not None


def redact(event: Event, seat: Seat) -> Event:
    """Return the event as the seat may see it.

    Hidden are the opponent's cards dealt, discarded and drawn, the suffix of a wrong card or king, advice to others.
    """
    if event.seat == seat != "":  # an event without a seat is not a spectator's own
        return event
    if event.do in ("deal", "discard", "draw"):
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    if event.suffix in ("revoke", "false"):  # found out later, or never
        return replace(event, suffix="")
    if event.verb in ("drawn", "mixed") and event.actor != seat:  # cards taken out of a hand, or into it
        return replace(event, args=(event.args[0], *(UNKNOWN * (len(each) // 2) for each in event.args[1:])))
    if event.verb == "advise" and event.args[1:2] != (seat,):  # advice reveals the hand it is for
        return replace(event, args=(*event.args[:2], UNKNOWN))
    return event


def tells(event: Event, seat: Seat) -> frozenset[str]:
    """Return the cards that the seat sees in the event; for the opponent's king, only that it is marked (E13)."""
    if event.verb == "king" and event.seat != seat:
        return frozenset((str(event),))
    if event.verb == "show":  # a hand that was thrown in (E30)
        return frozenset(parse_cards(event.args[0]))
    return frozenset(redact(event, seat).cards) - {UNKNOWN}
