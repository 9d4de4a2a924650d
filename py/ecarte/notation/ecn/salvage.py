"""What is kept of a record with errors: the game up to the first fault, and what follows where that is safe.

Nothing is guessed: what is kept is verified as a canonical record, and every card in it is written in the text. Where a
tag that names game, rules or seat is damaged, it is read as the value one slip from it, or as the only one that fits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from ecarte.core.game import Problem, RuleError
from ecarte.core.near import is_one_slip
from ecarte.games import GAMES
from ecarte.notation.ecn import Reading, dumps, read
from ecarte.notation.ecn.heading import Tags, meant
from ecarte.notation.ecn.tokens import format_tag
from ecarte.record import MATCH_TAGS, SEAT_TAGS, VERSION, Deal, Play, Record

_DOUBTED = ("Digest", "Result", "Seed", "Commit", "Cut", "Draw", "Pack", "Cuts", "Resigned", *MATCH_TAGS)
"""Tags that say something of the whole game, or of the cards of all its deals."""


@dataclass(frozen=True, slots=True)
class Salvage:
    """The part of a game that is kept, in canonical form, and the warning that says how much it is."""

    play: Play
    warning: Problem


def salvage(reading: Reading) -> Salvage | None:
    """Return what is kept of a record with errors; None where it has none, and where nothing can be kept."""
    if reading.sound or not reading.is_record:
        return None
    errors = [problem for problem in reading.problems if problem.severe]
    found, tags = _with_mended_tags(reading.text, {problem.code for problem in errors}) or (reading, "none")
    if found.play and found.sound and found.play.record.deals:
        kept: Salvage | None = Salvage(found.play, _warning(found.play, errors, is_whole=True))
    else:
        kept = _salvaged(found, [problem for problem in found.problems if problem.severe])
    return kept and replace(kept, warning=replace(kept.warning, data={**kept.warning.data, "tags": tags}))


def _salvaged(reading: Reading, errors: Sequence[Problem]) -> Salvage | None:
    """Return what is kept of a record whose rules are known: up to the first fault, or behind a damaged first deal."""
    if reading.play is None or not reading.play.record.deals:
        return None
    deals = _without_half_an_event(reading, errors)
    begin = _kept(reading.play.record, _candidates(deals, errors), errors)
    later = deals[1:] if deals[0].head.number == 1 else deals
    if begin is not None or _first_faulty(deals, errors) or not later:
        return begin
    return _kept(reading.play.record, map(_renumbered, _candidates(later, errors)), errors, later[0].head.number)


def _kept(
    written: Record, candidates: Iterable[tuple[Deal, ...]], errors: Sequence[Problem], begin: int = 1
) -> Salvage | None:
    """Return the first candidate that is a record without errors; its deals begin with that of a number."""
    if not written.tag("ECN").isdecimal():  # damaged, not another version
        written = written.with_tag("ECN", VERSION)
    for deals in candidates:
        for names in (("Digest", "Result"), _DOUBTED):
            play = _verified(replace(_without_tags(written, names), deals=deals))
            if play is not None:
                is_whole = deals == written.deals and all(_breaks_nothing(each) for each in errors)
                return Salvage(play, _warning(play, errors, begin, is_whole=is_whole))
    return None


def _renumbered(deals: tuple[Deal, ...]) -> tuple[Deal, ...]:
    """Return deals as those of a game that begins with them: with the first that is not dealt again."""
    begin = next((at for at, deal in enumerate(deals) if deal.head.attempt == 1), len(deals))
    less = deals[begin].head.number - 1 if begin < len(deals) else 0
    return tuple(replace(deal, head=replace(deal.head, number=deal.head.number - less)) for deal in deals[begin:])


_OF_TAGS = {"E-game", "E-preset", "E-option", "E-option-value", "E-option-needs", "E-rules-open", "E-tag-missing"}
"""Problems of a tag without which nothing of a record can be read."""
_OF_VIEW = "E-view-seat"


def _with_mended_tags(text: str, codes: set[str]) -> tuple[Reading, str] | None:
    """Return a record read with another value of a tag that is damaged, and the tags with it.

    It is the value that is one slip from what is written, or the only one with which the record has no error.
    """
    if not codes & {*_OF_TAGS, _OF_VIEW} or not text:
        return None
    top = Tags(text.split("\n"), lambda *_: None, strict=False)
    written = {name: value for name, value in top.tags if name != "Option"}
    named = {meant(name) or name: value for name, value in written.items() if meant(name) not in written}
    options = [value for name, value in top.tags if name == "Option"]
    found: list[tuple[bool, int, Reading, str]] = []
    for changes in _views() if _OF_VIEW in codes else _rules(named):
        is_near = all(
            value == named.get(tag) or is_one_slip(value, named.get(tag, "")) for tag, value in changes.items()
        )
        tags = [*{**named, **changes}.items(), *(("Option", value) for value in _options(options, changes))]
        lines = [*(format_tag(*tag) for tag in tags), *top.lines[top.end :]]
        for reading in islice(read("\n".join(lines)), 1):
            errors = sum(problem.severe for problem in reading.problems)
            said = " ".join(format_tag(*tag) for tag in tags if tag not in top.tags)
            if reading.play:
                found.append((not is_near, errors, reading, said))
    found.sort(key=lambda each: each[:2])
    if not found or [each[:2] for each in found[:2]] == [found[0][:2]] * 2:
        return None
    is_far, errors, reading, said = found[0]
    return None if is_far and errors and len(found) > 1 else (reading, said)


def _views() -> Iterator[dict[str, str]]:
    """Yield the values of the tag that says from which seat a game is seen."""
    yield from ({"View": seat} for seat in SEAT_TAGS)


def _rules(named: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yield the games and presets that are meant where either is damaged."""
    pairs = [(name, preset) for name, game in GAMES.items() for preset in game.presets]
    for at, tag in enumerate(("Game", "Rules")):
        known = [pair for pair in pairs if pair[at] == named.get(tag)]
        pairs = known or pairs
    yield from ({"Game": game, "Rules": preset} for game, preset in pairs)


