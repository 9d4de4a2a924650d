"""Cards and sentences in other forms: the same game, and no card that is not said."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecarte.notation import ecn
from ecarte.notation.ecn.loose import vocabulary

HEADING = '[Game "ecarte"]\n[Rules "akagiri"]\n[South "Anna"]\n[North "Ben"]\n\n'
PLAIN = """Deal 1: Ben deals
S: As Jh Qd Qc 7c
N: Qs Ts Ah 8h 7h
turn-up 7d
Anna proposes, Ben refuses
7c Ts
Jh 8h
As Qs
Ah Qd
Qc 7h
"""
BY_HAND = PLAIN.partition("turn-up")[2]


def moves(text: str) -> str:
    """Return the canonical movetext of a text without errors."""
    (reading,) = ecn.read(HEADING + text)
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    return ecn.movetext(reading.play)


MEANT = moves(PLAIN)


@pytest.mark.parametrize(
    "text",
    [
        re.sub(r"\b([AKQJT987])([shdc])\b", lambda match: match[2].upper() + match[1], PLAIN),
        re.sub(r"\b([AKQJT987])([shdc])\b", lambda match: match[2].upper() + match[1], PLAIN)
        .replace("CQ C7", "CQ7", 1)
        .replace("SQ ST HA H8 H7", "SQT HA87"),
    ]
    + [
        PLAIN.replace("turn-up 7d", turned)
        for turned in ("Turn-up, 7d", "The turn-up card is the seven of diamonds.", "On retourne le sept de carreau.")
    ]
    + [
        f"Deal 1: Ben deals\n{hands}\nturn-up{BY_HAND}"
        for hands in (
            "S: ♠A ♥J ♦Q ♣Q7\nN: ♠Q10 ♥A87",
            "S: ♠A ♥B ♦D ♣D7\nN: ♠D10 ♥A87",
            "S: A♠ B♥ D♦ D♣ 7♣\nN: D♠ 10♠ A♥ 8♥ 7♥",
            "Anna: Pik Ass, Herz-Bube, Karo-Dame, Kreuz-Dame, Kreuz 7\n"
            "Ben: Pik-Dame, Pik Zehn, Herz-Ass, Herz Acht, Herz-Sieben",
            "Anna: Pik-As, Herz-Bube, Karo-Dame, Kreuz-Dame, Kreuz 7\n"
            "Ben: Pik-Dame, Pik Zehn, Herz-As, Herz Acht, Herz-Sieben",
            "Anna's hand: As Jh Qd Qc 7c\nBen's hand: Qs Ts Ah 8h 7h",
            "Anna a l'as de pique, le valet de cœur, la dame de carreau, la dame et le sept de trèfle\n"
            "Ben a la dame et le dix de pique, l'as, le huit et le sept de cœur",
            "Anna holds S:A H:J D:Q C:Q7\nBen holds S:QT H:A87",
            "Anna: A.J.Q.Q7\nBen: QT.A87..",
            "Anna. Ace of spades, jack of hearts; queen of diamonds; queen and seven of clubs.\n"
            "Ben. Queen, and ten of spades; ace, eight, and seven of hearts.",
            "Anna : as de pique, valet de cœur, dame de carreau, dame et sept de trèfle\n"
            "Ben : dame et dix de pique, as, huit et sept de cœur",
            "Ben.   Anna.\nQueen and ten of spades.   Ace of spades.\n"
            "Ace of hearts.   Jack of hearts; queen of diamonds.\n"
            "Eight and seven of hearts.   Queen and seven of clubs.",
        )
    ]
    + [
        PLAIN.replace("proposes, Ben refuses", said)
        for said in (
            *("proposes. Ben refuses.", "proposes; Ben refuses", "proposes; the dealer refuses."),
            "asks for cards, Ben refuses",
        )
    ]
    + [
        PLAIN.replace("S: ", f"Anna {verb} ").replace("N: ", f"Ben {verb} ").replace("turn-up", "Trump card:")
        for verb in ("receives", "gets", "is dealt")
    ]
    + [
        PLAIN.replace("7c Ts\nJh 8h", played)
        for played in (
            "Trick 1: 7c Ts\nTrick 2: Jh 8h",
            "Anna plays the seven of clubs. Ben plays the ten.\n"
            "Anna leads the jack of hearts, Ben plays the 8 of hearts.",
            "The elder hand leads the seven of clubs; the dealer plays the ten of spades.\nJh 8h",
            "Anna leads the seven of clubs, Ben throws the ten of spades.\nJh; Ben follows with the eight of hearts.",
            "Anna plays the seven of clubs; Ben the ten.\nAnna leads the jack; the dealer plays the eight.",
            "Anna joue le sept de trèfle, Ben joue le dix de pique\n"
            "Anna joue le valet de cœur, Ben joue le huit de cœur",
        )
    ],
)
def test_other_forms_are_the_same_game(text: str) -> None:
    assert moves(text) == MEANT


@pytest.mark.parametrize(
    "text",
    [
        "Anna asks for cards; Ben gives cards.\nAnna discards queen and seven of clubs.\n"
        "Ben throws out eight and seven of hearts.\nAnna gets ten and nine of clubs.\n"
        "Ben receives king of spades and king of hearts.\nAnna does not propose.\n",
        "Anna demande des cartes, Ben accepte\nAnna écarte dame et sept de trèfle\nBen écarte huit et sept de cœur\n"
        "Anna reçoit dix et neuf de trèfle\nBen reçoit roi de pique, roi de cœur\nAnna ne propose pas\n",
    ],
)
def test_cards_of_one_suit_are_discarded_and_drawn_in_a_sentence(text: str) -> None:
    begin = PLAIN.partition("Anna")[0]
    plain = "S:propose N:accept S-Qc7c N-8h7h S+Tc9c N+KsKh S:stand\nS.Jh N.Kh\n"
    assert moves(begin + text + "Jh Kh\n") == moves(begin + plain)


def test_what_trumps_are_is_only_read_where_it_is_so() -> None:
    for said in ("Diamonds are trumps.", "♦ is trump", "Carreau est atout"):
        assert moves(PLAIN.replace("turn-up 7d", f"turn-up 7d\n{said}")) == MEANT
    (reading,) = ecn.read(HEADING + PLAIN.replace("turn-up 7d", "turn-up 7d\nHearts are trumps."))
    assert not reading.sound


def test_a_lead_says_that_the_elder_stands_after_a_proposal_that_it_is_refused() -> None:
    for before, said in (("", "S:stand"), ("Anna proposes\nAnna plays ", "N:refuse")):
        (reading,) = ecn.read(HEADING + PLAIN.replace("Anna proposes, Ben refuses\n", before))
        assert reading.play is not None
        assert reading.sound
        assert f"{said}\nS.7c" in re.sub(r"S:propose ", "", ecn.movetext(reading.play))
        assert [problem.data["expected"] for problem in reading.problems if problem.code == "W-unsaid"] == [said]


def test_a_card_of_trumps_is_named_by_its_rank() -> None:
    text = HEADING + PLAIN.replace("turn-up 7d", "turn-up 9d").replace(
        "Ah Qd", "the ace of hearts, the queen of trumps"
    )
    (reading,) = ecn.read(text)
    assert reading.play is not None
    assert reading.sound
    assert "N.Ah S.Qd" in ecn.movetext(reading.play)
    (reading,) = ecn.read(text.replace("queen of trumps", "king of trumps"))  # in nobody's hand
    assert reading.play is not None
    assert not reading.sound
    assert "N.Ah S" not in ecn.movetext(reading.play)


def test_behind_an_error_a_rank_is_no_other_error() -> None:
    (reading,) = ecn.read(HEADING + PLAIN.replace("As Qs\nAh Qd", "As 7h\nBen: ace. Anna: queen."))
    assert [problem.code for problem in reading.problems if problem.severe] == ["E-follow"]


def test_a_rank_of_two_cards_is_no_card() -> None:
    (reading,) = ecn.read(HEADING + PLAIN.replace("7c Ts", "Anna plays the queen, Ts"))
    assert reading.play is not None
    assert not reading.sound
    assert "Q" not in ecn.movetext(reading.play).partition("refuse")[2]


def test_a_remark_behind_a_semicolon_stays_one() -> None:
    assert "{a pity, with the Ah}" in moves(PLAIN.replace("As Qs", "As Qs ;a pity, with the Ah"))


STORY = """Deal 1: Ben deals
Anna holds As Jh Qd Qc 7c
Ben holds Qs Ts Ah 8h 7h
The turn-up is 7d
Anna proposes. Ben refuses.
Anna leads 7c. Ben plays Ts.
Anna leads Jh. Ben plays 8h.
Anna leads As. Ben trumps with Qs.
Ben leads Ah. Anna plays Qd.
Anna leads Qc. Ben plays 7h.
"""
WORDS = sorted(
    {*vocabulary.MEANINGS, *vocabulary.SMALL, *vocabulary.DEALS, *vocabulary.ORDINALS, *vocabulary.ROLES}
    | {"", "not", "never", "a heart", "hearts", "zzz", "schlägt vor", "(", "of", "the", "Anna", "Ben"}
)


@given(
    place=st.sampled_from([match.span() for match in re.finditer(r"[^\s.]+", STORY)]),
    word=st.sampled_from(WORDS),
    put=st.sampled_from(["instead", "before", "behind"]),
)
@example(place=(8, 11), word="the dealer", put="instead")
@example(place=(8, 11), word="the dealer is the elder hand", put="instead")
def test_another_word_makes_no_other_game(place: tuple[int, int], word: str, put: str) -> None:
    """Wherever it stands: the game is read as it was, or something is said to be wrong."""
    begin, end = place
    old = STORY[begin:end]
    new = {"instead": word, "before": f"{word} {old}", "behind": f"{old} {word}"}[put]
    for reading in ecn.read(HEADING + STORY[:begin] + new + STORY[end:]):
        assert not reading.sound or (reading.play and ecn.movetext(reading.play) == MEANT)


def test_a_round_of_bids_is_never_left_out() -> None:
    text = HEADING + PLAIN.replace(
        "Anna proposes, Ben refuses", "Anna then said something and proposes, Ben then passes"
    )
    (reading,) = ecn.read(text)
    assert "W-outside" not in [problem.code for problem in reading.problems]


BELOTE = """Jeu : belote
Règles : classic
Sud : Anna
Est : Bruno
Nord : Claire
Ouest : Denis

