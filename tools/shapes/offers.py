"""What the page offers for each game besides playing it, from the titles."""

from __future__ import annotations

import json

from ecarte.core.titles import TITLES
from ecarte.titles.title import OFFERS, Title
from shapes.typescript import WIDTH, broken

HEAD = """// What there is for a game besides playing it. Callers ask here and need not know the games.
// Made by `make types` from the titles, py/ecarte/titles/: what is to be different is declared there.
import { lookUp } from "./lookUp.ts";
"""


def write() -> str:
    """Return `web/src/engine/offers.ts`."""
    named = "\n".join(broken("export type Offer =", [f'"{name}"' for name in OFFERS], ""))
    titles = (title for title in TITLES.values() if isinstance(title, Title))
    rows = "".join(_row(title) for title in titles)
    return f"""{HEAD}
{named}

const offered: Record<string, readonly Offer[]> = {{
{rows}}};

export const offers = (game: string, what: Offer): boolean => lookUp(offered, game)?.includes(what) ?? false;

/** Return the games for which there is such a thing. */
export const gamesWith = (what: Offer): string[] => Object.keys(offered).filter((game) => offers(game, what));
"""


def _row(title: Title) -> str:
    """Return the entry of a game, with one line for each offer where one line is too short."""
    line = f"  {title.name}: {json.dumps(title.offers)},\n"
    if len(line) <= WIDTH + 1:  # with its line feed
        return line
    return f"  {title.name}: [\n" + "".join(f"    {json.dumps(each)},\n" for each in title.offers) + "  ],\n"
