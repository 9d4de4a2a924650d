"""The course of a deal: what the mover may do, and what follows (E4-E24).

A function that lets something happen returns 1, or 0 where it may not happen; then it changes nothing.
"""

from __future__ import annotations

from ecarte.machine.ecarte.records import (
    ANSWER,
    CARDS,
    CHOOSE,
    DEALER,
    DEALERS_NUMBER,
    DEALING,
    DRAWING,
    ELDER,
    HAND,
    MARKING,
    NOBODY,
    NUMBER,
    OVER,
    PLAYING,
    TAKES,
    Course,
    Laws,
    seat_of,
)

POINT = 1
"""For three or four tricks."""
DOUBLE = 2
"""For the vole, from a vulnerable loser, and from a player who declined the point in vain (E29)."""


def begin(deal: Course) -> None:
    """Begin a deal; its dealer and the score are set."""
    deal.phase, deal.mover, deal.top = DEALING, ELDER, 2 * HAND + 1
    deal.times = deal.is_conditional = 0
    deal.marker = deal.declined = deal.vulnerable = NOBODY
    deal.led = deal.reply = -1
    hands, won, score, begun = deal.hands, deal.won, deal.score, deal.begun
    hands[ELDER] = hands[DEALER] = won[ELDER] = won[DEALER] = 0
    begun[0], begun[1] = score[0], score[1]


def mark(laws: Laws, deal: Course, role: int, points: int) -> int:
    """Mark points, and return whether the game, and so the deal, is over (E15, E24)."""
    seat = seat_of(deal, role)
    deal.score[seat] += points
    if deal.score[seat] < laws.target:
        return 0
    deal.phase = OVER
    return 1


# --- cards dealt ---


def find_trumps(deal: Course) -> None:
    """Put the pack, whose cards are 8 * suit + place in the order of suits, into trump form."""
    pack = deal.pack
    deal.trump = trump = pack[2 * HAND] >> 3
    for at in range(CARDS):
        suit = pack[at] >> 3
        pack[at] = (0 if suit == trump else 8 * (suit + (suit < trump))) + (pack[at] & 7)


def give(deal: Course, cards: int) -> int:
    """Give the mover a hand (E4)."""
    if deal.phase != DEALING or deal.mover == NOBODY or cards.bit_count() != HAND or cards & deal.hands[ELDER]:
        return 0
    deal.hands[deal.mover] = cards
    deal.mover += 1
    return 1


def find_hand(laws: Laws, deal: Course, role: int) -> int:
    """Return the hand that the pack gives a role."""
    pack, dealt, hand = deal.pack, laws.dealt, 0
    for at in range(HAND * role, HAND * role + HAND):
        hand |= 1 << pack[dealt[at]]
    return hand


def find_cards(deal: Course, number: int) -> int:
    """Return the next cards of the stock."""
    pack, cards = deal.pack, 0
    for at in range(deal.top, deal.top + number):
        cards |= 1 << pack[at]
    return cards


def turn_up(laws: Laws, deal: Course, place: int) -> int:
    """Turn up a trump (E5); a king is marked (E6)."""
    card = 1 << place
    if deal.phase != DEALING or deal.mover != NOBODY or (deal.hands[ELDER] | deal.hands[DEALER]) & card:
        return 0
    deal.turn_up = place
    deal.away[ELDER] = deal.away[DEALER] = card
    if place != laws.king or not mark(laws, deal, DEALER, laws.king_points):
        begin_exchange(laws, deal)
    return 1


# --- the exchange ---


def begin_exchange(laws: Laws, deal: Course) -> None:
    """Let the elder propose or stand, or play when the stock is empty (E10)."""
    deal.asked = deal.is_conditional = 0
    if deal.top == CARDS:
        begin_play(laws, deal)
    else:
        go_on(laws, deal, CHOOSE, ELDER)


