"""What people type, read as canonical ECN.

`read` is tried only on a record in which the ordinary reader finds errors, so that it costs other texts nothing. Each
habit is reported once (`W-habit`), and nothing that can mean two things is guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecarte.core.game import Problem
from ecarte.games import GAMES
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.tokens import Token, format_tag, parse_tag
from ecarte.notation.ecn.typed import vocabulary
from ecarte.notation.ecn.typed.games import TAG, title
from ecarte.notation.ecn.typed.habits import gather
from ecarte.notation.ecn.typed.letters import ENGLISH, FRENCH, Cards, fold, french_suits, is_french, names_cards
from ecarte.notation.ecn.typed.movetext import Movetext
from ecarte.record import SEAT_TAGS, VERSION, Play

LONGEST = 1 << 16  # characters of a text that is read in this way; a long game has a tenth of them
_NAMES = {
    name.lower(): name
    for name in (
        "ECN",
        "Game",
        "Event",
        "Site",
        "Date",
        "Round",
        *SEAT_TAGS.values(),
        "Rules",
        "Result",
        "Option",
        "Lang",
    )
}
_CODES = ("Game", "Rules", "Lang")  # values in small letters without accents
_SHARED = ("Game", "Event", "Site", "Date", *SEAT_TAGS.values(), "Rules", "Option", "Lang")  # by the games of a text


class TypedReader(Reader):
    """A reader of a record whose tags are mended, and whose movetext is read as people type."""

    def __init__(self, text: list[str], first: int, number: int, added: int, dealer: str = "") -> None:
        super().__init__(text, first, number)
        self.added = added  # lines among the tags that the source does not have
        self.dealer = dealer  # who deals first, where no deal is opened
        self.ordered = False  # whether hands are to stand in the order in which they are dealt
        self.typed: Movetext | None = None

    def read_words(self, moves: str, line: int) -> Iterator[Token]:
        """Yield the words of the movetext, which begins at a line."""
        folded = fold(moves)
        french = self.record.tag("Lang").lower().startswith("fr")
        suits = french_suits(folded) if french else False
        seats = dict(vocabulary.FRENCH_SEATS if french else vocabulary.SEATS)
        named = {
            fold(self.record.tag(tag)): seat for seat, tag in SEAT_TAGS.items() if self.record.tag(tag, "?") != "?"
        }
        seats |= {name: seat for name, seat in named.items() if re.fullmatch(r"\w{2,20}", name) and name not in seats}
        cards = Cards(FRENCH if suits else ENGLISH, french=french)
        if suits is None:
            self.report(Problem("E-suits-mixed", None, {}), line=line - self.added)
        self.typed = Movetext(moves, line - self.added, self, cards, seats, self.dealer)
        self.typed.ordered = self.ordered
        return self.typed.tokens()


@dataclass(frozen=True, slots=True)
class Attempt:
    """One way to read a record: by some rules, with a first dealer."""

    reader: TypedReader
    play: Play | None
    game: str
    preset: str
    dealer: str
    added: list[str]

    @property
    def sound(self) -> bool:
        """Return whether it is a game without errors."""
        return self.play is not None and self.reader.found.sound

    @property
    def is_game(self) -> bool:
        """Return whether the text is a game, though perhaps with errors."""
        return self.reader.typed is not None and self.reader.typed.is_game

    @property
    def is_likely(self) -> bool:
        """Return whether most of the words belong to a game."""
        return self.reader.typed is not None and self.reader.typed.is_likely

    @property
    def cost(self) -> tuple[int, int]:
        """Return the number of errors, then that of events, which counts against it."""
        return (
            sum(problem.severe for problem in self.reader.found.problems),
            -len(self.play.steps) if self.play else 0,
        )


def read(
    lines: Sequence[str],
    first: int,
    number: int,
    found: Sequence[Problem],
    events: int,
    above: Mapping[str, str] | None = None,
) -> tuple[Play | None, list[Problem], list[int]] | None:
    """Return a record, its problems and the lines of its events; None when this is no better than ``found``.

    The better reading has fewer errors, or as many after more ``events``; any is better than no record at all.
    ``above`` are the tags of the game before it in a text that does not repeat them.
    """
    text = "\n".join(lines)
    if len(text) > LONGEST or not names_cards(text):
        return None
    tags, warnings, end = _tags(lines, first)
    movetext = list(lines[end:])
    while movetext and not movetext[0].strip():  # the reader wants tags, a blank line, and the movetext
        movetext.pop(0)
        end += 1
    held = dict(tags)
    lent = {name: value for name, value in (above or {}).items() if name in _SHARED and name not in held}
    if "Lang" not in held and "Lang" not in lent and is_french(fold("\n".join(movetext))):
        lent["Lang"] = "fr"

    def attempt(game: str, preset: str, dealer: str = "", *, ordered: bool = False) -> Attempt:
        missing = {"ECN": VERSION, **lent, "Game": game, "Rules": preset}
        added = [format_tag(name, value) for name, value in missing.items() if name not in held]
        written = [format_tag(name, value) for name, value in tags]
        blanks = [""] * max(1, end - len(written))
        shift = len(written) + len(added) + len(blanks) - end
        reader = TypedReader([*written, *added, *blanks, *movetext], first, number, shift, dealer)
        reader.ordered = ordered
        return Attempt(reader, reader.run(), game, preset, dealer, added)

    known = {**lent, **held}
    games = [known["Game"]] if "Game" in known else list(GAMES)
    candidates = [
        (game, preset)
        for game in games
        if game in GAMES
        for preset in ([known["Rules"]] if "Rules" in known else GAMES[game].presets)
    ]
    unread = any(each.code == "E-no-record" for each in found)
    vague = unread and "Game" not in held and "Rules" not in held  # it may be no game at all
    attempts: list[Attempt] = []
    other: set[str] = set()  # games that the text is none of
    for game, preset in candidates:
        if game in other:
            continue
        made = attempt(game, preset)
        undealt = made.reader.typed is not None and made.reader.typed.undealt
        tried = [attempt(game, preset, seat) for seat in made.reader.seats] if undealt else [made]
        if vague and not any(each.is_likely for each in tried):
            other.add(game)
        attempts += tried
    if vague:
        attempts = [each for each in attempts if each.is_game]
    for each in attempts:
        mixed = [problem for problem in each.reader.found.problems if problem.code == "E-suits-mixed"]
        if mixed:  # all else follows from it
            return None, mixed, []
    sound = [each for each in attempts if each.sound]
    inferred = len(candidates) > 1 or "Game" not in known or "Rules" not in known
    place = {"column": 1, "record": number}
    presets, dealers = (list(dict.fromkeys(each)) for each in ((e.preset for e in sound), (e.dealer for e in sound)))
    if len(presets) > 1:
        return None, [Problem("E-rules-open", None, {"allowed": ", ".join(presets)}, line=first, **place)], []
    if len(dealers) > 1:
        return None, [Problem("E-dealer-open", None, {"allowed": ", ".join(dealers)}, line=first + end, **place)], []
    if not sound and ((inferred and not unread) or not attempts):
        return None
    best = min(sound or attempts, key=lambda each: each.cost)
    if not best.sound and best.reader.typed and best.reader.typed.reordered:  # perhaps the dealer is wrong
        best = attempt(best.game, best.preset, best.dealer, ordered=True)
    changed = warnings or best.added or (best.reader.typed and best.reader.typed.changed)
    severe = sum(problem.severe for problem in found)
    if not changed or best.play is None or not (unread or best.cost < (severe, -events)):
        return None
    problems = [*warnings, *best.reader.found.problems]
    if best.added:
        problems.insert(0, Problem("W-tags-added", None, {"tags": " ".join(best.added)}, line=first, column=1))
    numbered = [Problem(p.code, p.rule, p.data, p.line, p.column, number, p.deal) for p in problems]
    return best.play, gather(numbered), best.reader.places


def _tags(lines: Sequence[str], first: int) -> tuple[list[tuple[str, str]], list[Problem], int]:
    """Return the tags, a warning for each in another form, and the index of the first line after them."""
    tags: list[tuple[str, str]] = []
    problems: list[Problem] = []
    for at, line in enumerate(lines):
        folded = fold(line).strip()
        if not folded:
            if tags:
                return tags, problems, at
            continue
        match = TAG.fullmatch(folded)
        played = title(line)
        if played:
            tags.append(("Round", str(played)))
            found = {"found": line.strip()[:80], "expected": format_tag("Round", str(played)), "habit": "tags"}
            problems.append(Problem("W-form", None, found, line=first + at, column=1))
            continue
        if match is None:
            return tags, problems, at
        try:
            name, value = parse_tag(line.rstrip())
        except ValueError:
            if "\\" in line:  # it may be a letter or an escape
                return tags, problems, at
            begin = line.index("[")
            group = next(name for name in ("quoted", "single", "bare") if match[name] is not None)
            lead = len(fold(line)) - len(fold(line).lstrip())
            name = line[lead + match.start("name") : lead + match.end("name")]
            value = line[lead + match.start(group) : lead + match.end(group)]
            column = begin + 1
        else:
            column = 1
        name = _NAMES.get(name.lower(), name)
        if name in _CODES:
            plain = unicodedata.normalize("NFD", value.lower())
            value = "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()
        written = format_tag(name, value)
        if written != line.rstrip():
            data: dict[str, str | int] = {"found": line.strip()[:80], "expected": written, "habit": "tags"}
            problems.append(Problem("W-form", None, data, line=first + at, column=column))
        tags.append((name, value))
    return tags, problems, len(lines)
