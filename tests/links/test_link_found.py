"""Links survive what programs do to them: whatever stands around one, and what is cut from it or escaped in it."""

from __future__ import annotations

import html
from contextlib import suppress
from random import Random
from urllib.parse import quote  # it only changes text

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.collection import sources
from ecarte.core import budget
from ecarte.core.game import RuleError
from ecarte.notation import challenge, ecn, link
from ecarte.notation.link import packed
from ecarte.notation.link.packing import Packer
from ecarte.notation.link.texts import links_in, read
from tests.kit.games import Game, any_games
from tests.links.test_link import ALPHABET, GOLDEN, bare

LINKS = [line.split(" ")[2] for line in (GOLDEN / "links.txt").read_text("utf-8").splitlines()]
SOME = [LINKS[place] for place in (1, 5, 40)]


def sample(links: list[str], every: int) -> list[object]:
    """Return links as cases; only one in so many is tried in `make test`."""
    slow = pytest.mark.thorough
    return [each if at % every == 0 else pytest.param(each, marks=slow) for at, each in enumerate(links)]


CHALLENGE = (GOLDEN / "challenge.txt").read_text("utf-8").split()[-1]
ADDRESS = "https://cards.example/"

BEHIND = [
    *".,;:!?)]}>\"'*/|~`…」』）。、”’»", "_", "__", "*_", "_*", "--", " -", "...", ").", ">.", '">', "</a>",
    "&gt;", "&quot;", "&#39;", "?fbclid=IwAR0", "&fbclid=x", "&utm_source=mail&x=g1", "%20", "%29", "%2C",
    "%E2%80%9D", "\u200b", "\u200bHere it is", "\u2060", "\ufeff", "\u200e", "\u00a0", "\u3000", "=", "==", "=20",
    "=\r\n", "\\", "\\n", " and what do you say?", "\nBest wishes\n_Ben_", "\n\n> On Monday Ann wrote:\n> hello",
    ", g1, z1 and c1", "|https://cards.example/>", "](x)", " #g1", "😀", "&amp;x=1",
]  # fmt: skip
BEFORE = [
    "", "#", "(", "<", "*", "_", "**", "__", '"', "“", "「", "%20", "%23", "%2523", "##", "#/", "#!", " ",
    "\u200b", "URL:", "Look, Ben: ", "g1 or z1? ", "[a game](", "> ", "Here it is:\n\n", ADDRESS, ADDRESS + "#",
    "<" + ADDRESS + "#", ADDRESS + "?fbclid=abc#", ADDRESS + "%23",
    "https://www.google.com/url?q=https%3A%2F%2Fcards.example%2F%23",
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcards.example%2F%2523", "&#35;",
    "&#x23;", "=23", "https://urldefense.com/v3/__https://cards.example/*", "[url=" + ADDRESS + "#", "\\#",
    "＃",
]  # fmt: skip


def opens(text: str, made: str) -> None:
    assert ecn.dumps(link.loads(text).play) == ecn.dumps(link.loads(made).play)


@pytest.mark.parametrize("made", sample(SOME, 3))
@pytest.mark.parametrize("before", BEFORE)
def test_whatever_stands_before_a_link(before: str, made: str) -> None:
    opens(before + made, made)


@pytest.mark.sampled(20)
@pytest.mark.parametrize("made", sample(SOME, 3))
@pytest.mark.parametrize("behind", BEHIND)
def test_whatever_stands_behind_a_link(behind: str, made: str) -> None:
    opens(made + behind, made)
    opens(ADDRESS + "#" + made + behind, made)
    opened = link.loads(f"{ADDRESS}#{made}@1#2{behind}")
    assert opened.at == "1#2"
    assert challenge.loads(CHALLENGE + behind) == challenge.loads(CHALLENGE)


SIGNS = st.lists(st.sampled_from([*BEHIND, *BEFORE, "a", "2", "é", "切"]), max_size=4).map("".join)


@given(st.sampled_from(LINKS), SIGNS, SIGNS)
def test_a_link_behind_a_hash_is_found_in_any_signs(made: str, before: str, behind: str) -> None:
    if behind[:1].isascii() and behind[:1].isalnum():
        behind = f" {behind}"
    opens(f"{before} #{made}{behind}", made)


# --- escaped, wrapped, formatted ---


