"""A match and its fold: games that follow each other, known from their records alone (E27, E31-E33).

As the state of a game is the fold of its events, the standing of a match is the fold of its games: nothing else is
stored. `fold` checks every game's tags against the games before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ecarte import record
from ecarte.core.game import Problem, Seat
from ecarte.match.header import (
    ENGLISH,
    IN_POOL,
    RULES,
    Bet,
    Standing,
    at_stake,
    bets,
    is_of_match,
    standing,
    tags,
    unpaid,
    value,
    worth,
)
from ecarte.record import SEAT_TAGS, Play, Record

SEATS = ("S", "N")


@dataclass(frozen=True, slots=True)
class Played:
    """What a match needs to know of one of its games."""

    stands: Standing  # before the game, by its tags
    stated: frozenset[str]  # the tags it has
    rules: str  # the preset, and the options that differ from it
    points: bool  # whether a game counts 1, 2 or 3 (E25)
    bets: tuple[Bet, ...]
    computer: Mapping[str, str]  # computer players, by seat or, for the one who waits, by name
    dealer: Seat | None  # who dealt first
    last: Seat | None  # who dealt last
    score: Mapping[Seat, int]
    over: bool
    void: bool
    winner: Seat | None
    resigned: Seat | None
    worth: int | None  # None until it is won

    @property
    def done(self) -> bool:
        """Return whether its play has ended."""
        return self.over or self.void or self.agreed

    @property
    def agreed(self) -> bool:
        """Return whether friends agreed to end the match in this game: all have signed it, though it is not over."""
        return "Signed" in self.stated and not (self.over or self.void)

    @property
    def key(self) -> tuple[object, ...]:
        """Return a key that is equal for games of one match."""
        stands = self.stands
        return (stands.id,) if stands.id else (stands.kind, frozenset((*stands.names.values(), stands.out)))


def played(play: Play) -> Played | None:
    """Return what a match needs of a game, or None when the game belongs to no match."""
    written = play.record
    if standing(written) is None:
        return None
    over = record.over(play)
    score, winner = written.game.score.of(play.state), record.winner(play)
    void = not over and record.result(play) == record.VOID
    return _played(written, score, over, void, winner, _worth(play))


def stops(written: Record, score: Mapping[Seat, int], winner: Seat, worth: int | None) -> bool:
    """Return whether no game can follow a won one, because a purse cannot pay, though the match is undecided."""
    game = _played(written, score, True, False, winner, worth)
    return game is not None and fold([game]).stopped is not None


def _played(
    written: Record, score: Mapping[Seat, int], over: bool, void: bool, winner: Seat | None, worth: int | None
) -> Played | None:
    stands = standing(written)
    if stands is None:
        return None
    options = written.options()
    changes = sorted(value for name, value in written.tags if name == "Option")
    return Played(
        stands,
        frozenset(name for name, _ in written.tags),
        " ".join([written.tag("Rules"), *changes]),
        options.game_points,
        bets(written),
        written.computer,
        written.deals[0].head.dealer if written.deals else None,
        written.deals[-1].head.dealer if written.deals else None,
        dict(score),
        over,
        void,
        winner,
        written.resigned or None,
        worth,
    )


def closed(play: Play) -> Play:
    """Return a game of a match with its tag GamePoints set, or removed while the game is not over."""
    written = play.record
    if not (written.tag("Match") and is_of_match(written)):
        return play
    counts = _worth(play)
    if counts is not None:
        return play.with_record(written.with_tag("GamePoints", str(counts)))
    return play.with_record(replace(written, tags=tuple(tag for tag in written.tags if tag[0] != "GamePoints")))


def _worth(play: Play) -> int | None:
    over, written = record.over(play), play.record
    return worth(written.options(), written.game.score.of(play.state), record.winner(play)) if over else None


def ended(play: Play) -> Iterator[tuple[str, Problem]]:
    """Return contradictions between a game's tags and its end, each with its tag."""
    written = play.record
    if not is_of_match(written):
        return
    points: int | None = value(written, "GamePoints")
    if points is not None and points != (expected := _worth(play)):
        yield "GamePoints", Problem("E-match-worth", "E25", {"found": points, "expected": expected or 0})
    backed = {(bet.name, bet.seat) for bet in bets(written)}
    watch = written.tag("Gallery")
    for deal in written.deals:
        for event in (entry.event for entry in deal.entries if entry.event.verb == "advise"):
            if watch == ENGLISH:
                yield "Gallery", Problem("E-advise-silent", "E32", {}, deal=deal.head.number)
            elif (watch or backed) and event.args[:2] not in backed:
                yield "Gallery", Problem("E-advise-other", "E32", {"name": event.args[0]}, deal=deal.head.number)


