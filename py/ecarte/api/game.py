"""A game: its record, its deals, its positions, and what may be written into it."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from ecarte.api.errors import Error, in_words, words
from ecarte.collection import files
from ecarte.core import asked
from ecarte.core.cards import Card, is_card
from ecarte.core.columns import Row
from ecarte.core.game import Event, Problem, RuleError, Seat, parse_event
from ecarte.core.losses import nag_of
from ecarte.core.moment import Moment
from ecarte.figures.openings import decision_at
from ecarte.notation import ecn, visit
from ecarte.record import SEAT_TAGS, Play, Step, facts, tree
from ecarte.record.lines import line_of, main_line, read_moment

if TYPE_CHECKING:
    from ecarte.notation.visit import Happening
    from ecarte.record import Deal as Written
    from ecarte.types.analysis import Estimate, Review


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """A deal of a ``game``.

    ``facts`` has one value for each column of the table of deals (docs/guide/filter.md), ``written`` is the deal as the
    record holds it, with notes and variations.
    """

    game: Play = field(hash=False)
    written: Written
    facts: Row = field(compare=False, hash=False)

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        return self.written.head.number

    @property
    def attempt(self) -> int:
        """Which attempt at the deal it is, from 1: a deal can be annulled and dealt again."""
        return self.written.head.attempt

    @property
    def dealer(self) -> Seat:
        """The seat that deals."""
        return self.written.head.dealer

    @property
    def events(self) -> tuple[str, ...]:
        """The events in ECN."""
        return tuple(str(entry.event) for entry in self.written.entries)

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The hands as they were first dealt, by seat; "??" is a card that the record does not know."""
        hands: dict[Seat, tuple[Card, ...]] = {}
        for entry in self.written.entries:
            event = entry.event
            if event.do == "turn":  # what is dealt after it completes or corrects a hand
                break
            if event.do == "deal":
                hands[event.seat] = hands.get(event.seat, ()) + event.cards
        return hands

    @property
    def points(self) -> dict[str, int]:
        """The points of the deal by side, as they were written down; 0 for a deal that is not over."""
        return {side: int(self.facts[f"points_{side}"] or 0) for side in self.game.record.sides}

    def at(self, number: int) -> Position:
        """Return the position after that many events; raises `ecarte.Error` when there are fewer."""
        with in_words():
            number = asked.whole("number", number, 0)
        return Position.of(self.game, Moment(self.number, number, self.attempt))

    def positions(self) -> Iterator[Position]:
        """Return the position before each decision, in order: what players chose, not what the rules demanded."""
        for step in self.steps():
            if isinstance(step.what, Event) and is_decision(self.game, step.what, step.before):
                moment = Moment(self.number, step.number - 1, self.attempt)
                yield Position(self.game, moment, step.before, str(step.what))

    def steps(self) -> tuple[Step, ...]:
        """Return the events with the states before and after them."""
        line = main_line(self.game, self.number, self.attempt)
        return line.steps if line else ()

    def to_svg(self, seat: Seat | None = None) -> str:
        """Return a drawing of the deal, for light and dark pages: hands, discards, tricks; its title says it in words.

        With a ``seat`` it shows what that seat knows, otherwise all that the record does. Raises `ecarte.Error` for a
        seat that is not of this table.
        """
        from ecarte.pictures.deals import of_deal, seen  # only a notebook draws

        asked.seat(seat)
        with in_words():
            return of_deal(words(), seen(self.game, seat), self.written.opening).to_svg()

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __repr__(self) -> str:
        attempt = f"/{self.attempt}" if self.attempt != 1 else ""
        points = " ".join(f"{side} {points}" for side, points in self.points.items())
        return f"<Deal {self.number}{attempt}, {self.dealer} deals: {points if self.facts['over'] else 'not over'}>"


def deals_of(game: Play, rows: list[Row]) -> tuple[Deal, ...]:
    """Return the deals of a game with the rows of their facts."""
    return tuple(Deal(game, written, row) for written, row in zip(game.record.deals, rows, strict=True))


