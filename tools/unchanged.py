"""Run a command, unless it has succeeded on the same files: python tools/unchanged.py STAMP PATH… -- COMMAND….

The stamp holds a digest of the command, of the versions of Python and Node, and of the names and contents of every file
under the paths that git does not ignore.
"""

import hashlib
import subprocess
import sys
from pathlib import Path


def main() -> int:
    """Run the command, or say that there is no need to."""
    at = sys.argv.index("--")
    stamp, paths, command = Path(sys.argv[1]), sys.argv[2:at], sys.argv[at + 1 :]
    digest = find_digest(paths, command)
    if stamp.is_file() and stamp.read_text() == digest:
        print("nothing has changed since it last passed")
        return 0
    stamp.unlink(missing_ok=True)
    status = subprocess.run(command, check=False).returncode
    if status == 0 and find_digest(paths, command) == digest:  # and nothing was changed meanwhile
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(digest)
    return status


def find_digest(paths: list[str], command: list[str]) -> str:
    """Return a digest of all that the command may depend on."""
    node = _said("node", "--version")
    digest = hashlib.sha256(repr((command, sys.version, node)).encode())
    for path in find_files(paths):
        content = path.read_bytes()
        digest.update(f"{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def find_files(paths: list[str]) -> list[Path]:
    """Return the files under paths that git knows or would take, in a fixed order; not those that were deleted."""
    names = _said("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *paths).split("\0")
    return [path for path in map(Path, sorted({*names} - {""})) if path.is_file()]


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
