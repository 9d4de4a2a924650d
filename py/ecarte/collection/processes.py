"""Work shared among processes of this machine or the workers of a cluster, with its results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import chain, islice
from signal import SIG_IGN, SIGINT, signal
from typing import Any, TypeVar

from ecarte.collection.workers import Future, Jobs, Pool, Workers, is_alone, is_cluster

RECORDS_AT_ONCE = 400  # a process gets about so many records at a time
CHARACTERS_AT_ONCE = 1 << 22  # or, where records are long, about so many characters

_Name = TypeVar("_Name")
_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")


def in_order(
    work: Callable[[_Piece], _Result], pieces: Iterable[tuple[_Name, _Piece]], jobs: Jobs, ahead: int = 2
) -> Iterator[tuple[_Name, _Result]]:
    """Yield the result of each piece with its name, in order, worked on by ``jobs``.

    No more than ``ahead`` pieces wait for each process; a single piece starts none. Raises ClusterError when a cluster
    cannot do the work.
    """
    pieces = iter(pieces)
    if not is_alone(jobs) and not is_cluster(jobs):
        begun = tuple(islice(pieces, 2))
        pieces = chain(begun, pieces)
        jobs = jobs if len(begun) > 1 else 1
    if is_alone(jobs):
        for name, piece in pieces:
            yield name, work(piece)
        return
    with _opened(jobs) as pool:
        waiting: deque[tuple[_Name, Future]] = deque()
        for name, piece in pieces:
            waiting.append((name, pool.submit(work, piece)))
            while waiting and (waiting[0][1].done() or len(waiting) > ahead * pool.size):
                first, future = waiting.popleft()
                yield first, future.result()
        while waiting:
            first, future = waiting.popleft()
            yield first, future.result()


def _opened(jobs: Jobs) -> AbstractContextManager[Pool]:
    if isinstance(jobs, Workers) and jobs.scheduler is not None:
        from ecarte.collection import cluster  # with Dask, for a cluster alone

        return cluster.opened(jobs.scheduler)
    return _processes(jobs.processes if isinstance(jobs, Workers) else jobs)


@dataclass(frozen=True, slots=True)
class _Processes:
    pool: Any
    size: int

    def submit(self, work: Callable[[_Piece], _Result], piece: _Piece) -> Future:
        future: Future = self.pool.submit(work, piece)
        return future


@contextmanager
def _processes(number: int) -> Iterator[Pool]:
    """Start that many processes of this machine. Ctrl-C is left to the parent process, which then ends them."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Start fresh processes: a forked one may inherit a lock that is never released.
    context = get_context("spawn")
    with ProcessPoolExecutor(number, mp_context=context, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        try:
            yield _Processes(pool, number)
        finally:
            pool.shutdown(cancel_futures=True)
