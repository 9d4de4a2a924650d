"""Links "g1": a record as a sequence of choices: its rules, its tags, and each event among the possible ones.

`transfer` is one function for both directions (see `packing`). It knows no particular game but asks the game's
module, as the fold does. Cards that are dealt are a set of the cards not yet seen, unless the seed's pack decides
them; forced events cost nothing; everything else is a choice among the moves, by their weights.

The orders of GAMES, PRESETS, OPTIONS with their values, and `moves` are part of this format (new ones go to the end),
and so are `weights`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from ecarte.core import fair
from ecarte.core.cards import PACK, UNKNOWN
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, RuleError, Seat, format_value
from ecarte.games import GAMES
from ecarte.notation import unpacking
from ecarte.notation.ecn import canonical_tags
from ecarte.notation.link.packing import Coder, Packer, Unpacker
from ecarte.notation.link.sealed import Sent, choose_sent, seal, unseal, winners
from ecarte.record import NO_NOTE, SEAT_TAGS, STUDY_TAGS, VERSION, VOID, Deal, Entry, Play, Record, format_cut, result

_WRITTEN = ("ECN", "Game", "Rules", "Option", "Result")  # tags that follow from the rules and the end
# Existing links depend on both: the usual tags never change, and new numbers go to the end.
USUAL_TAGS = ("Date", "South", "North", "Computer", "Help", "Resigned")
"""The tags that cost one bit when they are missing, as do those of the other playing seats."""
NUMBERED_TAGS = (
    *("Event", "Site", "Round", "West", "East", "View", "Commit", "Cut", "Challenge", "Branch", "Pack", "Digest"),
    *("Annotator", "Match", "MatchGame", "MatchScore", "Lang", "Time", "Draw", *STUDY_TAGS),
)
"""The tags that are written as a number; others are spelt out."""
SEEDS = 256**fair.SEED_BYTES
_SPELT = 64  # how many names can have a number
_FIRST_YEAR, _YEARS = 1970, 256
_DATE = re.compile(r"([0-9]{4})\.([0-9]{2})\.([0-9]{2})")
_COMMIT = re.compile(r"sha256:([0-9a-f]{64})")

Tag = tuple[str, str]
Spare: TypeAlias = Sequence[str] | None
_VERSION = "g1"


def pack(play: Play) -> Iterator[str]:
    """Return the digits of a game, or nothing when this format cannot hold it; the game may also have errors."""
    try:
        yield packed(_VERSION, play.record, lambda code, spare: transfer(code, play, spare))
    except (ValueError, LookupError):
        return


def packed(version: str, record: Record, write: Callable[[Packer, Spare], object]) -> str:
    """Return the digits of what is written to the coder; they end in a letter or a number where that can be had.

    Programs take "-" and "_" at the end of an address for signs behind it. The checksum and so the last digit depend
    on the whole, in which options may be listed that have the preset's value.
    """
    first = ""
    for spare in _spares(record):
        code = Packer()
        write(code, spare)
        digits = code.digits(version)
        if digits[-1] not in "-_":
            return digits
        first = first or digits
    return first


def _spares(record: Record) -> Iterator[Spare]:
    """Return the options that may be listed although they have the preset's value, None for no list."""
    yield None
    game, changed = record.game, {value.partition("=")[0] for name, value in record.tags if name == "Option"}
    usual = game.resolve(record.tag("Rules"), {})
    if not changed:
        yield ()
    for option in game.options:
        if option.name not in changed:
            yield (f"{option.name}={format_value(getattr(usual, option.name))}",)


def unpack(digits: str) -> Record:
    """Return the record of digits, with its result only if all of it is known to be right.

    Raises ValueError or LookupError for digits that were never packed.
    """
    code = Unpacker(digits, _VERSION)
    record = transfer(code)
    code.close()
    return record


def transfer(code: Coder, play: Play | None = None, spare: Spare = None) -> Record:
    """Write a game to the coder or, without one, read it from the coder; raises ValueError on failure.

    A game without cards, with notes, with deals dealt again, or with the original order of the dealt cards cannot be
    written.
    """
    record = play.record if play else None
    name = choose_name(code, list(GAMES), record.tag("Game") if record else "")
    game = GAMES[name]
    rules = choose_rules(code, game, record, spare)
    void = result(play) == VOID if play else False
    over = not code.flag(bool(play and not game.score.over(play.state)), 7)
    void = not over and code.flag(void, 7)
    tags = [*rules, *([("Result", VOID)] if void else [])]
    tags += _tags(code, rules, play)
    found = Record(tuple(tags))
    if found.without_cards:  # what is counted is no choice among moves
        raise ValueError("a game without cards")
    deals, outcome = _Course(code, found, record).deals(over)
    return Record((*tags, ("Result", outcome)) if outcome and not void else found.tags, deals)


