"""Records of belote as the machine's numbers, under every option."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecarte.core.cards import PACK, RANKS, SUITS, Card, format_cards
from ecarte.core.game import Event, Seat, parse_event
from ecarte.games.belote.numbers import CARDS, CONTRACTS, rules
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import ALL_TRUMPS, NATURAL, NO_TRUMPS
from ecarte.machine.belote import records as machine
from ecarte.machine.belote.events import replay_deal
from ecarte.notation import codec
from ecarte.notation.codec import LINE, NEW_LINE, Packs, join_cards
from ecarte.record import NO_NOTE, Entry


class Codec(codec.Codec):
    """The deals of a game of belote."""

    cards = CARDS

    def __init__(self, options: Options, packs: Packs | None = None) -> None:
        super().__init__("belote", rules(options), machine.Deal, replay_deal, options.seats, packs)
        self.options, self.known = options, words(options.seats)
        self.names = {machine.WINS | at << 4: f"/{seat}" for at, seat in enumerate(options.seats)}
        self.score = "-".join("0" * len(options.sides))

    def follow(self, codes: list[int]) -> bool:
        """Play a deal, and return whether it is over; raises ValueError where an event is wrong."""
        self.deal.number = self.number
        return super().follow(codes)

    def count_score(self) -> str:
        """Count the score after a deal."""
        deal = self.deal
        if deal.has_winner_due:
            raise ValueError
        if deal.phase != machine.OVER:
            return ""
        sides = len(self.options.sides)
        self.score = "-".join(map(str, deal.score[:sides]))
        self.is_over = bool(deal.is_last)
        return f"={'-'.join(map(str, deal.points[:sides]))} {self.score}"

    def read(self, lines: Sequence[str], at: int, codes: list[int], entries: list[Entry]) -> int:
        """Read the events of a deal."""
        end = at
        while end < len(lines) and lines[end][:1] != "=":
            end += 1
        known = self.known
        for word in (NEW_LINE + f" {NEW_LINE}".join(lines[at:end])).split(" ") if end > at else ():
            code, entry = known[word]
            codes.append(code)
            if entry is not None:
                entries.append(entry)
        return end

    def write(self, entries: Sequence[Entry]) -> tuple[list[str], list[int], list[Entry]]:
        """Return the words of events, without who wins tricks."""
        texts: list[str] = []
        codes: list[int] = []
        written: list[Entry] = []
        plays = 0
        for entry in entries:
            if entry.note is not NO_NOTE and entry.note != NO_NOTE:
                raise ValueError
            text, code, ordered = self.known.written[entry.event]
            texts.append(text)
            codes.append(code)
            written.append(ordered)
            if code & 15 == machine.PLAYS:
                plays += 1
                if plays % self.options.players == 0:
                    texts.append("")
                    codes.append(machine.WINS)
        return texts, codes, written


# --- words ---

_MASKS = {card: 1 << number for card, number in CARDS.items()}
_KINDS = {"tierce": machine.TIERCE, "cinquante": machine.CINQUANTE, "cent": machine.CENT, "carre": machine.CARRE}
_CONTRACTS = {
    **{suit: at for at, suit in enumerate(SUITS)},
    NO_TRUMPS: machine.NO_TRUMPS,
    ALL_TRUMPS: machine.ALL_TRUMPS,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_CALLS = {"": 0, "belote": machine.BELOTE, "rebelote": machine.REBELOTE}
_CALLED = tuple(_CALLS)
_MANY = {"<": ("deal", machine.DEALS), "+": ("draw", machine.DRAWS)}

Word = tuple[int, Entry | None]


class Words(dict[str, Word]):
    """Words by their text, with a line feed before those that begin a line; KeyError for any other text.

    Words that seldom recur are not kept.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = {seat: at for at, seat in enumerate(seats)}
        self.written = _Written(self)
        self.entries = _Entries(seats)
        for seat, at in self.seats.items():
            self[f"/{seat}"] = machine.WINS | at << 4, None

    def __missing__(self, text: str) -> Word:
        if text[:1] == NEW_LINE:
            number, entry = self[text[1:]]
            word: Word = number | LINE, entry
            is_kept = text[1:] in self
        else:
            number, event = self.parse(text)
            word = number, Entry(event)
            is_kept = _recurs(event)
        if is_kept:
            self[text] = word
        return word

    def parse(self, text: str) -> tuple[int, Event]:
        """Return the number of an event, and the event; raises KeyError."""
        seat, sign = text[:1], text[1:2]
        if sign in _MANY:
            do, kind = _MANY[sign]
            begin, verb = 2, ""
            if text.startswith("<^", 1):
                begin, verb, kind = 3, "up", machine.LAYS
            cards = tuple([text[at : at + 2] for at in range(begin, len(text), 2)])
            return kind | self.seats[seat] << 4 | join_cards(cards, _MASKS) << 8, Event(do, seat, cards, verb)
        try:
            event = parse_event(text)
        except ValueError:
            raise KeyError(text) from None
        if str(event) != text or event.suffix:
            raise KeyError(text)
        return _number(event) | (self.seats[event.seat] << 4 if event.seat else 0), event


