"""The computer's reasons: given after the deal, from what decided the choice, with words in every language."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecarte import players, policies, record
from ecarte.core.game import Event, RuleError, parse_event
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.record import Deal, Entry, Play
from ecarte.record.lines import before
from ecarte.record.outcome import is_settled
from ecarte.requests import computer, web
from ecarte.requests.subjects import why

SLOW = pytest.mark.thorough


def played(south: str, north: str, deals: int, rules: str = "akagiri", game: str = "ecarte") -> Play:
    """Return a game of the computer against itself as the page keeps it, after some deals or at its end."""
    computers = {"S": south, "N": north, "E": south, "W": north}
    seats = GAMES[game].resolve(rules, {}).seats
    tags = {"Computer": " ".join(f"{seat}:{computers[seat]}" for seat in seats)}
    play = record.new(game, rules, {}, tags, "11" * 32, seats[0])
    while not record.over(play):
        seat = play.record.game.rules.turn(play.state)
        if seat is None:
            if len(play.record.deals) == deals:
                break
            head = play.record.game.deal.next_head(play.state)
            assert head is not None
            play = computer.use_rights(record.advance(play, head))
            continue
        event = computer.choice(play, seat, play.record.computer[seat])
        assert event is not None
        play = computer.use_rights(record.advance(play, event))
    return play


def asked(play: Play, at: str = "") -> dict[str, Any]:
    """Ask about one moment, or about the last deal."""
    request = {"id": 1, "do": "why", "record": ecn.dumps(play), **({"at": at} if at else {})}
    answer: dict[str, Any] = json.loads(web.respond(json.dumps(request)))
    return answer


def decisions(play: Play) -> list[str]:
    """Return the moments of the decisions that somebody at the table made."""
    return [f"{step.deal}#{step.number}" for step in play.steps if isinstance(step.what, Event) and chosen(step.what)]


def chosen(event: Event) -> bool:
    return event.do in ("say", "discard", "play") and event.verb != "king"


@pytest.mark.parametrize("rules", ["akagiri", "casino", "london"])
@pytest.mark.parametrize(("south", "north"), [("beginner", "master"), ("club", "amateur")])
def test_every_decision_is_explained_in_words(south: str, north: str, rules: str) -> None:
    play = played(south, north, 2, rules)
    text = pytest.importorskip(
        "ecarte.text", reason="the words of the command line are native only", exc_type=ImportError
    )
    words = [text.Words(language).about("analysis") for language in text.languages()]
    over = [at for at in decisions(play) if at.startswith("1#")]
    assert len(over) > 5
    for at in over:
        reasons = asked(play, at)["why"]
        assert reasons["player"] in (south, north)
        assert reasons["reasons"], at
        for reason in reasons["reasons"]:
            assert reason["code"] != "otherwise", at  # it decides again as it decided before
            for each in words:
                sentence = each(f"reason-{reason['code']}", name="Hortense", **reason["data"])
                assert not re.search(r"[{}]|reason-", sentence), sentence


def test_a_deal_that_is_not_over_is_not_explained() -> None:
    play = played("amateur", "club", 1)
    steps = [step for step in play.steps if isinstance(step.what, Event)]
    for number in range(1, len(steps)):
        deals = (replace(play.record.deals[0], entries=play.record.deals[0].entries[:number]),)
        going = record.fold(replace(play.record, deals=deals))
        problems = asked(going, f"1#{number}")["problems"]
        assert problems[0]["code"] in ("E-why-going", "E-why-person")  # nobody deals
    assert "why" in asked(play, decisions(play)[0])


def test_where_a_claim_may_have_the_deal_played_again_only_the_next_one_ends_it() -> None:
    """E26: the loser may still claim a revoke; the reasons would reveal cards that are played again."""
    revoked = (
        "S<AsJhQdQc7c N<QsTsKhKd8d ^7d S:propose N:refuse S.As N.8d~revoke N.Kd S.Qd N.Kh S.Jh N.Qs S.7c N.Ts S.Qc"
    )
    fresh = record.new("ecarte", "london", {}, {"Computer": "N:amateur"}, "00" * 32, "N").record
    kept = tuple(tag for tag in fresh.tags if tag[0] not in ("Seed", "Commit"))
    entries = tuple(Entry(event) for event in map(parse_event, revoked.split()))
    play = record.fold(replace(fresh, tags=kept, deals=(Deal(fresh.deals[0].head, entries),)))
    assert play.record.game.score.tally(play.state) is not None
    assert not is_settled(play, 0)
    # The computer does not claim later what it has overlooked, so the deal is settled, and the silence reveals nothing.
    overlooked = play.with_record(play.record.with_tag("Computer", "S:amateur"))
    assert overlooked.record.game.rules.legal(overlooked.state, "S")
    assert is_settled(overlooked, 0)


def test_what_was_done_before_each_seat_had_its_own_chance_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    own = computer.chance_of
    with monkeypatch.context() as earlier:
        earlier.setattr(computer, "chance_of", lambda play, seat: own(play, ""))
        play = played("beginner", "beginner", 3, "london")
    done = [step for step in play.steps if isinstance(step.what, Event) and chosen(step.what)]
    reasons = [asked(play, f"{step.deal}#{step.number}") for step in done if step.deal == 1]
    found = [each["why"]["reasons"] for each in reasons if "why" in each]
    assert found
    assert not any(reason["code"] == "otherwise" for each in found for reason in each)


def test_a_person_is_not_asked_nor_a_record_that_knows_one_seat() -> None:
    play = played("amateur", "club", 1)
    alone = play.with_record(play.record.with_tag("Computer", "N:club"))
    persons = next(at for at in decisions(play) if str(play.steps[int(at[2:])].what).startswith("S"))
    assert asked(alone, persons)["problems"][0]["code"] == "E-why-person"
    assert asked(alone, "1#0")["problems"][0]["code"] == "E-moment"
    with pytest.raises(RuleError):
        why.why(alone, "9#1")
    redacted = json.loads(web.respond(json.dumps({"id": 1, "do": "redact", "record": ecn.dumps(play), "seat": "S"})))
    view = redacted["record"]
    answer = json.loads(web.respond(json.dumps({"id": 1, "do": "why", "record": view, "at": persons})))
    assert answer["problems"][0] == {"code": "E-why-view", "rule": None, "data": {"seat": "S"}}


def test_another_choice_than_it_would_make_again_is_said_to_be_one() -> None:
    play = played("amateur", "amateur", 2)
    at = next(each for each in decisions(play) if play.steps[int(each[2:])].what in STANDS)
    other = play.with_record(play.record.with_tag("Computer", "N:beginner S:beginner"))
    reasons = [asked(other, each)["why"]["reasons"][0]["code"] for each in decisions(play) if each.startswith("1#")]
    assert "otherwise" in reasons
    assert asked(play, at)["why"]["reasons"][0]["code"] != "otherwise"


def test_choices_made_without_tables_are_explained_as_such() -> None:
    """Played in a browser that could not fetch the tables, and asked where they are available."""
    with policies.none():
        play = played("master", "master", 6)
        bare = {at: asked(play, at)["why"]["reasons"] for at in decisions(play)}
    answer = {at: asked(play, at)["why"]["reasons"] for at in decisions(play)}
    others = [at for at in answer if answer[at] != bare[at] and answer[at][0]["code"] == "untabled"]
    assert others
    for at in others:
        assert answer[at][1:] == bare[at]
        chosen = next(step.what for step in play.steps if f"{step.deal}#{step.number}" == at)
        assert answer[at][0]["data"]["event"] != str(chosen)
    assert "otherwise" not in [reasons[0]["code"] for reasons in answer.values()]


STANDS = [Event("say", seat, verb=verb) for seat in "SN" for verb in ("stand", "propose", "accept", "refuse")]


def test_a_player_without_reasons_gives_none() -> None:
    play = played("chance", "chance", 1, "classic", "belote")
    at = decisions(play)[0]
    assert asked(play, at)["why"]["reasons"] == []


@pytest.mark.parametrize(
    ("level", "rules"),
    [("novice", "classic"), ("amateur", "three"), ("amateur", "modern"), pytest.param("expert", "three", marks=SLOW)],
)
def test_every_decision_at_belote_is_explained_in_words(level: str, rules: str) -> None:
    play = played(level, level, 2, rules, "belote")
    text = pytest.importorskip(
        "ecarte.text", reason="the words of the command line are native only", exc_type=ImportError
    )
    words = [text.Words(language).about("analysis") for language in text.languages()]
    for at in decisions(play):
        event = play.record.deals[int(at[0]) - 1].entries[int(at[2:]) - 1].event
        if not why.is_computers(before(play, int(at[2:]), int(at[0]) - 1), event):  # said by the rules alone
            continue
        found = asked(play, at)["why"]
        assert found["reasons"] or event.verb == "packets", at
        weighed = [each["event"] for each in found.get("figures", [])]
        assert not weighed or str(event) in weighed, at
        for reason in found["reasons"]:
            assert reason["code"] not in ("otherwise", "advised"), at  # it decides again as it decided before
            for each in words:
                keys = [key for key in (f"reason-{reason['code']}", f"review-{reason['code']}") if each.has(key)]
                sentence = each(keys[0], **reason["data"])
                assert not re.search(r"[{}]|reason-|review-", sentence), sentence


def test_partner_and_opponents_are_asked_each_alone() -> None:
    play = played("amateur", "novice", 1, "classic", "belote")
    text = ecn.dumps(play.with_record(play.record.with_tag("Computer", "N:novice E:amateur W:novice")))
    answers = {}
    for seat in "NEW":
        request = {"id": 1, "do": "why", "record": text, "seat": seat}
        answers[seat] = json.loads(web.respond(json.dumps(request)))["whys"]
        assert answers[seat], seat
        assert {each["event"][0] for each in answers[seat]} == {seat}
    together = json.loads(web.respond(json.dumps({"id": 1, "do": "why", "record": text})))["whys"]
    assert sorted(each["event"] for each in together) == sorted(
        each["event"] for whys in answers.values() for each in whys
    )


@pytest.mark.parametrize("level", ["novice", "amateur"])
def test_reasons_at_belote_rest_on_what_the_seat_knew(level: str) -> None:
    """The hidden cards are dealt again; the reasons stay the same."""
    play = played(level, level, 1, "classic", "belote")
    game, looked = play.record.game, 0
    for number, entry in enumerate(play.record.deals[0].entries, 1):
        then = before(play, number, 0)
        if entry.event.do not in ("say", "play"):
            continue
        seat = entry.event.actor
        view = game.view.of(then.state, seat)
        hands = dict(zip(then.state.seats, then.state.hands, strict=True))
        others = [each for each in then.state.seats if each != seat and len(hands[each]) == len(hands[seat])]
        turned = dict(zip(others, (hands[each] for each in [*others[1:], *others[:1]]), strict=True))
        moved = replace(then.state, hands=tuple({**hands, **turned}[each] for each in then.state.seats))
        other = game.view.of(moved, seat)
        if moved == then.state or other != view:  # what was shown would be another's
            continue
        think = players.THOUGHTS["belote"][level]
        one, two = think(view, computer.chance_of(then, seat)), think(other, computer.chance_of(then, seat))
        assert one == two
        looked += 1
    assert looked > 5


def test_every_reason_a_mind_can_give_has_words() -> None:
    """Including those that occur in no game above."""
    source = "\n".join(
        path.read_text("utf-8") for path in sorted((Path(players.__file__).parent / "ecarte").rglob("*.py"))
    )
    codes = set(re.findall(r"""(?:Reason|reasons\.card)\(\s*"([a-z-]+)\"""", source))
    codes |= set(re.findall(r"\"((?:leads|takes|gives)-[a-z-]+)\"", source))
    belote = Path(players.__file__).parent / "belote"
    source = "\n".join((belote / f"{name}.py").read_text("utf-8") for name in ("reasons", "table", "novice", "expert"))
    codes |= set(re.findall(r"\"(belote-[a-z-]+)\"", source))
    assert len(codes) > 30
    text = pytest.importorskip(
        "ecarte.text", reason="the words of the command line are native only", exc_type=ImportError
    )
    words = text.Words("en").about("analysis")
    missing = [code for code in sorted(codes) if not words.has(f"reason-{code}") and not words.has(f"review-{code}")]
    assert missing == []


def test_all_the_computers_choices_in_a_finished_deal_are_explained_at_once() -> None:
    """Each as for its own moment; without forced choices, and nothing before the deal is over."""
    play = played("amateur", "club", 1)
    alone = play.with_record(play.record.with_tag("Computer", "N:club"))
    each = [
        {"event": str(alone.steps[int(at[2:])].what), **asked(alone, at)["why"]}
        for at in decisions(alone)
        if str(alone.steps[int(at[2:])].what).startswith("N")
    ]
    wanted = [reasons for reasons in each if reasons["reasons"] != [{"code": "forced", "data": {}}]]
    assert 3 < len(wanted) < len(each)
    assert asked(alone)["whys"] == wanted
    head = alone.record.game.deal.next_head(alone.state)
    assert head is not None
    next_deal = record.advance(alone, head)
    assert asked(next_deal)["problems"][0]["code"] == "E-why-going"
    seen = json.loads(web.respond(json.dumps({"id": 1, "do": "redact", "record": ecn.dumps(alone), "seat": "S"})))
    refused = web.respond(json.dumps({"id": 1, "do": "why", "record": seen["record"]}))
    assert json.loads(refused)["problems"][0]["code"] == "E-why-view"
