"""A record and its fold: the state of a game is never stored, it is what the record's events lead to.

This module knows no particular game; it asks the game's module (`ecarte.games.GAMES`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ecarte.core import cut as cutting
from ecarte.core import fair
from ecarte.core.cards import PACK, Card
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, Json, OptionValue, Problem, RuleError, Seat, format_value
from ecarte.core.moment import Moment, parse_moment
from ecarte.core.options import today
from ecarte.core.titles import Parts
from ecarte.games import GAMES

if TYPE_CHECKING:
    from ecarte.types.view import Entry as LogEntry

VERSION = "1"
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_OWN_TAGS = (
    "ECN",
    "Game",
    "Rules",
    "Option",
    "Seed",
    "Commit",
    "Cut",
    "Cuts",
    "Draw",
    "Result",
    "Resigned",
    "View",
    "Digest",
    "DealOrder",
    "Pack",
    "Branch",
    "Challenge",
)  # these define the game itself
MATCH_TAGS = frozenset((
    "Match", "MatchId", "MatchGame", "MatchScore", "Pot", "Out", "Gallery", "Bet", "Stake", "Purse", "GamePoints",
))  # fmt: skip
"""The tags of a match (`ecarte.match.header`). Most records have none, and never load that module."""
_CHIPS = ("Stake", "Pot", "Purse", "Bet")  # tags of a match: chips are at stake unless all are 0
_NAMING = ("Out", "Draw", "Bet", "Purse")  # tags of a match that name people
_NAME_LENGTH = 40  # the most characters of such a name (`ecarte.match.header`)
SEAT_TAGS = {"S": "South", "N": "North", "E": "East", "W": "West"}
TAKEBACK: Mapping[str, bool] = Parts("takeback")
"""Whether a player may take a decision back, by the game's name."""
OWN: Seat = "S"
"""The seat a game is seen by unless another is named: that of the person at the page, in every game."""


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
        return next((value for key, value in self.tags if key == name), default)

    def with_tag(self, name: str, value: str) -> Record:
        """Return the record with one tag set, in its present place if it has one."""
        if any(key == name for key, _ in self.tags):
            tags = tuple((key, value if key == name else old) for key, old in self.tags)
        else:
            tags = (*self.tags, (name, value))
        return replace(self, tags=tags)

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
        return _resolve(self.game.name, self.tag("Rules"), changes)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats in turn order; raises RuleError when the rules are unknown."""
        found: tuple[Seat, ...] = self.options().seats
        return found

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides in the order scores are written; raises RuleError when the rules are unknown."""
        found: tuple[str, ...] = self.options().sides
        return found

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
    def view(self) -> Seat | None:
        """Return the seat whose view the record is, if it is one; raises RuleError for an unknown seat."""
        seat = self.tag("View")
        if seat and seat not in self.seats:
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
        cards = tuple(text[at : at + 2] for at in range(0, len(text), 2))
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
def _resolve(name: str, preset: str, changes: tuple[str, ...]) -> Any:
    """Return the options of a preset with changes as tags write them ("target=10"); raises RuleError."""
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
    return game.resolve(preset, values)


@dataclass(frozen=True, slots=True)
class Step:
    """An event, or the opening of a deal, with the states before and after it."""

    deal: int
    number: int  # of the event in its deal, from 1; 0 for the opening
    what: Event | Head
    before: Any
    after: Any


