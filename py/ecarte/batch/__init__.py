"""Thousands of games at once as arrays of NumPy, for programs that learn or measure; a folder for each game.

The rules are those of `ecarte.games`, written once more for arrays, and held equal to them by tests. What plays,
records or analyses games does not belong here.
"""
