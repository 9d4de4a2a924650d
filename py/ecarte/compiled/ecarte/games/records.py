"""Constants, and the records that compiled code reads and writes."""

from __future__ import annotations

from typing import Final

import numpy as np

from ecarte.machine.ecarte.records import HAND, POSITIONS

ELDER, DEALER, NOBODY = range(3)  # a pair has the elder's value first; by seat, South's
CHOOSE, ANSWER, NUMBER, DEALERS_NUMBER, PLAY = range(5)  # as in `ecarte.players.ecarte.policy.keys`
GO, STAY, GO_IF = range(3)  # propose or accept, stand or refuse, accept if the stock suffices
REFUSE: Final = -1  # instead of a discard
CHANCE, BEGINNER, AMATEUR, CLUB, MASTER = range(5)

ALL: Final = (1 << 32) - 1
WORD: Final = (1 << 32) - 1
PACK: Final = 32
TRICKS: Final = 6  # numbers of tricks
FIRST: Final = 3  # planes before those of the dealer's number, in `policy.tables.PLANES`
# What happened (`rules.note`); an event also has a seat, and its cards as a mask in the order of suits, or a number.
# A proposal's number is in the bits above its lowest eight.
HEAD, DEALT, TURNED, SAID, DISCARDED, DRAWN, PLAYED, TOOK, MARKED, POINTS, SCORE = range(11)
STOOD, PROPOSED, REFUSED, ACCEPTED, ACCEPTED_IF = range(5)
WORDS: Final = tuple(
    np.frombuffer(each, np.uint8) for each in (b"stand", b"propose", b"refuse", b"accept", b"accept:if")
)
KING: Final = np.frombuffer(b"king", np.uint8)
# What a beginner has habits about (`beginner._humour`).
ABOUT_DISCARDS, ABOUT_TRUMPS, ABOUT_LEADS, ABOUT_TAKING = range(4)
ABOUT: Final = tuple(np.frombuffer(each, np.uint8) for each in (b"discards", b"trumps", b"leads", b"taking"))
SEATS: Final = np.frombuffer(b"SN", np.uint8)
SUITS: Final = np.frombuffer(b"shdc", np.uint8)
BLOCK: Final = np.frombuffer(b"ECN1 pack ", np.uint8)

_AMATEUR: Final = np.dtype([
    ("trump", "f8", 8),
    ("plain", "f8", 8),
    ("guard", "f8"),
    ("guarded", "i8"),
    ("stands", "f8", 2),  # without risk, and with it
    ("refuses", "f8", 2),
    ("kept", "f8"),
    ("saved", "i8"),
])  # fmt: skip
_BEGINNER: Final = np.dtype([
    ("trump", "f8", 8),
    ("plain", "f8", 8),
    ("stands", "f8"),
    ("refuses", "f8"),
    *((name, "i8") for name in ("kept", "hoards", "spends", "overtakes", "saves", "clings", "few")),
])  # fmt: skip
STANDARDS: Final = 38
_CLUB: Final = np.dtype([
    ("counted", "i8"),
    ("stands", "f8"),
    ("refuses", "f8"),
    ("trumps", "u1", (STANDARDS, 256)),  # whether these trumps, as a byte, reach those of a standard hand of the books
    ("plain", "u1", (STANDARDS, 3, 256)),  # the same of each plain suit
    ("ends", "i8", 3),  # where the elder's, the dealer's and the other standard hands end
])  # fmt: skip
TABLES: Final = 4  # the most that are consulted
CHOICES: Final = 6
CODES: Final = 16
_MASTER: Final = np.dtype([
    ("seasoned", "?"),
    ("flat", "i8"),
    ("seldom", "f8"),
    ("parts", "f8"),
    ("check", "i8"),
    ("which", "i8", (3, 3, 2)),  # the tables to consult by the needs of elder and dealer, -1 for none
    ("planes", "i8", (TABLES, 8)),  # where they begin in the data, -1 for one that is missing
    ("sets", "i8", (TABLES, CHOICES + 1, 4)),  # by choices: where the cells begin, a third of them, salt, width
    ("codes", "f8", (CHOICES + 1, CODES, CHOICES)),
    ("known", "i8", CHOICES + 1),  # the number of codes
    ("numbers", "i8", 256),  # of the bytes of plain suits, whose sums give the first hand
    ("sums", "i8", 1 << 15),  # a hash table
    ("begins", "i8", 1 << 15),
    ("trumps", "i8", (8, 256)),  # by the turn-up
])  # fmt: skip
SCORES: Final = 13
RULES: Final = np.dtype([
    ("must_head", "?"),
    ("stop_early", "?"),
    ("marks", "?"),  # whether kings in hand are marked (E13)
    ("marks_itself", "?"),  # whether they mark themselves, so that an unmarked king is not in hand
    ("numbered", "?"),  # whether the elder says the number with a proposal
    ("risk", "u1", 2),  # whether declining makes vulnerable: in the first exchange, later
    ("least", "i8"),  # the fewest cards the dealer must discard
    ("target", "i8"),
    ("king", "i8"),  # the place of the king in its suit
    ("ranks", "u1", 8),  # their letters, the highest first
    ("dealt", "i8", (2, HAND)),  # the places of both hands in the pack
    ("pack", "i8", PACK),  # before it is shuffled: 8 * suit + place
    ("equity", "f8", (SCORES, SCORES)),
    ("compensated", "?"),  # whether Python's `sum` is (from 3.12 on)
    ("trumps", "i8", 1 << 16),  # double dummy, as in `kernels.USUAL`
    ("plain", "i8", 1 << 16),
    ("tricks", "u1", POSITIONS),
    ("worlds", "i8"),
    ("nearly", "f8"),
    ("amateur", _AMATEUR),
    ("beginner", _BEGINNER),
    ("club", _CLUB),
    ("master", _MASTER),
])  # fmt: skip
"""The rules of a game, and all that its players know, but the files of the policy: the same for many games."""

DEAL: Final = np.dtype([
    ("trump", "i8"),  # the suit
    ("turn_up", "i8"),  # its place in the suit
    ("dealer", "i8"),  # a seat
    ("number", "i8"),
    ("top", "i8"),  # cards dealt from the pack so far
    ("times", "i8"),  # exchanges
    ("king", "i8"),  # who has marked it in hand
    ("declined", "i8"),
    ("bears", "i8"),  # who is vulnerable
    ("out", "i8"),  # the cards played
    ("last", "i8"),  # those of the last trick
    ("led", "i8"),  # the card, or -1
    ("conditional", "?"),  # how the dealer accepted
    ("asked", "i8"),  # the number said with the proposal, 0 for none
    ("hand", "i8", 2),
    ("away", "i8", 2),  # the turn-up and one's own discards
    ("lacks", "i8", 2),  # what the other has shown to lack
    ("numbers", "i8", 2),  # of the last discards
    ("won", "i8", 2),
    ("score", "i8", 2),  # by seat
    ("begun", "i8", 2),  # the score before the deal
    ("pack", "i8", PACK),
    ("humours", "i8", (2, 4)),  # by seat, -1 for one that is not known yet
    ("size", "i8"),  # of the events
    ("events", "i8", 1 << 13),
    ("cards", "i8", PACK),  # from here on, room to work in
    ("choices", "i8", CHOICES),
    ("shares", "f8", CHOICES),
    ("words", "i8", 64),
    ("keyed", "i8", (2, 8)),  # the two states that begin a keyed digest
    ("chance", "i8", 625),  # a generator of a beginner
    ("text", "u1", 256),
])  # fmt: skip
"""A deal in play, and its game."""
