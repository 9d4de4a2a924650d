"""The entries of the trial."""

from ecarte.machine.trial.double import leads

ENTRIES = (leads,)
