"""Serve the built site on this machine and open it."""

import sys
import webbrowser
from pathlib import Path

from ecarte.serve import Site

DIST = Path(__file__).resolve().parent.parent / "dist"


def main() -> None:
    """Serve the site until interrupted."""
    port = int(sys.argv[1])
    try:
        site = Site(DIST, port)
    except OSError:
        site = Site(DIST)
        print(f"Port {port} is taken; this is another one, where the browser remembers no games of yours.")
    print(f"Écarté is at {site.url} (Ctrl+C stops it)", flush=True)
    webbrowser.open(site.url)
    try:
        site.run()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
