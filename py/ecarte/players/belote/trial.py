"""Trials of close bids: deals that fit the bids so far are bid on and played to their end by rules of thumb.

The fitted worth knows a hand by its features alone; here the actual hand is played. Both count half. To keep chance
from deciding, the bid that the features prefer stands unless another is clearly ahead.
"""

from __future__ import annotations

from math import exp
from random import Random

from ecarte.core.cards import SUITS
from ecarte.core.game import Event
from ecarte.games.belote.state import View, side_of
from ecarte.players.belote.auction import FREE, PASS, Auction, plus
from ecarte.players.belote.cards import frame
from ecarte.players.belote.table import bids, clearly_best, is_clear
from ecarte.players.belote.worth import settled

CLOSE = 40.0  # points: bids further behind by their features are not tried
MOST = 3  # the most bids that are tried
DEALS, BATCH = 160, 40  # the most deals, and the number after which each check for a decision comes
DECIDED = 2.5  # trials stop when a bid is this many standard errors ahead
MARGIN = 1.0  # standard errors by which a bid must beat the one that the features prefer
TRIES = 8  # the most draws for each deal
SOFT = 15.0  # points: how far bidders may differ from our estimate of a hand


def best_tried(view: View, rng: Random) -> Event:
    """Return the bid with the best result, by its features and on trial."""
    worth = bids(view)
    ranked = sorted(worth, key=lambda event: -worth[event])
    close = [event for event in ranked if worth[ranked[0]] - worth[event] < CLOSE][:MOST]
    if len(close) == 1:
        return close[0]
    rows: list[list[float]] = []
    players = view.options.players
    elder = view.seats.index(view.elder)
    first = [view.seats[(elder + at) % players] for at in range(2 if players == 4 else 3)]
    score = [view.score[side_of(seat, players)] for seat in first]
    names = [_name(event.args[0]) if event.verb == "take" else PASS for event in close]
    while len(rows) < DEALS:
        for _ in range(BATCH):
            deal = _deal(view, rng)
            row = []
            for event, name in zip(close, names, strict=True):
                auction = _replayed(view, *deal)
                side = auction.seat % len(score)
                auction.bid(name)
                auction.finish()
                row.append(worth[event] + settled(auction.written(), score, view.options, view.deal, side))
            rows.append(row)
        if is_clear(rows, DECIDED):
            break
    return close[clearly_best(rows, MARGIN)]


def _name(bid: str) -> str:
    return bid if bid in FREE["suits+nt+at"] else str(SUITS.index(bid))


Dealt = tuple[list[list[int]], int, list[int]]


def _deal(view: View, rng: Random) -> Dealt:
    """Return hands of five, the turn-up and the rest of the pack, drawn so that the bids so far are likely."""
    players = view.options.players
    plain = frame("nt", players)
    assert view.turned is not None
    known = [suit << 3 | bit for suit, bit in map(plain.place, (*view.hand, view.turned))]
    turned = known[-1]
    unseen = [card for card in range(32) if card not in known]
    mine = plus([0, 0, 0, 0], known[:-1])
    me = (view.seats.index(view.seat) - view.seats.index(view.elder)) % players
    for _ in range(TRIES):
        rng.shuffle(unseen)
        five = [plus([0, 0, 0, 0], unseen[5 * at : 5 * at + 5]) for at in range(players - 1)]
        five.insert(me, mine)
        deal = five, turned, unseen[5 * (players - 1) :]
        if rng.random() < _likely(view, deal):
            break
    return deal


def _likely(view: View, deal: Dealt) -> float:
    """Return the chance that these hands would have bid as they did."""
    likely = 1.0
    auction = _begun(view, deal)
    for bid in view.bids:
        name = bid.bid if bid.bid == PASS else _name(bid.bid)
        if bid.seat != view.seat:
            values = auction.values()
            best = max(value for other, value in values.items() if other != name)
            likely /= 1 + exp(max(-30.0, min(30.0, (best - values[name]) / SOFT)))
        auction.bid(name)
    return likely


def _begun(view: View, deal: Dealt) -> Auction:
    return Auction(view.options, *deal)


def _replayed(view: View, five: list[list[int]], turned: int, rest: list[int]) -> Auction:
    """Return the bidding as it stands."""
    auction = _begun(view, (five, turned, rest))
    for bid in view.bids:
        auction.bid(bid.bid if bid.bid == PASS else _name(bid.bid))
    return auction
