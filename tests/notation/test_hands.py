"""Hands by suits, in words, signs and short forms, and answers in brackets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.notation import ecn

PLAIN = """[Game "ecarte"]
[Rules "article"]
Deal 1: North deals
South: {south}
North: {north}
Turn-up: Th
{said}
North marks the king
South: Ks. North: 8h.
North: Kh. South: 7h.
North: 9c. South: Qh.
South: Kd. North: 9h.
North: Jh. South: Ah.
"""
SOUTH, NORTH = "Qh Ah 7h Ks Kd", "Kh Jh 9h 8h 9c"
RANKS = {
    "letters": dict.fromkeys("AKQJ987T", ""),
    "English": {"A": "ace", "K": "king", "Q": "queen", "J": "knave", "9": "nine", "8": "eight", "7": "seven"},
    "French": {"A": "as", "K": "roi", "Q": "dame", "J": "valet", "9": "neuf", "8": "huit", "7": "sept"},
    "German": {"A": "Ass", "K": "König", "Q": "Dame", "J": "Bube", "9": "Neun", "8": "Acht", "7": "Sieben"},
}
SUITS = {
    "English": {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"},
    "French": {"s": "pique", "h": "cœur", "d": "carreau", "c": "trèfle"},
    "German": {"s": "Pik", "h": "Herz", "d": "Karo", "c": "Kreuz"},
    "Japanese": {"s": "スペード", "h": "ハート", "d": "ダイヤ", "c": "クラブ"},
    "signs": {"s": "♠", "h": "♥", "d": "♦", "c": "♣"},
}


def moves(south: str = SOUTH, north: str = NORTH, said: str = "South stands") -> str:
    """Return the canonical movetext of a game with these words in it."""
    (reading,) = ecn.read(PLAIN.format(south=south, north=north, said=said))
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    return ecn.movetext(reading.play)


MEANT = moves()


@pytest.mark.parametrize(
    ("south", "north"),
    [
        ("hearts QA7, spades K, diamonds K, clubs -", "hearts KJ98, clubs 9, spades none"),
        ("hearts Q A 7, spade K, diamond K", "hearts K J 9 8, club 9"),
        ("hearts: Qh Ah 7h; spades: Ks; diamonds: Kd", "hearts: Kh Jh 9h 8h; clubs: 9c"),
        ("♥ Q A 7 / ♠ K / ♦ K", "♥ K J 9 8 / ♣ 9"),
        ("Herz: D A 7, Pik: K, Karo: K", "Herz: K B 9 8, Kreuz: 9"),
        ("Cœur : D A 7, pique : R, carreau : R", "cœur : R V 9 8, trèfle : 9"),
        (
            "cœur : la dame, l’as et le sept ; pique : le roi ; carreau : roi",
            "cœur : roi, valet, neuf, huit ; trèfle : 9",
        ),
        (
            "queen hearts ace hearts seven hearts king spades king diamonds",
            "king hearts, jack hearts, 9♥, 8♥, nine clubs",
        ),
        ("A, 7 and Q of hearts; K of spades; K of diamonds", "9, 8, J, K of hearts; 9 of clubs"),
        ("Q-A-7 of hearts, K of spades, K of diamonds", "K J 9 8 of hearts, 9 of clubs"),
        ("DCo ACo 7Co RP RCa", "RCo VCo 9Co 8Co 9T"),
        ("(Qh Ah 7h Ks Kd)", "[Kh Jh 9h 8h 9c]"),
    ],
)
def test_a_hand_is_read_by_its_suits(south: str, north: str) -> None:
    assert moves(south, north) == MEANT


@given(
    st.sampled_from([*SUITS]), st.sampled_from([*RANKS]), st.sampled_from((": ", " : ", ":")), st.sampled_from("; /,")
)
def test_suits_and_ranks_of_any_language_go_together(suits: str, ranks: str, colon: str, stop: str) -> None:
    def hand(cards: str) -> str:
        held: dict[str, list[str]] = {}
        for card in cards.split():
            held.setdefault(card[1], []).append(RANKS[ranks][card[0]] or card[0])
        return f"{stop} ".join(f"{SUITS[suits][suit]}{colon}{' '.join(found)}" for suit, found in held.items())

    assert moves(hand(SOUTH), hand(NORTH)) == MEANT


@pytest.mark.parametrize(
    "said",
    [
        *("South proposes (refused)", "South proposes (North refuses).", "South proposes [declined]"),
        *("South proposes; (no).", "South proposes (North says play)", "South's proposal is refused."),
    ],
)
def test_an_answer_may_stand_in_brackets(said: str) -> None:
    assert moves(said=said) == moves(said="South proposes. North refuses.")


@pytest.mark.parametrize("remark", ["(he should have refused)", "(or the king of hearts)", "(Kh)", "(king)"])
def test_a_remark_in_brackets_is_no_event(remark: str) -> None:
    (reading,) = ecn.read(PLAIN.format(south=SOUTH, north=NORTH, said=f"South stands {remark}"))
    assert reading.play is None or ecn.movetext(reading.play) == MEANT or not reading.sound


def test_a_dash_stays_in_a_name_and_a_remark() -> None:
    """Where it stands for a colon, "Turn-up.—Ten of hearts", it is read as one."""
    said = "South stands {well—played}"
    text = PLAIN.format(south=SOUTH, north=NORTH, said=said).replace("Turn-up: Th", "Turn-up.—Ten of hearts")
    (reading,) = ecn.read(f'[South "Jean—Marc"]\n{text}')
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert reading.play.record.tag("South") == "Jean—Marc"
    assert "{well—played}" in ecn.dumps(reading.play)
