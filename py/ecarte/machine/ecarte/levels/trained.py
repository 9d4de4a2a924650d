"""The trained policy: the chance of each choice, given what the player knows."""

from __future__ import annotations

from ecarte.machine.cards import SUIT
from ecarte.machine.digests import WORD
from ecarte.machine.ecarte import records
from ecarte.machine.ecarte.habits import place_plain
from ecarte.machine.ecarte.keys import exchanging, list_choices, playing
from ecarte.machine.ecarte.records import Deal, Policy, Rules, seat_of
from ecarte.machine.ecarte.sight import held, lacking, top, unseen
from ecarte.machine.quick import hash_text

CHECK = 6  # bits of a cell that identify the sets that were entered
PARTS = 7  # of a chance to stand or to refuse
STANDS, REFUSES, ELDERS, DEALERS = 0, 1, 2, 3  # planes; the dealer's follow by the number the elder said, from 1 on


# --- tables ---


def find_code(policy: Policy, deal: Deal, table: int, key: int, number: int) -> int:
    """Return the code of the chances of so many choices in an information set, -1 for one that was not trained."""
    at = 4 * ((records.OPTIONS + 1) * table + number)
    if table < 0 or policy.sets[at] < 0:
        return -1
    begin, size, salt, width = policy.sets[at], policy.sets[at + 1], policy.sets[at + 2], policy.sets[at + 3]
    low, high = key & WORD, key >> 32 | salt << 28
    for place in range(4):
        deal.text[place] = low >> 8 * place & 255
        deal.text[4 + place] = high >> 8 * place & 255
    hash_text(deal, 8)
    state, contents = deal.state, policy.contents
    wide, cell = width + CHECK, 0
    for third in range(3):
        place = (swap(state[third]) % size + third * size) * wide
        at = begin + (place >> 3)
        cell ^= (contents[at] | contents[at + 1] << 8 | contents[at + 2] << 16) >> (place & 7)
    cell &= (1 << wide) - 1
    code = cell & (1 << width) - 1
    if cell >> width != state[3] >> 24 & (1 << CHECK) - 1 or code >= policy.known[number]:
        return -1
    return code


def swap(number: int) -> int:
    """Return four bytes in reverse order."""
    return (number & 255) << 24 | (number >> 8 & 255) << 16 | (number >> 16 & 255) << 8 | number >> 24


def code_of(policy: Policy, deal: Deal, one: int, other: int, key: int, number: int) -> int:
    """Return the code of the chances of so many choices in an information set, -1 where neither table has it."""
    if number == 1:
        return 0
    code = find_code(policy, deal, one, key, number)
    return code if code >= 0 else find_code(policy, deal, other, key, number)


def first_code(policy: Policy, one: int, other: int, plane: int, own: int, gone: int, king_turned: int) -> int:
    """Return the entry of a first hand, -1 where neither table has it."""
    begin = policy.planes[records.PLANES * one + plane] if one >= 0 else -1
    if begin < 0 and other >= 0:
        begin = policy.planes[records.PLANES * other + plane]
    if begin < 0 or own.bit_count() != records.HAND or gone & gone - 1 or not 0 < gone <= SUIT:
        return -1
    place = place_plain(policy, own) + policy.trump_places[top(gone) << 8 | own & SUIT]
    return policy.contents[begin + 2 * place + king_turned]


def share_of(policy: Policy, number: int, code: int, at: int) -> float:
    """Return the chance of one of so many choices, by their code."""
    return policy.codes[(records.CODES * number + code) * records.OPTIONS + at]


# --- choices: ``one`` and ``other`` are the tables to consult, -1 for none ---


def chance_to_decline(
    policy: Policy, deal: Deal, one: int, other: int, phase: int, own: int, gone: int, king_turned: int, times: int,
    discarded: int, stock: int,
) -> float:  # fmt: skip
    """Return the chance to stand, or to refuse, -1 where it is unknown."""
    if times:
        key = exchanging(own, gone, phase, times, discarded, king_turned, stock)
        code = code_of(policy, deal, one, other, key, 2)
        return share_of(policy, 2, code, 0) if code >= 0 else -1.0
    code = first_code(policy, one, other, STANDS if phase == records.CHOOSE else REFUSES, own, gone, king_turned)
    return code / PARTS if code >= 0 else -1.0


def list_numbers(
    policy: Policy, deal: Deal, one: int, other: int, phase: int, own: int, gone: int, king_turned: int, times: int,
    discarded: int, stock: int, least: int,
) -> int:  # fmt: skip
    """List numbers of discards with their chances, and return how many there are, 0 where they are unknown.

    For the dealer, ``discarded`` is the number that the elder announces now, and ``stock`` what is left after it.
    """
    lowest = 0 if phase == records.DEALERS_NUMBER else 1  # the lowest trained number
    most = min(records.HAND, stock)
    if most <= least:
        return add_choice(deal, 0, most, 1.0)
    number = records.HAND
    if times:
        number = most + 1 - lowest
        key = exchanging(own, gone, phase, times, discarded, king_turned, stock)
        code = code_of(policy, deal, one, other, key, number)
    else:
        plane = DEALERS - 1 + max(1, discarded) if phase == records.DEALERS_NUMBER else ELDERS
        code = first_code(policy, one, other, plane, own, gone, king_turned)
        if phase == records.DEALERS_NUMBER and code >= 0:
            return add_choice(deal, 0, min(max(code, least), most), 1.0)
    if code < 0:
        return 0
    size = 0
    for at in range(number):
        share = 1.0 if number == 1 else share_of(policy, number, code, at)
        size = add_choice(deal, size, min(max(lowest + at, least), most), share)
    return size


