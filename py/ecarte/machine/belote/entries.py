"""What is called of belote from outside the machine."""

from ecarte.machine.belote.events import follow

ENTRIES = (follow,)
