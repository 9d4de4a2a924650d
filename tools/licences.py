"""The licences of what the site carries, as THIRD_PARTY.md promises."""

import shutil
from importlib.metadata import distribution
from pathlib import Path

# Our file → the package in web/node_modules whose LICENSE it is.
TEXTS = {
    "coincident": "coincident",
    "eb-garamond": "@fontsource/eb-garamond",
    "fluent": "@pyscript/core",  # @fluent/bundle brings no text; this has the same licence
    "idb": "idb",
    "playfair-display": "@fontsource/playfair-display",
    "preact": "preact",
    "pyodide": "@resvg/resvg-js",  # likewise
    "pyscript": "@pyscript/core",
    "svg-cards": "svg-cards",
    "workbox": "workbox-window",
}


def copy_licences(root: Path, out: Path) -> None:
    out.mkdir(parents=True)
    shutil.copy(root / "LICENSE", out / "ecarte.txt")
    shutil.copy(root / "THIRD_PARTY.md", out / "third-party.txt")
    for name, package in TEXTS.items():
        shutil.copy(root / "web/node_modules" / package / "LICENSE", out / f"{name}.txt")
    text = distribution("typing_extensions").read_text("licenses/LICENSE")  # Python's own
    if text is None:
        raise FileNotFoundError("typing_extensions brings no licence any more: take Python's from elsewhere")
    (out / "python.txt").write_text(text, "utf-8")
