"""What represents the site elsewhere: its icons, its manifests, the picture that messengers show beside a link."""

import base64
import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

from building.letters import title
from ecarte.text import Words, languages

ICON_SIZES = (192, 512)
FAVICON_SIZES = (16, 32, 48)
PICTURE_SIZE = (1200, 630)  # shown whole by readers of Open Graph
# Width, height and label.
SHOTS = {"wide": (1024, 640), "narrow": (412, 915)}
# The cards are drawn smaller, inside the circle of 80 % that no system cuts away.
PLAIN, SAFE = 'transform="translate(256 266) scale(1.14)"', 'transform="translate(256 256) scale(.96)"'
SQUARE, ROUND = '<rect width="512" height="512"', '<rect width="512" height="512" rx="96"'
FAN = ("Kh", "Qs", "Jd", "Tc", "Ah")


def make_app(root: Path, out: Path) -> None:
    """Write icons of several sizes, and a manifest for each language with pictures of the table."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    icon = (root / "web/icons/icon.svg").read_text("utf-8")
    drawings = out.with_name("icons")
    plain, safe = drawings / "plain.svg", drawings / "safe.svg"
    write(plain, replaced(icon, SQUARE, ROUND))
    write(safe, replaced(icon, PLAIN, SAFE))
    shutil.copy(plain, out / "tab.svg")
    wanted = [(plain, out / f"{size}.png", size) for size in ICON_SIZES]
    wanted += [(safe, out / f"maskable-{size}.png", size) for size in ICON_SIZES]
    wanted += [(root / "web/icons/icon.svg", out / "180.png", 180)]  # Apple rounds the corners itself
    render(root, wanted)
    for shot in sorted((root / "web/icons").glob("shot-*")):
        shutil.copy(shot, out)
    for language in languages():
        text = json.dumps(manifest(language), ensure_ascii=False, indent=2)
        (out / f"{language}.json").write_text(f"{text}\n", "utf-8")


def manifest(language: str) -> dict[str, Any]:
    """Return the manifest of one language.

    Each language is an application of its own, named by its start address, because a browser never renames an installed
    one. The scope of each is the whole site, so that changing the language does not leave the application. Addresses
    begin at the manifest's folder, app/<hash>/.
    """
    say = Words(language)
    site = "../../"
    here = site if language == "en" else f"{site}{language}/"
    shortcuts = {"new": "new-game", "games": "your-games", "rules": "how-to-play", "book": "rule-book"}
    return {
        "name": say("app-title"),
        "short_name": say("app-title"),
        "description": say("site-description"),
        "lang": language,
        "dir": "ltr",
        "categories": ["games", "card"],
        "start_url": here,
        "scope": site,
        "display": "standalone",
        "background_color": "#0d2a1c",
        "theme_color": "#2a1a10",
        "icons": [
            *({"src": f"{n}.png", "sizes": f"{n}x{n}", "type": "image/png", "purpose": "any"} for n in ICON_SIZES),
            *(
                {"src": f"maskable-{n}.png", "sizes": f"{n}x{n}", "type": "image/png", "purpose": "maskable"}
                for n in ICON_SIZES
            ),
        ],
        "screenshots": [
            {
                "src": f"shot-{form}.{language}.jpg",
                "sizes": f"{width}x{height}",
                "type": "image/jpeg",
                "form_factor": form,
                "label": say("site-shot"),
            }
            for form, (width, height) in SHOTS.items()
        ],
        "shortcuts": [{"name": say(key), "url": f"{here}#{panel}"} for panel, key in shortcuts.items()],
        # A second launch goes to the open window, which takes what was opened (web/src/browser/launch.ts).
        "launch_handler": {"client_mode": ["focus-existing", "auto"]},
        "file_handlers": [{"action": here, "accept": {"application/x-ecn": [".ecn"]}}],
        "share_target": {
            "action": here,
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": {"text": "shared", "url": "shared-link"},
        },
    }


def make_favicon(root: Path, out: Path) -> None:
    """Write the icon for requests of /favicon.ico: small PNG pictures in one file."""
    drawings = out.parent.with_name("icons")
    pictures = [drawings / f"{size}.png" for size in FAVICON_SIZES]
    render(root, [(drawings / "plain.svg", png, size) for png, size in zip(pictures, FAVICON_SIZES, strict=True)])
    out.write_bytes(ico([(size, png.read_bytes()) for png, size in zip(pictures, FAVICON_SIZES, strict=True)]))


def ico(pictures: list[tuple[int, bytes]]) -> bytes:
    """Return the ICO container: a directory of (size, PNG), then the pictures."""
    head, at = struct.pack("<3H", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, png in pictures:
        head += struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return head + b"".join(png for _, png in pictures)


def make_picture(root: Path, cards: Path, out: Path) -> None:
    """Draw five cards on the cloth and the name, as outlines because the renderer has no fonts."""
    width, height = PICTURE_SIZE
    icon = (root / "web/icons/icon.svg").read_text("utf-8")
    cloth = icon[icon.index("<defs>") : icon.index("</defs>")].replace('cx="50%"', 'cx="62%"') + "</defs>"
    fan = "".join(
        f'<g transform="translate(860 760) rotate({angle}) translate(0 -390) scale(1.5) translate(-84.5 -122.5)">'
        '<rect width="169" height="245" rx="9" fill="#0a2016" opacity=".4" x="-3" y="4" />'
        f'<image width="169" height="245" href="data:image/svg+xml;base64,{encoded(cards / f"{card}.svg")}" /></g>'
        for card, angle in zip(FAN, (-26, -13, 0, 13, 26), strict=True)
    )
    letters = title(root / "web/node_modules", "Écarté", 92)
    name = f'<path transform="translate(250 330)" fill="#f5eddc" d="{letters}" />'
    rule = '<path d="M100 372h300" stroke="#c8a24a" stroke-width="4" />'
    drawing = out.parent.with_name("icons") / "picture.svg"
    write(
        drawing,
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{cloth}'
        f'<rect width="{width}" height="{height}" fill="url(#baize)" />{fan}{name}{rule}</svg>',
    )
    render(root, [(drawing, out, width)])


def render(root: Path, wanted: list[tuple[Path, Path, int]]) -> None:
    """Draw SVG files as PNG pictures of a given width."""
    order = root / "build/render.json"
    write(order, json.dumps([[str(drawing), str(png), width] for drawing, png, width in wanted]))
    subprocess.run(["node", str(root / "tools/building/render.mjs"), str(order)], check=True)


def encoded(path: Path) -> str:
    """Return a file in base64."""
    return base64.b64encode(path.read_bytes()).decode()


def replaced(text: str, old: str, new: str) -> str:
    """Return a text with ``old``, which must occur exactly once, replaced."""
    if text.count(old) != 1:
        raise ValueError(f"the icon has changed: {old}")
    return text.replace(old, new)


def write(path: Path, text: str) -> None:
    """Write a text, and its folders if needed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
