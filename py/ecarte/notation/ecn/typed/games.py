"""Several games typed one after the other in one text, without the heading that begins a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ecarte.notation.ecn.typed.letters import fold, names_cards
from ecarte.notation.ecn.typed.tags import find_tags, is_in_brackets, title
from ecarte.record import SEAT_TAGS

_FIRST_DEAL = re.compile(
    r"(?:(?:deal|donne|第)[ ]*1(?!\d)(?:[ ]*ディール)?[ .:),]*.*|1[ ]?[.:)][ ]*[^\W\d]+(?:[ ]+deals)?[.]?)"
)
_END = re.compile(r"\*|void")


def split(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Return where each game begins and ends: several only where several are marked and each may be a game."""
    begins, depth = [0], 0
    moves = ended = False
    for at, line in enumerate(lines):
        folded = fold(line).strip()
        opens = _opens_game(lines, at)
        if folded and moves and not depth and (ended or opens or _FIRST_DEAL.fullmatch(folded)):
            begins.append(at)
            moves = False
        is_move = not (opens if moves else find_tags(line) or title(line))
        if folded and is_move:
            moves, ended = True, not depth and bool(_END.fullmatch(folded))
        depth = max(0, depth + folded.count("{") - folded.count("}")) if is_move else 0
    ends = [*begins[1:], len(lines)]
    found: list[tuple[int, int]] = []
    for begin, end in zip(begins, ends, strict=True):
        if found and not names_cards("\n".join(lines[found[-1][0] : found[-1][1]])):
            found[-1] = (found[-1][0], end)  # what stands above a game
        else:
            found.append((begin, end))
    if len(found) > 1 and not names_cards("\n".join(lines[found[-1][0] :])):
        *_, (begin, _), (_, end) = found
        found[-2:] = [(begin, end)]
    return found


def _opens_game(lines: Sequence[str], at: int) -> bool:
    """Return whether a line below moves is the title or a tag of the next game.

    Tags of seats alone may be mistyped moves, so they count only above a title or a first deal.
    """
    if title(lines[at]) or is_in_brackets(lines[at]):
        return True
    names: list[str] = []
    while at < len(lines) and (found := find_tags(lines[at])):
        names += [tag.name for tag in found]
        at += 1
    after = next((fold(line).strip() for line in lines[at:] if line.strip()), "")
    begins_below = bool(title(after) or _FIRST_DEAL.fullmatch(after))
    return len(names) > 1 and (begins_below or not set(names) <= set(SEAT_TAGS.values()))
