"""The shapes of what the page stores, for its check of every row that it reads back (`web/src/store/sound.ts`)."""

from __future__ import annotations

import ast
import json

from shapes.declarations import Alias, Declared, Module, Struct, applied, fields_of, literals, parts, resolve

HEAD = """// What summaries, views, logs and reviews consist of, to check those read from storage (store/sound.ts).
// Made by `make types` from py/ecarte/types/ and the games' types: what is to be different is declared there.
// biome-ignore-all format: made by a program

/** A kind of value: a plain one, an object by its fields ("name?" may be absent), or one made of other kinds. */
export type Kind = string | Fields | readonly Kind[];
export interface Fields {
  readonly [field: string]: Kind;
}
"""
ROOTS = [
    ("summary", "Summary"),
    ("view", "CommonView"),
    ("view", "Entry"),
    ("analysis", "Review"),
    ("figures", "GameFigures"),
]
PLAIN = {"str": "text", "bool": "flag", "int": "number", "float": "number", "object": "any"}


def write(modules: dict[str, Module]) -> str:
    """Return `web/src/engine/shapes.ts`."""
    writer = _Writer(modules)
    for home, name in ROOTS:
        writer.named(modules[home], name)
    writer.views()
    return HEAD + "".join(f"\n{line}" for line in writer.lines) + "\n"


class _Writer:
    """Writes each declared object once, after those that it consists of."""

    def __init__(self, modules: dict[str, Module]) -> None:
        self.modules = modules
        self.lines: list[str] = []
        self.known: set[str] = set()

    def named(self, module: Module, name: str) -> str:
        """Return the kind that a name stands for; objects, and the roots, get a constant of their name."""
        resolved = resolve(self.modules, module, name)
        kinds = list(dict.fromkeys(self.declared(home, each) for home, each in resolved))
        kind = kinds[0] if len(kinds) == 1 else f'["either", {", ".join(kinds)}]'
        if any(name == root for _, root in ROOTS):
            self.add(name, kind)
            return name
        return kind

    def views(self) -> None:
        """Add the view of each game by the game's name."""
        resolved = resolve(self.modules, self.modules["view"], "View")
        aliases = [(home, part) for home, each in resolved if isinstance(each, Alias) for part in parts(each.type)]
        rows = [f"{_game(self.modules, home, part)}: {self.kind(home, part)}" for home, part in aliases]
        self.lines.append(f"export const views: Readonly<Record<string, Kind>> = {{ {', '.join(rows)} }};")

    def declared(self, home: Module, declared: Declared) -> str:
        if isinstance(declared, Alias):
            return self.kind(home, declared.type)
        fields = {
            each.name + ("" if each.is_needed else "?"): self.kind(where, each.type)
            for where, each in fields_of(self.modules, home, declared)
        }
        body = ", ".join(f"{json.dumps(name) if '?' in name else name}: {kind}" for name, kind in fields.items())
        self.add(declared.name, f"{{ {body} }}")
        return declared.name

    def add(self, name: str, kind: str) -> None:
        if name in self.known or name == kind:
            return
        self.known.add(name)
        start = "export const" if any(name == root for _, root in ROOTS) else "const"
        self.lines.append(f"{start} {name}: Kind = {kind};")

    def kind(self, module: Module, type: ast.expr) -> str:
        members = [each for each in parts(type) if applied(each)[0] != "None"]
        kinds = list(dict.fromkeys(self.one(module, each) for each in members))
        kind = kinds[0] if len(kinds) == 1 else f'["either", {", ".join(kinds)}]'
        return kind if len(members) == len(parts(type)) else f'["or null", {kind}]'

    def one(self, module: Module, type: ast.expr) -> str:
        name, given = applied(type)
        match name:
            case "Annotated":
                return self.kind(module, given[0])
            case "Literal":
                return f'["one of", {", ".join(json.dumps(each) for each in literals(given))}]'
            case "list":
                return f'["list", {self.kind(module, given[0])}]'
            case "dict":
                return f'["table", {self.kind(module, given[1])}]'
            case _ if name in PLAIN:
                return json.dumps(PLAIN[name])
            case _:
                return self.named(module, name)


def _game(modules: dict[str, Module], home: Module, view: ast.expr) -> str:
    """Return the name of the game that a view is of."""
    ((where, struct),) = resolve(modules, home, applied(view)[0])
    assert isinstance(struct, Struct)
    (kind,) = (each.type for _, each in fields_of(modules, where, struct) if each.name == "game")
    return literals(applied(kind)[1])[0]
