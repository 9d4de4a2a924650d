"""The trained policy of écarté: the chance of each choice, from the player's own knowledge.

A policy is for certain rules and one score. A situation missing from its own table is looked up in the table for any
score. A table that must first be fetched raises `policies.Needed`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ecarte import policies
from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.machine.ecarte import deals as machine
from ecarte.machine.ecarte.deals import NEAR, Deal
from ecarte.machine.ecarte.levels.trained import chance_to_decline, list_cards, list_numbers
from ecarte.players.ecarte.double.masks import KING, PACK, from_mask, name_numbers, number_cards, read_view
from ecarte.players.ecarte.policy import keys
from ecarte.players.ecarte.policy.filling import fill
from ecarte.players.ecarte.policy.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from ecarte.players.ecarte.policy.tables import Table

GAME = "ecarte"
ELDERS, DEALERS, NOBODYS = 0, 1, 2  # the vulnerable player


@dataclass(frozen=True, slots=True)
class Policy:
    """Tables that are consulted in order. `keys` makes the information sets.

    ``gone`` are the cards the player knows the opponent cannot have, besides its own hand: the turn-up, its own
    discards, all cards played, those the opponent has shown to lack, and during the play an unmarked king of trumps.
    ``discarded`` is the opponent's last number, ``stock`` what is left for the player.
    """

    tables: tuple[Table, ...]

    def plane(self, name: str) -> bytes | None:
        """Return the entries of the first hands for one choice, two for each place, or None when there are none."""
        return next((found for table in self.tables if (found := table.plane(name)) is not None), None)

    def stands(
        self, own: int, gone: int, king_turned: bool, exchanges: int = 0, discarded: int = 0, stock: int = 21
    ) -> float | None:  # fmt: skip
        """Return the chance that the elder stands."""
        return self._declines(CHOOSE, own, gone, king_turned, exchanges, discarded, stock)

    def refuses(
        self, own: int, gone: int, king_turned: bool, exchanges: int = 0, discarded: int = 0, stock: int = 21
    ) -> float | None:  # fmt: skip
        """Return the chance that the dealer refuses."""
        return self._declines(ANSWER, own, gone, king_turned, exchanges, discarded, stock)

    def _declines(
        self, phase: int, own: int, gone: int, king_turned: bool, exchanges: int, discarded: int, stock: int
    ) -> float | None:  # fmt: skip
        known, one, other = self._consulted()
        chance = chance_to_decline(
            known, Deal(), one, other, phase, own, gone, king_turned, exchanges, discarded, stock
        )  # fmt: skip
        return None if chance < 0 else chance

    def numbers(
        self,
        dealer: bool,
        own: int,
        gone: int,
        king_turned: bool,
        exchanges: int,
        discarded: int,
        stock: int,
        least: int,
    ) -> dict[int, float] | None:
        """Return the chance of each number of discards; `keys.worst` selects the cards.

        For the dealer, ``discarded`` is the number that the elder announces now, and ``stock`` what is left after it.
        """
        known, one, other = self._consulted()
        deal, phase = Deal(), DEALERS_NUMBER if dealer else NUMBER
        size = list_numbers(known, deal, one, other, phase, own, gone, king_turned, exchanges, discarded, stock, least)
        return _listed(deal, size)

    def cards(
        self,
        own: int,
        gone: int,
        led: int | None,
        dealer: bool,
        ended: int,
        bears: int,
        discarded: int,
        won: int,
        lost: int,
        kinged: bool,
        must_head: bool = True,
    ) -> dict[int, float] | None:
        """Return the chance of each card.

        Of touching cards only the lowest counts, of equivalent suits only the first. A single choice is not looked
        up.

        ``ended`` is how the exchange ended (`ended`), ``bears`` the vulnerable player, ``won`` and ``lost`` are
        tricks; ``kinged`` means that the opponent has marked the king and still holds it.
        """
        known, one, other = self._consulted()
        deal, lead = Deal(), -1 if led is None else led
        size = list_cards(
            known, deal, one, other, own, gone, lead, dealer, ended, bears, discarded, won, lost, kinged, must_head
        )
        return _listed(deal, size)

    def _consulted(self) -> tuple[machine.Policy, int, int]:
        """Return the tables for the machine, and the two that are consulted, -1 for none."""
        one, other, *_ = (*range(len(self.tables)), -1, -1)
        return _fill(self.tables), one, other


def _listed(deal: Deal, size: int) -> dict[int, float] | None:
    """Return the choices that the machine has listed, with their chances."""
    return dict(zip(deal.choices[:size], deal.shares[:size], strict=True)) or None


@lru_cache(maxsize=8)
def _fill(tables: tuple[Table, ...]) -> machine.Policy:
    """Return tables for the machine."""
    found = machine.Policy()
    fill(found, tables)
    return found


def ended(exchanges: int, by_dealer: bool | None) -> int:
    """Return how the exchange ended, as a number: the elder stood, the dealer refused, or (None) no stock was left."""
    return 6 if by_dealer is None else 2 * min(exchanges, 2) + by_dealer


def _within(chances: dict[int, float], least: int, most: int) -> dict[int, float]:
    """Return chances with each number moved into the allowed range."""
    found: dict[int, float] = {}
    for number, chance in chances.items():
        number = min(max(number, least), most)
        found[number] = found.get(number, 0.0) + chance
    return found


# --- which policy ---


def named(options: Options, needs: tuple[int, int]) -> tuple[str, ...]:
    """Return the policies nearest to the rules, in order, when elder and dealer need that many points."""
    elder, dealer = (min(need, NEAR) for need in needs)
    wanted: tuple[str, ...] = (f"akagiri-{elder}-{dealer}", "akagiri")
    if not options.must_head:
        wanted = ("jirai",)
    elif options.king_mark == "none":
        wanted = ("unmarked",)
    elif options.vulnerability == "every":
        wanted = ("every",)
    there = policies.index()
    return tuple(name for name in wanted if name in there) or tuple(name for name in ("akagiri",) if name in there)


def find(options: Options, needs: tuple[int, int]) -> Policy | None:
    """Return the policy nearest to the rules, or None when its tables cannot be had; raises Needed."""
    names = named(options, needs)
    policies.call_for(names)
    tables = tuple(_read(data) for name in names if (data := policies.load(name)) is not None)
    return Policy(tables) if tables else None


@lru_cache(maxsize=8)
def _read(data: bytes) -> Table:
    return Table(data)


# --- a view ---


def chances(view: View) -> dict[Event, float] | None:
    """Return the chance of each event that the seat of a view may choose in its turn, or None if unknown.

    The tables do not cover naming suits, doubles, offers or claims.
    """
    if view.turn != view.seat or view.phase not in ("choose", "answer", "discard", "play") or not view.turned:
        return None
    policy = find(view.options, needs(view))
    found = None if policy is None else _played(policy, view) if view.phase == "play" else _said(policy, view)
    legal = set(view.legal)
    return found if found and all(event in legal for event in found) else None


def needs(view: View) -> tuple[int, int]:
    """Return the points that elder and dealer needed when the deal began.

    The training of a deal includes the points for kings, turned up or in hand.
    """
    lacked = dict.fromkeys(OTHER, view.options.target)
    for seat, points in view.score.items():
        lacked[seat] -= points
    for each in view.scored:
        lacked[each.seat] += each.points
    return lacked[view.elder], lacked[view.dealer]


def _said(policy: Policy, view: View) -> dict[Event, float] | None:
    seen = read_view(view)
    trump = view.trump or ""
    own, gone = seen.own, PACK & ~seen.own & ~seen.unseen
    other = OTHER[view.seat]
    king = view.turned == KING + trump
    exchanges = len(view.exchanges)
    discarded = view.exchanges[-1][AT[other]] if exchanges else 0
    if view.phase == "discard":
        dealer = view.seat == view.dealer
        stock = view.stock
        if dealer:
            discarded = HAND - view.sizes[other]
            stock -= discarded
        if view.discard is None:
            return None
        found = policy.numbers(dealer, own, gone, king, exchanges, discarded, stock, view.discard[0])
        if found is None:
            return None
        return {
            Event("discard", view.seat, _away(view, keys.worst(own, gone, number))): chance
            for number, chance in _within(found, *view.discard).items()
        }
    if view.phase == "choose":
        chance = policy.stands(own, gone, king, exchanges, discarded, view.stock)
        stays, goes = Event("say", view.seat, verb="stand"), Event("say", view.seat, verb="propose")
        if view.options.propose_number:
            numbered = policy.numbers(False, own, gone, king, exchanges, discarded, view.stock, 1)
            if numbered is None:
                return None
            number = max(numbered, key=lambda number: numbered[number])
            goes = replace(goes, args=(str(number),))
    else:
        chance = policy.refuses(own, gone, king, exchanges, discarded, view.stock)
        stays, goes = Event("say", view.seat, verb="refuse"), Event("say", view.seat, verb="accept")
    if chance is None:
        return None
    if stays not in view.legal:  # law 37 may forbid it
        chance = 0.0
    return {event: share for event, share in ((stays, chance), (goes, 1 - chance)) if share}


def _away(view: View, mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask in the order of the hand."""
    found = from_mask(mask, view.trump or "", view.options.order)
    return tuple(card for card in view.hand if card in found)


def _played(policy: Policy, view: View) -> dict[Event, float] | None:
    seen = read_view(view)
    options = view.options
    trump, order = view.trump or "", options.order
    gone = PACK & ~seen.own & ~(seen.unseen & ~seen.lacks)
    king = 1 << number_cards(trump, order)[KING + trump]
    other = OTHER[view.seat]
    kinged = other in view.kings and view.turned != KING + trump and bool(seen.unseen & king)
    if options.king_mark == "optional" and not kinged:
        gone |= king & ~seen.own
    dealer = view.seat == view.dealer
    won, lost = view.won[view.seat], view.won[other]
    vulnerable = {view.elder: ELDERS, view.dealer: DEALERS}.get(view.vulnerable or "", NOBODYS)
    found = policy.cards(
        seen.own,
        gone,
        seen.led,
        dealer,
        ended(len(view.exchanges), None if view.declined is None else view.declined == view.dealer),
        vulnerable,
        view.exchanges[-1][AT[other]] if view.exchanges else 0,
        won,
        lost,
        kinged,
        options.must_head,
    )
    if found is None:
        return None
    name = name_numbers(trump, order)
    return {Event("play", view.seat, (name[card],)): chance for card, chance in found.items()}
