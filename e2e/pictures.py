"""Pictures of every screen, to be looked at, and what two builds show differently.

``make pictures`` takes those of dist/ into build/pictures. Before a change of styles copy that folder; after it, take
them again and ask with ``--compare BEFORE AFTER`` which differ: both are drawn beside each other in AFTER/different.
Languages, sizes, schemes and screens can be chosen: ``PYTHONPATH=tools:. .venv/bin/python e2e/pictures.py --help``.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Literal

from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright

from browser import find_shell
from conftest import DIST, Host, wait_ready
from kit.archive import file_of
from kit.belote import moment
from kit.native_engine import NativeEngine
from kit.player import brisk, wait_offered
from kit.positions import Moment, ask, moments
from kit.replays import GAME
from kit.shelf import lay, open_panel_by_event, seed_next

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
SCHEMES: tuple[Literal["light", "dark", "forced"], ...] = ("light", "dark", "forced")
LANGUAGES = ("en", "fr", "ja")
NOW = datetime.datetime(2026, 11, 20, 20, 30)
SEED = "2b" * 32
GOLDEN = Path(__file__).parent.parent / "tests/golden"
ECARTE = (
    *("propose or play", "accept or refuse", "discard as dealer", "lead", "follow, some refused"),
    *("deal over, much scored", "game over"),
)
BELOTE = ("first round", "second round", "eight", "late", "made", "failed", "three")
ABOVE = 24  # of 255: what smooth edges come to, drawn twice


class Screens:
    """A page, and the functions that bring each screen on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        belote = (GOLDEN / "belote-annotated.ecn").read_text("utf-8")
        self.belote = Moment("belotereplay", "", ask(do="view", record=belote))

    def lay(self) -> None:
        """Lay the games on the shelf that are looked at."""
        games = [moments()[name] for name in ECARTE] + [moment(name) for name in BELOTE]
        lay(self.page, *games, GAME, self.belote)

    def all(self) -> dict[str, Callable[[], None]]:
        """Each screen by its name, in an order in which none is in the way of the next."""
        return {
            **{f"ecarte {name}": partial(self.table, moments()[name]) for name in ECARTE},
            **{f"belote {name}": partial(self.table, moment(name)) for name in BELOTE},
            "picked": self.picked,
            "refused": self.refused,
            "menu": self.menu,
            **{name: partial(self.panel, name) for name in ("rules", "settings", "fair", "about", "games", "arbiter")},
            "new": self.new,
            "new belote": partial(self.new, 1),
            "delete": self.delete,
            "save": self.save,
            "import": self.bring,
            "book": self.book,
            "ruling": self.ruling,
            "explorer": self.explore,
            "review": self.review,
            "replay": partial(self.replay, "annotated@2#4"),
            "replay belote": partial(self.replay, f"{self.belote.id}@1#20"),
            "match": self.match,
        }

    def table(self, of: Moment) -> None:
        self.page.evaluate("(id) => { location.hash = `game=${id}`; }", of.id)
        here = f".table__table[data-game={of.view['game']}][data-phase={of.view['phase']}]"
        self.page.locator(f"{here} .table__cloth").first.wait_for()

    def menu(self) -> None:
        self.page.locator('[data-event="app:menu"]').click()
        self.page.locator("dialog[open]").wait_for()

    def picked(self) -> None:
        self.table(moments()["discard as dealer"])
        for at in (0, 2):
            self.page.locator(".table__hand button").nth(at).click()

    def refused(self) -> None:
        self.table(moments()["follow, some refused"])
        self.page.locator(".table__hand button[aria-disabled=true]").first.click(force=True)
        self.page.locator(".table__prompt.table__refusal").wait_for()

    def panel(self, name: str) -> None:
        self.table(moments()["lead"])
        open_panel_by_event(self.page, f"app:{name}")
        self.page.locator("dialog[open]").wait_for()

    def new(self, game: int = 0) -> None:
        seed_next(self.page, SEED)  # its seal is shown
        self.panel("new")
        self.page.locator("input[name=game]").nth(game).check(force=True)
        self.page.locator("dialog[open] details").first.wait_for()
        self.page.evaluate("document.querySelectorAll('dialog[open] details').forEach((one) => { one.open = true; })")
        self.page.get_by_text("sha256:").wait_for()
        self.page.evaluate("document.querySelectorAll('dialog[open] *').forEach((one) => { one.scrollTop = 0; })")

    def delete(self) -> None:
        self.panel("games")
        self.page.get_by_role("searchbox").fill("Hortense")
        self.page.locator(".library__tools .kit__button").nth(2).click()
        self.page.locator("[data-panel=ask]").wait_for()

    def save(self) -> None:
        self.panel("games")
        self.page.locator(f'[data-event="app:save:{moments()["lead"].id}"]').click()
        self.page.locator("[data-panel=save], dialog:has(input[type=radio])").last.wait_for()

    def bring(self) -> None:
        self.panel("games")
        self.page.locator('[data-event="app:import"]').click()
        wrong = file_of(2).replace(":propose", ":propse", 1)
        self.page.locator("input[type=file]").first.set_input_files(
            {"name": "friday.ecn", "mimeType": "text/plain", "buffer": wrong.encode()}
        )
        self.page.locator(".files__course-sum").wait_for()

    def book(self) -> None:
        self.page.evaluate("location.hash = 'book=E17'")
        self.page.locator("dialog[open] .table__again, dialog[open] h3").first.wait_for()

    def ruling(self) -> None:
        self.page.evaluate("location.hash = 'arbiter=43'")
        self.page.locator("dialog[open] h2").first.wait_for()

    def explore(self) -> None:
        self.panel("explorer")
        for at in (0, 3, 9, 15, 20, 27):
            self.page.locator(".explorer__pick-card").nth(at).click()
        self.page.locator("[aria-labelledby=explored-figures][aria-busy=false]").wait_for(timeout=60_000)

    def review(self) -> None:
        self.table(moments()["game over"])
        open_panel_by_event(self.page, "app:review")
        self.page.locator("dialog figure").first.wait_for(timeout=120_000)

    def replay(self, address: str) -> None:
        self.page.evaluate("(address) => { location.hash = `replay=${address}`; }", address)
        self.page.locator(".replay__replay .table__table[data-at]").wait_for()

    def match(self) -> None:
        self.new()
        for one in self.page.locator("dialog[open] select").all():
            if one.locator("option[value=rubber-3]").count():
                one.select_option("rubber-3")
        self.page.locator("dialog .kit__button.kit__primary").last.click()
        self.page.locator(".match__strip").wait_for()
        wait_offered(self.page)


