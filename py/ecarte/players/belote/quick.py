"""Card play by rules of thumb, fast enough for a few thousand whole deals a second.

It uses a seat's own cards, the cards played, and who has shown to lack a suit; never another hand. `playout` plays a
deal to its end this way, for every seat alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.players.belote.cards import ABOVE, COUNT, LOW, TOP, Frame, Masks, legal

DEFENDER, PARTNER, TAKER = 0, 1, 2
Place = tuple[int, int]  # suit and bit


def lead(own: Masks, live: Masks, of: Frame, role: int, foes: int, friend: int, ruff: bool) -> Place:
    """Return the card to lead.

    ``live`` are all unplayed cards, ``foes`` the suits (as bits) that an opponent lacks, ``friend`` those the partner
    lacks, ``ruff`` whether an opponent may still have trumps.
    """
    trump = of.trump
    if 0 <= trump < 4:
        mine = own[trump]
        out = live[trump] & ~mine
        if mine and out and ruff and role != DEFENDER:
            top = TOP[mine]
            if top > TOP[out] and COUNT[mine] > 2:
                return trump, top
            if role == PARTNER:
                if COUNT[live[trump]] >= 6 and COUNT[mine] > 1:
                    return trump, LOW[mine]
            elif COUNT[mine] >= 3 and COUNT[out] >= 3:
                return trump, LOW[mine]
        ruff = ruff and out > 0
    else:
        ruff = False
    best, chosen = -1000, (0, 0)
    for suit in range(4):
        mine = own[suit]
        if not mine:
            continue
        out = live[suit] & ~mine
        top, points = TOP[mine], of.points[suit]
        outside = COUNT[out]
        if suit == trump:
            bit = LOW[mine]
            worth = -40 - points[bit] + (15 if not out else 0)
            if top > TOP[out] and not out:
                bit = top
        elif top > TOP[out]:
            bit = top
            # A master takes the trick unless it is trumped: the more cards are out, the safer it is.
            if ruff:
                worth = 20 + 3 * outside - (40 if foes >> suit & 1 else 0) - (15 if outside < 3 else 0)
                if worth < 0:
                    bit = LOW[mine]
                    worth = -points[bit] - 5
            else:
                worth = 60 + 2 * COUNT[mine] + points[bit]
                if COUNT[mine] == 1 and outside > 3 and not 0 <= trump < 4:
                    worth = -20  # without trumps, a bare master still stops its suit
        else:
            bit = LOW[mine]
            worth = -points[bit] - (4 if points[top] >= 10 and COUNT[mine] == 2 else 0)
            if not 0 <= trump < 4:
                worth += 3 * COUNT[mine]
            elif ruff:
                if friend >> suit & 1:
                    worth += 12
                if foes >> suit & 1:
                    worth -= 15
                if COUNT[mine] == 1 and own[trump] and role == DEFENDER and points[bit] < 10:
                    worth += 10
        if worth > best:
            best, chosen = worth, (suit, bit)
    return chosen


def follow(
    own: Masks, live: Masks, of: Frame, led: int, suit: int, bit: int, partner: bool, left: int, rich: int
) -> Place:
    """Return the card to play after a lead, while (suit, bit) is winning, by the partner or not.

    ``left`` seats play after this one, ``rich`` points lie in the trick. ``live`` excludes the cards of this trick.
    """
    mine = own[led]
    trump = of.trump
    if mine:
        if of.high[led]:
            over = mine & ABOVE[bit]
            if over:
                top, low = TOP[over], LOW[over]
                if left and low != top and rich >= 10:
                    higher = live[led] & ~own[led] & ABOVE[low]
                    if higher and top > TOP[higher]:
                        return led, top
                return led, low
            if partner and (not left or not live[led] & ~mine & ABOVE[bit]):
                # The best card below the partner's, but not the one that becomes master after it.
                spare = mine & ~(1 << TOP[mine]) if TOP[mine] > TOP[live[led] & ~mine] and COUNT[mine] > 1 else mine
                return led, TOP[spare]
            return led, LOW[mine]
        if suit != led:  # trumped
            return led, TOP[mine] if partner and not left else LOW[mine]
        over = mine & ABOVE[bit]
        out = live[led] & ~mine
        if partner:
            if not left or not out & ABOVE[bit]:
                under = mine & ~ABOVE[bit]
                if under:
                    return led, TOP[under]
                return led, LOW[mine]
            if over and TOP[over] > TOP[out]:
                return led, TOP[over]
            return led, LOW[mine]
        if over:
            top = TOP[over]
            if not left:
                spare = over & ~(1 << top) if top > TOP[out] else over
                return led, TOP[spare or over]
            if top > TOP[out] and (rich or left < 2 or 0 <= trump < 4):
                return led, top
        return led, LOW[mine]
    may = legal(own, led, suit, bit, partner, of)
    if 0 <= trump < 4 and may[trump]:
        plain = sum(may) - may[trump]
        if not plain or not partner:
            # Trump cheaply, but not low where a higher trump may follow.
            return trump, LOW[may[trump]]
        may = list(may)
        may[trump] = 0
    return discard(own, may, live, of, partner and (not left or suit == trump or not live[suit] & ABOVE[bit]))


def discard(own: Masks, may: Masks, live: Masks, of: Frame, give: bool) -> Place:
    """Return a card that takes nothing: points on the partner's trick, otherwise the least useful."""
    best, chosen = -1000, (0, 0)
    for suit in range(4):
        mine = may[suit]
        if not mine:
            continue
        points, count, top = of.points[suit], COUNT[mine], TOP[mine]
        master = top > TOP[live[suit] & ~own[suit]]
        if give:
            bit = top
            worth = points[top]
            if master:
                worth -= 40
                if count > 1:
                    second = TOP[mine & ~(1 << top)]
                    if points[second] > worth:
                        bit, worth = second, points[second]
        else:
            bit = LOW[mine]
            worth = -4 * points[bit]
            if count == 1:
                worth += 2 if points[bit] < 10 else 0
            if count == 2 and points[top] >= 10 and not master:
                worth -= 6
            if master and count == 1:
                worth -= 20
        if worth > best:
            best, chosen = worth, (suit, bit)
    return chosen


