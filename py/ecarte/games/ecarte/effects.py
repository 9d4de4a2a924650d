"""The effect of each event of écarté on the state."""

from __future__ import annotations

from collections.abc import Callable

from ecarte.core import tricks
from ecarte.core.cards import PACK, UNKNOWN, Card, parse_cards, sort_cards
from ecarte.core.game import Event, Seat, evolve
from ecarte.core.hands import known_cards, with_card
from ecarte.games.ecarte.course import name_points
from ecarte.games.ecarte.held import put, unseen, without
from ecarte.games.ecarte.irregular.claims import apply_claim, take_back
from ecarte.games.ecarte.state import AT, HAND, OTHER, SEATS, Question, Scored, State, Trick, with_irregular
from ecarte.games.ecarte.tricks import playable
from ecarte.machine.ecarte.course import DOUBLE, is_decided


def mark(state: State, seat: Seat, points: int, why: str) -> State:
    """Return the state with points marked; the game ends there when they reach the target (E6, E15, E24)."""
    marked = put(state.score, seat, state.score[AT[seat]] + points)
    after = evolve(state, score=marked, scored=(*state.scored, Scored(seat, points, why)))
    if marked[AT[seat]] >= state.options.target:
        return evolve(after, phase="over", mover=None)
    return after


def mark_king(state: State, seat: Seat, why: str) -> State:
    """Return the state with a king marked, turned up or in hand (E6, E13)."""
    return mark(state, seat, state.options.king_points, why)


def _deal(state: State, event: Event) -> State:
    hand = sort_cards(event.cards, state.options.order)
    return evolve(
        state,
        hands=put(state.hands, event.seat, hand),
        seen=state.seen | set(known_cards(hand)),
        stock=state.stock - len(event.cards),
    )


def _turn_up(state: State, event: Event) -> State:
    card = event.cards[0]
    after = evolve(
        state, turned=card, seen=state.seen | {card}, stock=state.stock - 1, phase="choose", mover=state.elder
    )
    if state.irregular.late_king is not None:
        after = with_irregular(after, late_king=None)
    by_itself = card[0] == "K" and state.options.turned_king == "automatic"
    return mark_king(after, state.dealer, "turned-king") if by_itself else after


def _say(state: State, event: Event) -> State:
    return _SAYINGS[event.verb](state, event)


def _propose(state: State, event: Event) -> State:
    return evolve(state, phase="answer", mover=state.dealer, asked=int(event.args[0]) if event.args else 0)


def _packets(state: State, event: Event) -> State:
    return evolve(state, phase="dealing", mover=None, orders=put(state.orders, event.seat, event.args[0]))


def _accept(state: State, event: Event) -> State:
    if state.question is not None:
        return _accept_question(state)
    return evolve(state, phase="discard", mover=state.elder, conditional=bool(event.args))


def _decline(state: State, event: Event) -> State:
    """End the exchange by standing or refusing, which may make the player vulnerable (E7, E8, E23)."""
    if state.question is not None:
        return _refuse_double(state)
    if state.phase == "discard":  # the condition was not met: the elder takes the discards back (E8)
        return _lapse(state)
    vulnerable = event.seat if state.options.makes_vulnerable(len(state.exchanges)) else None
    return evolve(_begin_play(state), declined=event.seat, vulnerable=vulnerable)


def _lapse(state: State) -> State:
    elder = state.elder
    number = state.taking[AT[elder]]
    laid = state.discards[AT[elder]]
    back = sort_cards(state.hand(elder) + laid[len(laid) - number :], state.options.order)
    after = evolve(
        state,
        hands=put(state.hands, elder, back),
        discards=put(state.discards, elder, laid[: len(laid) - number]),
        taking=(0, 0),
    )
    return _begin_play(after)


def _begin_play(state: State) -> State:
    return evolve(state, phase="play", mover=state.elder, asked=0, conditional=False)


def _king(state: State, event: Event) -> State:
    if state.irregular.late_king == event.seat:  # it belongs to the deal before, even if this one is void
        score = put(state.score, event.seat, state.score[AT[event.seat]] + state.options.king_points)
        marked = with_irregular(evolve(state, score=score), late_king=None)
        return evolve(marked, phase="over", mover=None) if max(score) >= state.options.target else marked
    marked = evolve(state, kings=(*state.kings, event.seat))
    if state.turned and state.turned[0] == "K":
        return mark_king(marked, event.seat, "turned-king")
    marked = mark_king(marked, event.seat, "king")
    king, hand = f"K{state.trump}", state.hand(event.seat)
    is_true = not state.options.has_penalties or marked.phase == "over"  # one that wins the game is shown (E13)
    if king not in state.seen and is_true:  # a hidden hand holds it
        shown = sort_cards((*without(hand, (king,)), king), state.options.order)
        marked = evolve(marked, hands=put(marked.hands, event.seat, shown), seen=state.seen | {king})
    return marked


