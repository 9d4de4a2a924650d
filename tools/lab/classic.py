"""The master and the books: `python -m lab.classic`, from tools/.

For the five hands whose count the old books give, the number of all dealer's hands against which the elder's best first
lead takes three tricks double dummy. Then how often the master plays what the books would.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any

from ecarte.core.cards import PACK
from ecarte.machine.ecarte.levels.counting import count_tricks
from ecarte.machine.ecarte.records import ALL, DEALER, ELDER, HAND, TRICKS
from ecarte.machine.ecarte.sight import in_order
from ecarte.players.ecarte import classic
from ecarte.players.ecarte.masks import to_mask
from ecarte.players.ecarte.policy import find
from lab.deal import MASTER, OPTIONS, Minds, Play, compile_all, minds, row

EVERY = 65_780  # hands of the dealer
# Trumps first; the turn-up is a ten, because it does not matter.
HANDS = {
    "7h Kc Qc Jc 7s": 44724,
    "7h 8h 7c 8c 9c": 47768,
    "7h 8h 7s Ks 7d": 46039,
    "7h 8h 7d 8d Kc": 45374,
    "7h 8h Ac Qd Js": 46779,
}
WRITTEN = {
    "7h Kc Qc Jc 7s": "7♥ · K Q J♣ · 7♠",
    "7h 8h 7c 8c 9c": "7 8♥ · 7 8 9♣",
    "7h 8h 7s Ks 7d": "7 8♥ · K 7♠ · 7♦",
    "7h 8h 7d 8d Kc": "7 8♥ · 7 8♦ · K♣",
    "7h 8h Ac Qd Js": "7 8♥ · A♣ · Q♦ · J♠",
}


def count_hands(minds: Minds, play: Play) -> int:
    """Return against how many hands of ``play.away[DEALER]`` the elder's best lead takes three tricks."""
    number = in_order(play, play.hands[ELDER])
    count_tricks(minds, play, number, play.hands[ELDER], -1, 0, play.away[DEALER], HAND, EVERY)
    best = 0
    for card in range(number):
        wins = 0
        for won in range(3, TRICKS):
            wins += play.often[TRICKS * card + won]
        best = max(best, wins)
    return best


def counted(hand: str, turned: str = "Th") -> int:
    """Return against how many hands of the dealer the elder's best lead wins the point."""
    native = compile_all(count_hands)
    own, away = to_mask(hand_of(hand), "h", OPTIONS.order), to_mask((turned,), "h", OPTIONS.order)
    play = native.new(Play)
    play.hands[ELDER], play.away[DEALER] = own, ALL & ~(own | away)
    return native.call(count_hands, minds(native, row(MASTER), row(MASTER)), play)


def hand_of(text: str) -> tuple[str, ...]:
    """Return the cards of a written hand."""
    return tuple(text.split())


def stands(hand: str | tuple[str, ...], turned: str = "Th", dealer: bool = False) -> float:
    """Return how likely the master plays a hand without exchanging, at 0-0."""
    policy = find(OPTIONS, (OPTIONS.target, OPTIONS.target))
    assert policy is not None
    cards = hand_of(hand) if isinstance(hand, str) else hand
    own, gone = (to_mask(each, turned[1], OPTIONS.order) for each in (cards, (turned,)))
    chance = policy.declines(DEALER if dealer else ELDER, own, gone, turned[0] == OPTIONS.order[0])
    assert chance is not None
    return chance


def compared(number: int, dealer: bool, seed: int = 1) -> dict[str, Any]:
    """Return how often over random hands the books play, the master agrees, and the master plays otherwise."""
    rng, judge = Random(seed), classic.dealer if dealer else classic.elder
    plays: list[float] = []
    asks: list[float] = []
    for _ in range(number):
        *hand, turned = rng.sample(PACK, 6)
        verdict = judge(tuple(hand), turned, OPTIONS.order)
        (plays if verdict.plays else asks).append(stands(tuple(hand), turned, dealer))
    return {
        "books": len(plays) / number,
        "master": (sum(plays) + sum(asks)) / number,
        "with": sum(plays) / len(plays),
        "without": sum(asks) / len(asks),
    }


def main(arguments: list[str]) -> None:
    """Print both comparisons."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--hands", type=int, default=20_000)
    read = reader.parse_args(arguments)
    for hand, known in HANDS.items():
        print(f"{WRITTEN[hand]}: {counted(hand):,} of 65,780 (Mossop {known:,}); the master stands {stands(hand):.2f}")
    for dealer, name in ((False, "elder"), (True, "dealer")):
        shares = compared(read.hands, dealer)
        print(
            f"{name}: the books play {shares['books']:.1%} of hands, the master {shares['master']:.1%}; "
            f"{shares['with']:.1%} of what the books play, {shares['without']:.1%} of what they do not"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
