"""What the options of belote decide, as the machine's numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ecarte.core.cards import PACK, SUITS, Card
from ecarte.games.belote.options import OPTIONS, Options
from ecarte.games.belote.state import ALL_TRUMPS, NO_TRUMPS, PLAIN, TRUMPS, side_of
from ecarte.games.belote.tricks import card_points
from ecarte.machine.belote import records as machine
from ecarte.machine.layout import fields

CARDS = {card: at for at, card in enumerate(PACK)}
CONTRACTS = (*SUITS, NO_TRUMPS, ALL_TRUMPS)  # in the machine's order
CAPOT = 100  # points for all tricks (B25)
_PACKETS = {"3-2": 3, "2-3": 2, "dealer": machine.BY_NUMBER, "chosen": machine.CHOSEN}


@lru_cache(maxsize=16)
def rules(options: Options) -> machine.Rules:
    """Return these options as numbers and tables."""
    filled = machine.Rules()
    fill(filled, options, [CARDS] * len(CONTRACTS))
    return filled


def fill(rules: machine.Rules, options: Options, numbers: Sequence[Mapping[Card, int]]) -> None:
    """Fill in what these options decide; ``numbers`` are those of the cards under each contract."""
    for option in OPTIONS:
        if option.name in fields(machine.Rules):
            value = getattr(options, option.name)
            setattr(rules, option.name, int(value) if isinstance(value, int) else option.values.index(value))
    for at, seat in enumerate(options.seats):
        rules.sides[at] = options.sides.index(side_of(seat, options.players))
    rules.numbers = len(options.sides)
    rules.first, rules.hand = options.first, options.hand
    rules.first_packet = 3 if options.players == 2 else _PACKETS[options.packets]
    rules.only_cut = options.shuffle == "cut-only"
    rules.has_no_trumps = options.contracts != "suits"
    rules.has_all_trumps = options.contracts == "suits+nt+at"
    rules.no_trumps_over_suit_only = options.nt_over_suit_only
    rules.has_declarations = options.declarations == "all"
    rules.capot = CAPOT - 2 if options.capot_88 else CAPOT
    for at, (contract, number) in enumerate(zip(CONTRACTS, numbers, strict=True)):
        trumps = sum(1 << number[card] for card in PACK if card[1] == contract)
        for card in PACK:
            place = len(PACK) * at + number[card]
            order = TRUMPS if contract in (card[1], ALL_TRUMPS) else PLAIN
            above = sum(1 << number[rank + card[1]] for rank in order[: order.index(card[0])])
            rules.beating[place] = above if contract == card[1] else above | trumps
            rules.worth[place] = card_points(card, contract, options.free_values == "scaled")
