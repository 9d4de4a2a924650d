"""The page and the command line read the same locale files with two libraries, with the same results."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from fluent.syntax import ast as ftl

from ecarte.text import Words, languages
from tests.project.test_locales import ENGLISH, LOCALES, ROOT, files, messages, nodes, variables

WEB = ROOT / "web"
PLURALS = {"zero", "one", "two", "few", "many", "other"}

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules/@fluent/bundle").is_dir() or shutil.which("node") is None,
    reason="the page's libraries are not installed",
)

READ = """
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
const { files, asked } = JSON.parse(readFileSync(0, "utf8"));
const bundles = Object.entries(files).map(([language, paths]) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of paths) {
    const errors = bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
    if (errors.length) throw errors[0];
  }
  return bundle;
});
console.log(JSON.stringify(asked.map(({ id, data }) => {
  const pattern = bundles.map((b) => [b, b.getMessage(id)?.value]).find(([, value]) => value);
  return pattern[0].formatPattern(pattern[1], data);
})));
"""


def samples(name: str, language: str) -> Iterator[dict[str, str | int]]:
    """Return data for a message: each of its variants in turn, and several numbers for everything else."""
    choices: dict[str, list[str]] = {}
    for each in {name, *variables_of_references(name, language)}:
        for select in nodes(messages(language).get(each) or ENGLISH[each], ftl.SelectExpression):
            keys = [v.key.name for v in select.variants if isinstance(v.key, ftl.Identifier)]
            if isinstance(select.selector, ftl.VariableReference) and not set(keys) <= PLURALS:
                choices.setdefault(select.selector.id.name, []).extend(keys)
    for number in (0, 1, 2, 5):
        for turn in range(max(map(len, choices.values()), default=1)):
            yield {
                key: choices[key][turn % len(choices[key])] if key in choices else number
                for key in variables(name, language)
            }


def variables_of_references(name: str, language: str) -> set[str]:
    message = messages(language).get(name) or ENGLISH[name]
    direct = {found.id.name for found in nodes(message, ftl.MessageReference)}
    return direct.union(*(variables_of_references(each, language) for each in direct))


@pytest.mark.sampled
@pytest.mark.parametrize("language", languages())
def test_both_libraries_say_the_same(language: str) -> None:
    asked = [{"id": name, "data": data} for name in messages(language) for data in samples(name, language)]
    paths = {each: [str(path) for path in files(each)] for each in dict.fromkeys((language, "en"))}
    said = subprocess.run(
        ["node", "--input-type=module", "--eval", READ],
        input=json.dumps({"files": paths, "asked": asked}),
        capture_output=True,
        text=True,
        cwd=WEB,
        check=True,
    )
    words = Words(language)
    for topic in (LOCALES / "en" / "topics").iterdir():
        words.about(topic.stem)
    page = json.loads(said.stdout)
    terminal = [words(str(each["id"]), **each["data"]) for each in asked]  # type: ignore[arg-type]  # JSON of ours
    assert len(page) > 150
    assert [pair for pair in zip(asked, page, terminal, strict=True) if pair[1] != pair[2]] == []
