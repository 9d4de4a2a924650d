"""Card play by rules of thumb, fast enough for a few thousand whole deals a second.

It uses a seat's own cards, the cards played, and who has shown to lack a suit; never another hand, unless it lies open:
then it is the only one that can answer (B33). `play_out` plays a deal to its end this way, for every seat alike.
"""

from __future__ import annotations

from ecarte.machine.belote.play import may_follow
from ecarte.machine.belote.records import ALL_TRUMPS, CARDS, NO_CARD, NO_TRUMPS, SEATS, SUIT
from ecarte.machine.belote.sight import PlayedDeal, Tables

# By the byte of a suit: its highest bit and its lowest (-1 for none), and the number of bits.
TOP = tuple(byte.bit_length() - 1 for byte in range(256))
LOW = tuple((byte & -byte).bit_length() - 1 for byte in range(256))
COUNT = tuple(byte.bit_count() for byte in range(256))
ABOVE = tuple(0xFF & ~((2 << bit) - 1) for bit in range(8))  # by bit: those above it
_LEAST = -1000


def lead(rules: Tables, deal: PlayedDeal, seat: int) -> int:
    """Return the card to lead."""
    own, live, contract, lacks, players = (
        deal.hands[seat],
        find_live(rules, deal),
        deal.contract,
        deal.lacks,
        rules.players,
    )
    worth, base = rules.worth, CARDS * contract
    has_trumps = 1 if contract < NO_TRUMPS else 0
    one = seat + 1 if seat + 1 < players else 0
    other = seat - 1 if seat else players - 1
    foes = find_voids(deal.hands[one]) if rules.face_up else lacks[one] | lacks[other]
    friend = lacks[seat ^ 2] if players == SEATS else 0
    is_taker = 1 if seat == deal.taker else 0
    defends = 0 if rules.sides[seat] == rules.sides[deal.taker] else 1
    ruff = trumps = 0  # whether an opponent may still have trumps; the seat's own
    if has_trumps:
        trumps = own >> 8 * contract & SUIT
        out = live >> 8 * contract & SUIT & ~trumps
        ruff = 1 if out and not (lacks[one] & lacks[other]) >> contract & 1 else 0
        if trumps and ruff and not defends:
            top = TOP[trumps]
            if top > TOP[out] and COUNT[trumps] > 2:
                return 8 * contract + top
            if not is_taker:
                if COUNT[trumps | out] >= 6 and COUNT[trumps] > 1:
                    return 8 * contract + LOW[trumps]
            elif COUNT[trumps] >= 3 and COUNT[out] >= 3:
                return 8 * contract + LOW[trumps]
    best, chosen = _LEAST, 0
    for suit in range(4):
        mine = own >> 8 * suit & SUIT
        if not mine:
            continue
        out = live >> 8 * suit & SUIT & ~mine
        top, points, outside = TOP[mine], base + 8 * suit, COUNT[out]
        if suit == contract:
            bit = LOW[mine] if out else top
            value = (0 if out else 15) - 40 - worth[points + LOW[mine]]
        elif top > TOP[out]:
            bit = top
            # A master takes the trick unless it is trumped: the more cards are out, the safer it is.
            if ruff:
                value = 20 + 3 * outside - (40 if foes >> suit & 1 else 0) - (15 if outside < 3 else 0)
                if value < 0:
                    bit = LOW[mine]
                    value = -worth[points + bit] - 5
            else:
                value = 60 + 2 * COUNT[mine] + worth[points + bit]
                if COUNT[mine] == 1 and outside > 3 and not has_trumps:
                    value = -20  # without trumps, a bare master still stops its suit
        else:
            bit = LOW[mine]
            value = -worth[points + bit] - (4 if worth[points + top] >= 10 and COUNT[mine] == 2 else 0)
            if not has_trumps:
                value += 3 * COUNT[mine]
            elif ruff:
                if friend >> suit & 1:
                    value += 12
                if foes >> suit & 1:
                    value -= 15
                if COUNT[mine] == 1 and trumps and defends and worth[points + bit] < 10:
                    value += 10
        if value > best:
            best, chosen = value, 8 * suit + bit
    return chosen


