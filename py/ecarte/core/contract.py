"""The contract of a game: what its rules offer, in named parts.

States and options are the game's own frozen types. What a seat may know is its view, never the state. A part that a
game need not have is None where it has none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from ecarte.core.cards import Card
from ecarte.core.game import Event, Head, Json, Option, OptionValue, Problem, Seat

State: TypeAlias = Any
View: TypeAlias = Any
Scores: TypeAlias = Mapping[str, int]
Cards: TypeAlias = tuple[Card, ...]


class Options(Protocol):
    """The options that a game is played by: a field for each `Option`, and what follows from them."""

    @property
    def preset(self) -> str:
        """The preset that they change."""

    @property
    def order(self) -> str:
        """The ranks in the order in which hands are written, highest first."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in turn order."""

    @property
    def sides(self) -> tuple[str, ...]:
        """Who plays together, in the order scores are written. A side is named by the letters of its seats."""

    @property
    def punished(self) -> str | None:
        """The rule under which an irregularity at the table is punished; None where none can be committed."""


class Start(Protocol):
    """How a game begins."""

    def __call__(self, options: Any, dealer: Seat, view: Seat | None = None) -> State:
        """Return the state before the first deal; with ``view`` of a record in which only that seat's private cards
        are known, all others being "??"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What may be done, and what comes of it."""

    start: Start
    """The state before the first deal."""
    turn: Callable[[State], Seat | None]
    """Who must act; None while the table deals and when nothing is to be done."""
    legal: Callable[[State, Seat], tuple[Event, ...]]
    """Every event the seat may do now, its turn or not."""
    why_not: Callable[[State, Event], Problem | None]
    """None when the event may happen now, else why not."""
    play: Callable[[State, Event], State]
    """The state after the event; raises RuleError when `why_not` refuses it."""
    moves: Callable[[State], tuple[Event, ...]]
    """Every event that any seat may do now, in an order that never changes within a version of ECN (links count in
    it); nothing while the table gives cards or marks a king by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The deals, and where their cards are."""

    next_head: Callable[[State], Head | None]
    """What opens the next deal, when one may be opened now."""
    begin: Callable[[State, Head], State]
    """The state in which the cards of a new deal are about to be given."""
    given: Callable[[State], Event | None]
    """What the table gives next from the pack, as an event with its cards unknown; None when nothing."""
    due: Callable[[State, Sequence[Card]], Event | None]
    """What the table itself does next, by rule or from the pack that `stack` returns: deals, draws, automatic marks.
    With an empty pack only what needs no card."""
    hands: Callable[[State], Mapping[Seat, Cards]]
    """Every seat's hand, unknown cards as "??"."""
    unseen: Callable[[State], Cards]
    """The cards of the pack that have not come into play, in the order of the pack."""
    suppose: Callable[[State, Seat, Cards], State]
    """The state with another hand in a seat; raises RuleError when it cannot be that hand."""
    gathered: Callable[[State, Sequence[Card]], Sequence[Card]] | None = None
    """Where cards may only be cut between deals: what was put together of the last deal, cut where the shuffled pack
    says; nothing where the last deal cannot be told. None: the pack is shuffled for every deal."""

    def stack(self, state: State, shuffled: Sequence[Card]) -> Sequence[Card]:
        """Return the pack that an open deal is given from, its top card first."""
        return self.gathered(state, shuffled) if self.gathered else shuffled


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """Points, and the end of the game."""

    of: Callable[[State], Scores]
    """The running score by side, as marked now."""
    tally: Callable[[State], tuple[Scores, Scores] | None]
    """Points of the deal and running score by side when the deal is over (ECN "=2-0 2-0")."""
    over: Callable[[State], bool]
    """Whether the game has ended by its rules."""
    winner: Callable[[State], str | None]
    """The side that has won the game; None while it is not over, and when it is drawn."""
    replace: Callable[[State, Scores], State]
    """The state between two deals at a score that a record states, to read on after a mistake."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a seat may see."""

    of: Callable[[State, Seat], View]
    """All that the seat may know, and nothing else; has ``to_json()``."""
    redact: Callable[[Event, Seat], Event]
    """The event as the seat may see it: other seats' private cards unknown, one for each."""
    tells: Callable[[Event, Seat], frozenset[str]]
    """What the seat learns of cards from the event: those it sees, and a word for each that it only hears of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """How a deal is written down: in a log, and in ECN."""

    follows: Callable[[State, State], tuple[Json, ...]]
    """What follows from the event between two states, for a log: marks, tricks, scores, the end."""
    taker: Callable[[State, State], Seat | None]
    """Whom the trick goes to that the event between two states completed (ECN "/S")."""
    breaks_line: Callable[[State, Event], bool]
    """Whether the event, after this state, starts a new line in canonical ECN."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """The draw of cards for the first deal."""

    tag: str
    """The tag that names the cards drawn: "Cut" or "Draw"."""
    draw: Callable[[Any, Sequence[Card]], tuple[Mapping[Seat, Card], Seat]]
    """What each seat draws from a pack under these options, and who deals first."""
    first: Callable[[Any, Mapping[Seat, Card]], Seat]
    """Who deals first after such a draw, as a record states it; raises ValueError when nobody does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """The rules of a game."""

    name: str
    """As a record's Game tag has it."""
    all_seats: tuple[Seat, ...]
    """Of all its tables together; who plays at one follows from its options."""
    all_sides: tuple[str, ...]
    """Likewise."""
    options: tuple[Option, ...]
    """Links count in these, in their values and in `presets`: new ones go to the end."""
    presets: Mapping[str, Mapping[str, OptionValue]]
    resolve: Callable[[str, Mapping[str, OptionValue]], Any]
    """The frozen `Options` of a preset with changes on top; raises RuleError with every problem."""
    rule_ids: Mapping[str, str]
    """The ids of the rules that every game has, for readers to name: of the "pack", the "seats", who "deals", how
    cards are "given", whose "turn" it is, who takes a "trick", the "score" of a deal, the "end"."""

    rules: Rules
    deal: Deal
    score: Score
    view: Sight
    log: Log

    can_draw: bool = False
    """Whether it can end without a winner."""
    cut: Cut | None = None
    """None: the first of its seats deals first."""
    misdealt: Callable[[State], State] | None = None
    """The state before the first deal of a record that tells what went wrong at a real table, from that of any other.
    None: the game has no laws for it."""
    remark: Callable[[State, Event], Problem | None] | None = None
    """What a reader warns of in an event that may happen, but does not fit what was said before."""
    weights: Callable[[State, Sequence[Event]], Sequence[int] | None] | None = None
    """How often each of the `Rules.moves` may be expected, as parts of a whole, where that is far from alike: links
    are the shorter for it. Never to be changed within a version of ECN. None, or nothing: all count alike."""
