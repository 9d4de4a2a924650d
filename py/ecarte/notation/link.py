"""Links: a whole game as the text behind "#" in an address, "g1…" or "z1…", "@3#12" after it.

*g1*: what `packed.transfer` makes of the game, as one integer in base64url, the most significant
digit first. Its last 20 bits are a checksum of all the others and of the letters "g1".

*z1*: the record in canonical ECN (UTF-8), compressed with raw deflate from `_DICTIONARY`, three bytes
of its CRC-32 before it, all in base64url without padding. For what g1 cannot hold: notes, deals in the
order they were dealt; or where it is shorter.

A game that is not over, or is a view, loses its Seed and Pack, which tell cards that nobody may know,
and the Commit that is of no use without (see `shared`): what a link gives back is equal to the game
without these, and with all else. For belote and all to come: nothing here knows a game.
"""

from __future__ import annotations

import base64
import re
import zlib
from dataclasses import dataclass, replace

from ecarte.game import Problem, RuleError, Seat
from ecarte.moment import parse_moment
from ecarte.notation import ecn
from ecarte.notation.packed import transfer
from ecarte.notation.packing import Packer, Unpacker
from ecarte.record import Play, Record, winner
from ecarte.seatview import redact

VERSION = "1"
KINDS = "gzc"  # a game packed, a game compressed, a challenge
LONGEST = 100_000  # characters of a link
_LARGEST = 2**18  # bytes of a record: a hundred games' worth of events, or very many notes
_CHECK = 3  # bytes
_SECRET = ("Seed", "Commit", "Pack")
_LINK = re.compile(r"([a-z])([0-9])([A-Za-z0-9_-]*)(?:@(.*))?", re.DOTALL)
_ESCAPED = re.compile(r"%(23|40|2[fF])")  # what some programs make of "#", "@" and "/"

# Never to be changed: what is compressed from it could not be opened any more. The most usual comes last.
_DICTIONARY = (
    b"$1 $2 $3 $4 $5 $6 @t=@p=@engine=@loss=0.@eq=-0.@eq=+0.@best=@cut= {the S:accept:if S:propose:3 N:pro"
    b'pose:2 (?S<?N<)\n[View "S"]\n[View "N"]\n[Resigned "S"]\n[Resigned "N"]\n[Option "\n[Cut "S:Kh N:7c"]\n'
    b'[Challenge "\n[Branch "3#12"]\n[DealOrder "kept"]\n[Digest "sha256:\n[Rules "jirai"]\n[Rules "article"]\n'
    b'[Help "hints=1 takebacks=1"]\n[Computer "N:amateur"]\n[Commit "sha256:\n[Seed "\n[ECN "1"]\n'
    b'[Game "ecarte"]\n[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Date "2026.\n[Round "?"]\n[South "?"]\n'
    b'[North "?"]\n[Rules "akagiri"]\n[Result "*"]\n[Result "5-\n\n1. N\n'
    b"S<KsQsJsAsTs9s8s7sKhQhJhAhTh9h8h7hKdQdJdAdTd9d8d7dKcQcJcAcTc9c8c7c N<????????? ^7d ^8h ^9c ^Ts\n"
    b"N:refuse\n=2-0 2-0\n2. S\nS:stand\nN:king\n=0-1 2-1\n3. N\nS:propose N:accept S-7h8d N-0 S+9c N+7s\nS:stand\n"
    b"S.Kd N.Ad /S\nN.7c S.Kc /S\n=1-0 3-1\n4. S\nN<KhQd\nN:propose S:accept N-9s8h S-7d N+Ks S+Jc\n"
    b"N:propose S:refuse\nS.Qh N.8s /N\nN.Ts S.Js /S\n=0-2 4-3\n5. N\nS<"
)


@dataclass(frozen=True, slots=True)
class Opened:
    """What a link holds: a game, and the moment it names ("" when none)."""

    play: Play
    at: str = ""

    @property
    def record(self) -> Record:
        return self.play.record


def dumps(play: Play, at: str = "", seat: Seat | None = None) -> str:
    """What stands behind "#" in a link to the game, at a moment of it, with only what one seat knows.

    It has been opened again and compared. Raises RuleError for a game that is not right, for a moment
    that it has not, and when it is too long for a link.
    """
    if seat is not None:
        play = Play(redact(play.record, seat))
    play = shared(play)
    if at:
        check_moment(play.record, at)
    text = ecn.dumps(play)
    links = sorted(filter(None, (_pack(play), _deflate(text))), key=len)
    for link in links:
        if _comes_back(link, text):
            return f"{link}@{at}" if at else link
    ecn.loads(text)  # tells what is wrong with the game
    if len(links[-1]) > LONGEST or len(text.encode()) > _LARGEST:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    raise RuleError(Problem("E-link-unmade", None, {}))


