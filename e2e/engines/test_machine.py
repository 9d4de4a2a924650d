"""The machine's module in Chromium, Firefox and WebKit, with the site's headers: what Python does, to the bit."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from ecarte.serve import Site
from kit.engines.starting import ENGINES, started
from kit.engines.window import Way
from machine.build import file_of
from machine.cases import pack_cases, record_decisions

pytestmark = [pytest.mark.thorough, pytest.mark.own_engine]

ROOT = Path(__file__).parents[2]
FOLDER = "engine/machine"  # under engine/, whose headers allow WebAssembly
CHECK = """
  const { check } = await import("./host.mjs");
  const bytes = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
  const module = await WebAssembly.compileStreaming(fetch("ecarte.wasm"));
  const found = [];
  for (const name of given) found.push(check(module, await bytes(name)));
  return found;
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a site with the module, and with what the analyst of écarté gives it."""
    site = tmp_path_factory.mktemp("site")
    folder = site / FOLDER
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "netlify.toml", site)
    shutil.copy(ROOT / "tools/machine/host.mjs", folder)
    shutil.copy(file_of("ecarte"), folder / "ecarte.wasm")
    (folder / "index.html").write_text("<!doctype html><title>machine</title>", "utf-8")
    for number, ((entry, tables), works) in enumerate(record_decisions(1, 50).calls.items()):
        (folder / f"{number}.bin").write_bytes(pack_cases(entry, tables, works))
    return site


@pytest.mark.parametrize("engine", ENGINES)
def test_the_module_does_what_python_does(engine: str, site: Path, playwright: Playwright, tmp_path: Path) -> None:
    names = sorted(path.name for path in (site / FOLDER).glob("*.bin"))
    assert names
    with started(engine, Way.MOUSE, playwright, tmp_path) as window, Site(site) as host:
        window.open(f"{host.url}{FOLDER}/")
        for found in window.run(CHECK, names):
            assert found["number"]
            assert found["different"] == [], found["entry"]
