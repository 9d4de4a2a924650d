"""What there is to beat in a challenge, as the friend's record keeps it: the Challenge tag.

Base64url of a small JSON. It hides nothing from whoever is set on looking, and spoils nobody's game.
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

# Only what has this shape is read as JSON: brackets in brackets without end would end more than the reading.
_SIDE = '"[A-Z]{1,2}"'
_SEALED = re.compile(rf'\{{"name":"([^"\\]|\\.)*","score":\{{({_SIDE}:[0-9]{{1,6}},?)*\}},"winner":(?:{_SIDE}|null)\}}')


@dataclass(frozen=True, slots=True)
class Sent:
    """What there is to beat: who sends it, the score they came to, and the side that won, None when it was drawn."""

    name: str
    score: Mapping[str, int]
    winner: str | None


def seal(sent: Sent) -> str:
    """What there is to beat, as the Challenge tag has it."""
    text = json.dumps({"name": sent.name, "score": dict(sent.score), "winner": sent.winner}, separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def unseal(text: str) -> Sent:
    """The inverse of `seal`; raises RuleError for a tag that is none."""
    try:
        told = base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4)).decode()
        if _SEALED.fullmatch(told):
            found = json.loads(told)
            return Sent(found["name"], found["score"], found["winner"])
    except ValueError:
        pass
    raise RuleError(Problem("E-tag-value", None, {"tag": "Challenge", "value": text[:80]}))


def winners(record: Record) -> list[str | None]:
    """Who may have won a game with a record's rules."""
    return [*record.sides, *([None] if record.game.can_draw else [])]


def choose_sent(code: Coder, record: Record, sent: Sent | None = None) -> Sent:
    """Puts it into the code or, without it, takes it out; ``record`` has the rules."""
    known = winners(record)
    score = {side: code.number(sent.score[side] if sent else 0) for side in record.sides}
    winner = known[code.choose(len(known), known.index(sent.winner) if sent else 0)]
    return Sent(code.text(sent.name if sent else ""), score, winner)
