"""The manual pages: of every command, in every language, without a fault that man finds, in the wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

if sys.platform == "emscripten":
    pytest.skip("manual pages are for the host", allow_module_level=True)

from ecarte.cli import COMMANDS
from ecarte.cli.kit.examples import EXAMPLES
from ecarte.text import Words, languages
from manpages import escaped, write_pages

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"ecarte", *(f"ecarte-{path.replace(' ', '-')}" for path in EXAMPLES)}
needs_man = pytest.mark.skipif(shutil.which("man") is None, reason="man is not installed")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("man")
    write_pages(folder)
    return folder


def man(*arguments: str | Path) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "78", "MANROFFOPT": "-ww"}
    done = subprocess.run(["man", *arguments], env=environment, capture_output=True, text=True, check=True)
    faults = [line for line in done.stderr.splitlines() if "adjust line" not in line and "break line" not in line]
    assert faults == []
    return re.sub(".\b|\x1b\\[[0-9;]*m", "", done.stdout)


@pytest.mark.parametrize("lang", languages())
def test_every_command_has_a_page_in_every_language(pages: Path, lang: str) -> None:
    section = pages / ("man1" if lang == "en" else f"{lang}/man1")
    assert {path.stem for path in section.iterdir()} == NAMES
    words, text = Words(lang), (section / "ecarte-play.1").read_text("utf-8")
    assert words("cli-play-two").replace("-", r"\-") in text
    assert f'.SH "{words("cli-panel-players").upper()}"' in text
    assert "cli-" not in text


@needs_man
@pytest.mark.sampled
@pytest.mark.parametrize("name", sorted(NAMES))
def test_man_finds_no_fault(pages: Path, name: str) -> None:
    shown = man("--warnings", "-l", pages / f"man1/{name}.1")
    path = name.replace("-", " ")
    for example in EXAMPLES.get(path.removeprefix("ecarte").strip(), ()):
        assert f"ecarte {example}" in shown
    assert "--help" in shown


@needs_man
def test_text_is_printed_as_it_is(tmp_path: Path) -> None:
    text = ".TH is no command here, nor is \\fB, and --to 'json' stays"
    page = tmp_path / "some.1"
    page.write_text(f'.TH "SOME" 1\n.SH "NAME"\n{escaped(text)}\n', "utf-8")
    assert text in " ".join(man("-l", page).split())


@needs_man
def test_man_finds_the_page_of_a_command(pages: Path) -> None:
    for words in ("ecarte", "play"), ("ecarte-archive-add",):
        assert man("-M", pages, "-w", *words).strip() == str(pages / f"man1/{'-'.join(words)}.1")


def test_the_wheel_installs_them(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        found = {name.partition(".data/data/")[2] for name in archive.namelist()}
    wanted = {f"share/man/{folder}man1/{name}.1" for folder in ("", "fr/", "ja/") for name in NAMES}
    assert found - {""} == wanted
    assert len(COMMANDS) < len(NAMES)
