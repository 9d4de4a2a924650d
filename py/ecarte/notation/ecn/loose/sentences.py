"""Sentences of a game: their stops, and semicolons behind which the game goes on. Every change keeps the length."""

from __future__ import annotations

import re

from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import Cards, fold

_STOP = re.compile(r"(\{[^}]*\}?|;[^\n]*)|(?<=[^\W\d]{2})\.(?=\s|\Z)|(?<=\d[shdcpkt])\.(?=\s|\Z)|(?<=[♠♥♦♣\ufe0f])\.(?=\s|\Z)|。")
_SEMICOLON = re.compile(r"(\{[^}]*\}?)|;(?=([^\n;]*))")
_SMALL = re.compile(r"\b(?:and|et|the|le|la|then|puis)\b|[^\w]+")
_EVENT = re.compile(r"(?<!\w)[NESW][<+.^~-]")


def without_stops(moves: str) -> str:
    """Return a movetext with a blank for each full stop behind a word or a card; comments stay as they are."""
    if "." not in moves and "。" not in moves:
        return moves
    return _STOP.sub(lambda match: match[1] or " ", moves)


def joined(moves: str, seat: re.Pattern[str], cards: Cards) -> str:
    """Return a movetext with a comma for each semicolon behind which stand only seats, words of the game, and cards."""
    if ";" not in moves:
        return moves

    def comma(match: re.Match[str]) -> str:
        if match[1] is not None:
            return match[1]
        before = moves[moves.rfind("\n", 0, match.start()) + 1 : match.start()]
        rest = fold(match[2])
        if _EVENT.search(before) or not rest.strip():
            return ";"
        for pattern in (cards.card, seat, vocabulary.PHRASE, _SMALL):
            rest = pattern.sub(" ", rest)
        return "," if not rest.strip() else ";"

    return _SEMICOLON.sub(comma, moves)
