"""The tiers of tests, for the engine and the page, and the time that each may take."""

from collections import Counter
from itertools import groupby

import pytest

SECONDS = "ecarte/seconds"
"""The key in pytest's cache of how long each file of tests took in `make test`: what `make test-changed` goes by."""
TIER = "not thorough"
"""The markers of its tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--budget", type=float, metavar="SECONDS", help="fail when the tests' seconds together are more")


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for _, cases in groupby(items, key=_function):
        for case in list(cases)[1:]:
            if case.get_closest_marker("sampled"):
                case.add_marker(pytest.mark.thorough)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Keep what each file took; fail the run if all took longer than they may."""
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
    if budget and taken.total() > budget:
        reporter.write_line(f"\nThe tests took {taken.total():.0f} s; their budget is {budget:.0f} s.", red=True)
        session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
    elif budget:
        reporter.write_line(f"\nThe tests took {taken.total():.0f} s of their budget of {budget:.0f} s.")


def _is_whole(config: pytest.Config) -> bool:
    """Return whether all the tests of each file run that `make test` runs, and no others."""
    chosen = config.option
    return (chosen.markexpr, chosen.keyword) == (TIER, "") and not any("::" in each for each in config.args)


def _function(item: pytest.Item) -> str:
    return item.nodeid.split("[")[0]
