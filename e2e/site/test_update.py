"""A new version is announced, and used when the player says so, never during a deal; it sends only changes."""

import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_kept, wait_offline, wait_ready
from kit.pages import EVERYTHING, keep_everything, lose_network
from kit.player import open_panel

pytestmark = pytest.mark.own_engine


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Host]:
    """Copy the site into a folder of its own, where it can be replaced by another version."""
    with Host(shutil.copytree(DIST, tmp_path / "dist")) as host:
        yield host


def publish(folder: Path, *changed: str) -> None:
    """Make a new version: the service worker names another revision of these files."""
    worker = folder / "sw.js"
    text = worker.read_text("utf-8")
    for path in changed:
        text, times = re.subn(rf'(revision"?:")\w+(","?url"?:"{re.escape(path)}")', r"\1next\2", text)
        assert times == 1, path
    worker.write_text(text, "utf-8")


def publish_part(folder: Path, changed: str) -> None:
    """Give a file of a part another revision."""
    worker = folder / "sw.js"
    text, times = re.subn(rf"{re.escape(changed)}\?\w+", f"{changed}?next", worker.read_text("utf-8"))
    assert times == 1
    worker.write_text(text, "utf-8")


def publish_next(folder: Path) -> None:
    """Make the next version: another page, and a service worker that knows it."""
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<head>", '<head><meta name="next" content="yes" />'), "utf-8")
    publish(folder, "index.html")


def publish_engine(folder: Path, name: str) -> str:
    """Make the next version: a file of the frame has changed, so its folder has another name; and one licence changed.

    Return the address of the changed file.
    """
    [engine] = (folder / "engine").glob("frame-*")
    changed = engine / name
    if name.endswith(".zip.wasm"):
        with zipfile.ZipFile(changed, "a") as archive:
            archive.writestr("ecarte/next", "")
    else:
        changed.write_text(changed.read_text("utf-8") + "# next\n", "utf-8")
    changed.with_name(f"{name}.br").unlink()
    moved = engine.rename(engine.with_name("frame-0"))
    for path in (folder / "index.html", folder / "sw.js"):
        path.write_text(path.read_text("utf-8").replace(engine.name, moved.name), "utf-8")
    publish(folder, "index.html", f"engine/{moved.name}/{name}")
    publish_part(folder, "licences/idb.txt")
    return f"/engine/{moved.name}/{name}"


def rewrite(folder: Path, old: str, new: str) -> set[str]:
    """Replace a text wherever the pages, the service worker and the assets have it; return those assets."""
    found = set()
    for path in [folder / "index.html", folder / "sw.js", *(folder / "assets").iterdir()]:
        if path.suffix in (".html", ".js") and old in (text := path.read_text("utf-8")):
            path.write_text(text.replace(old, new), "utf-8")
            found.add(path.name)
    return found - {"index.html", "sw.js"}


def publish_chunks(folder: Path, *changed: str) -> set[str]:
    """Give changed assets other names, as a build does, and so all that import them; return the new addresses."""
    left, named = list(changed), dict[str, str]()
    for name in left:
        stem, _, end = name.rpartition(".")
        named[name] = f"{stem[:-8]}nextnext.{end}"
        left += [each for each in rewrite(folder, name, named[name]) if each not in left]
    for old, new in named.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
        (folder / "assets" / f"{old}.br").unlink(missing_ok=True)
    return {f"/assets/{name}" for name in named.values()}


def publish_words_tables_and_cards(folder: Path) -> tuple[set[str], set[str]]:
    """Make the next version: other words in French and Japanese, other tables, and another card in four colours.

    Return the addresses of the assets that changed with the words, and of the other changed files.
    """
    words = []
    for language, old, new in ("fr", "Réglages", "Préférences"), ("ja", "設定", "調整"):
        [path] = (folder / "assets").glob(f"{language}-first-*.js")
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
        words.append(path.name)
    changed = publish_chunks(folder, *words)
    for table in ("akagiri-1-2", "jirai"):
        [path] = (folder / "policies").glob(f"{table}.*.bin")
        renamed = path.rename(path.with_name(f"{table}.0123456789abcdef.bin"))
        rewrite(folder, path.name, renamed.name)
    [cards] = (folder / "cards").iterdir()
    moved = cards.rename(cards.with_name("0123456789abcdef"))
    rewrite(folder, cards.name, moved.name)
    king = moved / "Kd4.svg"
    king.write_text(king.read_text("utf-8") + "<!-- next -->", "utf-8")
    king.with_name("Kd4.svg.br").unlink(missing_ok=True)
    publish_part(folder, f"cards/{moved.name}/Kd4.svg")
    publish(folder, "index.html")
    return changed, {"/policies/akagiri-1-2.0123456789abcdef.bin", f"/cards/{moved.name}/Kd4.svg"}


