"""The cards of a deal: hands, the turn-up, the second deal (B5, B9, B28, B31), open cards (B32, B33)."""

from __future__ import annotations

from ecarte.machine.belote.records import (
    ANNOUNCING,
    BIDDING,
    BY_NUMBER,
    CARDS,
    CHOSEN,
    DEALING,
    DRAWING,
    NO_CARD,
    NO_CONTRACT,
    NOBODY,
    PACKETS,
    PLAYING,
    ROW,
    SEATS,
    UNCOVERING,
    Deal,
    Rules,
)


def begin(rules: Rules, deal: Deal) -> None:
    """Begin a deal; its number, its dealer, the pack and the cards gathered before are set."""
    if deal.number == 1:
        deal.gathered = deal.waiting = deal.uncounted = 0
        for side in range(SEATS):
            deal.score[side] = 0
    deal.deferred = deal.waiting
    if deal.has_pack and deal.gathered:
        cut(deal)
    deal.phase = PACKETS if rules.first_packet == CHOSEN else DEALING
    deal.mover = deal.dealer if rules.first_packet == CHOSEN else NOBODY
    deal.packet = rules.first_packet
    if rules.first_packet == BY_NUMBER:
        deal.packet = 3 if deal.number % 2 else 2
    deal.given = deal.seen = deal.bids = deal.passes = deal.has_taken = deal.melds = 0
    deal.lying = deal.tricks = deal.value = deal.has_winner_due = 0
    deal.turned = deal.led = deal.best = NO_CARD
    deal.taker = deal.trumped = deal.winning = NOBODY
    deal.contract = NO_CONTRACT
    for seat in range(SEATS):
        deal.covering[seat] = 0
        deal.opening[seat] = NO_CARD
        deal.hands[seat] = deal.in_runs[seat] = deal.in_squares[seat] = deal.firsts[seat] = 0
        deal.named[seat] = deal.callers[seat] = deal.called[seat] = 0
        deal.won[seat] = deal.cards[seat] = deal.belote[seat] = deal.points[seat] = 0


def cut(deal: Deal) -> None:
    """Put the cards of the last deal, as they were gathered, in place of the shuffled pack, and cut them (B5)."""
    pack, whole, pile = deal.pack, deal.whole, deal.pile
    size, seen = deal.gathered, 0
    for at in range(size):
        whole[at] = pile[at]
        seen |= 1 << pile[at]
    top = place = 0  # two cards of the shuffled pack say where it is cut: 1 to 31, all equally likely
    for at in range(CARDS):
        card = pack[at]
        if not seen >> card & 1:
            whole[size] = card
            size += 1
        if card:
            place += 1
        if card == 1:
            top = place
    for at in range(CARDS):
        pack[at] = whole[(top + at) % CARDS]


def after(rules: Rules, seat: int) -> int:
    """Return the seat after another."""
    return seat + 1 if seat + 1 < rules.players else 0


def choose_packets(deal: Deal, seat: int, first: int) -> int:
    """Let the dealer choose the packets (B5), and return whether that may be."""
    if deal.phase != PACKETS or seat != deal.dealer:
        return 0
    deal.phase = DEALING
    deal.mover = NOBODY
    deal.packet = first
    return 1


def give(rules: Rules, deal: Deal, seat: int, cards: int) -> int:
    """Give the first cards of a hand (B5), and return whether these are the cards due."""
    due = (deal.dealer + 1 + deal.given) % rules.players
    if deal.phase != DEALING or rules.face_up or deal.given == rules.players or seat != due:
        return 0
    if cards.bit_count() != rules.first or cards & deal.seen:
        return 0
    if deal.has_pack and cards != find_hand(rules, deal):
        return 0
    deal.hands[seat] = cards
    deal.seen |= cards
    deal.given += 1
    return 1


def find_hand(rules: Rules, deal: Deal) -> int:
    """Return the first cards of the next hand, dealt in packets (B5)."""
    packet = deal.packet
    rest = rules.first - packet
    cards = count(deal, deal.given * packet, packet)
    return cards | count(deal, rules.players * packet + deal.given * rest, rest)


def count(deal: Deal, top: int, number: int) -> int:
    """Return so many cards of the pack, from a place on."""
    cards = 0
    for at in range(top, top + number):
        cards |= 1 << deal.pack[at]
    return cards


def lay(rules: Rules, deal: Deal, seat: int, cards: int) -> int:
    """Lay cards face up (B32, B33), and return whether these are the cards due."""
    if not rules.face_up or cards & deal.seen or seat != find_owner(rules, deal):
        return 0
    if cards.bit_count() != count_due(rules, deal) or (deal.has_pack and cards != find_laid(rules, deal)):
        return 0
    deal.hands[seat] |= cards
    deal.seen |= cards
    if deal.phase == UNCOVERING:
        deal.covering[seat] &= ~(1 << deal.opening[seat])
        deal.opening[seat] = NO_CARD
        lead_next(deal)
        return 1
    deal.covering[seat] |= cards
    deal.given += 1
    if deal.given > rules.players:
        deal.turned = cards.bit_length() - 1
        deal.phase = BIDDING
        deal.mover = after(rules, deal.dealer)
        deal.given = 0
    return 1


