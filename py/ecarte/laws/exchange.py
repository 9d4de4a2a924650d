"""Proposing, answering, discarding and taking cards (laws 26-38)."""

from __future__ import annotations

from ecarte.laws.case import BOUND, FILL_TAKEN, REDEAL, Chooser, Irregularity, Node, ask, choice, may, must

_TRICKS = choice("tricks", "tricks-count")


def _took_more(law: int, chooser: Chooser) -> Node:
    """Return laws 29 and 33. Until the cards are mixed, the excess is known and goes back."""
    return ask(
        "mixed",
        no=must(law, choice("putright", "excess-back")),
        yes=ask(
            "cards-took-up",
            yes=may(chooser, law, REDEAL, choice("draw", "excess-drawn", "may-look")),
            no=may(chooser, law, REDEAL, choice("draw", "excess-drawn", "no-look")),
        ),
    )


EXCHANGE = (
    Irregularity("proposal-back", must(26, BOUND)),
    Irregularity("answer-back", must(27, BOUND)),
    Irregularity("how-many", must(27, choice("tell", "dealer-tells"))),
    Irregularity("discards", must(28, choice("apart", "discards-apart"))),
    Irregularity("elder-took-more", _took_more(29, "dealer")),
    Irregularity("elder-asked-fewer", must(30, _TRICKS)),
    Irregularity("given-more", may("elder", 31, REDEAL, choice("discard", "excess-discarded", "no-look"))),
    Irregularity("given-fewer", may("elder", 32, REDEAL, FILL_TAKEN)),
    Irregularity("dealer-took-more", _took_more(33, "elder")),
    Irregularity(
        "dealer-took-fewer",
        ask("dealer-played", no=may("dealer", 34, FILL_TAKEN, choice("stand", "plays-short")), yes=must(34, _TRICKS)),
    ),
    Irregularity(
        "exposed-giving",
        ask(
            "whose-card",
            elder=may("elder", 36, choice("take", "exposed-taken"), choice("refuse", "thrown-out")),
            dealer=must(36, choice("take", "exposed-taken")),
        ),
    ),
    Irregularity(
        "turned-again", may("elder", 37, choice("take", "no-refusal", "turned-taken"), choice("leave", "no-refusal"))
    ),
    Irregularity(
        "short-stock",
        ask(
            "accepted-how",
            plainly=must(38, choice("serve", "elder-served", "dealer-as-is")),
            conditionally=may(
                "dealer", 38, choice("refuse", "acceptance-falls"), choice("serve", "elder-served", "dealer-as-is")
            ),
        ),
    ),
)
