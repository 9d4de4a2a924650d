"""``make types``: write the files generated from the declarations.

``--page`` writes those of the page alone, which git ignores; ``--check`` says whether the committed one is out of date.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from shapes import checks, declarations, links, offers, stored, typescript

ROOT = Path(__file__).parents[2]


def page() -> dict[Path, str]:
    """Return the text of every generated file of the page."""
    modules = declarations.read()
    folder = ROOT / "web/src/engine"
    types = {folder / "types" / name: text for name, text in typescript.write(modules).items()}
    return {
        **types,
        folder / "offers.ts": offers.write(),
        folder / "links/forms.ts": links.write(),
        folder / "shapes.ts": stored.write(modules),
    }


def engine() -> dict[Path, str]:
    """Return the text of the file generated for the engine, which the package needs wherever it is installed from."""
    return {ROOT / "py/ecarte/requests/declared.py": formatted(checks.write(declarations.read()))}


def formatted(source: str) -> str:
    """Return Python formatted as `make check` requires."""
    command = [sys.executable, "-m", "ruff", "format", "--quiet", "--stdin-filename", "declared.py", "-"]
    return subprocess.run(command, input=source, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def outdated(made: dict[Path, str]) -> list[Path]:
    """Return the files that are not as they are declared."""
    return [path for path, text in made.items() if not path.is_file() or path.read_text("utf-8") != text]


def main() -> int:
    """Write the generated files, or check the committed one; return the exit status."""
    if "--check" in sys.argv[1:]:
        for path in (old := outdated(engine())):
            print(f"{path.relative_to(ROOT)} is not as it is declared: run `make types`", file=sys.stderr)
        return 1 if old else 0
    made = page() if "--page" in sys.argv[1:] else {**page(), **engine()}
    for path in outdated(made):
        path.write_text(made[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
