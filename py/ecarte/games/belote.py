"""The game of belote: rules B1-B30, for four in two sides and for three, each alone.

A state may be one seat's view of a game (``only``): the others' private cards are then "??", and
every event is still checked against all that the seen ones tell.

Longer than most files here because the rules are one: what may be done, what it leads to, and what is
seen of it. The options are in `belote_options`, what a state and a view hold in `belote_state`,
declarations in `belote_melds`, the score in `belote_score`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from ecarte.cards import PACK, UNKNOWN, Card, format_cards, parse_cards, sort_cards
from ecarte.game import Event, Head, Json, Problem, RuleError, Seat
from ecarte.games import belote_melds as melding
from ecarte.games import belote_score as scoring
from ecarte.games.belote_options import OPTIONS as OPTIONS  # the game's own, as `ecarte.game` asks for
from ecarte.games.belote_options import PRESETS as PRESETS
from ecarte.games.belote_options import Options as Options
from ecarte.games.belote_options import resolve as resolve
from ecarte.games.belote_state import (
    ALL_TRUMPS,
    FIRST,
    HAND,
    NATURAL,
    NO_TRUMPS,
    Belote,
    Bid,
    Hand,
    Hands,
    Meld,
    Trick,
    around,
    but,
    side_of,
)
from ecarte.games.belote_state import NAME as NAME
from ecarte.games.belote_state import SEATS as SEATS
from ecarte.games.belote_state import SIDES as SIDES
from ecarte.games.belote_state import State as State
from ecarte.games.belote_state import View as View
from ecarte.games.belote_tricks import playable
from ecarte.games.belote_tricks import taking as taking
from ecarte.games.belote_weights import weights as weights

CUT_TAG = "Draw"
DRAWS = True
RULES: Mapping[str, str] = {
    "pack": "B1",
    "seats": "B1",
    "deals": "B4",
    "given": "B5",
    "turn": "B17",
    "trick": "B22",
    "score": "B24",
    "end": "B27",
}

Saying = tuple[str, tuple[str, ...]]  # a verb and its arguments


# --- the course of a game -------------------------------------------------------------------------


def seats(options: Options) -> tuple[Seat, ...]:
    """Four, or three, in turn order (B1, B28)."""
    return options.seats


def sides(options: Options) -> tuple[str, ...]:
    """North and South against East and West; of three each alone (B1, B28)."""
    return options.sides


def cut(options: Options, pack: Sequence[Card]) -> tuple[Mapping[Seat, Card], Seat]:
    """All draw; the highest picks a seat, the lowest deals and sits just before it; ties draw again (B4).

    The seat picked comes from the pack, too: nobody minds where the first sits.
    """
    number = options.players
    draws = [tuple(pack[at : at + number]) for at in range(0, len(pack) - number, number)]

    def unlike(drawn: tuple[Card, ...]) -> bool:
        heights = sorted(NATURAL.index(card[0]) for card in drawn)
        return heights[0] < heights[1] and heights[-2] < heights[-1]

    # In one pack of some thousands every such draw is tied: they draw on from what they put back.
    chosen = next(drawn for drawn in (*draws, *combinations(pack[:16], number)) if unlike(drawn))
    drawn = sorted(chosen, key=lambda card: (NATURAL.index(card[0]), card[1]))
    dealer = options.seats[PACK.index(pack[-1]) % number]
    order = around(options.seats, dealer)
    placed = dict(zip(order, drawn, strict=True))
    return {seat: placed[seat] for seat in options.seats}, dealer


def deals_first(options: Options, drawn: Mapping[Seat, Card]) -> Seat:
    """The seat with the lowest card, sitting just before the one with the highest; raises ValueError when
    there is no such seat (B4)."""
    if tuple(drawn) != options.seats:
        raise ValueError(drawn)
    heights = {seat: NATURAL.index(card[0]) for seat, card in drawn.items()}
    dealer, highest = max(drawn, key=heights.__getitem__), min(drawn, key=heights.__getitem__)
    alone = all(list(heights.values()).count(heights[seat]) == 1 for seat in (dealer, highest))
    if not alone or around(options.seats, dealer)[0] != highest or len(set(drawn.values())) < len(drawn):
        raise ValueError(drawn)
    return dealer


def start(options: Options, dealer: Seat, view: Seat | None = None) -> State:
    """The state before the first deal; with ``view`` the other seats' private cards are "??"."""
    return State(options, dealer, score=(0,) * len(options.sides), only=view)


def next_head(state: State) -> Head | None:
    """The first deal, or after one that is over the next, the deal going round (B4, B8)."""
    if state.phase == "start":
        return Head(1, 1, state.dealer)
    if state.phase == "scored":
        return Head(state.number + 1, 1, state.elder)
    return None


def open_deal(state: State, head: Head) -> State:
    """A new deal, its cards about to be given; score and options stay."""
    number = state.options.players
    return State(
        state.options,
        head.dealer,
        head.number,
        head.attempt,
        state.score,
        phase="dealing",
        hands=((),) * number,
        gathered=state.gathered,
        only=state.only,
        barred=(frozenset(),) * number if state.only else (),
    )


def turn(state: State) -> Seat | None:
    """Who must act; None while the table deals and when the deal is over."""
    return state.mover


def over(state: State) -> bool:
    """Whether a side has reached the target (B27)."""
    return state.phase == "over"


def winner(state: State) -> str | None:
    """The side with the higher score once the target is reached; None when they are equal (B27)."""
    if state.phase != "over":
        return None
    highest = max(state.score)
    return state.options.sides[state.score.index(highest)] if state.score.count(highest) == 1 else None


def score(state: State) -> Mapping[str, int]:
    """The running score."""
    return dict(zip(state.options.sides, state.score, strict=True))


