"""Every state of a deal on every screen: nothing cut off, covered, too small or unnamed; axe finds nothing."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from conftest import LANGUAGES, SCHEMES, Host, Trouble
from kit.belote import moment as belote_moment
from kit.player import button, card, close_panel, hand_of, log_of, open_panel, read, wait_offered
from kit.positions import moments
from kit.senses.looks import SIZES, box, boxes, check, faults, look, opened, violations
from kit.shelf import lay

PANELS = ["New game", "Your games", "Settings", "How to play", "Rule book", "Call the arbiter", "About"]


@pytest.fixture
def table(page: Page, host: Host, trouble: Trouble) -> Page:
    """Open the English page with every moment of a deal among its saved games."""
    return opened(page, host, "en")


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sizes(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    opened(page, host, lang)
    found: dict[str, object] = {}
    for moment in moments().values():
        look(page, moment)
        found[moment.name] = faults(page)
    check(found)


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_the_meaning_of_tags_is_on_the_screen(table: Page, size: tuple[int, int]) -> None:
    shown = (moments()["follow, some refused"], belote_moment("eight"))
    lay(table, *shown)
    table.set_viewport_size({"width": size[0], "height": size[1]})
    for moment in shown:
        table.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
        expect(hand_of(table).locator("[data-card]")).to_have_count(len(moment.view["hand"]))
        tagged = table.locator('[data-event^="table:note:"]').all()
        assert tagged
        for tags in tagged:
            tags.click()
            note = box(table.locator(f"#{tags.get_attribute('aria-controls')}"))
            assert note["x"] >= 0
            assert note["y"] >= 0
            assert note["x"] + note["width"] <= size[0]
            assert note["y"] + note["height"] <= size[1]
            tags.click()


NO_LINE_IS_CUT = """() => {
  const log = document.querySelector(".table__log");
  const { top, bottom } = log.getBoundingClientRect();
  const first = top + log.clientTop - 1; // below the border
  return [...log.querySelectorAll("p")].every((line) => {
    const at = line.getBoundingClientRect();
    return at.bottom <= first || at.top >= bottom || (at.top >= first && at.bottom <= bottom + 1);
  });
}"""


@pytest.mark.thorough
def test_score_and_log_after_a_game(table: Page) -> None:
    """Points above the target are a number beside five counters; no line of the log is cut off."""
    look(table, moments()["game over, past the target"])
    rows = table.locator("[data-counters]")
    score = table.get_by_role("region", name="Score")
    expect(score).to_contain_text("Hortense has 6 points: the game is to 5")
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        assert [row.locator(".table__counter").count() for row in rows.all()] == [5, 5]
        first, second = boxes(*rows.all())
        assert (first["width"], first["height"]) == (second["width"], second["height"]), width
        expect(score.locator(".table__side-name b")).to_have_text("6")
        toggle = table.locator(".table__log-toggle")
        if toggle.is_visible():
            toggle.click()
        assert log_of(table).evaluate("log => log.scrollHeight > log.clientHeight"), width
        table.wait_for_function(NO_LINE_IS_CUT)  # with the next frame
        if toggle.is_visible():
            table.keyboard.press("Escape")


@pytest.mark.thorough
def test_settings(table: Page) -> None:
    """Every setting takes effect, and the table still fits."""
    look(table, moments()["follow, some refused"])
    face = hand_of(table).get_by_role("button", name="Queen of diamonds").locator("img")
    usual = face.get_attribute("src")
    widths: list[float] = []
    found: dict[str, object] = {}
    for size in ("Small", "Normal", "Large"):
        settings = open_panel(table, "Settings")
        groups = [box(one) for one in settings.locator(".settings__settings > *").all()]
        apart = [below["y"] - above["y"] - above["height"] for above, below in pairwise(groups)]
        assert len(apart) >= 6
        assert min(apart) >= 16
        settings.get_by_role("group", name="Size of the cards").get_by_role("radio", name=size).check()
        close_panel(settings)
        widths.append(box(hand_of(table).get_by_role("button").first)["width"])
        for name in ("discard as dealer", "long game", "follow, some refused"):
            look(table, moments()[name])
            found[f"{size}, {name}"] = faults(table, large=size == "Large")
        table.set_viewport_size({"width": 1440, "height": 900})
    assert widths[0] < widths[1] < widths[2]

    stock = table.get_by_role("region", name="Stock")
    usual_place = box(stock)["x"]
    settings = open_panel(table, "Settings")
    settings.get_by_role("checkbox", name="Four colours").check()
    settings.get_by_role("checkbox", name="Left-handed table").check()
    settings.get_by_role("radio", name="Normal").first.check()
    close_panel(settings)
    expect(face).not_to_have_attribute("src", usual or "")
    expect(face).to_have_js_property("naturalWidth", 169)
    assert box(stock)["x"] > usual_place
    for name in ("discard as dealer", "long game", "deal over, much scored"):
        look(table, moments()[name])
        found[f"left, {name}"] = faults(table)
    table.reload()
    expect(table.locator("html")).to_have_attribute("data-hand", "left")  # and it is remembered
    check(found)


@pytest.mark.thorough
def test_sizes_of_panels(table: Page) -> None:
    look(table, moments()["propose or play"])
    found: dict[str, object] = {}
    for name in ["Menu", *PANELS]:
        table.set_viewport_size({"width": 1440, "height": 900})
        if name == "Menu":
            button(table, name).click()
            shown = table.get_by_role("dialog", name=name)
        else:
            shown = open_panel(table, name)
        if name == "New game":
            shown.get_by_text("More rules").click()
        found[name] = faults(table)
        close_panel(shown)
    check(found)


# ---- axe


@pytest.mark.thorough
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe(table: Page, scheme: str) -> None:
    table.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
    found: dict[str, object] = {}

    def ask_axe(what: str) -> None:
        found[what] = violations(table)

    for moment in moments().values():
        look(table, moment)
        ask_axe(moment.name)
    look(table, moments()["follow, some refused"])
    hand_of(table).get_by_role("button", disabled=True).first.click(force=True)
    ask_axe("a card refused")
    look(table, moments()["propose or play"])
    button(table, "Hint").click()
    expect(table.locator(".table__advised")).not_to_have_count(0)
    ask_axe("a hint")
    for name in PANELS:
        shown = open_panel(table, name)
        if name == "New game":
            shown.get_by_text("More rules").click()
        ask_axe(name)
        close_panel(shown)
    button(table, "Menu").click()
    ask_axe("Menu")
    table.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(table.get_by_role("dialog", name="Give this game up?")).to_be_visible()
    ask_axe("Resign")
    check(found)


# ---- names, and reasons for what is not allowed


NAMED = {
    "propose or play": ["Propose", "Stand"],
    "accept or refuse": ["Accept", "Refuse"],
    "discard as elder": [],
    "discard as dealer": ["Keep all"],
    "the king to mark": ["Mark the king"],
    "deal over, vole": ["Next deal"],
}
CARD = r"(King|Queen|Jack|Ace|10|9|8|7) of (spades|hearts|diamonds|clubs)"


def test_names(table: Page) -> None:
    """The names that screen readers and the other tests rely on, and the event of each control."""
    for name, buttons in NAMED.items():
        look(table, moments()[name])
        view = moments()[name].view
        for region in ("Score", "Trump", "Stock", "Trick"):
            expect(table.get_by_role("region", name=region, exact=True)).to_have_count(1)
        expect(log_of(table)).to_have_attribute("aria-live", "off")  # the announcements come from another region
        for one in ("Take back", "Hint", "New game"):
            expect(button(table, one)).to_have_attribute(
                "data-event", "app:" + one.split()[0].lower().replace("take", "back")
            )
        cards = hand_of(table).get_by_role("button")
        expect(cards).to_have_count(len(view["hand"]))
        for label in cards.evaluate_all("cards => cards.map((one) => one.ariaLabel)"):
            assert re.fullmatch(CARD, label)
        for one in buttons:
            event = button(table, one).get_attribute("data-event")
            assert event in [*view["legal"], view["next"]]
        expect(table.get_by_role("region", name="Stock")).to_contain_text(f"{view['stock']} left")
        expect(table.get_by_role("region", name="Trump").get_by_role("img")).to_have_count(1)
        if view["phase"] == "play":
            for event in cards.evaluate_all("cards => cards.map((one) => one.dataset.event)"):
                assert event in view["legal"]

    look(table, moments()["discard as dealer"])
    first, second = (hand_of(table).get_by_role("button").nth(at) for at in (0, 1))
    places = [box(one) for one in table.locator(".table__choices button").all()]
    first.click()
    expect(button(table, "Discard 1 card")).to_be_enabled()
    second.click()
    expect(button(table, "Discard 2 cards")).to_have_attribute(
        "data-event", "S-" + "".join(moments()["discard as dealer"].view["hand"][:2])
    )
    assert [box(one) for one in table.locator(".table__choices button").all()] == places  # nothing moves for it
    second.click()
    expect(second).to_have_attribute("aria-pressed", "false")
    expect(button(table, "Discard 1 card")).to_be_enabled()


@pytest.mark.thorough
def test_picks_stay_in_their_game(table: Page) -> None:
    """Cards picked in one game are not picked in another, even with the same deal."""
    moment = moments()["discard as dealer"]
    same = replace(moment, name="the same again")
    lay(table, same)
    look(table, moment)
    hand_of(table).get_by_role("button").first.click()
    expect(button(table, "Discard 1 card")).to_be_enabled()
    look(table, same)
    expect(hand_of(table).locator("[aria-pressed=true]")).to_have_count(0)
    expect(button(table, "Discard")).to_be_disabled()


# Words of a line that overlap; the letters of an italic bracket may touch.
GAPS = """(line) => {
  const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), found = [];
  let last = null;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()], first = boxes[0];
    if (last && first && Math.abs(last.top - first.top) < 8 && first.left < last.right - 2) found.push(node.data);
    last = boxes.at(-1) ?? last;
  }
  return found;
}"""


@pytest.mark.thorough
def test_unplayable_card(table: Page) -> None:
    """A card that may not be played says so and looks so; a tap says why, with the rule."""
    moment = moments()["follow, some refused"]
    look(table, moment)
    cards = hand_of(table).get_by_role("button")
    refused = {event.removeprefix("S."): problem for event, problem in moment.view["refused"].items()}
    assert 0 < len(refused) < len(moment.view["hand"])
    lines = log_of(table).inner_text()
    for at, one in enumerate(moment.view["hand"]):
        expect(cards.nth(at)).to_have_attribute("aria-disabled", "true" if one in refused else "false")
        described = cards.nth(at).get_attribute("aria-describedby")
        assert bool(described) == (one in refused)
        if described is None:
            continue
        why = table.locator(f"#{described}").inner_text() or table.locator(f"#{described}").text_content()
        assert why == "You must follow suit: diamonds were led. (rule E17)"
        cards.nth(at).click(force=True)
        expect(table.locator(".table__prompt")).to_have_text(why)
        assert table.locator(".table__prompt").evaluate(GAPS) == []
        expect(cards).to_have_count(len(moment.view["hand"]))
    assert log_of(table).inner_text() == lines  # nothing was played
    # The same by keys.
    at = moment.view["hand"].index(next(iter(refused)))
    table.reload()
    wait_offered(table)
    for _ in range(30):
        table.keyboard.press("Tab")
        if hand_of(table).evaluate("hand => hand.contains(document.activeElement)"):
            break
    table.keyboard.press("Home")
    for _ in range(at):
        table.keyboard.press("ArrowRight")
    expect(cards.nth(at)).to_be_focused()
    table.keyboard.press("Enter")
    expect(table.locator(".table__prompt")).to_have_text("You must follow suit: diamonds were led. (rule E17)")
    # The game goes on with a legal card.
    name = read(table).ready[0]
    card(table, name).click()
    expect(card(table, name)).to_have_count(0)


@pytest.mark.thorough
def test_speech_comes_from_who_speaks(table: Page) -> None:
    """Beside the name and the portrait or, on a phone on its side, right below the portrait."""
    look(table, moments()["propose or play"])
    button(table, "Propose").click()
    speech = table.locator("[data-part=bubble][data-whose=theirs]")
    speech.evaluate("(one) => { one.style.animation = 'none'; }")
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        opponent, medallion = (table.locator(f"[data-part={part}]") for part in ("opponent", "medallion"))
        said, name, portrait = boxes(speech, opponent.locator(".table__name bdi"), medallion)
        if height < 500:
            assert 0 <= said["y"] - (portrait["y"] + portrait["height"]) < 16
            assert said["x"] < portrait["x"] + portrait["width"] / 2 < said["x"] + said["width"]
        else:
            assert 0 <= said["x"] - (name["x"] + name["width"]) < 24
            assert said["y"] < portrait["y"] + portrait["height"] / 2 < said["y"] + said["height"]
        assert said["x"] >= 0
        assert said["x"] + said["width"] <= width


@pytest.mark.thorough
def test_the_focus_is_seen_among_picked_cards(table: Page) -> None:
    """In either theme a ring of ink on the paper of the card, which the brass of a picked one does not hide."""
    look(table, moments()["discard as dealer"])
    cards = hand_of(table).get_by_role("button")
    for at in (0, 1):
        cards.nth(at).click()
    table.keyboard.press("ArrowRight")
    table.keyboard.press("ArrowLeft")
    ring = "(one) => getComputedStyle(one, '::before').borderTopColor"
    shadow = "(one) => getComputedStyle(one).boxShadow"
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)
        expect(cards.nth(1)).to_be_focused()
        assert cards.nth(1).evaluate(ring) == "rgb(29, 79, 156)"
        assert cards.nth(1).evaluate(shadow) != cards.nth(0).evaluate(shadow)
