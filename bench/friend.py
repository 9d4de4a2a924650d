"""A game between friends that nobody deals: `python bench/friend.py`.

Processor time of all players together to shuffle and lock a pack, to check the form of what came, and for a whole
deal, opened and checked; by libsodium (`ecarte.sodium`) and by plain integers. Then the messages and bytes of a match
in which the players decide at random, and the same of games of belote among three and four.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from ecarte.friend import deck, lines, session
from ecarte.friend.group import Group
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Outcome, Session
from ecarte.friend.terms import Terms
from ecarte.sodium import Sodium

TIMES = {"libsodium": 30, "integers": 3}


class Party:
    """Sessions that answer each other at once; the first is the inviting player's."""

    def __init__(self, group: Group, terms: Terms, seed: int) -> None:
        self.chance = Random(seed)
        self.way: list[tuple[int, bytes]] = []
        self.sent: list[bytes] = []
        invited = session.invite(group, self.chance.randbytes(32), terms)
        guests = [(self.chance.randbytes(32), name) for name in ("Ben", "Clara", "David")[: len(terms.seats) - 1]]
        joined = [session.join(group, secret, invited.send[0], name) for secret, name in guests]
        self.sides: list[Session] = [each.session for each in (invited, *joined)]
        for at, outcome in enumerate((invited, *joined)):
            self.take(at, outcome)
        self.deliver()

    def take(self, at: int, outcome: Outcome) -> None:
        """Keep an outcome, and put what it sends on the way to the others."""
        self.sides[at] = outcome.session
        self.sent += outcome.send
        self.way += [(to, raw) for raw in outcome.send for to in range(len(self.sides)) if to != at]

    def deliver(self) -> None:
        """Deliver messages until none is on the way."""
        while self.way:
            to, raw = self.way.pop(0)
            self.take(to, session.receive(self.sides[to], raw))

    def play(self, until: Callable[[Party], bool]) -> None:
        """Play at random until a condition holds, or to the end."""
        while (awaited := self.sides[0].awaited) is not None and not until(self):
            at = next(at for at, side in enumerate(self.sides) if side.seat == awaited.seat)
            side = self.sides[at]
            rules, state = side.table.rules.rules, side.table.playing.state
            legal = rules.legal(state, side.table.view) if awaited.what == "event" else ()
            self.take(at, session.act(side, self.chance.choice(legal) if legal else session.PASS))
            self.deliver()


def timed(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that work takes."""
    begun = process_time()
    work()
    return 1000 * (process_time() - begun)


def measure(name: str, group: Group, terms: Terms) -> None:
    """Print the times of one group."""
    chance, players = Random(1), len(terms.seats)
    deck.points(group)
    group.multiply_base(3)
    found: dict[str, list[float]] = {"shuffle and lock": [], "check": []}
    for _ in range(TIMES[name]):
        keys = [deck.keys_of(chance.randbytes(32), 1, 1) for _ in range(players)]
        made = [deck.points(group)]

        def shuffle(keys: list[deck.Keys] = keys, made: list[deck.Deck] = made) -> None:
            for make in (deck.shuffle, deck.lock):
                for each in keys:
                    made.append(make(group, made[-1], each))
            made += [deck.commitments(group, each) for each in keys]

        found["shuffle and lock"].append(timed(shuffle))
        found["check"].append(timed(lambda made=made: [deck.is_deck(group, each) for each in made[1:]]))  # type: ignore[misc]
    deals = [
        timed(lambda seed=seed: Party(group, terms, seed).play(is_second))  # type: ignore[misc]
        for seed in range(TIMES[name])
    ]
    shown = ", ".join(f"{what} {median(times):.1f} ms" for what, times in found.items())
    print(f"{name}, {players} players: {shown}, a whole deal {median(deals):.0f} ms")


def is_second(party: Party) -> bool:
    """Return whether the second deal has begun."""
    return party.sides[0].table.deal.number > 1


def weigh(terms: Terms) -> None:
    """Print the messages and bytes of a game, or of a match."""
    party = Party(Sodium(), terms, 1)
    party.play(lambda _: False)
    deals = sum(len(game.record.deals) for game in party.sides[0].table.finished)
    sizes, text = sorted(map(len, party.sent)), max(len(lines.format_line(raw)) for raw in party.sent)
    each = round(sum(sizes) / deals)
    print(f"{len(party.sides)} players, {deals} deals, each {len(sizes) / deals:.1f} messages and {each} bytes")
    print(f"a message: median {median(sizes):.0f} bytes, longest {sizes[-1]}, as a line {text} characters")


def main() -> None:
    """Print all measurements."""
    four = Terms("Anna", "belote", "classic", dealer="N")
    for terms in (Terms("Anna", dealer="N"), four):
        measure("libsodium", Sodium(), terms)
        measure("integers", Integers(), terms)
    weigh(Terms("Anna", match="rubber-5"))
    weigh(Terms("Anna", match="pool"))
    weigh(Terms("Anna", "belote", "three"))
    weigh(four)


if __name__ == "__main__":
    main()
