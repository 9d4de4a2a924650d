"""Games as a programmer uses them: what is read, and that it is read only when it is used."""

from __future__ import annotations

import gzip
import io
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the words of errors are native only")

import ecarte
from ecarte.collection.simulate import Plan, texts
from ecarte.core.game import RuleError
from ecarte.figures.filter import Filter
from ecarte.figures.stats import collect
from ecarte.notation import ecn, json, link
from ecarte.record import Play, Record, facts
from tests.api.example import example

GOLDEN = Path(__file__).parents[1] / "golden"
AKAGIRI = GOLDEN / "akagiri.ecn"
TEXT = AKAGIRI.read_text("utf-8")
BROKEN = TEXT.replace("[South ", "[Sud ", 1).replace("S:propose", "S:propoze", 1)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


SEVERAL = [GOLDEN / f"{name}.ecn" for name in ("akagiri", "annotated", "belote-classic", "belote-three", "resigned")]


def plays(text: str = TEXT) -> list[Play]:
    return ecn.loads(text)


def first_deal() -> ecarte.Game:
    """Return a game that ends after one deal: an analysis takes no longer than it must."""
    (play,) = ecarte.simulate({"NS": "amateur"}, 1)
    tags = tuple(tag for tag in play.record.tags if tag[0] != "Result")
    return ecarte.Game(Play(Record(tags, play.record.deals[:1])))


def pipe(text: str) -> io.TextIOWrapper:
    """Return an open file that cannot go back."""

    class Once(io.BytesIO):
        def seekable(self) -> bool:
            return False

    return io.TextIOWrapper(Once(text.encode()), encoding="utf-8", newline="")


# --- reading ---


def test_a_path_a_text_bytes_and_an_open_file_are_the_same_games(tmp_path: Path) -> None:
    packed = tmp_path / "packed.ecn"
    packed.write_bytes(gzip.compress(TEXT.encode()))
    with AKAGIRI.open("rb") as binary, AKAGIRI.open(encoding="utf-8", newline="") as file:
        for source in (AKAGIRI, str(AKAGIRI), TEXT, TEXT.encode(), binary, file, io.StringIO(TEXT), packed):
            games = ecarte.load(source)
            assert list(games) == plays() == list(games), source  # and a second time


def test_sources_are_read_in_their_order() -> None:
    jirai = GOLDEN / "jirai.ecn"
    assert list(ecarte.load(jirai, TEXT)) == [*plays(jirai.read_text("utf-8")), *plays()]


def test_lists_of_sources_and_patterns_are_read_in_order(tmp_path: Path) -> None:
    jirai = GOLDEN / "jirai.ecn"
    both = [*plays(jirai.read_text("utf-8")), *plays()]
    assert list(ecarte.load([jirai, TEXT])) == both == list(ecarte.load((each for each in [str(jirai)]), [TEXT]))
    (tmp_path / "more").mkdir()
    (tmp_path / "b.ecn").write_text(TEXT, "utf-8")
    (tmp_path / "a.ecn").write_bytes(jirai.read_bytes())
    (tmp_path / "more/c.ecn").write_text(TEXT, "utf-8")
    (tmp_path / "notes.txt").write_text("no game")
    assert list(ecarte.load(f"{tmp_path}/*.ecn")) == both == list(ecarte.load(sorted(tmp_path.glob("*.ecn"))))
    assert list(ecarte.load(f"{tmp_path}/**/*.ecn")) == [*both, *plays()]
    (tmp_path / "odd[1].ecn").write_text(TEXT, "utf-8")
    assert list(ecarte.load(f"{tmp_path}/odd[1].ecn")) == plays()
    with pytest.raises(FileNotFoundError, match="pattern"):
        ecarte.load(f"{tmp_path}/*.json")
    assert list(ecarte.load([])) == []
    assert repr(ecarte.load([TEXT] * 9)) == "<Games text, text, text, … 9 sources>"
    for wrong in (3, None, ecarte.load(TEXT), [7], plays()[0]):
        with pytest.raises(TypeError, match=r"a source is a path, a text, bytes, .* or a list of these"):
            ecarte.load(wrong)  # type: ignore[arg-type]