@pytest.mark.sampled(3)
@pytest.mark.parametrize("made", sample(LINKS, 10))
def test_escaped_links(made: str) -> None:
    whole = f"{ADDRESS}#{made}@1#2"
    twice = quote(quote(whole, safe=""), safe="")
    for text in (quote(whole, safe=""), quote(whole), twice, html.escape(whole), whole.replace("#", "%23")):
        opens(text, made)
        assert link.loads(text).at == "1#2"
    for text in (
        "".join("\\" + letter if letter in "_-#@" else letter for letter in whole),  # Markdown
        whole.replace("#", "=23").replace("_", "=5F").replace("-", "=2D"),  # mail
        "".join(chr(ord(letter) + 0xFEE0) for letter in made),  # letters of full width
        "\u200b".join(whole),
        made.replace("_", "*"),
        made.replace("--", "\u2014"),
        made.replace("--", "\u2013"),
        made.replace("-", "\u2011"),
        made.replace("-", "\u2212"),
        "https://urldefense.proofpoint.com/v2/url?u="
        + quote(whole, safe="").replace("_", "-5F").replace("%2D", "-2D").replace("%", "-").replace("/", "_")
        if "-" not in made
        else whole,
    ):
        opens(text, made)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("width", [7, 30, 72])
@pytest.mark.parametrize(
    "end", ["\n", "\r\n", "\n> ", "\n>> ", "=\n", "\\\n", " ", "\n\n", "\n    ", "\u2028", "<br>\n"]
)
def test_wrapped_links(width: int, end: str) -> None:
    for made in (each for each in SOME if len(each) < 600):
        whole = f"{ADDRESS}#{made}"
        lines = end.join(whole[at : at + width] for at in range(0, len(whole), width))
        opens(lines, made)
        opens(f"> Look:\n> {lines}\n> what do you say?\n", made)
        opens(f"{lines}, and what do you say?", made)
        opened = link.loads(f"{lines}@1{end if width > 20 else ''}#2 - the best")
        assert opened.at in ("1#2", "1#0")


# --- cut off, lost ---


@pytest.mark.parametrize("made", sample(LINKS, 10))
def test_a_letter_that_was_cut_off(made: str) -> None:
    opens(made[:-1], made)
    opens(f"{ADDRESS}#{made[:-1]} - what do you say?", made)


@pytest.mark.thorough
def test_signs_that_were_cut_off_or_taken_for_others() -> None:
    """Old links may end in "-" or "_"."""
    count = 0
    for seed in range(70):
        play = Game(("akagiri", ()), seed, 400).play
        (digits,) = plain_pack(play)
        if digits[-1] not in "-_" and seed > 10:
            continue
        old = "g1" + digits
        if digits[-1] in "-_":
            count += 1
            for text in (old, f"_{old}_", f"{old}.", f"*{old}*", f"{old}_", old[:-1], f"{old[:-1]}."):
                opens(text, old)
        places = [at for at, letter in enumerate(old) if letter == "_"]
        for at in places:
            opens(old[:at] + old[at + 1 :], old)
    assert count


def plain_pack(play: record.Play) -> list[str]:
    """Return the digits that an earlier version made, which may end in any letter."""
    code = Packer()
    packed.transfer(code, link.shared(play))
    return [code.digits("g1")]


def test_a_damaged_link_never_opens_another_game() -> None:
    rng = Random(37)
    for number in range(300):
        made = LINKS[number % len(LINKS)]
        at = rng.randrange(2, len(made))
        changed = made[:at] + rng.choice(ALPHABET.replace(made[at], "")) + made[at + 1 :]
        for text in (changed, made[:at] + made[at + 1 :]):
            with suppress(RuleError):
                assert ecn.dumps(link.loads(text).play) == ecn.dumps(link.loads(made).play)


# --- moments ---


@pytest.mark.parametrize(
    ("tail", "at"),
    [
        *[("@2#3" + behind, "2#3") for behind in (")", ".", ",", "%29", "_", "*", " and", "\n", "&x=1", "。", "/")],
        *[("@2%233", "2#3"), ("%402%25233", "2#3"), ("@2#\n3", "2#3"), ("@\n2#3", "2#3"), ("＠2＃3", "2#3")],
        *[("@2#", "2#0"), ("@2", "2#0"), ("@2.", "2#0"), ("@2/", "2#0"), ("@", ""), ("@.", ""), ("@)", "")],
        *[(" @ben", ""), (", @ben", ""), ("\n@ 5 o'clock", ""), (" @anna 2#3", "")],
    ],
)
def test_moments_with_signs_behind_them(tail: str, at: str) -> None:
    assert link.loads(LINKS[0] + tail).at == at


# --- what is refused ---


