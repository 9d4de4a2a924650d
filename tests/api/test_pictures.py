"""Reprs, drawings and tables of games: as they were, whole, readable by everybody, and without hidden cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

pytest.importorskip("fluent.runtime", reason="the words of drawings are native only")
pytest.importorskip("pyarrow", reason="native only")

import ecarte
from ecarte.core.cards import PACK, UNKNOWN
from ecarte.pictures import drawing
from ecarte.record.seatview import redact
from ecarte.text import Words
from tests.api.pictures import SHOWN, golden, shown

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def test_every_file_is_of_something() -> None:
    assert {path.name for path in SHOWN.iterdir()} == set(shown())


@pytest.mark.parametrize("name", shown())
def test_what_is_shown_is_as_it_was(name: str) -> None:
    """After a change that is meant: `python -m tests.api.pictures`, and look at every file that differs."""
    assert shown()[name]() + "\n" == (SHOWN / name).read_text("utf-8")


def drawn(svg: str) -> list[str]:
    """Return the cards of a drawing whose faces are seen."""
    suits = {path: suit for suit, path in drawing._SUITS.items()}
    faces = re.findall(r"<text[^>]*ecarte-rank[^>]*>(\w+)</text><path[^>]* d=\"([^\"]+)\"", svg)
    return [("T" if rank == "10" else rank) + suits[path] for rank, path in faces]


def named(svg: str) -> set[str]:
    """Return the cards that its title names."""
    title = ElementTree.fromstring(svg).findtext(f"{SVG}title") or ""
    return {card for card in PACK if Words("en").sign(card) in title}


@pytest.mark.parametrize("name", [name for name in shown() if name.endswith(".svg")])
def test_a_drawing_stands_alone_and_says_in_words_what_it_shows(name: str) -> None:
    svg = shown()[name]()
    root = ElementTree.fromstring(svg)
    assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
    title = root.findtext(f"{SVG}title") or ""
    assert re.match(r"Deal \d+: \S.* deals\. Turn-up: ", title)
    assert not re.search(r"href|url\(|<image|<script|<use|<foreignObject| id=", svg)
    assert "prefers-color-scheme:dark" in (root.findtext(f"{SVG}style") or "")
    width, height = (float(root.get(each) or 0) for each in ("width", "height"))
    for card in root.iter(f"{SVG}g"):
        x, y = map(float, re.findall(r"[\d.]+", card.get("transform") or ""))
        assert 0 < x < width - 34
        assert 0 < y < height - 48


def test_all_cards_of_a_deal_are_drawn_and_named() -> None:
    for deal in golden("akagiri").deals:
        svg = deal.to_svg()
        held = [str(deal.facts[f"held_{seat}"]) for seat in "NS"]
        held = [hand[at : at + 2] for hand in held for at in range(0, len(hand), 2)]
        exchanged = [card for hand in deal.hands.values() for card in hand] if deal.facts["exchanges"] else []
        played = [event[2:] for event in deal.events if event[1] == "."]
        assert sorted(drawn(svg)) == sorted([str(deal.facts["turn"]), *exchanged, *held, *played])
        assert named(svg) == {str(deal.facts["turn"]), *held}
        won = ["ecarte-won" in card for card in re.findall(r"<rect class=\"ecarte-face[^>]*>", svg)]
        assert sum(won) == sum(int(deal.facts[f"tricks_{seat}"] or 0) for seat in "NS")


@pytest.mark.parametrize("name", ["akagiri", "belote-classic", "unfinished", "irregular"])
def test_a_seat_sees_no_card_that_it_may_not_know(name: str) -> None:
    game = golden(name)
    view = redact(game.record, "S")
    for deal, known in list(zip(game.deals, view.deals, strict=True))[:2]:
        may = {card for entry in known.entries for card in entry.event.cards} - {UNKNOWN}
        svg = deal.to_svg(seat="S")
        assert set(drawn(svg)) <= may
        assert named(svg) <= may
        assert len(drawn(deal.to_svg())) > len(drawn(svg))
        for position in list(deal.positions())[::6]:
            assert set(drawn(position.to_svg(seat="S"))) <= may
        before = deal.at(len(game.record.seats) + 1).to_svg(seat="S")  # the hands and the turn-up are dealt
        turned = {entry.event.cards[0] for entry in known.entries if entry.event.do == "turn"}
        assert set(drawn(before)) <= {*deal.hands["S"], *turned}


def test_a_position_shows_its_trick_and_whose_turn_it_is() -> None:
    game = golden("akagiri")
    second = next(each for each in game.positions() if each.event and each.event[1] == "." and "▸" in each.to_svg())
    assert f"{game.players[str(second.turn)]} ▸" in second.to_svg()
    assert game.at(second.at).to_svg() == second.to_svg()
    with pytest.raises(ecarte.Error, match="E"):
        second.to_svg(seat="E")


def test_names_are_not_markup() -> None:
    game = golden("akagiri")
    odd = ecarte.Game(game.with_record(game.record.with_tag("South", '<b>&"Anna</b>')))
    for text in (odd.deals[0].to_svg(), odd._repr_html_(), ecarte.Games([odd])._repr_html_()):
        assert "<b>" not in text
        assert "&lt;b&gt;&amp;" in text
    ElementTree.fromstring(odd.deals[0].to_svg())


def test_a_long_name_does_not_leave_the_drawing() -> None:
    game = golden("akagiri")
    long = ecarte.Game(game.with_record(game.record.with_tag("South", "Anna " * 30)))
    svg = long.deals[0].to_svg()
    assert f"{('Anna ' * 30)[:24]}…" in svg
    assert ("Anna " * 30)[:25] not in svg


@pytest.mark.parametrize(("language", "said"), [("fr_FR.UTF-8", "Retourne"), ("ja_JP.UTF-8", "切札表示カード")])
def test_drawings_speak_the_language_of_the_environment(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert said in golden("akagiri").deals[0].to_svg()
    assert said in golden("akagiri")._repr_html_()
    letters = "".join(deal.to_svg() for deal in golden("akagiri").deals)
    assert (">R</text>" in letters) == language.startswith("fr")  # the king, le roi


def test_a_table_of_many_games_reads_only_the_first() -> None:
    read: list[int] = []

    def source() -> Iterator[ecarte.Game]:
        for number in range(100):
            read.append(number)
            yield game

    game = golden("akagiri")
    assert ecarte.Games(source)._repr_html_().count("<tr>") == 12
    assert len(read) == 11
