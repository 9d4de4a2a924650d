"""Large letters, and a page that is enlarged (WCAG 1.4.4 and 1.4.10): nothing is printed over anything, nothing is cut
off, all can be reached, and the table scrolls when it must."""

from pathlib import Path

from playwright.sync_api import Page

from conftest import Host, Trouble
from player import brisk
from positions import moments
from shelf import lay
from test_belote_table import moment
from test_look import check

CRAMPED = Path(__file__).with_name("cramped.js").read_text("utf-8")
# Width, height, and how large letters are: 400 % zoom of 1280 px, a small phone, a phone with letters of 200 %.
ENLARGED = [(320, 256, 1), (320, 568, 1), (390, 844, 2)]
ECARTE = ("propose or play", "discard as dealer", "follow, late", "deal over, much scored", "long game")
BELOTE = ("first round", "second round", "belote", "late", "made", "three")


def test_the_table(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.route("**/engine.html*", lambda _: None)  # what is kept is shown before Python is up
    page.goto(f"{host.url}?lang=en")
    games = [*(moments()[name] for name in ECARTE), *(moment(name) for name in BELOTE)]
    lay(page, *games)
    found: dict[str, object] = {}
    for each in games:
        page.evaluate("(id) => { location.hash = `game=${id}`; }", each.id)
        page.wait_for_url(f"**#game={each.id}")
        page.locator(f".table[data-game={each.view['game']}][data-phase={each.view['phase']}] .prompt").first.wait_for()
        for width, height, letters in ENLARGED:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("(times) => { document.documentElement.style.fontSize = `${100 * times}%`; }", letters)
            found[f"{each.name}, {width}×{height}, {letters}"] = page.evaluate(CRAMPED)
    check(found)
