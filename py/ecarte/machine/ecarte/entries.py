"""The functions of écarté that are called from outside the machine."""

from ecarte.machine.ecarte.events import replay_deal
from ecarte.machine.ecarte.exchange import count_drawn, judge_exchange
from ecarte.machine.ecarte.play import judge_cards

ENTRIES = (count_drawn, judge_cards, judge_exchange, replay_deal)
