"""Take the pictures of the table for the manifests: web/icons/shot-<form>.<language>.jpg, from dist/.

They are kept in the repository, because the machine that builds the site has no browser. Take them again when the table
looks different: `make site`, then this, then `make site`.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from browser import find_browser
from building.identity import SHOTS
from ecarte.serve import Site
from ecarte.text import languages

ROOT = Path(__file__).resolve().parents[2]
QUALITY = 66


def main() -> None:
    """Take all pictures."""
    with Site(ROOT / "dist") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        for language in languages():
            for form, (width, height) in SHOTS.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height}, reduced_motion="reduce", color_scheme="dark"
                )
                context.add_init_script("Math.random = () => 0")  # always the first of the prepared deals
                page = context.new_page()
                page.goto(site.url if language == "en" else f"{site.url}{language}/")
                page.locator("html[data-engine=ready]").wait_for(state="attached")
                page.locator(".table__choices [data-event]:not([aria-disabled=true])").first.wait_for()
                page.evaluate("document.fonts.ready")
                out = ROOT / f"web/icons/shot-{form}.{language}.jpg"
                page.screenshot(path=out, type="jpeg", quality=QUALITY)
                print(f"{out.relative_to(ROOT)}: {out.stat().st_size // 1024} KB")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
