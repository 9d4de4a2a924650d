"""What is called from outside the machine to play many games at once. The page's module has none of it."""

from ecarte.machine.belote.batch.stepping import deal, step
from ecarte.machine.choices import check, choose

ENTRIES = (check, choose, deal, step)
