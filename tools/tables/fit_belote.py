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
from functools import partial
from pathlib import Path
from random import Random

import numpy as np

from ecarte.games.belote.options import Options, resolve
from ecarte.machine.belote import records
from ecarte.machine.belote.bidding import may_bid
from ecarte.machine.belote.sight import PASS, Tables, Work
from ecarte.machine.belote.stakes import find_lead
from ecarte.machine.belote.trial import begin_bidding, find_best, play_deal, say, value_bid
from ecarte.machine.belote.worths import ACES, classify_length, value_others, value_take
from ecarte.players.belote.bidding import hands, weights
from ecarte.players.belote.cards import tables

FILE = Path(__file__).parents[2] / "py/ecarte/players/belote/bidding/weights.py"
KINDS = {records.NO_TRUMPS: "nt", records.ALL_TRUMPS: "at"}  # contracts besides the suits
TABLES = (4, 3, 2)  # players
OFFERED = ("suits", "suits+nt", "suits+nt+at")
ORDERS = tables(Options())
Found = tuple[tuple[object, ...], Sequence[float], int]
Data = dict[tuple[object, ...], tuple[list[Sequence[float]], list[float]]]


def dealt(rng: Random, rules: Tables) -> Work:
    """Return a new deal before its first bid; seat 0 speaks first."""
    cards, work = list(range(records.CARDS)), Work()
    players, first = rules.players, rules.first
    rng.shuffle(cards)
    work.dealer = players - 1
    for seat in range(players):
        work.world[seat] = sum(1 << card for card in cards[first * seat : first * (seat + 1)])
    work.turned, *rest = cards[first * players :]
    begin = first * (players - 1)
    work.order[begin : begin + len(rest)] = rest
    return work


def explored(rules: Tables, work: Work, rng: Random, forced: int) -> Found | None:
    """Bid to the end, making the decision number ``forced`` at random; return its kind, features and seat."""
    decision: Found | None = None
    count, players = 0, rules.players
    begin_bidding(rules, work)
    while work.phase == records.BIDDING:
        seat, five = work.mover, work.world[work.mover]
        bid = find_best(rules, work)
        if count == forced:
            bids = [each for each in range(records.CONTRACTS) if may_bid(rules, work) >> each & 1]
            bid = _any(rng, bids, max(bids, key=partial(value_bid, rules, work, five)))
            six = five | 1 << work.turned if players == records.SEATS else five
            if bid == PASS:
                decision = ((PASS, *_where(rules, work)), pass_features(rules, work, six), seat)
            else:
                decision = (("take", KINDS.get(bid, "suit")), take_features(six, bid, seat, players), seat)
        count += 1
        say(rules, work, bid)
    return decision


def _any(rng: Random, bids: Sequence[int], best: int) -> int:
    """Return a pass, the best bid, or any bid."""
    if rng.random() < 0.5:
        return PASS
    return rng.choice(bids) if rng.random() < 0.4 else best


def _where(rules: Tables, work: Work) -> tuple[object, ...]:
    """Return the round and place of the seat to speak, or what stands."""
    if work.contract == records.NO_CONTRACT:
        return 1 if work.bids < rules.players else 2, work.mover
    return "over", KINDS.get(work.contract, "suit"), rules.sides[work.taker] == rules.sides[work.mover]


def pass_features(rules: Tables, work: Work, six: int) -> tuple[float, ...]:
    """Return the features of passing: one, the worth of the suit and of the best other one, the aces."""
    suit, place = work.contract if work.contract < records.NO_TRUMPS else work.turned >> 3, work.mover
    aces = (six & ACES).bit_count()
    return 1.0, value_take(rules, six, suit, place), value_others(rules, six, suit, place), float(aces)


def take_features(six: int, bid: int, place: int, players: int) -> list[float]:
    """Return the features of taking, as `value_take` counts them."""
    masks = [six >> 8 * suit & records.SUIT for suit in range(4)]
    if bid in KINDS:
        of = hands.no_trumps if bid == records.NO_TRUMPS else hands.all_trumps
        if bid != records.NO_TRUMPS:
            masks = [ORDERS.trumps[mask] for mask in masks]
        features = [sum(each) for each in zip(*map(of, masks), strict=True)]
    else:
        length = classify_length(masks[bid].bit_count())
        rest = [hands.plain(mask, length) for each, mask in enumerate(masks) if each != bid]
        features = [*hands.trump(ORDERS.trumps[masks[bid]]), *(sum(each) for each in zip(*rest, strict=True))]
    return [*map(float, features), *(float(place == each) for each in range(players))]


def gather(rng: Random, players: int, contracts: str, deals: int) -> Data:
    """Return decisions made at random, and their results."""
    data: Data = {}
    rules = tables(resolve("classic", {"players": players, "contracts": contracts}))
    furthest = 2 * players
    for _ in range(deals):
        work = dealt(rng, rules)
        decision = explored(rules, work, rng, rng.randrange(furthest))
        if decision is not None:
            key, features, seat = decision
            play_deal(rules, work, rules.first * (rules.players - 1))
            xs, ys = data.setdefault(key, ([], []))
            xs.append(features)
            ys.append(find_lead(rules, work.points, rules.sides[seat]))
    return data


def fitted(xs: Sequence[Sequence[float]], ys: Sequence[float], ridge: float = 20.0) -> tuple[float, ...]:
    """Return the least-squares weights; ``ridge`` made-up deals without result keep rare features small."""
    x, y = np.array(xs), np.array(ys)
    gram = x.T @ x + ridge * np.eye(x.shape[1])
    return tuple(round(float(weight), 2) for weight in np.linalg.solve(gram, x.T @ y))


def improve(rng: Random, tables_of: Sequence[int], deals: int, counts: dict[str, int]) -> None:
    """Do one round of fitting, in place."""
    take, passed = {}, {}
    for players in tables_of:
        for contracts in OFFERED:
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
    tables.cache_clear()


def blank(tables_of: Sequence[int]) -> None:
    """Set the weights of these numbers of players before any fitting: nobody takes."""
    suit = hands.TRUMP_FEATURES + hands.PLAIN_FEATURES
    sizes = {"suit": suit, "nt": hands.NT_FEATURES, "at": hands.AT_FEATURES}
    weights.PASS.update({(players, contracts): {} for players in tables_of for contracts in OFFERED})
    for players in tables_of:
        for kind, size in sizes.items():
            weights.TAKE[players, kind] = (0.0,) * size + (-1.0,) * players


def written(counts: Mapping[str, int], seed: int, rounds: int, kept: Sequence[str]) -> str:
    """Return the text of the module of weights; ``kept`` says where those come from that were not fitted anew."""
    day = datetime.now(UTC).date().isoformat()
    dealt = "; ".join(f"{kind} {number:,}" for kind, number in counts.items())
    lines = [
        '"""What bids of belote are worth, fitted by simulation: written by tools/tables/fit_belote.py, never by hand.',
        "",
        *kept,
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
    parser.add_argument("--players", type=int, nargs="+", default=TABLES, help="of the tables to fit")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng, counts = Random(chosen.seed), dict[str, int]()
    blank(chosen.players)
    for number in range(chosen.rounds):
        print(f"round {number + 1}")
        improve(rng, chosen.players, chosen.deals, counts)
    kept = [] if {*chosen.players} == {*TABLES} else [f"{weights.__doc__}".partition("\n\n")[2].strip(), ""]
    FILE.write_text(written(counts, chosen.seed, chosen.rounds, kept), "utf-8")


if __name__ == "__main__":
    main()
