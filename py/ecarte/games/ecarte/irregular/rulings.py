"""The laws at a real table: which applies to the state of a deal, and what may be ruled.

Records write these events with "&" (docs/ecn.md). Facts are reported (exposed, looked, mixed, fault, found). A fact
that a law covers is ruled on next, and what the ruling owes (cards drawn, a new cut) comes after it. Here is which law
applies; its verdict and effects are in `ecarte.laws`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecarte.core.cards import UNKNOWN, Card, is_card, parse_cards, split_cards
from ecarte.core.game import Event, Problem, Seat
from ecarte.games.ecarte.state import AT, HAND, SEATS, Mistakes, Owed, State

if TYPE_CHECKING:
    from ecarte.laws import Verdict

VERBS = frozenset(
    ("fault", "found", "exposed", "notice", "looked", "mixed", "drawn", "recut", "tricks", "mark", "unmark")
)
FAULTS = ("shuffle", "cut", "cards", "pack")
PACK = "-"  # the owner of cards in the pack
NO_MISTAKES = Mistakes()
LAWS = 51
_MOST = 10  # cards dealt to a hand at most, even by mistake
LATER = 13  # the law whose ruling may wait: the elder may ask for a new deal until it has looked at its hand


def mistakes_of(state: State) -> Mistakes:
    """Return what has gone wrong so far."""
    return state.irregular.mistakes or NO_MISTAKES


def any_size(state: State, event: Event) -> bool:
    """Return whether a wrong number of cards may be dealt now, to be found later."""
    free = state.irregular.real and not mistakes_of(state).owed and event.do in ("deal", "draw")
    return free and 1 <= len(event.cards) <= (_MOST if event.do == "deal" else state.stock)


def hand_size(state: State, seat: Seat) -> int:
    """Return how many cards the seat has and has played."""
    played = sum(1 for leader, _ in state.trick if leader == seat) + len(state.tricks)
    return len(state.hand(seat)) + played


# --- which law applies ----------------------------------------------------------------------------


def exposed_law(state: State, whose: Seat, count: int) -> int:
    """Return the law of cards exposed now, by owner and number; 0 when there is none."""
    if state.phase == "dealing":
        if not any(state.hands):
            return (4 if whose in SEATS and state.number == state.attempt == 1 else 7) if whose else 0
        if whose == PACK:
            return 12
        return 13 if state.hand(whose) else 0
    if whose == PACK:
        if state.phase == "choose":
            return 37 if state.exchanges else 11
        mover = state.mover or mistakes_of(state).mover  # nobody's turn before the ruling
        served = state.phase == "drawing" or (state.phase == "discard" and mover == state.dealer)
        return 35 if served and count == 1 else 0
    taken = bool(state.exchanges) and not state.tricks and not state.trick
    return 36 if taken and count == 1 and state.phase in ("drawing", "choose", "play") else 0


def fault_law(state: State, what: str) -> int:
    """Return the law of a fault with the packs; 0 when there is none."""
    if state.phase in ("start", "void"):
        return 0
    undealt = state.phase == "dealing" and not any(state.hands)
    if what == "pack":
        return 6 if undealt and state.number == state.attempt == 1 else 45
    return {"shuffle": 2, "cut": 3 if undealt else 0, "cards": 44}.get(what, 0)


def _case(state: State, law: int) -> tuple[str, tuple[str, ...]] | None:
    """Return what happened under a law, as the arbiter is asked; None when the law does not apply now."""
    wrong, yes_no = mistakes_of(state), dict[bool, str]({True: "yes", False: "no"})
    elder = state.elder
    looked = yes_no[elder in wrong.looked]
    if law in (2, 3, 6, 44, 45):
        if law != fault_law(state, wrong.fault):
            return None
        undealt = state.phase == "dealing" and not any(state.hands)
        return {
            2: ("bad-shuffle", ()),
            3: ("thin-cut", ()),
            6: ("wrong-pack", ("cutting",)),
            44: ("new-cards", (yes_no[not undealt and state.phase != "scored"],)),
            45: ("wrong-pack", ("after" if state.phase in ("scored", "over") else "deal",)),
        }[law]
    if law in (4, 7, 11, 12, 13, 35, 36, 37):
        pending = law == wrong.law == LATER  # exposed while it was dealt, and not yet ruled on
        if not wrong.exposed or not (pending or law == exposed_law(state, wrong.whose, len(wrong.exposed))):
            return None
        whose = "elder" if wrong.whose == elder else "dealer"
        return {
            4: ("exposed-cutting", ("deal", "more" if len(wrong.exposed) > 1 else "one")),
            7: ("exposed-cutting", ("dealer",)),
            11: ("turned-many", (looked,)),
            12: ("faced-card", ("before-turn",)),
            13: ("exposed-dealing", (whose, looked) if whose == "elder" else (whose,)),
            35: ("faced-card", ("stock",)),
            36: ("exposed-giving", (whose,)),
            37: ("turned-again", ()),
        }[law]
    if law == 9:
        if state.phase != "dealing" or not all(state.hands):
            return None
        return ("wrong-number", ("before-turn", looked)) if wrong.wrong else ("wrong-packets", ("no", looked))
    if law == 14:
        dealt = any(state.hands) or bool(state.tricks)
        fault = "turn" if wrong.out_of_turn else "pack"
        return ("wrong-dealer", (fault, yes_no[state.turned is not None])) if dealt else None
    if law in (15, 16, 17, 18, 20, 21):
        return _misdealt(state, law)
    if law in (29, 30, 31, 32, 33, 34):
        return _mistaken(state, law)
    return None


def _misdealt(state: State, law: int) -> tuple[str, tuple[str, ...]] | None:
    """Return the case of a hand dealt with a wrong number, found after the turn-up (laws 15-18, 20, 21)."""
    whose = "elder" if law in (15, 16, 20) else "dealer"
    seat = state.elder if whose == "elder" else state.dealer
    if ("deal", seat) not in mistakes_of(state).wrong or state.turned is None:
        return None
    more = hand_size(state, seat) > HAND
    if state.exchanges:  # too late
        return ("wrong-number", ("exchanged",)) if law not in (20, 21) and more == (law in (15, 17)) else None
    played = bool(state.tricks) or any(each == seat for each, _ in state.trick)
    if law in (20, 21):
        return ("wrong-number", ("playing", whose)) if played else None
    if played or more != (law in (15, 17)):
        return None
    stood = state.phase == "play" and state.declined == state.elder
    if not (state.phase == "choose" or stood or (state.phase == "answer" and whose == "dealer")):
        return None
    size = "more" if more else "fewer"
    took = (("yes" if seat in mistakes_of(state).looked else "no"),) if law == 17 else ()
    return "wrong-number", ("before-acting", whose, size, *took)


def _mistaken(state: State, law: int) -> tuple[str, tuple[str, ...]] | None:
    """Return the case of a wrong number taken in the exchange (laws 29-34)."""
    seat = state.elder if law in (29, 30, 31, 32) else state.dealer
    if ("draw", seat) not in mistakes_of(state).wrong:
        return None
    played = bool(state.tricks) or any(each == seat for each, _ in state.trick)
    more = hand_size(state, seat) > HAND
    if more != (law in (29, 31, 33)) or (played and law == 32):
        return None
    if law in (29, 33):
        what = "elder-took-more" if law == 29 else "dealer-took-more"
        if seat not in mistakes_of(state).mixed:
            return what, ("no",)
        return what, ("yes", "yes" if seat in mistakes_of(state).looked else "no")
    if law == 34:
        return "dealer-took-fewer", ("yes" if played else "no",)
    return {30: "elder-asked-fewer", 31: "given-more", 32: "given-fewer"}[law], ()


def verdict(state: State, law: int) -> Verdict | None:
    """Return what the law rules now; None when it does not apply."""
    case = _case(state, law)
    if case is None:
        return None
    from ecarte.laws import Verdict, rule  # games at a screen never need them

    outcome = rule(*case)
    return outcome if isinstance(outcome, Verdict) else None


def offender(state: State, law: int) -> Seat:
    """Return the seat a law applies to, or "" when it can be either."""
    if law in (20, 29, 30):
        return state.elder
    return state.dealer if law in (*range(9, 20), 21, 31, 32, 33, 34, 35, 36, 37) else ""


# --- why not --------------------------------------------------------------------------------------


def due(state: State, event: Event) -> Problem | None:
    """Return the problem that a ruling, or what it owes, must come first."""
    mistakes = mistakes_of(state)
    if mistakes.law:
        expected = event.do == "ruling" and event.verb in ("ruling", "found", "looked", "mixed")
        expected = expected or (mistakes.law == LATER and event.do in ("deal", "turn"))
        return None if expected else Problem("E-ruling-due", f"law {mistakes.law}", {"law": mistakes.law})
    if mistakes.owed:
        first = mistakes.owed[0]
        if first.what == "tricks" and (problem := unfound(state)):  # by now everybody sees that a hand was short
            return None if event.verb == "found" else problem
        if (event.do, event.seat) == (first.what, first.seat):
            return None
        if event.do == "ruling" and event.verb == first.what and event.args[:1] in ((first.seat,), ()):
            return None
        return Problem("E-owed", None, {"owed": first.what, "seat": first.seat, "number": first.number})
    return None


def why_not(state: State, event: Event) -> Problem | None:
    """Return why the fact may not be reported, or the ruling made, now; None when it may."""
    verb, args, mistakes = event.verb, event.args, mistakes_of(state)
    not_now = Problem("E-irregular-now", None, {"text": str(event)})
    if state.phase == "start":
        return Problem("E-deal-over", "E3", {})
    if verb == "ruling":
        return _why_not_ruled(state, args)
    if not _is_well_formed(verb, args):
        return Problem("E-irregular", None, {"text": str(event)})
    if verb in ("recut", "drawn", "tricks") and not mistakes.owed:
        return not_now
    if verb == "recut":
        return None
    seat = args[0]
    if verb == "drawn":
        return _why_not_drawn(state, seat, parse_cards(args[1]))
    if verb == "tricks":
        number = mistakes.owed[0].number
        right = args[1] == str(number)
        return None if right else Problem("E-tricks-number", "law 30", {"expected": number, "found": int(args[1])})
    if verb in ("mark", "unmark"):
        return _why_not_marked(state, verb, seat, int(args[1]))
    if verb == "found":
        return _why_not_found(state, int(seat), args[1])
    if verb == "exposed":
        cards = parse_cards(args[1])
        return _why_not_exposed(state, seat, cards) if exposed_law(state, seat, len(cards)) else not_now
    if verb == "fault":
        return None if fault_law(state, args[1]) else not_now
    if verb == "notice":
        undealt = state.phase == "dealing" and not any(state.hands) and state.attempt == 1
        right = undealt and state.number <= 2 and seat == state.dealer
        return None if right else Problem("E-notice", "law 8", {"seat": seat})
    right = bool(state.hand(seat)) and state.phase not in ("scored", "over", "void")
    if verb == "mixed":
        right = right and ("draw", seat) in mistakes.wrong
    return None if right else not_now


def _is_well_formed(verb: str, args: tuple[str, ...]) -> bool:
    """Return whether the event is well formed."""
    if verb == "recut":
        return not args
    if verb == "found":
        return len(args) == 2 and args[0].isdecimal() and len(args[0]) < 3 and args[1] in SEATS
    if not args or args[0] not in (*SEATS, *((PACK,) if verb == "exposed" else ())):
        return False
    if verb == "looked":
        return len(args) == 1
    if verb == "mixed" and len(args) == 1:
        return True
    if len(args) != 2:
        return False
    if verb in ("exposed", "drawn", "mixed"):
        return bool(_cards(args[1])) and (verb != "exposed" or UNKNOWN not in _cards(args[1]))
    if verb in ("tricks", "mark", "unmark"):
        return args[1] in ("1", "2", "3", "4", "5")
    return args[1] in FAULTS if verb == "fault" else args[1] in ("2-3", "3-2")


def _cards(text: str) -> tuple[Card, ...]:
    cards = split_cards(text)
    known = [card for card in cards if card != UNKNOWN]
    return cards if all(map(is_card, known)) and len(set(known)) == len(known) else ()


def _why_not_found(state: State, law: int, seat: Seat) -> Problem | None:
    mistakes = mistakes_of(state)
    whose = offender(state, law)
    applies = verdict(state, law) is not None and mistakes.law in (0, law) and state.phase not in ("over", "void")
    if not 1 <= law <= LAWS:
        return _not_now(law, "none")
    if not applies:
        return _not_now(law, "not")
    return _not_now(law, "seat", f"&found:{law}:{whose}") if whose and seat != whose else None


def _not_now(law: int, why: str, text: str = "") -> Problem:
    return Problem("E-law-now", f"law {law}" if law else None, {"law": law, "why": why, "text": text})


def _why_not_ruled(state: State, args: tuple[str, ...]) -> Problem | None:
    """Check that the law was found to apply, and gives this choice."""
    mistakes = mistakes_of(state)
    law = int(args[0]) if args and args[0].isdecimal() and len(args[0]) < 3 else 0
    ruled = verdict(state, mistakes.law) if mistakes.law else None
    if ruled is None:
        return _not_now(law, "open")
    if law != mistakes.law:
        return _not_now(law, "other", str(mistakes.law))
    allowed = [choice.name for choice in ruled.choices]
    choice = args[1] if len(args) > 1 else ""
    rest = args[2:]
    turned = state.turned is not None and len(rest) == 1 and rest[0] in (state.turned, *mistakes.exposed)
    if choice not in allowed or not (turned if choice == "trump" else not rest):
        texts = [f"trump:{card}" for card in (state.turned, *mistakes.exposed)] if "trump" in allowed else []
        texts += [name for name in allowed if name != "trump"]
        data: dict[str, str | int] = {"law": law, "choice": ":".join(args[1:]), "allowed": ", ".join(texts)}
        return Problem("E-ruling-choice", f"law {law}", data)
    return None


def _why_not_exposed(state: State, whose: str, cards: tuple[Card, ...]) -> Problem | None:
    hand = state.hand(whose) if whose in SEATS else ()
    empty = whose in SEATS and not hand and state.phase != "dealing"  # all of it was discarded
    for card in cards:
        known = empty or not (UNKNOWN in hand or not hand)
        unknown = card not in state.seen and not known  # it can be there, for all that is known
        if card not in hand and not unknown:
            named: dict[str, str | int] = {"card": card, "rank": card[0], "suit": card[1]}
            return Problem("E-not-held" if hand or empty else "E-card-twice", "E1", named)
    return None


def _why_not_drawn(state: State, seat: Seat, cards: tuple[Card, ...]) -> Problem | None:
    owed = mistakes_of(state).owed[0]
    if len(cards) != owed.number:
        return Problem("E-owed", None, {"owed": owed.what, "seat": owed.seat, "number": owed.number})
    left = list(state.hand(seat))
    for card in cards:
        if card not in left and (UNKNOWN not in left or card in state.seen):
            return Problem("E-not-held", "E1", {"card": card, "rank": card[0], "suit": card[1]})
        left.remove(card if card in left else UNKNOWN)
    return None


def _why_not_marked(state: State, verb: str, seat: Seat, number: int) -> Problem | None:
    """Check points marked or removed outside the rules (laws 22, 50, 51)."""
    off = mistakes_of(state).off[AT[seat]]
    last = sum(each.points for each in state.scored if each.seat == seat)
    if verb == "mark":
        right = off >= 0 or number <= -off  # too many, or at most as many as were forgotten
    elif off > 0:
        right = number <= off  # at most the surplus is removed
    else:
        right = number <= last + off  # at most the points of this deal go unmarked
    if state.phase == "void" or not right:
        return Problem("E-mark-number", "law 51" if verb == "unmark" else "law 50", {"seat": seat, "number": number})
    return None


def unfound(state: State) -> Problem | None:
    """Return the problem that a deal cannot be scored before its fault is found.

    A hand that another mistake has put right is no fault.
    """
    mistakes = mistakes_of(state)
    wrong = next((each for each in mistakes.wrong if hand_size(state, each[1]) != HAND), None)
    if wrong is not None:
        kind, seat = wrong
        return Problem("E-unfound", "law 20" if kind == "deal" else "law 30", {"seat": seat, "given": kind})
    if mistakes.out_of_turn:
        return Problem("E-unfound", "law 14", {"seat": state.dealer, "given": "turn"})
    return None


def owing(state: State, seat: Seat, *, back: bool) -> Owed | None:
    """Return what brings a hand to five cards: surplus cards drawn out of it, or missing ones dealt."""
    more = hand_size(state, seat) - HAND
    if more > 0:
        return Owed("drawn", seat, more, back)
    if more < 0:
        return Owed("deal" if state.turned is None else "draw", seat, -more)
    return None
