"""Why an event may not happen in écarté: the one source of what is legal."""

from __future__ import annotations

from ecarte.core import packets
from ecarte.core.cards import UNKNOWN, Card, format_cards, parse_cards, sort_cards
from ecarte.core.game import Event, Problem, RuleError, Seat, evolve
from ecarte.core.hands import card_data, known_cards, supposed, why_not_hidden, with_card
from ecarte.core.near import near
from ecarte.games.ecarte.deal import next_dealt
from ecarte.games.ecarte.held import could_hold, hidden, put
from ecarte.games.ecarte.irregular import claims, rulings
from ecarte.games.ecarte.legal import (
    discard_span,
    mark_due,
    may_announce_falsely,
    may_double,
    may_mark,
    may_mark_late,
    may_mark_turned,
    may_offer,
    may_show,
    must_name,
    sayings,
)
from ecarte.games.ecarte.state import AT, HAND, SEATS, Hand, State
from ecarte.games.ecarte.tricks import answering, playable


def why_not(state: State, event: Event) -> Problem | None:
    """Return why the event may not happen now, with its rule; None when it may."""
    if state.irregular.mistakes is not None and (problem := rulings.due(state, event)) is not None:
        return problem
    if event.do == "ruling":
        return _why_not_ruling(state, event)
    if event.suffix and not state.options.has_penalties:
        return Problem("E-suffix", "E26", {"suffix": event.suffix})
    if event.verb == "king" and _is_turned_up(state, event.seat):
        return _why_not_king(state, event)
    if state.phase == "over":
        return Problem("E-game-over", "E24", {})
    if state.phase in ("start", "scored", "void"):
        return Problem("E-deal-over", "E22" if state.number else "E3", {})
    if state.phase == "packets":
        return packets.refusal("E4", state.dealer, event)
    if state.phase == "showing":
        return _why_not_shown(state, event)
    if event.do in ("deal", "turn", "draw"):
        return _why_not_given(state, event)
    if event.seat not in SEATS:
        return Problem("E-seat", "E1", {"seat": event.seat})
    if event.do not in ("discard", "play", "say"):
        return Problem("E-event", None, {"event": str(event)})
    if event.do == "say" and event.verb == "king":
        return _why_not_king(state, event)
    if event.verb == "took":
        return _why_not_took(state, event)
    if state.phase in ("dealing", "drawing"):
        return Problem("E-cards-due", "E4" if state.phase == "dealing" else "E9", {})
    if event.do == "say" and event.verb in ("double", "offer"):
        return _why_not_offered(state, event)
    if event.call:
        return Problem("E-call", None, {"call": event.call})
    if event.suffix in ("turn", "back"):
        return _why_not_irregular_play(state, event)
    if event.seat != state.mover:
        return Problem("E-turn", "E16" if state.phase == "play" else "E7", {"seat": state.mover or ""})
    if state.phase == "reply" and (
        event.do != "say" or event.verb not in ("accept", "refuse", "decline", "let", "require")
    ):
        return _unanswered(state)
    check = {"say": _why_not_say, "discard": _why_not_discard, "play": _why_not_play}[event.do]
    return check(state, event)


def _why_not_ruling(state: State, event: Event) -> Problem | None:
    """Check advice, which needs a deal (E32); leave the rest to `claims` (at a screen) or `rulings` (a real table)."""
    if event.verb == "advise":
        if state.phase == "start":
            return Problem("E-deal-over", "E3", {})
        right = len(event.args) >= 3 and event.args[1] in SEATS
        return None if right else Problem("E-advise", "E32", {"text": str(event)})
    return rulings.why_not(state, event) if is_of_real_table(state, event) else claims.why_not(state, event)


def is_of_real_table(state: State, event: Event) -> bool:
    """Return whether the event belongs to a real table, not to claims, choices and corrections at a screen."""
    if event.verb == "ruling":
        return not state.options.has_penalties or bool(rulings.mistakes_of(state).law)
    claimed = event.verb == "unmark" and state.options.has_penalties and claims.why_not(state, event) is None
    return event.verb in rulings.VERBS and not claimed


def _why_not_took(state: State, event: Event) -> Problem | None:
    """Check the number of cards the dealer took last, said when asked (law 27)."""
    took = state.exchanges[-1][AT[state.dealer]] if state.exchanges else -1
    right = event.seat == state.dealer and event.args == (str(took),) and not event.suffix
    return None if right else Problem("E-took", "law 27", {"seat": state.dealer, "number": took})


