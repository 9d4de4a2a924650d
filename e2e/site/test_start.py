"""The first visit: what is fetched, how often and from where; cards and clicks before Python has started."""

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, Request, Route, expect

from conftest import DIST, Host, Trouble, wait_offline, wait_ready
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.text import Words
from kit.player import Player, brisk, card, hand_of, log_of, read, wait_offered
from kit.shelf import kept

pytestmark = pytest.mark.own_engine


@pytest.mark.thorough
def test_each_file_is_fetched_once(page_en: Page, host: Host) -> None:
    wait_ready(page_en)
    wait_offline(page_en)
    assert [served for served in host.served if served.status != 200] == []
    fetched = Counter(served.path for served in host.served)
    assert {path: times for path, times in fetched.items() if times > 1} == {}
    # Browsers cache documents they open apart from those that a service worker fetches: the two documents, the page
    # and the engine's frame, are opened by their folder's address and kept under their own.
    everything = {f"/{file.relative_to(host.folder).as_posix()}" for file in host.folder.rglob("*") if file.is_file()}
    folders = {path for path in fetched if path.endswith("/")}
    assert len(folders) == 2
    # The rest is fetched only on request: for other programs, other languages and games, help.
    later = re.compile(LATER)
    deals = {path for path in everything if path.startswith("/deals/")}
    assert len(deals & set(fetched)) == 2  # of one deal, the likely answers and the others
    assert {path for path in fetched if later.search(path)} == set()
    assert {path for path in everything - set(fetched) - deals if not later.search(path)} == set()


LATER = "|".join(
    [
        r"^/(netlify\.toml|servers\.json|favicon\.ico|picture\.png|robots\.txt)$|^/app/.*\.(png|jpg)$",
        r"^/(docs|embed|fr|ja|licences)/|^/policies/(?!machine-ecarte\.)|^/assets/embed-|\.br$",
        r"^/assets/(fr|ja)-|^/app/\w+/(fr|ja)\.json$|^/assets/en-(book|laws|fair|puzzles|lessons|guide|sources|friend|connect)-",
        r"^/assets/(belote|BookPanel|ArbiterPanel|ExplorerPanel|FairPanel|PuzzlePanel|LessonsPanel|Solution)-",
        r"^/assets/(Guide|begin|telling|plot|WhereFrom|friend|decode|script)-",
        r"^/cards/.*4\.svg$|^/cards/\w+/(large|plain|back)-",
    ]
)


@pytest.mark.thorough
def test_nothing_is_asked_of_another_host(requests: list[Request], page_en: Page, host: Host) -> None:
    wait_ready(page_en)
    wait_offline(page_en)
    page_en.reload()
    wait_ready(page_en)
    assert len(requests) > 50
    own = (host.url, f"blob:{host.url}")
    assert [request.url for request in requests if not request.url.startswith(own)] == []


@pytest.mark.thorough
def test_words_of_the_command_line_are_not_sent(page_en: Page, host: Host) -> None:
    """Before the first paint only the words of the first game are fetched, and no word of the page is missing."""
    english = DIST.parent / "py/ecarte/locales/en"

    def names(part: str) -> set[str]:
        texts = [
            path.read_text("utf-8")
            for path in english.rglob("*.ftl")
            if str(path.relative_to(english)).startswith(part)
        ]
        return set(re.findall(r"^([a-z][\w-]*) *=", "\n".join(texts), re.M))

    every = names("")
    for part in ("first", "rest"):
        [sent] = [path.read_text("utf-8") for path in (host.folder / "assets").glob(f"en-{part}-*.js")]
        assert {name for name in every if re.search(rf"(?<![\w-]){name} *=", sent)} == names(part)
    assert {name for name in names("first") if "belote" in name} == set()
    expect(page_en.get_by_role("button", name="New game")).to_be_visible()


@pytest.mark.thorough
def test_a_plain_game_says_no_words_but_the_first(page: Page, host: Host, trouble: Trouble) -> None:
    """A plain game needs no other words from its first card to its last."""
    [rest] = (host.folder / "assets").glob("en-rest-*.js")
    later = set(re.findall(r"^([a-z]\w*-[\w-]+) *=", rest.read_text("utf-8"), re.M))
    assert "choice-accept-double" in later
    asked: list[Route] = []
    page.route(f"**/{rest.name}", lambda route: asked.append(route))
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    player = Player(page)
    answer = set[str]()
    refusals = page.locator(".table__prompt.table__refusal")
    while not (seen := read(page)).has("Rematch"):
        for name in [each for each in seen.cards if each not in seen.ready][:1]:
            card(page, name).dispatch_event("click")
        answer |= set(re.findall(r"[a-z][\w-]+", page.locator("body").aria_snapshot() + page.content()))
        if refusals.count():
            answer.add("refused")
        player.decide()
        wait_offered(page)
    assert "refused" in answer
    assert answer & later == set()
    assert asked == []


