"""The page of the protocol is true: its tables are complete, its vectors right, its example runs."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from random import Random

import pytest

from ecarte.friend import asking, deck, effects, hashing, lines, message, opening, own, signature
from ecarte.friend.group import encode
from ecarte.friend.table import Own
from tests.kit.friends import GROUP
from tests.kit.problems import problems_made

PATH = Path(__file__).parents[2] / "docs/friend.md"
if not PATH.is_file():
    pytest.skip("the pages are not here", allow_module_level=True)
PAGE = PATH.read_text("utf-8")
A, B = bytes(range(32)), bytes(range(32, 64))


def test_the_page_names_every_code_and_every_item() -> None:
    codes = {code for code, _ in problems_made() if code.startswith("E-friend-")}
    assert set(re.findall(r"E-friend-[a-z]+", PAGE)) == codes
    items = re.findall(r"^\| (`\[.*?) \|", PAGE, re.MULTILINE)
    assert set(re.findall(r'`\["(\w+)"', " ".join(items))) == {"invite", *effects._EFFECTS}
    assert set(own._ITEMS) <= set(effects._EFFECTS)
    assert PAGE.count(f"{message.LONGEST} bytes") == 2
    assert re.findall(r"^\| `([a-z]+)` \|", PAGE, re.MULTILINE) == [*asking.ASKS]
    assert " and ".join((", ".join(f"`{phrase}`" for phrase in asking.PHRASES[:-1]), f"`{asking.PHRASES[-1]}`")) in PAGE
    assert f"said {asking.MOST_SAID} phrases" in PAGE


def test_no_line_is_longer_than_the_page_says() -> None:
    (bound,) = re.findall(r"at most (\d+) kB\. Whatever", PAGE)
    line = lines.format_line(Random(1).randbytes(message.LONGEST))  # what zlib cannot make shorter
    assert 1000 * int(bound) - 1000 < len(line) <= 1000 * int(bound)


def test_the_vectors() -> None:
    ours, theirs = (deck.keys_of(seed, 1, 1) for seed in (A, B))
    decks = [deck.points(GROUP)]
    for make, keys in ((deck.shuffle, ours), (deck.shuffle, theirs), (deck.lock, ours), (deck.lock, theirs)):
        decks.append(make(GROUP, decks[-1], keys))
    asked = message.write(GROUP, A, bytes(32), 9, "S", bytes(32), (["ask", "back"], ["say", "thanks"]))
    made = [
        deck.points(GROUP)[0],
        deck.points(GROUP)[-1],
        encode(ours.shuffle),
        encode(ours.places[0]),
        deck.commitments(GROUP, ours)[0],
        *(hashlib.sha256(b"".join(each)).digest() for each in decks[1:]),
        opening.commitment(opening.salt(A, 6), (2, 3)),
        GROUP.multiply_base(signature.identity(A)),
        signature.sign(GROUP, A, b"abc"),
        Own("S", A, GROUP).seed(bytes(32), 0, 1, 1),
        Own("S", A, GROUP).seed(bytes(32), 0, 1, 1, again=1),
        hashing.digest("message", b"abc"),
        asked.hash,
    ]
    assert asked.raw.decode() in PAGE
    assert re.findall(r"^\| .* \| `([0-9a-f]{64,128})` \|$", PAGE, re.MULTILINE) == [each.hex() for each in made]
    assert " ".join(deck.pack((A, B), 1)) in PAGE


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"^```python\n((?:.*\n)*?)```", PAGE, re.MULTILINE)
    exec(code, {})
    assert capsys.readouterr().out == "rubber-3\nAwaited(seat='N', what='shuffle')\n"
