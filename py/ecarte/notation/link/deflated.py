"""Links "z1": a compressed record, for games with notes or with cards in an unusual order.

The digits are base64url, without padding, of three bytes of the CRC-32 of the rest, and then raw deflate, with
`_DICTIONARY`, of a text in UTF-8. If g1 can hold the game without its notes, that text is its g1 digits, followed by
the notes as ECN writes them. Before each note stand a blank, its distance from the previous one in openings and events,
a point, its length and a colon. If g1 cannot hold the game, the text is the canonical record.

Links "s1" hold several games in the same way: first the tags that all of them have, an empty line, then each game.
"""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ecarte.notation import ecn
from ecarte.notation.link.packed import pack, unpack
from ecarte.record import NO_NOTE, Play, Record

MOST_BYTES = 2**18  # of a record: enough for a hundred games, or for very many notes
_CHECK = 3  # bytes
_RESULT = re.compile(r"\*|void|[0-9]+(?:-[0-9]+)+")  # the last line of a record
_NOTE = re.compile(r" ([0-9]{1,6})\.([1-9][0-9]{0,5}):")

# Never change this: existing links could no longer be opened. The most frequent text comes last.
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


def deflate(play: Play, text: str) -> Iterator[str]:
    """Return the digits of a game whose canonical record is ``text``, in every form it can have."""
    short = _short(play)
    if short and " " in short:  # without notes it is a link g1
        yield _compress(short)
    yield _compress(text)


def inflate(digits: str) -> str:
    """Return the canonical record in the digits, which the caller must read and compare.

    Raises ValueError for digits that were never packed, OverflowError when the record is too long.
    """
    text = _decompress(digits)
    return text if text.startswith("[") else _long(text)


def deflate_several(shared: Sequence[str], games: Iterable[tuple[Play, str]]) -> Iterator[str]:
    """Return the digits of games with their canonical records, in every form they can have.

    ``shared`` are tag lines that all of them lack; an empty line follows. Each game is a line or, where g1 cannot hold
    it, its record.
    """
    given = [(play, text.rstrip("\n")) for play, text in games]
    yield _compress("\n".join([*shared, "", *((_short(play) or text) for play, text in given)]))
    yield _compress("\n".join([*shared, "", *(text for _, text in given)]))


def inflate_several(digits: str) -> tuple[list[str], list[str]]:
    """Return the tag lines that all games lack, and the canonical record of each, to be read and compared.

    Raises as `inflate` does.
    """
    lines = _decompress(digits).split("\n")
    begin = lines.index("") + 1
    records, rest = list[str](), iter(lines[begin:])
    for line in rest:
        if not line.startswith("["):
            records.append(_long(line))
            continue
        record = [line]
        has_moves = False  # the tags end at an empty line
        while not (has_moves and _RESULT.fullmatch(line)):
            following = next(rest, None)
            if following is None:
                raise ValueError("a record without its end")
            line, has_moves = following, has_moves or not following
            record.append(line)
        records.append("\n".join([*record, ""]))
    return lines[: begin - 1], records


def _short(play: Play) -> str:
    """Return a game as its g1 digits, followed by its notes; "" where g1 cannot hold it."""
    digits = next(iter(pack(Play(_without_notes(play.record)))), "")
    return digits and digits + "".join(_notes(play))


def _long(short: str) -> str:
    """Return the canonical record of what `_short` wrote."""
    game, space, notes = short.partition(" ")
    return _with_notes(ecn.dumps(Play(unpack(game))), space + notes)


def _decompress(digits: str) -> str:
    packed = whole(digits)
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, _DICTIONARY)
    try:
        data = unpacker.decompress(packed[_CHECK:], MOST_BYTES + 1)
    except zlib.error as error:
        raise ValueError("not compressed") from error
    if len(data) > MOST_BYTES:
        raise OverflowError("too much")
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("cut short, or something after it")
    return data.decode()


def whole(digits: str) -> bytes:
    """Return the bytes in digits; raises ValueError when their checksum is wrong."""
    packed = base64.urlsafe_b64decode(digits + "=" * (-len(digits) % 4))
    if _digits(packed) != digits or _check(packed[_CHECK:]) != packed[:_CHECK]:
        raise ValueError("damaged")
    return packed


def _compress(text: str) -> str:
    """Return the digits of a text; they do not end in "-" or "_", which programs take for signs behind an address."""
    digits = ""
    for flush in (zlib.Z_NO_FLUSH, zlib.Z_PARTIAL_FLUSH):  # an empty block puts the end into another digit
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
        packed = packer.compress(text.encode()) + (packer.flush(flush) if flush else b"") + packer.flush()
        digits = _digits(_check(packed) + packed)
        if digits[-1] not in "-_":
            break
    return digits


def _digits(packed: bytes) -> str:
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _check(packed: bytes) -> bytes:
    return zlib.crc32(packed).to_bytes(4, "big")[:_CHECK]


def _without_notes(record: Record) -> Record:
    deals = (
        replace(deal, note=NO_NOTE, entries=tuple(replace(entry, note=NO_NOTE) for entry in deal.entries))
        for deal in record.deals
    )
    return replace(record, deals=tuple(deals))


def _notes(play: Play) -> Iterator[str]:
    """Return every note as written, preceded by its distance from the previous note and its length."""
    written = [note for deal in play.record.deals for note in (deal.note, *(entry.note for entry in deal.entries))]
    order = play.record.options().order
    since = 0
    for note, step in zip(written, play.steps, strict=True):
        if note == NO_NOTE:
            since += 1
        else:
            words = ecn.format_note(note, play.record.game, step.before, order)
            yield f" {since}.{len(words)}:{words}"
            since = 0


def _listed(notes: str) -> Iterator[tuple[int, str]]:
    """Return the distance and the text of each note that `_notes` wrote; raises ValueError for other text."""
    begin = 0
    while begin < len(notes):
        match = _NOTE.match(notes, begin)
        if match is None or match.end() + int(match[2]) > len(notes):
            raise ValueError("no list of notes")
        begin = match.end() + int(match[2])
        yield int(match[1]), notes[match.end() : begin]


def _with_notes(text: str, notes: str) -> str:
    """Return a canonical record with the notes in their places; raises ValueError or LookupError."""
    tags, _, moves = text.partition("\n\n")
    *lines, outcome = moves.removesuffix("\n").split("\n")
    words = [line.split(" ") if line[:1] in "NESW" else [line] for line in lines]
    places = [(line, at) for line, each in enumerate(words) for at, word in enumerate(each) if word[:1] not in "/="]
    at = -1
    for gap, note in _listed(notes):
        at += gap + 1
        line, place = places[at]
        words[line][place] += note
    return "\n".join([tags, "", *map(" ".join, words), outcome, ""])
