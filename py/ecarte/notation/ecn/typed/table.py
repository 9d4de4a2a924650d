"""A scoresheet typed as a table: a line that names the columns, then a line for each trick, hand or exchange.

Columns are parted by "|", tabs, commas, or two blanks. Tricks may also be the columns, and the seats the lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import count_cards, fold

DEAL, DEALER, TURNED, TRICK, WINNER = "deal", "dealer", "turn-up", "trick", "winner"
PLAYER, LEADER, CARD = "player", "leader", "card"
_WORDS: Mapping[str, str] = {
    **dict.fromkeys(("deal", "donne", "ディール"), DEAL),
    **dict.fromkeys(("dealer", "donneur", "親", "ディーラー"), DEALER),
    **dict.fromkeys(("turn-up", "turn up", "turnup", "turned", "retourne", "切札", "切り札", "切札表示カード"), TURNED),
    **dict.fromkeys(("", "trick", "tricks", "pli", "plis", "levée", "levee", "levées", "#", "no", "no.", "n°"), TRICK),
    **dict.fromkeys(("stich", "stiche", "回", "nr", "nr."), TRICK),
    **dict.fromkeys(("gewinner", "gewonnen von", "geht an"), WINNER),
    **dict.fromkeys(("geber",), DEALER),
    **dict.fromkeys(("トリック", "hand", "hands", "main", "mains", "手札"), TRICK),
    **dict.fromkeys(("winner", "won by", "won", "taken by", "taker", "takes", "wins", "to"), WINNER),
    **dict.fromkeys(("gagnant", "remportée par", "remporté par", "pour", "勝ち", "勝者", "取った人"), WINNER),
}
_OTHERS: Mapping[str, str] = {
    **dict.fromkeys(("", "player", "players", "name", "seat", "joueur", "joueurs", "nom", "spieler"), PLAYER),
    **dict.fromkeys(
        (
            "leader",
            "led by",
            "leads",
            "lead by",
            "リード",
            "entame",
            "spielt aus",
            "ausspieler",
            "first player",
            "entameur",
            "entamé par",
        ),
        LEADER,
    ),
    **dict.fromkeys(("lead", "led", "card led", "1st", "first", "first card", "entame", "card", "carte"), CARD),
    **dict.fromkeys(("reply", "response", "answer", "follow", "follows", "followed", "played", "réponse"), CARD),
    **dict.fromkeys(("second", "second card", "2nd", "third", "3rd", "fourth", "4th", "2e", "3e", "4e"), CARD),
}
"""Columns of tables that do not have one for each seat."""
_RULE = re.compile(r"(?=[^-]*+-)[|+:=\s-]*+")
_TRICK_NUMBER = re.compile(r"\(?\d{1,2}[.)][ ]*(?=\S)")
_NOTHING = re.compile(r"[-\s.=]*")


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a cell, in small letters, and where it begins in the text."""

    text: str
    begin: int

    @property
    def is_blank(self) -> bool:
        """Return whether nothing is said in the cell."""
        return bool(_NOTHING.fullmatch(self.text))


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table: its cells by seat, and those of other columns by their kind."""

    seats: Mapping[str, Cell]
    others: Mapping[str, Cell]


def rows(raw: str, at: int, names: Mapping[str, str], order: Sequence[str]) -> tuple[list[Row], int] | None:
    """Return the lines of the table whose first line begins at a place, and where it ends; None when none is there.

    ``names`` are the words for the seats, which act in this order.
    """
    number = len(order)
    head_end = _line_end(raw, at)
    for mark in ("|", "\t", ",", "  "):
        head = _cells(raw, at, head_end, mark)
        texts = [cell.text.rstrip(":") for cell in head]
        kinds = [names.get(text) or _WORDS.get(text) or _OTHERS.get(text) for text in texts]
        seats = [kind for kind in kinds if kind in names.values()]
        if len(head) > 1 and None not in kinds and len(seats) == len(set(seats)) == number:
            return _upright(raw, head_end, mark, [kind or "" for kind in kinds])
        found = _led(raw, head_end, mark, head, names, order) or _by_player(raw, head_end, mark, head, names)
        if found is not None:
            return found
        counted = [cell.text for cell in head if cell.text.isdigit()]
        first = head[0].text.rstrip(":") if head else ""
        if (
            len(counted) > 1
            and counted == [str(n) for n in range(1, len(counted) + 1)]
            and (len(head) == len(counted) or (len(head) == len(counted) + 1 and _WORDS.get(first) == TRICK))
        ):
            return _across(raw, head_end, mark, len(counted), names, number)
    return None


def _upright(raw: str, at: int, mark: str, kinds: list[str]) -> tuple[list[Row], int] | None:
    found: list[Row] = []
    while at < len(raw):
        end = _line_end(raw, at + 1)
        line = raw[at + 1 : end]
        if not _RULE.fullmatch(line):
            cells = _cells(raw, at + 1, end, mark)
            is_hand = mark == "  " and len(cells) == 1 and count_cards(cells[0].text)  # the longer of two columns
            is_half = mark == "|" and len(cells) == 1 and mark in line  # only the first column says something
            if (
                not line.strip()
                or not (is_hand or is_half or 1 < len(cells) <= len(kinds))
                or (mark != "  " and mark not in line)
            ):
                break
            pairs = dict(zip(kinds, _numbered(cells, kinds), strict=False))
            seats = {kind: cell for kind, cell in pairs.items() if len(kind) == 1}
            found.append(Row(seats, {kind: cell for kind, cell in pairs.items() if len(kind) > 1}))
        at = end
    return (found, at) if found else None


def _led(
    raw: str, at: int, mark: str, head: list[Cell], names: Mapping[str, str], order: Sequence[str]
) -> tuple[list[Row], int] | None:
    """Return the lines of a table with who leads to each trick, and the cards in the order in which they are played."""
    texts = [cell.text.rstrip(":") for cell in head]
    kinds = [{**_WORDS, **_OTHERS}.get(text, "") if text else TRICK for text in texts]
    if kinds.count(LEADER) != 1 or kinds.count(CARD) != len(order) or "" in kinds:
        return None
    found: list[Row] = []
    for cells, end in _lines(raw, at, mark):
        leader = names.get(cells[kinds.index(LEADER)].text) if len(cells) == len(kinds) else None
        if leader is None or leader not in order:
            break
        begin = list(order).index(leader)
        played = [cell for kind, cell in zip(kinds, cells, strict=True) if kind == CARD]
        seats = {order[(begin + n) % len(order)]: cell for n, cell in enumerate(played)}
        found.append(Row(seats, {kind: cell for kind, cell in zip(kinds, cells, strict=True) if kind == WINNER}))
        at = end
    return (found, at) if found else None


def _by_player(
    raw: str, at: int, mark: str, head: list[Cell], names: Mapping[str, str]
) -> tuple[list[Row], int] | None:
    """Return the columns of a table with a line for each player, such as its hand, what it discards and draws."""
    labels = [cell.text.rstrip(":") for cell in head]
    if (
        len(head) < 2
        or _OTHERS.get(labels[0]) != PLAYER
        or any(label not in vocabulary.MEANINGS for label in labels[1:])
    ):
        return None
    columns: list[dict[str, Cell]] = [{} for _ in head[1:]]
    for cells, end in _lines(raw, at, mark):
        seat = names.get(cells[0].text.rstrip(":"))
        if seat is None or len(cells) > len(head):
            break
        for column, cell in zip(columns, cells[1:], strict=False):
            column[seat] = cell
        at = end
    return (
        ([Row(column, {TRICK: cell}) for column, cell in zip(columns, head[1:], strict=True)], at)
        if columns[0]
        else None
    )


def _lines(raw: str, at: int, mark: str) -> Iterator[tuple[list[Cell], int]]:
    """Yield the cells of each line of a table below its head, and where the line ends."""
    while at < len(raw):
        end = _line_end(raw, at + 1)
        if not _RULE.fullmatch(raw[at + 1 : end]):
            cells = _cells(raw, at + 1, end, mark)
            if len(cells) < 2:
                return
            yield cells, end
        at = end


def _numbered(cells: list[Cell], kinds: list[str]) -> list[Cell]:
    """Return the cells of a line in whose first cell the number of the trick stands before a card: "1. Kd"."""
    number = _TRICK_NUMBER.match(cells[0].text)
    if number is None:
        return cells
    first = Cell(cells[0].text[number.end() :], cells[0].begin + number.end())
    if kinds[0] != TRICK:
        return [first, *cells[1:]]
    return [Cell(number[0].strip(), cells[0].begin), first, *cells[1:]] if len(cells) < len(kinds) else cells


def _across(
    raw: str, at: int, mark: str, tricks: int, names: Mapping[str, str], number: int
) -> tuple[list[Row], int] | None:
    lines: dict[str, list[Cell]] = {}
    while at < len(raw):
        end = _line_end(raw, at + 1)
        if not _RULE.fullmatch(raw[at + 1 : end]):
            first, *cells = _cells(raw, at + 1, end, mark) or [Cell("", at)]
            kind = names.get(first.text.rstrip(":")) or _WORDS.get(first.text.rstrip(":"))
            if (
                kind is None
                or kind in lines
                or not cells
                or len(cells) > tricks
                or (kind not in names.values() and kind != WINNER)
            ):
                break
            lines[kind] = cells
        at = end
    if len([kind for kind in lines if kind != WINNER]) < number:
        return None
    found = []
    for trick in range(tricks):
        cells_of = {kind: cells[trick] for kind, cells in lines.items() if trick < len(cells)}
        others = {kind: cell for kind, cell in cells_of.items() if kind == WINNER}
        found.append(Row({kind: cell for kind, cell in cells_of.items() if kind != WINNER}, others))
    return found, at


def _line_end(raw: str, at: int) -> int:
    end = raw.find("\n", at)
    return len(raw) if end < 0 else end


def _cells(raw: str, begin: int, end: int, mark: str) -> list[Cell]:
    """Return the cells of a line; a mark at its ends, as in Markdown, parts nothing."""
    line = raw[begin:end]
    if mark == "|":
        outer = re.match(r"\s*\|?", line)
        start = outer.end() if outer else 0
        line = line.rstrip().removesuffix("|")
    else:
        start = 0
    parting = re.compile(r"[ ]{2,}" if mark == "  " else re.escape(mark))
    found, at = [], start
    for match in [*parting.finditer(line, start), None]:
        piece = line[at : match.start() if match else len(line)]
        lead = len(piece) - len(piece.lstrip())
        found.append(Cell(fold(piece).strip(), begin + at + lead))
        at = match.end() if match else at
    return found
