"""Sentences of a game: their stops, and semicolons behind which the game goes on. Every change keeps the length."""

from __future__ import annotations

import re

from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import RANK_WORDS, Cards, fold

_STOP = re.compile(
    r"(\{[^}]*\}?|;[^\n]*)|(?<=[^\W\d]{2})\.(?=\s|\Z)|(?<=\d[shdcpktSHDCPKT])\.(?=\s|\Z)"
    r"|(?<=[♠♥♦♣][AKQJTRDVB987])\.(?=\s|\Z)|(?<=[♠♥♦♣]10)\.(?=\s|\Z)"
    r"|(?P<ranked>\b(?:le|the|his|her|son|du|au)[ ](?:10|[789]))\.(?=\s|\Z)"
    r"|[\"“”«»]\.?(?=\s|\Z)|[\"“”«»]|(?<=[♠♥♦♣\ufe0f])\.(?=\s|\Z)|。"
)
_SEMICOLON = re.compile(r"(\{[^}]*\}?)|;(?=([^\n;]*))")
_SENTENCE = re.compile(r"(?<=\w\w)\.(?=\s|\Z)|(?<=[♠♥♦♣])\.(?=\s|\Z)")
_ACTS = re.compile(
    rf"(?:{'|'.join((*vocabulary.GAINS, *vocabulary.NUMBERS))})\b|en\s+(?:{'|'.join(vocabulary.GAINS)}|prend)\b"
)
_SMALL = re.compile(
    rf"(?:{'|'.join(vocabulary.SMALL)}|the|le|la|der|die|das|is|are|est|sont|ist|sind|with|{'|'.join(vocabulary.CALLS)})\b|\W+"
)
_RANK = re.compile(rf"\b(?:{'|'.join(RANK_WORDS.values())})\b".replace("|as|", "|"))
_WORD = re.compile(r"(?<!\w)\w{3,}")
_LEAD = re.compile(rf"(?:[\s,]|(?:{'|'.join(vocabulary.SMALL)})\b)*+")
_EVENT = re.compile(r"(?<!\w)[NESW][<+.^~-]")


def without_stops(moves: str) -> str:
    """Return a movetext with a blank for each full stop behind a word or a card; comments stay as they are."""
    return _STOP.sub(lambda match: match[1] or (match["ranked"] or "").ljust(len(match[0])), moves)


def _is_play(text: str, seat: re.Pattern[str], cards: Cards) -> bool:
    """Return whether a folded text consists of seats, words of the game, cards, ranks and suits."""
    at = 0
    while at < len(text):
        run, rank, suit = cards.run(text, at), cards.rank_at(text, at), cards.suit_at(text, at)
        match = (
            seat.match(text, at)
            or vocabulary.PHRASE.match(text, at)
            or vocabulary.BEHIND.match(text, at)
            or _SMALL.match(text, at)
        )
        ends = (run.ends[-1] if run else at, rank.end if rank else at, suit[1] if suit else at)
        end = max(*ends, match.end() if match else at)
        if end == at:
            return False
        at = end
    return True


def _acts(text: str, seat: re.Pattern[str], cards: Cards) -> bool:
    """Return whether a folded text begins with a seat and what it does, "the dealer throws", "Ben the ten"."""
    lead = _LEAD.match(text)
    begin = lead.end() if lead else 0
    named = seat.match(text, begin)
    if named is None:
        return text.startswith("score", begin)
    lead = _LEAD.match(text, named.end())
    at = lead.end() if lead else named.end()
    is_said = any(vocabulary.PHRASE.match(text, word.start()) for word in _WORD.finditer(text, at))
    is_said = is_said or bool(_RANK.search(text, at))
    return bool(is_said or _ACTS.match(text, at) or cards.run(text, at) or cards.rank_at(text, at))


def joined(moves: str, seat: re.Pattern[str], cards: Cards) -> str:
    """Return a movetext with commas for semicolons before what is only seats, words of the game, cards and ranks."""
    if ";" not in moves:
        return moves

    last, is_written = 0, False  # where the semicolon before it is, and whether an event is before that on the line

    def comma(match: re.Match[str]) -> str:
        nonlocal last, is_written
        if match[1] is not None:
            return match[1]
        line = moves.rfind("\n", last, match.start()) + 1
        is_written = (is_written and not line) or bool(_EVENT.search(moves, max(line, last), match.start()))
        last = match.start()
        rest = fold(match[2])
        said = _SENTENCE.split(rest)
        is_play = _is_play(said[0], seat, cards) or any(_acts(each, seat, cards) for each in said)
        is_remark = is_written or not rest.strip() or not is_play
        return ";" if is_remark else ","

    return _SEMICOLON.sub(comma, moves)
