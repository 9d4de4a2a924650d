"""A player of the club at belote, who bids like the amateur and tries every card on a few hands of the others.

It plays those on by rules of thumb. It neither reads how cards were played nor works out the last tricks, unless all
cards lie open (B32).
"""

from __future__ import annotations

from functools import partial

from ecarte.players.belote import amateur, expert, table

EFFORT = expert.Effort(worlds=6, few=6, exact=0, reads=False)
PLAYER = table.Player(amateur.bid, partial(expert.play, effort=EFFORT))
