"""The classic school of écarté: the standard hands (*jeux de règle*), refusals, discards and leads of the books.

A standard hand is the weakest of its kind, its trumps first, then its plain suits in any order: "87 Q7 *" is two
trumps and a guarded queen with any other card. A hand is of that kind when it is as strong, card for card. The books
use king-high ranks; where the ace is high, they stand for the places in the suit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from ecarte.core.cards import SUITS, Card
from ecarte.machine.ecarte.levels.club import CERTAIN, KING, VOLE, is_played, read_books
from ecarte.machine.ecarte.records import ANSWER, CHOOSE
from ecarte.players.ecarte.masks import to_mask

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
    standards = []
    for name, text in rows.items():
        trumps, *plain = text.split()
        suits = [tuple(map(_RANKS.index, suit)) for suit in plain if suit != ANY]
        own = tuple(map(_RANKS.index, trumps.replace("-", "")))
        standards.append(Standard(name, own, tuple(suits), plain.count(ANY)))
    return tuple(standards)


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

STANDARDS = (*ELDER, *DEALER, *PRESSED)


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
    """Return whether the books stand on a hand; ``pressed`` if a king would make the opponent win."""
    return _judge(hand, turned, order, CHOOSE, pressed)


def dealer(hand: Sequence[Card], turned: Card, order: str, pressed: bool = False) -> Verdict:
    """Return whether the books refuse with a hand."""
    return _judge(hand, turned, order, ANSWER, pressed)


def _judge(hand: Sequence[Card], turned: Card, order: str, phase: int, pressed: bool) -> Verdict:
    own, turn_up = to_mask(hand, turned[1], order), order.index(turned[0])
    return verdict(read_books(*tables(), order.index("K"), own, turn_up, phase, pressed))


def verdict(seen: int) -> Verdict:
    """Return what the books would do, from what the machine says that they see in a hand."""
    why = STANDARDS[seen].name if seen < VOLE else {VOLE: "vole", CERTAIN: "certain", KING: "king"}.get(seen, "")
    return Verdict(bool(is_played(seen)), why)


def like(name: str) -> str:
    """Return a standard hand of the books in their notation, or "" for an unknown name."""
    return next((standard.text for standard in STANDARDS if standard.name == name), "")


@cache
def tables() -> tuple[bytearray, bytearray, list[int]]:
    """Return for the machine which suits reach the trumps and plain suits of standard hands, and where these end."""
    plain = (suit for hand in STANDARDS for suit in (*hand.plain, (), (), ())[:3])
    return (
        bytearray(b"".join(_reaching(hand.trumps) for hand in STANDARDS)),
        bytearray(b"".join(map(_reaching, plain))),
        list(accumulate(map(len, (ELDER, DEALER, PRESSED)))),
    )


@cache
def _reaching(wanted: Places) -> bytes:
    """Return which suits, as bytes whose last bit is the highest card, reach the wanted one.

    They do with as many cards, as high card for card.
    """
    return bytes(
        len(own) >= len(wanted) and all(one <= most for one, most in zip(own, wanted, strict=False)) for own in _suits()
    )


@cache
def _suits() -> tuple[Places, ...]:
    """Return the cards of each byte."""
    return tuple(tuple(place for place in range(8) if byte >> place & 1) for byte in range(256))


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


def _by_suit(hand: Sequence[Card], trump: str, order: str) -> dict[str, list[int]]:
    assert trump in SUITS
    return {suit: sorted(order.index(card[0]) for card in hand if card[1] == suit) for suit in SUITS}


def _is_guarded(places: Sequence[int]) -> bool:
    """Return whether a suit has a court card and another beside it."""
    return len(places) > 1 and places[0] <= 2
