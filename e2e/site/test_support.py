"""Browsers that lack something: the page says so in one sentence. What it needs is read from its own scripts."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_ready
from ecarte.text import Words, languages

BOOT = (Path(__file__).parents[2] / "web/boot.js").read_text("utf-8")
NEEDED = re.findall(r'"([\w.]+)"', BOOT.partition("var NEEDED = [")[2].partition("]")[0])

# What this browser has: constructors and functions of the window, their static members, and the methods of objects.
KNOWN = """() => {
  const own = (one) => Object.getOwnPropertyNames(one);
  const found = [];
  for (const name of own(globalThis)) {
    let value;
    try { value = globalThis[name]; } catch { continue; }
    const isPlace = typeof value === "function" || ["Intl", "WebAssembly", "crypto", "navigator"].includes(name);
    if (!value || !isPlace) continue;
    found.push(name, ...own(value).map((each) => `${name}.${each}`));
    const of = typeof value === "function" ? value.prototype : Object.getPrototypeOf(value);
    const place = typeof value === "function" ? `${name}.prototype` : name;
    if (of) found.push(...own(of).map((each) => `${place}.${each}`));
  }
  return found;
}"""

# Names that all browsers have had for longer than the latest of boot.js (Array.prototype.toSorted, of 2023), and names
# of the page's own that something in the browser has, too. A new name fails the test below: if all browsers of 2022
# have it (caniuse.com), add it to old_names.txt; if the page needs it, to boot.js; if it does without, to GUARDED.
OLD = set((Path(__file__).parents[1] / "kit/old_names.txt").read_text("utf-8").split())

# Used only where it is there.
GUARDED = {
    "AudioContext": "without it there is no sound",
    "BeforeInstallPromptEvent.prototype.prompt": "asked when the browser offers it",
    "BroadcastChannel": "windows that do not hear each other ask the database",
    "CSS.supports": "with ?.",
    "Element.prototype.moveBefore": "Preact looks for it",
    "Error.captureStackTrace": "ts-fsrs calls it with ?.",
    "Intl.Segmenter": "words are found by a regular expression",
    "LaunchQueue.prototype.setConsumer": "with ?.",
    "Uint8Array.fromHex": "noble looks for it",
    "Uint8Array.prototype.toHex": "noble looks for it",
    "StorageManager.prototype.persist": "with ?.",
    "StorageManager.prototype.persisted": "with ?. or caught",
    "Uint8Array.prototype.toBase64": "the library of QR codes does without",
    "navigator.clipboard": "caught: the text is selected instead",
    "navigator.connection": "with ?.",
    "navigator.locks": "looked for",
    "navigator.serviceWorker": "looked for",
    "navigator.share": "offered where it is there",
    "navigator.storage": "with ?. or caught",
    "navigator.userActivation": "with ?.",
    "navigator.vibrate": "looked for",
    "reportError": "a method of Fluent's",
    "requestIdleCallback": "a timer instead",
    "Scheduler": "a name of ts-fsrs",
}


def used(known: set[str]) -> set[str]:
    """Return what the scripts of the page and its frame use of a browser; PyScript and Pyodide look themselves."""
    files = [*DIST.glob("assets/*.js"), *DIST.glob("engine/frame-*/*.js")]
    assert len(files) > 50
    text = "\n".join(file.read_text("utf-8") for file in files)
    methods = {name.rpartition(".")[2] for name in known if ".prototype." in name}
    called = set(re.findall(r"\.([A-Za-z]\w{2,})(?:\?\.)?\(", text)) | set(re.findall(r"\.(at)\(", text))
    words = set(re.findall(r"(?<![\w.$`'\"-])([A-Za-z]\w+)(?=[.(\s,;)])", text))
    members = set(re.findall(r"(?<![\w.$])((?:[A-Z]\w+|navigator|crypto)\.\w+)", text))
    return (called & methods) | ((words | members) & known)


def test_all_that_the_scripts_use_is_old_or_looked_for(page: Page) -> None:
    known = set(page.evaluate(KNOWN))
    looked_for = {*NEEDED, *GUARDED}
    expected = looked_for | {name.rpartition(".")[2] for name in looked_for} | OLD
    assert {name for name in used(known) - expected if not name.endswith(".prototype")} == set()


# Takes away what the address names.
LACK = """{
  const path = new URLSearchParams(location.search).get("lacking").split(".");
  const last = path.pop();
  delete path.reduce((place, name) => place[name], globalThis)[last];
}"""


def test_a_browser_that_lacks_something_gets_a_sentence(page: Page, host: Host) -> None:
    """It is the only thing that is shown, and the engine is not started."""
    page.add_init_script(LACK)
    for name in NEEDED:
        page.goto(f"{host.url}fr/?lacking={name.replace('crypto.', 'Crypto.prototype.')}")
        expect(page.locator("body"), name).to_have_text(Words("fr")("site-too-old"), use_inner_text=True)
        expect(page.locator("html")).to_have_attribute("data-lacking", name)
        expect(page.locator("iframe"), name).to_have_count(0)


@pytest.mark.sampled
@pytest.mark.parametrize("path", ["", "embed/"])
def test_without_webassembly_the_page_says_where_to_allow_it(page: Page, host: Host, path: str) -> None:
    """As in Lockdown Mode: the browser is not too old."""
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(f"{host.url}{path}")
    said = [Words(language)("site-no-wasm") for language in languages()]
    expect(page.locator("body > div:not([hidden]) p")).to_have_text(said)
    expect(page.get_by_text(Words("en")("site-too-old"))).to_be_hidden()
    expect(page.locator("iframe")).to_have_count(0)


def test_a_browser_that_has_all_starts(page_en: Page, trouble: Trouble) -> None:
    wait_ready(page_en)
    expect(page_en.locator("html")).to_have_attribute("data-lacking", "")
