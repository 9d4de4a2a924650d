"""JSON of another shape than a record's is refused with the path of every mistake."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from time import process_time
from typing import Any

import pytest

try:
    import jsonschema
except ImportError:  # its compiled parts are not available inside Pyodide
    jsonschema = None
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.notation import json as to
from ecarte.notation.schema import SCHEMA, misfits
from tests.notation.test_json import GOLDEN, read

# --- the schema ---


def fits(found: Any) -> bool:
    """Return whether a complete validator accepts an object; to our reader 5.0 is no whole number."""
    if jsonschema is None:
        return not list(misfits(found))
    strict = jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    validator = jsonschema.validators.extend(jsonschema.Draft202012Validator, type_checker=strict)
    return bool(validator(SCHEMA).is_valid(found))


def test_a_number_with_a_point_is_not_whole() -> None:
    found = json.loads(GOOD)
    found["rules"]["target"] = 5.0
    assert [problem.code for problem in misfits(found)] == ["E-json-type"]
    assert not fits(found)


def test_the_schema_is_in_the_package_as_a_file() -> None:
    """After a change of `SCHEMA`, write it there: json.dumps(SCHEMA, indent=2, ensure_ascii=False)."""
    if jsonschema:
        jsonschema.Draft202012Validator.check_schema(SCHEMA)
    file = resources.files("ecarte.notation") / "record.schema.json"
    assert json.loads(file.read_text("utf-8")) == SCHEMA


@pytest.mark.sampled(10)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_fit_the_schema(path: Path) -> None:
    for play in ecn.loads(path.read_text("utf-8")):
        assert fits(read(play))
        assert list(misfits(read(play))) == []


Mend = Callable[[dict[str, Any]], object]
FIRST = "$.deals[0]"
INSIDE = ".annotations.variations[0]"

# The place of a mistake, the mistake, and the problems. Those of the shape violate the schema too.
SHAPES: list[tuple[Mend, list[tuple[str, str]]]] = [
    (lambda r: r.pop("tags"), [("E-json-missing", "$")]),
    (lambda r: r["tags"].pop("Rules"), [("E-json-missing", "$.tags")]),
    (lambda r: r["tags"].update(ECN="2"), [("E-json-value", "$.tags.ECN")]),
    (lambda r: r["tags"].update(Option="target=10"), [("E-json-type", "$.tags.Option")]),
    (lambda r: r["tags"].update({"A-B": "x"}), [("E-json-key", "$.tags")]),
    (lambda r: r["tags"].update(Result="S.Ks"), [("E-json-value", "$.tags.Result")]),
    (lambda r: r.update(deal=[]), [("E-json-key", "$")]),
    (lambda r: r.update(deals={}), [("E-json-type", "$.deals")]),
    (lambda r: r["deals"][0].update(number=True), [("E-json-type", f"{FIRST}.number")]),
    (lambda r: r["deals"][0].update(number=0), [("E-json-value", f"{FIRST}.number")]),
    (lambda r: r["deals"][0].update(number=10**9), [("E-json-value", f"{FIRST}.number")]),
    (lambda r: r["deals"][0].update(dealer="X"), [("E-json-value", f"{FIRST}.dealer")]),
    (lambda r: r["deals"][0]["events"][0].pop("do"), [("E-json-missing", f"{FIRST}.events[0]")]),
    (lambda r: r["deals"][0]["events"][0].pop("seat"), [("E-json-missing", f"{FIRST}.events[0]")]),
    (lambda r: r["deals"][0]["events"][0].pop("cards"), [("E-json-missing", f"{FIRST}.events[0]")]),
    (lambda r: r["deals"][0]["events"][2].pop("card"), [("E-json-missing", f"{FIRST}.events[2]")]),
    (lambda r: r["deals"][0]["events"][2].update(card="7D"), [("E-json-value", f"{FIRST}.events[2].card")]),
    (lambda r: r["deals"][0]["events"][2].update(do="fold"), [("E-json-value", f"{FIRST}.events[2].do")]),
    (lambda r: r["deals"][0]["events"][3].update(verb="S:x"), [("E-json-value", f"{FIRST}.events[3].verb")]),
    (lambda r: r["deals"][0]["events"][3].update(args=["a b"]), [("E-json-value", f"{FIRST}.events[3].args[0]")]),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(comment="a } S.Ks {"),
        [("E-json-value", f"{FIRST}.events[3].annotations.comment")],
    ),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(values={"p": "a b"}),
        [("E-json-value", f"{FIRST}.events[3].annotations.values.p")],
    ),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(variations=[{"events": []}]),
        [("E-json-value", f"{FIRST}.events[3].annotations.variations[0].events")],
    ),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(nags=[1000, "1"]),
        [("E-json-value", f"{FIRST}.events[3].annotations.nags[0]"),
         ("E-json-type", f"{FIRST}.events[3].annotations.nags[1]")],
    ),
]  # fmt: skip

VARIATION: dict[str, Any] = {"events": [{"do": "say", "seat": "S", "verb": "stand"}]}


def nested(depth: int) -> dict[str, Any]:
    found = VARIATION
    for _ in range(depth):
        found = {"events": [{**VARIATION["events"][0], "annotations": {"variations": [found]}}]}
    return found


# Allowed by the shape, but not by the record.
MISTAKES: list[tuple[Mend, list[tuple[str, str]]]] = [
    (lambda r: r["deals"][0]["events"][2].update(card="7d\n"), [("E-json-value", f"{FIRST}.events[2].card")]),
    (lambda r: r.update(game="whist"), [("E-json-differs", "$.game")]),
    (lambda r: r["tags"].update(Game="whist"), [("E-game", "$.tags.Game")]),
    (lambda r: r["tags"].update(Option=["target=6"]), [("E-option-value", "$.tags.Option[0]")]),
    (lambda r: r["tags"].update(Seed="5e"), [("E-seed-form", "$.tags.Seed")]),
    (lambda r: r["tags"].update(Digest="sha256:0"), [("E-digest", "$.tags.Digest")]),
    (lambda r: r["tags"].update(Site=" a\u0301"), [("W-json-differs", "$.tags.Site")]),
    (lambda r: r["rules"].update(target=6), [("E-json-differs", "$.rules.target")]),
    (lambda r: r["rules"].update(target="5"), [("E-json-differs", "$.rules.target")]),
    (lambda r: r["deals"][0].update(number=2), [("E-head-expected", FIRST), ("E-head-expected", "$.deals[1]")]),
    (lambda r: r["deals"][0].update(turn="8d"), [("E-json-differs", f"{FIRST}.turn")]),
    (
        lambda r: r["deals"][0]["hands"]["S"].reverse(),
        [("E-json-differs", f"{FIRST}.hands.S[{n}]") for n in (0, 1, 3, 4)],
    ),
    (lambda r: r["deals"][0]["tricks"].pop(), [("E-json-differs", f"{FIRST}.tricks")]),
    (lambda r: r["deals"][0]["tricks"][1].update(winner="N"), [("E-json-differs", f"{FIRST}.tricks[1].winner")]),
    (lambda r: r["deals"][0]["points"].update(S=1), [("E-score", f"{FIRST}.score")]),
    (lambda r: r["deals"][0]["points"].update(E=0), [("E-json-differs", f"{FIRST}.points.E")]),
    (lambda r: r["deals"][2].update(points={"S": 0, "N": 0}), [("E-json-differs", "$.deals[2].points")]),
    (lambda r: r["deals"][0]["events"][1].update(n=7), [("E-json-differs", f"{FIRST}.events[1].n")]),
    (lambda r: r["deals"][0]["events"][2].update(seat="S"), [("E-json-differs", f"{FIRST}.events[2].seat")]),
    (lambda r: r["deals"][0]["events"][4].update(call="belote"), [("E-json-differs", f"{FIRST}.events[4].call")]),
    (
        lambda r: r["deals"][0]["events"][6]["checks"].update(winner="N"),
        [("E-check", f"{FIRST}.events[6].checks.winner")],
    ),
    (lambda r: r["deals"][0]["events"][6].update(card="Ks"), [("E-not-held", f"{FIRST}.events[6]")]),
    (lambda r: r["deals"][0]["events"][0].update(cards=[]), [("E-word", f"{FIRST}.events[0]")]),
    (
        lambda r: r["deals"][0]["events"].pop(),
        [("E-score-early", f"{FIRST}.score"), ("E-deal-open", "$.deals[1]"), ("E-score", "$.deals[1].score")],
    ),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(comment="two\n  queens"),
        [("W-json-differs", f"{FIRST}.events[3].annotations.comment")],
    ),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(comment=" "),
        [("W-json-differs", f"{FIRST}.events[3].annotations.comment")],
    ),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(
            variations=[VARIATION, {"supposed": [{"seat": "N", "cards": ["Ks"]}], **VARIATION}]
        ),
        [("E-suppose-number", f"{FIRST}.events[3].annotations.variations[1].supposed[0]")],
    ),
    (
        lambda r: r["deals"][0]["events"][4].update(annotations={"variations": [VARIATION]}),
        [("E-turn", f"{FIRST}.events[4].annotations.variations[0].events[0]")],
    ),
    (
        lambda r: r["deals"][0]["events"][3]["annotations"].update(variations=[nested(20)]),
        [("E-variation-deep", f"{FIRST}.events[3]{f'{INSIDE}.events[0]' * 20}{INSIDE}")],
    ),
    (lambda r: r["tags"].update(Result="2-1"), [("E-result", "$.tags.Result")]),
    (lambda r: (r["tags"].pop("Result"), r["result"].update(winner="S")),
     [("E-result", "$.result")]),
    (
        lambda r: (r["tags"].pop("Result"), r.pop("result")),
        [("E-result-missing", "$.deals[2].events[11].checks.winner")],
    ),
    (lambda r: r["result"].update(winner="S"), [("E-json-differs", "$.result.winner")]),
    (lambda r: r.update(problems=[{"code": "W-form", "rule": None, "data": {}}]), []),
    (lambda r: r.update(problems=[{"code": "E-word", "rule": None, "data": {}}]), [("E-json-problems", "$.problems")]),
]  # fmt: skip


def broken(mend: Mend) -> dict[str, Any]:
    found = read(ecn.loads((Path(__file__).parents[1] / "golden" / "given.ecn").read_text("utf-8"))[0])
    mend(found)
    return found


def code_and_path(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(problem.code, str(problem.data["path"])) for r in to.read(json.dumps(found)) for problem in r.problems]


@pytest.mark.parametrize(("mend", "expected"), SHAPES, ids=range(len(SHAPES)))
def test_another_shape_is_refused_with_its_path(mend: Mend, expected: list[tuple[str, str]]) -> None:
    found = broken(mend)
    assert not fits(found)
    assert code_and_path(found) == expected
    with pytest.raises(RuleError):
        to.loads(json.dumps(found))


@pytest.mark.parametrize(("mend", "expected"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_is_reported_with_its_path(mend: Mend, expected: list[tuple[str, str]]) -> None:
    found = broken(mend)
    assert fits(found) or not jsonschema  # our own check is stricter about line feeds
    assert code_and_path(found) == expected
    if all(code.startswith("W-") for code, _ in expected):
        assert to.loads(json.dumps(found))
        return
    with pytest.raises(RuleError):
        to.loads(json.dumps(found))


# --- texts ---

GOOD = to.dumps(ecn.loads((Path(__file__).parents[1] / "golden" / "given.ecn").read_text("utf-8"))[0])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("E-json", 1, 1)]),
        ("  \n [ ]", [("E-json", 2, 4)]),
        ("nonsense", [("E-json", 1, 1)]),
        (f"[{GOOD}", [("E-json", 1, len(GOOD) + 2)]),
        (f"[{GOOD},", [("E-json", 1, len(GOOD) + 3)]),
        (f"[{GOOD} 7]", [("E-json", 1, len(GOOD) + 3)]),
        (f"{GOOD}\n{{nonsense\n{GOOD}\n", [("E-json", 2, 2)]),
        (f"{GOOD}\n{GOOD[:-9]}\n{GOOD}", [("E-json", 2, len(GOOD) - 8)]),
        (f"{GOOD}\n\n  7 {GOOD}", [("E-json-type", 3, 3)]),
        (f'{{"tags":{{}},"tags":{{}},"deals":[]}}\n{GOOD}', [("E-json-twice", 1, 1)]),
        ('{"tags":NaN}', [("E-json", 1, 1)]),
        ("[" * 100_000, [("E-json-deep", 1, 2)]),
        ('{"x":' * 300 + "1" + "}" * 300, [("E-json-deep", 1, 1)]),
        ("9" * 5000, [("E-json", 1, 1)]),
    ],
    ids=range(14),
)
def test_what_is_no_json_is_reported_where_it_stands(text: str, expected: list[tuple[str, int, int]]) -> None:
    readings = list(to.read(text))
    found = [(problem.code, problem.line, problem.column) for each in readings for problem in each.problems]
    assert sorted(found, key=str) == expected
    good = [each.play for each in readings if each.play is not None]
    assert len(good) == text.count(GOOD)
    assert all(to.dumps(play) == GOOD for play in good)


@pytest.mark.parametrize(
    ("text", "why", "column"),
    [
        ('{"a":1,}', "trailing", 7),
        ('{"a":[1 , ]}', "trailing", 9),
        ('[{"game":"ecarte"},]', "trailing", 19),
        ("{,}", "key", 2),
        ('{"a":1,]', "key", 8),
        ('{"a":}', "value", 6),
        ('{"a" 1}', "colon", 6),
        ('{"a":1 "b":2}', "comma", 8),
        ('{"a', "text", 2),
        ('{"a\t":1}', "control", 4),
        ('{"\\a":1}', "escape", 3),
        ("NaN", "number", 1),
    ],
)
def test_every_python_says_the_same_of_what_is_no_json(text: str, why: str, column: int) -> None:
    problem = [problem for reading in to.read(text) for problem in reading.problems][-1]
    assert (problem.code, problem.data, problem.line, problem.column) == ("E-json", {"why": why}, 1, column)


LONG: dict[str, Callable[[int], str]] = {
    "numbers": lambda n: "[" + "1," * (n // 2) + "1]",
    "records of nothing": lambda n: "{}" * (n // 2),
    "lines of nothing": lambda n: "{\n" * (n // 2),
    "a long comment": lambda n: GOOD.replace("two queens", "a" * n + "\\n"),
    "a long comment with a brace": lambda n: GOOD.replace("two queens", "a" * n + "}"),
    "many keys": lambda n: "{" + ",".join(f'"k{i}":1' for i in range(n // 9)) + "}",
    "many keys, one twice": lambda n: "{" + ",".join(f'"k{i}":1' for i in range(n // 9)) + ',"k0":1}',
    "many tags": lambda n: GOOD.replace('"Site"', ",".join(f'"T{i}":"x"' for i in range(n // 11)) + ',"Site"'),
    "brackets in lines": lambda n: ('{"a":' + "[]," * 30 + "\n") * (n // 96),
    "strings without end": lambda n: ('{"a":"' + "[{" * 30 + "\n") * (n // 67),
    "records": lambda n: GOOD * (n // 2500),
}


@pytest.mark.sampled
@pytest.mark.parametrize("name", LONG)
def test_time_grows_with_length_alone(name: str) -> None:
    def spent(text: str) -> float:
        begun = process_time()
        assert all(len(reading.problems) <= 1001 for reading in to.read(text))
        return process_time() - begun

    short, long = (min(spent(LONG[name](n)) for _ in range(3)) for n in (5_000, 40_000))
    assert long < 24 * short + 0.1


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


@given(st.data())
def test_any_part_replaced_by_anything_never_raises(data: st.DataObject) -> None:
    """Whatever is accepted is a legal record, written and read again without a difference."""
    found: Any = json.loads(GOOD)
    where = found
    for _ in range(data.draw(st.integers(0, 6))):
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if data.draw(st.booleans()) or not isinstance(where[key], (dict, list)):
            where[key] = data.draw(values)
            break
        where = where[key]
    for reading in to.read(json.dumps(found)):
        assert reading.play is not None or reading.problems
        assert list(misfits(found)) == [] or not fits(found)
        if reading.play is not None and reading.sound:
            assert to.loads(to.dumps(reading.play)) == ecn.loads(ecn.dumps(reading.play))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[]", "record"),
        ("{tags: {}}", "key"),
        ('{"tags" {}}', "colon"),
        ('{"tags": {} "deals": []}', "comma"),
        ('{"tags": }', "value"),
        ('{"tags": "x', "text"),
        ('{"tags": "x\ty"}', "control"),
        ('{"tags": "\\q"}', "escape"),
        ('{"tags": "\\u12"}', "escape"),
        ('{"tags": NaN}', "number"),
        ("[{}", "list"),
    ],
)
def test_what_is_no_json_is_told_apart(text: str, why: str) -> None:
    (problem, *_) = [problem for reading in to.read(text) for problem in reading.problems if problem.code == "E-json"]
    assert problem.data == {"why": why}


def test_places_are_named_without_the_root_of_the_path() -> None:
    text = pytest.importorskip("ecarte.text", reason="the words of the command line are native only")
    (reading,) = to.read('{"tags": {"ECN": "1", "Game": "ecarte", "Rules": "akagiri"}}')
    assert [text.Words("en").problem(problem) for problem in reading.problems] == ["The record has no key “deals”."]
    (reading,) = to.read('{"tags": {"ECN": "1", "Game": "ecarte", "Rules": "akagiri"}, "deals": [3]}')
    assert [problem.data["place"] for problem in reading.problems] == ["deals[0]"]
