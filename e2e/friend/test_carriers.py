"""The carriers of games between friends, in real browsers: links, losses, tabs, the camera, servers."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from browser import find_firefox, find_shell
from ecarte.serve import Site

WEB = Path(__file__).parents[2] / "web"
ADDRESS = 45  # characters of a long address of a site, with what stands before the text of a link
LONGEST = 220
LINK = f"https://ecarte.example/#meet={'A' * 147}"
TAKING_MS = 20_000  # how long a tab that takes a text is waited for
SIZE = (640, 480)  # of the camera's picture


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve a page with the carriers alone, with the headers of the site's own."""
    folder = tmp_path_factory.mktemp("carriers") / "site"
    build = ["npx", "vite", "build", "--config", "tests/support/carriers.config.ts", "--outDir", str(folder)]
    subprocess.run(build, cwd=WEB, check=True, capture_output=True)
    (folder / "carriers.html").rename(folder / "index.html")
    shutil.copy(WEB.parent / "netlify.toml", folder)
    with Site(folder) as site:
        yield site


def opened(browser: Browser, site: Site) -> Page:
    """Open the page in a profile of its own."""
    page = browser.new_context().new_page()
    page.goto(site.url)
    expect(page.get_by_role("button", name="Read a QR code with the camera")).to_be_visible()
    return page


def wait(page: Page, condition: str) -> None:
    """Wait until a condition holds; the page's policy forbids what Playwright has for it."""
    found = page.evaluate(
        f"""async () => {{
          const end = performance.now() + 30_000;
          while (!({condition}) && performance.now() < end) await new Promise((done) => setTimeout(done, 50));
          return [{condition}, standings, lines.length, links.length];
        }}"""
    )
    assert found[0], found


def connect(one: Page, other: Page) -> list[str]:
    """Connect two pages, and return the texts of both links."""
    there = one.evaluate("offer()")
    back = other.evaluate("answer", there)
    assert one.evaluate("take", back) == "taken"
    for page in (one, other):
        wait(page, "standings.at(-1) === 'open'")
    return [there, back]


def exchange(one: Page, other: Page) -> None:
    """Send lines both ways, a large one among them, and see them come whole and in order."""
    large = "ecarte1:" + "é" * 300_000
    one.evaluate("(sent) => send(...sent)", ["first", large, "last"])
    other.evaluate("send('back')")
    wait(other, "lines.length === 3")
    assert other.evaluate("lines") == ["first", large, "last"]
    wait(one, "lines.length === 1")


@pytest.mark.thorough
def test_two_browsers_are_connected_by_a_link_there_and_one_back(browser: Browser, site: Site) -> None:
    one, other = opened(browser, site), opened(browser, site)
    links = connect(one, other)
    assert max(map(len, links)) <= LONGEST - ADDRESS
    exchange(one, other)
    third = opened(browser, site)  # an answer that comes after another does nothing
    late = third.evaluate("answer", links[0])
    assert [one.evaluate("take", text) for text in (late, links[0], "nonsense")] == [
        "other-offer",
        "unreadable",
        "unreadable",
    ]
    other.close()  # the page is gone
    wait(one, "['interrupted', 'lost'].includes(standings.at(-1))")
    one.evaluate("send('nobody hears it')")
    third = opened(browser, site)
    connect(one, third)
    one.evaluate("close()")
    wait(third, "standings.at(-1) === 'lost'")


@pytest.mark.thorough
def test_an_offer_that_is_too_old_is_renewed(browser: Browser, site: Site) -> None:
    one, other = opened(browser, site), opened(browser, site)
    for page in (one, other):
        page.clock.install()
    first = one.evaluate("offer()")
    one.clock.fast_forward("31:00")
    wait(one, "links.length === 2")
    other.clock.fast_forward("31:00")
    assert other.evaluate("answer", first) == "expired"
    back = other.evaluate("answer", one.evaluate("links.at(-1)"))
    assert one.evaluate("take", back) == "taken"
    wait(other, "standings.at(-1) === 'open'")


