"""The contract of a game: what its rules offer, in named parts.

States and options are the game's own frozen types. What a seat may know is its view, never the state. An optional
part is None in a game without it.
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
    """The options a game is played by: a field for each `Option`, and what follows from them."""

    @property
    def preset(self) -> str:
        """The preset that these options change."""

    @property
    def order(self) -> str:
        """The ranks in the order hands are written in, highest first."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in turn order."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in the order scores are written, each named by the letters of its seats."""

    @property
    def punished(self) -> str | None:
        """The rule that punishes irregularities at the table; None where none can be committed."""


class Start(Protocol):
    """The function that begins a game."""

    def __call__(self, options: Any, dealer: Seat, view: Seat | None = None) -> State:
        """Return the state before the first deal.

        ``view`` is the seat of a record in which only that seat's private cards are known, all others being "??".
        """


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules:
    """The legal events, and what they lead to."""

    start: Start
    """Return the state before the first deal."""
    turn: Callable[[State], Seat | None]
    """Return who must act; None while the table deals, and when there is nothing to do."""
    legal: Callable[[State, Seat], tuple[Event, ...]]
    """Return every event the seat may do now, in turn or out of it."""
    why_not: Callable[[State, Event], Problem | None]
    """Return why the event may not happen now; None when it may."""
    play: Callable[[State, Event], State]
    """Return the state after the event; raises RuleError when `why_not` refuses it."""
    moves: Callable[[State], tuple[Event, ...]]
    """Return every event that any seat may do now; none while the table deals or marks a king by itself. Links count
    in their order, so it never changes within a version of ECN."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Deal:
    """The course of the deals, and where the cards are."""

    next_head: Callable[[State], Head | None]
    """Return what opens the next deal; None when none may be opened now."""
    begin: Callable[[State, Head], State]
    """Return the state of a new deal before its first card is dealt."""
    given: Callable[[State], Event | None]
    """Return what the table deals next from the pack, as an event with unknown cards; None when nothing."""
    due: Callable[[State, Sequence[Card]], Event | None]
    """Return what the table itself does next, by rule or from the pack that `stack` returns: deals, draws, automatic
    marks. With an empty pack, only what needs no card."""
    hands: Callable[[State], Mapping[Seat, Cards]]
    """Return every seat's hand, unknown cards as "??"."""
    unseen: Callable[[State], Cards]
    """Return the cards that have not come into play, in the order of the pack."""
    suppose: Callable[[State, Seat, Cards], State]
    """Return the state with another hand in a seat; raises RuleError when the seat cannot hold it."""
    gathered: Callable[[State, Sequence[Card]], Sequence[Card]] | None = None
    """Return the tricks of the last deal, gathered and cut where the shuffled pack says; empty where they are unknown.
    None: the pack is shuffled for every deal."""

    def stack(self, state: State, shuffled: Sequence[Card]) -> Sequence[Card]:
        """Return the pack of an open deal, top card first."""
        return self.gathered(state, shuffled) if self.gathered else shuffled


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Score:
    """Points, and the end of the game."""

    of: Callable[[State], Scores]
    """Return the running score by side, as marked now."""
    tally: Callable[[State], tuple[Scores, Scores] | None]
    """Return the points of a finished deal and the running score, by side (ECN "=2-0 2-0"); None before its end."""
    over: Callable[[State], bool]
    """Return whether the game has ended by its rules."""
    winner: Callable[[State], str | None]
    """Return the side that has won the game; None before its end, and when it is drawn."""
    replace: Callable[[State, Scores], State]
    """Return the state between two deals at a stated score, to read on after a mistake in a record."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Sight:
    """What a seat may see."""

    of: Callable[[State, Seat], View]
    """Return all that the seat may know, and nothing else; it has ``to_json()``."""
    redact: Callable[[Event, Seat], Event]
    """Return the event as the seat may see it, each private card of another seat as "??"."""
    tells: Callable[[Event, Seat], frozenset[str]]
    """Return what the seat learns of cards from the event: those it sees, and a word for each it only hears of."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Log:
    """A deal as it is written down, in a log and in ECN."""

    follows: Callable[[State, State], tuple[Json, ...]]
    """Return the log entries that follow from the event between two states: marks, tricks, scores, the end."""
    taker: Callable[[State, State], Seat | None]
    """Return who takes the trick completed by the event between two states (ECN "/S"); None when none was."""
    breaks_line: Callable[[State, Event], bool]
    """Return whether the event, after this state, starts a new line in canonical ECN."""
    trump: Callable[[State], str | None] | None = None
    """Return the suit of trumps; None before it is known, and where there is none. None: the game has no trumps."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Cut:
    """The draw of cards for the first deal."""

    tag: str
    """The tag with the cards drawn: "Cut" or "Draw"."""
    draw: Callable[[Any, Sequence[Card]], tuple[Mapping[Seat, Card], Seat]]
    """Return what each seat draws from a pack under these options, and who deals first."""
    first: Callable[[Any, Mapping[Seat, Card]], Seat]
    """Return who deals first after a draw that a record states; raises ValueError when nobody does."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game:
    """The rules of a game."""

    name: str
    """The game's name in a record's Game tag."""
    all_seats: tuple[Seat, ...]
    """The seats of all its tables together; the options say who plays at one."""
    all_sides: tuple[str, ...]
    """The sides of all its tables together."""
    options: tuple[Option, ...]
    """The options. Links count in their order, in that of their values and of `presets`: new ones go to the end."""
    presets: Mapping[str, Mapping[str, OptionValue]]
    resolve: Callable[[str, Mapping[str, OptionValue]], Any]
    """Return the frozen `Options` of a preset with changes on top; raises RuleError with every problem."""
    rule_ids: Mapping[str, str]
    """The ids of the rules that every game has, for readers to name, by subject: "pack", "seats", "deals", "given",
    "turn", "trick", "score", "end"."""

    rules: Rules
    deal: Deal
    score: Score
    view: Sight
    log: Log

    can_draw: bool = False
    """Whether the game can end without a winner."""
    cut: Cut | None = None
    """The draw for the first deal. None: the first of its seats deals."""
    misdealt: Callable[[State], State] | None = None
    """Return the state before the first deal, made ready for irregularities of a real table. None: the game has no
    laws for them."""
    rulings: Callable[[State], tuple[Event, ...]] | None = None
    """Return what must come next at a real table before anybody may act: findings, rulings, and what they require.
    None: the game has no laws."""
    remark: Callable[[State, Event], Problem | None] | None = None
    """Return what a reader warns of in a legal event that contradicts an earlier one."""
    without_cards: Callable[[Any], Any] | None = None
    """Return the options for a record without cards (tag ``Cards``), which says only what was bid, declared and counted
    in each deal. None: the game has no such records."""
    weights: Callable[[State, Sequence[Event]], Sequence[int] | None] | None = None
    """Return how likely each of the `Rules.moves` is, in relative terms, which makes links shorter. Never to be changed
    within a version of ECN. None, or nothing: all are equally likely."""
