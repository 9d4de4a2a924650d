"""The game of écarté: rules E1-E30.

It puts together what `ecarte.core.contract` asks of a game. Most of that is in the other modules, each of which imports
only those before it: states and views (`state`), cards that may be played (`tricks`), possible hands (`held`),
irregularities and claims (`irregular`), legal events (`legal`, `deal`), refusals (`refusals`), effects (`effects`),
rulings at a real table (`arbiter`), mistakes there (`ruled`), a seat's sight (`view`).

A state may be one seat's view of a game (``only``): the opponent's private cards are then "??", and every event is
still checked against the known cards.
"""

from __future__ import annotations

from operator import attrgetter

from ecarte.core.contract import Cut, Deal, Game, Log, Rules, Score, Sight
from ecarte.core.game import Event, Json, RuleError
from ecarte.core.tricks import taker
from ecarte.games.ecarte import course
from ecarte.games.ecarte.deal import due, given
from ecarte.games.ecarte.held import hands, unseen
from ecarte.games.ecarte.irregular.claims import remember
from ecarte.games.ecarte.legal import weights
from ecarte.games.ecarte.options import OPTIONS, PRESETS, resolve
from ecarte.games.ecarte.refusals import suppose
from ecarte.games.ecarte.ruled import apply, legal, moves, remark, required, why_not
from ecarte.games.ecarte.state import KINGS, NAME, SEATS, SIDES, State
from ecarte.games.ecarte.view import redact, tells, view


def play(state: State, event: Event) -> State:
    """Return the state after the event; raises RuleError when `why_not` refuses it."""
    problem = why_not(state, event)
    if problem is not None:
        raise RuleError(problem)
    after = apply(state, event)
    return remember(state, event, after) if state.options.has_penalties else after


def follows(before: State, after: State) -> tuple[Json, ...]:
    """Return the log entries that follow from the event between two states: marks, tricks, the score, the end."""
    entries: list[Json] = []
    for scored in after.scored[len(before.scored) :]:
        if scored.why == "turned-king" and after.kings == before.kings:
            entries.append({"do": "mark", "seat": scored.seat, "why": scored.why})
    took = taker(before, after)
    if took is not None:
        entries.append({"do": "trick", "seat": took})
    totals = course.tally(after)
    if totals is not None and course.tally(before) != totals:  # a change of the marks logs the score again
        points, running = totals
        reasons = [each.to_json() for each in after.scored]
        entry: Json = {"do": "score", "points": points, "score": running, "scored": reasons}
        offenders = after.irregular.offenders
        lessened = [each.seat for each in after.scored if each.seat in offenders and each.why not in KINGS]
        if lessened:  # laws 25, 43
            entry["offenders"] = lessened
        entries.append(entry)
    if after.phase == "over" and before.phase != "over":
        entries.append({"do": "over", "seat": course.winner(after), "why": "score"})
    return tuple(entries)


def breaks_line(state: State, event: Event) -> bool:
    """Return whether the event starts a new line in canonical ECN.

    Hands and turn-up share a line, and so does each round of the exchange and each trick with the marks before it.
    """
    if event.do == "deal":
        return event.seat == state.elder
    if event.do == "say" and event.verb == "king":
        return not state.tricks and not state.trick
    if event.do == "say" and event.verb in ("double", "offer", "concede", "claim"):
        return not state.trick
    if event.do == "say" and event.verb == "suit":
        return _opens(state)
    if event.do == "say":
        return event.verb in ("propose", "stand")
    if event.do == "play":  # a mark before the first lead, or the suit named, has begun the line
        begun = state.named is not None or state.required is not None or event.suffix == "back"
        return not state.trick and not begun and _opens(state)
    return event.do == "ruling" and event.verb in ("claim", "advise", "fault", "exposed", "notice", "mark", "unmark")


def _opens(state: State) -> bool:
    """Return whether the first word of a trick opens a line: not if a king in hand, marked before, has done so."""
    turned_king = state.turned is not None and state.turned[0] == "K"
    return bool(state.tricks or not state.kings or turned_king)


GAME = Game(
    name=NAME,
    all_seats=SEATS,
    all_sides=SIDES,
    options=OPTIONS,
    presets=PRESETS,
    resolve=resolve,
    rule_ids={
        "pack": "E1",
        "seats": "E1",
        "deals": "E3",
        "given": "E4",
        "turn": "E16",
        "trick": "E19",
        "score": "E22",
        "end": "E24",
    },
    rules=Rules(start=course.start, turn=attrgetter("mover"), legal=legal, why_not=why_not, play=play, moves=moves),
    deal=Deal(
        next_head=course.next_head,
        begin=course.open_deal,
        given=given,
        due=due,
        hands=hands,
        unseen=unseen,
        suppose=suppose,
    ),
    score=Score(of=course.score, tally=course.tally, over=course.over, winner=course.winner, replace=course.with_score),
    view=Sight(of=view, redact=redact, tells=tells),
    log=Log(follows=follows, taker=taker, breaks_line=breaks_line, trump=attrgetter("trump")),
    cut=Cut(tag="Cut", draw=course.cut, first=course.deals_first),
    misdealt=course.misdealt,
    rulings=required,
    remark=remark,
    weights=weights,
)
