"""python -m tests.fuzz.run TARGET SECONDS: looks for bytes that break a target, beginning with its seeds.

What it finds is written to tests/fuzz/found/, where test_fuzz.py tries it on every run from then on.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

try:
    import atheris
except ImportError:
    sys.exit("Fuzzing wants atheris, which is built for Linux on x86-64 and CPython before 3.14.")

with atheris.instrument_imports(include=["ecarte"]):
    from tests.fuzz.targets import TARGETS, seeds

FOUND = Path(__file__).parent / "found"


def main() -> None:
    target, seconds = sys.argv[1], sys.argv[2]
    with TemporaryDirectory() as folder:
        for number, seed in enumerate(seeds(target)):
            (Path(folder) / str(number)).write_bytes(seed)
        options = [f"-max_total_time={seconds}", "-max_len=6000", "-timeout=20", "-rss_limit_mb=2048"]
        atheris.Setup([sys.argv[0], *options, f"-artifact_prefix={FOUND}/{target}-", folder], TARGETS[target])
        atheris.Fuzz()


main()
