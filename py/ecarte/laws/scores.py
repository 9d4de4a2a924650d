"""Scores: points due, points not marked, points marked in excess (laws 22, 46-51)."""

from __future__ import annotations

from ecarte.laws.case import Irregularity, ask, choice, must

SCORES = (
    Irregularity(
        "forgotten-score",
        ask(
            "next-turned",
            {"no": must(50, choice("mark", "score-marked")), "yes": must(50, choice("lost", "score-lost"))},
        ),
    ),
    Irregularity(
        "overscore",
        ask(
            "game-ended",
            {"no": must(51, choice("unmark", "score-down")), "yes": must(51, choice("stand", "game-stands"))},
        ),
    ),
    Irregularity(
        "deal-worth",
        ask(
            "tricks-won",
            {
                "five": must((48, 49), choice("score", "scores-two", "vole-unaffected")),
                "three": ask(
                    "vulnerable",
                    {
                        "no": must(48, choice("score", "scores-one")),
                        "yes": must((49, 48), choice("score", "scores-two")),
                    },
                ),
            },
        ),
    ),
    Irregularity("king-worth", must(47, choice("mark", "marks-one", "king-turned-or-held"))),
    Irregularity(
        "game-worth",
        ask(
            "loser-has",
            {
                "none": must(46, choice("triple", "game-triple", "if-agreed")),
                "few": must(46, choice("double", "game-double", "if-agreed")),
                "many": must(46, choice("single", "game-single")),
            },
        ),
    ),
)
