"""The responses have the headers of netlify.toml, and its policies are in force."""

import tomllib
import urllib.error
import urllib.request
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from playwright.sync_api import Page

from conftest import DIST, Host, Trouble, wait_ready
from ecarte.serve import SIDECAR

pytestmark = pytest.mark.own_engine

TOML = Path(__file__).resolve().parents[2] / "netlify.toml"


def site_files() -> list[str]:
    """Return the paths of all files that can be asked for."""
    unasked = {"netlify.toml"} | {file.name for file in DIST.rglob(f"*{SIDECAR}")}
    return [
        f"/{file.relative_to(DIST).as_posix()}"
        for file in DIST.rglob("*")
        if file.is_file() and file.name not in unasked
    ]


def expected(path: str) -> dict[str, str]:
    """Return the expected headers, read from the file in another way than the server reads them."""
    headers: dict[str, str] = {}
    for rule in tomllib.loads(TOML.read_text("utf-8"))["headers"]:
        if fnmatchcase(path, rule["for"]):
            assert not headers.keys() & rule["values"].keys(), f"{path}: a header of two rules"
            headers |= rule["values"]
    return headers


def test_every_file_has_the_headers_of_netlify_toml(host: Host) -> None:
    files = site_files()
    assert len(files) > 100
    for path in ["/", *files]:
        with urllib.request.urlopen(host.url.rstrip("/") + path) as answer:
            wanted = expected(path)
            assert {name: answer.headers[name] for name in wanted} == wanted, path
            assert "Cache-Control" in wanted, f"{path}: netlify.toml says nothing of keeping it"


def test_hashed_files_are_kept_for_ever_and_others_not(host: Host) -> None:
    for path in site_files():
        hashed = path.split("/")[1] in {"app", "assets", "cards", "deals", "engine", "policies"}
        assert ("immutable" in expected(path)["Cache-Control"]) is hashed, path


def test_headers_file_and_outside_are_not_served(host: Host) -> None:
    for path in ("netlify.toml", "..%2fnetlify.toml", "engine", "nothing-here", "index.html.br"):
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(host.url + path)
        with refusal.value as answer:
            assert answer.code == 404, path


def test_a_folder_without_its_slash_leads_into_it(host: Host) -> None:
    with urllib.request.urlopen(f"{host.url}embed?lang=fr") as answer:
        assert answer.url == f"{host.url}embed/?lang=fr"
        assert answer.headers["Content-Security-Policy"] == expected("/embed/")["Content-Security-Policy"]


def test_policy_of_the_page_is_strict(page_en: Page, trouble: Trouble) -> None:
    policy = expected("/")["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    wait_ready(page_en)
    assert trouble.found == []  # PyScript, Pyodide and the page have run without a violation
    trouble.allowed = ("policy: script-src", "Executing inline script")
    refused = page_en.evaluate(
        """() => new Promise((done) => {
          addEventListener("securitypolicyviolation", (event) => done(event.effectiveDirective), { once: true });
          const script = document.createElement("script");
          script.textContent = "window.broken = true";
          document.body.append(script);
        })"""
    )
    assert refused.startswith("script-src")
    assert page_en.evaluate("window.broken") is None