class Play:
    """A record together with the state it folds to; `advance` continues from it.

    The fold is made on first use: a record that was verified in another way, and is only read, needs none. Two are
    equal when their records are.
    """

    __slots__ = ("_state", "_steps", "record")

    def __init__(self, record: Record, state: Any = None, steps: tuple[Step, ...] = ()) -> None:
        self.record = record
        self._state, self._steps = state, steps

    @property
    def state(self) -> Any:
        """Return the state the record leads to; raises RuleError when an event is refused."""
        self._fold()
        return self._state

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return every event with the states before and after it."""
        self._fold()
        return self._steps

    def _fold(self) -> None:
        if self._state is None:
            self._steps = tuple(steps(self.record))
            self._state = self._steps[-1].after if self._steps else beginning(self.record)

    def with_record(self, record: Record) -> Play:
        """Return the same game with other tags or notes."""
        return Play(record, self._state, self._steps)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.record == other.record

    def __hash__(self) -> int:
        return hash(self.record)

    def __repr__(self) -> str:
        return f"Play({self.record!r})"


def new(
    game: str,
    preset: str,
    changes: Mapping[str, OptionValue],
    tags: Mapping[str, str],
    seed: str,
    dealer: Seat,
    cut: str | None = None,
    *,
    exact: bool = False,
) -> Play:
    """Return a new game with its first deal dealt.

    A plain preset name means its newest version. With ``exact`` it means the preset of that very name, for a game
    that continues with the rules of an earlier one.

    ``dealer`` is the seat that deals first, or "cut" to cut for it (E3, B4); ``seed`` is 64 hex digits; ``cut`` the
    words that a player cuts the first deal with (`ecarte.core.cut.normalize`).

    Raises RuleError for an unknown game, preset or option, and for a malformed tag or seed.
    """
    if game not in GAMES:
        raise RuleError(Problem("E-game", None, {"game": game, "allowed": ", ".join(GAMES)}))
    chosen = GAMES[game]
    if not exact:
        preset, changes = today(chosen, preset, changes)
    settled = chosen.resolve(preset, changes)
    written = [("ECN", VERSION), ("Game", game), ("Rules", preset), *_given(tags), ("Seed", seed.lower())]
    record = Record((*written, *option_tags(chosen, settled)))
    if record.seed is None:
        raise RuleError(Problem("E-seed-form", None, {"seed": seed[:80]}))
    record = record.with_tag("Commit", fair.commitment(record.seed))
    if dealer == "cut" and chosen.cut is None:
        dealer = settled.seats[0]
    if dealer == "cut" and chosen.cut is not None:
        drawn, dealer = chosen.cut.draw(settled, fair.pack(record.seed, 0))
        record = record.with_tag(chosen.cut.tag, format_cut(drawn))
    elif dealer not in settled.seats:
        raise RuleError(Problem("E-seat", chosen.rule_ids["deals"], {"seat": dealer}))
    begun = Play(record, chosen.rules.start(settled, dealer))
    head = chosen.deal.next_head(begun.state)
    assert head is not None
    return advance(begun, head, cut)


def _given(tags: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return tags from outside as they are written; raises RuleError for tags that define the game."""
    for name in tags:
        if not _TAG_NAME.fullmatch(name):
            raise RuleError(Problem("E-tag", None, {"text": name[:80]}))
        if name in _OWN_TAGS:
            raise RuleError(Problem("E-tag-twice", None, {"tag": name}))
    return [(name, nfc(plain(value))) for name, value in tags.items()]


def tagged(play: Play, tags: Mapping[str, str]) -> Play:
    """Return the game with tags that say who plays, when and where; raises RuleError for other tags."""
    written = play.record
    for name, value in _given(tags):
        written = written.with_tag(name, value)
    return play.with_record(written)


def named(play: Play, names: Mapping[Seat, str]) -> Play:
    """Return the game with other names for some seats.

    The tags of a match identify people by name: there a name is a single word, and unique.
    """
    written = play.record
    is_of_match = bool(written.tag("Match"))
    listed = {word.partition(":")[0] for tag in _NAMING for word in written.tag(tag).split(" ")}
    taken = listed | {written.tag(SEAT_TAGS[seat]) for seat in written.seats} | set(SEAT_TAGS)
    seated: dict[str, str] = {}
    renamed: dict[str, str] = {}
    for seat in written.seats:
        old, name = written.tag(SEAT_TAGS[seat]), nfc(plain(names.get(seat, "")))
        if is_of_match:
            name = _one_word(name, taken - {old})
        if old and name:
            taken.add(name)
            seated[SEAT_TAGS[seat]] = renamed[old] = name
    written = tagged(play, seated).record
    for tag in _NAMING if is_of_match else ():
        words = (part.partition(":") for part in written.tag(tag).split(" "))
        value = " ".join("".join((renamed.get(first, first), sign, rest)) for first, sign, rest in words)
        if value:
            written = written.with_tag(tag, value)
    return play.with_record(written)


