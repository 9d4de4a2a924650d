"""Belote as arrays: `Table` has many games at once."""

from ecarte.batch.belote.table import COLUMNS, Table
from ecarte.machine.belote.batch import ACTIONS

__all__ = ["ACTIONS", "COLUMNS", "Table"]
