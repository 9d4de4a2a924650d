"""The bills of materials of a release, as CycloneDX: of the site, and of the package with what it is installed with."""

import hashlib
import json
import subprocess
import venv
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
# Tools of the build for npm, but in the site: PyScript with all that it is bundled with, some files of others alone.
BUNDLED = ("@pyscript/core",)
COPIED = ("pyodide", "svg-cards")

Json = dict[str, Any]


def tools() -> Path:
    """Return the folder of the programs of `requirements/release.txt`, in an environment of their own."""
    folder = ROOT / "build/release-tools"
    wanted, stamp = (ROOT / "requirements/release.txt").read_text("utf-8"), folder / "made-from"
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        venv.create(folder, with_pip=True, clear=True)
        install = [
            str(folder / "bin/python"),
            "-m",
            "pip",
            "install",
            "--require-hashes",
            "-r",
            "requirements/release.txt",
        ]
        subprocess.run([*install, "--quiet", "--disable-pip-version-check"], cwd=ROOT, check=True)
        stamp.write_text(wanted, "utf-8")
    return folder / "bin"


def write_bills(out: Path, version: str, wheel: Path, environment: Path) -> None:
    """Write both into a folder, and check them by the schema; `environment` is the Python the wheel is installed in."""
    asked = subprocess.run(["npm", "sbom", "--sbom-format", "cyclonedx"], cwd=WEB, check=True, capture_output=True)
    direct = [*json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"], *BUNDLED, *COPIED]
    inside = json.loads((WEB / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    site = site_bill(json.loads(asked.stdout), direct, version, [cpython(inside), ours(wheel, version)])
    (out / "site.cdx.json").write_text(json.dumps(site, indent=2, ensure_ascii=False) + "\n", "utf-8")
    programs, package = tools(), out / "package.cdx.json"
    listing: list[str | Path] = [programs / "cyclonedx-py", "environment", environment, "--pyproject", "pyproject.toml"]
    subprocess.run([*listing, "--output-reproducible", "--sv", "1.5", "-o", package], cwd=ROOT, check=True)
    made = json.loads(package.read_text("utf-8"))
    made["metadata"]["component"]["version"] = version  # pyproject.toml does not say it
    package.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", "utf-8")
    for bill in (out / "site.cdx.json", package):
        subprocess.run([programs / "python", ROOT / "tools/releasing/valid.py", bill], check=True)


def site_bill(whole: Json, direct: Iterable[str], version: str, besides: list[Json]) -> Json:
    """Return npm's bill with only what the site contains: some packages, what these need, and components besides.

    Of copied packages it names nothing that they need, and no declarations for type checkers. The time and the random
    number that npm writes are left out: they would make each bill another.
    """
    graph = {
        each["ref"]: [ref for ref in each.get("dependsOn", []) if not ref.startswith("@types/")]
        for each in whole["dependencies"]
        if each["ref"].rpartition("@")[0] not in COPIED
    }
    root = whole["metadata"]["component"]["bom-ref"]
    first = [ref for ref in graph[root] if ref.rpartition("@")[0] in set(direct)]
    kept, left = set(first), list(first)
    while left:
        new = set(graph.get(left.pop(), [])) - kept
        kept |= new
        left += new
    site = {"type": "application", "bom-ref": "site", "name": "ecarte-site", "version": version}
    more = [each["bom-ref"] for each in besides]
    return {
        **{name: value for name, value in whole.items() if name not in ("serialNumber", "dependencies")},
        "metadata": {"tools": whole["metadata"]["tools"], "component": site},
        "components": [each for each in whole["components"] if each["bom-ref"] in kept] + besides,
        "dependencies": [
            {"ref": "site", "dependsOn": sorted(first) + more},
            *({"ref": ref, "dependsOn": sorted(graph.get(ref, []))} for ref in sorted(kept)),
        ],
    }


def cpython(version: str) -> Json:
    """Return the Python inside Pyodide, with its standard library."""
    return {
        "type": "platform",
        "bom-ref": f"cpython@{version}",
        "name": "cpython",
        "version": version,
        "purl": f"pkg:generic/cpython@{version}",
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }


def ours(wheel: Path, version: str) -> Json:
    """Return our package, whose compiled modules are in the site."""
    return {
        "type": "library",
        "bom-ref": f"ecarte@{version}",
        "name": "ecarte",
        "version": version,
        "purl": f"pkg:pypi/ecarte@{version}",
        "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(wheel.read_bytes()).hexdigest()}],
        "licenses": [{"license": {"id": "MIT"}}],
    }
