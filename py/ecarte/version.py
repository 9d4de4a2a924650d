"""The version of the package, of the page, and of the engine that an annotation names."""

__version__ = "0.6.0"
