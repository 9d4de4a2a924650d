"""The manual pages, written into the wheel from the help of the commands, in every language.

pip, pipx and Debian's tools install a wheel's data files below the prefix of the command, as share/man/man1/ecarte.1;
there `man ecarte` finds them, because it looks beside the folders of PATH. Hatchling runs this when it builds a wheel.
"""

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = "en"


class ManPages(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the manual pages to a wheel."""

    folder: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the pages into a temporary folder, and name that to hatchling."""
        if version != "editable":
            self.folder = TemporaryDirectory()
            write_pages(Path(self.folder.name))
            build_data["shared_data"][self.folder.name] = "share/man"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        if self.folder is not None:
            self.folder.cleanup()


def write_pages(folder: Path) -> None:
    """Write the pages of every command in every language into a folder, laid out as share/man."""
    sys.path.insert(0, str(ROOT / "py"))  # these sources, not what is installed
    from ecarte.text import languages

    for language in languages():
        section = folder / ("" if language == ENGLISH else language) / "man1"
        section.mkdir(parents=True)
        for path, text in manual(language).items():
            (section / f"{path.replace(' ', '-')}.1").write_text(text, "utf-8")


def manual(language: str) -> dict[str, str]:
    """Return the manual page of every command by its path, in roff."""
    import typer

    from ecarte.cli import command_line
    from ecarte.cli.kit.helppage import pages

    root: Any = typer.main.get_command(command_line())
    root.given = ["--lang", language]
    root.explain()
    with root.make_context("ecarte", [], resilient_parsing=True) as context:
        by_path = {path: (summary, page) for path, summary, page in pages(root, context, root.words)}
    return {path: roff(path, *each, root.words, list(by_path)) for path, each in by_path.items()}


def roff(path: str, summary: str, page: Any, words: Any, paths: list[str]) -> str:
    """Return the help of one command as a manual page."""
    from ecarte.version import __version__

    name = path.replace(" ", "-")
    lines = [f'.TH "{name.upper()}" 1 "" "ecarte {__version__}"', ".nh", ".ad l"]
    lines += [heading(words("cli-man-name")), escaped(f"{name} - {summary}")]
    lines += [heading(words("cli-man-synopsis")), f".B {escaped(page.usage)}"]
    lines.append(heading(words("cli-man-description")))
    for paragraph in page.paragraphs:
        lines += [".PP", escaped(paragraph)]
    for section in page.sections:
        lines.append(heading(section.title))
        for names, meaning in section.rows:
            lines += [".TP", f".B {escaped(names)}", escaped(meaning)]
    if page.examples:
        lines += [heading(words("cli-examples")), ".EX", *map(escaped, page.examples), ".EE"]
    near = [each for each in paths if each != path and (each.startswith(f"{path} ") or path.startswith(f"{each} "))]
    lines += [
        heading(words("cli-man-see")),
        ", ".join(f"\\fB{escaped(each.replace(' ', '-'))}\\fR(1)" for each in near),
    ]
    return "\n".join(lines) + "\n"


def heading(title: str) -> str:
    """Return the heading of a section."""
    return f'.SH "{escaped(title.upper())}"'


def escaped(text: str) -> str:
    """Return text that roff prints as it is, with hyphens that can be copied."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.MULTILINE)
