"""Length of links: `python bench/link.py [--games 2000]`.

Games between two amateurs under the default rules, seeds fixed. A bare game has cards and decisions only,
no names; what counts is "#g1" and all that follows. The bound is the sum of log2 of the number of choices:
sets of cards that can be given, and moves that may be made. Beside it the same games as lz-string
compresses their records for an address, where that is installed, and links with the names and the seed
that games from the page have.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import comb, log2
from random import Random
from time import process_time

from ecarte import record
from ecarte.ai import PLAYERS
from ecarte.game import Event
from ecarte.notation import ecn, link
from ecarte.record import Play

BITS = 6  # of a character of base64
PAGE = {"Date": "2026.11.20", "South": "You", "North": "Hortense (amateur)", "Computer": "N:amateur"}


def played(number: int, player: str = "amateur") -> Play:
    """The whole of a game in which one player has both seats; all about it follows from its number."""
    rng = Random(number)
    play = record.new("ecarte", "akagiri", {}, {}, rng.randbytes(32).hex(), "SN"[number % 2])
    game = play.record.game
    while True:
        seat, head = game.turn(play.state), game.next_head(play.state)
        what = PLAYERS["ecarte"][player](game.view(play.state, seat), rng) if seat else head
        if what is None:
            return play
        play = record.advance(play, what)


def bare(play: Play) -> Play:
    """The game without the tags that say more than its rules."""
    tags = tuple(tag for tag in play.record.tags if tag[0] in ("ECN", "Game", "Rules", "Option"))
    return play.with_record(replace(play.record, tags=tags))


def bound(play: Play) -> float:
    """Bits that a code needs to which everything is alike that could be given or done."""
    game, bits = play.record.game, 0.0
    for step in play.steps:
        given = game.given(step.before)
        if given is not None:
            bits += log2(comb(len(game.unseen(step.before)), len(given.cards)))
        elif isinstance(step.what, Event) and game.due(step.before, ()) is None:
            bits += log2(len(game.moves(step.before)))
    return bits


def lz_string(text: str) -> int | None:
    """Characters of lz-string's own form for addresses, "#" counted; None when it is not installed."""
    try:
        from lzstring import LZString
    except ImportError:
        return None
    return 1 + len(LZString().compressToEncodedURIComponent(text))


def row(name: str, lengths: Sequence[float]) -> str:
    ordered = sorted(lengths)
    at = [ordered[len(ordered) // 2], ordered[len(ordered) * 9 // 10], ordered[-1]]
    return f"| {name} | " + " | ".join(f"{each:.0f}" for each in at) + " |"


def lengths(plays: Sequence[Play]) -> Iterator[int]:
    for play in plays:
        yield 1 + len(link.dumps(play))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    number = parser.parse_args().games
    plays = [played(each) for each in range(number)]
    bares = [bare(play) for play in plays]
    begun = process_time()
    made = list(lengths(bares))
    spent = (process_time() - begun) / number
    bounds = [bound(play) for play in bares]
    texts = [ecn.dumps(play) for play in bares]
    packed = [length for text in texts if (length := lz_string(text)) is not None]
    from_page = [record.tagged(play, PAGE) for play in plays]
    print(f"{number} games, amateur against amateur, akagiri; characters, '#g1' counted\n")
    print("| | median | 90 % | longest |\n|---|---|---|---|")
    print(row("link of a bare game", made))
    print(row("bound, in characters of 6 bits", [bits / BITS for bits in bounds]))
    print(
        row("lz-string of its record", packed) if packed else "| lz-string | not installed: pip install lzstring | | |"
    )
    print(row("the record itself", [len(text) for text in texts]))
    print(row("link of a game from the page, with names and seed", list(lengths(from_page))))
    print(row("one seat's view of it", [1 + len(link.dumps(play, seat="S")) for play in from_page]))
    excess = [length * BITS / bits - 1 for length, bits in zip(made, bounds, strict=True)]
    total = sum(made) * BITS / sum(bounds) - 1
    alone = sum(length - 3 for length in made) * BITS / sum(bounds) - 1
    print(f"\nOver the bound: {total:.1%} in all, {sorted(excess)[number // 2]:.1%} median; without '#g1' {alone:.1%}.")
    print(f"At most 80 characters: {sum(length <= 80 for length in made) / number:.1%}.")
    print(f"Made, opened and compared in {spent * 1000:.1f} ms each.")


if __name__ == "__main__":
    main()
