"""A record of a real table, replayed on the page: the irregularities and rulings are described."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble
from ecarte.notation import ecn, link

EXAMPLES = Path(__file__).parents[2] / "py/ecarte/cli/laws"


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("law", "at", "answer", "ruled"),
    [
        (9, "1#3", "Law 9 applies: the mistake is Ben’s.", "law 9: put right"),
        (14, "2#3", "Law 14 applies: the mistake is Ben’s.", "law 14: new deal"),
        (36, "1#9", "Seen by all: the king of hearts.", "law 36: refused"),
    ],
)
def test_the_replay_shows_a_ruling(
    page: Page, host: Host, trouble: Trouble, law: int, at: str, answer: str, ruled: str
) -> None:
    (reading,) = ecn.read((EXAMPLES / f"{law}.ecn").read_text("utf-8"))
    assert reading.play is not None
    page.goto(f"{host.url}#{link.dumps(reading.play, at)}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna and Ben")
    expect(page.get_by_text(ruled)).to_be_visible()
    expect(page.get_by_text(answer).first).to_be_visible()
