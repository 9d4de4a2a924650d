"""Helpers for the page: the saved games, links, the replay, the review, matches."""

import json
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from conftest import Host, wait_kept, wait_offline, wait_ready
from kit.player import button, log_of, open_panel, read
from kit.positions import Moment, ask, moments
from kit.shelf import lay, open_game, seed_next


def library(page: Page) -> Locator:
    """Open the saved games."""
    return open_panel(page, "Your games")


def choose(page: Page, *files: Path) -> Locator:
    """Pick files of games, and return the panel once they are read."""
    games = page.get_by_role("dialog", name="Your games")
    if page.locator("dialog[open]").count() == 0:
        library(page)
    games.get_by_role("button", name="Import", exact=True).click()
    shown = page.get_by_role("dialog", name="Import games")
    with page.expect_file_chooser() as chooser:
        shown.get_by_text("Choose files", exact=True).click()
    chooser.value.set_files(files)
    expect(shown.locator(".files__course")).to_be_visible()
    expect(shown.get_by_role("progressbar")).to_have_count(0)
    return shown


def bring(page: Page, event: str, *, text: str = "", file: str = "") -> None:
    """Drop or paste something on the page, as the browser reports it."""
    page.evaluate(
        """([event, text, file]) => {
          const data = new DataTransfer();
          if (file) data.items.add(new File([text], file, { type: "text/plain" }));
          else data.setData("text/plain", text);
          const more = { bubbles: true, cancelable: true };
          const made = event === "paste"
            ? new ClipboardEvent("paste", { ...more, clipboardData: data })
            : new DragEvent(event, { ...more, dataTransfer: data });
          document.querySelector("main").dispatchEvent(made);
        }""",
        [event, text, file],
    )


def exported(page: Page, games: Locator, name: str = "Export all", *, hold: str = "") -> str:
    """Return the exported text; `hold` is the choice for unfinished games, where the page asks."""
    with page.expect_download() as saved:
        games.get_by_role("button", name=name).click()
        if hold:
            asked = page.get_by_role("dialog", name="Export all")
            asked.get_by_role("radio", name=hold).check()
            asked.get_by_role("button", name="Save the record").click()
            expect(asked).to_be_hidden()  # while it is open, the list behind it is not accessible
    seen = "-views" if hold == "What you know" else ""
    assert re.fullmatch(rf"ecarte-\d{{4}}-\d\d-\d\d{seen}\.ecn", saved.value.suggested_filename)
    return Path(saved.value.path()).read_text("utf-8")


def link_to(text: str, **more: object) -> str:
    """Return a link to a record."""
    made: str = json.loads(json.dumps(ask(do="link", record=text, **{"seat": None, **more})))["link"]
    return made


def replay(page: Page) -> Locator:
    """Return the replay, once it is there."""
    expect(button(page, "Next event")).to_be_visible()
    return page.locator(".replay__replay")


EVERYTHING = "belote en .*fr friend help ja other-cards puzzles tables-.*unmarked$"


def keep_everything(page: Page, settings: str = "Settings", button: str = "Keep everything") -> None:
    """Keep the whole site on the device, as the settings offer it."""
    wait_offline(page)
    shown = open_panel(page, settings)
    shown.get_by_role("button", name=button).click()
    wait_kept(page, EVERYTHING)
    expect(shown.get_by_role("button", name=button)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()


def lose_network(context: BrowserContext, host: Host) -> None:
    """Go offline, and stop the server."""
    context.set_offline(True)
    host.stop()


def tried(shown: Locator, question: str) -> Locator:
    """Return the example with this question, its cards dealt by the engine."""
    found = shown.get_by_role("article", name="Try it").filter(has_text=question).first
    expect(found.get_by_role("button", name="Show the answer")).to_be_visible()
    return found


def review_of(page: Page) -> None:
    """Open the review of the game, and wait for it; on a narrow page it is in a menu."""
    review, more = button(page, "Review"), page.get_by_role("banner").get_by_role("button", name="More", exact=True)
    expect(review.or_(more).first).to_be_visible()
    if review.count():
        review.click()
    else:
        more.click()
        page.get_by_role("menuitem", name="Review", exact=True).click()
    shown = page.get_by_role("dialog", name="Review")
    expect(shown.get_by_role("figure")).to_be_visible(timeout=60_000)


def review_anew(page: Page, host: Host) -> Moment:
    """Open the page without a service worker, which would keep tables, and review a finished game there."""
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    moment = moments()["game over"]
    lay(page, moment)
    open_game(page, moment)
    review_of(page)
    return moment


def standing(page: Page) -> tuple[str, list[str], list[str], str]:
    """Return what a person sees of a game: score, log, hand, prompt."""
    seen = read(page)
    return (
        page.get_by_role("region", name="Score").inner_text(),
        log_of(page).get_by_role("paragraph").all_inner_texts(),
        list(seen.cards),
        page.locator(".table__prompt").inner_text(),
    )


SEED = f"{7:064x}"  # with it, in a pool of You, Anatole and Armand, You waits


def begin(page: Page, *, kind: str = "", stake: str = "", gallery: str = "", part: str = "", level: str = "") -> None:
    """Begin a match in the panel of the new game."""
    new = open_panel(page, "New game")
    if level:
        new.get_by_role("radio", name=level).check(force=True)
    new.get_by_text("Match, stakes, spectators").click()
    for label, value in {
        "What is played": kind,
        "Stake of a game": stake,
        "Spectators": gallery,
        "Your own part": part,
    }.items():
        if value:
            new.get_by_role("combobox", name=label).select_option(value)
    seed_next(page, SEED)
    new.get_by_role("button", name="Deal the cards").click()
    expect(new).to_be_hidden()


def sign_of(page: Page) -> Locator:
    """Return the notice that games are not being saved."""
    return page.get_by_role("region", name="Not saved")


def reload_unchanged(page: Page) -> None:
    """Reload the page: the game is as it was, once the trick on the table has been gathered."""
    expect(page.locator(".table__prompt")).not_to_have_text(re.compile("takes? the trick"))
    before = standing(page)
    page.reload()
    expect(log_of(page).get_by_role("paragraph")).to_have_count(len(before[1]))
    wait_ready(page)
    assert standing(page) == before
