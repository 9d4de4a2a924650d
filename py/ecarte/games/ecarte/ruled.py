"""The rules, with the mistakes of a real table: what they change, and what has to be found or ruled on first.

`ecarte.games.ecarte.arbiter` carries out the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from ecarte.core.cards import UNKNOWN
from ecarte.core.game import Event, Problem, Seat, evolve
from ecarte.core.hands import card_data
from ecarte.games.ecarte import legal as ecarte_legal
from ecarte.games.ecarte import refusals
from ecarte.games.ecarte.arbiter import apply_ruling, complete_hand, owe, stock_without, with_mistakes
from ecarte.games.ecarte.effects import EFFECTS, score_tricks
from ecarte.games.ecarte.held import hidden
from ecarte.games.ecarte.irregular.rulings import LAWS, mistakes_of, unfound, verdict
from ecarte.games.ecarte.state import AT, HAND, SEATS, Mistakes, Owed, Pair, State


def why_not(state: State, event: Event) -> Problem | None:
    """Return why the event may not happen now, or None: a fault of the deal must be found before the deal is scored."""
    problem = refusals.why_not(state, event)
    if problem is None and state.irregular.mistakes is not None and _hides_fault(state, apply(state, event)):
        return unfound(state)
    return problem


def legal(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return every event the seat may do now, in turn or out of it."""
    return _allowed(state, ecarte_legal.legal(state, seat))


def moves(state: State) -> tuple[Event, ...]:
    """Return every event by the rules that either seat may do now, the mover's first."""
    return _allowed(state, ecarte_legal.moves(state))