def _why_not_offered(state: State, event: Event) -> Problem | None:
    """Check a double or the point, offered by either player (E28, E29)."""
    rule, on = ("E28", state.options.doubling) if event.verb == "double" else ("E29", state.options.offer_point)
    if event.args or event.suffix:
        return Problem("E-say", rule, {"say": str(event)[2:], "near": 0})
    if not on:
        return Problem("E-offer-off", rule, {"option": "doubling" if rule == "E28" else "offer_point"})
    if state.phase == "reply":
        return _unanswered(state)
    if (problem := _king_due(state)) is not None:
        return problem
    may = may_double(state) if rule == "E28" else may_offer(state)
    return None if may else Problem("E-double-now" if rule == "E28" else "E-offer-now", rule, {})


def _why_not_irregular_play(state: State, event: Event) -> Problem | None:
    """Check a lead out of turn, or a card taken back (laws 39, 40)."""
    card = event.cards[0] if event.do == "play" else UNKNOWN
    if event.suffix == "back":
        back = claims.may_take_back(state, event.seat)
        return None if card != UNKNOWN and back == card else Problem("E-back", "law 39", {})
    if event.do != "play" or not claims.may_lead_out_of_turn(state, event.seat):
        return Problem("E-turn-own", "law 40", {})
    if card == UNKNOWN:
        return Problem("E-card-unknown", "E1", {})
    return None if card in state.hand(event.seat) else _why_not_held(state, event.seat, card)


def _unanswered(state: State) -> Problem:
    """Return the problem that a question waits for its answer."""
    kind = state.question.kind if state.question else ""
    rule = {"double": "E28", "offer": "E29", "suit": "E20"}.get(kind, "E26")
    return Problem("E-reply", rule, {"question": kind, "seat": state.mover or ""})


def _why_not_given(state: State, event: Event) -> Problem | None:
    """Check cards from the pack: the right seat, the right number, none seen before (E1, E4, E5, E9)."""
    due, size = next_dealt(state)
    if due is None:
        return Problem("E-not-dealing", "E5", {"event": event.do})
    if (event.do, event.seat) != due:
        rule = "E9" if state.phase == "drawing" else "E4"
        return Problem("E-given-order", rule, {"expected": due[0], "seat": due[1]})
    if len(event.cards) != size and not rulings.any_size(state, event):
        rule = "E9" if event.do == "draw" else "E4"
        more = len(event.cards) > (size or 0)
        return Problem(
            "E-given-number", rule, {"expected": size, "found": len(event.cards), **_misdealt(state, event, more)}
        )
    masked = event.seat != "" and hidden(state, event.seat)
    for at, card in enumerate(event.cards):
        if masked or card == UNKNOWN:
            if not (masked and card == UNKNOWN):
                return why_not_hidden(card, state.only, "E1")
        elif card in state.seen or card in event.cards[:at]:
            return Problem("E-card-twice", "E1", card_data(card))
    return None


def _misdealt(state: State, event: Event, more: bool) -> dict[str, str | int]:
    """Return how a record says that a real table dealt a wrong number (laws 15 to 18, 31 to 34)."""
    elder = event.seat == state.elder
    if event.do == "draw":
        law = (31 if more else 32) if elder else (33 if more else 34)
    else:
        law = (15 if more else 16) if elder else (17 if more else 18)
    return {"misdeal": 1, "text": f"&found:{law}:{state.dealer}"}


def _why_not_shown(state: State, event: Event) -> Problem | None:
    """Check that the next thrown-in hand is shown whole and sorted (E30)."""
    seat = state.showing[0]
    hand = state.hand(seat)
    # The other seat must not learn the hand from a refusal, before it is shown.
    text = 0 if UNKNOWN in hand or event.seat != seat else f"{seat}:show:{format_cards(hand)}"
    due = Problem("E-show-due", "E30", {"seat": seat, "number": len(hand), "text": text})
    if event.verb != "show" or event.seat != seat or event.suffix or len(event.args) != 1:
        return due
    try:
        cards = parse_cards(event.args[0])
    except ValueError:
        return due
    if len(set(cards)) != len(cards) or len(cards) != len(hand) or UNKNOWN in cards:
        return due
    if cards != sort_cards(cards, state.options.order):
        return due
    if not set(known_cards(hand)) <= set(cards):
        return due
    return next((problem for card in cards if card not in hand and (problem := _why_not_held(state, seat, card))), None)


