"""Several games typed one after the other in one text, without the heading that begins a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ecarte.notation.ecn.typed.letters import fold, names_cards
from ecarte.notation.ecn.typed.tags import match_tag, opens_game, title

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
        if (folded and moves and not depth) and (
            ended or opens_game(lines, at) or title(line) or _FIRST_DEAL.fullmatch(folded)
        ):
            begins.append(at)
            moves = False
        plain = not (opens_game(lines, at) if moves else match_tag(folded)) and not title(line)
        if folded and plain:
            moves, ended = True, not depth and bool(_END.fullmatch(folded))
        depth = 0 if not plain else max(0, depth + folded.count("{") - folded.count("}"))
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
