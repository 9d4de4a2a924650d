"""Whole games: by mouse, by their events alone in other languages, and under other rules."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from ecarte.notation import ecn
from ecarte.record import result
from kit.player import Player, brisk, button, card, close_panel, hand_of, log_of, open_panel, wait_offered
from kit.positions import Moment, Rules, find, mine
from kit.shelf import kept, lay, open_game, seed_next

POINTS = re.compile(r"^(\d) to (you|Anatole)\b")
RUNNING = re.compile(r"You have (\d+), Anatole has (\d+)\.$")
DEALER = re.compile(r"^Deal \d+: (you deal|Anatole deals)\.$")


def log_lines(page: Page) -> list[str]:
    return log_of(page).get_by_role("paragraph").all_inner_texts()


def check_sums(lines: list[str]) -> tuple[int, int]:
    """Check that each deal's points add up to the score announced after it; return the last score."""
    mine = theirs = 0
    scored = [line for line in lines if RUNNING.search(line)]
    assert scored
    for line in scored:
        for sentence in line.split(". "):
            if points := POINTS.match(sentence):
                mine += int(points[1]) * (points[2] == "you")
                theirs += int(points[1]) * (points[2] != "you")
        running = RUNNING.search(line)
        assert running is not None
        assert (mine, theirs) == (int(running[1]), int(running[2])), line
    return mine, theirs


@pytest.mark.thorough
def test_by_mouse(page_en: Page, tmp_path: Path) -> None:
    wait_ready(page_en)
    settings = open_panel(page_en, "Settings")
    settings.get_by_role("group", name="Pace").get_by_role("radio", name="No motion").check()
    expect(page_en.locator("html")).to_have_attribute("data-speed", "off")
    close_panel(settings)

    player = Player(page_en)
    player.play_until("Rematch")
    assert {"Next deal", "Rematch"} & set(player.pressed) == {"Next deal"}

    # The result, the score and the log agree.
    lines = log_lines(page_en)
    own, theirs = check_sums(lines)
    assert max(own, theirs) >= 5 > min(own, theirs)
    won = "You win the game" if own > theirs else "Anatole wins the game"
    expect(page_en.get_by_role("region", name=won)).to_contain_text(f"You {own}, Anatole {theirs}")
    assert lines[-1] == f"{won}."
    score = page_en.get_by_role("region", name="Score")
    for who, points in (("You have", own), ("Anatole has", theirs)):
        # The last deal may score more than is missing.
        expect(score).to_contain_text(f"{who} {points} of 5 points" if points <= 5 else f"{who} {points} points")

    # The saved record is complete and correct, and it is the game of the page.
    with page_en.expect_download() as saved:
        button(page_en, "Menu").click()
        page_en.get_by_role("dialog", name="Menu").get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(".ecn")
    saved.value.save_as(tmp_path / "game.ecn")
    page_en.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    text = (tmp_path / "game.ecn").read_text("utf-8")
    [play] = ecn.loads(text)
    assert result(play) == f"{own}-{theirs}"
    assert text == ecn.dumps(play)
    assert [line for line in lines if line.startswith("You play the ")] == [
        f"You play the {name[0].lower() + name[1:]}." for name in player.played
    ]
    assert play.record.tag("Help") == ""

    # A rematch: the same rules, and the deal still alternates.
    dealers = list(filter(None, map(DEALER.match, lines)))
    button(page_en, "Rematch").click()
    expect(score).to_contain_text("Anatole has")
    turned = "Anatole deals" if dealers[-1][1] == "you deal" else "you deal"
    expect(log_of(page_en)).to_contain_text(f"Deal 1: {turned}.")
    expect(log_of(page_en)).not_to_contain_text("Deal 2")
    wait_offered(page_en)
    assert kept(page_en)["summary"]["preset"] == "akagiri"


# ---- the same game in other languages, by data-event alone


LATE = Rules()


def late_game() -> Moment:
    """Return a moment near the end of a game."""
    return find("late", lambda v: mine("choose")(v) and max(v["score"].values()) == 4 and v["deal"] > 3, LATE, most=300)


def play_by_events(page: Page) -> list[str]:
    """Play to the end of the game, using `data-event` alone; return the events."""
    done: list[str] = []
    log = page.get_by_role("log")
    name = page.locator(".table__opponent .table__name").inner_text()
    own = (
        log.locator("[data-do=say], [data-do=discard], [data-do=play]")
        .filter(has_not_text=name)
        .or_(log.locator("[data-do=open]"))
    )
    for _ in range(100):
        wait_offered(page)
        offered = page.locator("main [data-event]:not([aria-disabled=true])").evaluate_all(
            "found => found.map(one => one.dataset.event)"
        )
        if "app:rematch" in offered:
            return done
        picks = [event for event in offered if event.startswith("table:pick:")]
        if picks:  # discard the first card
            page.locator(f'[data-event="{picks[0]}"]').click()
            event = f"S-{picks[0].removeprefix('table:pick:')}"
        else:
            event = next((event for event in offered if re.match(r"S[.:]|\d+\. ", event)), "")
        if not event:
            continue  # it is no longer offered
        before = own.count()
        page.locator(f'[data-event="{event}"]').click()
        expect(own).not_to_have_count(before)
        done.append(event)
    raise AssertionError(f"no end after {done}")


