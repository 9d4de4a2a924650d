"""Dealing and the turn-up, and hands of a wrong size before anybody has exchanged cards (laws 9-21)."""

from __future__ import annotations

from ecarte.laws.case import DISCARD, FILL, NO_LAW, REDEAL, STAND, Irregularity, Question, ask, choice, may, must

_PUT_RIGHT = choice("putright", "put-right")


def _before_turn_up(then: str) -> Question:
    """Return the question of law 9: the elder's right until the elder has looked at the hand."""
    return ask(
        "elder-looked", no=may("elder", 9, _PUT_RIGHT, REDEAL), yes=must(9, choice("stand", "deal-stands", then))
    )


_WRONG_NUMBER = ask(
    "found-number",
    before_turn=_before_turn_up("seen-then-later-laws"),
    before_acting=ask(
        "whose-hand",
        elder=ask(
            "hand-size", more=may("elder", (15, 19), REDEAL, DISCARD), fewer=may("elder", (16, 19), REDEAL, FILL)
        ),
        dealer=ask(
            "hand-size",
            more=ask(
                "dealer-took-up",
                yes=may("elder", (17, 19), REDEAL, choice("draw", "excess-drawn", "may-look", "no-turned-king")),
                no=may("elder", (17, 19), REDEAL, choice("draw", "excess-drawn", "no-look", "no-turned-king")),
            ),
            fewer=may("elder", (18, 19), REDEAL, FILL),
        ),
    ),
    playing=ask(
        "whose-hand",
        elder=must(20, REDEAL),
        dealer=may("opponent", (21, 19), REDEAL, choice("stand", "deal-stands", "no-turned-king")),
    ),
    exchanged=must((15, 16, 17, 18), choice("stand", "deal-stands", "too-late")),
    neither=NO_LAW,
)

DEALING = (
    Irregularity("wrong-number", _WRONG_NUMBER),
    Irregularity("wrong-packets", ask("turned-yet", no=_before_turn_up("too-late"), yes=must(9, STAND))),
    Irregularity("no-turn-up", must(10, choice("turn", "turn-top"))),
    Irregularity(
        "turned-many",
        ask(
            "elder-looked",
            no=may("elder", 11, choice("trump", "pick-trump", "others-out"), REDEAL),
            yes=must(11, REDEAL),
        ),
    ),
    Irregularity(
        "faced-card",
        ask(
            "faced-when",
            before_turn=must(12, REDEAL),
            stock=must(35, choice("next", "both-see", "thrown-out")),
            neither=NO_LAW,
        ),
    ),
    Irregularity(
        "exposed-dealing",
        ask(
            "whose-card",
            dealer=must(13, STAND),
            elder=ask("elder-looked", no=may("elder", 13, STAND, REDEAL), yes=must(13, STAND)),
        ),
    ),
    Irregularity(
        "wrong-dealer",
        ask(
            "dealer-fault",
            turn=ask("turned-yet", no=must(14, choice("redeal", "right-deals")), yes=must(14, STAND)),
            pack=ask(
                "turned-yet",
                no=must(14, choice("redeal", "right-pack")),
                yes=must(14, choice("stand", "deal-stands", "packs-exchanged")),
            ),
        ),
    ),
    Irregularity("king-after-wrong-deal", must(19, choice("refused", "no-turned-king"))),
)
