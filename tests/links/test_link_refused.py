"""Texts that are no links, and forged ones, are refused."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core import budget
from ecarte.core.game import RuleError
from ecarte.games import GAMES
from ecarte.notation import ecn, link
from ecarte.notation.link import deflated, packed
from ecarte.notation.link.packing import MOST_BITS, Packer
from ecarte.record import Play
from tests.links.test_link import ALPHABET, GOLDEN, code, comes_back

# --- texts that are no links ---


@pytest.mark.parametrize(
    "text", ["", "#", "hello", "g", "g1!", "x1AAAA", "https://x.example/", "#replay=7@1#2", "é1AA"]
)
def test_what_is_no_link(text: str) -> None:
    assert code(text) == "E-link"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("g2AAAA", "E-link-newer"),
        ("#z9AAAA", "E-link-newer"),
        ("c1AAAA", "E-link-challenge"),
        ("g1", "E-link-damaged"),
        ("z1", "E-link-damaged"),
        ("g1A", "E-link-damaged"),
        ("z1AAAAA", "E-link-damaged"),
        ("g1" + "A" * (link.LONGEST + 1), "E-link-long"),
        ("g1" + "A" * (link.LONGEST * 3), "E-link-long"),
        ("g1" + "B" * link.LONGEST, "E-link-damaged"),
        ("z1" + "_" * link.LONGEST, "E-link-damaged"),
    ],
)
def test_what_cannot_be_opened(text: str, problem: str) -> None:
    assert code(text) == problem


def test_a_link_that_was_broken_over_lines_is_mended() -> None:
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    made = link.dumps(play)
    assert link.loads(f"  {made[:20]}\r\n {made[20:]} ").record == link.loads(made).record


@pytest.mark.parametrize("name", ["jirai", "annotated", "belote-capot", "belote-annotated"])
def test_any_changed_or_lost_character_is_noticed(name: str) -> None:
    """Where letters lack at the end, or one "_" does, the link is mended; it never becomes another one."""
    (play,) = ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))
    made = link.dumps(play)
    kind, digits = made[0], made[2:]
    rng = Random(1)
    for at in range(len(digits)):
        other = rng.choice(ALPHABET.replace(digits[at], ""))
        changed = (digits[:at] + other + digits[at + 1 :], digits[:at] + digits[at + 1 :], digits[:at])
        for text in changed:
            with pytest.raises((ValueError, LookupError)):
                link.GAMES[kind](text)
    for at in rng.sample(range(len(digits)), 6):
        other = rng.choice(ALPHABET.replace(digits[at], ""))
        assert code(made[: at + 2] + other + made[at + 3 :]) in ("E-link-damaged", "E-link-long")
        assert code(made[: min(at + 2, len(made) - 3)]) == "E-link-damaged"


def test_digits_that_hold_more_than_a_game_are_refused() -> None:
    """The checksum is right, but a game is followed by something else."""
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    packer = Packer()
    packed.transfer(packer, play)
    packer.choose(5, 3)
    assert code("g1" + packer.digits("g1")) == "E-link-damaged"


def test_digits_that_promise_more_than_they_hold_are_refused_at_once() -> None:
    """They announce four thousand million tags without any."""
    packer = Packer()
    packer.number(0)  # écarté
    packer.number(0)  # akagiri
    packer.flag(False, 7)  # no option
    packer.flag(False, 7)  # over
    packer.flag(True, 7)  # tags
    for _ in range(7):  # none of the usual ones, no seed
        packer.flag(False)
    packer.number(2**31)
    assert code("g1" + packer.digits("g1")) == "E-link-damaged"


def test_digits_that_mean_a_game_without_end_are_refused() -> None:
    """Belote from a seed with endless likely events, none of which shortens the integer, in deal after deal."""
    play = record.new("belote", "classic", {}, {}, "5e" * 32, "S")
    packer = Packer()
    packer.number(list(GAMES).index("belote"))
    packer.number(0)  # classic
    packer.flag(False, 7)  # no option
    packer.flag(False, 7)  # over
    packer.flag(True, 7)  # tags
    for _ in range(8):  # none of the usual ones, nor of those of the other seats
        packer.flag(False)
    packer.flag(True)  # a seed
    packer.choose(packed.SEEDS, int(play.record.tag("Seed"), 16))
    for _ in range(3):  # no tag that follows from it, no other tag
        packer.flag(False)
    packer.choose(4, 0)
    made = "g1" + packer.digits("g1")
    assert len(made) < 60
    assert code(made) == "E-link-damaged"


@given(st.lists(st.tuples(st.integers(1, 200), st.integers(0, 199)), max_size=60))
def test_any_choices_with_a_right_checksum_give_a_game_or_are_refused(choices: list[tuple[int, int]]) -> None:
    packer = Packer()
    for total, index in choices:
        packer.choose(total, index % total)
    opened = None
    with suppress(RuleError):
        opened = link.loads("g1" + packer.digits("g1"))
    assert opened is None or comes_back(opened.play)


@given(st.one_of(st.text(), st.text(ALPHABET).map(lambda text: "g1" + text), st.text(ALPHABET).map("z1".__add__)))
def test_any_text_is_refused_with_a_problem(text: str) -> None:
    assert code(text).startswith("E-link")


@given(st.one_of(st.text(), st.from_regex(r"[A-Z]{6,20}( [0-9]{1,3}\.[0-9]{1,2}:[^:]{0,20}){0,4}", fullmatch=True)))
def test_any_compressed_text_is_refused_with_a_problem(text: str) -> None:
    assert code("z1" + deflated._compress(text)) == "E-link-damaged"


@pytest.mark.parametrize(
    "notes",
    [
        " ",
        " x",
        " 1",
        " 1.",
        " 1.2",
        " 1.2:",
        " 0.0:",
        " 0.3: $1 ",
        " 999.3: $1",
        " -1.3: $1",
        " 0.999: $1",
        " 2.4: {x}{",
    ],
)
def test_notes_that_are_none_are_refused(notes: str) -> None:
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    (digits,) = packed.pack(play)
    assert code("z1" + deflated._compress(digits + notes)) == "E-link-damaged"


def test_a_bomb_goes_off_small() -> None:
    bomb = deflated._compress("[" + "A" * 50_000_000)
    assert len(bomb) < link.LONGEST
    assert code("z1" + bomb) == "E-link-much"


def test_a_game_with_too_much_to_say_gets_no_link() -> None:
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    rng = Random(1)
    long = "".join(rng.choice(ALPHABET) for _ in range(link.LONGEST))
    with pytest.raises(RuleError, match="E-link-long"):
        link.dumps(record.tagged(play, {"Event": long}))
    middling = long[: MOST_BITS // 4]
    assert comes_back(record.tagged(play, {"Event": middling})).startswith("z1")


def test_games_that_are_too_much_for_their_link(monkeypatch: pytest.MonkeyPatch) -> None:
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    made = link.dumps_several([play] * 3)  # the more alike they are, the shorter is the link
    monkeypatch.setattr(budget, "FREE", 0)
    monkeypatch.setattr(budget, "STEPS", 0)
    assert code(made) == "E-budget"
    with pytest.raises(RuleError, match="E-link-much"):
        link.dumps_several([play] * 3)
    monkeypatch.undo()
    monkeypatch.setattr(deflated, "MOST_BYTES", 100)
    with pytest.raises(RuleError, match="E-link-much"):
        link.dumps_several([play] * 3)


def test_half_letters_are_refused() -> None:
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    with pytest.raises(RuleError, match="E-utf8"):
        link.dumps(play.with_record(play.record.with_tag("Event", "\ud800")))


def test_a_game_with_mistakes_gets_no_link_but_their_problems() -> None:
    (play,) = ecn.loads((GOLDEN / "akagiri.ecn").read_text("utf-8"))
    wrong = play.record.with_tag("Seed", "00" * 32)
    with pytest.raises(RuleError, match=r"E-seed|E-commit"):
        link.dumps(Play(wrong))
