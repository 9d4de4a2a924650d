"""What the page asks and what it is answered: `respond`, as `ecarte.types` declares it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import __version__, policies
from ecarte.core.cards import PACK
from ecarte.core.options import families, newest
from ecarte.games import GAMES
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.notation import ecn
from ecarte.players import OPPONENTS
from ecarte.players.ecarte import double, policy
from ecarte.players.ecarte.policy import tables
from ecarte.requests import answers, matches, study, web
from shapes import fits
from tests.kit.games import Chosen, Game, any_games, known_to, options
from tests.kit.positions import at

Json = dict[str, Any]
SEED = "5e" * 32
TAGS = {"South": "Anna", "North": "Bruno", "Date": "2026.11.20"}
OTHER = {"S": "N", "N": "S"}
ANSWER = {"id", "record", "view", "log", "frames", "summary"}


def ask(do: str, **fields: Any) -> Json:
    answer = json.loads(web.respond(json.dumps({"id": 7, "do": do, **fields})))
    assert answer["id"] == 7
    assert isinstance(answer, dict)
    return answer


def codes(answer: Json) -> list[str]:
    assert set(answer) == {"id", "problems"}
    return [problem["code"] for problem in answer["problems"]]


def new(seat: str = "S", **changes: Any) -> Json:
    wanted = {"game": "ecarte", "preset": "akagiri", "options": {}, "seed": SEED, "dealer": "N", "tags": TAGS,
              "players": {"N": "amateur"}, "seat": seat}  # fmt: skip
    return ask("new", **{**wanted, **changes})


def sound(answer: Json, seat: str) -> Json:
    """That an answer is one about a game, as it is declared; the answer."""
    assert set(answer) - {"hint", "estimate"} == ANSWER, answer.get("problems")
    declared = {name: value for name, value in answer.items() if name != "id"}
    assert fits.find_misfit(declared, "answer", "Answer") is None
    for view in (answer["view"], *(frame["view"] for frame in answer["frames"])):
        assert view["seat"] == seat
        assert set(view["refused"]) <= {f"{seat}.{card}" for card in view["hand"]}
    assert answer["view"]["phase"] not in ("dealing", "drawing", "showing")
    if answer["frames"]:
        assert answer["frames"][-1]["view"] == answer["view"]
    entries = [frame["entry"] for frame in answer["frames"]]
    assert answer["log"][len(answer["log"]) - len(entries) :] == entries
    (play,) = ecn.loads(answer["record"])
    assert ecn.dumps(play) == answer["record"]
    over = answer["summary"]["over"]
    assert over is answer["view"]["over"] is (answer["view"]["phase"] == "over")
    assert answer["summary"]["winner"] == answer["view"]["winner"]
    assert answer["summary"]["score"] == answer["view"]["score"]
    return answer


# --- each kind of request ---


def test_version_and_catalog() -> None:
    assert ask("version") == {"id": 7, "version": __version__}
    catalog = ask("catalog")["catalog"]
    assert catalog["version"] == __version__
    assert [game["name"] for game in catalog["games"]] == list(GAMES)
    for game in catalog["games"]:
        rules = GAMES[game["name"]]
        assert [preset["name"] for preset in game["presets"]] == [
            newest(rules.presets, name) for name in families(rules.presets)
        ]
        assert all(preset["options"] == rules.presets[preset["name"]] for preset in game["presets"])
        assert [option["name"] for option in game["options"]] == [option.name for option in rules.options]
        for option in game["options"]:
            assert set(option) == {"name", "values", "default", "rule", "needs", "superseded", "suggests"}
            assert option["default"] == option["values"][0]
            assert all(isinstance(wanted, list) for wanted in option["needs"].values())
        assert game["players"] == list(OPPONENTS[game["name"]])


def test_new() -> None:
    answer = sound(new(), "S")
    assert [frame["entry"]["do"] for frame in answer["frames"]] == ["open", "deal", "deal", "turn"]
    assert answer["frames"][1]["entry"]["cards"] == answer["view"]["hand"]
    assert answer["frames"][2]["entry"]["cards"] == ["??"] * 5
    assert (answer["view"]["phase"], answer["view"]["turn"]) == ("choose", "S")
    assert answer["summary"] == {
        "game": "ecarte", "preset": "akagiri", "seats": ["S", "N"], "sides": ["S", "N"],
        "players": {"S": "Anna", "N": "Bruno"},
        "score": answer["view"]["score"], "target": 5, "deal": 1, "over": False, "winner": None,
        "resigned": None, "date": "2026.11.20", "help": {"hints": 0, "takebacks": 0}, "noBack": None,
        "result": "*", "event": "?",
        "viewOf": None, "branch": None, "challenge": None, "match": None,
    }  # fmt: skip
    assert '[Computer "N:amateur"]' in answer["record"]


def test_new_with_a_cut_shows_it_first() -> None:
    answer = sound(new(dealer="cut"), "S")
    first = answer["frames"][0]
    assert (first["entry"]["do"], first["entry"]["deal"]) == ("cut", 0)
    assert set(first["entry"]["cut"]) == {"S", "N"}
    assert first["entry"]["seat"] == answer["view"]["dealer"]
    assert first["view"]["hand"] == []


def test_new_with_options() -> None:
    answer = sound(new(preset="article", options={"target": 10, "must_head": False}), "S")
    assert answer["view"]["target"] == 10
    assert answer["view"]["rules"]["preset"] == "article-2"
    assert answer["view"]["rules"]["options"]["must_head"] is False
    assert answer["view"]["rules"]["options"]["king_mark"] == "optional"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "whist"}, ["E-request"]),
        ({"game": None}, ["E-request"]),
        ({"preset": "paris"}, ["E-preset"]),
        ({"preset": ["akagiri"]}, ["E-request"]),
        ({"options": {"no": 1, "target": 6}}, ["E-option", "E-option-value"]),
        ({"options": {"target": [5]}}, ["E-option-value"]),
        ({"options": []}, ["E-request"]),
        ({"seed": "xyz"}, ["E-seed-form"]),
        ({"seed": 5}, ["E-request"]),
        ({"dealer": "E"}, ["E-seat"]),
        ({"seat": "E"}, ["E-request"]),
        ({"players": {"N": "nobody"}}, ["E-request"]),
        ({"players": {"N": ["amateur"]}}, ["E-request"]),
        ({"players": {"E": "amateur"}}, ["E-request"]),
        ({"players": "amateur"}, ["E-request"]),
        ({"tags": {"Seed": "00" * 32}}, ["E-tag-twice"]),
        ({"tags": {"a b": "c"}}, ["E-tag"]),
        ({"tags": {"": "c"}}, ["E-tag"]),
        ({"tags": 1}, ["E-request"]),
    ],
)
def test_new_refused(changes: Json, expected: list[str]) -> None:
    assert codes(new(**changes)) == expected


def test_view_is_as_it_stands() -> None:
    record = new()["record"]
    for seat in "SN":
        answer = sound(ask("view", record=record, seat=seat), seat)
        assert answer["frames"] == []
        assert answer["record"] == record


def test_view_of_any_record() -> None:
    bare = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n*\n'
    answer = ask("view", record=bare, seat="S")
    assert (answer["view"]["phase"], answer["view"]["next"]) == ("dealing", "1. S")
    assert fits.find_misfit(answer["view"], "view", "View") is None
    dealt = bare.replace("*\n", "1. N\nS<AsJhQdQc7c N<QsTsAh8h7h ^7d\n*\n")
    assert sound(ask("view", record=dealt, seat="N"), "N")["view"]["hand"] == ["Qs", "Ts", "Ah", "8h", "7h"]
    short = new()["record"].split("S<")[0] + "*\n"  # cut off before the cards
    assert sound(ask("view", record=short, seat="S"), "S")["record"] == new()["record"]


def test_play_and_its_frames() -> None:
    record = new()["record"]
    answer = sound(ask("play", record=record, seat="S", event="S:propose"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["S:propose"]
    assert (answer["view"]["phase"], answer["view"]["turn"], answer["view"]["legal"]) == ("answer", "N", [])


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ("S:accept", "E-say-now"), ("N:accept", "E-turn"), ("S.??", "E-play-early"), ("S:king", "E-king-early"),
        ("2. S", "E-deal-open"), ("1. N", "E-deal-open"), ("nonsense", "E-word"), ("", "E-word"), ("^7d", "E-turn"),
        ("S<AsKsQsJsTs", "E-not-dealing"), ("S+As", "E-not-dealing"), ("S^As", "E-event"), (None, "E-request"),
    ],
)  # fmt: skip
def test_play_refused(event: Any, code: str) -> None:
    record = new()["record"]
    assert codes(ask("play", record=record, seat="S", event=event)) == [code]
    assert ask("view", record=record, seat="S")["record"] == record  # it is as it was


def test_bot_plays_its_turn_and_only_then() -> None:
    record = ask("play", record=new()["record"], seat="S", event="S:propose")["record"]
    answer = sound(ask("bot", record=record, seat="S", **{"as": "N"}, player="amateur"), "S")
    assert answer["frames"][0]["entry"]["event"] in ("N:accept", "N:refuse")
    idle = sound(ask("bot", record=new()["record"], seat="S", **{"as": "N"}, player="amateur"), "S")
    assert (idle["frames"], idle["record"]) == ([], new()["record"])
    for field in ("as", "player", "seat"):
        wrong = {"as": "N", "player": "amateur", "seat": "S", field: "nobody"}
        assert codes(ask("bot", record=record, **wrong)) == ["E-request"]


def test_the_same_place_gives_the_same_choice() -> None:
    record = ask("play", record=new()["record"], seat="S", event="S:propose")["record"]
    request = json.dumps({"do": "bot", "record": record, "seat": "S", "as": "N", "player": "chance"})
    answers = {web.respond(request) for _ in range(5)}
    assert len(answers) == 1


def test_back_counts_as_help() -> None:
    record = new()["record"]
    assert codes(ask("back", record=record, seat="S")) == ["E-nothing-to-take-back"]
    played = ask("play", record=record, seat="S", event="S:stand")["record"]
    answer = sound(ask("back", record=played, seat="S"), "S")
    assert answer["view"]["phase"] == "choose"
    assert answer["summary"]["help"] == {"hints": 0, "takebacks": 1}
    assert answer["record"].replace('[Help "takebacks=1"]\n', "") == record
    again = ask("play", record=answer["record"], seat="S", event="S:stand")
    assert ask("back", record=again["record"], seat="S")["summary"]["help"]["takebacks"] == 2
    # What the page did by itself before it is taken back together with it, and is no second help.
    assert ask("back", record=again["record"], seat="S", also=True)["summary"]["help"]["takebacks"] == 1


@pytest.mark.parametrize("rules", [{"preset": "london"}, {"options": {"revoke": "penalty"}}])
def test_take_back_is_no_way_round_the_laws(rules: Json) -> None:
    played = ask("play", record=new(**rules)["record"], seat="S", event="S:stand")
    final = played["summary"]["noBack"]
    assert (final["code"], final["rule"]) == ("E-back-punished", "E26")
    assert codes(ask("back", record=played["record"], seat="S")) == ["E-back-punished"]
    resigned = ask("resign", record=played["record"], seat="S")
    assert codes(ask("back", record=resigned["record"], seat="S")) == ["E-back-punished"]  # nor is giving up


def test_take_back_in_a_what_if_game() -> None:
    begun = new(preset="london")["record"]
    record = ask("play", record=begun, seat="S", event="S:propose")["record"]
    tried = ask("branch", record=record, at="1#3", seat="S", players={"N": "amateur"}, seed=SEED)
    tried = ask("play", record=tried["record"], seat="S", event="S:stand")
    assert tried["summary"]["noBack"] is None
    assert ask("back", record=tried["record"], seat="S")["view"]["phase"] == "choose"


def test_hint_is_a_legal_event_and_counts_as_help() -> None:
    record = new()["record"]
    answer = sound(ask("hint", record=record, seat="S", player="amateur"), "S")
    assert answer["hint"] in answer["view"]["legal"]
    assert answer["frames"] == []
    assert answer["summary"]["help"] == {"hints": 1, "takebacks": 0}
    both = ask("hint", record=answer["record"], seat="S", player="chance")
    assert both["summary"]["help"] == {"hints": 2, "takebacks": 0}
    choices = answer["estimate"]["choices"]
    assert {choice["event"] for choice in choices} <= set(answer["view"]["legal"])
    assert answer["hint"] == max(choices, key=lambda choice: choice["game"])["event"] == answer["estimate"]["best"]
    assert codes(ask("hint", record=record, seat="N", player="amateur")) == ["E-no-hint"]
    assert codes(ask("hint", record=record, seat="S", player="nobody")) == ["E-request"]


def test_warmed_up_the_first_hint_has_nothing_to_read_or_build() -> None:
    built = (tables.places, double.table, policy._read)
    for each in built:
        each.cache_clear()
    record = new()["record"]
    answer, shares = ask("warm", record=record, seat="S"), [0.0]
    while "continue" in answer:
        shares.append(answer["progress"])
        answer = ask("warm", record=record, seat="S", **{"continue": answer["continue"]})
    assert answer == {"id": 7}  # nothing is told
    assert shares == sorted(set(shares))
    ready = [each.cache_info().misses for each in built]
    assert 0 not in ready
    ask("hint", record=record, seat="S", player="amateur")
    assert [each.cache_info().misses for each in built] == ready
    assert codes(ask("warm", record=record, seat="S", **{"continue": "9"})) == ["E-request"]
    belote = new(game="belote", preset="classic", players={})
    assert codes(ask("warm", record=belote["record"], seat="S")) == ["E-review-game"]


def test_warming_up_asks_for_its_tables_and_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new()["record"]
    assert "akagiri" in policies.index()
    monkeypatch.setattr(policies, "_provided", {})
    monkeypatch.setattr("pkgutil.get_data", lambda *_: None)  # as in the browser
    asked = {"record": record, "seat": "S", "continue": "1"}
    assert ask("warm", **asked) == {"id": 7, "needs": ["akagiri"]}
    assert ask("warm", **asked, without=["akagiri"])["continue"] == "2"


def test_resign() -> None:
    answer = sound(ask("resign", record=new()["record"], seat="S"), "S")
    assert answer["frames"][-1]["entry"] == {"deal": 1, "do": "over", "seat": "N", "why": "resigned"}
    assert answer["summary"]["resigned"] == "S"
    view = answer["view"]
    assert (view["phase"], view["winner"], view["turn"], view["legal"], view["next"]) == ("over", "N", None, [], None)
    assert answer["summary"]["over"] is True
    again = sound(ask("view", record=answer["record"], seat="N"), "N")
    assert again["view"]["winner"] == "N"
    for do, event in (("resign", ""), ("play", "S:stand"), ("play", "2. S")):
        assert codes(ask(do, record=answer["record"], seat="S", event=event)) == ["E-game-over"]
    assert codes(ask("hint", record=answer["record"], seat="S", player="amateur")) == ["E-no-hint"]
    assert sound(ask("back", record=played_and_resigned(), seat="S"), "S")["summary"]["over"] is False


def played_and_resigned() -> str:
    played = ask("play", record=new()["record"], seat="S", event="S:stand")["record"]
    return str(ask("resign", record=played, seat="S")["record"])


# In Pyodide such depth ends the whole engine: its C has a small stack. Requests come from the page alone.
DEEP = ["[" * 100_000, '{"a":' * 100_000] if sys.platform != "emscripten" else []


def test_every_request_is_answered_in_one_place() -> None:
    assert study.ANSWERS.keys() == web._STUDY
    assert not web._ANSWERS.keys() & web._STUDY


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "1", '"view"', "{", "{}", '{"do":1}', '{"do":"nothing"}', '{"do":["view"]}', '{"do":"view"}',
     '{"do":"view","record":1,"seat":"S"}', '{"do":"view","record":"","seat":"S"}', *DEEP,
     "[" * 50, "9" * 10_000, "\x00", '{"do":"view","seat":"S","record":"[ECN \\"1\\"]"}'],
)  # fmt: skip
def test_nonsense_is_answered(text: str) -> None:
    answer = json.loads(web.respond(text))
    assert set(answer) == {"id", "problems"}
    assert "E-internal" not in codes(answer)


def test_two_records_are_not_one() -> None:
    record = new()["record"]
    assert codes(ask("view", record=f"{record}\n{record}", seat="S")) == ["E-request"]


def test_a_broken_record_is_refused_with_its_problems() -> None:
    record = new()["record"].replace("1. N", "1. S")
    answer = ask("view", record=record, seat="S")
    assert "E-given-order" in codes(answer)
    assert {"line", "column", "deal"} <= set(answer["problems"][0])


def test_a_bug_is_answered_with_its_place_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Json) -> Json:
        raise LookupError("the king of spades is with North")

    monkeypatch.setitem(web._ANSWERS, "version", broken)
    (problem,) = ask("version")["problems"]
    assert problem["code"] == "E-internal"
    assert problem["data"]["error"] == "LookupError"
    assert "king" not in json.dumps(problem)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
FIELDS = [
    "record", "seat", "as", "event", "player", "game", "preset", "options", "seed", "dealer", "tags", "players",
    "text", "line", "number", "last", "at", "comment", "nags", "branch", "link", "records", "begin", "name", "wishes",
]  # fmt: skip


@given(
    st.sampled_from(sorted(web._ANSWERS.keys() | study.ANSWERS.keys() | matches.ANSWERS.keys())),
    st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=3),
    st.integers(0, 40),
)
def test_junk_is_refused_and_never_stumbled_over(do: str, junk: Json, number: int) -> None:
    """A sound request with some fields replaced by anything: every answer is one, and no bug shows."""
    record = ecn.dumps(Game(("article", ()), number, 20).play)
    request = {"do": do, "id": 1, "record": record, "seat": "S", "as": "N", "event": "S:stand", "player": "chance",
               "game": "ecarte", "preset": "akagiri", "seed": SEED, "dealer": "cut",
               "text": record, "line": 1, "number": 0, "last": True,
               "at": ["1#3"] if do == "views" else "1#3", "branch": record, "link": "g1AAAA", **junk}  # fmt: skip
    answer = json.loads(web.respond(json.dumps(request)))
    assert answer["id"] == 1
    for problem in answer.get("problems", []):
        assert problem["code"] != "E-internal", problem
    if "view" in answer:
        sound(answer, request["seat"])


@given(st.text(max_size=300))
def test_any_text_is_answered(text: str) -> None:
    for request in (text, json.dumps({"do": "view", "seat": "S", "record": text})):
        answer = json.loads(web.respond(request))
        assert "problems" in answer
        assert "E-internal" not in [problem["code"] for problem in answer["problems"]]


# --- whole games, as the page would play them ---


def session(chosen: Chosen, number: int, requests: int = 60, name: str = "ecarte") -> Iterator[tuple[str, Json]]:
    """A person in the south and the computer in all other seats; the person plays, asks and takes back at random."""
    rng = Random(number)
    preset, changes = chosen
    seats = GAMES[name].resolve(preset, dict(changes)).seats
    fields: Json = {
        "seed": rng.randbytes(32).hex(),
        "dealer": rng.choice([*seats, "cut"]),
        "players": {seat: "chance" for seat in seats if seat != "S"},
    }
    answer = new(game=name, preset=preset, options=dict(changes), **fields)
    yield "new", answer
    for _ in range(requests):
        view, record = answer["view"], answer["record"]
        if view["phase"] == "over":
            return
        if rng.random() < 0.08:
            do = rng.choice(["back", "hint"])
            helped = ask(do, record=record, seat="S", player="amateur")
            if "problems" not in helped:
                answer = helped
                yield do, answer
            continue
        mine = [*view["legal"], *([view["next"]] if view["next"] else [])]
        if mine and (view["turn"] in ("S", None) or rng.random() < 0.5):
            answer = ask("play", record=record, seat="S", event=rng.choice(mine))
            yield "play", answer
        else:
            answer = ask("bot", record=record, seat="S", **{"as": view["turn"]}, player="chance")
            assert answer["frames"], "the computer has a turn and does nothing"
            yield "bot", answer


some_options = st.sampled_from(list(GAMES)).flatmap(lambda name: st.tuples(st.just(name), options(name, fresh=True)))


@pytest.mark.thorough
@given(some_options, st.integers(0, 2**32 - 1))
def test_whole_games_answer_soundly(chosen: tuple[str, Chosen], number: int) -> None:
    logged: list[Json] = []
    for do, answer in session(chosen[1], number, name=chosen[0]):
        sound(answer, "S")
        if do in ("play", "bot"):  # what was logged stays
            entries = [frame["entry"] for frame in answer["frames"]]
            assert answer["log"] == logged + entries
        logged = answer["log"]


@given(some_options, st.integers(0, 2**32 - 1))
def test_an_answer_does_not_depend_on_what_was_asked_before(chosen: tuple[str, Chosen], number: int) -> None:
    """Folds that are kept change nothing: with none kept the same request has the same answer."""
    for _, answer in session(chosen[1], number, 25, chosen[0]):
        request = json.dumps({"do": "view", "record": answer["record"], "seat": "S"})
        kept = web.respond(request)
        answers.folds.clear()
        fresh = web.respond(request)
        assert kept == fresh
        assert json.loads(fresh)["summary"] == answer["summary"]
        assert json.loads(fresh)["view"] == answer["view"]


def test_the_record_of_an_answer_need_not_be_read_again() -> None:
    answer = new()
    assert ecn.dumps(answers.folds[answer["record"]]) == answer["record"]


def test_no_more_folds_are_kept_than_said() -> None:
    for number in range(40):
        new(seed=f"{number:02x}" * 32)
    assert len(answers.folds) <= answers.KEPT


@given(some_options, st.integers(0, 2**32 - 1))
def test_nothing_hidden_leaves_by_any_way(chosen: tuple[str, Chosen], number: int) -> None:
    for _, answer in session(chosen[1], number, name=chosen[0]):
        (play,) = ecn.loads(answer["record"])
        shown = json.dumps({key: value for key, value in answer.items() if key != "record"})
        assert play.record.tag("Seed") not in shown
        assert play.record.tag("Commit")[7:] not in shown
        for deal in play.record.deals:  # within a deal: what others have is in no entry of its log
            secret = set(PACK) - known_to(deal, "S")
            told = json.dumps([entry for entry in answer["log"] if entry["deal"] == deal.head.number])
            assert not any(f'"{card}"' in told or f"-{card}" in told for card in secret)
        # What a card led counts as (E20) is not in the place it names.
        secret = set(PACK) - known_to(play.record.deals[-1], "S") - {answer["view"].get("counts")}
        now = json.dumps([answer["view"], answer["summary"], answer.get("hint")])
        assert not any(card in now for card in secret)


@given(any_games(most=40))
def test_a_refusal_hides_as_much(game: Game) -> None:
    """Every answer to a card that is not one's own is the same wherever that card is."""
    play = game.play
    record, deal = ecn.dumps(play), play.record.deals[-1]
    secret = sorted(set(PACK) - known_to(deal, "S"))
    for start in ("S.", "S-"):
        said = {json.dumps(ask("play", record=record, seat="S", event=start + card)).replace(card, "").replace(
            f'"rank": "{card[0]}", "suit": "{card[1]}"', "") for card in secret}  # fmt: skip
        assert len(said) == bool(secret)


