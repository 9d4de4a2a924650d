"""The comparison of two builds."""

from pathlib import Path

from reproducible import differences


def test_other_bytes_and_files_of_one_build_alone_are_found(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, files in (
        (first, {"same": "1", "in/other": "1", "gone": ""}),
        (second, {"same": "1", "in/other": "2", "more": ""}),
    ):
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
    assert differences(first, second) == ["gone", "in/other", "more"]
    assert differences(first, first) == []
