"""Serve the built site on this machine and open it, with its documentation under docs/ once that is built."""

import sys
import webbrowser
from pathlib import Path

from ecarte.serve import Site, find_file

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
DOCS = ROOT / "build/docs"


class WithDocs(Site):
    """The site and its documentation, as `make deploy` lays them out."""

    def file(self, path: str) -> Path | None:
        """Return the file a path names."""
        folder, _, name = path.lstrip("/").partition("/")
        return find_file(DOCS, name) if folder == "docs" and DOCS.is_dir() else super().file(path)


def main() -> None:
    """Serve the site until interrupted."""
    port = int(sys.argv[1])
    try:
        site = WithDocs(DIST, port)
    except OSError:
        site = WithDocs(DIST)
        print(f"Port {port} is taken; this is another one, where the browser remembers no games of yours.")
    print(f"Écarté is at {site.url} (Ctrl+C stops it)", flush=True)
    webbrowser.open(site.url)
    try:
        site.run()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
