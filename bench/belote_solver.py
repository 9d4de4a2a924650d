"""Time belote's solver, compiled for this processor and as the page's module in Node: `python bench/belote_solver.py`.

Random hands of six, seven and eight cards, all contracts in turn; every legal lead is valued. Prints processor
milliseconds a deal, mean and longest, and the cards tried. Both ways must find the same values. To compare with another
checkout, run this file with `PYTHONPATH=<checkout>/py`, where the page's module is left out (`--native`).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time

from ecarte.compiler.code import Native
from ecarte.games.belote.options import Options
from ecarte.machine.belote.sight import Work
from ecarte.machine.belote.solver import solve
from ecarte.machine.layout import offsets, size
from ecarte.players.belote.cards import tables

ROOT = Path(__file__).resolve().parent.parent
CONTRACTS = ("spades", "hearts", "diamonds", "clubs", "no trumps", "all trumps")
IN_NODE = """
import { readFileSync } from "node:fs";
const [hosts, folder, number, work, at] = process.argv.slice(2);
const { Host } = await import(hosts);
const module = new WebAssembly.Module(readFileSync(`${folder}/machine.wasm`));
const host = new Host(module), tables = readFileSync(`${folder}/tables`), deals = readFileSync(`${folder}/deals`);
const places = [host.place(tables.length), host.place(+work)];
host.bytes(places[0], tables.length).set(tables);
const found = [];
for (let one = 0; one < number; one++) {
  const room = host.bytes(places[1], +work);
  room.set(deals.subarray(one * work, (one + 1) * work));
  const before = process.cpuUsage();
  host.exports.solve(...places);
  const { user, system } = process.cpuUsage(before);
  found.push([(user + system) / 1000, [...new Int32Array(room.slice(+at, +at + 32).buffer)]]);
}
console.log(JSON.stringify(found));
"""


def deals(number: int, cards: int, seed: int) -> Iterator[Work]:
    """Yield deals before a lead."""
    rng = Random(seed)
    for at in range(number):
        work, pack = Work(), rng.sample(range(32), 4 * cards)
        work.contract, work.me, work.taker = at % len(CONTRACTS), rng.randrange(4), rng.randrange(4)
        for seat in range(4):
            work.world[seat] = sum(1 << card for card in pack[cards * seat : cards * (seat + 1)])
        if cards < 8:
            work.won[0] = work.won[1] = 1
        work.trying = cards
        work.choices[:cards] = [card for card in range(32) if work.world[work.me] >> card & 1]
        yield work


def in_node(works: list[Work]) -> list[tuple[float, list[int]]]:
    """Return for each deal the milliseconds in the page's module, and the values."""
    with tempfile.TemporaryDirectory() as folder:
        module = ROOT / "py/ecarte/policies/machine-belote.bin"
        Path(folder, "machine.wasm").write_bytes(module.read_bytes())
        Path(folder, "tables").write_bytes(tables(Options()).to_bytes())
        Path(folder, "deals").write_bytes(b"".join(work.to_bytes() for work in works))
        given = ["deals", ROOT / "tools/machine/host.mjs", folder, len(works), size(Work), offsets(Work)["solved"]]
        command = ["node", "--input-type=module", "-e", IN_NODE, *map(str, given)]
        found: list[tuple[float, list[int]]] = json.loads(subprocess.check_output(command, text=True))
    return found


def main() -> None:
    """Print the times."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, nargs=3, default=(90, 60, 24), help="of six, seven and eight cards")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--native", action="store_true", help="leave the page's module out")
    chosen = parser.parse_args()
    way = Native((solve,))
    rules = way.load(tables(Options()))
    print("| cards | deals | native, ms (longest) | page's module, ms (longest) | cards tried | no trumps, native |")
    print("|---|---|---|---|---|---|")
    for cards, number in zip((6, 7, 8), chosen.deals, strict=True):
        works = [*deals(number, cards, chosen.seed)]
        took, tried, values = [], 0, []
        for work in works:
            packed = way.load(work)
            began = process_time()
            way.call(solve, rules, packed)
            took.append((process_time() - began) * 1000)
            values.append([*packed.solved[: work.trying]])
            tried += (1 << 60) - getattr(packed, "left", 1 << 60)
        page = ""
        if not chosen.native:
            measured = in_node(works)
            assert [found for _, found in measured] == values
            times = [spent for spent, _ in measured]
            page = f"{sum(times) / number:.2f} ({max(times):.0f})"
        free = [spent for spent, work in zip(took, works, strict=True) if work.contract == 4]
        print(
            f"| {cards} | {number} | {sum(took) / number:.2f} ({max(took):.0f}) | {page} | {tried // number:,} "
            f"| {sum(free) / len(free):.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
