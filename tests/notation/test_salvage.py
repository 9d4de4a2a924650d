"""What is kept of a game with a foreign or a damaged word: the deals before it, and no card that is not written."""

from __future__ import annotations

import os
import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ecarte.notation import ecn
from ecarte.notation import json as to
from ecarte.notation.ecn.salvage import salvage
from ecarte.record import Play
from tests.kit.games import FIRST_DEAL

ROOT = Path(__file__).parents[2]
EXAMPLES = 2 * int(os.environ.get("ECARTE_EXAMPLES", "10"))
GAMES = {
    name: ecn.dumps(ecn.loads((ROOT / f"tests/golden/{name}.ecn").read_text("utf-8"))[0])
    for name in ("akagiri", "jirai", "belote-classic")
}
HEAD = re.compile(r"(?m)^\d+(?:/\d+)?\. [NESW]")


def kept(text: str) -> Play | None:
    return kept_from(text)[0]


def kept_from(text: str) -> tuple[Play | None, int]:
    """Return what is kept, and the number in the text of its first deal."""
    (reading,) = ecn.read(text)
    if reading.sound:
        return reading.play, 1
    part = salvage(reading)
    assert part is None or (part.warning.code == "W-kept" and part.warning.line)
    return (part.play, int(part.warning.data["from"])) if part else (None, 1)


def changed(text: str, number: int, rng: random.Random) -> tuple[str, int]:
    """Return a record with a foreign or a damaged word in its movetext, and the number of deals before it."""
    begin = text.index("\n\n") + 2
    word = rng.choice(list(re.finditer(r"\S+", text[begin:])))
    at, end = begin + word.start(), begin + word.end()
    if number % 2:
        return f"{text[:at]}{rng.choice(('xyzzy', 'hurrah', '—'))} {text[at:]}", len(HEAD.findall(text[:at])) - 1
    place = rng.randrange(at, end)
    return f"{text[:place]}{rng.choice('xq#é')}{text[place + 1 :]}", len(HEAD.findall(text[:at])) - 1


@pytest.mark.sampled
@pytest.mark.parametrize("name", GAMES)
def test_one_wrong_word_costs_no_deal_before_it(name: str) -> None:
    text, rng = GAMES[name], random.Random(name)
    (whole,) = ecn.loads(text)
    wholes = 0
    for number in range(40):
        wrong, before = changed(text, number, rng)
        play, begin = kept_from(wrong)
        assert play is not None or before <= 0, wrong
        assert begin == 1 or before <= 0, wrong
        deals = play.record.deals if play else ()
        assert len(deals) >= before, wrong
        for deal, meant in zip(deals, whole.record.deals[begin - 1 :], strict=False):
            assert deal.head == replace(meant.head, number=meant.head.number - begin + 1)
            assert deal.entries == meant.entries[: len(deal.entries)], wrong  # no event, and no card, is another
        wholes += deals == whole.record.deals
    assert wholes > 15  # a foreign word costs a word


def damaged(text: str, rng: random.Random) -> str:
    """Return a record with one letter changed, left out or added in its tags or in the first hand.

    Another number of the version stays as it is: who knows what such a record would mean.
    """
    end = text.index(" ", text.index("<"))  # of the first hand
    head = HEAD.search(text)
    assert head
    tags = [at for at in range(end) if text[at] not in "\n1" and not head.start() <= at < head.end()]
    place = rng.choice(tags)
    return text[:place] + rng.choice(("", "x", "7", "s", '"', "[")) + text[place + rng.randrange(2) :]


@pytest.mark.sampled
@pytest.mark.parametrize("name", GAMES)
def test_damage_above_the_second_deal_costs_no_later_deal(name: str) -> None:
    text, rng = GAMES[name], random.Random(name)
    (whole,) = ecn.loads(text)
    later = [deal.entries for deal in whole.record.deals[1:]]
    for _ in range(EXAMPLES):
        wrong = damaged(text, rng)
        play = kept(wrong)
        assert play is not None, wrong
        assert [deal.entries for deal in play.record.deals][-len(later) :] == later, wrong


SHORT = f"""[ECN "1"]
[Game "ecarte"]
[South "Anna"]
[North "Bruno"]
[Rules "akagiri"]
[Result "*"]

{FIRST_DEAL}N:propose S:accept N-9c7c S-8d N+KhTc S+Kd
N:stand
N.Kh S.7h /N
*
"""


