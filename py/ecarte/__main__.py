"""``python -m ecarte`` is the command ``ecarte``."""

from ecarte.cli import main

if __name__ == "__main__":
    main()
