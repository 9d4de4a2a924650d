"""``ecarte law`` and ``ecarte arbiter``, and their page in the guide."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import laws
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GUIDE = (Path(__file__).parents[2] / "docs/guide/laws.md").read_text("utf-8")
ELIDED = "…\n"  # a line that stands for any number of lines


def test_the_examples_of_the_guide(cli: Cli) -> None:
    examples = re.findall(r"^```console\n\$ ecarte (.*)\n((?:.*\n)*?)```$", GUIDE, re.M)
    assert len(examples) == 3
    for command, said in examples:
        run = cli(*command.split())
        pattern = re.escape(said).replace(re.escape(ELIDED), "(?:.*\n)*")
        assert re.fullmatch(pattern, run.out), run.out
        assert (run.status, run.err) == (0, "")
    (program,) = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.M | re.S)
    exec(compile(program, "laws.md", "exec"), {})


def test_all_laws_are_listed(cli: Cli) -> None:
    run = cli("law")
    assert [int(line.split()[0]) for line in run.out.splitlines()] == list(range(1, 52))
    answer = [json.loads(line) for line in cli("law", "--json").out.splitlines()]
    assert [each["number"] for each in answer] == list(range(1, 52))
    assert all(each["cases"] and each["text"] and each["title"] for each in answer)


@pytest.mark.sampled(20)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("number", range(1, 52))
def test_a_law_is_printed_whole(cli: Cli, number: int, language: str) -> None:
    run = cli("law", str(number), "--lang", language)
    assert (run.status, run.err) == (0, "")
    assert not re.search(r"\b(law|arbiter)-[a-z]", run.out)  # a key without words
    assert run.out.count("\n") >= 6


def test_a_law_that_there_is_not(cli: Cli) -> None:
    run = cli("law", "52")
    assert (run.status, run.out) == (2, "")
    assert "There is no law 52: they are numbered from 1 to 51." in run.err


def test_the_arbiter_asks_by_numbers_and_rules(cli: Cli) -> None:
    """Answers are numbers or names; anything else is asked for again."""
    run = cli("arbiter", stdin="play\n9\n5\nno\n")
    assert run.status == 0
    assert "Type a number from 1 to 5, or q to end." in run.out
    assert run.out.index("When did it happen?") < run.out.index("What happened?") < run.out.index("Law 43")
    assert run.out.endswith(cli("arbiter", "revoke", "no").out)
    assert "The opponent of the offender chooses" in run.out


@pytest.mark.parametrize("typed", ["", "q\n", "5\nquit\n"])
def test_leaving_ends_the_questions_without_a_ruling(cli: Cli, typed: str) -> None:
    run = cli("arbiter", stdin=typed)
    assert (run.status, run.err) == (2, "")
    assert "Law" not in run.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["revoque"], "The arbiter knows nothing of “revoque”. Did you mean “revoke”?"),
        (["xyzzy"], "The arbiter knows nothing of “xyzzy”. “ecarte arbiter” lists what it knows.\n"),
        (["revoke", "maybe"], "back-in-time cannot be “maybe”. It can be: yes, no."),
        (["revoke", "no", "no"], "The ruling is clear before “no”: nothing more is asked."),
    ],
)
def test_what_the_arbiter_does_not_understand(cli: Cli, arguments: list[str], said: str) -> None:
    for more in ([], ["--json"]):
        run = cli("arbiter", *arguments, *more)
        assert (run.status, run.out) == (2, "")
        assert said in run.err


def test_every_way_through_can_be_asked_for(cli: Cli) -> None:
    tree = json.loads(cli("arbiter", "--json").out)
    assert [what for group in tree["groups"] for what in group["what"]] == list(laws.IRREGULARITIES)
    for name in ("wrong-number", "false-king", "card-back"):
        for path, verdict in laws.paths(laws.IRREGULARITIES[name].tree):
            answers = [answer for _, answer in path]
            found = json.loads(cli("arbiter", name, *answers, "--json").out)
            assert found["verdict"]["laws"] == list(verdict.laws)
            begins = f"Law {verdict.laws[0]} " if verdict.laws else "No law speaks of it\n"
            assert cli("arbiter", name, *answers).out.startswith(begins)


def test_the_arbiter_understands_what_is_shortened(cli: Cli) -> None:
    whole = cli("arbiter", "exposed-giving", "elder")
    assert whole.status == 0
    assert cli("arbiter", "exposed-g", "eld").out == whole.out
    assert cli("arbiter", "exposed-g", "--json").out == cli("arbiter", "exposed-giving", "--json").out
    assert cli("arbiter", "exposed-giving", stdin="eld\n").out == cli("arbiter", "exposed-giving", stdin="elder\n").out
    assert cli("arbiter", "exposed").status == 2  # one of several
