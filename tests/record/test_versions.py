"""Versions of presets: new games have the newest rules, and old records keep theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import record
from ecarte.core.options import families, family, newest, suggested
from ecarte.figures.filter import Filter
from ecarte.games import GAMES
from ecarte.notation import challenge, ecn, link
from ecarte.record import Play, facts
from ecarte.requests.subjects import matches
from ecarte.text import Words, languages
from tests.kit.commandline import Cli, cli
from tests.requests.asking import ask

__all__ = ["cli"]  # a fixture, used by name
SEED = "5e" * 32
GOLDEN = Path(__file__).parents[1] / "golden"
VERSIONS = [(name, preset) for name, game in GAMES.items() for preset in game.presets if family(preset) != preset]


def new(preset: str, exact: bool = False, **changes: Any) -> Play:
    return record.new("ecarte", preset, changes, {}, SEED, "S", exact=exact)


def test_the_newest_of_a_preset_is_derived_from_the_names() -> None:
    presets = ["first", "second", "first-2", "third-party", "first-3", "second-2"]
    assert families(presets) == ("first", "second", "third-party")
    assert [newest(presets, name) for name in ("first", "second", "third-party", "first-2", "none")] == [
        *("first-3", "second-2", "third-party", "first-2", "none"),
    ]


@pytest.mark.parametrize("preset", families(GAMES["ecarte"].presets))
def test_a_new_game_gets_the_newest_version(preset: str) -> None:
    wanted = newest(GAMES["ecarte"].presets, preset)
    assert new(preset).record.tag("Rules") == wanted
    asked = {"game": "ecarte", "preset": preset, "options": {}, "seed": SEED, "dealer": "S", "tags": {}, "players": {}}
    assert f'[Rules "{wanted}"]' in ask("new", **asked, seat="S")["record"]
    assert new(preset, exact=True).record.tag("Rules") == preset


def test_what_was_written_keeps_the_rules_it_has() -> None:
    text = (GOLDEN / "article.ecn").read_text("utf-8")
    (play,) = ecn.loads(text)
    options = play.record.options()
    assert (options.preset, options.king_until, options.propose_number) == ("article", "laws", False)
    assert ecn.dumps(play) == text
    assert link.loads(link.dumps(play)).record.tag("Rules") == "article"


def test_a_challenge_is_played_by_the_rules_it_was_sent_with() -> None:
    (play,) = ecn.loads((GOLDEN / "article.ecn").read_text("utf-8"))
    sent = challenge.loads(challenge.dumps(play, "S"))
    assert challenge.begin(sent, {}).record.tag("Rules") == "article"


def test_a_match_goes_on_with_the_rules_it_began_with() -> None:
    people = [{"name": "Ann", "player": None}, {"name": "Bo", "player": "amateur"}]
    begin: dict[str, Any] = {"kind": "rubber-3", "id": "00" * 8, "game": "ecarte", "preset": "article", "options": {}}
    begin |= {
        "people": people,
        "dealer": "S",
        "stake": 0,
        "purse": None,
        "gallery": None,
        "spectators": [],
        "seed": SEED,
    }
    answer: Any = matches.ANSWERS["match"]({"records": [], "begin": begin})
    found = answer["match"]["next"]
    assert found["preset"] == "article-2"
    first = matches.new("ecarte", "article", {}, found["tags"], SEED, "S", ())
    assert first.record.tag("Rules") == "article"  # the second game of a match that began earlier
    assert matches.ANSWERS["match"]({"records": [ecn.dumps(first)]})["match"]["problems"] == []


def test_facts_and_conditions_know_a_preset_by_its_plain_name() -> None:
    for preset in ("article", "article-2"):
        play = new(preset, exact=True)
        row = facts.game(play.record)
        assert row["rules"] == "article"
        assert Filter('rules == "article"').matches(row, [], play.record)
        assert Filter(f'tag("Rules") == "{preset}"').matches(row, [], play.record)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "preset"), VERSIONS)
def test_people_see_the_plain_name_and_what_is_an_old_version(game: str, preset: str, language: str) -> None:
    words, last = Words(language), newest(GAMES[game].presets, family(preset))
    name = words(f"preset-{last}")
    assert "-" not in name
    older = [each for each in GAMES[game].presets if family(each) == family(preset) and each != last]
    named = [words(f"preset-{each}") for each in older]
    assert all(name in each and name != each for each in named)
    assert len(set(named)) == len(named)


def test_the_terminal_offers_plain_names_and_gives_the_newest(cli: Cli) -> None:
    run = cli("simulate", "--rules", "article", "--games", "1", "S:amateur", "N:amateur")
    assert '[Rules "article-2"]' in run.out
    assert "article-2" not in cli("simulate", "--help").out
    shown = cli("show", "tests/golden/article.ecn", "--lang", "en").out
    assert "By the book (first version)" in shown


def test_choosing_to_announce_the_king_suggests_before_the_first_card(cli: Cli) -> None:
    """E14: only London's laws let the dealer mark after the elder's lead."""
    game = GAMES["ecarte"]
    first = {"king_mark": "optional", "king_until": "first-lead"}
    assert suggested(game, "akagiri", {"king_mark": "optional"}) == first
    both = {"king_mark": "optional", "king_until": "laws"}
    assert suggested(game, "akagiri", both) == both
    assert suggested(game, "london-3", {"king_mark": "optional"}) == {"king_mark": "optional"}
    assert suggested(game, "akagiri", {"target": 10}) == {"target": 10}
    run = cli("simulate", "--option", "king_mark=optional", "--games", "1", "S:amateur", "N:amateur")
    assert '[Option "king_until=first-lead"]' in run.out
    offered = {option["name"]: option for option in ask("catalog")["catalog"]["games"][0]["options"]}
    assert offered["king_mark"]["suggests"] == {"optional": {"king_until": "first-lead"}}
