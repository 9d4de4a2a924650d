"""Make a release: python -m releasing.release VERSION. It commits the version, and neither tags nor pushes.

build/release/ then holds the wheel, the sdist, the site as a .zip, two bills of materials, the provenance, the notes
and the checksums of all.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path

from releasing.bill import write_bills
from releasing.checks import BrokenError, check_package, check_site
from releasing.provenance import said, sha256, write_statement
from reproducible import build_packages

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build/release"
VERSION_FILE = ROOT / "py/ecarte/version.py"
CHANGELOG = ROOT / "CHANGELOG.md"
ASSIGNED = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
BUILDER = os.environ.get("BUILDER_ID", "urn:ecarte:local-machine")


class RefusedError(Exception):
    """Why there can be no release now."""


def check_state(version: str, current: str, changes: str, tags: set[str], changelog: str) -> None:
    """Refuse what cannot be released; `changes` is what git says about files that are not committed."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise RefusedError(f"VERSION must be three numbers, as in {current}; it is {version or 'missing'}.")
    if changes:
        raise RefusedError("A release is built from a commit, and these files are not committed:\n" + changes)
    if f"v{version}" in tags:
        raise RefusedError(f"Version {version} has its tag already.")
    if numbers(version) < numbers(current):
        raise RefusedError(f"Version {version} is older than {current}.")
    if not notes(changelog, version):
        raise RefusedError(f"CHANGELOG.md says nothing under ## {version}.")


def numbers(version: str) -> list[int]:
    """Return a version as numbers."""
    return [int(part) for part in version.split(".")]


def heading(version: str) -> re.Pattern[str]:
    """Return the pattern of a version's heading in the changelog."""
    return re.compile(rf"^## {re.escape(version)}(?: \((.*)\))?$", re.MULTILINE)


def notes(changelog: str, version: str) -> str:
    """Return what the changelog says of a version, "" for nothing."""
    if not (found := heading(version).search(changelog)):
        return ""
    return re.split(r"^## ", changelog[found.end() :], maxsplit=1, flags=re.MULTILINE)[0].strip()


def dated(changelog: str, version: str, day: date) -> str:
    """Return the changelog with the day of a version that had none."""
    match = heading(version).search(changelog)
    if not match or match[1] not in (None, "unreleased"):
        return changelog
    return f"{changelog[: match.start()]}## {version} ({day.isoformat()}){changelog[match.end() :]}"


def set_version(version: str) -> None:
    """Write the version and its day, and commit them unless they were there."""
    for path, text in (
        (VERSION_FILE, ASSIGNED.sub(f'__version__ = "{version}"', VERSION_FILE.read_text("utf-8"))),
        (CHANGELOG, dated(CHANGELOG.read_text("utf-8"), version, datetime.now(UTC).date())),
    ):
        path.write_text(text, "utf-8")
    if said("git", "status", "--porcelain"):
        subprocess.run(["git", "commit", "--quiet", "--all", "--message", f"Version {version}"], cwd=ROOT, check=True)


def build_site() -> Path:
    """Build the site from nothing, and return its folder."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    subprocess.run(
        ["make", "--no-print-directory", "--silent", "site"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
    )
    return ROOT / "dist"


def pack_site(folder: Path, out: Path) -> Path:
    """Pack the site, so that the bytes depend on its files alone."""
    with zipfile.ZipFile(out, "w") as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{out.stem}/{path.relative_to(folder).as_posix()}", (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return out


def release(version: str) -> list[Path]:
    """Build, check and describe everything; return the files."""
    began = datetime.now(UTC)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    tell("the site")
    site = pack_site(build_site(), OUT / f"ecarte-site-{version}.zip")
    tell("the wheel and the sdist")
    build_packages(ROOT, OUT, {}, 0o022)
    [wheel], [sdist] = OUT.glob("*.whl"), OUT.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        tell(f"{wheel.name} and {sdist.name}, installed")
        python = check_package(wheel, version, place / "wheel")
        check_package(sdist, version, place / "sdist")
        tell(f"{site.name}, in a browser")
        check_site(site, version, place / "site")
        tell("the bills of materials and the provenance")
        write_bills(OUT, version, wheel, python)
    described = sorted(OUT.iterdir())
    write_statement(OUT / "provenance.json", version, described, began, BUILDER)
    (OUT / "notes.md").write_text(notes(CHANGELOG.read_text("utf-8"), version) + "\n", "utf-8")
    files = sorted(OUT.iterdir())
    (OUT / "SHA256SUMS").write_text("".join(f"{sha256(path)}  {path.name}\n" for path in files), "utf-8")
    return [*files, OUT / "SHA256SUMS"]


def tell(what: str) -> None:
    """Say what is being made."""
    print(f"── {what}", flush=True)


def main() -> None:
    """Make a release, or say why not."""
    version = sys.argv[1] if len(sys.argv) > 1 else ""
    match = ASSIGNED.search(VERSION_FILE.read_text("utf-8"))
    assert match
    try:
        changes, tags = said("git", "status", "--porcelain"), set(said("git", "tag").split())
        check_state(version, match[1], changes, tags, CHANGELOG.read_text("utf-8"))
        set_version(version)
        files = release(version)
    except (RefusedError, BrokenError) as error:
        sys.exit(str(error))
    print(f"\n{OUT.relative_to(ROOT)} holds:")
    for path in files:
        print(f"  {path.stat().st_size:>10,}  {path.name}")
    print("\nNothing has been tagged or sent. Next:")
    print(f"  git tag -a v{version} -m 'Version {version}'\n  git push --follow-tags")


if __name__ == "__main__":
    main()