def test_a_source_that_names_nothing_is_refused() -> None:
    with pytest.raises(TypeError, match="load needs a source"):
        ecarte.load()
    for empty in ("", ["", TEXT]):
        with pytest.raises(ValueError, match="A source is empty: it names no file"):
            ecarte.load(empty)
    for play in plays():  # a link may be longer than a file's name
        with pytest.raises(ValueError, match=r"…” is a link. ecarte\.open gives its game"):
            ecarte.load(link.dumps(play))


def test_json_links_and_what_people_type_are_read_too() -> None:
    play = plays()[0]
    assert list(ecarte.load(json.dumps(play))) == [play]
    assert list(ecarte.load(link.dumps(play) + "\n")) == [play]
    assert list(ecarte.load(TEXT.replace("Qh", "Q♥"))) == plays()
    assert list(ecarte.load("\ufeff" + TEXT.replace("\n", "\r\n"))) == plays()


def test_a_line_ends_only_where_files_end_theirs() -> None:
    odd = TEXT.replace('[Site "', '[Site "a\u2028b\x0b', 1) if '[Site "' in TEXT else TEXT
    assert [str(game) for game in ecarte.load(odd)] == [ecn.dumps(play) for play in plays(odd)]


def test_a_path_that_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        ecarte.load("nowhere.ecn")
    with pytest.raises(IsADirectoryError):
        ecarte.load(tmp_path)


def test_a_file_that_cannot_go_back_is_read_once() -> None:
    games = ecarte.load(pipe(TEXT))
    assert list(games) == plays()
    with pytest.raises(ValueError, match="only once"):
        list(games)


def test_a_wrong_record_is_a_sentence_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.ecn"
    path.write_text(BROKEN)
    with pytest.raises(ecarte.Error) as error:
        list(ecarte.load(path))
    (problem, *_) = [each for reading in ecn.read(BROKEN) for each in reading.problems if each.severe]
    first = str(error.value).split("\n")[0]
    assert first.startswith(f"{path}:{problem.line}:{problem.column}: ")
    assert first.endswith((".", ".)", "?", f"({problem.rule})"))
    assert problem.code not in first
    assert isinstance(error.value, RuleError)
    assert error.value.problems[0] == problem
    again = pickle.loads(pickle.dumps(error.value))
    assert (str(again), again.problems) == (str(error.value), error.value.problems)


def test_the_message_of_an_error_is_short_and_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ecarte.Error) as error:
        ecarte.load(TEXT).filter("nothing")
    many = str(ecarte.Error(*error.value.problems * 8)).split("\n")
    assert (len(many), many[-1]) == (6, "… + 3")
    assert str(error.value).startswith("condition:1: There is no fact “nothing”.")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert str(error.value).startswith("condition:1: Il n’y a pas")


def test_wrong_records_are_left_out_when_asked() -> None:
    both = BROKEN + "\n" + TEXT
    assert list(ecarte.load(both, errors="skip")) == plays()
    with pytest.warns(UserWarning, match=r"^\d+:\d+: ") as said:
        assert list(ecarte.load(both, errors="warn")) == plays()
    assert [each.filename for each in said] == [__file__]  # whose line it is, not one of the package
    with pytest.warns(UserWarning, match=r"^\d+:\d+: ") as said:
        assert list(ecarte.load(both, errors="warn").filter("deals > 0")[:1] + ecarte.Games([])) == plays()
    assert [each.filename for each in said] == [__file__]
    cut = TEXT.replace("\nS.", "\nS.??", 1)
    with pytest.warns(UserWarning, match="is kept up to here"):
        (part,) = ecarte.load(cut, errors="keep")
    assert str(part).splitlines()[-2] in TEXT
    with pytest.raises(ValueError, match="errors cannot be “ignore”"):
        ecarte.load(both, errors="ignore")  # type: ignore[arg-type]


