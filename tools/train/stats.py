"""The results of a policy that plays against itself: `python -m train.stats NAME DEALS`, from tools/."""

from __future__ import annotations

import json
import sys
from itertools import product
from typing import Any

import numpy as np

from train.cfr import native, watch
from train.desk import RESULTS, WAYS
from train.run import Run
from train.store import CHOSEN, ROW, Store
from train.variants import KINGS, TRICKS, Variant


def average(table: Store) -> Store:
    """Return the table whose strategy is the average of a table's history."""
    mean = Store(table.mask.bit_length())
    mean.keys[:] = table.keys
    nodes = mean.nodes.reshape(-1, ROW)
    nodes[:, :CHOSEN] = nodes[:, CHOSEN : 2 * CHOSEN]
    return mean


def watched(variant: Variant, table: Store, deals: int, seed: int = 7, stray: float = 0.0) -> np.ndarray[Any, Any]:
    """Return how often deals had each result, by how the exchange ended (`WAYS`).

    Columns: no king, the elder's, the dealer's; in each the elder's point and vole, then the dealer's. The
    players make the share ``stray`` of their choices at random.
    """
    desk = variant.desk(table, seed)
    desk.worth, desk.todo, desk.stray = list(range(RESULTS)), deals, stray
    native().call(watch, variant.rules(), desk, table.record, table.record)
    return np.array(desk.counts).reshape(WAYS, RESULTS)


def figures(variant: Variant, counts: np.ndarray[Any, Any]) -> dict[str, float]:
    """Return the most telling figures."""
    worth = variant.worth().ravel()
    total = counts.sum()
    won = counts[:, [0, 1, 4, 5, 8, 9]].sum(1)
    each = counts.sum(1)
    proposed = total - each[0]
    value = float((counts.sum(0) * worth).sum() / total)
    dealt = 7 / 8 if variant.ends_turned else 1  # the rest is the dealer's, worth nothing to the elder
    both = [sum(king) + sum(tricks) for king, tricks in product(KINGS, TRICKS)]  # points of both players
    square = float((counts.sum(0) * worth**2).sum() / total)
    return {
        "value": round(dealt * value, 4),
        "error": round(1.96 * float(((square - value**2) / total) ** 0.5), 4),
        "stands": round(each[0] / total, 4),
        "stands_wins": round(won[0] / max(1, each[0]), 4),
        "refuses": round(each[1] / max(1, proposed), 4),
        "refuses_wins": round(1 - won[1] / max(1, each[1]), 4),
        "second": round(each[4:].sum() / total, 4),
        "points": round(float((counts.sum(0) * np.array(both)).sum() / total), 4),
        "elder_king": round(counts[:, 4:8].sum() / total, 4),
    }


if __name__ == "__main__":
    run = Run(sys.argv[1])
    counts = watched(run.variant, average(run.table), int(sys.argv[2]))
    print(run)
    print(json.dumps(figures(run.variant, counts)))
    print(counts.tolist())
