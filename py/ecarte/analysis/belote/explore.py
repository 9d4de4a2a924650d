"""The hand explorer: what each bid, or each card to lead, is worth for any hand, with the figures of the analyst.

The question becomes the view of a seat: for a bid everyone who spoke before has passed, for a lead everyone but the
taker. The analyst judges that view over a few deals first, then over more and more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeGuard

from ecarte.analysis.asked import asked_options, refused
from ecarte.analysis.belote.analyst import told
from ecarte.analysis.belote.choices import STANDARD, decide
from ecarte.analysis.belote.choices.value import Values
from ecarte.core import packets
from ecarte.core.cards import PACK, Card, sort_cards
from ecarte.core.game import Event, Json, Problem, RuleError
from ecarte.games.belote.bids import may_bid
from ecarte.games.belote.deal import given, take_due
from ecarte.games.belote.game import GAME
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import NATURAL, State, View, around
from ecarte.machine import module, run
from ecarte.players.belote.table import said

if TYPE_CHECKING:
    from ecarte.analysis.belote import types as declared

ME = "S"
ASKS = ("first", "second", "lead")
EFFORTS = (STANDARD // 8, STANDARD, 8 * STANDARD)  # one after the other: each is more exact than the one before
_SEED = "ecarte explore"
_MOST = 0.999  # the highest progress before the end


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the explorer.

    ``place`` counts from 1 in the order of speaking: for a bid the hand's; for a lead the taker's, while the
    hand is the first speaker's. ``hand`` is without the card turned up, which a taker among four players adds.
    ``bottom`` is the last card of the pack, which is turned up for a lead where fewer than four play. Where cards lie
    open (B32), ``hand`` and ``other`` are both rows, and ``turned`` is the card of the dealer's that was dealt last.
    """

    options: Options
    asks: str
    place: int
    hand: tuple[Card, ...]
    turned: Card
    contract: str = ""
    bottom: Card = ""
    other: tuple[Card, ...] = ()


class Explorer:
    """The findings about a hand, computed a slice at a time."""

    def __init__(self, question: Question) -> None:
        module.call_for(GAME.name)
        self.progress = 0.0
        self.view, self.declared = position(question)
        self._found: Values | None = None
        self._work = self._steps()

    def slice(self) -> None:
        """Do the next slice."""
        self.progress = next(self._work, 1.0)

    def to_json(self) -> declared.BeloteExplored:
        """Return what is known so far."""
        return {
            "declared": [str(event) for event in self.declared],
            "estimate": told(self.view, self._found) if self._found else None,
        }

    def _steps(self) -> Iterator[float]:
        """Do the work, and yield its progress, 0 to 1."""
        spent = seen = whole = 0
        for effort in EFFORTS:
            work = decide(self.view, Random(_SEED), effort)
            while True:
                try:
                    spent += next(work)
                except StopIteration as result:
                    self._found = result.value
                    break
                if whole and spent - seen >= run.find_slice(GAME.name):
                    seen = spent
                    yield min(_MOST, spent / whole)
            whole = whole or spent * sum(EFFORTS) // effort
            if effort != EFFORTS[-1]:
                yield min(_MOST, spent / whole)


def position(question: Question) -> tuple[View, tuple[Event, ...]]:
    """Return what the seat knows when it is to choose, and what it has declared by then."""
    options, is_lead = question.options, question.asks == "lead"
    place = 1 if is_lead else question.place
    dealer = next(seat for seat in options.seats if around(options.seats, seat)[place - 1] == ME)
    state = GAME.rules.start(options, dealer, ME)
    head = GAME.deal.next_head(state)
    assert head is not None
    state = GAME.deal.begin(state, head)
    if state.phase == "packets":
        state = GAME.rules.play(state, Event("say", dealer, verb=packets.SAID, args=(packets.ORDERS[0],)))
    state = _dealt(state, question)
    if not is_lead:
        before = options.players * (question.asks == "second") + place - 1
        for _ in range(before):
            state = _pass(state)
        return GAME.view.of(state, ME), ()
    taker = state.order[question.place - 1]
    while state.phase == "bid":
        takes = state.mover == taker and state.taker is None and question.contract in may_bid(state)
        bid = Event("say", taker, verb="take", args=(question.contract,))
        state = GAME.rules.play(state, bid) if takes else _pass(state)
    if state.taker is None:
        raise RuleError(Problem("E-explorer-contract", "B10", {}))
    state = _dealt(state, question)
    return _declared(state)


