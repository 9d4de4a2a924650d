"""Whatever has the focus can be seen (WCAG 2.4.11): nothing that stays in place while a panel scrolls lies upon it."""

import pytest
from playwright.sync_api import Page

from conftest import Host, Trouble
from kit.screens import open_screens
from kit.senses.looks import check

SIZES = [(390, 844), (320, 256), (568, 320), (1440, 900)]
MOST_STOPS = 400

# What has the focus, if it is not in sight; "" if it is; null when the round is done. A choice is where its label is
# drawn. Half of it must be in sight, since the large target of a link may lie over the rest. Of what is taller than a
# third of the window, and of cards, which lie over each other, a part is enough.
HIDDEN = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  window.focusedBefore ??= new Map();
  const times = (focusedBefore.get(one) ?? 0) + 1;
  focusedBefore.set(one, times);
  if (times > 1) return null;
  const drawn = one.matches("input") ? (one.closest("label") ?? one) : one;
  const boxes = [...drawn.getClientRects()];
  const isSeen = (x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (drawn.contains(at) || at.contains(drawn) && getComputedStyle(at).position !== "sticky");
  };
  const parts = [0.15, 0.5, 0.85];
  const points = boxes.flatMap(({ left, top, width, height }) =>
    parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height])));
  const seen = points.filter(([x, y]) => isSeen(x, y)).length;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const isPart = height > innerHeight / 3 || width > innerWidth || drawn.closest("[data-part=table]");
  const words = (one.ariaLabel || drawn.innerText || "").trim().slice(0, 30);
  const name = `${drawn.localName}.${drawn.className} “${words}”`;
  const where = [left, top, width, height].map(Math.round);
  const isInSight = isPart ? seen > 0 : seen > points.length / 2;
  return isInSight ? "" : `${name}: ${seen} of ${points.length} points, at ${where}`;
}"""


TO_TOP = "one => { one.closest('[data-low]').scrollTop += one.getBoundingClientRect().top - 14; }"


def hidden(page: Page) -> list[str]:
    """Return what has the focus without being in sight, as Tab goes round once, and back again from the end."""
    found: list[str] = []
    for key in ("Tab", "Shift+Tab"):
        page.evaluate("() => { window.focusedBefore = new Map(); }")
        for _ in range(MOST_STOPS):
            page.keyboard.press(key)
            name = page.evaluate(HIDDEN)
            if name is None:
                break
            if name:
                found.append(f"{key}: {name}")
        else:
            raise AssertionError("Tab does not come round")
    return found


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "size"), [("new", (320, 256)), ("games", (568, 320))])
def test_a_sample(page: Page, host: Host, trouble: Trouble, name: str, size: tuple[int, int]) -> None:
    open_screens(page, host, "fr").all()[name]()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    check({name: hidden(page)})


@pytest.mark.thorough
def test_a_head_that_grows_and_shrinks(page: Page, host: Host, trouble: Trouble) -> None:
    open_screens(page, host, "en").all()["about"]()
    page.set_viewport_size({"width": 568, "height": 320})
    link = page.get_by_role("link", name="Documentation")
    head = page.locator("dialog[open] [data-stays=top]")
    # So much of the window that the head scrolls with the rest: the link is then at the window's edge.
    for height in ("200px", ""):
        head.evaluate("(head, height) => { head.style.height = height; }", height)
        page.wait_for_function("low => Boolean(document.querySelector('[data-low]')) === low", arg=height != "")
        if height:
            page.get_by_role("button", name="Copy").focus()
            link.focus()
            link.evaluate(TO_TOP)
    assert not page.evaluate(HIDDEN)


@pytest.mark.thorough
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("size", SIZES)
def test_every_panel(page: Page, host: Host, trouble: Trouble, size: tuple[int, int]) -> None:
    found: dict[str, object] = {}
    for name in open_screens(page, host, "en").each():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if page.locator("dialog[open]").count():
            found[name] = hidden(page)
    assert len(found) > 30
    check(found)
