"""The rule book and the arbiter: reading, trying examples, searching and asking, by mouse and keys and by address."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from conftest import Host, Trouble, wait_ready
from ecarte.book import BOOKS, Example, Rule, book
from kit.pages import tried
from kit.player import button, close_panel, open_panel


def test_the_book_is_read_and_tried(page_en: Page, requests: list[Request]) -> None:
    wait_ready(page_en)
    assert not [
        each.url for each in requests if re.search(r"/(BookPanel|ArbiterPanel|\w+-(book|laws|sources)-)", each.url)
    ]
    address = page_en.url
    shown = open_panel(page_en, "Rule book")
    expect(shown.get_by_role("navigation", name="Contents").get_by_text("What must be played")).to_be_visible()
    shown.get_by_role("button", name=re.compile("^What must be played")).click()
    expect(page_en).to_have_url(re.compile("#book=E17$"))
    heading = shown.get_by_role("heading", name="What must be played")
    expect(heading).to_be_focused()
    example = tried(shown, "Which cards may you play?")
    answer = example.get_by_role("status")
    example.get_by_role("button", name="8 of hearts").click()
    expect(answer).to_contain_text("No. You must beat the 10 of hearts")
    expect(answer).to_contain_text("E17")
    king = example.get_by_role("button", name="King of hearts")
    king.focus()
    page_en.keyboard.press("Enter")
    expect(answer).to_have_text("Yes: the king of hearts. That is all.")
    expect(king).to_have_attribute("aria-pressed", "true")
    example.get_by_role("button", name="Once more").click()
    expect(answer).to_have_text("")
    shown.get_by_role("searchbox", name="Search the rules").fill("vulnerable refuses")
    shown.get_by_role("listitem").filter(has_text="E23").get_by_role("button").click()
    expect(page_en).to_have_url(re.compile("#book=E23$"))
    expect(shown.get_by_role("heading", name="The risk of saying no")).to_be_in_viewport()
    page_en.evaluate("window.print = () => dispatchEvent(new Event('beforeprint'))")
    shown.get_by_role("button", name="Print this chapter").click()
    page_en.emulate_media(media="print")
    printed = page_en.locator(".kit__printed")
    expect(printed.get_by_role("heading", name="The risk of saying no")).to_be_visible()
    for screen_alone in (printed.get_by_role("button"), printed.get_by_role("article"), page_en.locator("#app")):
        expect(screen_alone.locator("visible=true")).to_have_count(0)
    page_en.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(printed).to_have_count(0)
    page_en.emulate_media(media="screen")
    expect(shown.get_by_role("radio", name="Écarté")).to_be_checked()  # a copy would have taken the choice
    close_panel(shown)
    expect(page_en).to_have_url(address)
    expect(button(page_en, "Menu")).to_be_focused()


@pytest.mark.thorough
def test_a_rule_shows_what_it_comes_from(page_en: Page, requests: list[Request]) -> None:
    """Its sources are fetched when they are unfolded: translated, with the original; in Japanese the original alone."""

    def fetched() -> set[str]:
        return {found[1] for each in requests if (found := re.search(r"/(\w+-sources)-", each.url))}

    wait_ready(page_en)
    page_en.evaluate("location.hash = 'book=E11'")
    shown = page_en.get_by_role("dialog", name="Rule book")
    folded = shown.locator("details").filter(has_text="(E11)")
    expect(folded).to_have_text("Where it comes from (E11)")
    assert fetched() == set()
    folded.locator("summary").focus()
    page_en.keyboard.press("Enter")
    expect(folded.get_by_role("term")).to_have_text(
        [re.compile("^Akagiri"), re.compile("Jirai"), re.compile("^Law 38"), "This house’s choice"]
    )
    law = folded.get_by_role("definition").filter(
        has_text=re.compile("ディーラーは自分の手をプレイしなければなりません")
    )
    expect(law).to_have_attribute("lang", "ja")
    expect(folded.locator("[lang=ja]")).to_have_count(3)
    assert fetched() == {"en-sources", "ja-sources"}
    page_en.goto(f"{page_en.url.partition('?')[0]}?lang=ja#arbiter=4")
    page_en.locator("[data-law='4'] summary").click()
    only = page_en.locator("[data-law='4'] dd")
    expect(only).to_have_text(re.compile("1 枚以上のカードを公開した"))


ASKED = {
    "may I look at my discards?": "E12",
    "he played out of turn": "Law 40",
    "what is the vole?": "E22",
    "forgot to announce the king": "E14",
    "Can I take a card back": "Law 39",
    "must I follow suit": "E17",
    "e23": "E23",
}


def test_the_book_is_asked_as_players_ask(page_en: Page) -> None:
    """A search in everyday words finds rules and laws, and leads to them."""
    wait_ready(page_en)
    page_en.evaluate("location.hash = 'book'")
    shown = page_en.get_by_role("dialog", name="Rule book")
    field = shown.get_by_role("searchbox", name="Search the rules")
    first = shown.locator(".book__found li").first
    for question, place in ASKED.items():
        field.fill(question)
        expect(first).to_contain_text(place)
    field.fill("quantum physics")
    expect(shown.get_by_role("navigation")).to_contain_text("Nothing is found")
    field.fill("he led out of turn")
    first.get_by_role("button", name=re.compile("^Law 40")).click()
    expect(page_en).to_have_url(re.compile("#arbiter=40$"))
    expect(page_en.get_by_role("article", name=re.compile("^Law 40"))).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desk"])
@pytest.mark.thorough
def test_the_engine_answers_every_example_of_the_page(
    page: Page, host: Host, trouble: Trouble, size: tuple[int, int]
) -> None:
    """Each example is dealt and answered: it has as many right choices as the book says."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{host.url}?lang=en#book")
    shown = page.get_by_role("dialog", name="Rule book")
    for game in BOOKS:
        for chapter in book(game).chapters:
            items = [item for section in chapter.sections for item in section.items]
            examples = [item for item in items if isinstance(item, Example)]
            rule = next((item.id for item in items if isinstance(item, Rule)), None)
            if not examples or rule is None:
                continue
            page.evaluate("at => { location.hash = `book=${at}` }", rule)
            tries = shown.get_by_role("article", name="Try it")
            expect(tries).to_have_count(len(examples))
            for at, example in enumerate(examples):
                tries.nth(at).get_by_role("button", name="Show the answer").click()
                right = tries.nth(at).locator("[data-answer=right]")
                expect(right).to_have_count(len(example.answer))
                expect(tries.nth(at).get_by_role("status")).not_to_be_empty()
            assert page.evaluate("document.querySelector('dialog [data-part=panel-sheet]').scrollWidth") <= size[0]


