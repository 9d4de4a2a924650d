"""Every screen of both games, by the criteria of WCAG 2.2 AA that a program can judge: docs/accessibility.md."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from PIL import Image
from playwright.sync_api import Page

from conftest import Host, Trouble
from kit.screens import open_screens
from kit.senses.looks import check, inject_axe

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(1200)]

# Rules of axe by criterion; `target-size` (2.5.8) is off unless it is asked for.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = """async (tags) => {
  const { violations, incomplete } = await axe.run(document, { iframes: false, runOnly: tags });
  // What the bar at the foot of a panel half covers is judged anew where it lies free.
  const small = violations.find(({ id }) => id === "target-size");
  const isSmall = async ({ target }) => {
    document.querySelector(target[0]).scrollIntoView({ block: "center" });
    const again = await axe.run(document, { iframes: false, runOnly: { type: "rule", values: ["target-size"] } });
    return again.violations.some(({ nodes }) => nodes.some((node) => node.target[0] === target[0]));
  };
  if (small) {
    const nodes = [];
    for (const node of small.nodes) if (await isSmall(node)) nodes.push(node);
    small.nodes = nodes;
    if (nodes.length === 0) violations.splice(violations.indexOf(small), 1);
  }
  const lines = violations.map((one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.html.slice(0, 120))}`);
  const unsure = incomplete.filter((one) => one.id === "color-contrast").flatMap((one) => one.nodes);
  return { lines, unsure: unsure.map((node) => node.target[0]).filter((target) => typeof target === "string") };
}"""

# A text of an element: its own colour, whether it is large, and its place. Nothing for invisible text.
TEXT = """(selector) => {
  const one = document.querySelector(selector);
  if (!one?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
  const words = document.createRange();
  words.selectNodeContents(one);
  const { left, top, right, bottom } = words.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!inside || right - left < 2 || bottom - top < 2) return null;
  for (const x of [left + 1, (left + right) / 2, right - 1])
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1])
      if (document.elementFromPoint(x, y) !== one) return null; // something lies over a part of it
  const style = getComputedStyle(one);
  const large = parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  canvas.fillStyle = style.color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  const room = 0.15 * parseFloat(style.fontSize); // above and below the letters, where a round badge may have no ground
  return { color: [red, green, blue], alpha: alpha / 255, large, box: [left, top + room, right, bottom - room] };
}"""
HIDE_TEXT = "* { color: transparent !important; text-shadow: none !important; transition: none !important; }"

# The text spacing that every page must support (1.4.12).
SPACING = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }"""
CUT = """() => {
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  // Shortened on purpose: a remark stands whole beside its move, the rules of a game in its record.
  const shortened = ".replay__remark, .replay__follows, .replay__title p";
  const wide = document.scrollingElement.scrollWidth;
  const found = wide > innerWidth ? [`the page is ${wide} wide in a window of ${innerWidth}`] : [];
  for (const one of scope.querySelectorAll("button, summary, label, p, h1, h2, h3, dt, dd, legend")) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !one.innerText?.trim()) continue;
    if (one.matches(shortened)) continue;
    const style = getComputedStyle(one);
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    const is = `${one.className} “${one.innerText.trim().slice(0, 40)}”`;
    if (one.clientWidth < 4 || one.clientHeight < 4) continue; // for ears alone
    if (hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(`${is} is cut off at the side`);
    if (hides(style.overflowY) && one.scrollHeight > one.clientHeight + 1) found.push(`${is} is cut off below`);
  }
  return found;
}"""

# An interactive element's name contains its visible text (2.5.3), and only interactive elements get the focus (2.4.3).
NAMES = """() => {
  const found = [];
  const active = "button, a[href], input:not([type=hidden]), textarea, summary, [tabindex]";
  for (const one of document.querySelectorAll(active)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const { tabIndex, outerHTML, ariaLabel } = one;
    const plain = (words) => words?.trim().toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, " ").trim();
    if (tabIndex > 0) found.push(`${outerHTML.slice(0, 100)} comes before its turn`);
    const shown = one.matches("button, a, summary") ? plain(one.innerText) : "";
    if (ariaLabel && /\\p{L}{2}/u.test(shown) && !plain(ariaLabel).includes(shown))
      found.push(`“${shown}” is called “${ariaLabel}”`);
  }
  return found;
}"""


def linear(channel: float) -> float:
    """Return a channel of sRGB, from 0 to 255, as light (WCAG's relative luminance)."""
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(color: tuple[float, ...]) -> float:
    """Return the relative luminance of a colour."""
    red, green, blue = map(linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(text: dict[str, Any], ground: Image.Image) -> float:
    """Return the worst contrast of a text over a picture of its ground; one pixel in twenty may be worse."""
    found: list[tuple[float, int]] = []
    for count, color in ground.getcolors(ground.width * ground.height) or []:
        assert isinstance(color, tuple)  # of an RGB picture
        mixed = zip(text["color"], color, strict=True)
        seen = tuple(text["alpha"] * own + (1 - text["alpha"]) * under for own, under in mixed)
        dark, light = sorted((luminance(seen), luminance(color)))
        found.append(((light + 0.05) / (dark + 0.05), count))
    left = ground.width * ground.height // 20
    for ratio, count in sorted(found):
        left -= count
        if left < 0:
            return ratio
    raise AssertionError("a picture without pixels")


@contextmanager
def styled(page: Page, rules: str) -> Iterator[None]:
    """Add rules to the page's styles for a while, past its policy."""
    page.evaluate(
        """(rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets.push(sheet);
        }""",
        rules,
    )
    yield
    page.evaluate("document.adoptedStyleSheets.pop(); undefined")


def faint(page: Page, selectors: list[str]) -> list[str]:
    """Return the texts that axe could not judge and whose contrast with the pixels below is too low (1.4.3)."""

    def texts_now() -> dict[str, Any]:
        return {selector: text for selector in selectors if (text := page.evaluate(TEXT, selector))}

    for _ in range(50):  # a list may still be scrolling to its place in a window of another size
        texts = texts_now()
        if not texts:
            return []
        with styled(page, HIDE_TEXT):
            picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        if texts_now() == texts:
            break
    else:
        raise AssertionError("the screen does not come to rest")
    found = []
    for selector, text in texts.items():
        left, top, right, bottom = text["box"]
        ratio = contrast(text, picture.crop((int(left), int(top), int(right) + 1, int(bottom) + 1)))
        if ratio < (3 if text["large"] else 4.5):
            found.append(f"{selector}: contrast {ratio:.2f}")
    return found


def spaced(page: Page) -> list[str]:
    """Return the texts that are cut off with the spacing of 1.4.12, or in a window 320 px wide (1.4.10)."""
    found: list[str] = []
    with styled(page, SPACING):
        found += page.evaluate(CUT)
    page.set_viewport_size({"width": 320, "height": 568})
    found += page.evaluate(CUT)
    return found


def judge(page: Page) -> list[str]:
    """Return the faults of the screen as it is."""
    inject_axe(page)
    found: list[str] = page.evaluate(NAMES)
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        seen = page.evaluate(AXE, TAGS)
        found += seen["lines"] + faint(page, seen["unsure"])
    page.set_viewport_size({"width": 390, "height": 844})
    return found + spaced(page)


# Colours do not depend on the language, so one theme each is enough for the others: for French, with the longest words,
# and for Japanese, with letters of its own.
@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("en", "dark"), ("fr", "light"), ("ja", "dark")])
def test_every_screen(page: Page, host: Host, trouble: Trouble, lang: str, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    check({name: judge(page) for name in open_screens(page, host, lang).each()})
