"""What is kept for playing offline, and when; playing without a network and without the server, also after a reload."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Playwright, Route, expect

from browser import find_browser
from conftest import Host, Trouble, wait_kept, wait_offline, wait_ready
from ecarte.games.ecarte.options import resolve
from ecarte.players.ecarte import policy
from kit.pages import EVERYTHING, keep_everything, lose_network
from kit.player import Player, brisk, open_panel, wait_offered
from kit.senses.looks import check, faults, violations

pytestmark = pytest.mark.own_engine

FIRST_HINT = 60_000  # a table is fetched and read first, which takes seconds on a busy machine


def no_tables(page: Page, host: Host, trouble: Trouble) -> None:
    """Open the English page, which cannot fetch the tables."""
    trouble.allowed = ("ERR_FAILED",)
    page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would have kept them
    page.context.route("**/policies/**", lambda route: route.abort())
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)


def cards(page: Page) -> list[str]:
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(5)
    return [button.get_attribute("data-card") or "" for button in hand.all()]


def test_new_deal_and_reload_without_network(page_en: Page, host: Host) -> None:
    wait_ready(page_en)
    wait_offline(page_en)
    lose_network(page_en.context, host)
    before = cards(page_en)
    page_en.get_by_role("button", name="New game").click()
    game = page_en.url
    page_en.get_by_role("dialog").get_by_role("button", name="Deal").click()
    expect(page_en.get_by_role("dialog")).to_have_count(0)
    page_en.wait_for_url(lambda url: url != game)  # or the old hand would be read
    dealt = cards(page_en)
    assert dealt != before
    page_en.reload()
    wait_ready(page_en)
    assert cards(page_en) == dealt


def tell_line(page: Page, **line: object) -> None:
    """Let the browser report this about its connection: `saveData`, `type`, `effectiveType`."""
    values = "".join(f"Object.defineProperty(navigator.connection, {name!r}, {{ value: {json.dumps(value)} }});"
                     for name, value in line.items())  # fmt: skip
    page.add_init_script(values)


def part_of(path: str) -> str:
    """Return the part of the site that a file belongs to; "" for a file that every game needs."""
    return next((part for part, pattern in OTHERS.items() if re.search(pattern, path)), "")


MOST_SENT = 70  # files, before the first deal is over
OTHERS = {
    "languages": r"^/assets/(fr|ja)-|^/app/\w+/(fr|ja)\.json$",
    "belote": r"^/assets/belote-|^/policies/machine-belote\.",
    "tables": r"^/policies/(?!machine-)",
    "four colours": r"^/cards/.*4\.svg$",
    "help": r"^/assets/((Book|Arbiter|Explorer|Fair)Panel|en-(book|laws|fair))-|^/licences/",
}


@pytest.mark.thorough
def test_on_a_line_that_saves_data_nothing_is_sent_by_itself(page: Page, host: Host, trouble: Trouble) -> None:
    """With data saving on, only files of this game are fetched before its first deal is over; it then works offline."""
    tell_line(page, saveData=True)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    player = Player(page)
    player.decide()
    wait_offered(page)
    sent = [served.path for served in host.served]
    assert "/sw.js" not in sent
    assert {part_of(path) for path in sent} == {""}
    assert [path for path in sent if re.search(r"/assets/(\w*Panel|ReplayView)-", path)] == []
    assert len(sent) < MOST_SENT
    player.play_until("Next deal")
    wait_kept(page, "^en$")
    kept = {served.path for served in host.served}
    assert {part_of(path) for path in kept} == {""}
    lose_network(page.context, host)
    page.reload()
    wait_ready(page)
    player.choose("Next deal")
    player.play_until("Next deal")


@pytest.mark.thorough
@pytest.mark.parametrize("line", [{}, {"type": "cellular"}], ids=["free", "metered"])
def test_after_the_first_deal_the_rest_is_kept_where_the_line_is_free(
    page: Page, host: Host, trouble: Trouble, line: dict[str, str]
) -> None:
    tell_line(page, **line)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    wait_kept(page, "^en$")
    assert {part_of(served.path) for served in host.served} == {""}
    Player(page).play_until("Next deal")
    if line:
        settings = open_panel(page, "Settings")
        expect(settings.get_by_text("Works without a network now: Écarté, English.")).to_be_visible()
        assert {part_of(served.path) for served in host.served} == {""}
        check({"fits": faults(page), "axe": violations(page)})
        settings.get_by_role("checkbox", name="français").check()
        wait_kept(page, "^en fr$")
        assert {part_of(served.path) for served in host.served} == {"", "languages"}
        settings.get_by_role("checkbox", name="français").uncheck()
        wait_kept(page, "^en$")
    else:
        wait_kept(page, EVERYTHING)
        paths = [served.path for served in host.served if served.status == 200]
        assert {part_of(path) for path in paths} == {"", *OTHERS}
        assert len(paths) == len(set(paths))


@pytest.mark.thorough
def test_what_is_not_kept_is_said_without_a_network(page_en: Page, host: Host, trouble: Trouble) -> None:
    """A language, the rule book or another game that is not kept is reported with a sentence, and the game goes on."""
    trouble.allowed = ("ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "error: ", "dynamically imported")
    wait_ready(page_en)
    wait_offline(page_en)
    lose_network(page_en.context, host)
    settings = open_panel(page_en, "Settings")
    settings.get_by_role("radio", name="Français").click()
    expect(settings.get_by_text("français, is not kept on this device")).to_be_visible()
    expect(settings.get_by_role("radio", name="English")).to_be_checked()  # as the address says
    page_en.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    page_en.get_by_role("button", name="Menu").click()
    page_en.get_by_role("button", name="Rule book").click()
    missing = page_en.get_by_text("This part of the page is not kept on this device")
    expect(missing).to_be_visible()
    page_en.get_by_role("button", name="Dismiss").click()
    new = open_panel(page_en, "New game")
    expect(new.get_by_text("Ready offline")).to_be_visible()
    new.get_by_role("radio", name="Belote").check()
    expect(new.get_by_text("Not kept on this device yet")).to_be_visible()
    new.get_by_role("button", name="Deal the cards").click()
    expect(missing).to_be_visible()
    expect(page_en.get_by_role("main")).to_have_attribute("data-game", "ecarte")
    # What failed is not remembered. Where an earlier version did remember it, the start takes a game that is kept.
    assert page_en.evaluate("localStorage.getItem('ecarte.game')") != "belote"
    page_en.evaluate("localStorage.setItem('ecarte.game', 'belote')")
    page_en.evaluate("indexedDB.deleteDatabase('ecarte')")
    page_en.goto(f"{host.url}?lang=en")
    wait_ready(page_en)
    expect(page_en.get_by_role("main")).to_have_attribute("data-game", "ecarte")
    # Another address asks for another language: the page opens in the one that is kept, also where the network only
    # seems to be there.
    page_en.context.set_offline(False)
    page_en.goto(f"{host.url}?lang=fr")
    wait_ready(page_en)
    expect(page_en.locator("html")).to_have_attribute("lang", "en")
    expect(page_en.get_by_text("français, is not kept on this device")).to_be_visible()


@pytest.mark.thorough
def test_everything_kept_plays_without_a_network(page_en: Page, host: Host) -> None:
    """Belote in French and the rule book work offline."""
    wait_ready(page_en)
    keep_everything(page_en)
    lose_network(page_en.context, host)
    page_en.goto(f"{host.url}?lang=fr")
    wait_ready(page_en)
    expect(page_en.locator("html")).to_have_attribute("lang", "fr")
    new = open_panel(page_en, "Nouvelle partie")
    new.get_by_role("radio", name="Belote").check()
    new.get_by_role("button", name="Donner les cartes").click()
    expect(page_en.get_by_role("main")).to_have_attribute("data-game", "belote")
    wait_offered(page_en)
    book = open_panel(page_en, "Livre des règles")
    expect(book.get_by_role("heading").nth(1)).to_be_visible()
    expect(page_en.locator(".kit__notice")).to_have_count(0)


@pytest.mark.thorough
def test_tables_without_network(page_en: Page, host: Host) -> None:
    wait_ready(page_en)
    keep_everything(page_en)
    lose_network(page_en.context, host)
    page_en.get_by_role("button", name="Hint").click()
    expect(page_en.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    expect(page_en.locator(".kit__notice")).to_have_count(0)


@pytest.mark.thorough
def test_without_tables(page: Page, host: Host, trouble: Trouble) -> None:
    """Tables that are not kept and cannot be fetched: the page says so, and plays without them."""
    no_tables(page, host, trouble)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    expect(page.locator(".kit__notice")).to_contain_text("hints are worked out without them")


def given_a_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    answer = page.locator("[data-event='app:hint'][data-told=true]")
    expect(answer).to_be_visible(timeout=FIRST_HINT)


def waiting_for_tables(page: Page, host: Host) -> tuple[list[Route], Locator]:
    """Hold back the requests for the master's tables; return the page and its button for a hint."""
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    held: list[Route] = []
    page.context.route("**/policies/**", lambda route: held.append(route))
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    return held, page.get_by_role("button", name="Hint")


