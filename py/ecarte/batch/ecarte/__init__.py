"""Écarté as arrays: `Table` has many games at once."""

from ecarte.batch.ecarte.table import ACTIONS, COLUMNS, Table, unsupported

__all__ = ["ACTIONS", "COLUMNS", "Table", "unsupported"]