def find_owner(rules: Rules, deal: Deal) -> int:
    """Return before whom cards are next laid face up, or NOBODY: the elder, then the dealer; later the winner first."""
    if deal.phase == DEALING:
        return deal.dealer if deal.given else after(rules, deal.dealer)
    if deal.phase != UNCOVERING:
        return NOBODY
    return deal.winning if deal.opening[deal.winning] != NO_CARD else after(rules, deal.winning)


def count_due(rules: Rules, deal: Deal) -> int:
    """Return how many cards are next laid face up: the last of a deal, the turn-up, apart from the others (B32)."""
    if deal.phase == UNCOVERING:
        return 1
    return rules.first if not deal.given else rules.first - 1 if deal.given < rules.players else 1


def find_laid(rules: Rules, deal: Deal) -> int:
    """Return the cards that are next laid face up, dealt in rows of four (B32), or what lies beneath one (B33)."""
    seat, rows = find_owner(rules, deal), rules.players * ROW
    if deal.phase == UNCOVERING:
        place = 0
        while deal.pack[place] != deal.opening[seat]:
            place += 1
        return 1 << deal.pack[place - rows]
    if deal.given == rules.players:
        return 1 << deal.pack[CARDS - 1]
    top = rows + ROW * deal.given
    return (count(deal, top, ROW) | count(deal, top + 2 * rows, ROW)) & ~(1 << deal.pack[CARDS - 1])


def lead_next(deal: Deal) -> None:
    """Let the winner of the trick lead, once nothing has to be turned up any more (B33)."""
    deal.phase = PLAYING
    deal.mover = deal.winning
    for seat in range(SEATS):
        if deal.opening[seat] != NO_CARD:
            deal.phase = UNCOVERING
            deal.mover = NOBODY


def turn_up(rules: Rules, deal: Deal, card: int) -> int:
    """Turn up the card after the hands (B5), and return whether it is due."""
    if deal.phase != DEALING or rules.face_up or deal.given < rules.players or deal.seen >> card & 1:
        return 0
    if deal.has_pack and deal.pack[rules.first * rules.players] != card:
        return 0
    deal.turned = card
    deal.seen |= 1 << card
    deal.phase = BIDDING
    deal.mover = after(rules, deal.dealer)
    deal.given = 0
    return 1


def take(rules: Rules, deal: Deal, seat: int, card: int) -> int:
    """Let the taker take the card turned up (B9), if four play (B28), and return whether that is due."""
    if deal.phase != DRAWING or rules.players < SEATS or deal.has_taken or seat != deal.taker or card != deal.turned:
        return 0
    deal.hands[seat] |= 1 << card
    deal.has_taken = 1
    return 1


def draw(rules: Rules, deal: Deal, seat: int, cards: int) -> int:
    """Give a seat the rest of its hand (B9), and return whether these are the cards due."""
    players = rules.players
    if deal.phase != DRAWING or deal.given == players or seat != (deal.dealer + 1 + deal.given) % players:
        return 0
    if (players == SEATS and not deal.has_taken) or cards & deal.seen:
        return 0
    if cards.bit_count() != rules.hand - deal.hands[seat].bit_count():
        return 0
    if deal.has_pack and cards != find_rest(rules, deal, seat):
        return 0
    deal.hands[seat] |= cards
    deal.seen |= cards
    deal.given += 1
    if players == SEATS and deal.given == players:
        begin_play(rules, deal)
    return 1


def find_rest(rules: Rules, deal: Deal, seat: int) -> int:
    """Return the rest of a hand, from the top of what is left of the pack (B9)."""
    # All before have got three cards, but the taker two and the card turned up.
    return count(deal, deal.seen.bit_count(), rules.hand - deal.hands[seat].bit_count())


def turn_bottom(rules: Rules, deal: Deal, card: int) -> int:
    """Turn up the bottom card when fewer than four play (B28, B31), and return whether it is due."""
    if deal.phase != DRAWING or rules.players == SEATS or deal.given < rules.players or deal.seen >> card & 1:
        return 0
    if deal.has_pack and deal.pack[CARDS - 1] != card:
        return 0
    deal.seen |= 1 << card
    begin_play(rules, deal)
    return 1


def end_bidding(rules: Rules, deal: Deal) -> None:
    """Go on to the second deal, or to the play where there is none (B32)."""
    deal.phase = DRAWING
    deal.mover = NOBODY
    if rules.face_up:
        begin_play(rules, deal)


def begin_play(rules: Rules, deal: Deal) -> None:
    """Begin the play, or the announcements before it (B15, B17)."""
    deal.phase = ANNOUNCING if rules.announce_before_play and rules.has_declarations else PLAYING
    deal.mover = after(rules, deal.dealer)