@pytest.mark.thorough
def test_a_rule_is_looked_up_while_a_game_is_chosen(page_en: Page) -> None:
    """The book opens over the panel of the new game, whose choices are still there afterwards."""
    wait_ready(page_en)
    button(page_en, "New game").click()
    panel = page_en.get_by_role("dialog", name="New game")
    panel.get_by_text("More rules").click()
    panel.get_by_label("Points to win").select_option("10")
    panel.get_by_role("button", name="Rule E24 in the rule book").click()
    shown = page_en.get_by_role("dialog", name="Rule book")
    expect(shown.get_by_role("heading", name="Winning the game")).to_be_in_viewport()
    close_panel(shown)
    panel.get_by_text("More rules").click()
    expect(panel.get_by_label("Points to win")).to_have_value("10")


@pytest.mark.thorough
def test_the_arbiter_rules(page_en: Page) -> None:
    wait_ready(page_en)
    shown = open_panel(page_en, "Call the arbiter")
    shown.get_by_role("button", name="Playing").click()
    expect(shown.get_by_role("heading", name="What happened?")).to_be_focused()
    shown.get_by_role("button", name=re.compile("did not follow suit or did not win")).focus()
    page_en.keyboard.press("Enter")
    expect(shown.get_by_role("heading", name=re.compile("taken back before another was led"))).to_be_focused()
    shown.get_by_role("button", name="Yes").click()
    expect(shown.get_by_role("heading", name="The law leaves no choice")).to_be_focused()
    button(page_en, "A step back").click()
    shown.get_by_role("button", name="No").click()
    expect(shown.get_by_role("heading", name="The opponent of the offender chooses")).to_be_focused()
    expect(shown).to_contain_text("Play the hand again")
    expect(shown.get_by_role("article")).to_have_count(1)
    expect(shown.get_by_role("article", name=re.compile("^Law 43"))).to_be_visible()
    address = page_en.url
    button(page_en, "Start again").click()
    expect(shown.get_by_role("heading", name="When did it happen?")).to_be_focused()
    shown.get_by_role("radio", name="The 51 laws").check()
    expect(shown.get_by_role("article")).to_have_count(51)
    shown.get_by_role("article", name=re.compile("^Law 41")).get_by_role("button", name="Rule E20").click()
    expect(
        page_en.get_by_role("dialog", name="Rule book").get_by_role("heading", name="Naming the suit", level=4)
    ).to_be_visible()
    page_en.go_back()
    expect(shown.get_by_role("article")).to_have_count(51)
    # The ruling by its address, in another language.
    page_en.goto(address.replace("lang=en", "lang=ja"))
    expect(page_en.get_by_role("dialog", name="審判を呼ぶ").get_by_role("article")).to_have_count(1)
