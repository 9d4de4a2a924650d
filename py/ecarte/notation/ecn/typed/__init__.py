"""What people type, read as canonical ECN.

`read` is tried only on a record in which the ordinary reader finds errors, so that it costs other texts nothing. Each
habit is reported once (`W-habit`), and nothing that can mean two things is guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from ecarte.core.game import Problem
from ecarte.games import GAMES
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.tokens import Token, format_tag, parse_tag
from ecarte.notation.ecn.typed import vocabulary
from ecarte.notation.ecn.typed.habits import gather
from ecarte.notation.ecn.typed.letters import ENGLISH, FRENCH, Cards, fold, french_suits
from ecarte.notation.ecn.typed.moves import Moves
from ecarte.record import SEAT_TAGS, VERSION, Play

LONGEST = 1 << 16  # characters of a text that is read in this way; a long game has a tenth of them
_TAG = re.compile(
    r"""\[\s*(?P<name>[a-z][a-z0-9]*)\s*[:=]?\s*(?:"(?P<quoted>.*)"|'(?P<single>.*)'|(?P<bare>[^"\]]*?))\s*\]"""
)
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
_CARD = re.compile(r"(?:10|[akqjtrdv987])[ ]?[shdcpkt♠♤♥♡♦♢♣♧]|[♠♤♥♡♦♢♣♧]|スペード|ハート|ダイヤ|クラブ")
_FEWEST = 10  # cards of a text that may be a game


class TypedReader(Reader):
    """A reader of a record whose tags are mended, and whose movetext is read as people type."""

    def __init__(self, text: list[str], first: int, number: int, added: int) -> None:
        super().__init__(text, first, number)
        self.added = added  # lines among the tags that the source does not have
        self.typed: Moves | None = None

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
        self.typed = Moves(moves, line - self.added, self, cards, seats)
        return self.typed.tokens()


def read(
    lines: Sequence[str], first: int, number: int, found: Sequence[Problem], events: int
) -> tuple[Play | None, list[Problem]] | None:
    """Return a record and its problems, or None when this reading is no better than the one with ``found``.

    The better reading has fewer errors, or as many after more ``events``; any is better than no record at all.
    """
    text = "\n".join(lines)
    if len(text) > LONGEST or len(_CARD.findall(fold(text))) < _FEWEST:
        return None
    tags, warnings, end = _tags(lines, first)
    held = dict(tags)
    games = [held["Game"]] if "Game" in held else list(GAMES)
    candidates = [
        (game, preset)
        for game in games
        if game in GAMES
        for preset in ([held["Rules"]] if "Rules" in held else GAMES[game].presets)
    ]
    told = len(candidates) > 1 or "Game" not in held or "Rules" not in held
    readings = []
    for game, preset in candidates:
        missing = {"ECN": VERSION, "Game": game, "Rules": preset}
        added = [format_tag(name, value) for name, value in missing.items() if name not in held]
        movetext = list(lines[end:])
        while movetext and not movetext[0].strip():  # the reader wants tags, a blank line, and the movetext
            movetext.pop(0)
            end += 1
        above = [format_tag(name, value) for name, value in tags]
        blanks = [""] * max(1, end - len(above))
        shift = len(above) + len(added) + len(blanks) - end
        reader = TypedReader([*above, *added, *blanks, *movetext], first, number, shift)
        play = reader.run()
        mixed = [each for each in reader.found.problems if each.code == "E-suits-mixed"]
        if mixed:  # all else would follow from it
            return None, mixed
        changed = bool(warnings or added or (reader.typed and reader.typed.changed))
        readings.append((reader, play, (game, preset), added, changed))
    sound = [each for each in readings if each[1] is not None and each[0].found.sound]
    if told and len(sound) > 1:
        allowed = ", ".join(preset for _, _, (_, preset), _, _ in sound)
        return None, [Problem("E-rules-open", None, {"allowed": allowed}, line=first, column=1, record=number)]
    if not sound and (told or not readings):
        return None
    reader, play, _, added, changed = (sound or readings)[0]
    severe = sum(problem.severe for problem in found)
    errors = sum(each.severe for each in reader.found.problems)
    unread = any(each.code == "E-no-record" for each in found)
    if not changed or play is None or not (unread or (errors, -len(play.steps)) < (severe, -events)):
        return None
    problems = [*warnings, *reader.found.problems]
    if added:
        data: dict[str, str | int] = {"tags": " ".join(added)}
        problems.insert(0, Problem("W-tags-added", None, data, line=first, column=1))
    numbered = [Problem(p.code, p.rule, p.data, p.line, p.column, number, p.deal) for p in problems]
    return play, gather(numbered)


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
        match = _TAG.fullmatch(folded)
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
