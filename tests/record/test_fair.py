"""The pack from the seed, compared with fixed values and with an independent program of the specification."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.notation import ecn

ZERO = bytes(32)
COUNT = bytes(range(32))

# Computed once; they must never change, or old records could not be replayed.
VECTORS = [
    (ZERO, 1, 1, "", "7hQd7dJdJh8c9cTs9dAsKhAhAd9sKdQsKcTcQhKsJsTh7s8h7cAcQc8d8sJcTd9h"),
    (ZERO, 2, 1, "", "8d9sKdQsTs7hQc8s7sTdTcAdJsAcQdKhThJhKs7cAhJc8h9c8cAs7dQh9hKcJd9d"),
    (ZERO, 1, 2, "", "Ts8dAd9sTh9c7hQh7cQc8sKc8cQd9dKsTdQsJs7dJcJdKh8h9hAsAcJh7sAhTcKd"),
    (ZERO, 0, 1, "", "7dThAc8h9hAhJc9dJhQcJd7hQdAs8sKhTc8dTd8cKsKcQs9cJsKdTs9s7cQh7sAd"),
    (COUNT, 1, 1, "", "JdKs9cJcKd8dQs8hKc7cQh8sAcKhQcTcQd7hThJs9h9sTd8c7dAdJh9dAhAsTs7s"),
    (COUNT, 1, 1, "l'été", "Th8d9d8hTsAh7s8cKd9hQsJh9cKh7c7h9sAc7dJcAdJdQhQc8sTdTcAsJsKsKcQd"),
    (COUNT, 19, 3, "札", "KhJh8hKc9d9s8d7sTcQdAsKs8cJcQhQcAh7dTsJdAd9cTd7hQsKd7cJs8s9hAcTh"),
]


@pytest.mark.parametrize(("seed", "number", "attempt", "cut", "expected"), VECTORS)
def test_vectors(seed: bytes, number: int, attempt: int, cut: str, expected: str) -> None:
    assert "".join(fair.pack(seed, number, attempt, cut)) == expected


# --- the specification, programmed from its text with nothing but SHA-256 ---


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """RFC 2104 with a key shorter than a block."""
    padded = key + bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def stream(seed: bytes, opening: str, cut: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac_sha256(seed, f"{opening} {block}".encode("ascii") + (b"\x0a" + cut if cut else b""))
        for place in range(8):
            a, b, c, d = digest[4 * place : 4 * place + 4]
            yield ((a * 256 + b) * 256 + c) * 256 + d
        block += 1


def shuffled(numbers: Iterator[int]) -> str:
    cards = [rank + suit for suit in ("s", "h", "d", "c") for rank in ("A", "K", "Q", "J", "T", "9", "8", "7")]
    for i in range(31, 0, -1):
        fair_below = (2**32 // (i + 1)) * (i + 1)
        x = next(numbers)
        while x >= fair_below:
            x = next(numbers)
        cards[i], cards[x % (i + 1)] = cards[x % (i + 1)], cards[i]
    return "".join(cards)


@pytest.mark.parametrize(("seed", "number", "attempt", "cut", "expected"), VECTORS)
def test_vectors_by_the_specification(seed: bytes, number: int, attempt: int, cut: str, expected: str) -> None:
    assert shuffled(stream(seed, f"ECN1 pack {number}/{attempt}", cut.encode("utf-8"))) == expected


def test_many_packs_by_the_specification() -> None:
    for number in range(200):
        seed = hashlib.sha256(str(number).encode()).digest()
        assert "".join(fair.pack(seed, number)) == shuffled(stream(seed, f"ECN1 pack {number}/1", b""))


def test_numbers_that_would_favour_low_places_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a number occurs at most once in 2**27 draws, so the stream is replaced."""

    def numbers(*_: object) -> Iterator[int]:
        for i in range(31, 0, -1):
            limit = (2**32 // (i + 1)) * (i + 1)
            yield from range(limit, min(limit + 2, 2**32))  # too high, where there are any
            yield limit - 1  # the highest that counts: place i stays

    monkeypatch.setattr(fair, "_numbers", numbers)
    fair.pack.cache_clear()
    assert fair.pack(ZERO, 1) == PACK
    fair.pack.cache_clear()


def test_a_cut_is_the_same_however_its_letters_are_composed() -> None:
    assert fair.pack(ZERO, 1, 1, "caf\u00e9") == fair.pack(ZERO, 1, 1, "cafe\u0301")
    assert fair.pack(ZERO, 1, 1, "cafe") != fair.pack(ZERO, 1, 1, "caf\u00e9")


def test_packs_differ_by_seed_deal_attempt_and_cut() -> None:
    packs = [fair.pack(seed, number, attempt, cut) for seed, number, attempt, cut, _ in VECTORS]
    assert len(set(packs)) == len(packs)
    assert all(sorted(pack) == sorted(PACK) for pack in packs)


def test_every_card_comes_to_every_place_alike() -> None:
    """Chi-square with 31 degrees of freedom for each place; the seeds are fixed, so the result never changes."""
    rounds = 3200
    packs = [fair.pack(hashlib.sha256(b"%d" % n).digest(), 1) for n in range(rounds)]
    values = []
    for place in range(32):
        counts = Counter(pack[place] for pack in packs)
        values.append(sum((counts[card] - rounds / 32) ** 2 for card in PACK) / (rounds / 32))
    assert max(values) < 65  # one place in 2,000 is above 62 by chance
    assert 27 < sum(values) / 32 < 35  # its mean is 31


def test_neighbours_are_independent() -> None:
    packs = [fair.pack(hashlib.sha256(b"n%d" % n).digest(), 1) for n in range(2000)]
    following = Counter(PACK.index(b) == PACK.index(a) + 1 for pack in packs for a, b in pairwise(pack))
    assert abs(following[True] / following.total() - 1 / 32) < 0.002


def test_the_seed_is_64_hex_digits() -> None:
    assert fair.parse_seed("00" * 32) == ZERO
    assert fair.parse_seed("".join(f"{byte:02X}" for byte in range(32))) == COUNT


@pytest.mark.parametrize(
    "text", ["", "00", "0" * 63, "0" * 65, "g" * 64, " " + "0" * 63, "00 " * 32, "é" * 64, "٠" * 64]
)
def test_what_is_no_seed(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # what it says is of no account
        fair.parse_seed(text)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert fair.commitment(ZERO) == "sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert fair.commitment(COUNT) == "sha256:" + hashlib.sha256(COUNT).hexdigest()


def test_players_have_a_stream_of_their_own() -> None:
    """The same place gives the same choices, and they reveal no card, because the hashed texts differ."""
    assert fair.player_random(ZERO, 1, 1, 5).random() == fair.player_random(ZERO, 1, 1, 5).random()
    values = {fair.player_random(ZERO, n, a, e).random() for n in (1, 2) for a in (1, 2) for e in (0, 1, 2)}
    assert len(values) == 12
    seats = {fair.player_random(ZERO, 1, 1, 5, seat).random() for seat in ("", "N", "E", "S", "W")}
    assert len(seats) == 5  # two players of one kind slip at different places


@pytest.mark.parametrize("preset", ["classic", "three"])
def test_whatever_the_pack_somebody_deals_first(preset: str) -> None:
    """Even where all who draw keep drawing equal cards (B4)."""
    options = BELOTE.resolve(preset, {})
    assert BELOTE.cut is not None
    tied = sorted(PACK, key=lambda card: card[0])
    for pack in (PACK, tied, tied[::-1], [card for pair in zip(tied, tied[16:], strict=False) for card in pair]):
        drawn, dealer = BELOTE.cut.draw(options, pack)
        assert BELOTE.cut.first(options, drawn) == dealer


def test_a_game_whose_draws_were_all_tied_is_read() -> None:
    seed = "01d81edbefb03f08e483eccc350dbcd62b1e0698bba58d2c3f0b13e39bd7b04f"
    play = record.new("belote", "classic", {}, {}, seed, "cut")
    (reading,) = ecn.read(ecn.dumps(play), mode="strict")
    assert reading.problems == ()
