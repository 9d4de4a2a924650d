"""What is called of écarté from outside the machine."""

from ecarte.machine.ecarte.events import follow
from ecarte.machine.ecarte.exchange import count_drawn, judge_exchange
from ecarte.machine.ecarte.play import judge_cards

ENTRIES = (count_drawn, follow, judge_cards, judge_exchange)
