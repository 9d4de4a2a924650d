"""Where games come from: files and texts, links, the computer's players, the analyst."""

from __future__ import annotations

import errno
import glob
import io
import os
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    BinaryIO,
    Literal,
    NoReturn,
    Protocol,
    TextIO,
    TypeAlias,
    TypedDict,
    Unpack,
    cast,
    get_args,
    overload,
)

from ecarte.api.errors import Error, in_words, sentence, words
from ecarte.api.game import Game
from ecarte.api.games import Games, SourceFile, join_names
from ecarte.collection import files, sources
from ecarte.core import asked
from ecarte.core.game import OptionValue, Problem, RuleError, Seat
from ecarte.notation import ecn
from ecarte.notation import link as links
from ecarte.notation.ecn.salvage import salvage
from ecarte.record import Play, result

if TYPE_CHECKING:
    from ecarte.collection.analyze import Wanted
    from ecarte.collection.simulate import Plan
    from ecarte.types.analysis import Review


class ArrowTable(Protocol):
    """A table of Arrow: a frame of polars or pandas, a table of pyarrow, a relation of DuckDB, a `Frame`."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """Return its rows as Arrow's stream."""


Source: TypeAlias = str | os.PathLike[str] | bytes | TextIO | BinaryIO | ArrowTable
Errors: TypeAlias = Literal["raise", "keep", "warn", "skip"]
_ERRORS: tuple[Errors, ...] = get_args(Errors)
Read: TypeAlias = Callable[[], Iterator[ecn.Reading]]


def load(*source: Source | Iterable[Source], errors: Errors = "raise") -> Games:
    """Return the games of files, texts and tables, in the order given: ECN, JSON, links one to a line, csv with links.

    A source is a path, a text, an open file, bytes, a table, or several of them, as in a list. A string with a line
    break, or one that begins with "[" or "{", is a text; any other is the name of a file, or a pattern of names,
    ``"games/*.ecn"``, whose files are taken in the order of their names. A file is text in UTF-8, UTF-16 or
    Windows-1252, also compressed with gzip, an archive (docs/guide/archive.md), or Parquet. It is read when the games
    are used; an open file or a stream that cannot go back can be read only once.

    A table is any object with ``__arrow_c_stream__``: a frame of polars or pandas, a table of pyarrow, a relation of
    DuckDB, a `Frame`. It has the events of games, as ``games.to_frame("events")`` does, or a column of links; so has a
    Parquet file.

    Every card, trick and point is verified. A record with errors raises `ecarte.Error` when it is reached; with
    ``errors="keep"`` it is kept up to the first of them, with a warning that says how far; with "warn" it is left out
    with a warning, with "skip" silently. Raises FileNotFoundError, or another OSError,
    for a path that is no file and a pattern that no file has; TypeError without any source.
    """
    if not source:
        raise TypeError("load needs a source: a path, a text, bytes, an open file, or a list of these")
    if errors not in _ERRORS:
        raise Error(asked.one_of("errors", errors, _ERRORS))
    opened = [_opened(each) for each in _flatten(source)]
    files_read = [SourceFile(str(Path(name).absolute()) if name else "") for name, _ in opened]

    games = Games(
        partial(_loaded, opened, files_read, errors), join_names([name or "text" for name, _ in opened], ", ")
    )
    games.files = tuple(file for file in files_read if file.path)
    games._is_once = any(isinstance(read, (_OfFile, _OfTable)) and read.is_once for _, read in opened)
    return games


def open(link: str) -> Game:
    """Return the game of a link: "g1…", "#g1…" or a whole address; `Game.opened_at` is the position it names.

    Raises `ecarte.Error` when the text is no link, or a damaged one.
    """
    asked.text("a link", link)
    with in_words():
        opened = links.loads(link)
        return Game(opened.play, at=opened.at)


def simulate(
    players: Mapping[str, str],
    games: int = 100,
    *,
    game: str | None = None,
    rules: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    duplicate: bool = False,
    jobs: int = 1,
) -> Games:
    """Return games of the computer's players, fully determined by the seed: those of ``ecarte simulate``.

    ``players`` names a player for each seat, ``{"S": "master", "N": "club"}``, or for several at once, ``{"NS":
    "expert", "EW": "novice"}``. ``game`` is "ecarte" unless another is named, ``rules`` a preset, by default the game's
    first, with ``options`` changed on top. With ``duplicate`` the same cards are played once for each side. ``jobs``
    processes play; a script that uses several needs ``if __name__ == "__main__":``.

    Raises `ecarte.Error` for players, rules or options that do not exist, and for less than no games.
    """
    from ecarte.collection import simulate as simulation
    from ecarte.core.options import suggested, today
    from ecarte.games import GAMES

    if not isinstance(players, Mapping):
        kind = type(players).__name__
        raise TypeError(f'players names a player for each seat, as {{"S": "master", "N": "club"}}; it is no {kind}')
    asked.texts("players", players)
    with in_words():
        games, seed, jobs = asked.whole("games", games, 0), asked.whole("seed", seed), asked.whole("jobs", jobs, 1)
    for wanted, value in (("game", game), ("rules", rules)):
        if value is not None:
            asked.text(wanted, value)
    if options is not None:
        asked.mapping("options", options)
    with in_words():
        name = game or next(iter(GAMES))
        if name not in GAMES:
            raise RuleError(Problem("E-game", None, {"game": name, "allowed": ", ".join(GAMES)}))
        preset, kept = today(GAMES[name], rules or next(iter(GAMES[name].presets)), options or {})
        changes = suggested(GAMES[name], preset, kept)
        plan = simulation.Plan(_seated(players), games, seed, preset, changes, duplicate, name)
        plan.check()
    shown = " ".join(f"{seats}:{player}" for seats, player in players.items())
    return Games(partial(_simulated, plan, jobs), f"simulate {shown}, {games} games")


