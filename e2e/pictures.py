"""Pictures of every screen, for people to look at, and a comparison of two builds.

``make pictures`` takes those of dist/ into build/pictures. Before a change of styles copy that folder; after it, take
them again and ask with ``--compare BEFORE AFTER`` which differ: both are drawn beside each other in AFTER/different.
Languages, sizes, schemes and screens can be chosen: ``PYTHONPATH=tools:. .venv/bin/python e2e/pictures.py --help``.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright

from browser import find_shell
from conftest import DIST, Host
from kit.native_engine import NativeEngine
from kit.screens import close_all, open_screens

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
SCHEMES: tuple[Literal["light", "dark", "forced"], ...] = ("light", "dark", "forced")
LANGUAGES = ("en", "fr", "ja")
NOW = datetime.datetime(2026, 11, 20, 20, 30)
ABOVE = 24  # of 255: how much smooth edges differ from one drawing to the next


def take(folder: Path, languages: list[str], sizes: list[str], schemes: list[str], only: list[str]) -> int:
    """Take the pictures; return how many screens failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_shell())
        for language in languages:
            with Host(DIST, NativeEngine(DIST.parent / "build/site.json")) as host:
                page = browser.new_page(reduced_motion="reduce", locale="en-GB", service_workers="block")
                page.clock.set_fixed_time(NOW)
                for name, bring in open_screens(page, host, language).all().items():
                    if only and name not in only:
                        continue
                    try:
                        page.set_viewport_size({"width": 1440, "height": 900})
                        bring()
                        for picture in shots(page, sizes, schemes):
                            page.screenshot(path=folder / f"{name}.{language}.{picture}.png", animations="disabled")
                    except Exception as error:  # the other screens are still taken
                        failed += 1
                        print(f"{name} ({language}): {str(error).splitlines()[0]}", file=sys.stderr)
                    close_all(page)
                page.context.close()
        browser.close()
    return failed


def shots(page: Page, sizes: list[str], schemes: list[str]) -> Iterator[str]:
    """Set the page to each size and scheme."""
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for scheme in schemes:
            page.emulate_media(
                color_scheme="dark" if scheme == "dark" else "light",
                forced_colors="active" if scheme == "forced" else "none",
                reduced_motion="reduce",
            )
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            yield f"{size}.{scheme}"


def compare(before: Path, after: Path) -> int:
    """Print the pictures that differ; return their number."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    different = 0
    for name in names:
        pair = [before / name, after / name]
        lacking = [str(path) for path in pair if not path.exists()]
        if lacking:
            print(f"{', '.join(lacking)}: not there")
            different += 1
            continue
        one, other = (Image.open(path).convert("RGB") for path in pair)
        if one.size == other.size:
            seen = ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > ABOVE))
            box = seen.getbbox()
            if box is None:
                continue
            print(f"{name}: {sum(seen.histogram()[1:])} pixels differ, all within {box}")
        else:
            print(f"{name}: {one.size} was, {other.size} is")
        different += 1
        both = Image.new("RGB", (one.width + other.width, max(one.height, other.height)), "white")
        both.paste(one, (0, 0))
        both.paste(other, (one.width, 0))
        (after / "different").mkdir(exist_ok=True)
        both.save(after / "different" / name)
    print(f"{different} of {len(names)} pictures differ.")
    return different


def main() -> None:
    """Take the pictures, or compare two folders of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="+", type=Path)
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    parser.add_argument("--screen", action="append", default=[])
    given = parser.parse_args()
    if given.compare:
        if len(given.folder) != 2:
            parser.error("--compare takes two folders")
        sys.exit(min(compare(*given.folder), 1))
    failed = take(
        given.folder[0],
        given.language or list(LANGUAGES),
        given.size or list(SIZES),
        given.scheme or list(SCHEMES),
        given.screen,
    )
    sys.exit(min(failed, 1))


if __name__ == "__main__":
    main()
