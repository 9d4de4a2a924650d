"""The library: importing games from files, drops and pastes; exporting them; backups."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Host, Trouble, wait_ready
from ecarte.notation import ecn
from kit.archive import file_of, record
from kit.pages import bring, choose, exported, library
from kit.player import Player, brisk, button, close_panel, wait_offered
from kit.positions import ask, moments
from kit.senses.looks import check, faults, violations
from kit.shelf import kept, lay, open_game


def fresh(context: BrowserContext, host: Host) -> Page:
    """Open the same site in a fresh profile."""
    browser = context.browser
    assert browser is not None
    page = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    return page


# ---- export and import


@pytest.mark.thorough
def test_files_out_and_in(table: Page, host: Host, context: BrowserContext, tmp_path: Path) -> None:
    """Exported games are canonical, and imported byte by byte; equal games are stored once."""
    over, still = moments()["game over"], moments()["propose or play"]
    lay(table, over, still)
    games = library(table)
    # An unfinished game is exported as its player knows it, unless everything is asked for.
    seen = ask(do="redact", record=still.record, seat="S")["record"]
    assert exported(table, games, hold="What you know") == f"{seen}\n{over.record}"
    assert "Seed" not in seen
    text = exported(table, games, hold="Everything")
    assert text == f"{still.record}\n{over.record}"
    assert "\n".join(ecn.dumps(play) for play in ecn.loads(text)) == text
    # Games of this device are recognised.
    (tmp_path / "mine.ecn").write_text(text, "utf-8")
    shown = choose(table, tmp_path / "mine.ecn")
    expect(shown.locator(".files__course-sum")).to_have_text("These 2 games are in your library already.")

    # Several files, with equal games among them.
    (tmp_path / "one.ecn").write_text(file_of(3), "utf-8")
    (tmp_path / "two.ecn").write_text(file_of(4).replace("\n", "\r\n"), "utf-8")
    elsewhere = fresh(context, host)
    shown = choose(elsewhere, tmp_path / "one.ecn", tmp_path / "two.ecn", tmp_path / "mine.ecn")
    expect(shown.locator(".files__course-sum")).to_have_text("6 games are in your library now. 3 were there already.")
    shown.get_by_role("button", name="To your games").click()
    games = elsewhere.get_by_role("dialog", name="Your games")
    expect(games.get_by_text("7 games")).to_be_visible()
    back = ecn.loads(exported(elsewhere, games, hold="Everything"))
    assert sorted(map(ecn.dumps, back)) == sorted([still.record, over.record, *map(record, range(4))])

    # A single game, by the button beside it.
    line = games.get_by_role("listitem").filter(has_text="You 4, Hortense 5")
    with elsewhere.expect_download() as saved:
        line.get_by_role("button", name="Save the record").click()
    assert Path(saved.value.path()).read_text("utf-8") == over.record


@pytest.mark.thorough
def test_a_running_game_is_saved_as_its_player_knows_it(table: Page, trouble: Trouble) -> None:
    """Nobody exports the other hand or the seed without having been warned."""
    still = moments()["accept or refuse"]
    lay(table, still)
    found: dict[str, object] = {}
    save = library(table).locator(f'[data-event="app:save:{still.id}"]')
    save.click()
    asked = table.get_by_role("dialog", name="Save the record")
    expect(asked.get_by_role("radio", name="What you know")).to_be_checked()
    expect(asked).to_contain_text("the others’ cards and the seed")
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)
        found[scheme], found[f"axe, {scheme}"] = faults(table), violations(table)
    with table.expect_download() as saved:
        asked.get_by_role("button", name="Save the record").click()
    text, name = Path(saved.value.path()).read_text("utf-8"), saved.value.suggested_filename
    assert text == ask(do="redact", record=still.record, seat="S")["record"]
    assert name.endswith(f"-{still.id}-view-S.ecn")
    expect(asked).to_have_count(0)
    save.click()
    asked.get_by_role("radio", name="Everything").check()
    with table.expect_download() as saved:
        asked.get_by_role("button", name="Save the record").click()
    assert Path(saved.value.path()).read_text("utf-8") == still.record
    assert saved.value.suggested_filename == name.replace("-view-S", "")
    table.evaluate("(id) => { location.hash = `replay=${id}`; }", still.id)
    button(table, "More").click()
    with table.expect_download() as saved:
        table.get_by_role("menuitem", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(f"-{still.id}-view-S.ecn")
    check(found)


UNUSUAL_NAMES = "\u202eonurB", "\u200b\u2060", "ברוּנוֹ", "Zoë"


@pytest.mark.thorough
def test_unusual_names_are_isolated(table: Page, tmp_path: Path) -> None:
    """Invisible characters are marked and right-to-left names isolated: in the library, in labels and in the replay."""
    texts = [record(number) for number in range(len(UNUSUAL_NAMES))]
    for at, name in enumerate(UNUSUAL_NAMES):
        texts[at] = re.sub(r'\[North "[^"]*"\]', f'[North "{name}"]', texts[at])
    (tmp_path / "names.ecn").write_text("\n".join(texts), "utf-8")
    choose(table, tmp_path / "names.ecn").get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    lines = games.get_by_role("listitem").filter(has_text="imported")
    expect(lines).to_have_count(len(UNUSUAL_NAMES))
    shown = "\n".join(lines.all_inner_texts())
    heard = games.evaluate("(it) => [...it.querySelectorAll('[aria-label]')].map((at) => at.ariaLabel).join('\\n')")
    for answer in (shown, heard):
        assert not re.search("[\u200b-\u200f\u202a-\u202e\u2060]", answer)
        assert "\ufffdonurB" in answer
        assert "\u2068ברוּנוֹ\u2069" in answer
    assert re.search(r", \ufffd+ \d", shown)  # a name of invisible characters is still marked
    games.get_by_role("listitem").filter(has_text="onurB").get_by_role("button").first.click()
    title = table.get_by_role("heading", level=1)
    expect(title).to_contain_text("\ufffdonurB")
    assert "\u202e" not in table.locator(".replay__replay").inner_text()
    expect(table.locator("bdi").filter(has_text="onurB").first).to_be_visible()


@pytest.mark.thorough
def test_one_game_is_offered_for_replay(table: Page, tmp_path: Path) -> None:
    (tmp_path / "one.ecn").write_text(record(5), "utf-8")
    shown = choose(table, tmp_path / "one.ecn")
    expect(shown.locator(".files__course-sum")).to_have_text("One game is in your library now.")
    shown.get_by_role("button", name="Replay it").click()
    table.wait_for_url("**#replay=*")
    expect(table.get_by_role("button", name="Next event")).to_be_visible()
    table.go_back()
    expect(shown).to_be_visible()


@pytest.mark.thorough
def test_dropped_and_pasted(table: Page) -> None:
    """Games can be dropped or pasted anywhere on the page, while the table stays in use."""
    shown = table.get_by_role("dialog", name="Import games")
    bring(table, "dragover", text="", file="games.ecn")
    expect(table.locator("html")).to_have_attribute("data-bringing", "yes")
    bring(table, "drop", text=file_of(2), file="games.ecn")
    expect(table.locator("html")).not_to_have_attribute("data-bringing", "yes")
    expect(shown.locator(".files__course-sum")).to_have_text("2 games are in your library now.")
    close_panel(shown)
    bring(table, "paste", text=file_of(3))
    expect(shown.locator(".files__course-sum")).to_have_text("One game is in your library now. 2 were there already.")
    # The same in the text field.
    shown.get_by_role("textbox", name="Text of games, or a link").fill(record(7))
    shown.get_by_role("button", name="Read the text").click()
    expect(shown.locator(".files__course-sum")).to_have_text("One game is in your library now.")
    close_panel(shown)
    # A text that is no game is refused with a sentence.
    bring(table, "paste", text="Good evening")
    expect(table.get_by_text("That is neither a game nor a link to one.")).to_be_visible()
    bring(table, "drop", text="\x89PNG\x00\x01", file="photo.png")
    expect(shown.locator(".files__course")).to_contain_text("could not be read")


@pytest.mark.thorough
def test_problems_beside_the_text(table: Page, tmp_path: Path) -> None:
    """All problems are listed, each with its line, column and text; the sound games are saved."""
    lines = file_of(3).split("\n")
    second = lines.index('[ECN "1"]', 1)
    wrong = next(at for at, text in enumerate(lines) if at > second and ":propose" in text)
    lines[wrong] = lines[wrong].replace(":propose", ":propse", 1)
    (tmp_path / "bad.ecn").write_text("\n".join(lines), "utf-8")
    shown = choose(table, tmp_path / "bad.ecn")
    expect(shown).to_contain_text("The game is kept up to here")  # it is offered beside what was read
    shown.get_by_role("button", name="Do not keep it").click()
    expect(shown.locator(".files__course-sum")).to_have_text("2 games are in your library now. One was not kept.")
    found = shown.locator(".files__finding").first
    expect(found.locator(".files__finding-words")).to_contain_text("“propse” is not something a player says")
    column = lines[wrong].index(":propse")
    expect(found.locator(".files__finding-place")).to_contain_text(
        f"bad.ecn · line {wrong + 1}, column {column} · game 2"
    )
    expect(found.locator("code")).to_have_count(3)
    expect(found.locator(".files__meant")).to_have_text(f"{wrong + 1}{lines[wrong]}")
    expect(found.locator("mark")).to_have_text(re.compile("^[SN]:propse$"))


@pytest.mark.thorough
def test_the_table_stays_in_use(table: Page, tmp_path: Path) -> None:
    """While a large file is read, one can play; the import can be stopped, and what was read is saved."""
    text = file_of(30)
    parts = [text.replace('[Round "?"]', f'[Round "{at}"]') for at in range(40)]
    assert parts[0] != text
    (tmp_path / "many.ecn").write_text("\n".join(parts), "utf-8")
    library(table).get_by_role("button", name="Import", exact=True).click()
    shown = table.get_by_role("dialog", name="Import games")
    shown.locator("input[type=file]").set_input_files(tmp_path / "many.ecn")
    expect(shown.get_by_role("progressbar")).to_be_visible()
    close_panel(shown)
    close_panel(table.get_by_role("dialog", name="Your games"))
    expect(table.get_by_role("status").filter(has_text="Reading games")).to_be_visible()
    player = Player(table)
    player.decide()
    expect(table.get_by_role("status").filter(has_text="Reading games")).to_be_visible()
    button(table, "Stop").click()
    expect(table.get_by_role("status").filter(has_text="Reading games")).to_have_count(0)
    games = library(table)
    counted = games.get_by_role("status").filter(has_text=re.compile("games$")).inner_text()
    assert 1 < int(counted.split()[0].replace(",", "")) < 1200
    games.get_by_role("button", name="Import", exact=True).click()
    expect(shown).to_contain_text("You stopped the import.")


@pytest.mark.thorough
def test_unfinished_games_from_elsewhere(table: Page, tmp_path: Path) -> None:
    """An unfinished game from elsewhere can be played on if it is whole; one seat's view of it can only be replayed."""
    still = moments()["lead"]
    seen = ask(do="redact", record=moments()["accept or refuse"].record)["record"]
    (tmp_path / "still.ecn").write_text(f"{still.record}\n{seen}", "utf-8")
    choose(table, tmp_path / "still.ecn").get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    line = games.get_by_role("listitem").filter(has_text="as You saw it")
    line.get_by_role("button").first.click()
    expect(button(table, "Next event")).to_be_visible()
    table.go_back()
    games.get_by_role("listitem").filter(has_text="imported").filter(has_not_text="as You").get_by_role(
        "button"
    ).first.click()
    expect(games).to_have_count(0)
    wait_offered(table)
    assert kept(table)["record"] == still.record
    Player(table).decide()
    wait_offered(table)
    assert kept(table)["record"].startswith(still.record.removesuffix("*\n"))
    here = table.url
    table.reload()
    wait_offered(table)
    assert table.url == here


