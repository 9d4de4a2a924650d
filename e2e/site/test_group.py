"""The group of games between friends, in the page: Python's worker imports the script that the site sends."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import DIST, Host, Trouble, wait_ready

ROOT = Path(__file__).resolve().parents[2]

# Added to the engine's worker: a request whose answer are the vectors of docs/friend.md, by the group at hand.
PROBE = """
def probe(text, plain=web.respond):
    if json.loads(text)["do"] != "probe":
        return plain(text)
    from ecarte.friend import arithmetic, deck, signature
    from ecarte.friend.ristretto import Integers
    try:
        group = arithmetic.quickest()
    except policies.Needed as needed:
        return json.dumps({"needs": needed.names})
    a, b = bytes(range(32)), bytes(range(32, 64))
    ours, theirs = (deck.keys_of(seed, 1, 1) for seed in (a, b))
    decks = [deck.points(group)]
    begun = time.perf_counter()
    for make, keys in ((deck.shuffle, ours), (deck.shuffle, theirs), (deck.lock, ours), (deck.lock, theirs)):
        decks.append(make(group, decks[-1], keys))
    commitments = [deck.commitments(group, keys) for keys in (ours, theirs)]
    took = time.perf_counter() - begun
    key, signed = group.multiply_base(signature.identity(a)), signature.sign(group, a, b"abc")
    found = [decks[0][0], decks[0][-1], commitments[0][0], key, signed]
    found += [hashlib.sha256(b"".join(each)).digest() for each in decks[1:]]
    refused = 0
    for bad in (bytes(32), b"\\xff" * 32, b"\\x01" + bytes(31), key[:4]):
        try:
            group.multiply(2, [key, bad])
        except ValueError:
            refused += 1
    return json.dumps({
        "vectors": [each.hex() for each in found], "kind": type(group).__name__, "ms": took * 1000, "refused": refused,
        "signed": [signature.is_signed(group, key, text, signed) for text in (b"abc", b"abd")],
        "added": group.add(key, key) == Integers().multiply(2, [key])[0] and not group.is_point(bytes(32)),
    })

import hashlib, json, time
from ecarte import policies
web.respond = probe
"""

POST = """(message) => new Promise((done) => {
  const { contentWindow } = document.querySelector("iframe");
  addEventListener("message", ({ data }) => data.id === message.id && !("waits" in data) && done(data));
  contentWindow.postMessage(message, location.origin);
})"""


def post(page: Page, number: int, **fields: Any) -> Any:
    """Send the engine's frame a message as the page does, and return what it answers."""
    heard = page.evaluate(POST, {"id": -number, **fields})
    assert "error" not in heard, heard
    return json.loads(heard["answer"]) if "answer" in heard else heard["taken"]


@pytest.mark.own_engine
def test_the_vectors_in_the_page(page: Page, host: Host, trouble: Trouble) -> None:
    trouble.allowed = ("404",)
    boot = next(DIST.glob("engine/frame-*/boot.txt")).read_text("utf-8")
    page.route("**/boot.txt", lambda route: route.fulfill(body=boot + PROBE, content_type="text/plain"))
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    (script,) = DIST.glob("assets/script-*.js")
    assert not [served for served in host.served if served.path.endswith(script.name)]  # nobody has asked for it
    request = json.dumps({"do": "probe"})
    assert post(page, 1, request=request) == {"needs": ["ristretto255"]}
    assert not post(page, 2, provide="ristretto255", data=f"{host.url}assets/nothing.js")
    assert post(page, 3, provide="ristretto255", data=f"{host.url}assets/{script.name}")
    found = post(page, 4, request=request)
    print(f"shuffle and lock of two: {found['ms']:.0f} ms")
    text = (ROOT / "docs/friend.md").read_text("utf-8")
    table = re.findall(r"^\| .* \| `([0-9a-f]{64,128})` \|$", text, re.MULTILINE)
    assert found["kind"] == "Script"
    assert set(found["vectors"]) <= {*table}
    assert len(found["vectors"]) == 9
    assert (found["refused"], found["signed"], found["added"]) == (4, [True, False], True)