def list_cards(
    policy: Policy, deal: Deal, one: int, other: int, own: int, gone: int, led: int, role: int, stopped: int,
    vulnerable: int, discarded: int, won: int, lost: int, kinged: int, must_head: int,
) -> int:  # fmt: skip
    """List cards with their chances, and return how many there are, 0 where they are unknown.

    Of touching cards only the lowest counts, of equivalent suits only the first. A single choice is not looked up.
    ``stopped`` is how the exchange ended; ``kinged`` means that the opponent has marked the king and still holds it.
    """
    size, key = list_choices(deal, own, gone, led, must_head)
    if size == 1:
        deal.shares[0] = 1.0
        return 1
    if max(won, lost) >= 3 and min(won, lost):  # the result can no longer change
        deal.choices[0], deal.shares[0] = deal.choices[size - 1], 1.0
        return 1
    key = playing(key, own, gone, led, role, vulnerable if won + lost else stopped, discarded, won, lost, kinged)
    code = code_of(policy, deal, one, other, key, size)
    if code < 0:
        return 0
    kept = 0
    for at in range(size):
        share = share_of(policy, size, code, at)
        if share > 0.0:
            deal.choices[kept], deal.shares[kept] = deal.choices[at], share
            kept += 1
    return kept


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


def find_most(deal: Deal, size: int) -> int:
    """Return the place of the first of the likeliest choices."""
    best = 0
    for at in range(1, size):
        if deal.shares[at] > deal.shares[best]:
            best = at
    return best


# --- a deal in play ---


def tables_of(rules: Rules, deal: Deal) -> tuple[int, int]:
    """Return the tables for what both needed when the deal began, -1 for none."""
    elder = min(records.NEAR, rules.target - deal.begun[seat_of(deal, records.ELDER)])
    dealer = min(records.NEAR, rules.target - deal.begun[seat_of(deal, records.DEALER)])
    at = 2 * ((records.NEAR + 1) * elder + dealer)
    return rules.which[at], rules.which[at + 1]


def list_said(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """List the choices of the exchange with their chances, and return their number, 0 where they are unknown."""
    one, other = tables_of(rules, deal)
    if one < 0:
        return 0
    own, gone, times, king = deal.hands[role], deal.away[role], deal.times, deal.turn_up == rules.king
    stock, discarded = records.CARDS - deal.top, deal.numbers[1 - role]
    if phase <= records.ANSWER:
        share = chance_to_decline(rules, deal, one, other, phase, own, gone, king, times, discarded, stock)
        return (
            add_choice(deal, add_choice(deal, 0, records.STAY, share), records.GO, 1.0 - share) if share >= 0.0 else 0
        )
    if phase == records.DEALERS_NUMBER:
        discarded = records.HAND - deal.hands[records.ELDER].bit_count()
        stock -= discarded
    size = list_numbers(rules, deal, one, other, phase, own, gone, king, times, discarded, stock, deal.least)
    return add_choice(deal, 0, deal.most, 1.0) if size and deal.most == deal.least else size


def likeliest(rules: Rules, deal: Deal) -> int:
    """Return the number of cards that the elder will most likely discard, 0 where that is unknown."""
    size = list_said(rules, deal, records.NUMBER, records.ELDER)
    return deal.choices[find_most(deal, size)] if size else 0


def find_gone(rules: Rules, deal: Deal, role: int) -> int:
    """Return the cards outside a hand that the opponent cannot have, as the policy was trained."""
    own = deal.hands[role]
    gone = records.ALL & ~own & ~(unseen(deal, role) & ~lacking(rules, deal, role))
    if rules.marks and not rules.marks_itself and not held(rules, deal, role):
        # The policy was trained where kings mark themselves: an unmarked one is not in the other hand.
        gone |= 1 << rules.king & ~own
    return gone


def find_stopped(deal: Deal) -> int:
    """Return how the exchange ended."""
    return 6 if deal.declined == records.NOBODY else 2 * min(deal.times, 2) + deal.declined


def list_played(rules: Rules, deal: Deal, role: int) -> int:
    """List cards with their chances, and return their number, 0 where they are unknown."""
    one, other = tables_of(rules, deal)
    if one < 0:
        return 0
    return list_cards(
        rules, deal, one, other, deal.hands[role], find_gone(rules, deal, role), deal.led, role, find_stopped(deal),
        deal.vulnerable, deal.numbers[1 - role], deal.won[role], deal.won[1 - role],
        1 if held(rules, deal, role) else 0, rules.must_head,
    )  # fmt: skip
