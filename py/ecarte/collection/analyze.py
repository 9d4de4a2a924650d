"""Analysis of records one after the other, in several processes, with the same result for any number of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial

from ecarte import compiler
from ecarte.analysis import ANALYSTS, Effort, finished
from ecarte.collection.annotate import annotated
from ecarte.collection.journal import Journal
from ecarte.collection.processes import in_order
from ecarte.collection.workers import Jobs, is_alone, is_cluster
from ecarte.core.game import Json, Problem, RuleError, Seat
from ecarte.notation import ecn
from ecarte.record import Play, facts
from ecarte.version import __version__

_AHEAD = 3  # records that wait for each process; no more are read ahead
_ALL = 10**9  # more than all hands
_STANDARD = Effort()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to do with each record: the effort, one seat or all, and whether to overwrite annotations."""

    effort: Effort = field(default_factory=Effort)
    seat: Seat | None = None
    overwrite: bool = False

    def to_json(self) -> Json:
        """Return all that the annotations depend on besides the record."""
        return {"analyze": __version__, **asdict(self)}


def effort(worlds: int = _STANDARD.worlds, *, exact: bool = False, seed: int = _STANDARD.number) -> Effort:
    """Return the effort with so many sampled hands for a decision, or with all hands examined in the play."""
    orders = max(_STANDARD.orders * worlds // _STANDARD.worlds, 8)
    return Effort(worlds, _ALL if exact else _STANDARD.most, orders, seed)


@dataclass(frozen=True, slots=True)
class Analysed:
    """A record with its annotations, and the reviews as JSON by seat; or unchanged, with the problem.

    ``key`` is that of the record before (`ecarte.record.facts.key`).
    """

    key: str
    text: str
    reviews: dict[Seat, Json]
    problem: Problem | None = None


def analysed(
    plays: Iterable[Play],
    wanted: Wanted,
    jobs: Jobs = 1,
    progress: Callable[[float], object] = lambda done: None,
    prepare: Callable[[str], object] = compiler.prepare,
) -> Iterator[Analysed]:
    """Return each record analysed, in order.

    ``progress`` is called with the number of records that are done; one process counts the part of the next, too.
    ``prepare`` compiles what a game needs and is not compiled yet, before the first of its records; the workers of a
    cluster do so themselves.
    """
    if not is_cluster(jobs):
        plays = _prepared(plays, prepare)
    if is_alone(jobs):
        for number, play in enumerate(plays):
            yield _analysed(play, wanted, partial(_reached, progress, number))
            progress(number + 1)
        return
    texts = ((number, ecn.dumps(play)) for number, play in enumerate(plays, 1))
    for number, result in in_order(partial(_read, wanted), texts, jobs, _AHEAD):
        yield result
        progress(number)


def _prepared(plays: Iterable[Play], prepare: Callable[[str], object]) -> Iterator[Play]:
    """Return records; what a game needs is compiled before the first of its records goes to a process, not in each."""
    are_prepared: set[str] = set()
    for play in plays:
        name = play.record.game.name
        if name in ANALYSTS and name not in are_prepared:
            prepare(name)
            are_prepared.add(name)
        yield play


def resumed(
    plays: Iterable[Play],
    wanted: Wanted,
    journal: Journal,
    jobs: Jobs,
    progress: Callable[[float], object],
    prepare: Callable[[str], object] = compiler.prepare,
) -> Iterator[Analysed]:
    """Return each record analysed, in order; those in the journal are not analysed again, the others are added to it.

    Raises RuleError when the records in the journal are others.
    """
    rest = iter(plays)
    for number, result in enumerate(journal.results(), 1):
        play = next(rest, None)
        if play is None or result["key"] != facts.key(ecn.dumps(play)):
            raise RuleError(Problem("E-journal-records", None, {"file": str(journal.path), "number": number}))
        yield Analysed(**result) if "text" in result else _analysed(play, wanted)
        progress(number)
    for each in analysed(rest, wanted, jobs, lambda done: progress(journal.kept + done), prepare):
        # Why a record was not analysed is found again at once.
        journal.add(
            {"key": each.key} if each.problem else {"key": each.key, "text": each.text, "reviews": each.reviews}
        )
        yield each


def _reached(progress: Callable[[float], object], number: int, part: float) -> None:
    progress(number + part)


def _read(wanted: Wanted, text: str) -> Analysed:
    """Analyse a record in another process, perhaps on another computer."""
    play = ecn.loads(text)[0]
    if play.record.game.name in ANALYSTS:
        compiler.prepare(play.record.game.name)
    return _analysed(play, wanted)


def _analysed(play: Play, wanted: Wanted, progress: Callable[[float], object] = lambda part: None) -> Analysed:
    text = ecn.dumps(play)
    key = facts.key(text)
    problem = refusal(play, wanted.seat)
    if problem is not None:
        return Analysed(key, text, {}, problem)
    analyst = ANALYSTS[play.record.game.name]
    review = finished(analyst.pieces(play, wanted.effort), lambda piece: progress(piece[0]))
    written = annotated(play, review, wanted.seat, overwrite=wanted.overwrite)
    seats = [play.record.view or wanted.seat] if play.record.view or wanted.seat else play.record.seats
    return Analysed(key, ecn.dumps(written), {seat: review.to_json(seat) for seat in seats if seat})


def refusal(play: Play, seat: Seat | None = None) -> Problem | None:
    """Return why a record cannot be analysed, for a seat if one is named, or None when it can."""
    name = play.record.game.name
    if name not in ANALYSTS:
        return Problem("E-review-game", None, {"game": name})
    if seat is not None and seat not in play.record.seats:
        return Problem("E-seat", None, {"seat": seat})
    if seat is not None and play.record.view not in (None, seat):
        return Problem("E-view-other", None, {"seat": seat, "view": play.record.view or ""})
    return ANALYSTS[name].refusal(play)
