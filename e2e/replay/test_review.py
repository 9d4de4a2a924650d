"""After a game, the analyst's review; during it, a hint, and its figures when it is requested again."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, Route, expect

from conftest import Host, Trouble, wait_ready
from ecarte.machine import run
from kit.pages import review_anew, review_of
from kit.player import OFFERED, button, log_of, read, wait_offered
from kit.positions import Moment, ask, moments
from kit.senses.looks import box, boxes, check, faults, violations
from kit.shelf import lay, open_game, wait_reviewed
from kit.waiting import Slices

pytestmark = pytest.mark.every_size

SHARE = re.compile(r"\d+\s?%")


@pytest.mark.thorough
def test_a_game_is_reviewed_once(table: Page, host: Host, trouble: Trouble) -> None:
    """The review is made and saved; a moment of it can be shown and played again."""
    moment = moments()["game over"]
    lay(table, moment)
    open_game(table, moment)
    review_of(table)
    shown = table.get_by_role("dialog", name="Review")
    assert violations(table) == []
    expect(shown.get_by_role("table").get_by_role("row")).not_to_have_count(0)
    # The mark is shown with the choice made, not with the better one.
    judged = shown.get_by_role("heading", level=4).filter(has_text="?").first
    expect(judged).to_have_accessible_name(re.compile(r"^[^?]+ (Very bad|Bad|Doubtful) \([?!]+\) ?Better: [^?]+$"))
    # What is told of the whole is told of the parts.
    cost = shown.get_by_text(re.compile(r"^Your \d+ decisions cost \d+\.\d\s% of a game in all\.$"))
    expect(cost).to_be_visible()
    expect(shown.get_by_text(re.compile(r"^Deal \d: \d+\.\d\s% of a game – "))).not_to_have_count(0)
    shown.get_by_text("Deal by deal").press("Enter")
    expect(shown.get_by_role("button", name=re.compile("Deal 1"))).to_contain_text(SHARE)
    wait_reviewed(table, moment.id)
    shown.get_by_role("button", name="Look at it").first.press("Enter")
    expect(shown).to_have_count(0)
    table.wait_for_url("**#replay=*@*")
    # The choice made and the better one are seen and announced there, and gone a step later.
    stage = table.get_by_role("main")
    expect(stage.get_by_role("status")).to_have_text(re.compile(r"^You chose: .+\. Better: .+\.$"))
    assert violations(table) == []
    # A phone has room for both, however many cards they name.
    size = table.viewport_size
    table.set_viewport_size({"width": 390, "height": 844})
    verdicts = stage.locator(".replay__caption .table__flag")
    expect(verdicts).to_have_count(2)
    for verdict in verdicts.all():
        verdict.evaluate("flag => { flag.lastChild.textContent = 'Better: Discard the 8 of hearts, '.repeat(2); }")
        bottoms = verdict.evaluate(
            "flag => [flag, flag.closest('[data-part=ask]')].map(box => box.getBoundingClientRect().bottom)"
        )
        assert bottoms[0] <= bottoms[1]
    table.set_viewport_size(size or {"width": 1280, "height": 800})
    table.keyboard.press("ArrowRight")
    expect(stage.get_by_role("status")).not_to_contain_text("Better")

    # The next time it is there without any work: what is asked of the engine now would be held.
    table.goto(f"{host.url}?lang=en#game={moment.id}")
    table.reload()
    wait_ready(table)
    slices = Slices(table, 0)
    review_of(table)
    # So is the other's half, which came of the same work.
    caption = shown.get_by_role("figure").locator("figcaption")
    own = caption.inner_text()
    shown.get_by_role("radio").nth(1).check(force=True)
    expect(caption).not_to_have_text(own)
    assert not slices.held
    shown.get_by_role("radio").nth(0).check(force=True)
    expect(caption).to_have_text(own)
    shown.get_by_role("button", name="Try again from here").first.click()
    expect(button(table, "Back to the replay")).to_be_visible()
    wait_offered(table)
    # A keyboard user is led to the decision.
    expect(table.locator(":focus").and_(table.locator(OFFERED))).to_have_count(1)


@pytest.mark.thorough
def test_the_line_of_a_verdict_is_played_on_the_table(table: Page, trouble: Trouble) -> None:
    """What follows from the better choice plays card by card, then what follows from the other."""
    moment = moments()["game over"]
    lay(table, moment)
    open_game(table, moment)
    review_of(table)
    shown = table.get_by_role("dialog", name="Review")
    shown.get_by_role("button", name="Show the line").first.press("Enter")
    expect(shown).to_have_count(0)
    stage = table.get_by_role("main")
    lines = stage.get_by_role("group", name="Show the line").get_by_role("button")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(lines.nth(0)).to_have_accessible_name(re.compile(r"^better \d–\d: .+$"))
    expect(stage).to_contain_text("With the cards as they lay")
    first = stage.get_attribute("data-at")
    check({"violations": violations(table), "faults": faults(table)})
    expect(button(table, "Pause")).to_be_visible()  # it plays by itself
    expect(stage).not_to_have_attribute("data-at", first or "")
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    # Nothing is kept: the address names the decision, and there is the way back to it.
    assert "/" not in table.url.partition("@")[2]
    button(table, "Back to the game").click()
    expect(stage.get_by_role("status")).to_have_text(re.compile(r"^You chose: .+\. Better: .+\.$"))
    expect(lines).to_have_count(0)
    stage.get_by_role("button", name="Show the line").click()
    expect(lines).to_have_count(2)
    table.keyboard.press("Home")
    expect(lines).to_have_count(0)


def resigned(back: int) -> Moment:
    """Return a finished game, taken back and resigned: the engine that tests share has no review of it yet."""
    moment = moments()["game over"]
    record = moment.record
    for _ in range(back):
        record = ask(do="back", record=record, seat="S")["record"]
    return replace(moment, answer=ask(do="resign", record=record, seat="S"))


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews come in many slices, also where an earlier test has compiled the machine."""
    monkeypatch.setattr(run, "QUICK_SLICE", run.SLICE)


