"""Every screen of the page, by name, and how to open it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect

from conftest import Host, wait_ready
from ecarte.analysis.puzzles import puzzles
from ecarte.lessons import lessons
from kit.archive import file_of, game
from kit.belote import moment
from kit.pages import link_to
from kit.player import OFFERED, brisk, wait_offered
from kit.positions import Moment, ask, moments
from kit.replays import GAME
from kit.shelf import clear, fill, lay, open_panel_by_event, seed_next

GOLDEN = Path(__file__).parents[2] / "tests/golden"
TYPED = Path(__file__).parents[2] / "tests/corpus/typed"
SEED = "2b" * 32
DAY = "2026-11-20"
PUZZLE = min((each for each in puzzles("ecarte").values() if each.kind == "propose"), key=lambda each: each.id)
ECARTE = (
    *("propose or play", "accept or refuse", "discard as dealer", "lead", "follow, some refused"),
    *("deal over, much scored", "game over"),
)
LESSON = lessons("ecarte")[0]
GUIDED = ("accept or refuse", "game over")  # the longest sentence, and the last, with a button
BELOTE = ("first round", "second round", "eight", "late", "made", "failed", "three")
PANELS = ("rules", "settings", "fair", "about", "games", "lessons", "stats", "arbiter", "resign")
OPEN_PANELS = "[...document.querySelectorAll('dialog[open]')].map((one) => one.outerHTML.slice(0, 80)).join()"


def open_screens(page: Page, host: Host, lang: str) -> Screens:
    """Return the screens of a page in a language, where the games of the pictures are stored."""
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    screens = Screens(page)
    screens.lay()
    return screens


class Screens:
    """A page, and the functions that open each screen on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        belote = (GOLDEN / "belote-annotated.ecn").read_text("utf-8")
        self.belote = Moment("belotereplay", "", ask(do="view", record=belote))

    def lay(self) -> None:
        """Store the games of the pictures."""
        games = [moments()[name] for name in ECARTE] + [moment(name) for name in BELOTE]
        lay(self.page, *games, GAME, self.belote)

    def each(self, wanted: Callable[[str], bool] = lambda _: True) -> Iterator[str]:
        """Open each screen in a wide window, yield its name, and close it."""
        for name, bring in self.all().items():
            if wanted(name):
                self.page.set_viewport_size({"width": 1440, "height": 900})
                bring()
                yield name
                close_all(self.page)

    def all(self) -> dict[str, Callable[[], None]]:
        """Return each screen by its name, in an order in which none disturbs the next."""
        return {
            **{f"ecarte {name}": partial(self.table, moments()[name]) for name in ECARTE},
            **{f"belote {name}": partial(self.table, moment(name)) for name in BELOTE},
            "picked": self.picked,
            "refused": self.refused,
            "menu": self.menu,
            **{name: partial(self.panel, name) for name in PANELS},
            "why": self.why,
            "cut": self.cut,
            "new": self.new,
            "new belote": partial(self.new, 1),
            "delete": self.delete,
            "save": self.save,
            "import": self.bring,
            "import typed": self.compare,
            "book": self.book,
            "ruling": self.ruling,
            "explorer": self.explore,
            "review": self.review,
            "replay": partial(self.replay, "annotated@2#4"),
            "replay belote": partial(self.replay, f"{self.belote.id}@1#20"),
            "daily": partial(self.panel, "daily"),
            "daily compared": self.daily,
            "daily compared belote": partial(self.daily, "belote"),
            "problem": self.problem,
            "problem solved": self.solved,
            "bin": self.bin,
            "restore": self.restore,
            "match": self.match,
            "standing": self.standing,
            "bet": self.bet,
            "curtain": self.curtain,
            "facing": self.facing,
            "challenge": self.challenge,
            "link that cannot be opened": self.broken,
            "lesson": self.lesson,
            "lesson answered": self.answered,
            "lesson of belote": partial(self.lesson, f"belote-{lessons('belote')[0].name}"),
            **{f"guide, {name}": partial(self.guide, moments()[name]) for name in GUIDED},
            "not saved": self.unsaved,  # from here on nothing is
            "embedded": self.embedded,  # leaves the page for another
            "embedded, broken": partial(self.embedded, "g1AAAA"),
        }

    def table(self, of: Moment) -> None:
        """Show a game on the table."""
        self.page.evaluate("(id) => { location.hash = `game=${id}`; }", of.id)
        here = f".table__table[data-game={of.view['game']}][data-phase={of.view['phase']}]"
        self.page.locator(f"{here} .table__cloth").first.wait_for()

    def menu(self) -> None:
        """Open the menu."""
        self.page.locator('[data-event="app:menu"]').click()
        self.page.locator("dialog[open]").wait_for()

    def picked(self) -> None:
        """Pick cards to discard."""
        self.table(moments()["discard as dealer"])
        for at in (0, 2):
            self.page.locator(".table__hand button").nth(at).click()

    def refused(self) -> None:
        """Press a card that may not be played."""
        self.table(moments()["follow, some refused"])
        self.page.locator(".table__hand button[aria-disabled=true]").first.click(force=True)
        self.page.locator(".table__prompt.table__refusal").wait_for()

    def panel(self, name: str) -> None:
        """Open a panel over the table."""
        self.table(moments()["lead"])
        open_panel_by_event(self.page, f"app:{name}")
        self.page.locator("dialog[open]").wait_for()

    def new(self, game: int = 0) -> None:
        """Open the panel of the new game, with everything unfolded."""
        seed_next(self.page, SEED)  # because the panel shows its commitment
        self.panel("new")
        self.page.locator("input[name=game]").nth(game).check(force=True)
        self.page.locator("dialog[open] details").first.wait_for()
        self.page.evaluate("document.querySelectorAll('dialog[open] details').forEach((one) => { one.open = true; })")
        self.page.get_by_text("sha256:").wait_for()
        self.page.evaluate("document.querySelectorAll('dialog[open] *').forEach((one) => { one.scrollTop = 0; })")

    def delete(self) -> None:
        """Open the question before games are deleted."""
        self.panel("games")
        self.page.get_by_role("searchbox").fill("Hortense")
        self.page.locator(".library__tools button:not([data-event])").nth(1).click()  # after the games have been found
        self.page.locator("[data-panel=ask]").wait_for()

    def save(self) -> None:
        """Open the choices for saving a game."""
        self.panel("games")
        self.page.locator(f'[data-event="app:save:{moments()["lead"].id}"]').click()
        self.page.locator("[data-panel=save], dialog:has(input[type=radio])").last.wait_for()

    def bring(self) -> None:
        """Import a file with an error, without the part of the game before it."""
        self.panel("games")
        self.page.locator('[data-event="app:import"]').click()
        wrong = file_of(2).replace(":propose", ":propse", 1)
        self.page.locator("input[type=file]").first.set_input_files(
            {"name": "friday.ecn", "mimeType": "text/plain", "buffer": wrong.encode()}
        )
        self.page.locator("[aria-labelledby=mending] .kit__button").first.click()
        self.page.locator(".files__course-sum").wait_for()

    def compare(self) -> None:
        """Import a game as somebody typed it."""
        self.panel("games")
        self.page.locator('[data-event="app:import"]').click()
        self.page.locator("input[type=file]").first.set_input_files(TYPED / "signs-and-tens.txt")
        self.page.locator("[aria-labelledby=mending]").wait_for()

    def book(self) -> None:
        """Open the rule book."""
        self.page.evaluate("location.hash = 'book=E17'")
        self.page.locator("dialog[open] .table__again, dialog[open] h3").first.wait_for()

    def ruling(self) -> None:
        """Open a ruling of the arbiter."""
        self.page.evaluate("location.hash = 'arbiter=43'")
        self.page.locator("dialog[open] h2").first.wait_for()

    def explore(self) -> None:
        """Explore a hand."""
        self.panel("explorer")
        for at in (0, 3, 9, 15, 20, 27):
            self.page.locator(".explorer__pick-card").nth(at).click()
        self.page.locator("[aria-labelledby=explored-figures][aria-busy=false]").wait_for(timeout=60_000)

    def review(self) -> None:
        """Open the review of a finished game."""
        self.table(moments()["game over"])
        open_panel_by_event(self.page, "app:review")
        self.page.locator("dialog figure").first.wait_for(timeout=120_000)

    def replay(self, address: str) -> None:
        """Open a replay at an address."""
        self.page.evaluate("(address) => { location.hash = `replay=${address}`; }", address)
        self.page.locator(".replay__replay .table__table[data-at]").wait_for()

    def why(self) -> None:
        """Ask the opponent for its reasons after a deal."""
        self.table(moments()["deal over, much scored"])
        self.page.locator('[data-event="app:why"]').click()
        self.page.locator("dialog[open] li, dialog[open] [aria-live] p:not(:has(small))").first.wait_for()

    def cut(self) -> None:
        """Cut the pack before the next deal."""
        self.table(moments()["deal over, much scored"])
        open_panel_by_event(self.page, "app:fair")
        self.page.locator('dialog [data-event="app:cut"]').click()
        self.page.locator("dialog[open] input[type=text]").wait_for()

    def daily(self, game: str = "ecarte") -> None:
        """Open a daily deal that is over, beside the strongest player's result."""
        begun = ask(do="daily-begin", game=game, day=DAY)
        ended = ask(do="resign", record=begun["record"], seat="S")
        players = ask(do="daily", game=game, day=DAY)["daily"]["players"]
        lay(self.page, Moment(f"daily{game}", "", ended, players))
        place = DAY if game == "ecarte" else f"{game}-{DAY}"
        self.page.evaluate("(place) => { location.hash = `daily=${place}`; }", place)
        self.page.locator("dialog[open] table").wait_for()

    def problem(self) -> None:
        """Open a problem."""
        self.page.evaluate("(id) => { location.hash = `puzzles=${id}`; }", PUZZLE.id)
        self.page.locator("dialog[open] [data-part=choices] button").first.wait_for()

    def solved(self) -> None:
        """Answer a problem with a choice that is not the best."""
        self.problem()
        wrong = next(each.event for each in PUZZLE.choices if each.event not in PUZZLE.answers)
        self.page.locator(f'dialog[open] [data-event="{wrong}"]').click()
        self.page.locator("dialog[open] [data-part=worths]").wait_for()

    def bin(self) -> None:
        """Open the bin, with a game in it."""
        self.panel("games")
        self.page.locator(f'li:has([data-event="app:replay:{self.belote.id}"]) button').last.click()
        self.page.locator('dialog [data-event="app:bin"]').click()
        self.page.locator("dialog[open] li").first.wait_for()

    def restore(self) -> None:
        """Open a backup that can be restored."""
        self.panel("games")
        with self.page.expect_download() as saved:
            self.page.locator('dialog [data-event="app:backup"]').click()
        self.page.locator('dialog [data-event="app:restore"]').click()
        self.page.locator("input[type=file]").first.set_input_files(saved.value.path())
        self.page.locator("dialog .kit__button.kit__primary").last.wait_for()

    def begin(self, **chosen: str) -> None:
        """Begin a game; `chosen` are values of the panel's lists, by any name."""
        self.new()
        for value in chosen.values():
            self.page.locator(f"dialog[open] select:has(option[value={value}])").select_option(value)
        self.page.locator("dialog .kit__button.kit__primary").last.click()

    def match(self) -> None:
        """Begin a match."""
        self.begin(kind="rubber-3")
        self.page.locator(".match__strip").wait_for()
        wait_offered(self.page)

    def standing(self) -> None:
        """Open the standing of a match."""
        self.match()
        self.page.locator('.match__strip [data-event="app:match"]').click()
        self.page.locator("dialog[open] h2").wait_for()

    def bet(self) -> None:
        """Watch a match: before its first game, bets can be placed."""
        self.begin(kind="rubber-3", gallery="french", part="watch")
        self.page.locator("dialog[open] input[type=number], dialog[open] input[type=range]").first.wait_for()

    def facing(self) -> None:
        """Lay the device between two people, and open a hand."""
        self.people("lies")
        self.page.locator("[data-facing] [data-turn] [data-part=choices] button").first.wait_for()
        self.page.locator("[data-turn] .facing__hold").focus()
        self.page.keyboard.up(" ")  # a key that is still held would only be repeated
        self.page.keyboard.down(" ")
        self.page.locator("[data-turn] .facing__hold [data-card]").first.wait_for()

    def curtain(self) -> None:
        """Draw the curtain between two people at one device."""
        self.people("handed")
        self.page.locator(".match__curtain [data-event='app:here']:enabled").wait_for()

    def people(self, device: str) -> None:
        """Begin a game of two people at one device."""
        self.new()
        self.page.locator("dialog[open] select:has(option[value=french])").select_option("")  # not as in the last match
        self.page.locator("input[name=company][value=here]").check(force=True)
        self.page.locator(f"input[name=device][value={device}]").check(force=True)
        self.page.locator("dialog .kit__button.kit__primary").last.click()

    def challenge(self) -> None:
        """Open a friend's challenge."""
        link = ask(do="challenge", record=game(5, computer=True)["record"])["link"]
        self.page.evaluate("(link) => { location.hash = link; }", link)
        self.page.locator(".visit__slip").wait_for()

    def broken(self) -> None:
        """Open a link that names no game."""
        self.page.evaluate("location.hash = 'g1AAAA'")
        self.page.locator(".visit__slip [role=alert]").wait_for()

    def lesson(self, address: str = f"ecarte-{LESSON.name}") -> None:
        """Open the first step of a lesson."""
        self.page.evaluate("(address) => { location.hash = `lessons=${address}`; }", address)
        self.page.locator("[data-panel=lessons] [data-part=table][data-phase]").wait_for()

    def answered(self) -> None:
        """Answer the first step of a lesson, and read why."""
        self.lesson()
        self.page.locator(f'[data-panel=lessons] [data-event="{LESSON.steps[0].right[0]}"]').click()
        self.page.locator(".lessons__after button").wait_for()

    def guide(self, of: Moment) -> None:
        """Show a game with the guide of a first game."""
        self.table(of)
        told = json.dumps({"game": of.id, "told": []})
        self.page.evaluate("(told) => localStorage.setItem('ecarte.guide', told)", told)
        self.page.reload()
        self.page.locator("[data-part=guide] p span").first.wait_for()

    def unsaved(self) -> None:
        """Play on where the device has no room."""
        self.table(moments()["lead"])
        self.page.locator(OFFERED).first.click()
        wait_offered(self.page)
        fill(self.page, self.site())
        clear(self.page, "indexeddb")
        self.page.locator("[data-part=unsaved] button").wait_for()

    def site(self) -> str:
        """Return the address of the site."""
        address: str = self.page.evaluate("location.origin")
        return address

    def embedded(self, link: str = "") -> None:
        """Open the viewer for other sites' pages."""
        language = self.page.locator("html").get_attribute("lang")
        self.page.goto(f"{self.site()}/embed/?lang={language}#{link or link_to(file_of(1, 3), at='2#0')}")
        self.page.locator(".table__table[data-at], [role=alert]").first.wait_for()


def close_all(page: Page) -> None:
    """Close everything over the table: panels may lie under others, and a replay is closed by its address.

    The embedded viewer is another page, with nothing to close.
    """
    if "/embed/" in page.url:
        return
    while opened := page.evaluate(OPEN_PANELS):
        page.keyboard.press("Escape")
        page.wait_for_function(f"(before) => {OPEN_PANELS} !== before", arg=opened)
    page.evaluate("location.hash = ''")
    expect(page.locator(".replay__replay")).to_have_count(0)
