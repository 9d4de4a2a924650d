"""The compiled code of écarté.

`kernels` is what numba compiles of the analyst, `judges` what calls it, `tables` its arrays; `games` is what it
compiles of simulated games, `simulation` what calls that.
"""

from ecarte.compiled import Compiled
from ecarte.compiled.ecarte import simulation
from ecarte.compiled.ecarte.judges import prepare, using

COMPILED = Compiled(using, prepare, simulation.simulation, simulation.is_prepared, simulation.prepare)
"""The judges of an analysis, with their counting compiled, and the players."""
