"""Fit what bids of belote are worth: `python tools/fit_belote.py` writes py/ecarte/ai/belote_weights.py.

Deals are dealt, bid and played out by the quick rules of thumb on all seats. In each one decision is made at
random, a bid or a pass; what it brings is regressed on the features of the hand that made it. The bids of all
others come from the weights of the round before, so passing is measured with what the others make of it.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import numpy as np

from ecarte.ai import belote_bidding, belote_hands, belote_weights
from ecarte.ai.belote_cards import COUNT, PLAIN_TO_TRUMP, frame
from ecarte.ai.belote_quick import playout
from ecarte.ai.belote_worth import LAST, Stakes, ahead, belotes, melds_by_side
from ecarte.cards import SUITS
from ecarte.games.belote_options import Options

FILE = Path(__file__).resolve().parent.parent / "py" / "ecarte" / "ai" / "belote_weights.py"
CONTRACTS = ("suits", "suits+nt", "suits+nt+at")
RANK = {"nt": 1, "at": 2}
Hand = list[int]
Data = dict[tuple[object, ...], tuple[list[Sequence[float]], list[float]]]


class Deal:
    """Cards, bids and what comes of them; seats are numbers, the one next to the dealer is 0."""

    def __init__(self, rng: Random, players: int, contracts: str) -> None:
        self.rng, self.players, self.contracts = rng, players, contracts
        cards = list(range(32))
        rng.shuffle(cards)
        self.five = [_masks(cards[5 * seat : 5 * seat + 5]) for seat in range(players)]
        self.turned = cards[5 * players]
        self.rest = cards[5 * players + 1 :]
        self.taker, self.contract = -1, ""
        self.six = [_plus(hand, [self.turned]) if players == 4 else hand for hand in self.five]

    def allowed(self, number: int, standing: str) -> list[str]:
        free = {"suits": (), "suits+nt": ("nt",), "suits+nt+at": ("nt", "at")}[self.contracts]
        if standing:
            return [bid for bid in free if RANK[bid] > RANK.get(standing, 0)]
        suit = self.turned >> 3
        return [str(each) for each in range(4) if (each == suit) == (number == 1)] + list(free)

    def auction(self, forced: int) -> tuple[tuple[object, ...], Sequence[float], int] | None:
        """Bid, the decision of that number being made at random. Its kind, features and seat."""
        found: tuple[tuple[object, ...], Sequence[float], int] | None = None
        count = 0
        for number in (1, 2):
            seats = list(range(self.players))
            while seats:
                seat = seats.pop(0)
                allowed = self.allowed(number, self.contract)
                if not allowed:
                    return found
                standing = None
                if self.taker >= 0:
                    kind = self.contract if self.contract in RANK else "suit"
                    standing = (kind, self.players == 4 and (seat ^ self.taker) == 2)
                suit = int(self.contract) if standing and self.contract not in RANK else self.turned >> 3
                six = self.six[seat]
                place = (six, suit, number, seat, self.contracts, self.players)
                values = belote_bidding.choices(*place, allowed, standing)
                if count == forced:
                    bid = self._any(values, allowed)
                    if bid == "pass":
                        key: tuple[object, ...] = ("over", *standing) if standing else (number, seat)
                        found = (("pass", *key), belote_bidding.pass_features(six, suit, seat, self.players), seat)
                    else:
                        kind = bid if bid in RANK else "suit"
                        found = (("take", kind), take_features(six, bid, seat, self.players), seat)
                else:
                    bid = max(values, key=values.__getitem__)
                count += 1
                if bid != "pass":
                    self.taker, self.contract = seat, bid
                    seats = [(seat + step) % self.players for step in range(1, self.players)]
            if self.taker >= 0:
                break
        return found

    def _any(self, values: Mapping[str, float], allowed: Sequence[str]) -> str:
        """A pass, the best bid, or any."""
        rng = self.rng
        if rng.random() < 0.5:
            return "pass"
        return rng.choice(allowed) if rng.random() < 0.4 else max(allowed, key=values.__getitem__)

    def result(self, seat: int) -> float:
        """What the deal brings the seat's side, played out by rule of thumb."""
        if self.taker < 0:
            return 0.0
        of = frame(SUITS[int(self.contract)] if self.contract not in RANK else self.contract, self.players)
        rest, hands = list(self.rest), []
        for each in range(self.players):
            more = 2 if self.players == 4 and each == self.taker else 3
            hand = _plus(self.five[each], rest[:more] + ([self.turned] if more == 2 else []))
            del rest[:more]
            hands.append([PLAIN_TO_TRUMP[mask] if of.high[suit] else mask for suit, mask in enumerate(hand)])
        order = range(self.players)
        melds, _ = melds_by_side(hands, of, order, False)
        sides = 2 if self.players == 4 else 3
        called = belotes(hands, of)
        won, taken = [0] * self.players, [0] * self.players
        last = playout(hands, [255] * 4, of, self.taker, 0, [0] * self.players, won, taken)
        cards, tricks = [0] * sides, [0] * sides
        for each in order:
            cards[of.side(each)] += won[each]
            tricks[of.side(each)] += taken[each]
        capot = tricks.index(8) if 8 in tricks else None
        stakes = Stakes(Options(), of, of.side(self.taker), tuple(range(sides)), melds, tuple(called))
        cards[of.side(last)] += LAST + (stakes.extra if capot is not None else 0)
        return ahead(stakes.written(cards, capot), of.side(seat))


