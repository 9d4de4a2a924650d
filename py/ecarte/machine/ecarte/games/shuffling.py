"""The pack of a deal, from the seed of the game (`ecarte.core.fair`)."""

from __future__ import annotations

from ecarte.machine.ecarte.deals import Rules
from ecarte.machine.ecarte.games.records import Game
from ecarte.machine.ecarte.records import CARDS
from ecarte.machine.quick import sign_text
from ecarte.machine.text import put, put_number

_BEFORE, _ATTEMPT = tuple(b"ECN1 pack \0"), tuple(b"/1 \0")


def shuffle_pack(rules: Rules, game: Game) -> None:
    """Put the pack of a deal, from the top, into ``game.stock``: 8 * suit + place, in the order of suits."""
    pack, text, state = game.stock, game.text, game.state
    for at in range(CARDS):
        pack[at] = rules.fresh[at]
    at, block = CARDS - 1, 0
    while at:
        end = put_number(text, put(text, 0, _BEFORE), game.number)
        end = put_number(text, put(text, end, _ATTEMPT), block)
        sign_text(game, game.seed, game.keyed, end)
        for place in range(8):
            number = state[place]
            if at and number < (1 << 32) - (1 << 32) % (at + 1):
                other = number % (at + 1)
                kept = pack[at]
                pack[at] = pack[other]
                pack[other] = kept
                at -= 1
        block += 1
