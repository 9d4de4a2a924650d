"""Run the tests of what was changed since a commit, in about a minute: python tools/changed.py [COMMIT].

Without a commit: what is not committed. A module's tests are those that import it, or, if none does, those that import
what imports it, and so on. Tests in a browser need the site to be built, and are named only.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
SECONDS = ROOT / ".pytest_cache/v/ecarte/seconds"
"""What each file of tests took when it last ran: conftest.py."""
AT_MOST = 90.0
"""Seconds of tests that are run, in two processes."""


def main() -> int:
    """Run the tests."""
    since = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    changed = list(find_changed(since))
    taken = json.loads(SECONDS.read_text()) if SECONDS.is_file() else {}
    chosen: list[str] = []
    left: list[str] = []
    for path in sorted(find_tests(changed), key=lambda path: (not _of_layer(path, changed), taken.get(path, 2))):
        fits = sum(taken.get(each, 2) for each in [*chosen, path]) <= AT_MOST
        (chosen if fits and not path.startswith("e2e/") else left).append(path)
    page = [str(ROOT / path) for path in changed if path.startswith("web/") and path.endswith((".ts", ".tsx"))]
    python = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "-m", "not thorough", *chosen]
    node = ["node", "node_modules/.bin/vitest", "related", "--run", *page]
    failed = (bool(chosen) and _run(python, ROOT)) + (bool(page) and _run(node, ROOT / "web"))
    if left:
        print("── not run:", *left)
    return int(failed > 0)


def _run(command: list[str], folder: Path) -> bool:
    """Run a command, and return whether it failed."""
    print("──", *command, flush=True)
    return subprocess.run(command, cwd=folder, check=False).returncode > 0


def find_changed(since: str) -> Iterator[str]:
    """Yield the paths of the files that differ from a commit's, new ones too."""
    for command in (["diff", "--name-only", "--diff-filter=d", since], ["ls-files", "--others", "--exclude-standard"]):
        yield from subprocess.run(
            ["git", *command], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.split()


def find_tests(changed: list[str]) -> list[str]:
    """Return the files of tests that changed, and those nearest to what changed, the nearest first."""
    sys.path[:0] = [str(ROOT), str(ROOT / "py"), str(ROOT / "tools")]
    graph = grimp.build_graph("ecarte", "tests", cache_dir=None)
    tests = dict.fromkeys(path for path in changed if Path(path).name.startswith("test_"))
    for path in changed:
        module = path.removeprefix("py/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if module in graph.modules:
            tests |= dict.fromkeys(_nearest(graph, module))
        elif not path.endswith((".py", ".ts", ".tsx")):
            tests |= dict.fromkeys(_naming(Path(path).name))
    return list(tests)


def _of_layer(test: str, changed: list[str]) -> bool:
    """Return whether a test changed, or is in the folder of tests of a layer that did."""
    return test in changed or any(test.split("/")[1] in path.split("/") for path in changed)


def _nearest(graph: grimp.ImportGraph, module: str) -> list[str]:
    """Return the tests that import a module by the fewest steps."""
    ring, seen = {module}, {module}
    while ring:
        ring = {each for one in ring for each in graph.find_modules_that_directly_import(one)} - seen
        seen |= ring
        tests = sorted(each for each in ring if each.rsplit(".", 1)[-1].startswith("test_"))
        if tests:
            return [each.replace(".", "/") + ".py" for each in tests]
    return []


def _naming(name: str) -> list[str]:
    """Return the tests that name a file that is no code: a page of the documentation, a record."""
    listed = ["git", "grep", "-l", "-F", name, "--", "tests/**/test_*.py"]
    return subprocess.run(listed, cwd=ROOT, check=False, capture_output=True, text=True).stdout.split()


if __name__ == "__main__":
    sys.exit(main())
