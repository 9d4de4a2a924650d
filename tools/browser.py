"""Browsers for the tests: those of this machine, else installed by `make`.

Most tests run in Chromium: Playwright's own, else Debian's. `python tools/browser.py engines` installs what the tests
of other engines need (e2e/engines), where it can; without it they say so and are skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# For each: its place in Playwright's folder, its names on the path, its Debian package.
BROWSER = ("chromium-*/chrome-linux*/chrome", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"))
SHELL = ("chromium_headless_shell-*/chrome-*/*headless*shell", ("chromium-headless-shell", "chrome-headless-shell"))
PACKAGES = ("chromium", "chromium-headless-shell")
MINI_BROWSER = ("lib/*/webkit*gtk-*/MiniBrowser", "libexec/webkit*gtk-*/MiniBrowser")
ENGINES = ("firefox-esr", "webkit2gtk-driver", "xvfb")


def find_browser() -> str | None:
    """Return the path of a Chromium that can be run."""
    return _find(*BROWSER)


def find_shell() -> str | None:
    """Return the path of headless Chromium, which opens a profile in a third of the time, else of the whole one."""
    return _find(*SHELL) or find_browser()


def find_firefox() -> str | None:
    """Return the path of a Firefox that can be run."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> tuple[str, str] | None:
    """Return the paths of WebKitGTK's driver and of its small browser, where both and a screen for them are there."""
    driver = shutil.which("WebKitWebDriver")
    browsers = sorted(str(found) for place in MINI_BROWSER for found in Path("/usr").glob(place))
    return (driver, browsers[-1]) if driver and browsers and shutil.which("Xvfb") else None


def _find(pattern: str, names: tuple[str, ...]) -> str | None:
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    own = sorted(map(str, folder.glob(pattern)))
    return next(filter(None, [*own[-1:], *map(shutil.which, names)]), None)


def main() -> None:
    """Install what is asked for from Debian's packages, if it is not found."""
    install_engines() if sys.argv[1:] == ["engines"] else install_chromium()


def install_chromium() -> None:
    """Install Chromium; without it there are no tests."""
    if find_browser() and (_find(*SHELL) or not _can_install()):
        return
    if not _can_install():
        sys.exit("No browser for the tests: install Chromium (Debian: apt-get install chromium), then try again.")
    _install(PACKAGES)
    if not find_browser():
        sys.exit("chromium was installed but cannot be found")


def install_engines() -> None:
    """Install Firefox and WebKitGTK, where that is possible; say what the tests will do without."""
    if find_firefox() and find_webkit():
        return
    if _can_install():
        _install(ENGINES)
    for name, found in {"Firefox": find_firefox(), "WebKitGTK": find_webkit()}.items():
        if not found:
            print(f"No {name}: its tests are skipped. Debian: apt-get install {' '.join(ENGINES)}", flush=True)


def _can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install(packages: tuple[str, ...]) -> None:
    print(f"Installing Debian's {' and '.join(packages)} for the tests …", flush=True)
    subprocess.run(["apt-get", "update", "-q"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages], check=True)


if __name__ == "__main__":
    main()
