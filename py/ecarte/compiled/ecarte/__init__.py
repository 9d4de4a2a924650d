"""The compiled code of écarté: `games` is what numba compiles of simulated games, `simulation` what calls that."""

from ecarte.compiled import Compiled
from ecarte.compiled.ecarte import simulation

COMPILED = Compiled(simulation.simulation, simulation.is_prepared, simulation.prepare)
"""The games of computer players."""
