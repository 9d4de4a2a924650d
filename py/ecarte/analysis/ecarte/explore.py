"""The hand explorer: the value of every choice for any hand and turn-up, with the verdict of the books.

The choices are to stand or propose, to refuse or accept, what to discard, and what to lead. First come estimates from
some hundred hands of the opponent; then standing or refusing is counted against every hand; then the estimates become
finer.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from typing import TYPE_CHECKING

from ecarte.analysis.asked import asked_options, refused
from ecarte.analysis.ecarte import choices
from ecarte.analysis.ecarte.choices.value import Values
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.frequencies import chances
from ecarte.analysis.ecarte.playout import Ends, Playout, ends_at
from ecarte.core.cards import PACK, UNKNOWN, Card
from ecarte.core.game import Event, Json, evolve
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import HAND, State
from ecarte.machine import module, run
from ecarte.machine.ecarte.course import find_vulnerable
from ecarte.machine.ecarte.exchange import number_end
from ecarte.machine.ecarte.play import BEST, LEADS, NO_CARD, WAITS, judge_cards
from ecarte.machine.ecarte.records import DEALER, ELDER, ENDS, NOBODY, TRICKS, Work
from ecarte.machine.sums import total
from ecarte.players.ecarte import classic, masks

if TYPE_CHECKING:
    from ecarte.analysis.ecarte import types as declared
    from ecarte.types.analysis import Worth

ME, OTHER = "S", "N"
FIRST, FINER = 400, 4000  # hands of the opponent for an estimate
_SHOWN = 6  # the most discards that are shown


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the explorer.

    ``score`` has the seat's own points first. ``laid`` is how many cards the elder discards when that is the opponent.
    """

    options: Options
    hand: tuple[Card, ...]
    turned: Card
    elder: bool
    score: tuple[int, int] = (0, 0)
    laid: int = 3


