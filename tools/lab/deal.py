"""A deal of écarté as a row of numbers, for numba: what each of the choices makes of it (default rules)."""

from __future__ import annotations

from numba import njit

from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import DEALER, ELDER, KING, PACK, STOCK, beats, lacking

# Pairs have the elder's first. AWAY: what a player has seen of cards that are out, the turn-up and its own discards;
# LACKS: what the other has shown not to have; NUMBERS: of the last discards; NEEDS: points before the deal. LAID: what
# the elder will lay away, which is in its hand until the dealer has said a number.
HANDS, AWAY, LACKS, NUMBERS, WON, NEEDS = 0, 2, 4, 6, 8, 10
PLAYED, TOP, EXCHANGES, TURNED, MARKED, ENDED, BEARS, LED, MOVER, PHASE, LAID = range(12, 23)
PLAY, OVER = 4, 5  # phases after those of `train.keys`
NOBODY = 2
SIZE = 23
ALL = (1 << 32) - 1


@njit(cache=True)
def begin(s, pack, turned, elder_needs, dealer_needs):
    """The deal is given: ``pack`` are the 31 cards that are not turned."""
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
    """What a seat has not seen."""
    return ALL & ~(s[HANDS + seat] | s[AWAY + seat] | s[PLAYED])


@njit(cache=True)
def holds(s, seat):
    """What the other surely holds: the king it has marked."""
    return KING & unseen(s, seat) if s[MARKED] == 2 - seat else 0


@njit(cache=True)
def lacks(s, seat):
    """What of the unseen the other surely lacks."""
    found = s[LACKS + seat]
    if s[PHASE] >= PLAY and s[MARKED] != 2 - seat:
        found |= KING
    return found & unseen(s, seat)


@njit(cache=True)
def stock(s):
    """What is left for whoever is to say a number."""
    return PACK - s[TOP] - (s[NUMBERS] if s[PHASE] == DEALERS_NUMBER else 0)


@njit(cache=True)
def least(s):
    return 1 if s[PHASE] == NUMBER else 0


@njit(cache=True)
def most(s):
    return min(5, stock(s))


@njit(cache=True)
def say(s, pack, what, away):
    """A choice of the exchange: 0 to stand or refuse, else 1; or a number, and which cards. At the dealer's number both
    discards are known, and the cards drawn."""
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
    """The exchange is over; the king is marked."""
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
    """A card played by the mover."""
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
    """Whatever the mover decides."""
    if s[PHASE] == PLAY:
        put(s, what)
    else:
        say(s, pack, what, away)


@njit(cache=True)
def sure(s):
    """Whether no card can change any more what the deal gives."""
    if s[WON] + s[WON + 1] == 5:
        return True
    for seat in range(2):  # noqa: SIM110 -- numba knows no generators
        if s[WON + seat] >= 3 and (s[WON + 1 - seat] or s[BEARS] == 1 - seat):
            return True
    return False


@njit(cache=True)
def kings(s, seat):
    """What a seat has scored by the king."""
    if s[TURNED] == 0:
        return 1 if seat == DEALER else 0
    return 1 if s[MARKED] == seat + 1 else 0


@njit(cache=True)
def tricks(s, won):
    """What the elder's tricks give: the elder's points, less the dealer's."""
    winner = ELDER if won >= 3 else DEALER
    value = 2 if won == 5 or won == 0 or s[BEARS] == 1 - winner else 1
    return value if winner == ELDER else -value


@njit(cache=True)
def scored(s):
    """What the tricks of a deal that is over gave; nothing when the king ended the game."""
    return tricks(s, s[WON] if s[WON] >= 3 else 5 - s[WON + 1]) if s[WON] + s[WON + 1] else 0


@njit(cache=True)
def points(s):
    """The elder's points in a deal that is over, less the dealer's."""
    return kings(s, ELDER) - kings(s, DEALER) + scored(s)


@njit(cache=True)
def equity(s, book, won):
    """What the score is worth to the elder after a deal in which it has so many tricks, from -1 to 1."""
    return after(s, book, tricks(s, won))


@njit(cache=True)
def after(s, book, gives):
    """What the score is worth to the elder once it is so many points, or less than none the dealer's, by tricks."""
    elder = 5 - s[NEEDS] + kings(s, ELDER) + max(0, gives)
    dealer = 5 - s[NEEDS + 1] + kings(s, DEALER) + max(0, -gives)
    return book.equity[elder, dealer]


@njit(cache=True)
def outcome(s, book):
    """What a deal that is over was worth to the elder: points at nought all; at any other score games, by how much its
    chance of the game is over one half."""
    if s[NEEDS] == 5 and s[NEEDS + 1] == 5:
        return float(points(s))
    return after(s, book, scored(s)) / 2
