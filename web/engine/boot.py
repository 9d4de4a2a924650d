from ecarte.requests import web
from ecarte.requests.web import respond

__export__ = ["provide", "respond"]


def provide(name, data):
    """The table a request needs, as the page has fetched it."""
    return web.provide(name, data.to_bytes())