def problem(text: str) -> dict[str, object]:
    with pytest.raises(RuleError) as refused:
        link.loads(text)
    (found,) = refused.value.problems
    return {"code": found.code, **found.data}


def test_a_wrong_character_is_shown_with_its_place() -> None:
    made = LINKS[0]
    for letter in "§é+=^":
        wrong = f"{ADDRESS}#{made[:60]}{letter}{made[61:]}"
        assert problem(wrong) == {
            "code": "E-link-letter", "letter": letter, "place": 61, "around": made[48:60] + letter + made[61:72],
        }  # fmt: skip
    early = f"{made[:5]}é{made[6:]}"
    expected = {"code": "E-link-letter", "letter": "é", "place": 6, "around": early[:17]}
    assert [problem(text) for text in (early, f"#{early}", links_in(f"Look: #{early} what?")[0][1])] == [expected] * 3
    damaged = made[:30] + ("A" if made[30] != "A" else "B") + made[31:]
    for text in (damaged, f"{ADDRESS}#{damaged}.", f"{damaged}?fbclid=x", f"Look: #{damaged} what?"):
        assert problem(text) == {"code": "E-link-damaged", "length": len(made), "end": made[-12:]}


def test_a_text_without_a_link_is_quoted_where_it_might_be_one() -> None:
    assert problem("look at https://cards.example/#replay=7 now")["text"] == "https://cards.example/#replay=7"
    long = problem("x" * 50 + "!" + "y" * 50)["text"]
    assert str(long).startswith("xxx")
    assert str(long).endswith("yyy")


# --- how links end ---


@given(any_games())
def test_links_end_in_a_letter_or_a_number(game: Game) -> None:
    for play in (game.play, bare(game.play)):
        made = link.dumps(play)
        assert made[-1] not in "-_"
        assert made == link.dumps(play)
        text = ecn.dumps(link.shared(play))
        assert ecn.dumps(link.loads(made).play) == text
    if record.over(game.play):
        assert challenge.dumps(game.play, game.play.record.seats[0])[-1] not in "-_"


@pytest.mark.thorough
def test_every_end_can_be_changed() -> None:
    """Of many games one in 32 would end in "-" or "_"; old readers read what is written instead."""
    changed = 0
    for seed in range(70):
        play = Game(("jirai", ()), seed, 400).play
        (old,) = plain_pack(play)
        made = link.dumps(play)
        assert made[-1] not in "-_"
        if made != "g1" + old:
            assert old[-1] in "-_"
            changed += 1
            opens(made, "g1" + old)
    assert changed


def test_links_in_the_message_of_a_mail() -> None:
    made = "g1qBMQavU0NhZjnp6AMhgyQK2ts2YBrCbH6M7QyZA5r42yYS8tX8YKtIIGncjSYklE2SLOMShYM9Mgeu7CTk"
    opens(f"Look, Ben: {ADDRESS}#{made} - what do you say?\n", made)
    opens(f"{ADDRESS}#{made[:40]}\n{made[40:]}\n", made)


def test_every_link_of_a_message_is_found() -> None:
    text = "Our games of the winter:\n" + "".join(f"- game {at}: {ADDRESS}#{SOME[0]}, good\n" for at in range(1, 81))
    assert [line for line, _ in links_in(text)] == list(range(2, 82))
    assert all(reading.sound for reading in read(text))


def test_a_list_that_lost_a_letter_everywhere() -> None:
    lines = [f"{made[:-1]}\n" for made in LINKS]
    assert all(reading.sound for reading in sources.read(lines))


@pytest.mark.parametrize("line", ["z1AAAAAAAA\n", "g1AAAAAAAA\n", "z1AAAAAAAA\nAAAAA\n", "Look: #z1AAAAAAAA\n"])
def test_many_damaged_links_take_no_more_steps_than_their_text_may(line: str) -> None:
    lines = (line * 400).splitlines(keepends=True)
    with budget.counted() as count:
        assert not any(reading.sound for reading in sources.read(lines))
    assert count.taken < budget.FREE + budget.STEPS * sum(map(len, lines))


def test_a_message_of_damaged_links_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its links share the steps of one budget."""
    monkeypatch.setattr(budget, "STEPS", 1)
    readings = read("Look:" + " #z1AAAAAAAA" * 1000)
    codes = [problem.code for reading in readings for problem in reading.problems]
    assert set(codes[:-1]) == {"E-link-damaged"}
    assert codes[-1] == "E-budget"
    assert len(codes) < 10
