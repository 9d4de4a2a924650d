"""Irregularities that players can commit, and the claims on them (E26; laws 25, 39, 40, 43).

They refer to the past, so the state keeps the earlier states and cards of its deal (`remember`). Whether something can
be claimed depends only on what the claimant can see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ecarte.core.cards import UNKNOWN, Card, sort_cards
from ecarte.core.game import Event, Problem, Seat, evolve
from ecarte.games.ecarte.held import hidden, put
from ecarte.games.ecarte.state import AT, HAND, KINGS, OTHER, SEATS, Question, Scored, State, with_irregular
from ecarte.games.ecarte.tricks import playable

REVOKE, FALSE_KING, OUT_OF_TURN = "43", "25", "40"


def remember(state: State, event: Event, after: State) -> State:
    """Return the state after an event, with what a claim may go back to."""
    then = state.irregular
    number = then.events + 1
    if event.do == "play" and event.suffix != "back":
        past, acts = (*then.past, (number, state)), (*then.acts, (number, event))
        return with_irregular(after, events=number, past=past, acts=acts)
    if after.showing and not state.showing:  # a hand thrown in before the first lead is played again from there
        return with_irregular(after, events=number, past=(*then.past, (number, state)))
    if event.verb == "king":
        return with_irregular(after, events=number, acts=(*then.acts, (number, event)))
    return with_irregular(after, events=number)


def irregular_events(state: State, seat: Seat, false_king: bool) -> tuple[Event, ...]:
    """Return what the seat may do beside the rules: irregular events, taking them back, claims."""
    events: list[Event] = []
    if seat == state.mover and state.phase == "reply":
        events += _rulings(state)
    events += [Event("play", seat, (card,), suffix="revoke") for card in illegal(state, seat)]
    if may_lead_out_of_turn(state, seat):
        events += [Event("play", seat, (card,), suffix="turn") for card in state.hand(seat) if card != UNKNOWN]
    if (card := may_take_back(state, seat)) is not None:
        events.append(Event("play", seat, (card,), suffix="back"))
    if false_king and not hidden(state, seat):
        events.append(Event("say", seat, verb="king", suffix="false"))
    if _may_correct_king(state, seat):
        events.append(Event("ruling", verb="unmark", args=(seat, "1")))
    events += (Event("ruling", verb="claim", args=(seat, *args)) for args in claims(state, seat))
    return tuple(events)


def illegal(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards with which the seat would revoke or fail to win now (E26)."""
    following = bool(state.trick) and state.required is None
    if state.phase != "play" or seat != state.mover or not following or UNKNOWN in state.hand(seat):
        return ()
    allowed = playable(state, state.hand(seat))[0]
    return tuple(card for card in state.hand(seat) if card not in allowed)


def may_lead_out_of_turn(state: State, seat: Seat) -> bool:
    """Return whether the seat could lead out of turn (law 40)."""
    waits = state.phase == "play" and not state.trick and state.named is None and state.required is None
    automatic = state.options.king_mark == "automatic" and not state.tricks
    king = f"K{state.trump}"
    marking = automatic and any(king in state.hand(each) and each not in state.kings for each in SEATS)
    return waits and seat != state.mover and not marking


def may_take_back(state: State, seat: Seat) -> Card | None:
    """Return the card the seat may take back, or None.

    That is a lead out of turn to which nobody has played (law 40), or, before the next lead, a card played against the
    rules (law 39).
    """
    if state.phase != "play" or not (state.trick or state.tricks):
        return None
    if state.trick:
        return state.trick[0][1] if state.irregular.stray and state.trick[0][0] == seat else None
    number, act = _last_card(state)
    if act.seat != seat or not state.tricks or state.tricks[-1].leader == seat:
        return None
    before = _before(state, number)
    hand = before.hand(seat)
    if not before.trick or state.required is not None:
        return None
    wrong = hidden(state, seat) or act.cards[0] not in playable(before, hand)[0]
    return act.cards[0] if wrong else None