def playout(
    hands: Sequence[Masks], live: Masks, of: Frame, taker: int, leader: int, lacks: Masks, won: Masks, taken: Masks
) -> int:
    """Play to the end from the beginning of a trick; return who took the last one.

    This changes its arguments: ``won`` points and ``taken`` tricks by seat, without the last trick's ten. ``lacks``
    holds the suits, as bits, that each seat showed to lack.
    """
    players, trump = of.players, of.trump
    all_points = of.points
    four = players == 4
    while True:
        own = hands[leader]
        if not (own[0] or own[1] or own[2] or own[3]):
            return leader
        if four:
            one, other = (leader + 1) & 3, (leader + 3) & 3
            friend = lacks[leader ^ 2]
            role = TAKER if leader == taker else PARTNER if leader ^ 2 == taker else DEFENDER
        else:
            one, other = (leader + 1) % 3, (leader + 2) % 3
            friend = 0
            role = TAKER if leader == taker else DEFENDER
        foes = lacks[one] | lacks[other]
        ruff = not (0 <= trump < 4 and (lacks[one] & lacks[other]) >> trump & 1)
        suit, bit = lead(own, live, of, role, foes, friend, ruff)
        own[suit] ^= 1 << bit
        live[suit] ^= 1 << bit
        points = all_points[suit][bit]
        winner, points = finish(hands, live, of, lacks, leader, suit, suit, bit, leader, players - 1, points)
        won[winner] += points
        taken[winner] += 1
        leader = winner


def finish(
    hands: Sequence[Masks],
    live: Masks,
    of: Frame,
    lacks: Masks,
    seat: int,
    led: int,
    suit: int,
    bit: int,
    winner: int,
    more: int,
    points: int,
) -> tuple[int, int]:
    """Play a trick to its end; return who takes it, and its points.

    ``seat`` has just played, (suit, bit) of ``winner`` is winning, ``more`` seats still play, ``points`` lie there.
    """
    players, trump, all_points = of.players, of.trump, of.points
    four = players == 4
    for left in range(more - 1, -1, -1):
        seat = seat + 1 & 3 if four else (seat + 1) % players
        own = hands[seat]
        partner = four and seat ^ winner == 2
        played, at = follow(own, live, of, led, suit, bit, partner, left, points)
        own[played] ^= 1 << at
        live[played] ^= 1 << at
        points += all_points[played][at]
        if played != led:
            lacks[seat] |= 1 << led
            if played == trump:
                if suit != trump or at > bit:
                    suit, bit, winner = played, at, seat
            elif not partner and 0 <= trump < 4:
                lacks[seat] |= 1 << trump
        elif suit == led and at > bit:
            bit, winner = at, seat
    return winner, points
