"""Deals as games of Portable Bridge Notation (PBN 2.1), and games read back from such sheets.

``Deal`` has the hands at the first lead. Two tables of our own follow: ``CallTable``, what was said, discarded,
drawn and turned up in the play, and ``TrickTable``. Tags that only bridge fills are empty. Comments, variations and
proofs of the shuffle are not in a sheet. Games with irregularities, of one seat's view and without cards are refused
when they are read back.
"""

from ecarte.notation.pbn.reading import is_sheet, read
from ecarte.notation.pbn.writing import HEADING, dumps

__all__ = ["HEADING", "dumps", "is_sheet", "read"]
