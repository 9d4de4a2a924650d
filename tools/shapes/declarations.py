"""The declarations as written: names, fields and comments, which Python forgets when it runs them."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from ecarte.core import titles

PACKAGE = Path(__file__).parents[2] / "py/ecarte"
TYPES = PACKAGE / "types"
HELPERS = {"__init__"}  # without declarations of JSON


@dataclass(frozen=True)
class Field:
    """An entry of an object."""

    name: str
    type: ast.expr
    is_needed: bool
    about: str


@dataclass(frozen=True)
class Struct:
    """A `typing.TypedDict`: an object with these fields, after those of its bases."""

    name: str
    about: str
    bases: tuple[str, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    about: str
    type: ast.expr


Declared: TypeAlias = Struct | Alias


@dataclass(eq=False)
class Module:
    """A file of declarations. Those of a game also belong to the module whose names they declare again."""

    name: str
    source: str  # from the root of the project
    about: str
    imports: dict[str, str]  # the module that each name comes from
    declared: dict[str, Declared]
    of_games: list[Module] = field(default_factory=list)

    def own(self, name: str) -> list[tuple[Module, Declared]]:
        """Return the games' declarations of a name that is open to them."""
        return [(each, each.declared[name]) for each in self.of_games if name in each.declared]

    def all_declared(self) -> Iterator[tuple[Module, Declared]]:
        """Yield the declarations of the module and of its games, except the games' own of an open name."""
        yield from ((self, each) for each in self.declared.values())
        for other in self.of_games:
            yield from ((other, each) for name, each in other.declared.items() if name not in self.declared)


def read() -> dict[str, Module]:
    """Return every module by its name, the games' modules in the order of their titles."""
    modules = {path.stem: _read(path) for path in sorted(TYPES.glob("*.py")) if path.stem not in HELPERS}
    for game in titles.TITLES:
        for path in sorted(PACKAGE.glob(f"*/{game}/types.py")):
            own = _read(path)
            homes = [module for module in modules.values() if own.declared.keys() & module.declared.keys()]
            if len(homes) != 1:
                raise ValueError(f"{path} declares names of {len(homes)} modules of ecarte.types; it must be one")
            homes[0].of_games.append(own)
    requests = modules["request"]
    asked = {name: module.name for module in (requests, *modules.values()) for name in _requests(module)}
    requests.imports.update(asked)
    requests.declared["Request"] = Alias("Request", "Any request.", ast.parse(" | ".join(asked), mode="eval").body)
    return modules


def _requests(module: Module) -> Iterator[str]:
    """Yield the names of what a module declares of requests; one subject's may stand beside its answers."""
    for each in module.declared.values():
        if isinstance(each, Struct) and each.name.endswith("Request") and any(one.name == "do" for one in each.fields):
            yield each.name


def _read(path: Path) -> Module:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    comments = _comments(source)
    imports = {
        alias.name: str(node.module).removeprefix("ecarte.types.")
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("ecarte.types.")
        for alias in node.names
    }
    declared: dict[str, Declared] = {}
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        declaration = _declared(node, comments, _text(after))
        if declaration is not None:
            declared[declaration.name] = declaration
    name = path.stem if path.parent == TYPES else path.parent.name
    source_name = path.relative_to(PACKAGE.parents[1]).as_posix()
    return Module(name, source_name, _joined(ast.get_docstring(tree)), imports, declared)


def _declared(node: ast.stmt, comments: dict[int, tuple[str, bool]], text: str) -> Declared | None:
    match node:
        case ast.ClassDef(name=name):
            is_total = not any(word.arg == "total" and _constant(word.value) is False for word in node.keywords)
            entries = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            fields = (
                _field(str(_name(each.target)), each.annotation, is_total, _about(each, comments)) for each in entries
            )
            bases = tuple(_name(base) for base in node.bases if _name(base) != "TypedDict")
            return Struct(name, _joined(ast.get_docstring(node)), bases, tuple(fields))
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as value):
            return Alias(name, text, value)
        case ast.Assign(
            targets=[ast.Name(id=name)],
            value=ast.Call(func=ast.Name(id="TypedDict"), args=[_, ast.Dict(keys=keys, values=values)]),
        ):
            pairs = zip(keys, values, strict=True)
            return Struct(name, text, (), tuple(_field(str(_constant(key)), each, True, text) for key, each in pairs))
    return None


def _field(name: str, type: ast.expr, is_total: bool, about: str) -> Field:
    match type:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
            return Field(name, inner, False, about)
    return Field(name, type, is_total, about)


def _name(node: ast.expr) -> str:
    if not isinstance(node, ast.Name):
        raise ValueError(f"line {node.lineno}: a name is expected, not {ast.unparse(node)}")
    return node.id


def _constant(node: ast.expr | None) -> object:
    return node.value if isinstance(node, ast.Constant) else None


def _text(node: ast.stmt | None) -> str:
    """Return the text below a declaration, which describes it."""
    value = _constant(node.value) if isinstance(node, ast.Expr) else None
    return _joined(value if isinstance(value, str) else None)


def _joined(text: str | None) -> str:
    return " ".join((text or "").split())


def _comments(source: str) -> dict[int, tuple[str, bool]]:
    """Return the comment of each line, and whether the line holds nothing else; comments for tools are left out."""
    comments = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        text = token.string.removeprefix("#").strip()
        if token.type == tokenize.COMMENT and not text.startswith(("fmt:", "noqa")):
            comments[token.start[0]] = text, not token.line[: token.start[1]].strip()
    return comments


def _about(node: ast.stmt, comments: dict[int, tuple[str, bool]]) -> str:
    """Return the comments above a field and beside it."""
    first, last = node.lineno, node.end_lineno or node.lineno
    said = [comments[line][0] for line in range(first, last + 1) if line in comments]
    while comments.get(first - 1, ("", False))[1]:
        first -= 1
        said.insert(0, comments[first][0])
    return _joined(" ".join(said))


def resolve(modules: dict[str, Module], module: Module, name: str) -> list[tuple[Module, Declared]]:
    """Return the declarations a name stands for in a module: one, or each game's own where the name is open to them."""
    home = module if name in module.declared else modules[module.imports[name]]
    return home.own(name) or [(home, home.declared[name])]


def fields_of(modules: dict[str, Module], module: Module, struct: Struct) -> list[tuple[Module, Field]]:
    """Return all fields of an object, those of its bases first, each with the module it is written in."""
    fields: dict[str, tuple[Module, Field]] = {}
    for base in struct.bases:
        home = module if base in module.declared else modules[module.imports[base]]
        inner = home.declared[base]
        assert isinstance(inner, Struct)
        fields |= {each.name: (where, each) for where, each in fields_of(modules, home, inner)}
    return list({**fields, **{each.name: (module, each) for each in struct.fields}}.values())


def parts(type: ast.expr) -> list[ast.expr]:
    """Return the members of a union; any other type is its only member."""
    if isinstance(type, ast.BinOp) and isinstance(type.op, ast.BitOr):
        return [*parts(type.left), *parts(type.right)]
    return [type]


def applied(type: ast.expr) -> tuple[str, list[ast.expr]]:
    """Return the name of a type and its arguments: ``list[int]`` is "list" of ``int``."""
    if isinstance(type, ast.Subscript):
        inner = type.slice
        return _name(type.value), list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
    return ("None", []) if isinstance(type, ast.Constant) and type.value is None else (_name(type), [])


def literals(types: list[ast.expr]) -> list[str]:
    """Return the texts of a ``Literal``."""
    return [str(_constant(each)) for each in types]
