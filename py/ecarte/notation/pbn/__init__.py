"""Deals as games of Portable Bridge Notation (PBN 2.1), and games read back from such sheets.

``Deal`` has the hands at the first lead. Two tables of our own follow: ``CallTable``, what was said, discarded and
drawn, and ``TrickTable``. Tags that only bridge fills are empty. Comments, variations, proofs of the shuffle, cards
taken back and what was played against the rules are not in a sheet, or not to be read back.
"""

from ecarte.notation.pbn.reading import is_sheet, read
from ecarte.notation.pbn.writing import HEADING, dumps

__all__ = ["HEADING", "dumps", "is_sheet", "read"]
