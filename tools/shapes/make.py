"""``make types``: write the files generated from the declarations; ``--check`` names those that are out of date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from shapes import checks, declarations, links, offers, stored, typescript

ROOT = Path(__file__).parents[2]


def made() -> dict[Path, str]:
    """Return the text of every generated file."""
    modules = declarations.read()
    folder = ROOT / "web/src/engine/types"
    found = {folder / name: text for name, text in typescript.write(modules).items()}
    found[folder.parent / "offers.ts"] = offers.write()
    found[folder.parent / "links/forms.ts"] = links.write()
    found[folder.parent / "shapes.ts"] = stored.write(modules)
    return {**found, ROOT / "py/ecarte/requests/declared.py": formatted(checks.write(modules))}


def formatted(source: str) -> str:
    """Return Python formatted as `make check` requires."""
    command = [sys.executable, "-m", "ruff", "format", "--quiet", "--stdin-filename", "declared.py", "-"]
    return subprocess.run(command, input=source, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> int:
    """Write the generated files, or check them; return the exit status."""
    old = [path for path, text in made().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in old:
            print(f"{path.relative_to(ROOT)} is not as it is declared: run `make types`", file=sys.stderr)
        return 1 if old else 0
    for path, text in made().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
