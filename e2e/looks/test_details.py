"""On every screen: how large targets are, where the focus begins, and what stands between sentences."""

import pytest
from playwright.sync_api import Page

from conftest import Host, Trouble, wait_ready
from kit.screens import open_screens
from kit.senses.looks import check

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(1200)]

# Targets of less than 24 pixels either way (2.5.8), without the exception for those that lie apart. Links in a sentence
# are smaller, as docs/accessibility.md says.
SMALL = """() => {
  const found = new Set();
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  for (const one of scope.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary")) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest("[inert]")) continue;
    const isLink = one.matches("a, button") && getComputedStyle(one).display === "inline";
    const around = isLink && one.closest("p, li, dd, td, q, small, span:not(:empty)");
    if (around && around.innerText.trim().length > one.innerText.trim().length) continue;
    // A box is pressed by its label.
    const label = one.matches("input") ? (one.closest("label") ?? one.labels[0]) : null;
    const { width, height } = (label ?? one).getBoundingClientRect();
    if (width < 2 || height < 2) continue; // only for screen readers
    const words = (one.ariaLabel || one.innerText || "").trim().slice(0, 20);
    if (Math.min(width, height) < 23.99) found.add(`${one.localName}.${one.className} “${words}” ${width}×${height}`);
  }
  return [...found];
}"""

# The focus is never at an element that a screen reader has no name for.
NAMELESS = """() => {
  const one = document.activeElement;
  if (!document.querySelector("dialog[open]")) return [];
  const named =
    "h1, h2, h3, h4, p, button, a, input, select, textarea, summary, [aria-label], [aria-labelledby], [role]";
  const isNamed = one.matches(named);
  return isNamed ? [] : [`the focus begins at ${one.outerHTML.slice(0, 80)}`];
}"""

SPACES = """() => (document.body.innerText.match(/.{0,12}[。！？][ \\u00a0]+(?=\\S).{0,8}/g) ?? [])"""


def test_every_screen_in_detail(page: Page, host: Host, trouble: Trouble) -> None:
    found: dict[str, object] = {}
    for name in open_screens(page, host, "ja").each():
        nameless = page.evaluate(NAMELESS)
        page.set_viewport_size({"width": 390, "height": 844})
        found[name] = [*nameless, *page.evaluate(SMALL), *page.evaluate(SPACES)]
    check(found)


@pytest.mark.parametrize("feature", ["prefers-contrast: more", "prefers-reduced-transparency: reduce"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_shines_through_for_whoever_asks(
    page: Page, host: Host, trouble: Trouble, feature: str, scheme: str
) -> None:
    """More contrast: soft text is as strong as the other. Less transparency: grounds hide what lies below."""
    name, _, value = feature.partition(": ")
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    color = """(name) => {
      const one = document.body.appendChild(document.createElement("p"));
      one.style.color = `var(${name})`;
      const { color } = getComputedStyle(one);
      one.remove();
      return color;
    }"""
    session = page.context.new_cdp_session(page)
    schemes = {"name": "prefers-color-scheme", "value": scheme}
    session.send("Emulation.setEmulatedMedia", {"features": [schemes]})
    assert "rgba" in page.evaluate(color, "--wash")
    assert "rgba" in page.evaluate(color, "--veil")
    assert page.evaluate(color, "--text-soft") != page.evaluate(color, "--text")
    session.send("Emulation.setEmulatedMedia", {"features": [schemes, {"name": name, "value": value}]})
    for ground in ("--wash", "--veil", "--emblem"):
        assert "rgba" not in page.evaluate(color, ground), ground
    alike = page.evaluate(color, "--text-soft") == page.evaluate(color, "--text")
    assert alike is (name == "prefers-contrast")
