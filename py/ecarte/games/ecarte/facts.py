"""The facts of a deal of écarté, one flat row: proposals, refusals, kings, the outcome.

They are computed from the verified events alone, without a fold. Where a deal can hold more than its exchange, kings
and tricks, the outcome is taken from the folded state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from ecarte.core import tricks
from ecarte.core.cards import PACK, SUITS, UNKNOWN, Card, format_known
from ecarte.core.columns import JUDGED, Column, Measure, Row, judge_seats, list_columns
from ecarte.core.game import Event, Head, Seat
from ecarte.core.losses import Unit
from ecarte.games.ecarte.course import count_game_points, name_points
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import HAND, KINGS, OTHER, REASONS, SEATS, State
from ecarte.machine.ecarte.course import is_decided

# In a hundred decisions with a choice, an amateur makes 0.5 blunders, 2 mistakes and 4 dubious decisions, a club player
# 0.1, 0.5 and 4 (bench/analysis.py). A record has losses of equity, which is twice the chance of the game.
UNIT = Unit(
    "game",
    ((0.12, "??"), (0.05, "?"), (0.02, "?!")),
    shown=0.0005,
    figure=100,
    written=2,
    most=1,
    digits=3,
    parts=10_000,
)

_columns = partial(list_columns, {"SEAT": SEATS})

COLUMNS: tuple[Column, ...] = (
    *_columns("number", "deal attempt"),
    *_columns("text", "dealer elder", SEATS),
    *_columns("text", "turn", (*PACK, UNKNOWN)),
    *_columns("text", "trump", SUITS),
    *_columns("flag", "king_turned"),
    # The exchange: proposals made, exchanges carried out, cards exchanged by each.
    *_columns("number", "proposals exchanges exchanged_SEAT"),
    # Who ended it by standing or refusing; whether that was the first word, or the answer to it (E7, E8).
    *_columns("text", "declined", SEATS),
    *_columns("flag", "stood_first refused_first"),
    # Who pays double for it, and whether that came about, a vole included (E23).
    *_columns("text", "vulnerable", SEATS),
    *_columns("flag", "vulnerable_lost"),
    # Hands as dealt, and as play began; who then held the king of trumps; cards left in the stock.
    *_columns("text", "hand_SEAT held_SEAT"),
    *_columns("text", "king_held", SEATS),
    *_columns("number", "stock"),
    # The play: the first card, tricks, who won it, and what for ("point", "vole" …, see `Scored`).
    *_columns("text", "lead", (*PACK, UNKNOWN)),
    *_columns("number", "tricks_SEAT"),
    *_columns("text", "winner", SEATS),
    *_columns("text", "reason", REASONS),
    *_columns("flag", "vole"),
    # Points: for kings turned up, kings in hand, and the play; of the deal; running before and after.
    *_columns("number", "turned_SEAT kings_SEAT play_SEAT points_SEAT before_SEAT score_SEAT"),
    *_columns("flag", "over"),
    *_columns("number", "events"),
    *_columns("number", JUDGED),
)

GAME_COLUMNS: tuple[Column, ...] = _columns("number", "target game_points")

MEASURES: tuple[Measure, ...] = (
    Measure("points", "points_me", "over"),
    Measure("points_elder", "points_me", "over and elder == me"),
    Measure("points_dealer", "points_me", "over and dealer == me"),
    Measure("point_won", "winner == me", "winner"),
    Measure("proposed", "proposals > 0", "elder == me"),
    Measure("proposals", "proposals", "elder == me"),
    Measure("stood_first", "stood_first", "elder == me and (stood_first or proposals > 0)"),
    Measure("stood_first_won", "winner == me", "elder == me and stood_first and winner"),
    Measure("refused_first", "refused_first", "dealer == me and proposals > 0"),
    Measure("refused_first_won", "winner == me", "dealer == me and refused_first and winner"),
    Measure("exchanged", "exchanged_me", "exchanges > 0"),
    Measure("king", "kings_me > 0", "over"),
    Measure("king_turned", "king_turned", "dealer == me and turn"),
    Measure("vole", "vole and winner == me", "winner"),
    Measure("vulnerable_lost", "vulnerable_lost", "vulnerable == me and winner"),
    Measure("faultless", "mistakes_me == 0", "judged_me"),
    Measure("lost", "lost_me", "judged_me", parts=100),  # in percent of a game
)

SAID: Mapping[str, str] = {
    "proposes": "propose(?::[^ ]+)?",
    "accepts": "accept(?::if)?",
    "refuses": "refuse",
    "stands": "stand",
    "announces": "king",
}
BIDS = frozenset[str]()  # trumps are turned up
WINS = "winner == me"
LOSES = "winner and winner != me"


def is_self_contained(options: Options, events: Iterable[Event]) -> bool:
    """Return whether the deal can hold nothing but an exchange, kings and tricks."""
    return options.is_plain and not any(event.do == "ruling" for event in events)


def deal(
    options: Options, head: Head, events: Iterable[Event], before: Mapping[Seat, int], after: State | None = None
) -> Row:
    """Return the row of a deal from its verified events, complete or as far as it was played; cards may be "??".

    ``after`` is the state at its end, needed unless `is_self_contained`.
    """
    dealer, elder = head.dealer, OTHER[head.dealer]
    turned, kings, won, exchanged = (dict.fromkeys(SEATS, 0) for _ in range(4))
    dealt: dict[Seat, tuple[Card, ...]] = {}
    held: dict[Seat, set[Card]] = {seat: set() for seat in SEATS}
    turn, lead, led, taker, trump, order = "", "", "", "", "", options.order
    proposals = exchanges = count = 0
    stock = 32
    played = 0  # cards that were not taken back
    declined = vulnerable = None
    stood_first = refused_first = False
    discarded: tuple[Card, ...] | None = None  # the elder's discards, until the dealer discards too
    for event in events:
        count += 1
        do, seat, cards = event.do, event.seat, event.cards
        if do == "play":
            if after is not None:
                played += -1 if event.suffix == "back" else 1
                lead = (lead or cards[0]) if played else ""
            elif led:
                taker = (OTHER[seat], seat)[tricks.winner((led, cards[0]), trump, order)]
                won[taker] += 1
                led = ""
            else:
                led = cards[0]
                lead = lead or led
        elif do == "say":
            verb = event.verb
            if verb == "propose":
                proposals += 1
            elif verb == "king":
                kings[seat] += options.king_points
            elif verb in ("stand", "refuse") and not event.args:  # "refuse:double" ends nothing
                if discarded is not None:  # the condition failed: the elder takes the cards back (E8)
                    discarded = None
                    continue
                declined = seat
                stood_first = verb == "stand" and not proposals
                refused_first = verb == "refuse" and not exchanges
                if options.makes_vulnerable(exchanges):
                    vulnerable = seat
        elif do == "discard":
            if seat == elder:
                discarded = cards
            else:
                exchanges += 1
                for each, gone in ((elder, discarded or ()), (dealer, cards)):
                    exchanged[each] += len(gone)
                    held[each] -= set(gone)
                discarded = None
        elif do == "draw":
            held[seat] |= set(cards)
            stock -= len(cards)
        elif do == "deal":
            dealt[seat] = dealt.get(seat, ()) + cards  # a hand may be completed by a ruling
            held[seat] |= set(cards)
            stock -= len(cards)
        elif do == "turn":
            turn, trump = cards[0], cards[0][1]
            stock -= 1
            if turn[0] == "K":
                turned[dealer] = options.king_points
    over = False
    if after is None:
        winner, reason, play = _outcome(options, elder, vulnerable, won, taker)
    else:
        won, over = dict(zip(SEATS, after.won, strict=True)), after.phase in ("scored", "over")
        kings, turned, stock = _marked(after, "king"), _marked(after, "turned-king"), after.stock
        last = next((each for each in after.scored if each.why not in KINGS), None)
        winner, reason, play = (last.seat, last.why, last.points) if last else (None, None, 0)
    row: Row = {
        "deal": head.number,
        "attempt": head.attempt,
        "dealer": dealer,
        "elder": elder,
        "turn": turn or None,
        "trump": trump or None,
        "king_turned": turn[:1] == "K",
        "proposals": proposals,
        "exchanges": exchanges,
        "declined": declined,
        "stood_first": stood_first,
        "refused_first": refused_first,
        "vulnerable": vulnerable,
        "vulnerable_lost": winner is not None and vulnerable == OTHER[winner],
        "king_held": _holder(f"K{trump}", held, {} if options.has_penalties else kings)
        if lead or any(kings.values())
        else None,
        "stock": stock,
        "lead": lead or None,
        "winner": winner,
        "reason": reason,
        "vole": reason == "vole",
        "over": over or winner is not None,
        "events": count,
    }
    for seat in SEATS:
        points = turned[seat] + kings[seat] + (play if seat == winner else 0)
        score = before[seat] + points if after is None else after.score[SEATS.index(seat)]
        row[f"exchanged_{seat}"] = exchanged[seat]
        row[f"hand_{seat}"] = format_known(dealt.get(seat, ()), order)
        row[f"held_{seat}"] = format_known(held[seat], order) if lead else None
        row[f"tricks_{seat}"] = won[seat]
        row[f"turned_{seat}"] = turned[seat]
        row[f"kings_{seat}"] = kings[seat]
        row[f"play_{seat}"] = play if seat == winner else 0
        row[f"points_{seat}"] = points
        row[f"before_{seat}"] = before[seat]
        row[f"score_{seat}"] = score
        if score >= options.target:  # by kings, before the play or in it
            row["over"] = True
    return row


def judged(losses: Mapping[Seat, Sequence[int]]) -> Row:
    """Return, by seat, how many decisions were judged, how many were mistakes, their total loss and the worst.

    ``losses`` has one number for each judged decision, 0 for the best choice. A seat without judged decisions has None.
    """
    return judge_seats(SEATS, losses)


def _marked(state: State, why: str) -> dict[Seat, int]:
    return {seat: sum(each.points for each in state.scored if (each.seat, each.why) == (seat, why)) for seat in SEATS}


def _outcome(
    options: Options, elder: Seat, vulnerable: Seat | None, won: Mapping[Seat, int], taker: Seat
) -> tuple[Seat | None, str | None, int]:
    """Return who won the play, the reason, and its points (E21-E23)."""
    if not taker or not is_decided(int(options.stop_early), won[taker], won[OTHER[taker]]):
        return None, None, 0
    winner = max(SEATS, key=lambda seat: won[seat])
    points, why = name_points(elder, winner, vulnerable, won[winner] == HAND)
    return winner, why, points


def _holder(king: Card, held: Mapping[Seat, set[Card]], kings: Mapping[Seat, int]) -> Seat | None:
    """Return who held the king of trumps, as far as the hands or a true mark show."""
    return next((seat for seat in SEATS if king in held[seat] or kings.get(seat)), None)


def game(options: Options, last: Row | None) -> Row:
    """Return the winner by score, the target, and what the game is worth where that is counted (E24, E25)."""
    score = {seat: int(last[f"score_{seat}"] or 0) if last else 0 for seat in SEATS}
    best = max(SEATS, key=lambda seat: score[seat])
    winner = best if score[best] >= options.target else None
    points = count_game_points(min(score.values()), options.target) if winner and options.game_points else None
    return {"game_winner": winner, "finished": winner is not None, "target": options.target, "game_points": points}
