"""Letters and cards as people type them.

`fold` replaces every character by one other, so that places in the text stay the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

_FOLDED = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212\uff0d", "-"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\uff02「」", '"'),
        **dict.fromkeys("\u2018\u2019\u201a\u201b\uff07", "'"),
        **dict.fromkeys("\t\u00a0\u202f\u2009\u3000\ufeff\u200b", " "),
        **dict.fromkeys("\u3001\uff0c\uff64\u30fb\u00b7", ","),
        "\u3002": " ",
        "\u2192": ">",
    }
)
_SIGNS = {"♠": "s", "♤": "s", "♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c"}
ENGLISH: Mapping[str, str] = {"s": "s", "h": "h", "d": "d", "c": "c"}
FRENCH: Mapping[str, str] = {"p": "s", "c": "h", "k": "d", "t": "c"}
"""The suits by the first letters of pique, cœur and trèfle, and the k of carreau."""
_RANKS = {"10": "T", **{letter: letter.upper() for letter in "akqjt987"}}
_FRENCH_RANKS = {"r": "K", "d": "Q", "v": "J"}
RANK_WORDS = {
    "A": "ace|ass|as|エース",
    "K": "king|roi|könig|koenig|キング",
    "Q": "queen|dame|クイーン|クィーン",
    "J": "jack|knave|valet|bube|ジャック",
    "T": "ten|dix|zehn",
    "9": "nine|neuf|neun",
    "8": "eight|huit|acht",
    "7": "seven|sept|sieben",
}
_ARTICLE = (
    r"(?:the|an|his|her|my|le|la|un|une|son|sa|mon|ma|der|den|die|das)[ ]+|a[ ]+(?=[a-z]{2})|l'"  # "A K" are two cards
)
_OF = r"[ ]+(?:of|de)\b|[ ]+d'"  # a rank before it is not of the suit before that
SUIT_WORDS = {
    "s": "spades?|piques?|pik|スペード",
    "h": "hearts?|c(?:œ|oe)urs?|herz|ハート",
    "d": "diamonds?|carreaux?|karo|ダイヤモンド|ダイヤ",
    "c": "clubs?|tr[èe]fles?|kreuz|treff|クラブ|クローバー",
}


SUIT_WORDS_FRENCH = r"piques?|c(?:œ|oe)urs?|carreaux?|tr[èe]fles?"


def fold(text: str) -> str:
    """Return the text in lower case, with plain quotation marks, dashes, blanks and letters; as long as before."""
    return "".join(map(_folded, text.translate(_FOLDED)))


@cache
def _folded(letter: str) -> str:
    if letter < "\x7f":
        return letter.lower()
    plain = unicodedata.normalize("NFKC", letter)
    found = plain.lower() if len(plain) == 1 else letter.lower()
    return found if len(found) == 1 else letter


_FRENCH_ACE = re.compile(r"\b(?:as|roi|dame|valet|dix|neuf|huit|sept)[ ]+(?:de\b|d')")
_IN_LETTERS = re.compile(r"\b(?:10|[kqjt987])[shdc]\b")
_MOST = 33  # cards that are read together: one more than a pack, so that a long text costs little


@dataclass(frozen=True, slots=True)
class Run:
    """Cards one after the other, with blanks and commas between them or without."""

    cards: tuple[str, ...]
    ends: tuple[int, ...]  # where each of them ends


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank without a suit, which may be said to be of trumps, and where it ends."""

    rank: str
    end: int
    is_trump: bool


