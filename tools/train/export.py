"""Policies as files for the package: `python -m train.export NAME…`, from tools/. `players.ecarte.policy` reads them.

Information sets that hardly ever come up between players who stray now and then are left out.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from ecarte.machine.ecarte.keys import exchanging
from ecarte.machine.ecarte.levels.trained import CHECK, PARTS
from ecarte.machine.ecarte.records import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from ecarte.players.ecarte.policy.keys import PLAYED
from ecarte.players.ecarte.policy.tables import MAGIC, bits, cells, codes, hands
from listed import POLICIES, write_table
from train import store
from train.cfr import native
from train.desk import Desk
from train.run import BUILD, VERSION, Run
from train.stats import average, figures, watched
from train.variants import VARIANTS

PURE = 0.08  # rarer choices are dropped
DEALS, STRAYING = 2_000_000, 0.05
WATCHED = 500_000  # deals for the figures
ROOM = 1.23  # cells for each information set
LEAST = 2  # times an information set must have come up
PLAIN = 0.6  # an elder's number said more often than that is always said
NEARLY = 0.5  # by so much a dealer's number must be likelier than the usual one to be said
STOCK = 21  # cards, when nothing was discarded
USUAL = 3  # the elder's number that the dealer's usual number answers
KINDS = {"stands": (CHOOSE, 0, 2), "refuses": (ANSWER, 0, 2), "elder": (NUMBER, 0, 5)}
KINDS |= {f"dealer-{elders}": (DEALERS_NUMBER, elders, 6) for elders in range(1, 6)}


def seen(run: Run, deals: int = DEALS) -> store.Store:
    """Return the average strategy, with how often each information set came up in ``deals`` deals."""
    table = average(run.table)
    table.nodes.reshape(-1, store.ROW)[:, store.VISITS] = 0
    watched(run.variant, table, deals, seed=11, stray=STRAYING)
    return table


def shares(chances: np.ndarray) -> np.ndarray:
    """Return chances without rare choices; each row sums to 1."""
    sums = chances.sum(1, keepdims=True)
    pure = np.where(sums > 0, chances / np.maximum(sums, 1e-30), 1 / chances.shape[1])
    pure[pure < PURE] = 0
    scaled: np.ndarray = pure / pure.sum(1, keepdims=True)
    return scaled


def rounded(chances: np.ndarray) -> np.ndarray:
    """Return the codes nearest to chances."""
    pure = shares(chances)
    known = np.array(codes(chances.shape[1]))
    nearest = np.zeros(len(pure), np.int64)
    for begin in range(0, len(pure), 50_000):
        nearest[begin : begin + 50_000] = np.abs(pure[begin : begin + 50_000, None, :] - known[None]).sum(2).argmin(1)
    return nearest


def packed(keys: list[int], values: list[int], number: int) -> tuple[int, int, bytes]:
    """Return cells in which every number finds its value: a third of their count, the number added, the bytes."""
    size = int(len(keys) * ROOM / 3) + 12
    for salt in range(8):
        at = [cells(key, size, salt) for key in keys]
        order = _peeled(at, 3 * size)
        if order is not None:
            break
    else:
        raise ValueError("no way to place them")
    cell = [0] * (3 * size)
    width = bits(number)
    for one, free in reversed(order):
        a, b, c, check = at[one]
        cell[free] = 0
        cell[free] = cell[a] ^ cell[b] ^ cell[c] ^ (check << width | values[one])
    return size, salt, _bits(cell, CHECK + width)


def _peeled(at: list[tuple[int, int, int, int]], size: int) -> list[tuple[int, int]] | None:
    """Return the numbers with a cell each, ordered so that no later number needs the cell of an earlier one."""
    degree = [0] * size
    mixed = [0] * size
    for one, (a, b, c, _) in enumerate(at):
        for cell in (a, b, c):
            degree[cell] += 1
            mixed[cell] ^= one
    alone = [cell for cell in range(size) if degree[cell] == 1]
    order = []
    while alone:
        cell = alone.pop()
        if degree[cell] != 1:
            continue
        one = mixed[cell]
        order.append((one, cell))
        for other in at[one][:3]:
            degree[other] -= 1
            mixed[other] ^= one
            if degree[other] == 1:
                alone.append(other)
    return order if len(order) == len(at) else None


def _bits(values: list[int], width: int) -> bytes:
    """Return numbers of ``width`` bits each, lowest bit first; two more bytes let three be read anywhere."""
    each = (np.array(values, np.uint32)[:, None] >> np.arange(width, dtype=np.uint32)) & 1
    return np.packbits(each.astype(np.uint8).ravel(), bitorder="little").tobytes() + b"\0\0"


def planes(table: store.Store, desk: Desk, names: tuple[str, ...]) -> tuple[bytes, int]:
    """Return the choices in the first exchange for every hand, king turned up or not; how many hands never came up."""
    missing = 0
    by_name = {}
    usual = None
    for name in sorted(names, key=lambda name: name != f"dealer-{USUAL}"):
        phase, discarded, number = KINDS[name]
        met, chances = first(table, desk, phase, discarded, number)
        missing += int((~met).sum())
        if number == 2:
            plane = np.rint(shares(chances)[:, 0] * PARTS).astype(np.int64)
        elif number == 5:
            plane = rounded(
                np.where(chances.max(1, keepdims=True) > PLAIN, chances == chances.max(1, keepdims=True), chances)
            )
        else:
            plane = chances.argmax(1)
            if usual is None:
                usual = plane
            else:  # the elder's number rarely makes a difference
                near = chances[np.arange(len(plane)), usual] > chances.max(1) - NEARLY
                plane = np.where(near | ~met, usual, plane)
        if number < 6:
            plane[~met] = np.bincount(plane[met], minlength=1).argmax() if met.any() else 0
        by_name[name] = plane.astype(np.uint8).tobytes()
    return b"".join(by_name[name] for name in names), missing


def _hand(key: int) -> int:
    """Return the hand of a number with the king turned up; any other turn-up gives the same number."""
    return (key >> 1 & 255) << 1 | (key >> 31 & 255) << 8 | (key >> 21 & 255) << 16 | (key >> 11 & 255) << 24


def first(
    table: store.Store, desk: Desk, phase: int, discarded: int, number: int
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """Return the first hands that came up in a phase, and the chances of their choices."""
    places = []
    for key in hands():
        for king in (False, True):
            desk.key = exchanging(_hand(key), 1, phase, 0, discarded, king, STOCK)
            places.append(native().call(store.look_up, desk, table.record))
    rows = np.array(places)
    chances = np.zeros((len(rows), number))
    there = rows >= 0
    chances[there] = table.nodes.reshape(-1, store.ROW)[rows[there] // store.ROW, :number]
    sums = chances.sum(1, keepdims=True)
    return sums[:, 0] > 0, np.divide(chances, sums, out=np.full_like(chances, 1 / number), where=sums > 0)


def sets(table: store.Store, most: int) -> tuple[dict[int, tuple[list[int], list[int]]], int]:
    """Return the information sets and their codes by number of choices, at most ``most``, and the rarest's count."""
    keys = table.keys.reshape(-1, store.LINE)[:, store.KEY]
    nodes = table.nodes.reshape(-1, store.ROW)
    later = (keys & PLAYED != 0) | ((keys >> 42) & 3 > 0)
    often = np.flatnonzero(later & (nodes[:, store.VISITS] >= LEAST) & (nodes[:, : store.CHOSEN].sum(1) > 0))
    seen = nodes[often, store.VISITS]
    least = LEAST if len(often) <= most else int(np.partition(seen, len(seen) - most - 1)[len(seen) - most - 1]) + 1
    often = often[seen >= least]
    number = nodes[often, store.CHOICES].astype(np.int64)
    by_number = {}
    for each in range(2, 7):
        which = often[number == each]
        if len(which):
            by_number[each] = keys[which].tolist(), rounded(nodes[which, :each].astype(np.float64)).tolist()
    return by_number, least


