"""Cards that are not written one by one, rank first: "SA HJ", "S:AK H:Q", "A.J.Q.Q7", "king and nine of spades".

So are German ones, "Herz-Bube", "♥B". They are spelled out, so that the reader has one form to know. What could mean
something else stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce

from ecarte.notation.ecn.loose import foreign, vocabulary
from ecarte.notation.ecn.loose.letters import RANK_WORDS, SUIT_WORDS, count_cards, fold

_RANK = "(?:10|[akqjtrdv987])"
_ONE = re.compile(_RANK, re.IGNORECASE)
_FEWEST = 10  # different cards with the suit first, of a text that has them so
_SUIT_FIRST = re.compile(r"(?<![\w.])((?:[shdc](?:10|[akqjt987]))+)(?![\w])", re.IGNORECASE)
_PAIR = re.compile(r"([shdc])(10|[akqjt987])", re.IGNORECASE)
_SUIT_RUN = re.compile(r"(?<![\w.])([SHDC])((?:10|[AKQJT987]){2,8})(?!\w)")  # "SAK9"; not "sat"
_RANK_FIRST = re.compile(r"(?<![a-z0-9])(?:(?:10|[akqjt987])[shdc])+(?![a-z0-9])", re.IGNORECASE)
_BEFORE_SIGN = re.compile(rf"{_RANK}[♠♥♦♣]", re.IGNORECASE)
_SIGN_AND_RANKS = re.compile(rf"(?<![\w♠♥♦♣])([♠♥♦♣])\ufe0f?[ ]?({_RANK}(?:[ ,]?{_RANK})+)(?![\w♠♥♦♣])", re.IGNORECASE)
_BY_LETTER = re.compile(r"(?<!\w)(?:[shdc]:[ ]?(?:(?:10|[akqjt987])+|-)(?:[ ,;/]+|(?=\s*$)|(?=[.])))+", re.IGNORECASE)
_LETTER = re.compile(r"([shdc]):[ ]?((?:10|[akqjt987])+|-)", re.IGNORECASE)
_DOTTED = re.compile(r"(?<![\w.])((?:(?:10|[akqjt987])*\.){3}(?:10|[akqjt987])*)(?![\w.])", re.IGNORECASE)
_HANDS = range(5, 10)  # cards of a hand
_WORDS = (
    ("ace", "king", "queen", "jack", "knave", "ten", "nine", "eight", "seven", "10", "9", "8", "7", "(?-i:[AKQJT])"),
    ("as", "roi", "dame", "valet", "dix", "neuf", "huit", "sept", "10", "9", "8", "7", "(?-i:[ARDV])"),
)
_SUITS = (r"spades?|hearts?|diamonds?|clubs?|trumps?", r"piques?|c(?:œ|oe)urs?|carreaux?|tr[èe]fles?")
_JOINTS = (r"(?:,?[ ]+and[ ]+|[ ,-][ ]*)(?:the[ ]+)?", r"(?:,?[ ]+et[ ]+|[ ,-][ ]*)(?:le[ ]+|la[ ]+|l['’])?")
_OF = (r"of", r"de")
_THE = (r"(?:the[ ]+)?", r"(?:le[ ]+|la[ ]+|l['’])?")
_TAKING = tuple(
    [rf"(?<={verb}[ ])" for verb in verbs]
    for verbs in (
        (
            *(
                "holds",
                "held",
                "has",
                "had",
                "gets",
                "receives",
                "picks up",
                "dealt",
                "is",
                "takes",
                "takes in",
                "draws",
            ),
            *("discards", "throws", "throws out", "throws away", "lays out", "puts out", "changes", "exchanges"),
            *(", and", "spades and", "hearts and", "diamonds and", "clubs and"),
        ),
        (
            *("holds", "has", "a", "avait", "tient", "reçoit", "reçu", "tire", "prend", "écarte", "jette", "change"),
            *(", et", "pique et", "cœur et", "carreau et", "trèfle et"),
        ),
    )
)
"""What stands before cards that are taken or laid away, or are the last of them."""
_SHARED = tuple(
    re.compile(
        rf"(?:(?<=^)|(?<=[.;:])|(?<=[.;:,][ ])|(?<=[ ]{{2}})|{'|'.join(verbs)})"
        rf"{the}((?:{'|'.join(ranks)})(?:{joint}(?:{'|'.join(ranks)})){{1,9}})[ ]+({of})[ ]+({suits})\b",
        re.IGNORECASE,
    )
    for ranks, suits, joint, of, the, verbs in zip(_WORDS, _SUITS, _JOINTS, _OF, _THE, _TAKING, strict=True)
) + tuple(
    re.compile(
        rf"(?<=[^\W\d_][ ]){the}((?:{'|'.join(ranks)})[ ]+{word}[ ]+"
        rf"{the}(?:{'|'.join(ranks)}))[ ]+({of})[ ]+({suits})\b",
        re.IGNORECASE,
    )
    for ranks, suits, word, of, the in zip(_WORDS, _SUITS, ("and", "et"), _OF, _THE, strict=True)
)
_ONE_RANK = tuple(
    re.compile(
        rf"\b(?:the[ ]+|les[ ]+)?(?:(?:two|three|four|deux|trois"
        rf"|quatre)[ ]+)?({'|'.join(rank + 'e?s' for rank in ranks if rank.isalpha() and len(rank) > 1)})"
        rf"[ ]+{of}[ ]+((?:the[ ]+)?(?:{suits})(?:(?:[ ]*,[ ]*(?:{joint}[ ]+)?"
        rf"|[ ]+{joint}[ ]+)(?:{of}[ ]+)?(?:{suits}))+)\b",
        re.IGNORECASE,
    )
    for ranks, suits, joint, of in zip(_WORDS, _SUITS, ("and", "et"), _OF, strict=True)
)
"""The cards of one rank, "the knaves of spades and hearts"."""
_LEADERS = re.compile(r"(?:[.…_][ ]?){3,}")
_TOLD = re.compile(r"\A\s*\[.*|\{[^}]*\}?")  # a tag, or a comment in one line: its words stay
_GERMAN = "(?:10|[akdb987])"
_GERMAN_CARDS = re.compile(
    rf"(?<!\w)(?:[♠♥♦♣]\ufe0f?[ ]?{_GERMAN}(?:[ ,]?{_GERMAN})*(?!\w)|(?:{_GERMAN}[♠♥♦♣]\ufe0f?[ ]?)++)", re.IGNORECASE
)
_GERMAN_LETTERS = str.maketrans("DBdb", "QJQJ")
_NAMES = dict(zip(("spades", "hearts", "diamonds", "clubs"), SUIT_WORDS.values(), strict=True))
_LETTERS = {"r": "K", "d": "Q", "v": "J", "b": "J"}  # of ranks in French and German
_RANK_NAMES = "|".join(RANK_WORDS.values())
_NO_RANK = r"(?:[-–—]|none|void|aucune?|keine?)"
_NAMED = rf"(?:(?:the|le|la)[ ]+|l['’])?(?:{_RANK_NAMES}|(?:10|[akqjtrdvb987])+)(?![\w-])"
_SUIT_AND_RANKS = (
    rf"({'|'.join(_NAMES.values())}|[♠♥♦♣](?=[ ]*[:=：]))[ ]*[:=：]?[ ]*"
    rf"({_NO_RANK}(?!\w)|{_NAMED}(?:[ ]*,?[ ]*(?:(?:and|et|und)[ ]+)?{_NAMED})*+)(?![ ]+(?:of|de)\b|[ ]+d['’])"
)
_NAMED_SUIT = re.compile(_SUIT_AND_RANKS, re.IGNORECASE)
_BY_NAME = re.compile(
    rf"(?<!\w){_SUIT_AND_RANKS}(?:[ ]*[;,./|、]?[ ]*(?:(?:and|et|und)[ ]+)?{_SUIT_AND_RANKS})++", re.IGNORECASE
)
_HEADING = re.compile(rf"(?<!\w)(?:{'|'.join(_NAMES.values())})[ ]*[:=：][ ]*(?={_RANK}[shdc♠♥♦♣])", re.IGNORECASE)
_RANK_BEFORE = re.compile(rf"\b{_NAMED}(?:[ ]+(?:of|de))?[ ]*\Z", re.IGNORECASE)  # "ace hearts king spades"
_IN_BRACKETS = re.compile(r"\(([^()]*)\)|\[([^][]*)\]")
_PROPOSED = tuple(phrase for phrase, meant in vocabulary.MEANINGS.items() if meant == (":propose",))
_ANSWERED = "|".join(
    re.escape(phrase) for phrase, meant in vocabulary.MEANINGS.items() if meant[0] in (":accept", ":refuse")
)
_ANSWER = re.compile(rf"(?:[^\W\d_]+ )?(?:{_ANSWERED})\.?")
_SHORT_RANK = "(?:10|[ARDV987])"
_SHORT = re.compile(rf"(?<!\w)({_SHORT_RANK})(Pi|P|Co|Ca|Tr|T)(?!\w)")  # "VCo" is the valet of cœur
_APART = re.compile(r"[^\W\d_]+|\d+")
_JOINING = ("and", "et", "und", "the", "le", "la", "l")


def speller(lines: Sequence[str]) -> Callable[[str], str]:
    """Return what spells out the cards in a line of a text."""
    steps = tuple(_steps(lines))
    return lambda line: reduce(lambda text, step: step(text), steps, line)


_EQUALS = re.compile(r"(?<=\w)[ ]=[ ](?=\S)")  # "Anna = Kd 7c"
_FEW = 3  # cards of a text that has them so
_OF_LETTER = re.compile(r"\b(10|[AKQJT987]) of ([SHDC])\b")  # "K of H"
_VOID = re.compile(r"[♠♥♦♣]\ufe0f?[ ]*[-–—](?=[ ,;]|$)")  # "♠ A 9 ♥ — ♦ 8 ♣ K": no hearts
_SIGN = re.compile("[♠♥♦♣]")
_SPACED = re.compile(r"(?<!\w)([SHDC])[ ]((?:10|[AKQJT987])+)(?!\w)")  # "S JT H 7"
_SPACED_HAND = re.compile(rf"(?<=[:=] )(?:{_SPACED.pattern}[ ,;]*){{2,}}")
_SEAT_LETTER = re.compile(r"^[ \t]*[NESW](?!\w)", re.MULTILINE)
_OF_SIGN = re.compile(r"\b(of|de)[ ]+([♠♥♦♣])\ufe0f?")
_SIGN_NAMES = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_SUIT_THEN_RANK = re.compile(
    rf"\ban?[ ]+(spade|heart|diamond|club|trump),[ ]+(?:the|his|her)[ ]+({'|'.join(_WORDS[0][:9])})\b(?![ ]+of)",
    re.IGNORECASE,
)


def _steps(lines: Sequence[str]) -> Iterator[Callable[[str], str]]:
    """Yield what is to be done to every line of a text, where its cards are written in such a way."""
    whole = "\n".join(lines)
    yield partial(_outside, foreign.STOP_AND_DASH, lambda _: ": ")
    whole = foreign.STOP_AND_DASH.sub(": ", whole)
    whole = _OF_SIGN.sub(lambda suit: f"of {_SIGN_NAMES[suit[2]]}", whole)
    yield partial(_outside, _EQUALS, lambda _: ": ")
    if _OF_SIGN.search("\n".join(lines)):
        yield partial(_outside, _OF_SIGN, lambda suit: f"of {_SIGN_NAMES[suit[2]]}")
    if _SUIT_THEN_RANK.search(whole):
        yield partial(_outside, _SUIT_THEN_RANK, lambda card: f"the {card[2]} of {card[1]}s")
    if foreign.has_french_suits_first(whole):
        yield partial(_outside, foreign.FRENCH, foreign.of_french)
    if foreign.has_french_letters(whole):
        yield partial(_outside, foreign.FRENCH_WORDS, foreign.of_french_words)
    if foreign.is_southern(whole):
        yield partial(_outside, foreign.SOUTHERN, foreign.of_southern)
    yield partial(_outside, _LEADERS, lambda _: "  ")
    if {"Co", "Ca"} & {suit for _, suit in _SHORT.findall(whole)}:
        yield partial(
            _outside, _SHORT, lambda card: _LETTERS.get(card[1].lower(), card[1]) + foreign.FRENCH_SUITS[card[2]]
        )
    if any("b" in cards.lower() for cards in _GERMAN_CARDS.findall(whole)):  # the jack: a queen's letter is French, too
        yield partial(_outside, _GERMAN_CARDS, _of_german_letters)
        whole = _GERMAN_CARDS.sub(_of_german_letters, whole)
    first = {(suit + rank).lower() for run in _SUIT_FIRST.findall(whole) for suit, rank in _PAIR.findall(run)}
    runs = {suit + rank for suit, ranks in _SUIT_RUN.findall(whole) for rank in _ONE.findall(ranks)}
    if len(first | {card.lower() for card in runs}) >= _FEWEST and not _RANK_FIRST.search(whole):
        yield partial(_outside, _SUIT_FIRST, _turned)
        if runs:
            yield partial(_outside, _SUIT_RUN, _of_run)
    if len(_OF_LETTER.findall(whole)) >= _FEW:
        yield partial(_outside, _OF_LETTER, lambda card: card[1] + card[2].lower())
    yield lambda line: _VOID.sub("", line) if sorted(_SIGN.findall(line)) == sorted(_SIGN_NAMES) else line
    if len(_SPACED.findall(whole)) >= _FEW and not _RANK_FIRST.search(whole):
        is_lettered = bool(_SEAT_LETTER.search(whole))  # S may be South, too
        yield partial(_outside, _SPACED_HAND if is_lettered else _SPACED, _of_spaced)
    if _SIGN_AND_RANKS.search(whole):
        yield lambda line: line if _BEFORE_SIGN.search(line) else _outside(_SIGN_AND_RANKS, _of_sign, line)
    if _BY_LETTER.search(whole):
        yield partial(_outside, _BY_LETTER, _of_letters)
    if _DOTTED.search(whole):
        yield partial(_outside, _DOTTED, _of_dots)
    if any(len(_HEADING.findall(line)) > 1 for line in lines):
        yield partial(_outside, _HEADING, lambda _: "")
    if _BY_NAME.search(whole):
        yield partial(_outside, _BY_NAME, _of_names)
    if foreign.GERMAN.search(whole):
        yield partial(_outside, foreign.GERMAN, foreign.of_german)
    if any(_unwrapped(match) != match[0] for match in _IN_BRACKETS.finditer(whole)):
        yield partial(_outside, _IN_BRACKETS, _unwrapped)
    for pattern in _ONE_RANK:
        if pattern.search(whole):
            yield partial(_outside, pattern, _of_one_rank)
    for pattern in _SHARED:
        if pattern.search(whole):
            yield partial(_outside, pattern, _of_one_suit)


def _outside(pattern: re.Pattern[str], change: Callable[[re.Match[str]], str], line: str) -> str:
    """Return a line with what a pattern finds changed, but not in a tag or a comment."""
    text, at = "", 0
    for told in _TOLD.finditer(line):
        text += pattern.sub(change, line[at : told.start()]) + told[0]
        at = told.end()
    return text + pattern.sub(change, line[at:])


def _unwrapped(match: re.Match[str]) -> str:
    """Return a hand, or the answer to a proposal, without brackets around it; a remark and a variation keep them."""
    text = match[1] or match[2] or ""
    if count_cards(text) in _HANDS:
        return text
    is_asked = fold(match.string[: match.start()]).rstrip(" ,;").endswith(_PROPOSED)
    return f", {text.rstrip('.')}," if is_asked and _ANSWER.fullmatch(fold(text).strip()) else match[0]


def _of_german_letters(match: re.Match[str]) -> str:
    return match[0].translate(_GERMAN_LETTERS)


def _turned(match: re.Match[str]) -> str:
    """Return cards with the rank first, "SA" as "As"."""
    return "".join(rank.upper() + suit.lower() for suit, rank in _PAIR.findall(match[0]))


def _of_run(match: re.Match[str]) -> str:
    """Return the cards of a suit, "SAK9", one by one."""
    return " ".join(rank + match[1].lower() for rank in _ONE.findall(match[2]))


def _of_spaced(match: re.Match[str]) -> str:
    """Return cards whose suit stands apart before them, "S JT H 7", one by one."""
    cards = [rank + suit.lower() for suit, ranks in _SPACED.findall(match[0]) for rank in _ONE.findall(ranks)]
    return " ".join(cards) + match[0][len(match[0].rstrip()) :]


def _of_sign(match: re.Match[str]) -> str:
    return " ".join(rank + match[1] for rank in _ONE.findall(match[2]))


def _of_letters(match: re.Match[str]) -> str:
    """Return a hand by suits, "S:AK H:Q", card by card; one suit alone may be something else."""
    cards = [rank + suit.lower() for suit, ranks in _LETTER.findall(match[0]) for rank in _ONE.findall(ranks)]
    is_hand = len(_LETTER.findall(match[0])) > 1 and len(cards) in _HANDS
    end = match[0][len(match[0].rstrip()) :]
    return " ".join(cards) + end if is_hand else match[0]


def _of_names(match: re.Match[str]) -> str:
    """Return a hand by suits in words, "hearts: K Q 7, clubs: A 9", card by card; fewer cards may be something else."""
    cards: list[str] = []
    for named, ranks in _NAMED_SUIT.findall(match[0]):
        signs = zip(_NAMES.items(), "♠♥♦♣", strict=True)
        suit = next(name for (name, words), sign in signs if re.fullmatch(f"{words}|{sign}", named, re.IGNORECASE))
        cards += [
            f"{rank} of {suit}" for rank in ([] if re.fullmatch(_NO_RANK, ranks, re.I) else _ranks(ranks.lower()))
        ]
    is_hand = len(cards) in _HANDS and not _RANK_BEFORE.search(match.string, 0, match.start())
    return ", ".join(cards) if is_hand else match[0]


def _ranks(text: str) -> Iterator[str]:
    """Yield the ranks of a text, each a word or a letter of any language."""
    for word in _APART.findall(text):
        if re.fullmatch(_RANK_NAMES, word):
            yield word
        elif word not in _JOINING:
            yield from (_LETTERS.get(rank, rank) for rank in re.findall("10|.", word))


def _of_dots(match: re.Match[str]) -> str:
    """Return a hand as bridge players write it, "A.J.Q.Q7", card by card: spades, hearts, diamonds, clubs."""
    suits = match[0].split(".")
    cards = [rank.upper() + suit for suit, ranks in zip("shdc", suits, strict=True) for rank in _ONE.findall(ranks)]
    return " ".join(cards) if len(cards) in _HANDS else match[0]


def _of_one_rank(match: re.Match[str]) -> str:
    """Return cards of one rank, "knaves of spades and hearts", each with it."""
    rank = re.sub(r"(?<=x)e?s$|s$", "", match[1]) if match[1].lower() not in ("as", "sixes") else match[1]
    suits = [word for word in _APART.findall(match[2]) if word.lower() not in (*_JOINING, "of", "de")]
    return ", ".join(f"{rank} of {suit}" for suit in suits)


def _of_one_suit(match: re.Match[str]) -> str:
    """Return cards that share a suit, "king and nine of spades", each with it."""
    ranks = [word for word in _APART.findall(match[1]) if word.lower() not in _JOINING]
    return ", ".join(f"{rank} {match[2]} {match[3]}" for rank in ranks)
