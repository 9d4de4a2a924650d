"""The facts of a deal of belote, one flat row: the taker, the contract, declarations, the outcome.

They are computed from the verified events alone, without a fold, by the game's own `ecarte.games.belote.score` and
`ecarte.games.belote.declarations.melds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from ecarte.core.cards import PACK, SUITS, UNKNOWN, Card, format_known
from ecarte.core.columns import JUDGED, Column, Measure, Row, judge_seats, list_columns
from ecarte.core.game import Event, Head, Seat
from ecarte.core.losses import Unit
from ecarte.games.belote import state
from ecarte.games.belote.declarations.melds import CARRE, strongest
from ecarte.games.belote.numbers import rules
from ecarte.games.belote.options import Options
from ecarte.games.belote.score import BELOTE, score
from ecarte.games.belote.state import Belote, Meld, Scored, State, Trick, around, side_of
from ecarte.games.belote.tricks import taking
from ecarte.machine.belote.score import is_end

# In a hundred decisions with a choice, an amateur makes 0.5 blunders, 2 mistakes and 4 dubious decisions, an expert
# 0.02, 0.2 and 1 (tools/tables/levels.py). A record has losses in points.
UNIT = Unit(
    "points",
    ((70.0, "??"), (25.0, "?"), (12.0, "?!")),
    shown=0.05,
    figure=1,
    written=1,
    most=4000,
    digits=1,
    parts=10,
)

_EVERYBODY = tuple(
    dict.fromkeys((*state.SEATS, *state.SIDES))
)  # with three players or two seats and sides are the same
_columns = partial(list_columns, {"SEAT": state.SEATS, "SIDE": state.SIDES, "ANY": _EVERYBODY})

COLUMNS: tuple[Column, ...] = (
    *_columns("number", "deal attempt"),
    *_columns("text", "dealer elder", state.SEATS),
    # The cards turned up; there is a second when fewer than four play (B28, B31).
    *_columns("text", "turn bottom", (*PACK, UNKNOWN)),
    # The bidding: side and seat of the taker, the contract, the round, the number of bids overcalled (B10).
    # No taker: all have passed twice (B8).
    *_columns("text", "taker", state.SIDES),
    *_columns("text", "taken_by", state.SEATS),
    *_columns("text", "contract", (*SUITS, state.NO_TRUMPS, state.ALL_TRUMPS)),
    *_columns("text", "trump", SUITS),
    *_columns("number", "bid_round overcalled"),
    *_columns("flag", "passed_out"),
    # Hands as first dealt, and as play began.
    *_columns("text", "hand_SEAT held_SEAT"),
    # Declarations: how many were announced, of each kind; the ranks of carrés; whose are the best; who
    # called belote and rebelote.
    *_columns("number", "declared_ANY tierces cinquantes cents"),
    *_columns("text", "carre belote"),
    *_columns("text", "best", state.SIDES),
    # The play: the first card, tricks, who took all of them.
    *_columns("text", "lead", (*PACK, UNKNOWN)),
    *_columns("number", "tricks_ANY"),
    *_columns("text", "capot", state.SIDES),
    # Whether the contract was made.
    *_columns("flag", "made failed"),
    # Before the contract's factor: cards, the last trick (or all of them), declarations that count, belote.
    *_columns("number", "cards_SIDE last_SIDE melds_ANY belote_ANY total_SIDE factor"),
    # Written down: points of the deal, the running score before and after.
    *_columns("number", "points_SIDE before_SIDE score_SIDE"),
    # The points that wait for the next deal (B24).
    *_columns("number", "waiting"),
    # Which of the deals it is that count (B27).
    *_columns("number", "counted"),
    *_columns("flag", "over"),
    *_columns("number", "events"),
    *_columns("number", JUDGED),
)

GAME_COLUMNS: tuple[Column, ...] = _columns("number", "target")

MEASURES: tuple[Measure, ...] = (
    Measure("points", "points_us", "over"),
    Measure("took", "taken_by == me", "over"),
    Measure("took_first", "bid_round == 1", "over and taken_by == me"),
    Measure("made", "made", "over and taken_by == me"),
    Measure("taken_points", "points_us", "over and taker == us"),
    Measure("against_failed", "failed", "over and taker and taker != us"),
    Measure("capot", "capot == us", "over and taker"),
    Measure("tricks", "tricks_us", "over and taker"),
    Measure("declared", "declared_me > 0", "over and taker"),
    Measure("melds", "melds_us", "over and taker"),
    Measure("carre", "carre and best == us and melds_us > 0", "over and taker"),
    Measure("belote", "belote_me > 0", "over and taker"),
    Measure("passed_out", "passed_out", "over"),
    Measure("faultless", "mistakes_me == 0", "judged_me"),
    Measure("lost", "lost_me", "judged_me", parts=10),  # in points
)

SAID: Mapping[str, str] = {
    "passes": "pass",
    "takes": "take:(s|h|d|c|nt|at)",
    "declares": "meld:(tierce|cinquante|cent|carre)(?::[^ ]+)?",
}
BIDS = frozenset({"pass", "take"})
WINS = "made and taker ~ me or failed and not taker ~ me"
LOSES = "failed and taker ~ me or made and not taker ~ me"


def is_self_contained(options: Options, events: Iterable[Event]) -> bool:
    """Return whether the events of a deal give all its facts: nothing is carried into it but the score."""
    return options.tie != "litige" and options.passed_counts and not options.without_cards


def deal(
    options: Options, head: Head, events: Iterable[Event], before: Mapping[str, int], after: State | None = None
) -> Row:
    """Return the row of a deal from its verified events, complete or as far as it was played; cards may be "??".

    The state after them is needed where they are not `is_self_contained`.
    """
    players = options.players
    course = _Course(options, around(options.seats, head.dealer))
    for event in events:
        course.add(event)
    bare = options.without_cards  # then nothing is known of the play
    taker, best, scored = course.taker, course.best, after.scored if after else course.scored()
    called = [call for call in course.calls if call.complete]
    counted = [meld for meld in course.melds if side_of(meld.seat, players) == best]
    void = course.passes == (1 if bare else 2 * players) and not taker  # nobody took it (B8)
    row: Row = {
        "deal": head.number,
        "attempt": head.attempt,
        "dealer": head.dealer,
        "elder": course.order[0],
        "turn": course.turned,
        "bottom": course.bottom,
        "taker": side_of(taker, players) if taker else None,
        "taken_by": taker,
        "contract": course.contract,
        "trump": None if course.contract in (state.NO_TRUMPS, state.ALL_TRUMPS) else course.contract,
        "bid_round": None if bare else course.round,
        "overcalled": None if bare else course.overcalled,
        "passed_out": void,
        "tierces": course.declared("tierce"),
        "cinquantes": course.declared("cinquante"),
        "cents": course.declared("cent"),
        "carre": "".join(meld.top for meld in course.melds if meld.kind == CARRE) or None,
        "best": best,
        "belote": "".join(call.seat for call in called) or None,
        "lead": course.lead,
        "capot": scored.capot if scored else None,
        "made": scored is not None and scored.made,
        "failed": scored is not None and not scored.made and not scored.held,
        "counted": head.number - (after.carried.uncounted if after else 0),
        "waiting": (after.carried.waiting if after else 0) if scored or void else None,
        "factor": scored.factor if scored else None,
        "over": void or scored is not None,
        "events": course.number,
    }
    for seat in options.seats:
        row[f"hand_{seat}"] = format_known(course.dealt.get(seat, ()), state.NATURAL)
        row[f"held_{seat}"] = format_known(course.held.get(seat, ()), state.NATURAL) if course.lead else None
        row[f"declared_{seat}"] = sum(meld.seat == seat for meld in course.melds)
        row[f"tricks_{seat}"] = None if bare else sum(trick.winner == seat for trick in course.tricks)
    for at, side in enumerate(options.sides):
        points = scored.points[at] if scored else 0
        row[f"cards_{side}"] = None if bare else scored.cards[at] if scored else 0
        row[f"last_{side}"] = None if bare else scored.last[at] if scored else 0
        row[f"total_{side}"] = scored.totals[at] if scored else 0
        row[f"points_{side}"] = points
        row[f"before_{side}"] = before[side]
        row[f"score_{side}"] = before[side] + points
        for seat in side:  # of a side that took no trick, none counts (B25)
            melds = [meld.points for meld in counted if meld.seat == seat] if scored and scored.melds[at] else []
            row[f"melds_{seat}"] = sum(melds)
            row[f"belote_{seat}"] = sum(BELOTE for call in called if call.seat == seat) if scored else 0
        if len(side) > 1:
            for name in ("declared", "tricks", "melds", "belote"):
                parts = [row[f"{name}_{seat}"] for seat in side]
                row[f"{name}_{side}"] = None if None in parts else sum(int(part or 0) for part in parts)
    return row


class _Course:
    """What the events of a deal say, as far as they go."""

    def __init__(self, options: Options, order: tuple[Seat, ...]) -> None:
        self.options, self.order = options, order
        self.number = self.passes = self.overcalled = 0
        self.dealt: dict[Seat, tuple[Card, ...]] = {}
        self.held: dict[Seat, tuple[Card, ...]] = {}
        self.turned: Card | None = None
        self.bottom: Card | None = None
        self.taker: Seat | None = None
        self.contract: str | None = None
        self.round: int | None = None
        self.melds: list[Meld] = []
        self.ranks: list[tuple[Seat, str]] = []
        self.trumped: Seat | None = None
        self.calls: list[Belote] = []
        self.lead: Card | None = None
        self.trick: list[tuple[Seat, Card]] = []
        self.tricks: list[Trick] = []

    def add(self, event: Event) -> None:
        """Add an event."""
        self.number += 1
        do, seat, cards = event.do, event.seat, event.cards
        if do == "play":
            self._played(seat, cards[0], event.call)
        elif do == "say":
            self._said(seat, event.verb, event.args)
        elif do == "turn":
            if event.verb:
                self.bottom = cards[0]
            else:
                self.turned = cards[0]
        elif not self.lead:  # what is turned up in the play is no longer dealt
            if event.verb == "up" and seat in self.dealt:
                (self.turned,) = cards  # the last card dealt (B32)
            if do == "deal":
                self.dealt[seat] = (*self.dealt.get(seat, ()), *cards)
            self.held[seat] = (*self.held.get(seat, ()), *cards)

    def _played(self, seat: Seat, card: Card, call: str) -> None:
        self.lead = self.lead or card
        if call == "belote":
            self.calls.append(Belote(seat, card[1]))
        elif call:
            self.calls = [replace(each, complete=True) if each.suit == card[1] else each for each in self.calls]
        self.trick.append((seat, card))
        if len(self.trick) == len(self.order):
            winner = taking(self.trick, self.contract or "")
            self.tricks.append(Trick(self.trick[0][0], tuple(card for _, card in self.trick), winner))
            self.trick = []

    def _said(self, seat: Seat, verb: str, args: tuple[str, ...]) -> None:
        if verb == "pass":
            self.passes += 1  # those before the play, too: by then there is a taker
        elif verb == "take":
            if self.taker:
                self.overcalled += 1
            else:
                self.round = 1 if self.passes < len(self.order) else 2
            self.taker, self.contract = seat, args[0]
        elif verb == "meld":
            self.melds.append(Meld(seat, args[0], args[1], late=bool(self.tricks or self.ranks)))
        elif verb == "rank":
            self.ranks.append((seat, args[0]))
        elif verb == "trump":
            self.trumped = seat
        elif verb == "belote":  # of a record without cards
            self.calls.append(Belote(seat, args[0], complete=True))

    def declared(self, kind: str) -> int:
        """Return how many declarations of a kind were announced."""
        return sum(meld.kind == kind for meld in self.melds)

    @property
    def best(self) -> str | None:
        """The side with the strongest declaration, once the first trick is played (B14)."""
        players = self.options.players
        is_known = self.tricks or self.options.without_cards
        holder = strongest(self.melds, self.ranks, self.trumped, self.order, self.options) if is_known else None
        return side_of(holder, players) if holder else None

    def scored(self) -> Scored | None:
        """Return the score of the deal, if it was played to its end."""
        if len(self.tricks) < self.options.hand:
            return None
        best, players = self.best, self.options.players
        melds = [meld for meld in self.melds if side_of(meld.seat, players) == best]
        return score(self.options, self.order, self.taker or "", self.contract or "", self.tricks, melds, self.calls)


def judged(losses: Mapping[Seat, Sequence[int]]) -> Row:
    """Return what an analyst wrote beside the decisions of each seat."""
    return judge_seats(state.SEATS, losses)


def game(options: Options, last: Row | None) -> Row:
    """Return whether the game has ended, and the winner, None when both sides are equal (B27)."""
    score = {side: int(last[f"score_{side}"] or 0) if last else 0 for side in options.sides}
    most = max(score.values())
    ahead = [side for side, points in score.items() if points == most]
    # The last row may be of a deal in progress.
    counted = int(last.get("counted", last["deal"]) or 0) if last else 0
    finished = bool(last and last["over"] and is_end(rules(options), counted, most, len(ahead)))
    winner = ahead[0] if finished and len(ahead) == 1 else None
    return {"game_winner": winner, "finished": finished, "target": options.target}
