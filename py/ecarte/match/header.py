"""The tags of one game that concern its match (E27, E31-E33): read, written, compared.

`ecarte.match` holds how the games of a match follow each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from ecarte.core import fair
from ecarte.core.cards import Card, is_card
from ecarte.core.game import Problem, Seat
from ecarte.core.standing import POOL as POOL  # part of this module's public names
from ecarte.core.standing import Bet as Bet
from ecarte.core.standing import Standing as Standing
from ecarte.core.titles import Parts
from ecarte.record import MATCH_TAGS, SEAT_TAGS, Record, format_score

if TYPE_CHECKING:
    from ecarte.types.match import Gallery, MatchTags

MATCHES: Mapping[str, bool] = Parts("matches")
"""Whether a game is played in matches, by its name."""

KINDS = ("rubber-1", "rubber-3", "rubber-5", "rubber-7", "rubber-11", POOL)
GALLERIES = FRENCH, ENGLISH = ("french", "english")
IN_POOL = 3
"""The number of players in a pool: two play, and the third waits (E31)."""

RULES = {
    "Match": "E27", "MatchId": "E27", "MatchGame": "E27", "MatchScore": "E27",
    "Pot": "E31", "Out": "E31", "Draw": "E31",
    "Gallery": "E32", "Bet": "E32",
    "Stake": "E33", "Purse": "E33",
    "GamePoints": "E25",
}  # fmt: skip
"""The tags of a match, and the rule behind each."""

_NAME = re.compile(r"[^\s:{}()]{1,40}")  # also a word of the movetext, when this person advises
_NOT_IN_NAMES = re.compile(r"[\s:{}()]+")
_GAME = re.compile(r"[1-9][0-9]{0,3}")  # limited, because every missing game is named
_CHIPS = re.compile(r"0|[1-9][0-9]{0,8}")
_ID = re.compile(r"[0-9a-f]{16}")
_MOST_AT_A_TABLE = 40


# --- values ---------------------------------------------------------------------------------------


def name_problem(name: str) -> Problem | None:
    """Return why a name cannot be used in a tag that lists people, or None when it can."""
    return None if _is_name(name) else Problem("E-match-name", None, {"name": name[:80]})


def fitting(name: str) -> str:
    """Return a name as tags that list people can have it: blanks and other signs of theirs are hyphens."""
    fit = _NOT_IN_NAMES.sub("-", name)[:40]
    return fit if fit not in SEAT_TAGS else f"{fit}-"


def _is_name(name: str) -> bool:
    """Return whether a text is a name, and not one that stands for a seat."""
    return bool(_NAME.fullmatch(name)) and name not in SEAT_TAGS


def _if(fits: Callable[[str], object]) -> Callable[[str], str]:
    """Return a parser that leaves a text as it is, if it fits."""

    def parse(text: str) -> str:
        if not fits(text):
            raise ValueError(text)
        return text

    return parse


def _number(least: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not _CHIPS.fullmatch(text) or int(text) < least:
            raise ValueError(text)
        return int(text)

    return parse


def _score(text: str) -> tuple[int, int]:
    south, dash, north = text.partition("-")
    if not dash or not _CHIPS.fullmatch(south) or not _CHIPS.fullmatch(north):
        raise ValueError(text)
    return int(south), int(north)


def _parts(text: str, many: int) -> Iterator[list[str]]:
    parts = text.split(" ")
    names = [part.partition(":")[0] for part in parts]
    if len(set(names)) < len(names) or len(names) > _MOST_AT_A_TABLE:
        raise ValueError(text)
    for part in parts:
        words = part.split(":")
        if len(words) != many or not _NAME.fullmatch(words[0]):
            raise ValueError(text)
        yield words


def _bets(text: str) -> tuple[Bet, ...]:
    parse_name, parse_seat, parse_chips = _if(_is_name), _if(("S", "N").__contains__), _number(1)
    parts = _parts(text, 3)
    return tuple(Bet(parse_name(name), parse_seat(seat), parse_chips(chips)) for name, seat, chips in parts)


def _drawn(text: str) -> dict[str, Card]:
    drawn = dict(_parts(text, 2))
    if len(drawn) != IN_POOL or not all(map(is_card, drawn.values())):
        raise ValueError(text)
    return drawn


PARSERS: Mapping[str, Callable[[str], Any]] = {
    "Match": _if(KINDS.__contains__),
    "MatchId": _if(_ID.fullmatch),
    "MatchGame": lambda text: int(_if(_GAME.fullmatch)(text)),
    "MatchScore": _score,
    "Pot": _number(0),
    "Out": _if(_is_name),
    "Draw": _drawn,
    "Gallery": _if(GALLERIES.__contains__),
    "Bet": _bets,
    "Stake": _number(0),
    "Purse": lambda text: {name: _number(0)(chips) for name, chips in _parts(text, 2)},
    "GamePoints": _number(1),
}
"""The parser of each tag's value; raises ValueError for a malformed one."""