def file(table: store.Store, run: Run, names: tuple[str, ...], most: int) -> tuple[bytes, dict[str, Any]]:
    """Return the bytes of a policy, and its figures."""
    raw, missing = planes(table, run.desks[0], names)
    dense = zlib.compress(raw, 9)
    parts, heads = [], []
    entered, least = sets(table, most) if most else ({}, 0)
    for number, (keys, values) in entered.items():
        size, salt, data = packed(keys, values, number)
        heads.append((number, size, salt, len(data)))
        parts.append(data)
    about = {"planes": names, "bytes": len(dense), "sets": heads}
    head = json.dumps(about, separators=(",", ":")).encode()
    data = MAGIC + len(head).to_bytes(4, "little") + head + dense + b"".join(parts)
    return data, {
        "sets": sum(len(keys) for keys, _ in entered.values()),
        "least": least,
        "first_hands_bytes": len(dense),
        "first_never_met": missing,
    }


def export(name: str, folder: Path = BUILD, into: Path = POLICIES) -> dict[str, Any]:
    """Write a policy, and enter it in the index."""
    run = Run(name, folder)
    table = seen(run, DEALS if run.variant.most else 0)
    data, about = file(table, run, run.variant.planes, run.variant.most)
    return write_table(
        name,
        data,
        into,
        rules=dict(run.variant.options),
        needs=run.variant.needs,
        run={
            "version": VERSION,
            "seed": run.seed,
            "iterations": run.done,
            "minutes": round(run.seconds / 60, 1),
            "sets": run.sets,
        },
        file=about,
        figures=figures(run.variant, watched(run.variant, average(run.table), WATCHED)),
    )


def main(arguments: list[str]) -> None:
    """Export the policies named."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME", help="all when none is named")
    reader.add_argument("--folder", default=str(BUILD))
    read = reader.parse_args(arguments)
    for name in read.names or VARIANTS:
        print(name, json.dumps(export(name, Path(read.folder))))


if __name__ == "__main__":
    main(sys.argv[1:])
