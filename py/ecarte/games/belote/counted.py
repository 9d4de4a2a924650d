"""Deals of a record without cards: who took, what was declared, what was counted.

Such a record is kept at a real table (docs/ecn.md). Of the bidding it has the bid that stands, or the dealer's second
pass; then declarations, what was said to compare them, and belote; and at last what was counted. What only cards could
show is not judged.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from ecarte.core.cards import PACK, SUITS, UNKNOWN, Card
from ecarte.core.game import Event, Problem, Seat, evolve
from ecarte.core.near import near
from ecarte.games.belote import score as scoring
from ecarte.games.belote.declarations import Saying, counting_melds, own_melds, statements
from ecarte.games.belote.declarations import melds as melding
from ecarte.games.belote.numbers import CONTRACTS
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import ALL_TRUMPS, NATURAL, NO_TRUMPS, Belote, Bid, Hand, Meld, State
from ecarte.machine.belote.score import LAST

COUNT, CAPOT = "count", "capot"
_NUMBERS = re.compile(r"[0-9]{1,3}(?:-[0-9]{1,3})+")
_NUMBER = re.compile(r"[0-9]{1,3}")


def contracts(options: Options) -> tuple[str, ...]:
    """Return the contracts that may be played (B10)."""
    barred = {"suits": (NO_TRUMPS, ALL_TRUMPS), "suits+nt": (ALL_TRUMPS,)}.get(options.contracts, ())
    return tuple(contract for contract in CONTRACTS if contract not in barred)


def worth(options: Options, contract: str) -> tuple[int, int]:
    """Return the least and the most that all sides can have counted together, with the last trick (B24, B26, B30).

    They differ where cards stay out of play (B28, B31).
    """
    pack = scoring.count_pack(options, contract)
    played = options.hand * options.players
    return sum(pack[len(PACK) - played :]) + LAST, sum(pack[:played]) + LAST


def worths(options: Options) -> dict[str, list[int]]:
    """Return, for each contract that may be played, the least and the most that all sides count together."""
    return {contract: list(worth(options, contract)) for contract in contracts(options)}


@lru_cache(maxsize=16)
def _sums(pack: tuple[int, ...]) -> int:
    """Return what some cards can be worth together, as a mask."""
    reached = 1
    for points in pack:
        reached |= reached << points
    return reached


def is_possible(options: Options, contract: str, points: int) -> bool:
    """Return whether some cards, with or without the last trick, are worth so much."""
    reached = _sums(scoring.count_pack(options, contract))
    return bool(reached >> points & 1 or (points >= LAST and reached >> (points - LAST) & 1))


def cards_of(kind: str, top: str) -> Hand:
    """Return the cards of a declaration, none where its highest card is unknown."""
    if kind == melding.CARRE:
        return tuple(top + suit for suit in SUITS)
    if top == UNKNOWN:
        return ()
    at = NATURAL.index(top[0])
    return tuple(rank + top[1] for rank in NATURAL[at : at + melding.LENGTHS[kind]])


def may_meld(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield kind and top of what a seat may have declared besides what is written (B11, B12, B16)."""
    shared, own = state.options.shared_cards, own_melds(state, seat)
    others = {card for meld in state.melds if meld.seat != seat for card in meld.cards}
    used = {card for meld in own for card in meld.cards}
    in_runs = {card for meld in own if meld.kind != melding.CARRE for card in meld.cards}
    could: tuple[Card, ...] = tuple(card for card in PACK if card not in others and (shared or card not in used))
    for kind, top in melding.possible(could, state.options.hand, (), state.options.hand, shared, own):
        yield kind, top
        if kind != melding.CARRE:
            left = {card for card in could if card not in in_runs}
            tops = (card for card in PACK if NATURAL.index(card[0]) + melding.LENGTHS[kind] <= len(NATURAL))
            yield from ((kind, card) for card in tops if left.issuperset(cards_of(kind, card)))


