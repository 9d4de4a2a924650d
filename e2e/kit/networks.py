"""Two networks with a browser in each, and a cable between them that can be pulled out: Linux alone, as root.

The site has the same address in both. A browser that Playwright starts by a pipe needs no network for that.
"""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, Playwright

from browser import find_shell
from ecarte.serve import Server, Site

_NEW_NETWORK = 0x40000000  # CLONE_NEWNET


def can_be_made() -> bool:
    """Return whether this machine allows networks to be made."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("ip") or not shutil.which("nsenter"):
        return False
    name = f"ecarte-{os.getpid()}-try"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True).returncode == 0
    return made and subprocess.run(["ip", "netns", "delete", name]).returncode == 0


class Networks:
    """Networks `a` and `b`, both with the site, while the context lasts; they cannot meet before they are joined."""

    def __init__(self, site: Site, home: Path) -> None:
        self.site, self.home = site, home
        self._made = ExitStack()

    def __enter__(self) -> Self:
        with self._made:
            self._make()
            self._made = self._made.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        self._made.close()

    def _make(self) -> None:
        for each in ("hub", "a", "b"):
            _ip("netns", "add", self._name(each))
            self._made.callback(_ip, "netns", "delete", self._name(each))
            self._ip(each, "link", "set", "lo", "up")
        self._ip("hub", "link", "add", "bridge", "type", "bridge", "mcast_snooping", "0")
        self._ip("hub", "link", "set", "bridge", "up")
        for number, each in enumerate(("a", "b"), 1):
            self._ip(each, "link", "add", "cable", "type", "veth", "peer", "name", each, "netns", self._name("hub"))
            self._ip(each, "address", "add", f"10.77.0.{number}/24", "dev", "cable")
            self._ip(each, "link", "set", "cable", "up")
            self._ip(each, "route", "add", "default", "via", "10.77.0.254")
            self._ip("hub", "link", "set", "dev", each, "up")
            self._serve(each)

    def join(self) -> None:
        """Let the two meet."""
        for each in ("a", "b"):
            self._ip("hub", "link", "set", "dev", each, "master", "bridge")

    def part(self) -> None:
        """Pull the cable out: what is sent is lost, and nobody is told."""
        self._ip("hub", "link", "set", "dev", "a", "nomaster")

    def launch(self, playwright: Playwright, each: str) -> Browser:
        """Start Chromium in a network."""
        script = self.home / f"chromium-{each}"
        command = f"exec nsenter --net=/run/netns/{self._name(each)} {shlex.quote(find_shell() or '')}"
        script.write_text(f'#!/bin/sh\n{command} "$@"\n', "utf-8")
        script.chmod(0o755)
        return playwright.chromium.launch(executable_path=script)

    def _name(self, each: str) -> str:
        return f"ecarte-{os.getpid()}-{each}"

    def _ip(self, each: str, *command: str) -> None:
        _ip("-n", self._name(each), *command)

    def _serve(self, each: str) -> None:
        """Serve the site in a network: a socket stays where it was made."""

        def listen() -> Server:
            with Path(f"/run/netns/{self._name(each)}").open() as there:
                if ctypes.CDLL(None, use_errno=True).setns(there.fileno(), _NEW_NETWORK):
                    raise OSError(ctypes.get_errno(), "setns")
            handler = type("Handler", (self.site.handler,), {"site": self.site})
            return Server(("127.0.0.1", self.site.port), handler)

        with ThreadPoolExecutor(1) as executor:  # the thread that goes there ends with it
            server = executor.submit(listen).result()
        threading.Thread(target=server.serve_forever, args=(0.1,), daemon=True).start()
        self._made.callback(server.server_close)
        self._made.callback(server.shutdown)


def _ip(*command: str) -> None:
    subprocess.run(["ip", *command], check=True, capture_output=True)