def loads(text: str) -> Opened:
    """The game of a link: "g1…", "#g1…" or a whole address. Raises RuleError with the one thing that is wrong."""
    kind, digits, at = parts(text)
    if kind == "c":
        raise RuleError(Problem("E-link-challenge", None, {}))
    play = (_unpack if kind == "g" else _inflate)(digits)
    if at:
        check_moment(play.record, at)
    return Opened(play, at)


def shared(play: Play) -> Play:
    """The game without what would tell cards that nobody may know yet; all of it when it is over and no view."""
    if winner(play) is not None and not play.record.view:
        return play
    tags = tuple(tag for tag in play.record.tags if tag[0] not in _SECRET)
    return play.with_record(replace(play.record, tags=tags))


def parts(text: str) -> tuple[str, str, str]:
    """A link's kind, digits and moment; raises RuleError when it is none that is understood here."""
    if len(text) > LONGEST + 2000:  # an address stands before it, a moment after it
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    plain = _ESCAPED.sub(lambda match: chr(int(match[1], 16)), "".join(text.split()))
    match = _LINK.fullmatch(plain) or _LINK.fullmatch(plain.partition("#")[2])
    if match is None or match[1] not in KINDS:
        raise RuleError(Problem("E-link", None, {"text": plain[:80]}))
    if match[2] != VERSION:
        raise RuleError(Problem("E-link-newer", None, {}))
    if len(match[3]) > LONGEST:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    return match[1], match[3], match[4] or ""


def check_moment(record: Record, at: str) -> None:
    """Raises RuleError when the record has no such moment."""
    try:
        moment = parse_moment(at)
        heads = {(deal.head.number, deal.head.attempt): deal.entries for deal in record.deals}
        entries, number = heads[moment.deal, moment.attempt], moment.number
        for which, inside in moment.path:
            entries, number = entries[number - 1].note.variations[which].entries, inside
        there = 0 <= number <= len(entries)
    except (ValueError, LookupError):
        there = False
    if not there:
        raise RuleError(Problem("E-moment", None, {"at": at[:80]}))


def _comes_back(link: str, text: str) -> bool:
    try:
        return ecn.dumps(loads(link).play) == text
    except RuleError:
        return False


# --- g1 -------------------------------------------------------------------------------------------


def _pack(play: Play) -> str:
    """The game in the form g1, or nothing when that cannot hold it."""
    code = Packer()
    try:
        transfer(code, play)
    except (ValueError, LookupError):  # a RuleError too: then the game is not right
        return ""
    return "g1" + code.digits("g1")


def _unpack(digits: str) -> Play:
    try:
        code = Unpacker(digits, "g1")
        record = transfer(code)
        code.close()
    except (ValueError, LookupError):
        raise RuleError(Problem("E-link-damaged", None, {})) from None
    return _verified(ecn.dumps(Play(record)))


# --- z1 -------------------------------------------------------------------------------------------


def _deflate(text: str) -> str:
    data = text.encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
    packed = _check(data) + packer.compress(data) + packer.flush()
    return "z1" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _inflate(digits: str) -> Play:
    try:
        packed = base64.urlsafe_b64decode(digits + "=" * (-len(digits) % 4))
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS, _DICTIONARY)
        data = unpacker.decompress(packed[_CHECK:], _LARGEST + 1)
        text = data.decode()
    except (ValueError, zlib.error):
        raise RuleError(Problem("E-link-damaged", None, {})) from None
    if len(data) > _LARGEST:
        raise RuleError(Problem("E-link-long", None, {"most": LONGEST}))
    if not unpacker.eof or unpacker.unused_data or _check(data) != packed[:_CHECK]:
        raise RuleError(Problem("E-link-damaged", None, {}))
    return _verified(text)


def _check(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "big")[:_CHECK]


def _verified(text: str) -> Play:
    """The game of a record that must be right and in canonical form; raises RuleError."""
    plays = ecn.loads(text)
    if len(plays) != 1 or ecn.dumps(plays[0]) != text:
        raise RuleError(Problem("E-link-damaged", None, {}))
    return plays[0]
