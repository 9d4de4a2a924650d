"""What the page asks, what it is answered, and what it sees, as JSON: declarations alone, and no game's own.

Each game declares its own in a ``types.py`` of its folders. Everything else that knows these shapes is made from them
by ``make types``: the page's TypeScript (``web/src/engine/types/``) and the checks of requests
(`ecarte.requests.declared`). They are imported by type checkers only, and stay out of the browser.

A comment beside a field, or above it, is its description. An alias that a game declares, too, stands for what all games
have in common; the page has the union of the games' own.
"""