class Cards:
    """The cards of a text by the letters of its ``suits``; with ``french``, R D V are ranks too.

    What stands at a place of the folded ``text`` is remembered, because each way of reading asks again.
    """

    def __init__(self, suits: Mapping[str, str], text: str = "", *, french: bool) -> None:
        self.text = text
        self.ones: dict[int, tuple[str, int] | None] = {}
        self.runs: dict[int, Run | None] = {}
        self.ranks = {**_RANKS, **(_FRENCH_RANKS if french else {})}
        self.suits = suits
        rank = "10|[" + "".join(letter for letter in self.ranks if len(letter) == 1) + "]"
        signs = "".join(_SIGNS)
        words = "|".join(f"(?P<rank_{name}>{each})" for name, each in RANK_WORDS.items())
        named = "|".join(f"(?P<suit_{name}>{each})" for name, each in SUIT_WORDS.items())
        no_word = r"(?!as(?!\w))" if _FRENCH_ACE.search(text) and not _IN_LETTERS.search(text) else ""  # it is a word
        self.trump = ""  # the suit of a card "of trumps", "" where it is not known yet
        self.card = re.compile(
            rf"(?:{_ARTICLE})?"
            rf"(?:(?P<rank>{rank})[ ]?(?P<sign>[{signs}])\ufe0f?"
            rf"|(?P<first>[{signs}])\ufe0f?[ ]?(?P<second>{rank})"
            rf"|(?:{words.replace('rank_', 'named_')})[ ]?(?P<behind>[{signs}])\ufe0f?"  # "Valet ♠"
            rf"|(?:{words}|(?!a\s+(?!of\b|de\b|d'))(?P<rank_x>{rank}))(?:\s+of\s+|\s+de\s+|\s+d'|\s+)(?:{named})"
            rf"|(?:{named.replace('suit_', 'early_')})の?(?:{words.replace('rank_', 'late_')}|(?P<late_x>{rank}))"
            rf"|(?:{named.replace('suit_', 'apart_')})[ ](?:{words.replace('rank_', 'then_').replace('|as|', '|')}"
            rf"|(?P<then_x>10|[789]))(?![\w-]|{_OF})"  # "as" may be a word
            rf"|(?:{words.replace('rank_', 'of_')}|(?P<of_x>{rank}))(?P<trumps>\s+of\s+trumps?|\s+d'atout)(?!\w)"
            rf"|(?<!l')(?<!\bun )(?<!\bson ){no_word}(?P<letter_rank>{rank})(?P<letter>[{''.join(suits)}])"
            r"|(?P<unknown>\?\?))"
        )
        self.suit = re.compile(rf"(?:(?P<sign>[{signs}])\ufe0f?|(?P<letter>[{''.join(suits)}])(?!\w)|{named})")

    def one(self, text: str, at: int) -> tuple[str, int] | None:
        """Return the card at a place of a folded text and its end, or None."""
        if text is not self.text:
            return self._one(text, at)
        if at not in self.ones:
            self.ones[at] = self._one(text, at)
        return self.ones[at]

    def _one(self, text: str, at: int) -> tuple[str, int] | None:
        match = self.card.match(text, at)
        if match is None:
            return None
        found = {name: value for name, value in match.groupdict().items() if value is not None}
        if "unknown" in found:
            return "??", match.end()
        rank = suit = ""
        for name, value in found.items():
            part, _, named = name.partition("_")
            if name == "letter" or name in ("sign", "first", "behind"):
                suit = self.suits[value] if name == "letter" else _SIGNS[value]
            elif name == "trumps":
                suit = self.trump
            elif part in ("rank", "named", "late", "then", "second", "letter", "of"):
                rank = self.ranks[value] if named in ("", "x", "rank") else named
            else:
                suit = named
        return (rank + suit, match.end()) if suit else None

    def play_in(self, trump: str) -> None:
        """Read cards of trumps as those of a suit from now on."""
        if trump != self.trump:
            self.trump = trump
            self.ones.clear()
            self.runs.clear()

    def run(self, text: str, at: int) -> Run | None:
        """Return the cards from a place on, or None when no card is there or something clings to the last."""
        if text is not self.text:
            return self._run(text, at)
        if at not in self.runs:
            self.runs[at] = self._run(text, at)
        return self.runs[at]

    def _run(self, text: str, at: int) -> Run | None:
        cards: list[str] = []
        ends: list[int] = []
        while len(cards) < _MOST and (found := self.one(text, at)) is not None:
            cards.append(found[0])
            ends.append(found[1])
            at = found[1]
            gap = _GAP.match(text, at)
            at = gap.end() if gap else at
        while (
            ends and ends[-1] < len(text) and (text[ends[-1]].isalnum() and _joins(text[ends[-1] - 1 : ends[-1] + 1]))
        ):
            if self.one(text, ends[-1]) is not None:
                break
            cards.pop()  # "Ashes" begins like a card
            ends.pop()
        return Run(tuple(cards), tuple(ends)) if cards else None

    def rank_at(self, text: str, at: int) -> Rank | None:
        """Return the rank that stands without a suit in words at a place of a folded text, or None."""
        match = _RANK_ALONE.match(text, at)
        if match is None:
            return None
        named = next((name[5:] for name, value in match.groupdict().items() if value and name.startswith("rank_")), "")
        return Rank(named or _RANKS[match["digits"]], match.end(), bool(match["trumps"]))

    def suit_at(self, text: str, at: int) -> tuple[str, int] | None:
        """Return the suit at a place of a folded text and its end, or None."""
        match = self.suit.match(text, at)
        if match is None:
            return None
        if match["sign"]:
            return _SIGNS[match["sign"]], match.end()
        if match["letter"]:
            return self.suits[match["letter"]], match.end()
        named = next(name for name, value in match.groupdict().items() if value and name.startswith("suit_"))
        return named.removeprefix("suit_"), match.end()


