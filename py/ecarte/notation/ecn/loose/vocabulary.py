"""The words that people type for seats and for what is done, in English, French and Japanese.

A word of several games stands here for all its meanings: the rules say which of them is possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

SEATS: Mapping[str, str] = {
    **dict.fromkeys(("s", "south", "sud", "süd", "sued", "南"), "S"),
    **dict.fromkeys(("n", "north", "nord", "北"), "N"),
    **dict.fromkeys(("e", "east", "est", "ost", "東"), "E"),
    **dict.fromkeys(("w", "west", "ouest", "西"), "W"),
}
FRENCH_SEATS: Mapping[str, str] = {**SEATS, "o": "W"}

ROLES_OF = ("dealer", "elder")
ROLES: Mapping[str, str] = {
    **dict.fromkeys(("the dealer", "dealer", "le donneur", "donneur", "der geber", "geber", "親"), "dealer"),
    **dict.fromkeys(
        (
            "the elder hand",
            "elder hand",
            "the eldest hand",
            "eldest hand",
            "the elder",
            "elder",
            "le premier en cartes",
            "die vorhand",
            "vorhand",
            "子",
        ),
        "elder",
    ),
}
"""The two players of a deal by what they are in it."""

NUMBERS: Mapping[str, int] = {
    **{word: at for at, word in enumerate(("one", "two", "three", "four", "five"), 1)},
    **{word: at for at, word in enumerate(("une", "deux", "trois", "quatre", "cinq"), 1)},
    **{word: at for at, word in enumerate(("eine", "zwei", "drei", "vier", "fünf"), 1)},
    **{str(number): number for number in range(1, 6)},
}
"""How many cards are discarded or drawn."""

HOLDS, DISCARDS, DRAWS, PLAYS, TURNS, NONE, WINS = "<", "-", "+", ".", "^", "-0", "/"
_PLAIN = ("meld", "rank", "show", "packets", "suit", "let", "require", "offer", "claim", "took")
_SPOKEN: Mapping[str, str] = {
    # Signs of ECN in words.
    "holds|held|has|had|has in hand|hand|hand is|cards|cards are|gets|receives|picks up|is dealt|was dealt|dealt"
    "|has been dealt|is given|main|a en main|a reçu|a|avait|tient|reçoit|recoit|手札|手"
    "|received|got|picked up|cards were|hand was|reçut|avait en main": HOLDS,
    "disc|throw|discards|discard|lays out|lays aside|puts out|throws out|throws away|throws|parts with|changes"
    "|exchanges"
    "|discarded|threw out|threw away|exchanged|changed|laid out|put out"
    "|écarte|ecarte|jette|change|rejette|écarta|rejeta|捨てる|捨て"
    "|1枚捨てる|2枚捨てる|3枚捨てる|4枚捨てる|5枚捨てる": DISCARDS,
    "dr|get|draws|draw|takes|takes in|takes up|picks up|buys|gets|receives|receives also|receives in exchange|is given"
    "|is dealt"
    "|was dealt|was given|ramasse|touche|reçoit aussi|ドロー|引いたのは|配る|を配る"
    "|in exchange"
    "|in exchange for|for|in return"
    "|reçoit|reçoit encore|reçoit en échange|recoit|complète avec|tire|prend|relève"
    "|drew|took|took in|took up|received|got|picked up|reçut|prit|引く|引き": DRAWS,
    "lead|card|must follow|plays|playing|leads|leading|opens with|opens|starts with|returns|throws|discards"
    "|follows suit with"
    "|follows with|follows|answers with"
    "|answers|following with|following|throwing|discarding|replies with|responds with|drops|puts on|gives|heads it with"
    "|covers it with|covers with|beats it with|trumping with|trumping it with|ruffing with|taking it with|winning with"
    "|takes it with|takes with|wins with|wins it with|trumps with|trumps it with|trumps|ruffs with|ruffs it with|ruffs"
    "|overtrumps with|overtrumps|overruffs with|overruffs"
    "|joue|attaque du|attaque de la|attaque de|attaque|entame du|entame de la|entame de|entame|fournit|met|pose|jette"
    "|donne|rejoue|revient|répond par|répond avec|lâche|ramasse avec|le prend avec|la prend avec"
    "|prend de la|prend de|prend du|prend avec|le prend de la|le prend du|la prend du|la prend de la|coupe de la"
    "|coupe du|coupe de|coupe avec|coupe|charge du|charge de la|charge de|charge"
    "|surcoupe de la|surcoupe du|surcoupe avec|surcoupe|défausse|se défausse du"
    "|se défausse de la|se défausse de|se défausse d'|spielt|出す"
    "|led|played|returned|threw|followed with|discarded|answered with|trumped with|trumped it with|ruffed with"
    "|ruffed it with"
    "|took with|took it with|won with|won it with|overtrumped with|trumped|ruffed|taken by|taken with|won by|beaten by"
    "|is taken by|is taken with|is beaten by|is beaten with|is trumped by|is won by|it is beaten by|est pris par"
    "|est prise par|et pris par|est pris de|est prise de|est pris du"
    "|wird gestochen mit|wird mit"
    "|covered by|trumped by|ruffed by|prise par|pris par|prise du|coupée du|coupé du|joua|fournit|jeta|coupa du|prit du"
    "|prit de la|prit avec": PLAYS,
    "the card turned up is|the up card is|the flip is|flip is|flip|t.u.|the turn-up card is|turn-up card is"
    "|the trump card is|ça retourne|ça tourne|on retourne|on tourne|il retourne|il tourne"
    "|the turn-up is|turn-up is|turn-up|turn up|turnup|turned up|turns up|turned|turns|turn|trump card|trump is|trump"
    "|the card turned is|the turned card is|card turned|card turned up|trump turned|trump turned up|turning up"
    "|up-card|turned up the"
    "|upcard|up comes|shows"
    "|la retourne est|la carte retournée est|carte retournée|retourne|tourne|atout proposé|atout"
    "|切札表示カード|切札": TURNS,
    "keeps all five|keeps all|no discards|none|nothing|garde ses cinq cartes|garde tout|rien|交換なし": NONE,
    "remporte le pli|remporte la levée|gagne le pli|takes the trick|wins the trick|makes the trick|wins it|wins|won"
    "|takes it|took it|won it|took the trick"
    "|won the trick|fait la levée|fait la levee"
    "|gagne la levée|fait le pli|ramasse|emporte|trick": WINS,
    # Words of écarté.
    "prop|would like cards|asks for more|proposes|propose|proposed|proposal|i propose|asks for cards|asks|wants cards"
    "|requests cards|begs for cards"
    "|redemande|redemande des cartes|repropose|je propose|demande|demande des cartes"
    "|proposé|demandé des cartes|demande cartes|demande à écarter"
    "|プロポーズ": ":propose",
    "stands pat|stand pat|st|ne demande pas|ne demande rien|does not ask|stands|stand|stood|played without proposing"
    "|does not propose|does not propose again|ne propose pas"
    "|ne propose plus|plays without proposing"
    "|plays at once|does not ask for cards|elects to play|decides to play|leads without proposing|joue sans demander"
    "|joue sans demander de cartes|ne demande pas de cartes|ne demande plus de cartes|s'en tient là"
    "|plays (without proposing)|plays|play|i play|is content|joue sans proposer|joue d'autorité|joue d'autorite|joue"
    "|je joue|s'y tient|d'autorité|スタンド": ":stand",
    "acc|ok|okay|accepts|accept|accepted|is accepted|agrees|consents|yes|gives|gives cards|gives them|grants them"
    "|accepts it"
    "|accepts the proposal|gave cards|accepta|accepte|j'accepte|oui|donne"
    "|donne des cartes|en donne|アクセプト": ":accept",
    "accepts, if the stock suffices|accepts if|accept if|accepte, si le talon suffit|accepte si"
    "|足りるならアクセプト": ":accept:if",
    "ref|will not|says no|does not give any|refuses|refuse|refused|refuses them|refuses cards|is refused|i refuse"
    "|declines|decline|declined|is declined"
    "|i decline|no"
    "|refuse des cartes|n'en donne pas|je refuse|non|リフューズ|拒否": ":refuse|:decline",
    "says play|says he plays|play|plays|joue": ":refuse",  # "I play", said to a proposal
    "marks k|ai le roi|j'ai le roi|claims the king|marks the king|i mark the king|marks king|declares king|shows king"
    "|scores king|says king|announces the king"
    "|announces king|marked the king|announced the king|declared the king|announcing the king|marking the king"
    "|marqua le roi|declares the king|shows the king"
    "|scores the king|king|le roi|marque le roi|je marque le roi|annonce le roi|montre le roi|accuse le roi|roi"
    "|キングを宣言する|キングを宣言|キング": ":king",
    "doubles|double|contre|ダブル": ":double",
    "concedes|concede|gives up|abandonne|降参": ":concede",
    # Words of belote.
    "passes|pass|passe|je passe|says one|says two|says no|does not take|dit une|dit deux|dit non|ne prend pas|une|deux"
    "|パス": ":pass",
    "prend à l'atout proposé|prend l'atout proposé|takes|takes it|takes it up|takes at|takes in|calls|chooses|take"
    "|prend à|prend|je prends"
    "|prends|テイク": ":take",
    "trumps|atout|トランプ": ":trump",
    # German.
    "hält|hielt|hat|hatte|hat in der hand|blatt|bekommt|bekam|erhält|erhielt": HOLDS,
    "legt|legte|legt ab|legte ab|wirft|warf|wirft ab|warf ab|wirft weg|tauscht|wechselt": DISCARDS,
    "zieht|zog|kauft|kaufte|nimmt|nahm|nimmt auf|bekommt|bekam|erhält|erhielt|nimmt dafür|bekommt dafür": DRAWS,
    "spielt|spielte|spielt aus|wirft|warf|legt|gibt|gab|bedient|bedient mit|folgt mit|antwortet mit|kommt mit|setzt"
    "|sticht|sticht mit|stach mit|übersticht mit|überstach mit|trumpft|trumpft mit|nimmt mit|nahm mit|übernimmt mit"
    "|mit|gestochen mit|wird genommen von|wird gestochen von|wird von": PLAYS,
    "aufgeschlagen wird|aufgeschlagen|umgeschlagen wird|umgeschlagen|aufgedeckt wird|aufgedeckt|trumpfkarte|trumpf ist"
    "|die trumpfkarte ist|trumpf": TURNS,
    "behält alle|nichts|keine": NONE,
    "macht den stich|gewinnt den stich|nimmt den stich|sticht|gewinnt|stich": WINS,
    "schlägt vor|schlug vor|schlägt wieder vor|vorschlag|bittet um karten|verlangt karten": ":propose",
    "nimmt an|nahm an|gewährt|gewährt karten|gibt karten|stimmt zu|ja": ":accept",
    "lehnt ab|lehnte ab|schlägt ab|verweigert|verweigert karten|nein": ":refuse",
    "spielt|spielt ohne vorschlag|bleibt stehen|schlägt nicht vor|verlangt keine karten": ":stand",
    "meldet den könig|meldet könig|zeigt den könig|sagt den könig an|markiert den könig|könig": ":king",
    "passt|passte|weiter|passe": ":pass",
    "nimmt an|nahm an|nimmt|nahm|spielt": ":take",
    "announces a tierce|declares a tierce|has a tierce|calls a tierce|announces tierce|declares tierce|tierce"
    "|annonce une tierce|tierce à|tierce au|tierce à la|tierce de|a une tierce à la|annonce tierce|annonce : tierce"
    "|annonce: tierce|a une tierce|meldet terz|meldet eine terz"
    "|terz|ティエルスを宣言する|ティエルスを宣言|ティエルス": ":meld:tierce",
    "announces a cinquante|declares a cinquante|has a cinquante|announces cinquante|declares cinquante|cinquante|quarte"
    "|annonce un cinquante|annonce une cinquante|annonce cinquante|a un cinquante|meldet quarte"
    "|サンカント": ":meld:cinquante",
    "announces a cent|declares a cent|announces cent|cent|annonce un cent|annonce cent|a un cent"
    "|meldet quinte": ":meld:cent",
    "announces a carré|declares a carré|has a carré|carré|annonce un carré|annonce carré|a un carré"
    "|meldet vierling": ":meld:carre",
    "shows|show|displays|zeigt|montre|étale|見せる": ":show",
    "the bottom card is|bottom card|carte du dessous": "^^",
    # Japanese.
    "めくり札|表札|表向きの札|切り札": TURNS,
    "交換を提案する|交換を提案|交換します|交換": ":propose",
    "受ける|受けます|承諾|どうぞ": ":accept",
    "断る|断ります": ":refuse",
    "提案しない|交換しない|勝負": ":stand",
    "取る|取った|取ります": ":take",
    "取る|取った|勝ち": WINS,
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

DEALS = (
    *(
        "deals",
        "deal",
        "dealer",
        "dealing",
        "to deal",
        "is dealer",
        "is the dealer",
        "has the deal",
        "deals the cards",
        "dealt",
        "i deal",
    ),
    *(
        "donne",
        "donneur",
        "est donneur",
        "est le donneur",
        "distribue",
        "donna",
        "je donne",
        "gibt",
        "ist geber",
        "親",
        "が親",
        "ディーラー",
        "がディーラー",
        "配る",
        "が配る",
    ),
)
"""What is said of the seat that deals."""

ELDERS = ("is elder", "is elder hand", "is the elder", "is the elder hand", "is eldest hand", "est premier en cartes")
"""What is said of the seat that does not deal, where there are two."""

ORDINALS: Mapping[str, int] = {
    **{word: at for at, word in enumerate(("first", "second", "third", "fourth", "fifth"), 1)},
    **{word: at for at, word in enumerate(("première", "deuxième", "troisième", "quatrième", "cinquième"), 1)},
    **{word: at for at, word in enumerate(("1st", "2nd", "3rd", "4th", "5th"), 1)},
    **{word: at for at, word in enumerate(("1re", "2e", "3e", "4e", "5e"), 1)},
    **{word: at for at, word in enumerate(("erster", "zweiter", "dritter", "vierter", "fünfter"), 1)},
    "premier": 1,
    "1er": 1,
}
"""Which deal or trick it is."""

SMALL = (
    *("x", "en plus", "besides", "as well"),
    *(
        "und",
        "aber",
        "dann",
        "danach",
        "darauf",
        "worauf",
        "er",
        "sie",
        "aus",
        "zu",
        "ab",
        "an",
        "auf",
        "dafür",
        "dazu",
        "wieder",
    ),
    *("and", "but", "then", "next", "now", "who", "which", "to which", "on which", "upon which", "while", "he", "she"),
    *("again", "once more", "a second time", "a third time", "also", "thereupon", "at once", "in turn", "in return"),
    *(
        "for which",
        "so",
        "thus",
        "when",
        "having none",
        "n'en ayant pas",
        "en",
        "finally",
        "lastly",
        "the hand of",
        "hand of",
    ),
    *("et", "mais", "puis", "ensuite", "alors", "qui", "que", "sur quoi", "il", "elle", "enfin", "aussi", "à son tour"),
    *(
        "encore",
        "de nouveau",
        "une seconde fois",
        "une deuxième fois",
        "sur laquelle",
        "sur lequel",
        "jeu de",
        "main de",
    ),
)
"""Words between the others, which say nothing that the rules do not."""

GAINS = (
    *("wins", "makes", "scores", "marks", "gains", "counts", "takes", "winning", "making", "scoring", "marking"),
    *("won", "made", "scored", "marked", "gained", "counted", "took"),
    *("gagne", "fait", "marque", "compte", "remporte", "gagna", "fit", "marqua"),
)
"""What is said of a player with the points or the tricks it has made."""

_DONE = {
    "is|are|was|were": "led|played|thrown|thrown out|thrown away|discarded|drawn|given|chosen|laid out|shown|taken in"
    "|led and takes|led and wins|led and takes the trick",
    "est|sont": "joué|jouée|jeté|jetée|écarté|écartée|écartés|écartées|tiré|tirés|joué et fait la levée sur"
    "|jouée et fait la levée sur",
    "wird|werden": "ausgespielt|gespielt|zugegeben|abgelegt|ausgespielt und sticht",
    "": "falls|fall|follows|takes it|takes the trick|tombe|tombe dessous|fait la levée|fait le pli|l'emporte|fällt"
    "|gespielt|ausgespielt"
    "|zugegeben|geworfen|abgelegt|gezogen|を出し|を出す|を出した|をリード|をリードし|で取る|で取った|を捨てる|を捨て|を引く|を引き"
    "|を見せる|を配る",
}
DONE = tuple(
    f"{be} {done}".lstrip() for words, dones in _DONE.items() for be in words.split("|") for done in dones.split("|")
)
"""What is said behind a card that has been played, laid away or drawn."""

DONE_BY: Mapping[str, str] = {
    **dict.fromkeys(("the king is marked by", "the king is announced by", "le roi est marqué par"), ":king"),
    **dict.fromkeys(("le roi est annoncé par", "der könig wird gemeldet von"), ":king"),
    **dict.fromkeys(("it is taken by", "taken by", "the turn-up is taken by", "la retourne est prise par"), ":take"),
    **dict.fromkeys(
        ("a tierce is announced by", "a tierce is declared by", "une tierce est annoncée par"), ":meld:tierce"
    ),
    **dict.fromkeys(("a cinquante is announced by", "un cinquante est annoncé par"), ":meld:cinquante"),
    **dict.fromkeys(("a carré is announced by", "un carré est annoncé par"), ":meld:carre"),
}
"""What is said before the player who has said it."""

CALLS = ("rebelote", "belote")
"""What is said with a card of belote."""


def _any(phrases: Iterable[str]) -> str:
    """Return a pattern for any of the phrases, the longest first; a word of letters ends where its letters do."""
    return "|".join(
        re.escape(phrase).replace("\\ ", r"\s+") + (r"(?![a-zà-ÿœ])" if phrase[-1] < "\u3000" else "")
        for phrase in sorted(phrases, key=len, reverse=True)
    )


VERBS_BEHIND: Mapping[str, str] = {"を捨て": DISCARDS, "を引": DRAWS, "を見せ": ":show", "を出": PLAYS}
"""What stands behind the cards that it is done with."""

PHRASE = re.compile(_any(MEANINGS))
BEHIND = re.compile(
    rf"(?:{_any(DONE)})(?P<by>[ ]+(?:by|par|von)[ ]+(?!the[ ]|le[ ]|la[ ]|l'))?"
    r"|(?P<whom>(?:(?:wird|werden)[ ]+von|by|par|von)[ ]+)"
)
"""What is said of a card, perhaps with who has done it."""
VERB_BEHIND = re.compile("|".join(VERBS_BEHIND))
WHO = re.compile(rf"(?P<said>{_any(DONE_BY)})[ ]+")


def small_pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of blanks and of what says nothing, small words that are none of the names among it."""
    words = [word for word in SMALL if word not in names]
    return re.compile(rf"(?:[\s,\"|]|(?<![^\s,\"|])(?:{_any(words)}))*+")


def seat_pattern(names: Mapping[str, str]) -> re.Pattern[str]:
    """Return the pattern of a seat by one of its names, with the sign or the blank behind it."""
    alone = [re.escape(name) for name in names if len(name) == 1 and name.isascii()]
    not_a_card = rf"(?!(?:{'|'.join(alone)})[ ]*(?:(?:of|de|d')\b|[♠♥♦♣]))" if alone else ""  # "A of spades"
    sign = r"(?P<sign>[ \t]*(?:\^\^|[<^+.:>-])|(?=[\s|,)\]\"]|\Z)|(?<=[はのがに南北東西親子]))"
    return re.compile(rf"{not_a_card}(?P<name>{_any(names)})(?:は|の|が|に|'s(?![a-z]))?{sign}[ \t]*")