@pytest.mark.thorough
def test_a_choice_does_not_wait_for_a_hint(page: Page, host: Host, trouble: Trouble) -> None:
    _, hint = waiting_for_tables(page, host)
    hint.click()
    expect(hint).to_have_attribute("aria-busy", "true")
    Player(page).choose("Propose")
    expect(hint).to_have_attribute("aria-busy", "false")


@pytest.mark.thorough
def test_the_master_without_tables_says_so(page: Page, host: Host, trouble: Trouble) -> None:
    no_tables(page, host, trouble)
    new = open_panel(page, "New game")
    new.get_by_role("radio", name="Clotilde, a master").check()
    game = page.url
    new.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url(lambda url: url != game)  # or the first choice of the old game would be made
    expect(new).to_be_hidden()
    player = Player(page)
    notice = page.locator(".kit__notice")
    for _ in range(5):  # until the master has had to choose
        wait_offered(page)
        if notice.count():
            break
        player.decide()
    expect(notice).to_contain_text("the master plays by its own wits")
    notice.get_by_role("button", name="Dismiss").click()
    played = len(player.played)
    while len(player.played) < played + 2:
        player.decide()
    expect(notice).to_have_count(0)  # said once


@pytest.mark.thorough
def test_the_first_hint_is_got_ready(page_en: Page) -> None:
    """While the player thinks, the table for the first hint is read, once it is kept."""
    wait_ready(page_en)
    keep_everything(page_en)
    fetched = "() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/policies/')).length"
    tables = len(policy.named(resolve("akagiri", {}), (5, 5)))  # the module is fetched by the frame
    page_en.evaluate(
        f"""(tables) => new Promise((done) => {{
          const fetched = {fetched};
          new PerformanceObserver(() => fetched() >= tables && done()).observe({{ type: "resource", buffered: true }});
        }})""",
        tables,
    )
    page_en.get_by_role("button", name="Hint").click()
    expect(page_en.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    assert page_en.evaluate(fetched) == tables


@pytest.mark.thorough
def test_a_hint_that_is_looked_for_is_seen_and_heard(page: Page, host: Host, trouble: Trouble) -> None:
    held, hint = waiting_for_tables(page, host)
    said = page.get_by_role("status").filter(has_text="Looking for a hint…")
    hint.click()
    expect(hint).to_have_attribute("aria-busy", "true")
    expect(said).to_have_count(1)
    for route in held:
        route.continue_()
    expect(page.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    expect(said).to_have_count(0)
    expect(page.locator("[data-event='app:hint']")).to_have_attribute("aria-busy", "false")


@pytest.mark.thorough
def test_what_is_kept_cannot_be_read(page_en: Page, host: Host) -> None:
    """Then the page is loaded from the network, as if nothing were kept."""
    wait_ready(page_en)
    wait_offline(page_en)
    [worker] = page_en.context.service_workers
    worker.evaluate("() => { caches.open = caches.match = () => Promise.reject(new Error('broken')); }")
    page_en.reload()
    wait_ready(page_en)


@pytest.mark.thorough
def test_installable(playwright: Playwright, host: Host, tmp_path: Path) -> None:
    # In an incognito window, which tests usually have, nothing can be installed.
    context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=find_browser())
    try:
        page = context.pages[0]
        page.goto(host.url)
        wait_ready(page)
        wait_offline(page)
        browser = context.new_cdp_session(page)
        assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        manifest = browser.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].startswith(f"{host.url}app/")
    finally:
        context.close()
