"""What a good player says of two cards at belote, as far as it can be seen from the seat.

Every sentence is true of what the seat has seen: "can be taken" where an opponent may hold the higher card, "takes the
trick" only by the last card to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.machine.belote.records import CARDS, SUIT
from ecarte.machine.belote.sight import Sight, Tables
from ecarte.players.belote.cards import numbers, tables
from ecarte.players.belote.reasons import draws, find_theirs
from ecarte.players.belote.seen import seen
from ecarte.players.thoughts import Reason

_STRONG, _WEAK = 1, 3  # higher cards that are out: of one that may well take a trick, and of one that hardly can
_DEAR = 10  # points


@dataclass(frozen=True, slots=True)
class _Card:
    """A card as its holder sees it before it is played."""

    name: Card
    suit: int
    is_trump: bool
    points: int
    higher: int  # cards of its suit that others may hold and that rank above it
    stronger: int  # those of them that an opponent may hold
    takes: bool  # it beats what lies

    @property
    def is_master(self) -> bool:
        """Return whether nobody else has a higher card of its suit."""
        return not self.higher


@dataclass(frozen=True, slots=True)
class _Seen:
    """What the seat knows of the deal: the numbers of its cards, and what the others may hold."""

    view: View
    rules: Tables
    sight: Sight
    number: Mapping[Card, int]
    others: int
    foes: int

    @property
    def trumps(self) -> int:
        """Return the trumps, as cards."""
        return SUIT << 8 * self.sight.contract if self.view.trump else 0

    @property
    def is_last(self) -> bool:
        """Return whether no card follows to the trick."""
        return self.sight.lying == self.rules.players - 1

    @property
    def is_friends(self) -> bool:
        """Return whether the own side is winning the trick."""
        return bool(self.rules.sides[self.sight.winning] == self.rules.sides[self.sight.me])

    def read(self, name: Card) -> _Card:
        """Return a card of the own hand."""
        card, sight = self.number[name], self.sight
        base, above = CARDS * sight.contract, SUIT << (card & 24) & ~((2 << card) - 1)
        takes = not sight.lying or bool(self.rules.beating[base + sight.best] >> card & 1)
        suit = card >> 3
        higher, stronger = ((held & above).bit_count() for held in (self.others, self.foes))
        return _Card(name, suit, suit == sight.contract, self.rules.worth[base + card], higher, stronger, takes)

    def may_be_lost(self, card: _Card) -> bool:
        """Return whether an opponent may hold a card that beats the trick, with that card in it."""
        lying = self.number[card.name] if card.takes else self.sight.best
        return bool(self.rules.beating[CARDS * self.sight.contract + lying] & self.foes)

    def left_alone(self, card: _Card) -> Card | None:
        """Return the card that another leaves alone in its suit, or None."""
        left = [each for each in self.view.hand if each[1] == card.name[1] and each != card.name]
        return left[0] if len(left) == 1 and not card.is_trump else None


def compare(view: View, best: Event, done: Event) -> Reason | None:
    """Return what a player would say of two cards."""
    if best.call and not done.call and _is_pair(best.cards[0], done.cards[0]):
        return Reason("belote-call", {"card": best.cards[0]})
    if best.cards == done.cards:  # the call shows a card, and scores nothing
        return Reason("belote-silent")
    found = _see(view)
    one, other = found.read(best.cards[0]), found.read(done.cards[0])
    why = _followed(found, one, other) if found.sight.lying else _led(found, one, other)
    return why or _compared(found, one, other)


def _is_pair(*cards: Card) -> bool:
    """Return whether cards are king or queen of one suit, so that playing the one in silence ends its belote."""
    return len({card[1] for card in cards}) == 1 and all(card[0] in "KQ" for card in cards)


def is_takers(view: View) -> bool:
    """Return whether the seat or its partner took."""
    rules, seats = tables(view.options), view.seats
    return bool(rules.sides[seats.index(view.taker or view.elder)] == rules.sides[seats.index(view.seat)])


def _see(view: View) -> _Seen:
    rules, sight = tables(view.options), seen(view)
    own, sides = sight.hands[sight.me], rules.sides
    others = foes = 0
    for at in range(rules.players):
        if at != sight.me:
            others |= sight.may[at] & ~own
            foes |= sight.may[at] & ~own if sides[at] != sides[sight.me] else 0
    return _Seen(view, rules, sight, numbers(str(view.contract)), others, foes)


def _led(found: _Seen, best: _Card, done: _Card) -> Reason | None:
    """Return what can be said of two leads."""
    if best.is_trump and not done.is_trump and is_takers(found.view) and found.foes & found.trumps:
        return draws(found.rules, (find_theirs(found.rules, found.sight) & found.trumps).bit_count())
    if done.points >= _DEAR and done.stronger and not (best.points >= _DEAR and best.stronger):
        return Reason("belote-risks", {"cards": done.name})
    if best.is_master and not done.is_master:
        return Reason("belote-master", {"cards": best.name})
    bared = _bared(found, done)
    if bared and bared != _bared(found, best):
        return Reason("belote-bares", {"cards": bared})
    if done.is_trump and not best.is_trump:
        return Reason("belote-keeps-trumps")
    if done.is_master and not best.is_master:
        return Reason("belote-keeps-master", {"cards": done.name})
    if _ruffs(found, done) > _ruffs(found, best):
        return Reason("belote-ruffed", {"cards": done.name})
    return None


def _bared(found: _Seen, card: _Card) -> Card | None:
    """Return the ten that a card leaves alone in its suit while another may hold the ace, or None."""
    left = found.left_alone(card)
    return left if left and left[0] == "T" and found.others >> found.number["A" + left[1]] & 1 else None


def _ruffs(found: _Seen, card: _Card) -> int:
    """Return how many opponents have shown to lack the suit of a plain card and may have a trump."""
    sight, sides = found.sight, found.rules.sides
    foes = (at for at in range(found.rules.players) if sides[at] != sides[sight.me])
    return sum(
        sight.lacks[at] >> card.suit & 1 and bool(sight.may[at] & found.trumps) for at in foes if not card.is_trump
    )


def _followed(found: _Seen, best: _Card, done: _Card) -> Reason | None:
    """Return what can be said of two cards to a trick."""
    last = "yes" if found.is_last else "no"
    if found.is_friends and done.takes and not best.takes and done.is_trump:
        return Reason("belote-partners", {"cards": done.name})
    if best.takes and not done.takes and not found.is_friends:
        return Reason("belote-takes", {"cards": best.name, "points": found.sight.value + best.points, "last": last})
    if done.is_trump and not best.is_trump:
        return Reason("belote-keeps-trumps")
    if best.points > done.points and (found.is_friends or (best.takes and done.takes and found.is_last)):
        return Reason("belote-gives", {"cards": best.name, "points": best.points, "last": last})
    if done.points > best.points and not done.takes and not found.is_friends:
        return Reason("belote-saves", {"cards": done.name, "points": done.points, "last": last})
    if done.is_master and not best.is_master:
        return Reason("belote-keeps-master", {"cards": done.name})
    if done.points > best.points and not found.is_last and found.may_be_lost(done):
        return Reason("belote-overtaken", {"cards": done.name, "points": done.points})
    return _guarded(found, best, done)


def _guarded(found: _Seen, best: _Card, done: _Card) -> Reason | None:
    """Return that a card keeps another company that can still be taken, where the other choice does not."""
    alone, instead = found.left_alone(done), found.left_alone(best)
    if not alone or best.suit == done.suit or (instead and found.read(instead).stronger):
        return None
    left = found.read(alone)
    return Reason("belote-guards", {"cards": done.name, "instead": alone}) if left.points and left.stronger else None


def _compared(found: _Seen, best: _Card, done: _Card) -> Reason | None:
    """Return what can be said of nearly any two cards."""
    both = {"cards": done.name, "instead": best.name}
    leads = not found.sight.lying
    if best.higher < done.higher and (leads or (best.takes and done.takes)):
        return Reason("belote-harder", {"cards": best.name, "instead": done.name})
    if done.higher < best.higher and best.is_trump == done.is_trump:
        is_weak = best.higher >= _WEAK and done.higher <= _STRONG and (leads or not best.takes)
        return Reason("belote-may-take" if is_weak else "belote-likelier", both)
    if done.points > best.points:
        return Reason("belote-fewer", {**both, "points": done.points - best.points})
    length = {each.name: sum(card[1] == each.name[1] for card in found.view.hand) for each in (best, done)}
    if length[best.name] < length[done.name]:
        return Reason("belote-shortens", {"cards": best.name})
    return Reason("belote-long", {"cards": best.name}) if length[best.name] > length[done.name] else None
