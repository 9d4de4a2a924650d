"""Count how deals of écarté end, under the rules that matter, for the match equity table: outcomes.py [DEALS].

Deals are dealt at random and played out as the analysis does: by habit in the exchange, then double dummy.
"""

from __future__ import annotations

import sys
import textwrap
from collections import defaultdict
from itertools import product
from pathlib import Path
from random import Random

from ecarte.analysis.ecarte.habits import tables
from ecarte.analysis.ecarte.playout import give_back
from ecarte.games.ecarte.options import Options, resolve
from ecarte.machine.ecarte.course import points_for
from ecarte.machine.ecarte.exchange import play_out
from ecarte.machine.ecarte.records import ENDS, Work
from ecarte.machine.ecarte.worlds import list_masks, shuffle_order

TARGET = Path(__file__).parents[2] / "py/ecarte/analysis/ecarte/outcomes.py"
HEAD = '''"""How deals of écarté end: measured by tools/tables/outcomes.py, which writes this file.

Keys: whether kings in hand are marked, the duty to head (E17), the option of vulnerability (E23). Values: whether a
king was turned up, who marked one (1 the elder, 2 the dealer), whether the elder won the deal, its points, and how
often this happened in a hundred thousand deals.
"""

# fmt: off
OUTCOMES: dict[tuple[bool, bool, str], tuple[tuple[bool, int, bool, int, int], ...]] = {
'''


def measured(options: Options, deals: int, rng: Random) -> list[tuple[bool, int, bool, int, int]]:
    """Return the ends of deals under some options, with their frequency in a hundred thousand."""
    chances: defaultdict[tuple[bool, int, bool, int], float] = defaultdict(float)
    for turned in range(8):
        table, work = tables(options, turned), Work()
        work.chance = list(rng.getstate()[1])
        for _ in range(deals // 248):
            size = list_masks(work, (1 << 32) - 1 & ~(1 << turned))
            shuffle_order(work, size, 0)
            sums, work.left = work.sums, size - 10
            for top in range(size):
                elder, dealer = sums[top + 5] - sums[top], sums[top + 10] - sums[top + 5]
                play_out(table, work, 0, 0, 1.0, elder, dealer, top + 10)
        give_back(rng, work)
        counts, king = work.counts[:ENDS], turned == 0
        for number, often in enumerate(counts):
            marker, rest = divmod(number, 18)
            vulnerable, tricks = divmod(rest, 6)
            won = tricks >= 3
            points = points_for(tricks in (0, 5), vulnerable == (2 if won else 1))
            chances[king, marker, won, points] += often
    total = sum(chances.values())
    rows = ((*key, round(100_000 * often / total)) for key, often in sorted(chances.items()))
    return [row for row in rows if row[-1]]


def written(key: tuple[bool, bool, str], rows: list[tuple[bool, int, bool, int, int]]) -> str:
    """Return the ends under some options as source, several in a line."""
    whole = " ".join(f"{row},".replace(" ", "\0") for row in rows)
    lines = textwrap.wrap(whole, 112, break_long_words=False, break_on_hyphens=False)
    inside = "".join(f"        {line}\n" for line in lines).replace("\0", " ")
    return f'    ({key[0]}, {key[1]}, "{key[2]}"): (\n{inside}    ),\n'


def main() -> None:
    """Measure and write the table."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    text = HEAD
    for marks, head, risk in product((True, False), (True, False), ("first", "every", "none")):
        options = resolve(
            "akagiri", {"king_mark": "automatic" if marks else "none", "must_head": head, "vulnerability": risk}
        )
        text += written((marks, head, risk), measured(options, deals, Random(1)))
    TARGET.write_text(text + "}\n# fmt: on\n", "utf-8")


if __name__ == "__main__":
    main()
