"""Proof of fair deals: true records are proved, and every change of a card, word or digit is found."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ecarte import record
from ecarte.collection.simulate import Plan, play
from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.notation import ecn
from ecarte.notation.verify import COVERED, Proof, verified
from ecarte.players import PLAYERS
from ecarte.requests import web
from tests.kit.matches import beginning
from tests.record.test_fair import VECTORS, shuffled, stream

GUIDE = Path(__file__).parents[2] / "docs/guide/fair.md"
SEED = "c0ffee" + "5e" * 29
KINDS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "akagiri": ("ecarte", "akagiri", {}),
    "jirai": ("ecarte", "jirai", {}),
    "packets": ("ecarte", "akagiri", {"packets": "2-3", "target": 10}),
    "classic": ("belote", "classic", {"target": 500}),
    "three": ("belote", "three", {"target": 500}),
    "chosen": ("belote", "classic", {"target": 500, "packets": "chosen"}),
    "own": ("ecarte", "akagiri", {"packets": "own"}),
    "cut-only": ("belote", "classic", {"target": 500, "shuffle": "cut-only"}),
}


@cache
def game(kind: str) -> str:
    """Return the record of a finished game with most deals cut, played at random."""
    name, preset, changes = KINDS[kind]
    now = record.new(name, preset, changes, {"Event": kind}, SEED, "cut", "first_words")
    rules, choose = now.record.game, PLAYERS[name]["chance"]
    for number in range(5000):
        if record.over(now):
            break
        head = rules.deal.next_head(now.state)
        if head is not None:
            now = record.advance(now, head, None if head.number % 3 == 0 else f"mots_{head.number}_été")
            continue
        event = choose(rules.view.of(now.state, rules.rules.turn(now.state) or ""), Random(number))
        assert event is not None
        now = record.advance(now, event)
    assert record.over(now)
    return ecn.dumps(now)


def proof(text: str, noted: str = "") -> Proof:
    (reading,) = ecn.read(text)
    found = verified(reading, noted)
    assert found is not None
    return found


def codes(found: Proof) -> list[str]:
    return [problem.code for problem in found.problems]


def ask(do: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.respond(json.dumps({"id": 1, "do": do, **fields})))
    return answer


# --- true records ---


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_as_it_was_dealt_is_proved(kind: str) -> None:
    found = proof(game(kind))
    assert found.problems == ()
    assert found.seed == SEED
    (read,) = ecn.loads(game(kind))
    assert [(deal.head, deal.cut) for deal in found.deals] == [
        (deal.head, deal.note.value("cut")) for deal in read.record.deals
    ]
    given = [e.event for deal in read.record.deals for e in deal.entries if e.event.do in ("deal", "turn", "draw")]
    assert found.cards == sum(len(event.cards) for event in given)
    assert proof(game(kind), found.commitment).proved
    assert proof(game(kind), found.commitment.removeprefix("sha256:").upper()).proved


def test_simulated_games_are_proved() -> None:
    plan = Plan({"S": "chance", "N": "chance"}, 3, seed=4)
    for number in range(3):
        assert proof(ecn.dumps(play(plan, number))).proved


def test_a_game_that_is_not_over_is_proved_as_far_as_it_goes() -> None:
    begun = record.new("ecarte", "akagiri", {}, {}, SEED, "S")
    found = proof(ecn.dumps(begun))
    assert (found.proved, len(found.deals), found.cards) == (True, 1, 11)


# --- a game recomputed from the text of the specification alone ---


@pytest.mark.parametrize("kind", ["akagiri", "packets"])
def test_a_whole_game_by_the_specification(kind: str) -> None:
    """Deal without the engine, by SHA-256, the documented shuffle and the packets of E4."""
    text, seed = game(kind), bytes.fromhex(SEED)
    sizes = {"akagiri": (3, 2), "packets": (2, 3)}[kind]
    deals = re.findall(r"^(\d+)(?:/(\d+))?\. ([SN])(?: @cut=(\S+))?\n(.*?)(?=^=)", text, re.M | re.S)
    assert len(deals) > 2
    for number, attempt, dealer, words, events in deals:
        numbers = stream(seed, f"ECN1 pack {number}/{attempt or 1}", words.encode("utf-8"))
        pack = re.findall("..", shuffled(numbers))
        elder = {"S": "N", "N": "S"}[dealer]
        hands: dict[str, list[str]] = {"S": [], "N": []}
        for size in sizes:
            for seat in (elder, dealer):
                hands[seat] += [pack.pop(0) for _ in range(size)]
        given = dict(re.findall(r"([SN])<(\S+)", events))
        for seat, hand in hands.items():
            assert sorted(hand) == sorted(re.findall("..", given[seat]))
        assert f"^{pack.pop(0)}" in events
        for drawn in re.findall(r"[SN]\+(\S+)", events):
            cards = re.findall("..", drawn)
            assert sorted(pack[: len(cards)]) == sorted(cards)
            del pack[: len(cards)]


@pytest.mark.skipif(not GUIDE.exists(), reason="the pages are not here")
def test_the_program_of_the_guide_makes_the_packs() -> None:
    """It is the program of docs/guide/fair.md, for readers to copy."""
    (program,) = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)
    known: dict[str, Any] = {}
    exec(compile(program, "fair.md", "exec"), known)
    for seed, number, attempt, cut, expected in VECTORS:
        assert "".join(known["pack"](seed.hex(), number, attempt, cut)) == expected


# --- altered records ---


@pytest.mark.sampled
@pytest.mark.parametrize("kind", KINDS)
def test_every_swapped_card_is_found(kind: str) -> None:
    """Swap each dealt card with another wherever the deal names it.

    The proof fails and names the deal, even if the game would still be legal.
    """
    text = game(kind)
    rng = Random(kind)
    begun = text.index("\n1. ")
    heading, deals = text[:begun], re.split(r"(?m)^(?=\d+(?:/\d+)?\. [NESW])", text[begun + 1 :])[1:]
    if len(deals) > 4:
        rng.shuffle(places := list(range(len(deals))))
        places = places[:3]
    else:
        places = list(range(len(deals)))
    tried = 0
    for at in places:
        number = int(re.match(r"\d+", deals[at])[0])  # type: ignore[index]
        words = re.findall(r"(?<!\S)(?:[NESW]?[<+]|\^\^?)((?:[AKQJT987][shdc])+)", deals[at])
        for word in words:
            cards = re.findall("..", word)
            for card in cards:
                other = rng.choice([each for each in PACK if each not in cards])
                swapped = swap_cards(deals[at], card, other)
                found = proof(heading + "\n" + "".join([*deals[:at], swapped, *deals[at + 1 :]]))
                mismatches = [problem for problem in found.problems if problem.code == "E-verify-cards"]
                assert [problem.data["number"] for problem in mismatches][:1] == [number], (card, other)
                tried += 1
    assert tried > 25


def swap_cards(deal: str, one: str, other: str) -> str:
    """Return a deal with two cards swapped wherever they are named."""
    head, _, rest = deal.partition("\n")
    signs = {one: other, other: one}

    def word(match: re.Match[str]) -> str:
        return re.sub("[AKQJT987][shdc]", lambda card: signs.get(card[0], card[0]), match[0])

    return head + "\n" + re.sub(r"(?<=[<+^.-])(?:[AKQJT987][shdc])+", word, rest)


@pytest.mark.parametrize("place", [0, 31, 63])
def test_a_changed_seed_is_found(place: int) -> None:
    other = SEED[:place] + ("0" if SEED[place] != "0" else "1") + SEED[place + 1 :]
    found = proof(game("akagiri").replace(SEED, other))
    assert codes(found)[:2] == ["E-verify-commit", "E-verify-cut"]
    assert codes(found)[2:] == ["E-verify-cards"] * len(found.deals)


def test_another_seed_with_a_commitment_of_its_own() -> None:
    """A forged seed with its own commitment does not fit the cards, nor another seed the commitment noted before."""
    first = proof(game("akagiri")).commitment
    other = "00" * 32
    fresh = ecn.dumps(record.new("ecarte", "akagiri", {}, {}, other, "S"))
    forged = game("akagiri").replace(SEED, other).replace(first, proof(fresh).commitment)
    assert set(codes(proof(forged))) == {"E-verify-cut", "E-verify-cards"}
    assert codes(proof(fresh, first)) == ["E-verify-noted"]


@pytest.mark.parametrize(
    ("old", "new"),
    [("@cut=first_words", "@cut=first_word"), ("1. {} @cut=first_words", "1. {}"), ("3. {}\n", "3. {} @cut=x\n")],
)
@pytest.mark.parametrize("kind", ["akagiri", "classic"])
def test_a_changed_cut_is_found(kind: str, old: str, new: str) -> None:
    text = game(kind)
    for seat in "NESW":
        text = text.replace(old.format(seat), new.format(seat), 1)
    assert text != game(kind)
    found = proof(text)
    assert "E-verify-cards" in codes(found)
    assert {problem.deal for problem in found.problems if problem.code == "E-verify-cards"} == {3 if "3." in old else 1}


@pytest.mark.parametrize(("kind", "tag"), [("akagiri", "Cut"), ("classic", "Draw")])
def test_changed_cards_of_the_first_draw_are_found(kind: str, tag: str) -> None:
    (written,) = re.findall(rf'\[{tag} "(.*)"\]', game(kind))
    *others, last = written.split(" ")
    rank = next(rank for rank in "89" if rank != last[2])
    changed = " ".join([*others, last[:2] + rank + last[3]])
    found = proof(game(kind).replace(written, changed))
    assert codes(found)[0] == "E-verify-cut"
    assert found.problems[0].data["expected"] == written


def test_a_changed_draw_for_a_pool_is_found() -> None:
    """E31: the three draw from a pack of their own, that of deal 0's second attempt."""
    answer = ask("match", records=[], begin=beginning("pool", 3))
    begun = ask("new", **answer["match"]["next"], seed=beginning("pool", 3)["seed"], seat="S")["record"]
    (written,) = re.findall(r'\[Draw "(.*)"\]', begun)
    assert proof(begun).proved
    drawn = [part.partition(":")[2] for part in written.split(" ")]
    assert drawn == list(fair.pack(bytes.fromhex(beginning("pool", 3)["seed"]), 0, 2)[:3])
    other = written.replace(drawn[0], next(card for card in PACK if card not in drawn))
    found = proof(begun.replace(written, other))
    assert codes(found) == ["E-verify-draw"]
    assert found.problems[0].data == {"found": other, "expected": written}


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (rf'\[Seed "{SEED}"\]\n', "", "E-verify-seed"),
        (r'\[Commit ".*"\]\n', "", "E-verify-commit-missing"),
        (r'\[Commit "sha256:.', '[Commit "sha256:x', "E-verify-commit"),
        (rf'\[Seed "{SEED}"\]', '[Seed "c0ffee"]', "E-verify-seed"),
    ],
)
def test_a_seed_and_a_commitment_are_required(old: str, new: str, code: str) -> None:
    assert codes(proof(re.sub(old, new, game("akagiri"), count=1)))[0] == code


