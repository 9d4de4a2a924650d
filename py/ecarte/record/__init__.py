"""A record and its fold: the state of a game is never stored, it is what the record's events lead to.

Nothing here knows a particular game; the game's module is asked (`ecarte.games.GAMES`). Of one record alone: what is
written in it, its states, how it goes on and who may see what. Many records are `ecarte.collection`'s.
"""

from ecarte.record.logged import OWN, log
from ecarte.record.names import named, tagged
from ecarte.record.outcome import VOID, best_of_others, over, result, winner
from ecarte.record.play import Play, Step, beginning, fold, is_of_real_table, open_deal, start, steps
from ecarte.record.playing import (
    TAKEBACK,
    advance,
    back,
    cut_kept,
    new,
    no_back,
    no_cut,
    pack_of,
    refusal,
    resign,
    settle,
)
from ecarte.record.tags import (
    MATCH_TAGS,
    OWN_TAGS,
    SEAT_TAGS,
    VERSION,
    format_cut,
    format_score,
    nfc,
    option_tags,
    parse_cut,
    plain,
)
from ecarte.record.written import NO_NOTE, Deal, Entry, Note, Record, Variation

__all__ = [
    "MATCH_TAGS",
    "NO_NOTE",
    "OWN",
    "OWN_TAGS",
    "SEAT_TAGS",
    "TAKEBACK",
    "VERSION",
    "VOID",
    "Deal",
    "Entry",
    "Note",
    "Play",
    "Record",
    "Step",
    "Variation",
    "advance",
    "back",
    "beginning",
    "best_of_others",
    "cut_kept",
    "fold",
    "format_cut",
    "format_score",
    "is_of_real_table",
    "log",
    "named",
    "new",
    "nfc",
    "no_back",
    "no_cut",
    "open_deal",
    "option_tags",
    "over",
    "pack_of",
    "parse_cut",
    "plain",
    "refusal",
    "resign",
    "result",
    "settle",
    "start",
    "steps",
    "tagged",
    "winner",
]