# --- from one game to the next --------------------------------------------------------------------


def moved(game: Played) -> dict[str, int]:
    """Return the chips that a game moves (E31-E33), by seat, or by name for those without one; {} when it is void."""
    stands, winner = game.stands, game.winner
    if not game.over or winner is None:
        return {}
    loser = _other(winner)
    stake = stands.stake * (1 if stands.pool else game.worth or 1)
    payments = {winner: 0 if stands.pool else stake, loser: -stake}
    if stands.pool and stands.score[winner] + 1 == stands.wins:
        payments[winner] = stands.pot + stake
    for bet in game.bets:
        payments[bet.name] = payments.get(bet.name, 0) + (bet.chips if bet.seat == winner else -bet.chips)
    return {purse: chips for purse, chips in payments.items() if chips}


def after(game: Played) -> Standing:
    """Return the standing of the match after a finished game, with the seats of the next one.

    In a pool the newcomer takes the loser's seat (E31), unless the pool is won.
    """
    stands = replace(game.stands, game=game.stands.game + 1)
    winner = game.winner
    if not game.over or winner is None:
        return stands
    if stands.purses is not None:
        gains = moved(game)
        purses = {name: chips + gains.get(name, 0) for name, chips in stands.purses.items()}
        stands = replace(stands, purses=purses)
    loser = _other(winner)
    if not stands.pool:
        return replace(stands, score={**stands.score, winner: stands.score[winner] + 1})
    running = stands.score[winner] + 1
    score = {seat: running if seat == winner else 0 for seat in SEATS}
    if running == stands.wins:
        return replace(stands, score=score, pot=0)
    new, old = stands.out, stands.names[loser]
    moves = {new: loser, loser: old}
    if stands.purses is not None:
        stands = replace(stands, purses=_sorted({moves.get(who, who): left for who, left in stands.purses.items()}))
    names = {**stands.names, loser: new}
    return replace(stands, score=score, pot=stands.pot + stands.stake, names=names, out=old)


def _sorted(purses: Mapping[str, int]) -> dict[str, int]:
    """Return the purses of South and North, then those of the spectators in their order."""
    return {name: purses[name] for name in (*(s for s in SEATS if s in purses), *(n for n in purses if n not in SEATS))}


def _other(seat: Seat) -> Seat:
    return "N" if seat == "S" else "S"


def computer_after(game: Played) -> dict[str, str]:
    """Return the computer players after a game, in a pool at their new seats."""
    then = after(game)
    if then.names == game.stands.names or game.winner is None:
        return dict(game.computer)
    loser = _other(game.winner)
    moves = {then.names[loser]: loser, loser: then.out}
    return {moves.get(who, who): player for who, player in game.computer.items()}


def dealer_after(game: Played) -> Seat:
    """Return who deals first in the next game.

    The deal alternates (E3); in a pool the newcomer cuts for it with the winner (E31).
    """
    if after(game).names != game.stands.names:
        return "cut"
    return _other(game.last) if game.last else "cut"


def stopped(stands: Standing, points: bool) -> Problem | None:
    """Return why no game can begin with this standing: a purse too small for its cost (E33); or None."""
    if stands.purses is None:
        return None
    return next(unpaid(stands.purses, stands.names, at_stake(stands.stake, stands.kind, points)), None)


def divided(stands: Standing) -> dict[str, int]:
    """Return each player's share of the pot when a pool of three cannot continue (E33).

    The shares are equal, and the remainder goes to the winner of the last game.
    """
    share, odd = divmod(stands.pot, IN_POOL)
    last = max(SEATS, key=lambda seat: stands.score[seat])
    return {who: share + (odd if who == last else 0) for who in (*SEATS, stands.out)}


# --- the fold -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Course:
    """The history and standing of a match.

    Each of ``problems`` comes with the index of its game among those passed in, from 0.
    """

    games: tuple[Played, ...] = ()
    missing: tuple[int, ...] = ()
    problems: tuple[tuple[int, Problem], ...] = ()

    @property
    def last(self) -> Played:
        """Return the last game."""
        return self.games[-1]

    @property
    def stands(self) -> Standing:
        """Return the present standing: before the game in play, or after the last one."""
        return after(self.last) if self.last.done else self.last.stands

    @property
    def playing(self) -> int | None:
        """Return the number of the game in play, or None."""
        return None if self.last.done else self.last.stands.game

    @property
    def winner(self) -> Seat | None:
        """Return the seat that has won the match, or None."""
        return self.stands.winner

    @property
    def stopped(self) -> Problem | None:
        """Return why the match cannot continue though nobody has won it, or None."""
        if self.playing is not None or self.winner is not None:
            return None
        if self.last.agreed:
            return _ended(self.last)
        return stopped(self.stands, self.last.points)


