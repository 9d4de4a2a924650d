"""Records of écarté as the machine's numbers, under options that are plain (`Options.is_plain`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ecarte.core.cards import SUITS, Card
from ecarte.core.game import Event, Seat
from ecarte.games.ecarte.numbers import laws
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, HAND, SEATS
from ecarte.machine.ecarte import events as machine
from ecarte.machine.ecarte.events import LINE, SEAT, WHAT, WINNER
from ecarte.machine.ecarte.records import ALL, CARDS, OVER
from ecarte.notation import codec
from ecarte.notation.codec import Packs, join_cards
from ecarte.record import NO_NOTE, Entry


def make(options: Options, packs: Packs | None = None) -> Codec | None:
    """Return the codec for some options, or None for those that are not plain."""
    return Codec(options, packs) if _is_plain(options) else None


@lru_cache(maxsize=16)  # the games of a file have the same rules
def _is_plain(options: Options) -> bool:
    return options.is_plain


class Codec(codec.Codec):
    """The deals of a game of écarté."""

    score = "0-0"

    def __init__(self, options: Options, packs: Packs | None) -> None:
        super().__init__("ecarte", laws(options), machine.Events, machine.replay_deal, SEATS, packs)
        self.options = options

    def count_score(self) -> str:
        """Count the score after a deal."""
        deal = self.deal
        (south, north), (before, other), target = deal.score, deal.begun, self.options.target
        self.score = f"{south}-{north}"
        if deal.phase != OVER:
            return ""
        self.is_over = south >= target or north >= target
        return f"={south - before}-{north - other} {self.score}"

    def _learn(self, trump: str) -> Words:
        """Return the words of a deal with these trumps, and use their numbers."""
        known = words(self.options.order, trump)
        self.cards, self.names = known.numbers, known.texts
        return known

    def read(self, lines: Sequence[str], at: int, codes: list[int], entries: list[Entry]) -> int:
        """Read the events of a deal."""
        cards = lines[at] if at < len(lines) else ""
        known = self._learn(cards[-1:] if cards[-3:-2] == "^" else "s")  # without a turn-up any suit will do
        tricks = known.tricks.get
        for place in range(at, len(lines)):
            line = lines[place]
            trick = tricks(line)
            if trick is None and len(line) == _TRICK and line[10] == "/":
                trick = known.tricks[line]
            if trick is not None:
                code, played = trick
                codes.append(code)
                entries += played
                continue
            if line[:1] == "=":
                return place
            begins = LINE
            for word in line.split(" "):
                code, entry = known[word]
                codes.append(code | begins)
                begins = 0
                if entry is not None:
                    entries.append(entry)
        return len(lines)

    def write(self, entries: Sequence[Entry]) -> tuple[list[str], list[int], list[Entry]]:
        """Return the words of events, without those of cards played."""
        turned = entries[2].event.cards[0] if len(entries) > 2 else "As"
        known = self._learn(turned[1:])
        texts: list[str] = []
        codes: list[int] = []
        written: list[Entry] = []
        plays = 0
        for entry in entries:
            event = entry.event
            if (entry.note is not NO_NOTE and entry.note != NO_NOTE) or event.call or event.suffix:
                raise ValueError
            do, text = event.do, ""
            if do == "play":
                (card,) = event.cards
                code, entry = known.played[event.seat, card]
                plays += 1
                if not plays % 2 and codes[-1] & 15 == machine.PLAYS:
                    code = combine(codes.pop(), code)
                    texts.pop()
            elif do == "say" or do == "turn":
                text, code, entry = known.spoken[event.seat, event.verb, event.args or event.cards]
            else:
                text, code, entry = known.write_cards(entry)
            texts.append(text)
            codes.append(code)
            written.append(entry)
            if code & 15 == machine.PLAYS and not plays % 2:  # a king was marked after the lead
                texts.append("")
                codes.append(machine.WINS)
        return texts, codes, written


# --- words ---

_SAID: dict[tuple[str, ...], int] = {
    ("stand",): machine.STANDS,
    ("refuse",): machine.REFUSES,
    ("accept",): machine.ACCEPTS,
    ("accept", "if"): machine.ACCEPTS_IF,
    ("king",): machine.MARKS,
    ("propose",): machine.PROPOSES,
    **{("propose", str(number)): machine.PROPOSES | WHAT * number for number in range(1, HAND + 1)},
}
_MANY = {"-": ("discard", machine.DISCARDS), "+": ("draw", machine.DRAWS)}
_SIGNS = {"deal": ("<", machine.DEALS), **{do: (sign, kind) for sign, (do, kind) in _MANY.items()}}
_SHORT = len("S-Ks7h")  # longer words seldom recur, and are not kept
_TRICK = len("S.7c N.Ts /S")

Word = tuple[int, Entry | None]


class Words(dict[str, Word]):
    """The words of deals with the same trumps, by their text; KeyError for any other text."""

    def __init__(self, order: str, trump: str) -> None:
        suits = trump + SUITS.replace(trump, "")
        places = {rank + suit: place for suit in suits for place, rank in enumerate(order)}
        self.numbers = {card: 8 * suits.index(card[1]) + place for card, place in places.items()}
        # Above the machine's mask of a card it has a bit in the order in which a hand is written.
        self.masks = {
            card: ALL + 1 << 8 * SUITS.index(card[1]) + place | 1 << self.numbers[card]
            for card, place in places.items()
        }
        self.tricks = _Tricks(self)
        self.texts = _Texts()
        self.spoken: dict[tuple[Seat, str, tuple[str, ...]], tuple[str, int, Entry]] = {}
        """What is said, by seat, verb and arguments; turn-ups, by their cards as arguments."""
        self.played: dict[tuple[Seat, Card], tuple[int, Entry]] = {}
        for at, seat in enumerate(SEATS):
            for (verb, *args), code in _SAID.items():
                event = Event("say", seat, verb=verb, args=tuple(args))
                self[str(event)] = word = code | SEAT * at, Entry(event)
                self.spoken[seat, verb, event.args] = str(event), *word
            for card, number in self.numbers.items():
                text = f"{seat}.{card}"
                self[text] = word = machine.PLAYS | SEAT * at | WHAT * number, Entry(Event("play", seat, (card,)))
                self.played[seat, card] = word
                self.texts[word[0]] = text
            self[f"{seat}-0"] = machine.DISCARDS | SEAT * at, Entry(Event("discard", seat))
            self[f"/{seat}"] = machine.WINS | WINNER * at, None
            self.texts[machine.WINS | WINNER * at] = f"/{seat}"
        for place, rank in enumerate(order):
            event = Event("turn", cards=(rank + trump,))
            self[str(event)] = word = machine.TURNS | WHAT * place, Entry(event)
            self.spoken["", "", event.cards] = str(event), *word
        self.cards = {self.numbers[card]: card for card in sorted(places, key=self.masks.__getitem__)}
        self.entries = {code: entry for code, entry in self.values() if entry is not None}

    def find_entry(self, code: int) -> Entry:
        """Return the event of a number, other than a deal or a draw."""
        if code not in self.entries:
            cards = tuple(map(self.cards.__getitem__, self.list_cards(code // WHAT)))
            return _entry("discard", SEATS[code // SEAT & 1], cards)
        return self.entries[code]

    def list_cards(self, mask: int) -> list[int]:
        """Return the cards of a mask in the order in which a hand is written."""
        return [number for number in self.cards if mask >> number & 1]

    def find_mask(self, cards: Sequence[Card]) -> int:
        """Return cards, in any order, as a mask."""
        return sum([1 << self.numbers[card] for card in cards])

    def __missing__(self, text: str) -> Word:
        seat, sign, masks = text[:1], text[1:2], self.masks
        if sign == "<":
            hand = text[2:4], text[4:6], text[6:8], text[8:10], text[10:]
            a, b, c, d, e = masks[hand[0]], masks[hand[1]], masks[hand[2]], masks[hand[3]], masks[hand[4]]
            if not a < b < c < d < e:
                raise KeyError(text)
            return machine.DEALS | SEAT * AT[seat] | WHAT * ((a | b | c | d | e) & ALL), _entry("deal", seat, hand)
        do, kind = _MANY[sign]
        cards = tuple([text[at : at + 2] for at in range(2, len(text), 2)])
        word = kind | SEAT * AT[seat] | WHAT * (join_cards(cards, masks) & ALL), _entry(do, seat, cards)
        if len(text) <= _SHORT:
            self[text] = word
        return word

    def write_cards(self, entry: Entry) -> tuple[str, int, Entry]:
        """Return the word of cards dealt, discarded or drawn, its number, and the event in canonical form."""
        event = entry.event
        seat, cards = event.seat, event.cards
        sign, kind = _SIGNS[event.do]
        if event.verb or event.args:
            raise ValueError
        if not cards and kind == machine.DISCARDS:
            return f"{seat}-0", kind | SEAT * AT[seat], entry
        ordered = sorted(cards, key=self.masks.__getitem__)
        if [*cards] != ordered:
            entry = Entry(Event(event.do, seat, tuple(ordered)))
        text = f"{seat}{sign}{''.join(ordered)}"
        return text, kind | SEAT * AT[seat] | WHAT * (join_cards(ordered, self.masks) & ALL), entry


class _Tricks(dict[str, tuple[int, tuple[Entry, Entry]]]):
    """Tricks by their lines, "S.7c N.Ts /S": the number of each, and its entries; KeyError for any other line."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __missing__(self, line: str) -> tuple[int, tuple[Entry, Entry]]:
        lead, reply, check = line.split(" ") if line.count(" ") == 2 else ("", "", "")
        winner, _ = self.words[check]
        (led, one), (card, other) = (self.words.played[word[:1], word[2:]] for word in (lead, reply))
        if f"{lead} {reply}" != f"{one.event} {other.event}" or winner & 15 != machine.WINS:
            raise KeyError(line)
        trick = combine(led, card) | winner & WINNER | LINE, (one, other)
        self[line] = trick
        return trick