def with_score(state: State, score: Mapping[str, int]) -> State:
    """The state between two deals at a score that a record states, to read on after a mistake."""
    marked = tuple(score[side] for side in state.options.sides)
    phase = "over" if max(marked) >= state.options.target else "scored"
    return but(state, score=marked, phase=phase, mover=None, scored=None)


def tally(state: State) -> tuple[Mapping[str, int], Mapping[str, int]] | None:
    """Points of the deal and running score, when the deal is over."""
    if state.phase not in ("scored", "over"):
        return None
    points = state.scored.points if state.scored else (0,) * len(state.score)
    return dict(zip(state.options.sides, points, strict=True)), score(state)


# --- hands, known and unknown ---------------------------------------------------------------------


def _hidden(state: State, seat: Seat) -> bool:
    """Whether the seat's private cards are not known."""
    return state.only is not None and seat != state.only


def _known_seats(state: State) -> tuple[Seat, ...]:
    return state.seats if state.only is None else (state.only,)


def _known(hand: Hand) -> Hand:
    return hand if UNKNOWN not in hand else tuple(card for card in hand if card != UNKNOWN)


def _with(known: Hand, card: Card) -> Hand:
    return known if card in known else (*known, card)


def _could_hold(state: State, seat: Seat) -> Hand:
    """The cards the seat holds or, as far as they are not known, may hold."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return hand
    barred = state.barred[state.seats.index(seat)]
    return _known(hand) + tuple(card for card in unseen(state) if card not in barred)


def unseen(state: State) -> tuple[Card, ...]:
    """The cards of the pack that have not come into play, in the order of the pack."""
    return tuple(card for card in PACK if card not in state.seen)


def hands(state: State) -> Mapping[Seat, Hand]:
    """Every seat's hand, unknown cards as "??"."""
    return dict(zip(state.seats, state.hands, strict=True)) if state.hands else dict.fromkeys(state.seats, ())


def _put(state: State, seat: Seat, hand: Hand) -> Hands:
    at = state.options.seats.index(seat)
    return (*state.hands[:at], hand, *state.hands[at + 1 :])


def _played(state: State, seat: Seat) -> Card | None:
    """What the seat played to the first trick."""
    if not state.tricks:
        return dict(state.trick).get(seat)
    first = state.tricks[0]
    order = around(state.seats, first.leader)
    return dict(zip((order[-1], *order[:-1]), first.cards, strict=True))[seat]


def _dealt(state: State, seat: Seat) -> Hand:
    """All eight cards of a seat, the one it played to the first trick among them."""
    card = _played(state, seat)
    return sort_cards((*state.hand(seat), card), NATURAL) if card else state.hand(seat)


# --- bidding (B6-B10) -----------------------------------------------------------------------------


def _round(state: State) -> int:
    """The second round begins when all have passed once, and lasts until someone takes (B7)."""
    passed = len(state.bids) >= state.options.players and state.taker is None
    return 2 if passed else state.bids[-1].round if state.bids else 1


def _bids(state: State) -> Iterator[str]:
    """What may be bid now besides passing (B6, B7, B10)."""
    options = state.options
    if state.contract is None:
        turned = (state.turned or UNKNOWN)[1]
        yield from (suit for suit in "shdc" if (suit == turned) == (_round(state) == 1))
    no_trumps = options.contracts != "suits" and state.contract not in (NO_TRUMPS, ALL_TRUMPS)
    if no_trumps and (state.contract is not None or not options.nt_over_suit_only):
        yield NO_TRUMPS
    if options.contracts == "suits+nt+at" and state.contract != ALL_TRUMPS:
        yield ALL_TRUMPS


def _passes_left(state: State) -> int:
    """How many passes in a row end the bidding."""
    number = state.options.players
    if state.taker is None:
        return 2 * number - len(state.bids)
    since = next(at for at, bid in enumerate(reversed(state.bids)) if bid.bid != "pass")
    return number - 1 - since


# --- what may be played (B17-B23) -----------------------------------------------------------------


def _playable(state: State, seat: Seat, hand: Hand) -> tuple[Hand, str, str]:
    """The cards of a hand that a seat may play, and code and rule why not the others."""
    options = state.options
    return playable(state.trick, state.contract or "", seat, hand, options.players, options.undertrump_partner)


