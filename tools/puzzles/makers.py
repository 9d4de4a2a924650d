"""The makers of problems by game."""

from __future__ import annotations

from collections.abc import Mapping

from puzzles import belote, ecarte
from puzzles.maker import Maker

MAKERS: Mapping[str, Maker] = {maker.game: maker for maker in (ecarte.MAKER, belote.MAKER)}