def _one_word(name: str, taken: Set[str]) -> str:
    """Return a name in the form the tags of a match can hold, with a number added when it is taken."""
    word = "-".join(re.split(r"[\s:{}()]+", name)).strip("-")[:_NAME_LENGTH]
    numbered = (f"{word[: _NAME_LENGTH - 3]}-{number}" for number in range(2, 100))
    return next(each for each in (word, *numbered) if not word or each not in taken)


def nfc(text: str) -> str:
    """Return a text in NFC, in linear time: very long runs of combining marks are left as they are."""
    run = 0
    for letter in "" if text.isascii() else text:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > 30:  # as in Unicode's Stream-Safe Text Format
            return text
    return unicodedata.normalize("NFC", text)


def plain(text: str) -> str:
    """Return a text without control characters, foreign line ends and lone surrogates."""
    barred = ("Cc", "Cs", "Zl", "Zp")
    return "".join(" " if c != "\n" and unicodedata.category(c) in barred else c for c in text)


def format_cut(drawn: Mapping[Seat, Card]) -> str:
    """Return the cards drawn for the deal in the form of their tag (`ecarte.core.contract.Cut`): "S:Kh N:7c"."""
    return " ".join(f"{seat}:{card}" for seat, card in drawn.items())


def parse_cut(text: str) -> dict[Seat, Card]:
    """Return the cards that `format_cut` wrote; raises ValueError for another form."""
    return dict(part.split(":") for part in text.split(" "))


def format_score(score: Mapping[str, int], sides: Iterable[str]) -> str:
    """Return points or scores as records write them, the sides in order: "2-0"."""
    return "-".join(str(score[side]) for side in sides)


def option_tags(game: Game, options: Any) -> list[tuple[str, str]]:
    """Return the Option tags for these options: those that differ from the preset, sorted."""
    standard = game.resolve(options.preset, {})
    return [
        ("Option", f"{option.name}={format_value(getattr(options, option.name))}")
        for option in sorted(game.options, key=lambda each: each.name)
        if getattr(options, option.name) != getattr(standard, option.name)
    ]


def beginning(record: Record) -> Any:
    """Return the state before the first deal."""
    game = record.game
    dealer = record.deals[0].head.dealer if record.deals else record.seats[0]
    return start(game, record.options(), dealer, record.view, real=is_of_real_table(record))


def start(game: Game, options: Any, dealer: Seat, view: Seat | None, *, real: bool) -> Any:
    """Return the state before the first deal of a record, at a ``real`` table or not (`is_of_real_table`)."""
    state = game.rules.start(options, dealer, view)
    return game.misdealt(state) if real and game.misdealt else state


def is_of_real_table(record: Record) -> bool:
    """Return whether an irregularity was found in some deal, as only records of a real table have it."""
    return any(entry.event.verb == "found" for deal in record.deals for entry in deal.entries)


def steps(record: Record) -> Iterator[Step]:
    """Return the fold step by step; raises RuleError at the first event that is refused."""
    game = record.game
    state, real = beginning(record), is_of_real_table(record)
    for deal in record.deals:
        opened = open_deal(game, state, deal.head, real)
        yield Step(deal.head.number, 0, deal.head, state, opened)
        state = opened
        for number, entry in enumerate(deal.entries, 1):
            after = game.rules.play(state, entry.event)
            yield Step(deal.head.number, number, entry.event, state, after)
            state = after


def fold(record: Record) -> Play:
    """Return the record with the state it leads to."""
    play = Play(record)
    play._fold()
    return play


def open_deal(game: Game, state: Any, head: Head, real: bool = False) -> Any:
    """Return the state after the opening of a deal; raises RuleError when it may not be opened now.

    At a ``real`` table the wrong player may deal, which is found later.
    """
    expected = game.deal.next_head(state)
    if expected is None:
        code = "E-game-over" if game.score.over(state) else "E-deal-open"
        raise RuleError(Problem(code, None, {"deal": head.number}))
    if head != (replace(expected, dealer=head.dealer) if real else expected):
        raise RuleError(Problem("E-head-expected", None, {"expected": str(expected), "found": str(head)}))
    return game.deal.begin(state, head)