def test_a_damaged_file_is_an_error_however_records_are_treated(tmp_path: Path) -> None:
    path = tmp_path / "cut.ecn.gz"
    path.write_bytes(gzip.compress(TEXT.encode())[:-20])
    with pytest.raises(ecarte.Error, match=r"cut\.ecn\.gz"):
        list(ecarte.load(path, errors="skip"))


# --- collections ---


def test_nothing_is_read_before_it_is_used() -> None:
    read: list[int] = []

    def source() -> Iterator[Play]:
        for number, play in enumerate(many):
            read.append(number)
            yield play

    many = list(ecarte.simulate({"NS": "chance"}, 6))
    games = ecarte.Games(source)
    chosen = games.filter(lambda game: game.winner == "S")[:1]
    assert read == []
    assert len(list(chosen)) == 1
    assert len(read) < 6
    read.clear()
    assert games[2] == many[2]
    assert read == [0, 1, 2]


def test_slices_and_places() -> None:
    many = list(ecarte.simulate({"NS": "chance"}, 7, seed=3))
    games = ecarte.Games(many)
    assert (games[0], games[-1], games[-7]) == (many[0], many[6], many[0])
    for which in (slice(2), slice(2, 5), slice(1, None, 3), slice(None), slice(9, 12)):
        assert list(games[which]) == many[which]
    for place in (7, -8):
        with pytest.raises(IndexError):
            games[place]
    for which in (slice(-2, None), slice(None, -2), slice(None, None, -1), slice(-3, -1), slice(5, 0, -2)):
        assert list(games[which]) == many[which]
    huge = 10**30
    assert (list(games[huge:]), list(games[-huge:huge])) == ([], many)
    for place in (huge, -huge):
        with pytest.raises(IndexError, match="there is no game"):
            games[place]
    assert games.count() == 7


def test_games_are_added_and_have_no_length() -> None:
    one, other = ecarte.load(TEXT), ecarte.load(GOLDEN / "jirai.ecn")
    both = one + other
    assert list(both) == [*one, *other] == list(both)
    assert (both.count(), repr(both)) == (one.count() + other.count(), f"<Games text + {GOLDEN / 'jirai.ecn'}>")
    assert repr(ecarte.Games([]) + one) == "<Games games + text>"
    assert not hasattr(one, "__len__")  # multiprocessing and pandas ask before they make a list
    assert one
    assert not one.filter(lambda game: False)
    once = ecarte.Games(iter(list(one)))
    assert once  # asked of games that are read once, it takes none away
    assert list(once) == list(one)
    many = sum([one] * 1500, one)
    assert many.count() == 1501 * one.count()
    assert repr(many) == "<Games text + text + text + … 1501 sources>"
    with pytest.raises(TypeError):
        one + list(other)  # type: ignore[operator]


def test_games_of_an_iterator_are_read_once() -> None:
    games = ecarte.Games(iter(plays()))
    assert games.count() == len(plays())
    with pytest.raises(ValueError, match="only once"):
        games.count()


def test_a_filter_and_statistics_are_those_of_the_command_line() -> None:
    games = ecarte.load(*SEVERAL)
    every = list(games)
    condition = Filter("any(vole) and finished")
    assert 0 < games.filter(condition.text).count() < len(every)
    assert list(games.filter(condition.text)) == [each for each in every if condition.asks(each.record)]
    found, wanted = games.stats(), collect(every)
    assert {name: stats.to_json() for name, stats in found.items()} == {
        name: stats.to_json() for name, stats in wanted.items()
    }


def test_a_mistake_in_a_condition_is_found_before_anything_is_read() -> None:
    with pytest.raises(ecarte.Error, match=r"^condition:1: There is no fact “vol”\. Did you mean “vole”\?"):
        ecarte.Games(lambda: pytest.fail("nothing is to be read")).filter("vol")


