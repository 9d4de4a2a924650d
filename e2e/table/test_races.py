"""Taps while the opponent considers: an earlier request must not undo a later move."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from conftest import Host, Trouble, wait_ready
from kit.player import button, log_of, open_panel, wait_offered
from kit.positions import Moment, Rules, find
from kit.shelf import kept, lay, open_game

PACE = (Path(__file__).parents[2] / "web/src/control/pace.ts").read_text("utf-8")
[CONSIDER] = re.findall(r"CONSIDER = .*normal: (\d+)", PACE)  # milliseconds

# Holds back the opponent's considering, the only timer of this length on the page, until it is released.
HOLD = """
  const wait = window.setTimeout;
  let held = [];
  const show = () => { document.documentElement.dataset.held = held?.length ?? ""; };
  window.setTimeout = (call, time, ...rest) => {
    if (time !== CONSIDER || !held) return wait(call, time, ...rest);
    held.push(call);
    show();
  };
  window.forget = () => { held = []; show(); };
  window.letGo = () => {
    const calls = held;
    held = null;
    show();
    for (const call of calls) call();
  };
""".replace("CONSIDER", CONSIDER)


def considering(page: Page, host: Host, moment: Moment) -> None:
    """Open the moment with the opponent considering for as long as the test wants."""
    page.add_init_script(HOLD)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, moment)
    page.evaluate("forget()")  # the timer of the earlier game
    open_game(page, moment)


@pytest.mark.thorough
def test_a_king_marked_meanwhile_is_marked(page: Page, host: Host, trouble: Trouble) -> None:
    """The dealer may mark until its own first card, so also while the elder considers the lead."""
    moment = find(
        "the king meanwhile",
        lambda v: "S:king" in v["legal"] and v["turn"] == "N" and not v["pause"],
        Rules("article", (("king_until", "laws"),), dealer="S"),
        most=600,
    )
    considering(page, host, moment)
    expect(page.locator("html")).to_have_attribute("data-held", "1")
    button(page, "Mark the king").click()
    expect(log_of(page)).to_contain_text("You mark the king.")
    page.evaluate("letGo()")
    expect(log_of(page)).to_contain_text("Hortense plays the")
    expect(log_of(page)).to_contain_text("You mark the king.")
    assert kept(page)["record"].count("S:king") == moment.record.count("S:king") + 1


def test_going_on_twice_is_going_on_once(page: Page, host: Host, trouble: Trouble) -> None:
    moment = find(
        "a pause", lambda v: bool(v["pause"]), Rules("article", (("king_until", "laws"),), dealer="S"), most=600
    )
    considering(page, host, moment)
    button(page, "Do not mark it").dblclick()
    expect(page.locator("html")).to_have_attribute("data-held", "1")
    before = kept(page)["revision"]
    page.evaluate("letGo()")
    wait_offered(page)  # a card to follow with: until then nothing is offered
    expect(button(page, "Do not mark it")).to_have_count(0)
    assert kept(page)["revision"] == before + 1


@pytest.mark.thorough
def test_a_setting_changed_while_a_language_is_fetched(table: Page) -> None:
    """Neither of the two changes undoes the other."""
    settings = open_panel(table, "Settings")
    held: list[Route] = []
    table.route("**/assets/**", lambda route: held.append(route))
    with table.expect_request("**/assets/**"):
        settings.get_by_role("radio", name="Français").check(force=True)
    dark = table.locator("input[name=theme][value=dark]")
    dark.check(force=True)
    for route in held:
        route.continue_()
    table.unroute("**/assets/**")
    expect(table.get_by_role("dialog", name="Réglages")).to_be_visible()
    expect(dark).to_be_checked()
    assert held
    chosen = table.evaluate("JSON.parse(localStorage.getItem('ecarte.settings'))")
    assert (chosen["language"], chosen["theme"]) == ("fr", "dark")
