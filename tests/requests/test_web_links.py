"""Links and challenges as the page requests them: redact, link, open, challenge, accept."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from ecarte.core.cards import PACK
from ecarte.notation import challenge, ecn
from ecarte.requests.summary import beaten as beaten_by
from tests.kit.games import Game, any_games, known_to
from tests.record.test_replay import ANNOTATED
from tests.requests.asking import ANSWER, TAGS, ask, codes, new, sound

Json = dict[str, Any]


def finished(seed: str = "5e" * 32, give_up: bool = False) -> Json:
    """Return a finished game against the computer, which also makes the person's choices."""
    answer = new(seed=seed)
    while answer["view"]["phase"] != "over":
        view, played = answer["view"], answer["record"]
        if give_up and view["turn"] == "S":
            return ask("resign", record=played, seat="S")
        if view["next"]:
            answer = ask("play", record=played, seat="S", event=view["next"])
        else:
            mover = view["turn"]
            answer = ask("bot", record=played, seat="S", **{"as": mover}, player="amateur")
    return answer


FINISHED = finished()
GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_link_leads_back() -> None:
    text = FINISHED["record"]
    linked = ask("link", record=text)
    assert set(linked) == {"id", "link"}
    assert not linked["link"].startswith("#")
    for form in (linked["link"], "#" + linked["link"], "https://example.org/#" + linked["link"]):
        opened = ask("open", link=form)
        assert set(opened) == {"id", "record", "summary"}
        assert (opened["record"], opened["summary"]) == (text, FINISHED["summary"])
    there = ask("open", link=ask("link", record=text, at="1#3")["link"])
    assert (there["at"], there["record"]) == ("1#3", text)


def test_a_link_to_a_variation() -> None:
    (play,) = ecn.loads(ANNOTATED)
    text = ecn.dumps(play)
    opened = ask("open", link=ask("link", record=text, at="1#4/0#2/0#1")["link"])
    assert (opened["at"], opened["record"]) == ("1#4/0#2/0#1", text)
    seen = ask("open", link=ask("link", record=text, at="1#5/1#1", seat="S")["link"])
    assert seen["at"] == "1#5/0#1"  # the variation before it shows cards that South has not seen
    assert seen["at"] in ask("views", record=seen["record"], seat=None, at=[seen["at"]])["views"]
    for at in ("1#4/0#1", "1#5/2#1", "1#9", "x"):
        assert codes(ask("link", record=text, at=at, seat="S")) == ["E-moment"]


@given(any_games(most=40))
def test_what_a_seat_knows_is_all_that_is_given_away(game: Game) -> None:
    text = ecn.dumps(game.play)
    for seat in game.play.record.seats:
        redacted = ask("redact", record=text, seat=seat)["record"]
        lines = redacted.splitlines(keepends=True)
        opened = ask("open", link=ask("link", record=text, seat=seat)["link"])
        assert opened["record"] == "".join(
            line for line in lines if not line.startswith("[Commit")
        )  # useless in a link
        assert opened["summary"]["viewOf"] == seat
        (play,) = ecn.loads(redacted)
        for deal, whole in zip(play.record.deals, game.play.record.deals, strict=True):
            known = known_to(whole, seat)
            assert {card for entry in deal.entries for card in entry.event.cards} - {"??"} <= known
            assert known_to(deal, seat) == known
        assert not play.record.tag("Seed")
    other = game.play.record.seats[0]
    assert codes(ask("redact", record=redacted, seat=other)) == ["E-view-other"]


def test_an_unfinished_game_gives_no_card_away_that_is_still_to_come() -> None:
    answer = new()
    opened = ask("open", link=ask("link", record=answer["record"])["link"])
    (play,) = ecn.loads(opened["record"])
    assert not play.record.tag("Seed")
    assert not play.record.tag("Commit")


@pytest.mark.parametrize(
    ("link", "code"),
    [("", "E-link"), ("nonsense", "E-link"), ("g1AAAA", "E-link-damaged"), ("c1AAAA", "E-link-damaged"),
     ("z1AAAA", "E-link-damaged"), ("g2AAAA", "E-link-newer"), ("g1" + "A" * 200_000, "E-link-long"),
     (None, "E-request")],
)  # fmt: skip
def test_a_link_that_is_none(link: Any, code: str) -> None:
    assert codes(ask("open", link=link)) == [code]
    assert codes(ask("accept", link=link, tags={}, seat="S"))[0].startswith("E-")


# --- challenges ---


def test_a_challenge_tells_nothing_of_what_there_is_to_beat() -> None:
    link = ask("challenge", record=FINISHED["record"], seat="S")["link"]
    opened = ask("open", link=link)
    assert opened == {
        "id": 7,
        "challenge": {
            "game": "ecarte", "rules": {"preset": "akagiri", "options": {}}, "name": "Anna", "seat": "S",
            "seats": ["S", "N"], "players": {"N": "amateur"},
        },
    }  # fmt: skip
    answer = sound(ask("accept", link=link, tags={**TAGS, "South": "Bea"}, seat="S"), "S")
    assert set(answer) == ANSWER
    assert answer["summary"]["challenge"] is None
    assert answer["log"] == FINISHED["log"][: len(answer["log"])]  # the same cards
    assert '[Computer "N:amateur"]' in answer["record"]
    shown = ask("replay", record=answer["record"], seat=None)["replay"]
    assert "Challenge" not in dict(shown["tags"])


