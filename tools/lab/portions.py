"""Work that several processes share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def measure_all(measure: Callable[[P], R], portions: Iterable[P], jobs: int) -> list[R]:
    """Return what is measured for each portion."""
    if jobs < 2:
        return [measure(each) for each in portions]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(measure, portions))