_RANK_ALONE = re.compile(
    rf"(?:(?:{_ARTICLE})?(?:{'|'.join(f'(?P<rank_{name}>{each})' for name, each in RANK_WORDS.items())})"
    r"|(?:the|le|her|his|son|du)[ ]+(?P<digits>10|[789]))"
    rf"(?P<trumps>[ ]+of[ ]+trumps|[ ]+d'atout)?(?![\w-]|{_OF}|の)"
)
_GAP = re.compile(r"[ \t]*+[,/と]?[ \t]*+(?:\b(?:and|et|und)\b)?[ \t]*+(?:\n[ \t]*+)?(?=\S)")


def _joins(pair: str) -> bool:
    """Return whether two characters belong to one word: kana and kanji after a letter do not."""
    return all(
        letter.isascii() or (letter.isalpha() and unicodedata.name(letter, "").startswith("LATIN")) for letter in pair
    )


FEWEST = 10
"""The different cards of a text that may be a game: the first deal of any shows more."""
_ANY = Cards({letter: letter for letter in "shdcpkt"}, french=True)
_BEGIN = re.compile(r"(?<![a-zà-ÿœ])(?=\S)")


def cards_named(text: str) -> set[str]:
    """Return the different cards that a text names, or as many of them as a game must have."""
    folded, at, found = fold(text), 0, set[str]()
    while len(found) < FEWEST and (begin := _BEGIN.search(folded, at)):
        run = _ANY.run(folded, begin.start())
        found.update(run.cards if run else ())
        at = run.ends[-1] if run else begin.start() + 1
    return found


def count_cards(text: str) -> int:
    """Return how many cards a text consists of, in the letters of any language; 0 where it is something else."""
    folded = fold(text).strip()
    run = _ANY.run(folded, 0)
    return len(run.cards) if run and run.ends[-1] == len(folded) else 0


def names_cards(text: str) -> bool:
    """Return whether a text names so many different cards that it may be a game."""
    return len(cards_named(text)) >= FEWEST


def has_card(folded: str) -> bool:
    """Return whether a folded text names a card, in the letters of any language."""
    return any(_ANY.run(folded, begin.start()) for begin in _BEGIN.finditer(folded))


_PAIR = re.compile(r"(?<![a-z0-9])(?:(?:10|[akqjtrdv987])[a-z])+(?![a-z0-9])")
_REMARK = re.compile(r"\{[^}]*\}?|;[^\n]*|\bas(?=\s+(?:de\b|d'))")  # what has no letters of suits: "as de pique"


_FRENCH_LETTERS = 3  # of suits or ranks that only French has, of a text that may be French


def is_french(text: str) -> bool:
    """Return whether the cards of a folded text, which does not say so, can only be French."""
    text = _REMARK.sub(" ", text)
    pairs = [pair for word in _PAIR.findall(text) for pair in re.findall(r"(?:10|[akqjtrdv987])[a-z]", word)]
    named = rf"[{''.join(_SIGNS)}]|(?:de[ ]+)?(?:{SUIT_WORDS_FRENCH})\b"
    foreign = sum(pair[-1] in "pkt" for pair in pairs) + len(re.findall(rf"\b[rdv][ ]?(?:{named})", text))
    return foreign >= _FRENCH_LETTERS and not any(pair[-1] in "shd" for pair in pairs)


def french_suits(text: str) -> bool | None:
    """Return whether the cards of a folded French text have French suit letters; None where they have both."""
    text = _REMARK.sub(" ", text)
    letters = {pair[-1] for word in _PAIR.findall(text) for pair in re.findall(r"(?:10|[akqjtrdv987])[a-z]", word)}
    french, english = letters & set("pkt"), letters & set("shd")
    return None if french and english else bool(french)
