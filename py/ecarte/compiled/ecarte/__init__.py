"""The compiled analyst of écarté: `kernels` is what numba compiles, `judges` what calls it, `tables` its arrays."""

from ecarte.compiled import Compiled
from ecarte.compiled.ecarte.judges import prepare, using

COMPILED = Compiled(using, prepare)
