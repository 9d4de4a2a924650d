"""The cards of a deal: hands, the turn-up, the second deal (B5, B9, B28, B31)."""

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
    SEATS,
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
    if deal.phase != DEALING or deal.given == rules.players or seat != due:
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
    found = count(deal, deal.given * packet, packet)
    return found | count(deal, rules.players * packet + deal.given * rest, rest)


def count(deal: Deal, top: int, number: int) -> int:
    """Return so many cards of the pack, from a place on."""
    found = 0
    for at in range(top, top + number):
        found |= 1 << deal.pack[at]
    return found


def turn_up(rules: Rules, deal: Deal, card: int) -> int:
    """Turn up the card after the hands (B5), and return whether it is due."""
    if deal.phase != DEALING or deal.given < rules.players or deal.seen >> card & 1:
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


def begin_play(rules: Rules, deal: Deal) -> None:
    """Begin the play, or the announcements before it (B15, B17)."""
    deal.phase = ANNOUNCING if rules.announce_before_play and rules.has_declarations else PLAYING
    deal.mover = after(rules, deal.dealer)