@pytest.mark.thorough
def test_the_tab_that_waits_takes_what_another_was_opened_with(browser: Browser, site: Site) -> None:
    page = opened(browser, site)
    page.evaluate(
        "void listen(async (text) => { if (text === 'broken') throw new Error(text); return text === 'mine'; })"
    )
    tab = page.context.new_page()
    tab.goto(site.url)
    wait(tab, "'handOver' in window")
    assert [tab.evaluate("handOver", text) for text in ("mine", "of another game", "broken")] == [True, False, False]
    waited = (
        "async () => { const from = performance.now(); await handOver('broken'); return performance.now() - from; }"
    )
    assert tab.evaluate(waited) < TAKING_MS / 2  # it does not wait for a tab that has failed


@pytest.mark.thorough
@pytest.mark.skipif(find_firefox() is None, reason="no Firefox: make build/engines.made")
def test_chromium_and_firefox_are_connected(browser: Browser, playwright: Playwright, site: Site) -> None:
    firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=find_firefox())
    try:
        for way in (1, -1):
            pages = [opened(each, site) for each in (browser, firefox)][::way]
            assert max(map(len, connect(*pages))) <= LONGEST - ADDRESS
            exchange(*pages)
    finally:
        firefox.close()


def film(path: Path) -> None:
    """Write a film of one picture, in which a QR code of the link is held before a camera."""
    script = f"import qr from 'qr'; console.log(JSON.stringify(qr({json.dumps(LINK)}, 'raw', {{ border: 4 }})))"
    command = ["node", "--input-type=module", "-e", script]
    rows = json.loads(subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.PIPE, text=True).stdout)
    (width, height), scale = SIZE, 6
    luma = bytearray(b"\xc0" * (width * height))
    left, top = (width - len(rows) * scale) // 2, (height - len(rows) * scale) // 2
    for y, row in enumerate(rows):
        for line in range(scale):
            start = (top + y * scale + line) * width + left
            luma[start : start + len(row) * scale] = b"".join((b"\x20" if on else b"\xe0") * scale for on in row)
    head = f"YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420\nFRAME\n".encode()
    path.write_bytes(head + bytes(luma) + b"\x80" * (width * height // 2))


@pytest.mark.thorough
@pytest.mark.parametrize("answer", ["", "=deny"])
def test_a_code_is_read_by_the_camera_once_it_is_asked_for(
    playwright: Playwright, site: Site, tmp_path: Path, answer: str
) -> None:
    film(tmp_path / "code.y4m")
    camera = ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={tmp_path}/code.y4m"]
    # What the browser is told to answer, because nobody sees its question.
    asked = [*camera, f"--use-fake-ui-for-media-stream{answer}"]
    browser = playwright.chromium.launch(executable_path=find_shell(), args=asked)
    try:
        page = opened(browser, site)
        assert page.evaluate("codes") == []
        page.get_by_role("button", name="Read a QR code with the camera").press("Enter")
        if answer:
            expect(page.get_by_text("The camera was not allowed.")).to_be_visible()
        else:
            wait(page, "codes.length === 1")
            assert page.evaluate("codes") == [LINK]
        expect(page.locator("video")).to_have_count(0)
        expect(page.get_by_role("img", name="code")).to_be_visible()
    finally:
        browser.close()


def test_servers_are_named_by_the_player(browser: Browser, site: Site) -> None:
    page = opened(browser, site)
    field = page.get_by_role("textbox", name="Your own servers for connections, one a line")
    field.fill("turn:a.example")
    expect(page.get_by_text("This is no list of servers.")).to_be_visible()
    field.fill("turn:a.example anna secret")
    expect(page.get_by_text("This is no list of servers.")).to_have_count(0)
    page.reload()
    expect(field).to_have_value("turn:a.example anna secret")
