"""Work in proportion: twice the text may take two and a half times the work.

``python -m tests.fuzz.work CASES [SEED]`` tries texts that say one thing again and again, with every reader; what it
finds is written to tests/fuzz/found/. Work is counted in the steps of `ecarte.core.budget`, which are the same on every
machine; for some of the cases, which are then longer, also in seconds of the processor.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from random import Random

from ecarte.collection import sources
from ecarte.core.budget import FREE, STEPS, counted
from ecarte.core.game import RuleError
from ecarte.figures.filter import Filter
from ecarte.notation import challenge, ecn, link
from ecarte.notation import json as to
from ecarte.notation.link import deflated, sealed
from ecarte.requests import answers, web

TESTS = Path(__file__).parent.parent
MOST = 2.5  # times the work of half the text
SLACK = 30  # steps that a text may take for other reasons
SHORT, LONG = 24, 20_000  # characters of the first of two texts; of one whose seconds are measured
SECONDS = 0.2  # below this the processor's clock says nothing
TIMED = 5000  # one in so many cases is measured
APART = b"\x1e"


def lines(text: str) -> None:
    """Read a file in any form."""
    for _ in sources.read(text.splitlines(keepends=True)):
        pass


def compressed(text: str) -> None:
    """Open the digits of a link that holds the text."""
    with suppress(ValueError, LookupError):
        link.GAMES["z"](deflated._compress(text))


def linked(text: str) -> None:
    """Open the link of a text."""
    with suppress(RuleError):
        link.loads(text)
    with suppress(RuleError):
        challenge.loads(text)


def unsealed(text: str) -> None:
    """Read the result of a challenge."""
    with suppress(RuleError):
        sealed.unseal(text)


def condition(text: str) -> None:
    """Read a condition."""
    with suppress(RuleError):
        Filter(text)


def requested(text: str) -> None:
    """Ask for what the page asks with a stranger's text."""
    for do, field in (("import", "text"), ("view", "record")):
        answers.folds.clear()
        more = {"line": 1, "number": 0, "last": True} if do == "import" else {"seat": "S"}
        web.respond(json.dumps({"do": do, field: text, **more}))


READERS: tuple[Callable[[str], object], ...] = (
    lambda text: list(ecn.read(text)),
    lambda text: list(ecn.read(text, mode="strict")),
    lambda text: list(ecn.scan(text)),
    lambda text: list(to.read(text)),
    *(lines, compressed, linked, unsealed, condition, requested),
)


WEIGHTS = (5, 20, 20, 20, 1, 20, 15, 15, 20, 1)  # the dearest less often


