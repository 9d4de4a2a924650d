"""The game of belote: rules B1-B33, for four in two sides and for three or two, each alone.

It puts together what `ecarte.core.contract` asks of a game. Most of that is in the other modules, each of which imports
only those before it: states and views (`state`), cards alone (`declarations.melds`, `tricks`, `score`), possible hands
(`held`), legal events (`bids`, `declarations`, `deal`, `legal`), refusals (`refusals`), effects (`effects`), a seat's
sight (`view`).

A state may be one seat's view of a game (``only``): the others' private cards are then "??", and every event is still
checked against the known cards.
"""

from __future__ import annotations

from operator import attrgetter

from ecarte.core.cards import sort_cards
from ecarte.core.contract import Cut, Deal, Game, Log, Rules, Score, Sight
from ecarte.core.game import Event, Json, Problem, RuleError, Seat, evolve
from ecarte.core.hands import supposed
from ecarte.core.tricks import taker
from ecarte.games.belote import counted, course
from ecarte.games.belote.deal import due, gathered, given
from ecarte.games.belote.declarations import own_melds
from ecarte.games.belote.effects import EFFECTS
from ecarte.games.belote.held import hands, put, unseen
from ecarte.games.belote.legal import legal, moves
from ecarte.games.belote.options import OPTIONS, PRESETS, resolve, without_cards
from ecarte.games.belote.refusals import why_not
from ecarte.games.belote.state import NAME, NATURAL, SEATS, SIDES, Hand, State
from ecarte.games.belote.view import redact, tells, view
from ecarte.games.belote.weights import weights


def suppose(state: State, seat: Seat, cards: Hand) -> State:
    """Return the state with another hand in a seat, as large as the real one; raises RuleError when that is impossible.

    Its cards may come from that hand, from the stock or from an unknown hand, but not from those turned up, played, or
    held by another (B1).
    """
    if seat not in state.seats:
        raise RuleError(Problem("E-seat", "B1", {"seat": seat}))
    seen = supposed(state.hand(seat), state.seen, cards, "B1")
    return evolve(state, hands=put(state, seat, sort_cards(cards, NATURAL)), seen=seen)


def play(state: State, event: Event) -> State:
    """Return the state after the event; raises RuleError when `why_not` refuses it."""
    problem = why_not(state, event)
    if problem is not None:
        raise RuleError(problem)
    return counted.follow(state, event) if state.options.without_cards else EFFECTS[event.do](state, event)


def follows(before: State, after: State) -> tuple[Json, ...]:
    """Return the log entries that follow from the event between two states: tricks, the score, the end."""
    entries: list[Json] = []
    took = taker(before, after)
    if took is not None:
        entries.append({"do": "trick", "seat": took})
    totals = course.tally(after)
    if totals is not None and course.tally(before) is None:
        points, running = totals
        scored = after.scored.to_json(after.options.sides) if after.scored else None
        entries.append({"do": "score", "points": points, "score": running, "scored": scored})
    if after.phase == "over":
        entries.append({"do": "over", "seat": course.winner(after), "why": "score"})
    return tuple(entries)


def breaks_line(state: State, event: Event) -> bool:
    """Return whether the event starts a new line in canonical ECN.

    Hands and turn-up share a line. So does each round of bidding, the second deal, announcements before the play, and
    each trick with what is said before and after it.
    """
    if state.options.without_cards:  # the bid, what was declared, the count
        return event.do == "ruling" or not (state.melds or state.ranks or state.calls)
    if event.do == "deal":
        return event.seat == state.elder and state.phase == "dealing"
    if event.do == "take":
        return True
    if event.do == "draw":
        return state.options.players < 4 and event.seat == state.elder
    if event.do == "say" and state.phase == "bid":
        return not state.bids or (len(state.bids) == state.options.players and state.taker is None)
    if event.do == "say" and state.phase == "announce":
        return event.seat == state.elder and not state.melds
    if event.do == "say":
        return not state.tricks and event.seat == state.elder and not own_melds(state, event.seat)
    if event.do == "play":
        spoken = state.options.announce_before_play is False and not state.tricks and bool(own_melds(state, event.seat))
        return not state.trick and not spoken
    return False


GAME = Game(
    name=NAME,
    all_seats=SEATS,
    all_sides=SIDES,
    options=OPTIONS,
    presets=PRESETS,
    resolve=resolve,
    rule_ids={
        "pack": "B1",
        "seats": "B1",
        "deals": "B4",
        "given": "B5",
        "turn": "B17",
        "trick": "B22",
        "score": "B24",
        "end": "B27",
    },
    rules=Rules(start=course.start, turn=attrgetter("mover"), legal=legal, why_not=why_not, play=play, moves=moves),
    deal=Deal(
        next_head=course.next_head,
        begin=course.open_deal,
        given=given,
        due=due,
        hands=hands,
        unseen=unseen,
        suppose=suppose,
        gathered=gathered,
    ),
    score=Score(of=course.score, tally=course.tally, over=course.over, winner=course.winner, replace=course.with_score),
    view=Sight(of=view, redact=redact, tells=tells),
    log=Log(follows=follows, taker=taker, breaks_line=breaks_line, trump=attrgetter("trump")),
    can_draw=True,
    cut=Cut(tag="Draw", draw=course.cut, first=course.deals_first),
    weights=weights,
    without_cards=without_cards,
)