def refusal(play: Play, what: Event | Head) -> Problem | None:
    """Return why an event, or the opening of a deal, is not allowed now, or None when it is."""
    game = play.record.game
    if play.record.resigned:
        return Problem("E-game-over", None, {})
    if isinstance(what, Event):
        return game.rules.why_not(play.state, what)
    try:
        open_deal(game, play.state, what)
    except RuleError as error:
        return error.problems[0]
    return None


def advance(play: Play, what: Event | Head, cut: str | None = None) -> Play:
    """Return the record with one more event, and with all automatic events that follow from it.

    ``cut`` are the words that a player cuts the pack of a new deal with. Raises RuleError when the event or the cut
    is refused.
    """
    problem = refusal(play, what)
    if problem is not None:
        raise RuleError(problem)
    words = ""
    if isinstance(what, Head):
        kept, sealed = cut_kept(play.record, what.number), bool(play.record.tag("Challenge"))
        words = cutting.words_for(what.number, cut, kept, sealed=sealed)
    return settle(_take(play, what, words))


def cut_kept(record: Record, number: int) -> str | None:
    """Return the cut words that the next opening of a deal must use, "" for none, or None when it is free.

    A deal that has been opened keeps its cut, in further attempts and after it was taken back.
    """
    last = next((deal for deal in record.deals if deal.head.number == number), None)
    return last.note.value("cut") if last else record.cuts.get(number)


def settle(play: Play) -> Play:
    """Return the record after all automatic events that are due now: cards dealt, kings marked automatically.

    Cards come from the seed's pack. Without a seed the record stops where cards are due.
    """
    if not play.record.deals or play.record.resigned:
        return play
    game, pack = play.record.game, pack_of(play.record, play.record.deals[-1], play.state)
    while (event := game.deal.due(play.state, pack)) is not None:
        play = _take(play, event)
    return play


def pack_of(record: Record, deal: Deal, state: Any) -> Sequence[Card]:
    """Return the pack of a deal, from the seed or, in a branch, from the record; empty when it is unknown.

    ``state`` is any state of the deal before it is scored.
    """
    seed = record.seed
    if seed is not None:
        shuffled = fair.pack(seed, deal.head.number, deal.head.attempt, deal.note.value("cut"))
        return record.game.deal.stack(state, shuffled)
    moment = record.branch
    return record.pack if moment and moment.deal == deal.head.number and moment.attempt == deal.head.attempt else ()


def _take(play: Play, what: Event | Head, cut: str = "") -> Play:
    game, record, deals = play.record.game, play.record, play.record.deals
    if isinstance(what, Head):
        after = game.deal.begin(play.state, what)
        deals = (*deals, Deal(what, note=Note(values=(("cut", cut),)) if cut else NO_NOTE))
        step = Step(what.number, 0, what, play.state, after)
        if what.number in record.cuts:  # from now on it is stored with the deal
            kept = {number: words for number, words in record.cuts.items() if number != what.number}
            record = _with_cuts(record, kept)
    else:
        after = game.rules.play(play.state, what)
        last = replace(deals[-1], entries=(*deals[-1].entries, Entry(what)))
        deals = (*deals[:-1], last)
        step = Step(last.head.number, len(last.entries), what, play.state, after)
    return Play(replace(record, deals=deals), after, (*play.steps, step))


def _with_cuts(record: Record, cuts: Mapping[int, str]) -> Record:
    if cuts:
        return record.with_tag(cutting.TAG, cutting.format_kept(cuts))
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != cutting.TAG))


def back(play: Play, seat: Seat) -> Play | None:
    """Return the game before the seat's last decision, or None when it has made none.

    Automatic events (deals, draws, automatic marks) are not decisions. Deals that are taken back keep their cut
    (`cut_kept`).
    """
    game, first = play.record.game, 0
    if play.record.branch and play.steps:  # events copied from another game were not decided in this one
        first = len(play.steps) - len(play.record.deals[-1].entries) + play.record.taken
    for at in range(len(play.steps) - 1, first - 1, -1):
        step = play.steps[at]
        if not isinstance(step.what, Event) or game.deal.due(step.before, ()) == step.what:
            continue
        if _decided(game, step, step.what, seat):
            kept = play.steps[:at]
            deals = list(play.record.deals)[: sum(isinstance(each.what, Head) for each in kept)]
            deals[-1] = replace(deals[-1], entries=deals[-1].entries[: step.number - 1])
            tags = tuple(tag for tag in play.record.tags if tag[0] != "Resigned")
            gone = {deal.head.number: deal.note.value("cut") for deal in play.record.deals[len(deals) :]}
            gone.pop(deals[-1].head.number, None)  # a further attempt at the deal that stays
            record = Record(tags, tuple(deals))
            if gone:
                record = _with_cuts(record, {**record.cuts, **gone})
            return Play(record, step.before, kept)
    return None


