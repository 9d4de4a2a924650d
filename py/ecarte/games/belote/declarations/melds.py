"""The declarations of belote: which a hand has, which is strongest, what is said to find that out (B11-B16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from ecarte.core.cards import SUITS, UNKNOWN, Card
from ecarte.core.game import Seat
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import NATURAL, Hand, Meld, side_of

KINDS = {3: "tierce", 4: "cinquante", 5: "cent"}  # sequences by their length; longer ones are cents
LENGTHS = {"tierce": 3, "cinquante": 4, "cent": 5}
SQUARES = "J9ATKQ"  # the ranks of a carré, the strongest first (B12, B14)
CARRE = "carre"


@lru_cache(maxsize=4096)
def runs(hand: Hand) -> tuple[Hand, ...]:
    """Return the unbroken runs of three cards or more (B11)."""
    all_runs = []
    for suit in SUITS:
        held = {card[0] for card in hand if card[1] == suit}
        run: list[Card] = []
        for rank in (*NATURAL, "") if len(held) >= 3 else ():
            if rank in held:
                run.append(rank + suit)
            else:
                if len(run) >= 3:
                    all_runs.append(tuple(run))
                run = []
    return tuple(all_runs)


def sequence(seat: Seat, run: Hand, late: bool = False) -> Meld:
    """Return a run of three cards or more as a declaration."""
    return Meld(seat, KINDS[min(len(run), 5)], run[0], run, late)


def _squares(hand: Hand) -> list[Hand]:
    ranks = [card[0] for card in hand]
    return [tuple(rank + suit for suit in SUITS) for rank in SQUARES if ranks.count(rank) == 4]


def declarable(seat: Seat, hand: Hand, shared: bool, made: Iterable[Meld] = (), late: bool = False) -> tuple[Meld, ...]:
    """Return what a whole hand can still declare beside ``made``, the most valuable first.

    Without ``shared`` a card serves only once; its holder may shorten a run to spare the cards of a carré (B16).
    """
    squares = _squares(hand)
    if not squares and not runs(hand):
        return ()
    made = tuple(made)
    in_runs = {card for meld in made if meld.kind != CARRE for card in meld.cards}
    in_squares = {card for meld in made if meld.kind == CARRE for card in meld.cards}
    melds: dict[tuple[str, str], Meld] = {}
    for square in squares:
        barred = in_squares if shared else in_squares | in_runs
        if not barred & set(square):
            melds[CARRE, square[0][0]] = Meld(seat, CARRE, square[0][0], square, late)
    spared: list[set[Card]] = [set()]
    if not shared:
        spared += [set().union(*some) for size in (1, 2) for some in combinations(squares, size)]
    for cards in spared:
        for run in runs(tuple(card for card in hand if card not in cards)):
            if not (in_runs if shared else in_runs | in_squares) & set(run):
                meld = sequence(seat, run, late)
                melds.setdefault((meld.kind, meld.top), meld)
    return tuple(sorted(melds.values(), key=lambda meld: -meld.points))


def best(seat: Seat, hand: Hand, shared: bool, made: tuple[Meld, ...] = (), late: bool = False) -> tuple[Meld, ...]:
    """Return the declarations that score most beside those already made."""
    most: tuple[Meld, ...] = ()
    for meld in declarable(seat, hand, shared, made, late):
        some = (meld, *best(seat, hand, shared, (*made, meld), late))
        if sum(each.points for each in some) > sum(each.points for each in most):
            most = some
    return most


def _announced(melds: Iterable[Meld]) -> list[Meld]:
    return [meld for meld in melds if not meld.late]


def contest(melds: Sequence[Meld], order: Sequence[Seat], players: int) -> tuple[Seat, ...]:
    """Return the seats, in turn order, whose sequences are compared by rank, none when nothing is to be compared.

    Ranks are compared when both sides announced the strongest kind (B14, B15).
    """
    announced = _announced(melds)
    if not announced or any(meld.kind == CARRE for meld in announced):
        return ()
    longest = max(LENGTHS[meld.kind] for meld in announced)
    holders = {meld.seat for meld in announced if LENGTHS[meld.kind] == longest}
    if len({side_of(seat, players) for seat in holders}) == 1:
        return ()
    return tuple(seat for seat in order if seat in holders)


def tops(melds: Iterable[Meld], seat: Seat) -> list[Card]:
    """Return the highest cards of the longest sequences a seat announced, "??" where unknown."""
    own = [meld for meld in _announced(melds) if meld.seat == seat and meld.kind != CARRE]
    longest = max(LENGTHS[meld.kind] for meld in own)
    return [meld.top for meld in own if LENGTHS[meld.kind] == longest]


def _height(rank: str) -> int:
    return NATURAL.index(rank)


def statements(
    melds: Sequence[Meld],
    ranks: Sequence[tuple[Seat, str]],
    trumped: Seat | None,
    order: Sequence[Seat],
    players: int,
    trump: str | None,
    known: Iterable[Seat],
) -> tuple[list[tuple[Seat, str, tuple[str, ...]]], bool]:
    """Return what may be said next to compare sequences (seat, verb, arguments), and whether it must be (B15).

    ``known`` are the seats whose cards are known; for other seats, everything they might say is listed.
    """
    holders = contest(melds, order, players)
    if not holders:
        return [], False
    known = set(known)
    may_say: list[tuple[Seat, str, tuple[str, ...]]] = []
    said = dict(ranks)
    highest = min((_height(rank) for rank in said.values()), default=len(NATURAL))
    best_said = [seat for seat, rank in ranks if _height(rank) == highest]
    spoken = max((holders.index(seat) for seat in said), default=-1)

    def worth_saying(seat: Seat, rank: str) -> bool:
        """Return whether the rank is higher than all before, or as high as another side's."""
        others = any(side_of(each, players) != side_of(seat, players) for each in best_said)
        return _height(rank) < highest or (_height(rank) == highest and others)

    if trumped is None:
        for seat in holders[spoken + 1 :]:
            length = max(LENGTHS[meld.kind] for meld in _announced(melds) if meld.seat == seat and meld.kind != CARRE)
            if seat in known:
                rank = min((top[0] for top in tops(melds, seat)), key=_height)
                if worth_saying(seat, rank):
                    return [*may_say, (seat, "rank", (rank,))], True
                continue
            possible = NATURAL[: len(NATURAL) - length + 1]
            may_say += [(seat, "rank", (rank,)) for rank in possible if worth_saying(seat, rank)]
            if not best_said:  # the first has to name it
                return may_say, True
        if trump and len({side_of(seat, players) for seat in best_said}) > 1:
            for seat in best_said:
                if seat in known:
                    if NATURAL[highest] + trump in tops(melds, seat):
                        return [*may_say, (seat, "trump", ())], True
                else:
                    may_say.append((seat, "trump", ()))
    return may_say, False


