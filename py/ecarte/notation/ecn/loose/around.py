"""What the world puts around, between and into records: quotes, fences, signatures, entities, invisible characters.

`mend` takes it away and says so, once for each cause; every line keeps its number. It is tried only on a text in which
the ordinary reader finds errors, and never in the strict mode.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence, Set
from functools import partial

from ecarte.core.game import Problem
from ecarte.core.near import is_one_slip
from ecarte.notation.ecn.loose import foreign, spelling, vocabulary
from ecarte.notation.ecn.loose.letters import cards_named, fold, has_card
from ecarte.notation.ecn.loose.story import retold
from ecarte.notation.ecn.loose.tags import find_tags, title

_SHOWN = 80  # characters of what was left out
_INVISIBLE = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]"
)
_ENTITY = re.compile(
    r"&(?:quot|lt|gt|amp|nbsp|spades|hearts|diams|clubs|[aeiouc](?:acute|grave|circ|uml|cedil)|oelig|[nm]dash|[lr]squo"
    r"|#\d{2,5}|#x[0-9a-f]{2,4});",
    re.IGNORECASE,
)
_CELLS = re.compile(r"</t[dh]>\s*<t[dh](?:\s[^<>]*)?>", re.I)
_MARKUP = re.compile(
    r"</?(?:p|br|div|pre|code|span|tt|b|i|u|em|strong|blockquote|li|ul|ol|t[dhr]|table|thead|tbody|font|html|body|h[1-6])"
    r"(?:\s[^<>]*)?/?>",
    re.I,
)
_MARKDOWN = re.compile(
    r"^[ \t]*(?:#{1,6}|[-*+•])[ \t]+(?=[^\W\d]|[*_\[]|\d+\b[ ]*[.:)]?[ ]+\D)|(?<!\*)\*\*(?!\*)", re.MULTILINE
)
_TIME = r"[\[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?[ \t]+"
_CHAT = re.compile(
    rf"^[ \t]*(?:(?:{_TIME})?(?:<([^<>\n]{{1,30}})>[ \t]+|(\w{{1,30}})[ ]>[ ])|{_TIME}(?=\S))", re.MULTILINE
)
_QUOTED_PRINTABLE = re.compile(r"=(?:3D|22|20|09|[A-F][0-9A-F])")
_ESCAPED = re.compile(r"\\([\[\]_*<>.+`~#(){}|-])")
_PREFIX = re.compile(r"[ \t]*(?:[>|*#:;%/]+[ \t]*)*")
_NUMBERED = re.compile(r"[ \t]*(\d+)(?:[ \t]*[:.|)]|(?=[ \t]))[ \t]?")
_FENCE = re.compile(r"[ \t]*+(?:`{3,}+|~{3,}+)[ \t]*+[\w-]*+[ \t]*+")
_BEGIN = re.compile(r"\[\s*+ecn\s*+[:=]?\s*+[\"'\u201c\u00ab]?\s*+1", re.IGNORECASE)
_CARD = re.compile("[\U0001f0a1-\U0001f0de]")
_PICTURE = re.compile("[\u2600-\u265f\u2668-\u27bf\U0001f300-\U0001faff]\ufe0f?")
_RANKS = {1: "A", 7: "7", 8: "8", 9: "9", 10: "T", 11: "J", 13: "Q", 14: "K"}
_RESULT = re.compile(r"\s*+(?:\*|void|\d{1,6}(?:\s?[-:\u2010-\u2014\u2212]\s?\d{1,6}){1,3})\s*")
_STARS = re.compile(r"\s*+\*(?:\s*+\*)++\s*+")  # "* * *" parts texts
_END = re.compile(rf"(?:^|\s){_RESULT.pattern}$")
_MOVE = (
    r"(?<!\w)[NESW][ ]?(?:[<+.^-][ ]?(?:(?:10|[AKQJTRDV987])[shdcpkt♠♥♦♣]|0(?!\w)|\?\?)|:[ ]?[a-z]{3})"
    r"|^[^\S\n]*+[1-9]\d{0,5}(?:/\d+)?[.)][^\S\n]*+(?:[NESW][^\S\n]*+)?$"
    r"|(?<!\S)(?:&[a-z]+:|/[NESW](?!\S)|=\s?\d|\$\d|@[a-z]+=)"
)
_IS_EVENT = re.compile(r"[ \t]*[-+][ ]?(?:10|[akqjtrdv987])[shdcpkt♠♥♦♣]", re.IGNORECASE)  # cards laid away, or drawn
_EVENT = re.compile(rf"{_MOVE}|[(){{}}]")
_FOLLOWS = re.compile(rf"^[^\S\n]*+\[[A-Za-z]+\s+[\"“]|{_MOVE}", re.MULTILINE)  # words may have brackets
_AGAIN = re.compile(r"(?<!\S)(?:\*|void|\d{1,6}(?:-\d{1,6}){1,3})[ \t]+(?=1\.[ \t]*[NESW]\s)")
_PAGE = re.compile(
    r"\W*(?:pages?|p|pg|ページ|頁|第)?[ .]*\d{1,4}(?:[ ]*(?:/|of|sur|de|von|の)[ ]*\d{1,4})?[ ]*(?:ページ|頁)?\W*"
)
_LONGEST_PAGE = 40
_LONGEST_RESULT = 40
_SIGNED = re.compile(r"[\d:<>^+~&@$=|#*♠♥♦♣]")
_CHECK = re.compile(r"/[^\s/]{1,3}")
_MOST_CARDS = 5  # of words that are no moves
_DEEPEST = 20  # signs of quotation before a line
_FEW = 4  # words of a line that may be what somebody says
_SHORTEST = 3  # letters of a word that is no card
_LONG = 4  # letters of a word that may be mistyped
_MOST_SAID = 3  # one of so many words is said in a game
_COURT = {"ace", "queen", "jack", "knave", "dame", "valet"}  # ranks that are no other words
_PIPS = {"ten", "nine", "eight", "seven", "dix", "neuf", "huit", "sept", "as"}
_WORTH = {"vole", "point", "points", "trick", "tricks", "game", "partie", "levée", "levées"}
_COUNT = rf"(?:\d+|{'|'.join(filter(str.isalpha, vocabulary.NUMBERS))}|love|nothing|nil)\b"
_SCORED = re.compile(rf"[\W_]*(?:the )?(?:score|total|marque|spielstand)\b(?:.*?\b{_COUNT}){{2}}")
_PLAYED = {*vocabulary.MEANINGS, *vocabulary.CALLS, *vocabulary.SEATS, *_COURT, *_PIPS}
_PLAYERS = {word for role in vocabulary.ROLES for word in role.split() if len(word) > _LONG}
_SAID = [phrase for phrase in (*vocabulary.MEANINGS, *vocabulary.CALLS) if len(phrase) >= _LONG]


class Mended:
    """A text without what does not belong to it, and a warning for each cause."""

    def __init__(self, lines: Sequence[str], first: int, number: int) -> None:
        self.lines, self.first, self.number = list(lines), first, number
        self.warnings: list[Problem] = []
        self.unread: list[int] = []  # the lines left out that name a player: what they did, or a remark

    def warn(self, code: str, at: int, **data: str | int) -> None:
        """Add a warning for a line, counted from 0."""
        self.warnings.append(Problem(code, None, data, line=self.first + at, column=1, record=self.number))

    def change(self, kind: str, mended: Callable[[str], str]) -> None:
        """Change the lines one by one, and say what was wrong with them."""
        self.change_all(kind, [mended(line) for line in self.lines])

    def change_all(self, kind: str, found: list[str]) -> None:
        """Put other lines for these, and say so if any is another; one kind is said once."""
        at = next((at for at, (new, old) in enumerate(zip(found, self.lines, strict=True)) if new != old), None)
        if at is not None:
            self.warn("W-around", at, kind=kind, text=self.lines[at].strip()[:_SHOWN])
            self.lines = found

    def begin(self) -> bool:
        """Leave out what stands before the tag with which a record begins; return whether there is one."""
        places = ((at, match.start()) for at, line in enumerate(self.lines) for match in _BEGIN.finditer(line))
        at, begun = next(places, (-1, 0))
        if at < 0:
            return False
        above = [each for each in range(at) if self.lines[each].strip()]
        if above and not _are_words("\n".join(self.lines[:at])):
            return False  # perhaps another game
        if above:
            self.leave_out(above)
        elif self.lines[at][:begun].strip():
            self.warn("W-outside", at, text=self.lines[at][:begun].strip()[:_SHOWN], more=0)
        self.lines[at] = self.lines[at][begun:]
        return True

    def leave_out(self, places: Sequence[int]) -> None:
        """Leave out lines, and say so at the first of them."""
        if not places:
            return
        run = [places[0]]
        for at in places[1:]:
            if any(line.strip() for line in self.lines[run[-1] + 1 : at]):
                break
            run.append(at)
        text = " ".join(" ".join(self.lines[at] for at in run).split())
        self.warn("W-outside", places[0], text=text[:_SHOWN], more=len(places) - len(run))
        for at in places:
            self.lines[at] = ""


def mend(lines: Sequence[str], first: int, number: int) -> Mended:
    """Return a text without what mail, web pages and editors add to its lines."""
    text = Mended(lines, first, number)
    whole = "\n".join(lines)
    if _INVISIBLE.search(whole):
        text.change("invisible", _visible)
    if _QUOTED_PRINTABLE.search(whole) and "=3D" in whole:
        _unwrap(text)
    if _ENTITY.search(whole):
        from html import unescape  # few texts have entities

        text.change("entities", lambda line: unescape(line).replace("\xa0", " ").replace("\n", " "))
    if '""' in whole and re.search(r'\[\w+ ""', whole):  # a cell of a spreadsheet
        text.change("quotes", lambda line: line.replace('""', '"'))
    _unquote(text)
    text.change("markup", lambda line: _MARKUP.sub(" ", _CELLS.sub(" | ", line)).strip() if "<" in line else line)
    text.change("markup", _unfence)
    for pattern, spoken in ((_CHAT, _said), (_MARKDOWN, "")):
        if len(pattern.findall("\n".join(text.lines))) >= _FEW:
            text.change("markup", partial(_without, pattern, spoken))
    if "\\[" in whole:
        text.change("escapes", lambda line: _ESCAPED.sub(r"\1", line))
    if _CARD.search(whole):
        text.change("cards", lambda line: _CARD.sub(_card, line))
    if "❤" in whole:
        text.change("cards", lambda line: line if line.startswith("[") else line.replace("❤", "♥"))
    if _PICTURE.search(whole):
        text.change("markup", lambda line: line if line.startswith("[") else _PICTURE.sub("", line))
    told = retold(text.lines)
    if told is not None:
        at = next(at for at, line in enumerate(told.lines) if line != text.lines[at])
        for kind, line in (("story", at), ("variations", told.variation)):
            if line is not None:
                text.warn("W-around", line, kind=kind, text=text.lines[line].strip()[:_SHOWN])
        text.lines = told.lines
    text.change_all("suits", foreign.with_whole_hands(text.lines))
    text.change("suits", spelling.speller(text.lines))
    text.leave_out([at for at, line in enumerate(text.lines) if line.startswith("%")])
    _leave_what_is_above(text)
    _leave_what_follows(text)
    return text


def without_words(mended: Mended) -> Mended:
    """Return a text without the lines that are words and no moves."""
    text = Mended(mended.lines, mended.first, mended.number)
    text.warnings = list(mended.warnings)
    named = {
        word for line in text.lines for tag in find_tags(line) for word in re.findall(r"[^\W\d_]+", fold(tag.value))
    }
    named |= _PLAYERS
    seats = named.union(vocabulary.SEATS, *map(str.split, vocabulary.ROLES))
    depth = 0
    found: list[int] = []
    for at, line in enumerate(text.lines):
        if not depth and line.strip() and is_words(line, named):
            found.append(at)
        depth = max(0, depth + line.count("{") - line.count("}"))
    if sum(len(text.lines[at]) for at in found) < sum(map(len, text.lines)) / 2:  # else it is no game with words in it
        text.leave_out(found)
        text.unread = [
            text.first + at for at in found if not seats.isdisjoint(re.findall(r"\w+", fold(mended.lines[at])))
        ]
    return text


def one_by_one(lines: Sequence[str]) -> list[tuple[int, list[str]]]:
    """Return the records of a text that begin in the middle of a line, each with the line of its beginning."""
    begins = [(at, match.start()) for at, line in enumerate(lines) for match in _BEGIN.finditer(line)]
    if all(column == 0 for _, column in begins):
        begins = [(0, 0), *((at, match.end()) for at, line in enumerate(lines) for match in _AGAIN.finditer(line))]
    if len(begins) < 2:
        return []
    found: list[tuple[int, list[str]]] = []
    for (at, column), (end, until) in zip(begins, [*begins[1:], (len(lines), 0)], strict=True):
        if at == end:
            found.append((at, [lines[at][column:until]]))
        else:
            found.append((at, [lines[at][column:], *lines[at + 1 : end], *([lines[end][:until]] if until else [])]))
    return found


def is_words(line: str, named: Set[str] = frozenset()) -> bool:
    """Return whether a line can only be words: it names no card, and says nothing that a player may say."""
    folded = fold(line)
    if _EVENT.search(line) or _RESULT.fullmatch(line) or line.lstrip().startswith(("[", ";")) or has_card(folded):
        return False
    if _SCORED.match(folded):
        return False  # it is so, or it is wrong
    if len(folded) <= _LONGEST_PAGE and _PAGE.fullmatch(folded):
        return True
    if find_tags(line):
        return False
    words = re.findall(r"[^\W\d_]+", folded)
    if words and not any(len(word) > 1 for word in words):
        return False
    if len(words) > _FEW:  # a sentence of a game has players' names and what they do
        said = sum(word in named or word in _PLAYED for word in words)
        return said * _MOST_SAID < len(words)
    if not named.isdisjoint(words) and not {*_PIPS, *vocabulary.GAINS}.isdisjoint(words):
        return False
    return not any(map(_is_said, words))


def is_foreign(text: str) -> bool:
    """Return whether a piece of text names no card and no seat, and is nothing that a player says, even mistyped.

    The winner of a trick counts too: it follows from the cards.
    """
    folded = fold(text)
    if _CHECK.fullmatch(folded):
        return not has_card(folded[1:])
    words = re.findall(r"[^\W\d_]+", folded)
    if not {*vocabulary.GAINS}.isdisjoint(words) and not _WORTH.isdisjoint(words):
        return False  # it is so, or it is wrong
    if _EVENT.search(text) or _SIGNED.search(folded) or has_card(folded):
        return False
    if any(len(word) < _SHORTEST and word.isascii() for word in words):
        return False  # it may be a card
    return not any(map(_is_said, words))


def _is_said(word: str) -> bool:
    """Return whether a word is one of the game, or is like one."""
    return (
        word in vocabulary.MEANINGS
        or word in _COURT
        or word in vocabulary.CALLS
        or word in vocabulary.SEATS
        or word in vocabulary.DEALS
        or (len(word) >= _LONG and any(is_one_slip(word, each) for each in _SAID))
    )


def _visible(line: str) -> str:
    """Return a line without invisible characters; those of a name or a comment belong to it."""
    if line.lstrip().startswith("[") and not re.match(r"\s*\[\W*(?:ecn|game|rules|result)\b", line, re.IGNORECASE):
        begin, end = line.find('"'), line.rfind('"')
        if 0 <= begin < end:
            return _INVISIBLE.sub("", line[:begin]) + line[begin:end] + _INVISIBLE.sub("", line[end:])
    parts = re.split(r"(\{[^}]*+\}?)", line)
    return "".join(part if part.startswith("{") else _INVISIBLE.sub("", part) for part in parts)


def _unwrap(text: Mended) -> None:
    """Read the text of a mail as it was before it was sent in 7 bits: "=3D" for "=", and "=" at the ends of lines."""
    from quopri import decodestring

    lines: list[str] = []
    held: list[str] = []  # of one line, which goes on
    for at, line in enumerate(text.lines, 1):
        goes_on = line.endswith("=")
        held.append(line.removesuffix("="))
        if not goes_on or at == len(text.lines):
            data = "".join(held).encode()
            lines += [decodestring(data).decode("utf-8", "replace").rstrip("\n"), *[""] * (len(held) - 1)]
            held = []
    text.warn("W-around", 0, kind="mail", text=next(line for line in text.lines if "=3D" in line)[:_SHOWN])
    text.lines = lines


def _unquote(text: Mended) -> None:
    """Take away what stands before each line: signs of quotation, numbers of lines, blanks."""
    at = next((at for at, line in enumerate(text.lines) if line.strip() and "[" in line), None)
    quoted = [at for at, line in enumerate(text.lines) if line.startswith(">")]
    if at is None and len(quoted) > len(text.lines) / 2:
        at = quoted[0]  # below who wrote it
    if at is None:
        at = next((at for at, line in enumerate(text.lines) if line.strip()), 0)
    line = text.lines[at] if text.lines else ""
    numbered = _NUMBERED.match(line)
    if numbered and line[numbered.end() :].lstrip().startswith("["):
        offset = int(numbered[1]) - at
        counted = [_NUMBERED.match(each) for each in text.lines]
        end = next(
            (n for n, match in enumerate(counted) if n >= at and (not match or int(match[1]) != offset + n)), None
        )
        below = text.lines[at + 1 : end]
        if below:
            text.warn("W-around", at, kind="numbers", text=line.strip()[:_SHOWN])
            text.lines[at:end] = [_NUMBERED.sub("", each, count=1).lstrip() for each in text.lines[at:end]]
            return
    prefix = _PREFIX.match(line)
    signs = "".join(prefix[0].split()) if prefix else ""
    if prefix and not line.startswith("[", prefix.end()):
        signs = signs if set(signs) == {">"} else ""  # "|" may begin a table, "*" end a game
    if signs:
        sign = re.compile(
            rf"(?:[ \t]*[{re.escape(''.join(sorted(set(signs))))}]){{1,{min(len(signs), _DEEPEST)}}}[ \t]*"
        )
        text.change("quotes", lambda each: sign.sub("", each, count=1) if sign.match(each) else each)
    if line[:1].isspace():
        text.lines = [each.lstrip() for each in text.lines]


def _unfence(line: str) -> str:
    if "`" not in line and "~" not in line:
        return line
    if _FENCE.fullmatch(line):
        return ""
    bare = line.strip()
    return bare.strip("`") if bare.startswith("`") and bare.endswith("`") else line


def _without(pattern: re.Pattern[str], spoken: str | Callable[[re.Match[str]], str], line: str) -> str:
    """Return a line without what a pattern finds; tags and tables stay as they are."""
    return line if line.startswith(("[ECN", "|")) or _IS_EVENT.match(line) else pattern.sub(spoken, line)


def _said(match: re.Match[str]) -> str:
    """Return who speaks in a chat, without the time before it."""
    name = match[1] or match[2]
    return f"{name}: " if name else ""


def _card(match: re.Match[str]) -> str:
    """Return a playing card of Unicode in letters; one that écarté and belote do not have stays."""
    number = ord(match[0]) - 0x1F0A0
    rank = _RANKS.get(number % 16)
    return rank + "shdc"[number // 16] if rank else match[0]


def _leave_what_is_above(text: Mended) -> None:
    """Leave out the title above tags without brackets."""
    at = next((at for at, line in enumerate(text.lines) if find_tags(line)), 0)
    above = [each for each in range(at) if text.lines[each].strip()]
    if not above or text.lines[at].startswith("[") or find_tags(text.lines[at])[0].name != "Game":
        return
    if _are_words("\n".join(text.lines[:at])) and not any(map(title, text.lines[:at])):
        text.leave_out(above)


def _leave_what_follows(text: Mended) -> None:
    """Leave out what stands below the last result, unless it may be moves."""
    at = next((at for at in range(len(text.lines) - 1, -1, -1) if _ends(text.lines[at])), None)
    if at is None:
        return
    below = [each for each in range(at + 1, len(text.lines)) if text.lines[each].strip()]
    if below and _are_words("\n".join(text.lines[at + 1 :])):
        text.leave_out(below)


def _are_words(text: str) -> bool:
    """Return whether lines can only be words."""
    return not _FOLLOWS.search(text) and len(cards_named(text)) < _MOST_CARDS


def _ends(line: str) -> bool:
    """Return whether a line ends in a result, as all of a game on one line does."""
    return _END.search(line.rstrip()[-_LONGEST_RESULT:]) is not None and not _STARS.fullmatch(line)
