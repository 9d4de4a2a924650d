"""One profile for every property: the same examples on every run and machine, no clock, no files.

ECARTE_EXAMPLES=10000 tries that many other examples for each property; `make thorough` does so with 100. Inside
Pyodide, where Python is slow, there are fewer: what they find is told natively, too, but for what differs there.
"""

import os
import signal
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

asked = os.environ.get("ECARTE_EXAMPLES")
PYODIDE = sys.platform == "emscripten"
settings.register_profile(
    "ecarte",
    database=None,
    deadline=None,
    derandomize=not asked,
    max_examples=int(asked or (5 if PYODIDE else 10)),
    print_blob=bool(asked),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.load_profile("ecarte")

# What one process compiles of the machine, the others load, and so does the next run: the folder of the user, where it
# would be kept, is another one for each test of the command line. Its name is a digest of all that it depends on.
os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(__file__).parents[1] / "build/compiled"))

# A background process ignores Ctrl-C, and so would every process that its tests start.
if not PYODIDE:
    signal.signal(signal.SIGINT, signal.default_int_handler)
