"""The tiers of tests, for the engine and the page, and the time that each may take."""

import os
from collections import Counter
from itertools import groupby

import pytest

SECONDS = "ecarte/seconds"
"""The key in pytest's cache of how long each file of tests took in `make test`: what `make test-changed` goes by."""
TIER = "not thorough"
"""The markers of its tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--budget", type=float, metavar="SECONDS", help="fail when they need more processor time together")


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for _, group in groupby(items, key=_function):
        cases = list(group)
        if sampled := cases[0].get_closest_marker("sampled"):
            many = sampled.args[0] if sampled.args else 1
            kept = {len(cases) * at // many for at in range(many)}
            for at, case in enumerate(cases):
                if at not in kept:
                    case.add_marker(pytest.mark.thorough)


@pytest.hookimpl(trylast=True)  # xdist has ended its processes: only then does their time count
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Keep what each file took; fail the run if all needed more processor time than they may.

    On a shared machine, seconds by the clock depend on what else it does.
    """
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:  # a process of xdist's, which reports to the first
        return
    taken: Counter[str] = Counter()
    for reports in reporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                taken[report.nodeid.split("::")[0]] += report.duration
    cache = getattr(session.config, "cache", None)  # not inside Pyodide
    if cache and exitstatus == pytest.ExitCode.OK and _is_whole(session.config):
        cache.set(SECONDS, cache.get(SECONDS, {}) | taken)
    budget = session.config.getoption("--budget")
    if not budget:
        return
    used = sum(os.times()[:4])  # this process and those it started, xdist's and the browsers' too
    over = used > budget
    if over:
        session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
    reporter.write_line(
        f"\nThe tests took {taken.total():.0f} s, and {used:.0f} s of processor time; their budget is {budget:.0f} s.",
        red=over,
    )


def _is_whole(config: pytest.Config) -> bool:
    """Return whether all the tests of each file run that `make test` runs, and no others."""
    chosen = config.option
    return (chosen.markexpr, chosen.keyword) == (TIER, "") and not any("::" in each for each in config.args)


def _function(item: pytest.Item) -> str:
    return item.nodeid.split("[")[0]
