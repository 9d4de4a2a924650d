"""Why an event of belote may not happen now: a problem with its code and its rule.

What is allowed is decided in `legal`; this module only finds what is wrong with the rest.
"""

from __future__ import annotations

from ecarte.core import packets
from ecarte.core.cards import PACK, UNKNOWN, Card
from ecarte.core.game import Event, Problem, Seat
from ecarte.core.hands import card_data, why_not_hidden
from ecarte.core.near import near
from ecarte.games.belote import counted
from ecarte.games.belote.bids import bidding_round
from ecarte.games.belote.deal import given, take_due
from ecarte.games.belote.declarations import best_side, may_announce, may_declare, statements
from ecarte.games.belote.declarations import melds as melding
from ecarte.games.belote.held import could_hold, dealt, hidden, known_seats
from ecarte.games.belote.legal import may_call, playable_with, sayings
from ecarte.games.belote.state import ALL_TRUMPS, NO_TRUMPS, State, around, side_of
from ecarte.games.belote.tricks import playable

_GIVING = {"dealing": "B5", "drawing": "B9", "uncovering": "B33"}  # the rules of giving, by phase


def why_not(state: State, event: Event) -> Problem | None:
    """Return why the event may not happen now, with its rule; None when it may."""
    if state.phase == "over":
        return Problem("E-game-over", "B27", {})
    if state.phase in ("start", "scored"):
        return Problem("E-deal-over", "B24" if state.number else "B4", {})
    if state.options.without_cards:
        return counted.why_not(state, event)
    if state.phase == "packets":
        return packets.refusal("B5", state.dealer, event)
    if event.do in ("deal", "turn", "draw"):
        return _why_not_given(state, event)
    if event.seat not in state.seats:
        return Problem("E-seat", {4: "B1", 3: "B28", 2: "B31"}[state.options.players], {"seat": event.seat})
    if event.do == "take":
        return _why_not_take(state, event)
    if event.do not in ("play", "say"):
        return Problem("E-event", None, {"event": str(event)})
    if state.phase in ("dealing", "drawing", "uncovering"):
        return Problem("E-cards-due", _GIVING[state.phase], {})
    if event.do == "say":
        return _why_not_say(state, event)
    return _why_not_play(state, event)


def _why_not_given(state: State, event: Event) -> Problem | None:
    """Check cards from the pack: the right seat, the right number, none seen before (B1, B5, B9, B28, B32, B33)."""
    expected = given(state)
    if expected is None:
        if state.phase == "drawing":
            return Problem("E-given-order", "B9", {"expected": "take", "seat": state.taker or ""})
        return Problem("E-not-dealing", "B5", {"event": event.do})
    rule = "B32" if state.phase == "dealing" and expected.verb else _GIVING[state.phase]
    if expected.do == "turn" and expected.verb:
        rule = "B28" if state.options.players == 3 else "B31"
    if (event.do, event.seat, event.verb) != (expected.do, expected.seat, expected.verb):
        return Problem("E-given-order", rule, {"expected": expected.verb or expected.do, "seat": expected.seat})
    if len(event.cards) != len(expected.cards):
        return Problem(
            "E-given-number",
            rule,
            {"expected": len(expected.cards), "found": len(event.cards), "misdeal": 0, "text": ""},
        )
    masked = event.seat != "" and hidden(state, event.seat)
    for at, card in enumerate(event.cards):
        if masked or card == UNKNOWN:
            if not (masked and card == UNKNOWN):
                return why_not_hidden(card, state.only, "B1")
        elif card in state.seen or card in event.cards[:at]:
            return Problem("E-card-twice", "B1", card_data(card))
    return None


def _why_not_take(state: State, event: Event) -> Problem | None:
    expected = take_due(state)
    if expected is None:
        return Problem("E-not-dealing", "B9", {"event": event.do})
    if event.seat != expected.seat:
        return Problem("E-given-order", "B9", {"expected": "take", "seat": expected.seat})
    if event != expected:
        return Problem("E-take-card", "B9", card_data(expected.cards[0]))
    return None


def _why_not_say(state: State, event: Event) -> Problem | None:
    said = (event.verb, event.args)
    allowed = list(sayings(state, event.seat))
    if said in allowed:
        return None
    verb, spoken = event.verb, ":".join((event.verb, *event.args))
    if verb == packets.SAID:
        return Problem("E-packets", "B5", {"say": spoken})
    if verb not in ("pass", "take", "meld", "rank", "trump", "show"):
        return Problem("E-say", None, {"say": spoken, "near": near(verb, [each for each, _ in allowed])})
    if verb in ("pass", "take") and event.seat != state.mover:
        return Problem("E-turn", "B6", {"seat": state.mover or ""})
    if verb == "pass":
        return Problem("E-bid-now", "B6", {})
    if verb == "take":
        return _why_not_bid(state, event)
    if verb in ("meld", "show") and (due := _why_compared_first(state)):
        return due
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
        return Problem("E-bid", "B6", {"bid": ":".join((event.verb, *event.args))})
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
    if bidding_round(state) == 1:
        return Problem("E-bid-turned", "B6", {**data, "suit": turned})
    return Problem("E-bid-second", "B7", {**data, "suit": turned})


