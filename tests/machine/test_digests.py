"""Digests and what follows from them are those of Python's library."""

from __future__ import annotations

from typing import Annotated

from hypothesis import given
from hypothesis import strategies as st

from ecarte.machine.digests import KEY, TEXT, Digests
from ecarte.machine.layout import Bytes, Longs
from ecarte.machine.quick import begin_signing, draw_by_text, hash_text, sign_text
from tests.kit.checked_machine import Checked


class Signed(Digests):
    seed: Annotated[bytearray, Bytes(KEY)]
    keyed: Annotated[list[int], Longs(16)]


def filled(text: bytes, seed: bytes) -> Signed:
    work = Signed()
    work.text[: len(text)], work.seed = text, bytearray(seed)
    return work


def sign(tables: Digests, work: Signed) -> int:
    begin_signing(work, work.seed, work.keyed)
    sign_text(work, work.seed, work.keyed, tables.text[0])
    return 0


def hash_one(tables: Digests, work: Signed) -> int:
    hash_text(work, tables.text[0])
    return 0


def draw(tables: Digests, work: Signed) -> int:
    return draw_by_text(work, tables.text[0], 100)


@given(st.binary(max_size=55), st.binary(min_size=KEY, max_size=KEY))
def test_digests_of_texts(text: bytes, seed: bytes) -> None:
    size, other = filled(bytes([len(text)]), seed), bytes(TEXT - 100)
    for entry in (hash_one, sign):
        found, own = filled(text + other, seed), filled(text + other, seed)
        entry(size, found)
        Checked().call(entry, size, own)
        assert own.state == found.state


@given(st.text(st.characters(min_codepoint=1, max_codepoint=127), max_size=111))
def test_chance_that_follows_from_a_text(text: str) -> None:
    size, given = filled(bytes([len(text)]), bytes(KEY)), filled(text.encode(), bytes(KEY))
    assert Checked().call(draw, size, given) == draw(size, filled(text.encode(), bytes(KEY)))
