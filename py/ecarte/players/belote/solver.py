"""The last tricks with all cards known: the value of each card under perfect play.

This is alpha-beta search over the points of one side, with a transposition table. The unplayed cards are numbered
suit by suit, low to high, so a position between two tricks is one small number: the owner of each card never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecarte.players.belote.cards import Frame, Masks

LAST = 10
NOBODY = -1
_MOST = 10_000  # more than all points

Search = Callable[[int, int, int, int, int, int, int, int, int, int, int], int]


class Solver:
    """A position with all cards known.

    ``hands`` are by seat, all of the same size except those of ``trick`` (who played what, the leader first).
    ``first`` says for each seat whether it belongs to the side whose points are counted; the others play against it.
    ``sweep`` is the side (True for the first) that has taken every trick so far, or None; taking all of them is worth
    ``extra`` on top of the last trick's ten.
    """

    def __init__(
        self,
        hands: Sequence[Masks],
        of: Frame,
        first: Sequence[bool],
        trick: Sequence[tuple[int, int, int]] = (),
        sweep: bool | None = None,
        extra: int = 90,
    ) -> None:
        self._number: dict[tuple[int, int], int] = {}
        self._hands = [0] * of.players
        self._trick = trick
        self._sweep = -1 if sweep is None else int(sweep)
        points: list[int] = []
        suits: list[int] = []
        played = {(suit, bit) for _, suit, bit in trick}
        for suit in range(4):
            for bit in range(8):
                for seat, hand in enumerate(hands):
                    if hand[suit] >> bit & 1:
                        self._hands[seat] |= 1 << len(points)
                        break
                else:
                    if (suit, bit) not in played:
                        continue
                self._number[suit, bit] = len(points)
                points.append(of.points[suit][bit])
                suits.append(suit)
        self._points, self._suits = points, suits
        self._first = tuple(first)
        self._of = of
        self._search = _searcher(self._hands, points, suits, of, self._first, extra)

    def values(self, seat: int, candidates: Sequence[tuple[int, int]]) -> list[int]:
        """Return for each card the seat may play now the points the first side takes from here on.

        Those of the trick on the table are included.
        """
        players, live = self._of.players, 0
        for hand in self._hands:
            live |= hand
        led = winning = winner = NOBODY
        points = 0
        for who, suit, bit in self._trick:
            card = self._number[suit, bit]
            points += self._points[card]
            if winning == NOBODY:
                led, winning, winner = suit, card, who
            elif self._beats(card, winning):
                winning, winner = card, who
        left = LAST + points + sum(worth for card, worth in enumerate(self._points) if live >> card & 1)
        found: list[int] = []
        for suit, bit in candidates:
            card = self._number[suit, bit]
            ahead = (suit, card, seat) if winning == NOBODY else (led, winning, winner)
            if winning != NOBODY and self._beats(card, winning):
                ahead = (led, card, seat)
            total, rest = points + self._points[card], live ^ (1 << card)
            gained, sweep = 0, self._sweep
            if len(self._trick) + 1 < players:
                place = (rest, (seat + 1) % players, len(self._trick) + 1, *ahead, total)
                remain = left
            else:
                took = ahead[2]
                mine = self._first[took]
                sweep = sweep if sweep == mine else -1
                gained = total if mine else 0
                place, remain = (rest, took, 0, 0, 0, 0, 0), left - total
            guess = found[-1] - gained if found else remain // 2
            found.append(gained + self._exact(place, sweep, remain, guess))
        return found

    def _exact(self, place: tuple[int, int, int, int, int, int, int], sweep: int, rest: int, guess: int) -> int:
        """Return the value of a position by narrowing it from both sides: tests against a bound are faster."""
        low, top = -_MOST, _MOST
        while low < top:
            bound = guess + 1 if guess == low else guess
            guess = self._search(*place, bound - 1, bound, sweep, rest)
            if guess < bound:
                top = guess
            else:
                low = guess
        return guess

    def _beats(self, card: int, winning: int) -> bool:
        if self._suits[card] == self._suits[winning]:
            return card > winning
        return self._suits[card] == self._of.trump


def _searcher(
    hands: Sequence[int], points: Sequence[int], suits: Sequence[int], of: Frame, first: Sequence[bool], extra: int
) -> Search:
    """Return the search over one deal of unplayed cards: a closure, because its names are the fastest to look up."""
    players, undertrump = of.players, of.undertrump
    four = players == 4
    count = len(points)
    suit_of = [sum(1 << card for card in range(count) if suits[card] == suit) for suit in range(4)]
    trumps = suit_of[of.trump] if 0 <= of.trump < 4 else 0
    high = [of.high[suit] for suit in suits]
    above = [suit_of[suits[card]] & -(2 << card) for card in range(count)]
    beating = [above[card] | (0 if high[card] else trumps) for card in range(count)]
    after = [(seat + 1) % players for seat in range(players)]
    table: dict[int, tuple[int, int]] = {}
    led_high = of.high

    def search(
        live: int,
        seat: int,
        place: int,
        led: int,
        winning: int,
        winner: int,
        total: int,
        alpha: int,
        beta: int,
        sweep: int,
        rest: int,
    ) -> int:
        own = hands[seat] & live
        key = 0
        if place == 0:
            if not own:
                return LAST * first[seat] if sweep != first[seat] else LAST + extra if first[seat] else -extra
            if not own & (own - 1):
                # The last trick plays itself.
                winning, winner = own.bit_length() - 1, seat
                total = points[winning]
                for _ in range(players - 1):
                    seat = after[seat]
                    bit = hands[seat] & live
                    card = bit.bit_length() - 1
                    total += points[card]
                    if bit & beating[winning]:
                        winning, winner = card, seat
                mine = first[winner]
                if sweep == mine:
                    return total + LAST + extra if mine else -extra
                return total + LAST if mine else 0
            if sweep < 0:
                if beta <= 0:
                    return 0
                if alpha >= rest:
                    return rest
            key = (live << 4) | (seat << 2) | (sweep + 1)
            known = table.get(key)
            if known is not None:
                low, top = known
                if low >= beta or low == top:
                    return low
                if top <= alpha:
                    return top
                if low > alpha:
                    alpha = low
                if top < beta:
                    beta = top
            may = own
        else:
            may = own & suit_of[led]
            if may:
                if led_high[led]:
                    may = may & above[winning] or may
            elif trumps and own & trumps and not led_high[led]:
                mine_trumps = own & trumps
                over = mine_trumps & beating[winning]
                if four and seat ^ winner == 2:
                    may = own
                    if high[winning]:
                        if over:
                            may = own & ~trumps | over
                        elif undertrump:
                            may = mine_trumps
                else:
                    may = over or mine_trumps
            else:
                may = own
        # In order: winning cards from the top, then the others, cheap ones first, valuable ones on the partner's.
        moves = []
        if place and may & (may - 1):
            over = may & beating[winning]
            other = may ^ over
            while over:
                card = over.bit_length() - 1
                over ^= 1 << card
                moves.append(card)
            if first[winner] == first[seat]:
                front = []
                while other:
                    card = other.bit_length() - 1
                    other ^= 1 << card
                    front.append(card)
                front.sort(key=points.__getitem__, reverse=True)
                moves = front + moves
            else:
                while other:
                    bit = other & -other
                    other ^= bit
                    moves.append(bit.bit_length() - 1)
        else:
            while may:
                card = may.bit_length() - 1
                may ^= 1 << card
                moves.append(card)
            if place == 0:
                moves.sort(key=lambda card: (above[card] & live & ~own).bit_count())
        maximising = first[seat]
        last = place == players - 1
        best = -_MOST if maximising else _MOST
        low_bound, top_bound = alpha, beta
        tried = 0
        for card in moves:
            bit = 1 << card
            # A card adjacent to one already tried, and worth as much, is equivalent.
            if tried and (above[card] & own | bit - 1 & suit_of[suits[card]] & own) & tried:
                twin = False
                near = tried & suit_of[suits[card]]
                while near:
                    other_bit = near & -near
                    near ^= other_bit
                    other = other_bit.bit_length() - 1
                    if points[other] == points[card]:
                        between = (other_bit - bit if other_bit > bit else bit - other_bit) & ~bit & ~other_bit
                        if not between & live & ~own and (
                            place == 0
                            or winning < min(card, other)
                            or winning > max(card, other)
                            or suits[winning] != suits[card]
                        ):
                            twin = True
                            break
                if twin:
                    continue
            tried |= bit
            if place == 0:
                now_led, ahead, who = suits[card], card, seat
            elif bit & beating[winning]:
                now_led, ahead, who = led, card, seat
            else:
                now_led, ahead, who = led, winning, winner
            if last:
                gain = total + points[card]
                left = rest - gain
                if first[who]:
                    value = gain + search(
                        live ^ bit, who, 0, 0, 0, 0, 0, alpha - gain, beta - gain, sweep if sweep == 1 else -1, left
                    )
                else:
                    value = search(live ^ bit, who, 0, 0, 0, 0, 0, alpha, beta, sweep if sweep == 0 else -1, left)
            else:
                value = search(
                    live ^ bit,
                    after[seat],
                    place + 1,
                    now_led,
                    ahead,
                    who,
                    total + points[card],
                    alpha,
                    beta,
                    sweep,
                    rest,
                )
            if maximising:
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
            elif value < best:
                best = value
                if value < beta:
                    beta = value
            if alpha >= beta:
                break
        if place == 0:
            if best <= low_bound:
                low, top = -_MOST, best
            elif best >= top_bound:
                low, top = best, _MOST
            else:
                low = top = best
            known = table.get(key)
            if known is not None:
                low, top = max(low, known[0]), min(top, known[1])
            table[key] = low, top
        return best

    return search