def no_back(written: Record) -> Problem | None:
    """Return why decisions are final in this game, or None where they may be taken back.

    They are final in a game that offers no taking back, where chips are at stake (E33), and where irregularities are
    punished (E26), because there the laws say how a wrong card is taken back. In a what-if game of the others they
    never are.
    """
    if not TAKEBACK[written.game.name]:
        return Problem("E-back-never", None, {})
    if written.tag("Branch"):
        return None
    if any(written.tag(name) not in ("", "0") for name in _CHIPS):
        return Problem("E-back-chips", "E33", {})
    rule = written.options().punished
    return Problem("E-back-punished", rule, {}) if rule else None


def _decided(game: Game, step: Step, what: Event, seat: Seat) -> bool:
    """Return whether the seat made that decision, in turn or out of it; cards it was dealt are no decision."""
    if what.do in ("deal", "turn", "draw") or what.verb == "advise":
        return False
    return what.actor == seat or (what.verb == "ruling" and game.rules.turn(step.before) == seat)


def resign(play: Play, seat: Seat) -> Play:
    """Return the game resigned by a seat: this sets a tag and leaves the score as it is."""
    if over(play):
        raise RuleError(Problem("E-game-over", None, {}))
    if seat not in play.record.seats:
        raise RuleError(Problem("E-seat", None, {"seat": seat}))
    return play.with_record(play.record.with_tag("Resigned", seat))


VOID = "void"
"""The result of a game that was abandoned and does not count."""


def result(play: Play) -> str:
    """Return the result as the record writes it: the score when the game is over, "void", else "*"."""
    if over(play):
        return format_score(play.record.game.score.of(play.state), play.record.sides)
    return VOID if play.record.tag("Result") == VOID else "*"


def over(play: Play) -> bool:
    """Return whether the game has ended, by its rules or by resignation."""
    return bool(play.record.resigned) or play.record.game.score.over(play.state)


def winner(play: Play) -> str | None:
    """Return the side that won, by score or by resignation; None while it is open and when it is drawn."""
    game, resigned = play.record.game, play.record.resigned
    return best_of_others(game.score.of(play.state), resigned) if resigned else game.score.winner(play.state)


def best_of_others(score: Mapping[str, int], resigned: Seat) -> str:
    """Return the side that wins when a seat resigns: the other side with the best score, the first if tied."""
    return max((side for side in score if resigned not in side), key=lambda side: score[side])


def log(play: Play, seat: Seat, since: int = 0) -> list[tuple[LogEntry, Any]]:
    """Return the log as a seat may see it, from step ``since`` on: entries, each with the state after it.

    An entry is an event as JSON (hidden cards "??"), the opening of a deal, or what follows from an event (marks,
    tricks, scores). ``deal`` and, for events, ``n`` and ``event`` give its place.
    """
    game, found = play.record.game, list[tuple[Any, Any]]()
    cut = play.record.tag(game.cut.tag) if game.cut else ""
    if cut and play.steps and since == 0:
        drawn, first = parse_cut(cut), play.record.deals[0].head.dealer
        found.append(({"deal": 0, "do": "cut", "cut": drawn, "seat": first}, play.steps[0].before))
    for step in play.steps[since:]:
        place: Json = {"deal": step.deal}
        if isinstance(step.what, Head):
            found.append(({**place, "do": "open", "seat": step.what.dealer}, step.after))
            continue
        event = game.view.redact(step.what, seat)
        found.append(({**place, "n": step.number, "event": str(event), **event.to_json()}, step.after))
        found += [({**place, **entry}, step.after) for entry in game.log.follows(step.before, step.after)]
    if play.record.resigned and play.steps:
        over = {"deal": play.steps[-1].deal, "do": "over", "seat": winner(play), "why": "resigned"}
        found.append((over, play.state))
    return found
