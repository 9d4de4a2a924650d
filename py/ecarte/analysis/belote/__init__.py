"""The analyst of belote.

Values are points of the deal, a side's own less the others' (less their mean, with three players), over hands that fit
what the seat knows. The score of the game does not matter to them.
"""
