"""Fit what the cards of belote for two with open cards are worth to a taker (`ecarte.machine.belote.open_bids`).

Random deals are played out by rules of thumb under random contracts; the taker's lead is a sum over the cards that one
has and the other lacks. `cd tools && python -m tables.open_bids` prints the constants.
"""

from __future__ import annotations

from random import Random

import numpy as np

from ecarte.core.cards import PACK
from ecarte.games.belote.game import GAME
from ecarte.machine import module, run
from ecarte.machine.belote.sight import PASS, Work
from ecarte.machine.belote.trial import try_bids
from ecarte.players.belote.cards import tables

DEALS, WORLDS = 6000, 30
KINDS = {"suits": range(4), "suits+nt": (4,), "suits+nt+at": (5,)}
FAR = -1_000_000  # a score from which no deal ends the game


def fit(contracts: str, rng: Random) -> tuple[list[list[float]], float, float, float]:
    """Return the worth of each rank, of the first lead and of taking, and the deviation of what is left."""
    way = run.find(GAME.name)
    rules = tables(GAME.resolve("two", {"contracts": contracts}))
    loaded, rows, leads = way.load(rules), [], []
    for _ in range(DEALS):
        contract, me, pack = rng.choice(KINDS[contracts]), rng.randrange(2), rng.sample(range(len(PACK)), 16)
        work = way.new(Work)
        work.me, work.dealer, work.turned = me, 0, pack[-1]
        hands = [sum(1 << card for card in cards) for cards in (pack[8:], pack[:8])]
        for seat, hand in enumerate(hands):
            work.known[seat] = work.covering[seat] = hand
        rounds = int(contract < 4 and contract != pack[-1] >> 3)
        work.heeded = 2 * rounds + (me == 0)
        for at in range(work.heeded):
            work.said[at] = PASS
        work.choices[0], work.trying, work.wanted = contract, 1, WORLDS
        work.score[0] = work.score[1] = FAR
        work.chance = [*rng.getstate()[1]]
        rng.random()
        way.call(try_bids, loaded, work)
        leads.append(sum(work.values[at] for at in range(WORLDS)) / WORLDS)
        features = np.zeros(18)
        for sign, hand in ((1, hands[me]), (-1, hands[1 - me])):
            for suit in range(4):
                byte, is_high = hand >> 8 * suit & 255, contract in (suit, 5)
                byte = rules.trumps[byte] if is_high else byte
                for bit in range(8):
                    if byte >> bit & 1:
                        features[(0 if is_high else 8) + bit] += sign
        features[16], features[17] = (1 if me else -1), 1
        rows.append(features)
    table, wanted = np.array(rows), np.array(leads)
    weights = np.linalg.lstsq(table, wanted, rcond=None)[0]
    groups = [[round(float(weight), 1) for weight in weights[at : at + 8]] for at in (0, 8)]
    return groups, round(float(weights[16]), 1), round(float(weights[17]), 1), float((wanted - table @ weights).std())


if __name__ == "__main__":
    module.call_for(GAME.name)
    for name in KINDS:
        print(name, *fit(name, Random(name)))
