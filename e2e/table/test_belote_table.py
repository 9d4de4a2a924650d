"""Belote at the table: bids, declarations, calls, the last trick, the score sheet and the sums of a deal."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import LANGUAGES, Host, Trouble
from kit.belote import SUITS, lone, may, moment, name_of, sit
from kit.player import button, card, hand_of, log_of, wait_offered
from kit.positions import Json, Moment, Rules, ask, find, mine
from kit.senses.looks import check, faults, violations
from kit.shelf import lay, open_game


def choices(page: Page) -> list[str]:
    return page.locator(".table__choices button").all_inner_texts()


# ---- bids


def test_take_what_is_turned(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "first round")
    expect(page.get_by_role("img", name=f"Turned up: {name_of(view['turned'])}")).to_be_visible()
    assert choices(page) == ["Take", "Pass"]
    button(page, "Take").focus()
    page.keyboard.press("Enter")
    expect(log_of(page)).to_contain_text(f"You take: {SUITS[view['turned'][1]]}.")
    expect(hand_of(page).get_by_role("button")).to_have_count(8)
    expect(page.get_by_role("region", name="Trump")).to_contain_text("you took")
    names = [each.get_attribute("aria-label") or "" for each in hand_of(page).get_by_role("button").all()]
    trumps = [each.endswith(SUITS[view["turned"][1]]) for each in names]
    assert trumps == sorted(trumps, reverse=True)
    assert names[0].endswith(SUITS[view["turned"][1]])
    expect(hand_of(page).locator(":focus")).to_have_count(1)  # it has moved to a card


@pytest.mark.thorough
def test_second_round(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "second round")
    suits = [SUITS[suit].title() for suit in "shdc" if suit != view["turned"][1]]
    assert choices(page) == [*suits, "No trumps", "All trumps", "Pass"]
    for place in ("Ondine, on your left", "Camille, your partner", "Blaise, on your right"):
        expect(page.get_by_role("region", name=place)).to_contain_text("passed")
    button(page, "All trumps").click()
    expect(log_of(page)).to_contain_text("You take: all trumps.")
    expect(page.get_by_role("region", name="Trump")).to_contain_text("All trumps")


@pytest.mark.thorough
def test_overcall(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "overcall")
    assert choices(page) == ["No trumps", "All trumps", "Pass"]
    expect(page.locator(".table__prompt")).to_contain_text(f"takes: {SUITS[view['contract']]}")
    button(page, "No trumps").click()
    expect(log_of(page)).to_contain_text("You take: no trumps.")


# ---- declarations and belote


@pytest.mark.thorough
def test_declare_by_a_button(page: Page, host: Host, trouble: Trouble) -> None:
    sit(page, host, "declaring")
    page.locator(".table__choices button").first.click()
    expect(log_of(page)).to_contain_text("You announce a")
    expect(page.get_by_role("region", name="You", exact=True)).to_contain_text(
        re.compile("tierce|cinquante|cent|carré")
    )


@pytest.mark.thorough
def test_declared_by_itself(page: Page, host: Host, trouble: Trouble) -> None:
    sit(page, host, "declaring", announce=True)
    expect(log_of(page)).to_contain_text("You announce a")
    expect(page.locator(".table__choices button")).to_have_count(0)


@pytest.mark.thorough
def test_shown_declarations_can_be_opened_again(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "shown")
    slip = page.get_by_role("status", name="Declarations")
    expect(slip).to_have_count(0)
    button(page, "Declarations").click()
    for meld in (meld for meld in view["melds"] if meld["seat"] in "NS"):
        for found in meld["cards"]:
            expect(slip.get_by_role("img", name=name_of(found), exact=True)).to_be_visible()
    slip.click(position={"x": 20, "y": 20})
    expect(slip).to_have_count(0)


def about_to_show() -> Iterator[tuple[Moment, str]]:
    """Return a moment before the first trick ends and declarations are shown, and the card that ends it."""
    tried: list[list[str]] = []

    def last_to_first_trick(v: Json) -> bool:
        last = mine("play")(v) and v["deal"] == 1 and not v["tricks"] and len(v["trick"]) == 3
        return last and any(meld["seat"] in "NS" for meld in v["melds"]) and v["hand"] not in tried

    while True:
        found = find(f"about to show {len(tried)}", last_to_first_trick, Rules("classic", (), "S", "belote"), most=16)
        tried.append(found.view["hand"])
        for event in found.view["legal"]:
            last = ask(do="play", record=found.record, event=event, seat="S")["frames"][-1]
            if last["entry"].get("verb") == "show" and last["view"]["turn"] == "S":
                yield found, event[2:4]
                break


@pytest.mark.thorough
def test_what_is_shown_is_put_away_in_its_game_alone(page: Page, host: Host, trouble: Trouble) -> None:
    games = list(islice(about_to_show(), 2))
    sit(page, host, "eight")
    lay(page, *(each for each, _ in games))
    slip = page.get_by_role("region", name="Declarations")
    for each, thrown in games:
        open_game(page, each)
        card(page, name_of(thrown)).click()
        expect(slip).to_be_visible()
        slip.get_by_role("button", name="Close").click()
        expect(slip).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("by_itself", [True, False])
def test_belote(page: Page, host: Host, trouble: Trouble, by_itself: bool) -> None:
    view = sit(page, host, "belote", callBelote=by_itself)
    event = next(event for event in view["legal"] if event.endswith(":belote"))
    if by_itself:
        expect(button(page, "Belote")).to_have_count(0)
    else:
        toggle = button(page, "Belote")
        expect(toggle).to_have_attribute("aria-pressed", "false")
        toggle.click()
        expect(toggle).to_have_attribute("aria-pressed", "true")
    card(page, name_of(event[2:4])).click()
    expect(log_of(page)).to_contain_text(re.compile(r"You play the (king|queen) of \w+: belote\."))


@pytest.mark.thorough
def test_no_belote_unless_it_is_called(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "belote")
    event = next(event for event in view["legal"] if event.endswith(":belote"))
    name = name_of(event[2:4])
    card(page, name).click()
    line = re.compile(f"^You play the {name[0].lower() + name[1:]}")
    answer = log_of(page).locator("[data-do=open] ~ p").filter(has_text=line)
    expect(answer.last).to_have_text(f"You play the {name[0].lower() + name[1:]}.")
    assert may(view, f"{event[2:4]}$")


# ---- the last trick, the score sheet


CUT_SIGN = """() => {
  const sign = document.querySelector(".table__own .table__token");
  const at = sign.getBoundingClientRect();
  const frame = sign.closest(".table__name").getBoundingClientRect();
  return at.left < frame.left || at.top < frame.top || at.right > frame.right || at.bottom > frame.bottom;
}"""


@pytest.mark.thorough
def test_last_trick(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "late")
    # It says which game this is; the menu offers nothing that belongs to another game.
    expect(page.get_by_role("heading", level=1)).to_have_text("Belote")
    button(page, "Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("list", name="This game").get_by_role("button")).to_have_text(["Resign"])
    expect(menu.get_by_role("list", name="To learn").get_by_role("button")).to_have_text(
        ["Lessons", "Problems", "How to play", "Rule book", "Explore a hand", "Fair deals"]
    )
    page.keyboard.press("Escape")
    assert view["taker"] == "S"
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT_SIGN) is False, width
    last = view["tricks"][-1]
    shows = button(page, "Last trick")
    shows.focus()
    page.keyboard.press("Enter")
    slip = page.get_by_role("status", name="Last trick")
    shown = [each.get_attribute("aria-label") for each in slip.get_by_role("img").all()]
    assert shown == [name_of(found) for found in last["cards"]]
    expect(shows).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(shows).to_be_focused()


@pytest.mark.thorough
def test_score_sheet(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "late")
    page.get_by_role("button", name=re.compile("Score sheet")).click()
    slip = page.get_by_role("status", name="Score sheet")
    rows = slip.locator("tbody tr")
    assert rows.count() == view["deal"] - 1
    total = [0, 0]
    for row in rows.all():
        gains = [re.sub(r"\D", "", each) for each in row.locator(".belote__gain").all_inner_texts()]
        total = [sum_ + int(gain or 0) for sum_, gain in zip(total, gains, strict=True)]
        assert [int(each) for each in row.locator("b").all_inner_texts()] == total
    assert total == [view["score"]["NS"], view["score"]["EW"]]


# ---- the sums of a deal


def sums(result: Locator) -> dict[str, list[int]]:
    rows = result.locator("tbody tr:has(th)")
    return {row.locator("th").inner_text(): [int(n) for n in row.locator("td").all_inner_texts()] for row in rows.all()}


@pytest.mark.thorough
def test_the_sums_add_up(page: Page, host: Host, trouble: Trouble) -> None:
    endings = ("failed", "twice", "capot", "three failed")
    check_sums(page, sit(page, host, "made"))
    lay(page, *map(moment, endings))
    for name in endings:
        open_game(page, moment(name))
        check_sums(page, moment(name).view)


def check_sums(page: Page, view: Json) -> None:
    scored = view["scored"]
    mine_first = sorted(view["sides"], key=lambda side: "S" not in side)
    result = page.locator(".table__result")
    written = [str(scored["points"][side]) for side in mine_first]
    expect(result.locator("[data-row=written] td")).to_have_text(written)  # the sums of this deal
    answer = sums(result)
    parts = [answer.get(row) for row in ("Cards", "Last trick", "Capot", "Declarations", "Belote")]
    added = [sum(column) for column in zip(*filter(None, parts), strict=True)]
    assert added == answer["Sum"] == [scored["totals"][side] for side in mine_first]
    assert answer["Written"] == [scored["points"][side] for side in mine_first]
    assert answer["Score"] == [view["score"][side] for side in mine_first]
    assert ("Capot" in answer) == (scored["capot"] is not None)
    verdict = result.locator(".belote__verdict")
    taker = next(side for side in view["sides"] if scored["taker"] in side)
    most = max(points for side, points in scored["compared"].items() if side != taker)
    expect(verdict).to_contain_text(f"{scored['compared'][taker]} against {most}")
    expect(verdict).to_contain_text("made." if scored["made"] else "failed")
    if scored["factor"] == 2:
        expect(verdict).to_contain_text("everything counts twice")


# ---- the hand


@pytest.mark.thorough
def test_the_keys_go_through_the_hand_as_it_lies(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "eight")
    cards = hand_of(page).get_by_role("button")
    names = [each.get_attribute("aria-label") for each in cards.all()]
    assert sorted(filter(None, names)) == sorted(map(name_of, view["hand"]))
    cards.first.focus()
    for name in names[1:]:
        page.keyboard.press("ArrowRight")
        expect(card(page, name or "")).to_be_focused()
    # A card that may not be played says why.
    refused = next(iter(view["refused"]))
    card(page, name_of(refused[2:])).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table__prompt.table__refusal")).to_be_visible()
    ready = hand_of(page).locator("button:not([aria-disabled=true])").first
    name = ready.get_attribute("aria-label") or ""
    ready.focus()
    page.keyboard.press("Enter")
    expect(card(page, name)).to_have_count(0)


@pytest.mark.thorough
def test_a_card_that_goes_moves_no_other(page: Page, host: Host, trouble: Trouble) -> None:
    found = lone(sit(page, host, "lone"))
    assert found
    names = [each.get_attribute("aria-label") or "" for each in hand_of(page).get_by_role("button").all()]
    card(page, name_of(found)).click()
    expect(card(page, name_of(found))).to_have_count(0)
    left = [each.get_attribute("aria-label") or "" for each in hand_of(page).get_by_role("button").all()]
    assert left == [name for name in names if name != name_of(found)]


# What is said or written at the sides, and how the trick overlaps it.
COVERED = """
() => [...document.querySelectorAll(
  ".belote__plate .table__name, .belote__plate:not([data-at=across]) .table__tag, .belote__out :is(.cards__card, p)",
)].filter((one) => {
  if (getComputedStyle(one).display === "none") return false;
  const range = document.createRange();
  range.selectNodeContents(one);
  const box = one.matches(".cards__card") ? one.getBoundingClientRect() : range.getBoundingClientRect();
  return [...document.querySelectorAll(".table__thrown")].some((card) => {
    const other = card.getBoundingClientRect();
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    return across > 4 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4;
  });
}).map((one) => one.textContent || one.className)
"""


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["full", "three full"])
def test_the_trick_covers_nothing_of_the_others(page: Page, host: Host, trouble: Trouble, name: str) -> None:
    sit(page, host, name)
    expect(page.locator(".table__thrown")).to_have_count(2 if name == "three full" else 3)
    phones = [(width, height) for width in (360, 390, 430) for height in range(660, 900, 20)]  # with bars, and without
    for width, height in (*phones, (320, 568), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == [], (width, height)


# The largest square of each card that a finger can hit: without the parts under others.
REACH = """
(cards) => cards.map((card) => {
  const box = card.getBoundingClientRect();
  const mine = (x, y) => document.elementFromPoint(x, y)?.closest(".table__held") === card;
  for (let y = box.top + 2; y + 44 <= box.bottom; y += 3)
    for (let x = box.left + 2; x + 44 <= box.right; x += 3)
      if ([0, 14, 29, 44].every((i) => [0, 14, 29, 44].every((j) => mine(x + i, y + j)))) return true;
  return false;
})
"""


@pytest.mark.thorough
def test_all_eight_are_under_the_thumb(page: Page, host: Host, trouble: Trouble) -> None:
    sit(page, host, "eight")
    for width, height in ((390, 844), (320, 568), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert hand_of(page).get_by_role("button").evaluate_all(REACH) == [True] * 8, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---- every screen


SHOWN = ("second round", "overcall", "declaring", "shown", "eight", "passed", "made", "twice", "three", "three failed")


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sizes_and_axe(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    """Nothing is cut off, covered, too small or out of axe's rules, in any state on any screen."""
    found: dict[str, object] = {}
    sit(page, host, SHOWN[0], lang)
    lay(page, *map(moment, SHOWN[1:]))
    for name in SHOWN:
        page.set_viewport_size({"width": 1440, "height": 900})
        open_game(page, moment(name))
        wait_offered(page)
        found[name] = faults(page)
        page.set_viewport_size({"width": 390, "height": 844})
        slips = page.locator("[data-event^='table:slip:']")
        for at in range(slips.count()):
            slips.nth(at).click()
            expect(page.locator(".table__slip")).to_be_visible()
            found[f"{name}, slip {at}"] = [*violations(page), *clipped(page)]
            page.keyboard.press("Escape")
    check(found)


def clipped(page: Page) -> list[str]:
    """Return the slips that do not fit the phone."""
    found: list[str] = page.locator(".table__slip").evaluate_all(
        "(slips) => slips.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.ariaLabel)"
    )
    return found


# ---- three players


def test_three(page: Page, host: Host, trouble: Trouble) -> None:
    view = sit(page, host, "three")
    assert page.locator(".belote__plate").count() == 2
    out = page.get_by_role("region", name="Not in play")
    for found in (view["turned"], view["bottom"]):
        expect(out.get_by_role("img", name=name_of(found), exact=True)).to_be_visible()
    score = page.get_by_role("region", name="Score")
    assert score.locator(".table__side-name").all_inner_texts() == ["You", "Blaise", "Ondine"]
