"""The trainer of the écarté policy: Monte Carlo counterfactual regret minimisation, natively, with numba.

See README.md here. Playing needs none of this.
"""

import compiled  # noqa: F401 -- must come before numba compiles anything