def _named(state: State) -> tuple[Seat, ...]:
    """Return the seats whose sequences all have their highest card written."""
    unknown = {meld.seat for meld in state.melds if meld.top == UNKNOWN}
    return tuple(seat for seat in state.seats if seat not in unknown)


def _suits(state: State) -> tuple[str, ...]:
    """Return the suits in which belote may still be written (B13)."""
    suits = SUITS if state.contract == ALL_TRUMPS else (state.trump,) if state.trump else ()
    called = {call.suit for call in state.calls}
    return tuple(suit for suit in suits if suit not in called)


def sayings(state: State, seat: Seat) -> Iterator[Saying]:
    """Yield verb and arguments of all that may be written of a seat now."""
    if state.phase == "bid":
        yield from (("take", (bid,)) for bid in contracts(state.options))
        if seat == state.dealer:
            yield "pass", ()
    elif state.phase == "play":
        if state.options.declarations == "all":
            yield from (("meld", each) for each in may_meld(state, seat))
        yield from ((verb, args) for who, verb, args in statements(state, _named(state))[0] if who == seat)
        yield from (("belote", (suit,)) for suit in _suits(state))


def why_not(state: State, event: Event) -> Problem | None:
    """Return why an event may not be written now; None when it may."""
    if event.do == "ruling":
        return _why_not_count(state, event)
    if event.do != "say" or event.verb in ("show", "packets"):
        return Problem("E-cards-none", None, {"event": str(event)})
    if event.seat not in state.seats:
        return Problem("E-seat", {4: "B1", 3: "B28", 2: "B31"}[state.options.players], {"seat": event.seat})
    allowed = list(sayings(state, event.seat))
    verb, spoken = event.verb, ":".join((event.verb, *event.args))
    if (verb, event.args) in allowed:
        return None
    if verb in ("pass", "take"):
        return _why_not_bid(state, event)
    if verb not in ("meld", "rank", "trump", "belote"):
        return Problem("E-say", None, {"say": spoken, "near": near(verb, [each for each, _ in allowed])})
    if state.phase == "bid":
        return Problem("E-count-early", "B6", {})
    if verb == "meld":
        return _why_not_meld(state, event)
    if verb == "belote":
        return Problem("E-belote-suit", "B13", {"suit": ":".join(event.args)})
    expected = [":".join((each, *args)) for each, args in allowed if each == verb]
    return Problem("E-rank", "B15", {"say": spoken, "expected": expected[0] if expected else 0})


def _why_not_bid(state: State, event: Event) -> Problem:
    bid = ":".join(event.args)
    if state.phase != "bid" or (event.verb == "pass" and event.args):
        return Problem("E-bid-now", "B6", {})
    if event.verb == "pass":
        return Problem("E-turn", "B8", {"seat": state.dealer})
    if bid not in CONTRACTS:
        return Problem("E-bid", "B6", {"bid": f"take:{bid}"})
    return Problem("E-bid-contract", "B10", {"bid": bid})


def _why_not_meld(state: State, event: Event) -> Problem:
    if state.options.declarations != "all":
        return Problem("E-meld-none", "B15", {})
    kind, top = event.args if len(event.args) == 2 else ("", "")
    if kind == melding.CARRE:
        formed = top in melding.SQUARES and top != ""
    else:
        formed = kind in melding.LENGTHS and (top in PACK or top == UNKNOWN)
    if formed and kind != melding.CARRE and top != UNKNOWN:
        formed = NATURAL.index(top[0]) + melding.LENGTHS[kind] <= len(NATURAL)
    if not formed:
        return Problem("E-meld-form", "B11", {"say": str(event)[2:]})
    return Problem("E-meld-used", "B16", {"kind": kind})


