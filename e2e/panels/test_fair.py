"""Fair deals: a commitment before the first card, words that cut the pack, and the proof when the game is over."""

import hashlib
import re

import pytest
from playwright.sync_api import Page, expect

from conftest import Trouble
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from kit.player import Player, button, close_panel, open_panel, wait_offered
from kit.senses.hiding import everything
from kit.senses.looks import box, check, faults, violations
from kit.shelf import kept


def cuts(page: Page) -> list[str]:
    [play] = ecn.loads(kept(page)["record"])
    return [deal.note.value("cut") for deal in play.record.deals]


@pytest.mark.thorough
def test_a_cut_a_seal_and_the_proof(table: Page, trouble: Trouble) -> None:
    found: dict[str, object] = {}
    table.set_viewport_size({"width": 390, "height": 844})
    new = open_panel(table, "New game")
    new.get_by_text("Cut the pack", exact=True).click()
    sealed = new.get_by_text(re.compile("sha256:[0-9a-f]{64}"))
    expect(sealed).to_be_in_viewport(ratio=1)
    assert box(sealed)["y"] + box(sealed)["height"] < box(new.get_by_role("button", name="Deal the cards"))["y"]
    seal = sealed.inner_text()
    new.get_by_role("textbox", name="Your words").fill("three (blind) mice")
    new.get_by_role("button", name="Deal the cards").click()
    expect(new.get_by_role("alert")).to_contain_text("cannot be cut with “(”")
    found["new game"] = faults(table)
    new.get_by_role("textbox", name="Your words").fill("three blind mice")
    before = table.url
    new.get_by_role("button", name="Deal the cards").click()
    expect(table).not_to_have_url(before)  # until then the game before is still shown
    wait_offered(table)
    assert cuts(table) == ["three_blind_mice"]

    # During the game nothing that is shown contains its seed.
    seed = ecn.loads(kept(table)["record"])[0].record.tag("Seed")
    fair = open_panel(table, "Fair deals")
    expect(fair.get_by_text(seal, exact=True)).to_be_visible()
    expect(fair.get_by_text("Deal 1: “three blind mice”")).to_be_visible()
    assert seed not in everything(table)
    assert f"sha256:{hashlib.sha256(bytes.fromhex(seed)).hexdigest()}" == seal
    expect(fair).to_contain_text("its seed and every hand lie in this browser’s own storage")
    found["fair"], found["fair, axe"] = faults(table), violations(table)
    close_panel(fair)

    # From now on the panel asks before every deal, also by keyboard.
    settings = open_panel(table, "Settings")
    settings.get_by_label("Cut the pack before every deal").check()
    close_panel(settings)
    Player(table).play_until("Next deal")
    button(table, "Next deal").press("Enter")
    cut = table.get_by_role("dialog", name="Cut the pack")
    expect(cut.get_by_text(seal)).to_be_visible()
    found["cut"], found["cut, axe"] = faults(table), violations(table)
    cut.get_by_role("textbox", name="Your words").fill("see how they run")
    table.keyboard.press("Enter")
    expect(button(table, "Next deal")).to_have_count(0)
    wait_offered(table)
    assert cuts(table) == ["three_blind_mice", "see_how_they_run"]

    button(table, "Menu").click()
    table.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    table.get_by_role("dialog", name="Give this game up?").get_by_role("button", name="Resign").click()
    expect(table.get_by_role("region", name="You gave the game up")).to_be_visible()
    button(table, "Menu").click()
    table.get_by_role("dialog", name="Menu").get_by_role("button", name="Fair deals").click()
    fair = table.get_by_role("dialog", name="Fair deals")
    expect(fair.get_by_role("status")).to_contain_text("Proved: 2 deals,")
    expect(fair.get_by_text(seed, exact=True)).to_be_visible()
    assert table.url.endswith("#fair")
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)
        found[f"proof, {scheme}"], found[f"proof, axe, {scheme}"] = faults(table), violations(table)
    close_panel(fair)
    assert verify(ecn.loads(kept(table)["record"])[0], seal).proved
    table.evaluate("location.hash = location.hash.replace('game', 'replay')")
    expect(table.locator(".replay__moves")).to_contain_text("Cut with “see how they run”")
    check(found)


@pytest.mark.thorough
def test_the_first_game_has_no_seal_and_says_so(table: Page, trouble: Trouble) -> None:
    found: dict[str, object] = {}
    assert ecn.loads(kept(table)["record"])[0].record.prepared is not None
    fair = open_panel(table, "Fair deals")
    expect(fair.get_by_text("one of 256 prepared deals")).to_be_visible()
    expect(fair.get_by_text(re.compile("sha256:[0-9a-f]"))).to_have_count(0)
    close_panel(fair)
    button(table, "Menu").click()
    table.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    table.get_by_role("dialog", name="Give this game up?").get_by_role("button", name="Resign").click()
    expect(table.get_by_role("region", name="You gave the game up")).to_be_visible()
    fair = open_panel(table, "Fair deals")
    expect(fair.get_by_text("The cards agree with the public number: one deal,")).to_be_visible()
    expect(fair.get_by_text(re.compile("sha256:[0-9a-f]"))).to_have_count(0)
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)
        found[f"prepared, {scheme}"], found[f"prepared, axe, {scheme}"] = faults(table), violations(table)
    close_panel(fair)
    table.evaluate("location.hash = location.hash.replace('game', 'replay')")
    expect(table.locator(".replay__title")).to_contain_text("The usual game · a game to warm up")
    check(found)


@pytest.mark.sampled
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_the_page_that_explains_it_by_its_address(page: Page, host: object, trouble: Trouble, lang: str) -> None:
    page.goto(f"{host.url}?lang={lang}#fair")  # type: ignore[attr-defined]
    title = {"fr": "Donnes loyales", "ja": "公正なディール"}[lang]
    fair = page.get_by_role("dialog", name=title)
    expect(fair.get_by_text("ecarte verify game.ecn")).to_be_visible()
    check({"sizes": faults(page)})
