"""Build the documentation site: python -m manual.make FOLDER, in tools/.

Its pages are the Markdown files of the repository, as they are; what is generated is the reference of the commands,
from their help, and that of the Python names, from their docstrings. A warning is an error.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Any

from sphinx.cmd.build import build_main

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
SOURCE = ROOT / "build/manual"

PAGES = {
    "tutorial/players": "docs/tutorial/players.md",
    "tutorial/analysts": "docs/tutorial/analysts.md",
    "tutorial/programmers": "docs/tutorial/programmers.md",
    **{path.stem: f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")},
    **{f"guide/{path.stem}": f"docs/guide/{path.name}" for path in (ROOT / "docs/guide").glob("*.md")},
    "speed": "bench/README.md",
    "contributing": "CONTRIBUTING.md",
    "changelog": "CHANGELOG.md",
}
"""Where each page comes from."""

CONTENTS = {
    "Play": (
        "tutorial/players",
        "rules",
        "belote",
        "choices",
        "guide/laws",
        "guide/fair",
        "guide/friend",
        "glossary",
        "accessibility",
    ),
    "Analyse": (
        "tutorial/analysts",
        "guide/command-line",
        "commands",
        "guide/filter",
        "guide/stats",
        "guide/archive",
        "guide/analyze",
        "guide/cluster",
        "guide/reader",
        "guide/notebooks",
    ),
    "Program": (
        "tutorial/programmers",
        "guide/python",
        "guide/chess",
        "guide/batch",
        "reference",
        "ecn",
        "guide/links",
        "friend",
        "stability",
    ),
    "Behind it": ("design", "strength", "speed", "guide/hosting", "contributing", "changelog"),
}
"""The pages by heading, in the order of reading."""

MODULES = {
    "Games, deals, positions": ("ecarte.api", "ecarte.api.game"),
    "Records": ("ecarte.record", "ecarte.core.game", "ecarte.core.moment", "ecarte.core.contract"),
    "Notation": ("ecarte.notation.ecn", "ecarte.notation.json", "ecarte.notation.link"),
    "Figures": ("ecarte.figures.filter", "ecarte.figures.stats"),
    "Analysis": ("ecarte.analysis",),
    "Many games at once": (
        "ecarte.batch.games",
        *("ecarte.batch.ecarte.table", "ecarte.batch.ecarte.environment"),
        *("ecarte.batch.belote.table", "ecarte.batch.belote.environment"),
    ),
}
"""The modules whose names the reference shows."""

_ACCESSIBLE = (
    ('class="caption" role="heading"', 'class="caption" role="heading" aria-level="2"'),
    ('<aside class="sidebar-drawer">', '<aside class="sidebar-drawer" aria-label="Pages">'),
    ('<aside class="toc-drawer', '<aside aria-label="This page" class="toc-drawer'),
    # What scrolls can be reached by keyboard.
    ("<pre>", '<pre tabindex="0">'),
    ('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper'),
    ('<table border="1" class="dataframe">', '<table class="dataframe" tabindex="0">'),
    ('text_html"><table>', 'text_html"><table tabindex="0">'),
    ("<th></th>", "<td></td>"),
)

_LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
_INDEX = """# Écarté

The two-handed card game of the Paris casinos, its cousin belote, and the tools for their hand histories.

- **To play**, <a href="../">open the table</a> and read [your first game](tutorial/players.md).
- **To study games**, `pip install .` in the project’s folder and read [a season in a notebook](tutorial/analysts.md).
- **To program**, read [a game in ten lines of Python](tutorial/programmers.md).

![The table: your hand below, the opponent above, trumps and score in sight](table.png)

"""


def main() -> None:
    """Write the sources, and build them into the folder that is named."""
    target = Path(sys.argv[1]).resolve()
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    for page, path in PAGES.items():
        write(page, moved(page, path))
    write("commands", "".join(commands()))
    write("reference", reference())
    write("index", _INDEX + "".join(contents()))
    shutil.copytree(HERE / "_static", SOURCE / "_static")
    shutil.copy(ROOT / "docs/table.png", SOURCE)
    status = build_main(["-q", "-W", "--keep-going", "-c", str(HERE), "-b", "html", str(SOURCE), str(target)])
    pages = {built: built.read_text("utf-8") for built in target.rglob("*.html")}
    for old, _ in _ACCESSIBLE:
        if not any(old in text for text in pages.values()):
            sys.exit(f"The theme no longer writes {old}: see _ACCESSIBLE in tools/manual/make.py.")
    for built, text in pages.items():
        built.write_text(accessible(text), "utf-8")
    sys.exit(status)


def accessible(text: str) -> str:
    """Return a page with what keyboards and screen readers need besides what the theme has."""
    for old, better in _ACCESSIBLE:
        text = text.replace(old, better)
    return text


def write(page: str, text: str) -> None:
    """Write the source of a page."""
    path = SOURCE / f"{page}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def moved(page: str, path: str) -> str:
    """Return a file with its links as they are from its page; what is no page is named without a link."""
    pages = {source: each for each, source in PAGES.items()}

    def link(found: re.Match[str]) -> str:
        said, target = found.groups()
        file, _, anchor = target.partition("#")
        if not file or ":" in file:
            return found[0]
        source = normpath(f"{dirname(path)}/{file}") if dirname(path) else normpath(file)
        if source not in pages:
            return said
        return f"[{said}]({relpath(f'{pages[source]}.md', dirname(page) or '.')}{'#' if anchor else ''}{anchor})"

    return _LINK.sub(link, (ROOT / path).read_text("utf-8"))


def contents() -> Iterator[str]:
    """Return the table of contents."""
    for heading, pages in CONTENTS.items():
        yield f"```{{toctree}}\n:caption: {heading}\n:hidden:\n\n" + "".join(f"{page}\n" for page in pages) + "```\n\n"


def commands() -> Iterator[str]:
    """Return the help of every command, as the command line prints it."""
    import typer

    from ecarte.cli import command_line
    from ecarte.cli.kit.helppage import pages

    root: Any = typer.main.get_command(command_line())
    root.given = ["--lang", "en"]
    root.explain()
    yield "# Commands\n\nWhat `--help` prints. [The guide](guide/command-line.md) shows the commands at work.\n"
    with root.make_context("ecarte", [], resilient_parsing=True) as context:
        for path, _, page in pages(root, context, root.words):
            yield f"\n{'##' if path.count(' ') < 2 else '###'} {path}\n\n```text\n{page.usage}\n```\n"
            yield "".join(f"\n{escaped(paragraph)}\n" for paragraph in page.paragraphs)
            for section in page.sections:
                yield f"\n**{section.title}**\n\n"
                yield "".join(f"`{names}`\n: {escaped(meaning) or '–'}\n\n" for names, meaning in section.rows)
            if page.examples:
                yield "\n```console\n" + "".join(f"$ {each}\n" for each in page.examples) + "```\n"


def escaped(text: str) -> str:
    """Return a text in which Markdown sees no sign of its own."""
    return re.sub(r"([\\`*_{}\[\]<>#|~$])", r"\\\1", text)


def reference() -> str:
    """Return the page of the Python names."""
    parts = ["# Python reference\n\nThe names that [stay](stability.md), from their docstrings.\n"]
    for heading, modules in MODULES.items():
        parts.append(f"\n## {heading}\n")
        for module in modules:
            parts.append(f"\n### {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n```\n")
    return "".join(parts)


if __name__ == "__main__":
    main()
