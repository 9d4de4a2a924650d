"""What a text calls its players: by their whole names, a word of them, "Mr. Black", or their initials, "A. leads"."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Mapping

from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import RANK_WORDS, SUIT_WORDS

_NAME = re.compile(r"\w(?:[\w'-]{0,18}\w)?\.?(?:[ ]+\w(?:[\w'-]{0,18}\w)?\.?){0,3}")
_STOP = re.compile(r"(?<=[^\W\d]{2})\.")
_WORDS = {
    *(word for phrase in (*vocabulary.MEANINGS, *vocabulary.DEALS, *vocabulary.SMALL) for word in phrase.split()),
    *("|".join((*RANK_WORDS.values(), *SUIT_WORDS.values())).replace("?", "").split("|")),
    *(word for role in vocabulary.ROLES for word in role.split()),
}


def spoken_names(players: Mapping[str, str], taken: Container[str]) -> dict[str, str]:
    """Return the names by which a text may call its players, who are given by their folded names.

    A word of a name, or an initial, is one where it is of no other player and means nothing else.
    """
    whole = {" ".join(_STOP.sub("", name).split()): seat for name, seat in players.items() if _NAME.fullmatch(name)}
    found = {name.rstrip("."): seat for name, seat in whole.items()}
    counted = Counter(word for name in found for word in set(name.split()))
    initials = Counter(name[0] for name in found)
    for name, seat in tuple(found.items()):
        if f"the {name}" not in vocabulary.ROLES and len(name) > 1:
            found |= {f"{article} {name}": seat for article in ("the", "le")}
        for word in name.split():
            if len(word) > 1 and counted[word] == 1 and word not in _WORDS:
                found.setdefault(word, seat)
        if initials[name[0]] == 1 and not name[0].isdigit() and name[0].isascii():
            found.setdefault(f"{name[0]}.", seat)
    found |= {" ".join(name.split()): seat for name, seat in players.items() if " " in name and _NAME.fullmatch(name)}
    return {name: seat for name, seat in found.items() if name not in taken and name.rstrip(".") not in taken}
