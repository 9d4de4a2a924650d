"""Make a language of the English one, to find what no translation reaches and what a longer one cuts off.

Every message is accented, lengthened by about 40 % and put in brackets: “⟦Ñééŵ ĝååɱéé⟧”. The language is never
kept beside the others: `e2e/kit/pseudo_site.py` builds a site with it.
"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

NAME = "qps"  # reserved for private use; Windows calls its pseudo-locales so
OPEN, CLOSE = "⟦", "⟧"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
ACCENTS = {ord(one): other * (2 if one in "aeiou" else 1) for one, other in zip(PLAIN, ACCENTED, strict=True)}


class Letters(Visitor):
    """Whether a pattern has letters of its own."""

    found = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # by the name of the node
        """Look at a piece of text."""
        self.found |= any(letter.isalpha() for letter in node.value)


class Pseudo(Transformer):
    """Changes all patterns in place."""

    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802
        """Change a message with its attributes."""
        for pattern in (node.value, *(each.value for each in node.attributes)):
            if pattern is not None:
                mark(pattern)
        return self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Change a piece of text."""
        node.value = node.value.translate(ACCENTS)
        return node


def mark(pattern: ast.Pattern) -> None:
    """Put a pattern in brackets, where it says something; of one that is only a choice, what is chosen."""
    match pattern.elements:
        case [ast.Placeable(expression=ast.SelectExpression(variants=variants))]:
            for variant in variants:
                mark(variant.value)
        case elements:
            letters = Letters()
            letters.visit(pattern)
            if letters.found:
                pattern.elements = [ast.TextElement(OPEN), *elements, ast.TextElement(CLOSE)]


def pseudo(source: str) -> str:
    """Return a Fluent file in the pseudo-language."""
    return str(FluentSerializer().serialize(Pseudo().visit(FluentParser().parse(source))))


def make(locales: Path) -> None:
    """Write the language beside the English one."""
    for path in sorted((locales / "en").rglob("*.ftl")):
        made = locales / NAME / path.relative_to(locales / "en")
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(pseudo(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