def close_all(page: Page) -> None:
    """Go back to the table, whatever lies on it."""
    for _ in range(4):
        if page.locator("dialog[open], .replay__replay").count() == 0:
            return
        page.keyboard.press("Escape")
    page.evaluate("location.hash = ''")


def take(folder: Path, languages: list[str], sizes: list[str], schemes: list[str], only: list[str]) -> int:
    """Take the pictures; return how many screens could not be brought."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_shell())
        for language in languages:
            with Host(DIST, NativeEngine(DIST.parent / "build/site.json")) as host:
                page = browser.new_page(reduced_motion="reduce", locale="en-GB", service_workers="block")
                page.clock.set_fixed_time(NOW)
                brisk(page)
                page.goto(f"{host.url}?lang={language}")
                wait_ready(page)
                screens = Screens(page)
                screens.lay()
                for name, bring in screens.all().items():
                    if only and name not in only:
                        continue
                    try:
                        page.set_viewport_size({"width": 1440, "height": 900})
                        bring()
                        for picture in shots(page, sizes, schemes):
                            page.screenshot(path=folder / f"{name}.{language}.{picture}.png", animations="disabled")
                    except Exception as error:  # the others are taken all the same
                        failed += 1
                        print(f"{name} ({language}): {str(error).splitlines()[0]}", file=sys.stderr)
                    close_all(page)
                page.context.close()
        browser.close()
    return failed


def shots(page: Page, sizes: list[str], schemes: list[str]) -> Iterator[str]:
    """Set the page to each size and scheme."""
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for scheme in schemes:
            page.emulate_media(
                color_scheme="dark" if scheme == "dark" else "light",
                forced_colors="active" if scheme == "forced" else "none",
                reduced_motion="reduce",
            )
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            yield f"{size}.{scheme}"


def compare(before: Path, after: Path) -> int:
    """Name the pictures that differ; return how many they are."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    different = 0
    for name in names:
        pair = [before / name, after / name]
        lacking = [str(path) for path in pair if not path.exists()]
        if lacking:
            print(f"{', '.join(lacking)}: not there")
            different += 1
            continue
        one, other = (Image.open(path).convert("RGB") for path in pair)
        if one.size == other.size:
            seen = ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > ABOVE))
            box = seen.getbbox()
            if box is None:
                continue
            print(f"{name}: {sum(seen.histogram()[1:])} pixels differ, all within {box}")
        else:
            print(f"{name}: {one.size} was, {other.size} is")
        different += 1
        both = Image.new("RGB", (one.width + other.width, max(one.height, other.height)), "white")
        both.paste(one, (0, 0))
        both.paste(other, (one.width, 0))
        (after / "different").mkdir(exist_ok=True)
        both.save(after / "different" / name)
    print(f"{different} of {len(names)} pictures differ.")
    return different


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="+", type=Path)
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    parser.add_argument("--screen", action="append", default=[])
    given = parser.parse_args()
    if given.compare:
        if len(given.folder) != 2:
            parser.error("--compare takes two folders")
        sys.exit(min(compare(*given.folder), 1))
    failed = take(
        given.folder[0],
        given.language or list(LANGUAGES),
        given.size or list(SIZES),
        given.scheme or list(SCHEMES),
        given.screen,
    )
    sys.exit(min(failed, 1))


if __name__ == "__main__":
    main()
