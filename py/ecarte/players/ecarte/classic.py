"""The classic school of écarté: the standard hands (*jeux de règle*), refusals, discards and leads of the books.

A standard hand is the weakest of its kind, its trumps first, then its plain suits in any order: "87 Q7 *" is two
trumps and a guarded queen with any other card. A hand is of that kind when it is as strong, card for card. The books
use king-high ranks; where the ace is high, they stand for the places in the suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from ecarte.core.cards import SUITS, Card

_RANKS = "KQJAT987"
ANY = "*"
ENOUGH = 2 / 3
"""The chance to win the point that justifies playing a hand: two in three."""

Places = tuple[int, ...]
"""Cards of one suit by their places in it, the highest (0) first."""


@dataclass(frozen=True, slots=True)
class Standard:
    """A standard hand. Its words are `classic-<name>` in the locales."""

    name: str
    trumps: Places
    plain: tuple[Places, ...]
    others: int  # how many more cards it has, of any kind

    @property
    def text(self) -> str:
        """Return the hand in the notation of this module."""
        suits = ["".join(_RANKS[place] for place in suit) for suit in (self.trumps, *self.plain)]
        return " ".join([suits[0] or "-", *suits[1:], *(ANY * self.others)])


def _standards(rows: Mapping[str, str]) -> tuple[Standard, ...]:
    found = []
    for name, text in rows.items():
        trumps, *plain = text.split()
        suits = [tuple(map(_RANKS.index, suit)) for suit in plain if suit != ANY]
        own = tuple(map(_RANKS.index, trumps.replace("-", "")))
        found.append(Standard(name, own, tuple(suits), plain.count(ANY)))
    return tuple(found)


ELDER = _standards(
    {
        "three-trumps": "987 * *",
        "two-trumps-three-cards": "87 987",
        "two-trumps-guarded-queen": "87 Q7 *",
        "two-trumps-king-and-two": "87 K 87",
        "two-trumps-king": "87 K * *",
        "two-trumps-queen-knave-ace": "87 Q J A",
        "one-trump-tierce": "7 KQJ *",
        "one-trump-four-cards": "7 K987",
        "one-trump-queens-three-cards": "7 Q87 Q",
        "one-trump-two-kings": "7 K K * *",
        "one-trump-king-queen": "7 K Q * *",
        "one-trump-two-queens": "7 Q Q * *",
        "one-trump-queen-guarded-knave": "7 Q J7 *",
        "three-kings": "- K K K * *",
        "three-queens": "- Q Q Q * *",
        "four-courts": "- QJ QJ *",
        "four-courts-tierce": "- KQJ J *",
        "four-courts-three-suits": "- QJ J J *",
    }
)
"""The hands that the elder plays without proposing."""

DEALER = _standards(
    {
        "three-trumps": "987 * *",
        "two-trumps-three-cards-court": "87 J87",
        "two-trumps-guarded-queen": "87 Q7 *",
        "two-trumps-king-and-two": "87 K 87",
        "two-trumps-queen-knave-ace": "87 Q J A",
        "one-trump-tierce-court": "7 KQJ J",
        "one-trump-queens-three-cards": "7 Q87 Q",
        "one-trump-two-kings": "7 K K * *",
        "one-trump-king-queen-guarded": "7 K Q7 *",
        "one-trump-guarded-king-queen": "7 K7 Q *",
        "one-trump-king-queen-ace": "7 K Q A *",
        "one-trump-guarded-queens": "7 Q7 Q7",
        "one-trump-guarded-queen-knave": "7 Q7 J7",
        "one-trump-queen-guarded-knave-court": "7 Q J7 J",
        "three-kings": "- K K K * *",
        "three-guarded-queens": "- Q7 Q7 Q",
        "four-courts-three-suits": "- QJ J J *",
    }
)
"""The hands on which the dealer refuses."""

PRESSED = _standards({"queen-knave-ten": "- Q J7 T7", "one-trump-ten": "7 T * * *", "one-trump-pair": "7 87 * *"})
"""Further hands to play when the opponent needs one point and may have the king of trumps: an even chance is enough."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the books would do with a hand.

    ``why`` names the standard hand that it matches in strength; or it is "vole" (sure of all five tricks, so an
    exchange could only lose it), "certain" (sure of the point, so it proposes, as no exchange can hurt it), "king" (a
    hand to play, but it proposes, because the opponent can no longer draw the king), or "" for too weak a hand.
    """

    plays: bool  # whether it stands or refuses, taking no cards
    why: str


def elder(hand: Sequence[Card], turned: Card, order: str, pressed: bool = False) -> Verdict:
    """Return whether the books stand on a hand; ``pressed`` if the opponent needs one point."""
    found = standard(hand, turned[1], order, _wanted(ELDER, hand, turned, pressed))
    if is_sure_of_vole(hand, turned, order):
        return Verdict(True, "vole")
    if _is_certain(hand, turned, order):
        return Verdict(False, "certain")
    if found is not None and f"K{turned[1]}" in hand:
        return Verdict(False, "king")
    return Verdict(found is not None, found.name if found else "")


def dealer(hand: Sequence[Card], turned: Card, order: str, pressed: bool = False) -> Verdict:
    """Return whether the books refuse with a hand."""
    if is_sure_of_vole(hand, turned, order):
        return Verdict(True, "vole")
    if _is_certain(hand, turned, order):
        return Verdict(False, "certain")
    found = standard(hand, turned[1], order, _wanted(DEALER, hand, turned, pressed))
    return Verdict(found is not None, found.name if found else "")


def thrown(hand: Sequence[Card], trump: str, order: str, least: int = 1) -> tuple[Card, ...]:
    """Return the discard of the books: all but trumps and kings, or the lowest cards when that is too few."""
    worst = sorted(hand, key=lambda card: (card[1] == trump, -order.index(card[0])))
    useless = sum(card[1] != trump and order.index(card[0]) > 0 for card in hand)
    return tuple(worst[: max(useless, least)])


def lead(
    hand: Sequence[Card], trump: str, order: str, strong: str = "", king_with_other: bool = False, first: bool = True
) -> Card:
    """Return the lead of the books: the highest of the guarded suit, and that suit again until it is trumped.

    That suit is ``strong``. Trumps are led first with the king, or with queen and knave, or knave and ace, and court
    cards beside them; later with the king, with a queen that no announced king threatens, or with knave and ace.
    """
    suits = _by_suit(hand, trump, order)
    own = suits.pop(trump)
    plain = {suit: places for suit, places in suits.items() if places}
    heads = set(own[:2])
    if own and plain:
        courts = any(place <= 2 for places in plain.values() for place in places)
        commanding = 0 in own or heads == {2, 3}
        if first:
            commanding = courts and (commanding or heads == {1, 2})
        else:
            commanding = commanding or (own[0] == 1 and not king_with_other)
        if commanding:
            return order[own[0]] + trump
    if not plain:
        return order[own[0]] + trump
    if strong in plain:
        return order[plain[strong][0]] + strong
    suit = max(plain, key=lambda each: (_is_guarded(plain[each]), len(plain[each]), -plain[each][0], each))
    return order[plain[suit][0]] + suit


def standard(hand: Sequence[Card], trump: str, order: str, wanted: Iterable[Standard] = ELDER) -> Standard | None:
    """Return the first standard hand that a hand matches in strength, or None."""
    suits = _by_suit(hand, trump, order)
    own = tuple(suits.pop(trump))
    plain = tuple(sorted(tuple(places) for places in suits.values()))
    return next((each for each in wanted if is_as_strong(own, plain, each)), None)


@lru_cache(maxsize=4096)
def is_as_strong(trumps: Places, plain: tuple[Places, ...], than: Standard) -> bool:
    """Return whether a hand of these trumps and three plain suits is as strong as the standard hand."""
    if not reaches(trumps, than.trumps):
        return False
    wanted = (*than.plain, *((),) * (len(plain) - len(than.plain)))
    return any(all(map(reaches, suits, wanted)) for suits in permutations(plain))


def reaches(own: Places, wanted: Places) -> bool:
    """Return whether cards of a suit are as many as the wanted ones, and as high card for card."""
    return len(own) >= len(wanted) and all(a <= b for a, b in zip(own, wanted, strict=False))


def _by_suit(hand: Sequence[Card], trump: str, order: str) -> dict[str, list[int]]:
    assert trump in SUITS
    return {suit: sorted(order.index(card[0]) for card in hand if card[1] == suit) for suit in SUITS}


def _is_guarded(places: Sequence[int]) -> bool:
    """Return whether a suit has a court card and another beside it."""
    return len(places) > 1 and places[0] <= 2


def is_sure_of_vole(hand: Sequence[Card], turned: Card, order: str) -> bool:
    """Return whether a hand makes all five tricks (E22) against any hand, whoever leads.

    It needs as many top trumps as the opponent can have trumps, to draw them, and otherwise only trumps and the best
    cards of suits.
    """
    trump = turned[1]
    own = sorted(order.index(card[0]) for card in hand if card[1] == trump)
    others = [place for place, rank in enumerate(order) if place not in own and rank + trump != turned]
    plain = [card for card in hand if card[1] != trump]
    # Against three trumps or fewer, the opponent may have one trump more.
    drawn = len(own) > len(others) and own[: len(others)][-1] < others[0]
    return drawn and len(plain) < 2 and all(card[0] == order[0] for card in plain)


def _is_certain(hand: Sequence[Card], turned: Card, order: str) -> bool:
    """Return whether the hand has the three highest trumps."""
    left = [rank for rank in order if rank + turned[1] != turned]
    return all(rank + turned[1] in hand for rank in left[:3])


def _wanted(usual: tuple[Standard, ...], hand: Sequence[Card], turned: Card, pressed: bool) -> tuple[Standard, ...]:
    """Return the standard hands for a score; only the usual ones when the king can do no more harm."""
    king = f"K{turned[1]}"
    return (*usual, *PRESSED) if pressed and king not in (*hand, turned) else usual
