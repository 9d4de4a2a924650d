"""One profile for every property: the same examples on every run and machine, no clock, no files.

ECARTE_EXAMPLES=10000 looks for others, so many for each property.
"""

import os
import sys

from hypothesis import HealthCheck, settings

asked = os.environ.get("ECARTE_EXAMPLES")
settings.register_profile(
    "ecarte",
    database=None,
    deadline=None,
    derandomize=not asked,
    max_examples=int(asked) if asked else 60 if sys.platform != "emscripten" else 30,  # Pyodide is half as fast
    print_blob=bool(asked),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.load_profile("ecarte")
