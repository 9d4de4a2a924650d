"""The 51 laws of écarté of the London clubs, and the arbiter who applies them.

`LAWS` are the laws; `GROUPS` are the irregularities, by when they happen. `rule` takes what happened and the known
facts, and returns the next question or the verdict. All of it is data; `ecarte.laws.case` defines its form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecarte.laws.case import Choice as Choice
from ecarte.laws.case import Irregularity as Irregularity
from ecarte.laws.case import Kind, Node, follow
from ecarte.laws.case import Law as Law
from ecarte.laws.case import Question as Question
from ecarte.laws.case import Verdict as Verdict
from ecarte.laws.case import paths as paths
from ecarte.laws.cutting import CUTTING, PACKS
from ecarte.laws.dealing import DEALING
from ecarte.laws.exchange import EXCHANGE
from ecarte.laws.play import PLAY
from ecarte.laws.scores import KINGS, SCORES

_KINDS: Mapping[Kind, tuple[int, ...]] = {
    "built": (1, 5, 10, 26, 27, 28),
    "option": (8, 23, 24),
    "score": (22, 42, 46, 47, 48, 49),
}
_RULES: Mapping[str, tuple[int, ...]] = {
    "E1": (1, 2, 5, 14, 44, 45),
    "E3": (3, 4, 5, 6, 14),
    "E4": (7, 8, 9, 12, 13, 15, 16, 17, 18, 20, 21),
    "E5": (9, 10, 11, 12),
    "E6": (19, 22, 47),
    "E7": (26, 37),
    "E8": (27, 37, 38),
    "E9": (26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36),
    "E11": (38,),
    "E12": (28,),
    "E13": (23, 25, 47),
    "E14": (23, 24),
    "E16": (39, 40),
    "E17": (39, 43),
    "E20": (41,),
    "E22": (48, 50, 51),
    "E23": (49,),
    "E24": (46, 50, 51),
    "E25": (46,),
    "E26": (25, 39, 43),
    "E30": (42,),
}


def _law(number: int) -> Law:
    kind: Kind = next((kind for kind, laws in _KINDS.items() if number in laws), "ruling")
    return Law(number, kind, tuple(rule for rule, laws in _RULES.items() if number in laws))


LAWS: tuple[Law, ...] = tuple(_law(number) for number in range(1, 52))

GROUPS: Mapping[str, tuple[Irregularity, ...]] = {
    "cutting": CUTTING,
    "dealing": DEALING,
    "exchange": EXCHANGE,
    "king": KINGS,
    "play": PLAY,
    "score": SCORES,
    "packs": PACKS,
}

IRREGULARITIES: Mapping[str, Irregularity] = {each.name: each for group in GROUPS.values() for each in group}


def law(number: int) -> Law:
    """Return a law by its number; raises LookupError for an unknown one."""
    if not 1 <= number <= len(LAWS):
        raise LookupError(number)
    return LAWS[number - 1]


def rule(what: str, answers: Sequence[str] = ()) -> Node:
    """Return the arbiter's next question, or the verdict; raises LookupError for an unknown irregularity or answer."""
    return follow(IRREGULARITIES[what].tree, answers)


def cases(number: int) -> tuple[tuple[str, tuple[tuple[str, str], ...], Verdict], ...]:
    """Return every case of a law: the irregularity, the questions with their answers, and the verdict."""
    law(number)
    return tuple(
        (name, path, verdict)
        for name, each in IRREGULARITIES.items()
        for path, verdict in paths(each.tree)
        if number in verdict.laws
    )
