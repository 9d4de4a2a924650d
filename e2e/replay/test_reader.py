"""The hand reader beside a replay, and the hand explorer."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import moment
from kit.player import brisk, button, open_panel
from kit.replays import READER_GAME
from kit.senses.looks import FAULTS, SIZES, check, faults, violations
from kit.shelf import lay


def cell(read: Locator, card: str) -> Locator:
    return read.locator(f'[data-card="{card}"]')


TOLD = """() => {
  window.told = [];
  const parts = ["h2", "[data-card=Ks]", "[role=status]"];
  const found = (part) => document.querySelector(`.reader__reading ${part}`);
  const look = () => told.push(parts.map((part) => found(part)?.textContent ?? ""));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.thorough
def test_what_could_they_hold(table: Page) -> None:
    lay(table, READER_GAME)
    table.evaluate("location.hash = 'replay=annotated@1#3'")
    stage = table.locator(".replay__replay .table__table")
    expect(stage).to_have_attribute("data-at", "1#3")
    button(table, "More").click()
    table.get_by_role("menuitem", name="What could they hold?").click()
    read = table.locator(".reader__reading")
    expect(read.get_by_role("heading", name="What could Hortense hold?")).to_be_visible()
    expect(cell(read, "Kd")).to_contain_text("19")  # five of the 26 that Anna has not seen
    expect(cell(read, "9s")).to_contain_text("own hand")
    expect(read.get_by_role("checkbox")).to_be_disabled()
    expect(read.get_by_role("status")).to_contain_text("Hortense has said nothing")
    for at in ("1#4", "1#5", "1#6"):
        table.keyboard.press("ArrowRight")
        expect(stage).to_have_attribute("data-at", at)
    expect(cell(read, "Ks")).to_contain_text("100")  # it was marked
    expect(cell(read, "Kd")).to_contain_text("16")
    table.evaluate(TOLD)
    read.get_by_role("checkbox").check()
    expect(read.get_by_role("status")).to_contain_text("hands are possible, each weighted by")
    expect(cell(read, "Kd")).not_to_contain_text("16")  # a player who has proposed is weak
    for key, at in (("ArrowLeft", "1#5"), ("ArrowRight", "1#6")):  # the focused box does not use these keys
        table.keyboard.press(key)
        expect(stage).to_have_attribute("data-at", at)
        expect(read.get_by_role("checkbox")).to_be_focused()
    read.get_by_role("combobox").select_option("N")
    expect(cell(read, "Ks")).to_contain_text("own hand")
    answer = table.evaluate("told")
    assert [each for each in answer if "Going through" in each[2]] == []  # only its end is announced
    assert [each for each in answer if "Anna" in each[0] and "100" in each[1]] == []  # the king is Hortense's
    expect(cell(read, "Kh")).to_contain_text("it is there")  # all hands are open
    found: dict[str, object] = {"axe": violations(table)}
    # Beside the list of moves it is no dialog, so Escape does not close it.
    for key in ("Escape", "Enter"):
        if key == "Enter":
            read.get_by_role("button", name="Close").focus()
        table.keyboard.press(key)
        expect(read).to_have_count(0)
        expect(table.locator(".replay__replay")).to_be_focused()
        button(table, "More").click()
        table.get_by_role("menuitem", name="What could they hold?").click()
        expect(read.get_by_role("table")).to_be_visible()
    table.set_viewport_size({"width": 390, "height": 844})
    sheet = table.get_by_role("dialog", name="What could")
    expect(sheet.get_by_role("table")).to_be_visible()
    expect(sheet.locator("[data-step=next]")).to_be_focused()
    for key, at in (("Enter", "1#7"), ("ArrowLeft", "1#6"), ("ArrowRight", "1#7")):
        table.keyboard.press(key)
        expect(stage).to_have_attribute("data-at", at)
    expect(sheet).to_be_visible()
    found["axe on a phone"] = violations(table)
    for width, height in SIZES:  # a dialog at the first size, beside the moves at the second
        table.set_viewport_size({"width": width, "height": height})
        expect(read.get_by_role("table")).to_be_visible()
        found[f"{width}×{height}"] = table.evaluate(FAULTS, False)
    check(found)


@pytest.mark.thorough
def test_a_hand_is_explored(table: Page) -> None:
    panel = open_panel(table, "Explore a hand")
    # One card of the pack is in the tab order, and the arrow keys move from it.
    pack = panel.get_by_role("group", name="The pack")
    assert pack.locator("[tabindex='0']").count() == 1
    pack.get_by_role("button", name="King of spades").focus()
    for key, name in (
        ("ArrowRight", "Queen of spades"),
        ("ArrowDown", "Queen of hearts"),
        ("End", "7 of hearts"),
        ("ArrowRight", "King of hearts"),
        ("ArrowUp", "King of spades"),
        ("ArrowUp", "King of clubs"),
    ):
        table.keyboard.press(key)
        expect(pack.get_by_role("button", name=name, exact=True)).to_be_focused()
    table.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="Any hand")).to_be_focused()
    for name in ("7 of hearts", "8 of hearts", "King of spades", "7 of spades", "7 of diamonds", "9 of hearts"):
        panel.get_by_role("group", name="The pack").get_by_role("button", name=name).click()
    books = panel.get_by_role("region", name="What the books say")
    expect(books).to_contain_text("Stand")
    expect(books).to_contain_text("two trumps and a guarded queen")
    figures = panel.get_by_role("region", name="What the numbers say")
    expect(figures).to_have_attribute("aria-busy", "false", timeout=60_000)  # until then its room is kept
    expect(figures.get_by_text("46,039 of the 65,780")).to_be_visible()
    expect(figures.get_by_role("table", name="Best lead").get_by_role("rowheader").first).to_have_text(
        re.compile("King of spades|7 of diamonds")
    )
    assert "#explorer=Ks7s7h" in table.url or "#explorer=Ks7s8h7h" in table.url
    panel.get_by_role("radio", name="Dealer").check()
    expect(books).to_contain_text("Refuse")
    expect(figures).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(figures.get_by_role("table", name="What can be done").get_by_role("rowheader")).to_have_count(2)
    expect(figures.get_by_role("status")).to_contain_text("Chance of the game")  # everything is counted
    check({"sizes": faults(table), "axe": violations(table)})


