"""The value of every choice of a decision to its seat, from what the seat knows.

In the exchange, deals are played out over hands that the other may hold, by habit and then double dummy; the play of
cards is double dummy over all the hands, or over a sample. All choices are tried on the same hands.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random

from ecarte.analysis.contract import finished
from ecarte.analysis.ecarte import worlds
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.habits import habits
from ecarte.analysis.ecarte.playout import (
    DEALER,
    ELDER,
    ENDS,
    LEAST,
    NOBODY,
    Counts,
    Course,
    Ends,
    Playout,
    end,
    marker_of,
)
from ecarte.core.game import Event, Seat
from ecarte.games.ecarte.state import HAND, OTHER, View
from ecarte.players.ecarte import double
from ecarte.players.ecarte.double.masks import known, mask, numbers
from ecarte.players.ecarte.policy import needs

WORLDS = 400  # about how many hands of the other are examined
MOST = 2100  # up to this many hands, all are examined
TRIED = 80  # hands on which every discard is tried; then only the best discards are
_KEPT = 6

NOTHING = "nothing"
"""The verb of a non-event: the seat says nothing, or the other must act."""

Steps = Generator[int, None, "Values | None"]
"""Work in small pieces that returns its result. Each piece yields about how many deals it has played out."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice and its value.

    ``points`` are those expected in the deal from here on, the seat's own less the other's; ``game`` is the chance of
    the game, ``error`` half the width of its 95 % interval, ``wins`` the chance to win the trick points of the deal.
    ``deals`` gives, by those points (negative for the other's), their chance and their part of the chance of the
    game. ``kings`` gives the chance that the seat marks a king in hand, and that the other does.
    """

    event: Event
    points: float
    game: float
    error: float
    wins: float
    deals: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    kings: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Values:
    """All the choices, the best first; those rejected early come after all others."""

    choices: tuple[Choice, ...]
    exact: bool
    worlds: int
    groups: tuple[tuple[float, ...], ...]  # each choice's value less the best one's, in every group of hands
    weights: tuple[float, ...]

    @property
    def best(self) -> Choice:
        """Return the best choice."""
        return self.choices[0]

    @property
    def full(self) -> int:
        """Return how many of the choices, from the first on, were tried on all the hands."""
        return sum(len(groups) == len(self.weights) for groups in self.groups)

    def place(self, event: Event) -> int | None:
        """Return the index of an event among the choices, whatever the order of its cards, or None."""
        wanted = _same(event)
        return next((at for at, choice in enumerate(self.choices) if _same(choice.event) == wanted), None)

    def loss(self, at: int) -> tuple[float, float]:
        """Return the chance of the game that a choice loses, and half the width of its interval.

        Cross-fit: pick the best choice on one half of the sampled hands, measure its lead on the other. This removes
        the winner's curse.
        """
        if self.exact or at == 0:
            return max(0.0, self.best.game - self.choices[at].game), 0.0
        halves = [range(side, len(self.weights), 2) for side in (0, 1)]
        found, full = 0.0, self.full
        for chosen, judged in (halves, reversed(halves)):
            best = max(range(full), key=lambda each: self._mean(each, chosen))
            share = sum(self.weights[group] for group in judged) / sum(self.weights)
            found += (self._mean(best, judged) - self._mean(at, judged)) * share
        return max(0.0, found), interval(self.groups[at], self.weights)

    def _mean(self, choice: int, groups: Sequence[int]) -> float:
        values, weights = self.groups[choice], self.weights
        if len(values) < len(weights):  # not tried on all hands
            groups = range(len(values))
        total = sum(weights[group] for group in groups)
        return sum(values[group] for group in groups) / total


def _same(event: Event) -> tuple[str, str, tuple[str, ...], frozenset[str]]:
    return event.do, event.verb, event.args, frozenset(event.cards)


def values(
    view: View, rng: Random, most: int = MOST, wanted: int = WORLDS, event: Event | None = None, tried: int = TRIED
) -> Values | None:
    """Return the value of every choice of the view's seat, or None where nothing can be decided or judged.

    ``event`` is a choice to examine fully, even if it is bad. ``tried`` is the number of hands after which only the
    best of many choices are tried on.
    """
    return finished(steps(view, rng, most, wanted, event, tried))


def steps(
    view: View, rng: Random, most: int = MOST, wanted: int = WORLDS, event: Event | None = None, tried: int = TRIED
) -> Steps:
    """Return the work of `values` in small pieces."""
    events = decided(view, event)
    if len(events) < 2:
        return None
    if view.phase != "play":
        return (yield from _Exchange(view, events, rng, wanted, event, tried).steps())
    if _must_name(view):
        found = yield from _Cards(view, _leads(view), rng, most, wanted).steps()
        return None if found is None else _by_suit(found)
    return (yield from _Cards(view, events, rng, most, wanted).steps())


def standing(
    view: View,
    rng: Random,
    most: int = MOST,
    wanted: int = WORLDS,
    event: Event | None = None,
    marks: bool | None = None,
) -> Steps:
    """Return the work that values a position for the seat of a view, whoever must act next.

    The seat makes its best choice; the other follows its habits, and plays double dummy. ``event`` is a card that the
    seat plays; ``marks`` is whether it marks a king in the play, which by default it does when it can.
    """
    events = (event,) if event is not None else _leads(view) if _must_name(view) else decided(view)
    events = events or (Event("say", view.seat, verb=NOTHING),)
    if view.phase != "play":
        return (yield from _Exchange(view, events, rng, wanted, None).steps())
    return (yield from _Cards(view, events, rng, most, wanted, marks).steps())


def decided(view: View, event: Event | None = None) -> tuple[Event, ...]:
    """Return the events the seat decides among: in the exchange, in discarding and in the play.

    Naming a suit stands for playing a card of it (E20). ``event`` is what was done; throwing in (E30) is a choice
    only if it was done.
    """
    if view.turn != view.seat or view.phase not in ("choose", "answer", "discard", "play"):
        return ()
    if view.phase == "play":
        if view.trick and view.trick[0][0] == view.seat:  # another card was led, and a suit is demanded (E20)
            return ()
        if _must_name(view):
            return tuple(_naming(view.seat, suit) for suit in dict.fromkeys(card[1] for card in view.hand))
        cards = tuple(each for each in view.legal if each.do == "play" and not each.suffix)
        if view.named is not None and not view.trick:
            cards = tuple(each for each in cards if each.cards[0][1] == view.named)
        return (*cards, event) if cards and event is not None and event.verb == "concede" else cards
    verbs = ("stand", "propose", "accept", "refuse")
    if view.phase == "discard":
        return tuple(each for each in view.legal if each.do == "discard")
    return tuple(each for each in view.legal if each.do == "say" and each.verb in verbs)


def _must_name(view: View) -> bool:
    """Return whether the seat must name a suit before it leads (E20)."""
    leads = view.phase == "play" and view.turn == view.seat and not view.trick
    return leads and view.options.declare_suit == "on" and view.named is None


def _leads(view: View) -> tuple[Event, ...]:
    return tuple(Event("play", view.seat, (card,)) for card in view.hand)


def _naming(seat: Seat, suit: str) -> Event:
    return Event("say", seat, verb="suit", args=(suit,))


def _by_suit(found: Values) -> Values:
    """Return the values of leads as values of naming their suits: each suit is worth its best card."""
    best: dict[str, int] = {}
    for at, choice in enumerate(found.choices):
        best.setdefault(choice.event.cards[0][1], at)
    named = tuple(
        replace(found.choices[at], event=_naming(found.choices[at].event.seat, suit)) for suit, at in best.items()
    )
    return replace(found, choices=named, groups=tuple(found.groups[at] for at in best.values()))


def scores(view: View) -> tuple[int, int]:
    """Return the points of elder and dealer, including those for a turned king that is still unmarked (E6, law 22)."""
    due = view.options.turned_king == "marked" and view.turned is not None and view.turned[0] == "K"
    return view.score[view.elder], view.score[view.dealer] + (due and view.dealer not in view.kings)


class _Judge:
    """Counts the ends that each choice leads to, in groups of hands, and values them."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        self.view, self.events = view, events
        self.elder = view.seat == view.elder
        trump, order = view.trump or "", view.options.order
        assert view.turned
        elder, dealer = scores(view)
        turned = numbers(trump, order)[view.turned]
        usual = habits(view.options, turned, needs(view))
        self.playout = Playout(view.options, turned, usual)
        table = equity(view.options)
        offered = {None: NOBODY, view.elder: ELDER, view.dealer: DEALER}[view.offered]
        self.ends = Ends(table, elder, dealer, view.doubled is not None, offered)
        self.counts: list[list[Counts]] = [[] for _ in events]  # by choice and group
        self.worlds = 0

    def sums(self, at: int, worth: Sequence[float]) -> list[float]:
        """Return the value of a choice in every group, weighted by its hands."""
        return [sum(n * each for n, each in zip(counts, worth, strict=True) if n) for counts in self.counts[at]]

    def values(self, exact: bool) -> Values:
        """Return the choices with their values, the best first."""
        full = max(range(len(self.events)), key=lambda at: len(self.counts[at]))
        weights = tuple(sum(counts) for counts in self.counts[full])
        games, choices = [], []
        for at, event in enumerate(self.events):
            game, points, won = (self.sums(at, worth) for worth in (self.ends.game, self.ends.points, self.ends.won))
            total = sum(weights[: len(game)])
            mean = sum(game) / total
            centred = [each - mean * weight for each, weight in zip(game, weights, strict=False)]
            error = 0.0 if exact else interval(centred, weights)
            own = sum(points) / total, mean, sum(won) / total
            if not self.elder:
                own = -own[0], 1 - own[1], 1 - own[2]
                game = [weight - each for each, weight in zip(game, weights, strict=False)]
            choices.append(Choice(event, own[0], own[1], error, own[2], *self.ended(at)))
            games.append(game)
        # A choice tried only on some hands was rejected as bad, so chance must not put it first.
        order = sorted(range(len(choices)), key=lambda at: (len(games[at]) < len(weights), -choices[at].game))
        best = games[order[0]]
        less = tuple(tuple(a - b for a, b in zip(games[at], best, strict=False)) for at in order)
        return Values(tuple(choices[at] for at in order), exact, self.worlds, less, weights)

    def ended(self, at: int) -> tuple[Mapping[int, tuple[float, float]], tuple[float, float]]:
        """Return where a choice leads: its `Choice.deals` and `Choice.kings`."""
        counts = [sum(each) for each in zip(*self.counts[at], strict=True)]
        total = sum(counts)
        deals: dict[int, tuple[float, float]] = {}
        kings = [0.0] * 3
        for number, count in enumerate(counts):
            if count:
                share, tricks, game = count / total, self.ends.tricks[number], self.ends.game[number]
                if not self.elder:
                    tricks, game = -tricks, 1 - game
                known, brings = deals.get(tricks, (0.0, 0.0))
                deals[tricks] = known + share, brings + share * game
                kings[marker_of(number)] += share
        return deals, (kings[ELDER], kings[DEALER]) if self.elder else (kings[DEALER], kings[ELDER])


def interval(centred: Sequence[float], weights: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of a mean of groups, from their weighted deviations."""
    number = len(centred)
    if number < 2:
        return 1.0
    total = sum(weights[:number])
    middle = sum(centred) / total
    spread = sum((each - middle * weight) ** 2 for each, weight in zip(centred, weights, strict=False))
    wide = 1.96 + 2.8 / (number - 1)  # close to Student's t
    return wide * sqrt(spread * number / (number - 1)) / total


class _Exchange(_Judge):
    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        rng: Random,
        wanted: int,
        event: Event | None,
        tried: int = TRIED,
    ) -> None:
        super().__init__(view, events)
        self.rng, self.event, self.tried = rng, event, tried
        # Discards and proposals of a number (E9) are many choices, so half the hands take as long.
        self.wanted = wanted // 2 if view.phase == "discard" or len(events) > 2 else wanted
        trump, order = view.trump or "", view.options.order
        self.own = mask(view.hand, trump, order)
        self.discarded = [mask(each.cards, trump, order) if each.do == "discard" else 0 for each in events]
        self.times, self.left = len(view.exchanges), view.stock

    def steps(self) -> Steps:
        trying = list(range(len(self.events)))
        for number, group in enumerate(worlds.in_exchange(self.view, self.playout.habits, self.rng), 1):
            for at in trying:
                course = Course([0.0] * ENDS, (), 0)
                for world in group:
                    course.sums, course.end, course.least = world.sums, world.top + self.left, LEAST * world.weight
                    self.go_on(self.events[at], self.discarded[at], world, course)
                self.counts[at].append(course.counts)
            self.worlds += len(group)
            if self.worlds >= self.wanted and number > 3 and number % 2 == 0:
                break
            if self.worlds >= self.tried and len(trying) > _KEPT:
                trying = self.best_of(trying)
            yield len(group) * len(trying)
        return self.values(exact=False)

    def best_of(self, trying: list[int]) -> list[int]:
        sign = 1 if self.elder else -1
        ranked = sorted(trying, key=lambda at: -sign * sum(self.sums(at, self.ends.game)))
        return [
            at
            for place, at in enumerate(ranked)
            if place < _KEPT or (self.event and _same(self.events[at]) == _same(self.event))
        ]

    def go_on(self, event: Event, discarded: int, world: World, course: Course) -> None:
        """Play out one choice in one world."""
        playout, weight, top, times = self.playout, world.weight, world.top, self.times
        elder, dealer = (self.own, world.other) if self.elder else (world.other, self.own)
        if event.verb == "stand":
            course.counts[playout.stood(elder, dealer, times)] += weight
        elif event.verb == "refuse":
            course.counts[playout.refused(elder, dealer, times)] += weight
        elif event.verb == "propose":
            playout.answer(course, weight, elder, dealer, top, times, int(event.args[0]) if event.args else 0)
        elif event.verb == "accept":
            playout.discard_elder(course, weight, elder, dealer, top, times, self.view.proposed or 0)
        elif event.verb == NOTHING:
            self.other_goes_on(course, weight, elder, dealer, top)
        elif self.elder:
            playout.discard_dealer(course, weight, elder ^ discarded, dealer, top, times)
        else:
            playout.draw(course, weight, elder, dealer ^ discarded, top, times)

    def other_goes_on(self, course: Course, weight: float, elder: int, dealer: int, top: int) -> None:
        """Play out the deal from the other's decision."""
        playout, asked = self.playout, self.view.proposed or 0
        if self.view.phase == "choose":
            playout.choose(course, weight, elder, dealer, top, self.times)
        elif self.view.phase == "answer":
            playout.answer(course, weight, elder, dealer, top, self.times, asked)
        elif self.elder:  # its own cards are discarded
            playout.discard_dealer(course, weight, elder, dealer, top, self.times)
        else:
            playout.discard_elder(course, weight, elder, dealer, top, self.times, asked)


World = worlds.World
_NO_CARD = -1  # the other must play, or a hand is thrown in


class _Cards(_Judge):
    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        rng: Random,
        most: int,
        wanted: int,
        marks: bool | None = None,
    ) -> None:
        super().__init__(view, events)
        self.seen = known(view)
        self.exact = worlds.number(self.seen) <= most
        self.hands = worlds.in_play(view, self.playout.habits, rng, most)
        self.wanted = wanted
        number = numbers(view.trump or "", view.options.order)
        self.cards = [number[event.cards[0]] if event.cards else _NO_CARD for event in events]
        self.lies = next((number[card] for seat, card in view.trick if seat == view.seat), None)
        vulnerable = {None: NOBODY, view.elder: ELDER, view.dealer: DEALER}[view.vulnerable]
        if marks is None:  # by default it is marked in time
            marks = any(event.verb == "king" and not event.suffix for event in view.legal)
        own, other = (ELDER, DEALER) if self.elder else (DEALER, ELDER)
        self.king = self.playout.king if _may_yet_mark(view) else 0
        won = view.won[view.seat]
        self.end_of = [  # by whether the other marks a king, and by the tricks still taken
            [
                end(king, vulnerable, min(won + more, HAND) if self.elder else HAND - min(won + more, HAND))
                for more in range(HAND + 1)
            ]
            for king in (own if marks and self.playout.king else NOBODY, other)
        ]

    def steps(self) -> Steps:
        for number, group in enumerate(self.hands, 1):
            for piece in _pieces(group):
                counted = self.count(piece)
                for at, counts in enumerate(counted):
                    if piece is group or not self.exact or not self.counts[at]:
                        self.counts[at].append(counts)
                    else:
                        self.counts[at][0] = [a + b for a, b in zip(self.counts[at][0], counts, strict=True)]
                self.worlds += len(piece)
                yield 3 * len(piece)
            if not self.exact and self.worlds >= self.wanted and number > 3 and number % 2 == 0:
                break
        if not all(any(counts) for choice in self.counts for counts in choice):  # other cards are legal than usual
            return None
        return self.values(self.exact)

    def count(self, hands: Sequence[tuple[int, float]]) -> list[Counts]:
        by_card: dict[int, Counts] = {card: [0.0] * ENDS for card in self.cards}
        for hand, weight in hands:
            end_of = self.end_of[hand & self.king != 0]
            for card, tricks in self.won(hand).items():
                if card in by_card:  # a named suit leaves fewer cards (E20)
                    by_card[card][end_of[tricks]] += weight
        return [by_card[card] for card in self.cards]

    def won(self, hand: int) -> dict[int, int]:
        """Return the tricks the seat still takes against this hand of the other, by the card it plays."""
        own, must_head = self.seen.own, self.view.options.must_head
        if self.view.turn != self.view.seat:
            if self.lies is None:
                return {_NO_CARD: hand.bit_count() - double.solve(hand, own, must_head)}
            replies = double.replies(hand, own, self.lies, must_head)
            return {_NO_CARD: hand.bit_count() - max(replies.values())}
        if self.seen.led is None:
            found = double.cards(own, hand, must_head)
        else:
            found = double.replies(own, hand, self.seen.led, must_head)
        found[_NO_CARD] = 0  # thrown in (E30)
        return found


def _may_yet_mark(view: View) -> bool:
    """Return whether the other marks a king it has: it can until it plays a card (E13, E14)."""
    options = view.options
    if options.king_mark != "optional" or OTHER[view.seat] in view.kings or view.tricks:
        return False
    return not view.trick or (view.trick[0][0] == view.seat and options.king_until == "laws")


def _pieces(group: list[tuple[int, float]], size: int = 500) -> Iterator[list[tuple[int, float]]]:
    if len(group) <= size:
        yield group
        return
    for begin in range(0, len(group), size):
        yield group[begin : begin + size]
