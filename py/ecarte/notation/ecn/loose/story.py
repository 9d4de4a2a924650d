"""The story of a game, as `ecarte show` and the page tell it, turned back into events.

The sentences are those of the locales, taken apart by ``tools/story.py``: they are said nowhere else.
"""

from __future__ import annotations

import json
import operator
import pkgutil
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ecarte.core.losses import MARKS
from ecarte.notation.ecn.loose.letters import ENGLISH, Cards, fold
from ecarte.notation.ecn.loose.tags import find_tags
from ecarte.notation.ecn.tokens import format_tag
from ecarte.record import SEAT_TAGS

_LABEL = re.compile(r"[ \t]*(?P<deal>\d+)(?:/(?P<attempt>\d+))?#\d+(?P<inner>/[\d#/]*)?[ \t]+")
_INDENT = re.compile(r"[ \t]{9,}")
_FRAME = re.compile(r"[\s─━═-]*")
_SHEET = re.compile(r"\s*[┏┌╔╭]")
_BLANK = re.compile(r"[ \u00a0]*")
_OPEN_PART = re.compile(r"\{[\w*]+\}")
_OPEN = re.compile(r"\\\{(\w+|\\\*)\\\}")
_CARD = r"(?:(?:10|[AKQJTRDV987])[♠♥♦♣]\ufe0f?|[AKQJT987][shdc](?!\w)|\?\?)"
_SPOKEN = r"[^.。：:（]{4,300}?"  # "the king of spades"; bounded, as a name is, so that no line takes long
_BLANK_RUN = re.compile(r"[\s\u00a0\u202f]+")
_BLANKS = re.compile(r"(?P<word>(?<=[\w}]))?(?:\\?[ \u00a0\u202f])+(?P<more>(?=\w|\\\{))?")
_PARTS = {
    "cards": rf"(?P<cards>{_CARD}(?:[ ,、]+{_CARD})*|{_SPOKEN})",
    "card": rf"(?P<card>{_CARD}|{_SPOKEN})",
    "deal": r"(?P<deal>\d{1,6})",
    "number": r"(?P<number>\d{1,3})",
    "law": r"(?P<law>\d{1,2})",
    "spectator": r"(?P<spectator>[^:：]{1,60}?)",
    "\\*": r"[^.。+=]{1,80}?",
}
_ANY_NAME = ".{1,60}?"
_BESIDE = re.compile(r" & |, ")
_ASIDE = re.compile(r".*\(\d+(?:/\d+)?#\d+(?:/\d+#\d+)+\):.*")  # the heading of a variation
_VALUES = re.compile(r"(?:(?:^|[ ])@[a-z]+=[^\s{}()]+)+$")
_FEWEST = 2  # names that make a story of a text whose tags name nobody
_YOU = "S"


class _Sentence(NamedTuple):
    """An event as the notation writes it behind the seat, the sentence for it, and the values that chose it."""

    event: str
    pattern: re.Pattern[str]
    chosen: Mapping[str, str]


@cache
def _told() -> Any:
    return json.loads(pkgutil.get_data(__name__, "story.json") or b"")


