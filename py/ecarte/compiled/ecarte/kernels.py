"""What numba compiles of the analysis of écarté: hands of the opponent, and where choices lead against them.

Each function does what Python does elsewhere, with the same result to the bit; its docstring names the twin, which
says what it means: modules are those of `ecarte.analysis.ecarte`, or of `ecarte.players.ecarte`. All are in one file,
because numba notices only changes of the file of a function, not of one that it calls (`games.entries`, which calls
some of these, says so by a digest). For the same reason, what may change elsewhere is an argument (`USUAL`).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np
from numba import njit

from ecarte.analysis.ecarte.habits import TOPS
from ecarte.analysis.ecarte.playout import DEALER, ELDER, NOBODY, TRICKS
from ecarte.machine.ecarte.records import POSITIONS
from ecarte.players.ecarte.double import HAND, SUIT
from ecarte.players.ecarte.policy.tables import places

STAND, REFUSE, CHOOSE, ANSWER, DISCARD_ELDER, DISCARD_DEALER, DRAW = range(7)  # where a deal goes on
LEADS, REPLIES, WAITS, WAITS_TO_REPLY = range(4)  # what the seat does in the play
NO_CARD: Final = -1


BYTES: Final = SUIT + 1
CARDS: Final = 32
LEFT: Final = 33  # numbers of cards that may be left in the stock
CODES: Final = 16  # of the elder's numbers of discards
HASHED: Final = 1 << 15  # places in a hash table
PLACES: Final = 2 * places().number  # of first hands
USUAL: Final = np.dtype([
    ("trumps", "i8", BYTES**2),  # the number of a suit's owners, by the bytes of both hands
    ("plain", "i8", BYTES**2),
    ("tricks", "u1", POSITIONS),  # of the leader, by the sum of those numbers
    ("worth_trumps", "f8", BYTES),
    ("worth_plain", "f8", BYTES),
    ("stand", "f8", 2),
    ("refuse", "f8", 2),
    ("least", "i8", LEFT),  # the dealer's span, by the cards left
    ("most", "i8", LEFT),
    ("useless", "i8", CARDS),
    ("likeliest", "i8", CODES),
    ("chances", "f8", (CODES, HAND + 1)),
    ("first_numbers", "i8", BYTES),
    ("first_sums", "i8", HASHED),  # a hash table of places
    ("first_begins", "i8", HASHED),
    ("first_trumps", "i8", BYTES),  # -1 for what no first hand has
    ("trump_values", "i8", (BYTES, 8)),  # by byte, filled up with 0
    ("plain_values", "i8", (BYTES, 8)),
    ("king_turned", "i8"),
    ("king", "i8"),
    ("parts", "f8"),
    ("sharp", "f8"),  # of `habits`
    ("certain", "f8"),
    ("another", "f8"),
    ("seldom", "f8"),  # of `worlds`
    ("light", "f8"),
    ("least_weight", "f8"),  # of `playout`
    ("values", "i8", CARDS),  # room to work in; threads may share a record, as one runs compiled code at a time
    ("risk", "u1", 2),
    ("has_stands", "?"),  # whether there is such a plane
    ("has_refuses", "?"),
    ("has_elder", "?"),
    ("has_dealer", "u1", HAND),  # a plane for each number the elder said
    ("stands", "u1", PLACES),
    ("refuses", "u1", PLACES),
    ("elder", "u1", PLACES),
    ("dealer", "u1", (HAND, PLACES)),
])  # fmt: skip
"""Double dummy and the habits of a deal (`Playout`, `Habits`).

