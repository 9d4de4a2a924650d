"""Fit how belote's expert rates leads, and write py/ecarte/players/belote/lead_weights.py.

    cd tools && python -m tables.fit_leads --deals 7000

Deals are dealt from a seed, bid by the features of hands, and played by rules of thumb; leads are varied. The solver
values every card of each lead of at least three cards with all cards open. A network with one hidden layer is fitted to
lose the fewest points on average. It is told by how many for a tenth of the deals that it has not seen.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ecarte.compiler.code import Native
from ecarte.games.belote.options import Options
from ecarte.machine.belote import records
from ecarte.machine.belote.sight import ALL, Sight, Tables, Work, ranks_high, watch
from ecarte.machine.belote.solver import solve
from ecarte.machine.belote.thumb import follow, lead
from ecarte.machine.belote.trial import begin_bidding, find_best, say
from ecarte.players.belote.cards import tables
from ecarte.players.belote.leads import find_features, rate
from tables.fit_belote import dealt

FILE = Path(__file__).parents[2] / "py/ecarte/players/belote/lead_weights.py"
HIDDEN = 16
SHALLOW = 3  # cards in hand from which leads are valued
SCALE = 64  # weights are whole numbers of so many parts
VARIED = (0.15, 0.30, 0.85)  # shares of random leads, of perfect ones, and up to there of those rated best so far
BATCH, EPOCHS, RATE, DECAY, DROPPED = 256, 7, 3e-3, 1e-2, 0.2
Weights = tuple[Any, Any, Any]


class Lead(NamedTuple):
    """A lead: the features of each card, the points each loses, and which the rule of thumb plays."""

    features: list[list[int]]
    losses: list[int]
    by_thumb: int


def deal_out(rules: Tables, rng: Random) -> tuple[Sight, list[int]]:
    """Return a deal that is bid, before the first lead, and the hands."""
    while True:
        work = dealt(rng, rules)
        begin_bidding(rules, work)
        while work.phase == records.BIDDING:
            say(rules, work, find_best(rules, work))
        if work.contract != records.NO_CONTRACT:
            break
    hands, at, sight = [], rules.first * 3, Sight()
    for seat in range(4):
        number = 2 if seat == work.taker else 3
        rest = work.order[at : at + number] + ([work.turned] if seat == work.taker else [])
        at += number
        hands.append(number_by_strength(rules, work.contract, work.world[seat] | sum(1 << card for card in rest)))
        sight.sizes[seat], sight.may[seat] = rules.hand, ALL
    sight.contract, sight.taker, sight.live = work.contract, work.taker, ALL
    sight.turned = number_by_strength(rules, work.contract, 1 << work.turned).bit_length() - 1
    return sight, hands


def number_by_strength(rules: Tables, contract: int, hand: int) -> int:
    """Return a hand of the plain order as it is numbered under a contract."""
    suits = [hand >> 8 * suit & records.SUIT for suit in range(4)]
    return sum((rules.trumps[mine] if ranks_high(contract, at) else mine) << 8 * at for at, mine in enumerate(suits))


def gather(rng: Random, deals: int) -> Iterator[Lead]:
    """Yield the leads of some deals."""
    rules, way = tables(Options()), Native((solve,))
    loaded, work = way.load(rules), way.new(Work)
    for number in range(deals):
        if number % 500 == 0:
            print(f"{number:,} deals", flush=True)
        sight, hands = deal_out(rules, rng)
        leader = 0
        while hands[leader].bit_count() >= SHALLOW:
            sight.known[sight.taker] = 1 << sight.turned & sight.live
            look_from(sight, leader, hands)
            cards = [card for card in range(records.CARDS) if hands[leader] >> card & 1]
            work.me, work.contract, work.taker, work.trying = leader, sight.contract, sight.taker, len(cards)
            work.won, work.world, work.choices = sight.won[:2], hands, cards
            way.call(solve, loaded, work)
            values = [value if leader % 2 == 0 else -value for value in work.solved[: len(cards)]]
            losses = [max(values) - value for value in values]
            by_thumb = lead(rules, sight, leader)
            yield Lead([find_features(rules, sight, card) for card in cards], losses, cards.index(by_thumb))
            drawn = rng.random()
            card = by_thumb
            if drawn < VARIED[0]:
                card = rng.choice(cards)
            elif drawn < VARIED[1]:
                card = cards[losses.index(0)]
            elif drawn < VARIED[2]:
                card = max(cards, key=lambda card: rate(rules, sight, card))
            for left in range(3, -1, -1):
                seat = (leader + 3 - left) % 4
                look_from(sight, seat, hands)
                card = card if left == 3 else follow(rules, sight, seat, left)
                hands[seat] ^= 1 << card
                watch(rules, sight, seat, card)
            leader = sight.winning


def look_from(sight: Sight, seat: int, hands: list[int]) -> None:
    """Let a seat see its own hand alone."""
    sight.me = seat
    sight.hands = [hands[seat] if each == seat else 0 for each in range(4)]


# --- the network ---


class Data:
    """Leads as arrays: the features and losses of all cards, and where each lead begins."""

    def __init__(self, leads: list[Lead]) -> None:
        self.features = np.array([row for each in leads for row in each.features], dtype=np.int32)
        self.losses = np.array([loss for each in leads for loss in each.losses], dtype=np.float32)
        sizes = np.array([len(each.losses) for each in leads])
        self.ends = np.cumsum(sizes)
        self.begins = self.ends - sizes

    def measure(self, weights: Weights) -> Any:
        """Return the loss of the card that is rated best, of each lead."""
        rows, begin, end = weights
        rated = np.maximum(rows[self.features].sum(1) + begin, 0) @ end
        return np.array(
            [self.losses[one + rated[one:other].argmax()] for one, other in zip(self.begins, self.ends, strict=True)]
        )


def fit(data: Data, number: int, seed: int) -> Weights:
    """Return the weights with which the expected loss is low, where better rated cards are led more often."""
    rng = np.random.default_rng(seed)
    weights = (
        rng.normal(0, 0.15, (number, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        rng.normal(0, 0.5, HIDDEN).astype(np.float32),
    )
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
    step, leads = 0, len(data.begins)
    for epoch in range(EPOCHS):
        order = rng.permutation(leads)
        for at in range(0, leads, BATCH):
            step += 1
            gradients = differentiate(data, weights, order[at : at + BATCH], rng)
            pace = RATE * (1 - epoch / EPOCHS)
            for each, gradient, (mean, square) in zip(weights, gradients, moments, strict=True):  # Adam
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient**2 - square)
                change = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
                each -= pace * (change + DECAY * each)
    return weights


def differentiate(data: Data, weights: Weights, chosen: Any, rng: Any) -> Weights:
    """Return how the expected loss of some leads changes with each weight."""
    rows, begin, end = weights
    begins, sizes = data.begins[chosen], data.ends[chosen] - data.begins[chosen]
    cards = np.concatenate([np.arange(one, one + size) for one, size in zip(begins, sizes, strict=True)])
    starts = np.cumsum(sizes) - sizes
    features, losses = data.features[cards], data.losses[cards]
    kept = (rng.random(features.shape) > DROPPED).astype(np.float32) / (1 - DROPPED)
    hidden = (rows[features] * kept[:, :, None]).sum(1) + begin
    active = np.maximum(hidden, 0)
    rated = active @ end
    powers = np.exp(rated - np.repeat(np.maximum.reduceat(rated, starts), sizes))
    shares = powers / np.repeat(np.add.reduceat(powers, starts), sizes)
    expected = np.add.reduceat(shares * losses, starts)
    slope = 0.1 * shares * (losses - np.repeat(expected, sizes)) / len(chosen)
    below = slope[:, None] * end * (hidden > 0)
    of_rows = np.zeros_like(rows)
    np.add.at(of_rows, features.ravel(), (below[:, None, :] * kept[:, :, None]).reshape(-1, HIDDEN))
    return of_rows, below.sum(0), active.T @ slope


def written(weights: Weights, described: str) -> str:
    """Return the text of the module of weights."""
    rows, begin, end = (np.rint(each * SCALE).astype(int).tolist() for each in weights)
    lines = [
        '"""How leads of belote are rated: written by tools/tables/fit_leads.py, never by hand.',
        "",
        *textwrap.wrap(described, 118),
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "# fmt: off",
        *_tuple("BEGIN", begin),
        *_tuple("END", end),
        *_tuple("_FLAT", [weight for row in rows for weight in row]),
        "# fmt: on",
        f"ROWS = tuple(_FLAT[at : at + {HIDDEN}] for at in range(0, len(_FLAT), {HIDDEN}))",
        "",
    ]
    return "\n".join(lines)


