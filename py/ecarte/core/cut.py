"""The words a player cuts the pack with: their form, which are allowed, and that an opened deal keeps them.

They stand on the deal number, ``2. S @cut=l'été_à_Rome``, and the pack of the deal is computed from them as written
there (`ecarte.core.fair`). The tag Cuts keeps the words of deals that were taken back, "2=l'été_à_Rome 3=", so that
taking back gives nobody a second cut.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from ecarte.core.game import Problem, RuleError

LONGEST = 80  # characters
TAG = "Cuts"
_ENDS = "(){}"  # a reader would end the words there
_BARRED = ("Cc", "Cf", "Cs", "Co", "Cn")  # invisible, or not assigned in Unicode yet
_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"  # some scripts and emoji need them
_KEPT = re.compile(r"([1-9][0-9]{0,5})=([^\s(){}]*)")


def normalize(text: str) -> str:
    """Return a player's words as a record writes them: in NFC, with "_" for white space; "" when there are none.

    Raises RuleError for words a record cannot hold.
    """
    written = "_".join(text[: 20 * LONGEST].split())
    for letter in written:
        if letter in _ENDS or (unicodedata.category(letter) in _BARRED and letter not in _JOINERS):
            shown = letter if letter in _ENDS else f"U+{ord(letter):04X}"
            raise RuleError(Problem("E-cut-words", None, {"reason": "letter", "letter": shown, "most": LONGEST}))
    written = unicodedata.normalize("NFC", written)
    if len(written) > LONGEST:
        raise RuleError(Problem("E-cut-words", None, {"reason": "long", "letter": "", "most": LONGEST}))
    return written


def words_for(deal: int, wanted: str | None, kept: str | None, *, barred: Problem | None) -> str:
    """Return the words that a deal is cut with.

    ``wanted`` are the words asked for, None for no wish; ``kept`` those the deal was opened with before, None if it
    never was. Raises RuleError where these differ, and for any words where cutting is ``barred``, which says why.
    """
    words = wanted if wanted is not None else kept or ""
    if kept is not None and words != kept:
        said: dict[str, str | int] = {"deal": deal, "words": kept, "with": "words" if kept else "nothing"}
        raise RuleError(Problem("E-cut-kept", None, said))
    if words and barred:
        raise RuleError(barred)
    return words


def parse_kept(text: str) -> dict[int, str]:
    """Return the Cuts tag by deal number; raises ValueError for another form."""
    kept: dict[int, str] = {}
    for part in text.split(" ") if text else ():
        match = _KEPT.fullmatch(part)
        if match is None or int(match[1]) in kept:
            raise ValueError(text)
        kept[int(match[1])] = match[2]
    return kept


def format_kept(kept: Mapping[int, str]) -> str:
    """Return the Cuts tag: the inverse of `parse_kept`."""
    return " ".join(f"{number}={words}" for number, words in sorted(kept.items()))
