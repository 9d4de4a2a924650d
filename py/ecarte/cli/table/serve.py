"""``ecarte serve``: the built site on this machine."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ecarte.cli.kit.terminal import Terminal, reason
from ecarte.collection.files import size
from ecarte.serve import HEADERS_FILE, Site


def serve(
    terminal: Terminal,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)] = Path("dist"),
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)] = 8000,
    show: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Serve the built site."""
    if not all(size(str(folder / name)) for name in ("index.html", HEADERS_FILE)):
        terminal.fail("cli-no-site", folder=str(folder))
    try:
        site = Site(folder, port)
    except OSError as error:
        terminal.fail("cli-no-port", port=str(port), detail=reason(error))
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
