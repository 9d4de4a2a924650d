"""The replay of a game: every event with its note, the view at every moment, and nothing that a seat may not know."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given

from ecarte import record
from ecarte.core.cards import PACK
from ecarte.core.game import RuleError, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.notation import ecn
from ecarte.record import NO_NOTE, Entry, Note, Play, Variation, replay, seatview
from ecarte.record.lines import line_of, read_moment
from ecarte.record.outcome import is_settled
from tests.kit.games import Game, any_games, known_to

Json = dict[str, Any]
# JSON whose parts are read without checking their types first.
replayed: Any = replay.replay
settled_replay: Any = replay.settled
views_at: Any = replay.views
settled_views: Any = replay.settled_views

GOLDEN = Path(__file__).parents[1] / "golden"

# South declines to discard; notes show North's hand, the stock and other courses.
ANNOTATED = """[ECN "1"]
[Game "ecarte"]
[South "Anna"]
[North "Bruno"]
[Rules "akagiri"]
[Result "*"]

1. N {a hard deal}
S<AsJhQdQc7c N<QsTsAh8h7h ^7d {nobody says this}
S:propose $6 @eq=-0.10 {two queens and a trump: play} (S:stand {mine} S.Qd (S.Jh N.8h /S) N.7h /S S.Jh)
N:refuse {not with three trumps missing} (N:accept S-AsJh N-QsTs S+KsAd N+JdTd)
(N:accept S-AsJh N-QsTs {mine as well}) (?N<KsKhKcQh8s N:accept $1)
S.7c N.Ts /S
*
"""


def annotated() -> Play:
    (play,) = ecn.loads(ANNOTATED)
    return play


def every(replayed_game: Any) -> list[Json]:
    """Yield every event of a replay, including those of variations."""
    found: list[Json] = []
    for event in replayed_game:
        found.append(event)
        for variation in (event["note"] or {"variations": []})["variations"]:
            found += every(variation["events"])
    return found


def moments(replayed_game: Json) -> list[str]:
    return [event["at"] for deal in replayed_game["deals"] for event in every(deal["events"])]


def test_everything_in_a_record_is_shown() -> None:
    replayed_game = replayed(annotated(), None)
    (deal,) = replayed_game["deals"]
    assert (replayed_game["seat"], replayed_game["seats"], replayed_game["names"]) == (
        None,
        ["S", "N"],
        {"S": "Anna", "N": "Bruno"},
    )
    assert (deal["number"], deal["dealer"], deal["at"], deal["points"]) == (1, "N", "1#0", None)
    assert deal["note"] == {"nags": [], "comment": "a hard deal", "values": {}, "variations": []}
    assert deal["events"][0]["note"] is None
    propose = deal["events"][3]
    assert (propose["at"], propose["entry"]["event"], propose["entry"]["n"]) == ("1#4", "S:propose", 4)
    assert propose["note"]["nags"] == [6]
    assert propose["note"]["values"] == {"eq": "-0.10"}
    (standing,) = propose["note"]["variations"]
    assert (standing["at"], standing["supposed"]) == ("1#4/0", [])
    assert [event["at"] for event in standing["events"]] == ["1#4/0#1", "1#4/0#2", "1#4/0#3", "1#4/0#4"]
    assert [event["entry"]["n"] for event in standing["events"]] == [4, 5, 6, 7]
    assert standing["events"][2]["follows"] == [{"deal": 1, "do": "trick", "seat": "S"}]
    (inner,) = standing["events"][1]["note"]["variations"]
    assert [event["at"] for event in inner["events"]] == ["1#4/0#2/0#1", "1#4/0#2/0#2"]
    accepted, _, supposed = deal["events"][4]["note"]["variations"]
    assert accepted["events"][1]["entry"]["cards"] == ["As", "Jh"]
    assert supposed["supposed"] == [{"seat": "N", "cards": ["Ks", "Kh", "Kc", "Qh", "8s"]}]
    assert deal["facts"]["refused_first"] is True


def test_a_seat_is_shown_what_it_can_know() -> None:
    replayed_game = replayed(annotated(), "S")
    (deal,) = replayed_game["deals"]
    assert (replayed_game["seat"], deal["note"]) == ("S", None)
    assert [event["note"] for event in deal["events"][:3]] == [None, None, None]
    assert deal["events"][1]["entry"]["cards"] == ["??"] * 5
    propose = deal["events"][3]["note"]
    assert (propose["comment"], propose["values"]) == ("two queens and a trump: play", {})
    assert propose["variations"] == []  # they show cards that South has not seen in the deal
    refuse = deal["events"][4]["note"]
    assert refuse["comment"] == ""
    (accepted,) = refuse["variations"]  # in the others South draws unknown cards, or a hand is supposed
    assert accepted["at"] == "1#5/1"
    assert [event["entry"]["event"] for event in accepted["events"]] == ["N:accept", "S-AsJh", "N-????"]
    assert deal["facts"]["hand_N"] is None


def test_own_discards_are_not_shown_again_in_a_deal_in_play() -> None:
    """E12, law 28. When the deal is over, or broken off, they are shown."""
    words = "S:propose N:accept S-Qc7c N-8h S+Tc9c N+Ks S:stand"
    fresh = record.new("ecarte", "akagiri", {}, {}, "00" * 32, "N").record
    tags = tuple(tag for tag in fresh.tags if tag[0] not in ("Seed", "Commit"))
    dealt = ["S<AsJhQdQc7c", "N<QsTsAh8h7h", "^7d"]
    cards = ["S.Jh", "N.Ah", "S.As", "N.Ks", "N.Qs", "S.Qd", "S.9c", "N.Ts", "S.Tc", "N.7h"]
    entries = tuple(Entry(parse_event(word)) for word in [*dealt, *words.split(), *cards])
    for number, replayed_game in ((8, False), (12, False), (len(entries), True)):
        deals = (replace(fresh.deals[0], entries=entries[:number]),)
        play = record.fold(replace(fresh, tags=tags, deals=deals))
        events = [each["entry"]["event"] for each in replayed(play, "S")["deals"][0]["events"]]
        assert ("S-Qc7c" in events, "S-????" in events) == (replayed_game, not replayed_game)
        assert "N-??" in events
    broken_off = Play(
        replace(fresh, tags=(*tags, ("Result", "void")), deals=(replace(fresh.deals[0], entries=entries[:12]),))
    )
    assert "S-Qc7c" in [each["entry"]["event"] for each in replayed(broken_off, "S")["deals"][0]["events"]]


def test_a_moment_is_a_view_in_which_nothing_can_be_done() -> None:
    replayed_game = views_at(annotated(), None, ["1#0", "1#3", "1#4", "1#4/0#1", "1#5/0#5", "1#5/2#0", "1#7"])
    assert replayed_game["1#0"]["phase"] == "dealing"
    assert replayed_game["1#3"]["hand"] == ["As", "Jh", "Qd", "Qc", "7c"]
    assert replayed_game["1#3"]["open"] == {"N": ["Qs", "Ts", "Ah", "8h", "7h"]}
    assert (replayed_game["1#4"]["phase"], replayed_game["1#4"]["turn"]) == ("answer", "N")
    assert (replayed_game["1#4/0#1"]["phase"], replayed_game["1#4/0#1"]["declined"]) == ("play", "S")
    assert replayed_game["1#5/0#5"]["open"] == {"N": ["Ah", "8h", "7h", "Jd", "Td"]}
    assert replayed_game["1#5/2#0"]["open"] == {"N": ["Ks", "8s", "Kh", "Qh", "Kc"]}
    assert replayed_game["1#7"]["won"] == {"S": 1, "N": 0}
    for view in replayed_game.values():
        assert (view["legal"], view["refused"], view["next"], view["pause"]) == ([], {}, None, False)
    assert "open" not in views_at(annotated(), "N", ["1#3"])["1#3"]


@pytest.mark.parametrize(
    "at", ["2#0", "1/2#0", "1#8", "1#4/1#0", "1#4/0#5", "1#0/0#0", "1#4/0#2/1#0", "1", "#1", "", "1#4/0", "x" * 500]
)
def test_a_moment_that_is_none(at: str) -> None:
    with pytest.raises(RuleError) as refused:
        views_at(annotated(), None, [at])
    assert [problem.code for problem in refused.value.problems] == ["E-moment"]


def test_what_is_supposed_or_was_never_seen_is_no_moment_of_a_seat() -> None:
    assert views_at(annotated(), "S", ["1#5/1#1"])
    with pytest.raises(RuleError):
        views_at(annotated(), "S", ["1#5/0#1"])
    with pytest.raises(RuleError):
        views_at(annotated(), "S", ["1#5/2#0"])
    with pytest.raises(RuleError):
        views_at(annotated(), "S", ["1#5/1#1", "1#5/2#1"])


def test_the_view_of_a_seat_is_always_seen_from_there() -> None:
    (play,) = ecn.loads(
        '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n[View "N"]\n[Result "*"]\n\n1. N\n'
        "S<?????????? N<QsTsAh8h7h ^7d\nS:propose N:refuse {mine} (N:accept S-???? N-QsTs {all that I know} "
        "(?S<KsKhKc N-Ts))\n*\n"
    )
    for seat in (None, "S", "N"):
        replayed_game = replayed(play, seat)
        assert replayed_game["seat"] == "N"
        note = replayed_game["deals"][0]["events"][4]["note"]
        assert note["variations"][0]["events"][2]["note"]["comment"] == "all that I know"
        assert set(moments(replayed_game)) == set(views_at(play, seat, moments(replayed_game)))
        view = views_at(play, seat, ["1#4"])["1#4"]
        assert (view["seat"], "open" in view) == ("N", False)


def test_resigning_ends_the_last_moment() -> None:
    (play,) = ecn.loads(ANNOTATED.replace('[Result "*"]', '[Result "0-0"]\n[Resigned "N"]').replace("*\n", "0-0\n"))
    replayed_game = replayed(play, None)
    last = replayed_game["deals"][0]["events"][-1]
    assert last["follows"][-1] == {"deal": 1, "do": "over", "seat": "S", "why": "resigned"}
    seen = views_at(play, None, ["1#6", "1#7", "1#4/0#4"])
    assert [seen[at]["phase"] for at in seen] == ["play", "over", "play"]
    assert (seen["1#7"]["turn"], seen["1#7"]["winner"]) == (None, "S")


@given(any_games(most=40))
def test_a_replay_shows_what_the_game_showed(game: Game) -> None:
    """Every seat gets the views and log entries of the game as it was played.

    Its own discards are not shown again during a deal (E12, law 28): the log has them, so that they leave the hand, and
    the replay has their number.
    """
    play = game.play
    unseen = play.record.game.score.tally(play.state) is None
    for seat in play.record.seats:
        replayed_game = replayed(play, seat)
        seen = views_at(play, seat, moments(replayed_game))
        entries = [
            each
            for deal in replayed_game["deals"]
            for event in deal["events"]
            for each in (event["entry"], *event["follows"])
        ]
        log: list[Any] = [entry for entry, _ in record.log(play, seat)]
        opened = max(at for at, entry in enumerate(log) if entry["do"] == "open")
        if unseen:
            log[opened:] = [laid_away(entry) if entry["do"] == "discard" else entry for entry in log[opened:]]
        assert entries == [entry for entry in log if entry["do"] not in ("cut", "open")]
        states = [step.after for step in play.steps if step.number]
        assert len(states) == len(seen)
        for state, view in zip(states, seen.values(), strict=True):
            shown = play.record.game.view.of(state, seat).to_json()
            assert view == {**shown, "legal": [], "refused": {}, "next": None, "pause": False}


def laid_away(entry: Json) -> Json:
    """Return a hidden discard: the number of its cards alone."""
    number = len(entry["cards"])
    return entry | {"event": f"{entry['seat']}-{'??' * number or 0}", "cards": ["??"] * number}


@given(any_games(most=40))
def test_open_hands_are_all_hands(game: Game) -> None:
    play = game.play
    replayed_game = replayed(play, None)
    seen = views_at(play, None, moments(replayed_game))
    for step, view in zip([step for step in play.steps if step.number], seen.values(), strict=True):
        hands = {"S": tuple(view["hand"]), **{seat: tuple(hand) for seat, hand in view["open"].items()}}
        assert hands == play.record.game.deal.hands(step.after)
    assert [deal["score"] for deal in replayed_game["deals"]][-1:] == [play.record.game.score.of(play.state)][
        : len(replayed_game["deals"])
    ]


@given(any_games(most=40))
@example(Game(("london", (("packets", "5"),)), 0, 40))  # the claimant's note beside a claim is its own
def test_no_hidden_card_is_shown_to_a_seat(game: Game) -> None:
    """Even when every hidden card is named in notes and variations beside every event."""
    play = whispering(game.play)
    for seat in play.record.seats:
        replayed_game, settled = replayed(play, seat), settled_replay(play, seat)
        for place, (deal, shown) in enumerate(zip(play.record.deals, replayed_game["deals"], strict=True)):
            words = json.dumps([shown, [] if is_settled(play, place) else settled["deals"][place]])
            for card in set(PACK) - known_to(deal, seat):
                assert card not in words
        for name in ("Seed", "Pack"):
            assert name not in dict(replayed_game["tags"])


def whispering(play: Play) -> Play:
    """Return the game with each seat's hidden cards written beside the others' events, and supposed in variations."""
    game = play.record.game

    def beside(entry: Entry, hands: Any) -> Entry:
        writer = entry.event.actor
        other = next(seat for seat in hands if seat != writer)
        hidden = "".join(hands[writer] if writer else [card for hand in hands.values() for card in hand])
        comment = hidden if writer else hidden + "both"
        supposed = ((other, hands[other]),) if hands[other] else ()
        variations = (Variation(supposed, (Entry(entry.event),)),) if supposed else ()
        return replace(entry, note=Note((1,), (("best", hidden or "-"),), comment, variations))

    steps = iter(play.steps)
    deals = []
    for deal in play.record.deals:
        next(steps)
        entries = tuple(beside(entry, game.deal.hands(next(steps).before)) for entry in deal.entries)
        deals.append(replace(deal, entries=entries, note=Note(comment="".join(PACK))))
    return play.with_record(replace(play.record, deals=tuple(deals)))


def test_lines_lead_to_their_states() -> None:
    play = annotated()
    line = line_of(play, read_moment("1#4/0#2/0#2"))
    assert [str(entry.event) for entry in line.before] == [
        "S<AsJhQdQc7c", "N<QsTsAh8h7h", "^7d", "S:stand",
    ]  # fmt: skip
    assert [str(entry.event) for entry in line.entries] == ["S.Jh", "N.8h"]
    assert line.after(0) == line.left.after(1) if line.left else None
    state = line.state
    for word in ("S.Jh", "N.8h"):
        state = ECARTE.rules.play(state, parse_event(word))
    assert line.after(2) == state
    assert [step.number for step in line.steps] == [1, 2, 3, 4, 5, 6]


@given(any_games(most=40))
@example(Game(("london", (("declare_suit", "off"), ("doubling", True))), 0, 40, "ecarte"))  # a marked king wins it
def test_a_masked_record_shows_what_its_seat_saw(game: Game) -> None:
    """The replay of a view equals the replay of the game from that seat, at every moment."""
    play = game.play
    for seat in play.record.seats:
        masked = record.fold(seatview.redact(play.record, seat))
        replayed_game, whole = replayed(masked, None), replayed(play, seat)
        assert replayed_game["seat"] == seat
        assert [deal["events"] for deal in replayed_game["deals"]] == [deal["events"] for deal in whole["deals"]]
        at = moments(whole)
        assert views_at(masked, None, at) == views_at(play, seat, at)


# ---- settled deals of an unfinished game


def moments_of(play: Play, deal: int) -> list[str]:
    """Return every moment of a deal, from its opening."""
    opening = play.record.deals[deal].opening
    return [str(opening.after(number)) for number in range(len(play.record.deals[deal].entries) + 1)]


def unfinished(text: str) -> Play:
    (play,) = ecn.loads(text)
    return play


@pytest.mark.parametrize("kind", ["ecarte", "belote"])
def test_deals_that_are_over_lie_open_in_a_game_that_goes_on(kind: str) -> None:
    name = {"ecarte": "annotated", "belote": "belote-classic"}[kind]
    whole = next(play for play in ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8")) if len(play.record.deals) > 1)
    first, second = whole.record.deals[:2]
    turn = next(i for i, entry in enumerate(second.entries) if entry.event.do not in ("cut", "deal", "turn")) + 1
    cut = replace(second, entries=tuple(replace(entry, note=NO_NOTE) for entry in second.entries[:turn]))
    tags = tuple(tag for tag in whole.record.tags if tag[0] not in ("Result", "Seed"))
    play = Play(replace(whole.record, tags=tags, deals=(first, cut)))
    seat = play.record.seats[1]
    game = play.record.game

    replayed_game = settled_replay(play, seat)
    assert replayed_game["deals"][0]["events"] == replayed(play, None)["deals"][0]["events"]
    assert replayed_game["deals"][1] == replayed(Play(seatview.redact(play.record, seat)), seat)["deals"][1]
    views = settled_views(play, seat, [*moments_of(play, 0), *moments_of(play, 1)])
    for at, view in views.items():
        line, moment = line_of(play, read_moment(at)), read_moment(at)
        hands = game.deal.hands(line.after(moment.number))
        assert view["seat"] == seat
        if moment.deal == 1:
            assert {seat: view["hand"], **view["open"]} == {each: list(hand) for each, hand in hands.items()}
        else:
            assert "open" not in view
            others = {card for each, hand in hands.items() if each != seat for card in hand}
            seen = {card for entry in cut.entries for card in game.view.tells(entry.event, seat)}
            assert not (others - seen) & set(re.findall("[KQJAT987][shdc]", json.dumps(view)))


# North has revoked, and South, a person, has not claimed it yet.
REVOKED = """[ECN "1"]
[Game "ecarte"]
[South "Anna"]
[North "Hortense"]
[Rules "london"]
[Computer "N:amateur"]
[Result "*"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:stand S.Jh N.Ts~revoke /S S.Qd N.Ah /S S.As N.Qs /N N.8h S.7c /N N.7h S.Qc /N
*
"""


def test_a_deal_that_a_claim_may_still_reopen_stays_closed() -> None:
    play = unfinished(REVOKED)
    assert not is_settled(play, 0)
    ats = moments_of(play, 0)
    assert all("open" not in view for view in settled_views(play, "S", ats).values())
    assert not {"8h", "7h"} & set(
        re.findall("[KQJAT987][shdc]", json.dumps(settled_replay(play, "S")["deals"][0]["events"][:6]))
    )
    claimed = play
    for event in ("&claim:S:43:#6", "&ruling:43:stand"):
        claimed = record.advance(claimed, parse_event(event))
    assert is_settled(claimed, 0)
    assert all("open" in view for view in settled_views(claimed, "S", moments_of(claimed, 0)).values())
