"""Fill in the checksums that npm's lock file lacks, from the registry.

    python tools/checksums.py web/package-lock.json

npm writes none for a package of another platform that was not offered where the file was made. This prints those still
missing; `npm ci` checks every package that has one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any


def missing(lock: dict[str, Any]) -> list[str]:
    """Return the packages without a checksum, by their place in the lock file."""
    return [place for place, package in lock["packages"].items() if place and "integrity" not in package]


def asked(name: str, version: str) -> str:
    """Return the registry's checksum, or "" when it has no such package."""
    command = ["npm", "view", f"{name}@{version}", "dist.integrity"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def main() -> None:
    """Fill in the checksums of a lock file."""
    path = Path(sys.argv[1])
    lock = json.loads(path.read_text("utf-8"))
    for place in missing(lock):
        package = lock["packages"][place]
        if checksum := asked(place.rpartition("node_modules/")[2], package["version"]):
            rest = {name: value for name, value in package.items() if name != "version"}
            lock["packages"][place] = {"version": package["version"], "integrity": checksum, **rest}
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")
    if left := missing(lock):
        sys.exit(f"{path}: the registry offers no checksum of {', '.join(left)}")


if __name__ == "__main__":
    main()