def fold(games: Sequence[Played]) -> Course:
    """Return the course of a match, from its games that still exist, in any order.

    A game that does not fit those before it is a problem, and the match continues from that game's tags. What is
    missing before a game is taken from its tags.
    """
    order = sorted(range(len(games)), key=lambda at: games[at].stands.game)
    kept: list[Played] = []
    missing: list[int] = []
    problems: list[tuple[int, Problem]] = []
    for at in order:
        game = games[at]
        before = kept[-1] if kept else None
        number = game.stands.game
        if before is not None and before.stands.game == number:
            if replace(game, stated=before.stated) != before:
                problems.append((at, Problem("E-match-twice", game.stands.rule, {"game": number})))
            continue
        missing += range(before.stands.game + 1 if before else 1, number)
        following = before is not None and before.stands.game == number - 1
        if before is not None and following:
            game, unfit = _following(before, game)
        else:
            unfit = _first(game) if number == 1 else []
        problems += [(at, problem) for problem in unfit]
        kept.append(game)
    return Course(tuple(kept), tuple(missing), tuple(problems))


def _first(game: Played) -> list[Problem]:
    """Return the problems of the first game: nobody has won yet, and each of three has paid a stake (E31)."""
    stands = game.stands
    if stands.pool and "Pot" in game.stated and stands.pot != IN_POOL * stands.stake:
        return [_differs("Pot", str(stands.pot), str(IN_POOL * stands.stake), stands)]
    return []


def _ended(game: Played) -> Problem:
    """Return why no game follows one that friends agreed to end."""
    return Problem("E-match-ended", "E33" if game.stands.pool else None, {"game": game.stands.game})


def _following(before: Played, game: Played) -> tuple[Played, list[Problem]]:
    """Return a game with missing tags filled in from the game before it, and its other problems."""
    stands = game.stands
    if before.agreed:
        return game, [_ended(before)]
    if not before.done:
        return game, [Problem("E-match-unfinished", stands.rule, {"game": before.stands.game, "next": stands.game})]
    expected = after(before)
    if expected.winner is not None:
        winner = expected.names[expected.winner]
        return game, [Problem("E-match-over", stands.rule, {"game": stands.game, "name": winner})]
    actual, follow = tags(stands), tags(expected)
    problems = []
    for tag in dict.fromkeys((*follow, *actual)):
        if tag in game.stated and not _agrees(tag, actual.get(tag, ""), follow.get(tag, "")):
            problems.append(_differs(tag, actual.get(tag, ""), follow.get(tag, ""), stands))
    if game.rules != before.rules:
        problems.append(_differs("Rules", game.rules, before.rules, stands))
    dealer = dealer_after(before)
    if dealer != "cut" and game.dealer not in (None, dealer):
        dealt = game.dealer or ""
        problems.append(Problem("E-match-dealer", "E3", {"game": stands.game, "found": dealt, "expected": dealer}))
    return replace(game, stands=_completed(game, expected)), problems


def _agrees(tag: str, written: str, expected: str) -> bool:
    if tag == "Purse":
        return sorted(written.split(" ")) == sorted(expected.split(" "))
    return written == expected or (tag in SEAT_TAGS.values() and written[:1] in ("", "?"))


def _differs(tag: str, found: str, expected: str, stands: Standing) -> Problem:
    rule = RULES.get(tag, stands.rule)
    data: dict[str, str | int] = {"tag": tag, "game": stands.game, "found": found[:80], "expected": expected[:80]}
    return Problem("E-match-tag", stands.rule if rule == "E27" else rule, data)


def _completed(game: Played, expected: Standing) -> Standing:
    """Return the standing a game states, completed by the expected one."""
    stands, stated = game.stands, game.stated
    fields = {
        "MatchScore": "score", "Out": "out", "Pot": "pot", "Stake": "stake", "Purse": "purses", "Gallery": "gallery",
    }  # fmt: skip
    lacking = {name: getattr(expected, name) for tag, name in fields.items() if tag not in stated}
    names = {seat: name if name[:1] not in ("", "?") else expected.names[seat] for seat, name in stands.names.items()}
    return replace(stands, **lacking, names=names)