@pytest.mark.thorough
def test_a_review_goes_on_while_it_is_closed(table: Page) -> None:
    """It is kept without anybody looking, and there at once when it is opened again."""
    moment = resigned(2)
    lay(table, moment)
    open_game(table, moment)
    # It is closed as soon as it is drawn.
    table.evaluate(
        """() => {
          new MutationObserver((changes, observer) => {
            const shown = document.querySelector("[data-panel=review]:has(progress)");
            if (!shown) return;
            observer.disconnect();
            shown.close();
            window.wasReviewClosed = true;
          }).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    button(table, "Review").click()
    table.wait_for_function("() => window.wasReviewClosed")
    expect(table.get_by_role("dialog", name="Review")).to_have_count(0)
    wait_reviewed(table, moment.id)
    review_of(table)


@pytest.mark.thorough
def test_what_is_known_of_a_review_is_shown_as_it_comes(table: Page) -> None:
    """The player's own decisions first, in the order of the game; they stay when it is closed, and can be looked at."""
    moment = resigned(3)
    lay(table, moment)
    open_game(table, moment)
    slices = Slices(table, 15)
    button(table, "Review").click()
    shown = table.get_by_role("dialog", name="Review")
    judged = shown.locator(".review__decisions").get_by_role("button")
    slices.wait(table)
    expect(judged).not_to_have_count(0)
    known = judged.all_text_contents()
    expect(shown.get_by_role("progressbar")).to_be_visible()
    expect(shown.get_by_role("figure")).to_have_count(0)
    check({"faults": faults(table)})
    slices.go_on(1)
    check({"violations": violations(table)})
    # Closed and opened again, it has not begun anew.
    slices.go_on(1)
    table.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    button(table, "Review").click()
    expect(judged.nth(len(known) - 1)).to_have_text(known[-1])
    # One of them is looked at while the rest is worked out.
    slices.go_on(1)
    judged.first.press("Enter")
    expect(shown).to_have_count(0)
    expect(table.get_by_role("main").get_by_role("status")).to_have_text(re.compile(r"^You chose: "))
    button(table, "Review").click()
    slices.go_on()
    expect(shown.get_by_role("figure")).to_be_visible(timeout=60_000)
    assert judged.all_text_contents()[: len(known)] == known
    assert judged.count() > len(known)
    check({"faults": faults(table), "violations": violations(table)})


@pytest.mark.thorough
def test_a_grade_says_what_else_is_possible(table: Page) -> None:
    """It goes by as many decisions as are listed; the scale draws the loss inside its interval.

    While every letter is possible, none is shown.
    """
    moment = moments()["game over"]
    lay(table, moment)
    open_game(table, moment)
    review_of(table)
    shown = table.get_by_role("dialog", name="Review")
    number = shown.locator(".review__decisions").get_by_role("button").count()
    own = shown.get_by_role("listitem").filter(has_text="per decision").first
    some = rf"(Between [A-D] and [B-E]|Clearly [A-E]), going by {number} decisions\."
    every = rf"Any letter is possible: {number} decisions are too few to tell\."
    expect(own).to_contain_text(re.compile(f"{some}|{every}"))
    letters = own.locator(".review__scale-letter")
    if re.search(every, own.inner_text()):
        expect(own.locator(".review__grade")).to_have_text("–")
        expect(letters).to_have_count(0)
    else:
        expect(letters).to_have_text(list("ABCDE"))
        places = [box(each)["x"] for each in letters.all()]
        assert places == sorted(places)
        field, loss = boxes(*(own.locator(f".review__scale-{part}") for part in ("range", "loss")))
        assert field["x"] <= loss["x"] + loss["width"] / 2 <= field["x"] + field["width"]
    shown.get_by_text("How is this judged?").click()
    expect(shown.get_by_text(re.compile(r"^Clotilde, a master: 0\.\d\d ± 0\.\d\d\s%$"))).to_be_visible()
    expect(shown.get_by_text(re.compile(r"^choices at random: \d\.\d\d ± \d\.\d\d\s%$"))).to_be_visible()
    check({"faults": faults(table), "violations": violations(table)})


@pytest.mark.thorough
def test_a_game_that_ended_otherwise_is_reviewed_anew(table: Page, host: Host) -> None:
    """A game that ended otherwise is reviewed again.

    A game that is over can be taken back. If the focus was on the button that stops the review, the grades get it.
    """
    first = moments()["game over"]
    back = ask(do="back", record=first.record, seat="S")["record"]
    # No other test reviews this game: the shared engine would have its review at once, and no button to stop it.
    resigned = replace(first, answer=ask(do="resign", record=back, seat="S"))
    lay(table, resigned)
    open_game(table, resigned)
    slices = Slices(table, 1)
    button(table, "Review").click()
    shown = table.get_by_role("dialog", name="Review")
    expect(shown.get_by_role("status")).to_have_text("The analyst looks at every decision…")
    button(table, "Stop").focus()
    slices.go_on()
    expect(shown.get_by_role("list").first).to_be_focused(timeout=60_000)
    expect(shown.get_by_role("status")).to_have_text("The review is there.")
    wait_reviewed(table, first.id)

    table.goto(f"{host.url}?lang=en")
    lay(table, first)
    # The page may ask ahead, before anybody opens the review.
    with table.expect_request(lambda request: '"do":"review"' in (request.post_data or "")):
        table.goto(f"{host.url}?lang=en#game={first.id}")
        table.reload()
        wait_ready(table)
        review_of(table)


@pytest.mark.thorough
@pytest.mark.own_engine
def test_a_review_goes_on_without_tables(page: Page, host: Host, trouble: Trouble) -> None:
    """Tables that cannot be fetched are requested once, not with every slice.

    The review made without them is not saved: it is made again once the tables can be fetched.
    """
    trouble.allowed = ("ERR_FAILED",)
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.context.route("**/policies/**", refuse)
    moment = review_anew(page, host)
    shown = page.get_by_role("dialog", name="Review")
    expect(shown).to_contain_text("worked out without them")
    caption = shown.get_by_role("figure").locator("figcaption")
    own = caption.inner_text()
    shown.get_by_role("radio").nth(1).check(force=True)
    expect(caption).not_to_have_text(own, timeout=60_000)
    assert asked
    assert len(asked) == len(set(asked))

    page.context.unroute("**/policies/**")
    page.goto(f"{host.url}?lang=en#game={moment.id}")
    page.reload()
    wait_ready(page)
    review_of(page)
    expect(shown).not_to_contain_text("worked out without them")  # it is worked out again


@pytest.mark.thorough
def test_a_hint_tells_its_figures(table: Page) -> None:
    moment = moments()["propose or play"]
    lay(table, moment)
    open_game(table, moment)
    answer = log_of(table).get_by_role("paragraph").count()
    button(table, "Hint").click()
    expect(table.locator(".table__advised")).to_have_count(1)
    button(table, "Why?").click()
    notice = table.locator(".kit__notice")
    best = notice.get_by_role("table", name="The best choices").get_by_role("row").nth(1)
    expect(best).to_have_accessible_name(re.compile(r"(Stand|Propose) \d+\.\d\s?%"))
    notice.get_by_text("How this was counted").click()
    expect(notice).to_contain_text("hands the other may hold")
    assert violations(table) == []
    assert log_of(table).get_by_role("paragraph").count() == answer
    table.keyboard.press("Escape")
    expect(notice).to_have_count(0)
    expect(button(table, "Why?")).to_be_focused()
    button(table, "Why?").press("Enter")
    notice.get_by_role("button", name="Dismiss").press("Enter")
    expect(notice).to_have_count(0)
    expect(button(table, "Why?")).to_be_focused()
    button(table, "Why?").press("Enter")
    expect(notice).to_have_count(1)
    choice = table.locator(".table__choices .table__advised").inner_text()
    assert choice in read(table).buttons
    button(table, choice).click()
    expect(notice).to_have_count(0)


@pytest.mark.thorough
def test_after_a_deal_the_computer_says_why_it_did_what_it_did(table: Page) -> None:
    """The reasons are in a dialog, decision by decision; closing it gives the focus back to the table."""
    moment = moments()["deal over, much scored"]
    lay(table, moment)
    open_game(table, moment)
    asks = button(table, "Why, Hortense?")
    asks.focus()
    table.keyboard.press("Enter")
    shown = table.get_by_role("dialog", name="Why, Hortense?")
    expect(shown.get_by_role("heading")).to_be_focused()
    answer = ask(do="why", record=moment.record, seat="N")["whys"]
    assert answer
    expect(shown.get_by_role("listitem")).to_have_count(len(answer))
    expect(shown).not_to_contain_text("reason-")
    assert violations(table) == []
    table.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(asks).to_be_focused()
    # The hands, as they were dealt, are no secret any more either.
    button(table, "Look at the hands").click()
    deal = ask(do="replay", record=moment.record, seat=None)["replay"]["deals"][-1]
    hands = {each["entry"]["seat"]: each["entry"]["cards"] for each in deal["events"] if each["entry"]["do"] == "deal"}
    expect(table.locator(".replay__replay .table__backs[data-open] [data-card]")).to_have_count(5)
    for place, seat in ((".table__backs", "N"), (".table__hand", "S")):
        lie = table.locator(f".replay__replay {place} [data-card]").evaluate_all(
            "cards => cards.map((one) => one.dataset.card)"
        )
        assert sorted(lie) == sorted(hands[seat])
    button(table, "Close the replay").click()
    button(table, "Next deal").click()
    expect(asks).to_have_count(0)