def follow(rules: Tables, deal: PlayedDeal, seat: int, left: int) -> int:
    """Return the card to play to a trick, in which ``left`` seats play after this one."""
    own, contract, led, best = deal.hands[seat], deal.contract, deal.led, deal.best
    live = find_live(rules, deal)
    is_friend = 1 if rules.sides[deal.winning] == rules.sides[seat] else 0
    suit = led & 24
    mine = own >> suit & SUIT
    above = ABOVE[best & 7]
    if not mine:
        may = may_follow(rules, contract, own, led, best, is_friend)
        if contract < NO_TRUMPS:
            trumps = may & SUIT << 8 * contract
            if trumps:
                if trumps == may or not is_friend:
                    # Trump cheaply, but not low where a higher trump may follow.
                    return (trumps & -trumps).bit_length() - 1
                may ^= trumps
        gives = is_friend and (not left or best >> 3 == contract or not live >> (best & 24) & above)
        return discard(rules, deal, own, may, 1 if gives else 0)
    over = mine & above
    out = live >> suit & SUIT & ~mine
    if contract == ALL_TRUMPS or contract == suit >> 3:
        if over:
            top, low = TOP[over], LOW[over]
            if left and low != top and deal.value >= 10:
                higher = out & ABOVE[low]
                if higher and top > TOP[higher]:
                    return suit + top
            return suit + low
        if is_friend and (not left or not out & above):
            # The best card below the partner's, but not the one that becomes master after it.
            spare = mine & ~(1 << TOP[mine]) if TOP[mine] > TOP[out] and COUNT[mine] > 1 else mine
            return suit + TOP[spare]
        return suit + LOW[mine]
    if best >> 3 != suit >> 3:  # trumped
        return suit + (TOP[mine] if is_friend and not left else LOW[mine])
    if is_friend:
        if not left or not out & above:
            under = mine & ~above
            return suit + (TOP[under] if under else LOW[mine])
        if over and TOP[over] > TOP[out]:
            return suit + TOP[over]
    elif over:
        top = TOP[over]
        if not left:
            spare = over & ~(1 << top) if top > TOP[out] else over
            return suit + TOP[spare or over]
        if top > TOP[out] and (deal.value or left < 2 or contract < NO_TRUMPS):
            return suit + top
    return suit + LOW[mine]


def discard(rules: Tables, deal: PlayedDeal, own: int, may: int, gives: int) -> int:
    """Return a card that takes nothing: points on the partner's trick, otherwise the least useful."""
    worth, live = rules.worth, find_live(rules, deal)
    best, chosen = _LEAST, 0
    for suit in range(4):
        mine = may >> 8 * suit & SUIT
        if not mine:
            continue
        points, count, top = CARDS * deal.contract + 8 * suit, COUNT[mine], TOP[mine]
        is_master = top > TOP[live >> 8 * suit & SUIT & ~(own >> 8 * suit)]
        if gives:
            bit = top
            value = worth[points + top]
            if is_master:
                value -= 40
                if count > 1:
                    second = TOP[mine & ~(1 << top)]
                    if worth[points + second] > value:
                        bit, value = second, worth[points + second]
        else:
            bit = LOW[mine]
            value = -4 * worth[points + bit]
            if count == 1:
                value += 2 if worth[points + bit] < 10 else 0
            if count == 2 and worth[points + top] >= 10 and not is_master:
                value -= 6
            if is_master and count == 1:
                value -= 20
        if value > best:
            best, chosen = value, 8 * suit + bit
    return chosen


def play_out(rules: Tables, deal: PlayedDeal, leader: int) -> None:
    """Play to the end from the beginning of a trick; the points for cards and the tricks are added by side."""
    while deal.hands[leader]:
        lay(rules, deal, leader, lead(rules, deal, leader), 0)
        leader = finish(rules, deal, leader, rules.players - 1)


def finish(rules: Tables, deal: PlayedDeal, seat: int, more: int) -> int:
    """Play a trick to its end, after which a seat has just played and ``more`` still play; return who takes it."""
    players = rules.players
    for left in range(more - 1, -1, -1):
        seat = seat + 1 if seat + 1 < players else 0
        lay(rules, deal, seat, follow(rules, deal, seat, left), players - 1 - left)
    side = rules.sides[deal.winning]
    deal.cards[side] += deal.value
    deal.won[side] += 1
    if rules.face_up:
        turn_up_beneath(rules, deal)
    return deal.winning


def find_live(rules: Tables, deal: PlayedDeal) -> int:
    """Return the cards that may still be played, or can be now where all that can lie open (B33)."""
    return deal.hands[0] | deal.hands[1] if rules.face_up else deal.live


def find_voids(hand: int) -> int:
    """Return the suits, as bits, that a hand lacks."""
    voids = 0
    for suit in range(4):
        if not hand >> 8 * suit & SUIT:
            voids |= 1 << suit
    return voids


def turn_up_beneath(rules: Tables, deal: PlayedDeal) -> None:
    """Turn up what lies beneath the cards of a trick (B33)."""
    for seat in range(rules.players):
        card = deal.beneath[deal.opening[seat]]
        if card != NO_CARD:
            deal.hands[seat] |= 1 << card


def lay(rules: Tables, deal: PlayedDeal, seat: int, card: int, lying: int) -> None:
    """Play a card to a trick in which so many lie."""
    contract, suit = deal.contract, card >> 3
    base = CARDS * contract
    deal.hands[seat] ^= 1 << card
    deal.live ^= 1 << card
    deal.opening[seat] = card
    if not lying:
        deal.led = deal.best = card
        deal.winning = seat
        deal.value = rules.worth[base + card]
        return
    deal.value += rules.worth[base + card]
    led = deal.led >> 3
    if suit != led and not rules.face_up:
        deal.lacks[seat] |= 1 << led
        if suit != contract and contract < NO_TRUMPS and rules.sides[deal.winning] != rules.sides[seat]:
            deal.lacks[seat] |= 1 << contract
    if rules.beating[base + deal.best] >> card & 1:
        deal.best = card
        deal.winning = seat
