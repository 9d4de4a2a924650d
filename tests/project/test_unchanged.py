"""What has passed is run again after any change."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

unchanged = pytest.importorskip("unchanged", reason="the tools are not here")

if sys.platform == "emscripten":
    pytest.skip("it runs commands", allow_module_level=True)


def test_a_command_is_run_again_after_any_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder, stamp, ran = Path("files"), Path("made/stamp"), Path("ran")
    folder.mkdir()
    monkeypatch.setattr(unchanged, "find_files", lambda paths: sorted(folder.iterdir()))

    def runs(code: str = "") -> bool:
        """Return whether a program of Python is run, which then ends with a code."""
        ran.unlink(missing_ok=True)
        program = f"from pathlib import Path; Path('ran').touch(); {code}"
        monkeypatch.setattr(sys, "argv", ["unchanged", str(stamp), "files", "--", sys.executable, "-c", program])
        assert unchanged.main() == ("exit" in code)
        return ran.exists()

    one, other = folder / "one", folder / "other"
    one.write_text("1")
    assert runs()
    assert not runs()
    for change in (
        lambda: one.write_text("2"),
        lambda: other.write_text("2"),
        lambda: one.rename(folder / "moved"),
        other.unlink,
    ):
        change()
        assert runs()
        assert not runs()
    assert runs("0")  # another command
    assert runs("exit(1)")
    assert runs("exit(1)")
    assert runs("Path('files/moved').write_text('3')")  # it changes what it is run on
    assert runs()
    assert not runs()