class _Wishes(TypedDict, total=False):
    worlds: int
    exact: bool
    seat: Seat | None
    seed: int
    overwrite: bool
    jobs: int


@overload
def analyze(games: Game, **wishes: Unpack[_Wishes]) -> Game: ...
@overload
def analyze(games: Source | Iterable[Play], **wishes: Unpack[_Wishes]) -> Games: ...
def analyze(
    games: Game | Source | Iterable[Play],
    *,
    worlds: int = 2000,
    exact: bool = False,
    seat: Seat | None = None,
    seed: int = 1,
    overwrite: bool = False,
    jobs: int = 1,
) -> Game | Games:
    """Return games with the value of every decision written beside it, as ``ecarte analyze`` does.

    `Game.reviews` has the same as values, and the facts have what each deal's decisions lost. One game comes back as a
    game, several as games that are analysed when they are used. ``worlds`` is the number of hands sampled for a
    decision, with ``exact`` all are counted; ``seat`` analyses one seat alone; ``overwrite`` replaces marks that are
    there already; ``jobs`` processes work, with the same result.

    Of several games, those that cannot be analysed, as of a real table, are passed on unchanged, with one warning for
    each reason; one such game raises `ecarte.Error`, and so do a seat that no game has and no
    worlds; ``ecarte analyze`` wants 100 at least, because fewer say little.
    """
    from ecarte.analysis import ANALYSTS
    from ecarte.collection.analyze import Wanted, effort, refusal
    from ecarte.games import GAMES

    with in_words():
        worlds, seed, jobs = asked.whole("worlds", worlds, 1), asked.whole("seed", seed), asked.whole("jobs", jobs, 1)
    asked.seat(seat)
    if seat is not None and not any(seat in GAMES[name].all_seats for name in ANALYSTS):
        raise Error(Problem("E-seat", None, {"seat": seat}))
    wanted = Wanted(effort(worlds, exact=exact, seed=seed), seat, overwrite)
    if isinstance(games, Game):
        if (problem := refusal(games, seat)) is not None:
            raise Error(problem)
        (game,) = _analyzed([games], wanted, jobs)
        return game
    many = _collected(games)
    analyzed = Games(partial(_analyzed, many, wanted, jobs), f"{many.name} | analyze")
    analyzed.files, analyzed._is_once = many.files, many._is_once
    return analyzed


def _collected(given: Source | Iterable[Play]) -> Games:
    if isinstance(given, Games):
        return given
    is_source = isinstance(given, str | bytes | os.PathLike) or hasattr(given, "read") or _is_table(given)
    return load(cast(Source, given)) if is_source else Games(cast(Iterable[Play], given))


def _analyzed(games: Iterable[Play], wanted: Wanted, jobs: int) -> Iterator[Game]:
    from ecarte.collection.analyze import analysed

    reasons: set[str] = set()
    for number, made in enumerate(analysed(games, wanted, jobs), 1):
        if made.problem is not None and (why := sentence(made.problem)) not in reasons:
            reasons.add(why)
            _warn(words()("cli-not-analyzed", number=number, why=why))
        (play,) = ecn.loads(made.text)
        yield Game(play, reviews=cast("Mapping[Seat, Review]", made.reviews))


def _simulated(plan: Plan, jobs: int) -> Iterator[Play]:
    from ecarte.collection import simulate as simulation

    if jobs < 2:
        for play in simulation.games(plan):  # with the tags that their text would have
            tags = ecn.canonical_tags(play.record, result(play))
            yield play.with_record(replace(play.record, tags=tuple(tags)))
    else:
        for text in simulation.texts(plan, jobs):
            yield from ecn.loads(text)


def _seated(players: Mapping[str, str]) -> dict[Seat, str]:
    """Return the player of each seat, from those of seats or of whole sides."""
    by_seat: dict[Seat, str] = {}
    for seats, player in players.items():
        for seat in seats:
            if seat in by_seat:
                data = {"seat": seat, "first": by_seat[seat], "second": player}
                raise Error(Problem("E-argument-seat", None, data))
            by_seat[seat] = player
    return by_seat


