"""A player who has the keyboard alone."""

from playwright.sync_api import Locator, Page

FAR = 60  # no place on the page is further away than so many times Tab


FOCUS = """() => {
  const one = document.activeElement;
  const lost = !one || one === document.body || one === document.documentElement;
  return lost ? "" : one.dataset.event ?? one.ariaLabel ?? one.tagName;
}"""


# The key that leads nearer to an element: none where it has the focus, an arrow from one card to another.
NEXT_KEY = """(one) => {
  if (one === document.activeElement) return null;
  return one.matches(".table__hand *") && document.activeElement.matches(".table__hand *") ? "ArrowRight" : "Tab";
}"""


def focused(page: Page) -> str:
    """What has the focus, or nothing when it is lost."""
    found: str = page.evaluate(FOCUS)
    return found


class Keys:
    """Goes there by Tab and arrows, and presses Enter on cards, Space on the rest."""

    def __init__(self) -> None:
        self.lost: list[str] = []

    def go(self, page: Page, what: Locator) -> None:
        for _ in range(FAR):
            key = what.evaluate(NEXT_KEY)
            if key is None:
                return
            page.keyboard.press(key)
        raise AssertionError(f"not reached by keys: {what}")

    def press(self, page: Page, what: Locator) -> None:
        name = what.inner_text() or what.get_attribute("aria-label") or ""
        self.go(page, what)
        is_card = what.evaluate("one => one.matches('.table__hand *')")
        page.keyboard.press("Enter" if is_card else "Space")
        if not focused(page):
            self.lost.append(name)