def go_on(laws: Laws, deal: Course, phase: int, role: int) -> None:
    """Let a role choose, and find how many cards it may discard."""
    deal.phase, deal.mover = phase, role
    stock = CARDS - deal.top
    if role == DEALER:
        stock -= HAND - deal.hands[ELDER].bit_count()
    deal.least, deal.most = find_span(laws, role, deal.asked, stock)


def find_span(laws: Laws, role: int, asked: int, stock: int) -> tuple[int, int]:
    """Return the fewest and the most cards that may be discarded with so many in the stock (E11)."""
    if role == DEALER:
        return laws.least[stock], laws.most[stock]
    return (asked, asked) if asked else (1, min(HAND, stock))


def propose(laws: Laws, deal: Course, number: int) -> int:
    """Propose (E7), with a number where it is said."""
    if deal.phase != CHOOSE or number > deal.most or (1 if number else 0) != laws.numbered:
        return 0
    deal.asked = number
    deal.phase, deal.mover = ANSWER, DEALER
    return 1


def stand(laws: Laws, deal: Course) -> int:
    """Stand."""
    if deal.phase != CHOOSE:
        return 0
    decline(laws, deal)
    return 1


def accept(laws: Laws, deal: Course, is_conditional: int) -> int:
    """Accept, always or if the stock suffices (E8)."""
    if deal.phase != ANSWER or (is_conditional and not may_be_short(deal)):
        return 0
    deal.is_conditional = is_conditional
    go_on(laws, deal, NUMBER, ELDER)
    return 1


def refuse(laws: Laws, deal: Course) -> int:
    """Refuse; after the elder's discard, too, which it takes back, when the condition of the acceptance is not met."""
    if deal.phase == ANSWER:
        decline(laws, deal)
        return 1
    if deal.phase != DEALERS_NUMBER or not may_refuse(deal, DEALER):
        return 0
    deal.hands[ELDER] |= deal.laid
    deal.away[ELDER] ^= deal.laid
    begin_play(laws, deal)
    return 1


def may_be_short(deal: Course) -> int:
    """Return whether the stock may not suffice for both, so that the dealer may accept with a condition."""
    return 1 if CARDS - deal.top < (deal.asked if deal.asked else HAND) + HAND else 0


def may_refuse(deal: Course, role: int) -> int:
    """Return whether a role may refuse to discard: the dealer, when the condition of its acceptance is not met."""
    return 1 if role == DEALER and deal.is_conditional and deal.most < HAND else 0


def decline(laws: Laws, deal: Course) -> None:
    """End the exchange by standing or refusing."""
    deal.declined = deal.mover
    deal.vulnerable = find_vulnerable(laws, deal.mover, deal.times)
    begin_play(laws, deal)


def find_vulnerable(laws: Laws, role: int, times: int) -> int:
    """Return who is vulnerable when a role stands or refuses after so many exchanges: that role, or nobody (E23)."""
    return role if laws.risk[1 if times else 0] else NOBODY


def discard(laws: Laws, deal: Course, cards: int) -> int:
    """Discard cards (E9)."""
    role, number = deal.mover, cards.bit_count()
    if (deal.phase != NUMBER and deal.phase != DEALERS_NUMBER) or cards & ~deal.hands[role]:
        return 0
    if number < deal.least or number > deal.most:
        return 0
    deal.hands[role] ^= cards
    deal.away[role] |= cards
    if role == ELDER:
        deal.laid = cards
        go_on(laws, deal, DEALERS_NUMBER, DEALER)
    else:
        deal.phase, deal.mover = DRAWING, ELDER
    return 1


def draw(laws: Laws, deal: Course, cards: int) -> int:
    """Draw as many cards as were discarded."""
    role, hands, away, number = deal.mover, deal.hands, deal.away, cards.bit_count()
    if deal.phase != DRAWING or number != HAND - hands[role].bit_count():
        return 0
    if cards & (hands[ELDER] | hands[DEALER] | away[ELDER] | away[DEALER]):
        return 0
    hands[role] |= cards
    deal.top += number
    if role == ELDER and hands[DEALER].bit_count() < HAND:
        deal.mover = DEALER
    else:
        deal.times += 1
        begin_exchange(laws, deal)
    return 1


