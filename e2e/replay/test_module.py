"""Reviews are quick by the machine's module, and the same without it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from conftest import Host, Trouble
from kit.pages import review_anew
from kit.player import button, open_panel
from kit.senses.hiding import copied
from kit.shelf import stored_review
from machine.build import file_of

pytestmark = [pytest.mark.own_engine, pytest.mark.thorough]

MODULE = "**/policies/machine-ecarte.*"
SLOW = "Hints and reviews take longer than usual here"


def review(page: Page, host: Host) -> object:
    """Return the review of a game as the page makes it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    moment = review_anew(page, host)
    expect(page.get_by_role("dialog", name="Review")).not_to_contain_text("without them")
    found: object = stored_review(page, moment.id)
    page.keyboard.press("Escape")
    button(page, "Close the replay").click()
    return found


# The addresses of the WebAssembly that the engine's frames compile.
COMPILED = """
  const compile = WebAssembly.compileStreaming;
  top.compiled ??= [];
  WebAssembly.compileStreaming = async (source) => {
    const answer = await source;
    top.compiled.push(answer.url);
    return compile(answer);
  };
"""


def mistype(route: Route) -> None:
    """Answer with the module as a file of any kind, as hosts do that do not know its ending."""
    route.fulfill(body=Path(file_of("ecarte")).read_bytes(), content_type="application/octet-stream")


def alter(route: Route) -> None:
    """Answer with the module, one byte of which is another."""
    data = bytearray(Path(file_of("ecarte")).read_bytes())
    data[-1] ^= 1
    route.fulfill(body=bytes(data))


def test_the_module_is_fetched_when_it_is_needed(
    page: Page, host: Host, trouble: Trouble, requests: list[Request]
) -> None:
    page.add_init_script(COMPILED)
    review(page, host)
    fetched = [each.url for each in requests if "/machine-ecarte." in each.url]
    assert 1 <= len(fetched) <= 2  # by each engine
    assert {*fetched} < {*page.evaluate("compiled")}  # besides Pyodide's
    assert "analysis: quick" in copied(page)
    expect(open_panel(page, "About")).not_to_contain_text(SLOW)


@pytest.mark.parametrize("answer", [Route.abort, alter, mistype], ids=["missing", "altered", "mistyped"])
def test_without_the_module_the_figures_are_the_same(
    answer: Callable[[Route], None], browser: Browser, page: Page, host: Host, trouble: Trouble
) -> None:
    """A module that is sent with another type is used all the same."""
    trouble.allowed = ("ERR_FAILED",)
    with browser.new_context() as other:
        quick = review(other.new_page(), host)
    page.context.route(MODULE, lambda route: answer(route))
    assert review(page, host) == quick
    if answer is mistype:
        assert "analysis: quick" in copied(page)
        return
    assert "analysis: slow ecarte: it could not be loaded" in copied(page)
    expect(open_panel(page, "About")).to_contain_text(SLOW)