def choose_name(code: Coder, names: Sequence[str], name: str) -> str:
    """Choose one name of a list that may grow."""
    at = code.number(names.index(name) if name else 0)
    if at >= len(names):
        raise ValueError("an unknown name")
    return names[at]


def choose_rules(code: Coder, game: Game, record: Record | None, spare: Spare = None) -> list[Tag]:
    """Choose the tags ECN, Game, Rules and Option, with the ``spare`` options besides the record's."""
    preset = choose_name(code, list(game.presets), record.tag("Rules") if record else "")
    changed = [value for name, value in record.tags if name == "Option"] if record else []
    tags = [("ECN", VERSION), ("Game", game.name), ("Rules", preset)]
    changed += spare or ()
    if code.flag(bool(changed) or spare is not None, 7):
        number = code.number(len(changed))
        for at in range(number):
            name, _, value = changed[at].partition("=") if record else ("", "", "")
            name = choose_name(code, [option.name for option in game.options], name)
            option = next(option for option in game.options if option.name == name)
            tags.append(
                ("Option", f"{name}={choose_name(code, [format_value(each) for each in option.values], value)}")
            )
    return tags


# --- tags ---


def _tags(code: Coder, rules: list[Tag], play: Play | None) -> list[Tag]:
    """Choose the tags that say who plays, when and where, other than those the rules already decide."""
    given, record = dict[str, str](), Record(tuple(rules))
    if play:
        usual = canonical_tags(record, "")
        given = {
            name: value
            for name, value in canonical_tags(play.record, result(play))
            if name not in _WRITTEN and (name, value) not in usual
        }
    if not code.flag(bool(given), 7):
        return []
    found = dict[str, str]()
    for name in dict.fromkeys((*USUAL_TAGS, *(SEAT_TAGS[seat] for seat in record.seats))):
        if code.flag(name in given):
            found[name] = _value(code, record, name, given.get(name, ""))
    if code.flag("Seed" in given):
        found |= _seeded(code, record, given)
    rest = [name for name in given if name not in found]
    for at in range(code.number(len(rest))):
        name = rest[at] if play else ""
        number = code.choose(_SPELT + 1, NUMBERED_TAGS.index(name) if name in NUMBERED_TAGS else _SPELT)
        name = NUMBERED_TAGS[number] if number < _SPELT else code.text(name)
        found[name] = _value(code, record, name, given.get(name, ""))
    return list(found.items())


def _seeded(code: Coder, record: Record, given: dict[str, str]) -> dict[str, str]:
    """Return the seed, and the tags that follow from it under the rules of a record."""
    seed = code.choose(SEEDS, int(given.get("Seed", "0"), 16)).to_bytes(fair.SEED_BYTES, "big")
    found = {"Seed": seed.hex()}
    follow = {"Commit": fair.commitment(seed)}
    if (cut := record.game.cut) is not None:
        follow[cut.tag] = format_cut(cut.draw(record.options(), fair.pack(seed, 0))[0])
    for name, value in follow.items():
        if code.flag(given.get(name) == value):
            found[name] = value
    return found


def _value(code: Coder, record: Record, name: str, value: str) -> str:
    """Choose a tag's value: dates, hashes, seats and challenges in their own form, all else as text."""
    if name == "Date":
        year, month, day = map(int, value.split(".")) if _DATE.fullmatch(value) else (0, 0, 0)
        known = _FIRST_YEAR <= year < _FIRST_YEAR + _YEARS and 1 <= month <= 12 and 1 <= day <= 31
        if not code.flag(not known, 15):
            days = code.choose(_YEARS * 12 * 31, ((year - _FIRST_YEAR) * 12 + month - 1) * 31 + day - 1 if known else 0)
            year, month, day = _FIRST_YEAR + days // 372, days // 31 % 12 + 1, days % 31 + 1
            return f"{year}.{month:02}.{day:02}"
    elif name == "Commit":
        match = _COMMIT.fullmatch(value)
        if not code.flag(match is None, 15):
            return f"sha256:{code.choose(SEEDS, int(match[1], 16) if match else 0):064x}"
    elif name == "Challenge":
        sent = _sent(record, value)
        if not code.flag(bool(value) and sent is None, 15):
            return seal(choose_sent(code, record, sent))
    elif name == "Digest":
        return value or "sha256:"  # the digest is computed again when the record is written
    elif name in ("Resigned", "View"):
        seats = list(SEAT_TAGS)
        return seats[code.choose(len(seats), seats.index(value) if value else 0)]
    return code.text(value)


