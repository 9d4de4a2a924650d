"""A Chromium for the tests: Playwright's own, else one of this machine's, else (by `make`) installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """Path of a Chromium that can be run."""
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    own = sorted(map(str, folder.glob("chromium-*/chrome-linux*/chrome")))
    return next(filter(None, [*own[-1:], *map(shutil.which, NAMES)]), None)


def main() -> None:
    if find_browser():
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit("No browser for the tests: install Chromium (Debian: apt-get install chromium), then try again.")
    print("No browser found: installing Debian's chromium …", flush=True)
    subprocess.run(["apt-get", "update", "-q"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"], check=True)
    if not find_browser():
        sys.exit("chromium was installed but cannot be found")


if __name__ == "__main__":
    main()
