"""Check a CycloneDX file by its schema: python valid.py FILE, with the packages of `requirements/release.txt`."""

import sys
from pathlib import Path

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

if __name__ == "__main__":
    path = Path(sys.argv[1])
    if error := JsonStrictValidator(SchemaVersion.V1_5).validate_str(path.read_text("utf-8")):
        sys.exit(f"{path.name} is no CycloneDX: {error}")