Donne 1 : Ouest donne
Anna : as de pique, 8 de pique, roi de cœur, 7 de carreau, dame de trèfle
Bruno : valet de pique, 9 de cœur, 8 de cœur, as de carreau, 10 de trèfle
Claire : 10 de pique, as de cœur, dame de carreau, 9 de carreau, 7 de trèfle
Denis : roi de pique, 7 de pique, dame de cœur, 10 de carreau, as de trèfle
Retourne : valet de cœur
Anna passe, Bruno prend à cœur
"""


def test_the_order_of_the_bids_shows_which_way_round_it_was_played() -> None:
    (reading,) = ecn.read(BELOTE)
    assert reading.play is not None
    assert reading.sound
    assert reading.play.record.tag("Option") == "direction=anticlockwise"
    (other,) = ecn.read(BELOTE.replace("Anna passe, Bruno prend à cœur", "Bruno passe, Anna prend à cœur"))
    assert [problem.code for problem in other.problems if problem.severe] == ["E-turn"]
    (named,) = ecn.read(BELOTE.replace("Sud : Anna", "Option : direction=clockwise\nSud : Anna"))
    assert [problem.code for problem in named.problems if problem.severe] == ["E-turn"]


DEALT = """Anna reçoit 9 de pique, 10 de cœur, 8 de carreau
Bruno reçoit dame de pique, 9 de trèfle
Claire reçoit 7 de cœur, valet de carreau, roi de trèfle
Denis reçoit roi de carreau, 8 de trèfle, valet de trèfle
Anna joue l'as de pique, Bruno la dame, Claire met le 10 de pique, Denis le 7
"""
TAKEN = """S:pass E:take:h
E^Jh S+9sTh8d E+Qs9c N+7hJdKc W+KdJc8c
S.As E.Qs N.Ts W.7s /S
"""


@pytest.mark.parametrize(
    ("plain", "said"),
    [
        *(("Anna passe, Bruno prend à cœur", said) for said in ("Anna passe ; Bruno prend à cœur.", "Passe, prend")),
        *(
            ("Anna passe, Bruno prend à cœur", said)
            for said in ("Anna ne prend pas, Bruno prend", "Anna : une, Bruno prend")
        ),
        ("Anna passe, Bruno prend à cœur", "Anna passes, Bruno takes the jack of hearts\nBruno^Jh"),
        ("Donne 1 : Ouest donne", "Donneur : Denis"),
        ("Retourne : valet de cœur", "Le valet de cœur est retourné."),
        ("Anna reçoit 9", "Anna complète avec 9"),
        ("Anna joue", "1er pli : Anna attaque de"),
    ],
)
def test_the_taker_takes_the_turn_up_unsaid(plain: str, said: str) -> None:
    text = BELOTE.replace("Sud :", "Option : direction=anticlockwise\nSud :") + DEALT
    assert plain in text
    for each in (text, text.replace(plain, said)):
        (reading,) = ecn.read(each)
        assert [str(problem) for problem in reading.problems if problem.severe] == []
        assert reading.play is not None
        assert ecn.movetext(reading.play).endswith(TAKEN + "*\n")


def test_german_cards_in_tags_and_comments_stay_as_they_are() -> None:
    text = f'[Event "Herz Dame"]\n{HEADING.replace("Anna", "♥B")}{PLAIN.replace("Anna", "S").replace("Ben", "N")}'
    (reading,) = ecn.read(text.replace("S: As", "S: Pik Ass").replace("7d\n", "7d {Herz-Bube}\n"))
    assert reading.play is not None
    assert (reading.play.record.tag("Event"), reading.play.record.tag("South")) == ("Herz Dame", "♥B")
    assert ecn.movetext(reading.play) == MEANT.replace("^7d", "^7d {Herz-Bube}")


@pytest.mark.parametrize("words", ["SA SK HQ", "♠Q10, a pity", "S:AK H:Q98", "A.J.Q.Q7", "king and nine of spades."])
def test_a_comment_keeps_its_words_whatever_its_cards_are_like(words: str) -> None:
    for text in (PLAIN, re.sub(r"\b([AKQJT987])([shdc])\b", lambda match: match[2].upper() + match[1], PLAIN)):
        (reading,) = ecn.read(HEADING + text.replace("refuses\n", f"refuses {{{words}}}\n"))
        assert reading.play is not None
        assert f"{{{words}}}" in ecn.movetext(reading.play)


def test_turns_that_are_wrong_are_said_where_options_need_others() -> None:
    (reading,) = ecn.read(HEADING.replace("akagiri", "london-3") + PLAIN.replace("7c Ts", "N: Ts S: 7c"))
    assert any(problem.severe for problem in reading.problems)


OPENINGS = (
    *("Ben is the dealer.", "Dealer: Ben", "Deal 1 (dealer Ben)", "First deal. Ben deals.", "1st deal, dealer Ben"),
    *(
        "Round 1, Ben to deal",
        "Deal No. 1 - Ben dealing",
        "#1 Ben deals",
        "Donne 1, donneur : Ben",
        "Ben has the deal.",
    ),
    *("Première donne : Ben donne", "Ben donne.", "Ben deals:", "Deal one. Ben deals.", "Anna is elder hand."),
)
HANDS = (
    "Anna held the ace of spades, jack of hearts, queen of diamonds, and the queen and seven of clubs.",
    "Anna's cards: As Jh Qd Qc 7c",
    "Anna picks up A♠ J♥ Q♦ Q♣ 7♣",
    "Anna has been dealt the ace of spades and the jack of hearts, a queen of diamonds, Qc and 7c.",
    "Anna has in hand: spade ace, heart jack, diamond queen, club queen, club seven",
)
TURNED = (
    *("The seven of diamonds is turned up.", "7d is turned", "He turns the seven of diamonds", "Up comes the 7d"),
    *("The turn-up is a seven of diamonds", "Atout : 7 de carreau", "The card turned is the 7 of diamonds"),
    *("The trump is the seven of diamonds.", "The seven of diamonds turns up", "Le sept de carreau est retourné."),
)
PROPOSED = (
    *("Anna proposes. Dealer refuses.", "Anna: I propose. Ben: I refuse.", "Elder proposes, dealer says play"),
    *("Anna asks, Ben refuses", "Anna wants cards; Ben refuses them", "Proposed, refused", "Anna: propose; Ben: play"),
)
FIRST_TRICK = (
    *("Anna leads 7c; Ben discards Ts", "(1) 7c, Ts", "Trick one: 7c, Ts", "7c - Ts", "First trick: 7c Ts"),
    "Anna leads the club seven; Ben throws the spade ten",
    "Anna plays her seven of clubs, Ben his ten of spades",
    "She leads the seven of clubs; he throws the ten of spades",
    "Anna attaque du sept de trèfle, Ben se défausse du dix de pique",
    "Anna joue trèfle 7, Ben pique 10",
    "The elder leads the seven of clubs, on which the dealer throws the ten of spades.",
    "Anna leads the 7 of clubs, and then Ben plays the 10",
)
FOURTH_TRICK = (
    "Ben leads the ace of hearts, Anna trumps with the queen of diamonds",
    "Ben leads his ace. Anna trumps it with the queen.",
    "Ben joue l'as de cœur, Anna coupe de la dame",
    "Ben leads the ace of hearts and Anna wins it with the queen of diamonds",
)


@pytest.mark.parametrize(
    ("plain", "said"),
    [
        (plain, said)
        for plain, all_said in (
            ("Deal 1: Ben deals", OPENINGS),
            ("S: As Jh Qd Qc 7c", HANDS),
            ("turn-up 7d", TURNED),
            ("Anna proposes, Ben refuses", PROPOSED),
            ("7c Ts\n", [f"{said}\n" for said in FIRST_TRICK]),
            ("Ah Qd", FOURTH_TRICK),
        )
        for said in all_said
    ],
)
def test_a_part_of_a_game_in_other_words_is_the_same(plain: str, said: str) -> None:
    assert plain in PLAIN
    assert moves(PLAIN.replace(plain, said)) == MEANT


@pytest.mark.parametrize(
    "said",
    ["Ben leads a heart, Qd", "Ben leads a heart; Anna trumps", "Ben plays hearts", "Ben leads hearts as Anna, Qd"],
)
def test_a_card_of_which_only_the_suit_is_said_is_not_guessed(said: str) -> None:
    (reading,) = ecn.read(HEADING + PLAIN.replace("Ah Qd", said))
    assert not reading.sound
    assert reading.play is None or "N.Ah" not in ecn.movetext(reading.play)


@pytest.mark.parametrize("said", ["Anna says hello", "Anna propone, Ben rehúsa", "Anna mumbles\nBen declares zzz"])
def test_nobody_stands_where_words_about_a_player_are_not_understood(said: str) -> None:
    (reading,) = ecn.read(HEADING + PLAIN.replace("Anna proposes, Ben refuses", said))
    assert not reading.sound
    assert reading.play is None or "S:stand" not in ecn.movetext(reading.play)


EXCHANGE = """Deal 1: Ben deals
S: Qd Qc Ah 8s 7s
N: As Ks 9s Jc 9c
turn-up 7d
Anna proposes, Ben accepts
Anna discards Ah 8s 7s, Ben discards As 9s 9c
Anna draws Kh Ts 8h, Ben draws Ac 7c Jd
Anna stands
"""


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("discards three: Ah 8s 7s", "discards three (As 9s 9c)"),
        ("discards three cards, Ah 8s 7s", "écarte trois cartes : As 9s 9c"),
    ],
)
def test_cards_are_counted_before_they_are_named(own: str, other: str) -> None:
    text = EXCHANGE.replace("discards Ah 8s 7s", own).replace("Ben discards As 9s 9c", f"Ben {other}")
    text = text.replace("draws Kh Ts 8h", "takes three, Kh Ts 8h")
    assert moves(text) == moves(EXCHANGE)


@pytest.mark.parametrize("said", ["the dealer discards three", "le donneur écarte trois cartes"])
def test_cards_that_are_only_counted_are_not_guessed(said: str) -> None:
    text = EXCHANGE.replace("Ben discards As 9s 9c", said)
    (reading,) = ecn.read(HEADING + text)
    assert [problem.code for problem in reading.problems if problem.severe] == ["E-card-unknown"]
    hidden = text.replace("As Ks 9s Jc 9c", "?? ?? ?? ?? ??").replace("Ac 7c Jd", "?? ?? ??")
    (reading,) = ecn.read(HEADING.replace("\n\n", '\n[View "S"]\n\n') + hidden)
    assert [problem.code for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert "N-??????" in ecn.movetext(reading.play)
    (reading,) = ecn.read(HEADING + EXCHANGE.replace("Ben discards As 9s 9c", "Ben discards three: As 9s"))
    assert not reading.sound


def test_a_text_with_game_and_rules_is_a_record_whatever_its_cards() -> None:
    (reading,) = ecn.read(HEADING + "Deal 1: Ben deals\nS: CaD TD CoA P87\nN: PAR9 TV9\n")
    assert "E-no-record" not in [problem.code for problem in reading.problems]
    assert reading.is_record
