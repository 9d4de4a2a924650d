"""The trained policy of écarté: how likely each choice is, by what the player knows alone.

A policy is for some rules and a score; what its own table does not know, the one for any score may. Whoever asks for
a table that is not here gets `policies.Needed`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ecarte import policies
from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.players.ecarte.double.masks import KING, PACK, cards, known, names, numbers
from ecarte.players.ecarte.policy import keys
from ecarte.players.ecarte.policy.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from ecarte.players.ecarte.policy.tables import PARTS, Chances, Table, codes

GAME = "ecarte"
NEAR = 2
"""So near the end of the game the score has tables of its own."""
ELDERS, DEALERS, NOBODYS = 0, 1, 2  # who is vulnerable


@dataclass(frozen=True, slots=True)
class Policy:
    """Tables that are asked in turn. What an information set is made of: `keys`.

    ``gone`` is what the player knows the other not to have, beside its own hand: the turn-up, its own discards, all
    cards played, what the other has shown to lack, and once the play has begun the king of trumps that was not marked.
    ``discarded`` is the other's last number, ``stock`` what is left for the player.
    """

    tables: tuple[Table, ...]

    def stands(
        self, own: int, gone: int, king_turned: bool, exchanges: int = 0, discarded: int = 0, stock: int = 21
    ) -> float | None:  # fmt: skip
        """How likely the elder stands."""
        return self._declines("stands", CHOOSE, own, gone, king_turned, exchanges, discarded, stock)

    def refuses(
        self, own: int, gone: int, king_turned: bool, exchanges: int = 0, discarded: int = 0, stock: int = 21
    ) -> float | None:  # fmt: skip
        """How likely the dealer refuses."""
        return self._declines("refuses", ANSWER, own, gone, king_turned, exchanges, discarded, stock)

    def _declines(
        self, plane: str, phase: int, own: int, gone: int, king_turned: bool, exchanges: int, discarded: int, stock: int
    ) -> float | None:  # fmt: skip
        if not exchanges:
            code = self._first(plane, own, gone, king_turned)
            return None if code is None else code / PARTS
        key = keys.exchanging(own, gone, phase, exchanges, discarded, king_turned, stock)
        found = self._found(key, 2)
        return found[0] if found else None

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
        """How likely each number of cards is laid away; which cards: `keys.worst`. To the dealer ``discarded``
        is what the elder says now, and ``stock`` what is left then."""
        most = min(HAND, stock)
        lowest = 0 if dealer else 1  # of what was trained
        if most <= least:
            return {most: 1.0}
        found: Chances | None
        if not exchanges:
            code = self._first(f"dealer-{max(1, discarded)}" if dealer else "elder", own, gone, king_turned)
            if dealer and code is not None:
                return _within({code: 1.0}, least, most)
            found = None if code is None else codes(HAND)[code]
        else:
            phase = DEALERS_NUMBER if dealer else NUMBER
            key = keys.exchanging(own, gone, phase, exchanges, discarded, king_turned, stock)
            found = self._found(key, most + 1 - lowest)
        if found is None:
            return None
        return _within({lowest + at: chance for at, chance in enumerate(found) if chance}, least, most)

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
        """How likely each card is played: of touching cards only the lowest, of suits that are alike only the first.
        A single choice is not looked up.

        ``ended`` is how the exchange ended (`ended`), ``bears`` who is vulnerable, ``won`` and ``lost`` are tricks,
        ``kinged``: the other has marked the king and still holds it.
        """
        lead = -1 if led is None else led
        choice, key = keys.choice(own, gone, lead, must_head)
        if len(choice) == 1:
            return {choice[0]: 1.0}
        if max(won, lost) >= 3 and min(won, lost):  # nothing is to be won any more
            return {choice[-1]: 1.0}
        stopped = bears if won + lost else ended
        key = keys.playing(key, own, gone, lead, dealer, stopped, discarded, won, lost, kinged)
        found = self._found(key, len(choice))
        if found is None:
            return None
        return {card: chance for card, chance in zip(choice, found, strict=True) if chance}

    def _first(self, plane: str, own: int, gone: int, king_turned: bool) -> int | None:
        key = keys.hand(own, gone)[0]
        found = (table.first(plane, key, king_turned) for table in self.tables)
        return next((code for code in found if code is not None), None)

    def _found(self, key: int, number: int) -> Chances | None:
        if number == 1:
            return (1.0,)
        return next((found for table in self.tables if (found := table.found(key, number))), None)


def ended(exchanges: int, by_dealer: bool | None) -> int:
    """How the exchange ended, as a number: the elder stood or the dealer refused, or (None) the stock was out."""
    return 6 if by_dealer is None else 2 * min(exchanges, 2) + by_dealer


def _within(chances: dict[int, float], least: int, most: int) -> dict[int, float]:
    """Numbers brought within those allowed."""
    found: dict[int, float] = {}
    for number, chance in chances.items():
        number = min(max(number, least), most)
        found[number] = found.get(number, 0.0) + chance
    return found


# --- which policy ---


def named(options: Options, needs: tuple[int, int]) -> tuple[str, ...]:
    """The policies nearest to the rules, when elder and dealer need so many points, in the order they are asked."""
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
    """The policy nearest to the rules; None when its tables are to be done without. Raises Needed."""
    tables = tuple(_read(data) for name in named(options, needs) if (data := policies.load(name)) is not None)
    return Policy(tables) if tables else None


@lru_cache(maxsize=8)
def _read(data: bytes) -> Table:
    return Table(data)


# --- a view ---


def chances(view: View) -> dict[Event, float] | None:
    """How likely each event is that the seat of a view may do in its turn; None where the tables know nothing, or
    know nothing of it: what is named, doubled, offered or claimed."""
    if view.turn != view.seat or view.phase not in ("choose", "answer", "discard", "play") or not view.turned:
        return None
    policy = find(view.options, needs(view))
    found = None if policy is None else _played(policy, view) if view.phase == "play" else _said(policy, view)
    legal = set(view.legal)
    return found if found and all(event in legal for event in found) else None


def needs(view: View) -> tuple[int, int]:
    """The points that elder and dealer lacked when the deal began: those for a king, turned up or in hand, come into
    what was learnt of the deal."""
    lacked = dict.fromkeys(OTHER, view.options.target)
    for seat, points in view.score.items():
        lacked[seat] -= points
    for each in view.scored:
        lacked[each.seat] += each.points
    return lacked[view.elder], lacked[view.dealer]


def _said(policy: Policy, view: View) -> dict[Event, float] | None:
    seen = known(view)
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
    if stays not in view.legal:  # law 37
        chance = 0.0
    return {event: share for event, share in ((stays, chance), (goes, 1 - chance)) if share}


def _away(view: View, mask: int) -> tuple[Card, ...]:
    """Cards of the hand, in its order."""
    found = cards(mask, view.trump or "", view.options.order)
    return tuple(card for card in view.hand if card in found)


def _played(policy: Policy, view: View) -> dict[Event, float] | None:
    seen = known(view)
    options = view.options
    trump, order = view.trump or "", options.order
    gone = PACK & ~seen.own & ~(seen.unseen & ~seen.lacks)
    king = 1 << numbers(trump, order)[KING + trump]
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
    name = names(trump, order)
    return {Event("play", view.seat, (name[card],)): chance for card, chance in found.items()}
