"""Figures of players over many games: what `stats` measures, and the conditions that choose games (`filter`)."""
