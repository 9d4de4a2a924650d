"""The trained policy: the chance of each choice, from the player's own knowledge."""

from __future__ import annotations

from ecarte.machine.cards import SUIT
from ecarte.machine.digests import WORD
from ecarte.machine.ecarte.deals import (
    ALL,
    ANSWER,
    CHOOSE,
    CODES,
    DEALER,
    DEALERS_NUMBER,
    ELDER,
    GO,
    NEAR,
    NOBODY,
    NUMBER,
    OPTIONS,
    PLANES,
    STAY,
    Deal,
    Policy,
    Rules,
    seat_of,
)
from ecarte.machine.ecarte.habits import place_plain
from ecarte.machine.ecarte.keys import exchanging, list_choices, playing
from ecarte.machine.ecarte.records import CARDS, HAND
from ecarte.machine.ecarte.sight import held, lacking, unseen
from ecarte.machine.quick import hash_text

CHECK = 6  # bits of a cell that identify the sets that were entered
PARTS = 7  # of a chance to stand or to refuse
STANDS, REFUSES, ELDERS, DEALERS = 0, 1, 2, 3  # planes; the dealer's follow by the number the elder said, from 1 on


# --- tables ---


def find_code(policy: Policy, deal: Deal, table: int, key: int, number: int) -> int:
    """Return the code of that many choices in an information set, -1 for one that was not entered."""
    at = 4 * ((OPTIONS + 1) * table + number)
    if table < 0 or policy.sets[at] < 0:
        return -1
    begin, size, salt, width = policy.sets[at], policy.sets[at + 1], policy.sets[at + 2], policy.sets[at + 3]
    low, high = key & WORD, key >> 32 | salt << 28
    for place in range(4):
        deal.text[place] = low >> 8 * place & 255
        deal.text[4 + place] = high >> 8 * place & 255
    hash_text(deal, 8)
    state, contents = deal.state, policy.contents
    wide, found = width + CHECK, 0
    for third in range(3):
        place = (swap(state[third]) % size + third * size) * wide
        at = begin + (place >> 3)
        found ^= (contents[at] | contents[at + 1] << 8 | contents[at + 2] << 16) >> (place & 7)
    found &= (1 << wide) - 1
    code = found & (1 << width) - 1
    if found >> width != state[3] >> 24 & (1 << CHECK) - 1 or code >= policy.known[number]:
        return -1
    return code


def swap(number: int) -> int:
    """Return four bytes in the other order."""
    return (number & 255) << 24 | (number >> 8 & 255) << 16 | (number >> 16 & 255) << 8 | number >> 24


def tables_of(rules: Rules, deal: Deal) -> tuple[int, int]:
    """Return the tables for what both needed when the deal began, -1 for none."""
    elder = min(NEAR, rules.target - deal.begun[seat_of(deal, ELDER)])
    dealer = min(NEAR, rules.target - deal.begun[seat_of(deal, DEALER)])
    at = 2 * ((NEAR + 1) * elder + dealer)
    return rules.which[at], rules.which[at + 1]


def code_of(rules: Rules, deal: Deal, key: int, number: int) -> int:
    """Return the code of that many choices in an information set, -1 for one that was not entered."""
    if number == 1:
        return 0
    one, other = tables_of(rules, deal)
    found = find_code(rules, deal, one, key, number)
    return found if found >= 0 else find_code(rules, deal, other, key, number)


def share_of(policy: Policy, number: int, code: int, at: int) -> float:
    """Return the chance of one of that many choices by their code."""
    return policy.codes[(CODES * number + code) * OPTIONS + at]


def first_code(rules: Rules, deal: Deal, plane: int, own: int) -> int:
    """Return the entry of a first hand, -1 where there is none."""
    one, other = tables_of(rules, deal)
    begin = rules.planes[PLANES * one + plane] if one >= 0 else -1
    if begin < 0 and other >= 0:
        begin = rules.planes[PLANES * other + plane]
    if begin < 0:
        return -1
    place = place_plain(rules, own) + rules.trump_places[deal.turn_up << 8 | own & SUIT]
    return rules.contents[begin + 2 * place + (1 if deal.turn_up == rules.king else 0)]


# --- choices ---


def add_choice(deal: Deal, size: int, what: int, share: float) -> int:
    """Add the chance of a choice to those before, and return their number."""
    if share == 0.0:
        return size
    for at in range(size):
        if deal.choices[at] == what:
            deal.shares[at] += share
            return size
    deal.choices[size], deal.shares[size] = what, share
    return size + 1


