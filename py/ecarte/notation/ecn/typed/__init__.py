"""What people type, read as canonical ECN.

`read` is tried only on a record in which the ordinary reader finds errors, so that it costs other texts nothing. Each
habit is reported once (`W-habit`), and nothing that can mean two things is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ecarte.core.game import Problem
from ecarte.games import GAMES
from ecarte.notation.ecn.findings import MANY, Found, gather
from ecarte.notation.ecn.loose.around import mend, without_words
from ecarte.notation.ecn.loose.letters import FEWEST, cards_named, fold, is_french, names_cards
from ecarte.notation.ecn.loose.tags import find_tags, is_in_brackets, title
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.tokens import format_tag
from ecarte.notation.ecn.typed.attempts import Attempt, Parted, Top
from ecarte.record import SEAT_TAGS, VERSION

LONGEST = 1 << 16  # characters of a text that is read in this way; a long game has a tenth of them
_SHARED = ("Game", "Event", "Site", "Date", *SEAT_TAGS.values(), "Rules", "Option", "Lang")  # by the games of a text


def read_mended(
    lines: Sequence[str], first: int, number: int, found: Found, above: Mapping[str, str] | None = None
) -> Found | None:
    """Return the record without what does not belong to it, or as people type it; None when neither is better."""
    mended = mend(lines, first, number)
    begun = mended.begin() or found[0] is not None or not _is_unread(found)
    last: Found | None = None
    bare = without_words(mended)
    for text in (mended, bare) if bare.lines != mended.lines else (mended,):
        if begun and text.lines != list(lines):
            reader = Reader(text.lines, first, number)
            play = reader.run()
            problems = [*text.warnings, *reader.found.problems]
            if any(each.data.get("kind") == "mail" for each in text.warnings):  # what was on two lines leaves one blank
                problems = [each for each in problems if each.code != "W-tags-apart"]
            made: Found = (play, problems, reader.places)
            if _is_better(made, last or found):
                last = made
            if play is not None and reader.found.sound:
                break
        better = read(text.lines, first, number, last or found, above, text.unread)
        if better is not None and (better[0] is not None or last is None):
            last = better[0], [*text.warnings, *better[1]], better[2]
            if better[0] is not None and not any(problem.severe for problem in better[1]):
                break
    return last and (last[0], gather(last[1], MANY), last[2])


def _is_better(found: Found, other: Found) -> bool:
    """Return whether a game has fewer errors than another reading, or as many after more events; any beats none."""
    return found[0] is not None and (other[0] is None or _cost(found) < _cost(other))


def _cost(found: Found) -> tuple[int, int]:
    play, problems, _ = found
    return sum(problem.severe for problem in problems), -len(play.steps) if play else 0


def _is_unread(found: Found) -> bool:
    """Return whether the ordinary reader found no record at all."""
    return any(each.code == "E-no-record" for each in found[1])


def read(
    lines: Sequence[str],
    first: int,
    number: int,
    found: Found,
    above: Mapping[str, str] | None = None,
    unread: Sequence[int] = (),
) -> Found | None:
    """Return a record as people type it; None when this is no better than ``found``.

    Of a text whose tags name no game, its tags alone are read. ``above`` are the tags of the game before it in a text
    that does not repeat them; in the lines ``unread`` stood what was left out.
    """
    text = "\n".join(lines)
    is_unread = _is_unread(found)
    if len(text) > LONGEST or not (is_unread or names_cards(text)):
        return None
    parted, warnings = _parted(lines, first, number, above or {}, unread)
    if not ({"Game", "Rules"} <= dict(parted.tags).keys() or names_cards(text)):
        return None
    attempts = parted.attempts(vague=is_unread and not {"Game", "Rules"} & dict(parted.tags).keys())
    fitting = [each for each in attempts if each.sound] or [each for each in attempts if each.is_fitting]
    if problem := _mixed_suits(attempts) or _choice_to_make(fitting, parted):
        slips = [each for each in attempts[0].reader.found.problems if each.code == "W-tag"]  # perhaps of the answer
        return None, [*(replace(each, record=parted.number) for each in slips), problem], []
    if not attempts:
        return None
    best = parted.without_foreign(parted.other_way_round(parted.best(fitting or attempts)))
    if best.play is None:
        return (None, _unnamed(best, warnings, parted), []) if is_unread or warnings else None
    changed = warnings or best.added or (best.reader.typed and best.reader.typed.changed)
    changed = changed or any(problem.code == "W-word" for problem in best.reader.found.problems)
    if not changed:
        return None
    problems = _problems(best, warnings, parted, attempts)
    if format_tag("ECN", VERSION) in best.added:  # people who write by hand do not end a game by a sign
        problems = [without_end(each) if each.code == "E-result-missing" else each for each in problems]
    made: Found = (best.play, problems, best.reader.places)
    return made if _is_better(made, found) else None


def without_end(missing: Problem) -> Problem:
    """Return what is said of a missing result that costs no game."""
    said = Problem("W-result-missing", missing.rule, {"expected": missing.data["expected"]})
    return replace(missing, code=said.code, data=said.data)


def _unnamed(best: Attempt, warnings: Sequence[Problem], parted: Parted) -> list[Problem]:
    """Return the problems of tags that name no game, no rules or no options."""
    problems = list(best.reader.found.problems)
    if "Game" not in parted.known:  # rules of any game could be meant
        allowed = ", ".join(dict.fromkeys(preset for game in GAMES.values() for preset in game.presets))
        problems = [
            replace(each, data={**each.data, "allowed": allowed}) if each.code == "E-preset" else each
            for each in problems
        ]
    return gather([replace(each, record=parted.number) for each in (*warnings, *problems)])


def _parted(
    lines: Sequence[str], first: int, number: int, above: Mapping[str, str], unread: Sequence[int]
) -> tuple[Parted, list[Problem]]:
    """Return the parts of a typed record, and a warning for each tag in another form."""
    top = Top(lines, first, number)
    movetext = top.lines[top.end :]
    held = dict(top.tags)
    is_other = any(held[name] != above.get(name) for name in ("Game", "Rules") if name in held)
    shared = {name for name in _SHARED if name not in held and not (is_other and name in ("Rules", "Option"))}
    lent = {name: value for name, value in above.items() if name in shared}
    if "Lang" not in held and "Lang" not in lent and is_french(fold("\n".join(movetext))):
        lent["Lang"] = "fr"
    return Parted(first, number, top.tags, lent, movetext, top.end, top.early, unread), top.problems


def _mixed_suits(attempts: Sequence[Attempt]) -> Problem | None:
    """Return the problem of suits in letters of two languages, from which all others follow."""
    problems = (problem for each in attempts for problem in each.reader.found.problems)
    return next((problem for problem in problems if problem.code == "E-suits-mixed"), None)


def _choice_to_make(fitting: Sequence[Attempt], parted: Parted) -> Problem | None:
    """Return the question that is left where the text is a game by several rules, or with several dealers."""
    presets = list(dict.fromkeys(each.preset for each in fitting))
    dealers = list(dict.fromkeys(each.dealer for each in fitting))
    place = {"column": 1, "record": parted.number}
    if len(presets) > 1:
        game = parted.known.get("Game", "none")
        data = {"allowed": ", ".join(presets), "rules": presets[0], "game": game}
        return Problem("E-rules-open", None, data, line=parted.first, **place)
    if len(dealers) > 1:
        line = parted.first + parted.end
        return Problem("E-dealer-open", None, {"allowed": ", ".join(dealers)}, line=line, **place)
    return None


def _problems(best: Attempt, warnings: Sequence[Problem], parted: Parted, attempts: Sequence[Attempt]) -> list[Problem]:
    """Return the problems of a reading, each habit once."""
    problems = [*warnings, *best.reader.found.problems]
    tags = " ".join(best.added)
    if best.added and not best.is_fitting and "Rules" not in parted.known:
        alike = dict.fromkeys(each.preset for each in attempts if each.game == best.game and each.cost == best.cost)
        others = [preset for preset in alike if preset != best.preset]
        presets = (*others, *GAMES[best.game].presets)
        example = next((preset for preset in presets if preset != best.preset), best.preset)
        data = {"tags": tags, "rules": best.preset, "others": ", ".join(others) or "none", "example": example}
        problems.insert(0, Problem("W-tags-guessed", None, data, line=parted.first, column=1))
    elif best.added:
        problems.insert(0, Problem("W-tags-added", None, {"tags": tags}, line=parted.first, column=1))
    return gather([Problem(p.code, p.rule, p.data, p.line, p.column, parted.number, p.deal) for p in problems])


_FIRST_DEAL = re.compile(
    r"(?:(?:deal|donne|第)[ ]*1(?!\d)(?:[ ]*ディール)?[ .:),]*.*"
    r"|1[ ]?[.:)][ ]*[^\W\d]+(?:[ ]+deals)?[.]?(?:[ ]*[{;].*)?)"
)
_END = re.compile(r"(?:.*\s)?(?:\*|void)")


def split(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Return where each game begins and ends: several only where several are marked and each may be a game."""
    begins = _begins(lines)
    found: list[tuple[int, int]] = []
    cards: set[str] = set()  # of the last game found
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        named = cards_named("\n".join(lines[begin:end]))
        if found and len(cards) < FEWEST:
            found[-1] = (found[-1][0], end)  # what stands above a game
            cards |= named
        else:
            found.append((begin, end))
            cards = named
    if len(found) > 1 and len(cards) < FEWEST:
        *_, (begin, _), (_, end) = found
        found[-2:] = [(begin, end)]
    return found


