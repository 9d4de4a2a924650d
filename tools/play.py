"""Serve the built site on this machine and open it."""

import sys
import webbrowser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))
from ecarte.serve import Site


def main() -> None:
    site = Site(Path("dist"), port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
    print(f"Écarté is at {site.url} - press Ctrl+C to stop.", flush=True)
    webbrowser.open(site.url)
    try:
        site.run()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