# --- the king that may be marked, and the pause for it ---

KING_SOUTH_ELDER = "S<KdJhQdQc7c N<QsTsAh8h7h ^7d"
KING_NORTH_ELDER = "N<KdJhQdQc7c S<QsTsAh8h7h ^7d"
KING_SOUTH_DEALER = "N<AsJhQdQc7c S<KdTsAh8h7h ^7d"
KING_NORTH_DEALER = "S<AsJhQdQc7c N<KdTsAh8h7h ^7d"


def given_record(moves: str, king_until: str, king_mark: str = "optional", computer: str = "N:amateur") -> str:
    dealer = OTHER[moves[0]]
    tags = f'[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n[Computer "{computer}"]\n[Option "king_mark={king_mark}"]\n'
    tags += f'[Option "king_until={king_until}"]\n' if king_until != "laws" else ""
    return f"{tags}\n1. {dealer}\n{moves}\n*\n"


@pytest.mark.parametrize("until", ["laws", "first-lead"])
@pytest.mark.parametrize("moves", [KING_NORTH_DEALER])
def test_the_computer_marks_its_king_out_of_turn(until: str, moves: str) -> None:
    """The dealer's king, as soon as the exchange is over, before the elder leads."""
    answer = sound(ask("play", record=given_record(moves, until), seat="S", event="S:stand"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["S:stand", "N:king"]
    assert (answer["view"]["turn"], answer["view"]["score"]) == ("S", {"S": 0, "N": 1})
    refused = given_record(f"{moves} S:propose", until)
    again = sound(ask("bot", record=refused, seat="S", **{"as": "N"}, player="amateur"), "S")
    said = [frame["entry"]["event"] for frame in again["frames"]]
    assert said in (["N:refuse", "N:king"], ["N:accept"])


@pytest.mark.parametrize("until", ["laws", "first-lead"])
def test_the_computer_marks_its_king_in_turn(until: str) -> None:
    record = given_record(f"{KING_NORTH_ELDER} N:stand", until)
    answer = sound(ask("bot", record=record, seat="S", **{"as": "N"}, player="amateur"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["N:king"]


def test_the_computer_marks_a_king_it_has_led() -> None:
    """The elder's right after leading the king itself (law 24); the turn is the other's then."""
    for until, said in (("laws", ["N.Kd", "N:king"]), ("first-lead", ["N.Kd"])):
        record = given_record(f"{KING_NORTH_ELDER} N:stand", until)
        led = sound(ask("play", record=record, seat="N", event="N.Kd"), "N")
        assert [frame["entry"]["event"] for frame in led["frames"]] == said
        assert led["view"]["turn"] == "S"


@pytest.mark.parametrize(
    ("moves", "seat", "laws", "first_lead"),
    [
        # whether the right to mark would lapse with the opponent's next event
        (f"{KING_SOUTH_ELDER} S:stand", "S", False, False),  # own turn: nothing to wait for
        (f"{KING_SOUTH_ELDER} S:stand S.Kd", "S", True, False),  # led the king: until it is played to
        (f"{KING_SOUTH_ELDER} S:stand S.Jh", "S", False, False),  # gone already
        (f"{KING_SOUTH_ELDER} S:stand S:king", "S", False, False),  # used already
        (f"{KING_SOUTH_DEALER} N:stand", "S", False, True),  # the lead ends it, or does not
        (f"{KING_SOUTH_DEALER} N:stand N.Qc", "S", False, False),  # own turn
        (f"{KING_SOUTH_DEALER} N:stand S:king", "S", False, False),
        (f"{KING_SOUTH_DEALER} N:stand N.Qc S.Kd", "S", False, False),  # won the trick: own turn
        (KING_SOUTH_DEALER, "S", False, False),  # not before the exchange is over
        (f"{KING_SOUTH_ELDER} S:stand", "N", False, False),  # no king
        (f"{KING_SOUTH_DEALER} N:stand", "N", False, False),  # the other's right is not shown
    ],
)
def test_pause(moves: str, seat: str, laws: bool, first_lead: bool) -> None:
    for until, expected in (("laws", laws), ("first-lead", first_lead)):
        view = ask("view", record=given_record(moves, until), seat=seat)["view"]
        assert view["pause"] is expected, until


def test_pause_is_exactly_a_right_that_lapses() -> None:
    """Against the meaning itself: try every next event of the opponent and see whether the right is left."""
    for start in (KING_SOUTH_ELDER, KING_SOUTH_DEALER, KING_NORTH_DEALER, "S<AdJhTh9h7c N<KdTsAh8h7h ^7d"):
        for until, order in ((u, o) for u in ("laws", "first-lead") for o in ("king-high", "ace-high")):
            state = at(f"{start} {start[0]}:stand", dealer=OTHER[start[0]], king_mark="optional", king_until=until,
                       rank_order=order)  # fmt: skip
            rng = Random(1)
            while state.phase == "play" and len(state.tricks) < 2:
                for seat in "SN":
                    view = ECARTE.view.of(state, seat)
                    may = any(event.verb == "king" for event in view.legal)
                    other = ECARTE.rules.legal(state, OTHER[seat]) if state.mover == OTHER[seat] else ()
                    lapses = [
                        not any(
                            each.verb == "king" for each in ECARTE.rules.legal(ECARTE.rules.play(state, event), seat)
                        )
                        for event in other
                        if event.do == "play"
                    ]
                    assert view.pause is (may and bool(lapses) and any(lapses))
                    assert len(set(lapses)) < 2 or not may
                assert state.mover is not None
                plays = [event for event in ECARTE.rules.legal(state, state.mover) if event.do == "play"]
                state = ECARTE.rules.play(state, rng.choice(plays))


def test_automatic_marks_are_frames_of_their_own() -> None:
    record = given_record(KING_SOUTH_ELDER, "laws", king_mark="automatic")
    record = record.replace('[Option "king_mark=automatic"]\n', "")
    answer = sound(ask("play", record=record, seat="S", event="S:stand"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["S:stand", "S:king"]
    back = sound(ask("back", record=answer["record"], seat="S"), "S")
    assert back["view"]["phase"] == "choose"
    assert back["view"]["legal"] == ["S:propose", "S:stand"]


def test_a_prepared_deal_is_dated_when_it_is_played() -> None:
    answer = new(dealer="N")
    tags = {"Date": "2030.01.02", "South": "Anna"}
    after = sound(ask("play", record=answer["record"], seat="S", event="S:propose", tags=tags), "S")
    assert after["summary"]["date"] == "2030.01.02"
    assert after["summary"]["players"]["S"] == "Anna"
    refused = ask("play", record=answer["record"], seat="S", event="S:propose", tags={"Seed": "00" * 32})
    assert [problem["code"] for problem in refused["problems"]] == ["E-tag-twice"]
