"""The lab: how strong the players of écarté are, measured natively with numba. docs/strength.md says how and what.

The players are those that are shipped, said again on masks (tests/players/test_lab.py holds both against each other).
Only the default rules are known here.
"""

import compiled  # noqa: F401 -- before numba compiles anything
