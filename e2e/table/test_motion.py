"""Cards that move, cards that stay still with reduced motion, and a tap that ends the motion."""

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import Player, brisk, button, log_of, read, wait_offered
from kit.positions import moments
from kit.shelf import lay, open_game

# Counts everything that moves, from the first moment of the page.
WATCH = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    moved.push(`animate ${this.className}`);
    return animate.apply(this, how);
  };
  for (const kind of ["animationstart", "transitionrun"])
    addEventListener(kind, (event) => {
      const { target, animationName, propertyName } = event;
      moved.push(`${kind} ${target.className} ${animationName ?? propertyName}`);
    }, true);
"""

# Cards in the air stand still until a tap, which so comes in time on any machine. From then on it measures how long
# they still had to fly, and how long they flew. It listens before the page does, so that nothing is ended yet.
STOPWATCH = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (!window.hurried && this.closest(".table__flight")) animation.pause();
    return animation;
  };
  addEventListener("pointerdown", () => {
    const flying = [...document.querySelectorAll(".table__flight")];
    const flights = flying.flatMap((one) => one.getAnimations({ subtree: true }));
    if (flights.length === 0) return;
    const left = flights.map((one) => one.effect.getComputedTiming().endTime - one.currentTime);
    const touched = performance.now();
    for (const flight of flights) flight.play();
    window.hurried = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(".table__flight")) requestAnimationFrame(look);
        else resolve({ had: Math.max(...left), took: performance.now() - touched });
      };
      look();
    });
  }, { capture: true });
"""


def play_a_deal(page: Page) -> None:
    player = Player(page)
    player.play_until("Next deal")
    player.choose("Next deal")
    wait_offered(page)


@pytest.mark.thorough
def test_reduced(page: Page, host: Host, trouble: Trouble) -> None:
    """With reduced motion nothing is animated, not even a colour."""
    page.add_init_script(WATCH)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    play_a_deal(page)
    button(page, "Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("[...new Set(moved)]") == []
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.thorough
def test_with_motion(page: Page, host: Host, trouble: Trouble) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    wait_offered(page)
    play_a_deal(page)
    moved = page.evaluate("moved.filter((one) => one === 'animate table__flight').length")
    assert moved >= 10 + 5 * 2  # ten cards dealt, at most five tricks played and gathered
    expect(page.locator(".table__flight")).to_have_count(0)


def test_a_tap_hurries(page: Page, host: Host, trouble: Trouble) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(STOPWATCH)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    moment = moments()["deal over, vole"]
    lay(page, moment)
    open_game(page, moment)
    wait_offered(page)
    button(page, "Next deal").click()
    expect(page.locator(".table__flight")).not_to_have_count(0)
    page.mouse.click(640, 300)  # the bare cloth
    expect(page.locator(".table__flight")).to_have_count(0)
    hurried = page.evaluate("window.hurried")
    assert hurried["had"] > 400, hurried
    assert hurried["took"] < hurried["had"] / 2, hurried
    wait_offered(page)
    expect(page.locator(".table__flight")).to_have_count(0)


def test_motion_off(page: Page, host: Host, trouble: Trouble) -> None:
    """The player's own setting has the same effect as the device's."""
    brisk(page)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    wait_offered(page)
    before = log_of(page).inner_text()
    Player(page).decide()
    wait_offered(page)
    assert log_of(page).inner_text() != before
    assert read(page).cards
    assert page.evaluate("moved.filter((one) => one.startsWith('animate '))") == []
