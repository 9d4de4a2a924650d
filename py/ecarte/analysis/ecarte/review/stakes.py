"""Judging doubles and offers of the point (E28, E29), and kings not marked in time (E6, E13).

Not judged are: whether a silent player should have asked, the answer to a suit named wrongly (E20), and
irregularities.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from ecarte.analysis import Effort, course
from ecarte.analysis.ecarte.choices import standing
from ecarte.analysis.ecarte.choices.value import NOTHING, Choice, Steps
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.open_cards import resumed, worth
from ecarte.analysis.ecarte.review.verdict import as_good
from ecarte.core.game import Event, Seat
from ecarte.core.moment import Moment
from ecarte.games.ecarte.facts import UNIT
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.legal import may_mark, may_mark_turned
from ecarte.games.ecarte.state import AT, OTHER, SEATS, State
from ecarte.players.ecarte.reasons import percent
from ecarte.players.thoughts import Reason

if TYPE_CHECKING:
    from ecarte.types import analysis as declared


_SAME = 1e-9  # a smaller difference of two chances is one of rounding


@dataclass(frozen=True, slots=True)
class Decision(course.Decision[Choice]):
    """A decision, or what a seat failed to do."""

    unit = UNIT

    def to_json(self) -> declared.Decision:
        """Return the decision as the page gets it."""
        decision = course.Decision.to_json(self)
        if abs(self.best.game - self.done.game - self.loss) > _SAME:
            decision["halvesDiffer"] = True
        return decision


def decided(
    at: Moment,
    seat: Seat,
    done: Choice,
    best: Choice,
    exact: bool,
    loss: float,
    error: float,
    reasons: tuple[Reason, ...],
    p: Mapping[Event, float] | None = None,
) -> Decision:
    """Return a decision with its chances of the game, and its equity from -1 to 1."""
    games, worth = (done.game, best.game), 2 * done.game - 1
    return Decision(at, seat, done, best, exact, loss, error, reasons, games, worth, p or {})


Judging = Generator[int, None, Decision | None]
"""Work in small pieces that returns a judgement. Each yields about how many deals it has played out."""

_GOES_ON = {"double": ("accept", ("double",)), "offer": ("decline", ())}
_ENDS = {"double": ("refuse", ("double",)), "offer": ("accept", ("offer",))}


# --- doubles and offers ---


def question(state: State, event: Event, at: Moment, effort: Effort) -> Judging:
    """Return the judgement of a double or an offer of the point, or of the answer to it; None for other events."""
    weighed = yield from weigh(state, event, effort.seed(at), effort)
    if weighed is None:
        return None
    done = next((choice for choice in weighed.choices if choice.event == event), None)
    if done is None:
        return None
    best = max(weighed.choices, key=lambda choice: choice.game)
    error = 0.0 if weighed.exact else weighed.error
    loss = best.game - done.game
    why = () if best is done else (as_good(exact=weighed.exact),) if UNIT.is_none(loss, error) else (weighed.reason,)
    return decided(at, event.seat, done, best, weighed.exact, loss, error, why)


@dataclass(frozen=True, slots=True)
class Weighed:
    """The two choices at a double or an offer of the point, or at its answer.

    ``error`` is half the width of the 95 % interval of their difference, 0 when exact. ``worlds`` is the number of
    hands of the opponent that were examined for each.
    """

    choices: tuple[Choice, Choice]
    exact: bool
    error: float
    reason: Reason
    worlds: int


def weigh(state: State, event: Event, seed: str, effort: Effort) -> Generator[int, None, Weighed | None]:
    """Return the value of a double or an offer of the point, or of its answers, and of the other choice.

    An answer chooses between the score it makes and continuing the deal. The asker cannot know the answer: the
    question is worth no more than the worse of the two. None for other events.
    """
    asked = state.question
    kind = event.verb if asked is None else asked.kind
    if event.do != "say" or kind not in _GOES_ON or (asked is not None and event.seat != state.mover):
        return None
    after = state if asked is not None else ECARTE.rules.play(state, event)
    replies = [Event("say", after.mover or "", verb=verb, args=args) for verb, args in (_GOES_ON[kind], _ENDS[kind])]
    on, ended = (ECARTE.rules.play(after, reply) for reply in replies)
    continued = yield from _standing(on, event.seat, seed, effort)
    over = _settled(state, ended, event.seat)
    if continued is None:
        return None
    played, exact = continued.best, continued.exact
    if asked is not None:
        choices = replace(played, event=replies[0]), replace(over, event=replies[1])
        reason = Reason("goes-on", {"wins": percent(played.wins)})
        return Weighed(choices, exact, 0.0 if exact else played.error, reason, continued.worlds)
    before = yield from _standing(state, event.seat, seed, effort)
    if before is None:
        return None
    done = replace(min(played, over, key=lambda choice: choice.game), event=event)
    silent = replace(before.best, event=_nothing(event.seat))
    reason = Reason("asked", {"wins": percent(silent.wins)})
    exact = exact and before.exact
    error = 0.0 if exact else silent.error + done.error
    return Weighed((done, silent), exact, error, reason, min(continued.worlds, before.worlds))


def _standing(state: State, seat: Seat, seed: str, effort: Effort) -> Steps:
    """Return what a state is worth to a seat, from what the seat knows, in small pieces."""
    return standing(ECARTE.view.of(state, seat), Random(seed), effort.most, effort.worlds)


def _settled(before: State, ended: State, seat: Seat) -> Choice:
    """Return the value of a finished deal to a seat, as a choice that ended it."""
    own, other = (ended.score[AT[each]] - before.score[AT[each]] for each in (seat, OTHER[seat]))
    chance = worth(ended, Random(0))[0]  # no randomness is left
    game = chance if seat == ended.elder else 1 - chance
    return Choice(_nothing(seat), own - other, game, 0.0, float(own > other))


# --- kings ---


def forgotten(before: State, event: Event, after: State, at: Moment, effort: Effort, *, last: bool) -> Judging:
    """Return the judgement of a king that could be marked before an event and no longer after it, or None.

    ``last`` is whether the event is the last of its deal: the next turn-up forfeits a turned king too (law 22).
    """
    if event.do not in ("say", "play") or event.verb == "king":
        return None
    for seat in SEATS:
        if before.only not in (None, seat) or seat in after.kings:
            continue
        if last and after.phase == "scored" and may_mark_turned(after, seat):
            return _mark_lost(after, seat, at)
        if not _may_mark(before, seat) or _may_mark(after, seat):
            continue
        if after.phase in ("showing", "scored", "over"):
            return _mark_lost(after, seat, at)
        if before.phase == "play":
            return (yield from _unmarked(before, event, seat, at, effort))
    return None


def _may_mark(state: State, seat: Seat) -> bool:
    """Return whether a king in hand may be marked, now or once a pending question is answered."""
    state = resumed(state)
    return may_mark(state, seat) and not may_mark_turned(state, seat)


def _mark_lost(after: State, seat: Seat, at: Moment) -> Decision | None:
    """Return the judgement of a king that was not marked in a finished deal: its score lacks those points."""
    table = equity(after.options)
    own, other, elder = after.score[AT[seat]], after.score[AT[OTHER[seat]]], seat == after.dealer
    marked = own + table.king_points
    with_it = 1.0 if marked >= table.target else table.chance(marked, other, elder)  # the mark counts first (E15)
    game = table.chance(own, other, elder)
    if with_it == game:
        return None
    done, best = Choice(_nothing(seat), 0.0, game, 0.0, 0.0), Choice(_king(seat), 1.0, with_it, 0.0, 0.0)
    return _missed(seat, at, done, best, True)


def _unmarked(before: State, event: Event, seat: Seat, at: Moment, effort: Effort) -> Judging:
    """Return the judgement of a king not marked in the play: the deal with the mark and without it."""
    view, card = ECARTE.view.of(before, seat), event if event.seat == seat else None
    judged = []
    for marks in (False, True):
        values = yield from standing(view, Random(effort.seed(at)), effort.most, effort.worlds, card, marks)
        if values is None:  # an illegal card
            return None
        judged.append(values)
    done, best = (replace(each.best, event=make(seat)) for each, make in zip(judged, (_nothing, _king), strict=True))
    return _missed(seat, at, done, best, judged[0].exact)


def _missed(seat: Seat, at: Moment, done: Choice, best: Choice, exact: bool) -> Decision:
    loss, error = best.game - done.game, 0.0 if exact else max(done.error, best.error)
    return decided(at, seat, done, best, exact, loss, error, (Reason("king"),) if loss > 0 else ())


def _nothing(seat: Seat) -> Event:
    return Event("say", seat, verb=NOTHING)


def _king(seat: Seat) -> Event:
    return Event("say", seat, verb="king")
