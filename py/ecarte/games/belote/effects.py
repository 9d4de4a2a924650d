"""The effect of each event of belote: one function for each kind, from a state to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ecarte.core.cards import UNKNOWN, Card, parse_cards, sort_cards
from ecarte.core.game import Event, Seat, evolve
from ecarte.core.hands import known_cards, with_card
from ecarte.games.belote import score as scoring
from ecarte.games.belote.bids import bidding_round, may_bid, passes_left
from ecarte.games.belote.declarations import counting_melds, may_declare, own_melds, to_show
from ecarte.games.belote.declarations import melds as melding
from ecarte.games.belote.held import covered_by, dealt, played_first, put, uncovering, unseen
from ecarte.games.belote.legal import playable_now
from ecarte.games.belote.state import NATURAL, Belote, Bid, Hand, Meld, State, Trick, around, side_of
from ecarte.games.belote.tricks import taking


def _deal(state: State, event: Event) -> State:
    return _lay(state, event) if event.verb else _give(state, event)


def _give(state: State, event: Event) -> State:
    hand = sort_cards((*state.hand(event.seat), *event.cards), NATURAL)
    return evolve(state, hands=put(state, event.seat, hand), seen=state.seen | set(known_cards(event.cards)))


def _lay(state: State, event: Event) -> State:
    """Lay cards face up: at first each on a covered one, the last of them the turn-up; later what lay beneath one."""
    after, at = _give(state, event), state.options.places[event.seat]
    mine = after.hands[at]
    if state.phase == "uncovering":
        above = covered_by(state, event.seat)
        mine = tuple(card for card in state.covering[at] if card != above)
    after = evolve(after, covering=(*state.covering[:at], mine, *state.covering[at + 1 :]))
    if state.phase == "uncovering":
        return after if uncovering(after) else evolve(after, phase="play", mover=after.tricks[-1].winner)
    if any(len(hand) < state.options.first for hand in after.hands):
        return after
    return evolve(after, turned=event.cards[0], phase="bid", mover=state.elder)


def _draw(state: State, event: Event) -> State:
    after = _give(state, event)
    complete = all(len(hand) == state.options.hand for hand in after.hands)
    return _begin(after) if complete and state.options.players == 4 else after


def _turn_up(state: State, event: Event) -> State:
    card = event.cards[0]
    seen = state.seen | {card}
    if event.verb == "bottom":
        return _begin(evolve(state, bottom=card, seen=seen))
    return evolve(state, turned=card, seen=seen, phase="bid", mover=state.elder)


def _begin(state: State) -> State:
    """Begin play, or the announcements before it."""
    before = state.options.announce_before_play and state.options.declarations == "all"
    return evolve(state, phase="announce" if before else "play", mover=state.elder)


def _take(state: State, event: Event) -> State:
    hand = sort_cards((*state.hand(event.seat), *event.cards), NATURAL)
    return evolve(state, hands=put(state, event.seat, hand), taken=True)


def _say(state: State, event: Event) -> State:
    return _SAYINGS[event.verb](state, event)


def _next(state: State, seat: Seat) -> Seat:
    return around(state.options.seats, seat)[0]


def _pass(state: State, event: Event) -> State:
    if state.phase == "announce":
        if event.seat == state.dealer:  # the last to speak
            return evolve(state, phase="play", mover=state.elder)
        return evolve(state, mover=_next(state, event.seat))
    bids = (*state.bids, Bid(event.seat, "pass", bidding_round(state)))
    after = evolve(state, bids=bids, mover=_next(state, event.seat))
    if passes_left(after) > 0:
        return after
    if after.taker is not None:
        return _end_bidding(after)
    # All passed twice (B8).
    return scoring.end(evolve(after, gathered=()))


def _bid(state: State, event: Event) -> State:
    bid = event.args[0]
    after = evolve(
        state,
        bids=(*state.bids, Bid(event.seat, bid, bidding_round(state))),
        taker=event.seat,
        contract=bid,
        mover=_next(state, event.seat),
    )
    return after if any(may_bid(after)) else _end_bidding(after)


def _end_bidding(state: State) -> State:
    """Go on to the second deal, or to the play where there is none (B32)."""
    return _begin(state) if state.options.face_up else evolve(state, phase="drawing", mover=None)


def _meld(state: State, event: Event) -> State:
    kind, top = event.args
    late, hand = may_declare(state), dealt(state, event.seat)
    declared = Meld(event.seat, kind, top, late=late)
    if UNKNOWN not in hand:
        each = melding.declarable(event.seat, hand, state.options.shared_cards, own_melds(state, event.seat), late)
        declared = next(meld for meld in each if (meld.kind, meld.top) == (kind, top))
    elif kind == melding.CARRE:  # its cards are named
        declared = replace(declared, cards=tuple(top + suit for suit in "shdc"))
        state = _reveal(state, event.seat, declared.cards)
    return evolve(state, melds=(*state.melds, declared))


def _reveal(state: State, seat: Seat, cards: Sequence[Card]) -> State:
    """Make cards of a hidden hand known."""
    hand, played = state.hand(seat), played_first(state, seat)
    left = list(hand)
    for card in cards:
        if card not in left and card != played:
            left[left.index(UNKNOWN)] = card
    return evolve(state, hands=put(state, seat, sort_cards(left, NATURAL)), seen=state.seen | set(cards))


def _packets(state: State, event: Event) -> State:
    return evolve(state, phase="dealing", mover=None, packets=event.args[0])


def _rank(state: State, event: Event) -> State:
    return evolve(state, ranks=(*state.ranks, (event.seat, event.args[0])))


def _show(state: State, event: Event) -> State:
    seat, cards = event.seat, parse_cards(event.args[0])
    melds = list(state.melds)
    for at, meld in enumerate(melds):
        if meld.seat == seat and not meld.shown and cards in to_show(state, meld):
            whole = meld.cards or melding.completions(meld.kind, cards, played_first(state, seat)) or ()
            top = meld.top if meld.kind == melding.CARRE else whole[0]
            # Nobody else can tell several of a kind apart: the first shown counts as the first announced.
            alike = (seat, meld.kind, False)
            first = next(place for place, each in enumerate(melds) if (each.seat, each.kind, each.shown) == alike)
            late = melds[first].late
            melds[at] = replace(melds[first], late=meld.late)
            melds[first] = replace(meld, cards=whole, top=top, late=late, shown=True)
            break
    return evolve(_reveal(state, seat, cards), melds=tuple(melds))


def _play_card(state: State, event: Event) -> State:
    seat, card = event.seat, event.cards[0]
    if state.only is not None:
        state = _learn(state, event)
    hand = state.hand(seat)
    at = hand.index(card if card in hand else UNKNOWN)
    hands = put(state, seat, hand[:at] + hand[at + 1 :])
    calls = _called(state.calls, event) if event.call else state.calls
    trick = (*state.trick, (seat, card))
    if len(trick) < state.options.players:
        return evolve(state, hands=hands, trick=trick, calls=calls, mover=_next(state, seat))
    taker = taking(trick, state.contract or "")
    done = Trick(trick[0][0], tuple([card for _, card in trick]), taker)
    after = evolve(state, hands=hands, trick=(), tricks=(*state.tricks, done), calls=calls, mover=taker)
    if len(after.tricks) == state.options.hand:
        return _score(after)
    if state.options.face_up and uncovering(after):
        return evolve(after, phase="uncovering", mover=None)
    return after


def _called(calls: tuple[Belote, ...], event: Event) -> tuple[Belote, ...]:
    suit = event.cards[0][1]
    if event.call == "belote":
        return (*calls, Belote(event.seat, suit))
    return tuple(replace(call, complete=True) if call.suit == suit else call for call in calls)


def _learn(state: State, event: Event) -> State:
    """Note what a card shows of a hidden hand: that it was there, what cannot be (B18-B23), and a called pair (B13)."""
    seat, card = event.seat, event.cards[0]
    barred, hand = state.barred, state.hand(seat)
    if UNKNOWN in hand:
        at = state.seats.index(seat)
        known = with_card(known_cards(hand), card)
        could = [other for other in unseen(state) if other != card]
        missing = frozenset(other for other in could if card not in playable_now(state, seat, (*known, other))[0])
        if state.options.undertrump_partner is True and hand.count(UNKNOWN) > (card not in hand) + 1:
            # A higher trump frees the other suits, so a lower one beside it is possible (B20).
            missing = frozenset(
                other
                for other in missing
                if not any(card in playable_now(state, seat, (*known, other, each))[0] for each in could)
            )
        barred = (*barred[:at], barred[at] | missing, *barred[at + 1 :])
    after = evolve(state, barred=barred, seen=state.seen | {card})
    if UNKNOWN in hand:
        shown = [card] if card not in hand else []
        if event.call == "belote":
            shown.append(("Q" if card[0] == "K" else "K") + card[1])
        after = _reveal(after, seat, shown)
    return after


def _score(state: State) -> State:
    """Score the deal (B24-B29)."""
    scored = scoring.score(
        state.options,
        state.order,
        state.taker or "",
        state.contract or "",
        state.tricks,
        counting_melds(state),
        state.calls,
        state.carried,
    )
    return scoring.end(evolve(state, scored=scored, gathered=_gathered(state)))


def _gathered(state: State) -> Hand:
    """Return the tricks of each side in the order taken, one pile on the other, where they are only cut (B5)."""
    if state.options.shuffle != "cut-only":
        return ()
    return tuple(
        card
        for side in state.options.sides
        for trick in state.tricks
        if side_of(trick.winner, state.options.players) == side
        for card in trick.cards
    )


EFFECTS = {"deal": _deal, "turn": _turn_up, "take": _take, "draw": _draw, "say": _say, "play": _play_card}
_SAYINGS: dict[str, Callable[[State, Event], State]] = {
    "pass": _pass,
    "take": _bid,
    "meld": _meld,
    "rank": _rank,
    "trump": lambda state, event: evolve(state, trumped=event.seat),
    "show": _show,
    "packets": _packets,
}