def _may_play(state: State, seat: Seat) -> Hand:
    """The cards the seat may play now: of a hidden hand all that could be in it and would then be legal."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return _playable(state, seat, hand)[0]
    known = _known(hand)
    return tuple(card for card in _could_hold(state, seat) if card in _playable(state, seat, _with(known, card))[0])


def _calls(state: State, seat: Seat, card: Card) -> str:
    """The call that may go with a card, or nothing (B13, B23)."""
    rank, suit = card[0], card[1]
    if rank not in "KQ" or state.contract not in (suit, ALL_TRUMPS):
        return ""
    called = next((call for call in state.calls if call.suit == suit), None)
    if called is not None:
        return "rebelote" if called.seat == seat and not called.complete else ""
    if state.options.king_first and rank == "Q":
        return ""
    other = ("Q" if rank == "K" else "K") + suit
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return "belote" if other in hand else ""
    needed = {card, other} - set(hand)
    return "belote" if other in _could_hold(state, seat) and len(needed) <= hand.count(UNKNOWN) else ""


# --- declarations (B11-B16) -----------------------------------------------------------------------


def _may_announce(state: State, seat: Seat) -> bool:
    """Whether the seat is about to play its first card, or to speak before the play."""
    if state.options.declarations != "all" or seat != state.mover:
        return False
    if state.options.announce_before_play:
        return state.phase == "announce"
    return state.phase == "play" and not state.tricks


def _may_declare(state: State) -> bool:
    """Whether the winners of the first trick have not led to the second: then declarations are compared and shown."""
    return len(state.tricks) == 1 and bool(state.melds) and state.phase == "play" and not state.trick


def _statements(state: State, known: Sequence[Seat]) -> tuple[list[tuple[Seat, str, tuple[str, ...]]], bool]:
    if not _may_declare(state):
        return [], False
    options, trump = state.options, state.trump
    return melding.statements(state.melds, state.ranks, state.trumped, state.order, options.players, trump, known)


def _best_side(state: State) -> str | None:
    """The side whose declarations count, once it is known (B14)."""
    if not state.melds or not state.tricks:
        return None
    players = state.options.players
    holder = melding.strongest(state.melds, state.ranks, state.trumped, state.order, players)
    return side_of(holder, players) if holder else None


def _own(state: State, seat: Seat) -> tuple[Meld, ...]:
    return tuple(meld for meld in state.melds if meld.seat == seat)


def _melds(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Kind and top of what the seat can declare beside what it has."""
    hand = _dealt(state, seat)
    if UNKNOWN in hand:
        could = tuple({*_could_hold(state, seat), *_known(hand)})
        for kind, top in melding.possible(could, hand.count(UNKNOWN), _known(hand)):
            if kind != melding.CARRE or all((each.kind, each.top) != (kind, top) for each in _own(state, seat)):
                yield kind, top
    else:
        shared = state.options.shared_cards
        yield from ((meld.kind, meld.top) for meld in melding.declarable(seat, hand, shared, _own(state, seat)))


def _to_show(state: State, meld: Meld) -> Iterator[Hand]:
    """The cards that a seat may show for a declaration: those of it still in hand (B15)."""
    hand, played = state.hand(meld.seat), _played(state, meld.seat)
    if meld.cards:
        cards = sort_cards((card for card in meld.cards if card != played), NATURAL)
        if set(cards) <= set(hand):  # not in a supposed hand that has others
            yield cards
        return
    could, unknown = _could_hold(state, meld.seat), hand.count(UNKNOWN)
    held = (*could, played) if played else could
    if meld.kind == melding.CARRE:
        wholes = [tuple(meld.top + suit for suit in "shdc")]
    else:
        length = melding.LENGTHS[meld.kind]
        sizes = range(length, HAND + 1) if meld.kind == "cent" else (length,)
        wholes = [
            run[at : at + size] for run in melding.runs(held) for size in sizes for at in range(len(run) - size + 1)
        ]
    for whole in wholes:
        cards = sort_cards((card for card in whole if card != played), NATURAL)
        if set(whole) <= set(held) and sum(card not in hand for card in cards) <= unknown:
            yield cards


def _showings(state: State, seat: Seat) -> Iterator[Saying]:
    """Late declarations of the winning side and the showing of its cards (B15)."""
    if _best_side(state) != side_of(seat, state.options.players):
        return
    for kind, top in _melds(state, seat):
        yield "meld", (kind, top)
    seen: set[Hand] = set()
    for meld in _own(state, seat):
        for cards in _to_show(state, meld) if not meld.shown else ():
            if cards not in seen:
                seen.add(cards)
                yield "show", (format_cards(cards),)


def _sayings(state: State, seat: Seat, known: Sequence[Seat] | None = None) -> Iterator[Saying]:
    """Verb and arguments of everything the seat may say now."""
    if state.phase == "bid" and seat == state.mover:
        yield "pass", ()
        yield from (("take", (bid,)) for bid in _bids(state))
    elif _may_announce(state, seat):
        yield from (("meld", (kind, top)) for kind, top in _melds(state, seat))
        if state.phase == "announce":
            yield "pass", ()
    elif _may_declare(state):
        found, due = _statements(state, _known_seats(state) if known is None else known)
        yield from ((verb, args) for speaker, verb, args in found if speaker == seat)
        if not due:
            yield from _showings(state, seat)


# --- legality -------------------------------------------------------------------------------------


def _plays(state: State, seat: Seat) -> Iterator[Event]:
    """The cards the seat may play, each with its call first where one may be made."""
    for card in _may_play(state, seat):
        if card[0] in "KQ" and (call := _calls(state, seat, card)):
            yield _card(seat, card, call)
        yield _card(seat, card, "")


@cache  # 32 cards of four seats, with three calls at most
def _card(seat: Seat, card: Card, call: str) -> Event:
    return Event("play", seat, (card,), call=call)


def legal(state: State, seat: Seat) -> tuple[Event, ...]:
    """Every event the seat may do now. Out of turn only declarations are compared and shown."""
    return _legal(state, seat, None)


def _legal(state: State, seat: Seat, known: Sequence[Seat] | None) -> tuple[Event, ...]:
    playing = state.phase == "play" and seat == state.mover
    if playing and (len(state.tricks) > 1 or (state.trick and state.tricks)):  # the most usual case, at once
        return tuple(_plays(state, seat))
    found = [Event("say", seat, verb=verb, args=args) for verb, args in _sayings(state, seat, known)]
    if playing and not _statements(state, _known_seats(state) if known is None else known)[1]:
        found += _plays(state, seat)
    return tuple(found)


def moves(state: State) -> tuple[Event, ...]:
    """Every event that any seat may do now, the mover's first; nothing while the table gives or speaks."""
    if state.mover is None or due(state, ()) is not None:
        return ()
    found = legal(state, state.mover)
    if _may_declare(state):
        for seat in state.order:
            if seat != state.mover:
                found += legal(state, seat)
    return found