def _sent(record: Record, value: str) -> Sent | None:
    """Return the content of a Challenge tag, if sealing it under these rules gives just that tag."""
    try:
        sent = unseal(value)
    except RuleError:
        return None
    usual = tuple(sent.score) == record.sides and sent.winner in winners(record)
    return sent if usual and seal(sent) == value else None


# --- events ---


class _Course:
    """The events of a game in order; those of ``record`` are written to the coder, or read from it."""

    def __init__(self, code: Coder, rules: Record, record: Record | None) -> None:
        self.code, self.game, self.options = code, rules.game, rules.options()
        self.rules, self.view, self.seed = rules, rules.view, rules.seed
        self.left = list(_course(record)) if record else None
        self.head: Head | None = None

    def deals(self, over: bool) -> tuple[tuple[Deal, ...], str]:
        """Return the deals of a finished game, or of one with as many events as the coder says, and the result.

        The result is "" where it is not known.
        """
        seats = self.options.seats
        dealer = self.left[0].dealer if self.left and isinstance(self.left[0], Head) else seats[0]
        dealer = seats[self.code.choose(len(seats), seats.index(dealer))]
        number = None if over else self.code.number(len(self.left or ()))
        if self.left is None and (found := unpacking.unpack(self.rules, self.code, dealer, number)) is not None:
            return found
        deals = unpacking.collect(self.steps(dealer), number)
        if self.left:
            raise ValueError("more than the game has")
        return deals, ""

    def steps(self, dealer: Seat) -> Iterator[Head | Entry]:
        """Yield the openings and the events of the game until it is over."""
        state = self.game.rules.start(self.options, dealer, self.view)
        while not self.game.score.over(state):
            given = self.left.pop(0) if self.left else None
            what = self.next(state, given if isinstance(given, Event) else None)
            if self.left is not None and (given is None or _key(given) != _key(what)):
                raise ValueError(f"{given} cannot be told")
            if isinstance(what, Head):
                state, self.head = self.game.deal.begin(state, what), what
                yield what
            else:
                state = self.game.rules.play(state, what)
                yield Entry(what)

    def next(self, state: Any, given: Event | None) -> Head | Event:
        head = self.game.deal.next_head(state)
        if head is not None:
            return head
        template = self.game.deal.given(state)
        if template is not None:
            return self.cards(state, template, given)
        moves = self.game.rules.moves(state)
        due = self.game.deal.due(state, ())
        if due is not None:
            moves = self.others(state, due)
            if not moves or not self.code.flag(given is not None and _key(given) != _key(due), unpacking.MOSTLY):
                return due
        at = [_key(move) for move in moves].index(_key(given)) if given else 0
        sizes = self.game.weights(state, moves) if self.game.weights else None
        return moves[self.code.weigh(sizes, at) if sizes else self.code.choose(len(moves), at)]

    def others(self, state: Any, due: Event) -> tuple[Event, ...]:
        """Return the alternatives of the player in turn to an automatic event that no rule demands."""
        seat = self.game.rules.turn(state)
        legal = self.game.rules.legal(state, seat) if seat else ()
        return tuple(move for move in legal if move != due and not move.suffix and move.do != "ruling")

    def cards(self, state: Any, template: Event, given: Event | None) -> Event:
        """Return the cards that are dealt: these cost nothing when hidden, or known from the seed's pack."""
        count = len(template.cards)
        hidden = replace(template, cards=PACK[:count])
        if self.view:
            hidden = self.game.view.redact(hidden, self.view)
        if UNKNOWN in hidden.cards:
            return hidden
        if self.seed is not None and self.head is not None:
            pack = self.game.deal.stack(state, fair.pack(self.seed, self.head.number, self.head.attempt))
            event = self.game.deal.due(state, pack)
            if event is None:
                raise ValueError("nothing is given")
            return event
        unseen = self.game.deal.unseen(state)
        places = sorted(unseen.index(card) for card in given.cards) if given else []
        return replace(template, cards=tuple(unseen[place] for place in self.code.places(len(unseen), count, places)))


def _course(record: Record) -> Iterator[Head | Event]:
    """Return openings of deals and events in order; raises ValueError when there are notes."""
    for deal in record.deals:
        yield deal.head
        if deal.note != NO_NOTE:
            raise ValueError("a note")
        for entry in deal.entries:
            if entry.note != NO_NOTE:
                raise ValueError("a note")
            yield entry.event


def _key(what: Head | Event) -> Head | Event:
    """Return what identifies an event: cards count as a set."""
    return replace(what, cards=tuple(sorted(what.cards))) if isinstance(what, Event) else what