def _why_not_meld(state: State, event: Event) -> Problem:
    if state.options.declarations != "all":
        return Problem("E-meld-none", "B15", {})
    kind, top = event.args if len(event.args) == 2 else ("", "")
    formed = top in melding.SQUARES and top if kind == melding.CARRE else top in PACK or top == UNKNOWN
    if not formed or (kind != melding.CARRE and kind not in melding.LENGTHS):
        return Problem("E-meld-form", "B11", {"say": str(event)[2:]})
    if not (may_announce(state, event.seat) or may_declare(state)):
        early = state.phase == "play" and not state.tricks and not state.options.announce_before_play
        if early and event.seat != state.mover:
            return Problem("E-turn", "B15", {"seat": state.mover or ""})
        return Problem("E-meld-late", "B15", {})
    if may_declare(state) and best_side(state) != side_of(event.seat, state.options.players):
        return Problem("E-meld-late", "B15", {})
    hand = dealt(state, event.seat)
    if UNKNOWN in hand or top == UNKNOWN:
        if (top == UNKNOWN) != (UNKNOWN in hand) and kind != melding.CARRE:
            return why_not_hidden(top, state.only, "B1")
    elif (kind, top) in {(each.kind, each.top) for each in melding.declarable(event.seat, hand, True)}:
        return Problem("E-meld-used", "B16", {"kind": kind})
    return Problem("E-meld-absent", "B11" if kind != melding.CARRE else "B12", {"kind": kind})


def _why_compared_first(state: State) -> Problem | None:
    """Return a problem while a rank, or trump, must be said before anything else (B15)."""
    if not may_declare(state):
        return None
    may_say, due = statements(state, known_seats(state))
    return Problem("E-rank-due", "B15", {"seat": may_say[-1][0]}) if due else None


def _why_not_play(state: State, event: Event) -> Problem | None:
    if state.phase != "play":
        return Problem("E-play-early", "B15" if state.phase == "announce" else "B6", {})
    if event.seat != state.mover:
        return Problem("E-turn", "B17", {"seat": state.mover or ""})
    if due := _why_compared_first(state):
        return due
    card = event.cards[0]
    if card == UNKNOWN:
        return Problem("E-card-unknown", "B1", {})
    if card not in state.hand(event.seat):
        problem = _why_not_held(state, event.seat, card)
        if problem is not None:
            return problem
    allowed, code, rule = playable_with(state, event.seat, card)
    if card in allowed:
        return _why_not_call(state, event) if event.call else None
    led = state.trick[0][1]
    if code in ("E-overtrump", "E-beat", "E-trump") and (state.contract == led[1] or code == "E-beat"):
        code = "E-follow" if card[1] != led[1] else code  # the more basic reason
    elif code == "E-overtrump" and card[1] != state.contract:
        code = "E-trump"
    data = {"led": led, "rank": led[0], "suit": led[1], "trump": state.trump or ""}
    return Problem(code, rule, data)


def _why_not_held(state: State, seat: Seat, card: Card) -> Problem | None:
    """Return why a hidden hand cannot hold a card; None when it can."""
    if UNKNOWN not in state.hand(seat):
        return Problem("E-not-held", "B1", card_data(card))
    if card in state.seen:
        return Problem("E-card-twice", "B1", card_data(card))
    if card in state.barred[state.seats.index(seat)]:
        return Problem("E-void-broken", _broken(state, seat, card), card_data(card))
    return None


def _broken(state: State, seat: Seat, card: Card) -> str:
    """Return the rule that a seat broke earlier if it held this card then (B18 to B23)."""
    options, contract = state.options, state.contract or ""
    lying: list[tuple[tuple[Seat, Card], ...]] = []
    for each in state.tricks:
        order = (each.leader, *around(state.seats, each.leader)[:-1])
        lying.append(tuple(zip(order, each.cards, strict=True)))
    for trick in (*lying, state.trick):
        at = next((place for place, (who, _) in enumerate(trick) if who == seat), None)
        if at is None:
            continue
        own = trick[at][1]
        allowed, _, rule = playable(
            trick[:at], contract, seat, (card, own), options.players, options.undertrump_partner
        )
        if own not in allowed:
            return rule
    return "B21"


def _why_not_call(state: State, event: Event) -> Problem | None:
    """Check that belote is called on the first of king and queen of trumps, rebelote on the second (B13)."""
    card, call = event.cards[0], event.call
    if call == may_call(state, event.seat, card):
        return None
    if call not in ("belote", "rebelote"):
        return Problem("E-call", "B13", {"call": call})
    if card[0] not in "KQ" or state.contract not in (card[1], ALL_TRUMPS):
        return Problem("E-belote-card", "B13", card_data(card))
    called = any(each.suit == card[1] for each in state.calls)
    if called or call == "rebelote":
        return Problem("E-belote-order", "B13", {"call": call})
    if card[0] == "Q" and state.options.king_first and f"K{card[1]}" in could_hold(state, event.seat):
        return Problem("E-belote-king", "B13", card_data(card))
    return Problem("E-belote-absent", "B13", card_data(card))
