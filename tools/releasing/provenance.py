"""Where a release comes from, as an in-toto statement with SLSA provenance: the commit, the tools, and every digest.

It is signed by nobody: it says what was done, and whoever builds the same commit can compare the digests.
"""

import hashlib
import json
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LOCKED = ("requirements/dev.txt", "requirements/release.txt", "web/package-lock.json")

Json = dict[str, Any]


def sha256(path: Path) -> str:
    """Return the digest of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def said(*command: str) -> str:
    """Return what a command prints."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def statement(version: str, files: Iterable[Path], began: datetime, builder: str) -> Json:
    """Return the statement about some files; `builder` is an address that names who built them."""
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": path.name, "digest": {"sha256": sha256(path)}} for path in files],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "urn:ecarte:make-release:1",
                "externalParameters": {"command": f"make release VERSION={version}"},
                "internalParameters": {
                    "python": platform.python_version(),
                    "node": said("node", "--version"),
                    "npm": said("npm", "--version"),
                    "platform": f"{platform.system()} {platform.machine()}",
                },
                "resolvedDependencies": [
                    {"name": "sources", "digest": {"gitCommit": said("git", "rev-parse", "HEAD")}},
                    *({"name": name, "digest": {"sha256": sha256(ROOT / name)}} for name in LOCKED),
                ],
            },
            "runDetails": {
                "builder": {"id": builder},
                "metadata": {"startedOn": moment(began), "finishedOn": moment(datetime.now(UTC))},
            },
        },
    }


def moment(time: datetime) -> str:
    """Return a time as RFC 3339 has it."""
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def write_statement(out: Path, version: str, files: Iterable[Path], began: datetime, builder: str) -> None:
    """Write the statement."""
    out.write_text(json.dumps(statement(version, files, began, builder), indent=2) + "\n", "utf-8")