@pytest.mark.thorough
def test_a_first_visit_asks_for_its_cards_before_the_bundle(page: Page, host: Host, trouble: Trouble) -> None:
    """It fetches only the deal that it plays, the less likely answers last; later visits fetch none."""
    held: list[Route] = []
    page.route("**/assets/index-*.js", lambda route: held.append(route))
    with page.expect_request("**/deals/*/*.json") as asked, page.expect_request("**/cards/*/back.svg"):
        page.goto(f"{host.url}?lang=en", wait_until="commit")
    assert len(held) == 1
    held.pop().continue_()
    page.unroute("**/assets/index-*.js")
    wait_ready(page)
    deal, more = [served.path for served in host.served if served.path.startswith("/deals/")]
    assert asked.value.url.endswith(deal)
    assert more == deal.replace(".json", ".more.json")
    seen = json.loads((host.folder / deal[1:]).read_text("utf-8"))["first"]["view"]
    pictures = page.locator("link[rel=preload][as=image]").evaluate_all("(links) => links.map((link) => link.href)")
    assert [re.sub(r".*/|\.svg", "", each) for each in pictures] == [*seen["hand"], seen["turned"], "back"]
    page.reload()
    wait_ready(page)
    expect(page.locator("link[rel=preload]")).to_have_count(0)


def test_the_first_deal_begins_before_python(page: Page, host: Host, trouble: Trouble) -> None:
    """Cards, the player's decisions and the opponent's answers come before Python; then Python takes over the game."""
    held: list[Route] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    [deal] = host.folder.glob("deals/*/1.json")  # one in which both decisions are among the likely ones
    page.context.route("**/deals/*/*.json", lambda route: route.fulfill(path=deal))
    page.context.route("**/deals/*/*.more.json", lambda route: route.fulfill(path=deal.with_suffix(".more.json")))
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    expect(hand_of(page).get_by_role("button")).to_have_count(5)
    player = Player(page)
    player.decide()
    expect(log_of(page)).to_contain_text(re.compile("Anatole (accepts|refuses|plays|leads)"))
    player.decide()
    wait_offered(page)
    expect(page.locator("html")).to_have_attribute("data-engine", "starting")
    for route in held:
        route.continue_()
    wait_ready(page)
    player.play_until("Next deal")
    [play] = ecn.loads(kept(page)["record"])
    assert not play.record.tag("Date").startswith("?")
    assert verify(play).problems == ()


@pytest.mark.thorough
def test_the_page_says_how_much_is_loaded(page: Page, host: Host, trouble: Trouble) -> None:
    """The page shows how much of the engine has been loaded, here without cards, until the last part is there."""
    trouble.allowed = ("ERR_FAILED",)
    held: list[Route] = []
    page.context.route("**/deals/**", lambda route: route.abort())
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(f"{host.url}?lang=en")
    line = page.locator(".kit__loading")
    expect(line).to_have_text(re.compile(r"^[\d.]+ MB of 3\.6 MB loaded$"))
    expect(line.get_by_role("progressbar")).to_have_attribute("max", re.compile(r"^3(5[3-9]|6[0-2])\d{4}$"))
    for route in held:
        route.continue_()
    wait_ready(page)
    expect(line).to_have_count(0)


@pytest.mark.sampled
@pytest.mark.parametrize("path", ["index.html", "fr/index.html", "embed/index.html"])
def test_a_page_opened_from_a_file_says_that_it_needs_a_server(page: Page, path: str) -> None:
    """The page shows nothing else; in the page's language, where it has one."""
    page.goto((DIST / path).as_uri())
    said = page.locator("body > div:not([hidden]) p")
    languages = ["fr"] if path.startswith("fr/") else ["en", "fr", "ja"]
    expect(said).to_have_text([Words(language)("site-from-file") for language in languages])


@pytest.mark.sampled
@pytest.mark.parametrize("piece", ["{en,fr,ja}-*.js", "index-*.js", "styles-*.css"], ids=["words", "bundle", "styles"])
def test_a_page_that_does_not_arrive_whole_says_so(page: Page, host: Host, piece: str) -> None:
    page.route(f"**/assets/{piece}", lambda route: route.abort())
    page.goto(f"{host.url}?lang=en")
    expect(page.get_by_text("The page did not arrive whole")).to_be_visible()
    expect(page.get_by_text("This browser is too old for the game")).to_be_hidden()
