"""The size of the engine as it is sent, and that nothing it needs was left out for it."""

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page

from conftest import DIST, Host, Trouble, wait_ready

ROOT = DIST.parent
ENGINE_MB = 4.5  # 4.08 on 2026-11-25, 4.32 on 2026-11-29, 4.42 on 2026-11-30
FIRST_DEAL_MB = 3.95  # the part sent before the engine is ready: 3.83 on 2026-11-25
FIRST_VISIT_MB = 5.0  # with the pictures of all cards: 4.95 on 2026-11-30


def brotli(folder: Path, without: str = "") -> float:
    """Return the megabytes sent for a folder, leaving out files of the name `without`."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".br" and path.name != without]
    sidecars = [path.with_name(f"{path.name}.br") for path in files]
    return (
        sum(min(file.stat().st_size for file in pair if file.exists()) for pair in zip(files, sidecars, strict=True))
        / 1e6
    )


def test_the_engine_is_small_as_it_is_sent() -> None:
    assert brotli(DIST / "engine") < ENGINE_MB
    assert brotli(DIST / "engine", without="rest.zip.wasm") < FIRST_DEAL_MB


def test_what_others_wrote_keeps_its_address_when_ours_changes() -> None:
    """PyScript, Pyodide and Python's library are in folders with no file of ours."""
    folders = {path.name.partition("-")[0]: path for path in (DIST / "engine").iterdir()}
    assert set(folders) == {"runtime", "library", "frame"}
    lent = [ROOT / "web/node_modules" / name for name in ("pyodide", "@pyscript/core/dist")]
    for path in folders["runtime"].iterdir():
        name = path.name.replace(".mjs.js", ".mjs")  # with an ending that hosts know
        whole = [folder / name for folder in lent if (folder / name).exists()]
        assert path.suffix == ".br" or path.read_bytes() == whole[0].read_bytes(), path.name
    assert {path.name for path in folders["library"].glob("*.wasm")} == {"python_stdlib.zip.wasm"}
    for path in [*folders["runtime"].iterdir(), *folders["library"].iterdir()]:
        assert folders["frame"].name.encode() not in path.read_bytes()


@pytest.mark.own_engine
def test_a_first_visit_is_sent_compressed_once_and_well(page: Page, host: Host, trouble: Trouble) -> None:
    page.goto(f"{host.url}?lang=en")
    with page.expect_request_finished(lambda request: request.url.endswith("/rest.zip.wasm"), timeout=60_000):
        wait_ready(page)
    sent = {served.path: served for served in host.served}
    engine = [served for path, served in sent.items() if path.startswith("/engine/") and served.length > 400]
    assert len([served for served in engine if served.path.endswith(".wasm")]) == 4
    assert {served.encoding for served in engine} == {"br"}
    assert {path for path in sent if path.endswith(".br")} == set()
    assert sum(served.length for served in sent.values()) / 1e6 < FIRST_VISIT_MB


def test_the_engine_answers_as_it_should_with_what_is_sent_of_python() -> None:
    """Each of its modules can be imported, and every golden answer is given; by the wheel alone, it or none."""
    program, policies = ROOT / "tools/pyodide/answers.mjs", ROOT / "py/ecarte/policies"
    command = ["node", str(program), str(DIST / "engine"), str(policies), str(ROOT / "tests")]
    found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    assert found["troubles"] == []
    assert 0 < found["by the wheel"] < found["every"]