def work(data: bytes) -> None:
    """No reader takes more than two and a half times the work for twice the text, nor more than its length allows."""
    which, (begin, unit, end) = _parts(data)
    read = READERS[which]
    if not unit:
        return
    times = max(2, SHORT // len(unit))
    before, after = (_steps(read, begin + unit * number + end) for number in (times, 2 * times))
    for _ in range(6):  # what is dear at first may not be so later: a text may become a game in between
        if after <= MOST * before + SLACK:
            return
        times *= 2
        before, after = after, _steps(read, begin + unit * 2 * times + end)
    raise AssertionError(f"{before} steps for {times} times {unit!r}, {after} for twice as many")


def measure(data: bytes) -> None:
    """No reader takes more than two and a half times the seconds for twice a long text."""
    which, (begin, unit, end) = _parts(data)
    read = READERS[which]
    if not unit:
        return
    times = max(2, LONG // len(unit))
    if _seconds(read, begin + unit * times + end) < SECONDS / 2:
        return
    # A busy machine slows one text and not the other.
    tries = ([_seconds(read, begin + unit * times * factor + end) for factor in (1, 2, 4)] for _ in range(3))
    is_in_proportion = any(after <= MOST * before for took in tries for before, after in pairwise(took))
    assert is_in_proportion, f"more than {MOST} times the seconds for twice {times} times {unit!r}"


def _parts(data: bytes) -> tuple[int, tuple[str, str, str]]:
    begin, unit, end, *_ = [part.decode("utf-8", "replace") for part in (data[1:].split(APART) + [b""] * 3)]
    return (data[0] if data else 0) % len(READERS), (begin, unit, end)


def _steps(read: Callable[[str], object], text: str) -> int:
    with counted() as taken:
        read(text)
    allowed = FREE + STEPS * (len(text) + 200)
    assert taken.taken <= allowed, f"{taken.taken} steps for {len(text)} characters"
    return taken.taken


def _seconds(read: Callable[[str], object], text: str) -> float:
    begun = time.process_time()
    read(text)
    return time.process_time() - begun


# --- cases ---

HEADING = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n[South "Anna"]\n[North "Ben"]\n'
DEAL = "1. N\nS<AsJhQdQc7c N<QsTsAh8h7h ^7d\n"
BEGINS = (
    "", HEADING, HEADING + "\n", HEADING + "\n" + DEAL, HEADING + "\n" + DEAL + "S:propose ", DEAL,
    HEADING + "\n" + DEAL + "S:mistyped\n*\n",
    DEAL + "S:stand\n", "Game: ecarte\nSouth: Anna\n\n", "Hello\n\n", '{"game":"ecarte","tags":{', '{"deals":[',
    "[", "link\n", "#g1", "g1", "z1", "c1", "x and ", "(", "https://cards.example/#", "> ",
)  # fmt: skip
PIECES = (
    "1. N", "1. N\n", "2. S ", "*", "*\n", "void", "5-1", "Deal 1", "Deal 1\n", "Donne 1 ", "第1ディール", "{",
    "}", "(", ")", "{a} ", ";x\n", '[ECN "1"]\n', '[South "A"]', "[a\n", "[", "]", "South: Anna\n",
    "=1-0 1-0\n", "=", "S ", "N ", "7c ", "As7c\n", "|", "| a | b |\n", "|-|-|\n", "\t", "$1 ", "@a=1 ", "\\",
    '"', '[Event "x', "<", "&lt;", "&quot;", "> ", "e\u0301", "\u0301\u0316", "\u200b", "\r", "\r\n", "\x85",
    "\u2028", "\ufeff", "🂡", "♠", "切札", "plays the seven of clubs. ", "Trick 1: ", "12/11/2026", "?S<", "/N ",
    "S-7c8d ", "N+7s ", "N:refuse ", "propose ", "stand ", "S:accept:if ", "^7d ", "S<AsJhQdQc7c ", "__", "--",
    "...", "1", "9999999999", "1.", ":", "^", "Round 1\n", "\n", "\n\n", "  ", "a", "é", "ABC def ", "- ", "# ",
    "```\n", "<p>", "=20=\n", "%23", "%25", "&#35;", "#g1", "g1", "z1AAAAAAAA", "g1-", "_", "-", "@3#12", "#",
    "A", ",", ",,", '","', ";", "{}", "[]", '{"a":', '"events":[', '{"do":"play","seat":"S"},', "null,", "1e9,",
    "not ", " and ", " or ", "(x ", "x == 1 ", "+", "in ", "~~~", "*a* ",
)  # fmt: skip


def cases(number: int, seed: int) -> Iterator[bytes]:
    """Return that many texts, always the same for a seed."""
    rng = Random(seed)
    golden = [path.read_text("utf-8") for path in sorted((TESTS / "golden").glob("*.ecn"))]
    for _ in range(number):
        unit = "".join(rng.choice(PIECES) for _ in range(rng.choice((1, 1, 2, 2, 3))))
        if rng.random() < 0.1:
            text = rng.choice(golden)
            at = rng.randrange(len(text))
            unit = text[at : at + rng.randint(2, 30)]
        if rng.random() < 0.3:
            at = rng.randrange(len(unit) + 1)
            unit = unit[:at] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x300)))) + unit[at:]
        parts = (rng.choice(BEGINS), unit, rng.choice(("", "", "\n", "\n*\n", "x", "}", ")", '"')))
        (which,) = rng.choices(range(len(READERS)), WEIGHTS)
        yield bytes([which]) + APART.join(part.encode("utf-8", "surrogatepass") for part in parts)


def main() -> None:
    number, seed = int(sys.argv[1]), int((sys.argv[2:] or ["1"])[0])
    begun, found = time.monotonic(), 0
    for at, data in enumerate(cases(number, seed), 1):
        try:
            work(data)
            if at % TIMED == 0:
                measure(data)
        except Exception as error:  # whatever it is, it is kept
            found += 1
            name = f"work-{blake2b(data, digest_size=8).hexdigest()}"
            (TESTS / "fuzz/found" / name).write_bytes(data)
            print(name, data, repr(error), flush=True)
        if at % 10_000 == 0:
            print(f"{at} cases, {found} found, {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
