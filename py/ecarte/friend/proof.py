"""What a finished record proves by itself: the seeds of every deal, and that both players signed it.

The tag Shuffle has the seeds of each deal, `1:SEED:SEED 2:SEED:SEED`, in the order of the seats; deal 0 is the cut. The
tag Signed has the hash of the invitation, the number of the game in its match, and for each seat its key and its
signature of `statement`. In a pool the player who waits is the last, by the name `out`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from ecarte.core.cards import Card
from ecarte.core.game import Problem, Seat
from ecarte.friend import canonical, course, deck, hashing, signature
from ecarte.friend.group import Group
from ecarte.friend.terms import COMPUTERS, HOST
from ecarte.record import MATCH_TAGS, SEAT_TAGS, Record

SHUFFLE, SIGNED = "Shuffle", "Signed"
OUT = "out"
"""In the tag Signed: who waits in a pool, without a seat."""
_STATED = frozenset(("Game", "Rules", "Option", "Date", "Cut", "Draw", "Resigned", COMPUTERS, HOST, SHUFFLE))
_STATED_TAGS = (_STATED | MATCH_TAGS | frozenset(SEAT_TAGS.values())) - {"GamePoints"}
_DEAL = re.compile(r"(0|[1-9][0-9]{0,5})(?:/([2-9]|[1-9][0-9]{1,2}))?")
Seeds = Mapping[tuple[int, int], tuple[bytes, ...]]


@dataclass(frozen=True, slots=True)
class Signed:
    """The tag Signed."""

    game: bytes
    place: int
    players: Mapping[Seat, tuple[bytes, bytes]]  # key and signature


@dataclass(frozen=True, slots=True)
class Signer:
    """A player who signed a record, with the key as the tag writes it."""

    seat: Seat
    name: str
    key: str


def statement(record: Record, game: bytes, place: int) -> bytes:
    """Return what the players sign: the hash of what a record says of who played, by which rules, and how."""
    known = (tag for tag in record.tags if tag[0] in _STATED_TAGS and tag[1][:1] not in ("", "?"))
    tags = sorted([name, value] for name, value in known)
    deals = [[str(deal.head), *(str(entry.event) for entry in deal.entries)] for deal in record.deals]
    return hashing.digest("result", game, hashing.number(place), canonical.write([tags, deals]))


def format_seeds(seeds: Iterable[tuple[int, int, Mapping[Seat, bytes]]], seats: Iterable[Seat]) -> str:
    """Return the tag Shuffle."""
    order = tuple(seats)
    heads = ((f"{number}/{attempt}" if attempt > 1 else str(number), each) for number, attempt, each in seeds)
    return " ".join(":".join((head, *(canonical.pack(each[seat]) for seat in order))) for head, each in heads)


def parse_seeds(text: str, players: int) -> Seeds:
    """Return the seeds of each deal, by number and attempt; raises ValueError for another form."""
    found: dict[tuple[int, int], tuple[bytes, ...]] = {}
    for part in text.split(" "):
        head, *seeds = part.split(":")
        match = _DEAL.fullmatch(head)
        if match is None or len(seeds) != players:
            raise ValueError(part)
        key = int(match[1]), int(match[2] or 1)
        if key in found:
            raise ValueError(part)
        found[key] = tuple(canonical.unpack(seed, hashing.SECRET_BYTES) for seed in seeds)
    return found


def people_of(record: Record) -> dict[str, str]:
    """Return the names of those who shuffled and signed a game: by seat, and who waits in a pool as `OUT`."""
    names = {seat: record.tag(SEAT_TAGS[seat]) for seat in record.seats}
    return {**names, OUT: record.tag("Out")} if record.tag("Out") else names


def pack_of(seeds: Seeds, seats: tuple[Seat, ...], number: int, attempt: int, dealer: Seat) -> tuple[Card, ...]:
    """Return the pack of a deal; empty when its seeds are not there.

    For the cut (deal 0) the first seat begins; in other deals who waits in a pool does, whose seed is the last.
    """
    if (number, attempt) not in seeds:
        return ()
    seated, out = seeds[number, attempt][: len(seats)], seeds[number, attempt][len(seats) :]
    if not number:
        return deck.pack((*seated, *out), number, attempt)
    by_seat = dict(zip(seats, seated, strict=True))
    return deck.pack((*out, *(by_seat[seat] for seat in course.order_of(seats, dealer))), number, attempt)


def pool_pack(seeds: Seeds, record: Record, names: Iterable[str]) -> tuple[Card, ...]:
    """Return the pack that the players of a pool drew from, in the order of their names; empty without their seeds."""
    by_name = dict(zip(people_of(record).values(), seeds.get((0, 1), ()), strict=False))
    drawing = [by_name[name] for name in names if name in by_name]
    return deck.pack(drawing, 0, 2) if len(drawing) == len(by_name) > 0 else ()


def format_signed(signed: Signed) -> str:
    """Return the tag Signed."""
    players = (f"{seat}:{canonical.pack(key)}:{canonical.pack(by)}" for seat, (key, by) in signed.players.items())
    return " ".join((canonical.pack(signed.game), str(signed.place), *players))


def parse_signed(text: str) -> Signed:
    """Return the tag Signed; raises ValueError for another form."""
    game, place, *players = text.split(" ")
    found: dict[Seat, tuple[bytes, bytes]] = {}
    for player in players:
        seat, key, by = player.split(":")
        found[seat] = canonical.unpack(key, 32), canonical.unpack(by, 64)
    signed = Signed(canonical.unpack(game, 32), int(place), found)
    if format_signed(signed) != text or not 0 <= signed.place < 2**32:
        raise ValueError(text)
    return signed


def with_proof(record: Record, seeds: str, signed: Signed | None = None) -> Record:
    """Return a record with its proof in the tags."""
    if seeds:
        record = record.with_tag(SHUFFLE, seeds)
    return record.with_tag(SIGNED, format_signed(signed)) if signed else record


def without_signatures(record: Record) -> Record:
    """Return a record without the tag Signed."""
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != SIGNED))


def signers(record: Record) -> tuple[Signer, ...]:
    """Return who signed a record; raises ValueError when its tag is malformed."""
    players, names = parse_signed(record.tag(SIGNED)).players, people_of(record)
    return tuple(Signer(seat, names[seat], canonical.pack(key)) for seat, (key, _) in players.items())


def unsigned(group: Group, record: Record) -> tuple[Problem, ...]:
    """Return what is wrong with the signatures of a record: each player's must fit."""
    text = record.tag(SIGNED)
    if not text:
        return (Problem("E-verify-signed-missing", None, {}),)
    try:
        signed = parse_signed(text)
        names = people_of(record)
        if not set(signed.players) <= set(names):
            raise ValueError("signed by a seat that does not play")
    except ValueError:
        return (Problem("E-tag-value", None, {"tag": SIGNED, "value": text[:80]}),)
    stated = statement(record, signed.game, signed.place)
    found = []
    for seat, name in names.items():
        key, by = signed.players.get(seat, (b"", b""))
        if not signature.is_signed(group, key, stated, by):
            found.append(Problem("E-verify-signed", None, {"seat": seat, "name": name}))
    return tuple(found)
