"""What the player may not know is nowhere on the page: not in its markup, its names or its diagnostics."""

import pytest
from playwright.sync_api import BrowserContext, Page

from conftest import wait_ready
from ecarte.core.cards import PACK
from kit.player import Player, read, wait_offered
from kit.positions import moments
from kit.senses.hiding import LONG_HEX, copied, everything, excerpts, hidden
from kit.shelf import kept, lay, open_game


@pytest.mark.thorough
def test_nothing_hidden_is_on_the_page(page_en: Page, context: BrowserContext) -> None:
    """At every decision of a whole deal with an exchange."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    wait_ready(page_en)
    moment = moments()["discard as elder"]
    lay(page_en, moment)
    open_game(page_en, moment)
    page_en.reload()  # announcements about the game before may still be in the live region
    wait_ready(page_en)
    player = Player(page_en)
    wait_offered(page_en)
    while not read(page_en).has("Next deal"):
        game = kept(page_en)
        theirs, unseen = hidden(game["record"])
        assert unseen > theirs > set()
        shown = everything(page_en)
        assert excerpts(unseen, shown) == {}
        assert excerpts(game["view"]["hand"], shown).keys() == set(game["view"]["hand"])  # shown cards are found
        assert moment.seed not in shown
        assert not LONG_HEX.search(shown)
        diagnostics = copied(page_en)
        assert excerpts(PACK, diagnostics) == {}
        assert not LONG_HEX.search(diagnostics)
        # The data given to the page hold no more than that; only the stored record does.
        given = f"{game['view']} {game['log']} {game['summary']}"
        assert excerpts(unseen, given) == {}
        player.decide()
        wait_offered(page_en)
    assert len(player.played) == 5
