"""The entries of belote's players, as they are compiled."""

from ecarte.machine.belote.events import follow
from ecarte.machine.belote.judging import judge_cards
from ecarte.machine.belote.trial import try_bids

ENTRIES = (follow, judge_cards, try_bids)