def why_not(state: State, event: Event) -> Problem | None:
    """None when the event may happen now, else the problem, with its rule."""
    if state.phase == "over":
        return Problem("E-game-over", "B27", {})
    if state.phase in ("start", "scored"):
        return Problem("E-deal-over", "B24" if state.number else "B4", {})
    if event.do in ("deal", "turn", "draw"):
        return _why_not_given(state, event)
    if event.seat not in state.seats:
        return Problem("E-seat", "B1" if state.options.players == 4 else "B28", {"seat": event.seat})
    if event.do == "take":
        return _why_not_take(state, event)
    if event.do not in ("play", "say"):
        return Problem("E-event", None, {"event": str(event)})
    if state.phase in ("dealing", "drawing"):
        return Problem("E-cards-due", "B5" if state.phase == "dealing" else "B9", {})
    if event.do == "say":
        return _why_not_say(state, event)
    return _why_not_play(state, event)


def given(state: State) -> Event | None:
    """What the table gives next, its cards unknown: hands, the turn-up, the second deal (B5, B9, B28)."""
    if state.phase == "dealing":
        for seat in state.order:
            if not state.hand(seat):
                return _unknown("deal", seat, FIRST)
        return _unknown("turn", "", 1)
    if state.phase == "drawing":
        if state.options.players == 4 and not state.taken:
            return None  # the taker takes the turn-up first
        for seat in state.order:
            missing = HAND - len(state.hand(seat))
            if missing:
                return _unknown("draw", seat, missing)
        return Event("turn", cards=(UNKNOWN,), verb="bottom")  # three play
    return None


@cache  # hands, draws and cards turned up, of few sizes
def _unknown(do: str, seat: Seat, number: int) -> Event:
    return Event(do, seat, (UNKNOWN,) * number)


def _why_not_given(state: State, event: Event) -> Problem | None:
    """Cards from the pack: the right seat, the right number, none seen before (B1, B5, B9, B28)."""
    expected = given(state)
    if expected is None:
        if state.phase == "drawing":
            return Problem("E-given-order", "B9", {"expected": "take", "seat": state.taker or ""})
        return Problem("E-not-dealing", "B5", {"event": event.do})
    rule = "B5" if state.phase == "dealing" else "B28" if expected.verb else "B9"
    if (event.do, event.seat, event.verb) != (expected.do, expected.seat, expected.verb):
        return Problem("E-given-order", rule, {"expected": expected.verb or expected.do, "seat": expected.seat})
    if len(event.cards) != len(expected.cards):
        return Problem("E-given-number", rule, {"expected": len(expected.cards), "found": len(event.cards)})
    hidden = event.seat != "" and _hidden(state, event.seat)
    for at, card in enumerate(event.cards):
        if hidden or card == UNKNOWN:
            if not (hidden and card == UNKNOWN):
                return _why_not_hidden(state, card)
        elif card in state.seen or card in event.cards[:at]:
            return Problem("E-card-twice", "B1", _named(card))
    return None


def _why_not_hidden(state: State, card: Card) -> Problem:
    """A private card that is known where it cannot be, or unknown where it must not be."""
    if card == UNKNOWN:
        return Problem("E-card-unknown", "B1", {})
    return Problem("E-view-known", None, {"rank": card[0], "suit": card[1], "seat": state.only or ""})


def _named(card: Card) -> dict[str, str | int]:
    """A card as the words of a problem need it."""
    return {"card": card, "rank": card[0], "suit": card[1]}


def _why_not_take(state: State, event: Event) -> Problem | None:
    expected = _take_due(state)
    if expected is None:
        return Problem("E-not-dealing", "B9", {"event": event.do})
    if event.seat != expected.seat:
        return Problem("E-given-order", "B9", {"expected": "take", "seat": expected.seat})
    if event != expected:
        return Problem("E-take-card", "B9", _named(expected.cards[0]))
    return None


def _why_not_say(state: State, event: Event) -> Problem | None:
    said = (event.verb, event.args)
    allowed = list(_sayings(state, event.seat))
    if said in allowed:
        return None
    verb, spoken = event.verb, ":".join((event.verb, *event.args))
    if verb not in ("pass", "take", "meld", "rank", "trump", "show"):
        from ecarte.games.near import near  # a slip of the pen is rare

        return Problem("E-say", None, {"say": spoken, "near": near(verb, [each for each, _ in allowed])})
    if verb in ("pass", "take") and event.seat != state.mover:
        return Problem("E-turn", "B6", {"seat": state.mover or ""})
    if verb == "pass":
        return Problem("E-bid-now", "B6", {})
    if verb == "take":
        return _why_not_bid(state, event)
    if verb == "meld":
        return _why_not_meld(state, event)
    expected = [":".join((each, *args)) for each, args in allowed if each == verb]
    if verb == "show":
        return Problem("E-show", "B15", {"say": spoken})
    return Problem("E-rank", "B15", {"say": spoken, "expected": expected[0] if expected else 0})


def _why_not_bid(state: State, event: Event) -> Problem:
    bid = event.args[0] if len(event.args) == 1 else ""
    data: dict[str, str | int] = {"bid": ":".join(event.args)}
    if state.phase != "bid":
        return Problem("E-bid-now", "B6", {})
    if bid not in ("s", "h", "d", "c", NO_TRUMPS, ALL_TRUMPS):
        return Problem("E-bid", "B6", data)
    options = state.options
    if (bid == NO_TRUMPS and options.contracts == "suits") or (
        bid == ALL_TRUMPS and options.contracts != "suits+nt+at"
    ):
        return Problem("E-bid-contract", "B10", data)
    if state.contract is not None:
        return Problem("E-bid-overcall", "B10", {**data, "over": state.contract})
    if bid == NO_TRUMPS:
        return Problem("E-bid-nt-early", "B10", data)
    turned = (state.turned or UNKNOWN)[1]
    if _round(state) == 1:
        return Problem("E-bid-turned", "B6", {**data, "suit": turned})
    return Problem("E-bid-second", "B7", {**data, "suit": turned})


