"""What documents and messages say to install can be installed: this project is not on PyPI."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("the pages are not here", allow_module_level=True)

EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"])
LOCKED = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements/dev.txt").read_text("utf-8"), re.MULTILINE))
OTHERS = {"pandas", "polars", "lzstring"}  # on PyPI, and named for those who want them
COMMAND = re.compile(
    r"(?<!and )\b(?:pip3?|pipx|uv pip|uv tool) install((?: +(?:'[^'`\n]+'|[-\w./\[\],=]*[-\w/\].]))+)", re.ASCII
)


def documents() -> list[Path]:
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("tools/**/*.md")]
    return [*found, ROOT / "tools/manual/make.py"]


def installs(path: Path) -> list[str]:
    return COMMAND.findall(path.read_text("utf-8"))


def wrong(command: str, *, is_installed: bool) -> list[str]:
    """Return the arguments of a command that cannot be installed; extras of what ``is_installed`` can."""
    found = []
    for each in shlex.split(command.replace("{ $extra }", "archive")):
        name, _, rest = each.partition("[")
        extras = {extra for extra in rest.rstrip("]").split(",") if extra}
        is_known = name == "." or (is_installed and name == "ecarte" and extras) or name in LOCKED | OTHERS
        if not (each.startswith("-") or (is_known and (name not in (".", "ecarte") or extras <= EXTRAS))):
            found.append(each)
    return found


def test_no_document_tells_an_install_that_cannot_work() -> None:
    told = [(path, command) for path in documents() for command in installs(path)]
    assert len(told) > 10
    assert [(path.name, command) for path, command in told if wrong(command, is_installed=False)] == []


def test_messages_of_the_installed_program_name_extras_that_there_are() -> None:
    told = [(path, command) for path in (ROOT / "py/ecarte/locales").rglob("*.ftl") for command in installs(path)]
    assert len(told) > 10
    assert [(path.name, command) for path, command in told if wrong(command, is_installed=True)] == []


def test_what_builds_the_site_is_of_the_same_versions_as_what_tests_it() -> None:
    """pip installs the first while the site is built, and the rest beside them."""
    site, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / f"requirements/{name}.txt").read_text("utf-8"), re.MULTILINE))
        for name in ("site", "dev")
    )
    assert len(site) > 20
    assert site < dev


@pytest.mark.parametrize("command", ["ecarte", "'ecarte[archive]'", "'.[nothing]'", "ecarte-game", "-U ecarte pandas"])
def test_what_cannot_work_is_found(command: str) -> None:
    assert wrong(COMMAND.findall(f"`pip install {command}` brings it")[0], is_installed=False)
