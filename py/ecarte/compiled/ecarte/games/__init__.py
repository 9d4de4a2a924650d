"""What numba compiles of simulated games of écarté: the deals, the players, and the record as text.

Each function does what Python does elsewhere, with the same result to the bit; its docstring names the twin, which
says what it means. Cards are numbers in the trump form of `ecarte.players.ecarte.double`, sets of cards masks of them.
Only the `entries` are kept between runs. What the players count with is an argument (`records.RULES`), because numba
would not notice changes of their files.
"""
