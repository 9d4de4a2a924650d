"""The bidding of belote: what may be bid, and when it ends (B6-B8, B10)."""

from __future__ import annotations

from collections.abc import Iterator

from ecarte.core.cards import UNKNOWN
from ecarte.games.belote.state import ALL_TRUMPS, NO_TRUMPS, State


def bidding_round(state: State) -> int:
    """Return the round: the second begins when all have passed once, and lasts until someone takes (B7)."""
    passed = len(state.bids) >= state.options.players and state.taker is None
    return 2 if passed else state.bids[-1].round if state.bids else 1


def may_bid(state: State) -> Iterator[str]:
    """Yield the bids allowed now besides passing (B6, B7, B10)."""
    options = state.options
    if state.contract is None:
        turned = (state.turned or UNKNOWN)[1]
        yield from (suit for suit in "shdc" if (suit == turned) == (bidding_round(state) == 1))
    no_trumps = options.contracts != "suits" and state.contract not in (NO_TRUMPS, ALL_TRUMPS)
    if no_trumps and (state.contract is not None or not options.nt_over_suit_only):
        yield NO_TRUMPS
    if options.contracts == "suits+nt+at" and state.contract != ALL_TRUMPS:
        yield ALL_TRUMPS


def passes_left(state: State) -> int:
    """Return how many passes in a row end the bidding."""
    number = state.options.players
    if state.taker is None:
        return 2 * number - len(state.bids)
    since = next(at for at, bid in enumerate(reversed(state.bids)) if bid.bid != "pass")
    return number - 1 - since
