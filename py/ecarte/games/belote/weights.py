"""How likely each move of belote is, so that links are short (`ecarte.core.contract.Game.weights`).

A fixed model, fitted to games of the computer's players of every strength. It knows the mover's hand, the trick on the
table and the cards played. It never changes, because links already sent are read by it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Event
from ecarte.games.belote.state import ALL_TRUMPS, NATURAL, NO_TRUMPS, PLAIN, TRUMPS, State, side_of
from ecarte.games.belote.tricks import taking

# The weights of the letters below; two letters on is twice the weight.
_SIZES = (1, 1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 724, 1024, 1448, 2048, 2896, 4096,
          5793)  # fmt: skip
_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", _SIZES, strict=True))

# A letter for each worth of the hand, from 0, and a last one for an unknown hand.
_BIDS = {
    "suit 1": "hhhkklnrtvxyzzzz" + "p",
    "suit 2": "gggghlmpstxzzzzz" + "o",
    "nt": "gggggikloqstuvvv" + "j",
    "nt over": "llmoprsstuuuuuuu" + "p",
    "at": "ggghhhhkoprstuuu" + "j",
    "at over": "ooooopqrtuvvvvvv" + "p",
}
_PASS = {"1": "t", "2": "u", "over": "z"}
_MOST = 15  # the highest worth of a hand
_TRUMP_WORTH = {"J": 5, "9": 4, "A": 2, "T": 2}
_NO_TRUMPS_WORTH = {"A": 3, "T": 1}
_ALL_TRUMPS_WORTH = {"J": 3, "9": 2, "A": 1}

# A letter for each rank, A K Q J T 9 8 7. Leads: by the taker's side or another, trump or plain, the highest left in
# its suit or not. Other cards: who is winning, whether the card ends the trick, trump or plain, whether it wins.
_CARDS = {
    "lead own trump master": "tqpvtulm",
    "lead own trump low": "poqoopqr",
    "lead own plain master": "vtstusst",
    "lead own plain low": "qqqprqqr",
    "lead other trump master": "trpsuooq",
    "lead other trump low": "qqpqpnqo",
    "lead other plain master": "ysrrusrr",
    "lead other plain low": "qqpqqqrr",
    "friend early trump takes": "onpnmksq",
    "friend early trump under": "ttrlspts",
    "friend early plain takes": "toopnrss",
    "friend early plain under": "otttuutt",
    "friend last trump takes": "irnhqmrq",
    "friend last trump under": "rnpqrqqu",
    "friend last plain takes": "qstrqrrr",
    "friend last plain under": "tvututst",
    "foe early trump takes": "qstoqptu",
    "foe early trump under": "gmqgigwv",
    "foe early plain takes": "zrsssttt",
    "foe early plain under": "gkmoisst",
    "foe last trump takes": "qssorotu",
    "foe last trump under": "gnqgjgwv",
    "foe last plain takes": "xwvtwttt",
    "foe last plain under": "ghknfsst",
}

CARD_SIZES = {row: tuple(map(_LETTERS.__getitem__, letters)) for row, letters in _CARDS.items()}
"""The weight of each rank, by what a card does."""

# All words of one verb together, in twentieths of all other moves: from a known hand, and from an unknown one.
SAID = {"show": (320, 320), "meld": (320, 1), "rank": (20, 20), "trump": (20, 20)}
CALLED, ALONE = (32, 1), 2  # a card with its call, from a known hand and from an unknown one; without a call
DONE = 64  # neither a card nor a declaration: passing before the play


def weights(state: State, moves: Sequence[Event]) -> tuple[int, ...] | None:
    """Return the weights of moves: bids by the worth of the hand, cards by their part in the trick.

    Whatever can be declared is likely to be.
    """
    if state.phase == "bid":
        return _bids(state, moves)
    if state.phase == "packets":
        return None
    weighed: list[int] = []
    for move in moves:
        times = CALLED[UNKNOWN in state.hand(move.seat)] if move.call else ALONE
        size = _card(state, move.cards[0]) if move.do == "play" else DONE
        weighed.append(0 if move.verb in SAID else times * size)
    if 0 in weighed:
        rest = sum(weighed) or DONE
        said = [move.verb for move in moves]
        for at, move in enumerate(moves):
            if not weighed[at]:
                share = SAID[move.verb][UNKNOWN in state.hand(move.seat)]
                weighed[at] = max(1, rest * share // (20 * said.count(move.verb)))
    return tuple(weighed)


def _bids(state: State, moves: Sequence[Event]) -> tuple[int, ...]:
    bids = [move.verb if move.verb == "pass" else move.args[0] for move in moves]
    is_first = len(state.bids) < len(state.seats)
    return weigh_bids(bids, state.hand(moves[0].seat), state.turned or UNKNOWN, is_first, state.taker is not None)


def weigh_bids(
    bids: Sequence[str], hand: Sequence[Card], turned: Card, is_first: bool, is_over: bool
) -> tuple[int, ...]:
    """Return the weights of bids from a hand: in the first round or the second, over another bid or not."""
    over = " over" if is_over else ""
    number = "1" if is_first else "2"
    weighed = []
    for bid in bids:
        if bid == "pass":
            weighed.append(_LETTERS[_PASS["over" if over else number]])
            continue
        row = bid + over if bid in (NO_TRUMPS, ALL_TRUMPS) else f"suit {number}"
        worth = -1 if UNKNOWN in hand else _worth((*hand, turned) if row == "suit 1" else hand, bid)
        weighed.append(_LETTERS[_BIDS[row][worth]])
    return tuple(weighed)


def _worth(hand: Sequence[Card], bid: str) -> int:
    """Return the rough worth of a hand for a bid."""
    if bid in (NO_TRUMPS, ALL_TRUMPS):
        of = _NO_TRUMPS_WORTH if bid == NO_TRUMPS else _ALL_TRUMPS_WORTH
        return min(_MOST, sum(of.get(card[0], 0) for card in hand))
    worth = sum(_TRUMP_WORTH.get(card[0], 1) if card[1] == bid else 2 * (card[0] == "A") for card in hand)
    return min(_MOST, worth)


def _card(state: State, card: Card) -> int:
    contract, trick, players = state.contract or "", state.trick, len(state.seats)
    seat = state.mover or ""
    side = side_of(seat, players)
    trump = contract in (card[1], ALL_TRUMPS)
    if trick:
        friend = side_of(taking(trick, contract), players) == side
        takes = taking((*trick, (seat, card)), contract) == seat
        row = f"{'friend' if friend else 'foe'} {'last' if len(trick) == players - 1 else 'early'}"
        row += f" {'trump' if trump else 'plain'} {'takes' if takes else 'under'}"
    else:
        own = side_of(state.taker or "", players) == side
        order = TRUMPS if trump else PLAIN
        gone = {*state.hand(seat), *(each for done in state.tricks for each in done.cards)}
        master = all(rank + card[1] in gone for rank in order[: order.index(card[0])])
        row = f"lead {'own' if own else 'other'} {'trump' if trump else 'plain'} {'master' if master else 'low'}"
    return CARD_SIZES[row][NATURAL.index(card[0])]