def _allowed(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events allowed while a ruling, or what it owes, may have to come first."""
    if state.irregular.mistakes is None:
        return events
    return tuple(event for event in events if why_not(state, event) is None)


def required(state: State) -> tuple[Event, ...]:
    """Return the findings, rulings and steps that may come next at a real table, and a hidden hand due to be shown."""
    events = (Event("ruling", verb=verb, args=tuple(args)) for verb, *args in _steps(state, mistakes_of(state)))
    possible = tuple(event for event in events if why_not(state, event) is None)
    if state.showing and not possible:
        seat = state.showing[0]
        return (Event("say", seat, verb="show", args=(UNKNOWN * len(state.hand(seat)),)),)
    return possible


def _steps(state: State, mistakes: Mistakes) -> Iterator[tuple[str, ...]]:
    """Yield the verbs of steps that may be required, each with its arguments."""
    if not mistakes.law and (mistakes.wrong or mistakes.out_of_turn):  # what the deal cannot be scored without
        for law in map(str, range(1, LAWS + 1)):
            yield from (("found", law, seat) for seat in SEATS)
    ruled = verdict(state, mistakes.law) if mistakes.law else None
    for choice in ruled.choices if ruled else ():
        step = "ruling", str(mistakes.law), choice.name
        if choice.name == "trump":
            yield from ((*step, card) for card in (state.turned or "", *mistakes.exposed))
        else:
            yield step
    owed = mistakes.owed[0] if mistakes.owed else Owed("")
    if owed.what == "drawn":
        hands = sorted(set(combinations(state.hand(owed.seat), owed.number)))
        yield from (("drawn", owed.seat, "".join(cards)) for cards in hands)
    elif owed.what == "tricks":
        yield "tricks", owed.seat, str(owed.number)
    elif owed.what == "recut":
        yield ("recut",)


def apply(state: State, event: Event) -> State:
    """Return the state after an event that `why_not` allows."""
    irregular = state.irregular
    if irregular.mistakes is None and not irregular.real and event.do != "ruling":
        return EFFECTS[event.do](state, event)
    if event.do == "ruling" and refusals.is_of_real_table(state, event):
        return apply_ruling(state, event)
    return apply_ordinary(state, event)


def apply_ordinary(state: State, event: Event) -> State:
    """Return the state after an event that is no ruling, with any fault that may be found later."""
    irregular = state.irregular
    if irregular.mistakes is not None and irregular.mistakes.owed:
        return complete_hand(state, event)
    after = EFFECTS[event.do](state, event)
    return _note(state, event, after) if irregular.real or irregular.mistakes is not None else after


def _note(before: State, event: Event, after: State) -> State:
    seat, mistakes = event.seat, mistakes_of(after)
    if event.do == "deal" and len(event.cards) != HAND:
        return with_mistakes(after, replace(mistakes, wrong=(*mistakes.wrong, ("deal", seat))))
    if event.do == "draw":
        return _note_draw(before, event, after)
    if event.do == "turn":
        return _turned(before, after)
    if event.verb == "accept" and mistakes.no_refusal:
        return with_mistakes(after, replace(mistakes, no_refusal=False))
    if event.do == "play" and after.phase == "play" and not after.trick and not all(after.hands):
        return _run_out(after)
    return after


def _turned(before: State, after: State) -> State:
    """Note what can no longer be marked in time: a score or a turned king of the deal before (laws 22, 50)."""
    mistakes = mistakes_of(after)
    king = [before.options.king_points * (before.irregular.late_king == seat) for seat in SEATS]
    missed = [max(0, -off) + late for off, late in zip(mistakes.off, king, strict=True)]
    kept: Pair = (max(0, mistakes.off[0]), max(0, mistakes.off[1]))
    mistakes = replace(mistakes, off=kept, lost=(mistakes.lost[0] + missed[0], mistakes.lost[1] + missed[1]))
    if mistakes.law:  # the elder may still ask for a new deal (law 13)
        return evolve(with_mistakes(after, replace(mistakes, mover=after.mover)), mover=None)
    return with_mistakes(after, mistakes)


def _note_draw(before: State, event: Event, after: State) -> State:
    """Note a wrong number, or a card that could have been taken (law 37)."""
    seat, mistakes = event.seat, mistakes_of(after)
    others = {"looked": mistakes.looked, "mixed": mistakes.mixed}
    fresh = {name: tuple(each for each in seats if each != seat) for name, seats in others.items()}
    mistakes = replace(mistakes, looked=fresh["looked"], mixed=fresh["mixed"])
    if len(event.cards) != before.taking[AT[seat]]:
        mistakes = replace(mistakes, wrong=(*mistakes.wrong, ("draw", seat)))
    card, mistakes = mistakes.turned_again, replace(mistakes, turned_again=None)
    noted = with_mistakes(after, mistakes)
    if card is None or card in after.seen or hidden(after, seat):  # only its holder knows whether a hidden draw has it
        return noted
    return stock_without(noted, card)


def remark(state: State, event: Event) -> Problem | None:
    """Warn of what a law does not allow and a record may still hold.

    The elder does not draw the card it was to take by the ruling (law 37), or a mark comes after its time and is one
    too many (law 50).
    """
    mistakes = mistakes_of(state)
    if event.do == "ruling" and event.verb == "mark":
        seat, number = event.args
        late = mistakes.off[AT[seat]] >= 0 and mistakes.lost[AT[seat]] > 0
        return Problem("W-mark-late", "law 50", {"seat": seat, "number": int(number)}) if late else None
    card = mistakes.turned_again
    if card is None or event.do != "draw" or card in event.cards or UNKNOWN in event.cards:
        return None
    return Problem("W-not-taken", "law 37", {"seat": event.seat, **card_data(card)})


def _run_out(state: State) -> State:
    """When a hand runs out before five tricks, count the opponent's remaining cards as tricks (laws 30, 34)."""
    if not any(state.hands):
        return score_tricks(state)
    seat = next(seat for seat in SEATS if state.hand(seat))
    number = min(len(state.hand(seat)), HAND - sum(state.won))
    return evolve(owe(state, Owed("tricks", seat, number)), mover=None)


_ENDED = ("showing", "scored", "over")


def _hides_fault(before: State, after: State) -> bool:
    """Return whether the deal would be scored with a fault nobody has found."""
    ends = after.phase in _ENDED and before.phase not in _ENDED
    return ends and unfound(before) is not None
