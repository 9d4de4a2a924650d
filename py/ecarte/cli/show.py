"""``ecarte show``: games replayed in the terminal."""

from __future__ import annotations

from ecarte.cli.records import Files
from ecarte.cli.terminal import Color, Coloring, Lang


def show(files: Files, lang: Lang = None, color: Coloring = Color.AUTO) -> None: ...
