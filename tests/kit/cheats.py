"""A hostile player and an honest one, and what the honest side says of the other."""

from __future__ import annotations

from dataclasses import replace

from ecarte.friend import canonical, evidence, lines, session
from ecarte.friend.group import BYTES
from ecarte.text import Words, languages
from tests.kit.friends import GROUP, Friends

HOSTILE, HONEST = "N", "S"


def named(friends: Friends, code: str) -> None:
    """Check that the honest side names the hostile one, in every language, and keeps the evidence."""
    problem = friends.verdict(HONEST)
    assert problem is not None
    assert (problem.code, problem.data["seat"], problem.data["name"]) == (code, HOSTILE, "Ben")
    for language in languages():
        words = Words(language).about("friend").problem(problem)
        assert "Ben" in words
        assert "E-" not in words  # the reason is in words, too
    side = friends.sides[HONEST]
    assert side.evidence
    assert side.awaited is None
    assert lines.loads(GROUP, lines.dumps(side)).verdict == problem
    shown = evidence.loads(GROUP, evidence.dumps(side))
    assert (shown.verdict, shown.accuser) == (problem, HONEST)
    assert {signer.name for signer in shown.signers} == {"Anna", "Ben"}
    for raw in side.evidence:
        assert session.receive(replace(side, verdict=None, evidence=()), raw).session.verdict == problem
    assert session.receive(side, friends.sent[-1]).problem


def split(text: str) -> list[bytes]:
    """Return the points or scalars of an item."""
    data = canonical.unpack(text, len(text) * 3 // 4)
    return [*canonical.split(data, BYTES)]


def joined(points: list[bytes]) -> str:
    """Return points or scalars as an item has them."""
    return canonical.pack(b"".join(points))