# --- the play ---


def begin_play(laws: Laws, deal: Course) -> None:
    """Let the elder lead (E16), after a king that marks itself."""
    held = deal.hands[ELDER] | deal.hands[DEALER]
    deal.phase = MARKING if laws.marks_itself and held >> laws.king & 1 else PLAYING
    deal.mover = ELDER


def find_marker(king: int, elder: int, dealer: int) -> int:
    """Return which of two hands has a king to mark as the play begins; ``king`` is its mask, 0 where none is marked."""
    return ELDER if elder & king else DEALER if dealer & king else NOBODY


def mark_king(laws: Laws, deal: Course, role: int) -> int:
    """Mark the king in a hand."""
    if not may_mark(laws, deal, role):
        return 0
    deal.marker = role
    if not mark(laws, deal, role, laws.king_points):
        deal.phase = PLAYING
    return 1


def may_mark(laws: Laws, deal: Course, role: int) -> int:
    """Return whether a role may mark the king now (E13, E14)."""
    if (deal.phase != PLAYING and deal.phase != MARKING) or not laws.marks or deal.marker != NOBODY:
        return 0
    holds = deal.hands[role] >> laws.king & 1
    if deal.led < 0 and deal.reply < 0:
        return holds
    tricks = deal.won[ELDER] + deal.won[DEALER]
    if not laws.marks_late or tricks > 1:
        return 0
    if role == ELDER:  # who has led it, while the dealer has not played
        return 1 if not tricks and deal.led == laws.king else 0
    if not tricks:
        return holds
    # The dealer played it to the first trick, and has not played since.
    return 1 if deal.reply == laws.king and (deal.led < 0 or deal.mover == DEALER) else 0


def lead(deal: Course, card: int) -> int:
    """Lead a card."""
    if deal.phase != PLAYING or deal.led >= 0:
        return 0
    role, hands = deal.mover, deal.hands
    hand = hands[role]
    if not hand >> card & 1:
        return 0
    hands[role] = hand ^ 1 << card
    deal.led = card
    deal.mover = 1 - role
    return 1


def reply(laws: Laws, deal: Course, card: int) -> int:
    """Play a card to a lead, and let the winner take the trick (`Laws.replies`)."""
    role, hands = deal.mover, deal.hands
    hand, missing = hands[role], laws.replies[CARDS * deal.led + card]
    if not hand >> card & 1 or hand & missing:
        return 0
    hands[role] = hand ^ 1 << card
    deal.led = -1
    deal.reply = card
    if missing < TAKES:
        role = 1 - role
    deal.mover = role
    won = deal.won
    won[role] += 1
    if is_decided(laws.stop_early, won[role], won[1 - role]):
        end(laws, deal)
    return 1


def is_decided(stop_early: int, won: int, lost: int) -> int:
    """Return whether a trick ends the play, given the tricks of its taker and those of the other.

    It is the last, or decides the deal (E21). With three tricks to none, a player goes on for the vole.
    """
    return 1 if won + lost == HAND or (stop_early and won == 3 and lost) else 0


def end(laws: Laws, deal: Course) -> None:
    """Score the tricks of a deal."""
    best = ELDER if deal.won[ELDER] > deal.won[DEALER] else DEALER
    deal.phase = OVER
    mark(laws, deal, best, count_points(deal, best, deal.won[best]))


def count_points(deal: Course, winner: int, won: int) -> int:
    """Return the points of the winner of most tricks."""
    return points_for(won == HAND, deal.vulnerable == 1 - winner)


def points_for(is_vole: int, is_vulnerable: int) -> int:
    """Return the points for most tricks, or for all (E22); the loser may be vulnerable."""
    return DOUBLE if is_vole or is_vulnerable else POINT
