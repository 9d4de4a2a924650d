"""A position: a game at one moment, and what its choices there are worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from ecarte.api.errors import in_words, words
from ecarte.core import asked
from ecarte.core.cards import Card
from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.core.moment import Moment
from ecarte.record import Play
from ecarte.record.lines import line_of, read_moment

if TYPE_CHECKING:
    from ecarte.types.analysis import Estimate

_SHOWN = 4  # choices in a repr


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
        shown = [f"{each.event} {100 * each.game:.1f} %" for each in self._choices[:_SHOWN]]
        return f"<Choices {', '.join(shown) or 'none'}{', …' if len(self) > _SHOWN else ''}>"


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
        without an analyst, and ValueError without any worlds.
        """
        from ecarte.analysis import ANALYSTS
        from ecarte.collection.analyze import effort, refusal

        worlds, seed = asked.whole("worlds", worlds, 1), asked.whole("seed", seed)
        seat = self.turn
        with in_words():
            problem = refusal(self.game, seat)
            if problem is not None:
                raise RuleError(problem)
            if seat is None:
                return Choices(self, None)
            after = self.moment.after(self.moment.own + 1)
            analyst = ANALYSTS[self.game.record.game.name]
            return Choices(self, analyst.estimate(self.view(seat), after, effort(worlds, exact=exact, seed=seed)))

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