class _Written(dict[Event, tuple[str, int, Entry]]):
    """The word of each event, its number, and the event in canonical form; KeyError for what is no event of belote."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __missing__(self, event: Event) -> tuple[str, int, Entry]:
        ordered = event.in_order(NATURAL)
        text = str(ordered)
        code, parsed = self.words.parse(text)
        if parsed != ordered:
            raise KeyError(text)
        word = text, code, Entry(ordered)
        if _recurs(event):
            self[event] = word
        return word


class _Entries(dict[int, Entry]):
    """Events by their numbers."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats

    def __missing__(self, code: int) -> Entry:
        kind, seat, what = code & 15, self.seats[code >> 4 & 3], code >> 8
        if kind in (machine.PLAYS, machine.TAKES):
            do, call = ("play", _CALLED[what >> 5]) if kind == machine.PLAYS else ("take", "")
            event = Event(do, seat, (PACK[what & 31],), call=call)
        elif kind in (machine.TURNS, machine.TURNS_BOTTOM):
            event = Event("turn", cards=(PACK[what],), verb="bottom" if kind == machine.TURNS_BOTTOM else "")
        elif kind in (machine.DEALS, machine.DRAWS):
            event = Event("deal" if kind == machine.DEALS else "draw", seat, _cards(what))
        elif kind == machine.LAYS:
            event = Event("deal", seat, _cards(what), "up")
        else:
            verb, *args = _said(kind, what)
            event = Event("say", seat, verb=verb, args=tuple(args))
        entry = Entry(event)
        if _recurs(event):
            self[code] = entry
        return entry


def _said(kind: int, what: int) -> tuple[str, ...]:
    """Return the verb and the arguments of what is said, the inverse of `_number`."""
    match kind:
        case machine.PASSES:
            return ("pass",)
        case machine.BIDS:
            return "take", CONTRACTS[what]
        case machine.DECLARES:
            top, name = what >> 3, _NAMES[what & 7]
            return "meld", name, RANKS[top] if what & 7 == machine.CARRE else PACK[top]
        case machine.NAMES:
            return "rank", RANKS[what]
        case machine.SHOWS:
            return "show", format_cards(_cards(what))
        case machine.SAYS_PACKETS:
            return "packets", f"{what}-{5 - what}"
    return ("trump",)


def _cards(mask: int) -> tuple[Card, ...]:
    return tuple([card for card, bit in _MASKS.items() if mask & bit])


def _recurs(event: Event) -> bool:
    return event.do not in ("deal", "draw") and event.verb != "show"


@cache
def words(seats: tuple[Seat, ...]) -> Words:
    """Return the words for these seats."""
    return Words(seats)


def _number(event: Event) -> int:
    """Return an event as a number, without its seat; raises KeyError."""
    if event.do == "play":
        return machine.PLAYS | (CARDS[event.cards[0]] | _CALLS[event.call] << 5) << 8
    if event.do == "turn":
        return (machine.TURNS_BOTTOM if event.verb else machine.TURNS) | CARDS[event.cards[0]] << 8
    if event.do == "take" and len(event.cards) == 1:
        return machine.TAKES | CARDS[event.cards[0]] << 8
    match event.do, event.verb, event.args:
        case "say", "pass", ():
            return machine.PASSES
        case "say", "take", (bid,):
            return machine.BIDS | _CONTRACTS[bid] << 8
        case "say", "meld", ("carre", rank) if len(rank) == 1 and rank in RANKS:
            return machine.DECLARES | (machine.CARRE | RANKS.index(rank) << 3) << 8
        case "say", "meld", ("tierce" | "cinquante" | "cent" as kind, card):
            return machine.DECLARES | (_KINDS[kind] | CARDS[card] << 3) << 8
        case "say", "rank", (rank,) if len(rank) == 1 and rank in RANKS:
            return machine.NAMES | RANKS.index(rank) << 8
        case "say", "trump", ():
            return machine.SAYS_TRUMP
        case "say", "show", (cards,):
            return machine.SHOWS | join_cards([cards[at : at + 2] for at in range(0, len(cards), 2)], _MASKS) << 8
        case "say", "packets", ("3-2" | "2-3" as order,):
            return machine.SAYS_PACKETS | int(order[0]) << 8
    raise KeyError(str(event))
