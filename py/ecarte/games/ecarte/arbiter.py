"""The effects of the arbiter's rulings at a real table, and of the steps that they require.

Each choice in a ruling has effects, named in `ecarte.laws`. Those that change a deal are carried out here, each by a
function; the others (who may look at a card, who pays for a new pack) are left to the people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ecarte.core.cards import UNKNOWN, Card, parse_cards, sort_cards
from ecarte.core.game import Event, Seat, evolve
from ecarte.core.hands import known_cards
from ecarte.games.ecarte.effects import mark_king, score_tricks
from ecarte.games.ecarte.held import put, without
from ecarte.games.ecarte.irregular.rulings import NO_MISTAKES, exposed_law, fault_law, mistakes_of, owing, verdict
from ecarte.games.ecarte.state import AT, SEATS, Mistakes, Owed, Pair, Scored, State, with_irregular


def apply_ruling(state: State, event: Event) -> State:
    """Return the state after a fact, a ruling, or a step that a ruling requires; `rulings.why_not` allows it."""
    return _RULINGS[event.verb](state, event)


def with_mistakes(state: State, mistakes: Mistakes) -> State:
    """Return the state with other mistakes of a real table, None for no mistakes."""
    return with_irregular(state, mistakes=None if mistakes == NO_MISTAKES else mistakes)


def _await_ruling(state: State, mistakes: Mistakes, law: int) -> State:
    """Let nobody act before the arbiter has ruled on the law found to apply."""
    if mistakes.law:
        return with_mistakes(state, mistakes)
    return evolve(with_mistakes(state, replace(mistakes, law=law, mover=state.mover)), mover=None)


def _fault(state: State, event: Event) -> State:
    what = event.args[1]
    return _await_ruling(state, replace(mistakes_of(state), fault=what), fault_law(state, what))


def _exposed(state: State, event: Event) -> State:
    whose, cards = event.args[0], parse_cards(event.args[1])
    law = exposed_law(state, whose, len(cards))
    return _await_ruling(state, replace(mistakes_of(state), exposed=cards, whose=whose), law)


def _added(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return seats if seat in seats else (*seats, seat)


def _looked(state: State, event: Event) -> State:
    return with_mistakes(state, replace(mistakes_of(state), looked=_added(mistakes_of(state).looked, event.args[0])))


def _mixed(state: State, event: Event) -> State:
    return with_mistakes(state, replace(mistakes_of(state), mixed=_added(mistakes_of(state).mixed, event.args[0])))


# --- rulings ---


def _ruling(state: State, event: Event) -> State:
    mistakes = mistakes_of(state)
    ruled = verdict(state, mistakes.law)
    choice = ruled.choice(event.args[1]) if ruled else None
    assert choice is not None
    rest = replace(mistakes, law=0, exposed=(), whose="", fault="", mixed=())
    after = with_mistakes(state, _settle(state, rest, event.args[1]))
    for effect in choice.effects:
        change = _CHANGES.get(effect)
        if change is not None:
            after = change(after, state, event)
    return _resume(after)


def _settle(state: State, mistakes: Mistakes, choice: str) -> Mistakes:
    """Return the mistakes left after a ruling on a wrong hand; a hand to be put right later stays listed as wrong."""
    law = mistakes_of(state).law
    if law == 14:
        return mistakes if choice == "redeal" else replace(mistakes, out_of_turn=False)
    if choice == "stand" and law != 21 and not (law in (15, 16, 17, 18) and state.exchanges):
        return mistakes
    if law == 9:
        return replace(mistakes, wrong=())
    if law not in (15, 16, 17, 18, 20, 21, 29, 30, 31, 32, 33, 34):
        return mistakes
    seat = state.elder if law in (15, 16, 20, 29, 30, 31, 32) else state.dealer
    return replace(mistakes, wrong=tuple(each for each in mistakes.wrong if each[1] != seat))


def _resume(state: State) -> State:
    """Give the turn back when the rulings require nothing more."""
    mistakes = mistakes_of(state)
    if mistakes.law or mistakes.owed or state.phase in ("void", "scored", "over"):
        return state
    return evolve(with_mistakes(state, replace(mistakes, mover=None)), mover=mistakes.mover)


def _void(state: State, before: State, event: Event) -> State:
    """Make the deal count for nothing, the kings marked in it included."""
    for each in state.scored:
        state = _unmark(state, each)
    return evolve(state, phase="void", mover=None)


def _unmark(state: State, mark: Scored) -> State:
    """Remove a mark; points of it that had been forgotten are not removed again (law 50)."""
    mistakes, at = mistakes_of(state), AT[mark.seat]
    forgotten = min(mark.points, max(0, -mistakes.off[at]))
    score = put(state.score, mark.seat, state.score[at] - mark.points + forgotten)
    rest = tuple(each for each in state.scored if each is not mark)
    off: Pair = put(mistakes.off, mark.seat, mistakes.off[at] + forgotten)
    return evolve(with_mistakes(state, replace(mistakes, off=off)), score=score, scored=rest)


def owe(state: State, *owed: Owed | None) -> State:
    """Return the state with further steps required."""
    mistakes = mistakes_of(state)
    return with_mistakes(state, replace(mistakes, owed=(*mistakes.owed, *(each for each in owed if each is not None))))


def _put_right(state: State, before: State, event: Event) -> State:
    """Take back the surplus cards first, then deal the missing ones (law 9)."""
    owed = [each for seat in (state.elder, state.dealer) if (each := owing(state, seat, back=True))]
    return owe(state, *sorted(owed, key=lambda each: each.what != "drawn"))


def _hand_right(state: State, before: State, event: Event) -> State:
    """Require cards to be drawn or dealt until the hand that the law concerns has five."""
    law = mistakes_of(before).law
    seat = state.elder if law in (15, 16, 29, 31, 32) else state.dealer
    return owe(state, owing(state, seat, back=law in (29, 33) and event.args[1] == "putright"))


def _no_turned_king(state: State, before: State, event: Event) -> State:
    marked = next((each for each in state.scored if each.why == "turned-king"), None)
    if marked is not None:
        state = _unmark(state, marked)
    return with_mistakes(state, replace(mistakes_of(state), no_turned_king=True))


def _pick_trump(state: State, before: State, event: Event) -> State:
    """Let the elder choose the turn-up (law 11); a king is marked at once where turned kings are."""
    exposed = mistakes_of(before).exposed
    picked = event.args[2]
    bare = _no_turned_king(state, before, event)
    bare = with_mistakes(bare, replace(mistakes_of(bare), no_turned_king=mistakes_of(state).no_turned_king))
    bare = evolve(bare, turned=picked, seen=state.seen | set(exposed), stock=state.stock - len(exposed))
    by_itself = picked[0] == "K" and state.options.turned_king == "automatic"
    return mark_king(bare, state.dealer, "turned-king") if by_itself else bare


def _thrown_out(state: State, before: State, event: Event) -> State:
    mistakes = mistakes_of(before)
    card, whose = mistakes.exposed[0], mistakes.whose
    if whose not in SEATS:
        return stock_without(state, card)
    hand = without(state.hand(whose), (card,))
    gone = evolve(state, hands=put(state.hands, whose, hand), seen=state.seen | {card})
    return owe(gone, Owed("draw", whose, 1))


def stock_without(state: State, card: Card) -> State:
    """Return the state with a card of the stock put out of the deal."""
    return evolve(state, seen=state.seen | {card}, stock=state.stock - 1)


def _no_refusal(state: State, before: State, event: Event) -> State:
    """Let the elder take the card turned with the next exchange, or put it out of the deal (law 37)."""
    card = mistakes_of(before).exposed[0]
    barred = with_mistakes(state, replace(mistakes_of(state), no_refusal=True))
    if event.args[1] != "take":
        return stock_without(barred, card)
    return with_mistakes(barred, replace(mistakes_of(barred), turned_again=card))


def _short(state: State, before: State, event: Event) -> State:
    return with_mistakes(state, replace(mistakes_of(state), short=True))


def _recut_owed(state: State, before: State, event: Event) -> State:
    return owe(state, Owed("recut"))


_CHANGES: Mapping[str, Callable[[State, State, Event], State]] = {
    "new-deal": _void,
    "right-deals": _void,
    "right-pack": _void,
    "deal-void": _void,
    "cut-again": _recut_owed,
    "cut-again-own": _recut_owed,
    "put-right": _put_right,
    "excess-back": _hand_right,
    "excess-discarded": _hand_right,
    "excess-drawn": _hand_right,
    "filled": _hand_right,
    "no-turned-king": _no_turned_king,
    "pick-trump": _pick_trump,
    "thrown-out": _thrown_out,
    "no-refusal": _no_refusal,
    "tricks-count": _short,
}
"""The effects of `ecarte.laws` that change a deal, each a function of the state so far, the state before the ruling,
and the ruling."""


# --- the steps that a ruling requires ---


def _pay(state: State) -> State:
    mistakes = mistakes_of(state)
    return _resume(with_mistakes(state, replace(mistakes, owed=mistakes.owed[1:])))


def _drawn(state: State, event: Event) -> State:
    """Take cards out of a hand, back to the pack or out of the deal."""
    seat, cards = event.args[0], parse_cards(event.args[1])
    owed = mistakes_of(state).owed[0]
    known = known_cards(cards)
    if UNKNOWN in cards and UNKNOWN in state.hand(seat):  # the cards known to be there may be among them
        shown = known_cards(state.hand(seat))
        hidden = (UNKNOWN,) * len(state.hand(seat))
        state = evolve(state, hands=put(state.hands, seat, hidden), seen=state.seen - set(shown))
    after = evolve(state, hands=put(state.hands, seat, without(state.hand(seat), cards)))
    if owed.back:
        return _pay(evolve(after, seen=state.seen - set(known), stock=state.stock + len(cards)))
    return _pay(evolve(after, seen=state.seen | set(known)))


def complete_hand(state: State, event: Event) -> State:
    """Return the state after cards that complete a hand by a ruling."""
    hand = sort_cards(state.hand(event.seat) + event.cards, state.options.order)
    after = evolve(
        state,
        hands=put(state.hands, event.seat, hand),
        seen=state.seen | set(known_cards(event.cards)),
        stock=state.stock - len(event.cards),
    )
    return _pay(after)


def _tricks(state: State, event: Event) -> State:
    """Count cards that nobody can play to as tricks of their holder."""
    seat, number = event.args[0], int(event.args[1])
    counted = _pay(evolve(state, won=put(state.won, seat, state.won[AT[seat]] + number)))
    return score_tricks(counted)


def _mark(state: State, event: Event) -> State:
    """Mark or remove points outside the rules; the difference is kept for laws 50 and 51."""
    seat, number = event.args[0], int(event.args[1])
    points = number if event.verb == "mark" else -number
    off: Pair = put(mistakes_of(state).off, seat, mistakes_of(state).off[AT[seat]] + points)
    score = put(state.score, seat, state.score[AT[seat]] + points)
    after = evolve(with_mistakes(state, replace(mistakes_of(state), off=off)), score=score)
    if state.phase in ("scored", "over"):
        return evolve(after, phase="over" if max(score) >= state.options.target else "scored")
    return after


_RULINGS: Mapping[str, Callable[[State, Event], State]] = {
    "fault": _fault,
    "found": lambda state, event: _await_ruling(state, mistakes_of(state), int(event.args[0])),
    "exposed": _exposed,
    "looked": _looked,
    "mixed": _mixed,
    "notice": lambda state, event: state,
    "ruling": _ruling,
    "recut": lambda state, event: _pay(state),
    "drawn": _drawn,
    "tricks": _tricks,
    "mark": _mark,
    "unmark": _mark,
}