def test_written_games_are_read_again(tmp_path: Path) -> None:
    games = ecarte.simulate({"S": "amateur", "N": "chance"}, 5)
    for name in ("games.ecn", "games.ecn.gz"):
        assert games.write(tmp_path / name) == 5
        assert list(ecarte.load(tmp_path / name)) == list(games)
    before = (tmp_path / "games.ecn").read_bytes()
    with pytest.raises(ecarte.Error):
        ecarte.load(TEXT, BROKEN).write(tmp_path / "games.ecn")
    assert (tmp_path / "games.ecn").read_bytes() == before


def test_a_part_of_a_file_is_not_written_onto_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, other = tmp_path / "games.ecn", tmp_path / "other.ecn"
    ecarte.simulate({"NS": "chance"}, 3).write(path)
    before = path.read_bytes()
    (tmp_path / "link.ecn").symlink_to(path)
    monkeypatch.chdir(tmp_path)
    with path.open("rb") as file:
        games = [ecarte.load(source) for source in (path, "games.ecn", "*.ecn", "link.ecn", file)]
        parts = [part for each in games for part in (each[:0], each.filter("finished"), ecarte.Games(each[:1]))]
        parts += [games[0][:1] + games[0][1:], ecarte.analyze(games[0][:1]), games[0].filter("vole") + games[0][1:][:1]]
        for part in parts:
            with pytest.raises(ValueError, match=r"games\.ecn is also read, and would then hold less"):
                part.write("games.ecn")
    assert path.read_bytes() == before
    assert games[0][:1].write(other) == 1
    for whole in (games[0], ecarte.Games(games[0]), ecarte.load(other)[:0] + games[0], games[0][:0] + games[0]):
        assert whole.write(path) == 3
        assert path.read_bytes() == before
    assert (games[0] + ecarte.load(other)).write(other) == 4


@pytest.mark.filterwarnings("ignore:mine.ecn")
def test_records_left_out_are_not_lost_from_their_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mine, good = Path("mine.ecn"), Path("good.ecn")
    mine.write_text(BROKEN + "\n" + TEXT, "utf-8")
    good.write_text(TEXT, "utf-8")
    for errors in ("skip", "warn"):
        games = ecarte.load(mine, good, errors=errors)
        with pytest.raises(ValueError, match=r"mine\.ecn would lose the records that were left out"):
            games.write(mine)
        assert mine.read_text("utf-8") == BROKEN + "\n" + TEXT
        assert not list(tmp_path.glob(".*"))
    assert ecarte.load(mine, good, errors="skip").write(good) == 2
    mine.write_text(TEXT, "utf-8")
    assert games.write(mine) == 3


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    place = tmp_path / "nowhere" / "games.ecn"
    with pytest.raises(FileNotFoundError) as error:
        ecarte.load(TEXT).write(place)
    assert error.value.filename == str(place)


def test_a_file_of_games_does_not_end_like_a_table(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"Let it end in \.ecn"):
        ecarte.load(TEXT).write(tmp_path / "games.csv")
    assert not (tmp_path / "games.csv").exists()


# --- what makes games ---


