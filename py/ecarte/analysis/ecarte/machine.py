"""The analyst's judges on the machine: what its functions are given, and what comes of that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import exp
from random import Random

from ecarte.analysis.ecarte import worlds
from ecarte.analysis.ecarte.choices.cards import _NO_CARD, Cards
from ecarte.analysis.ecarte.choices.exchange import Exchange
from ecarte.analysis.ecarte.choices.value import NOTHING
from ecarte.analysis.ecarte.habits import (
    ANOTHER,
    CERTAIN,
    LEAST_USEFUL,
    SHARP,
    Habits,
    Trained,
    elder_codes,
)
from ecarte.analysis.ecarte.playout import LEAST, Counts, Playout
from ecarte.analysis.ecarte.worlds import LIGHT, SELDOM
from ecarte.core.game import Event
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, OTHER
from ecarte.machine.ecarte import exchange, play
from ecarte.machine.ecarte.records import CODES, ENDS, HAND, MARGINS, MIDDLE, NO_VALUE, PLACES, POSITIONS, STOCK, TRICKS, Tables, Work
from ecarte.players.ecarte import double
from ecarte.players.ecarte.double.masks import read_view
from ecarte.players.ecarte.policy import Policy
from ecarte.players.ecarte.policy.first import FirstHands
from ecarte.players.ecarte.policy.tables import PARTS, places


def tables_of(playout: Playout) -> Tables:
    """Return double dummy and the habits of a deal."""
    found = playout.habits
    return _tables(playout.options, playout.turned, found.policy if isinstance(found, Trained) else None)


@lru_cache(maxsize=4)  # the decisions of a deal share it
def _tables(options: Options, turned: int, policy: Policy | None) -> Tables:
    habits = Trained(options, turned, policy) if policy else Habits(options, turned)
    playout = Playout(options, turned, habits)
    t = Tables()
    dummy = double.load_table(options.must_head)
    t.must_head, t.trumps, t.plain, t.tricks = dummy.must_head, dummy.trumps, dummy.plain, dummy.tricks
    t.worth_trumps, t.worth_plain = ([round(100 * each) for each in row] for row in (habits.trumps, habits.plain))
    t.stand, t.refuse = ([round(100 * each) for each in row] for row in (habits.stand, habits.refuse))
    t.chances = _chances()
    t.least, t.most = (list(row) for row in zip(*map(habits.span, range(STOCK)), strict=True))
    t.useless = LEAST_USEFUL
    t.another = ANOTHER
    t.pairs, t.thirds = _plain_places()
    first = FirstHands(turned)
    t.firsts = [first.places.get(byte, 0) for byte in range(256)]
    t.trump_values, t.plain_values = _rows(first.trumps), _rows(first.cards)
    t.parts = float(PARTS)
    t.king, t.risk = playout.king, [int(each) for each in playout.at_risk]
    t.seldom, t.light, t.least_weight = SELDOM, LIGHT, LEAST
    if isinstance(habits, Trained):
        t.king_turned = int(habits.king)
        t.likeliest, t.number_chances = _codes()
        for name, plane in (("stands", habits.stand_plane), ("refuses", habits.refuse_plane), ("elder", habits.elder_plane)):
            if plane is not None:
                setattr(t, f"has_{name}", 1)
                setattr(t, name, bytearray(plane))
        t.has_dealer = [int(plane is not None) for plane in habits.dealer_planes]
        t.dealer = bytearray(b"".join(plane or bytes(PLACES) for plane in habits.dealer_planes))
    return t


@cache
def _chances() -> list[float]:
    """Return the chance of a choice by the hundredths of a trick that a hand is above its threshold."""
    found = []
    for margin in range(-MIDDLE, MARGINS - MIDDLE):
        chance = round(2**40 / (1 + exp(-SHARP * margin / 100))) / 2**40  # the same on every machine
        found.append(0.0 if chance < CERTAIN else 1.0 if chance > 1 - CERTAIN else chance)
    return found


@cache
def _plain_places() -> tuple[list[int], list[int]]:
    """Return where first hands begin by their two greater plain suits, with the cards left, and more by the third."""
    masks = [mask for mask in range(255, -1, -1) if mask.bit_count() <= HAND]
    with_trumps = [sum(mask.bit_count() == size for mask in range(128)) for size in range(HAND + 1)]
    before = []
    for left in range(8):
        row, number = [0] * 256, 0
        for mask in masks:
            row[mask] = number
            if mask.bit_count() <= left <= HAND:
                number += with_trumps[left - mask.bit_count()]
        before.append(row)
    pairs = [0] * (1 << 16)
    number = 0
    for a in masks:
        for b in masks:
            left = HAND - a.bit_count() - b.bit_count()
            if b <= a and left >= 0:
                begin = next(mask for mask in masks if mask <= b and mask.bit_count() <= left)
                pairs[a << 8 | b] = (number - before[left][begin]) * 8 + left
                number += sum(with_trumps[left - c.bit_count()] for c in masks if c <= b and c.bit_count() <= left)
    assert number == places().number
    return pairs, [each for row in before for each in row]


def _rows(values: Sequence[Sequence[int]]) -> list[int]:
    return [each for row in values for each in (*sorted(row), *[NO_VALUE] * (8 - len(row)))]


@cache
def _codes() -> tuple[list[int], list[float]]:
    likeliest, chances = [0] * CODES, [0.0] * (CODES * TRICKS)
    for code, (number, by_number) in enumerate(elder_codes()):
        likeliest[code] = number
        for each, chance in by_number.items():
            chances[code * TRICKS + each] = chance
    return likeliest, chances


def _start(work: Work, rng: Random) -> None:
    work.chance = list(rng.getstate()[1])


_SAID = {
    "stand": exchange.STAND,
    "refuse": exchange.REFUSE,
    "propose": exchange.ANSWER,
    "accept": exchange.DISCARD_AS_ELDER,
}


class MachineExchange(Exchange):
    """Judges what may be said and discarded."""

    def groups(self) -> Iterator[Sequence[worlds.World]]:
        """Return hands of the opponent, endlessly."""
        view, work = self.view, Work()
        other, elder = OTHER[view.seat], not self.elder
        self.work, self.tables = work, tables_of(self.playout)
        _start(work, self.rng)
        work.own, work.is_elder, work.times, work.left = self.own, int(self.elder), self.times, self.left
        work.unseen = read_view(view).unseen
        for at, taken in enumerate(view.exchanges):
            work.exchanged[2 * at], work.exchanged[2 * at + 1] = taken[AT[other]], taken[AT[view.elder]]
        chosen = view.phase == "discard" or (view.phase == "answer" and elder)
        work.has_chosen = int(chosen)
        work.laid = max(0, HAND - view.sizes[other]) if chosen and elder else 0
        for at, (event, discarded) in enumerate(zip(self.events, self.discarded, strict=True)):
            work.stages[at], work.asked[at] = self.stage(event)
            work.discards[at] = discarded
        while True:
            yield range(1)  # type: ignore[misc]

    def steps(self):  # type: ignore[no-untyped-def]
        """Return the work in small pieces."""
        trying = list(range(len(self.events)))
        groups = self.groups()
        next(groups)
        number = 0
        from ecarte.analysis.ecarte.choices.exchange import _KEPT
        while True:
            number += 1
            self.work.trying = len(trying)
            self.work.rows[: len(trying)] = trying
            found = run(exchange.judge_exchange, self.tables, self.work)
            for row, at in enumerate(trying):
                self.counts[at].append(self.work.counts[row * ENDS : row * ENDS + ENDS])
            self.worlds += found
            if self.worlds >= self.wanted and number > 3 and number % 2 == 0:
                break
            if self.worlds >= self.tried and len(trying) > _KEPT:
                trying = self.hopeful(trying)
            yield found * len(trying)
        return self.values(exact=False)

    def stage(self, event: Event) -> tuple[int, int]:
        """Return where a deal goes on after a choice, and the number said with the proposal, or 0."""
        asked = self.view.proposed or 0
        if event.verb == NOTHING:
            waits = exchange.DISCARD_AS_DEALER if self.elder else exchange.DISCARD_AS_ELDER
            return {"choose": exchange.CHOOSE, "answer": exchange.ANSWER}.get(self.view.phase, waits), asked
        if event.do == "discard":
            return exchange.DISCARD_AS_DEALER if self.elder else exchange.DRAW, 0
        if event.verb == "propose":
            asked = int(event.args[0]) if event.args else 0
        return _SAID[event.verb], asked


class MachineCards(Cards):
    """Judges cards."""

    def steps(self):  # type: ignore[no-untyped-def]
        """Return the work in small pieces."""
        work, tables = Work(), tables_of(self.playout)
        seen, view = self.seen, self.view
        by = worlds.Weights(view, self.playout.habits)
        work.own, work.is_elder, work.times = seen.own, int(self.elder), by.times
        if view.turn != view.seat:
            work.does = play.WAITS if self.lies is None else play.WAITS_TO_REPLY
            work.led = self.lies or 0
        else:
            work.does = play.LEADS if seen.led is None else play.REPLIES
            work.led = seen.led or 0
            work.may = seen.own if seen.led is None else double.follow(seen.own, seen.led, view.options.must_head)
        work.trying = len(self.cards)
        work.plays[: len(self.cards)] = self.cards
        work.ends = [each for row in self.end_of for each in row]
        work.marks = self.king
        work.is_exact, work.holds, work.pool = int(self.exact), seen.holds, seen.pool
        work.size = max(0, seen.size - seen.holds.bit_count())
        work.chosen = list(range(HAND))
        work.shown, work.declined = by.shown, int(by.declined)
        work.kept = -1 if by.kept is None else by.kept
        if not self.exact:
            _start(work, self.rng)
        number = 0
        while True:
            number += 1
            found = run(play.judge_cards, tables, work)
            for at in range(len(self.cards)):
                counts = work.counts[at * ENDS : at * ENDS + ENDS]
                if not self.exact or not self.counts[at]:
                    self.counts[at].append(counts)
                else:
                    self.counts[at][0] = [a + b for a, b in zip(self.counts[at][0], counts, strict=True)]
            self.worlds += found
            yield 3 * found
            if work.is_done or (not self.exact and self.worlds >= self.wanted and number > 3 and number % 2 == 0):
                break
        if not all(any(counts) for choice in self.counts for counts in choice):  # other cards are legal than usual
            return None
        return self.values(self.exact)


def run(entry, tables, work):  # type: ignore[no-untyped-def]
    """Run an entry as it stands."""
    return entry(tables, work)