A record, not a tuple of arrays: each use of an array in a tuple counts references to it, which took half of the time.
"""


@njit(cache=True)
def bits(mask: int) -> int:
    """Return the number of cards of a mask (`int.bit_count`)."""
    found = mask - (mask >> 1 & 0x55555555)
    found = (found & 0x33333333) + (found >> 2 & 0x33333333)
    found = found + (found >> 4) & 0x0F0F0F0F
    return (found * 0x01010101 & 0xFFFFFFFF) >> 24


@njit(cache=True)
def look_up(keys: Any, values: Any, key: int) -> int:
    """Return the value of a key in a hash table; raises KeyError, as a dictionary does."""
    last = keys.size - 1
    at = key & last
    while keys[at] != key:
        if not keys[at]:
            raise KeyError
        at = at + 1 & last
    return values[at]


# --- chance: Python's own generator, whose state is an array of 624 words and a place ---


@njit(cache=True, boundscheck=True)
def word(rng: Any) -> int:
    """Return the next 32 bits of the generator (MT19937)."""
    if rng[624] >= 624:
        for at in range(624):
            both = rng[at] & 0x80000000 | rng[(at + 1) % 624] & 0x7FFFFFFF
            rng[at] = rng[(at + 397) % 624] ^ both >> 1 ^ (0x9908B0DF if both & 1 else 0)
        rng[624] = 0
    found = rng[rng[624]]
    rng[624] += 1
    found ^= found >> 11
    found ^= found << 7 & 0x9D2C5680
    found ^= found << 15 & 0xEFC60000
    return found ^ found >> 18


@njit(cache=True, boundscheck=True)
def random(rng: Any) -> float:
    """Return what `Random.random` does."""
    high = word(rng) >> 5
    return (high * 67108864.0 + (word(rng) >> 6)) * (1.0 / 9007199254740992.0)


@njit(cache=True, boundscheck=True)
def shuffle(rng: Any, cards: Any) -> None:
    """Do what `Random.shuffle` does."""
    for at in range(cards.size - 1, 0, -1):
        wide = bits_of(at + 1)
        other = word(rng) >> 32 - wide
        while other > at:
            other = word(rng) >> 32 - wide
        cards[at], cards[other] = cards[other], cards[at]


@njit(cache=True, boundscheck=True)
def bits_of(number: int) -> int:
    """Return the binary digits of a number."""
    found = 0
    while number:
        number >>= 1
        found += 1
    return found


@njit(cache=True, boundscheck=True)
def order(rng: Any, cards: Any, sums: Any) -> None:
    """Fill in an order of cards as cumulative sums over two rounds (`playout.orders`)."""
    shuffled = cards.copy()
    shuffle(rng, shuffled)
    add_up(shuffled, sums)


@njit(cache=True, boundscheck=True)
def add_up(cards: Any, sums: Any) -> None:
    """Fill in cumulative sums of the cards over two rounds."""
    for at in range(2 * cards.size):
        sums[at + 1] = sums[at] + cards[at % cards.size]


# --- double dummy ---
# Bounds are not checked here, nor in `bits`, `look_up` and `count_cards`: a suit is a byte of a 32-bit mask, a place in
# a hash table is masked by its size, and tricks are 0 to 5 while both hands have cards.


@njit(cache=True)
def solve(u: Any, own: int, other: int) -> int:
    """Return how many tricks the leader takes (`double.solve`)."""
    return u.tricks[
        u.trumps[own & SUIT | (other & SUIT) << 8]
        + u.plain[own >> 8 & SUIT | other & SUIT << 8]
        + u.plain[own >> 16 & SUIT | other >> 8 & SUIT << 8]
        + u.plain[own >> 24 | other >> 16 & SUIT << 8]
    ]


@njit(cache=True)
def follow(hand: int, led: int, must_head: bool) -> int:
    """Return the cards that may be played to a lead (`double.follow`)."""
    suit = hand & SUIT << (led & ~7)
    if suit:
        heads = suit & (1 << led) - 1
        return heads if must_head and heads else suit
    return hand & SUIT if hand & SUIT else hand


@njit(cache=True)
def beats(card: int, led: int) -> bool:
    """Return whether a card takes the trick from the card led (`double.takes`)."""
    return card < led if card >> 3 == led >> 3 else card < 8


@njit(cache=True)
def lead(u: Any, own: int, other: int, card: int, must_head: bool) -> int:
    """Return the leader's tricks when this card is led (`double.solve_leads`)."""
    left = bits(own) - 1
    rest = own & ~(1 << card)
    replies = follow(other, card, must_head)
    if not replies:
        raise ValueError
    least = HAND + 1
    while replies:
        bit = replies & -replies
        replies ^= bit
        if beats(bits(bit - 1), card):
            least = min(least, left - solve(u, other & ~bit, rest))
        else:
            least = min(least, 1 + solve(u, rest, other & ~bit))
    return least


