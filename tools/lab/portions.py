"""Measurements that several processes share, and their mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

import numpy as np

P = TypeVar("P")
R = TypeVar("R")


def measure_all(measure: Callable[[P], R], portions: Iterable[P], jobs: int) -> list[R]:
    """Return what is measured for each portion."""
    if jobs < 2:
        return [measure(each) for each in portions]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(measure, portions))


def average(values: np.ndarray[Any, Any]) -> tuple[float, float]:
    """Return the mean of measurements, and half of its 95 % interval."""
    return float(values.mean()), 1.96 * float(values.std(ddof=1)) / len(values) ** 0.5
