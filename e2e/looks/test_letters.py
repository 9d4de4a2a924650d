"""R D V: in French, kings, queens and jacks have the letters of a French pack, unless others are chosen."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from conftest import Host, Trouble, wait_ready
from kit.player import brisk
from kit.positions import moments
from kit.replays import READER_GAME
from kit.senses.looks import check, faults, look, violations
from kit.shelf import lay, open_panel_by_event

# A portrait shows no corner of its card.
FACES = ":not([data-part=medallion]) > .cards__face:not([src*='/back.svg'])"
# The pixels of a picture's corner and of its middle, as the browser draws them.
DRAWN = """async (image) => {
  await image.decode();
  const canvas = new OffscreenCanvas(169, 245);
  const drawn = canvas.getContext("2d", { willReadFrequently: true });
  drawn.drawImage(image, 0, 0, 169, 245);
  const part = (...where) => [...drawn.getImageData(...where).data].join();
  return { corner: part(4, 8, 26, 36), middle: part(45, 60, 80, 120), opposite: part(139, 201, 26, 36) };
}"""


def letters(page: Page, which: str) -> None:
    """Choose the letters in the settings, in French."""
    open_panel_by_event(page, "app:settings")
    panel = page.locator("[data-panel=settings]")
    panel.get_by_role("group", name="Lettres des figures").get_by_role("radio", name=which).check()
    panel.get_by_role("button", name="Fermer").click()
    expect(panel).to_be_hidden()


def lettered(page: Page, where: str) -> set[str]:
    """Wait until all faces in a place are drawn; court cards have French letters, other cards do not."""
    expect(page.locator(f"{where} {FACES}").first).to_be_visible()
    found = page.locator(f"{where} {FACES}").evaluate_all("all => all.map((one) => one.src.split('/').pop())")
    for face in found:
        assert face.endswith("#rdv") is (face[0] in "KQJ"), face
    return {face[:2] for face in found}


@pytest.fixture
def french(page: Page, host: Host, trouble: Trouble) -> Page:
    brisk(page)
    page.goto(f"{host.url}fr/")
    wait_ready(page)
    lay(page, *moments().values(), READER_GAME)
    return page


@pytest.mark.thorough
def test_french_letters(french: Page, requests: list[Request]) -> None:
    look(french, moments()["follow, some refused"])  # South holds the queen of diamonds
    queen = french.locator(".table__hand [data-card=Qd] .cards__face")
    assert "Qd" in lettered(french, ".table__table")
    letters(french, "K Q J")
    expect(queen).to_have_attribute("src", re.compile("Qd.svg$"))
    usual = {"before": queen.evaluate(DRAWN)}
    # The choice is one: cards in words and lists have the same.
    french.evaluate("location.hash = 'explorer'")
    picked = french.locator("[data-panel=explorer] .explorer__pick-card").first
    expect(picked).to_have_text("K")
    french.keyboard.press("Escape")

    letters(french, "R D V")
    assert "Qd" in lettered(french, ".table__table")
    usual["after"] = queen.evaluate(DRAWN)
    for part in ("corner", "opposite"):
        assert usual["before"][part] != usual["after"][part]
    assert usual["before"]["middle"] == usual["after"]["middle"]
    expect(french.get_by_role("button", name="Dame de carreau")).to_be_visible()
    # They are the same files: no second set is fetched. The settings show other faces and backs.
    asked = [request.url.partition("#")[0] for request in requests if "/cards/" in request.url]
    known = re.compile(r"/((large-|plain-)?[KQJAT987][shdc]|back(-blue|-green)?)\.svg$")
    assert [url for url in asked if not known.search(url)] == []

    french.reload()
    wait_ready(french)
    assert "Qd" in lettered(french, ".table__table")
    french.evaluate("location.hash = 'replay=annotated@1#6'")
    expect(french.locator(".replay__replay .table__table")).to_have_attribute("data-at", "1#6")
    assert lettered(french, ".replay__replay") & {
        "Ks",
        "Qs",
        "Js",
        "Kh",
        "Qh",
        "Jh",
        "Kd",
        "Qd",
        "Jd",
        "Kc",
        "Qc",
        "Jc",
    }
    french.evaluate("location.hash = 'explorer=KsQsJs7h7d.9h.dealer.3-4.akagiri.2'")
    assert {"Ks", "Qs", "Js"} <= lettered(french, "[data-panel=explorer]")


@pytest.mark.thorough
def test_other_languages_keep_theirs(french: Page) -> None:
    """In other languages there is no such choice; the one made is kept for French."""
    look(french, moments()["follow, some refused"])
    queen = french.locator(".table__hand [data-card=Qd] .cards__face")
    for lang, has in (("en", False), ("ja", False), ("fr", True)):
        open_panel_by_event(french, "app:settings")
        panel = french.locator("[data-panel=settings]")
        panel.locator(f"input[name=language][value={lang}]").check(force=True)
        expect(french.locator("html")).to_have_attribute("lang", lang)
        expect(panel.locator("input[name=indices]")).to_have_count(2 if has else 0)
        french.keyboard.press("Escape")
        assert (queen.get_attribute("src") or "").endswith("#rdv") is has
    letters(french, "K Q J")
    assert "#" not in (queen.get_attribute("src") or "")


@pytest.mark.thorough
def test_the_choice_fits(french: Page) -> None:
    look(french, moments()["follow, some refused"])
    letters(french, "R D V")
    open_panel_by_event(french, "app:settings")
    found: dict[str, object] = {"settings": faults(french), "axe": violations(french)}
    check(found)
