"""The lab: how strong the players of écarté are, measured natively with numba. See docs/strength.md.

It has the shipped players written again for masks (tests/players/test_lab.py compares the two), and knows only the
default rules.
"""

import compiled  # noqa: F401 -- must come before numba compiles anything
