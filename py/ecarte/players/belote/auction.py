"""A deal from some point of its bidding to its score, in masks.

Everybody bids by fitted worth and plays by rules of thumb. The worth of bids is fitted on such deals, and the strong
player tries close bids on them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.cards import SUITS
from ecarte.games.belote.options import Options
from ecarte.players.belote import bidding
from ecarte.players.belote.cards import PLAIN_TO_TRUMP, Masks, frame
from ecarte.players.belote.quick import playout
from ecarte.players.belote.worth import LAST, TRICKS, Stakes, ahead, belotes, melds_by_side

RANK = {"nt": 1, "at": 2}
FREE = {"suits": (), "suits+nt": ("nt",), "suits+nt+at": ("nt", "at")}
PASS = "pass"


def plus(hand: Sequence[int], cards: Sequence[int]) -> Masks:
    """Return a hand with more cards, each a number: its suit times eight and its bit in the plain order."""
    found = list(hand)
    for card in cards:
        found[card >> 3] |= 1 << (card & 7)
    return found


class Auction:
    """The bids and their results.

    Seats are numbers, and seat 0 speaks first; ``five`` are the hands in plain masks, ``rest`` the cards still to
    deal.
    """

    def __init__(self, options: Options, five: Sequence[Masks], turned: int, rest: Sequence[int]) -> None:
        self.options, self.players = options, options.players
        self.five, self.turned, self.rest = five, turned, rest
        self.six = [plus(hand, [turned]) if self.players == 4 else hand for hand in five]
        self.number, self.seat, self.silent = 1, 0, 0
        self.taker, self.contract = -1, ""

    @property
    def over(self) -> bool:
        """Return whether the bidding is over."""
        if self.taker < 0:
            return self.number > 2
        return self.silent >= self.players - 1 or not self.allowed()

    def allowed(self) -> list[str]:
        """Return the bids that may be made, suits by number (B6, B7, B10)."""
        free = FREE[self.options.contracts]
        if self.taker >= 0:
            return [bid for bid in free if RANK[bid] > RANK.get(self.contract, 0)]
        if self.options.nt_over_suit_only:
            free = tuple(bid for bid in free if bid != "nt")
        suit = self.turned >> 3
        return [str(each) for each in range(4) if (each == suit) == (self.number == 1)] + list(free)

    @property
    def standing(self) -> tuple[str, bool] | None:
        """Return the kind of contract that stands, and whether it belongs to the partner of the seat to speak."""
        if self.taker < 0:
            return None
        kind = self.contract if self.contract in RANK else "suit"
        return kind, self.players == 4 and (self.seat ^ self.taker) == 2

    @property
    def suit(self) -> int:
        """Return the suit that stands, or was turned up."""
        return int(self.contract) if self.taker >= 0 and self.contract not in RANK else self.turned >> 3

    def values(self) -> dict[str, float]:
        """Return the worth of every bid to the seat that must speak."""
        return bidding.choices(
            self.six[self.seat],
            self.suit,
            self.number,
            self.seat,
            self.options.contracts,
            self.players,
            self.allowed(),
            self.standing,
        )

    def bid(self, bid: str) -> None:
        """Make a bid, or pass."""
        if bid == PASS:
            self.silent += 1
            if self.taker < 0 and self.silent == self.players:
                self.number, self.silent = self.number + 1, 0
        else:
            self.taker, self.contract, self.silent = self.seat, bid, 0
        self.seat = (self.seat + 1) % self.players

    def finish(self) -> None:
        """Let everybody make the bid of greatest worth."""
        while not self.over:
            values = self.values()
            self.bid(max(values, key=values.__getitem__))

    def written(self) -> list[int]:
        """Return the points written by each side when the deal is played out by rules of thumb."""
        players = self.players
        if self.taker < 0:
            return [0] * (2 if players == 4 else 3)
        free = self.contract in RANK
        of = frame(self.contract if free else SUITS[int(self.contract)], players, self.options.undertrump_partner)
        rest, at, hands = self.rest, 0, []
        for seat in range(players):
            more = 2 if players == 4 and seat == self.taker else 3
            hand = plus(self.five[seat], rest[at : at + more])
            if more == 2:
                hand = plus(hand, [self.turned])
            at += more
            hands.append([PLAIN_TO_TRUMP[mask] if of.high[suit] else mask for suit, mask in enumerate(hand)])
        order = tuple(range(players))
        melds: tuple[int, ...] = (0,) * (2 if players == 4 else 3)
        if self.options.declarations == "all":
            melds, _ = melds_by_side(hands, of, order, self.options.shared_cards)
        called = belotes(hands, of)
        won, taken = [0] * players, [0] * players
        last = playout(hands, [255] * 4, of, self.taker, 0, [0] * players, won, taken)
        cards, tricks = [0] * len(melds), [0] * len(melds)
        for seat in order:
            cards[of.side(seat)] += won[seat]
            tricks[of.side(seat)] += taken[seat]
        capot = tricks.index(TRICKS) if TRICKS in tricks else None
        stakes = Stakes(self.options, of, of.side(self.taker), order[: len(melds)], melds, tuple(called))
        cards[of.side(last)] += LAST + (stakes.extra if capot is not None else 0)
        return stakes.written(cards, capot)

    def result(self, seat: int) -> float:
        """Return how far ahead the seat's side comes out."""
        return ahead(self.written(), seat & 1 if self.players == 4 else seat)
