"""The words that people type for seats and for what is done, in English, French and Japanese.

A word of several games stands here for all its meanings: the rules say which of them is possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

SEATS: Mapping[str, str] = {
    **dict.fromkeys(("s", "south", "sud", "南"), "S"),
    **dict.fromkeys(("n", "north", "nord", "北"), "N"),
    **dict.fromkeys(("e", "east", "est", "東"), "E"),
    **dict.fromkeys(("w", "west", "ouest", "西"), "W"),
}
FRENCH_SEATS: Mapping[str, str] = {**SEATS, "o": "W"}

ROLES_OF = ("dealer", "elder")
ROLES: Mapping[str, str] = {
    **dict.fromkeys(("the dealer", "le donneur"), "dealer"),
    **dict.fromkeys(
        ("the elder hand", "elder hand", "the eldest hand", "eldest hand", "the elder", "le premier en cartes"), "elder"
    ),
}
"""The two players of a deal by what they are in it."""

NUMBERS: Mapping[str, int] = {
    **{word: at for at, word in enumerate(("one", "two", "three", "four", "five"), 1)},
    **{word: at for at, word in enumerate(("une", "deux", "trois", "quatre", "cinq"), 1)},
    **{str(number): number for number in range(1, 6)},
}
"""How many cards are discarded or drawn."""

HOLDS, DISCARDS, DRAWS, PLAYS, TURNS, NONE, WINS = "<", "-", "+", ".", "^", "-0", "/"
_PLAIN = ("meld", "rank", "show", "packets", "suit", "let", "require", "offer", "claim", "took")
_SPOKEN: Mapping[str, str] = {
    # Signs of ECN in words.
    "holds|has|hand|gets|receives|is dealt|is given|main|a en main|a|reçoit|recoit|手札": HOLDS,
    "discards|discard|lays out|throws out|throws away|throws|écarte|ecarte|捨てる|捨て": DISCARDS,
    "draws|draw|takes|gets|receives|is given|reçoit|recoit|tire|prend|引く|引き": DRAWS,
    "plays|leads|returns|throws|follows with|answers with|takes it with|takes with|wins with"
    "|joue|entame|fournit|met|jette|prend de la|prend de|prend du|le prend de la|le prend du|出す": PLAYS,
    "the turn-up card is|turn-up card is|the trump card is|on retourne|on tourne|il retourne|il tourne"
    "|the turn-up is|turn-up is|turn-up|turn up|turnup|turned up|turns up|turned|turns|turn|trump card|trump"
    "|la retourne est|retourne|tourne|切札表示カード|切札": TURNS,
    "keeps all five|keeps all|no discards|none|nothing|garde ses cinq cartes|garde tout|rien|交換なし": NONE,
    "takes the trick|wins the trick|wins|took it|fait la levée|fait la levee|ramasse|trick": WINS,
    # Words of écarté.
    "proposes|propose|i propose|asks for cards|je propose|demande|demande des cartes|プロポーズ": ":propose",
    "stands|stand|does not propose|ne propose pas|plays without proposing|plays (without proposing)|plays|play"
    "|joue sans proposer|joue d'autorité|joue d'autorite|joue|je joue|d'autorité|スタンド": ":stand",
    "accepts|accept|gives cards|accepte|j'accepte|アクセプト": ":accept",
    "accepts, if the stock suffices|accepts if|accept if|accepte, si le talon suffit|accepte si"
    "|足りるならアクセプト": ":accept:if",
    "refuses|refuse|declines|decline|je refuse|リフューズ|拒否": ":refuse|:decline",
    "marks the king|i mark the king|king|le roi|marque le roi|je marque le roi|roi|キングを宣言|キング": ":king",
    "doubles|double|contre|ダブル": ":double",
    "concedes|concede|gives up|abandonne|降参": ":concede",
    # Words of belote.
    "passes|pass|passe|je passe|says one|says two|dit une|dit deux|パス": ":pass",
    "takes|take|prend à|prend|je prends|prends|テイク": ":take",
    "trumps|atout|トランプ": ":trump",
    # Words of ECN itself.
    **{word: f":{word}" for word in _PLAIN},
}


def _entries() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for words, meanings in _SPOKEN.items():
        for word in words.split("|"):
            found[word] = (*found.get(word, ()), *meanings.split("|"))
    return found


MEANINGS: Mapping[str, tuple[str, ...]] = _entries()
"""What each phrase may mean: the sign of an event ("<"), "-0", or what is said (":propose")."""

DEALS = ("deals", "deal", "dealer", "donne", "donneur", "distribue", "親", "が親", "ディーラー")
"""What is said of the seat that deals."""

CALLS = ("rebelote", "belote")
"""What is said with a card of belote."""


def _any(phrases: Iterable[str]) -> str:
    """Return a pattern for any of the phrases, the longest first; a word of letters ends where its letters do."""
    return "|".join(
        re.escape(phrase).replace("\\ ", r"\s+") + (r"(?![a-zà-ÿœ])" if phrase[-1] < "\u3000" else "")
        for phrase in sorted(phrases, key=len, reverse=True)
    )


PHRASE = re.compile(_any(MEANINGS))


def seat_pattern(names: Mapping[str, str]) -> re.Pattern[str]:
    """Return the pattern of a seat by one of its names, with the sign or the blank behind it."""
    sign = r"(?P<sign>[ \t]*(?:\^\^|[<^+.:>-])|(?=[\s|,)\]]|\Z)|(?<=[はのが南北東西]))"
    return re.compile(rf"(?P<name>{_any(names)})(?:は|の|が|'s(?![a-z]))?{sign}[ \t]*")
