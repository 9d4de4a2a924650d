"""``ecarte problems``: problems solved and missed, the rating, repetition, and where progress is saved."""

from __future__ import annotations

import json
import sys
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("typer", reason="the command line is native only")
pytest.importorskip("fsrs", reason="pip install 'ecarte[problems]'")

from ecarte.analysis import puzzles
from ecarte.analysis.puzzles import Puzzle
from ecarte.cli.puzzles import problems as command
from ecarte.cli.puzzles.progress import Progress, Rating, load, save
from ecarte.cli.speech.verdicts import because
from ecarte.core.game import parse_event
from ecarte.text import Words, languages
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

THERE = puzzles.puzzles("ecarte")
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def first(kind: str) -> Puzzle:
    """Return the first problem of a kind that a beginner gets."""
    found = puzzles.upcoming((each for each in THERE.values() if each.kind == kind), 1500, ())
    assert found is not None
    return found


def typed(puzzle: Puzzle, event: str) -> str:
    """Return the typed text for a choice: cards by name, words by their number in the offered order."""
    play, _ = puzzles.position(puzzle)
    legal = play.record.game.rules.legal(play.state, "S")
    if parse_event(event).do == "say":
        return str(puzzles.offered(puzzle, legal).index(event) + 1)
    return " ".join(parse_event(event).cards) or "0"


@pytest.mark.parametrize("kind", ["propose", "accept", "discard", "lead", "card", "double"])
@pytest.mark.parametrize("right", [True, False])
def test_a_problem_of_each_kind_is_solved_or_missed(cli: Cli, tmp_path: Path, kind: str, right: bool) -> None:
    puzzle, file = first(kind), tmp_path / "mine.json"
    event = next(each.event for each in puzzle.choices if (each.event in puzzle.answers) == right)
    run = cli("problems", "--kind", kind, "-n", "1", "--progress", file, stdin=f"{typed(puzzle, event)}\n")
    assert (run.status, run.err) == (0, "")
    assert f"Problem {puzzle.id} · " in run.out
    assert ("Right." in run.out) == right
    assert ("No. That costs " in run.out) == (" Best is: " in run.out) == (not right)
    assert "ecarte open {}@{}%23{}".format(puzzle.link, *puzzle.at.split("#")) in run.out
    assert f"Solved: {int(right)} of 1." in run.out
    kept = load(file)
    assert kept.done == [puzzle.id]
    assert (kept.rating.rating > 1500) == right
    assert (puzzle.id in kept.again) == (not right)


@pytest.mark.parametrize("kind", ["second", "draw"])
def test_a_problem_of_belote_is_solved(cli: Cli, tmp_path: Path, kind: str) -> None:
    there = puzzles.puzzles("belote")
    puzzle = puzzles.upcoming((each for each in there.values() if each.kind == kind), 1500, ())
    assert puzzle is not None
    file = tmp_path / "mine.json"
    answer = typed(puzzle, puzzle.answers[0])
    run = cli("problems", "--game", "belote", "--kind", kind, "-n", "1", "--progress", file, stdin=f"{answer}\n")
    assert (run.status, run.err) == (0, "")
    assert f"Problem {puzzle.id} · " in run.out
    assert "Right." in run.out
    assert "ways in which the other cards may lie" in run.out
    assert load(file).done == [puzzle.id]


def test_bids_without_end_are_rated_and_none_comes_again(cli: Cli, tmp_path: Path) -> None:
    file, name = tmp_path / "mine.json", "bids.00000007"
    run = cli("problems", "--game", "belote", "--only", name, "--progress", file, stdin="1\n")
    assert (run.status, run.err) == (0, "")
    assert f"Problem {name} · Bids without end" in run.out
    kept = load(file)
    assert (kept.done, kept.again) == ([name], {})
    assert kept.rating.rating != 1500
    run = cli("problems", "--game", "belote", "--kind", "bids", "-n", "1", stdin="1\n")
    assert run.status == 0
    assert len([*(tmp_path / "home").rglob("problems-bids-belote.json")]) == 1


def test_the_hidden_hand_is_not_shown(cli: Cli, tmp_path: Path) -> None:
    puzzle = first("lead")
    run = cli("problems", "--only", puzzle.id, "--progress", tmp_path / "p", stdin="q\n")
    play = puzzles.whole(puzzle)
    number = int(puzzle.at.split("#")[0])
    dealt = next(step.after for step in play.steps if step.deal == number and step.after.turned)
    assert run.status == 0
    assert run.out.count("You hold") == 1
    for card in dealt.hand("N"):
        assert Words("en").sign(card) not in run.out
    assert not (tmp_path / "p").exists()


def test_what_is_not_understood_is_asked_again(cli: Cli, tmp_path: Path) -> None:
    puzzle = first("propose")
    run = cli("problems", "--only", puzzle.id, "--progress", tmp_path / "p", stdin="7\nhm\n\n?\n1\n")
    assert run.status == 0
    assert run.out.count("is not understood here") == 2
    assert "Type the number of a choice" in run.out
    assert "Solved: " in run.out


def test_progress_is_kept_in_the_folder_of_the_program(cli: Cli, tmp_path: Path) -> None:
    assert cli("problems", "-n", "1", stdin="1\n1\n1\n").status == 0
    assert len([*(tmp_path / "home").rglob("problems.json")]) == 1