def _king_due(state: State) -> Problem | None:
    """Return a problem while a king that marks itself is not yet marked (E13)."""
    seat = mark_due(state)
    return Problem("E-king-due", "E13", {"seat": seat}) if seat else None


def _is_turned_up(state: State, seat: Seat) -> bool:
    """Return whether the king that the seat may mark was turned up, in this deal or in the one before (law 22)."""
    return seat in SEATS and (may_mark_turned(state, seat) or may_mark_late(state, seat))


def _why_not_king(state: State, event: Event) -> Problem | None:
    if event.args:
        return Problem("E-say", "E13", {"say": ":".join((event.verb, *event.args)), "near": 0})
    if _is_turned_up(state, event.seat) and not event.suffix:
        return None
    if state.options.king_mark == "none":
        return Problem("E-king-none", "E13", {})
    if event.suffix:
        right = event.suffix == "false" and may_announce_falsely(state, event.seat)
        return None if right else Problem("E-king-true", "law 25", {})
    if event.seat == mark_due(state) or may_mark(state, event.seat) or may_show(state, event.seat):
        return None
    if hidden(state, event.seat) and may_announce_falsely(state, event.seat):
        return None  # true or false
    if event.seat in state.kings:
        return Problem("E-king-marked", "E13", {})
    if state.phase != "play":
        return Problem("E-king-early", "E13", {})
    if f"K{state.trump}" not in could_hold(state, event.seat) and not state.tricks and not state.trick:
        return Problem("E-king-absent", "E13", {"suit": state.trump or ""})
    return Problem("E-king-late", "E14", {})


def _why_not_say(state: State, event: Event) -> Problem | None:
    said = (event.verb, event.args)
    allowed = list(sayings(state, event.seat))
    if said in allowed and not event.suffix:
        return None
    if state.phase == "reply":
        return _unanswered(state)
    if event.suffix:
        return Problem("E-say", "E26", {"say": str(event)[2:], "near": 0})
    if event.verb in _NEW:
        return _why_not_said(state, event)
    if event.verb == packets.SAID:
        return Problem("E-packets", "E4", {"say": str(event)[2:]})
    if any(verb == event.verb for verb, _ in allowed):
        if event.verb == "propose":
            if state.options.propose_number:
                return Problem("E-propose-number", "E9", {"most": min(HAND, state.stock)})
            return Problem("E-propose-plain", "E9", {})
        if said == ("accept", ("if",)):
            return Problem("E-accept-if", "E8", {"stock": state.stock})
    if event.verb not in ("propose", "stand", "accept", "refuse"):
        meant = near(event.verb, [each for each, _ in allowed])
        return Problem("E-say", None, {"say": ":".join((event.verb, *event.args)), "near": meant})
    if event.verb == "refuse" and rulings.mistakes_of(state).no_refusal:
        return Problem("E-refuse-barred", "law 37", {})
    if state.phase == "play":
        return Problem("E-exchange-over", "E10", {})
    if state.phase == "discard":
        return Problem("E-discard-due", "E9", {})
    return Problem("E-say-now", "E7" if state.phase == "choose" else "E8", {"phase": state.phase})


_NEW = ("concede", "claim", "suit", "let", "require", "decline")


def _why_not_said(state: State, event: Event) -> Problem:
    """Return why a word of some options only may not be said now (E20, E29, E30)."""
    if event.verb in ("let", "require", "decline"):
        return Problem("E-nothing-asked", "E29" if event.verb == "decline" else "E20", {"say": event.verb})
    if event.verb == "suit":
        if state.options.declare_suit == "off":
            return Problem("E-offer-off", "E20", {"option": "declare_suit"})
        if len(event.args) != 1 or event.args[0] not in ("s", "h", "d", "c"):
            return Problem("E-say", "E20", {"say": ":".join((event.verb, *event.args)), "near": 0})
        return _king_due(state) or Problem("E-suit-now", "E20", {})
    if state.options.throw_in is False:
        return Problem("E-offer-off", "E30", {"option": "throw_in"})
    if (problem := _king_due(state)) is not None:
        return problem
    return Problem("E-claim-rest" if event.verb == "claim" else "E-concede-now", "E30", {})