def _options(options: Sequence[str], changes: Mapping[str, str]) -> Iterator[str]:
    """Yield the options of a game, with a slip in a name mended; those that it does not have are left out."""
    known = [option.name for option in GAMES[changes["Game"]].options] if "Game" in changes else None
    for option in options:
        name, sign, value = option.partition("=")
        near = [each for each in known or () if is_one_slip(name, each)]
        if known is None or name in known:
            yield option
        elif len(near) == 1:
            yield f"{near[0]}{sign}{value}"


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


def _first_faulty(deals: Sequence[Deal], errors: Sequence[Problem]) -> int:
    """Return the place of the first deal with an error; the last where no error is of a deal."""
    faulty = {problem.deal for problem in errors}
    return next((at for at, deal in enumerate(deals) if deal.head.number in faulty), len(deals) - 1)


def _candidates(deals: tuple[Deal, ...], errors: Sequence[Problem]) -> Iterator[tuple[Deal, ...]]:
    """Yield the deals that may be kept: all, then those up to the first with an error, then those before it."""
    yield deals
    first = _first_faulty(deals, errors)
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


_HARMLESS = ("E-result", "E-score", "E-check", "E-digest", "E-tag", "E-seed", "E-commit", "E-version")


def _breaks_nothing(problem: Problem) -> bool:
    """Return whether the events behind an error were read all the same."""
    return problem.code.startswith(_HARMLESS)


def _warning(play: Play, errors: Sequence[Problem], begin: int = 1, *, is_whole: bool) -> Problem:
    """Return what is said of the part that is kept, at the first error that it does not reach.

    ``begin`` is the number that its first deal has in the text.
    """
    deal = play.record.deals[-1]
    is_open = play.record.game.score.tally(play.state) is None
    is_later = is_whole or begin > 1
    faults = [problem for problem in errors if is_later or (problem.deal or 0) >= deal.head.number] or list(errors)
    first = min(faults, key=lambda each: (each.line or 0, each.column or 0))
    data: dict[str, str | int] = {
        "deals": len(play.record.deals) - is_open,
        "from": begin,
        "number": deal.head.number,
        "whole": int(is_whole),
        "events": len(deal.entries) if is_open else 0,
        "tags": "none",
    }
    return Problem("W-kept", None, data, first.line, first.column, first.record, first.deal)
