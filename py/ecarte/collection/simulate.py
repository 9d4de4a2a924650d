"""Games of the computer players against each other, fully determined by a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ecarte import compiler, record
from ecarte.collection.processes import in_order
from ecarte.collection.workers import Jobs, is_alone
from ecarte.core import fair
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, OptionValue, Problem, RuleError, Seat
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.players import PLAYERS, SIMULATIONS, Choose, Simulation
from ecarte.record import SEAT_TAGS, Deal, Entry, Play, Record, Step

LOADED_FROM = 50
"""The fewest games for which code is loaded that was compiled before: that takes as long as so many without it."""
COMPILED_FROM = 3000
"""The fewest games for which it is compiled: that takes a quarter of a minute, as so many without it, more or less."""
_PORTION = 20  # games that a process plays before it returns them


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play. ``players`` names a player for each seat; `check` validates the plan.

    With ``duplicate``, the same cards and dealers are played once for each side. In each further game every player sits
    one seat later in turn order, so that two sides exchange places.
    """

    players: Mapping[Seat, str]
    games: int
    seed: int = 1
    rules: str = "akagiri"
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    duplicate: bool = False
    game: str = next(iter(GAMES))

    def check(self) -> None:
        """Raise RuleError with every problem of the plan."""
        if self.game not in GAMES:
            raise RuleError(Problem("E-game", None, {"game": self.game, "allowed": ", ".join(GAMES)}))
        rules = GAMES[self.game]
        problems: list[Problem] = []
        try:
            options = rules.resolve(self.rules, self.options)
            seats, tables = options.seats, len(options.sides)
        except RuleError as error:
            seats, tables, refused = rules.all_seats, 1, error.problems
        else:
            refused = ()
        for seat in seats:
            if seat not in self.players:
                problems.append(Problem("E-player-missing", None, {"seat": seat}))
        for seat, name in self.players.items():
            if seat not in seats:
                problems.append(Problem("E-seat", None, {"seat": seat}))
            elif name not in PLAYERS[self.game]:
                allowed = ", ".join(PLAYERS[self.game])
                problems.append(Problem("E-player", None, {"player": name, "allowed": allowed}))
        if self.duplicate and self.games % tables:
            problems.append(Problem("E-duplicate-odd", None, {"games": self.games, "sides": tables}))
        problems += refused
        if problems:
            raise RuleError(*(each for at, each in enumerate(problems) if each not in problems[:at]))


def games(plan: Plan) -> Iterator[Play]:
    """Return the games of a plan, in order; raises RuleError when it is invalid."""
    plan.check()
    if plan.game not in SIMULATIONS:
        prepare(plan)
    for number in range(plan.games):
        yield play(plan, number)


def texts(plan: Plan, jobs: Jobs = 1) -> Iterator[str]:
    """Return the games in canonical ECN, in order and the same for any number of processes."""
    plan.check()
    if is_alone(jobs):
        yield from _written(plan, range(plan.games))
        return
    portions = ((at, (plan, range(at, min(at + _PORTION, plan.games)))) for at in range(0, plan.games, _PORTION))
    for _, portion in in_order(_portion, portions, jobs):
        yield from portion


def _portion(given: tuple[Plan, range]) -> list[str]:
    return list(_written(*given))


def _written(plan: Plan, numbers: range) -> Iterator[str]:
    """Return some games of a plan in canonical ECN."""
    simulation = _simulation(plan)
    for number in numbers:
        if simulation is None:
            yield ecn.dumps(play(plan, number))
        else:
            start = _start(plan, number)
            moves = simulation(start.players, start.dealer, start.seed, start.rng)
            yield ecn.with_heading(Record(start.tags, ()), moves)


def prepare(plan: Plan) -> bool:
    """Compile what plays a plan, or load it if that was done before; return whether it was compiled now."""
    if plan.game not in SIMULATIONS:
        return compiler.prepare_for(plan.game, plan.players.values())
    if plan.games < LOADED_FROM:
        return False
    if plan.games < COMPILED_FROM:
        compiler.load(f"{plan.game}.games")
        return False
    return compiler.prepare(f"{plan.game}.games")