def _why_not_meld(state: State, event: Event) -> Problem:
    if state.options.declarations != "all":
        return Problem("E-meld-none", "B15", {})
    kind, top = event.args if len(event.args) == 2 else ("", "")
    formed = top in melding.SQUARES and top if kind == melding.CARRE else top in PACK or top == UNKNOWN
    if not formed or (kind != melding.CARRE and kind not in melding.LENGTHS):
        return Problem("E-meld-form", "B11", {"say": str(event)[2:]})
    if not (_may_announce(state, event.seat) or _may_declare(state)):
        early = state.phase == "play" and not state.tricks and not state.options.announce_before_play
        if early and event.seat != state.mover:
            return Problem("E-turn", "B15", {"seat": state.mover or ""})
        return Problem("E-meld-late", "B15", {})
    if _may_declare(state) and _best_side(state) != side_of(event.seat, state.options.players):
        return Problem("E-meld-late", "B15", {})
    hand = _dealt(state, event.seat)
    if UNKNOWN in hand or top == UNKNOWN:
        if (top == UNKNOWN) != (UNKNOWN in hand) and kind != melding.CARRE:
            return _why_not_hidden(state, top)
    elif (kind, top) in {(each.kind, each.top) for each in melding.declarable(event.seat, hand, True)}:
        return Problem("E-meld-used", "B16", {"kind": kind})
    return Problem("E-meld-absent", "B11" if kind != melding.CARRE else "B12", {"kind": kind})


def _why_not_play(state: State, event: Event) -> Problem | None:
    if state.phase != "play":
        return Problem("E-play-early", "B15" if state.phase == "announce" else "B6", {})
    if event.seat != state.mover:
        return Problem("E-turn", "B17", {"seat": state.mover or ""})
    if _may_declare(state):
        found, due = _statements(state, _known_seats(state))
        if due:
            return Problem("E-rank-due", "B15", {"seat": found[-1][0]})
    card, hand = event.cards[0], state.hand(event.seat)
    if card == UNKNOWN:
        return Problem("E-card-unknown", "B1", {})
    if card not in hand:
        problem = _why_not_held(state, event.seat, card)
        if problem is not None:
            return problem
        hand = _with(_known(hand), card)
    allowed, code, rule = _playable(state, event.seat, hand)
    if card in allowed:
        return _why_not_call(state, event) if event.call else None
    led = state.trick[0][1]
    if code in ("E-overtrump", "E-beat", "E-trump") and (state.contract == led[1] or code == "E-beat"):
        code = "E-follow" if card[1] != led[1] else code  # the nearer reason
    elif code == "E-overtrump" and card[1] != state.contract:
        code = "E-trump"
    data = {"led": led, "rank": led[0], "suit": led[1], "trump": state.trump or ""}
    return Problem(code, rule, data)


def _why_not_held(state: State, seat: Seat, card: Card) -> Problem | None:
    """Why a card that is not known to be in a hand cannot be in it."""
    if UNKNOWN not in state.hand(seat):
        return Problem("E-not-held", "B1", _named(card))
    if card in state.seen:
        return Problem("E-card-twice", "B1", _named(card))
    if card in state.barred[state.seats.index(seat)]:
        return Problem("E-void-broken", "B21", _named(card))
    return None


def _why_not_call(state: State, event: Event) -> Problem | None:
    """Belote is called on the first of king and queen of trumps, rebelote on the second (B13)."""
    card, call = event.cards[0], event.call
    if call == _calls(state, event.seat, card):
        return None
    if call not in ("belote", "rebelote"):
        return Problem("E-call", "B13", {"call": call})
    if card[0] not in "KQ" or state.contract not in (card[1], ALL_TRUMPS):
        return Problem("E-belote-card", "B13", _named(card))
    called = any(each.suit == card[1] for each in state.calls)
    if called or call == "rebelote":
        return Problem("E-belote-order", "B13", {"call": call})
    if card[0] == "Q" and state.options.king_first and f"K{card[1]}" in _could_hold(state, event.seat):
        return Problem("E-belote-king", "B13", _named(card))
    return Problem("E-belote-absent", "B13", _named(card))


def suppose(state: State, seat: Seat, cards: Hand) -> State:
    """The state with another hand in a seat, as large as the real one; raises RuleError when it cannot be.

    Its cards may come from that hand, from the stock or from a hand nobody knows, but not from what was
    turned up, played, or is held by another (B1).
    """
    if seat not in state.seats:
        raise RuleError(Problem("E-seat", "B1", {"seat": seat}))
    if len(cards) != len(state.hand(seat)) or not cards:
        raise RuleError(Problem("E-suppose-number", None, {"expected": len(state.hand(seat)), "found": len(cards)}))
    own = set(state.hand(seat))
    gone = state.seen - own
    for at, card in enumerate(cards):
        if card == UNKNOWN:
            raise RuleError(Problem("E-card-unknown", "B1", {}))
        if card in gone or card in cards[:at]:
            raise RuleError(Problem("E-card-twice", "B1", _named(card)))
    return but(state, hands=_put(state, seat, sort_cards(cards, NATURAL)), seen=(gone | set(cards)) - {UNKNOWN})


# --- what it leads to -----------------------------------------------------------------------------


def play(state: State, event: Event) -> State:
    """The state after the event; raises RuleError when `why_not` refuses it."""
    problem = why_not(state, event)
    if problem is not None:
        raise RuleError(problem)
    return _EFFECTS[event.do](state, event)


