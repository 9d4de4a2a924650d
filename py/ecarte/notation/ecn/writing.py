"""Writing records in the canonical form of ECN."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Any, Protocol

from ecarte.core.cards import format_cards, sort_cards
from ecarte.core.contract import Game
from ecarte.core.game import Event, Problem, RuleError
from ecarte.notation import codec
from ecarte.notation.ecn import canonical
from ecarte.notation.ecn.tokens import format_tag
from ecarte.record import SEAT_TAGS, Entry, Note, Play, Record, Variation, format_score, option_tags, result

_ROSTER = ("ECN", "Game", "Event", "Site", "Date", "Round", "South", "North", "Rules", "Result")


class Writable(Protocol):
    """A file that accepts text."""

    def write(self, text: str, /) -> Any:
        """Write the text."""


def dump(plays: Iterable[Play], file: Writable) -> None:
    """Write records in canonical form, with one blank line between them."""
    for number, play in enumerate(plays):
        file.write(("\n" if number else "") + dumps(play))


def dumps(play: Play, moves: str = "") -> str:
    """Return the record in canonical form, ending in a line feed.

    ``moves`` is its movetext in that form, if already known (`Reading.moves`).
    """
    record = play.record
    if record.tag("Digest"):  # the digest is computed again from this text
        record = record.with_tag("Digest", digest(play))
    return with_heading(record, moves or movetext(play))


def digest(play: Play) -> str:
    """Return the value of the Digest tag: "sha256:" and the hash of the canonical movetext.

    The movetext goes from the first deal to the result, with the line feed after it.
    """
    return "sha256:" + hashlib.sha256(movetext(play).encode()).hexdigest()


def with_heading(record: Record, moves: str) -> str:
    """Return a movetext in canonical form below the tags of its record; the result is its last line."""
    outcome = moves[moves.rfind("\n", 0, -1) + 1 : -1]
    heading = [format_tag(name, value) for name, value in canonical_tags(record, outcome)]
    return "\n".join(heading) + "\n\n" + moves


def movetext(play: Play) -> str:
    """Return everything after the tags in canonical form: the deals and the result, each line with its end."""
    quickly = codec.write(play.record)
    if quickly is not None:
        return "\n".join(quickly) + "\n"
    game, sides = play.record.game, play.record.sides
    order = canonical.card_order(play.record)
    lines: list[str] = []
    steps = iter(play.steps)
    for deal in play.record.deals:
        opened = next(steps)
        lines.append(str(deal.head) + format_note(deal.note, game, opened.before, order))
        line: list[str] = []
        state, last = opened.after, None
        for entry in deal.entries:
            step = next(steps)
            if line and _begins_line(game, state, last, entry.event):
                lines.append(" ".join(line))
                line = []
            last = entry.event
            line += _words(entry, game, step.before, step.after, order)
            state = step.after
        if line:
            lines.append(" ".join(line))
        totals = game.score.tally(state)
        if totals is not None:
            lines.append(f"={format_score(totals[0], sides)} {format_score(totals[1], sides)}")
    lines.append(result(play))
    return "\n".join(lines) + "\n"


def _begins_line(game: Game, state: Any, last: Event | None, event: Event) -> bool:
    """Return whether an event begins a new line: a claim and the ruling on it have lines of their own."""
    if last is not None and last.do == "ruling":
        return event.do != "ruling" or (event.verb != last.verb and game.log.breaks_line(state, event))
    return game.log.breaks_line(state, event)


def _words(entry: Entry, game: Game, before: Any, after: Any, order: str) -> list[str]:
    """Return an event, its note, and the winner of the trick it completes."""
    words = [str(entry.event.in_order(order)) + format_note(entry.note, game, before, order)]
    taker = game.log.taker(before, after)
    return [*words, f"/{taker}"] if taker is not None else words


def format_note(note: Note, game: Game, before: Any, order: str) -> str:
    """Return the note beside an event; ``before`` is the state that its variations begin from."""
    if "}" in note.comment:
        raise RuleError(Problem("E-comment-brace", None, {}))
    parts = [f"${nag}" for nag in note.nags]
    parts += [f"@{key}={value}" for key, value in note.values]
    if note.comment:
        parts.append("{" + note.comment + "}")
    parts += [_variation(variation, game, before, order) for variation in note.variations]
    return "".join(" " + part for part in parts)


def _variation(variation: Variation, game: Game, state: Any, order: str) -> str:
    words: list[str] = []
    for seat, cards in variation.supposed:
        state = game.deal.suppose(state, seat, cards)
        words.append(f"?{seat}<{format_cards(sort_cards(cards, order) if order else cards)}")
    for entry in variation.entries:
        after = game.rules.play(state, entry.event)
        words += _words(entry, game, state, after, order)
        state = after
    return f"({' '.join(words)})"


def canonical_tags(record: Record, outcome: str) -> list[tuple[str, str]]:
    """Return the tags as they are written.

    The roster and the playing seats come first, then options that differ from the preset, then the rest, sorted.
    """
    held = dict(record.tags)
    seats = [SEAT_TAGS[seat] for seat in record.seats]
    roster = [name for name in _ROSTER if name in seats or name not in SEAT_TAGS.values()]
    unknown = {"Date": "????.??.??"}
    found = [(name, held.get(name, unknown.get(name, "?"))) for name in roster if name != "Result"]
    found.append(("Result", outcome))
    rest = [(name, value) for name, value in record.tags if name not in (*roster, "Option")]
    rest += [(name, "?") for name in seats if name not in roster and name not in held]
    return found + sorted(rest + option_tags(record.game, record.options()))


_CHECKS = re.compile(r" /[NESW]|^=.*\n", re.MULTILINE)
_HEAD = re.compile(r"^[0-9]+(?:/[0-9]+)?\. [NESW]\n", re.MULTILINE)


def bare(movetext: str) -> list[str]:
    """Return the events of each deal of a canonical movetext without notes."""
    events = movetext[: movetext.rindex("\n", 0, -1) + 1]  # without the result
    return [deal[:-1].replace("\n", " ") for deal in _HEAD.split(_CHECKS.sub("", events))[1:]]