def strongest(
    melds: Sequence[Meld],
    ranks: Sequence[tuple[Seat, str]],
    trumped: Seat | None,
    order: Sequence[Seat],
    options: Options,
) -> Seat | None:
    """Return the holder of the strongest announced declaration, from what was said alone (B14).

    None when there is no declaration, ranks are still to be said, or equal declarations cancel each other.
    """
    players = options.players
    announced = _announced(melds)
    if not announced:
        return None
    squares = [meld for meld in announced if meld.kind == CARRE]
    if squares:
        return min(squares, key=lambda meld: SQUARES.index(meld.top)).seat
    holders = contest(melds, order, players)
    if not holders:
        longest = max(LENGTHS[meld.kind] for meld in announced)
        return next(meld.seat for meld in announced if LENGTHS[meld.kind] == longest)
    if trumped is not None:
        return trumped
    if not ranks:
        return None
    said = dict(ranks)
    highest = min(map(_height, said.values()))
    best = [seat for seat in order if seat in said and _height(said[seat]) == highest]
    if options.equal_declarations == "none" and len({side_of(seat, players) for seat in best}) > 1:
        return None
    return best[0]


def completions(kind: str, cards: Hand, played: Card | None) -> Hand | None:
    """Return the whole declaration of which a seat shows the cards in hand; None when they make none (B15).

    One of its cards may have been ``played`` already.
    """
    for more in ((), (played,)) if played else ((),):
        whole = tuple(sorted({*cards, *more}, key=lambda card: (card[1], NATURAL.index(card[0]))))
        if kind == CARRE:
            if len(whole) == 4 and len({card[0] for card in whole}) == 1 and whole[0][0] in SQUARES:
                return whole
        elif runs(whole) == (whole,) and KINDS[min(len(whole), 5)] == kind:
            return whole
    return None


def possible(
    could: Hand, unknown: int, known: Hand, size: int, shared: bool, made: Sequence[Meld]
) -> Iterator[tuple[str, str]]:
    """Yield kind and top, as others hear them, of what a partly unknown hand may still declare beside ``made``.

    ``could`` are the cards it may hold, ``known`` those it holds for certain, ``unknown`` is the number of the others,
    ``size`` that of the whole hand.
    """

    def fits(cards: Iterable[Card]) -> bool:
        return sum(card not in known for card in cards) <= unknown

    def room(kind: str) -> bool:
        """Return whether the hand has room for one more: only a sequence and a carré can share a card (B16)."""
        beside = [kind, *(meld.kind for meld in made if not shared or (meld.kind == CARRE) == (kind == CARRE))]
        return sum(LENGTHS.get(each, len(SUITS)) for each in beside) <= size

    for rank in SQUARES:
        square = tuple(rank + suit for suit in SUITS)
        declared = any((meld.kind, meld.top) == (CARRE, rank) for meld in made)
        if not declared and room(CARRE) and all(card in could for card in square) and fits(square):
            yield CARRE, rank
    for kind, length in LENGTHS.items():
        if not room(kind):
            continue
        stretches = (run[at : at + length] for run in runs(could) for at in range(len(run) - length + 1))
        if any(map(fits, stretches)):
            yield kind, UNKNOWN
