"""Playing to tricks, and throwing the hand in (laws 39-43)."""

from __future__ import annotations

from ecarte.laws.case import REPLAY, Irregularity, Verdict, ask, choice, may, must

_STAYS = choice("stays", "card-stays")
_BACK = choice("back", "card-back", "no-penalty")
_LET = choice("let", "play-to-card")


def _revoked(*laws: int) -> Verdict:
    return may("opponent", laws, REPLAY, choice("stand", "play-stands", "offender-lessened"))


PLAY = (
    Irregularity(
        "card-back",
        ask(
            "card-played",
            led=must(39, _STAYS),
            followed=ask(
                "back-why",
                revoke=ask("next-led", no=must((39, 43), _BACK), yes=_revoked(39, 43)),
                mind=must(39, _STAYS),
            ),
        ),
    ),
    Irregularity(
        "out-of-turn",
        ask("played-to", no=must(40, choice("back", "lead-back")), yes=must(40, choice("stand", "lead-stands"))),
    ),
    Irregularity(
        "suit-misnamed",
        ask("holds-named", yes=may("opponent", 41, _LET, choice("require", "named-led")), no=must(41, _LET)),
    ),
    Irregularity(
        "thrown-in",
        ask(
            "claims",
            yes=must(42, choice("count", "no-penalty", "tricks-shown")),
            no=ask(
                "tricks-taken",
                none=must((42, 48), choice("concede", "opponent-vole")),
                some=must((42, 48, 49), choice("concede", "opponent-point")),
                three=must(42, choice("count", "no-penalty", "point-kept")),
            ),
        ),
    ),
    Irregularity("revoke", ask("back-in-time", yes=must((43, 39), _BACK), no=_revoked(43))),
)
