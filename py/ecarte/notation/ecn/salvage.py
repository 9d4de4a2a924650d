"""What is kept of a record with errors: the game up to the first fault, and what follows where that is safe.

Nothing is guessed: what is kept is verified as a canonical record, and every card in it is written in the text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ecarte.core.game import Problem, RuleError
from ecarte.notation.ecn import Reading, dumps, read
from ecarte.record import MATCH_TAGS, Deal, Play, Record

_DOUBTED = ("Digest", "Result", "Seed", "Commit", "Cut", "Draw", "Pack", "Cuts", "Resigned", *MATCH_TAGS)
"""Tags that say something of the whole game, or of the cards of all its deals."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """The part of a game that is kept, in canonical form, and the warning that says how much it is."""

    play: Play
    warning: Problem


def salvage(reading: Reading) -> Salvage | None:
    """Return what is kept of a record with errors; None where it has none, and where nothing can be kept."""
    if reading.play is None or reading.sound or not reading.play.record.deals:
        return None
    written = reading.play.record
    errors = [problem for problem in reading.problems if problem.severe]
    for deals in _candidates(_without_half_an_event(reading, errors), errors):
        for names in (("Digest", "Result"), _DOUBTED):
            play = _verified(replace(_without_tags(written, names), deals=deals))
            if play is not None:
                return Salvage(
                    play,
                    _warning(
                        play, errors, is_whole=deals == written.deals and all(_breaks_nothing(each) for each in errors)
                    ),
                )
    return None


def _without_half_an_event(reading: Reading, errors: Sequence[Problem]) -> tuple[Deal, ...]:
    """Return the deals, without an event of several cards on whose line, or the next, something could not be read.

    It may have been another of its cards.
    """
    assert reading.play is not None
    deals, places = reading.play.record.deals, reading.places
    faulty = {line for problem in errors if problem.line for line in (problem.line, problem.line - 1)}
    kept: list[Deal] = []
    at = 0  # of the opening of the deal, among the steps
    for deal in deals:
        last = at + len(deal.entries)
        is_half = bool(deal.entries) and deal.entries[-1].event.do in ("discard", "draw")
        if is_half and (last >= len(places) or places[last] in faulty):
            deal = replace(deal, entries=deal.entries[:-1])
        kept.append(deal)
        at = last + 1
    return tuple(kept)


def _candidates(deals: tuple[Deal, ...], errors: Sequence[Problem]) -> Iterator[tuple[Deal, ...]]:
    """Yield the deals that may be kept: all, then those up to the first with an error, then those before it."""
    yield deals
    faulty = {problem.deal for problem in errors}
    first = next((at for at, deal in enumerate(deals) if deal.head.number in faulty), len(deals) - 1)
    yield deals[: first + 1]
    yield deals[:first]


def _without_tags(record: Record, names: Sequence[str]) -> Record:
    return replace(record, tags=tuple((name, value) for name, value in record.tags if name not in names))


def _verified(record: Record) -> Play | None:
    """Return a record whose canonical form has no errors, without a last deal whose cards are not all dealt."""
    try:
        play = Play(record)
        deal = record.deals[-1] if record.deals else None
        if deal is not None and record.game.deal.given(play.state) is not None and not _has_play(play):
            return _verified(replace(record, deals=record.deals[:-1]))
        if deal is None:
            return None
        (reading,) = read(dumps(play), mode="strict")
    except (RuleError, ValueError):
        return None
    return reading.play if reading.sound else None


def _has_play(play: Play) -> bool:
    """Return whether something was said or played in the last deal."""
    return any(entry.event.do in ("say", "play") for entry in play.record.deals[-1].entries)


def _breaks_nothing(problem: Problem) -> bool:
    """Return whether the events behind an error were read all the same."""
    return problem.code.startswith(("E-result", "E-score", "E-check", "E-digest", "E-tag", "E-seed", "E-commit"))


def _warning(play: Play, errors: Sequence[Problem], *, is_whole: bool) -> Problem:
    """Return what is said of the part that is kept, at the first error that it does not reach."""
    deal = play.record.deals[-1]
    is_open = play.record.game.score.tally(play.state) is None
    faults = [problem for problem in errors if is_whole or (problem.deal or 0) >= deal.head.number] or list(errors)
    first = min(faults, key=lambda each: (each.line or 0, each.column or 0))
    data: dict[str, str | int] = {
        "deals": len(play.record.deals) - is_open,
        "number": deal.head.number,
        "whole": int(is_whole),
        "events": len(deal.entries) if is_open else 0,
    }
    return Problem("W-kept", None, data, first.line, first.column, first.record, first.deal)
