"""A player with only a keyboard."""

from playwright.sync_api import Locator, Page

FAR = 60  # Tab presses that reach any place of the page


FOCUS = """() => {
  const one = document.activeElement;
  const lost = !one || one === document.body || one === document.documentElement;
  return lost ? "" : one.dataset.event ?? one.ariaLabel ?? one.tagName;
}"""


# The key that leads to an element: none if it has the focus, an arrow from one card to another, else Tab.
NEXT_KEY = """(one) => {
  if (one === document.activeElement) return null;
  return one.matches(".table__hand *") && document.activeElement.matches(".table__hand *") ? "ArrowRight" : "Tab";
}"""


def focused(page: Page) -> str:
    """Return a description of the focused element, "" when focus is lost."""
    found: str = page.evaluate(FOCUS)
    return found


class Keys:
    """Moves by Tab and arrows, and presses Enter on cards, Space on everything else."""

    def __init__(self) -> None:
        self.lost: list[str] = []

    def go(self, page: Page, what: Locator) -> None:
        """Move the focus to an element."""
        for _ in range(FAR):
            key = what.evaluate(NEXT_KEY)
            if key is None:
                return
            page.keyboard.press(key)
        raise AssertionError(f"not reached by keys: {what}")

    def press(self, page: Page, what: Locator) -> None:
        """Move to an element and press it."""
        name = what.inner_text() or what.get_attribute("aria-label") or ""
        self.go(page, what)
        is_card = what.evaluate("one => one.matches('.table__hand *')")
        page.keyboard.press("Enter" if is_card else "Space")
        if not focused(page):
            self.lost.append(name)
