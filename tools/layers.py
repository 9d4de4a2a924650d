"""The layers of the package, as pyproject.toml lists them for import-linter."""

import tomllib
from pathlib import Path

_PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def native_layers() -> set[str]:
    """Return the folders and files of the package that stay out of the browser: all above `requests`."""
    contracts = tomllib.loads(_PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (each["layers"] for each in contracts if each["type"] == "layers")
    return {name for layer in layers[: layers.index("requests")] for name in layer.split(" | ")}