MOVED = """() => {
  window.moved = {};
  const look = () => {
    const seen = document.querySelectorAll(".explorer__explored :is(h3, h4, tbody tr), .explorer__explored-means");
    for (const [i, each] of seen.entries()) {
      const top = Math.round(each.getBoundingClientRect().top);
      (window.moved[`${i} ${each.tagName}`] ??= []).includes(top) || window.moved[`${i} ${each.tagName}`].push(top);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.thorough
@pytest.mark.parametrize("question", ["KsQsJs7h7d.9h.dealer.3-4", "KcJhAd8d7d.Qc.elder.0-0"])
def test_nothing_moves_while_it_is_counted(table: Page, question: str) -> None:
    table.set_viewport_size({"width": 390, "height": 844})
    table.evaluate(MOVED)
    table.evaluate("at => (location.hash = `explorer=${at}.akagiri.2`)", question)
    figures = table.get_by_role("region", name="What the numbers say")
    expect(figures).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(figures).to_contain_text(re.compile(r"The master’s choice: \w[\w ]*, \d+\s%"))
    moved = table.evaluate("moved")
    assert len(moved) >= 8
    assert {what: tops for what, tops in moved.items() if len(tops) > 1} == {}


@pytest.mark.thorough
def test_what_sets_standing_apart_from_the_best_lead(page_en: Page, host: Host) -> None:
    """For this hand, the best lead depends on the opponent's hand."""
    wait_ready(page_en)
    page_en.goto(f"{host.url}?lang=en#explorer=KcJhAd8d7d.Qc.elder.0-0.akagiri.3")
    figures = page_en.get_by_role("region", name="What the numbers say")
    expect(figures).to_contain_text(re.compile(r"without seeing the dealer’s: that is worth 0\.8\s%"), timeout=60_000)
    check({"sizes": faults(page_en)})


@pytest.mark.thorough
def test_an_address_keeps_its_rules(page_en: Page, host: Host) -> None:
    """The presets are known only some time after the panel is opened; until then another address can be followed."""
    page_en.goto(f"{host.url}?lang=en#explorer=KcJhAd8d7d.Qc.elder.0-0.jirai.3")
    wait_ready(page_en)
    panel = page_en.locator("[data-panel=explorer]")
    figures = panel.get_by_role("region", name="What the numbers say")
    expect(figures).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(panel.get_by_label("Rules")).to_have_value("jirai")
    page_en.evaluate("location.hash = 'explorer=KsQsJs7h7d.9h.dealer.3-4.akagiri.2'")
    expect(panel.get_by_role("radio", name="Dealer")).to_be_checked()
    expect(panel.get_by_label("Rules")).to_have_value("akagiri")


@pytest.mark.thorough
def test_an_empty_hand_stays_with_its_game(table: Page) -> None:
    """An address of écarté begins with the hand; the game on the table is asked for without an address alone."""
    lay(table, moment("first round"))
    table.evaluate("(id) => { location.hash = `game=${id}`; }", moment("first round").id)
    table.locator("[data-game=belote]").first.wait_for()
    table.evaluate("location.hash = 'explorer=..dealer.0-0.akagiri.3'")
    panel = table.locator("[data-panel=explorer]")
    expect(panel.get_by_role("radio", name="Écarté")).to_be_checked()
    panel.get_by_role("radio", name="Elder, who leads").check(force=True)
    expect(panel.get_by_role("radio", name="Écarté")).to_be_checked()
    expect(panel.get_by_role("radio", name="Elder, who leads")).to_be_checked()


