"""A deal of écarté as a row of numbers, for numba, and what each choice makes of it (default rules)."""

from __future__ import annotations

from numba import njit

from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import DEALER, ELDER, KING, PACK, STOCK, beats, lacking

# In pairs the elder's value comes first. AWAY: the cards out of play that a player has seen, the turn-up and its own
# discards; LACKS: cards the other has shown to lack; NUMBERS: of the last discards; NEEDS: points before the deal.
# LAID: the elder's discards, still in its hand until the dealer has said a number.
HANDS, AWAY, LACKS, NUMBERS, WON, NEEDS = 0, 2, 4, 6, 8, 10
PLAYED, TOP, EXCHANGES, TURNED, MARKED, ENDED, BEARS, LED, MOVER, PHASE, LAID = range(12, 23)
PLAY, OVER = 4, 5  # phases after those of `train.keys`
NOBODY = 2
SIZE = 23
ALL = (1 << 32) - 1


@njit(cache=True)
def begin(s, pack, turned, elder_needs, dealer_needs):
    """Deal the cards; ``pack`` are the 31 cards that are not turned up."""
    s[:] = 0
    for at in range(5):
        s[HANDS] |= 1 << pack[at]
        s[HANDS + 1] |= 1 << pack[5 + at]
    s[AWAY] = s[AWAY + 1] = 1 << turned
    s[NEEDS], s[NEEDS + 1] = elder_needs, dealer_needs
    s[TOP], s[TURNED], s[LED], s[BEARS], s[PHASE], s[MOVER] = STOCK, turned, -1, NOBODY, CHOOSE, ELDER
    if turned == 0 and dealer_needs == 1:
        s[PHASE] = OVER


@njit(cache=True)
def unseen(s, seat):
    """Return the cards a seat has not seen."""
    return ALL & ~(s[HANDS + seat] | s[AWAY + seat] | s[PLAYED])


@njit(cache=True)
def holds(s, seat):
    """Return the cards the other surely holds: the king it has marked."""
    return KING & unseen(s, seat) if s[MARKED] == 2 - seat else 0


@njit(cache=True)
def lacks(s, seat):
    """Return the unseen cards the other surely lacks."""
    found = s[LACKS + seat]
    if s[PHASE] >= PLAY and s[MARKED] != 2 - seat:
        found |= KING
    return found & unseen(s, seat)


@njit(cache=True)
def stock(s):
    """Return the cards left for the player who says a number next."""
    return PACK - s[TOP] - (s[NUMBERS] if s[PHASE] == DEALERS_NUMBER else 0)


@njit(cache=True)
def least(s):
    """Return the fewest cards that may be discarded now."""
    return 1 if s[PHASE] == NUMBER else 0


@njit(cache=True)
def most(s):
    """Return the most cards that may be discarded now."""
    return min(5, stock(s))


@njit(cache=True)
def say(s, pack, what, away):
    """Make a choice of the exchange: 0 to stand or refuse, else 1; or a number, with the cards.

    With the dealer's number both discards are known, and the cards are drawn.
    """
    phase = s[PHASE]
    if phase in (CHOOSE, ANSWER):
        if what:
            s[PHASE], s[MOVER] = (ANSWER, DEALER) if phase == CHOOSE else (NUMBER, ELDER)
        else:
            settle(s, ELDER if phase == CHOOSE else DEALER)
    elif phase == NUMBER:
        s[NUMBERS], s[LAID] = what, away
        s[PHASE], s[MOVER] = DEALERS_NUMBER, DEALER
    else:
        s[NUMBERS + 1] = what
        for seat in range(2):
            gone = s[LAID] if seat == ELDER else away
            s[HANDS + seat] &= ~gone
            s[AWAY + seat] |= gone
            for _ in range(s[NUMBERS + seat]):
                s[HANDS + seat] |= 1 << pack[s[TOP]]
                s[TOP] += 1
        s[LAID] = 0
        s[EXCHANGES] += 1
        s[PHASE], s[MOVER] = CHOOSE, ELDER
        if s[TOP] == PACK:
            settle(s, -1)


@njit(cache=True)
def settle(s, declined):
    """End the exchange, and mark the king."""
    s[ENDED] = 2 * min(s[EXCHANGES], 2) + declined if declined >= 0 else 6
    s[BEARS] = declined if declined >= 0 and s[EXCHANGES] == 0 else NOBODY
    s[PHASE], s[MOVER] = PLAY, ELDER
    if s[TURNED]:
        for seat in range(2):
            if s[HANDS + seat] & KING:
                s[MARKED] = seat + 1
                if s[NEEDS + seat] == 1:
                    s[PHASE] = OVER


@njit(cache=True)
def put(s, card):
    """Play a card of the mover."""
    mover = s[MOVER]
    s[HANDS + mover] &= ~(1 << card)
    s[PLAYED] |= 1 << card
    if s[LED] < 0:
        s[LED] = card
        s[MOVER] = 1 - mover
        return
    s[LACKS + 1 - mover] |= lacking(s[LED], card, True)
    winner = mover if beats(card, s[LED]) else 1 - mover
    s[WON + winner] += 1
    s[LED] = -1
    s[MOVER] = winner
    if sure(s):
        s[PHASE] = OVER


@njit(cache=True)
def do(s, pack, what, away):
    """Carry out any decision of the mover."""
    if s[PHASE] == PLAY:
        put(s, what)
    else:
        say(s, pack, what, away)


@njit(cache=True)
def sure(s):
    """Return whether the result of the deal is certain, whatever is still played."""
    if s[WON] + s[WON + 1] == 5:
        return True
    for seat in range(2):  # noqa: SIM110 -- numba has no generators
        if s[WON + seat] >= 3 and (s[WON + 1 - seat] or s[BEARS] == 1 - seat):
            return True
    return False


@njit(cache=True)
def kings(s, seat):
    """Return the points of a seat for kings."""
    if s[TURNED] == 0:
        return 1 if seat == DEALER else 0
    return 1 if s[MARKED] == seat + 1 else 0


@njit(cache=True)
def tricks(s, won):
    """Return the points for the elder's tricks: the elder's, less the dealer's."""
    winner = ELDER if won >= 3 else DEALER
    value = 2 if won == 5 or won == 0 or s[BEARS] == 1 - winner else 1
    return value if winner == ELDER else -value


@njit(cache=True)
def scored(s):
    """Return the points for tricks of a deal that is over, 0 when a king ended the game."""
    return tricks(s, s[WON] if s[WON] >= 3 else 5 - s[WON + 1]) if s[WON] + s[WON + 1] else 0


@njit(cache=True)
def points(s):
    """Return the elder's points in a deal that is over, less the dealer's."""
    return kings(s, ELDER) - kings(s, DEALER) + scored(s)


@njit(cache=True)
def equity(s, book, won):
    """Return the worth of the score to the elder, from -1 to 1, after a deal with that many tricks."""
    return after(s, book, tricks(s, won))


@njit(cache=True)
def after(s, book, gives):
    """Return the worth of the score to the elder after points for tricks; negative ones are the dealer's."""
    elder = 5 - s[NEEDS] + kings(s, ELDER) + max(0, gives)
    dealer = 5 - s[NEEDS + 1] + kings(s, DEALER) + max(0, -gives)
    return book.equity[elder, dealer]


@njit(cache=True)
def outcome(s, book):
    """Return the worth to the elder of a deal that is over.

    At 0-0 it is points; at any other score games, by how far the chance of the game is above one half.
    """
    if s[NEEDS] == 5 and s[NEEDS + 1] == 5:
        return float(points(s))
    return after(s, book, scored(s)) / 2