def _deal(state: State, event: Event) -> State:
    hand = sort_cards((*state.hand(event.seat), *event.cards), NATURAL)
    return but(state, hands=_put(state, event.seat, hand), seen=state.seen | set(_known(event.cards)))


def _draw(state: State, event: Event) -> State:
    after = _deal(state, event)
    complete = all(len(hand) == HAND for hand in after.hands)
    return _begin(after) if complete and state.options.players == 4 else after


def _turn_up(state: State, event: Event) -> State:
    card = event.cards[0]
    seen = state.seen | {card}
    if event.verb == "bottom":
        return _begin(but(state, bottom=card, seen=seen))
    return but(state, turned=card, seen=seen, phase="bid", mover=state.elder)


def _begin(state: State) -> State:
    """Play begins, or the announcements before it."""
    before = state.options.announce_before_play and state.options.declarations == "all"
    return but(state, phase="announce" if before else "play", mover=state.elder)


def _take_due(state: State) -> Event | None:
    """The taker takes the turn-up before the second deal (B9); of three nobody does (B28)."""
    if state.phase != "drawing" or state.taken or state.options.players == 3:
        return None
    return Event("take", state.taker or "", (state.turned or UNKNOWN,))


def _take(state: State, event: Event) -> State:
    hand = sort_cards((*state.hand(event.seat), *event.cards), NATURAL)
    return but(state, hands=_put(state, event.seat, hand), taken=True)


def _say(state: State, event: Event) -> State:
    return _SAYINGS[event.verb](state, event)


def _next(state: State, seat: Seat) -> Seat:
    return around(state.options.seats, seat)[0]


def _pass(state: State, event: Event) -> State:
    if state.phase == "announce":
        if event.seat == state.dealer:  # the last to speak
            return but(state, phase="play", mover=state.elder)
        return but(state, mover=_next(state, event.seat))
    after = but(state, bids=(*state.bids, Bid(event.seat, "pass", _round(state))), mover=_next(state, event.seat))
    if _passes_left(after) > 0:
        return after
    if after.taker is not None:
        return but(after, phase="drawing", mover=None)
    return but(after, phase="scored", mover=None, gathered=())  # all passed twice (B8)


def _bid(state: State, event: Event) -> State:
    bid = event.args[0]
    after = but(
        state,
        bids=(*state.bids, Bid(event.seat, bid, _round(state))),
        taker=event.seat,
        contract=bid,
        mover=_next(state, event.seat),
    )
    return after if any(_bids(after)) else but(after, phase="drawing", mover=None)


def _meld(state: State, event: Event) -> State:
    kind, top = event.args
    late, hand = _may_declare(state), _dealt(state, event.seat)
    found = Meld(event.seat, kind, top, late=late)
    if UNKNOWN not in hand:
        each = melding.declarable(event.seat, hand, state.options.shared_cards, _own(state, event.seat), late)
        found = next(meld for meld in each if (meld.kind, meld.top) == (kind, top))
    elif kind == melding.CARRE:  # its cards are named
        found = replace(found, cards=tuple(top + suit for suit in "shdc"))
        state = _reveal(state, event.seat, found.cards)
    return but(state, melds=(*state.melds, found))


def _reveal(state: State, seat: Seat, cards: Sequence[Card]) -> State:
    """Cards of a hidden hand become known."""
    hand, played = state.hand(seat), _played(state, seat)
    left = list(hand)
    for card in cards:
        if card not in left and card != played:
            left[left.index(UNKNOWN)] = card
    return but(state, hands=_put(state, seat, sort_cards(left, NATURAL)), seen=state.seen | set(cards))


def _rank(state: State, event: Event) -> State:
    return but(state, ranks=(*state.ranks, (event.seat, event.args[0])))


def _trump(state: State, event: Event) -> State:
    return but(state, trumped=event.seat)


def _show(state: State, event: Event) -> State:
    seat, cards = event.seat, parse_cards(event.args[0])
    melds = list(state.melds)
    for at, meld in enumerate(melds):
        if meld.seat == seat and not meld.shown and cards in _to_show(state, meld):
            whole = meld.cards or melding.completions(meld.kind, cards, _played(state, seat)) or ()
            top = meld.top if meld.kind == melding.CARRE else whole[0]
            # Of several of a kind nobody else knows which was announced first: the first shown is taken for it.
            alike = (seat, meld.kind, False)
            first = next(place for place, each in enumerate(melds) if (each.seat, each.kind, each.shown) == alike)
            late = melds[first].late
            melds[at] = replace(melds[first], late=meld.late)
            melds[first] = replace(meld, cards=whole, top=top, late=late, shown=True)
            break
    return but(_reveal(state, seat, cards), melds=tuple(melds))


def _play_card(state: State, event: Event) -> State:
    seat, card = event.seat, event.cards[0]
    if state.only is not None:
        state = _learn(state, event)
    hand = list(state.hand(seat))
    hand.remove(card if card in hand else UNKNOWN)
    calls = _called(state.calls, event) if event.call else state.calls
    trick = (*state.trick, (seat, card))
    if len(trick) < state.options.players:
        return but(state, hands=_put(state, seat, tuple(hand)), trick=trick, calls=calls, mover=_next(state, seat))
    taker = taking(trick, state.contract or "")
    done = Trick(trick[0][0], tuple(card for _, card in trick), taker)
    after = but(
        state, hands=_put(state, seat, tuple(hand)), trick=(), tricks=(*state.tricks, done), calls=calls, mover=taker
    )
    return _score(after) if len(after.tricks) == HAND else after


def _called(calls: tuple[Belote, ...], event: Event) -> tuple[Belote, ...]:
    suit = event.cards[0][1]
    if event.call == "belote":
        return (*calls, Belote(event.seat, suit))
    return tuple(replace(call, complete=True) if call.suit == suit else call for call in calls)


