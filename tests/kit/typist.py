"""Typing into programs at a terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import time
from pathlib import Path


class Typist:
    """Somebody who types into a program at a terminal of its own."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.shown = ""
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
        )
        os.close(slave)

    def __enter__(self) -> Typist:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, keys: str) -> None:
        """Type, and forget what has been shown before."""
        self.shown = ""
        os.write(self.master, keys.encode())

    def wait(self, text: str) -> None:
        """Wait until this is shown."""
        end = time.monotonic() + 60
        while text not in self.shown:
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} is not shown: {self.shown!r}"
            self.shown += os.read(self.master, 65536).decode(errors="replace")
