"""``ecarte problems``: decisions with one best choice, to be found."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from ecarte.analysis import puzzles
from ecarte.cli.kit.options import GAME, GameName
from ecarte.cli.kit.records import check_output
from ecarte.cli.kit.terminal import Plain, Terminal, reason
from ecarte.cli.puzzles.progress import Progress, import_fsrs, load, save
from ecarte.cli.puzzles.solving import Solving

FILE = "problems.json"  # of the first game; the others have their names in it


def problems(
    terminal: Terminal,
    game: GameName = GAME,
    kind: Annotated[list[str] | None, typer.Option("--kind", metavar="KIND", show_default=False)] = None,
    number: Annotated[int | None, typer.Option("--number", "-n", metavar="N", min=1)] = None,
    only: Annotated[str | None, typer.Option("--only", metavar="ID")] = None,
    progress: Annotated[Path | None, typer.Option("--progress", metavar="FILE")] = None,
    plain: Plain = False,
) -> None:
    """Solve problems."""
    terminal.plain = plain
    terminal.words.about("analysis")
    import_fsrs()
    terminal.check_choice("--game", game, puzzles.TABLES)
    there = puzzles.puzzles(game)
    drills = puzzles.DRILLS[game].KINDS if game in puzzles.DRILLS else ()
    for each in kind or ():
        terminal.check_choice("--kind", each, (*dict.fromkeys(each.kind for each in there.values()), *drills))
    drilled = [each for each in kind or () if each in drills]
    if only is not None and not _is_known(game, only):
        terminal.fail("cli-problems-unknown", id=only)
    path = progress or Path(typer.get_app_dir("ecarte")) / _file(game, drilled)
    known = _load(terminal, path)
    check_output(terminal, str(path), "json", make_folder=True)
    solving, tried, right = Solving(terminal, game), 0, 0
    try:
        while number is None or tried < number:
            puzzle: puzzles.Puzzle | None
            if only or drilled:
                puzzle = puzzles.named(game, only or f"{drilled[tried % len(drilled)]}.{token_hex(4)}")
            else:
                puzzle = choose(known, there, kind or ())
            if puzzle is None:
                _none_left(terminal, known, [name for name, each in there.items() if not kind or each.kind in kind])
                break
            is_right = solving.put(puzzle, again=puzzle.id in known.done)
            before = known.rating.rating
            known.note(puzzle.id, puzzle.rating, _now(), right=is_right, again=not puzzle.name)
            with terminal.checked_writing(str(path)):
                save(path, known)
            solving.say_rating(known.rating, known.rating.rating - before)
            tried, right = tried + 1, right + is_right
            if only:
                break
    except EOFError:  # the person leaves
        pass
    if tried:
        solving.say(terminal.words("cli-problems-sum", right=right, number=tried))


def _is_known(game: str, name: str) -> bool:
    try:
        return bool(puzzles.named(game, name))
    except KeyError:
        return False


def _file(game: str, drilled: list[str]) -> str:
    """Return the name of the file with the progress: each game has its own, and each drill."""
    names = [each for each in (*drilled[:1], game if game != GAME else "") if each]
    return "-".join([FILE.removesuffix(".json"), *names]) + ".json"


def choose(known: Progress, there: puzzles.Puzzles, kinds: tuple[str, ...] | list[str]) -> puzzles.Puzzle | None:
    """Return the next problem: one missed that is due, or a new one that suits the solver's rating."""
    wanted = {name: each for name, each in there.items() if not kinds or each.kind in kinds}
    due = known.due(wanted, _now())
    return wanted[due] if due else puzzles.upcoming(wanted.values(), known.rating.rating, known.done)


def _none_left(terminal: Terminal, known: Progress, names: list[str]) -> None:
    when = known.next_due(names)
    key = "cli-problems-all" if when is None else "cli-problems-later"
    terminal.out.print(terminal.words(key, when="" if when is None else f"{when.astimezone():%Y-%m-%d %H:%M}"))


def _now() -> datetime:
    return datetime.now(UTC)


def _load(terminal: Terminal, path: Path) -> Progress:
    try:
        return load(path)
    except OSError as error:
        terminal.fail("cli-problems-unread", file=str(path), detail=reason(error))
    except ValueError:
        terminal.fail("cli-problems-damaged", file=str(path))
