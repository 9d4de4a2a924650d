"""Prepare what the page needs besides its TypeScript: build/public/ and its description, build/site.json.

The prepared deals are there already (`building.deals`).
"""

import hashlib
import json
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from building.cards import OURS, all_cards
from building.deals import OUT as DEALS
from building.deals import seen_cards
from building.engine import make_engine
from building.identity import make_app, make_favicon, make_picture
from building.licences import copy_licences
from ecarte import __version__
from ecarte.core.fair import PREPARED
from ecarte.machine.module import is_module

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "web/node_modules"
BUILD = ROOT / "build"
PUBLIC = BUILD / "public"
# The LGPL requires changed files to say so, with the date.
CHANGED = "<!-- From svg-cards (LGPL-2.1-or-later), cut out and recoloured for Écarté in 2026 -->\n"


def main() -> None:
    """Write build/public/ and build/site.json."""
    shutil.rmtree(PUBLIC, ignore_errors=True)
    shutil.copytree(ROOT / "web/public", PUBLIC)
    shutil.copy(ROOT / "netlify.toml", PUBLIC)  # so that a copy of the site has its headers
    with ThreadPoolExecutor() as beside:  # each waits for Node most of the time
        cards = beside.submit(make_cards, BUILD / "cards")
        engine = make_engine(BUILD / "engine", lambda folder: publish(folder, "engine", f"{folder.name}-"))
        cards.result()
    make_app(ROOT, BUILD / "app")
    make_favicon(ROOT, PUBLIC / "favicon.ico")
    make_picture(ROOT, BUILD / "cards", PUBLIC / "picture.png")
    copy_licences(ROOT, PUBLIC / "licences")
    site = {
        "version": __version__,
        "engine": engine,
        "cards": publish(BUILD / "cards", "cards"),
        "app": publish(BUILD / "app", "app"),
        "policies": publish_policies(ROOT / "py/ecarte/policies"),
        "deals": {
            "base": publish(DEALS, "deals"),
            "known": PREPARED,
            "cards": seen_cards(),
        },
    }
    (BUILD / "site.json").write_text(json.dumps(site, indent=2) + "\n", "utf-8")


def make_cards(out: Path) -> None:
    """Write the cards that cards.py cuts and draws, made small by svgo."""
    raw = out.with_name("cards-raw")
    for folder in (raw, out):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    for name, drawing in all_cards(MODULES).items():
        (raw / name).write_text(drawing, "utf-8")
    svgo = ["node", str(MODULES / "svgo/bin/svgo.js"), "--config", str(ROOT / "tools/building/svgo.config.mjs")]
    subprocess.run([*svgo, "--quiet", "--folder", str(raw), "--output", str(out)], check=True)
    for card in out.glob("*.svg"):
        if card.name in OURS:
            continue
        card.write_text(card.read_text("utf-8") + CHANGED, "utf-8")


def publish(folder: Path, name: str, kind: str = "") -> str:
    """Copy a folder to name/<kind><hash of its contents>/, and return that address."""
    address = f"{name}/{kind}{contents_hash(folder)}/"
    shutil.copytree(folder, PUBLIC / address)
    return address


def publish_policies(folder: Path) -> dict[str, str]:
    """Copy each table to policies/<name>.<hash of its contents>.bin, and return the addresses by name.

    A module of the machine ends in .wasm, the type that browsers compile.
    """
    (PUBLIC / "policies").mkdir()
    addresses = {}
    for path in sorted(folder.glob("*.bin")):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        ending = "wasm" if is_module(path.stem) else "bin"
        addresses[path.stem] = f"policies/{path.stem}.{digest}.{ending}"
        shutil.copy(path, PUBLIC / addresses[path.stem])
    return addresses


def contents_hash(folder: Path) -> str:
    """Return a hash of a folder's names and contents."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            digest.update(f"{path.relative_to(folder).as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    main()
