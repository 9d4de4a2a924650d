"""The rules of a game, and all that its players know, as tables for the machine.

What only the stronger players know is imported for them: a first deal waits for no more than its own opponent needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from ecarte.core.cards import PACK, SUITS
from ecarte.games.ecarte import numbers
from ecarte.games.ecarte.options import Options
from ecarte.machine.ecarte.records import NEAR, SCORES, Rules
from ecarte.players.ecarte import classic, equity

if TYPE_CHECKING:
    from ecarte.players.ecarte.policy.tables import PolicyFile

Needs = tuple[int, int]
EVERY: Iterable[Needs] = [(elder, dealer) for elder in range(1, NEAR + 1) for dealer in range(1, NEAR + 1)]
"""What elder and dealer may need, by which a policy's tables are chosen; more points count as many."""
Consulted = tuple[tuple[Needs, tuple["PolicyFile", ...]], ...]


def load_rules(options: Options, needs: Iterable[Needs] = (), counts: bool = False) -> Rules:
    """Return the rules, with the trained policy for these needs, and with double dummy if players count.

    Raises `policies.Needed` for the tables of the policy.
    """
    near = [(min(NEAR, elder), min(NEAR, dealer)) for elder, dealer in needs]
    return _rules(options, tuple((each, _consulted(options, each)) for each in near), counts)


def _consulted(options: Options, needs: Needs) -> tuple[PolicyFile, ...]:
    """Return the tables of the policy that are consulted for what both need."""
    from ecarte.players.ecarte import policy

    tables = policy.find(options, needs)
    return () if tables is None else tables.tables


@lru_cache(maxsize=4)
def _rules(options: Options, consulted: Consulted, counts: bool) -> Rules:
    rules, order = Rules(), options.order
    if counts:
        from ecarte.players.ecarte.double import load_table

        table = load_table(options.must_head)
        rules.trumps, rules.plain, rules.tricks = table.trumps, table.plain, table.tricks
    numbers.fill(rules, options)
    rules.must_head = int(options.must_head)
    rules.ranks = bytearray(order, "ascii")
    rules.fresh = [8 * SUITS.index(card[1]) + order.index(card[0]) for card in PACK]
    scores = range(options.target + 3)  # the last deal may bring more points than are needed
    for own, other in product(scores, scores):
        worth = equity.worth(own, other, options.target, options.game_points)
        rules.equity[SCORES * own + other] = float(worth)
    rules.standard_trumps, rules.standard_plain, rules.standard_ends = classic.tables()
    rules.which = [-1] * len(rules.which)
    if consulted:
        _fill_policy(rules, options, consulted)
    return rules


def _fill_policy(rules: Rules, options: Options, consulted: Consulted) -> None:
    """Fill in which tables of the policy are consulted, and what they hold."""
    from ecarte.players.ecarte import policy
    from ecarte.players.ecarte.policy.first import fill

    rules.is_seasoned = int(policy.is_seasoned(options))
    every = list(dict.fromkeys(table for _, each in consulted for table in each))
    for (elder, dealer), each in consulted:
        for at, table in enumerate(each):
            rules.which[2 * ((NEAR + 1) * elder + dealer) + at] = every.index(table)
    fill(rules, every)
