"""The group: the vectors of RFC 9496, and the same bytes from libsodium as from plain integers."""

from __future__ import annotations

from random import Random

import pytest

from ecarte.friend.group import ORDER, Group, decode, encode, invert
from ecarte.friend.ristretto import Integers
from ecarte.friend.signature import is_signed

GROUPS: list[Group] = [Integers()]
try:
    from ecarte.sodium import Sodium

    GROUPS.append(Sodium())
except ImportError:
    pass

MULTIPLES = (
    "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
    "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
    "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
)
HASHED = {
    "5d1be09e3d0c82fc538112490e35701979d99e06ca3e2b5b54bffe8b4dc772c1"
    "4d98b696a1bbfb5ca32c436cc61c16563790306c79eaca7705668b47dffe5bb6": (
        "3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46"
    ),
}
NO_POINTS = (
    "00" * 32,  # the identity is a point of the group, and none of ours
    "00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
    "e2f2ae0a",
)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: type(group).__name__)
def test_the_vectors_of_the_standard(group: Group) -> None:
    base = group.multiply_base(1)
    assert [group.multiply_base(factor).hex() for factor in (1, 2, 3)] == [*MULTIPLES]
    assert [group.multiply(factor, [base])[0].hex() for factor in (1, 2, 3)] == [*MULTIPLES]
    assert group.add(base, group.multiply_base(2)).hex() == MULTIPLES[2]
    assert {data: group.from_hash(bytes.fromhex(data)).hex() for data in HASHED} == HASHED
    assert not any(group.is_point(bytes.fromhex(text)) for text in NO_POINTS)
    for text in NO_POINTS[1:]:
        with pytest.raises(ValueError, match="point"):
            group.multiply(2, [bytes.fromhex(text)])


def test_every_group_gives_the_same_bytes() -> None:
    chance, (first, *others) = Random(3), GROUPS
    for _ in range(4):
        data, scalar = chance.randbytes(64), chance.randrange(1, ORDER)
        point = first.from_hash(data)
        (times,) = first.multiply(scalar, [point])
        assert first.multiply(invert(scalar), [times]) == (point,)
        some = chance.randbytes(31) + b"\x10"
        for group in others:
            assert group.from_hash(data) == point
            assert group.multiply(scalar, [point]) == (times,)
            assert group.multiply_base(scalar) == first.multiply_base(scalar)
            assert group.add(point, times) == first.add(point, times)
            assert group.is_point(some) == first.is_point(some)


def test_nobody_signs_for_the_identity() -> None:
    forged = GROUPS[0].multiply_base(5) + encode(5)  # fits the key 0 whatever is signed
    for group in GROUPS:
        assert not is_signed(group, bytes(32), b"a game", forged)


def test_a_scalar_has_one_form() -> None:
    assert decode(encode(7)) == 7
    for data in (bytes(32), encode(7)[:-1], ORDER.to_bytes(32, "little"), b"\xff" * 32):
        with pytest.raises(ValueError, match="scalar"):
            decode(data)