# ---- backup


def test_backup_and_restore(table: Page, host: Host, context: BrowserContext, tmp_path: Path) -> None:
    laid = [moments()[name] for name in ("propose or play", "game over")]
    lay(table, *laid)
    open_game(table, laid[0])
    table.evaluate("""localStorage.setItem("ecarte.settings", '{"speed":"off","autoplay":false,"fourColour":true}')""")
    games = library(table)
    with table.expect_download() as saved:
        games.get_by_role("button", name="Back up").click()
    assert re.fullmatch(r"ecarte-backup-\d{4}-\d\d-\d\d\.json", saved.value.suggested_filename)
    saved.value.save_as(tmp_path / "backup.json")
    text = (tmp_path / "backup.json").read_text("utf-8")

    elsewhere = fresh(context, host)
    # A damaged backup: a sentence, and nothing changes.
    before = elsewhere.evaluate("localStorage.getItem('ecarte.settings')")
    games = library(elsewhere)
    games.get_by_role("button", name="Restore", exact=True).click()
    shown = elsewhere.get_by_role("dialog", name="Restore a backup")
    (tmp_path / "damaged.json").write_text(text.replace('"revision":1', '"revision":9', 1), "utf-8")
    shown.locator("input[type=file]").set_input_files(tmp_path / "damaged.json")
    expect(shown.get_by_role("status")).to_contain_text("This backup is damaged.")
    expect(shown.get_by_role("button", name="Restore", exact=True)).to_have_count(0)
    assert elsewhere.evaluate("localStorage.getItem('ecarte.settings')") == before
    # What can be read of it can be looked at.
    shown.get_by_role("button", name="See what can be read").click()
    expect(shown.get_by_role("status")).to_contain_text("2 games will be added.")

    # The right backup.
    shown.locator("input[type=file]").set_input_files(tmp_path / "backup.json")
    expect(shown.get_by_role("status")).to_contain_text("holds 2 games and your settings")
    shown.get_by_role("button", name="Restore", exact=True).click()
    expect(shown.get_by_role("status")).to_contain_text("2 games are back.")
    expect(elsewhere.locator("html")).to_have_attribute("data-suits", "four")
    for moment in laid:
        assert kept(elsewhere, moment.id)["record"] == moment.record
    # The same backup again: nothing to do.
    shown.locator("input[type=file]").set_input_files(tmp_path / "backup.json")
    shown.get_by_role("button", name="Restore", exact=True).click()
    expect(shown.get_by_role("status")).to_contain_text("No game was missing. 2 were here already.")
    shown.get_by_role("button", name="To your games").click()
    close_panel(elsewhere.get_by_role("dialog", name="Your games"))

    # The unfinished game is played on, and is newer than the backup from then on.
    open_game(elsewhere, laid[0])
    Player(elsewhere).decide()
    wait_offered(elsewhere)
    gone_on = kept(elsewhere)["record"]
    bring(elsewhere, "drop", text=text, file="backup.json")
    shown.get_by_role("button", name="Restore", exact=True).click()
    expect(shown.get_by_role("status")).to_contain_text("2 were here already")
    assert kept(elsewhere)["record"] == gone_on
