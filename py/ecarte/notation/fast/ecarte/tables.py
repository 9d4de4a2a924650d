"""What the options decide, as tables of bits: cards, discards and draws, tricks, proposals."""

from __future__ import annotations

from functools import lru_cache

from ecarte.core.cards import PACK, SUITS, Card, sort_cards
from ecarte.core.game import Event, Head, parse_event, parse_head
from ecarte.games.ecarte.deal import dealt
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import HAND, SEATS
from ecarte.record import Entry

_SHORT = 6  # characters: only words of at most two cards are cached, longer ones seldom repeat


class _Cards(dict[str, tuple[int, int, Entry]]):
    """Discarded or drawn cards, "S-Qs9s": their bits, their number, the entry. KeyError for any other word."""

    def __init__(self, bits: dict[Card, int]) -> None:
        self.bits = bits

    def __missing__(self, word: str) -> tuple[int, int, Entry]:
        bits, found, last = self.bits, 0, 0
        cards = tuple([word[at : at + 2] for at in range(2, len(word), 2)])
        for card in cards:
            bit = bits[card]
            if bit <= last:
                raise KeyError(word)
            found |= bit
            last = bit
        sign, seat = word[1:2], word[0]
        if not cards or sign not in ("-", "+") or seat not in SEATS:
            raise KeyError(word)
        do = "discard" if sign == "-" else "draw"
        result = found, len(cards), Entry(Event(do, seat, cards))
        if len(word) <= _SHORT:
            self[word] = result
        return result


class _Tricks(dict[str, tuple[int, int, int, int, int, Entry, Entry]]):
    """A trick as written, "S.7c N.Ts /S", for one trump suit. KeyError for no such trick, or a wrong winner.

    The values are who leads, both cards, the cards of which the follower may hold none (E17, E18), the winner (E19),
    and the two entries.
    """

    def __init__(self, rules: Tables, trump: str) -> None:
        self.rules, self.trump = rules, trump

    def __missing__(self, line: str) -> tuple[int, int, int, int, int, Entry, Entry]:
        bits, plays = self.rules.bits, self.rules.plays
        led, followed, check = line.split(" ") if line.count(" ") == 2 else ("", "", "")
        one, two = plays[led], plays[followed]
        if one == two or led[0] == followed[0]:
            raise KeyError(line)
        lead, follow = led[2:], followed[2:]
        barred = 0
        heads = lead[1] == follow[1] and bits[follow] < bits[lead]  # the highest card has the lowest bit
        if lead[1] != follow[1]:
            barred = self.rules.suits[lead[1]]
            if follow[1] != self.trump:
                barred |= self.rules.suits[self.trump]
        elif self.rules.options.must_head and not heads:
            barred = self.rules.suits[lead[1]] & (bits[lead] - 1)
        leader = SEATS.index(led[0])
        taker = 1 - leader if heads or (lead[1] != follow[1] and follow[1] == self.trump) else leader
        if lead == follow or check != "/" + SEATS[taker]:
            raise KeyError(line)
        result = leader, bits[lead], bits[follow], barred, taker, one, two
        self[line] = result
        return result


class Tables:
    """Everything the options decide, as tables; filled as games need them."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.bits: dict[Card, int] = {card: 1 << at for at, card in enumerate(sort_cards(PACK, options.order))}
        self.suits = {suit: sum(bit for card, bit in self.bits.items() if card[1] == suit) for suit in SUITS}
        self.places = dealt(options.packets)
        self.turns = {f"^{card}": Entry(Event("turn", cards=(card,))) for card in PACK}
        self.plays = {f"{s}.{card}": Entry(Event("play", s, (card,))) for s in SEATS for card in PACK}
        self.cards = _Cards(self.bits)
        self.tricks = {suit: _Tricks(self, suit) for suit in SUITS}
        numbers = [f":{number}" for number in range(1, HAND + 1)] if options.propose_number else [""]
        self.proposals = tuple({f"{s}:propose{n}": int(n[1:] or 0) for n in numbers} for s in SEATS)


@lru_cache(maxsize=16)
def tables(options: Options) -> Tables:
    """Return the tables of these options."""
    return Tables(options)


@lru_cache(maxsize=256)
def said(word: str) -> Entry:
    """Return what is said by a word."""
    return Entry(parse_event(word))


@lru_cache(maxsize=256)
def opening(text: str) -> Head:
    """Return the opening of a deal."""
    return parse_head(text)
