"""Irregularities: `claims` are those at a screen (E26), `rulings` those at a real table (the laws).

What a regular deal needs does not belong here; `ecarte.games.ecarte.ruled` puts both into the rules.
"""
