"""Length of links: `python bench/link.py [--game ecarte] [--rules akagiri] [--player amateur] [--games 2000]`.

The games have one player in all seats, one preset, and fixed seeds. A bare game has only cards and decisions, no names;
its length is that of "#g1" and all that follows. The first bound is the sum of log2 of the numbers of choices: sets of
cards that can be dealt, and legal moves. The second counts the moves by their weights (`Game.weights`), which links
know. Beside them stand the records as lz-string compresses them for an address, if it is installed, and links with the
names and the seed of games from the page.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import comb, log2
from random import Random
from time import process_time

from ecarte import record
from ecarte.core.game import Event
from ecarte.games import GAMES
from ecarte.notation import ecn, link
from ecarte.players import PLAYERS
from ecarte.record import Play
from ecarte.requests.computer import format_players

BITS = 6  # in a character of base64
AIMS = (80, 260)  # characters: an ordinary game of écarté, the median game of belote
DATE = "2026.11.20"


def played(number: int, name: str, rules: str, player: str) -> Play:
    """Return the whole game of a number, with one player in all seats."""
    rng = Random(number)
    game = GAMES[name]
    seats = game.resolve(rules, {}).seats
    play = record.new(name, rules, {}, {}, rng.randbytes(32).hex(), seats[number % len(seats)])
    while True:
        seat, head = game.rules.turn(play.state), game.deal.next_head(play.state)
        what = PLAYERS[name][player](game.view.of(play.state, seat), rng) if seat else head
        if what is None:
            return play
        play = record.advance(play, what)


def bare(play: Play) -> Play:
    """Return the game without the tags that say more than its rules."""
    tags = tuple(tag for tag in play.record.tags if tag[0] in ("ECN", "Game", "Rules", "Option"))
    return play.with_record(replace(play.record, tags=tags))


def from_page(play: Play, player: str) -> Play:
    """Return the game with the page's tags: a person in the south, the computer in all other seats."""
    others = [seat for seat in play.record.seats if seat != record.OWN]
    tags = {record.SEAT_TAGS[seat]: f"Hortense ({player})" for seat in others}
    computer = format_players(dict.fromkeys(others, player))
    return record.tagged(play, {"Date": DATE, "South": "You", **tags, "Computer": computer})


def bounds(play: Play) -> tuple[float, float]:
    """Return the bits needed by a code in which all choices are equally likely, and by one that knows their weights."""
    game, alike, weighed = play.record.game, 0.0, 0.0
    for step in play.steps:
        before, what = step.before, step.what
        given = game.deal.given(before)
        if given is not None:
            bits = log2(comb(len(game.deal.unseen(before)), len(given.cards)))
            alike, weighed = alike + bits, weighed + bits
        elif isinstance(what, Event) and game.deal.due(before, ()) is None:
            moves = game.rules.moves(before)
            sizes = (game.weights and game.weights(before, moves)) or [1] * len(moves)
            at = [replace(move, cards=tuple(sorted(move.cards))) for move in moves].index(
                replace(what, cards=tuple(sorted(what.cards)))
            )
            alike, weighed = alike + log2(len(moves)), weighed + log2(sum(sizes) / sizes[at])
    return alike, weighed


def lz_string(text: str) -> int | None:
    """Return the characters of lz-string's own form for addresses, "#" included; None when it is not installed."""
    try:
        from lzstring import LZString
    except ImportError:
        return None
    return 1 + len(LZString().compressToEncodedURIComponent(text))


def row(name: str, lengths: Sequence[float]) -> str:
    """Return a row of the table: the median, the 90th percentile and the maximum."""
    ordered = sorted(lengths)
    at = [ordered[len(ordered) // 2], ordered[len(ordered) * 9 // 10], ordered[-1]]
    return f"| {name} | " + " | ".join(f"{each:.0f}" for each in at) + " |"


def lengths(plays: Sequence[Play]) -> Iterator[int]:
    """Yield the lengths of the games' links."""
    for play in plays:
        yield 1 + len(link.dumps(play))


def main() -> None:
    """Print the lengths of links."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=GAMES, default="ecarte")
    parser.add_argument("--rules")
    parser.add_argument("--player", default="amateur")
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args()
    number, name, player = chosen.games, chosen.game, chosen.player
    rules = chosen.rules or next(iter(GAMES[name].presets))
    plays = [played(each, name, rules, player) for each in range(number)]
    bares = [bare(play) for play in plays]
    begun = process_time()
    made = list(lengths(bares))
    spent = (process_time() - begun) / number
    alike, weighed = zip(*map(bounds, bares), strict=True)
    texts = [ecn.dumps(play) for play in bares]
    packed = [length for text in texts if (length := lz_string(text)) is not None]
    shown = [from_page(play, player) for play in plays]
    print(f"{number} games of {name}, {player} in all seats, {rules}; characters, '#g1' counted\n")
    print("| | median | 90 % | longest |\n|---|---|---|---|")
    print(row("link of a bare game", made))
    print(row("bound, all alike, in characters of 6 bits", [bits / BITS for bits in alike]))
    print(row("bound, moves by their weights", [bits / BITS for bits in weighed]))
    print(
        row("lz-string of its record", packed) if packed else "| lz-string | not installed: pip install lzstring | | |"
    )
    print(row("the record itself", [len(text) for text in texts]))
    print(row("link of a game from the page, with names and seed", list(lengths(shown))))
    print(row("one seat's view of it", [1 + len(link.dumps(play, seat="S")) for play in shown]))
    print()
    for bits, of in (alike, "all alike"), (weighed, "by weights"):
        excess = sorted(length * BITS / each - 1 for length, each in zip(made, bits, strict=True))[number // 2]
        total = sum(made) * BITS / sum(bits) - 1
        alone = sum(length - 3 for length in made) * BITS / sum(bits) - 1
        print(f"Over the bound, {of}: {total:.1%} in all, {excess:.1%} median; without '#g1' {alone:.1%}.")
    for most in AIMS:
        print(f"At most {most} characters: {sum(length <= most for length in made) / number:.1%}.")
    print(f"Made, opened and compared in {spent * 1000:.1f} ms each.")


if __name__ == "__main__":
    main()