@njit(cache=True)
def reply(u: Any, own: int, other: int, led: int, card: int) -> int:
    """Return the second player's tricks with this card, when the leader has ``other`` left (`double.solve_replies`)."""
    rest = own & ~(1 << card)
    return 1 + solve(u, rest, other) if beats(card, led) else bits(other) - solve(u, other, rest)


# --- habits ---


@njit(cache=True, boundscheck=True)
def chance(u: Any, margin: float) -> float:
    """Return the chance of a choice by how far a hand is above its threshold (`habits._chance`)."""
    found = 1.0 / (1.0 + exp(-u.sharp * margin))
    return 0.0 if found < u.certain else 1.0 if found > 1.0 - u.certain else found


@njit(cache=True, boundscheck=True)
def worth(u: Any, own: int) -> float:
    """Return the expected tricks of a hand (`Habits.worth`)."""
    plain = u.worth_plain
    return u.worth_trumps[own & SUIT] + plain[own >> 8 & SUIT] + plain[own >> 16 & SUIT] + plain[own >> 24]


@njit(cache=True, boundscheck=True)
def place(u: Any, own: int) -> int:
    """Return where the planes have a first hand (`FirstHands.place`); raises KeyError for another hand."""
    numbers = u.first_numbers
    key = numbers[own >> 8 & SUIT] + numbers[own >> 16 & SUIT] + numbers[own >> 24]
    trumps = u.first_trumps[own & SUIT]
    if trumps < 0:
        raise KeyError
    return 2 * (look_up(u.first_sums, u.first_begins, key) + trumps) + u.king_turned


@njit(cache=True, boundscheck=True)
def worst(u: Any, own: int, number: int) -> int:
    """Return that many cards to discard of a first hand (`FirstHands.worst`)."""
    values, size = u.values, 0
    for at in range(bits(own & SUIT)):
        values[size] = u.trump_values[own & SUIT, at]
        size += 1
    for at in range(1, 4):
        byte = own >> 8 * at & SUIT
        rank = 0  # how many suits come before it: those with a greater byte, or an equal one and a lower place
        for other in range(1, 4):
            compared = own >> 8 * other & SUIT
            rank += compared > byte or (compared == byte and other < at)
        for card in range(bits(byte)):
            values[size] = u.plain_values[byte, card] + (2 - rank) * 256 + 8 * at
            size += 1
    found = 0
    for _ in range(min(number, size)):
        least = 0
        for at in range(size):
            if values[at] < values[least]:
                least = at
        found |= 1 << (values[least] & 31)
        values[least] = 1 << 40
    return found


@njit(cache=True, boundscheck=True)
def stands(u: Any, own: int, exchanges: int) -> float:
    """Return the chance that the elder stands (`Trained.stands`)."""
    if exchanges or not u.has_stands:
        return chance(u, worth(u, own) - u.stand[min(exchanges, 1)])
    return u.stands[place(u, own)] / u.parts


@njit(cache=True, boundscheck=True)
def refuses(u: Any, own: int, exchanges: int) -> float:
    """Return the chance that the dealer refuses (`Trained.refuses`)."""
    if exchanges or not u.has_refuses:
        return chance(u, worth(u, own) - u.refuse[min(exchanges, 1)])
    return u.refuses[place(u, own)] / u.parts


@njit(cache=True, boundscheck=True)
def discards(u: Any, own: int, most: int, least: int) -> int:
    """Return discards by rule of thumb (`Habits.discards`)."""
    wanted = own & ~SUIT & ~TOPS
    number = bits(wanted)
    if least <= number <= most:
        return wanted
    number = min(max(number, least), most)
    found = 0
    for bit in u.useless:
        if own & bit and number:
            found |= bit
            number -= 1
    return found


