"""Cutting the pack with words: their form, that a deal keeps them, and that they go wherever the deal goes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecarte import record
from ecarte.core import cut, fair
from ecarte.core.cards import PACK
from ecarte.core.game import Head, RuleError
from ecarte.games import GAMES
from ecarte.notation import challenge, ecn, link
from ecarte.record import Play
from ecarte.requests import web
from tests.kit.games import carried_on

SEED = "5e" * 32


def ask(do: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.respond(json.dumps({"id": 1, "do": do, **fields})))
    return answer


def new(words: str | None = None, game: str = "ecarte", preset: str = "akagiri", **changes: Any) -> Play:
    return record.new(game, preset, changes, {}, SEED, "cut", words)


def to_the_score(play: Play, number: int = 1) -> Play:
    """Play to the end of the present deal."""
    while play.record.game.deal.next_head(play.state) is None:
        play = carried_on(play, number, 1)
    return play


def opened(play: Play, words: str | None = None) -> Play:
    head = play.record.game.deal.next_head(play.state)
    assert head is not None
    return record.advance(play, head, words)


def code_of(play: Play, words: str | None) -> str:
    with pytest.raises(RuleError) as refused:
        opened(play, words)
    return refused.value.problems[0].code


def comes_back(play: Play) -> bool:
    """Check that the game is read as it was written, with every card of the pack."""
    (reading,) = ecn.read(ecn.dumps(play), mode="strict")
    return not reading.problems and reading.play is not None and reading.play.record.deals == play.record.deals


# --- their form ---


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("", ""),
        (" \t\n", ""),
        ("17", "17"),
        ("  l'été   à\tRome ", "l'été_à_Rome"),
        ("cafe\u0301", "caf\u00e9"),
        ("三つの\u3000めくら鼠", "三つの_めくら鼠"),
        ('a;b "$5" @cut=x [y] ?', 'a;b_"$5"_@cut=x_[y]_?'),
        ("👩\u200d👧", "👩\u200d👧"),
        ("x" * 80, "x" * 80),
        ("e\u0301" * 80, "\u00e9" * 80),
    ],
)
def test_words_as_they_are_written(typed: str, written: str) -> None:
    assert cut.normalize(typed) == written
    assert cut.normalize(written) == written
    play = new(cut.normalize(typed))
    (reading,) = ecn.read(ecn.dumps(play), mode="strict")
    assert reading.problems == ()
    assert reading.play is not None
    assert reading.play.record.deals == play.record.deals
    assert play.record.deals[0].note.value("cut") == written


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("x" * 81, "long"),
        ("x " * 10_000, "long"),
        ("(x)", "letter"),
        ("x}", "letter"),
        ("x\0y", "letter"),
        ("x\u202ey", "letter"),
        ("x\ud800", "letter"),
        ("\u200b", "letter"),
        ("\ue000", "letter"),
        ("\U000e0fff", "letter"),
    ],
)
def test_words_that_cannot_be_written(typed: str, reason: str) -> None:
    answer = ask(
        "new",
        game="ecarte",
        preset="akagiri",
        options={},
        seed=SEED,
        dealer="S",
        tags={},
        players={},
        seat="S",
        cut=typed,
    )
    assert [(each["code"], each["data"]["reason"]) for each in answer["problems"]] == [("E-cut-words", reason)]


# --- their effect ---


@pytest.mark.parametrize("game", ["ecarte", "belote"])
def test_the_pack_of_each_deal_follows_from_its_words(game: str) -> None:
    play = new("un", game, next(iter(GAMES[game].presets)))
    for words in ("deux", None, "quatre"):
        play = opened(to_the_score(play), words)
    assert [deal.note.value("cut") for deal in play.record.deals] == ["un", "deux", "", "quatre"]
    for deal in play.record.deals:
        pack = fair.pack(bytes.fromhex(SEED), deal.head.number, 1, deal.note.value("cut"))
        turned = next(entry.event.cards[0] for entry in deal.entries if entry.event.do == "turn")
        assert turned == pack[5 * len(play.record.seats)]
    assert comes_back(play)


def test_a_pack_that_is_only_cut_is_cut_by_the_words_too() -> None:
    """Belote with gathered tricks (B5): the words say where they are cut."""
    play = to_the_score(new(None, "belote", "classic", shuffle="cut-only"))
    ways: dict[str, tuple[str, ...]] = {}
    for words in ("", "a", "b", "c", "d"):
        after = opened(play, words)
        deal, state = after.record.deals[-1], after.steps[-1].before
        ways[words] = tuple(record.pack_of(after.record, deal, state))
        assert comes_back(after)
    assert len(set(ways.values())) > 2
    round_ = {pack[pack.index("As") :] + pack[: pack.index("As")] for pack in ways.values()}
    assert len(round_) == 1  # the same order of cards, cut elsewhere
    assert sorted(round_.pop()) == sorted(PACK)


# --- a deal that was opened keeps its cut ---


@pytest.mark.parametrize("words", [None, "deux"])
def test_taking_back_is_no_way_to_another_cut(words: str | None) -> None:
    before = to_the_score(new())
    play = opened(before, words)
    seat = next(seat for seat in "SN" if record.back(play, seat))
    earlier = record.back(play, seat)
    assert earlier is not None
    assert len(earlier.record.deals) == 1
    (reading,) = ecn.read(ecn.dumps(earlier), mode="strict")  # the record itself keeps the words
    assert reading.problems == ()
    assert reading.play is not None
    again = to_the_score(reading.play)
    assert code_of(again, "another") == "E-cut-kept"
    assert opened(again).record.deals[1].note == play.record.deals[1].note
    assert opened(again, words or "").record.deals[1].entries[:1] == play.record.deals[1].entries[:1]
    assert opened(again).record.cuts == {}


def test_taking_back_over_several_deals_keeps_all_their_cuts() -> None:
    play = new("un")
    for words in ("deux", "trois", ""):
        play = opened(to_the_score(play), words)
    while len(play.record.deals) > 1:
        earlier = record.back(play, "S")
        assert earlier is not None
        play = earlier
    assert play.record.cuts == {2: "deux", 3: "trois", 4: ""}
    assert play.record.tag("Cuts") == "2=deux 3=trois 4="
    play = opened(to_the_score(play))
    assert play.record.tag("Cuts") == "3=trois 4="
    assert code_of(to_the_score(play), "vier") == "E-cut-kept"


def test_another_attempt_keeps_the_cut() -> None:
    """A deal that is dealt again by law 45 was already cut."""
    dealt = ecn.dumps(new("un")).removesuffix("*\n")
    (reading,) = ecn.read(dealt + "&fault:S:pack &ruling:45:redeal\n*\n")
    assert reading.play is not None
    assert reading.sound, reading.problems
    again = opened(reading.play)
    assert [deal.note.value("cut") for deal in again.record.deals] == ["un", "un"]
    assert code_of(reading.play, "deux") == "E-cut-kept"


@pytest.mark.parametrize("tag", ["2", "2=a 2=b", "0=a", "2=a  3=b", "2=(", "x=1"])
def test_a_tag_of_cuts_that_is_none(tag: str) -> None:
    text = ecn.dumps(new()).replace('[Seed "', f'[Cuts "{tag}"]\n[Seed "')
    (reading,) = ecn.read(text)
    assert [problem.code for problem in reading.problems if problem.severe] == ["E-tag-value"]


# --- where they are kept ---


def finished(words: str | None) -> Play:
    play = new(words)
    while not record.over(play):
        play = (
            opened(to_the_score(play), words) if play.record.game.deal.next_head(play.state) else carried_on(play, 3, 1)
        )
    return play


def test_a_game_that_was_cut_goes_into_a_link_and_comes_back() -> None:
    play = finished("l'été")
    back = link.loads(link.dumps(play)).play
    assert back == ecn.loads(ecn.dumps(play))[0]
    assert back.record.deals[0].note.value("cut") == "l'été"


def test_a_link_to_a_game_that_is_not_over_holds_no_seed() -> None:
    play = opened(to_the_score(new("un")), "deux")
    shared = link.loads(link.dumps(play)).record
    assert not shared.tag("Seed")
    assert [deal.note.value("cut") for deal in shared.deals] == ["un", "deux"]


def test_a_challenge_is_dealt_without() -> None:
    with pytest.raises(RuleError, match="E-challenge-seed"):
        challenge.dumps(finished("un"), "S")
    sent = challenge.begin(challenge.loads(challenge.dumps(finished(None), "S")), {})
    assert code_of(to_the_score(sent), "un") == "E-cut-challenge"
    assert ask("verify", record=ecn.dumps(to_the_score(sent)))["proof"]["cuts"] is False
    assert opened(to_the_score(sent)).record.deals[1].note.value("cut") == ""


def test_the_page_asks_for_a_deal_that_is_cut() -> None:
    answer = ask(
        "new",
        game="ecarte",
        preset="akagiri",
        options={},
        seed=SEED,
        dealer="S",
        tags={},
        players={"N": "chance"},
        seat="S",
    )
    while answer["view"]["phase"] != "scored":
        mover = answer["view"]["turn"]
        answer = ask("bot", record=answer["record"], seat="S", player="chance", **{"as": mover})
    event = answer["view"]["next"]
    assert codes(ask("play", record=answer["record"], seat="S", event=event, cut=5)) == ["E-request"]
    assert codes(ask("play", record=answer["record"], seat="S", event=event, cut="(")) == ["E-cut-words"]
    cut_so = ask("play", record=answer["record"], seat="S", event=event, cut="deux mots")
    assert "2. N @cut=deux_mots\n" in cut_so["record"]
    plain = ask("play", record=answer["record"], seat="S", event=event, cut="")
    assert "2. N\n" in plain["record"]
    assert plain["view"]["hand"] != cut_so["view"]["hand"]
    legal = cut_so["view"]["legal"] or [f"S.{cut_so['view']['hand'][0]}"]
    assert codes(ask("play", record=cut_so["record"], seat="S", event=legal[0], cut="x")) == ["E-request"]


def codes(answer: dict[str, Any]) -> list[str]:
    return [problem["code"] for problem in answer.get("problems", [])]


def test_heads_are_what_they_were() -> None:
    """Words beside a deal's number do not belong to its opening."""
    assert new("un").record.deals[0].head == Head(1, 1, new().record.deals[0].head.dealer)