def held(page: Page) -> list[str]:
    """Return the names of all files of chosen parts that the browser has stored."""
    return page.evaluate(  # type: ignore[no-any-return]
        """async () => {
          const requests = await (await caches.open("kept")).keys();
          return requests.map(({ url }) => new URL(url).pathname).sort();
        }"""
    )


def sent(host: Host) -> set[str]:
    """Return what the server has sent in full."""
    return {served.path for served in host.served if served.status == 200}


@pytest.mark.thorough
def test_new_version_waits_for_the_player_and_the_deal(page: Page, copied: Host, trouble: Trouble) -> None:
    page.goto(f"{copied.url}?lang=en")
    wait_ready(page)
    wait_offline(page)
    publish_next(copied.folder)
    copied.served.clear()
    page.reload()
    new = page.locator("meta[name=next]")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert sent(copied) == {"/sw.js", "/index.html"}
    expect(new).to_have_count(0)
    page.get_by_role("button", name="Take it after this deal").click()
    expect(page.get_by_text("will be taken after this deal")).to_be_visible()
    expect(new).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(new).to_have_count(1)
    wait_ready(page)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["boot.txt", "rest.zip.wasm"])
def test_an_update_sends_only_what_has_changed(page: Page, copied: Host, trouble: Trouble, name: str) -> None:
    """Files kept for playing offline are fetched again only if they have changed; the others still work."""
    page.goto(f"{copied.url}?lang=en")
    wait_ready(page)
    keep_everything(page)
    changed = publish_engine(copied.folder, name)
    copied.served.clear()
    page.reload()
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert sent(copied) == {"/sw.js", "/index.html", changed, "/licences/idb.txt"}
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Menu").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Take the new version").click()
    wait_ready(page)
    wait_kept(page, EVERYTHING)
    lose_network(page.context, copied)
    page.reload()
    wait_ready(page)
    assert page.locator("iframe[title=Engine]").get_attribute("src") == copied.url + changed[1:].removesuffix(name)


CHOSEN = "belote en four-colours fr tables-akagiri"
SAMPLE = re.compile("/cards/[^/]+/(large|plain|back)-")
UNWANTED = re.compile(
    "/assets/(ja|embed|(Book|Arbiter|Explorer|Fair|Puzzle|Lessons)Panel|Solution|Guide|begin|telling|WhereFrom|friend|decode)-"
)


@pytest.mark.thorough
def test_an_update_brings_what_was_chosen_up_to_date_and_nothing_else(
    page: Page, copied: Host, trouble: Trouble
) -> None:
    """A language, a game, an opponent and a pack that were chosen for playing offline are updated."""
    page.add_init_script("Object.defineProperty(navigator.connection, 'type', { value: 'cellular' })")
    page.goto(f"{copied.url}?lang=en")
    wait_ready(page)
    wait_offline(page)
    settings = open_panel(page, "Settings")
    for name in ("Français", "Belote", "The master and the hints, usual rules", "Cards in four colours"):
        settings.get_by_role("checkbox", name=re.compile(name)).check()
    wait_kept(page, f"^{CHOSEN}$")
    before = held(page)
    assets, others = publish_words_tables_and_cards(copied.folder)
    copied.served.clear()
    page.goto(f"{copied.url}?lang=fr")
    expect(page.get_by_text("Une nouvelle version")).to_be_visible()
    unwanted = {path for path in assets if UNWANTED.match(path)}
    assert len(unwanted) > 3
    assert sent(copied) == {"/sw.js", "/index.html", *(assets - unwanted), *others}
    page.get_by_role("button", name="L’installer après cette donne").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(page.locator("script[src*=nextnext]")).to_have_count(1)
    wait_ready(page)
    wait_kept(page, f"^{CHOSEN}$")
    after = held(page)
    assert others < set(after)
    # Nothing of the old version is left. Other faces and backs were shown in the settings, and not chosen.
    assert len(after) == len([path for path in before if not SAMPLE.search(path)])
    trouble.allowed = ("ERR_FAILED",)  # the pictures of faces and backs that were not chosen
    lose_network(page.context, copied)
    page.reload()
    wait_ready(page)
    open_panel(page, "Préférences")
