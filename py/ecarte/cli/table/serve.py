"""``ecarte serve``: the built site on this machine."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import size
from ecarte.serve import HEADERS_FILE, Site


def serve(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)] = Path("dist"),
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)] = 8000,
    show: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Serve the built site."""
    terminal = Terminal(lang, color)
    if not all(size(str(folder / name)) for name in ("index.html", HEADERS_FILE)):
        terminal.fail("cli-no-site", folder=str(folder))
    try:
        site = Site(folder, port)
    except OSError as error:
        terminal.fail("cli-no-port", port=str(port), detail=error.strerror or type(error).__name__)
    except (UnicodeDecodeError, ValueError) as error:
        terminal.fail("cli-site-headers", file=str(folder / HEADERS_FILE), detail=str(error))
    terminal.out.print(terminal.words("cli-serving", url=site.url), soft_wrap=True)
    terminal.flush()
    if show:
        webbrowser.open(site.url)
    try:
        site.run()
    finally:
        site.stop()
