"""What is called of écarté from outside the machine."""

from ecarte.machine.ecarte.exchange import judge_exchange
from ecarte.machine.ecarte.play import judge_cards

ENTRIES = (judge_exchange, judge_cards)