def test_in_another_persons_seat_the_computer_is_named() -> None:
    link = ask("challenge", record=FINISHED["record"], seat="N")["link"]
    assert ask("open", link=link)["challenge"]["players"] == {}  # a person sat in the south
    answer = sound(ask("accept", link=link, tags=TAGS, players={"S": "master"}, seat="N"), "N")
    assert '[Computer "S:master"]' in answer["record"]
    # The challenge's own players keep their names, and the person who accepts it has no name.
    link = ask("challenge", record=FINISHED["record"], seat="S")["link"]
    answer = ask("accept", link=link, tags=TAGS, players={"N": "master"}, seat="S")
    assert '[Computer "N:amateur"]' in answer["record"]
    assert codes(ask("accept", link=link, tags=TAGS, players={"S": "master"}, seat="S")) == ["E-request"]
    assert codes(ask("accept", link=link, tags=TAGS, players={"N": "nobody"}, seat="S")) == ["E-request"]


def test_nothing_is_taken_back_in_a_challenge_and_hints_are_counted() -> None:
    link = ask("challenge", record=FINISHED["record"], seat="S")["link"]
    begun = ask("accept", link=link, tags={}, seat="S")
    assert begun["summary"]["noBack"] == {"code": "E-back-challenge", "rule": None, "data": {}}
    text = begun["record"]
    assert codes(ask("back", record=text, seat="S")) == ["E-back-challenge"]
    while (view := ask("view", record=text, seat="S")["view"])["turn"] != "S":
        text = ask("bot", record=text, seat="S", **{"as": view["turn"]}, player="amateur")["record"]
    assert ask("hint", record=text, seat="S", player="amateur")["summary"]["help"]["hints"] == 1


def test_a_challenge_is_decided_when_the_game_is_over() -> None:
    sent = FINISHED["summary"]
    link = ask("challenge", record=FINISHED["record"], seat="S")["link"]
    answer = ask("accept", link=link, tags=TAGS, seat="S")
    given_up = ask("resign", record=answer["record"], seat="S")
    found = given_up["summary"]["challenge"]
    assert found == {"name": "Anna", "score": sent["score"], "winner": sent["winner"], "beaten": False}
    lost = finished(give_up=True)
    link = ask("challenge", record=lost["record"], seat="S")["link"]
    answer = ask("accept", link=link, tags=TAGS, seat="S")
    won = ask("resign", record=answer["record"], seat="N")
    assert won["summary"]["challenge"]["beaten"] is True


@pytest.mark.parametrize(
    ("mine", "theirs", "beaten"),
    [
        (("S", 5, 3), ("S", 5, 3), False), (("S", 5, 2), ("S", 5, 3), True), (("S", 5, 4), ("S", 5, 3), False),
        (("S", 5, 4), ("N", 0, 5), True), (("N", 4, 5), ("N", 3, 5), True), (("N", 4, 5), ("S", 5, 4), False),
    ],
)  # fmt: skip
def test_winning_by_more_is_better(mine: tuple[str, int, int], theirs: tuple[str, int, int], beaten: bool) -> None:
    def sealed(winner: str, south: int, north: int) -> str:
        return challenge.seal(challenge.Sent("Bo", {"S": south, "N": north}, winner))

    written = Game(("akagiri", ()), 3, 1).play.record.with_tag("Challenge", sealed(*theirs))
    winner, score = mine[0], {"S": mine[1], "N": mine[2]}
    for computer in ("N:amateur", ""):
        found = beaten_by(written.with_tag("Computer", computer), score, winner)
        assert found is not None
        assert found["beaten"] is beaten
    seen = beaten_by(written.with_tag("Computer", "S:amateur"), score, winner)
    assert seen is not None
    assert seen["beaten"] is (not beaten and mine != theirs)
    assert beaten_by(written.with_tag("Challenge", "no seal"), score, winner) is None
    drawn = beaten_by(written, score, None)  # a draw beats a loss, and loses to a win
    assert drawn is not None
    assert drawn["beaten"] is (theirs[0] == "N")


def test_what_cannot_be_a_challenge() -> None:
    assert codes(ask("challenge", record=new()["record"], seat="S")) == ["E-challenge-unfinished"]
    seedless = "\n".join(line for line in FINISHED["record"].split("\n") if not line.startswith(("[Seed", "[Commit")))
    assert codes(ask("challenge", record=seedless, seat="S")) == ["E-challenge-seed"]
    assert codes(ask("challenge", record=FINISHED["record"], seat="E")) == ["E-request"]
    link = ask("link", record=FINISHED["record"])["link"]
    assert codes(ask("accept", link=link, tags={}, seat="S")) == ["E-link-game"]


