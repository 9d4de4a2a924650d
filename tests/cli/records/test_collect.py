"""``ecarte merge``, ``redact``, ``sort``, ``dedupe``, ``split``, ``head``: many records."""

from __future__ import annotations

import errno
import gzip
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TextIO

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import collection
from ecarte.collection import files
from ecarte.notation import ecn
from ecarte.record import Play, tagged
from ecarte.record.seatview import redact
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
FRIDAY = GOLDEN / "akagiri.ecn"
TEXT = FRIDAY.read_text("utf-8")
(PLAY,) = ecn.loads(TEXT)
BROKEN = TEXT.replace("S.As N.7c /S", "S.As N.7c /N")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Write six games, the last equal to the first except for its site."""
    path = tmp_path / "games.ecn"
    days = ["20", "03", "11", "03", "01"]
    plays = [tagged(PLAY, {"Date": f"2026.11.{day}", "Round": str(n)}) for n, day in enumerate(days, 1)]
    again = tagged(plays[0], {"Site": "Paris"})
    path.write_text("\n".join(ecn.dumps(play) for play in [*plays, again]), "utf-8")
    return path


def rounds(text: str) -> str:
    return "".join(play.record.tag("Round") for play in ecn.loads(text))


# --- sort, dedupe, head ---


def test_sort(cli: Cli, games: Path) -> None:
    assert rounds(cli("sort", games).out) == "524311"
    assert rounds(cli("sort", "--reverse", games).out) == "113245"
    assert rounds(cli("sort", "--by", "Site,Round", "-r", games).out) == "543211"
    run = cli("sort", "--by", "players,Nope,round", games)
    assert (run.status, run.err) == (0, "There is no fact “Nope”, and no record has a tag of this name.\n")
    run = cli("sort", "--by", "Rond", games, "-o", games)
    said = "There is no fact “Rond”, and no record has a tag of this name. Did you mean “Round”?"
    assert (run.status, run.out, run.err) == (2, "", f"ecarte: {said}\n")
    assert cli("sort", "--by", "round,players", games).err == ""
    run = cli("sort", "--by", "no tag", games)
    assert (run.status, run.out) == (2, "")
    assert "“no tag” is not the name of a tag" in run.err


def test_sort_by_facts_of_the_game(cli: Cli, games: Path) -> None:
    shorter = Play(replace(PLAY.record, deals=PLAY.record.deals[:2]).with_tag("Result", "*").with_tag("Round", "9"))
    text = games.read_text("utf-8") + "\n" + ecn.dumps(shorter)
    for jobs in (1, 2):
        run = cli("sort", "--by", "deals", "-j", jobs, "-", stdin=text)
        assert (run.status, rounds(run.out), run.err) == (0, "9123451", "")
    assert rounds(cli("sort", "--by", "deals,Round", "-r", "-", stdin=text).out) == "5432119"
    assert cli("sort", "--by", "Deals,Round", "-r", "-", stdin=text).err == ""
    assert rounds(cli("sort", "--by", "finished,round", games).out) == "112345"
    run = cli("sort", "--by", "winner", games)
    assert (run.status, "“winner” is a fact of a deal" in run.err) == (2, True)
    run = cli("sort", "--by", "final_X", games)
    assert (run.status, "“final_X” is not the name of a tag, nor of a fact of a game" in run.err) == (2, True)


def test_sort_onto_itself(cli: Cli, games: Path) -> None:
    before = games.read_text("utf-8")
    assert cli("sort", games, "-o", games).status == 0
    assert len(games.read_text("utf-8")) == len(before)
    assert rounds(games.read_text("utf-8")) == "524311"
    assert cli("check", "--strict", games).status == 0


def test_nothing_that_was_left_out_is_lost(cli: Cli, tmp_path: Path) -> None:
    mixed = tmp_path / "mixed.ecn"
    mixed.write_text(TEXT + "\n" + BROKEN, "utf-8")
    for command in (["sort"], ["dedupe"], ["merge"], ["convert", "--to", "ecn"]):
        run = cli(*command, mixed, "-o", mixed)
        assert run.status == 2, command
        assert "E-check" in run.err
        assert "it would lose the records that were left out" in " ".join(run.err.split())
        assert mixed.read_text("utf-8") == TEXT + "\n" + BROKEN
    other = tmp_path / "other.ecn"
    assert cli("sort", mixed, "-o", other).status == 1
    assert other.read_text("utf-8") == TEXT


def test_what_holds_less_is_not_written_onto_what_was_read(cli: Cli, games: Path, tmp_path: Path) -> None:
    before = games.read_bytes()
    for command in (
        ["filter", "any(vole)"],
        ["filter", "--count", "any(vole)"],
        ["head", "-n", "1"],
        ["redact", "--seat", "S"],
        ["convert", "--to", "csv"],
        ["convert", "--to", "link"],
        ["convert", "--to", "parquet"],
        ["report"],
    ):
        run = cli(*command, games, "-o", games)
        assert (run.status, run.out) == (2, ""), command
        assert "is also read, and would then hold less" in " ".join(run.err.split()), command
        assert games.read_bytes() == before
    games = games.rename(tmp_path / "games")  # no ending, which would promise ECN
    assert cli("convert", "--to", "jsonl", games, "-o", games).status == 0
    assert cli("check", games).err == "6 records, no problem.\n"


def test_dedupe(cli: Cli, games: Path) -> None:
    run = cli("dedupe", games, games)
    assert (run.status, rounds(run.out)) == (0, "12345")
    assert run.err == "5 of 12 records written; 7 games were there already.\n"
    assert "[Site" in run.out
    assert "Paris" not in run.out
    assert cli("dedupe", FRIDAY).err == "1 of 1 records written; no game was there already.\n"


def test_head(cli: Cli, games: Path) -> None:
    assert rounds(cli("head", "-n", "2", games).out) == "12"
    assert rounds(cli("head", games, games).out) == "1234511234"
    assert cli("head", "-n", "0", games).out == ""


def test_head_takes_only_tags_and_looks_at_nothing_else(cli: Cli) -> None:
    run = cli("head", "--tags", "-", stdin=TEXT.replace("N.9d", "rubbish") + '\n[ECN \n[Event x]\n[Site "a\\"b"]\n')
    assert run.status == 0
    first, second = run.out.split("\n\n")
    assert first == TEXT.split("\n\n")[0]
    assert second == '[Site "a\\"b"]\n'
    missing = cli("head", "--tags", "nowhere.ecn", FRIDAY)
    assert (missing.status, missing.out) == (2, first + "\n")
    assert "nowhere.ecn: E-file" in missing.err


def test_head_reads_no_further_than_it_must(cli: Cli) -> None:
    """What follows may be anything, or never arrive."""
    filler = (TEXT + "\n") * 200
    run = cli("head", "-n", "1", "-", stdin=filler.encode() + b"\xff\xff")
    assert (run.status, run.out, run.err) == (0, TEXT, "")


# --- split ---


def test_split_one_record_a_file(cli: Cli, games: Path, tmp_path: Path) -> None:
    run = cli("split", games, "--into", tmp_path / "new/one")
    assert (run.status, run.out, run.err) == (
        0,
        "",
        f"6 records written into 6 files in the folder “{tmp_path / 'new/one'}”.\n",
    )
    written = sorted((tmp_path / "new/one").iterdir())
    assert [path.name for path in written] == [f"games-000{n}.ecn" for n in range(1, 7)]
    assert "\n".join(path.read_text("utf-8") for path in written) == games.read_text("utf-8")


def test_split_by_a_tag_that_no_record_has(cli: Cli, games: Path, tmp_path: Path) -> None:
    run = cli("split", "--by", "Rond", games, "-d", tmp_path / "rounds")
    said = "There is no fact “Rond”, and no record has a tag of this name. Did you mean “Round”?"
    assert (run.status, run.err) == (2, f"ecarte: {said}\n")
    assert not (tmp_path / "rounds").exists()


def test_split_by_a_fact_of_the_game(cli: Cli, games: Path, tmp_path: Path) -> None:
    assert cli("split", "--by", "Game_winner", games, "-d", tmp_path / "won").status == 0
    winners = {path.stem: path.read_text("utf-8") for path in (tmp_path / "won").iterdir()}
    assert set(winners) <= {"S", "N", "unknown"}
    for winner, text in winners.items():
        count = cli("filter", "--count", f'game_winner == "{winner}"', "-", stdin=text).out
        assert winner == "unknown" or int(count) == text.count("[ECN ")


def test_split_by_a_tag(cli: Cli, games: Path, tmp_path: Path) -> None:
    cli("split", "--by", "date", games, "-d", tmp_path / "dates")
    written = {path.name: rounds(path.read_text("utf-8")) for path in (tmp_path / "dates").iterdir()}
    assert written == {
        "2026.11.20.ecn": "11",
        "2026.11.03.ecn": "24",
        "2026.11.11.ecn": "3",
        "2026.11.01.ecn": "5",
    }


def test_split_names_can_be_names_of_files(cli: Cli, tmp_path: Path) -> None:
    sites = ["../up", "a/b", "a:b", "A_B", "?", "", "..", "x" * 200, "東京"]
    plays = [tagged(PLAY, {"Site": site}) for site in sites]
    into = tmp_path / "sites"
    cli("split", "--by", "Site", "-", "-d", into, stdin="\n".join(map(ecn.dumps, plays)))
    names = sorted(path.name for path in into.iterdir())
    assert names == sorted([
        *("up.ecn", "a_b.ecn", "a_b-2.ecn", "A_B-3.ecn", "unknown.ecn", "unknown-2.ecn", "x" * 80 + ".ecn", "東京.ecn"),
    ])  # fmt: skip
    assert [path.name for path in tmp_path.iterdir() if path.name != "home"] == ["sites"]


def test_split_writes_nothing_over(cli: Cli, games: Path, tmp_path: Path) -> None:
    mine = tmp_path / "games-0002.ecn"
    mine.write_text("mine")
    run = cli("split", games, "-d", tmp_path)
    assert run.status == 2
    assert "games-0002.ecn is there already" in run.err
    assert mine.read_text() == "mine"
    assert cli("split", games, "--by", "Date", "--size", "2").status == 2
    assert cli("split", games, "-d", mine).status == 2


# --- redact, merge ---


def test_redact(cli: Cli) -> None:
    run = cli("redact", "--seat", "N", FRIDAY)
    assert run.status == 0
    assert '[View "N"]' in run.out
    assert "[Seed" not in run.out
    assert "S<?????????? ^" in run.out
    assert cli("redact", "--seat", "N", "-", stdin=run.out).out == run.out
    wrong = cli("redact", "--seat", "W", FRIDAY)
    assert (wrong.status, wrong.out) == (2, "")
    assert cli("redact", "--seat", "S", "-", stdin=run.out).status == 2  # the other seat's view cannot be made from it


def test_merge_many(cli: Cli, games: Path, tmp_path: Path) -> None:
    south, north, whole = (tmp_path / f"{name}.ecn.gz" for name in ("s", "n", "w"))
    plays = list(collection.unique(ecn.loads(games.read_text("utf-8"))))
    for path, seat, order in ((south, "S", plays), (north, "N", plays[::-1])):
        views = "\n".join(ecn.dumps(type(PLAY)(redact(play.record, seat))) for play in order)
        path.write_bytes(gzip.compress(views.encode()))
    run = cli("merge", south, north, "-o", whole)
    assert (run.status, run.out, run.err) == (0, "", "")
    found = ecn.loads(gzip.decompress(whole.read_bytes()).decode())
    assert [play.record.deals for play in found] == [play.record.deals for play in plays]
    assert not any(play.record.view for play in found)


BEGUN = """\
[ECN "1"]
[Game "ecarte"]
[Date "2026.11.20"]
[South "Anna"]
[North "Ben"]
[Rules "akagiri"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
"""
REFUSED = BEGUN + "S:propose N:refuse\nS.7c N.Ts /S\n*\n"
ACCEPTED = BEGUN + "S:propose N:accept S-Jh7c N-8h7h\n*\n"


def test_merge_tells_every_contradiction(cli: Cli, tmp_path: Path) -> None:
    south, north = tmp_path / "s.ecn", tmp_path / "n.ecn"
    south.write_text(cli("redact", "--seat", "S", "-", stdin=REFUSED).out)
    north.write_text(cli("redact", "--seat", "N", "-", stdin=ACCEPTED).out)
    run = cli("merge", south, north, "-o", tmp_path / "whole.ecn")
    assert (run.status, run.out) == (1, "")
    assert not (tmp_path / "whole.ecn").exists()
    assert f"{south}:1 and {north}:1 contradict each other, and are not written:" in run.err.replace("\n", " ")
    said = [line.partition(": E-")[2] for line in run.err.splitlines() if ": E-" in line]
    assert said == [
        "merge-event At 1#5 one record has “N:refuse”, the other “N:accept”.",
        "merge-event At 1#6 one record has “S.7c”, the other “S-????”.",
        "merge-event At 1#7 one record has “N.Ts”, the other “N-8h7h”.",
    ]
    before = south.read_text()
    assert cli("merge", south, north, "-o", south).status == 2
    assert south.read_text() == before
    # Among more records, those that fit are merged; the others are another game.
    fits = cli("merge", south, north, "-", stdin=cli("redact", "--seat", "N", "-", stdin=REFUSED).out)
    assert fits.status == 0
    assert [play.record.view for play in ecn.loads(fits.out)] == [None, "N"]


def test_merge_tells_where_something_cannot_have_been(cli: Cli, tmp_path: Path) -> None:
    views = []
    for seat, old, new in (("S", "Qd", "Kh"), ("N", "8h", "Kh")):  # each holds the king that the other also has
        views.append(tmp_path / f"{seat}.ecn")
        views[-1].write_text(cli("redact", "--seat", seat, "-", stdin=REFUSED.replace(old, new)).out)
    run = cli("merge", *views)
    assert run.status == 1
    assert re.search(r": E-card-twice .*\n(?:  .*\n)*  That is at 1#2\.\n", run.err), run.err


def test_merge_of_one_view_leaves_it(cli: Cli) -> None:
    south = cli("redact", "--seat", "S", FRIDAY).out
    run = cli("merge", "-", stdin=south)
    assert (run.status, run.out) == (0, south)
    assert run.err == "One view has no counterpart, and stays a view.\n"


def test_split_writes_to_no_device_and_through_no_link(cli: Cli, games: Path, tmp_path: Path) -> None:
    names = ["CON", "nul", "com1", "Aux.old", "LPT9", "console", "COM"]
    plays = [tagged(PLAY, {"Site": name}) for name in names]
    into = tmp_path / "sites"
    cli("split", "--by", "Site", "-", "-d", into, stdin="\n".join(map(ecn.dumps, plays)))
    wanted = ["COM.ecn", "_Aux.old.ecn", "_CON.ecn", "_LPT9.ecn", "_com1.ecn", "_nul.ecn", "console.ecn"]
    assert sorted(each.name for each in into.iterdir()) == wanted
    long = tagged(PLAY, {"Site": "\U00020bb7" * 90})  # characters of four bytes each
    assert cli("split", "--by", "Site", "-", "-d", tmp_path / "long", stdin=ecn.dumps(long)).status == 0
    outside, linked = tmp_path / "outside.ecn", tmp_path / "linked"
    linked.mkdir()
    (linked / "games-0001.ecn").symlink_to(outside)  # a link to nothing yet
    run = cli("split", games, "-d", linked)
    assert (run.status, "games-0001.ecn" in run.err.replace("\n", "")) == (2, True)
    assert not outside.exists()


def test_split_on_a_full_disk_names_what_stays(
    cli: Cli, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = 0

    @contextmanager
    def full(path: Path) -> Iterator[TextIO]:
        nonlocal done
        done += 1
        if done > 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        with files.writing(path) as file:
            yield file

    monkeypatch.setattr("ecarte.cli.many.split.writing", full)
    folder = tmp_path / "parts"
    ran = cli("split", "--into", folder, games)
    assert ran.status == 2
    left = sorted(folder.iterdir())
    assert len(left) == 2
    stay, wrong = ran.err.splitlines()[-2:]
    assert stay.startswith(
        f"2 records were written: 2 files are left in the folder “{folder}”; the last is {left[-1]}."
    )
    assert "No space left" in wrong
    assert f"{left[-1].stem[:-1]}3" in wrong
