"""Before the deal: new cards, faulty packs, shuffling, cutting for the deal and to the dealer (laws 1-8, 44, 45)."""

from __future__ import annotations

from ecarte.laws.case import RECUT, Irregularity, ask, choice, must

CUTTING = (
    Irregularity("shuffle", must(1, choice("shuffle", "shuffle-both", "dealer-last"))),
    Irregularity("bad-shuffle", must(2, choice("reshuffle", "shuffled-again"))),
    Irregularity("thin-cut", must(3, RECUT)),
    Irregularity(
        "exposed-cutting",
        ask(
            "cut-for",
            deal=ask(
                "exposed-count",
                one=must(4, choice("stand", "cut-card-counts")),
                more=must(4, choice("recut", "cut-again-own")),
            ),
            dealer=must(7, RECUT),
        ),
    ),
    Irregularity(
        "cut-result",
        ask(
            "cut-equal",
            no=must(5, choice("deal", "high-deals", "high-chooses")),
            yes=must(5, choice("recut", "both-cut-again")),
        ),
    ),
    Irregularity(
        "packets",
        ask(
            "packets-when",
            told=must(8, choice("change", "order-changed")),
            untold=must(8, choice("keep", "order-kept")),
            same_game=must(8, choice("keep", "order-kept")),
        ),
    ),
)


PACKS = (
    Irregularity(
        "new-cards",
        ask(
            "pack-cut",
            no=must(44, choice("new", "two-new-packs", "caller-pays", "dealer-picks")),
            yes=must(44, choice("wait", "next-cut")),
        ),
    ),
    Irregularity(
        "wrong-pack",
        ask(
            "pack-found",
            cutting=must((6, 45), choice("stand", "cut-stands")),
            deal=must(45, choice("redeal", "deal-void", "earlier-stand")),
            after=must(45, choice("stand", "earlier-stand")),
        ),
    ),
)