@cache
def _phrases(language: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return what words that stand for a value mean, without blanks, such as "unetierce", by the part they stand in."""
    phrases = _told()["phrases"][language]
    return {part: {_BLANK_RUN.sub("", words): held for words, held in found.items()} for part, found in phrases.items()}


def _pattern(text: str, name: str, language: str = "") -> str:
    """Return the pattern of a sentence; any blank is like another, and one between words stays."""
    parts = {**_PARTS, "name": name}
    for part_of, found in _told()["phrases"].get(language, {}).items():
        parts[part_of] = rf"(?P<{part_of}>{'|'.join(map(_blanks, sorted(found, key=len, reverse=True)))})"
    seen: set[str] = set()

    def part(match: re.Match[str]) -> str:
        found = parts[match[1]]
        if match[1] in seen:
            found = found.replace(f"?P<{match[1]}>", "?:", 1)  # a group is named once
        seen.add(match[1])
        return found

    end = r"(?=\s|\Z)" if text.endswith("}") else ""  # a card without a stop behind it
    return _OPEN.sub(part, _blanks(text)) + end


def _blanks(text: str) -> str:
    """Return the pattern of a text in which any blanks may stand where it has some."""
    between = r"[ \u00a0\u202f]"
    return _BLANKS.sub(
        lambda run: between + ("*" if run["word"] is None or run["more"] is None else "+"), re.escape(text)
    )


def _unlabelled(line: str) -> str:
    """Return a line without the label before it; one is looked for nowhere else, which would take long."""
    label = _LABEL.match(line)
    return line[label.end() if label else 0 :].strip()


class Retold(NamedTuple):
    """The lines of a text with events for the sentences of a story, and the first line of a variation left out."""

    lines: list[str]
    variation: int | None


class Story:
    """The text of a story in one language."""

    def __init__(self, language: str, lines: Sequence[str]) -> None:
        self.lines = lines
        self.language = language
        self.cards = Cards(ENGLISH, french=language == "fr")
        self.made = _told()["sentences"][language]
        self.headings = _told()["headings"][language]
        self.seats: dict[str, str] = {}  # by name
        self.sentences: list[_Sentence] = []
        self.hidden = False
        self.open: set[str] = set()  # seats whose hands are told
        self.dealt: set[str] = set()  # seats that have a hand in the present deal
        self.asked = ""  # what was said last in the present deal
        self.variations: list[int] = []  # the lines of those that are left out
        self.is_aside = False  # whether what stands below belongs to a variation

    def retell(self) -> Retold | None:
        """Return the lines with events for sentences; None where this is no story."""
        tags = {tag.name: tag.value for line in self.lines for tag in find_tags(line)}
        seated = {tags[name]: seat for seat, name in SEAT_TAGS.items() if tags.get(name, "?") != "?"}
        named = list(self._names(seated))
        seated |= {name: seat for name in named if name not in seated and (seat := self._titled(name))}
        if len(named) < (1 if set(named) <= seated.keys() else _FEWEST):
            return None
        heading = next(((at, found) for at, line in enumerate(self.lines) if (found := self._heading(line))), None)
        given = seated if set(named) <= seated.keys() else heading[1][0] if heading else {}
        if not set(named) <= given.keys():
            given = dict(zip(named, "NS" if len(named) == 2 else "NESW" if len(named) == 4 else "", strict=False))
        if not set(named) <= given.keys():
            return None
        self.seats = given
        name = f"(?P<name>{'|'.join(sorted(map(re.escape, given), key=len, reverse=True))})"
        whole = _BLANK_RUN.sub("", "\n".join(self.lines))
        self.sentences = [
            _Sentence(event, re.compile(_pattern(text, name, self.language)), held)
            for event, text, held in sorted(self.made, key=lambda each: not each[0])
            if all(words in whole for words in _OPEN_PART.split(_BLANK_RUN.sub("", text)))
        ]
        written = [self._line(at, line) for at, line in enumerate(self._without_sheet())]
        if len(named) < _FEWEST and sum(map(operator.ne, written, self.lines)) * 2 < sum(map(bool, self.lines)):
            return None  # a deal is opened as in a story, and the rest is something else
        top = {SEAT_TAGS[seat]: who for who, seat in given.items()} if not seated else {}
        if heading and heading[1][1]:
            top |= {"Rules": heading[1][1]}
        if self.hidden and "View" not in tags and len(self.open) == 1:
            top |= {"View": next(iter(self.open))}
        words = " ".join(format_tag(tag, value) for tag, value in top.items() if tag not in tags)
        if words:
            at = heading[0] if heading else next((n for n, line in enumerate(written) if line.strip()), 0)
            written[at] = words if heading else f"{words} {written[at]}"
        elif heading:
            written[heading[0]] = ""
        return Retold(written, next(iter(self.variations), None))

    def _titled(self, name: str) -> str:
        """Return the seat that stands for a name, or behind one that several players have, "Anna (South)"; else ""."""
        title = name.rpartition(" (")[2].removesuffix(")") if name.endswith(")") else name
        return str(self.headings["seats"].get(title, ""))

    def _names(self, seated: Mapping[str, str]) -> Iterator[str]:
        """Yield the names of the players: the first dealer, then those whose hands are told, in turn.

        Where the tags seat players, there are no others.
        """
        patterns = [
            re.compile(_pattern(text, f"(?P<name>{_ANY_NAME})"))
            for event, text, _ in self.made
            if event in ("head", "<{cards}") and "{name}" in text
        ]
        found: dict[str, None] = {}
        for line in self.lines:
            text = _unlabelled(line)
            match = next((match for pattern in patterns if (match := pattern.fullmatch(text))), None)
            if match and ("cards" not in match.groupdict() or self._cards(match["cards"])):
                name = match["name"]
                if not seated or name in seated or self._titled(name):
                    found.setdefault(name)
        yield from found

    def _without_sheet(self) -> list[str]:
        """Return the lines without the score sheet below the story, from its title to the next story."""
        lines, is_sheet = list(self.lines), False
        for at, line in enumerate(self.lines):
            if not is_sheet and _SHEET.match(line):
                is_sheet = True
                if at and not _LABEL.match(lines[at - 1]):
                    lines[at - 1] = ""  # its title
            elif is_sheet and (_LABEL.match(line) or self._heading(line)):
                is_sheet = False
            if is_sheet:
                lines[at] = ""
        return lines

    def _heading(self, line: str) -> tuple[dict[str, str], str] | None:
        """Return the seats of the players and the rules that the heading of a story names."""
        parts = line.strip("─ \t").split(" · ")
        rules = self.headings["rules"].get(parts[-1].strip())
        if rules is None or len(parts) < 2:
            return None
        for text, pair in zip(self.headings["players"], ("SN", "NS"), strict=True):  # of écarté, of belote
            match = re.fullmatch(_pattern(text, "").replace(_PARTS["\\*"], "(.{1,130}?)"), parts[0].strip())
            if match is None:
                continue
            sides = [_BESIDE.split(side) for side in match.groups()]
            names = [name for side in sides for name in side]
            seats = pair if len(names) == 2 else "ESW" if len(names) == 3 else "NSEW"
            return dict(zip(names, seats, strict=False)), rules
        return None

    def _line(self, at: int, line: str) -> str:
        """Return a line of the story as events; one that is something else as it is."""
        if not line.strip() or _FRAME.fullmatch(line):
            self.is_aside = False
            return ""
        label = _LABEL.match(line)
        is_inner = bool(label and label["inner"]) or (not label and bool(_ASIDE.fullmatch(line)))
        self.is_aside = is_inner or (self.is_aside and not label)
        if self.is_aside:
            self.variations.append(at)
            return ""
        text = line[label.end() :] if label else line.strip()
        text = text.rstrip()
        words: list[str] = []
        place = 0
        while place < len(text):
            found = self._sentence(text, place, label)
            if found is None:
                break
            words += [found[0]] if found[0] else []
            self._tell(found[0])
            place = found[1]
        rest = text[place:].strip()
        if rest and all(mark in MARKS for mark in rest.split()):
            return " ".join([*words, *(f"${MARKS[mark]}" for mark in rest.split())])
        if not rest:
            return " ".join(words)
        if not label and _INDENT.match(line):
            return self._note(text) if not words else " ".join(words)
        return line

    @staticmethod
    def _note(text: str) -> str:
        """Return a comment and values, as a story has them below a move, as the notation writes them."""
        values = _VALUES.search(text)
        comment = text[: values.start() if values else len(text)].strip().replace("}", ")")
        return " ".join([*(["{" + comment + "}"] if comment else []), *(values[0].split() if values else [])])

    def _sentence(self, text: str, at: int, label: re.Match[str] | None) -> tuple[str, int] | None:
        """Return the event that a sentence tells, "" for what follows from others, and where the next one begins."""
        best: tuple[str, int] | None = None
        for sentence in self.sentences:  # those of events first
            if best and not sentence.event:
                break
            match = sentence.pattern.match(text, at)
            event = match and self._event(sentence, match, label)
            if match and event is not None and (best is None or match.end() > best[1]):
                best = event, match.end()
        if best is None:
            return None
        blank = _BLANK.match(text, best[1])
        return best[0], blank.end() if blank else best[1]

    def _event(self, sentence: _Sentence, match: re.Match[str], label: re.Match[str] | None) -> str | None:
        """Return the event of a sentence; None where what stands for its cards are none."""
        event, found = sentence.event, {**sentence.chosen, **match.groupdict()}
        for part, phrases in _phrases(self.language).items():
            if found.get(part) and part in match.groupdict():
                found |= phrases[_BLANK_RUN.sub("", found[part])]
        if not event:
            return ""
        seat = self.seats[found["name"]] if found.get("name") else _YOU
        if event == "head":
            attempt = f"/{label['attempt']}" if label and label["attempt"] else ""
            return f"{found['deal']}{attempt}. {seat}"
        for name in ("cards", "card"):
            if found.get(name):
                cards = self._cards(found[name])
                if not cards:
                    return None
                found[name] = "".join(cards)
        if event.startswith("&"):
            return self._beside(event.format(**{**found, "seat": seat, "spectator": self._spectator(found)}))
        if event == "/":
            return f"/{seat}"
        if found.get("second") == "1":
            event = f"^{event}"
        if event.startswith("^") and "name" not in match.groupdict() and found.get("who") != "you":
            seat = ""
        if event[1:] == "{number}":
            number = int(found["number"]) if found.get("number") else 1
            sign = "<" if event[0] == "+" and seat not in self.dealt else event[0]  # some languages say both alike
            self.hidden = self.hidden or number > 0
            return f"{seat}{sign}{'??' * number or '0'}"
        if found.get("bid") == "suit":
            found["bid"] = found["suit"]
        if "meld" in found:
            top = found.get("rank") if found["meld"] == "carre" else found.get("card", "??")
            found["meld"] = f"{found['meld']}:{top}"
        call = found.get("call", "none")
        found["call"] = "" if call == "none" else f":{call}"
        found["number"] = found.get("number") or "1"
        return seat + event.format(**found)

    def _tell(self, event: str) -> None:
        """Keep in mind what later sentences depend on."""
        seat, sign = event[:1], event[1:2]
        if event[:1].isdigit():
            self.dealt, self.asked = set(), ""
        elif sign == "<":
            self.dealt.add(seat)
            if "??" not in event:
                self.open.add(seat)
        elif sign == ":":
            self.asked = event[2:]

    def _spectator(self, found: Mapping[str, str]) -> str:
        """Return the spectator whom a sentence names, as records name those of the gallery."""
        name = found.get("spectator", "")
        return str(self.headings["gallery"].get(name, name))

    def _beside(self, event: str) -> str:
        """Return advice as it is given: an answer to a double or an offer says so."""
        is_answer = event.startswith("&advise:") and event.endswith((":accept", ":refuse"))
        return f"{event}-{self.asked}" if is_answer and self.asked in ("double", "offer") else event

    def _cards(self, text: str) -> tuple[str, ...]:
        """Return the cards that a text consists of, none where it is something else."""
        folded = fold(text).strip()
        run = self.cards.run(folded, 0)
        return run.cards if run and run.ends[-1] == len(folded) else ()


@cache
def _openings() -> dict[str, re.Pattern[str]]:
    """Return for each language the pattern of a line that opens a deal."""
    return {
        language: re.compile(
            "|".join(re.sub(r"\?P<\w+>", "?:", _pattern(text, _ANY_NAME)) for event, text, _ in made if event == "head")
        )
        for language, made in _told()["sentences"].items()
    }


def retold(lines: Sequence[str]) -> Retold | None:
    """Return a text with events for the sentences of a story; None where it is none."""
    bare = list(map(_unlabelled, lines))
    for language, opening in _openings().items():
        if any(opening.fullmatch(line) for line in bare):
            found = Story(language, lines).retell()
            if found is not None:
                return found
    return None
