"""The game of écarté: rules E1-E26 (without E20; revokes are impossible).

A state may be one seat's view of a game (``only``): the other's private cards are then "??", and
every event is still checked against all that the seen ones tell.

Longer than most files here because the rules are one: what may be done, what it leads to, and what is
seen of it. The options are in `ecarte_options`, what a state and a view hold in `ecarte_state`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations
from math import prod
from typing import Any

from ecarte import tricks
from ecarte.cards import PACK, UNKNOWN, Card, sort_cards
from ecarte.game import Event, Head, Json, Problem, RuleError, Seat
from ecarte.games.ecarte_options import OPTIONS as OPTIONS  # the game's own, as `ecarte.game` asks for
from ecarte.games.ecarte_options import PRESETS as PRESETS
from ecarte.games.ecarte_options import Options as Options
from ecarte.games.ecarte_options import resolve as resolve
from ecarte.games.ecarte_state import AT, HAND, OTHER, Hand, Pair, Scored, Trick
from ecarte.games.ecarte_state import NAME as NAME
from ecarte.games.ecarte_state import SEATS as SEATS
from ecarte.games.ecarte_state import State as State
from ecarte.games.ecarte_state import View as View

SIDES: tuple[str, ...] = SEATS
CUT_TAG = "Cut"
DRAWS = False
RULES: Mapping[str, str] = {
    "pack": "E1",
    "seats": "E1",
    "deals": "E3",
    "given": "E4",
    "turn": "E16",
    "trick": "E19",
    "score": "E22",
    "end": "E24",
}


# --- the course of a game -------------------------------------------------------------------------


def seats(options: Options) -> tuple[Seat, ...]:
    """Two play (E1)."""
    return SEATS


def sides(options: Options) -> tuple[str, ...]:
    """Each plays alone."""
    return SIDES


def cut(options: Options, pack: Sequence[Card]) -> tuple[Mapping[Seat, Card], Seat]:
    """Each draws a card of the pack; the higher deals first, equal ranks cut again (E3)."""
    for at in range(0, len(pack) - 1, 2):
        south, north = pack[at], pack[at + 1]
        if south[0] != north[0]:
            order = options.order
            return {"S": south, "N": north}, "S" if order.index(south[0]) < order.index(north[0]) else "N"
    raise ValueError("a pack of equal ranks")


def deals_first(options: Options, drawn: Mapping[Seat, Card]) -> Seat:
    """The seat with the higher card; raises ValueError when they are equal (E3)."""
    if tuple(drawn) != SEATS or drawn["S"][0] == drawn["N"][0]:
        raise ValueError(drawn)
    return min(SEATS, key=lambda seat: options.order.index(drawn[seat][0]))


def start(options: Options, dealer: Seat, view: Seat | None = None) -> State:
    """The state before the first deal; with ``view`` the other seat's private cards are "??"."""
    return State(options, dealer, only=view)


def next_head(state: State) -> Head | None:
    """The first deal, or after a scored one the next, the deal alternating (E3)."""
    if state.phase == "start":
        return Head(1, 1, state.dealer)
    if state.phase == "scored":
        return Head(state.number + 1, 1, state.elder)
    return None


def open_deal(state: State, head: Head) -> State:
    """A new deal, its cards about to be given; score and options stay."""
    return State(
        state.options,
        head.dealer,
        head.number,
        head.attempt,
        state.score,
        phase="dealing",
        stock=len(PACK),
        only=state.only,
    )


def turn(state: State) -> Seat | None:
    """Who must act; None while the table deals and when the deal is over."""
    return state.mover


def over(state: State) -> bool:
    """Whether a seat has reached the target (E24)."""
    return state.phase == "over"


def winner(state: State) -> Seat | None:
    """The seat that has reached the target (E24)."""
    if state.phase != "over":
        return None
    return SEATS[state.score.index(max(state.score))]


def score(state: State) -> Mapping[str, int]:
    """The running score, kings included as soon as they are marked."""
    return dict(zip(SEATS, state.score, strict=True))