def _learn(state: State, event: Event) -> State:
    """What a card tells of a hidden hand: that it was in it, what cannot be in it (B18-B23), and with
    "belote" what else is (B13)."""
    seat, card = event.seat, event.cards[0]
    barred, hand = state.barred, state.hand(seat)
    if UNKNOWN in hand:
        at = state.seats.index(seat)
        known = _with(_known(hand), card)
        could = [other for other in unseen(state) if other != card]
        missing = frozenset(other for other in could if card not in _playable(state, seat, (*known, other))[0])
        if state.options.undertrump_partner and hand.count(UNKNOWN) > (card not in hand) + 1:
            # With a higher trump beside a lower one other suits are free: then the lower one may be there (B20).
            missing = frozenset(
                other
                for other in missing
                if not any(card in _playable(state, seat, (*known, other, each))[0] for each in could)
            )
        barred = (*barred[:at], barred[at] | missing, *barred[at + 1 :])
    after = but(state, barred=barred, seen=state.seen | {card})
    if UNKNOWN in hand:
        shown = [card] if card not in hand else []
        if event.call == "belote":
            shown.append(("Q" if card[0] == "K" else "K") + card[1])
        after = _reveal(after, seat, shown)
    return after


def _score(state: State) -> State:
    """The deal is counted; the game ends when a side has reached the target (B24-B29)."""
    side, players = _best_side(state), state.options.players
    melds = [meld for meld in state.melds if side_of(meld.seat, players) == side]
    scored = scoring.score(
        state.options, state.order, state.taker or "", state.contract or "", state.tricks, melds, state.calls
    )
    total = tuple(map(sum, zip(state.score, scored.points, strict=True)))
    phase = "over" if max(total) >= state.options.target else "scored"
    return but(state, phase=phase, mover=None, score=total, scored=scored, gathered=_gathered(state))


def _gathered(state: State) -> Hand:
    """The tricks of each side in the order taken, one pile upon the other, when they will only be cut (B5)."""
    if state.options.shuffle != "cut-only":
        return ()
    return tuple(
        card
        for side in state.options.sides
        for trick in state.tricks
        if side_of(trick.winner, state.options.players) == side
        for card in trick.cards
    )


_EFFECTS = {"deal": _deal, "turn": _turn_up, "take": _take, "draw": _draw, "say": _say, "play": _play_card}
_SAYINGS = {"pass": _pass, "take": _bid, "meld": _meld, "rank": _rank, "trump": _trump, "show": _show}


def due(state: State, pack: Sequence[Card]) -> Event | None:
    """What the table itself does next: gives cards, lets the taker take the turn-up, has declarations
    compared and shown (B5, B9, B15, B28). Without a pack only what needs none."""
    if state.phase == "play":
        return _said_due(state) if _may_declare(state) else None
    if state.mover is not None:
        return None
    take = _take_due(state)
    if take is not None:
        return take
    template = given(state)
    if template is None or not pack:
        return None
    number = state.options.players
    if template.do == "deal":
        places = _places(_first_packet(state), number)[state.order.index(template.seat)]
        chosen = [pack[at] for at in places]
    elif template.do == "turn":
        chosen = [pack[-1] if template.verb else pack[FIRST * number]]
    else:
        top = FIRST * number + 1
        for seat in state.order[: state.order.index(template.seat)]:
            top += HAND - FIRST - (state.taken and seat == state.taker)
        chosen = list(pack[top : top + len(template.cards)])
    return Event(template.do, template.seat, sort_cards(chosen, NATURAL), template.verb)


def _said_due(state: State) -> Event | None:
    """The rank or trump that has to be named next, then what the winning side declares and shows (B15)."""
    found, must = _statements(state, _known_seats(state))
    if must or found:
        return Event("say", found[0][0], verb=found[0][1], args=found[0][2]) if must and len(found) == 1 else None
    side, players = _best_side(state), state.options.players
    for seat in state.order:
        if side_of(seat, players) != side:
            continue
        if _hidden(state, seat):
            if any(_showings(state, seat)):  # whether it has anything to say yet, nobody knows
                return None
            continue
        own = _own(state, seat)
        for meld in melding.best(seat, _dealt(state, seat), state.options.shared_cards, own, late=True):
            return Event("say", seat, verb="meld", args=(meld.kind, meld.top))
        for meld in own:
            cards = next(_to_show(state, meld), None)
            if not meld.shown and cards is not None:
                return Event("say", seat, verb="show", args=(format_cards(cards),))
    return None


def stacked(state: State, shuffled: Sequence[Card]) -> Sequence[Card]:
    """The pack as it is dealt from: shuffled, or put together from the tricks and cut (B5)."""
    if not state.gathered or not shuffled:
        return shuffled
    whole = (*state.gathered, *(card for card in shuffled if card not in state.gathered))
    at = [card for card in shuffled if card != PACK[0]].index(PACK[1]) + 1  # 1 to 31, all alike
    return (*whole[at:], *whole[:at])


def _first_packet(state: State) -> int:
    """Cards in the first packet; a dealer who may choose takes 3 in odd deals, 2 in even ones (B5)."""
    return {"3-2": 3, "2-3": 2}.get(state.options.packets, 3 if state.number % 2 else 2)


@cache
def _places(first: int, number: int) -> tuple[tuple[int, ...], ...]:
    """Places in the pack of the first five cards of each seat, in the order they are served (B5)."""
    places: list[list[int]] = [[] for _ in range(number)]
    top = 0
    for size in (first, FIRST - first):
        for hand in places:
            hand += range(top, top + size)
            top += size
    return tuple(map(tuple, places))


# --- what is seen ---------------------------------------------------------------------------------


