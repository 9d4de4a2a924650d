"""Who does the work on many records, and what they have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from ecarte.core.game import RuleError

_Piece = TypeVar("_Piece")
_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work: so many processes of this machine, or the cluster of a Dask scheduler, by its address."""

    processes: int = 1
    scheduler: str | None = None


Jobs: TypeAlias = int | Workers


class ClusterError(RuleError):
    """A cluster cannot do the work, or cannot go on with it."""


def is_alone(jobs: Jobs) -> bool:
    """Return whether no other process works."""
    workers = jobs if isinstance(jobs, Workers) else Workers(jobs)
    return workers.scheduler is None and workers.processes < 2


def is_cluster(jobs: Jobs) -> bool:
    """Return whether a cluster works."""
    return isinstance(jobs, Workers) and jobs.scheduler is not None


class Future(Protocol):
    """A result that is being worked on."""

    def done(self) -> bool:
        """Return whether it is there."""

    def result(self) -> Any:
        """Return it as soon as it is there."""


class Pool(Protocol):
    """Processes that work."""

    @property
    def size(self) -> int:
        """Return how many pieces they work on at once."""

    def submit(self, work: Callable[[_Piece], _Result], piece: _Piece) -> Future:
        """Begin work on a piece."""
