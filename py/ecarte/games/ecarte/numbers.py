"""What the options of écarté decide, as the machine's numbers."""

from __future__ import annotations

from functools import lru_cache

from ecarte.games.ecarte.deal import dealt
from ecarte.games.ecarte.options import Options
from ecarte.machine import cards
from ecarte.machine.ecarte.records import CARDS, STOCK, TAKES, Laws
from ecarte.machine.ecarte.sight import rule_out


@lru_cache(maxsize=16)
def laws(options: Options) -> Laws:
    """Return these options as numbers and tables."""
    numbers = Laws()
    fill(numbers, options)
    return numbers


def fill(laws: Laws, options: Options) -> None:
    """Fill in what these options decide."""
    laws.target, laws.stop_early = options.target, int(options.stop_early)
    laws.marks, laws.marks_itself = int(options.king_mark != "none"), int(options.king_mark == "automatic")
    laws.marks_late = int(options.king_mark == "optional" and options.king_until == "laws")
    laws.numbered = int(options.propose_number)
    laws.risk = [int(options.makes_vulnerable(exchanges)) for exchanges in (0, 1)]
    laws.least, laws.most = (list(row) for row in zip(*map(options.dealer_span, range(STOCK)), strict=True))
    laws.king, laws.king_points = options.order.index("K"), options.king_points
    if options.packets != "own":
        laws.dealt = [place for hand in dealt(options.packets) for place in hand]
    laws.replies = _replies(int(options.must_head))


@lru_cache(maxsize=2)
def _replies(must_head: int) -> list[int]:
    """Return what playing a card to a lead tells (`Laws.replies`)."""
    pairs = [(led, card) for led in range(CARDS) for card in range(CARDS)]
    return [rule_out(led, card, must_head) | TAKES * cards.beats(card, led) for led, card in pairs]
