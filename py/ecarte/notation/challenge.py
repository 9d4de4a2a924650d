"""Challenge links, "c1…": the same deals, rules and seat for a friend to play.

The sender's result travels along, and stays sealed in the friend's record (see `sealed`). The seed travels too, as
digits that show no card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ecarte import record
from ecarte.core.game import OptionValue, Problem, RuleError, Seat
from ecarte.games import GAMES
from ecarte.notation.link import LONGEST, Openers, open_first
from ecarte.notation.link.packed import SEEDS, Spare, choose_name, choose_rules, packed
from ecarte.notation.link.packing import Coder, Unpacker
from ecarte.notation.link.sealed import Sent, choose_sent, seal, unseal
from ecarte.record import SEAT_TAGS, Play, Record, option_tags

__all__ = ["Challenge", "Sent", "begin", "dumps", "loads", "seal", "unseal"]

CUT = "cut"
_PLAYER = re.compile("[a-z0-9_-]{1,40}")


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game to play again from its first deal, with the same cards."""

    game: str
    preset: str
    options: Mapping[str, OptionValue]  # those that differ from the preset
    seed: str
    dealer: Seat  # who deals first, or "cut"
    seat: Seat  # the friend's seat, which was the sender's
    players: Mapping[Seat, str]  # the computer player in each of its seats
    sent: Sent


def dumps(play: Play, seat: Seat) -> str:
    """Return the text behind "#" in a challenge to beat what the seat did in a game.

    Raises RuleError for a game that is not over, or whose deals cannot be repeated.
    """
    written, rules = play.record, play.record.game
    if seat not in written.seats:
        raise RuleError(Problem("E-seat", None, {"seat": seat}))
    if not record.over(play):
        raise RuleError(Problem("E-challenge-unfinished", None, {}))
    if written.seed is None or any(deal.note.value("cut") for deal in written.deals):
        raise RuleError(Problem("E-challenge-seed", None, {}))
    name = written.tag(SEAT_TAGS[seat], "?")
    computer = written.computer
    players = {each: player for each, player in computer.items() if _PLAYER.fullmatch(player)}
    challenge = Challenge(
        game=rules.name,
        preset=written.tag("Rules"),
        options=_changes(written),
        seed=written.seed.hex(),
        dealer=CUT if rules.cut and written.tag(rules.cut.tag) else written.deals[0].head.dealer,
        seat=seat,
        players={each: players[each] for each in written.seats if each in players and each != seat},
        sent=Sent("" if name == "?" else name, rules.score.of(play.state), record.winner(play)),
    )
    try:
        return "c1" + packed("c1", written, lambda code, spare: _transfer(code, challenge, spare))
    except ValueError:  # a name that is far too long
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST})) from None


def loads(text: str) -> Challenge:
    """Return the challenge of the link in a text; raises RuleError with the one problem found."""
    (_, challenge), _ = open_first(text, OPENERS)
    return challenge


def _unpack(digits: str) -> Challenge:
    """Return the challenge in digits; raises ValueError or LookupError for digits that were never packed."""
    code = Unpacker(digits, "c1")
    challenge = _transfer(code)
    code.close()
    return challenge


OPENERS: Openers[Challenge] = {"c": _unpack}
"""What opens the links that hold a challenge."""


def begin(challenge: Challenge, tags: Mapping[str, str]) -> Play:
    """Return the friend's game with its first deal dealt; ``tags`` say who plays, when and where."""
    computer = " ".join(f"{seat}:{player}" for seat, player in sorted(challenge.players.items()))
    tags = {**tags, "Computer": computer} if computer else tags
    asked = (challenge.game, challenge.preset, challenge.options, tags, challenge.seed, challenge.dealer)
    play = record.new(*asked, exact=True)  # the rules it was sent with, even if new games have newer ones
    return play.with_record(play.record.with_tag("Challenge", seal(challenge.sent)))


def _changes(written: Record) -> dict[str, OptionValue]:
    """Return the options in which a record differs from its preset."""
    options = written.options()
    names = [value.partition("=")[0] for _, value in option_tags(written.game, options)]
    return {name: getattr(options, name) for name in names}


def _transfer(code: Coder, given: Challenge | None = None, spare: Spare = None) -> Challenge:
    """Write a challenge to the coder or, without one, read it from the coder."""
    game = GAMES[choose_name(code, list(GAMES), given.game if given else "")]
    options = game.resolve(given.preset, given.options) if given else None
    tags = (("Rules", given.preset), *option_tags(game, options)) if given else ()
    rules = Record(tuple(choose_rules(code, game, Record(tags) if given else None, spare)))
    seats = list(rules.seats)
    seed = code.choose(SEEDS, int(given.seed, 16) if given else 0)
    cut = code.flag(given.dealer == CUT if given else False)
    dealer = CUT if cut else seats[code.choose(len(seats), seats.index(given.dealer) if given else 0)]
    seat = seats[code.choose(len(seats), seats.index(given.seat) if given else 0)]
    players = dict[Seat, str]()
    for each in seats:
        if each != seat and not code.flag(each not in given.players if given else False):
            players[each] = code.text(given.players[each] if given else "")
            if not _PLAYER.fullmatch(players[each]):
                raise ValueError("no player")
    sent = choose_sent(code, rules, given.sent if given else None)
    return Challenge(game.name, rules.tag("Rules"), _changes(rules), f"{seed:064x}", dealer, seat, players, sent)
