"""The engine's worker in the browser: what PyScript offers the page."""

from ecarte.requests import web
from ecarte.requests.web import respond

__export__ = ["provide", "respond"]


def provide(name, data):
    """Store a table that the page has fetched for a request."""
    return web.provide(name, data.to_bytes())