def _why_not_discard(state: State, event: Event) -> Problem | None:
    if state.phase != "discard":
        rule = "E10" if state.phase == "play" else "E9"
        return Problem("E-no-discard", rule, {})
    hand = state.hand(event.seat)
    for at, card in enumerate(event.cards):
        if card not in hand:
            if UNKNOWN in (card, *hand):
                return why_not_hidden(card, state.only, "E1")
            return Problem("E-not-held", "E12", card_data(card))
        if card != UNKNOWN and card in event.cards[:at]:
            return Problem("E-card-twice", "E1", card_data(card))
    least, most = discard_span(state, event.seat)
    if not least <= len(event.cards) <= most:
        rule = "E11" if len(event.cards) > most and most < HAND and not state.asked else "E9"
        spare = most == 0 and state.stock > sum(state.taking)  # there are cards, but too few by this rule
        span = "kept" if spare else "none" if not most else "exact" if least == most else "range"
        data: dict[str, str | int] = {"span": span, "least": least, "most": most, "found": len(event.cards)}
        return Problem("E-discard-number", rule, data)
    if event.cards.count(UNKNOWN) > hand.count(UNKNOWN):  # supposed hands are partly known
        return why_not_hidden(UNKNOWN, state.only, "E1")
    return None


def _why_not_play(state: State, event: Event) -> Problem | None:
    if state.phase != "play":
        return Problem("E-play-early", "E7", {})
    if (problem := _king_due(state)) is not None:
        return problem
    if must_name(state):
        return Problem("E-suit-due", "E20", {})
    card, hand = event.cards[0], state.hand(event.seat)
    if card == UNKNOWN:
        return Problem("E-card-unknown", "E1", {})
    if card not in hand:
        problem = _why_not_held(state, event.seat, card)
        if problem is not None:
            return problem
        hand = with_card(known_cards(hand), card)
    allowed, code, rule = playable(state, hand)
    if event.suffix:
        illegal = event.suffix == "revoke" and card in claims.illegal(state, event.seat)
        return None if illegal else Problem("E-revoke-none", "E26", card_data(card))
    led_again = state.required is not None
    if card in allowed or (state.options.has_penalties and hidden(state, event.seat) and not led_again):
        return None
    if state.required is not None:
        return Problem("E-lead-required", "E20", {"suit": state.required})
    led = state.led
    if code == "E-head" and card[1] != led[1]:  # the more basic reason
        code = "E-follow"
    return Problem(code, rule, {"led": led, "rank": led[0], "suit": led[1], "trump": state.trump or ""})


def _why_not_held(state: State, seat: Seat, card: Card) -> Problem | None:
    """Return why a hidden hand cannot hold a card; None when it can."""
    if UNKNOWN not in state.hand(seat):
        return Problem("E-not-held", "E1", card_data(card))
    if card in state.seen:
        return Problem("E-card-twice", "E1", card_data(card))
    if card in state.barred[AT[seat]]:
        if card == f"K{state.trump}" and not state.kings and state.options.king_mark == "automatic":
            return Problem("E-king-unmarked", "E13", card_data(card))
        return Problem("E-void-broken", _broken(state, seat, card), card_data(card))
    return None


def _broken(state: State, seat: Seat, card: Card) -> str:
    """Return the rule that a seat broke earlier if it held this card then (E17, E18)."""
    answered = [trick.cards for trick in state.tricks if trick.leader != seat]
    for led, own in answered:
        allowed, _, rule = answering((card, own), led, state.trump or "", state.options)
        if own not in allowed:
            return rule
    return "E18"


def suppose(state: State, seat: Seat, cards: Hand) -> State:
    """Return the state with another hand in a seat, as large as the real one; raises RuleError when that is impossible.

    Its cards may come from that hand, from the stock or from an unknown hand, but not from those turned up, played,
    discarded, or held by the opponent (E1, E12).
    """
    if seat not in SEATS:
        raise RuleError(Problem("E-seat", "E1", {"seat": seat}))
    seen = supposed(state.hand(seat), state.seen, cards, "E1")
    return evolve(state, hands=put(state.hands, seat, sort_cards(cards, state.options.order)), seen=seen)