def with_score(state: State, score: Mapping[str, int]) -> State:
    """The state between two deals at a score that a record states, to read on after a mistake."""
    marked = (score["S"], score["N"])
    phase = "over" if max(marked) >= state.options.target else "scored"
    return replace(state, score=marked, phase=phase, mover=None, scored=())


def tally(state: State) -> tuple[Mapping[str, int], Mapping[str, int]] | None:
    """Points of the deal and running score, when the deal is over."""
    if state.phase not in ("scored", "over"):
        return None
    points = {seat: sum(s.points for s in state.scored if s.seat == seat) for seat in SEATS}
    return points, score(state)


def game_points(state: State) -> int | None:
    """What the game is worth: 3 when the loser has nothing, 2 below half the target, else 1 (E25)."""
    if state.phase != "over" or not state.options.game_points:
        return None
    loser = min(state.score)
    return 3 if loser == 0 else 2 if 2 * loser < state.options.target else 1


# --- what may be done -----------------------------------------------------------------------------


def _hidden(state: State, seat: Seat) -> bool:
    """Whether the seat's private cards are not known."""
    return state.only is not None and seat != state.only


def _could_hold(state: State, seat: Seat) -> Hand:
    """The cards the seat holds or, as far as they are not known, may hold."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return hand
    barred = state.barred[AT[seat]]
    return _known(hand) + tuple(card for card in unseen(state) if card not in barred)


def _known(hand: Hand) -> Hand:
    return tuple(card for card in hand if card != UNKNOWN)


def _without(hand: Hand, cards: Sequence[Card]) -> Hand:
    """A hand that cards have left; those that were not known in it leave as unknown ones."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else UNKNOWN)
    return tuple(left)


def unseen(state: State) -> tuple[Card, ...]:
    """The cards of the pack that have not come into play, in the order of the pack."""
    return tuple(card for card in PACK if card not in state.seen)


def hands(state: State) -> Mapping[Seat, Hand]:
    """Both hands, unknown cards as "??"."""
    return dict(zip(SEATS, state.hands, strict=True))


def _may_play(state: State, seat: Seat) -> Hand:
    """The cards the seat may play now: of a hidden hand all that could be in it and would then be legal."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return _playable(state, hand)[0]
    known = _known(hand)
    return tuple(card for card in _could_hold(state, seat) if card in _playable(state, _with(known, card))[0])


def _with(known: Hand, card: Card) -> Hand:
    return known if card in known else (*known, card)


def _playable(state: State, hand: Hand) -> tuple[Hand, str, str]:
    """The cards of a hand that may be played, and code and rule why not the others (E16-E18)."""
    if not state.trick:
        return hand, "", ""
    led = state.trick[0][1]
    follow = tricks.of_suit(hand, led[1])
    if follow:
        head = tricks.heads(follow, led, state.options.order) if state.options.must_head else ()
        return (head, "E-head", "E17") if head else (follow, "E-follow", "E17")
    trumps = tricks.of_suit(hand, state.trump or "")
    return (trumps, "E-trump", "E18") if trumps else (hand, "", "")


def _may_mark(state: State, seat: Seat) -> bool:
    """Whether the seat may mark a king of trumps in hand now (E13, E14)."""
    if state.phase != "play" or state.options.king_mark != "optional" or seat in state.kings:
        return False
    king = f"K{state.trump}"
    played = [card for trick in state.tricks for card in trick.cards] + [card for _, card in state.trick]
    if not played:
        return king in _could_hold(state, seat)
    if state.options.king_until == "first-lead":
        return False
    if seat == state.elder:  # led to the first trick, and not yet played to
        return played == [king]
    if len(played) == 1:  # the dealer has not played to the first trick
        return king in _could_hold(state, seat)
    return played[1] == king and seat not in (s for s, _ in state.trick) and len(state.tricks) == 1


def _mark_due(state: State) -> Seat | None:
    """Who has a king that marks itself before the first lead (E13)."""
    if state.phase != "play" or state.options.king_mark != "automatic" or state.tricks or state.trick:
        return None
    king = f"K{state.trump}"
    return next((seat for seat in SEATS if king in state.hand(seat) and seat not in state.kings), None)


def _may_show(state: State, seat: Seat) -> bool:
    """Whether a king that marks itself may turn out to be in a hidden hand (E13)."""
    before_play = state.phase == "play" and not state.tricks and not state.trick
    automatic = state.options.king_mark == "automatic" and seat not in state.kings
    return before_play and automatic and _hidden(state, seat) and f"K{state.trump}" in _could_hold(state, seat)


def _discard_span(state: State, seat: Seat) -> Pair:
    """The fewest and the most cards the seat may discard now (E9, E11)."""
    if seat == state.elder:
        return (state.asked, state.asked) if state.asked else (1, min(HAND, state.stock))
    left = state.stock - state.taking[AT[state.elder]]
    return min(state.options.dealer_min_discard, left), min(HAND, left)


def _may_be_short(state: State) -> bool:
    """Whether the stock may not suffice for both, so that acceptance may depend on it (E8)."""
    return state.stock < (state.asked or HAND) + HAND


def _sayings(state: State, seat: Seat) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Verb and arguments of everything the seat may say now (E7-E9, E13)."""
    if _may_mark(state, seat) or seat == _mark_due(state) or _may_show(state, seat):
        yield "king", ()
    if seat != state.mover:
        return
    if state.phase == "choose":
        if state.options.propose_number:
            for number in range(1, min(HAND, state.stock) + 1):
                yield "propose", (str(number),)
        else:
            yield "propose", ()
        yield "stand", ()
    elif state.phase == "answer":
        yield "accept", ()
        if _may_be_short(state):
            yield "accept", ("if",)
        yield "refuse", ()
    elif (
        state.phase == "discard" and state.conditional and seat == state.dealer and _discard_span(state, seat)[1] < HAND
    ):
        yield "refuse", ()


