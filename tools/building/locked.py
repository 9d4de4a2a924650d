"""The entry of our wheel in Pyodide's lock file, written by Pyodide's own tool for the Python that builds.

pyodide-build writes it as for the packages of Pyodide's distribution, from a recipe and without looking into the wheel;
pyodide-lock, all that there is for Python 3.11, reads the wheel. The site is the same (`make reproducible`).

Nothing else of pyodide-build (0.39.2) is used, because it would make other bytes or more of them. ``py-compile``
compiles for the Python it runs on, into modules that check their source. ``repack_zip_archive`` writes the time
into the archive, and ``make_zip_archive`` takes folders in the order of the file system. ``pack_wheel`` deflates,
so that 251 kB are sent of our wheel instead of 152. ``pyodide build`` and ``build-recipes`` first fetch a list of
cross-compilers.
"""

import sys
from pathlib import Path
from typing import Any

if sys.version_info >= (3, 12):
    from pyodide_build.recipe.graph_builder import PythonPackage, generate_packagedata
    from pyodide_build.recipe.spec import MetaConfig

    def entry(wheel: Path, info: dict[str, Any]) -> dict[str, Any]:
        """Return the entry of a wheel that depends on nothing in the browser."""
        name, version, *_ = wheel.name.split("-")
        recipe = {
            "package": {"name": name, "version": version, "top-level": [name]},
            "source": {"path": str(wheel)},
            "build": {"unvendor-tests": False},  # it would write the wheel anew
        }
        package = PythonPackage(Path(name), MetaConfig.from_dict(recipe))
        package.file_name = wheel.name
        [made] = generate_packagedata(wheel.parent, {name: package}).values()
        fields: dict[str, Any] = made.to_dict()
        fields.pop("tool", None)  # an empty table, which the older pyodide-lock does not know
        return fields

else:
    from pyodide_lock import PyodideLockSpec
    from pyodide_lock.utils import add_wheels_to_spec

    def entry(wheel: Path, info: dict[str, Any]) -> dict[str, Any]:
        """Return the entry of a wheel that depends on nothing in the browser."""
        theirs = PyodideLockSpec.model_validate({"info": info, "packages": {}})
        [made] = add_wheels_to_spec(theirs, [wheel], base_path=wheel.parent).packages.values()
        return made.model_dump()
