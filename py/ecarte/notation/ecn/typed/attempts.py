"""The parts of a typed record, and the ways in which it may be read: by the rules of a game, with a first dealer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field

from ecarte.core.game import Problem, RuleError
from ecarte.games import GAMES
from ecarte.notation.ecn.dates import canonical_date
from ecarte.notation.ecn.findings import MOST, SPARE
from ecarte.notation.ecn.loose.brackets import Loose, between, loose_tags
from ecarte.notation.ecn.loose.letters import fold
from ecarte.notation.ecn.loose.tags import GAME_NAMES, NAMES, Tag, find_tags, title
from ecarte.notation.ecn.tokens import format_tag
from ecarte.notation.ecn.typed.reader import Known, TypedReader
from ecarte.record import SEAT_TAGS, VERSION, Play

_NAMED_DEALER = re.compile(r"([ ]*\w+[ ]*[:：][ ]*)(dealer|donneur|geber|親)[ ]*", re.IGNORECASE)
_NAMED_ELDER = re.compile(
    r"[:：][ ]*\W?(?:the[ ]+)?(?:elder|eldest|younger|player|joueur|pone|non-?dealer|premier|vorhand|子)\b",
    re.IGNORECASE,
)
_OPENING = re.compile(r"[ ]*(?:deal|donne|第)[ ]*1(?!\d)")
_AROUND = re.compile(r"^[\W_]+|[\W_]+$")  # stops, pictures
_CODES = ("Game", "Rules", "Lang")  # values in small letters without accents


class Top:
    """The tags at the top of a text, as `Tags`; warnings for those in another form, and where the movetext begins.

    ``lines`` are the text, changed where movetext begins behind a tag; ``early`` are comments between the tags.
    """

    def __init__(self, lines: Sequence[str], first: int, number: int) -> None:
        self.lines, self.first, self.number = list(lines), first, number
        self.tags: list[tuple[str, str]] = []
        self.names: set[str] = set()
        self.problems: list[Problem] = []
        self.early: list[str] = []
        self.words: list[int] = []  # the lines of words between tags
        self.end = 0
        while self.end < len(self.lines) and (self.read() or self.go_on()):
            pass
        if self.seats_below():
            return
        while self.end < len(self.lines) and not self.lines[self.end].strip():
            self.end += 1  # the reader wants tags, a blank line, and the movetext
        if self.words:
            text = " ".join(self.lines[self.words[0]].split())
            self.say("W-outside", self.words[0], text=text[:80], more=len(self.words) - 1)

    def seats_below(self) -> bool:
        """Take up the names of the players that stand below the opening of the first deal; return whether they do."""
        at = self.end
        while at < len(self.lines) and not self.lines[at].strip():
            at += 1
        opening = self.lines[at] if at < len(self.lines) else ""
        if not self.tags or not _OPENING.match(fold(opening)) or self.names & set(SEAT_TAGS.values()):
            return False
        for each in range(at + 1, len(self.lines)):
            if (named := _NAMED_DEALER.fullmatch(self.lines[each])) is None and not find_tags(self.lines[each]):
                break
            if named:  # not the player who deals, as it would be elsewhere
                self.lines[each] = f'{named[1]}"{named[2]}"'
        below = at + 1
        while below < len(self.lines) and {tag.name for tag in find_tags(self.lines[below])} & set(SEAT_TAGS.values()):
            below += 1
        if below == at + 1:
            return False
        self.lines[at:below] = [*self.lines[at + 1 : below], opening]
        while self.end < below - 1:
            if not self.lines[self.end].strip():
                self.end += 1
            elif not self.read():
                break
        return True

    def read(self) -> bool:
        """Read the tags of a line; return whether there are any, and nothing behind them."""
        line = self.lines[self.end]
        played = title(line)
        found = Loose([("Round", str(played))] if played else [], 1)
        named = [] if played else find_tags(line) or self.dealer_by_role(line)
        if not played and not named and line.lstrip().startswith("["):
            found = loose_tags(self.lines, self.end) or found
        columns = [tag.column for tag in named] or [1] * len(found.tags)
        pairs = [(tag.name, tag.value) for tag in named] or found.tags
        for column, (name, value) in zip(columns, pairs, strict=True):
            self.add(Tag(NAMES.get(name.lower(), name), value, column), line)
        if not pairs:
            return False
        self.end += found.lines
        if found.rest:
            self.end -= 1
            self.lines[self.end] = found.rest
        return not found.rest

    def dealer_by_role(self, line: str) -> list[Tag]:
        """Return the tag of a player who is called the dealer, as the other beside it is called the elder hand."""
        named = _NAMED_DEALER.fullmatch(line)
        beside = "\n".join(self.lines[max(0, self.end - 1) : self.end + 2])
        return find_tags(f'{named[1]}"{named[2]}"') if named and _NAMED_ELDER.search(beside) else []

    def add(self, tag: Tag, line: str) -> None:
        """Add a tag, and say where it is in another form."""
        value = _canonical_value(tag)
        written = format_tag(tag.name, value)
        if written != line.rstrip():
            data: dict[str, str | int] = {"found": line.strip()[:80], "expected": written, "habit": "tags"}
            self.problems.append(Problem("W-form", None, data, line=self.first + self.end, column=tag.column))
        self.tags.append((tag.name, value))
        self.names.add(tag.name)

    def say(self, code: str, at: int, **data: str | int) -> None:
        """Add a warning at a line."""
        self.problems.append(Problem(code, None, data, line=self.first + at, column=1))

    def go_on(self) -> bool:
        """Go to the next tags, if the heading does not have them yet; return whether there are any."""
        at = self.end
        if self.lines[at].lstrip().startswith("[") or not (self.tags or not self.lines[at].strip()):
            return False
        while at < len(self.lines) and not self.lines[at].strip():
            at += 1
        if at == len(self.lines) or (not self.tags and at > self.end):
            self.end = at
            return at < len(self.lines)
        if names := {tag.name for tag in find_tags(self.lines[at])}:
            if at == self.end or names & self.names:
                return False
            self.end = at
            return True
        found = between(self.lines, at)
        loose = found and loose_tags(self.lines, found[0])
        named = found and (find_tags(self.lines[found[0]]) or (loose and [Tag(*tag) for tag in loose.tags]))
        if not found or not named or self.names & {tag.name for tag in named}:
            return False
        self.end, comments, words = found
        self.words += words
        if comments and not self.early:
            self.say("W-comment-early", comments[0][0], text=" ".join(comments[0][1].split())[:80])
        self.early += [text for _, text in comments]
        return True


def _canonical_value(tag: Tag) -> str:
    if tag.name in _CODES:
        plain = unicodedata.normalize("NFD", GAME_NAMES.get(tag.value.strip(), tag.value.lower()))
        return _AROUND.sub("", "".join(letter for letter in plain if not unicodedata.combining(letter)))
    return (canonical_date(tag.value) or tag.value) if tag.name == "Date" else tag.value


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
    def is_fitting(self) -> bool:
        """Return whether the game has no errors, or only lacks its result."""
        errors = {problem.code for problem in self.reader.found.problems if problem.severe}
        return self.play is not None and errors <= {"E-result-missing"}

    @property
    def is_game(self) -> bool:
        """Return whether the text is a game, though perhaps with errors; one in canonical form is read at once."""
        return self.reader.typed.is_game if self.reader.typed else bool(self.reader.moves)

    @property
    def is_likely(self) -> bool:
        """Return whether most of the words belong to a game."""
        return self.reader.typed.is_likely if self.reader.typed else bool(self.reader.moves)

    @property
    def cost(self) -> tuple[int, int]:
        """Return the number of errors, then that of events, which counts against it."""
        return self.reader.found.errors, -len(self.play.steps) if self.play else 0


@dataclass(frozen=True, slots=True)
class Parted:
    """A typed record in its parts: the tags, mended; those ``lent`` by the game before it; and the movetext.

    ``end`` is the number of lines above the movetext.
    """

    first: int
    number: int
    tags: Sequence[tuple[str, str]]
    lent: dict[str, str]
    movetext: Sequence[str]
    end: int
    early: Sequence[str]  # comments between the tags
    unread: Sequence[int]  # the lines where what names a player was left out
    cards: Known = field(default_factory=dict)

    @property
    def known(self) -> dict[str, str]:
        """Return the tags that are written or lent."""
        return {**self.lent, **dict(self.tags)}

    @property
    def candidates(self) -> list[tuple[str, str]]:
        """Return the games and presets by which it may be read; a name that is written stays, even an unknown one."""
        known = self.known
        if "Rules" in known:
            owners = [game for game in GAMES if known["Rules"] in GAMES[game].presets] or list(GAMES)
            return [(game, known["Rules"]) for game in ([known["Game"]] if "Game" in known else owners)]
        if "Game" in known and known["Game"] not in GAMES:
            return [(known["Game"], "")]
        games = [known["Game"]] if "Game" in known else list(GAMES)
        return [(game, preset) for game in games for preset in GAMES[game].presets]

    def attempt(
        self,
        game: str,
        preset: str,
        dealer: str = "",
        *,
        ordered: bool = False,
        most: int = MOST,
        spare: int = 0,
        option: str = "",
    ) -> Attempt:
        """Read it in one way, no further than it has ``most`` errors.

        ``spare`` foreign words may be left out, and an ``option`` may be added.
        """
        held = dict(self.tags)
        missing = {"ECN": VERSION, **self.lent, "Game": game, "Rules": preset, **({"Option": option} if option else {})}
        added = [format_tag(name, value) for name, value in missing.items() if name not in held]
        written = [format_tag(name, value) for name, value in self.tags]
        blanks = [""] * max(1, self.end - len(written))
        shift = len(written) + len(added) + len(blanks) - self.end
        reader = TypedReader(
            [*written, *added, *blanks, *self.movetext], self.first, self.number, shift, self.cards, dealer
        )
        reader.ordered = ordered
        reader.found.most = most
        reader.spare = spare
        reader.is_by_hand = "ECN" not in held
        reader.early = list(self.early)
        reader.unread = self.unread
        return Attempt(reader, reader.run(), game, preset, dealer, added)

    def attempts(self, *, vague: bool) -> list[Attempt]:
        """Read it in every way; a ``vague`` text may be no game at all, and is tried only where it is likely one."""
        found: list[Attempt] = []
        other: set[str] = set()  # games that the text is none of
        most = MOST  # errors of the best way so far
        for game, preset in self.candidates:
            if game in other:
                continue
            tried = self._by_dealers(game, preset, most)
            if vague and not any(each.is_likely or each.reader.found.too_many for each in tried):
                other.add(game)
            counting = [each for each in tried if each.is_game] if vague else tried
            most = min([most, *(each.reader.found.errors for each in counting)])
            found += counting
        return found

    def _by_dealers(self, game: str, preset: str, most: int) -> list[Attempt]:
        """Read it by one preset, where no deal is opened with each first dealer."""
        made = self.attempt(game, preset, most=most)
        undealt = made.reader.typed is not None and made.reader.typed.undealt
        return [self.attempt(game, preset, seat, most=most) for seat in made.reader.seats] if undealt else [made]

    def other_way_round(self, best: Attempt) -> Attempt:
        """Return an attempt with the seats in the other order where the text is then a game without errors.

        Turns that are never wrong again show which way it was played, unless the text names an option itself.
        """
        turned = any(problem.code == "E-turn" for problem in best.reader.found.problems)
        if not turned or best.is_fitting or "Option" in self.known or best.reader.heading.options is None:
            return best
        seats, game = best.reader.seats, GAMES[best.game]
        for option in game.options:
            for value in option.values:
                try:
                    other = game.resolve(best.preset, {option.name: value}).seats
                except RuleError:  # the preset has no use for it
                    continue
                if other != seats and sorted(other) == sorted(seats):
                    tried = self.attempt(best.game, best.preset, best.dealer, option=f"{option.name}={value}")
                    return tried if tried.is_fitting else best
        return best

    def without_foreign(self, best: Attempt) -> Attempt:
        """Return an attempt without its foreign words where there are fewer errors then, else as it is."""
        if best.sound or not any(problem.code == "E-word" for problem in best.reader.found.problems):
            return best
        most = best.reader.found.errors
        tried = self.attempt(best.game, best.preset, best.dealer, ordered=best.reader.ordered, most=most, spare=SPARE)
        return tried if tried.reader.found.errors < most else best

    def best(self, attempts: Sequence[Attempt]) -> Attempt:
        """Return the best of the attempts, with hands put in order where that may help."""
        best = min(attempts, key=lambda each: each.cost)
        if not best.is_fitting and best.reader.typed and best.reader.typed.reordered:  # perhaps the dealer is wrong
            ordered = self.attempt(best.game, best.preset, best.dealer, ordered=True)
            says_order = any(problem.code == "E-given-order" for problem in ordered.reader.found.problems)
            return ordered if says_order else min(best, ordered, key=lambda each: each.cost)
        return best