def take_features(six: Hand, bid: str, place: int, players: int) -> list[float]:
    """As `belote_bidding.worth` counts them."""
    if bid in RANK:
        of = belote_hands.no_trumps if bid == "nt" else belote_hands.all_trumps
        masks = six if bid == "nt" else [PLAIN_TO_TRUMP[mask] for mask in six]
        found = [sum(each) for each in zip(*map(of, masks), strict=True)]
    else:
        suit = int(bid)
        length = belote_hands.length_class(COUNT[six[suit]])
        rest = [belote_hands.plain(mask, length) for each, mask in enumerate(six) if each != suit]
        found = [*belote_hands.trump(PLAIN_TO_TRUMP[six[suit]]), *(sum(each) for each in zip(*rest, strict=True))]
    return [*map(float, found), *(float(place == each) for each in range(players))]


def _masks(cards: Sequence[int]) -> Hand:
    return _plus([0, 0, 0, 0], cards)


def _plus(hand: Hand, cards: Sequence[int]) -> Hand:
    found = list(hand)
    for card in cards:
        found[card >> 3] |= 1 << (card & 7)
    return found


def gather(rng: Random, players: int, contracts: str, deals: int) -> Data:
    """Decisions made at random, and what they brought."""
    data: Data = {}
    furthest = 2 * players
    for _ in range(deals):
        deal = Deal(rng, players, contracts)
        found = deal.auction(rng.randrange(furthest))
        if found is not None:
            key, features, seat = found
            xs, ys = data.setdefault(key, ([], []))
            xs.append(features)
            ys.append(deal.result(seat))
    return data


def fitted(xs: Sequence[Sequence[float]], ys: Sequence[float], ridge: float = 20.0) -> tuple[float, ...]:
    """Least squares; as many made-up deals of nothing as ``ridge`` says keep rare features small."""
    x, y = np.array(xs), np.array(ys)
    gram = x.T @ x + ridge * np.eye(x.shape[1])
    return tuple(round(float(weight), 2) for weight in np.linalg.solve(gram, x.T @ y))


def improve(rng: Random, deals: int, counts: dict[str, int]) -> None:
    """One round of fitting, in place."""
    take, passed = {}, {}
    for players in (4, 3):
        for contracts in CONTRACTS:
            data = gather(rng, players, contracts, deals)
            counts[f"{players} players, {contracts}"] = deals
            kind = {"suits": "suit", "suits+nt": "nt", "suits+nt+at": "at"}[contracts]
            take[players, kind] = fitted(*data["take", kind])
            passed[players, contracts] = {
                key[1:]: fitted(xs, ys)
                for key, (xs, ys) in sorted(data.items(), key=lambda each: str(each[0]))
                if key[0] == "pass"
            }
            for key, (_, ys) in sorted(data.items(), key=lambda each: str(each[0])):
                print(players, contracts, *key, len(ys), f"mean {sum(ys) / len(ys):.1f}", flush=True)
    belote_weights.TAKE.update(take)
    belote_weights.PASS.update(passed)
    belote_bidding.suit_tables.cache_clear()
    belote_bidding.free_table.cache_clear()


def blank() -> None:
    """Before anything is fitted: nobody takes."""
    suit = belote_hands.TRUMP_FEATURES + belote_hands.PLAIN_FEATURES
    sizes = {"suit": suit, "nt": belote_hands.NT_FEATURES, "at": belote_hands.AT_FEATURES}
    belote_weights.PASS.clear()
    belote_weights.PASS.update({(players, contracts): {} for players in (4, 3) for contracts in CONTRACTS})
    for players in (4, 3):
        for kind, size in sizes.items():
            belote_weights.TAKE[players, kind] = (0.0,) * size + (-1.0,) * players


def written(counts: Mapping[str, int], seed: int, rounds: int) -> str:
    day = datetime.now(UTC).date().isoformat()
    dealt = "; ".join(f"{kind} {number:,}" for kind, number in counts.items())
    lines = [
        '"""What bids of belote are worth, fitted by simulation: written by tools/fit_belote.py, never by hand.',
        "",
        *textwrap.wrap(f"{day}, seed {seed}, {rounds} rounds, in each so many deals: {dealt}.", 118),
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "# By players and kind of contract: the weights of its features (`belote_hands`), then of the places.",
        "# fmt: off",
        "TAKE: dict[tuple[int, str], tuple[float, ...]] = {",
        *(line for key, value in belote_weights.TAKE.items() for line in _entry(key, value)),
        "}",
        "",
        "# By players and contracts, then by round and place, or by the contract that stands and whether the",
        "# partner's: the weights of `belote_bidding.pass_features`.",
        "PASS: dict[tuple[int, str], dict[tuple[object, ...], tuple[float, ...]]] = {",
        *(line for key, value in belote_weights.PASS.items() for line in _entry(key, value)),
        "}",
        "# fmt: on",
        "",
    ]
    return "\n".join(lines)


def _entry(key: object, value: object) -> list[str]:
    return textwrap.wrap(f"{key!r}: {value!r},", 118, initial_indent="    ", subsequent_indent="        ")


def main() -> None:
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