@pytest.mark.parametrize(
    ("found", "instead", "deals", "events"),
    [
        ("N.Kh S.7h", "N.Ah S.7x", 2, 11),
        ("S.Jh N.8h /S", "S.Jx N.8h /S", 1, 7),
        ("S.Qc N.7h /S", "S.Qc N.7x /S", 1, 14),
        ("S.Jh N.8h /S", "S.Jh N.8h /N", 2, 12),  # the cards say who takes a trick
        ("N-9c7c", "N-9c7x", 2, 5),
        ("=2-0 2-0", "=2-0 3-0", 2, 12),
        ("2. S", "3. S", 1, 15),
        ("N<8sQhAh9c7c", "N<8sQhAh9c", 1, 15),
        ('[Result "*"]', '[Result "5-0"]', 2, 12),
        ("\n*\n", "\n", 2, 12),
    ],
)
def test_the_game_is_kept_up_to_the_first_fault(found: str, instead: str, deals: int, events: int) -> None:
    assert SHORT.count(found) == 1
    play = kept(SHORT.replace(found, instead))
    assert play is not None
    assert (len(play.record.deals), len(play.record.deals[-1].entries)) == (deals, events)
    assert all(reading.sound for reading in ecn.read(ecn.dumps(play), mode="strict"))


def test_typed_discards_of_which_a_card_is_unreadable_are_left_out() -> None:
    typed = SHORT.replace("N-9c7c S-8d N+KhTc S+Kd", "Bruno discards 9c 7x, Anna discards 8d")
    play = kept(typed)
    assert play is not None
    assert str(play.record.deals[-1].entries[-1].event) == "S:accept"


def test_nothing_is_kept_without_rules_or_a_deal() -> None:
    assert kept(SHORT.replace("akagiri", "unheard-of")) is None
    assert kept(SHORT[: SHORT.index("2. S")].replace("S<AsJh", "S<AsJx", 1) + "*\n") is None


@pytest.mark.parametrize(
    ("found", "instead", "tags"),
    [
        ("akagiri", "akagirx", '[Rules "akagiri"]'),
        ('"ecarte"', '"belot"', '[Game "ecarte"]'),  # its rules say so
        ("[Rules", "[Ruls", '[Rules "akagiri"]'),
        ("[Result", '[View "X"]\n[Result', '[View "S"]'),
    ],
)
def test_a_damaged_tag_costs_no_deal(found: str, instead: str, tags: str) -> None:
    text = SHORT
    if "View" in instead:
        text = text.replace("QsTsAh8h7h", "??????????").replace("8sQhAh9c7c", "??????????").replace("N-9c7c", "N-????")
        text = text.replace("N+KhTc", "N+????")
    (reading,) = ecn.read(text.replace(found, instead, 1))
    part = salvage(reading)
    assert part is not None
    assert part.warning.data["tags"] == tags
    assert [len(deal.entries) for deal in part.play.record.deals] == [15, 12]


def test_behind_a_damaged_first_hand_the_later_deals_are_kept() -> None:
    (reading,) = ecn.read(SHORT.replace("S<AsJh", "S<AsJx", 1))
    part = salvage(reading)
    assert part is not None
    assert (part.warning.data["from"], part.warning.deal) == (2, 1)
    (deal,) = part.play.record.deals
    assert (str(deal.head), len(deal.entries)) == ("1. S", 12)


def test_strict_reading_keeps_no_word() -> None:
    (reading,) = ecn.read(SHORT.replace("N:refuse", "N:refuse hurrah"), mode="strict")
    assert "E-word" in [problem.code for problem in reading.problems]


def test_json_is_kept_too() -> None:
    (reading,) = to.read(to.dumps(ecn.loads(SHORT)[0]).replace('"7h"]', '"7x"]'))
    assert salvage(reading) is None
    (reading,) = to.read(to.dumps(ecn.loads(SHORT)[0]).replace('"winner":"N"', '"winner":"S"'))
    part = salvage(reading)
    assert part is not None
    assert len(part.play.record.deals) == 2


@pytest.mark.parametrize("wrong", ["8z", "zz", "xyzzy"])
def test_half_a_discard_is_none(wrong: str) -> None:
    """In a typed game the cards may go on in the next line, and what cannot be read there may be one of them."""
    begun = (
        '[Game "ecarte"]\n[Rules "akagiri"]\n\nDeal 1: S deals\nN: Js 10s 8h Jc 8c\nS: Kh 7h Qd 10d 10c\nturn-up Qh\n'
    )
    play = kept(f"{begun}N propose, S accept\nN discards Js 10s,\n{wrong} 8c\n*\n")
    assert play is not None
    assert [str(entry.event) for entry in play.record.deals[0].entries][-2:] == ["N:propose", "S:accept"]
