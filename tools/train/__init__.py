"""The trainer of the écarté policy: Monte Carlo counterfactual regret minimisation, natively, with numba.

See README.md here. Nothing of this is needed to play.
"""

import compiled  # noqa: F401 -- before numba compiles anything