def test_a_view_and_a_what_if_game_prove_nothing() -> None:
    text = game("akagiri")
    view = ask("redact", record=text, seat="S")["record"]
    assert codes(proof(view)) == ["E-verify-view"]
    assert SEED not in view
    branched = ask("branch", record=text, at="2#3", seat="S", players={"N": "chance"}, seed="11" * 32)["record"]
    assert codes(proof(branched)) == ["E-verify-branch"]


def test_a_deal_that_was_cut_anew_is_found() -> None:
    """Its cards are those of the pack, but a deal that was opened must keep its cut."""
    dealt = ecn.dumps(record.new("ecarte", "akagiri", {}, {}, SEED, "S", "un")).removesuffix("*\n")
    again = record.settle(ecn.loads(f"{dealt}&fault:S:pack &ruling:45:redeal\n1/2. S @cut=deux\n*\n")[0])
    assert codes(proof(ecn.dumps(again))) == ["E-verify-recut"]


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["akagiri", "classic"])
def test_no_damage_raises_or_proves_other_cards(kind: str) -> None:
    """Damage a record at random: verifying never raises, and one still proved has the same cards, cuts and seed."""
    text, rng = game(kind), Random(11)

    def claims_of(found: Proof, source: str) -> object:
        (reading,) = ecn.read(source)
        assert reading.play is not None
        deals = reading.play.record.deals
        given = [e.event for deal in deals for e in deal.entries if e.event.do in ("deal", "turn", "draw")]
        return found.seed, found.commitment, [(each.head, each.cut) for each in found.deals], given

    true, still = claims_of(proof(text), text), 0
    for _ in range(80 if kind == "akagiri" else 25):
        changed = text
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(changed))
            way, other = rng.randrange(4), changed[rng.randrange(len(changed))]
            if way == 3:
                lines = changed.split("\n")
                one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[one], lines[two] = lines[two], lines[one]
                changed = "\n".join(lines)
            else:
                changed = changed[:at] + ("", other, changed[at] * 2)[way] + changed[at + 1 :]
        for reading in ecn.read(changed):
            found = verified(reading)
            if found is not None and found.proved and reading.text.rstrip() == changed.rstrip():
                assert claims_of(found, changed) == true
                still += 1
    assert still > 0


def test_other_mistakes_are_reported_too() -> None:
    found = proof(game("akagiri").replace('[Result "', '[Result "9'))
    assert codes(found) == ["E-result-tag"]
    assert COVERED.isdisjoint(codes(proof(game("akagiri").replace(SEED, "00" * 32))))