def _why_not_count(state: State, event: Event) -> Problem | None:
    verb, args = event.verb, event.args
    if verb not in (COUNT, CAPOT):
        return Problem("E-cards-none", None, {"event": str(event)})
    if state.phase == "bid":
        return Problem("E-count-early", "B6", {})
    options, contract = state.options, state.contract or ""
    least, most = worth(options, contract)
    alone = options.players < 4  # then not all cards are in play
    may_say, due = statements(state, _named(state))
    if due:
        return Problem("E-rank-due", "B15", {"seat": may_say[-1][0]})
    example = f"&count:{'-'.join([str(most), *['0'] * (len(options.sides) - 1)])}"
    if verb == CAPOT:
        if not args or args[0] not in options.sides or len(args) > 2 or not all(map(_NUMBER.fullmatch, args[1:])):
            side = options.sides[0]
            example = f"&capot:{side}:{most - LAST}" if alone else f"&capot:{side}"
            return Problem("E-count-form", "B25", {"found": str(event), "expected": example})
        if len(args) == 2 and not alone:
            return Problem("E-count-capot", "B25", {"found": str(event), "expected": f"&capot:{args[0]}"})
        if len(args) == 1 and alone:
            example = f"&capot:{args[0]}:{most - LAST}"
            return Problem("E-count-form", "B30", {"found": str(event), "expected": example})
        points = [int(args[1])] if alone else []
        return _why_not_sum(points, least - LAST, most - LAST, "B30") if alone else None
    if len(args) != 1 or not _NUMBERS.fullmatch(args[0]) or args[0].count("-") != len(options.sides) - 1:
        return Problem("E-count-form", "B24", {"found": str(event), "expected": example})
    points = [int(each) for each in args[0].split("-")]
    problem = _why_not_sum(points, least, most, "B30" if alone else "B26")
    odd = next((each for each in points if not is_possible(options, contract, each)), None)
    if problem is None and odd is not None:
        return Problem("E-count-points", "B3", {"points": odd})
    return problem


def _why_not_sum(points: Sequence[int], least: int, most: int, rule: str) -> Problem | None:
    total = sum(points)
    if least <= total <= most:
        return None
    data = {"found": total, "least": least, "most": most, "apart": int(least < most)}
    return Problem("E-count-sum", rule, {**data, "off": abs(total - (most if total > most else least))})


def renew(state: State, event: Event) -> Event:
    """Return an event of a deal as it is written where its dealer may be another than before."""
    return replace(event, seat=state.dealer) if event.verb == "pass" else event


def follow(state: State, event: Event) -> State:
    """Return the state after an event that `why_not` allows."""
    verb, args, seat = event.verb, event.args, event.seat
    if event.do == "ruling":
        return _count(state, event)
    if verb == "take":
        bids = (Bid(seat, args[0], 1),)
        return evolve(state, bids=bids, taker=seat, contract=args[0], phase="play")
    if verb == "pass":
        return scoring.end(evolve(state, bids=(Bid(seat, "pass", 2),), gathered=()))
    if verb == "meld":
        meld = Meld(seat, args[0], args[1], cards_of(*args), late=bool(state.ranks), shown=True)
        return evolve(state, melds=(*state.melds, meld))
    if verb == "rank":
        return evolve(state, ranks=(*state.ranks, (seat, args[0])))
    if verb == "trump":
        return evolve(state, trumped=seat)
    return evolve(state, calls=(*state.calls, Belote(seat, args[0], complete=True)))


def _count(state: State, event: Event) -> State:
    options, contract, capot = state.options, state.contract or "", None
    if event.verb == CAPOT:
        capot = event.args[0]
        all_cards = int(event.args[1]) if len(event.args) > 1 else worth(options, contract)[1] - LAST
        points = [all_cards if side == capot else 0 for side in options.sides]
    else:
        points = [int(each) for each in event.args[0].split("-")]
    scored = scoring.score_counted(
        options,
        state.order,
        state.taker or "",
        contract,
        points,
        capot,
        counting_melds(state),
        state.calls,
        state.carried,
    )
    return scoring.end(evolve(state, scored=scored, gathered=()))