# --- questions (E20, E28, E29) ---


def _ask(state: State, event: Event) -> State:
    question = Question(event.verb, event.seat, state.phase, state.mover)
    return evolve(state, phase="reply", mover=OTHER[event.seat], question=question)


def _resume(state: State) -> State:
    """Go on with the deal where the question interrupted it."""
    assert state.question is not None
    return evolve(state, phase=state.question.phase, mover=state.question.mover, question=None)


def _accept_question(state: State) -> State:
    assert state.question is not None
    by = state.question.by
    if state.question.kind == "double":
        return evolve(_resume(state), doubled=by)
    return _score_point(evolve(state, question=None), OTHER[by], "offer")  # it is taken (E29)


def _refuse_double(state: State) -> State:
    assert state.question is not None
    by = state.question.by
    return _score_point(evolve(state, question=None), by, "double-refused")


def _decline_offer(state: State, event: Event) -> State:
    assert state.question is not None
    return evolve(_resume(state), offered=state.question.by)


def _name(state: State, event: Event) -> State:
    return evolve(state, named=event.args[0])


def _let(state: State, event: Event) -> State:
    if state.required is None:
        return evolve(_resume(state), named=None)
    leader, card = state.trick[0]  # it stays, because its leader has none of the suit
    missing = frozenset(each for each in PACK if each[1] == state.required)
    counts = card[0] + state.required if state.options.declare_suit == "on" else None
    barred = put(state.barred, leader, state.barred[AT[leader]] | missing) if state.only else state.barred
    return evolve(state, required=None, counts=counts, mover=OTHER[leader], barred=barred)


def _require(state: State, event: Event) -> State:
    """Require the suit that was named.

    The card led stays on the table until that suit is led, or for good if the leader says to have none (E20, law 41).
    """
    return evolve(_resume(state), named=None, required=event.args[0], mover=state.trick[0][0])


def _card_returned(state: State) -> State:
    leader, card = state.trick[0]
    back = sort_cards((*state.hand(leader), card), state.options.order)
    return evolve(state, hands=put(state.hands, leader, back), trick=())


# --- throwing in (E30) ---


def _concede(state: State, event: Event) -> State:
    """Score the vole for the opponent if the hand was thrown in without a trick, else the point (law 42)."""
    other = OTHER[event.seat]
    if state.offered == other:
        return _lay_open(_score(state, other, DOUBLE, "offer-declined"), event.seat)
    if not state.won[AT[event.seat]]:
        return _lay_open(_score(state, other, DOUBLE, "vole"), event.seat)
    return _lay_open(_score_point(state, other), event.seat)


def _claim(state: State, event: Event) -> State:
    """Give the claimant all tricks left."""
    left = HAND - sum(state.won)
    scored = score_tricks(evolve(state, won=put(state.won, event.seat, state.won[AT[event.seat]] + left)))
    return _lay_open(scored, event.seat)


def _lay_open(state: State, seat: Seat) -> State:
    """Have both seats show their hands before a thrown-in deal ends, beginning with ``seat``.

    A revoke or a false king can be claimed by what they show (laws 25, 43).
    """
    if state.options.throw_in != "shown":
        return state
    if state.trick and state.required is not None:  # the card led goes back (E20)
        state = _card_returned(state)
    return evolve(state, phase="showing", showing=tuple(each for each in (seat, OTHER[seat]) if state.hand(each)))


def _show(state: State, event: Event) -> State:
    hand = sort_cards(parse_cards(event.args[0]), state.options.order)
    left = state.showing[1:]
    after = evolve(
        state,
        hands=put(state.hands, event.seat, hand),
        seen=state.seen | set(hand),
        showing=left,
        shown=(*state.shown, event.seat),
    )
    if left:
        return after
    return evolve(after, phase="over" if max(state.score) >= state.options.target else "scored")


def _discard(state: State, event: Event) -> State:
    seat = event.seat
    kept = without(state.hand(seat), event.cards)
    laid = state.discards[AT[seat]] + sort_cards(event.cards, state.options.order)
    after = evolve(
        state,
        hands=put(state.hands, seat, kept),
        discards=put(state.discards, seat, laid),
        taking=put(state.taking, seat, len(event.cards)),
    )
    if seat == state.elder:
        return evolve(after, mover=state.dealer)
    return evolve(after, phase="drawing", mover=None, exchanges=(*state.exchanges, after.taking))


