"""The words with which a player cuts the pack: how they are written, which may be said, and that a deal which was
opened keeps them.

They stand on the deal number, ``2. S @cut=l'été_à_Rome``, and the pack of the deal follows from them as they stand
there (`ecarte.core.fair`). Of deals that were taken back the tag Cuts remembers them, "2=l'été_à_Rome 3=": to take back
is no way to try another cut.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from ecarte.core.game import Problem, RuleError

LONGEST = 80  # characters
TAG = "Cuts"
_ENDS = "(){}"  # would end the words where a record is read
_BARRED = ("Cc", "Cf", "Cs", "Co", "Cn")  # what cannot be seen, or may be another letter tomorrow
_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"  # of which scripts and emoji have need
_KEPT = re.compile(r"([1-9][0-9]{0,5})=([^\s(){}]*)")


def words(text: str) -> str:
    """The words of a player as they are written: in NFC, "_" for the white space between them; nothing when there
    are none. Raises RuleError for what a record cannot hold."""
    written = "_".join(text[: 20 * LONGEST].split())
    for letter in written:
        if letter in _ENDS or (unicodedata.category(letter) in _BARRED and letter not in _JOINERS):
            shown = letter if letter in _ENDS else f"U+{ord(letter):04X}"
            raise RuleError(Problem("E-cut-words", None, {"reason": "letter", "letter": shown, "most": LONGEST}))
    written = unicodedata.normalize("NFC", written)
    if len(written) > LONGEST:
        raise RuleError(Problem("E-cut-words", None, {"reason": "long", "letter": "", "most": LONGEST}))
    return written


def settled(deal: int, wanted: str | None, kept: str | None, *, sealed: bool) -> str:
    """The words that a deal is cut with: those ``wanted``, None where nobody says, or those it was cut with when it
    was opened before, ``kept``, None where it never was. Raises RuleError where these differ, and for words in a
    challenge, whose packs are ``sealed`` for whoever takes it up."""
    words = wanted if wanted is not None else kept or ""
    if kept is not None and words != kept:
        said: dict[str, str | int] = {"deal": deal, "words": kept, "with": "words" if kept else "nothing"}
        raise RuleError(Problem("E-cut-kept", None, said))
    if words and sealed:
        raise RuleError(Problem("E-cut-challenge", None, {}))
    return words


def parse_kept(text: str) -> dict[int, str]:
    """The Cuts tag, by deal; raises ValueError for what has another form."""
    found: dict[int, str] = {}
    for part in text.split(" ") if text else ():
        match = _KEPT.fullmatch(part)
        if match is None or int(match[1]) in found:
            raise ValueError(text)
        found[int(match[1])] = match[2]
    return found


def format_kept(kept: Mapping[int, str]) -> str:
    """The inverse of `parse_kept`."""
    return " ".join(f"{number}={words}" for number, words in sorted(kept.items()))