class _Texts(dict[int, str]):
    """The words of cards played, of winners and of whole tricks, by their numbers."""

    def __missing__(self, code: int) -> str:
        """Return the words of a trick."""
        what, lead, reply = code // WHAT, code & SEAT, ~code & SEAT
        led, card = what >> 5, what & 31
        words = self[machine.PLAYS | lead | WHAT * led], self[machine.PLAYS | reply | WHAT * card]
        self[code] = trick = f"{words[0]} {words[1]} {self[machine.WINS | code & WINNER]}"
        return trick


_set_do, _set_seat, _set_cards, _set_verb, _set_args, _set_call, _set_suffix = (
    getattr(Event, field).__set__ for field in Event.__slots__
)
_set_event, _set_note = (getattr(Entry, field).__set__ for field in Entry.__slots__)


def _entry(do: str, seat: Seat, cards: tuple[Card, ...]) -> Entry:
    """Return an event of cards, in less than half the time that the constructors of frozen classes take."""
    event, entry = object.__new__(Event), object.__new__(Entry)
    _set_do(event, do)
    _set_seat(event, seat)
    _set_cards(event, cards)
    _set_verb(event, "")
    _set_args(event, ())
    _set_call(event, "")
    _set_suffix(event, "")
    _set_event(entry, event)
    _set_note(entry, NO_NOTE)
    return entry


def combine(lead: int, reply: int) -> int:
    """Return the number of a trick from those of its cards; raises ValueError for two cards of the same seat."""
    if not (lead ^ reply) & SEAT:
        raise ValueError
    return machine.TRICKS | lead & SEAT | WHAT * (lead // WHAT * CARDS + reply // WHAT)


@cache
def words(order: str, trump: str) -> Words:
    """Return the words of deals with these trumps, by this order of ranks."""
    return Words(order, trump)