def test_simulated_games_are_those_of_a_plan() -> None:
    games = ecarte.simulate({"S": "amateur", "N": "chance"}, 4, seed=7, options={"target": 10})
    plan = Plan({"S": "amateur", "N": "chance"}, 4, seed=7, options={"target": 10})
    assert [str(game) for game in games] == list(texts(plan))
    belote = ecarte.simulate({"NS": "novice", "EW": "chance"}, 2, game="belote")
    plan = Plan({"N": "novice", "S": "novice", "E": "chance", "W": "chance"}, 2, rules="classic", game="belote")
    assert [str(game) for game in belote] == list(texts(plan))


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in the browser")
def test_the_number_of_processes_changes_nothing() -> None:
    one, two = (ecarte.simulate({"NS": "chance"}, 30, jobs=jobs) for jobs in (1, 2))
    assert list(one) == list(two)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: ecarte.simulate({"S": "god", "N": "chance"}), "god"),
        (lambda: ecarte.simulate({"S": "chance"}), "seat N"),
        (lambda: ecarte.simulate({"NS": "chance"}, game="whist"), "whist"),
        (lambda: ecarte.simulate({"NS": "chance"}, options={"target": 7}), "7"),
        (lambda: ecarte.open("nothing"), "nothing"),
        (lambda: ecarte.analyze(ecarte.load(TEXT), seat="X"), "X"),
        (lambda: ecarte.load(TEXT)[0].at("9#9"), "9#9"),
        (lambda: ecarte.load(TEXT)[0].at("first"), "first"),
        (lambda: ecarte.load(TEXT)[0].at("1#3").view("E"), "E"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(call: object, said: str) -> None:
    with pytest.raises(ecarte.Error, match=rf"(?s)^[A-Z“].*{said}.*[.)’]$"):
        call()  # type: ignore[operator]


def test_an_error_says_what_can_be_done() -> None:
    """As the command line does, on the line of the problem."""
    with pytest.raises(ecarte.Error, match=r"^“nothing” is no link .* Such a link contains “#g1”[^\n]*\.$"):
        ecarte.open("nothing")


def test_values_of_other_types_are_refused() -> None:
    with pytest.raises(TypeError, match="a condition is a text or a function of the game, not int"):
        ecarte.load(TEXT).filter(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a player for each seat, .* it is no str"):
        ecarte.simulate("amateur")  # type: ignore[arg-type]


def test_two_players_in_a_seat_are_refused() -> None:
    with pytest.raises(ValueError, match="Seat S is given to chance and to master"):
        ecarte.simulate({"NS": "chance", "S": "master"})


def test_numbers_that_mean_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="games is a whole number from 0, not -1"):
        ecarte.simulate({"NS": "chance"}, -1)
    with pytest.raises(ValueError, match="worlds is a whole number from 1, not 0"):
        ecarte.analyze(ecarte.load(TEXT), worlds=0)


def test_a_link_opens_at_its_moment() -> None:
    play = plays()[0]
    game = ecarte.open("https://example.org/#" + link.dumps(play, at="1#4"))
    assert game == play
    assert game.opened_at is not None
    assert game.opened_at.at == "1#4"
    assert ecarte.open(game.link()).opened_at is None
    assert ecarte.open(game.link(seat="S")).record.view == "S"


# --- a game ---


def test_a_game_says_what_its_record_says() -> None:
    for path in (*SEVERAL, GOLDEN / "views.ecn", GOLDEN / "unfinished.ecn"):
        for game, play in zip(ecarte.load(path), plays(path.read_text("utf-8")), strict=True):
            written = play.record
            assert str(game) == ecn.dumps(play)
            assert game.facts == facts.game(written)
            assert [deal.facts for deal in game.deals] == facts.deals(written)
            assert game.key == facts.key(ecn.dumps(play))
            assert game.tags == {name: written.tag(name) for name, _ in written.tags if name != "Option"}
            assert [(deal.number, deal.attempt, deal.dealer) for deal in game.deals] == [
                (deal.head.number, deal.head.attempt, deal.head.dealer) for deal in written.deals
            ]
            assert game.winner == facts.game(written)["game_winner"]


def test_the_date_of_a_game_is_a_day_or_nothing() -> None:
    game = ecarte.load(TEXT)[0]
    unknown = ("2026.11.??", "2026.02.30", "１２３４.01.01", "2026.1.1")
    for text, iso in (("2026.11.20", "2026-11-20"), *((each, None) for each in unknown)):
        dated = ecarte.Game(game.with_record(game.record.with_tag("Date", text)))
        assert (dated.date and dated.date.isoformat()) == iso


def test_positions_are_where_players_chose() -> None:
    (game,) = ecarte.load(GOLDEN / "akagiri.ecn")[:1]
    found = list(game.positions())
    assert found
    for position in found:
        assert position.event in position.legal
        assert position.turn == position.event[0]
        assert game.at(position.at) == position
    played = [
        str(entry.event)
        for deal in game.record.deals
        for entry in deal.entries
        if entry.event.do in ("say", "discard", "play")
    ]
    assert [each.event for each in found] == [each for each in played if not each.endswith(":king")]


def test_a_position_of_a_variation() -> None:
    (game, *_) = ecarte.load(GOLDEN / "variations.ecn")
    deal, number, note = next(
        (deal, number, entry.note)
        for deal in game.record.deals
        for number, entry in enumerate(deal.entries, 1)
        if entry.note.variations and not entry.note.variations[0].supposed
    )
    position = game.at(f"{deal.head.number}#{number}/0#0")
    assert position.event == str(note.variations[0].entries[0].event)
    assert position.state == game.at(f"{deal.head.number}#{number - 1}").state


def test_choices_are_those_of_the_analyst() -> None:
    game = first_deal()
    position = next(each for each in game.positions() if each.event and each.event.endswith((":propose", ":stand")))
    choices = position.choices(worlds=200)
    assert {each.event for each in choices} == set(position.legal)
    assert choices.best in choices
    assert [each.game for each in choices] == sorted((each.game for each in choices), reverse=True)
    review = ecarte.analyze(game, worlds=200).reviews
    after = str(position.moment.after(position.moment.own + 1))
    decision = next(each for each in review[str(position.turn)]["decisions"] if each["at"] == after)
    assert decision["event"] == position.event
    assert {each.event: each.game for each in choices}[decision["event"]] == decision["game"]


def test_choices_of_belote_are_worth_points() -> None:
    (belote,) = ecarte.simulate({"NESW": "chance"}, 1, game="belote")
    choices = next(belote.positions()).choices(worlds=100)
    assert {each.event[2:6] for each in choices} == {"pass", "take"}
    assert choices.best is not None
    assert choices.best.points == max(each.points for each in choices)


def test_choices_of_another_seat_are_refused() -> None:
    (game,) = ecarte.load(GOLDEN / "views.ecn")[:1]
    other = next(each for each in game.positions() if each.turn != game.record.view)
    with pytest.raises(ecarte.Error):
        other.choices()


def test_an_analysed_game_has_its_annotations_and_reviews(tmp_path: Path) -> None:
    games = ecarte.Games([first_deal()])
    analysed = ecarte.analyze(games, worlds=100)
    assert isinstance(analysed, ecarte.Games)
    (game,) = analysed
    assert "@eq=" in str(game)
    assert set(game.reviews) == {"S", "N"}
    assert game.deals[0].facts["judged_S"]
    assert ecarte.analyze(games[0], worlds=100) == game
    assert ecarte.analyze(str(games[0]), worlds=100, jobs=2)[0] == game


def test_games_of_a_real_table_are_passed_on() -> None:
    real = ecarte.load(GOLDEN / "real-table.ecn")[0]
    with pytest.raises(ecarte.Error, match=r"^This record holds misdeals at a real table"):
        ecarte.analyze(real)
    mixed = ecarte.Games([first_deal(), real])
    with pytest.warns(UserWarning, match=r"^Record 2 is left as it is\. This record holds misdeals") as said:
        analysed = list(ecarte.analyze(mixed, worlds=100))
    assert [each.filename for each in said] == [__file__]
    assert (analysed[1:], [bool(each.reviews) for each in analysed]) == ([real], [True, False])


@pytest.mark.thorough
def test_a_game_of_belote_is_analysed_for_each_seat() -> None:
    (game,) = ecarte.simulate({"NESW": "chance"}, 1, game="belote", options={"deals": 5})
    analysed = ecarte.analyze(game, worlds=100)
    assert set(analysed.reviews) == set("NESW")
    assert analysed.deals[0].facts["judged_E"]


def test_a_program_with_the_public_names_runs(tmp_path: Path) -> None:
    """`make check` finds in it, too, what has another type than it says."""
    path = tmp_path / "games.ecn"
    ecarte.simulate({"S": "amateur", "N": "chance"}, 2, seed=7).write(path)
    *_, best, opened, finished = example(path)
    assert best in ("S:stand", "S:propose", "N:stand", "N:propose")
    assert (opened, finished) == ("3 1#3", "3")
