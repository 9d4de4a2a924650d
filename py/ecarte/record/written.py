"""What is written in a record: tags, deals, events and the notes beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ecarte.core import cut as cutting
from ecarte.core import fair
from ecarte.core.cards import PACK, Card, split_cards
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, OptionValue, Problem, RuleError, Seat
from ecarte.core.moment import Moment, parse_moment
from ecarte.games import GAMES
from ecarte.record.tags import format_cut, given_tags

if TYPE_CHECKING:
    from ecarte.core.daily import Daily


NO_CARDS = "none"  # in the tag Cards
NOBODY: Seat = "?"
"""In the tag View: somebody who sits at no seat, and sees no hand."""


@dataclass(frozen=True, slots=True)
class Note:
    """What is written beside an event: NAGs, ``@`` values, a comment, variations."""

    nags: tuple[int, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    variations: tuple[Variation, ...] = ()

    def value(self, key: str) -> str:
        """Return the ``@`` value of that key, or "" when there is none."""
        return dict(self.values).get(key, "")


NO_NOTE = Note()


@dataclass(frozen=True, slots=True)
class Entry:
    """An event with its note."""

    event: Event
    note: Note = NO_NOTE


@dataclass(frozen=True, slots=True)
class Variation:
    """What could have happened instead of the event it is written beside, as in PGN.

    It begins from the state before that event, with ``supposed`` hands in place of the real ones, and never leaves
    its deal.
    """

    supposed: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: its opening, and its events in order."""

    head: Head
    entries: tuple[Entry, ...] = ()
    note: Note = NO_NOTE

    @property
    def opening(self) -> Moment:
        """Return the moment of its opening."""
        return Moment(self.head.number, 0, self.head.attempt)


