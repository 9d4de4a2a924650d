"""What the seats of a deal are called."""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.reader import Reader


class Names(dict[str, str]):
    """The seats by their names; "the dealer" and "the elder hand" are those of the present deal."""

    def __init__(self, reader: Reader, names: Mapping[str, str]) -> None:
        super().__init__(names)
        self.reader = reader

    def __missing__(self, name: str) -> str:
        role, deals, seats = vocabulary.ROLES[name], self.reader.deals, self.reader.seats
        dealer = deals[-1].head.dealer if deals else ""
        return dealer if role == vocabulary.ROLES_OF[0] else next(seat for seat in seats if seat != dealer)
