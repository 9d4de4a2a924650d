"""Reads a canonical movetext of écarté by the tables of its options."""

from __future__ import annotations

from ecarte.core.cards import PACK, Card
from ecarte.core.game import Event, Head
from ecarte.games.ecarte.state import HAND, SEATS
from ecarte.notation.fast.core import Packs, Verified
from ecarte.notation.fast.ecarte.tables import Tables, opening, said
from ecarte.record import Deal, Entry

_TRICK = len("S.7c N.Ts /S")


class _Unfinished(Exception):  # noqa: N818  # not an error: the record ends in the middle of a deal
    pass


class Reading:
    """The lines of a movetext and the position in it. Missing scores are added."""

    def __init__(self, rules: Tables, lines: list[str], packs: Packs | None, scored: bool = True) -> None:
        self.rules, self.lines, self.packs, self.scored = rules, lines, packs, scored
        self.at = 0
        self.score = [0, 0]
        self.deals: list[Deal] = []

    def read(self, dealer: str) -> Verified | None:
        """Return what the lines hold, or None unless all is right; ``dealer`` is the first dealer, if known."""
        try:
            while self.at < len(self.lines):
                self.read_deal(dealer)
        except _Unfinished:
            pass
        except (KeyError, ValueError, IndexError):
            return None
        score = f"{self.score[0]}-{self.score[1]}"
        return Verified(self.lines, tuple(self.deals), score, max(self.score) >= self.rules.options.target)

    def next_line(self) -> str:
        """Return the next line, and step over it."""
        if self.at == len(self.lines):
            raise _Unfinished
        line = self.lines[self.at]
        self.at += 1
        return line

    def mark(self, seat: int, points: int) -> bool:
        """Mark points, and return whether they end the game (E24)."""
        self.score[seat] += points
        return self.score[seat] >= self.rules.options.target

    def read_deal(self, dealer: str) -> None:
        """Read a deal with its score.

        Raises Unfinished when the record ends within it, and KeyError, ValueError or IndexError for anything wrong.
        """
        text = self.next_line()
        head = opening(text)
        if self.deals:
            dealer = "N" if self.deals[-1].head.dealer == "S" else "S"
        if head != Head(len(self.deals) + 1, 1, dealer or head.dealer):
            raise KeyError(text)
        if str(head) != text or max(self.score) >= self.rules.options.target:
            raise KeyError(text)
        south, north = self.score
        entries: list[Entry] = []
        try:
            self.read_events(head, entries)
        except _Unfinished:
            if self.at < len(self.lines):  # an incomplete line before the last
                raise KeyError(text) from None
            self.deals.append(Deal(head, tuple(entries)))
            raise
        marked = f"={self.score[0] - south}-{self.score[1] - north} {self.score[0]}-{self.score[1]}"
        if not self.scored:
            self.lines.insert(self.at, marked)
        if self.lines[self.at] != marked:
            raise KeyError(text)
        self.at += 1
        self.deals.append(Deal(head, tuple(entries)))

    def read_events(self, head: Head, entries: list[Entry]) -> None:
        """Read hands, turn-up, exchange and tricks, and mark their points."""
        rules, dealer = self.rules, SEATS.index(head.dealer)
        elder = 1 - dealer
        pack = [rules.bits[card] for card in self.packs(head.number)] if self.packs else None
        hands = [0, 0]
        turned = self.read_hands(elder, hands, entries, pack)
        if turned[0] == "K" and self.mark(dealer, rules.options.king_points):  # E6
            return
        seen = hands[0] | hands[1] | rules.bits[turned]
        vulnerable = self.read_exchange(elder, hands, seen, entries, pack)
        won = self.read_tricks(elder, hands, turned[1], entries)
        if won is None:
            return
        best = won.index(max(won))  # E22, E23
        self.mark(best, 2 if won[best] == HAND or vulnerable == 1 - best else 1)

    def read_hands(self, elder: int, hands: list[int], entries: list[Entry], pack: list[int] | None) -> Card:
        """Read the hands into ``hands``, and return the turn-up."""
        rules = self.rules
        bits = rules.bits
        words = self.next_line().split(" ")
        for seat, word in zip((elder, 1 - elder), words, strict=False):
            if len(word) != 12 or word[:2] != SEATS[seat] + "<":
                raise KeyError(word)
            cards = word[2:4], word[4:6], word[6:8], word[8:10], word[10:]
            a, b, c, d, e = bits[cards[0]], bits[cards[1]], bits[cards[2]], bits[cards[3]], bits[cards[4]]
            if not a < b < c < d < e:
                raise KeyError(word)
            hands[seat] = hand = a | b | c | d | e
            if pack is not None and hand != sum([pack[at] for at in rules.places[seat != elder]]):
                raise KeyError(word)
            entries.append(Entry(Event("deal", SEATS[seat], cards)))
        if hands[0] & hands[1]:
            raise KeyError(words[1])
        if len(words) < 3:
            raise _Unfinished
        _, _, turned = words
        entries.append(rules.turns[turned])
        card = turned[1:]
        if (hands[0] | hands[1]) & bits[card] or (pack is not None and pack[2 * HAND] != bits[card]):
            raise KeyError(turned)
        return card

    def read_exchange(
        self, elder: int, hands: list[int], seen: int, entries: list[Entry], pack: list[int] | None
    ) -> int | None:
        """Change the hands, and return the seat that is vulnerable for having declined (E7-E11, E23)."""
        rules, options = self.rules, self.rules.options
        dealer = 1 - elder
        one, two = SEATS[elder], SEATS[dealer]
        counts = options.vulnerability != "none"
        stock = len(PACK) - 2 * HAND - 1
        while stock:
            words = self.next_line().split(" ")
            entries.append(said(words[0]))
            if words == [one + ":stand"]:
                return elder if counts else None
            asked = rules.proposals[elder][words[0]]
            if asked > stock:
                raise KeyError(words[0])
            if len(words) == 1:
                raise _Unfinished
            entries.append(said(words[1]))
            if words[1] == two + ":refuse" and len(words) == 2:
                return dealer if counts else None
            conditional = words[1] == two + ":accept:if" and stock < (asked or HAND) + HAND
            if not conditional and words[1] != two + ":accept":
                raise KeyError(words[1])
            if len(words) == 2:
                raise _Unfinished
            laid, number, entry = rules.cards[words[2]]
            if words[2][:2] != one + "-" or laid & ~hands[elder] or number > stock or (asked and number != asked):
                raise KeyError(words[2])
            entries.append(entry)
            left = stock - number
            if len(words) == 3:
                raise _Unfinished
            if words[3] == two + ":refuse" and len(words) == 4 and conditional and left < HAND:  # all is kept (E8)
                entries.append(said(words[3]))
                return None
            also, others, entry = (0, 0, said(words[3])) if words[3] == two + "-0" else rules.cards[words[3]]
            if words[3][:2] != two + "-" or also & ~hands[dealer]:
                raise KeyError(words[3])
            if not min(options.dealer_min_discard, left) <= others <= left:
                raise KeyError(words[3])
            entries.append(entry)
            hands[elder] ^= laid
            hands[dealer] ^= also
            due = [(elder, number), (dealer, others)] if others else [(elder, number)]
            for (seat, size), word in zip(due, words[4:], strict=False):
                drawn, count, entry = rules.cards[word]
                if word[:2] != SEATS[seat] + "+" or count != size or drawn & seen:
                    raise KeyError(word)
                top = len(PACK) - stock
                if pack is not None and drawn != sum(pack[top : top + size]):
                    raise KeyError(word)
                entries.append(entry)
                hands[seat] |= drawn
                seen |= drawn
                stock -= size
            if len(words) < 4 + len(due):
                raise _Unfinished
            if len(words) > 4 + len(due):
                raise KeyError(words[-1])
            counts = options.vulnerability == "every"
        return None

    def read_tricks(self, elder: int, hands: list[int], trump: str, entries: list[Entry]) -> list[int] | None:
        """Return each player's tricks, or None when a king in hand has ended the game before."""
        rules, bits = self.rules, self.rules.bits
        tricks, king = rules.tricks[trump], "K" + trump
        holder = next((seat for seat in (0, 1) if hands[seat] & bits[king]), None)
        marked = f"{SEATS[holder]}:king" if holder is not None else None
        due = holder is not None and rules.options.king_mark == "automatic"
        leader, won = elder, [0, 0]
        first = ""  # the dealer's first card
        while True:
            line = self.next_line()
            place, over = -1, False
            if due or len(line) != _TRICK:  # the king is marked here, or the record ends
                words = line.split(" ")
                if marked in words:
                    place = words.index(marked)
                    del words[place]
                    if not self.may_mark(place, sum(won), holder == elder, leader == elder, words, king, first):
                        raise KeyError(line)
                    over = self.mark(SEATS.index(marked[0]), rules.options.king_points)
                    if over and len(words) != place:  # nothing may follow
                        raise KeyError(line)
                    entries.append(said(marked))
                    marked, due = None, False
                elif due:
                    raise KeyError(line)
                line = " ".join(words)
            made = len(entries)
            if len(line) == _TRICK:
                leads, lead, follow, barred, taker, one, two = tricks[line]
                hand = hands[1 - leader]
                if leads != leader or not hands[leader] & lead or not hand & follow or hand & barred:
                    raise KeyError(line)
                hands[leader] ^= lead
                hands[1 - leader] ^= follow
                entries += (one, two)
            elif line or place < 0:
                entries.append(rules.plays[line])
                if line[0] != SEATS[leader] or not bits[line[2:]] & hands[leader]:
                    raise KeyError(line)
            if place > 0:  # the mark came after the first card, or after both and the check
                entries.insert(made + min(place, 2) - 1, entries.pop(made - 1))
            if over:
                return None
            if len(line) != _TRICK:
                raise _Unfinished
            first = first or line[7:9]
            won[taker] += 1
            if won[0] + won[1] == HAND:
                return won
            if rules.options.stop_early and won[taker] == 3 and won[1 - taker]:  # E21
                return won
            leader = taker

    def may_mark(
        self, place: int, taken: int, elders: bool, led: bool, words: list[str], king: Card, first: Card
    ) -> bool:
        """Return whether a king may be marked at this place of a line after that many tricks (E13, E14).

        ``elders``: it is the elder's; ``led``: the elder leads; ``words``: the rest of the line; ``first``: the
        dealer's first card.
        """
        options = self.rules.options
        if place == 0:
            return not taken and options.king_mark != "none"
        if options.king_mark != "optional" or options.king_until != "laws":
            return False
        if place == 1 and not taken:  # the elder has led it, or the dealer has not yet played
            return not elders or words[0][2:] == king
        if place == 1:  # the dealer played it to the first trick, and has not played since
            return taken == 1 and led and first == king
        return place == 3 and not taken and words[1][2:] == king