_NONE: Mapping[Seat, Review] = {}
_SHOWN = 80  # characters of a name in a repr
_LISTED = 4  # choices in a repr


class Game(Play):
    """A game of écarté or belote: a `Play` of `ecarte.record`, so whatever takes one takes a game.

    ``record`` is what is written, ``state`` and ``steps`` are what it leads to. `str` gives the game in ECN.
    ``reviews`` are by seat what `ecarte.analyze` found, in the form of ``ecarte analyze --json``; empty in any other
    game.
    """

    __slots__ = ("_at", "_facts", "_moves", "_rows", "reviews")

    def __init__(
        self, play: Play, *, moves: str = "", at: str = "", reviews: Mapping[Seat, Review] | None = None
    ) -> None:
        """Make a game of a play; ``moves`` is its canonical movetext if known, ``at`` the moment a link names."""
        asked.instance("a game", play, Play, "a Play of ecarte.record")
        super().__init__(play.record, play._state, play._steps)
        self._moves, self._at = moves, at
        self._rows: list[Row] | None = None
        self._facts: Row | None = None
        self.reviews = reviews or _NONE

    @property
    def tags(self) -> dict[str, str]:
        """The tags of the record, without the options: `rules` has them."""
        return {name: value for name, value in reversed(self.record.tags) if name != "Option"}

    @property
    def players(self) -> dict[Seat, str]:
        """The players' names by seat, in turn order; "?" for one without a name."""
        return {seat: self.record.tag(SEAT_TAGS[seat], "?") for seat in self.record.seats}

    @property
    def date(self) -> datetime.date | None:
        """The day on which it was played, None when it is not known to the day."""
        return day(self.record.tag("Date"))

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals, with their facts."""
        return deals_of(self, self.rows)

    @property
    def rows(self) -> list[Row]:
        """The rows of the table of deals, a row for each deal."""
        if self._rows is None:
            self._rows = facts.deals(self.record)
        return self._rows

    @property
    def facts(self) -> Row:
        """The row of the table of games: one value for each column (docs/guide/filter.md)."""
        if self._facts is None:
            self._facts = facts.game(self.record, self.rows)
        return self._facts

    @property
    def key(self) -> str:
        """The identity of the record: 32 hex digits, a hash of its canonical text, as in archives and tables."""
        return facts.key(str(self))

    @property
    def score(self) -> dict[str, int]:
        """The score by side at the end, or as far as the game was played."""
        return {side: int(self.facts[f"final_{side}"] or 0) for side in self.record.sides}

    @property
    def winner(self) -> str | None:
        """The side that won, by score or by resignation; None while it is open, and when it is drawn."""
        won = self.facts["game_winner"]
        return None if won is None else str(won)

    @property
    def opened_at(self) -> Position | None:
        """The position that its link named, None when there was none."""
        return self.at(self._at) if self._at else None

    def at(self, moment: str | Moment) -> Position:
        """Return the position at a moment, "3#12"; raises `ecarte.Error` when there is none."""
        return Position.of(self, moment)

    def positions(self) -> Iterator[Position]:
        """Return the position before each decision of the game, in order."""
        for deal in self.deals:
            yield from deal.positions()

    def lines(self) -> Iterator[Happening]:
        """Return every event of the game and of its variations, each with its moment and note, as the text has them."""
        return visit.events(self, variations=True)

    def with_tags(self, **tags: str | None) -> Game:
        """Return the game with other tags, ``game.with_tags(Event="Friday table")``; None removes one.

        Raises `ecarte.Error` for a tag that defines the game itself, such as Rules or Result.
        """
        with in_words():
            return Game(self.with_record(self.record.with_tags(tags)))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game to a file in canonical ECN, as `Games.write` does, with the same errors."""
        with files.writing(files.ecn_path(path)) as file:
            file.write(str(self))

    def link(self, at: str = "", seat: Seat | None = None) -> str:
        """Return the text behind "#" in a link to the game, at a moment of it, with only what one seat knows.

        Cards that nobody may know yet are never in it. Raises `ecarte.Error` when no link can hold the game.
        """
        from ecarte.notation import link

        asked.text("at", at)
        asked.seat(seat)
        with in_words():
            return link.dumps(self, at, seat)

    def to_svg(self, seat: Seat | None = None) -> str:
        """Return a drawing of the whole game, a deal below the other, as `Deal.to_svg` draws them.

        With a ``seat`` it shows what that seat knows, otherwise all that the record does. Raises `ecarte.Error` for a
        seat that is not of this table.
        """
        from ecarte.pictures.deals import of_game, seen  # few programs draw

        asked.seat(seat)
        with in_words():
            return of_game(words(), seen(self, seat))

    def _repr_html_(self) -> str:
        from ecarte.pictures import html  # only for a notebook

        return html.of_game(words(), self, self.facts, self.rows)

    def __str__(self) -> str:
        return ecn.dumps(self, self._moves)

    def __repr__(self) -> str:
        from ecarte.text import printable  # few programs need a word

        players = " ".join(f"{seat}:{printable(name[:_SHOWN])}" for seat, name in self.players.items())
        score = "-".join(map(str, self.score.values()))
        ended = "" if self.facts["finished"] else f" {self.facts['result']}"
        deals = len(self.record.deals)
        return f"<Game {self.record.game.name} {players} {score}{ended}, {deals} deal{'s' if deals != 1 else ''}>"


