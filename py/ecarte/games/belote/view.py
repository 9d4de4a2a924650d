"""What one seat sees of a game of belote: its view, the events as it may know them, and what they reveal (B15)."""

from __future__ import annotations

from dataclasses import replace

from ecarte.core.cards import PACK, UNKNOWN, parse_cards
from ecarte.core.game import Event, Problem, Seat, evolve
from ecarte.games.belote.bids import bidding_round
from ecarte.games.belote.course import next_head, over, score, winner
from ecarte.games.belote.declarations import best_side, may_declare, own_melds
from ecarte.games.belote.declarations import melds as melding
from ecarte.games.belote.held import hands, hidden
from ecarte.games.belote.legal import legal_as
from ecarte.games.belote.refusals import why_not
from ecarte.games.belote.state import Hand, Meld, State, View, side_of


def view(state: State, seat: Seat) -> View:
    """Return all that the seat may know: nothing here depends on a card it has not seen."""
    if hidden(state, seat):
        raise ValueError(f"the record is the view of {state.only}")
    options, own = state.options, state.hand(seat) if state.hands else ()
    refused: dict[str, Problem] = {}
    legal = legal_as(state, seat, (seat,)) if state.hands else ()
    if state.phase == "play":
        possible = {event.cards[0] for event in legal if event.do == "play"}
        for card in own:
            problem = None if card in possible else why_not(_as_seen(state, seat), Event("play", seat, (card,)))
            if problem is not None:
                refused[f"{seat}.{card}"] = problem
    won = dict.fromkeys(options.sides, 0)
    for trick in state.tricks:
        won[side_of(trick.winner, options.players)] += 1
    sizes = {each: len(hand) for each, hand in hands(state).items()}
    out = sum(sizes.values()) + len(state.trick) + options.players * len(state.tricks)
    up = (state.turned is not None and not (state.taken or options.face_up)) + (state.bottom is not None)
    return View(
        seat=seat,
        options=options,
        deal=state.number,
        dealer=state.dealer,
        phase="dealing" if state.phase == "start" else state.phase,
        turn=state.mover,
        pause=False,
        legal=legal,
        refused=refused,
        next=next_head(state),
        score=score(state),
        carried=state.carried,
        hand=own,
        sizes=sizes,
        covering=dict(zip(state.seats, state.covering, strict=True)) if options.face_up and state.hands else {},
        turned=state.turned,
        bottom=state.bottom,
        taken=state.taken,
        stock=len(PACK) - out - up if state.number and not options.without_cards else 0,
        round=bidding_round(state),
        bids=state.bids,
        taker=state.taker,
        contract=state.contract,
        melds=tuple(meld if meld.seat == seat or meld.shown else _as_announced(meld) for meld in state.melds),
        best=best_side(state),
        ranks=state.ranks,
        trumped=state.trumped,
        calls=state.calls,
        known={each: _revealed(state, each) for each in state.seats if each != seat} if state.hands else {},
        trick=state.trick,
        tricks=state.tricks,
        won=won,
        scored=state.scored,
        winner=winner(state),
        over=over(state),
    )


def _as_seen(state: State, seat: Seat) -> State:
    """Return the state for a seat's own plays, which do not wait for what others have still to say."""
    return evolve(state, melds=()) if may_declare(state) and seat == state.mover else state


def _as_announced(meld: Meld) -> Meld:
    """Return a declaration as others hear it (B15)."""
    return meld if meld.kind == melding.CARRE else replace(meld, top=UNKNOWN, cards=())


def _revealed(state: State, seat: Seat) -> Hand:
    """Return the cards in a hand that all know: open, taken up, shown, of a carré, or promised by "belote"."""
    if state.options.face_up:
        return state.hand(seat)
    seen = {state.turned} if state.taken and seat == state.taker else set()
    for meld in own_melds(state, seat):
        if meld.shown or meld.kind == melding.CARRE:
            seen |= set(meld.cards)
    for call in state.calls:
        if call.seat == seat:
            seen |= {"K" + call.suit, "Q" + call.suit}
    return tuple(card for card in state.hand(seat) if card in seen)


def redact(event: Event, seat: Seat) -> Event:
    """Return the event as the seat may see it: others' cards unknown, and the tops of their sequences too (B15)."""
    if event.seat == seat or event.verb == "up":
        return event
    if event.do in ("deal", "draw"):
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    if event.verb == "meld" and len(event.args) == 2 and event.args[0] != melding.CARRE:
        return replace(event, args=(event.args[0], UNKNOWN))
    return event


def tells(event: Event, seat: Seat) -> frozenset[str]:
    """Return the cards that the seat sees in the event; of others' declarations, what they say."""
    seen = redact(event, seat)
    if event.verb == "show":
        return frozenset(parse_cards(event.args[0]))
    if event.verb in ("meld", "rank", "trump") and event.seat != seat:
        return frozenset((str(seen),))
    called = frozenset((str(event),)) if event.call and event.seat != seat else frozenset[str]()
    return called | (frozenset(seen.cards) - {UNKNOWN})