@lru_cache(maxsize=1024)  # a hand is looked at a few times running; there are 201,376 hands
def _subsets(hand: Hand, least: int, most: int) -> tuple[Hand, ...]:
    found = (cards for size in range(least, most + 1) for cards in combinations(hand, size))
    return tuple(dict.fromkeys(found))  # one unknown card is like another


def legal(state: State, seat: Seat) -> tuple[Event, ...]:
    """Every event the seat may do now. Out of turn only a king can be marked."""
    found = [Event("say", seat, verb=verb, args=args) for verb, args in _sayings(state, seat)]
    if seat == state.mover:
        if state.phase == "discard":
            least, most = _discard_span(state, seat)
            found += [Event("discard", seat, cards) for cards in _subsets(state.hand(seat), least, most)]
        elif state.phase == "play" and _mark_due(state) is None:
            found += [Event("play", seat, (card,)) for card in _may_play(state, seat)]
    return tuple(found)


def moves(state: State) -> tuple[Event, ...]:
    """Every event that either seat may do now, the mover's first; nothing while the table gives or marks."""
    if state.mover is None or _mark_due(state) is not None:
        return ()
    return legal(state, state.mover) + legal(state, OTHER[state.mover])


# In how many of sixteen cases a card is kept in an exchange: a trump, else by its place in its suit.
_KEPT_TRUMP, _KEPT = 15, (13, 4, 2, 1, 1, 1, 1, 1)


def weights(state: State, moves: Sequence[Event]) -> tuple[int, ...] | None:
    """Discards: trumps and kings are kept, what is low is thrown. All else counts alike."""
    hand = state.hand(moves[0].seat)
    if UNKNOWN in hand or any(move.do != "discard" for move in moves):
        return None
    order, trump = state.options.order, state.trump
    kept = {card: _KEPT_TRUMP if card[1] == trump else _KEPT[order.index(card[0])] for card in hand}
    return tuple(prod(16 - n if card in move.cards else n for card, n in kept.items()) for move in moves)


