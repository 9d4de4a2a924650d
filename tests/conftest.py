"""One profile for every property: the same examples on every run and machine, no clock, no files."""

import sys

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ecarte",
    database=None,
    deadline=None,
    derandomize=True,
    max_examples=60 if sys.platform != "emscripten" else 30,  # Pyodide is half as fast
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.load_profile("ecarte")
