"""A game for the hand reader."""

from pathlib import Path

from kit.positions import Moment, ask

GOLDEN = Path(__file__).resolve().parents[2] / "tests/golden/annotated.ecn"


GAME = Moment("annotated", "", ask(do="view", record=GOLDEN.read_text("utf-8")))
