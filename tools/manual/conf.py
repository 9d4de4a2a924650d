"""What Sphinx reads: docs/ and what `manual.make` writes beside it, in the colours of the page."""

from typing import Any

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from ecarte.version import __version__

project = "Écarté"
author = "the authors of Écarté"
copyright = "the authors of Écarté, MIT licence"
version = release = __version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
default_role = "code"  # docstrings quote names as `name`
nitpicky = False

myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 300
nb_execution_in_temp = True
nb_mime_priority_overrides = [("html", "text/html", 0), ("html", "image/svg+xml", 5)]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Écarté"
html_static_path = ["_static"]
html_css_files = ["manual.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options: dict[str, Any] = {
    "light_css_variables": {
        "font-stack": "Georgia, 'Times New Roman', serif",
        "font-stack--headings": "Georgia, 'Times New Roman', serif",
        "color-brand-primary": "#6a4c10",
        "color-brand-content": "#1d4f9c",
        "color-background-primary": "#fffaf0",
        "color-background-secondary": "#f1e8d3",
        "color-foreground-primary": "#211a12",
        "color-foreground-secondary": "#54452b",
        "color-foreground-muted": "#5b4a33",
    },
    "dark_css_variables": {
        "color-brand-primary": "#efd894",
        "color-brand-content": "#9cc4ff",
        "color-background-primary": "#10211a",
        "color-background-secondary": "#0d2a1c",
        "color-foreground-primary": "#f5eddc",
        "color-foreground-secondary": "#d4dcc8",
        "color-foreground-muted": "#b9c4b0",
    },
}


def setup(app: Sphinx) -> None:
    """Show ECN and its grammar as they are: no highlighter knows them."""
    app.add_lexer("ecn", TextLexer)
    app.add_lexer("ebnf", TextLexer)
    app.connect("autodoc-skip-member", skip)


def skip(app: Sphinx, what: str, name: str, member: Any, skipped: bool, options: Any) -> bool | None:
    """Leave out the fields of named tuples, which their classes describe."""
    return True if str(getattr(member, "__doc__", "")).startswith("Alias for field number") else None