@njit(cache=True, boundscheck=True)
def elder_discards(u: Any, own: int, left: int, exchanges: int) -> int:
    """Return the discards of the elder (`Trained.elder_discards`)."""
    if exchanges or not u.has_elder or left < HAND:
        return discards(u, own, min(left, HAND), 1)
    return worst(u, own, u.likeliest[u.elder[place(u, own)]])


@njit(cache=True, boundscheck=True)
def dealer_discards(u: Any, own: int, left: int, exchanges: int, said: int) -> int:
    """Return the discards of the dealer (`Trained.dealer_discards`)."""
    if exchanges or left < HAND or not u.has_dealer[max(1, said) - 1]:
        return discards(u, own, u.most[left], u.least[left])
    return worst(u, own, max(dealers_number(u, own, said), u.least[left]))


@njit(cache=True, boundscheck=True)
def dealers_number(u: Any, own: int, said: int) -> int:
    """Return the dealer's number of discards (`Trained._dealers_number`)."""
    return u.dealer[max(1, said) - 1, place(u, own)] + 0


@njit(cache=True, boundscheck=True)
def guess_discards(u: Any, own: int, number: int, exchanges: int, said: int) -> tuple[int, float]:
    """Return the discards when their number is known, and the chance of that number (`Trained.guess_discards`)."""
    if not exchanges and said and u.has_dealer[said - 1]:
        return worst(u, own, number), 1.0 if dealers_number(u, own, said) == number else 0.0
    if not exchanges and not said and u.has_elder:
        return worst(u, own, number), u.chances[u.elder[place(u, own)], number]
    likely = 1.0
    for _ in range(abs(bits(own & ~SUIT & ~TOPS) - number)):
        likely *= u.another
    return discards(u, own, number, number), likely


# --- hands of the opponent ---


@njit(cache=True, boundscheck=True)
def world(u: Any, sums: Any, top: int, exchanges: Any, elder: bool, chosen: bool, laid: int) -> tuple[int, int, float]:
    """Return a hand of the opponent, where the stock begins, and the weight (`worlds._world`).

    ``exchanges`` has the numbers of the opponent and of the elder; ``elder`` says whether that is the opponent, who has
    ``chosen`` since, and discarded ``laid`` cards that are still to be drawn.
    """
    hand, weight = sums[top + HAND] - sums[top], 1.0
    top += HAND
    times = exchanges.shape[0]
    for at in range(times):
        number = exchanges[at, 0]
        gone, likely = guess_discards(u, hand, number, at, 0 if elder else exchanges[at, 1])
        weight *= likely * (1.0 - (stands(u, hand, at) if elder else refuses(u, hand, at)))
        hand = hand & ~gone | sums[top + number] - sums[top]
        top += number
    if chosen:
        weight *= 1.0 - (stands(u, hand, times) if elder else refuses(u, hand, times))
        if laid:
            gone, likely = guess_discards(u, hand, laid, times, 0)
            weight *= likely
            hand &= ~gone
    return hand, top, max(weight, u.seldom)


@njit(cache=True, boundscheck=True)
def worlds(
    usual: Any,
    rng: Any,
    cards: Any,
    exchanges: Any,
    elder: bool,
    chosen: bool,
    laid: int,
    sums: Any,
    others: Any,
    weights: Any,
    orders: Any,
    tops: Any,
) -> int:
    """Fill in a group of worlds for a moment of the exchange, and return their number (`worlds.in_exchange`)."""
    u = usual[0]
    size, found = cards.size, 0
    while not found:
        for at in range(sums.shape[0]):
            order(rng, cards, sums[at])
            for begin in range(size):
                other, top, weight = world(u, sums[at], begin, exchanges, elder, chosen, laid)
                if weight < u.light:
                    if random(rng) * u.light >= weight:
                        continue
                    weight = u.light
                others[found], weights[found], orders[found], tops[found] = other, weight, at, top
                found += 1
            if 2 * found >= size:
                break
    return found