def why_not(state: State, event: Event) -> Problem | None:
    """None when the event may happen now, else the problem, with its rule."""
    if state.phase == "over":
        return Problem("E-game-over", "E24", {})
    if state.phase in ("start", "scored"):
        return Problem("E-deal-over", "E22" if state.number else "E3", {})
    if event.do in ("deal", "turn", "draw"):
        return _why_not_given(state, event)
    if event.seat not in SEATS:
        return Problem("E-seat", "E1", {"seat": event.seat})
    if event.do not in ("discard", "play", "say"):
        return Problem("E-event", None, {"event": str(event)})
    if event.do == "say" and event.verb == "king":
        return _why_not_king(state, event)
    if state.phase in ("dealing", "drawing"):
        return Problem("E-cards-due", "E4" if state.phase == "dealing" else "E9", {})
    if event.seat != state.mover:
        return Problem("E-turn", "E16" if state.phase == "play" else "E7", {"seat": state.mover or ""})
    check = {"say": _why_not_say, "discard": _why_not_discard, "play": _why_not_play}[event.do]
    return check(state, event)


def _why_not_given(state: State, event: Event) -> Problem | None:
    """Cards from the pack: the right seat, the right number, none seen before (E1, E4, E5, E9)."""
    due, size = _given_next(state)
    if due is None:
        return Problem("E-not-dealing", "E5", {"event": event.do})
    if (event.do, event.seat) != due:
        rule = "E9" if state.phase == "drawing" else "E4"
        return Problem("E-given-order", rule, {"expected": due[0], "seat": due[1]})
    if len(event.cards) != size:
        rule = "E9" if state.phase == "drawing" else "E4"
        return Problem("E-given-number", rule, {"expected": size, "found": len(event.cards)})
    hidden = event.seat != "" and _hidden(state, event.seat)
    for at, card in enumerate(event.cards):
        if hidden or card == UNKNOWN:
            if not (hidden and card == UNKNOWN):
                return _why_not_hidden(state, card)
        elif card in state.seen or card in event.cards[:at]:
            return Problem("E-card-twice", "E1", _named(card))
    return None


def _why_not_hidden(state: State, card: Card) -> Problem:
    """A private card that is known where it cannot be, or unknown where it must not be."""
    if card == UNKNOWN:
        return Problem("E-card-unknown", "E1", {})
    return Problem("E-view-known", None, {"rank": card[0], "suit": card[1], "seat": state.only or ""})


def given(state: State) -> Event | None:
    """What the table gives next: deal, turn or draw, to whom, how many cards (E4, E5, E9)."""
    due, size = _given_next(state)
    return Event(*due, (UNKNOWN,) * size) if due else None


def _given_next(state: State) -> tuple[tuple[str, Seat] | None, int]:
    """What is given next, to whom, and how many cards; None when nothing is."""
    if state.phase == "dealing":
        for seat in (state.elder, state.dealer):
            if not state.hand(seat):
                return ("deal", seat), HAND
        return ("turn", ""), 1
    if state.phase == "drawing":
        for seat in (state.elder, state.dealer):
            if number := state.taking[AT[seat]]:
                return ("draw", seat), number
    return None, 0


def _named(card: Card) -> dict[str, str | int]:
    """A card as the words of a problem need it."""
    return {"card": card, "rank": card[0], "suit": card[1]}


def _why_not_king(state: State, event: Event) -> Problem | None:
    if event.args:
        return Problem("E-say", "E13", {"say": ":".join((event.verb, *event.args)), "near": 0})
    if state.options.king_mark == "none":
        return Problem("E-king-none", "E13", {})
    if event.seat == _mark_due(state) or _may_mark(state, event.seat) or _may_show(state, event.seat):
        return None
    if event.seat in state.kings:
        return Problem("E-king-marked", "E13", {})
    if state.phase != "play":
        return Problem("E-king-early", "E13", {})
    if f"K{state.trump}" not in _could_hold(state, event.seat) and not state.tricks and not state.trick:
        return Problem("E-king-absent", "E13", {"suit": state.trump or ""})
    return Problem("E-king-late", "E14", {})


def _why_not_say(state: State, event: Event) -> Problem | None:
    said = (event.verb, event.args)
    allowed = list(_sayings(state, event.seat))
    if said in allowed:
        return None
    if any(verb == event.verb for verb, _ in allowed):
        if event.verb == "propose":
            if state.options.propose_number:
                return Problem("E-propose-number", "E9", {"most": min(HAND, state.stock)})
            return Problem("E-propose-plain", "E9", {})
        if said == ("accept", ("if",)):
            return Problem("E-accept-if", "E8", {"stock": state.stock})
    if event.verb not in ("propose", "stand", "accept", "refuse"):
        from ecarte.games.near import near  # a slip of the pen is rare

        meant = near(event.verb, [each for each, _ in allowed])
        return Problem("E-say", None, {"say": ":".join((event.verb, *event.args)), "near": meant})
    if state.phase == "play":
        return Problem("E-exchange-over", "E10", {})
    if state.phase == "discard":
        return Problem("E-discard-due", "E9", {})
    return Problem("E-say-now", "E7" if state.phase == "choose" else "E8", {"phase": state.phase})