def _draw(state: State, event: Event) -> State:
    seat = event.seat
    after = evolve(
        state,
        hands=put(state.hands, seat, sort_cards(state.hand(seat) + event.cards, state.options.order)),
        seen=state.seen | set(known_cards(event.cards)),
        stock=state.stock - len(event.cards),
        taking=put(state.taking, seat, 0),
    )
    if any(after.taking):
        return after
    if not after.stock:  # there is nothing left to propose for (E10)
        return _begin_play(after)
    return evolve(after, phase="choose", mover=state.elder, asked=0, conditional=False)


def _play_card(state: State, event: Event) -> State:
    seat, card = event.seat, event.cards[0]
    if event.suffix == "back":
        return take_back(state, seat)
    if state.only is not None:
        state = _learn(state, seat, card)
    if state.trick and state.required is not None:  # a hidden hand had the required suit after all
        state = _card_returned(state)
    hands = put(state.hands, seat, without(state.hand(seat), (card,)))
    if not state.trick:
        led = evolve(state, hands=hands, trick=((seat, card),), mover=OTHER[seat])
        return _check_lead(with_irregular(led, stray=True) if event.suffix == "turn" else led, card)
    leader, led_card = state.trick[0]
    taker = (leader, seat)[tricks.winner((state.led, card), state.trump, state.options.order)]
    won = put(state.won, taker, state.won[AT[taker]] + 1)
    after = evolve(
        state,
        hands=hands,
        trick=(),
        tricks=(*state.tricks, Trick(leader, (led_card, card), taker)),
        won=won,
        mover=taker,
        counts=None,
    )
    if state.irregular.stray:
        after = with_irregular(after, stray=False)
    ends = is_decided(int(state.options.stop_early), won[AT[taker]], won[AT[OTHER[taker]]])
    return score_tricks(after) if ends else after


def _check_lead(state: State, card: Card) -> State:
    """Ask the opponent about a lead that is not of the suit named (E20)."""
    leader = state.trick[0][0]
    if state.named is None or state.named == card[1]:
        return evolve(state, named=None, required=None)
    question = Question("suit", leader, state.phase, state.mover, (state.named,))
    return evolve(state, phase="reply", question=question)


def _learn(state: State, seat: Seat, card: Card) -> State:
    """Note what a played card tells of a hidden hand: it held this card, and cannot hold others (E13, E17, E18)."""
    barred = state.barred
    if state.options.has_penalties:  # a revoke is possible, so nothing follows
        return evolve(state, seen=state.seen | {card})
    if state.options.king_mark == "automatic" and not state.tricks and not state.trick and not state.kings:
        king = f"K{state.trump}"  # it would have marked itself
        if king not in state.seen:
            barred = (barred[0] | {king}, barred[1] | {king})
    if UNKNOWN in state.hand(seat):
        hand = with_card(known_cards(state.hand(seat)), card)
        others = (other for other in unseen(state) if other not in hand)
        missing = frozenset(other for other in others if card not in playable(state, (*hand, other))[0])
        barred = put(barred, seat, barred[AT[seat]] | missing)
    return evolve(state, barred=barred, seen=state.seen | {card})


def score_tricks(state: State) -> State:
    """Score the tricks of a deal.

    One point for three or four, two for the vole or against the vulnerable (E22, E23). A player who declined the point
    and has not made the vole pays two (E29).
    """
    seat = SEATS[state.won.index(max(state.won))]
    if state.offered is not None and state.won[AT[OTHER[state.offered]]] < HAND:
        return _score(state, state.offered, DOUBLE, "offer-declined")
    return _score(state, seat, *name_points(state.elder, seat, state.vulnerable, max(state.won) == HAND))


def _score_point(state: State, seat: Seat, why: str = "") -> State:
    points, usual = name_points(state.elder, seat, state.vulnerable, False)
    return _score(state, seat, points, why or usual)


def _score(state: State, seat: Seat, points: int, why: str) -> State:
    """End the deal: an offender scores one less, and an accepted double counts after that (E26, E28)."""
    points -= seat in state.irregular.offenders
    if state.doubled is not None:
        points *= 2
    return mark(evolve(state, phase="scored", mover=None), seat, points, why)


EFFECTS = {
    "deal": _deal,
    "turn": _turn_up,
    "say": _say,
    "discard": _discard,
    "draw": _draw,
    "play": _play_card,
    "ruling": apply_claim,
}
_SAYINGS: dict[str, Callable[[State, Event], State]] = {
    "propose": _propose,
    "accept": _accept,
    "stand": _decline,
    "refuse": _decline,
    "king": _king,
    "double": _ask,
    "offer": _ask,
    "decline": _decline_offer,
    "suit": _name,
    "let": _let,
    "require": _require,
    "concede": _concede,
    "claim": _claim,
    "show": _show,
    "took": lambda state, event: state,  # the dealer says how many cards were taken (law 27)
    "packets": _packets,
}
