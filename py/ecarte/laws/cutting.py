"""Before the deal: shuffling, cutting for the deal, cutting to the dealer (laws 1-8)."""

from __future__ import annotations

from ecarte.laws.case import Irregularity, ask, choice, must
from ecarte.laws.effects import RECUT

CUTTING = (
    Irregularity("shuffle", must(1, choice("shuffle", "shuffle-both", "dealer-last"))),
    Irregularity("bad-shuffle", must(2, choice("reshuffle", "shuffled-again"))),
    Irregularity("thin-cut", must(3, RECUT)),
    Irregularity(
        "exposed-cutting",
        ask(
            "cut-for",
            {
                "deal": ask(
                    "exposed-count",
                    {
                        "one": must(4, choice("stand", "cut-card-counts")),
                        "more": must(4, choice("recut", "cut-again-own")),
                    },
                ),
                "dealer": must(7, RECUT),
            },
        ),
    ),
    Irregularity(
        "cut-result",
        ask(
            "cut-equal",
            {
                "no": must(5, choice("deal", "high-deals", "high-chooses")),
                "yes": must(5, choice("recut", "both-cut-again")),
            },
        ),
    ),
    Irregularity(
        "packets",
        ask(
            "packets-when",
            {
                "told": must(8, choice("change", "order-changed")),
                "untold": must(8, choice("keep", "order-kept")),
                "same-game": must(8, choice("keep", "order-kept")),
            },
        ),
    ),
)
