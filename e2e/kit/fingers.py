"""Fingers on the screen, as many as are needed: Playwright's own taps have only one."""

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


def middle(what: Locator) -> Point:
    """Return the middle of an element."""
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """The fingers on a page, by number."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.down: dict[int, Point] = {}

    def press(self, finger: int, at: Point) -> None:
        """Put a finger down."""
        self.down[finger] = at
        self._send("touchStart", self.down)

    def slide(self, finger: int, to: Point) -> None:
        """Move a finger that is down, in a few steps."""
        x, y = self.down[finger]
        for step in range(1, 5):
            self.down[finger] = (x + (to[0] - x) * step / 4, y + (to[1] - y) * step / 4)
            self._send("touchMove", self.down)

    def lift(self, finger: int) -> None:
        """Lift a finger."""
        self._send("touchEnd", {finger: self.down.pop(finger)})

    def lose(self) -> None:
        """Let the system take all fingers, as for a gesture of its own."""
        self.down.clear()
        self._send("touchCancel", {})

    def _send(self, kind: str, fingers: dict[int, Point]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
