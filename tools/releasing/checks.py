"""A release as its users get it: the wheel and the sdist in environments of their own, the site in a browser."""

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser import find_shell
from ecarte.serve import Site

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "tests/golden/akagiri.ecn"


class BrokenError(Exception):
    """What is built does not do what it should."""


def check_package(package: Path, version: str, folder: Path) -> Path:
    """Install a wheel or an sdist into a new environment in a folder, try the command, and return its Python."""
    venv.create(folder)
    python, command = folder / "bin/python", folder / "bin/ecarte"
    install: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", package]
    subprocess.run(install, cwd=folder, check=True)
    said = subprocess.run([command, "--version"], cwd=folder, check=True, capture_output=True, text=True).stdout
    if said != f"ecarte {version}\n":
        raise BrokenError(f"{package.name} calls itself {said.strip()!r}")
    if not (folder / "share/man/man1/ecarte-play.1").is_file():
        raise BrokenError(f"{package.name} has no manual pages")
    subprocess.run([command, "check", SAMPLE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return python


def check_site(archive: Path, version: str, folder: Path) -> None:
    """Unpack the site into a folder, and start it in a browser."""
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)
    [unpacked] = folder.iterdir()
    with Site(unpacked) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_shell())
        page = browser.new_page()
        page.goto(site.url)
        page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=120_000)
        named = page.evaluate("JSON.parse(document.getElementById('site').textContent).version")
        browser.close()
    if named != version:
        raise BrokenError(f"the site calls itself {named}")
