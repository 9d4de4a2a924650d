"""Work shared among processes, with its results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

RECORDS_AT_ONCE = 400  # a process gets about so many records at a time
CHARACTERS_AT_ONCE = 1 << 22  # or, where records are long, about so many characters

_Name = TypeVar("_Name")
_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")


def in_order(
    work: Callable[[_Piece], _Result], pieces: Iterable[tuple[_Name, _Piece]], jobs: int, ahead: int = 2
) -> Iterator[tuple[_Name, _Result]]:
    """Yield the result of each piece with its name, in order, worked on by ``jobs`` processes.

    No more than ``ahead`` pieces wait for each process.
    """
    if jobs < 2:
        for name, piece in pieces:
            yield name, work(piece)
        return
    with _processes(jobs) as pool:
        waiting: deque[tuple[_Name, Future[_Result]]] = deque()
        try:
            for name, piece in pieces:
                waiting.append((name, pool.submit(work, piece)))
                while waiting and (waiting[0][1].done() or len(waiting) > ahead * jobs):
                    first, future = waiting.popleft()
                    yield first, future.result()
            while waiting:
                first, future = waiting.popleft()
                yield first, future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _processes(jobs: int) -> ProcessPoolExecutor:
    """Return that many worker processes. Ctrl-C is left to the parent process, which then ends them."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Start fresh processes: a forked one may inherit a lock that is never released.
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN))