class Choice(NamedTuple):
    """What one choice is worth to the player who makes it, from what that player knows.

    ``event`` is the choice in ECN, ``game`` the chance of the game after it, ``points`` the expected points of the rest
    of the deal, own less the opponent's. ``error`` is half the width of the 95 % interval of ``game``, 0 when it was
    counted over every hand. ``p`` is how often the master chooses it, None where its tables do not know.
    """

    event: str
    game: float
    points: float
    error: float
    p: float | None


class Choices(Sequence[Choice]):
    """The choices of a position, those with the best chance of the game first.

    ``best`` is the choice to make: chosen on one half of the sampled hands and confirmed on the other, it need not be
    the first. ``worlds`` is how many hands of the opponent were examined, ``exact`` whether these are all.
    """

    def __init__(self, position: Position, estimate: Estimate | None) -> None:
        self.position = position
        given = estimate["choices"] if estimate else []
        judged = [Choice(each["event"], each["game"], each["points"], each["error"], each["p"]) for each in given]
        self._choices = tuple(sorted(judged, key=lambda each: -each.game))
        self.best = next((each for each in self._choices if estimate and each.event == estimate["best"]), None)
        self.worlds, self.exact = (estimate["worlds"], estimate["exact"]) if estimate else (0, True)

    @overload
    def __getitem__(self, which: int) -> Choice: ...
    @overload
    def __getitem__(self, which: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, which: int | slice) -> Choice | tuple[Choice, ...]:
        """Return a choice by its place, or several."""
        return self._choices[which]

    def __len__(self) -> int:
        return len(self._choices)

    def _repr_html_(self) -> str:
        from ecarte.pictures.html import of_choices  # only for a notebook

        return of_choices(words(), self, self.best.event if self.best else "")

    def __repr__(self) -> str:
        shown = [f"{each.event} {100 * each.game:.1f} %" for each in self._choices[:_LISTED]]
        return f"<Choices {', '.join(shown) or 'none'}{', …' if len(self) > _LISTED else ''}>"


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A game at a moment of its main line or of a variation.

    ``game`` is the game, ``moment`` the moment (`at` as ECN writes it, "3#12": after event 12 of deal 3), ``state`` the
    state of the rules there, and ``event`` the event that came next, None at the end of the line.
    """

    game: Play
    moment: Moment
    state: Any
    event: str | None

    @classmethod
    def of(cls, game: Play, at: str | Moment) -> Position:
        """Return the position of a game at a moment; raises `ecarte.Error` when the game has no such moment."""
        asked.instance("game", game, Play, "a game")
        asked.instance("at", at, (str, Moment), 'a moment, as "3#12"')
        with in_words():
            moment = read_moment(at) if isinstance(at, str) else at
            line = line_of(game, moment)
            number = moment.own
            if number > len(line.entries):
                raise RuleError(Problem("E-moment", None, {"at": str(moment)}))
            following = line.entries[number].event if number < len(line.entries) else None
            return cls(game, moment, line.after(number), str(following) if following else None)

    @property
    def at(self) -> str:
        """The moment, as ECN writes it."""
        return str(self.moment)

    @property
    def turn(self) -> Seat | None:
        """The seat that must act; None while the table deals, and when there is nothing to do.

        Where a declaration is compared or a king is due, this seat has to speak before the next card is played.
        """
        mover = self.game.record.game.rules.turn(self.state)
        seats = () if mover is None else dict.fromkeys((mover, *self.game.record.seats))
        return next((seat for seat in seats if self._legal(seat)), None)

    @property
    def legal(self) -> tuple[str, ...]:
        """Every event that the seat in turn may do now, in ECN; empty only when the game is over.

        Where no seat is in turn, it is what the table does next, with "??" for cards that are not dealt yet: cards, the
        opening of the next deal ("2. N"), a ruling at a real table; then what a seat may do meanwhile.
        """
        if (seat := self.turn) is not None:
            return self._legal(seat)
        if self.game.record.game.score.over(self.state):
            return ()
        meanwhile = chain.from_iterable(map(self._legal, self.game.record.seats))
        return tuple(dict.fromkeys([*self._of_table(), *meanwhile]))

    def _legal(self, seat: Seat) -> tuple[str, ...]:
        return tuple(map(str, self.game.record.game.rules.legal(self.state, seat)))

    def _of_table(self) -> Iterator[str]:
        """Yield what the table may do next."""
        game, state = self.game.record.game, self.state
        due = game.deal.due(state, ())
        if due is None or game.rules.why_not(state, due) is not None:  # a fault has to be found first
            due = game.deal.given(state)
        for each in (due, game.deal.next_head(state)):
            if each is not None:
                yield str(each)
        yield from map(str, game.rulings(state) if game.rulings else ())

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The hands by seat; "??" is a card that the record does not know."""
        return dict(self.game.record.game.deal.hands(self.state))

    @property
    def score(self) -> Mapping[str, int]:
        """The score by side, as marked now."""
        return self.game.record.game.score.of(self.state)

    @property
    def opening(self) -> str | None:
        """The next decision's position as a condition, for `Games.following` and archives: docs/guide/filter.md.

        None where it is not of the opening of a deal, or in a variation.
        """
        decision = decision_at(self.game, self.at)
        return decision.position if decision else None

    def view(self, seat: Seat | None = None) -> Any:
        """Return what a seat knows, by default the one in turn: the value that the game's players are given.

        Raises `ecarte.Error` for a seat that is not of this table.
        """
        asked.seat(seat)
        chosen = seat or self.turn or self.game.record.seats[0]
        with in_words():
            if chosen not in self.game.record.seats:
                raise RuleError(Problem("E-seat", None, {"seat": chosen[:80]}))
            return self.game.record.game.view.of(self.state, chosen)

    def choices(self, *, worlds: int = 2000, exact: bool = False, seed: int = 1) -> Choices:
        """Return what every choice of the seat in turn is worth, from what that seat knows.

        ``worlds`` is how many hands of the opponent are sampled, in belote a tenth as many; with ``exact`` all of them
        are counted, in écarté alone. There are none where nobody has to choose. Raises `ecarte.Error` for a game
        without an analyst, and without any worlds.
        """
        from ecarte.analysis import ANALYSTS
        from ecarte.collection.analyze import effort, refusal

        seat = self.turn
        with in_words():
            worlds, seed = asked.whole("worlds", worlds, 1), asked.whole("seed", seed)
            problem = refusal(self.game, seat)
            if problem is not None:
                raise RuleError(problem)
            if seat is None:
                return Choices(self, None)
            after = self.moment.after(self.moment.own + 1)
            analyst = ANALYSTS[self.game.record.game.name]
            return Choices(self, analyst.estimate(self.view(seat), after, effort(worlds, exact=exact, seed=seed)))

    def comment(self, text: str) -> Game:
        """Return the game with another comment on the event before this moment, or on the opening of the deal.

        It becomes one paragraph, with round brackets for braces; "" removes it.
        """
        asked.text("text", text)
        return self._edited(tree.annotate, text, None)

    def mark(self, *marks: str) -> Game:
        """Return the game with these marks on the event before this moment, instead of those it has.

        A mark is "!", "?", "!!", "??", "!?", "?!" or a NAG, "$10". Raises `ecarte.Error` for any other.
        """
        with in_words():
            numbers = [nag_of(mark if isinstance(mark, str) else repr(mark)) for mark in marks]
        return self._edited(tree.annotate, None, numbers)

    def mark_cards(self, *cards: str) -> Game:
        """Return the game with these cards marked at this moment, "Ks", instead of those it has.

        Raises `ecarte.Error` for what is no card.
        """
        for card in cards:
            if not isinstance(card, str) or not is_card(card):
                raise Error(Problem("E-argument-card", None, {"given": f"{card!r:.80}"}))
        return self._edited(tree.annotate, None, None, cards)

    def add_variation(self, events: Sequence[str]) -> Game:
        """Return the game with events that might have followed this moment, in ECN, as a variation.

        It begins where they leave what is written already, and stands beside the event that followed there. Raises
        `ecarte.Error` for an event that is not legal.
        """
        asked.instance("events", events, Sequence, "a list of events")
        with in_words():
            made = [_event(text) for text in events]
        return self._edited(tree.add, made)

    def remove(self) -> Game:
        """Return the game without the event of a variation before this moment, and what follows it there.

        The beginning of a variation, "3#12/0#0", and its first event name all of it. Raises `ecarte.Error` in the main
        line.
        """
        return self._edited(tree.remove)

    def promote(self) -> Game:
        """Return the game with the variation of this moment one place further up.

        The first one beside an event takes the place of the line it leaves, which becomes a variation. Raises
        `ecarte.Error` in the main line, for supposed hands, and for what would replace a deal whose pack is known.
        """
        return self._edited(tree.promote)

    def _edited(self, edit: Callable[..., Play | tuple[Play, str]], *what: Any) -> Game:
        with in_words():
            changed = edit(self.game, self.at, *what)
        return Game(changed if isinstance(changed, Play) else changed[0])

    def to_svg(self, seat: Seat | None = None) -> str:
        """Return a drawing of the position, for light and dark pages; its title says in words what can be seen.

        With a ``seat`` it shows what that seat knows, otherwise all that the record does. Raises `ecarte.Error` for a
        seat that is not of this table, and where the seat may not know of the moment.
        """
        from ecarte.pictures.deals import of_position, seen  # only a notebook draws

        asked.seat(seat)
        with in_words():
            return of_position(words(), seen(self.game, seat), self.moment).to_svg()

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __repr__(self) -> str:
        turn = f", {self.turn} to act" if self.turn else ""
        following = f", then {self.event}" if self.event else ""
        return f"<Position {self.at}{turn}{following}>"


def is_decision(play: Play, event: Event, before: Any) -> bool:
    """Return whether a seat chose an event after the state ``before``, and no rule demanded it."""
    return event.do in ("say", "discard", "play") and play.record.game.deal.due(before, ()) != event


def _event(text: str) -> Event:
    """Return the event that ECN writes; raises RuleError for any other text."""
    asked.text("an event", text)
    try:
        return parse_event(text)
    except ValueError:
        raise RuleError(Problem("E-event", None, {"event": text[:80]})) from None


def day(text: str) -> datetime.date | None:
    """Return the day that a Date tag names, "2026.11.20"; None for a part of a date, and for no day of the calendar."""
    parts = text.split(".")
    if [len(part) for part in parts] != [4, 2, 2] or not all(part.isascii() and part.isdigit() for part in parts):
        return None
    try:
        return datetime.date(*map(int, parts))
    except ValueError:
        return None
