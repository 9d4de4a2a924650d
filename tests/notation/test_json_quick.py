"""The quick ways to read and write JSON give what the ordinary ones give."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ecarte.notation import codec, ecn, plain, values
from ecarte.notation import json as to
from ecarte.notation.schema import fits, misfits
from tests.kit.games import Game, any_games, games

GIVEN = (Path(__file__).parents[1] / "golden" / "given.ecn").read_text("utf-8")
TEXTS = [
    "",
    "S",
    "N",
    "E",
    "7c",
    "Kh",
    "??",
    "play",
    "say",
    "deal",
    "king",
    "propose",
    "Q d",
    "5-3",
    "1",
    "king\n",
    "x" * 1001,
]
VALUES = st.one_of(
    st.sampled_from([*TEXTS, None, True, False, 0, 1, 2, -1, 999, 1000000, 1.0, [], {}, ["7c"], ["7c", 1], {"S": 1}]),
    st.builds(lambda key, value: {key: value}, st.sampled_from(TEXTS), st.sampled_from([0, "S", None, []])),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every value within a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, within in inner for each in places(within, (*path, key)))][0 if path else 1 :]


@st.composite
def mistaken(draw: st.DrawFn, source: Any) -> Any:
    """Return JSON of a record in which something was changed, added or left out."""
    found = json.loads(json.dumps(source))
    for _ in range(draw(st.integers(1, 2))):
        *above, last = draw(st.sampled_from(places(found)))
        holder = found
        for key in above:
            holder = holder[key]
        act = draw(st.sampled_from(["set", "delete", "add"]))
        if act == "delete":
            del holder[last]
        elif act == "set":
            holder[last] = draw(VALUES)
        elif isinstance(holder, dict):
            holder[
                draw(st.sampled_from(["n", "do", "seat", "cards", "args", "nags", "checks", "comment", "Tag", "x"]))
            ] = draw(VALUES)
        else:
            holder.insert(last, draw(VALUES))
    return found


def slowly(text: str) -> list[ecn.Reading]:
    """Return what reading by words gives, without the movetexts that only the quick way knows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(to, "_plain", lambda _: None)
        patch.setattr(to, "_own", lambda _: None)
        return list(to.read(text))


def told(readings: list[ecn.Reading]) -> list[Any]:
    return [(each.play and each.play.record, each.problems, each.line, each.text) for each in readings]


@given(st.data())
def test_the_quick_check_and_the_one_that_explains_refuse_the_same(data: st.DataObject) -> None:
    noted = to.to_json(ecn.loads(GIVEN)[0])
    found = data.draw(mistaken(noted))
    assert fits(found) is (next(misfits(found), None) is None)


@given(games(plain=True), st.data())
def test_bad_json_is_read_alike_by_both_ways(game: Game, data: st.DataObject) -> None:
    found = data.draw(mistaken(to.to_json(game.play)))
    for text in (json.dumps(found), plain.text(found)):
        assert told(list(to.read(text))) == told(slowly(text))


@given(games(plain=True), st.data())
def test_damaged_json_is_read_alike_by_both_ways(game: Game, data: st.DataObject) -> None:
    text = whole = to.dumps(game.play)
    places = st.integers(0, len(whole))
    for _ in range(data.draw(st.integers(1, 3))):
        at, left_out, begin = data.draw(places), data.draw(st.sampled_from([0, 1, 20])), data.draw(places)
        other = data.draw(st.sampled_from([*'{}[]",:SN17cKh \n', whole[begin : begin + 20]]))
        text = text[:at] + other + text[at + left_out :]
    assert told(list(to.read(text))) == told(slowly(text))


@given(any_games())
def test_good_json_is_read_alike_by_both_ways(game: Game) -> None:
    text = to.dumps(game.play)
    quick = list(to.read(text))
    assert told(quick) == told(slowly(text))
    assert all(reading.moves in ("", ecn.movetext(game.play)) for reading in quick)


@given(games(plain=True))
def test_plain_play_is_written_without_a_fold_and_read_without_one(game: Game) -> None:
    moves = codec.write(game.play.record)
    assume(moves is not None)
    text = to.dumps(game.play)
    assert to.dumps(game.play, moves="\n".join([*(moves or ()), ""])) == text
    for each in (text, json.dumps(json.loads(text), indent=1)):  # as it is written here, and by others
        (reading,) = to.read(each)
        assert reading.moves


@given(st.text(alphabet='[]{}",:1\\ \n', max_size=400), st.integers(0, 160))
def test_what_is_surely_flat_is_not_too_deep(text: str, depth: int) -> None:
    for each in (text, "[" * depth + text, '["]",' * depth + text):
        if values._is_flat(each):
            assert not values._is_too_deep(each, 0)


def test_the_first_key_that_is_there_twice_is_named() -> None:
    (reading,) = to.read('{"tags": {}, "a": 1, "tags": {}, "a": 2}')
    assert [(each.code, each.data) for each in reading.problems] == [("E-json-twice", {"key": "tags"})]
