"""The problems to solve: found in played deals, judged by the analyst, graded by what our players do.

In code a problem to solve is a *puzzle*, because `ecarte.core.game.Problem` is something else.
"""
