"""The machine's modules in Chromium, Firefox and WebKit, with the site's headers: what Python does, to the bit."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from ecarte.serve import Site
from kit.engines.starting import ENGINES, started
from kit.engines.window import Way
from machine.build import file_of
from machine.cases import pack_cases, record_decisions, record_thoughts

pytestmark = [pytest.mark.thorough, pytest.mark.own_engine]

ROOT = Path(__file__).parents[2]
FOLDER = "engine/machine"  # under engine/, whose headers allow WebAssembly
CHECK = """
  const { check } = await import("./host.mjs");
  const bytes = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
  const found = [];
  for (const name of given) {
    const module = await WebAssembly.compileStreaming(fetch(`${name.split("-")[0]}.wasm`));
    found.push(check(module, await bytes(name)));
  }
  return found;
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a site with the modules, and with what the analyst of écarté and belote's expert give them."""
    site = tmp_path_factory.mktemp("site")
    folder = site / FOLDER
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "netlify.toml", site)
    shutil.copy(ROOT / "tools/machine/host.mjs", folder)
    (folder / "index.html").write_text("<!doctype html><title>machine</title>", "utf-8")
    for game, recorder in (("ecarte", record_decisions(1, 50)), ("belote", record_thoughts(3, 12))):
        shutil.copy(file_of(game), folder / f"{game}.wasm")
        for number, ((entry, tables), works) in enumerate(recorder.calls.items()):
            (folder / f"{game}-{number}.bin").write_bytes(pack_cases(entry, tables, works))
    return site


@pytest.mark.parametrize("engine", ENGINES)
def test_the_modules_do_what_python_does(engine: str, site: Path, playwright: Playwright, tmp_path: Path) -> None:
    names = sorted(path.name for path in (site / FOLDER).glob("*.bin"))
    assert names
    with started(engine, Way.MOUSE, playwright, tmp_path) as window, Site(site) as host:
        window.open(f"{host.url}{FOLDER}/")
        for found in window.run(CHECK, names):
            assert found["number"]
            assert found["different"] == [], found["entry"]
