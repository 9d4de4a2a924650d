"""Thousands of games at once as arrays of NumPy, for programs that learn or measure; a folder for each game.

The rules are those of the machine (`ecarte.machine.<game>.batch`), held equal to `ecarte.games` by tests. What plays,
records or analyses games does not belong here.
"""
