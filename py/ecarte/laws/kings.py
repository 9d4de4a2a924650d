"""The king of trumps, turned up or in hand (laws 19, 22-25, 47)."""

from __future__ import annotations

from ecarte.laws.case import Irregularity, ask, choice, may, must
from ecarte.laws.effects import REPLAY

_MARK = choice("mark", "marks-one")
_ANNOUNCE = choice("mark", "announces", "marks-one")
_LOST = choice("lost", "mark-lost")

KINGS = (
    Irregularity(
        "turned-king",
        ask(
            "next-turned",
            {"no": must((22, 47), _MARK), "yes": must(22, _LOST)},
        ),
    ),
    Irregularity(
        "held-king",
        ask(
            "king-when",
            {
                "before-playing": must((23, 47), _ANNOUNCE),
                "led-first": must((24, 23), _ANNOUNCE),
                "dealers-first": must((24, 23), _ANNOUNCE),
                "later": must((23, 24), _LOST),
                "silently": ask(
                    "holder-played",
                    {"no": must((23, 47), _ANNOUNCE), "yes": must((23, 24), choice("lost", "not-enough"))},
                ),
            },
        ),
    ),
    Irregularity(
        "false-king",
        ask(
            "put-right",
            {
                "yes": must(25, choice("correct", "mark-down", "no-penalty")),
                "no": ask(
                    "opponent-holds",
                    {
                        "yes": must(25, choice("shown", "mark-down", "no-penalty")),
                        "no": may(
                            "opponent",
                            25,
                            choice("correct", "mark-down", "offender-lessened"),
                            choice("replay", "mark-down", *REPLAY.effects),
                        ),
                    },
                ),
            },
        ),
    ),
)
