"""Where the colours are the reader's own, backgrounds and shadows are gone: each state is told by something else."""

from playwright.sync_api import Page, expect

from conftest import Host, Trouble
from player import brisk, close_panel, hand_of, open_panel
from positions import moments
from shelf import lay
from test_belote_table import moment

# Of each state that is to be seen, chosen and not: whether the two differ by more than backgrounds and shadows.
ALIKE = """() => {
  const LOOKS = ["outlineStyle", "outlineWidth", "outlineOffset", "borderTopStyle", "borderTopWidth",
    "textDecorationLine", "fontWeight", "opacity", "color", "visibility"];
  const look = (one) => {
    const style = getComputedStyle(one);
    return JSON.stringify([...LOOKS.map((name) => style[name]),
      getComputedStyle(one, "::before").content, getComputedStyle(one, "::after").content]);
  };
  const STATES = [
    [".segment input:checked + span", ".segment input:not(:checked) + span"],
    [".preset:has(:checked)", ".preset:not(:has(:checked))"],
    [".counter.on", ".counter:not(.on)"],
    [".held.picked", ".held:not(.picked)"],
    [".held.sunk", ".held:not(.sunk)"],
    [".choices [aria-pressed=true]", ".choices [aria-pressed=false]"],
    [".choices [aria-disabled=true]", ".choices .button:not([aria-disabled])"],
    [".pick-card[aria-pressed=true]", ".pick-card[aria-pressed=false]"],
    [".mark-button[aria-pressed=true]", ".mark-button[aria-pressed=false]"],
    [".move[aria-current]", ".move:not([aria-current])"],
    [".menu-line[aria-current]", ".menu-line:not([aria-current])"],
    [".bar-button[aria-disabled=true]", ".bar-button:not([aria-disabled=true])"],
  ];
  const seen = [], alike = [];
  for (const [chosen, other] of STATES) {
    const [a, b] = [chosen, other].map((of) => [...document.querySelectorAll(of)].find((one) => one.checkVisibility()));
    if (!a || !b) continue;
    seen.push(chosen);
    if (look(a) === look(b)) alike.push(chosen);
  }
  for (const one of document.querySelectorAll("input:is([type=checkbox], [type=radio])")) {
    const { appearance, opacity } = getComputedStyle(one);
    if (appearance === "none" && opacity !== "0") alike.push(one.outerHTML);
  }
  for (const one of document.querySelectorAll(".card"))
    if (getComputedStyle(one).borderTopStyle === "none") alike.push(`the edge of ${one.className}`);
  return [seen, alike];
}"""


def test_what_is_chosen_is_told_by_lines(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.route("**/engine.html*", lambda _: None)  # what is kept is shown before Python is up
    page.goto(f"{host.url}?lang=en")
    tables = [moments()[name] for name in ("discard as dealer", "follow, some refused", "deal over, much scored")]
    lay(page, *tables, moment("late"))
    seen: set[str] = set()
    alike: dict[str, list[str]] = {}

    def look(where: str) -> None:
        states, wrong = page.evaluate(ALIKE)
        seen.update(states)
        if wrong:
            alike[where] = wrong

    for each in (moment("late"), *reversed(tables)):
        page.evaluate("(id) => { location.hash = `game=${id}`; }", each.id)
        page.locator(f".table[data-game={each.view['game']}][data-phase={each.view['phase']}] .prompt").first.wait_for()
        look(each.name)
    hand_of(page).get_by_role("button").first.click()
    expect(page.locator(".held.picked")).to_have_count(1)
    look("a card picked")
    for name in ("Your games", "Settings", "How to play"):
        shown = open_panel(page, name)
        look(name)
        close_panel(shown)
    assert alike == {}
    assert seen >= {
        ".segment input:checked + span",
        ".counter.on",
        ".held.picked",
        ".held.sunk",
    }