class Explorer:
    """The findings about a hand, computed a slice at a time."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.counted: declared.Counted | None = None
        self.choices: list[Worth] | None = None
        self.discards: list[Worth] | None = None
        self.leads: list[Worth] | None = None
        self.seeing: declared.Seeing | None = None
        self.worlds = 0
        self.progress = 0.0
        self._decides = _decided(question)
        trump, order = question.turned[1], question.options.order
        self._own = masks.to_mask(question.hand, trump, order)
        self._often: dict[int, Mapping[Event, float]] = {}  # how often the master makes each choice
        self._work = self._steps()
        module.call_for("ecarte")

    def slice(self) -> None:
        """Do the next slice."""
        self.progress = next(self._work, 1.0)

    def to_json(self) -> declared.EcarteExplored:
        """Return what is known so far."""
        return {
            "classic": verdict(self.question),
            "deals": self.counted,
            "choices": self.choices,
            "discards": self.discards,
            "leads": self.leads,
            "seeing": self.seeing,
            "worlds": self.worlds,
        }

    def _steps(self) -> Iterator[float]:
        """Do the work, and yield its progress, 0 to 1."""
        yield from self._estimated(FIRST, 0.0, 0.1)
        yield from self._counting(0.1, 0.7)
        yield from self._estimated(FINER, 0.7, 1.0)

    def _estimated(self, wanted: int, begin: float, to: float) -> Iterator[float]:
        whole = 3 * wanted * 2
        done = told = 0
        for at, state in enumerate(self._decides):
            work = choices.steps(ECARTE.view.of(state, ME), Random(f"explore {at}"), wanted=wanted)
            while True:
                try:
                    done += next(work)
                except StopIteration as result:
                    self._list(at, result.value)
                    break
                if done - told >= run.find_slice("ecarte"):
                    told = done
                    yield begin + (to - begin) * min(1, done / whole)
        yield to

    def _list(self, at: int, values: Values | None) -> None:
        if values is None:
            return
        if at not in self._often:
            self._often[at] = chances(ECARTE.view.of(self._decides[at], ME)) or {}
        listed = [
            _worth(choice.event, choice.points, choice.game, choice.error, self._often[at])
            for choice in values.choices[: _SHOWN if at else None]
        ]
        if at:
            self.discards = listed
        else:
            standing = [each for each in self.choices or [] if each["error"] == 0]
            kept = {each["event"]: each for each in standing}  # exact figures are kept
            self.choices = sorted((kept.get(each["event"], each) for each in listed), key=lambda each: -each["game"])
            self.worlds = values.worlds

    def _counting(self, begin: float, to: float) -> Iterator[float]:
        if not self._decides:
            return
        options, trump = self.question.options, self.question.turned[1]
        playout = Playout(options, masks.number_cards(trump, options.order)[self.question.turned])
        leads = list(masks.scan(self._own)) if self.question.elder else []
        work = self._work_to_count(playout, leads)
        total = comb(work.pool.bit_count(), HAND)
        looked = told = 0
        while not work.is_done:
            looked += playout.call(judge_cards, work)
            if looked - told >= run.find_slice("ecarte"):
                told = looked
                yield begin + (to - begin) * looked / total
        ends, *by_lead = (
            [int(number) for number in work.totals[at * ENDS : (at + 1) * ENDS]] for at in range(work.trying)
        )
        names = masks.name_numbers(trump, options.order)
        self._tell(total, ends, {names[card]: numbers for card, numbers in zip(leads, by_lead, strict=True)})
        yield to

    def _work_to_count(self, playout: Playout, leads: Sequence[int]) -> Work:
        """Return what the machine is given: first both hands are seen, then each card is led to all hands."""
        is_elder = self.question.elder
        vulnerable = find_vulnerable(playout.tables, ELDER if is_elder else DEALER, 0)
        own, other = (ELDER, DEALER) if is_elder else (DEALER, ELDER)
        work = playout.work(Random(0))
        work.own, work.pool, work.size, work.is_exact = self._own, self._unseen(), HAND, 1
        work.is_elder, work.kept = 1, -1  # nothing has been said, so all hands are equally likely
        work.does = LEADS if is_elder else WAITS
        work.trying = 1 + len(leads)
        work.rows[: work.trying] = array("i", range(work.trying))
        work.plays[: work.trying] = array("i", [BEST if is_elder else NO_CARD, *leads])
        work.ends = [
            number_end(king, vulnerable, won if is_elder else HAND - won)
            for king in (own if self._own & playout.king else NOBODY, other)
            for won in range(HAND + 1)
        ]
        work.marks = playout.king
        work.chosen = list(range(HAND))
        return work

    def _tell(self, total: int, ends: Sequence[int], by_lead: Mapping[Card, Sequence[int]]) -> None:
        """Keep what was counted."""
        is_elder, worths = self.question.elder, self._ends()
        wins = range(3, 6) if is_elder else range(3)
        won = {
            card: sum(number for at, number in enumerate(numbers) if at % TRICKS in wins)
            for card, numbers in by_lead.items()
        }
        self.counted = {
            "hands": total,
            "wins": sum(number for at, number in enumerate(ends) if at % TRICKS in wins),
            "voles": sum(number for at, number in enumerate(ends) if at % TRICKS == (HAND if is_elder else 0)),
            "leads": won if is_elder else None,
        }
        if not is_elder:
            return
        listed = [self._exact(Event("play", ME, (card,)), worths, numbers) for card, numbers in by_lead.items()]
        self.leads = sorted(listed, key=lambda each: -each["game"])
        stands = self._exact(Event("say", ME, verb="stand"), worths, ends, self._often.get(0, {}))
        others = [each for each in self.choices or [] if each["event"] != stands["event"]]
        self.choices = sorted([stands, *others], key=lambda each: -each["game"])
        # One lead serves for all hands of the dealer; with both hands seen it is chosen for each.
        lead = max(listed, key=lambda each: each["game"])
        self.seeing = {"points": round(stands["points"] - lead["points"], 4),
                       "game": round(stands["game"] - lead["game"], 5)}  # fmt: skip

    def _unseen(self) -> int:
        trump, order = self.question.turned[1], self.question.options.order
        seen = (*self.question.hand, self.question.turned)
        return masks.to_mask((card for card in PACK if card not in seen), trump, order)

    def _ends(self) -> Ends:
        own, other = (self._decides[0].score[at] for at in (0, 1))  # a turned king has been marked
        table = equity(self.question.options)
        return ends_at(table, own, other) if self.question.elder else ends_at(table, other, own)

    def _exact(
        self, event: Event, worths: Ends, ends: Sequence[int], often: Mapping[Event, float] | None = None
    ) -> Worth:
        whole = total(ends)
        points, game = (
            total(number * each for number, each in zip(ends, worth, strict=True)) / whole
            for worth in (worths.points, worths.game)
        )
        return _worth(event, points, game, 0.0, often or {})


def _worth(event: Event, points: float, game: float, error: float, often: Mapping[Event, float]) -> Worth:
    return {
        "event": str(event),
        "points": round(points, 4),
        "game": round(game, 5),
        "error": round(error, 5),
        "p": round(often.get(event, 0.0), 4) if often else None,
    }


def verdict(question: Question) -> declared.Classic:
    """Return what the books say about the hand."""
    options, hand, turned = question.options, question.hand, question.turned
    pressed = question.score[1] + options.king_points >= options.target
    judge, least = (classic.elder, 1) if question.elder else (classic.dealer, options.dealer_min_discard)
    said = judge(hand, turned, options.order, pressed)
    known = (*classic.ELDER, *classic.DEALER, *classic.PRESSED)
    return {
        "plays": said.plays,
        "why": said.why,
        "standard": next((each.text for each in known if each.name == said.why), ""),
        "thrown": list(classic.thrown(hand, turned[1], options.order, least)),
        "lead": classic.lead(hand, turned[1], options.order) if question.elder else None,
    }


def _decided(question: Question) -> list[State]:
    """Return the states to decide in: stand or propose, refuse or accept; what to discard.

    There are none where a turned king ends the game.
    """
    options = question.options
    dealer, elder = (OTHER, ME) if question.elder else (ME, OTHER)
    state = evolve(ECARTE.rules.start(options, dealer, ME), score=question.score)
    head = ECARTE.deal.next_head(state)
    assert head is not None
    state = ECARTE.deal.begin(state, head)
    unknown = (UNKNOWN,) * HAND
    for seat in (elder, dealer):
        state = ECARTE.rules.play(state, Event("deal", seat, question.hand if seat == ME else unknown))
    state = ECARTE.rules.play(state, Event("turn", cards=(question.turned,)))
    if state.phase != "choose":
        return []
    number = (str(question.laid),) if options.propose_number else ()
    proposed = ECARTE.rules.play(state, Event("say", elder, verb="propose", args=number))
    accepted = ECARTE.rules.play(proposed, Event("say", dealer, verb="accept"))
    if question.elder:
        return [state, accepted]
    laid = Event("discard", OTHER, (UNKNOWN,) * question.laid)
    return [proposed, ECARTE.rules.play(accepted, laid)]


# --- as it is asked ---


def asked(request: Json) -> Explorer:
    """Return the explorer for a request of the page; raises RuleError for an invalid one."""
    hand, turned, role, score = (request.get(name) for name in ("hand", "turned", "role", "score"))
    return Explorer(checked(asked_options(ECARTE, request), hand, turned, role, score, request.get("laid", 3)))


def checked(options: Options, hand: object, turned: object, role: object, score: object, laid: object) -> Question:
    """Return the question made of these values; raises RuleError when they are invalid."""
    if not isinstance(hand, list) or len(hand) != HAND or sum(card in hand for card in PACK) != HAND:
        raise refused("hand")
    if not isinstance(turned, str) or turned not in PACK or turned in hand:
        raise refused("turned")
    if role not in ("elder", "dealer"):
        raise refused("role")
    least = range(options.target)
    if not isinstance(score, list) or len(score) != 2 or not all(type(n) is int and n in least for n in score):
        raise refused("score")
    if type(laid) is not int or not 1 <= laid <= HAND:
        raise refused("laid")
    return Question(options, tuple(hand), turned, role == "elder", (score[0], score[1]), laid)