def log_of_any(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("paragraph").all_inner_texts()


@pytest.mark.thorough
def test_in_every_language(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    seen: dict[str, tuple[list[str], str, list[str]]] = {}
    for lang in ("en", "fr", "ja"):
        page.goto(f"{host.url}?lang={lang}")
        lay(page, late_game())
        open_game(page, late_game())
        events = play_by_events(page)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        seen[lang] = events, kept(page)["record"], log_of_any(page)
    assert len(seen["en"][0]) > 3
    assert seen["en"][0] == seen["fr"][0] == seen["ja"][0]
    assert seen["en"][1] == seen["fr"][1] == seen["ja"][1]
    # No line is the same in two languages.
    for lines in zip(*(log for _, _, log in seen.values()), strict=True):
        assert len(set(lines)) == 3, lines


# ---- other rules, through the panel


def test_mark_the_king(page_en: Page) -> None:
    holds = find("king", lambda v: v["phase"] == "choose" and f"K{v['trump']}" in v["hand"], Rules("article"))
    wait_ready(page_en)
    new = open_panel(page_en, "New game")
    new.get_by_role("radio", name="By the book").check()
    new.get_by_role("radio", name="Anatole", exact=True).check()
    seed_next(page_en, holds.seed)
    new.get_by_role("button", name="Deal the cards").click()
    score = page_en.get_by_role("region", name="Score")
    for held in holds.view["hand"]:  # the game before may offer "Stand" as well
        expect(hand_of(page_en).locator(f"[data-card='{held}']")).to_have_count(1)
    before = holds.view["score"]["S"]
    expect(score).to_contain_text(f"You have {before} of 5")
    Player(page_en).choose("Stand")
    Player(page_en).choose("Mark the king")
    expect(score).to_contain_text(f"You have {before + 1} of 5")
    expect(page_en.get_by_role("main")).to_contain_text("king marked")
    expect(button(page_en, "Mark the king")).to_have_count(0)
    assert "S:king" in kept(page_en)["record"]


@pytest.mark.thorough
def test_jirai(page_en: Page) -> None:
    turned = find("turned", lambda v: (v["turned"] or "").startswith("K"), Rules("jirai", dealer="S"), most=1)
    wait_ready(page_en)
    new = open_panel(page_en, "New game")
    new.get_by_role("radio", name="Jirai’s house").check()
    new.get_by_role("radio", name="You", exact=True).check()
    seed_next(page_en, turned.seed)
    new.get_by_role("button", name="Deal the cards").click()
    expect(page_en.get_by_role("region", name="Score")).to_contain_text("You have 1 of 5")
    player = Player(page_en)
    player.play_until("Next deal")
    # The deal stops when it is decided: with one trick on each side, it stops at three for one of them.
    [play] = ecn.loads(kept(page_en)["record"])
    won = play.state.won
    assert max(won) == 3 or 0 in won
    assert '[Rules "jirai"]' in kept(page_en)["record"]


def test_a_number_with_the_proposal_and_ten_points(page_en: Page) -> None:
    wait_ready(page_en)
    new = open_panel(page_en, "New game")
    new.get_by_role("radio", name="Anatole", exact=True).check()
    new.get_by_text("More rules").click()
    new.get_by_role("checkbox", name="Proposals name a number").check()
    new.get_by_role("combobox", name="Points to win").select_option("10")
    new.get_by_role("button", name="Deal the cards").click()
    score = page_en.get_by_role("region", name="Score")
    expect(score).to_contain_text("You have 0 of 10 points")
    wait_offered(page_en)
    expect(button(page_en, "Propose")).to_be_disabled()
    hand = page_en.get_by_role("group", name="Your hand").get_by_role("button")
    names = [hand.nth(at).get_attribute("aria-label") or "" for at in (0, 1)]
    for name in names:
        card(page_en, name).click()
    Player(page_en).choose("Propose 2 cards")
    expect(log_of(page_en)).to_contain_text("You propose 2 cards.")
    record = kept(page_en)["record"]
    assert "S:propose:2" in record
    assert '[Option "propose_number=on"]' in record
    assert '[Option "target=10"]' in record


@pytest.mark.thorough
def test_senseless_rules(page_en: Page) -> None:
    """Rules that make no sense cannot be chosen: options without effect go back to their defaults, with a reason."""
    wait_offered(page_en)
    before = kept(page_en)["record"]
    new = open_panel(page_en, "New game")
    new.get_by_role("radio", name="The London club").check()
    new.get_by_text("More rules").click()
    until = new.get_by_role("combobox", name="Last moment for the king")
    until.select_option("first card led")
    changed = new.get_by_role("list", name=re.compile("rules? changed$"))
    expect(changed.get_by_role("button")).to_contain_text("Last moment for the king: first card led")
    new.get_by_role("combobox", name="King of trumps in hand").select_option("marked for you")
    answer = new.get_by_role("status").filter(has_text="has a meaning only when")
    expect(answer).to_contain_text("“Last moment for the king” has a meaning only when")
    expect(answer).to_contain_text("“King of trumps in hand” is “must be announced”")
    expect(answer).to_contain_text("(rule E14)")
    expect(until).to_be_hidden()
    back = changed.get_by_role("button").filter(has_text="King of trumps in hand: marked for you")
    back.click()
    expect(back).to_have_count(0)
    expect(until).to_have_value("laws")
    close_panel(new)
    assert kept(page_en)["record"] == before


@pytest.fixture(autouse=True)
def _quiet(trouble: Trouble) -> None:
    """Every test here watches for errors."""
