"""The results of a policy that plays against itself: `python -m train.stats NAME DEALS`, from tools/."""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

from train import cfr, store
from train.rules import RNG, WORTH, desk
from train.run import Run
from train.variants import Variant

ROWS = 7  # the end of the exchange: elder or dealer declined at once, after one, after more; the stock ran out


def average(table: store.Table) -> store.Table:
    """Return the table whose strategy is the average of a table's history."""
    keys = table.keys.copy()
    nodes = keys.view(np.float32).reshape(-1, store.ROW)
    nodes[:, : store.CHOSEN] = nodes[:, store.CHOSEN : 2 * store.CHOSEN]
    return store.Table(keys, keys.view(np.float32))


def watched(variant: Variant, table: store.Table, deals: int, seed: int = 7) -> np.ndarray[Any, Any]:
    """Return how often deals had each result, by how the exchange ended (7 rows).

    Columns: no king, the elder's, the dealer's; in each the elder's 1 and 2 points by tricks, then the dealer's.
    """
    ints, floats = desk(variant.rules(), 0)
    ints[RNG] = seed
    floats[WORTH : WORTH + 12] = range(12)
    counts = np.zeros((ROWS, 12), np.int64)
    cfr.watch(deals, counts, ints, floats, *table)
    return counts


def figures(variant: Variant, counts: np.ndarray[Any, Any]) -> dict[str, float]:
    """Return the most telling figures."""
    worth = variant.rules().worth.ravel()
    total = counts.sum()
    won = counts[:, [0, 1, 4, 5, 8, 9]].sum(1)
    each = counts.sum(1)
    proposed = total - each[0]
    value = float((counts.sum(0) * worth).sum() / total)
    dealt = 7 / 8 if variant.rules().turned_king_ends else 1  # the rest is the dealer's, worth nothing to the elder
    square = float((counts.sum(0) * worth**2).sum() / total)
    return {
        "value": round(dealt * value, 4),
        "error": round(1.96 * float(((square - value**2) / total) ** 0.5), 4),
        "stands": round(each[0] / total, 4),
        "stands_wins": round(won[0] / max(1, each[0]), 4),
        "refuses": round(each[1] / max(1, proposed), 4),
        "refuses_wins": round(1 - won[1] / max(1, each[1]), 4),
        "second": round(each[4:].sum() / total, 4),
        "points": round(float((counts.sum(0) * np.array([1, 2, 1, 2, 2, 3, 2, 3, 2, 3, 2, 3])).sum() / total), 4),
        "elder_king": round(counts[:, 4:8].sum() / total, 4),
    }


if __name__ == "__main__":
    run = Run(sys.argv[1])
    found = watched(run.variant, average(run.table), int(sys.argv[2]))
    print(run)
    print(json.dumps(figures(run.variant, found)))
    print(found.tolist())
