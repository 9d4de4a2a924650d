"""A game between friends that nobody deals: `python bench/friend.py`.

Processor time of both players together to shuffle and lock a pack, to check the form of what came, and for a whole
deal, opened and checked; by libsodium (`ecarte.sodium`) and by plain integers. Then the messages and bytes of a match
in which both play at random.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from ecarte.friend import deck, lines, session
from ecarte.friend.group import Group
from ecarte.friend.ristretto import Integers
from ecarte.friend.session import Outcome, Session
from ecarte.friend.terms import Terms
from ecarte.sodium import Sodium

TIMES = {"libsodium": 30, "integers": 5}


class Pair:
    """Two sessions that answer each other at once."""

    def __init__(self, group: Group, terms: Terms, seed: int) -> None:
        self.chance = Random(seed)
        invited = session.invite(group, self.chance.randbytes(32), terms)
        joined = session.join(group, self.chance.randbytes(32), invited.send[0], "Ben")
        self.sides: dict[str, Session] = {"S": invited.session, "N": joined.session}
        self.sent = [*invited.send]
        self.take("N", joined)

    def take(self, seat: str, outcome: Outcome) -> None:
        """Keep an outcome, and deliver what it sends."""
        self.sides[seat] = outcome.session
        self.sent += outcome.send
        other = "N" if seat == "S" else "S"
        for raw in outcome.send:
            self.take(other, session.receive(self.sides[other], raw))

    def play(self, until: Callable[[Pair], bool]) -> None:
        """Play at random until a condition holds, or to the end."""
        while (awaited := self.sides["S"].awaited) is not None and not until(self):
            side = self.sides[awaited.seat]
            rules, state = side.table.rules.rules, side.table.playing.state
            legal = rules.legal(state, awaited.seat) if awaited.what == "event" else ()
            self.take(awaited.seat, session.act(side, self.chance.choice(legal) if legal else session.PASS))


def timed(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that work takes."""
    begun = process_time()
    work()
    return 1000 * (process_time() - begun)


def measure(name: str, group: Group) -> None:
    """Print the times of one group."""
    chance = Random(1)
    deck.points(group)
    group.multiply_base(3)
    found: dict[str, list[float]] = {"shuffle and lock": [], "check": []}
    for _ in range(TIMES[name]):
        keys = [deck.keys_of(chance.randbytes(32), 1, 1) for _ in range(2)]
        made = [deck.points(group)]

        def shuffle(keys: list[deck.Keys] = keys, made: list[deck.Deck] = made) -> None:
            for make in (deck.shuffle, deck.lock):
                for each in keys:
                    made.append(make(group, made[-1], each))
            made += [deck.commitments(group, each) for each in keys]

        found["shuffle and lock"].append(timed(shuffle))
        found["check"].append(timed(lambda made=made: [deck.is_deck(group, each) for each in made[1:]]))  # type: ignore[misc]
    deals = [
        timed(lambda seed=seed: Pair(group, Terms("Anna", dealer="N"), seed).play(is_second))  # type: ignore[misc]
        for seed in range(TIMES[name])
    ]
    shown = ", ".join(f"{what} {median(times):.1f} ms" for what, times in found.items())
    print(f"{name}: {shown}, a whole deal {median(deals):.0f} ms")


def is_second(pair: Pair) -> bool:
    """Return whether the second deal has begun."""
    return pair.sides["S"].table.deal.number > 1


def main() -> None:
    """Print all measurements."""
    measure("libsodium", Sodium())
    measure("integers", Integers())
    pair = Pair(Sodium(), Terms("Anna", match="rubber-5"), 1)
    pair.play(lambda _: False)
    deals = sum(len(game.record.deals) for game in pair.sides["S"].table.finished)
    sizes, text = sorted(map(len, pair.sent)), max(len(lines.format_line(raw)) for raw in pair.sent)
    print(f"{deals} deals, each {len(sizes) / deals:.1f} messages and {sum(sizes) / deals:.0f} bytes")
    print(f"a message: median {median(sizes):.0f} bytes, longest {sizes[-1]}, as a line {text} characters")


if __name__ == "__main__":
    main()
