"""One slip of the fingers."""

from __future__ import annotations

from itertools import product

from ecarte.core.near import is_one_slip


def test_a_slip_is_one_letter_more_less_or_other_or_two_swapped() -> None:
    words = ["".join(letters) for length in range(5) for letters in product("ab", repeat=length)]
    for word in words:
        slips = {word[:at] + word[at + 1 :] for at in range(len(word))}
        slips |= {word[:at] + letter + word[at + 1 :] for at in range(len(word)) for letter in "ab"}
        slips |= {word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)}
        slips |= {word[:at] + letter + word[at:] for at in range(len(word) + 1) for letter in "ab"}
        assert {each for each in words if is_one_slip(word, each)} == slips & set(words) - {word}, word
