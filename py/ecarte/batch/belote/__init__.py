"""Belote as arrays: `Table` has many games at once."""

from ecarte.batch.belote.table import ACTIONS, COLUMNS, Table

__all__ = ["ACTIONS", "COLUMNS", "Table"]