def _why_not_discard(state: State, event: Event) -> Problem | None:
    if state.phase != "discard":
        rule = "E10" if state.phase == "play" else "E9"
        return Problem("E-no-discard", rule, {})
    hand = state.hand(event.seat)
    for at, card in enumerate(event.cards):
        if card not in hand:
            if UNKNOWN in (card, *hand):
                return _why_not_hidden(state, card)
            return Problem("E-not-held", "E12", _named(card))
        if card != UNKNOWN and card in event.cards[:at]:
            return Problem("E-card-twice", "E1", _named(card))
    least, most = _discard_span(state, event.seat)
    if not least <= len(event.cards) <= most:
        rule = "E11" if len(event.cards) > most and most < HAND and not state.asked else "E9"
        span = "none" if not most else "exact" if least == most else "range"
        data: dict[str, str | int] = {"span": span, "least": least, "most": most, "found": len(event.cards)}
        return Problem("E-discard-number", rule, data)
    if event.cards.count(UNKNOWN) > hand.count(UNKNOWN):  # some of them are known, as supposed hands are
        return _why_not_hidden(state, UNKNOWN)
    return None


def _why_not_play(state: State, event: Event) -> Problem | None:
    if state.phase != "play":
        return Problem("E-play-early", "E7", {})
    if event.call:
        return Problem("E-call", None, {"call": event.call})
    if _mark_due(state):
        return Problem("E-king-due", "E13", {"seat": _mark_due(state) or ""})
    card, hand = event.cards[0], state.hand(event.seat)
    if card == UNKNOWN:
        return Problem("E-card-unknown", "E1", {})
    if card not in hand:
        problem = _why_not_held(state, event.seat, card)
        if problem is not None:
            return problem
        hand = _with(_known(hand), card)
    allowed, code, rule = _playable(state, hand)
    if card in allowed:
        return None
    led = state.trick[0][1]
    if code == "E-head" and card[1] != led[1]:  # the nearer reason
        code = "E-follow"
    return Problem(code, rule, {"led": led, "rank": led[0], "suit": led[1], "trump": state.trump or ""})


def _why_not_held(state: State, seat: Seat, card: Card) -> Problem | None:
    """Why a card that is not known to be in a hand cannot be in it."""
    if UNKNOWN not in state.hand(seat):
        return Problem("E-not-held", "E1", _named(card))
    if card in state.seen:
        return Problem("E-card-twice", "E1", _named(card))
    if card in state.barred[AT[seat]]:
        if card == f"K{state.trump}" and not state.kings and state.options.king_mark == "automatic":
            return Problem("E-king-unmarked", "E13", _named(card))
        return Problem("E-void-broken", "E18", _named(card))
    return None


def suppose(state: State, seat: Seat, cards: Hand) -> State:
    """The state with another hand in a seat, as large as the real one; raises RuleError when it cannot be.

    Its cards may come from that hand, from the stock or from a hand nobody knows, but not from what was
    turned up, played, laid away, or is held by the other (E1, E12).
    """
    if seat not in SEATS:
        raise RuleError(Problem("E-seat", "E1", {"seat": seat}))
    if len(cards) != len(state.hand(seat)) or not cards:
        raise RuleError(Problem("E-suppose-number", None, {"expected": len(state.hand(seat)), "found": len(cards)}))
    own = set(state.hand(seat))
    gone = state.seen - own
    for at, card in enumerate(cards):
        if card == UNKNOWN:
            raise RuleError(Problem("E-card-unknown", "E1", {}))
        if card in gone or card in cards[:at]:
            raise RuleError(Problem("E-card-twice", "E1", _named(card)))
    return replace(
        state,
        hands=_put(state.hands, seat, sort_cards(cards, state.options.order)),
        seen=(gone | set(cards)) - {UNKNOWN},
    )