def view(state: State, seat: Seat) -> View:
    """All that the seat may know: nothing here depends on a card it has not seen."""
    if _hidden(state, seat):
        raise ValueError(f"the record is the view of {state.only}")
    options, own = state.options, state.hand(seat) if state.hands else ()
    refused: dict[str, Problem] = {}
    legal = _legal(state, seat, (seat,)) if state.hands else ()
    if state.phase == "play":
        possible = {event.cards[0] for event in legal if event.do == "play"}
        for card in own:
            problem = None if card in possible else why_not(_as_seen(state, seat), Event("play", seat, (card,)))
            if problem is not None:
                refused[f"{seat}.{card}"] = problem
    won = dict.fromkeys(options.sides, 0)
    for trick in state.tricks:
        won[side_of(trick.winner, options.players)] += 1
    sizes = {each: len(hand) for each, hand in hands(state).items()}
    out = sum(sizes.values()) + len(state.trick) + options.players * len(state.tricks)
    up = (state.turned is not None and not state.taken) + (state.bottom is not None)
    return View(
        seat=seat,
        options=options,
        deal=state.number,
        dealer=state.dealer,
        phase="dealing" if state.phase == "start" else state.phase,
        turn=state.mover,
        pause=False,
        legal=legal,
        refused=refused,
        next=next_head(state),
        score=score(state),
        hand=own,
        sizes=sizes,
        turned=state.turned,
        bottom=state.bottom,
        taken=state.taken,
        stock=len(PACK) - out - up if state.number else 0,
        round=_round(state),
        bids=state.bids,
        taker=state.taker,
        contract=state.contract,
        melds=tuple(meld if meld.seat == seat or meld.shown else _told(meld) for meld in state.melds),
        best=_best_side(state),
        ranks=state.ranks,
        trumped=state.trumped,
        calls=state.calls,
        known={each: _revealed(state, each) for each in state.seats if each != seat} if state.hands else {},
        trick=state.trick,
        tricks=state.tricks,
        won=won,
        scored=state.scored,
        winner=winner(state),
        over=over(state),
    )


def _as_seen(state: State, seat: Seat) -> State:
    """The state as far as the seat's own plays go: what others have still to say is not its business."""
    return but(state, melds=()) if _may_declare(state) and seat == state.mover else state


def _told(meld: Meld) -> Meld:
    """A declaration as others hear it (B15)."""
    return meld if meld.kind == melding.CARRE else replace(meld, top=UNKNOWN, cards=())


def _revealed(state: State, seat: Seat) -> Hand:
    """The cards still in a hand that all have seen, or heard of: taken up, shown, of a carré, promised by "belote"."""
    seen = {state.turned} if state.taken and seat == state.taker else set()
    for meld in _own(state, seat):
        if meld.shown or meld.kind == melding.CARRE:
            seen |= set(meld.cards)
    for call in state.calls:
        if call.seat == seat:
            seen |= {"K" + call.suit, "Q" + call.suit}
    return tuple(card for card in state.hand(seat) if card in seen)


def redact(event: Event, seat: Seat) -> Event:
    """The event as the seat may see it: others' cards are unknown, and the tops of their sequences (B15)."""
    if event.seat == seat:
        return event
    if event.do in ("deal", "draw"):
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    if event.verb == "meld" and len(event.args) == 2 and event.args[0] != melding.CARRE:
        return replace(event, args=(event.args[0], UNKNOWN))
    return event


def tells(event: Event, seat: Seat) -> frozenset[str]:
    """The cards that the seat sees in the event; of others' declarations, what they say."""
    seen = redact(event, seat)
    if event.verb == "show":
        return frozenset(parse_cards(event.args[0]))
    if event.verb in ("meld", "rank", "trump") and event.seat != seat:
        return frozenset((str(seen),))
    called = frozenset((str(event),)) if event.call and event.seat != seat else frozenset[str]()
    return called | (frozenset(seen.cards) - {UNKNOWN})


# --- what a record shows --------------------------------------------------------------------------


def check_after(before: State, after: State) -> Seat | None:
    """Who took the trick that was completed between the two states."""
    return after.tricks[-1].winner if len(after.tricks) > len(before.tricks) else None


def follows(before: State, after: State) -> tuple[Json, ...]:
    """Log entries that follow from the event between two states: tricks, the score, the end."""
    found: list[Json] = []
    taker = check_after(before, after)
    if taker is not None:
        found.append({"do": "trick", "seat": taker})
    totals = tally(after)
    if totals is not None and tally(before) is None:
        points, running = totals
        scored = after.scored.to_json(after.options.sides) if after.scored else None
        found.append({"do": "score", "points": points, "score": running, "scored": scored})
    if after.phase == "over":
        found.append({"do": "over", "seat": winner(after), "why": "score"})
    return tuple(found)


def breaks_line(state: State, event: Event) -> bool:
    """Whether the event starts a new line in canonical ECN: hands and turn-up stand on one line, so do
    each round of bidding, the second deal, announcements before the play, and each trick with what is
    said before and after it."""
    if event.do == "deal":
        return event.seat == state.elder
    if event.do == "take":
        return True
    if event.do == "draw":
        return state.options.players == 3 and event.seat == state.elder
    if event.do == "say" and state.phase == "bid":
        return not state.bids or (len(state.bids) == state.options.players and state.taker is None)
    if event.do == "say" and state.phase == "announce":
        return event.seat == state.elder and not state.melds
    if event.do == "say":
        return not state.tricks and event.seat == state.elder and not _own(state, event.seat)
    if event.do == "play":
        spoken = state.options.announce_before_play is False and not state.tricks and bool(_own(state, event.seat))
        return not state.trick and not spoken
    return False
