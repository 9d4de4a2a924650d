"""A golden game for the hand reader, and the same with notes and variations for the replay."""

from pathlib import Path

from playwright.sync_api import Page, expect

from kit.positions import Moment, ask

GOLDEN = Path(__file__).resolve().parents[2] / "tests/golden/annotated.ecn"
READER_GAME = Moment("annotated", "", ask(do="view", record=GOLDEN.read_text("utf-8")))

ASIDE = (
    "S:stand {Sure of three tricks.}"
    " (?N<KsTh9h9dJc S:propose N:accept S-9c N-Jc S+8d (S+8h N+7d S:stand) N+7d S:stand N:king S.Qc N.Ks)"
    " (S:propose $4 N:refuse {Why should he?} S.Qc)\nS.Qc"
)
GAME = Moment("annotated", "", ask(do="view", record=GOLDEN.read_text("utf-8").replace("S:stand\nS.Qc", ASIDE)))
RECORD = GAME.record


def replay(page: Page, at: str = "") -> None:
    """Open the replay of the game at a moment."""
    page.evaluate("(at) => { location.hash = `replay=annotated${at && '@'}${at}`; }", at)
    expect(page.get_by_role("heading", level=1, name="Anna and Hortense")).to_be_visible()
    if at:
        stands(page, at)


def stands(page: Page, at: str) -> None:
    """Expect the replay to show a moment."""
    expect(page.locator(".replay__replay .table__table")).to_have_attribute("data-at", at)