def value(record: Record, tag: str, default: Any = None) -> Any:
    """Return the parsed value of a match tag, or the default when it is absent or malformed."""
    text = record.tag(tag)
    try:
        return PARSERS[tag](text) if text else default
    except ValueError:
        return default


def malformed(record: Record) -> Iterator[tuple[str, Problem]]:
    """Return the match tags whose value is malformed."""
    if not is_of_match(record):
        return
    for tag, parse in PARSERS.items():
        text = record.tag(tag)
        try:
            if text:
                parse(text)
        except ValueError:
            yield tag, Problem("E-tag-value", RULES[tag], {"tag": tag, "value": text[:80]})


def is_of_match(record: Record) -> bool:
    """Return whether match tags apply to a record: its game is played in matches."""
    return not MATCH_TAGS.isdisjoint(name for name, _ in record.tags) and MATCHES[record.game.name]


# --- a standing -----------------------------------------------------------------------------------


def standing(record: Record) -> Standing | None:
    """Return the standing of the match before this game, or None when it belongs to none."""
    kind = value(record, "Match")
    if kind is None or not MATCHES[record.game.name]:
        return None
    south, north = value(record, "MatchScore", (0, 0))
    return Standing(
        kind,
        value(record, "MatchId", ""),
        value(record, "MatchGame", 1),
        _names(record),
        {"S": south, "N": north},
        value(record, "Out", ""),
        value(record, "Pot", 0),
        value(record, "Stake", 0),
        value(record, "Purse"),
        value(record, "Gallery", ""),
    )


def _names(record: Record) -> dict[Seat, str]:
    return {seat: record.tag(SEAT_TAGS[seat]) for seat in record.seats}


def bets(record: Record) -> tuple[Bet, ...]:
    """Return the bets on this game."""
    placed: tuple[Bet, ...] = value(record, "Bet", ())
    return placed


def tags(stands: Standing) -> dict[str, str]:
    """Return the tags of a game that begins with this standing."""
    values = {"Match": stands.kind, "MatchId": stands.id, "MatchGame": str(stands.game)}
    values["MatchScore"] = format_score(stands.score, ("S", "N"))
    if stands.pool:
        values |= {"Pot": str(stands.pot), "Out": stands.out}
    if stands.stake:
        values["Stake"] = str(stands.stake)
    if stands.purses is not None:
        values["Purse"] = " ".join(f"{name}:{chips}" for name, chips in stands.purses.items())
    if stands.gallery:
        values["Gallery"] = stands.gallery
    values |= {SEAT_TAGS[seat]: name for seat, name in stands.names.items()}
    return {tag: text for tag, text in values.items() if text}


def format_bets(made: Iterable[Bet]) -> str:
    """Return the value of the tag Bet."""
    return " ".join(f"{bet.name}:{bet.seat}:{bet.chips}" for bet in made)


def to_json(record: Record, worth: int | None, stops: bool = False) -> MatchTags | None:
    """Return the standing before this game, for a list of games.

    ``worth`` is what the game counted; with ``stops`` no game can follow it.
    """
    stands = standing(record)
    if stands is None:
        return None
    return {
        "id": stands.id,
        "kind": stands.kind,
        "game": stands.game,
        "wins": stands.wins,
        "score": dict(stands.score),
        "out": stands.out or None,
        "pot": stands.pot,
        "stake": stands.stake,
        "purses": dict(stands.purses) if stands.purses is not None else None,
        "gallery": cast("Gallery | None", stands.gallery or None),
        "bets": [bet.to_json() for bet in bets(record)],
        "worth": worth,
        "stops": stops,
        "draw": [{"name": name, "card": card} for name, card in value(record, "Draw", {}).items()],
    }


def worth(options: Any, score: Mapping[Seat, int], winner: Seat | None) -> int | None:
    """Return what a finished game counts: by the loser's score (E25), who may have resigned, or 1 where that is off."""
    if winner is None:
        return None
    if not options.game_points:
        return 1
    lost = min(score[seat] for seat in score if seat != winner)
    return 3 if lost <= 0 else 2 if 2 * lost < options.target else 1


# --- one record -----------------------------------------------------------------------------------


def problems(record: Record) -> Iterator[tuple[str, Problem]]:
    """Return contradictions between match tags, each with its tag. Their values are checked by `malformed`."""
    if not is_of_match(record):
        return
    if (stands := standing(record)) is not None:
        yield from _score_problems(stands)
        yield from _pool_problems(record, stands)
    yield from _purse_problems(record)
    yield from _bet_problems(record)


