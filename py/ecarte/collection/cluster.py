"""Work shared among the workers of a Dask cluster that runs already.

What a lost worker was working on is given to another one by the scheduler. Every process has the same version of this
package, for otherwise results might differ.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from ecarte.collection.workers import ClusterError, Future, Pool
from ecarte.core.game import Json, Problem
from ecarte.version import __version__

_WAIT = 20  # seconds for the scheduler to answer, and for its first worker
_WAIT_AGAIN = 60  # seconds for another worker, when all are lost
_ADDRESS = re.compile(r"([a-z]+://)?[^\s/]+:\d+")

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")


@contextmanager
def opened(address: str) -> Iterator[Pool]:
    """Open a cluster by the address of its scheduler, such as ``tcp://10.0.0.1:8786``; it goes on when this ends.

    Raises ClusterError when Dask is not installed, the scheduler does not answer or has no workers, or one of them has
    another version.
    """
    try:
        import distributed
    except ImportError:
        raise ClusterError(Problem("E-cluster-missing", None, {})) from None
    if not _ADDRESS.fullmatch(address):
        raise ClusterError(Problem("E-cluster-address", None, {"address": address}))
    for name in logging.root.manager.loggerDict:
        if name.startswith("distributed"):  # what matters is raised
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        with ThreadPoolExecutor(1) as thread:  # where no loop runs yet, as it does in a notebook
            thread.submit(lambda: asyncio.run(_knock(address))).result()
        client: Any = distributed.Client(address, timeout=_WAIT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, RuntimeError, TypeError, ValueError) as error:
        raise ClusterError(Problem("E-cluster", None, _data(address, error))) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_WAIT)
        except TimeoutError:
            raise ClusterError(Problem("E-cluster-empty", None, {"address": address})) from None
        _check_versions(client)
        yield _Cluster(client, address, sum(client.nthreads().values()))


async def _knock(address: str) -> None:
    """Connect to a scheduler and close again, for a client waits for ever where another program answers."""
    from distributed import Security
    from distributed.comm.core import connect

    arguments = Security().get_connection_args("client")  # type: ignore[no-untyped-call]
    comm = await asyncio.wait_for(connect(address, timeout=_WAIT, **arguments), _WAIT)  # type: ignore[no-untyped-call]
    comm.abort()


def _data(address: str, error: BaseException) -> Json:
    return {"address": address, "detail": str(error).partition("\n")[0] or type(error).__name__}


def _check_versions(client: Any) -> None:
    """Refuse a scheduler or a worker whose versions are not those here."""
    versions = client.get_versions(check=False, packages=["ecarte"])
    for place, about in {"scheduler": versions["scheduler"], **versions["workers"]}.items():
        for package in ("ecarte", "distributed"):
            has, wanted = (each["packages"].get(package) for each in (about, versions["client"]))
            if has != wanted:
                data = {"place": place, "package": package, "found": has or "?", "wanted": wanted or __version__}
                raise ClusterError(Problem("E-cluster-version", None, data))


@dataclass(frozen=True, slots=True)
class _Cluster:
    client: Any
    address: str
    size: int

    def submit(self, work: Callable[[_Piece], _Result], piece: _Piece) -> Future:
        # Not pure: equal pieces are two pieces, and results of an earlier run are not asked for.
        return _Future(self.client.submit(_same_version, work, piece, __version__, pure=False), self.address)


@dataclass(frozen=True, slots=True)
class _Future:
    future: Any
    address: str

    def done(self) -> bool:
        return bool(self.future.done())

    def result(self) -> Any:
        from distributed import KilledWorker

        client = self.future.client
        # A timeout of `Future.result` breaks off the gathering, which may be about to end: here only the waiting is
        # repeated.
        gathering = client.gather(self.future, asynchronous=True)
        waiting = asyncio.run_coroutine_threadsafe(gathering, client.loop.asyncio_loop)
        try:
            while True:
                try:
                    return waiting.result(_WAIT_AGAIN)
                except TimeoutError:
                    if waiting.done():  # the error is the work's own, or the result came just now
                        return waiting.result()
                    if not client.nthreads() and not waiting.done():
                        raise ClusterError(Problem("E-cluster-empty", None, {"address": self.address})) from None
        except KilledWorker as error:
            raise ClusterError(Problem("E-cluster-lost", None, _data(self.address, error))) from None
        except (CancelledError, OSError):
            if self.future.status == "error":  # it is the work's own
                raise
            raise ClusterError(Problem("E-cluster-gone", None, {"address": self.address})) from None
        finally:
            waiting.cancel()


def _same_version(work: Callable[[_Piece], _Result], piece: _Piece, version: str) -> _Result:
    """Do the work, unless this worker, which may have come later, has another version."""
    if version != __version__:
        data = {"place": "worker", "package": "ecarte", "found": __version__, "wanted": version}
        raise ClusterError(Problem("E-cluster-version", None, data))
    return work(piece)
