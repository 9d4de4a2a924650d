"""Fit the worth of belote's bids, and write py/ecarte/players/belote/bidding/weights.py.

Deals are dealt, bid and played out by the quick rules of thumb in all seats. In each, one decision is made at random, a
bid or a pass, and its result is regressed on the features of the deciding hand. All other bids use the weights of the
round before, so that a pass is measured by what the others make of it.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import numpy as np

from ecarte.games.belote.options import Options, resolve
from ecarte.players.belote import bidding
from ecarte.players.belote.auction import FREE, PASS, RANK, Auction, plus
from ecarte.players.belote.bidding import hands, weights
from ecarte.players.belote.cards import COUNT, PLAIN_TO_TRUMP, Masks

FILE = Path(__file__).parents[2] / "py/ecarte/players/belote/bidding/weights.py"
Found = tuple[tuple[object, ...], Sequence[float], int]
Data = dict[tuple[object, ...], tuple[list[Sequence[float]], list[float]]]


def dealt(rng: Random, options: Options) -> Auction:
    """Return a new deal before its first bid."""
    cards = list(range(32))
    rng.shuffle(cards)
    players = options.players
    five = [plus([0, 0, 0, 0], cards[5 * seat : 5 * seat + 5]) for seat in range(players)]
    return Auction(options, five, cards[5 * players], cards[5 * players + 1 :])


def explored(auction: Auction, rng: Random, forced: int) -> Found | None:
    """Bid to the end, making the decision number ``forced`` at random; return its kind, features and seat."""
    found: Found | None = None
    count = 0
    while not auction.over:
        values, seat, standing = auction.values(), auction.seat, auction.standing
        bid = max(values, key=values.__getitem__)
        if count == forced:
            bid = _any(rng, values)
            six, players = auction.six[seat], auction.players
            if bid == PASS:
                key: tuple[object, ...] = ("over", *standing) if standing else (auction.number, seat)
                found = ((PASS, *key), bidding.pass_features(six, auction.suit, seat, players), seat)
            else:
                found = (("take", bid if bid in RANK else "suit"), take_features(six, bid, seat, players), seat)
        count += 1
        auction.bid(bid)
    return found


def _any(rng: Random, values: Mapping[str, float]) -> str:
    """Return a pass, the best bid, or any bid."""
    bids = [bid for bid in values if bid != PASS]
    if rng.random() < 0.5:
        return PASS
    return rng.choice(bids) if rng.random() < 0.4 else max(bids, key=values.__getitem__)


def take_features(six: Masks, bid: str, place: int, players: int) -> list[float]:
    """Return the features of taking, as `bidding.worth` counts them."""
    if bid in RANK:
        of = hands.no_trumps if bid == "nt" else hands.all_trumps
        masks = six if bid == "nt" else [PLAIN_TO_TRUMP[mask] for mask in six]
        found = [sum(each) for each in zip(*map(of, masks), strict=True)]
    else:
        suit = int(bid)
        length = hands.length_class(COUNT[six[suit]])
        rest = [hands.plain(mask, length) for each, mask in enumerate(six) if each != suit]
        found = [*hands.trump(PLAIN_TO_TRUMP[six[suit]]), *(sum(each) for each in zip(*rest, strict=True))]
    return [*map(float, found), *(float(place == each) for each in range(players))]


def gather(rng: Random, players: int, contracts: str, deals: int) -> Data:
    """Return decisions made at random, and their results."""
    data: Data = {}
    options = resolve("classic", {"players": players, "contracts": contracts})
    furthest = 2 * players
    for _ in range(deals):
        auction = dealt(rng, options)
        found = explored(auction, rng, rng.randrange(furthest))
        if found is not None:
            key, features, seat = found
            xs, ys = data.setdefault(key, ([], []))
            xs.append(features)
            ys.append(auction.result(seat))
    return data


def fitted(xs: Sequence[Sequence[float]], ys: Sequence[float], ridge: float = 20.0) -> tuple[float, ...]:
    """Return the least-squares weights; ``ridge`` made-up deals without result keep rare features small."""
    x, y = np.array(xs), np.array(ys)
    gram = x.T @ x + ridge * np.eye(x.shape[1])
    return tuple(round(float(weight), 2) for weight in np.linalg.solve(gram, x.T @ y))


def improve(rng: Random, deals: int, counts: dict[str, int]) -> None:
    """Do one round of fitting, in place."""
    take, passed = {}, {}
    for players in (4, 3):
        for contracts in FREE:
            data = gather(rng, players, contracts, deals)
            counts[f"{players} players, {contracts}"] = deals
            kind = {"suits": "suit", "suits+nt": "nt", "suits+nt+at": "at"}[contracts]
            take[players, kind] = fitted(*data["take", kind])
            passed[players, contracts] = {
                key[1:]: fitted(xs, ys)
                for key, (xs, ys) in sorted(data.items(), key=lambda each: str(each[0]))
                if key[0] == PASS
            }
            for key, (_, ys) in sorted(data.items(), key=lambda each: str(each[0])):
                print(players, contracts, *key, len(ys), f"mean {sum(ys) / len(ys):.1f}", flush=True)
    weights.TAKE.update(take)
    weights.PASS.update(passed)
    bidding.suit_tables.cache_clear()
    bidding.free_table.cache_clear()


def blank() -> None:
    """Set the weights before any fitting: nobody takes."""
    suit = hands.TRUMP_FEATURES + hands.PLAIN_FEATURES
    sizes = {"suit": suit, "nt": hands.NT_FEATURES, "at": hands.AT_FEATURES}
    weights.PASS.clear()
    weights.PASS.update({(players, contracts): {} for players in (4, 3) for contracts in FREE})
    for players in (4, 3):
        for kind, size in sizes.items():
            weights.TAKE[players, kind] = (0.0,) * size + (-1.0,) * players


def written(counts: Mapping[str, int], seed: int, rounds: int) -> str:
    """Return the text of the module of weights."""
    day = datetime.now(UTC).date().isoformat()
    dealt = "; ".join(f"{kind} {number:,}" for kind, number in counts.items())
    lines = [
        '"""What bids of belote are worth, fitted by simulation: written by tools/tables/fit_belote.py, never by hand.',
        "",
        *textwrap.wrap(f"{day}, seed {seed}, {rounds} rounds. Deals in each round: {dealt}.", 118),
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "# By players and kind of contract: the weights of its features (`hands`), then of the places.",
        "# fmt: off",
        "TAKE: dict[tuple[int, str], tuple[float, ...]] = {",
        *(line for key, value in weights.TAKE.items() for line in _entry(key, value)),
        "}",
        "",
        "# By players and contracts, then by round and place, or by the contract that stands and whether the",
        "# partner's: the weights of `bidding.pass_features`.",
        "PASS: dict[tuple[int, str], dict[tuple[object, ...], tuple[float, ...]]] = {",
        *(line for key, value in weights.PASS.items() for line in _entry(key, value)),
        "}",
        "# fmt: on",
        "",
    ]
    return "\n".join(lines)


def _entry(key: object, value: object) -> list[str]:
    return textwrap.wrap(f"{key!r}: {value!r},", 118, initial_indent="    ", subsequent_indent="        ")


def main() -> None:
    """Fit the weights, and write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100_000, help="of each kind of table, in each round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng, counts = Random(chosen.seed), dict[str, int]()
    blank()
    for number in range(chosen.rounds):
        print(f"round {number + 1}")
        improve(rng, chosen.deals, counts)
    FILE.write_text(written(counts, chosen.seed, chosen.rounds), "utf-8")


if __name__ == "__main__":
    main()
