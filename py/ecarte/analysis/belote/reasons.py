"""Why a choice at belote is better than another, as codes with data; the words are `review-<code>`.

First what a player would say of the cards, as far as it can be seen from the seat; then figures: how often the
contract is made, and the points of both choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile

from ecarte.analysis.belote.choices import NOTHING
from ecarte.analysis.belote.choices.value import Choice, Values
from ecarte.analysis.belote.partner import find_ace
from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.belote.facts import UNIT
from ecarte.games.belote.state import View
from ecarte.machine.belote.records import CARDS, SUIT
from ecarte.machine.belote.sight import Sight, Tables
from ecarte.players.belote.cards import FREE, numbers, tables
from ecarte.players.belote.reasons import find_theirs
from ecarte.players.belote.seen import seen
from ecarte.players.thoughts import Reason

_MORE = 0.03  # by how much more often a contract is made, so that it is a reason


def advice(view: View, values: Values) -> tuple[Reason, ...]:
    """Return why the best choice is better than the second, or how many are as good."""
    number = sum(1 for _ in takewhile(lambda at: UNIT.is_none(*values.loss(at)), range(values.full)))
    bid = held(view, values.best.event) if view.phase == "bid" else None
    if number > 1:
        alike = Reason("equal", {"number": number, "exact": "yes" if values.exact else "no"})
        return (bid, alike) if bid else (alike,)
    return reasons(view, values, values.choices[1])


def reasons(view: View, values: Values, done: Choice) -> tuple[Reason, ...]:
    """Return why the best choice was better than another, the weightiest first; nothing for the best itself."""
    best = values.best
    if done is best:
        return ()
    if UNIT.is_none(*values.loss(values.choices.index(done))):
        return (Reason("equal", {"exact": "yes" if values.exact else "no"}),)
    found: list[Reason] = []
    if view.phase == "bid":
        bid = best.event if best.event.verb == "take" else done.event
        found.append(held(view, bid))
    elif best.event.verb == "meld":
        found.append(Reason("belote-declare"))
    elif best.event.verb == NOTHING:
        found.append(Reason("belote-silent"))
    elif best.event.do == done.event.do == "play":
        why = find_ace(view, best.event, done.event) or compare(view, best.event, done.event)
        found += [why] if why else []
    found += _made(view, best, done)
    error = max(UNIT.shown * 2, values.loss(values.choices.index(done))[1])
    figures = {"points": _round(best.points), "instead": _round(done.points), "error": round(error)}
    return (*found, Reason("belote-points", figures, is_figures=True))


def _round(points: float) -> int:
    return round(points)


def _made(view: View, best: Choice, done: Choice) -> list[Reason]:
    """Return how often the contract is made with a bid, or with either card, where that differs."""
    if view.phase == "bid":
        bid = best if best.made is not None else done
        return [] if bid.made is None else [Reason("belote-bid-made", {"made": round(100 * bid.made)}, is_figures=True)]
    if best.made is None or done.made is None or abs(best.made - done.made) < _MORE:
        return []
    takes = "yes" if _is_takers(view) else "no"
    made: dict[str, str | int | float] = {
        "made": round(100 * best.made),
        "instead": round(100 * done.made),
        "own": takes,
    }
    return [Reason("belote-made", made, is_figures=True)]


def _is_takers(view: View) -> bool:
    rules, seats = tables(view.options), view.seats
    return bool(rules.sides[seats.index(view.taker or view.elder)] == rules.sides[seats.index(view.seat)])


def held(view: View, bid: Event) -> Reason:
    """Return what a hand has for a contract, with the card turned up where the taker gets it.

    Of a pass, for the suit turned up, or of any that stands.
    """
    contract = bid.args[0] if bid.verb == "take" else view.contract or (view.turned or "??")[1]
    cards = [*view.hand, view.turned] if view.options.players == 4 and view.turned else [*view.hand]
    held = [card for card in cards if card]
    trumps = [card for card in held if contract == card[1]]
    data: dict[str, str | int] = {
        "contract": contract,
        "trumps": len(trumps),
        "jack": "yes" if f"J{contract}" in trumps else "no",
        "nine": "yes" if f"9{contract}" in trumps else "no",
        "aces": sum(card[0] == "A" for card in held if card not in trumps),
    }
    if contract in FREE:
        data["jacks"] = sum(card[0] == "J" for card in held)
    return Reason("belote-held", data)


# --- cards ---


@dataclass(frozen=True, slots=True)
class _Card:
    """A card as its holder sees it before it is played."""

    name: Card
    suit: int
    is_trump: bool
    points: int
    higher: int  # cards of its suit that others may hold and that rank above it
    takes: bool  # it beats what lies

    @property
    def is_master(self) -> bool:
        """Return whether nobody else has a higher card of its suit."""
        return not self.higher


def compare(view: View, best: Event, done: Event) -> Reason | None:
    """Return what a player would say of two cards."""
    rules, sight, number = tables(view.options), seen(view), numbers(str(view.contract))
    if best.cards == done.cards:
        return Reason("belote-call", {"card": best.cards[0]})
    one, other = (_card(rules, sight, each.cards[0], number[each.cards[0]]) for each in (best, done))
    why = _led(view, sight, number, one, other) if not sight.lying else _followed(rules, sight, one, other)
    return why or _compared(view, rules, sight, one, other)


def _compared(view: View, rules: Tables, sight: Sight, best: _Card, done: _Card) -> Reason | None:
    """Return what can be said of nearly any two cards."""
    if not sight.lying:
        # A suit that an opponent has shown to lack.
        trumps = find_theirs(rules, sight) & SUIT << 8 * sight.contract if view.trump else 0
        if trumps and _ruffed(rules, sight, done) > _ruffed(rules, sight, best):
            return Reason("belote-ruffed", {"cards": done.name})
    if best.name[1] == done.name[1] and best.points < done.points and not best.takes:
        return Reason("belote-saves", {"cards": done.name, "points": done.points})
    if best.takes and done.takes and best.higher < done.higher:
        return Reason("belote-harder", {"cards": best.name, "instead": done.name})
    if done.higher < best.higher or done.points > best.points:
        return Reason("belote-may-take", {"cards": done.name, "instead": best.name})
    length = {each.name: sum(card[1] == each.name[1] for card in view.hand) for each in (best, done)}
    if length[best.name] < length[done.name]:
        return Reason("belote-shortens", {"cards": best.name})
    return Reason("belote-long", {"cards": best.name}) if length[best.name] > length[done.name] else None


def _ruffed(rules: Tables, sight: Sight, card: _Card) -> int:
    """Return how many opponents have shown to lack the suit of a plain card."""
    if card.is_trump:
        return 0
    mine, suit = rules.sides[sight.me], card.suit
    others = (seat for seat in range(rules.players) if rules.sides[seat] != mine)
    return sum(sight.lacks[seat] >> suit & 1 for seat in others)


def _card(rules: Tables, sight: Sight, name: Card, card: int) -> _Card:
    others = sight.live & ~sight.hands[sight.me] & SUIT << (card & 24)
    base = CARDS * sight.contract
    takes = not sight.lying or bool(rules.beating[base + sight.best] >> card & 1)
    higher = (others >> card).bit_count()
    return _Card(name, card >> 3, card >> 3 == sight.contract, rules.worth[base + card], higher, takes)


def _led(view: View, sight: Sight, number: Mapping[Card, int], best: _Card, done: _Card) -> Reason | None:
    if best.is_trump and not done.is_trump and _is_takers(view):
        out = (find_theirs(tables(view.options), sight) & SUIT << 8 * sight.contract).bit_count()
        if out:
            return Reason("belote-draws", {"number": out})
    if done.points >= 10 and done.higher and not (best.points >= 10 and best.higher):
        return Reason("belote-risks", {"cards": done.name})
    if best.is_master and not done.is_master:
        return Reason("belote-master", {"cards": best.name})
    bared = _bared(view, number, sight, done)
    if bared and bared != _bared(view, number, sight, best):
        return Reason("belote-bares", {"cards": bared})
    if done.is_trump and not best.is_trump:
        return Reason("belote-keeps-trumps")
    if done.is_master and not best.is_master:
        return Reason("belote-keeps-master", {"cards": done.name})
    return None


def _bared(view: View, number: Mapping[Card, int], sight: Sight, card: _Card) -> Card | None:
    """Return the ten that a card leaves alone in its suit while the ace is out, or None."""
    left = [each for each in view.hand if each[1] == card.name[1] and each != card.name]
    if card.is_trump or len(left) != 1 or left[0][0] != "T":
        return None
    ace = number["A" + card.name[1]]
    return left[0] if sight.live >> ace & 1 else None


def _followed(rules: Tables, sight: Sight, best: _Card, done: _Card) -> Reason | None:
    is_friend = rules.sides[sight.winning] == rules.sides[sight.me]
    last = sight.lying == rules.players - 1
    if is_friend and done.takes and not best.takes and done.is_trump:
        return Reason("belote-partners", {"cards": done.name})
    if best.takes and not done.takes and not is_friend:
        return Reason("belote-takes", {"cards": best.name, "points": sight.value + best.points})
    if done.is_trump and not best.is_trump:
        return Reason("belote-keeps-trumps")
    if is_friend and best.points > done.points:
        return Reason("belote-gives", {"cards": best.name, "points": best.points})
    if best.takes and done.takes and last and best.points > done.points:
        return Reason("belote-gives", {"cards": best.name, "points": best.points})
    if not is_friend and not done.takes and done.points > best.points:
        return Reason("belote-saves", {"cards": done.name, "points": done.points})
    if done.is_master and not best.is_master:
        return Reason("belote-keeps-master", {"cards": done.name})
    return None
