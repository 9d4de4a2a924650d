"""`--scheduler`: a Dask cluster of processes of this machine gives the same bytes, also when a worker is killed."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

pytest.importorskip("typer", reason="the command line is native only")
pytest.importorskip("distributed", reason="it is in the extra ecarte[cluster]")

import distributed

from ecarte.collection import cluster as clusters
from ecarte.collection import simulate as simulation
from ecarte.collection.processes import in_order
from ecarte.collection.workers import ClusterError, Workers
from tests.kit.commandline import Cli, cli, games

__all__ = ["cli", "games"]  # fixtures, used by name

_START = 60  # seconds for the scheduler, on a busy machine


class Cluster:
    """A scheduler and its workers, each a process."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "scheduler.json"
        self.workers: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-jupyter")
        limit = time.monotonic() + _START
        while not self.file.exists() or not self.file.read_text():
            assert self.scheduler.poll() is None
            assert time.monotonic() < limit
            time.sleep(0.05)
        self.address: str = json.loads(self.file.read_text())["address"]

    def add_worker(self, *options: str) -> None:
        """Start a worker, and wait until the scheduler knows it."""
        self.workers.append(self._start("worker", "--nthreads", "1", "--no-nanny", *options))
        with distributed.Client(self.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(len(self.workers), timeout=_START)

    def _start(self, what: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--no-dashboard"]
        command += ["--scheduler-file", str(self.file), *options]
        with (self.folder / "log.txt").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)

    def stop(self) -> None:
        """End all processes."""
        for each in (*self.workers, self.scheduler):
            each.kill()
            each.wait()


@pytest.fixture
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler without workers."""
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    yield cluster
    cluster.stop()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    for _ in range(2):
        cluster.add_worker()
    yield cluster.address
    cluster.stop()


@pytest.mark.sampled
@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "S:club", "N:beginner", "-n", "50"],
        ["simulate", "NS:novice", "EW:chance", "-g", "belote", "-n", "21"],
        ["stats", "--json", "{games}"],
        ["check", "{games}"],
        ["check", "--json", "--strict", "{wrong}"],
        ["verify", "--json", "{games}"],
        ["convert", "--to", "json", "{games}"],
        ["convert", "--to", "csv", "{games}"],
        pytest.param(["analyze", "--worlds", "100", "--json", "{few}"], marks=pytest.mark.thorough),
    ],
)
def test_the_result_is_the_same(cli: Cli, games: Path, tmp_path: Path, address: str, command: list[str]) -> None:
    few = tmp_path / "few.ecn"
    few.write_text(cli("head", "-n", 3, games).out, "utf-8")
    wrong = tmp_path / "wrong.ecn"
    wrong.write_text(few.read_text("utf-8").replace("S.", "s."), "utf-8")
    asked = [each.format(games=games, few=few, wrong=wrong) for each in command]
    alone, shared = cli(*asked), cli(*asked, "--scheduler", address)
    assert alone.out or alone.err
    assert (shared.status, shared.out, shared.err) == (alone.status, alone.out, alone.err)


def test_tables_and_archives_are_the_same(cli: Cli, games: Path, tmp_path: Path, address: str) -> None:
    tables = [tmp_path / "alone.parquet", tmp_path / "shared.parquet"]
    for table, more in zip(tables, ([], ["--scheduler", address]), strict=True):
        assert cli("convert", "--to", "parquet", "-o", table, games, *more).status == 0
    assert tables[0].read_bytes() == tables[1].read_bytes()
    archive = tmp_path / "mine.duckdb"
    assert cli("archive", "add", archive, games, "--scheduler", address).status == 0
    assert cli("archive", "export", archive).out == games.read_text("utf-8")


def test_a_notebook_has_a_loop_of_its_own(address: str) -> None:
    async def cell() -> list[str]:
        return list(simulation.texts(simulation.Plan({"S": "chance", "N": "chance"}, 2), Workers(scheduler=address)))

    with ThreadPoolExecutor(1) as thread:  # this one may have the loop of a browser's test
        assert len(thread.submit(lambda: asyncio.run(cell())).result()) == 2


@pytest.mark.thorough
def test_a_killed_worker_loses_nothing(empty: Cluster) -> None:
    for _ in range(2):
        empty.add_worker()
    plan = simulation.Plan({"S": "club", "N": "amateur"}, 200)
    wanted = list(simulation.texts(plan))
    found: list[str] = []
    for text in simulation.texts(plan, Workers(scheduler=empty.address)):
        if len(found) == 30:
            empty.workers[0].send_signal(signal.SIGKILL)
        found.append(text)
    assert found == wanted


def test_what_is_no_cluster_is_refused(cli: Cli, empty: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_WAIT", 2)
    command = ("simulate", "S:chance", "N:chance", "--scheduler")
    run = cli(*command, empty.address)
    assert (run.status, run.out) == (2, "")
    assert f"The scheduler at {empty.address} has no workers." in run.err
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        for wrong in ("tcp://127.0.0.1:1", "http://127.0.0.1:1", f"tcp://127.0.0.1:{other.server_port}"):
            run = cli(*command, wrong)
            assert (run.status, run.out) == (2, "")
            assert f"The scheduler at {wrong} does not answer" in run.err
        other.shutdown()
    for wrong in ("", "nothing at all", "127.0.0.1"):
        run = cli(*command, wrong)
        assert (run.status, run.out) == (2, "")
        assert f"“{wrong}” is not the address of a scheduler." in run.err
    monkeypatch.setitem(sys.modules, "distributed", None)
    run = cli(*command, empty.address)
    assert (run.status, "pip install 'ecarte[cluster]'" in run.err) == (2, True)


@pytest.mark.thorough
@pytest.mark.parametrize(("lost", "code"), [("workers", "E-cluster-empty"), ("scheduler", "E-cluster-gone")])
def test_a_cluster_that_is_lost_is_not_waited_for(
    empty: Cluster, monkeypatch: pytest.MonkeyPatch, lost: str, code: str
) -> None:
    monkeypatch.setattr(clusters, "_WAIT_AGAIN", 1)
    empty.add_worker()
    found = simulation.texts(simulation.Plan({"S": "club", "N": "amateur"}, 1000), Workers(scheduler=empty.address))
    next(found)
    for each in empty.workers if lost == "workers" else [empty.scheduler]:
        each.kill()
        each.wait()
    with pytest.raises(ClusterError) as error:
        deque(found, 0)
    assert error.value.problems[0].code == code


def test_a_worker_that_comes_later_with_another_version(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "__version__", "9.9")  # here, as if the workers had the other one
    with pytest.raises(ClusterError) as error:
        deque(simulation.texts(simulation.Plan({"S": "chance", "N": "chance"}, 1), Workers(scheduler=address)), 0)
    assert error.value.problems[0].code == "E-cluster-version"


@pytest.mark.thorough
def test_a_result_just_after_the_timeout_counts(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_WAIT_AGAIN", 0.001)
    pieces = [(str(index), 0.002) for index in range(200)]
    found = [first for first, _ in in_order(time.sleep, pieces, Workers(scheduler=address))]
    assert found == [first for first, _ in pieces]


@pytest.mark.parametrize("error", [TimeoutError, FileNotFoundError])
def test_an_error_of_the_work_is_not_taken_for_one_of_the_cluster(address: str, error: type[OSError]) -> None:
    piece = f"raise {error.__name__}('its own')"
    with pytest.raises(error, match="its own"):
        deque(in_order(exec, [("", piece)], Workers(scheduler=address)), 0)


@pytest.mark.thorough
def test_another_version_is_refused(cli: Cli, empty: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older = empty.folder / "ecarte-0.5.9.dist-info"
    older.mkdir()
    (older / "METADATA").write_text("Metadata-Version: 2.1\nName: ecarte\nVersion: 0.5.9\n")
    monkeypatch.setenv("PYTHONPATH", str(empty.folder))  # of the worker alone: this process has found its own
    empty.add_worker()
    run = cli("simulate", "S:chance", "N:chance", "--scheduler", empty.address, "-o", tmp_path / "games.ecn")
    assert (run.status, (tmp_path / "games.ecn").exists()) == (2, False)
    assert "has ecarte 0.5.9, and here it is" in run.err