def test_other_languages(cli: Cli, tmp_path: Path) -> None:
    for lang, said in (("fr", "Proposez-vous"), ("ja", "プロポーズしますか")):
        run = cli("problems", "--lang", lang, "--kind", "propose", "--progress", tmp_path / "p", stdin="q\n")
        assert run.status == 0
        assert said in run.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--kind", "hard"], "--kind"), (["--only", "0"], "There is no problem “0”"), (["--progress", "{bad}"], "{bad}")],
)
def test_what_is_wrong_is_said(cli: Cli, tmp_path: Path, arguments: list[str], said: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"rating": 3}', "utf-8")
    run = cli("problems", *(each.format(bad=bad) for each in arguments))
    assert (run.status, run.out) == (2, "")
    assert said.format(bad=bad) in run.err
    assert bad.read_text("utf-8") == '{"rating": 3}'


def test_without_the_scheduler_it_says_what_to_install(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    run = cli("problems")
    assert run.status == 2
    assert "pip install 'ecarte[problems]'" in run.err


# --- the next problem ---


def test_what_was_missed_comes_again_and_only_then(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, puzzle = tmp_path / "mine.json", first("card")
    known = Progress()
    known.note(puzzle.id, puzzle.rating, NOW, right=False)
    save(file, known)
    soon, later = NOW + timedelta(minutes=1), NOW + timedelta(hours=1)
    for now, head in ((soon, "Problem "), (later, f"Problem {puzzle.id}, once more")):
        monkeypatch.setattr(command, "_now", lambda now=now: now)
        run = cli("problems", "--kind", "card", "--progress", file, stdin="q\n")
        assert run.out.strip().startswith(head)
        assert (puzzle.id in run.out) == (now is later)


def test_a_second_try_changes_no_rating_and_puts_it_off(tmp_path: Path) -> None:
    known, name = Progress(), next(iter(THERE))
    known.note(name, 1500, NOW, right=False)
    missed = known.rating
    assert missed.rating < 1500
    waits = []
    now = NOW
    for _ in range(4):
        due = known.next_due([name])
        assert due is not None
        assert known.due([name], due) == name
        assert known.due([name], due - timedelta(seconds=1)) is None
        waits.append(due - now)
        now = due
        known.note(name, 1500, now, right=True)
    assert known.rating == missed
    assert known.done == [name]
    assert waits[0] == timedelta(minutes=10)
    assert waits == sorted(waits)
    assert waits[-1] > timedelta(days=2)
    save(tmp_path / "p", known)
    assert load(tmp_path / "p") == known


def test_a_problem_that_is_no_more_is_not_asked(tmp_path: Path) -> None:
    known = Progress()
    known.note("00000000", 1500, NOW, right=False)
    assert known.due(THERE, NOW + timedelta(days=9)) is None


def test_when_all_are_tried_it_says_so(cli: Cli, tmp_path: Path) -> None:
    doubles = [name for name, each in THERE.items() if each.kind == "double"]
    known = Progress(done=list(doubles))
    save(tmp_path / "p", known)
    run = cli("problems", "--kind", "double", "--progress", tmp_path / "p")
    assert "You have tried every problem and missed none" in run.out
    known.note(doubles[0], 1500, datetime.now(UTC), right=False)
    save(tmp_path / "p", known)
    run = cli("problems", "--kind", "double", "--progress", tmp_path / "p")
    assert "What you missed comes again from" in run.out


# --- the rating ---


def test_glickmans_example() -> None:
    """The worked example of Glickman's paper."""
    after = Rating(1500, 200, 0.06).after([(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)])
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_surprise_makes_it_more_volatile() -> None:
    calm, surprised = (Rating(1500, 50, 0.06).after([(2300, 30, score)] * 3) for score in (0, 1))
    assert surprised.volatility > 0.06 >= calm.volatility
    assert surprised.rating > 1500 > calm.rating
    assert json.dumps(surprised.rating)


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words_that_its_data_fills(language: str) -> None:
    words = Words(language)
    words.about("analysis")
    reasons = [reason for each in THERE.values() for choice in each.choices for reason in choice.reasons]
    assert reasons
    for reason in reasons:
        said = because(words, reason)
        assert said
        assert "{" not in said
        assert said != f"review-{reason['code']}"


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"rating": null, "done": [], "again": {}}', "damaged card"])
def test_damaged_progress_is_reported_and_left_alone(cli: Cli, tmp_path: Path, text: str) -> None:
    path = tmp_path / "problems.json"
    save(path, Progress())
    if text == "damaged card":
        kept = json.loads(path.read_text("utf-8"))
        text = json.dumps({**kept, "again": {"ab47492a": {}}})
    path.write_text(text, "utf-8")
    run = cli("problems", "--progress", str(path), stdin="q\n")
    assert run.status == 2
    assert "does not hold anybody’s progress" in run.err
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("skill", [1000, 1300, 1500, 1800])
def test_a_newcomer_has_all_kinds_of_the_usual_game_and_is_soon_rated(skill: int) -> None:
    rating, rng = Rating(), Random(skill)
    put: list[Puzzle] = []
    done: list[str] = []
    for _ in range(20):
        puzzle = puzzles.upcoming(THERE.values(), rating.rating, done)
        assert puzzle is not None
        put.append(puzzle)
        done.append(puzzle.id)
        right = rng.random() < 1 / (1 + 10 ** ((puzzle.rating - skill) / 400))
        rating = rating.after([(puzzle.rating, 80.0, float(right))])
        assert rating.deviation < 300  # from the first answer on it says something
    counted = Counter(each.kind for each in put)
    assert set(counted) == {"propose", "accept", "lead", "card", "discard"}
    assert max(counted.values()) <= 6
    assert put[0].rating < 1300
    assert rating.deviation < 110
    doubles = [each for each in THERE.values() if each.kind == "double"]
    assert puzzles.upcoming(doubles, 1500, ()) is not None  # where only they are asked for