def _score_problems(stands: Standing) -> Iterator[tuple[str, Problem]]:
    won = sorted(stands.score.values())
    played = won[1] if stands.pool else sum(won)
    if won[-1] >= stands.wins or played >= stands.game or (stands.pool and won[0]):
        data: dict[str, str | int]
        data = {"score": format_score(stands.score, ("S", "N")), "game": stands.game, "match": stands.kind}
        yield "MatchScore", Problem("E-match-score", stands.rule, data)


def _pool_problems(record: Record, stands: Standing) -> Iterator[tuple[str, Problem]]:
    if not stands.pool:
        return
    if not stands.out:
        yield "Match", Problem("E-match-out", "E31", {})
    elif stands.out in stands.names.values():
        yield "Out", Problem("E-match-plays", "E31", {"name": stands.out})
    drawn: dict[str, Card] = value(record, "Draw", {})
    if not drawn or not stands.out:
        return
    order, seed = record.options().order, record.seed
    sitting = sat_out(order, drawn) == stands.out and set(drawn) == {*stands.names.values(), stands.out}
    if not sitting or (seed is not None and draw(pool_pack(seed), order, tuple(drawn)) != drawn):
        yield "Draw", Problem("E-match-draw", "E31", {})


def _purse_problems(record: Record) -> Iterator[tuple[str, Problem]]:
    purses: Mapping[str, int] | None = value(record, "Purse")
    if purses is None:
        return
    needed = at_stake(value(record, "Stake", 0), record.tag("Match"), record.options().game_points)
    names = {seat: name or seat for seat, name in _names(record).items()}
    yield from (("Purse", problem) for problem in unpaid(purses, names, needed))


def unpaid(purses: Mapping[str, int], names: Mapping[Seat, str], needed: int) -> Iterator[Problem]:
    """Return the problem of each player whose purse is too small (E33)."""
    for seat, name in names.items():
        purse = purses.get(seat, 0)
        if purse < needed:
            yield Problem("E-purse", "E33", {"name": name, "purse": purse, "needed": needed})


def _bet_problems(record: Record) -> Iterator[tuple[str, Problem]]:
    made = bets(record)
    sums = {seat: sum(bet.chips for bet in made if bet.seat == seat) for seat in ("S", "N")}
    if sums["S"] != sums["N"]:
        yield "Bet", Problem("E-bet-match", "E32", {"south": sums["S"], "north": sums["N"]})
    stands = standing(record) or Standing("", names=_names(record), purses=value(record, "Purse"))
    for bet in made:
        if problem := bet_problem(bet, stands):
            yield "Bet", problem


def bet_problem(bet: Bet, stands: Standing) -> Problem | None:
    """Return why somebody cannot place a bet, or None when they can."""
    if bet.name in stands.names.values():
        return Problem("E-bet-player", "E32", {"name": bet.name})
    purse = may_bet(bet.name, stands)
    if purse is not None and bet.chips > purse:
        return Problem("E-bet-purse", "E33", {"name": bet.name, "chips": bet.chips, "purse": purse})
    return None


def may_bet(name: str, stands: Standing) -> int | None:
    """Return how many chips somebody can bet, or None without a purse.

    The one who waits in a pool keeps the next stake.
    """
    if stands.purses is None:
        return None
    if name in stands.names.values():
        return 0
    return max(stands.purses.get(name, 0) - (stands.stake if name == stands.out else 0), 0)


def at_stake(stake: int, kind: str, game_points: bool) -> int:
    """Return the most chips a game can cost a player (E33): in a pool the stake, whatever the game counts."""
    return stake * (3 if game_points and kind != POOL else 1)


# --- the draw for a pool --------------------------------------------------------------------------


def draw(pack: Sequence[Card], order: str, names: Sequence[str]) -> dict[str, Card]:
    """Return the cards that the three players of a pool draw, in the order they are named: the lowest waits (E31).

    They come from a pack of deal 0, attempt 2 (`pool_pack`): three cards from the top, and three more while two of
    them tie for lowest.
    """
    for at in range(0, len(pack) - len(names), len(names)):
        drawn = dict(zip(names, pack[at : at + len(names)], strict=True))
        if sat_out(order, drawn):
            return drawn
    raise ValueError("a pack of equal ranks")


def pool_pack(seed: bytes) -> tuple[Card, ...]:
    """Return the pack that the players of a pool draw from, where one seed shuffles it (`ecarte.core.fair`)."""
    return fair.pack(seed, 0, 2)


def sat_out(order: str, drawn: Mapping[str, Card]) -> str:
    """Return who drew the lowest card, or "" when two did."""
    ranks = {name: order.index(card[0]) for name, card in drawn.items()}
    lowest = [name for name, rank in ranks.items() if rank == max(ranks.values())]
    return lowest[0] if len(lowest) == 1 else ""