def _begins(lines: Sequence[str]) -> list[int]:
    """Return the lines at which a game may begin."""
    folded = [fold(line).strip() for line in lines]
    openings = _openings(lines, folded)
    begins, depth = [0], 0
    moves = ended = False
    for at, (line, text, opens) in enumerate(zip(lines, folded, openings, strict=True)):
        if text and moves and not depth and (ended or opens or _FIRST_DEAL.fullmatch(text)):
            begins.append(at)
            moves = False
        is_move = not (opens if moves else find_tags(line) or title(line))
        if text and is_move:
            moves, ended = True, not depth and bool(_END.fullmatch(text))
        depth = max(0, depth + text.count("{") - text.count("}")) if is_move else 0
    return begins


def _openings(lines: Sequence[str], folded: Sequence[str]) -> list[bool]:
    """Return for each line whether, below moves, it is the title or a tag of the next game.

    Tags of seats alone may be mistyped moves, so they count only above a title or a first deal.
    """
    found: list[bool] = []
    number, are_seats, begins_below = 0, True, False  # of the tags of a line and of those directly below it
    below = False  # whether the next line that is not blank is a title or a first deal
    for line, text in zip(reversed(lines), reversed(folded), strict=True):
        names = [tag.name for tag in find_tags(line)]
        if not names:
            number, are_seats = 0, True
            below = bool(title(line) or _FIRST_DEAL.fullmatch(text)) if text else below
            begins_below = below
        else:
            number += len(names)
            are_seats = are_seats and set(names) <= set(SEAT_TAGS.values())
            below = False
        opens = number > 1 and bool(names) and (begins_below or not are_seats)
        found.append(bool(title(line)) or is_in_brackets(line) or opens)
    return found[::-1]
