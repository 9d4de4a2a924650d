"""The king of trumps, and scores: due, not marked, marked in excess (laws 19, 22-25, 46-51)."""

from __future__ import annotations

from ecarte.laws.case import REPLAY, Irregularity, ask, choice, may, must

_MARK = choice("mark", "marks-one")
_ANNOUNCE = choice("mark", "announces", "marks-one")
_LOST = choice("lost", "mark-lost")

KINGS = (
    Irregularity("turned-king", ask("next-turned", no=must((22, 47), _MARK), yes=must(22, _LOST))),
    Irregularity(
        "held-king",
        ask(
            "king-when",
            before_playing=must((23, 47), _ANNOUNCE),
            led_first=must((24, 23), _ANNOUNCE),
            dealers_first=must((24, 23), _ANNOUNCE),
            later=must((23, 24), _LOST),
            silently=ask(
                "holder-played", no=must((23, 47), _ANNOUNCE), yes=must((23, 24), choice("lost", "not-enough"))
            ),
        ),
    ),
    Irregularity(
        "false-king",
        ask(
            "put-right",
            yes=must(25, choice("correct", "mark-down", "no-penalty")),
            no=ask(
                "opponent-holds",
                yes=must(25, choice("shown", "mark-down", "no-penalty")),
                no=may(
                    "opponent",
                    25,
                    choice("correct", "mark-down", "offender-lessened"),
                    choice("replay", "mark-down", *REPLAY.effects),
                ),
            ),
        ),
    ),
)


SCORES = (
    Irregularity(
        "forgotten-score",
        ask("next-turned", no=must(50, choice("mark", "score-marked")), yes=must(50, choice("lost", "score-lost"))),
    ),
    Irregularity(
        "overscore",
        ask("game-ended", no=must(51, choice("unmark", "score-down")), yes=must(51, choice("stand", "game-stands"))),
    ),
    Irregularity(
        "deal-worth",
        ask(
            "tricks-won",
            five=must((48, 49), choice("score", "scores-two", "vole-unaffected")),
            three=ask(
                "vulnerable",
                no=must(48, choice("score", "scores-one")),
                yes=must((49, 48), choice("score", "scores-two")),
            ),
        ),
    ),
    Irregularity("king-worth", must(47, choice("mark", "marks-one", "king-turned-or-held"))),
    Irregularity(
        "game-worth",
        ask(
            "loser-has",
            none=must(46, choice("triple", "game-triple", "if-agreed")),
            few=must(46, choice("double", "game-double", "if-agreed")),
            many=must(46, choice("single", "game-single")),
        ),
    ),
)
