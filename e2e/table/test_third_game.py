"""A third game, which the page has no code for: played, replayed and opened by its link.

It is in a site that is built for this test alone.
"""

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from conftest import DIST, Host, Trouble, wait_ready
from kit import third_game
from kit.pages import replay
from kit.player import Mouse, Player, Seen, brisk, button, card, log_of, read, wait_offered
from kit.senses.keys import Keys, focused
from kit.senses.looks import faults
from kit.shelf import kept, seed_next

SEED = "5e" * 32
HAND = 5


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return third_game.build(tmp_path_factory.mktemp("third"))


class Curious(Player):
    """Also tries a card that may not be played."""

    refused = 0

    def decide(self) -> Seen:
        seen = super().decide()
        assert focused(self.page) or isinstance(self.way, Mouse), f"the focus is lost after {self.pressed[-1]}"
        return seen

    def play(self, name: str) -> None:
        seen = read(self.page)
        for other in [each for each in seen.cards if each not in seen.ready][:1]:
            if isinstance(self.way, Mouse):
                card(self.page, other).click(force=True)  # it is marked as disabled
            else:
                self.press(card(self.page, other), other)
            expect(self.page.locator(".table__prompt").first).to_contain_text("You must follow suit")
            self.refused += 1
        super().play(name)


def new_game(page: Page) -> None:
    button(page, "New game").click()
    panel = page.get_by_role("dialog", name="New game")
    panel.get_by_role("radio", name="Cinq", exact=True).check()
    panel.get_by_role("radio", name="Short cinq").check()
    expect(panel.get_by_text("Fortuna, Chance")).to_be_visible()
    expect(panel.get_by_text("Match, stakes, spectators")).to_have_count(0)
    seed_next(page, SEED)
    panel.get_by_role("button", name="Deal the cards").click()
    expect(panel).to_be_hidden()
    expect(page.get_by_role("main")).to_have_attribute("data-game", "cinq")


@pytest.mark.thorough
@pytest.mark.own_engine
def test_it_is_played_and_looked_back_on(site: Path, page: Page, browser: Browser, trouble: Trouble) -> None:
    with Host(site) as host:
        brisk(page)
        page.goto(f"{host.url}?lang=en")
        wait_ready(page)
        new_game(page)
        expect(page.get_by_role("heading", level=1)).to_have_text("Cinq")
        expect(button(page, "Take back")).to_have_count(0)
        wait_offered(page)
        assert faults(page) == {}
        page.set_viewport_size({"width": 1280, "height": 800})

        # A whole game by mouse, with a reload; the stored game, the log and the result agree.
        player = Curious(page)
        player.decide()
        wait_offered(page)
        hand = read(page).cards
        page.reload()
        wait_ready(page)
        wait_offered(page)
        assert read(page).cards == hand
        player.play_until("Next deal")
        assert faults(page) == {}
        page.set_viewport_size({"width": 1280, "height": 800})
        player.play_until("Rematch")
        assert player.refused > 0
        game = kept(page)
        mine, theirs = (game["summary"]["score"][seat] for seat in "SN")
        assert max(mine, theirs) >= 3
        expect(log_of(page)).to_contain_text(f"You {mine}, Fortuna {theirs}.")
        result = page.get_by_role("region", name=re.compile("wins? the game"))
        expect(result).to_contain_text(f"You {mine}, Fortuna {theirs}.")
        counted = page.get_by_role("region", name="Score").locator("[data-on]")
        expect(counted).to_have_count(min(mine, 3) + min(theirs, 3))
        assert len(player.played) == HAND * game["view"]["deal"]

        # Another by keyboard alone.
        keys = Keys()
        again = Curious(page, keys)
        again.choose("Rematch")
        again.play_until("Rematch")
        assert keys.lost == []
        assert kept(page)["id"] != game["id"]

        # Its replay: trick by trick, with its moves and its score sheet.
        last = kept(page)
        button(page, "Replay").click()
        shown = replay(page)
        table = shown.locator(".table__table")
        expect(table).to_have_attribute("data-at", "1#2")  # both hands are given
        assert faults(page) == {}
        page.set_viewport_size({"width": 1280, "height": 800})
        for at in (4, 6, 8):
            page.keyboard.press("PageDown")
            expect(table).to_have_attribute("data-at", f"1#{at}")
        page.keyboard.press("End")
        expect(table).to_have_attribute("data-at", f"{last['view']['deal']}#{2 + 2 * HAND}")
        moves = page.get_by_role("region", name="Moves")
        expect(moves.locator("[data-do=play]")).to_have_count(2 * HAND * last["view"]["deal"])
        button(page, "More").click()
        page.get_by_role("menuitem", name="Score sheet").click()
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(sheet.get_by_role("columnheader")).to_have_text(["Deal", "Dealer", "Tricks", "Points", "Score"])
        expect(sheet.get_by_role("row")).to_have_count(1 + last["view"]["deal"])
        score = "–".join(str(last["summary"]["score"][seat]) for seat in "SN")
        expect(sheet.get_by_role("row").last).to_contain_text(score)
        sheet.get_by_role("button", name="Close").click()

        # Somebody else opens its link.
        button(page, "Share").click()
        field = page.get_by_role("dialog", name="Share").get_by_label("Link", exact=True)
        expect(field).to_have_value(re.compile("#g1"))
        link = field.input_value()
        guest = browser.new_context(reduced_motion="reduce", locale="en-GB")
        friend = guest.new_page()
        friend.goto(link)
        replay(friend)
        expect(friend.get_by_role("heading", level=1)).to_contain_text("Fortuna")
        expect(friend.locator("main")).to_have_attribute("data-game", "cinq")
        guest.close()


def test_the_shipped_site_has_nothing_of_it() -> None:
    """The shipped site contains no word and no file of it."""
    archives = [path for end in ("whl", "zip") for path in DIST.glob(f"engine/frame-*/*.{end}.wasm")]
    assert len(archives) == 2
    names = [name for path in archives for name in zipfile.ZipFile(path).namelist()]
    assert [name for name in names if third_game.NAME in name] == []
    texts = [path for path in DIST.rglob("*") if path.suffix in {".js", ".html", ".json", ".css"}]
    assert len(texts) > 50
    words = re.compile("(?:preset|game)-cinq")
    assert [path.name for path in texts if words.search(path.read_text("utf-8"))] == []
