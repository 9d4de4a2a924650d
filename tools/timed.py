"""Run a part of a longer job: python tools/timed.py NAME COMMAND…. Prints its duration, and passes its status on."""

import subprocess
import sys
import time


def main() -> int:
    """Run the command."""
    name, *command = sys.argv[1:]
    print(f"── {name}", flush=True)
    began = time.monotonic()
    status = subprocess.run(command, check=False).returncode
    print(f"── {name}: {'done' if status == 0 else 'FAILED'} after {time.monotonic() - began:.1f} s", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
