"""The engine's worker in the browser: what PyScript offers the page.

It starts with the modules that a first deal loads (`dealt_modules` in tools/building/engine.py).
`complete` adds the others.
"""

import importlib
import io
import sys
import zipfile
from importlib.machinery import PathFinder

import ecarte
from ecarte.requests import web

__export__ = ["complete", "load", "provide", "respond"]


class Later(BaseException):
    """A module is not here yet. Not an `Exception`, because the engine answers those with a problem."""


class Watch:
    """A finder of the engine's modules that raises `Later` for those not here yet."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        """Return the spec of a module of the engine; leave others to the next finder."""
        if not name.startswith("ecarte."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None:
            raise Later(name)
        return spec


sys.meta_path.insert(0, Watch)


def respond(text):
    """Return the answer to a request, or None when it needs modules that are not here yet."""
    try:
        return web.respond(text)
    except Later:
        return None


def complete(data):
    """Unpack the archive of the other modules, unless it has been unpacked."""
    if Watch in sys.meta_path:
        with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as archive:
            archive.extractall(ecarte.__path__[0] + "/..")
        importlib.invalidate_caches()
        sys.meta_path.remove(Watch)


def provide(name, data, compiled=None):
    """Store a table that a request needs; return False when its bytes are not the original ones."""
    taken = web.provide(name, data.to_bytes())
    if taken and compiled is not None:
        from ecarte.machine import module  # a request that needs it has loaded this

        module.provide(name, compiled)
    return taken


async def load(address):
    """Import the script that a request needs; return False where it cannot be fetched."""
    from pyodide.code import run_js
    from pyodide.ffi import JsException, to_js

    from ecarte.friend import arithmetic  # a request that needs it has loaded this

    try:
        await run_js("(address) => import(address)")(address)
        from js import ristretto255
    except (JsException, ImportError):
        return False
    arithmetic.provide(ristretto255, to_js)
    return True