@njit(cache=True, boundscheck=True)
def weigh(u: Any, hand: int, shown: int, elder: bool, times: int, declined: bool, kept: int) -> float:
    """Return the relative chance of a hand in the play (`Weights.__call__`); ``kept`` is -1 when no card was drawn."""
    hand |= shown
    if kept < 0:
        weight = 1.0
        if declined or elder:
            played = stands(u, hand, times) if elder else refuses(u, hand, times)
            weight = played if declined else 1.0 - played
        return max(weight, u.seldom)
    good, ways = bits(hand & (SUIT | TOPS)), 1
    for at in range(kept):
        ways = ways * (good - at) // (at + 1)
    return max(float(ways), u.seldom * 4.0)


@njit(cache=True, boundscheck=True)
def weigh_all(
    usual: Any, hands: Any, weights: Any, shown: int, elder: bool, times: int, declined: bool, kept: int
) -> None:
    """Fill in the weights of hands (`Weights`)."""
    u = usual[0]
    for at in range(hands.size):
        weights[at] = weigh(u, hands[at], shown, elder, times, declined, kept)


@njit(cache=True, boundscheck=True)
def combine(cards: Any, size: int, holds: int, hands: Any) -> None:
    """Fill in all hands of that many of the cards, in the order of `itertools.combinations`."""
    at: Any = np.arange(size)
    for number in range(hands.size):
        hand = holds
        for each in at:
            hand |= cards[each]
        hands[number] = hand
        move = size - 1
        while move >= 0 and at[move] == cards.size - size + move:
            move -= 1
        if move < 0:
            return
        at[move] += 1
        for each in range(move + 1, size):
            at[each] = at[each - 1] + 1


@njit(cache=True, boundscheck=True)
def shuffle_all(rng: Any, cards: Any, sums: Any) -> None:
    """Fill in orders of the cards, each a shuffle of the one before (`playout.orders`)."""
    for number in range(sums.shape[0]):
        shuffle(rng, cards)
        add_up(cards, sums[number])


@njit(cache=True, boundscheck=True)
def draw(rng: Any, cards: Any, size: int, holds: int, hands: Any) -> None:
    """Fill in hands of that many cards from an order of the cards, one from each of its places (`worlds.in_play`)."""
    sums = np.zeros(2 * cards.size + 1, np.int64)
    order(rng, cards, sums)
    for top in range(cards.size):
        hands[top] = holds | sums[top + size] - sums[top]


# --- where choices lead ---


@njit(cache=True, boundscheck=True)
def ended(u: Any, elder: int, dealer: int, vulnerable: int) -> int:
    """Return the end after the exchange (`Playout.played`, `playout.end`)."""
    king = ELDER if elder & u.king else DEALER if dealer & u.king else NOBODY
    return (3 * king + vulnerable) * TRICKS + solve(u, elder, dealer)