# --- what it leads to -----------------------------------------------------------------------------


def play(state: State, event: Event) -> State:
    """The state after the event; raises RuleError when `why_not` refuses it."""
    problem = why_not(state, event)
    if problem is not None:
        raise RuleError(problem)
    return _EFFECTS[event.do](state, event)


def _put(pair: tuple[Any, Any], seat: Seat, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if seat == "S" else (pair[0], value)


def _mark(state: State, seat: Seat, points: int, why: str) -> State:
    """Points marked; the game ends there when they reach the target (E6, E15, E24)."""
    marked = _put(state.score, seat, state.score[AT[seat]] + points)
    after = replace(state, score=marked, scored=(*state.scored, Scored(seat, points, why)))
    if marked[AT[seat]] >= state.options.target:
        return replace(after, phase="over", mover=None)
    return after


def _deal(state: State, event: Event) -> State:
    hand = sort_cards(event.cards, state.options.order)
    return replace(
        state,
        hands=_put(state.hands, event.seat, hand),
        seen=state.seen | set(_known(hand)),
        stock=state.stock - HAND,
    )


def _turn_up(state: State, event: Event) -> State:
    card = event.cards[0]
    after = replace(
        state, turned=card, seen=state.seen | {card}, stock=state.stock - 1, phase="choose", mover=state.elder
    )
    return _mark(after, state.dealer, 1, "turned-king") if card[0] == "K" else after


def _say(state: State, event: Event) -> State:
    return _SAYINGS[event.verb](state, event)


def _propose(state: State, event: Event) -> State:
    return replace(state, phase="answer", mover=state.dealer, asked=int(event.args[0]) if event.args else 0)


def _accept(state: State, event: Event) -> State:
    return replace(state, phase="discard", mover=state.elder, conditional=bool(event.args))


def _decline(state: State, event: Event) -> State:
    """Standing or refusing ends the exchange and may make vulnerable (E7, E8, E23)."""
    if state.phase == "discard":  # the condition was not met: the elder takes the discards back (E8)
        return _lapse(state)
    counts = {"first": not state.exchanges, "every": True, "none": False}[state.options.vulnerability]
    return replace(_begin_play(state), declined=event.seat, vulnerable=event.seat if counts else None)


def _lapse(state: State) -> State:
    elder = state.elder
    number = state.taking[AT[elder]]
    laid = state.discards[AT[elder]]
    back = sort_cards(state.hand(elder) + laid[len(laid) - number :], state.options.order)
    after = replace(
        state,
        hands=_put(state.hands, elder, back),
        discards=_put(state.discards, elder, laid[: len(laid) - number]),
        taking=(0, 0),
    )
    return _begin_play(after)


def _begin_play(state: State) -> State:
    return replace(state, phase="play", mover=state.elder, asked=0, conditional=False)


def _king(state: State, event: Event) -> State:
    marked = replace(state, kings=(*state.kings, event.seat))
    king, hand = f"K{state.trump}", state.hand(event.seat)
    if king not in state.seen:  # it is in a hidden hand
        shown = sort_cards((*_without(hand, (king,)), king), state.options.order)
        marked = replace(marked, hands=_put(state.hands, event.seat, shown), seen=state.seen | {king})
    return _mark(marked, event.seat, 1, "king")


def _discard(state: State, event: Event) -> State:
    seat = event.seat
    kept = _without(state.hand(seat), event.cards)
    laid = state.discards[AT[seat]] + sort_cards(event.cards, state.options.order)
    after = replace(
        state,
        hands=_put(state.hands, seat, kept),
        discards=_put(state.discards, seat, laid),
        taking=_put(state.taking, seat, len(event.cards)),
    )
    if seat == state.elder:
        return replace(after, mover=state.dealer)
    return replace(after, phase="drawing", mover=None, exchanges=(*state.exchanges, after.taking))


def _draw(state: State, event: Event) -> State:
    seat = event.seat
    after = replace(
        state,
        hands=_put(state.hands, seat, sort_cards(state.hand(seat) + event.cards, state.options.order)),
        seen=state.seen | set(_known(event.cards)),
        stock=state.stock - len(event.cards),
        taking=_put(state.taking, seat, 0),
    )
    if any(after.taking):
        return after
    if not after.stock:  # play begins without a word (E10)
        return _begin_play(after)
    return replace(after, phase="choose", mover=state.elder, asked=0, conditional=False)


def _play_card(state: State, event: Event) -> State:
    seat, card = event.seat, event.cards[0]
    if state.only is not None:
        state = _learn(state, seat, card)
    hands = _put(state.hands, seat, _without(state.hand(seat), (card,)))
    if not state.trick:
        return replace(state, hands=hands, trick=((seat, card),), mover=OTHER[seat])
    leader, led = state.trick[0]
    taker = (leader, seat)[tricks.winner((led, card), state.trump, state.options.order)]
    won = _put(state.won, taker, state.won[AT[taker]] + 1)
    after = replace(
        state,
        hands=hands,
        trick=(),
        tricks=(*state.tricks, Trick(leader, (led, card), taker)),
        won=won,
        mover=taker,
    )
    decided = state.options.stop_early and won[AT[taker]] == 3 and won[AT[OTHER[taker]]] > 0
    return _score_tricks(after) if decided or sum(won) == HAND else after


def _learn(state: State, seat: Seat, card: Card) -> State:
    """What a card tells of a hidden hand: that it was in it, and what cannot have been (E13, E17, E18)."""
    barred = state.barred
    if state.options.king_mark == "automatic" and not state.tricks and not state.trick:
        king = f"K{state.trump}"  # it would have marked itself
        if king not in state.seen:
            barred = (barred[0] | {king}, barred[1] | {king})
    if UNKNOWN in state.hand(seat):
        hand = _with(_known(state.hand(seat)), card)
        others = (other for other in unseen(state) if other not in hand)
        missing = frozenset(other for other in others if card not in _playable(state, (*hand, other))[0])
        barred = _put(barred, seat, barred[AT[seat]] | missing)
    return replace(state, barred=barred, seen=state.seen | {card})


def _score_tricks(state: State) -> State:
    """One point for three or four tricks, two for the vole or against the vulnerable (E22, E23)."""
    seat = SEATS[state.won.index(max(state.won))]
    loser = OTHER[seat]
    if max(state.won) == HAND:
        points, why = 2, "vole"
    elif state.vulnerable == loser:
        points, why = 2, "elder-vulnerable" if loser == state.elder else "dealer-vulnerable"
    else:
        points, why = 1, "point"
    return _mark(replace(state, phase="scored", mover=None), seat, points, why)


_EFFECTS = {"deal": _deal, "turn": _turn_up, "say": _say, "discard": _discard, "draw": _draw, "play": _play_card}
_SAYINGS = {"propose": _propose, "accept": _accept, "stand": _decline, "refuse": _decline, "king": _king}


def stacked(state: State, shuffled: Sequence[Card]) -> Sequence[Card]:
    """The shuffled pack: it is shuffled for every deal (E4)."""
    return shuffled


def due(state: State, pack: Sequence[Card]) -> Event | None:
    """What the table itself does next: gives cards in packets, turns up, marks a king (E4, E5, E9, E13).

    Without a pack only what needs none.
    """
    marker = _mark_due(state)
    if marker is not None:
        return Event("say", marker, verb="king")
    given, size = _given_next(state)
    if given is None or not pack:
        return None
    do, seat = given
    if do == "deal":
        cards = tuple(pack[at] for at in dealt(state.options.packets)[seat == state.dealer])
    else:
        top = len(PACK) - state.stock
        cards = tuple(pack[top : top + size])
    return Event(do, seat, sort_cards(cards, state.options.order))


@cache
def dealt(packets: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Places in the pack of the elder's and of the dealer's cards, the elder served first (E4)."""
    places: tuple[list[int], list[int]] = ([], [])
    top = 0
    for size in map(int, packets.split("-")):
        for hand in places:
            hand += range(top, top + size)
            top += size
    return tuple(places[0]), tuple(places[1])


# --- what is seen ---------------------------------------------------------------------------------


def view(state: State, seat: Seat) -> View:
    """All that the seat may know: nothing here depends on a card it has not seen."""
    if _hidden(state, seat):
        raise ValueError(f"the record is the view of {state.only}")
    mine = seat == state.mover
    refused: dict[str, Problem] = {}
    # A state in which a king is about to mark itself is passed through only, but frames show it: the
    # other seat must not learn of the king before it is marked, and its holder is asked for nothing.
    apparent = state if _mark_due(state) is None else replace(state, kings=SEATS)
    if not (mine and state.phase == "discard"):  # there cards are chosen, not played
        for card in state.hand(seat):
            event = Event("play", seat, (card,))
            problem = why_not(apparent, event)
            if problem is not None:
                refused[str(event)] = problem
    return View(
        seat=seat,
        options=state.options,
        deal=state.number,
        dealer=state.dealer,
        phase="dealing" if state.phase == "start" else state.phase,
        turn=state.mover,
        pause=not mine and _may_mark(state, seat) and _lapses(state, seat),
        legal=legal(apparent, seat),
        refused=refused,
        next=next_head(state),
        score=score(state),
        hand=state.hand(seat),
        sizes={each: len(state.hand(each)) for each in SEATS},
        turned=state.turned,
        stock=state.stock,
        exchanges=state.exchanges,
        discard=_discard_span(state, seat) if mine and state.phase == "discard" else None,
        proposed=state.asked or None,
        declined=state.declined,
        vulnerable=state.vulnerable,
        kings=state.kings,
        trick=state.trick,
        tricks=state.tricks,
        won=dict(zip(SEATS, state.won, strict=True)),
        scored=state.scored,
        winner=winner(state),
        game_points=game_points(state),
        discarded=state.discards[AT[seat]],
    )


def _lapses(state: State, seat: Seat) -> bool:
    """Whether the right to mark ends with the opponent's next card (E14)."""
    return seat == state.elder or state.options.king_until == "first-lead"


def redact(event: Event, seat: Seat) -> Event:
    """The event as the seat may see it: the other's cards dealt, laid away and drawn are unknown."""
    if event.seat == seat or event.do not in ("deal", "discard", "draw"):
        return event
    return replace(event, cards=(UNKNOWN,) * len(event.cards))


def tells(event: Event, seat: Seat) -> frozenset[str]:
    """The cards that the seat sees in the event; of the other's king, that it is marked (E13)."""
    if event.verb == "king" and event.seat != seat:
        return frozenset((str(event),))
    return frozenset(redact(event, seat).cards) - {UNKNOWN}


# --- what a record shows --------------------------------------------------------------------------


def check_after(before: State, after: State) -> Seat | None:
    """Who took the trick that was completed between the two states."""
    return after.tricks[-1].winner if len(after.tricks) > len(before.tricks) else None


def follows(before: State, after: State) -> tuple[Json, ...]:
    """Log entries that follow from the event between two states: marks, tricks, the score, the end."""
    found: list[Json] = []
    for scored in after.scored[len(before.scored) :]:
        if scored.why == "turned-king":
            found.append({"do": "mark", "seat": scored.seat, "why": scored.why})
    taker = check_after(before, after)
    if taker is not None:
        found.append({"do": "trick", "seat": taker})
    totals = tally(after)
    if totals is not None and tally(before) is None:
        points, running = totals
        reasons = [each.to_json() for each in after.scored]
        found.append({"do": "score", "points": points, "score": running, "scored": reasons})
    if after.phase == "over":
        found.append({"do": "over", "seat": winner(after), "why": "score"})
    return tuple(found)


def breaks_line(state: State, event: Event) -> bool:
    """Whether the event starts a new line in canonical ECN: hands and turn-up stand on one line, so
    does each round of the exchange and each trick with the marks before it."""
    if event.do == "deal":
        return event.seat == state.elder
    if event.do == "say" and event.verb == "king":
        return not state.tricks and not state.trick
    if event.do == "say":
        return event.verb in ("propose", "stand")
    if event.do == "play":  # a mark made before the first lead has begun the line
        return not state.trick and bool(state.tricks or not state.kings)
    return False