@dataclass(frozen=True, slots=True)
class Record:
    """One written game. Tags keep the order they were read in; only Option repeats."""

    tags: tuple[tuple[str, str], ...]
    deals: tuple[Deal, ...] = ()

    def tag(self, name: str, default: str = "") -> str:
        """Return the value of a tag, or ``default`` when it is absent."""
        for key, value in self.tags:  # quicker than a generator
            if key == name:
                return value
        return default

    def with_tag(self, name: str, value: str) -> Record:
        """Return the record with one tag set, in its present place if it has one."""
        if any(key == name for key, _ in self.tags):
            tags = tuple((key, value if key == name else old) for key, old in self.tags)
        else:
            tags = (*self.tags, (name, value))
        return replace(self, tags=tags)

    def with_tags(self, changes: Mapping[str, str | None]) -> Record:
        """Return the record with other tags; None removes one.

        Raises RuleError for a tag that defines the game itself, such as Rules or Result.
        """
        given = dict(given_tags({name: value or "" for name, value in changes.items()}))
        record = self
        for name, value in changes.items():
            if value is not None:
                record = record.with_tag(name, given[name])
        return replace(record, tags=tuple(tag for tag in record.tags if changes.get(tag[0], "") is not None))

    def has(self, moment: Moment) -> bool:
        """Return whether the record has such a moment."""
        heads = {(deal.head.number, deal.head.attempt): deal.entries for deal in self.deals}
        entries, number = heads.get((moment.deal, moment.attempt)), moment.number
        for which, following in moment.path:
            note = entries[number - 1].note if entries and 1 <= number <= len(entries) else NO_NOTE
            if which >= len(note.variations):
                return False
            entries, number = note.variations[which].entries, following
        return entries is not None and number <= len(entries)

    @property
    def game(self) -> Game:
        """Return the game's module; raises RuleError when the Game tag names none."""
        name = self.tag("Game")
        if not name:
            raise RuleError(Problem("E-tag-missing", None, {"tag": "Game"}))
        if name not in GAMES:
            raise RuleError(Problem("E-game", None, {"game": name, "allowed": ", ".join(GAMES)}))
        return GAMES[name]

    def options(self) -> Any:
        """Return the options of the Rules and Option tags; raises RuleError with every problem."""
        changes = tuple(value for name, value in self.tags if name == "Option")
        return _resolve(self.game.name, self.tag("Rules"), changes, self.tag("Cards"))

    @property
    def without_cards(self) -> bool:
        """Return whether it has no cards, only what was written down at a real table."""
        return self.tag("Cards") == NO_CARDS

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats in turn order; raises RuleError when the rules are unknown."""
        seats: tuple[Seat, ...] = self.options().seats
        return seats

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides in the order scores are written; raises RuleError when the rules are unknown."""
        sides: tuple[str, ...] = self.options().sides
        return sides

    @property
    def seed(self) -> bytes | None:
        """Return the seed of the pack, if the record has one; raises RuleError when it is malformed."""
        text = self.tag("Seed")
        if not text:
            return None
        try:
            return fair.parse_seed(text)
        except ValueError:
            raise RuleError(Problem("E-seed-form", None, {"seed": text[:80]})) from None

    @property
    def prepared(self) -> int | None:
        """Return the number of the prepared first deal it began with, whose seed is public, or None.

        Raises RuleError when the seed is malformed.
        """
        seed = self.seed
        return fair.prepared(fair.commitment(seed) if seed else self.tag("Commit"))

    @property
    def daily(self) -> Daily | None:
        """Return the daily deal it is, whose seed is public, or None; raises RuleError when the seed is malformed.

        A tag alone does not make a game the daily deal: rules, seed and the cards drawn for the first deal have to be
        those of the day.
        """
        named = self.tag("Daily")
        if not named:
            return None
        from ecarte.core.daily import parse, terms_of  # most games are none

        daily = parse(named)
        terms = terms_of(self.tag("Game"), daily.day) if daily else None
        if daily is None or terms is None or terms.version != daily.version:
            return None
        game, seed, public = self.game, self.seed, bytes.fromhex(daily.seed(self.tag("Game")))
        options = game.resolve(terms.preset, terms.changes)
        if (fair.commitment(seed) if seed else self.tag("Commit")) != fair.commitment(public):
            return None
        if self.tag("Rules") != terms.preset or self.options() != options:
            return None
        if game.cut is not None:
            drawn, dealer = game.cut.draw(options, fair.pack(public, 0))
            first = self.deals[0].head.dealer if self.deals else dealer
            if self.tag(game.cut.tag) != format_cut(drawn) or first != dealer:
                return None
        return daily

    @property
    def has_public_seed(self) -> bool:
        """Return whether everyone can know its cards: it began with a prepared deal, or is a daily deal."""
        return self.prepared is not None or self.daily is not None

    @property
    def view(self) -> Seat | None:
        """Return the seat whose view the record is, if it is one, or `NOBODY`; raises RuleError for an unknown seat."""
        seat = self.tag("View")
        if seat and seat not in (*self.seats, NOBODY):
            raise RuleError(Problem("E-view-seat", None, {"seat": seat[:80], "allowed": ", ".join(self.seats)}))
        return seat or None

    @property
    def branch(self) -> Moment | None:
        """Return the moment at which a what-if game left its original; raises RuleError when malformed."""
        text = self.tag("Branch")
        try:
            return parse_moment(text) if text else None
        except ValueError:
            raise RuleError(Problem("E-tag-value", None, {"tag": "Branch", "value": text[:80]})) from None

    @property
    def taken(self) -> int:
        """Return how many events of its deal a what-if game copied from its original; 0 in other games."""
        moment = self.branch
        if moment is None:
            return 0
        return moment.number + sum(number - 1 for _, number in moment.path)

    @property
    def pack(self) -> tuple[Card, ...]:
        """Return the pack of the deal of a what-if game, top card first; raises RuleError when malformed."""
        text = self.tag("Pack")
        cards = split_cards(text)
        if text and sorted(cards) != sorted(PACK):
            raise RuleError(Problem("E-tag-value", self.game.rule_ids["pack"], {"tag": "Pack", "value": text[:80]}))
        return cards

    @property
    def cuts(self) -> dict[int, str]:
        """Return the cut words of deals that were taken back, by deal number; raises RuleError when malformed."""
        text = self.tag(cutting.TAG)
        try:
            return cutting.parse_kept(text)
        except ValueError:
            raise RuleError(Problem("E-tag-value", None, {"tag": cutting.TAG, "value": text[:80]})) from None

    @property
    def computer(self) -> dict[str, str]:
        """Return the computer players, by seat or, for one who waits in a pool (E31), by name."""
        return dict(part.split(":", 1) for part in self.tag("Computer").split() if ":" in part)

    @property
    def resigned(self) -> Seat:
        """Return the seat that resigned the game, or ""."""
        return self.tag("Resigned")


@lru_cache(maxsize=256)  # the records of an archive share few sets of rules
def _resolve(name: str, preset: str, changes: tuple[str, ...], cards: str) -> Any:
    """Return the options of a preset with changes as tags write them ("target=10"); raises RuleError.

    ``cards`` is the tag that says that a record has none.
    """
    game = GAMES[name]
    known = {option.name: option for option in game.options}
    values: dict[str, OptionValue] = {}
    problems: list[Problem] = []
    for change in changes:
        option, _, value = change.partition("=")
        if option not in known:
            problems.append(Problem("E-option", None, {"option": option, "allowed": ", ".join(known)}))
            continue
        try:
            values[option] = known[option].parse(value)
        except RuleError as error:
            problems += error.problems
    if problems:
        raise RuleError(*problems)
    if not preset:
        raise RuleError(Problem("E-tag-missing", None, {"tag": "Rules"}))
    options = game.resolve(preset, values)
    if not cards:
        return options
    if cards != NO_CARDS:
        raise RuleError(Problem("E-tag-value", None, {"tag": "Cards", "value": cards[:80]}))
    if game.without_cards is None:
        raise RuleError(Problem("E-cards-game", None, {"tag": "Cards", "game": name}))
    return game.without_cards(options)
