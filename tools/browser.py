"""Chromium for the tests: Playwright's own, else one of this machine's, else one installed by `make`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# For each: its place in Playwright's folder, its names on the path, its Debian package.
BROWSER = ("chromium-*/chrome-linux*/chrome", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"))
SHELL = ("chromium_headless_shell-*/chrome-*/*headless*shell", ("chromium-headless-shell", "chrome-headless-shell"))
PACKAGES = ("chromium", "chromium-headless-shell")


def find_browser() -> str | None:
    """Return the path of a Chromium that can be run."""
    return _find(*BROWSER)


def find_shell() -> str | None:
    """Return the path of headless Chromium, which opens a profile in a third of the time, else of the whole one."""
    return _find(*SHELL) or find_browser()


def _find(pattern: str, names: tuple[str, ...]) -> str | None:
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    own = sorted(map(str, folder.glob(pattern)))
    return next(filter(None, [*own[-1:], *map(shutil.which, names)]), None)


def main() -> None:
    """Install a browser from Debian's packages if none is found."""
    is_root = os.geteuid() == 0 and shutil.which("apt-get")
    if find_browser() and (_find(*SHELL) or not is_root):
        return
    if not is_root:
        sys.exit("No browser for the tests: install Chromium (Debian: apt-get install chromium), then try again.")
    print(f"Installing Debian's {' and '.join(PACKAGES)} for the tests …", flush=True)
    subprocess.run(["apt-get", "update", "-q"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", *PACKAGES], check=True)
    if not find_browser():
        sys.exit("chromium was installed but cannot be found")


if __name__ == "__main__":
    main()