def list_said(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """List the choices of the exchange with their chances, and return their number, 0 where they are unknown."""
    if tables_of(rules, deal)[0] < 0:
        return 0
    if phase <= ANSWER:
        return list_declined(rules, deal, phase, role)
    own, stock, discarded = deal.hands[role], CARDS - deal.top, deal.numbers[1 - role]
    lowest, least = 1, max(1, deal.asked)
    if phase == DEALERS_NUMBER:
        discarded = HAND - deal.hands[ELDER].bit_count()
        stock -= discarded
        lowest, least = 0, min(rules.least, stock)
    most = min(HAND, stock)
    if most <= least:
        return add_choice(deal, 0, most, 1.0)
    number = HAND
    if deal.times:
        number = most + 1 - lowest
        king = 1 if deal.turn_up == rules.king else 0
        key = exchanging(own, deal.away[role], phase, deal.times, discarded, king, stock)
        code = code_of(rules, deal, key, number)
    else:
        code = first_code(rules, deal, DEALERS - 1 + max(1, discarded) if phase == DEALERS_NUMBER else ELDERS, own)
        if phase == DEALERS_NUMBER and code >= 0:
            return add_choice(deal, 0, min(max(code, least), most), 1.0)
    if code < 0:
        return 0
    if phase == NUMBER and deal.asked:
        return add_choice(deal, 0, deal.asked, 1.0)
    size = 0
    for at in range(number):
        share = 1.0 if number == 1 else share_of(rules, number, code, at)
        size = add_choice(deal, size, min(max(lowest + at, least), most), share)
    return size


def list_declined(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """List standing or refusing and its opposite, and return their number, 0 where they are unknown."""
    own = deal.hands[role]
    if deal.times:
        king = 1 if deal.turn_up == rules.king else 0
        discarded, stock = deal.numbers[1 - role], CARDS - deal.top
        code = code_of(rules, deal, exchanging(own, deal.away[role], phase, deal.times, discarded, king, stock), 2)
    else:
        code = first_code(rules, deal, STANDS if phase == CHOOSE else REFUSES, own)
    if code < 0:
        return 0
    share = share_of(rules, 2, code, 0) if deal.times else code / PARTS
    return add_choice(deal, add_choice(deal, 0, STAY, share), GO, 1.0 - share)


def likeliest(rules: Rules, deal: Deal) -> int:
    """Return the number of cards that the elder will most likely discard, 0 where that is unknown."""
    size = list_said(rules, deal, NUMBER, ELDER)
    return deal.choices[find_most(deal, size)] if size else 0


def find_most(deal: Deal, size: int) -> int:
    """Return the place of the first of the likeliest choices."""
    best = 0
    for at in range(1, size):
        if deal.shares[at] > deal.shares[best]:
            best = at
    return best


def list_played(rules: Rules, deal: Deal, role: int) -> int:
    """List cards with their chances, and return their number, 0 where they are unknown."""
    if tables_of(rules, deal)[0] < 0:
        return 0
    own, led = deal.hands[role], deal.led
    gone = ALL & ~own & ~(unseen(deal, role) & ~lacking(rules, deal, role))
    kinged = 1 if held(rules, deal, role) else 0
    if rules.marks and not rules.marks_itself and not kinged:
        # The policy was trained where kings mark themselves: an unmarked one is not in the other hand.
        gone |= 1 << rules.king & ~own
    size, key = list_choices(deal, own, gone, led, rules.must_head)
    if size == 1:
        deal.shares[0] = 1.0
        return 1
    won, lost = deal.won[role], deal.won[1 - role]
    if max(won, lost) >= 3 and min(won, lost):  # the result can no longer change
        deal.choices[0], deal.shares[0] = deal.choices[size - 1], 1.0
        return 1
    stopped = 6 if deal.declined == NOBODY else 2 * min(deal.times, 2) + deal.declined
    if won + lost:
        stopped = deal.bears
    key = playing(key, own, gone, led, role, stopped, deal.numbers[1 - role], won, lost, kinged)
    code = code_of(rules, deal, key, size)
    if code < 0:
        return 0
    found = 0
    for at in range(size):
        share = share_of(rules, size, code, at)
        if share > 0.0:
            deal.choices[found], deal.shares[found] = deal.choices[at], share
            found += 1
    return found
