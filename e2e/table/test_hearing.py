"""The table for screen readers: what is announced without being looked for."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import OFFERED, Player, Seen, brisk, button, hand_of, log_of, wait_offered
from kit.positions import Moment, Rules, find, mine, moments, new
from kit.senses.hearing import heard, listen
from kit.shelf import lay, open_game

TRANSCRIPT = Path(__file__).with_name("heard.txt")
BELOTE = Rules("classic", dealer="W", game="belote")


def lines(page: Page) -> list[str]:
    return [line.text_content() or "" for line in log_of(page).get_by_role("paragraph").all()]


def asked(page: Page) -> str:
    """Return the prompt alone; sighted players also read before it what another player has just said."""
    prompt = page.locator(".table__ask .table__line .table__prompt")
    said = prompt.locator("[aria-hidden=true]").all_inner_texts()
    return prompt.inner_text().removeprefix("".join(said)).strip()


def decide(page: Page, decisions: int) -> None:
    """After each decision, each new line of the log is announced once, and then the prompt."""
    for _ in range(decisions):
        wait_offered(page)
        before = len(lines(page))
        page.locator(OFFERED).first.click()
        if page.get_by_role("main").get_attribute("data-phase") == "discard" and button(page, "Discard 1 card").count():
            button(page, "Discard 1 card").click()
        page.wait_for_function("(before) => document.querySelectorAll('.table__log p').length > before", arg=before)
        answer = heard(page)
        assert answer == [*lines(page)[before:], asked(page)]


def take_back(page: Page) -> None:
    button(page, "Take back").click()
    assert heard(page) == ["The last decision is taken back.", asked(page)]


def refuse(page: Page, moment: Moment, words: str) -> None:
    """A game that is opened announces the hand, and a refusal is announced in one sentence."""
    open_game(page, moment)
    answer = heard(page)
    assert sum(line.startswith("You hold ") for line in answer) == 1
    assert answer[-1] == asked(page)
    hand_of(page).locator("[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".table__prompt.table__refusal")).to_be_visible()
    assert heard(page) == [page.locator(".table__prompt.table__refusal").inner_text()]
    assert words in page.locator(".table__prompt.table__refusal").inner_text()


class Listener(Player):
    """A player that writes down what it presses, after ">", and what is then announced."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.transcript = heard(page)
        wait_ready(page)

    def decide(self) -> Seen:
        before = len(self.pressed)
        seen = super().decide()
        self.transcript += [f"> {', '.join(self.pressed[before:])}", *heard(self.page)]
        return seen


def begin(page: Page, host: Host) -> None:
    """Open the page on a game whose cards are known."""
    brisk(page)
    listen(page)
    page.route(
        "**/deals/**",
        lambda route: route.fulfill(json={"first": new(moments()["propose or play"].seed, Rules()), "then": []}),
    )
    page.goto(f"{host.url}?lang=en")


@pytest.mark.thorough
def test_a_whole_game_by_ear(page: Page, host: Host, trouble: Trouble) -> None:
    """The announcements of a whole game match the transcript; delete the file to write it again."""
    begin(page, host)
    player = Listener(page)
    player.play_until("Rematch")
    written = "\n".join(player.transcript) + "\n"
    if not TRANSCRIPT.exists():
        TRANSCRIPT.write_text(written, "utf-8")
        pytest.fail(f"{TRANSCRIPT.name} was missing and is written: read it as one who hears it")
    assert written == TRANSCRIPT.read_text("utf-8")


def test_ecarte(page: Page, host: Host, trouble: Trouble) -> None:
    begin(page, host)
    first = heard(page)
    assert first[:-1] == lines(page)
    assert [line for line in first if line.startswith("You hold ")] == [first[1]]
    assert first[-1] == "Propose, or stand with these five?"
    wait_ready(page)
    decide(page, 3)
    take_back(page)
    refused = moments()["follow, some refused"]
    lay(page, refused)
    refuse(page, refused, "You must follow suit")


@pytest.mark.thorough
def test_belote(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    listen(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    bids = find("belote bids", lambda v: mine("bid")(v) and v["round"] == 1, BELOTE)
    refused = find(
        "belote refuses",
        lambda v: mine("play")(v) and len(v["hand"]) > 5 and len(v["trick"]) == 2 and len(v["refused"]) > 1,
        BELOTE,
        most=600,
    )
    lay(page, bids, refused)
    heard(page)
    open_game(page, bids)
    answer = heard(page)
    assert sum(line.startswith("You hold ") for line in answer) == 1
    assert answer[-1] == asked(page)
    decide(page, 3)
    take_back(page)
    refuse(page, refused, "")
