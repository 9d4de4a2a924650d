"""Reads from pyproject.toml, import-linter's contracts, what stays out of the browser and what belongs to one game."""

import tomllib
from pathlib import Path
from typing import Any

_PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def _contracts(kind: str) -> list[dict[str, Any]]:
    contracts = tomllib.loads(_PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    return [each for each in contracts if each["type"] == kind]


def protected_modules() -> list[list[str]]:
    """Return the modules of each game, which only the game itself and its title import."""
    return [each["protected_modules"] for each in _contracts("protected")]


def native_layers() -> set[str]:
    """Return the folders and files of the package that stay out of the browser: all above `requests`."""
    (layers,) = (each["layers"] for each in _contracts("layers"))
    return {name for layer in layers[: layers.index("requests")] for name in layer.split(" | ")}
