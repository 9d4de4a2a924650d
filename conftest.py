"""The two tiers of tests, for the engine and the page: what `make test` leaves to `make thorough`."""

from itertools import groupby

import pytest


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for _, cases in groupby(items, key=_function):
        for case in list(cases)[1:]:
            if case.get_closest_marker("sampled"):
                case.add_marker(pytest.mark.thorough)


def _function(item: pytest.Item) -> str:
    return item.nodeid.split("[")[0]
