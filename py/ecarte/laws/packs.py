"""New cards, and faulty packs (laws 6, 44, 45)."""

from __future__ import annotations

from ecarte.laws.case import Irregularity, ask, choice, must

PACKS = (
    Irregularity(
        "new-cards",
        ask(
            "pack-cut",
            {
                "no": must(44, choice("new", "two-new-packs", "caller-pays", "dealer-picks")),
                "yes": must(44, choice("wait", "next-cut")),
            },
        ),
    ),
    Irregularity(
        "wrong-pack",
        ask(
            "pack-found",
            {
                "cutting": must((6, 45), choice("stand", "cut-stands")),
                "deal": must(45, choice("redeal", "deal-void", "earlier-stand")),
                "after": must(45, choice("stand", "earlier-stand")),
            },
        ),
    ),
)
