"""What is called from outside the machine to play many games at once. The page's module has none of it."""

from ecarte.machine.choices import check, choose
from ecarte.machine.ecarte.batch.stepping import deal, step

ENTRIES = (check, choose, deal, step)
