"""Import forms: what people write, converted to the words of canonical ECN.

These are suit signs, "10", letters of either case, French letters, words without their seat, and the marks of chess
("!", "?!") behind them. Each is reported as a warning, never accepted silently.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_SUITS = {"♠": "s", "♤": "s", "♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c"}
_FRENCH = {"R": "K", "D": "Q", "V": "J"}
_CARD = re.compile(r"(10|[AKQJTRDV987])([shdc♠♤♥♡♦♢♣♧])\ufe0f?", re.IGNORECASE)
_CARDS = re.compile(rf"(?:{_CARD.pattern}|\?\?)+", re.IGNORECASE)
_ONE = re.compile(rf"{_CARD.pattern}|\?\?", re.IGNORECASE)
_RANK = re.compile("10|[AKQJTRDV987]", re.IGNORECASE)
_SUIT = re.compile("[shdc♠♤♥♡♦♢♣♧]\ufe0f?", re.IGNORECASE)
_WORD = re.compile(r"(\??[NESW](?=[<^+.:-]))?(\^\^|[<^+.:-]|)(.+)", re.DOTALL)
_MARKED = re.compile(r"(.+?)(!!|\?\?|!\?|\?!|!|\?)", re.DOTALL)
_NAGS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


@dataclass(frozen=True, slots=True)
class Form:
    """A word taken apart: its seat, the sign of its kind of event, and the rest in canonical letters.

    ``seat`` and ``sign`` are "" when they are not written.
    """

    seat: str
    sign: str
    rest: str


def forms(word: str, *, french: bool) -> list[tuple[Form, int | None]]:
    """Return what a word may mean, the likelier first, each with the NAG of the mark behind it or None."""
    found: list[tuple[Form, int | None]] = []
    marked = _MARKED.fullmatch(word)
    for text, nag in [(word, None), *([(marked[1], _NAGS[marked[2]])] if marked else [])]:
        if form := _form(text, french):
            found.append((form, nag))
            if form.sign == ":":
                verb, *arguments = form.rest.split(":")
                rest = ":".join([verb, *(_argument(each, french) for each in arguments)])
                found += [(Form(form.seat, ":", rest), nag)] if rest != form.rest else []
    return found


def _form(word: str, french: bool) -> Form | None:
    if word.startswith("&"):
        spoken = [_argument(each, french) if _CARDS.fullmatch(each) else each for each in word[1:].split(":")]
        return Form("", "&", ":".join(spoken))
    word, *suffix = re.split("(?=~)", word, maxsplit=1)
    match = _WORD.fullmatch(word)
    if match is None:
        return None
    seat, sign, rest = match[1] or "", match[2], match[3]
    if sign == ":" or (not sign and re.fullmatch(r"[a-z]+(?::\S+)?", rest) and not _CARDS.fullmatch(rest)):
        return Form(seat, ":", "".join((rest, *suffix)))
    if sign == "-" and rest == "0":
        return Form(seat, sign, rest)
    card, colon, call = rest.partition(":") if sign in (".", "") else (rest, "", "")
    if not _CARDS.fullmatch(card):
        return None
    letters = [_letters(one, french) for one in _ONE.finditer(card)]
    return None if None in letters else Form(seat, sign, "".join((*filter(None, letters), colon, call, *suffix)))


def _argument(text: str, french: bool) -> str:
    """Return cards, a suit or a rank in canonical letters; anything else as it is."""
    if _CARDS.fullmatch(text):
        letters = [_letters(one, french) for one in _ONE.finditer(text)]
        return text if None in letters else "".join(filter(None, letters))
    if _SUIT.fullmatch(text) and not (french and text in _FRENCH):
        return _SUITS.get(text[0], text[0].lower())
    if _RANK.fullmatch(text):
        return _rank(text, french) or text
    return text


def _letters(one: re.Match[str], french: bool) -> str | None:
    """Return a card in canonical letters, or None for a French one in a text that is not marked as French."""
    if one[0] == "??":
        return one[0]
    rank = _rank(one[1], french)
    return rank and rank + _SUITS.get(one[2], one[2].lower())


def _rank(text: str, french: bool) -> str | None:
    rank = text.upper().replace("10", "T")
    return None if rank in _FRENCH and not french else _FRENCH.get(rank, rank)