def _tuple(name: str, numbers: list[int]) -> list[str]:
    text = textwrap.wrap(f"{', '.join(map(str, numbers))},", 118, initial_indent="    ", subsequent_indent="    ")
    return [f"{name} = (", *text, ")"]


def main() -> None:
    """Fit the weights, and write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=7000)
    parser.add_argument("--seed", type=int, default=11)
    chosen = parser.parse_args()
    leads = [*gather(Random(chosen.seed), chosen.deals)]
    number = 1 + max(feature for each in leads for row in each.features for feature in row)
    cut = len(leads) * 9 // 10
    seen, unseen = Data(leads[:cut]), Data(leads[cut:])
    losses = unseen.measure(fit(seen, number, chosen.seed))
    by_thumb = np.array([each.losses[each.by_thumb] for each in leads[cut:]])
    gain = by_thumb - losses
    told = (
        f"Seed {chosen.seed}, {chosen.deals:,} deals, {len(leads):,} leads. Card points lost in the last tenth, fitted "
        f"to the others: {losses.mean():.2f} a lead, by the rule of thumb {by_thumb.mean():.2f}, a gain of "
        f"{gain.mean():.2f} ± {1.96 * gain.std() / len(gain) ** 0.5:.2f}."
    )
    print(told)
    FILE.write_text(written(fit(Data(leads), number, chosen.seed), told), "utf-8")


if __name__ == "__main__":
    main()