def _pass(state: State) -> State:
    passed: State = GAME.rules.play(state, Event("say", state.mover or "", verb="pass"))
    return passed


def _dealt(state: State, question: Question) -> State:
    """Return the state after the cards now due are dealt; the seat's own and those turned up are the question's."""
    while event := take_due(state) or given(state):
        known = _known(state, question, event)
        cards = sort_cards(known, NATURAL) if known else event.cards
        state = GAME.rules.play(state, Event(event.do, event.seat, cards, event.verb))
    return state


def _known(state: State, question: Question, event: Event) -> tuple[Card, ...]:
    """Return the cards that a question has for what is dealt next, none where nobody has seen them."""
    if event.do == "turn":
        return (question.bottom if event.verb else question.turned,)
    if event.do == "take":
        return ()
    if question.options.face_up:
        row = question.hand if event.seat == ME else question.other
        last = (question.turned,) if event.seat == state.dealer else ()
        return last if len(event.cards) == 1 else tuple(card for card in row if card not in last)
    first = question.options.first
    own = question.hand[:first] if event.do == "deal" else question.hand[first:]
    return own if event.seat == ME else ()


def _declared(state: State) -> tuple[View, tuple[Event, ...]]:
    """Return the view at the first lead, and what the seat declares before it as every player would."""
    declared: list[Event] = []
    while True:
        view = GAME.view.of(state, ME)
        event = said(view) if state.mover == ME else Event("say", state.mover or "", verb="pass")
        if event is None:
            return view, tuple(declared)
        declared += [event] if event.verb == "meld" else []
        state = GAME.rules.play(state, event)


# --- as it is asked ---


def asked(request: Json) -> Explorer:
    """Return the explorer for a request; raises RuleError for an invalid one."""
    return Explorer(checked(asked_options(GAME, request), request))


def checked(options: Options, request: Json) -> Question:
    """Return the question that a request asks; raises RuleError for an invalid one."""
    asks, place, hand, turned = (request.get(name) for name in ("asks", "place", "hand", "turned"))
    contract, bottom, other = request.get("contract", ""), request.get("bottom", ""), request.get("other", [])
    if asks not in ASKS:
        raise refused("asks")
    if type(place) is not int or not 1 <= place <= options.players:
        raise RuleError(Problem("E-explorer-place", None, {"number": options.players}))
    if not isinstance(contract, str):
        raise refused("contract")
    is_lead = asks == "lead"
    number = count_cards(options, asks, place)
    contract = contract if is_lead else ""
    if options.face_up:
        wrong = RuleError(Problem("E-explorer-open", "B32", {"number": number}))
        if bottom or not _are_cards(hand, number) or not _are_cards(other, number) or {*hand} & {*other}:
            raise wrong
        if turned not in (other if is_lead or place == 1 else hand):  # the dealer's
            raise wrong
        return Question(options, asks, place, tuple(hand), str(turned), contract, other=tuple(other))
    if other:
        raise RuleError(Problem("E-explorer-other", "B32", {}))
    if not _are_cards(hand, number):
        raise RuleError(Problem("E-explorer-hand", None, {"number": number}))
    shows_last = is_lead and options.players < 4
    if bottom and not shows_last:
        raise RuleError(Problem("E-explorer-bottom", None, {}))
    wanted = [turned, bottom] if shows_last else [turned]
    aside = [card for card in PACK if card in wanted and card not in hand]
    if len(aside) < len(wanted):
        raise RuleError(Problem("E-explorer-turned", None, {"number": len(wanted)}))
    last = str(bottom) if shows_last else ""
    return Question(options, asks, place, tuple(hand), str(turned), contract, last)


def _are_cards(cards: object, number: int) -> TypeGuard[list[Card]]:
    """Return whether something is a list of so many different cards."""
    return isinstance(cards, list) and sum(card in cards for card in PACK) == len(cards) == number


def count_cards(options: Options, asks: str, place: int) -> int:
    """Return how many cards a question's hand has, without the one turned up, which a taker among four adds."""
    if asks != "lead" or options.face_up:
        return options.first
    return options.hand - (place == 1 and options.players == 4)
