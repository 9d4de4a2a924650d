"""The rules of a game, and all that its players know, as tables for the machine."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate, product

from ecarte.core.cards import PACK, SUITS
from ecarte.games.ecarte.deal import dealt
from ecarte.games.ecarte.options import Options
from ecarte.machine.ecarte.deals import NEAR, SCORES, Rules
from ecarte.players.ecarte import classic, equity, master, policy
from ecarte.players.ecarte.double import load_table
from ecarte.players.ecarte.policy.filling import fill
from ecarte.players.ecarte.policy.tables import Table

# What elder and dealer need, by which a policy's tables are chosen; more points count as many.
_NEEDS = [(elder, dealer) for elder in range(1, NEAR + 1) for dealer in range(1, NEAR + 1)]
Consulted = tuple[tuple[Table, ...], ...]


def load_rules(options: Options, with_policy: bool) -> Rules:
    """Return the rules, with the trained policy or without; raises `policies.Needed`."""
    return _rules(options, tuple(_consulted(options, needs) for needs in _NEEDS) if with_policy else ())


def _consulted(options: Options, needs: tuple[int, int]) -> tuple[Table, ...]:
    """Return the tables of the policy that are consulted for what both need."""
    found = policy.find(options, needs)
    return () if found is None else found.tables


@lru_cache(maxsize=4)
def _rules(options: Options, consulted: Consulted) -> Rules:
    found, order = Rules(), options.order
    table = load_table(options.must_head)
    found.must_head, found.trumps, found.plain, found.tricks = table.must_head, table.trumps, table.plain, table.tricks
    found.stop_early, found.numbered = int(options.stop_early), int(options.propose_number)
    found.marks, found.marks_itself = int(options.king_mark != "none"), int(options.king_mark == "automatic")
    found.risk = [int(options.vulnerability != "none"), int(options.vulnerability == "every")]
    found.least, found.target, found.king = options.dealer_min_discard, options.target, order.index("K")
    found.ranks = bytearray(order, "ascii")
    found.dealt = [place for hand in dealt(options.packets) for place in hand]
    found.fresh = [8 * SUITS.index(card[1]) + order.index(card[0]) for card in PACK]
    scores = range(options.target + 3)  # the last deal may bring more points than are needed
    for own, other in product(scores, scores):
        found.equity[SCORES * own + other] = equity.worth(own, other, options.target, options.game_points)
    _fill_standards(found)
    _fill_policy(found, options, consulted)
    return found


def _fill_standards(found: Rules) -> None:
    """Fill in the standard hands of the books."""
    found.standard_ends = list(accumulate(map(len, (classic.ELDER, classic.DEALER, classic.PRESSED))))
    each = (*classic.ELDER, *classic.DEALER, *classic.PRESSED)
    found.standard_trumps = bytearray(b"".join(_reaching(hand.trumps) for hand in each))
    plain = (suit for hand in each for suit in (*hand.plain, (), (), ())[:3])
    found.standard_plain = bytearray(b"".join(map(_reaching, plain)))


@cache
def _reaching(wanted: classic.Places) -> bytes:
    """Return which suits, as bytes whose last bit is the highest card, reach the wanted one."""
    suits = ([place for place in range(8) if byte >> place & 1] for byte in range(256))
    return bytes(classic.reaches(tuple(suit), wanted) for suit in suits)


def _fill_policy(found: Rules, options: Options, consulted: Consulted) -> None:
    """Fill in which tables of the policy are consulted, and what they hold."""
    found.is_seasoned = int(master.is_seasoned(options))
    found.which = [-1] * len(found.which)
    every = list(dict.fromkeys(table for each in consulted for table in each))
    for (elder, dealer), each in zip(_NEEDS, consulted, strict=bool(consulted)):
        for at, table in enumerate(each):
            found.which[2 * ((NEAR + 1) * elder + dealer) + at] = every.index(table)
    fill(found, every)
