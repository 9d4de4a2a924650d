"""The entries of belote's players, as they are compiled."""

from ecarte.machine.belote.events import replay_deal
from ecarte.machine.belote.judging import judge_cards, judge_open
from ecarte.machine.belote.solver import solve
from ecarte.machine.belote.trial import try_bids, try_deals

ENTRIES = (judge_cards, judge_open, replay_deal, solve, try_bids, try_deals)