def _simulation(plan: Plan) -> Simulation | None:
    """Return what plays a plan by the machine; None where its players do so, one decision after the other."""
    prepare(plan)
    if plan.game not in SIMULATIONS:
        return None
    return SIMULATIONS[plan.game](_options(plan), plan.players.values())


def play(plan: Plan, number: int) -> Play:
    """Return the game with that number, from 0: it depends only on the plan's seed and the number."""
    game, start = GAMES[plan.game], _start(plan, number)
    chosen = {seat: PLAYERS[plan.game][name] for seat, name in start.players.items()}
    table = _GameInPlay(game, game.rules.start(_options(plan), start.dealer), chosen, start.rng)
    return table.played(start.tags, start.seed)


class _Start(NamedTuple):
    """What a game begins with."""

    players: Mapping[Seat, str]
    dealer: Seat
    seed: bytes
    rng: Random
    tags: tuple[tuple[str, str], ...]


def _start(plan: Plan, number: int) -> _Start:
    game, options = GAMES[plan.game], _options(plan)
    seats = options.seats
    group, moved = divmod(number, len(options.sides)) if plan.duplicate else (number, 0)
    rng = Random(f"ecarte {plan.seed} {group}")
    seed = rng.randbytes(fair.SEED_BYTES)
    players = {seat: plan.players[seats[(at - moved) % len(seats)]] for at, seat in enumerate(seats)}
    tags = (
        ("ECN", record.VERSION),
        ("Game", plan.game),
        ("Round", str(number + 1)),
        *((SEAT_TAGS[seat], players[seat]) for seat in seats),
        ("Rules", plan.rules),
        *record.option_tags(game, options),
        ("Computer", " ".join(f"{seat}:{players[seat]}" for seat in seats)),
        ("Commit", fair.commitment(seed)),
        ("Seed", seed.hex()),
    )
    return _Start(players, seats[group % len(seats)], seed, rng, tags)


def _options(plan: Plan) -> Any:
    return GAMES[plan.game].resolve(plan.rules, plan.options)


class _GameInPlay:
    """A game in play: its state, and its record so far."""

    def __init__(self, game: Game, state: Any, players: Mapping[Seat, Choose], rng: Random) -> None:
        self.game, self.state, self.players, self.rng = game, state, players, rng
        self.steps: list[Step] = []
        self.deals: list[Deal] = []
        self.entries: list[Entry] = []

    def played(self, tags: tuple[tuple[str, str], ...], seed: bytes) -> Play:
        """Return the game played to its end."""
        game = self.game
        while (head := game.deal.next_head(self.state)) is not None:
            self.step(head, 0, game.deal.begin(self.state, head))
            pack = game.deal.stack(self.state, fair.pack(seed, head.number, head.attempt))
            self.entries = []
            while (event := game.deal.due(self.state, pack) or self.decision()) is not None:
                self.entries.append(Entry(event))
                self.step(event, len(self.entries), game.rules.play(self.state, event))
            self.deals.append(Deal(head, tuple(self.entries)))
        return Play(Record(tags, tuple(self.deals)), self.state, tuple(self.steps))

    def step(self, what: Event | Head, number: int, after: Any) -> None:
        deal = what.number if isinstance(what, Head) else self.steps[-1].deal
        self.steps.append(Step(deal, number, what, self.state, after))
        self.state = after

    def decision(self) -> Event | None:
        """Return what the players do next; those who may act out of turn come first, also after a deal."""
        mover = self.game.rules.turn(self.state)
        for seat in self.players:
            if seat != mover and self.game.rules.legal(self.state, seat):
                event = self.players[seat](self.game.view.of(self.state, seat), self.rng)
                if event is not None:
                    return event
        return self.players[mover](self.game.view.of(self.state, mover), self.rng) if mover is not None else None