def test_a_player_that_is_unknown_here_is_a_newer_version() -> None:
    (play,) = ecn.loads(FINISHED["record"])
    later = play.with_record(play.record.with_tag("Computer", "N:grandmaster"))
    link = challenge.dumps(later, "S")
    assert codes(ask("open", link=link)) == ["E-link-newer"]
    assert codes(ask("accept", link=link, tags={}, seat="S")) == ["E-link-newer"]


def test_nothing_hidden_leaves_with_a_challenge() -> None:
    link = ask("challenge", record=FINISHED["record"], seat="S")["link"]
    answer = ask("accept", link=link, tags={}, seat="S")
    (play,) = ecn.loads(answer["record"])
    shown = json.dumps({key: value for key, value in answer.items() if key != "record"})
    assert not any(f'"{card}"' in shown for card in set(PACK) - known_to(play.record.deals[0], "S"))


@pytest.mark.parametrize("name", ["Carl", "Bruno", "S", "x" * 60, "Zoe\u0308"])
def test_a_name_given_in_a_match_is_no_other_name_there(name: str) -> None:
    """Carl sits opposite, Bruno waits, and a seat has its own letter: the link could not be opened."""
    text = (GOLDEN / "match-pool.ecn").read_text("utf-8").split("\n\n[ECN")[0] + "\n"
    opened = ask("open", link=ask("link", record=text, names={"S": name})["link"])
    given = opened["summary"]["players"]["S"]
    assert given.startswith(unicodedata.normalize("NFC", name)[:30])
    assert given not in ("Carl", "Bruno", "S")
    assert f'[Draw "{given}:Td Bruno:7c Carl:Tc"]' in opened["record"]


def test_namesakes_are_given_names_apart() -> None:
    text = FINISHED["record"].replace('[South "Anna"]', '[South "You"]').replace('[North "Bruno"]', '[North "You"]')
    opened = ask("open", link=ask("link", record=text, names={"S": "Anna", "N": "Bruno"})["link"])
    assert opened["summary"]["players"] == {"S": "Anna", "N": "Bruno"}


def test_a_name_that_was_given_goes_along() -> None:
    text = FINISHED["record"].replace('[South "Anna"]', '[South "You"]')
    names = {"S": "Zoë \u05d1\u05e8"}
    opened = ask("open", link=ask("link", record=text, names=names)["link"])
    assert opened["summary"]["players"]["S"] == names["S"]
    assert opened["record"] == text.replace('[South "You"]', f'[South "{names["S"]}"]')
    sent = ask("challenge", record=text, seat="S", names=names)["link"]
    assert ask("open", link=sent)["challenge"]["name"] == names["S"]
    assert f'[South "{names["S"]}"]' in ask("redact", record=text, seat="S", names=names)["record"]
    assert ask("open", link=ask("link", record=text)["link"])["summary"]["players"]["S"] == "You"
    assert codes(ask("link", record=text, names=["S"])) == ["E-request"]
    assert codes(ask("link", record=text, names={"S": None})) == ["E-request"]  # nobody is called "None"


def test_a_study_is_made_linked_and_opened() -> None:
    chapters = [{"record": FINISHED["record"], "title": f"Part {number}"} for number in (1, 2, 3)]
    made = ask("study", title="Thrice", study="0" * 16, chapters=chapters)
    assert [game["summary"]["study"] for game in made["games"]] == [
        {"id": "0" * 16, "title": "Thrice", "chapter": number, "name": f"Part {number}"} for number in (1, 2, 3)
    ]
    assert len({game["key"] for game in made["games"]}) == 3  # another chapter is another game
    [other] = ask("study", title="Thrice", study="1" * 16, chapters=[{**chapters[0], "number": 0}])["games"]
    assert other["summary"]["study"] == {"id": "1" * 16, "title": "Thrice", "chapter": 0, "name": "Part 1"}
    [moved] = ask("study", title="Thrice", study="1" * 16, chapters=[{**chapters[0], "number": 2}])["games"]
    assert moved["key"] not in [other["key"], made["games"][1]["key"]]  # so is that of another study
    records = [game["record"] for game in made["games"]]
    linked = ask("study-link", records=records, chapter=2, at="1#3")["link"]
    opened = ask("open", link=linked)
    assert [game["record"] for game in opened["games"]] == records
    assert (opened["chapter"], opened["at"], opened["record"]) == (2, "1#3", records[1])
    assert "link" not in opened
    assert ask("open", link=f"See {linked}")["link"] == linked.partition("@")[0]
    assert codes(ask("open", link=linked.partition("@")[0] + "@4")) == ["E-link-chapter"]
    read = ask("import", text=f"See https://x.example/#{linked}", line=1, number=0, last=True)
    assert [game["record"] for game in read["slice"]["games"]] == records
    assert codes(ask("study-link", records=[])) == ["E-link-chapter"]
    assert codes(ask("accept", link=linked)) == ["E-link-game"]
