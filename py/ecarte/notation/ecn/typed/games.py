"""Several games typed one after the other in one text, without the heading that begins a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ecarte.notation.ecn.loose.letters import FEWEST, cards_named, fold
from ecarte.notation.ecn.loose.tags import find_tags, is_in_brackets, title
from ecarte.record import SEAT_TAGS

_FIRST_DEAL = re.compile(
    r"(?:(?:deal|donne|第)[ ]*1(?!\d)(?:[ ]*ディール)?[ .:),]*.*"
    r"|1[ ]?[.:)][ ]*[^\W\d]+(?:[ ]+deals)?[.]?(?:[ ]*[{;].*)?)"
)
_END = re.compile(r"(?:.*\s)?(?:\*|void)")


def split(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Return where each game begins and ends: several only where several are marked and each may be a game."""
    begins = _begins(lines)
    found: list[tuple[int, int]] = []
    cards: set[str] = set()  # of the last game found
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        named = cards_named("\n".join(lines[begin:end]))
        if found and len(cards) < FEWEST:
            found[-1] = (found[-1][0], end)  # what stands above a game
            cards |= named
        else:
            found.append((begin, end))
            cards = named
    if len(found) > 1 and len(cards) < FEWEST:
        *_, (begin, _), (_, end) = found
        found[-2:] = [(begin, end)]
    return found


def _begins(lines: Sequence[str]) -> list[int]:
    """Return the lines at which a game may begin."""
    folded = [fold(line).strip() for line in lines]
    openings = _openings(lines, folded)
    begins, depth = [0], 0
    moves = ended = False
    for at, (line, text, opens) in enumerate(zip(lines, folded, openings, strict=True)):
        if text and moves and not depth and (ended or opens or _FIRST_DEAL.fullmatch(text)):
            begins.append(at)
            moves = False
        is_move = not (opens if moves else find_tags(line) or title(line))
        if text and is_move:
            moves, ended = True, not depth and bool(_END.fullmatch(text))
        depth = max(0, depth + text.count("{") - text.count("}")) if is_move else 0
    return begins


def _openings(lines: Sequence[str], folded: Sequence[str]) -> list[bool]:
    """Return for each line whether, below moves, it is the title or a tag of the next game.

    Tags of seats alone may be mistyped moves, so they count only above a title or a first deal.
    """
    found: list[bool] = []
    number, are_seats, begins_below = 0, True, False  # of the tags of a line and of those directly below it
    below = False  # whether the next line that is not blank is a title or a first deal
    for line, text in zip(reversed(lines), reversed(folded), strict=True):
        names = [tag.name for tag in find_tags(line)]
        if not names:
            number, are_seats = 0, True
            below = bool(title(line) or _FIRST_DEAL.fullmatch(text)) if text else below
            begins_below = below
        else:
            number += len(names)
            are_seats = are_seats and set(names) <= set(SEAT_TAGS.values())
            below = False
        opens = number > 1 and bool(names) and (begins_below or not are_seats)
        found.append(bool(title(line)) or is_in_brackets(line) or opens)
    return found[::-1]