def _flatten(sources: Iterable[Source | Iterable[Source]]) -> Iterator[Source]:
    """Return the sources one after the other, those in lists and those of patterns, too."""
    for source in sources:
        if isinstance(source, str) and not _is_text(source):
            yield from _find_files(source)
        elif isinstance(source, (str, bytes, os.PathLike)) or hasattr(source, "read") or _is_table(source):
            yield cast(Source, source)
        elif isinstance(source, Iterable) and not isinstance(source, Games):
            yield from _flatten(source)
        else:
            kind = type(source).__name__
            raise TypeError(f"a source is a path, a text, bytes, an open file, a table, or a list of these, not {kind}")


def _find_files(name: str) -> list[str]:
    """Return the files of a name, which may be a pattern unless there is a file of this very name."""
    if not name:
        raise Error(Problem("E-source-empty"))
    if "\0" in name:
        raise Error(Problem("E-source-null"))
    if sources.guess(name) == "link" and not os.path.exists(name):  # noqa: PTH110 a long name raises OSError otherwise
        raise Error(Problem("E-source-link", None, {"link": f"{name[:20]}…"}))
    if not glob.has_magic(name) or Path(name).exists():
        return [name]
    # Path.glob would need the folder apart from the pattern.
    paths = sorted(each for each in glob.glob(name, recursive=True) if Path(each).is_file())  # noqa: PTH207
    if not paths:
        raise FileNotFoundError(errno.ENOENT, "no file has a name of this pattern", name)
    return paths


def _is_table(source: object) -> bool:
    return hasattr(source, "__arrow_c_stream__")


def _is_text(source: str) -> bool:
    return "\n" in source or source.lstrip("\ufeff \t")[:1] in ("[", "{")


def _opened(source: Source) -> tuple[str, Read]:
    """Return the name of a source, and a function that reads its records from the first."""
    if isinstance(source, str) and _is_text(source):
        return "", partial(_read_text, source)
    if isinstance(source, bytes):
        return "", partial(_read_bytes, source)
    if isinstance(source, (str, os.PathLike)):
        path = Path(source)
        with path.open("rb"):  # what is no file, or may not be read, is said now
            return str(path), partial(_read_file, str(path.absolute()))
    if _is_table(source):
        return "", _OfTable(source)
    return str(getattr(source, "name", "")), _OfFile(cast("TextIO | BinaryIO", source))


def _read_text(text: str) -> Iterator[ecn.Reading]:
    return sources.read(io.StringIO(text, newline="\n"))


def _read_bytes(content: bytes) -> Iterator[ecn.Reading]:
    return _read_file(io.BytesIO(content))


def _read_file(file: str | BinaryIO) -> Iterator[ecn.Reading]:
    return files.read_table(file) or sources.read(files.lines(file))


class _OfFile:
    """The records of an open file, from where it stood."""

    def __init__(self, file: TextIO | BinaryIO) -> None:
        self._file = file
        self._begin = file.tell() if file.seekable() else None
        self.is_once = self._begin is None
        self._is_read = False

    def __call__(self) -> Iterator[ecn.Reading]:
        file = self._file
        if self._begin is not None:
            file.seek(self._begin)
        elif self._is_read:
            raise Error(Problem("E-read-once"))
        self._is_read = True
        return sources.read(cast(TextIO, file)) if isinstance(file.read(0), str) else _read_file(cast(BinaryIO, file))

    def __reduce__(self) -> NoReturn:
        raise TypeError("games of an open file cannot be pickled: load the file by its path")


class _OfTable:
    """The games of a table."""

    def __init__(self, table: object) -> None:
        self._table = table
        self.is_once = type(table).__name__ == "RecordBatchReader"
        self._is_read = False

    def __call__(self) -> Iterator[ecn.Reading]:
        from ecarte.collection import arrow  # with pyarrow, for tables alone

        if self.is_once and self._is_read:
            raise Error(Problem("E-read-once"))
        self._is_read = True
        return arrow.read(self._table)


def _loaded(opened: list[tuple[str, Read]], files_read: list[SourceFile], errors: Errors) -> Iterator[Game]:
    for (name, read), file in zip(opened, files_read, strict=True):
        yield from _games(name, read, errors, file)


def _games(name: str, read: Read, errors: Errors, file: SourceFile) -> Iterator[Game]:
    file.has_wrong = False
    with in_words(name):
        for reading in read():
            if reading.play is not None and reading.sound:
                yield Game(reading.play, moves=reading.moves)
                continue
            wrong = [problem for problem in reading.problems if problem.severe]
            if errors == "raise":
                raise Error(*wrong, source=name)
            file.has_wrong = True
            kept = salvage(reading) if errors == "keep" else None
            if errors != "skip":
                _warn(str(Error(*wrong[:1], kept.warning, source=name) if kept else Error(*wrong, source=name)))
            if kept:
                yield Game(kept.play)


def _warn(sentence: str) -> None:
    """Warn at the line of the program that uses the games, outside this package."""
    package = __name__.partition(".")[0]
    level, frame = 1, sys._getframe()
    while frame.f_globals.get("__name__", "").partition(".")[0] == package and frame.f_back is not None:
        level, frame = level + 1, frame.f_back
    warnings.warn(sentence, stacklevel=level)
