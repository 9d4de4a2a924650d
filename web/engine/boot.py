from ecarte import web
from ecarte.web import respond

__export__ = ["provide", "respond"]


def provide(name, data):
    """The table a request needs, as the page has fetched it."""
    return web.provide(name, data.to_bytes())