@pytest.mark.thorough
def test_a_hand_of_belote_is_explored_by_keys_alone(table: Page) -> None:
    panel = open_panel(table, "Explore a hand")
    panel.get_by_role("radio", name="Écarté").focus()
    table.keyboard.press("ArrowRight")
    expect(panel.get_by_role("radio", name="Belote")).to_be_focused()
    expect(panel.get_by_role("status")).to_have_text("Choose 5 cards more for the hand.")
    pack = panel.get_by_role("group", name="The pack")
    for _ in range(2):  # past what is asked, into the pack
        table.keyboard.press("Tab")
    expect(pack.get_by_role("button", name="Ace of spades")).to_be_focused()
    for right in (0, 3, 2, 1, 1):  # ace, jack, 9, 8 and 7
        for _ in range(right):
            table.keyboard.press("ArrowRight")
        table.keyboard.press("Space")
    expect(panel.get_by_role("status")).to_have_text("Choose the card turned up.")
    table.keyboard.press("ArrowDown")
    table.keyboard.press("Enter")
    figures = panel.get_by_role("region", name="What the numbers say")
    expect(figures).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(figures.get_by_role("rowheader")).to_have_text(["Pass", "Take hearts"])
    expect(figures.get_by_role("status")).to_contain_text("Everyone before you has passed")
    panel.get_by_role("radio", name="First round").focus()
    for name in ("Second round", "First lead"):
        table.keyboard.press("ArrowRight")
        expect(panel.get_by_role("radio", name=name)).to_be_focused()
    expect(panel.get_by_role("status")).to_have_text("Choose 2 cards more for the hand.")  # a taker has the third
    panel.get_by_label("Who took").select_option("4")
    for name in ("King of spades", "Queen of spades", "10 of spades"):
        pack.get_by_role("button", name=name).press("Enter")
    panel.get_by_role("radio", name="Clubs").focus()
    table.keyboard.press("Space")
    expect(figures).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(figures.get_by_role("rowheader")).to_have_count(8)
    expect(figures).to_contain_text("Before the lead: Announce the cent.")
    assert table.url.endswith("#explorer=belote.lead.4.classic.AsKsQsJsTs9s8s7s.7h.c")
    check({"sizes": faults(table), "axe": violations(table)})


@pytest.mark.thorough
@pytest.mark.every_size
def test_with_open_cards_both_rows_are_chosen(table: Page) -> None:
    table.evaluate("location.hash = 'explorer=belote.first.1.two.AsJs9s7hKdAcTc7c.Ks8sAhQhJd9d8d'")
    panel = table.locator("[data-panel=explorer]")
    expect(panel.get_by_role("status")).to_have_text("Choose one more card of the other’s row.")
    panel.get_by_role("button", name="7 of diamonds").click()
    figures = panel.get_by_role("region", name="What the numbers say")
    expect(figures).to_have_attribute("aria-busy", "false", timeout=60_000)
    expect(figures.get_by_role("rowheader")).to_have_text(["Pass", "Take diamonds"])
    expect(panel.get_by_role("group", name="The other’s row").get_by_role("img")).to_have_count(8)
    panel.get_by_label("Dealt last").select_option("8s")
    expect(figures.get_by_role("rowheader")).to_have_text(["Take spades", "Pass"], timeout=60_000)
    assert table.url.endswith("#explorer=belote.first.1.two.AsJs9s7hKdAcTc7c.Ks8sAhQhJd9d8d7d..8s")
    check({"sizes": faults(table), "axe": violations(table)})


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_a_link_to_a_hand(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang={lang}#explorer=KsQsJs7h7d.9h.dealer.3-4.akagiri.2")
    wait_ready(page)
    panel = page.locator("[data-panel=explorer]")
    expect(panel.locator("[aria-labelledby=explored-figures]").get_by_role("rowheader")).to_have_count(5)
    expect(panel.locator("[aria-labelledby=explored-figures] table")).to_have_count(2)
    expect(panel.get_by_role("radio").nth(3)).to_be_checked()  # after the games
    page.evaluate("location.hash = 'explorer=belote.lead.2.two-hand.AsJs9s7hKdAcJcTc7c.8s.h.Qd'")
    expect(panel.locator("[aria-labelledby=explored-figures]").get_by_role("rowheader")).to_have_count(9)
    check({"sizes": faults(page)})
