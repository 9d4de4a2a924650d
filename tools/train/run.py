"""Training runs: `python -m train.run NAME… --iterations N --jobs 2`, from tools/.

A run depends only on its seed and the number of its iterations, on any machine. It goes in blocks, half of each on
either of two threads with a stream and a table of its own, and after each the tables are merged. Checkpoints are
written now and then, so that a run can be killed at any time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from train import cfr, store
from train.variants import VARIANTS, Variant

VERSION = 2
BLOCK = 10_000  # iterations in a block of a young run
BLOCKS = 10  # later ones are up to so many times as long
THREADS = 2  # another number would give another result
FADED = 0.2  # the weight of choices made before a run has settled
EVERY = 120.0  # seconds between two checkpoints
BUILD = Path(__file__).resolve().parents[2] / "build" / "train"


class Run:
    """A table in training."""

    def __init__(self, name: str, folder: Path = BUILD, bits: int = 0, seed: int = 1, block: int = BLOCK) -> None:
        self.variant: Variant = VARIANTS[name]
        self.file = folder / f"{name}.npz"
        self.block, self.seed = block, seed
        self.done, self.seconds = 0, 0.0
        self.rules = self.variant.rules()
        self.table, self.second, self.before = (store.Store(bits or self.variant.bits) for _ in range(THREADS + 1))
        self.desks = [self.variant.desk(self.table) for _ in range(THREADS)]
        if self.file.exists():
            self._resume()

    def train(self, iterations: int, minutes: float = 1e9, tell: bool = False) -> None:
        """Go on until ``iterations`` are done, or so many minutes are spent in all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        saved = time.monotonic()
        while self.done < iterations and self.seconds < minutes * 60:
            begun = time.monotonic()
            longer = max(1, min(BLOCKS, self.done // (10 * self.block)))
            number = min(longer * self.block, iterations - self.done)
            settles = self.variant.settles
            if self.done == settles:  # the choices so far rest on little experience
                self.table.nodes.reshape(-1, store.ROW)[:, store.CHOSEN : store.VISITS] *= FADED
            number = min(number, settles - self.done) if self.done < settles else number
            self._learn(number)
            self.done += number
            self.seconds += time.monotonic() - begun
            if self.sets > 0.7 * self.table.keys.size / store.LINE:
                self.prune()
            if time.monotonic() - saved > EVERY:
                self.save()
                saved = time.monotonic()
            if tell:
                print(self, flush=True)
        self.save()

    def _learn(self, number: int) -> None:
        """Do a block: both threads begin with all that is known, and their results are merged."""
        table, second, before = self.table.record, self.second.record, self.before.record
        for other in (self.second, self.before):
            other.keys[:] = self.table.keys
        half = number // THREADS
        shares = [(self.done, half), (self.done + half, number - half)]
        rounds = cfr.DEEPER if self.done >= self.variant.settles else cfr.ROUNDS
        sets = self.sets

        def learn(thread: int) -> None:
            desk, record = self.desks[thread], (table, second)[thread]
            streams = np.random.SeedSequence([self.seed, self.done, thread])
            desk.chance[0] = streams.generate_state(1, np.uint64).view(np.int64)[0]
            desk.first, desk.todo = shares[thread]
            desk.rounds, desk.used = list(rounds), sets
            cfr.native().call(cfr.train, self.rules, desk, record, record)

        with ThreadPoolExecutor(THREADS) as pool:
            list(pool.map(learn, range(THREADS)))
        cfr.native().call(store.merge, self.desks[0], table, table, before, before, second, second)

    def prune(self) -> None:
        """Forget information sets that hardly ever came up, to make room."""
        rows = self.table.rows()
        seen = rows.view(np.float32)[:, store.VISITS]
        least = np.partition(seen, len(seen) // 3)[len(seen) // 3]
        rows = rows[seen > least]
        self.table.keys[:] = 0
        self._enter(rows)

    def _enter(self, rows: np.ndarray[Any, Any]) -> None:
        """Put saved rows into the empty table."""
        self.desks[0].todo = len(rows)
        cfr.native().call(store.enter, self.desks[0], self.table.record, store.hold(rows))

    def save(self) -> None:
        """Replace the checkpoint."""
        new = self.file.with_suffix(".new.npz")
        about = json.dumps({"version": VERSION, "seed": self.seed, "done": self.done, "seconds": self.seconds})
        np.savez(new, rows=self.table.rows(), about=np.array(about), bits=self.table.keys.size)
        new.replace(self.file)

    def _resume(self) -> None:
        with np.load(self.file) as kept:
            about = json.loads(str(kept["about"]))
            rows = kept["rows"]
        if (about["version"], about["seed"]) != (VERSION, self.seed):
            raise SystemExit(f"{self.file} is of another run: take it away first")
        self.done, self.seconds = about["done"], about["seconds"]
        self._enter(rows)

    @property
    def sets(self) -> int:
        """The number of information sets."""
        return self.desks[0].used

    def __str__(self) -> str:
        speed = self.done / max(self.seconds, 1e-9)
        return f"{self.file.stem}: {self.done:,} iterations, {self.seconds / 60:.1f} min, {speed:,.0f}/s, " + (
            f"{self.sets:,} information sets"
        )


def one(name: str, options: dict[str, Any]) -> str:
    """Run a policy's training from its checkpoint to its end."""
    run = Run(name, Path(options["folder"]), options["bits"], options["seed"])
    run.train(options["iterations"] or run.variant.iterations, options["minutes"], tell=True)
    return str(run)


def main(arguments: list[str]) -> None:
    """Run the trainings named."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME", help="all when none is named")
    reader.add_argument("--iterations", type=int, default=0, help="instead of each policy's own number")
    reader.add_argument("--minutes", type=float, default=1e9, help="stop after so many")
    reader.add_argument("--jobs", type=int, default=1, help=f"policies side by side, on {THREADS} cores each")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--bits", type=int, default=0, help="places of the table as a power of two, 64 bytes each")
    reader.add_argument("--folder", default=str(BUILD))
    read = vars(reader.parse_args(arguments))
    with ProcessPoolExecutor(read["jobs"]) as pool:
        names = read["names"] or list(VARIANTS)
        for said in pool.map(one, names, [read] * len(names)):
            print(said)


if __name__ == "__main__":
    main(sys.argv[1:])