@njit(cache=True, boundscheck=True)
def play_out(
    u: Any,
    counts: Any,
    sums: Any,
    weight: float,
    elder: int,
    dealer: int,
    top: int,
    left: int,
    stage: int,
    times: int,
    asked: int,
) -> None:
    """Play out a deal from a stage on, and count its ends (`Playout.choose` and what follows it)."""
    end, least = top + left, u.least_weight * weight
    while True:
        if stage == STAND:
            counts[ended(u, elder, dealer, ELDER if u.risk[min(times, 1)] else NOBODY)] += weight
            return
        if stage == REFUSE:
            counts[ended(u, elder, dealer, DEALER if u.risk[min(times, 1)] else NOBODY)] += weight
            return
        if stage == CHOOSE:
            if top == end:
                counts[ended(u, elder, dealer, NOBODY)] += weight
                return
            share = stands(u, elder, times)
            if weight * (1.0 - share) < least:
                share = 1.0
            if share:
                counts[ended(u, elder, dealer, ELDER if u.risk[min(times, 1)] else NOBODY)] += weight * share
            if share >= 1.0:
                return
            weight *= 1.0 - share
            stage = ANSWER
        if stage == ANSWER:
            share = refuses(u, dealer, times)
            if weight * (1.0 - share) < least:
                share = 1.0
            if share:
                counts[ended(u, elder, dealer, DEALER if u.risk[min(times, 1)] else NOBODY)] += weight * share
            if share >= 1.0:
                return
            weight *= 1.0 - share
            stage = DISCARD_ELDER
        if stage == DISCARD_ELDER:
            if asked:
                elder ^= discards(u, elder, asked, asked)
            else:
                elder ^= elder_discards(u, elder, end - top, times)
            stage = DISCARD_DEALER
        if stage == DISCARD_DEALER:
            said = HAND - bits(elder)
            dealer ^= dealer_discards(u, dealer, end - top - said, times, said)
        middle = top + HAND - bits(elder)
        bottom = middle + HAND - bits(dealer)
        elder |= sums[middle] - sums[top]
        dealer |= sums[bottom] - sums[middle]
        top, times, asked, stage = bottom, times + 1, 0, CHOOSE


@njit(cache=True, boundscheck=True)
def count_drawn(
    usual: Any,
    counts: Any,
    stocks: Any,
    elder: int,
    dealer: int,
    left: int,
    stage: int,
    times: int,
    asked: int,
) -> None:
    """Count the ends of a deal along each order of its stock, from every place of the order (`Playout.drawn`)."""
    u = usual[0]
    for at in range(stocks.shape[0]):
        for top in range(max(1, left)):
            play_out(u, counts[at], stocks[at], 1.0, elder, dealer, top, left, stage, times, asked)


@njit(cache=True, boundscheck=True)
def count_exchange(
    usual: Any,
    counts: Any,
    sums: Any,
    others: Any,
    weights: Any,
    orders: Any,
    tops: Any,
    choices: Any,
    own: int,
    is_elder: bool,
    left: int,
    times: int,
) -> None:
    """Count where choices of the exchange lead in a group of worlds (`Exchange.count`).

    Each of ``choices`` is a stage, the number said with a proposal, and the cards discarded.
    """
    u = usual[0]
    for row in range(choices.shape[0]):
        stage, asked, held = choices[row, 0], choices[row, 1], own ^ choices[row, 2]
        for at in range(others.size):
            elder, dealer = (held, others[at]) if is_elder else (others[at], held)
            play_out(u, counts[row], sums[orders[at]], weights[at], elder, dealer, tops[at], left, stage, times, asked)


@njit(cache=True)
def count_cards(
    usual: Any,
    counts: Any,
    hands: Any,
    weights: Any,
    cards: Any,
    own: int,
    does: int,
    led: int,
    king: int,
    end_of: Any,
    must_head: bool,
) -> None:
    """Count where each card leads against hands of the opponent (`Cards.count`)."""
    u = usual[0]
    for at in range(hands.size):
        hand, weight = hands[at], weights[at]
        marks = 1 if hand & king else 0
        may = own if does == LEADS else follow(own, led, must_head) if does == REPLIES else 0
        for row in range(cards.size):
            card = cards[row]
            if card == NO_CARD:
                won = 0  # thrown in
                if does == WAITS:
                    won = bits(hand) - solve(u, hand, own)
                elif does == WAITS_TO_REPLY:
                    replies, best = follow(hand, led, must_head), 0
                    while replies:
                        bit = replies & -replies
                        replies ^= bit
                        best = max(best, reply(u, hand, own, led, bits(bit - 1)))
                    won = bits(hand) - best
            elif not may >> card & 1:
                continue  # a named suit leaves fewer cards
            elif does == LEADS:
                won = lead(u, own, hand, card, must_head)
            else:
                won = reply(u, own, hand, led, card)
            counts[row, end_of[marks, won]] += weight


ENTRIES: Final = (worlds, weigh_all, combine, shuffle_all, draw, count_drawn, count_exchange, count_cards)
"""The functions that Python calls; the others are compiled with them."""
