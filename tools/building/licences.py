"""The licences of what the site contains, as THIRD_PARTY.md promises, each under its package's name and version."""

import json
import shutil
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

# Our file → the package in web/node_modules, and the package whose LICENSE is used if it has none.
TEXTS = {
    "eb-garamond": ("@fontsource/eb-garamond", None),
    "fluent": ("@fluent/bundle", "@pyscript/core"),
    "glicko2": ("glicko2", None),
    "idb": ("idb", None),
    "noble-curves": ("@noble/curves", None),
    "playfair-display": ("@fontsource/playfair-display", None),
    "preact": ("preact", None),
    "qr": ("qr", None),
    "pyodide": ("pyodide", "@resvg/resvg-js"),
    "svg-cards": ("svg-cards", None),
    "ts-fsrs": ("ts-fsrs", None),
    "uplot": ("uplot", None),
    "workbox": ("workbox-window", None),
}


def copy_licences(root: Path, out: Path) -> None:
    """Write all licences into a folder."""
    modules = root / "web/node_modules"
    out.mkdir(parents=True)
    shutil.copy(root / "LICENSE", out / "ecarte.txt")
    shutil.copy(root / "THIRD_PARTY.md", out / "third-party.txt")
    for name, (package, lender) in TEXTS.items():
        text = licence(modules / package, modules / lender if lender else None)
        (out / f"{name}.txt").write_text(text, "utf-8")
    bundled = dict.fromkeys(map(licence, with_dependencies(modules, modules / "@pyscript/core")))
    (out / "pyscript.txt").write_text("\n\n".join(bundled), "utf-8")
    python = distribution("typing_extensions").read_text("licenses/LICENSE")  # Python's own
    if python is None:
        raise FileNotFoundError("typing_extensions brings no licence any more: take Python's from elsewhere")
    (out / "python.txt").write_text(python, "utf-8")


def licence(package: Path, lender: Path | None = None) -> str:
    """Return name and version of a package, then its licence: the text it contains, else the name it states."""
    about = package_json(package)
    texts = sorted((lender or package).glob("LICEN[SC]E*"))
    if lender and not texts:
        raise FileNotFoundError(f"{lender} brings no licence any more: take that of {package} from elsewhere")
    text = texts[0].read_text("utf-8") if texts else f"{about['license']}, © {about['author']}\n"
    return f"{about['name']} {about['version']}\n\n{text}"


def with_dependencies(modules: Path, package: Path) -> Iterator[Path]:
    """Yield a package and all it is bundled with, where npm has put them."""
    yield package
    for name in sorted(package_json(package).get("dependencies", {})):
        own = package / "node_modules" / name
        yield from with_dependencies(modules, own if own.exists() else modules / name)


def package_json(package: Path) -> dict[str, dict[str, str]]:
    """Return a package's package.json."""
    about: dict[str, dict[str, str]] = json.loads((package / "package.json").read_text("utf-8"))
    return about