def claims(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield law and event of everything the seat can claim now: what the cards it has seen prove."""
    if state.phase not in ("play", "scored", "over"):
        return
    if state.phase == "play" and state.irregular.stray and state.trick and state.trick[0][0] != seat:
        yield OUT_OF_TURN, f"#{_last_card(state)[0]}"
    irregular = state.irregular
    for number, act in irregular.acts:
        if act.seat == seat or number in irregular.ruled or number in irregular.taken_down:
            continue
        if act.do == "play" and _is_proved_revoke(state, number, act):
            yield REVOKE, f"#{number}"
        elif act.verb == "king" and _is_proved_false_king(state, number, act, seat):
            yield FALSE_KING, f"#{number}"


def _is_proved_revoke(state: State, number: int, act: Event) -> bool:
    """Return whether cards played later, or shown, prove that this play was illegal."""
    before = _before(state, number)
    if not before.trick:
        return False
    played = (e.cards[0] for n, e in state.irregular.acts if n >= number and e.do == "play" and e.seat == act.seat)
    held = state.hand(act.seat) if act.seat in state.shown else ()
    return act.cards[0] not in playable(before, tuple(dict.fromkeys((*played, *held))))[0]


def _is_proved_false_king(state: State, number: int, act: Event, seat: Seat) -> bool:
    """Return whether the seat can prove that the announced king was false.

    It can when it holds the king, when it has seen all of the opponent's cards, and when it discarded the king; in that
    case only after the opponent's next card, before which the opponent may correct the announcement.
    """
    if state.turned is None or state.turned[0] == "K":
        return False
    if _held_king(state, seat) or UNKNOWN in state.hand(seat):
        return True
    played = any(e.do == "play" and e.seat == act.seat for n, e in state.irregular.acts if n > number)
    if played and f"K{state.trump}" in state.discards[AT[seat]]:
        return True
    own = {e.cards[0] for _, e in state.irregular.acts if e.do == "play" and e.seat == act.seat}
    if act.seat in state.shown:
        return f"K{state.trump}" not in own.union(state.hand(act.seat))
    return len(own) == HAND and f"K{state.trump}" not in own


def _held_king(state: State, seat: Seat) -> bool:
    own = {*state.hand(seat)}
    own.update(e.cards[0] for _, e in state.irregular.acts if e.do == "play" and e.seat == seat)
    return f"K{state.trump}" in own


def _may_correct_king(state: State, seat: Seat) -> bool:
    """Return whether the seat may correct its announcement of a king it does not hold (law 25)."""
    if state.turned is None or state.turned[0] == "K":  # the king marked is the turn-up
        return False
    number, act = _last_own(state, seat)
    right = number in state.irregular.taken_down or number in state.irregular.ruled
    announced = act is not None and act.verb == "king" and state.phase == "play" and not right
    return announced and act is not None and (act.suffix == "false" or hidden(state, seat))


def _last_own(state: State, seat: Seat) -> tuple[int, Event | None]:
    return next(((number, act) for number, act in reversed(state.irregular.acts) if act.seat == seat), (0, None))


def _last_card(state: State) -> tuple[int, Event]:
    return next((number, act) for number, act in reversed(state.irregular.acts) if act.do == "play")


def _before(state: State, number: int) -> State:
    return next(before for n, before in state.irregular.past if n == number)


def _opening(state: State) -> int | None:
    """Return the event from which a hand is played again: the first lead, or the throwing-in if there was none."""
    return state.irregular.past[0][0] if state.irregular.past else None


def _rulings(state: State) -> Iterator[Event]:
    """Yield the claimant's choices."""
    question = state.question
    if question is None or question.kind != "claim":
        return
    law, number = question.args
    first = _opening(state)
    choices: list[tuple[str, ...]] = []
    if law == REVOKE:
        back = number if state.options.replay == "card" else f"#{first}"
        choices = [("replay", back), ("stand",)]
    elif law == FALSE_KING:
        held = _held_king(state, question.by)
        if held or UNKNOWN in state.hand(question.by):  # the claimant shows it, and the mark is removed
            choices.append(("shown",))
        if not held:
            choices += [("replay", f"#{first}")] if first is not None else []
            choices.append(("correct",))
    elif law == OUT_OF_TURN:
        choices = [("back",)]
    for choice in choices:
        yield Event("ruling", verb="ruling", args=(law, *choice))


# --- why not, and what it leads to ----------------------------------------------------------------


def why_not(state: State, event: Event) -> Problem | None:
    """Return why the claim, the choice or the correction may not be made now; None when it may."""
    if event.verb not in ("claim", "ruling", "unmark"):  # an unknown word
        return Problem("E-irregular", None, {"text": str(event)})
    if not state.options.has_penalties:
        return Problem("E-claim-rules", "E26", {})
    if event.verb == "ruling":
        choices = tuple(_rulings(state))
        if event in choices:
            return None
        return Problem("E-ruling", _law(event), {"ruling": str(event), **_listing(choices)})
    if event.verb == "unmark":
        right = len(event.args) == 2 and event.args[1] == "1" and _may_correct_king(state, event.args[0])
        if right:
            return None  # other marks are removed only at a real table (law 51)
    if event.verb == "claim":
        seat = event.actor
        may = tuple(claims(state, seat)) if seat in SEATS else ()
        if event.args[1:] in may:
            return None
        instead = [Event("ruling", verb="claim", args=(seat, *each)) for each in may]
        return Problem("E-claim", _law(event, 1), {"claim": str(event), **_listing(instead)})
    return Problem("E-event", None, {"event": str(event)})


def _listing(events: Iterable[Event]) -> dict[str, str | int]:
    """Return the events that may be said instead, and their number, as data of a problem."""
    texts = [str(event) for event in events]
    return {"number": len(texts), "allowed": ", ".join(texts)}


def _law(event: Event, at: int = 0) -> str | None:
    return f"law {event.args[at]}" if len(event.args) > at else None


def apply_claim(state: State, event: Event) -> State:
    """Return the state after a claim, a choice or a correction that `why_not` allows; advice (E32) changes nothing."""
    if event.verb == "advise":
        return state
    if event.verb == "claim":
        question = Question("claim", event.actor, state.phase, state.mover, event.args[1:])
        return evolve(state, phase="reply", mover=event.actor, question=question)
    if event.verb == "unmark":
        return _remove_mark(state, _last_own(state, event.args[0])[0], event.args[0])
    assert state.question is not None
    law, number = state.question.args
    offender = OTHER[state.question.by]
    resumed = evolve(state, phase=state.question.phase, mover=state.question.mover, question=None)
    if law == OUT_OF_TURN:
        return take_back(resumed, offender)
    resumed = with_irregular(resumed, ruled=(*state.irregular.ruled, int(number[1:])))
    lessened = event.args[1] != "shown"
    if event.args[1] == "replay":
        resumed = _replay_from(resumed, int(event.args[2][1:]))
    if law == FALSE_KING:
        resumed = _remove_mark(resumed, int(number[1:]), offender)
    return _lessen(resumed, offender) if lessened else resumed


def take_back(state: State, seat: Seat) -> State:
    """Return the state after the last card was taken back.

    Whatever was said since remains, except a suit named for the next lead.
    """
    number, act = _last_card(state)
    before = _before(state, number)
    hand = sort_cards((*state.hand(seat), act.cards[0]), state.options.order)
    back = evolve(
        state,
        hands=put(state.hands, seat, hand),
        trick=before.trick,
        tricks=before.tricks,
        won=before.won,
        mover=before.mover,
        named=before.named,
        counts=before.counts,
    )
    return with_irregular(
        back,
        stray=before.irregular.stray,
        past=tuple(each for each in state.irregular.past if each[0] != number),
        acts=tuple(each for each in state.irregular.acts if each[0] != number),
    )


def _replay_from(state: State, number: int) -> State:
    """Return the state before an event, with later rulings, and without marks removed since."""
    before = _before(state, number)
    then, now = before.irregular, state.irregular
    kept = {each for each, _ in then.acts}  # events played again can be ruled on again
    ruled, taken_down = (tuple(n for n in each if n in kept) for each in (now.ruled, now.taken_down))
    back = with_irregular(before, ruled=ruled, offenders=now.offenders, taken_down=taken_down)
    for false, act in then.acts:
        if false in now.taken_down and false not in then.taken_down:
            back = _unmark(back, act.seat)
    return back


def _remove_mark(state: State, number: int, seat: Seat) -> State:
    """Remove the mark of a false king: that of the event with this number."""
    return with_irregular(_unmark(state, seat), taken_down=(*state.irregular.taken_down, number))


def _unmark(state: State, seat: Seat) -> State:
    """Remove a marked king from the score; a game it had won goes on."""
    mark = next((each for each in state.scored if each.seat == seat and each.why == "king"), None)
    if mark is None:
        return state
    rest = tuple(each for each in state.scored if each is not mark)
    return _rescore(evolve(state, scored=rest), seat, -mark.points)


def _lessen(state: State, offender: Seat) -> State:
    """Take one point from the offender's tricks: now if they are scored, else when they are."""
    if offender in state.irregular.offenders:
        return state
    state = with_irregular(state, offenders=(*state.irregular.offenders, offender))
    at = next((n for n, each in enumerate(state.scored) if each.seat == offender and each.why not in KINGS), None)
    if at is None:
        return state
    less = 2 if state.doubled else 1
    old = state.scored[at]
    scored = (*state.scored[:at], Scored(old.seat, old.points - less, old.why), *state.scored[at + 1 :])
    return _rescore(evolve(state, scored=scored), offender, -less)


def _rescore(state: State, seat: Seat, points: int) -> State:
    score = tuple(n + points * (each == seat) for each, n in zip(SEATS, state.score, strict=True))
    phase = "scored" if state.phase == "over" and max(score) < state.options.target else state.phase
    return evolve(state, score=(score[0], score[1]), phase=phase)
