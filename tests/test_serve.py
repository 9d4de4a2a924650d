"""The header rules of netlify.toml, as the one parser reads them."""

from pathlib import Path

import pytest

from ecarte.serve import HeaderRules

RULES = """
[[headers]]
for = "/*"
[headers.values]
X-All = "1"

[[headers]]
for = "/engine/*"
[headers.values]
X-Engine = "2"

[[headers]]
for = "/:name/index.html"
[headers.values]
X-Index = "3"

[[headers]]
for = "/a.b"
[headers.values]
X-Dot = "4"
"""


@pytest.fixture
def rules(tmp_path: Path) -> HeaderRules:
    path = tmp_path / "netlify.toml"
    path.write_text(RULES, "utf-8")
    return HeaderRules.read(path)


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("/", ["X-All"]),
        ("/x", ["X-All"]),
        ("/engine/12/core.js", ["X-All", "X-Engine"]),
        ("/engine", ["X-All"]),
        ("/x/index.html", ["X-All", "X-Index"]),
        ("/x/y/index.html", ["X-All"]),
        ("/a.b", ["X-All", "X-Dot"]),
        ("/aXb", ["X-All"]),
    ],
)
def test_patterns(rules: HeaderRules, path: str, names: list[str]) -> None:
    assert list(rules.of(path)) == names


def test_one_header_of_two_rules_is_refused() -> None:
    rules = HeaderRules((("/*", {"X": "1"}), ("/a/*", {"X": "2"})))
    assert rules.of("/b") == {"X": "1"}
    with pytest.raises(ValueError, match="more than one rule sets X"):
        rules.of("/a/b")
