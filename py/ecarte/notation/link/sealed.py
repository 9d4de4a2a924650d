"""The result to beat in a challenge, as the friend's record keeps it: the Challenge tag.

It is base64url of a small JSON object. It can be decoded by anyone who tries, but spoils nobody's game by accident.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from ecarte.core.game import Problem, RuleError
from ecarte.notation.link.packing import Coder
from ecarte.record import Record

# Only text of this shape is read as JSON: brackets nested without end would crash the decoder.
_SIDE = '"[A-Z]{1,2}"'
_SEALED = re.compile(rf'\{{"name":"([^"\\]|\\.)*","score":\{{({_SIDE}:[0-9]{{1,6}},?)*\}},"winner":(?:{_SIDE}|null)\}}')


@dataclass(frozen=True, slots=True)
class Sent:
    """The result to beat: the sender's name, the score, and the winning side, None for a draw."""

    name: str
    score: Mapping[str, int]
    winner: str | None


def seal(sent: Sent) -> str:
    """Return the result to beat as the value of the Challenge tag."""
    text = json.dumps({"name": sent.name, "score": dict(sent.score), "winner": sent.winner}, separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def unseal(text: str) -> Sent:
    """Return the result in a Challenge tag; raises RuleError for a malformed one."""
    try:
        decoded = base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4)).decode()
        if _SEALED.fullmatch(decoded):
            found = json.loads(decoded)
            return Sent(found["name"], found["score"], found["winner"])
    except ValueError:
        pass
    raise RuleError(Problem("E-tag-value", None, {"tag": "Challenge", "value": text[:80]}))


def winners(record: Record) -> list[str | None]:
    """Return the possible winners of a game with a record's rules."""
    return [*record.sides, *([None] if record.game.can_draw else [])]


def choose_sent(code: Coder, record: Record, sent: Sent | None = None) -> Sent:
    """Write the result to the coder or, without one, read it; ``record`` has the rules."""
    known = winners(record)
    score = {side: code.number(sent.score[side] if sent else 0) for side in record.sides}
    winner = known[code.choose(len(known), known.index(sent.winner) if sent else 0)]
    return Sent(code.text(sent.name if sent else ""), score, winner)
