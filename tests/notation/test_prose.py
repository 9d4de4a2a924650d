"""Letters, lists and tables that are no records: none is read as a game, and one sentence says so."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.notation import ecn
from ecarte.notation.ecn.loose import vocabulary

ROOT = Path(__file__).parents[2]
LOREM = (
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore"
    " magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo.\n"
)
TEXTS = {
    "a phrase many times": "nothing at all\n" * 50,
    "lorem ipsum": LOREM * 20,
    "a letter": """Dear Anna,

Last night Ben and I sat down to écarté at last. He dealt, I proposed, and he refused: I held the king of hearts,
the queen of hearts, the seven of clubs, the eight of spades and the ace of diamonds, with a spade turned up. He had
K♠ Q♠ J♠ A♥ 10♦, so he took the first trick, then the second, and I made only two, with my ace of diamonds and a heart.
On the next deal I stood with A♣ K♣ Q♣ 9♠ 8♠ (clubs turned) and made the vole, which is two points.
South was leading 4-3 when Claire came in and we stopped. As I said: "a player with three trumps plays".

Yours,
Bruno
""",
    "une lettre": """Chère Anna,

Hier soir, au salon, nous avons joué à l'écarté. Le donneur a retourné le roi de pique et marqué un point. J'avais
l'as de cœur, la dame de cœur, le sept de trèfle, le huit de pique et l'as de carreau ; j'ai proposé, il a refusé, et
il a fait la levée avec la dame de pique, puis le valet de pique. À la donne suivante je joue d'autorité avec l'as de
trèfle, le roi de trèfle, la dame de trèfle, le neuf de pique et le dix de carreau : la vole ! Nord abandonne à 4-3.

Ton ami, Bruno
""",
    "手紙": """アンナさんへ

昨日の夜、ベンさんとエカルテをしました。親はベンさんで、切札はスペードのキングでした。私の手札はハートのエース、
ハートのクイーン、クラブの7、スペードの8、ダイヤのエースです。プロポーズしましたが、リフューズされてしまいました。
ベンさんはスペードのクイーンとスペードのジャックで二つ取り、次にクラブのキングを出しました。次のディールでは
私がクラブのエース、クラブの9、ダイヤの10でヴォールを取り、4対3で終わりました。また遊びましょう。

ブルーノ
""",
    "figures": "run   warm   cold\n"
    + "".join(f"{n}.  {n % 4 + 7}s {n % 3 + 8}s  {n * 7 % 10}-{n * 3 % 10}\n" for n in range(1, 40)),
    "seconds": "7s 8s 9s 10s 7s 9s 8s 7d 8d 9d 10d 7h 8h 9h\n" * 20,
    "a list of cards": "".join(f"{rank}{suit}\n" for suit in "shdc" for rank in "AKQJT987"),
    "a shopping list": "1. 8 c of flour\n2. 9 d old bread\n3. ten hearts of lettuce\n4. a club sandwich\n" * 5,
    "a program": "def draw(hand):\n    return [card for card in hand if card.suit == 's' and card.rank in RANKS]\n" * 9,
}


def no_record(text: str) -> None:
    """Assert that a text is no record, and that this is all that is said of it."""
    for mode in ("lenient", "repair"):
        (reading,) = ecn.read(text, mode=mode)
        assert (reading.play, [problem.code for problem in reading.problems]) == (None, ["E-no-record"])


@pytest.mark.sampled(3)
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_text_is_no_game(text: str) -> None:
    no_record(text)


PAGES = ("README.md", "CONTRIBUTING.md", "docs/rules.md", "docs/belote.md", "docs/glossary.md")


@pytest.mark.sampled
@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_the_project_is_no_game(name: str) -> None:
    no_record((ROOT / name).read_text("utf-8"))


WORDS = sorted({*vocabulary.MEANINGS, *vocabulary.SEATS, *LOREM.split()})


CARDS = ("As", "7c", "K♠", "10d", "roi de pique", "ace of hearts")


@given(st.lists(st.sampled_from([*WORDS, *CARDS, ",", ".", "\n"]), max_size=90))
def test_words_of_a_game_in_any_order_are_no_game(words: list[str]) -> None:
    no_record(" ".join(words))


@given(st.sampled_from(sorted((ROOT / "tests/corpus/typed").glob("*.txt"))), st.randoms(use_true_random=False))
def test_the_words_of_a_typed_game_shuffled_are_no_sound_game(path: Path, random: Random) -> None:
    words = path.read_bytes().decode("cp1252", errors="replace").split()
    random.shuffle(words)
    assert not any(reading.sound for reading in ecn.read(" ".join(words)))
