"""The declarations in TypeScript."""

from __future__ import annotations

import ast
import json
import textwrap
from collections.abc import Iterator

from shapes.declarations import Alias, Declared, Module, Struct, applied, literals, parts

WIDTH = 120
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "object": "unknown"}


def write(modules: dict[str, Module]) -> dict[str, str]:
    """Return the text of each file by its name."""
    return {f"{name}.ts": _file(modules, module) for name, module in modules.items()}


def _file(modules: dict[str, Module], module: Module) -> str:
    blocks: list[str] = []
    used: dict[str, set[str]] = {}
    for where, each in module.all_declared():
        own = module.own(each.name) if where is module else []
        blocks.append(_open(each, own) if own else _block(modules, where, each))
        for home, declared in own or [(where, each)]:
            for name in _names(declared):
                if home.imports.get(name) not in (None, module.name):
                    used.setdefault(home.imports[name], set()).add(name)
    head = _lines(module.about, "// ")
    head += _lines(f"Made by `make types` from {_sources(module)}: what is to be different is declared there.", "// ")
    head += [_import(sorted(names, key=str.lower), home) for home, names in sorted(used.items())]
    return "\n".join(head) + "\n\n" + "\n\n".join(blocks) + "\n"


def _sources(module: Module) -> str:
    return " and ".join([f"py/ecarte/types/{module.name}.py", *(each.source for each in module.of_games)])


def _names(declared: Declared) -> Iterator[str]:
    """Yield the names that a declaration uses."""
    types = [declared.type] if isinstance(declared, Alias) else [each.type for each in declared.fields]
    if isinstance(declared, Struct):
        yield from declared.bases
    for each in types:
        yield from (node.id for node in ast.walk(each) if isinstance(node, ast.Name))


def _import(names: list[str], home: str) -> str:
    line = f'import type {{ {", ".join(names)} }} from "./{home}.ts";'
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in names), f'}} from "./{home}.ts";'])


def _open(declared: Declared, own: list[tuple[Module, Declared]]) -> str:
    """Return the union of each game's own declaration of a name."""
    members = [type_of(each.type) if isinstance(each, Alias) else each.name for _, each in own]
    return _alias(declared, [part for member in members for part in member.split(" | ")])


def _alias(declared: Declared, members: list[str]) -> str:
    start = f"export type {declared.name} ="
    unique = list(dict.fromkeys(members))
    return "\n".join([*_doc(declared.about), *broken(start, unique, "")])


def _block(modules: dict[str, Module], module: Module, declared: Declared) -> str:
    if isinstance(declared, Alias):
        return _alias(declared, [type_of(each) for each in parts(declared.type)])
    taken = [base for base in declared.bases if modules[module.imports.get(base, module.name)].own(base)]
    if not taken:
        return "\n".join([*_doc(declared.about), *_interface(declared.name, declared, declared.bases)])
    # No interface extends a union.
    rest = tuple(base for base in declared.bases if base not in taken)
    name = f"{declared.name}Fields"
    both = f"export type {declared.name} = {' & '.join([*taken, name])};"
    return "\n".join([*_interface(name, declared, rest), "", *_doc(declared.about), both])


def _interface(name: str, declared: Struct, bases: tuple[str, ...]) -> list[str]:
    lines = [f"export interface {name}{' extends ' if bases else ''}{', '.join(bases)} {{"]
    for each in declared.fields:
        start = f"  {each.name}{'' if each.is_needed else '?'}:"
        field = broken(start, [type_of(part) for part in parts(each.type)], "  ")
        beside = f"{field[0]} // {each.about}"
        is_short = len(field) == 1 and len(beside) <= WIDTH
        lines += [beside] if each.about and is_short else [*_doc(each.about, "  "), *field]
    return [*lines, "}"]


def broken(start: str, members: list[str], indent: str) -> list[str]:
    """Return a union, with one line for each member where one line is too short."""
    members = [part for member in members for part in (member.split(" | ") if member.startswith('"') else [member])]
    line = f"{start} {' | '.join(members)};"
    if len(line) <= WIDTH:
        return [line]
    lines = [start, *(f"{indent}  | {member}" for member in members)]
    return [*lines[:-1], lines[-1] + ";"]


def type_of(type: ast.expr) -> str:
    """Return a type as TypeScript writes it."""
    members = parts(type)
    if len(members) > 1:
        return " | ".join(map(type_of, members))
    name, given = applied(type)
    match name:
        case "Annotated":
            return type_of(given[0])
        case "Literal":
            return " | ".join(json.dumps(text, ensure_ascii=False) for text in literals(given))
        case "list":
            inner = type_of(given[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "dict":
            return f"Record<{', '.join(map(type_of, given))}>"
        case "tuple":
            return f"[{', '.join(map(type_of, given))}]"
    return PLAIN.get(name, name)


def _doc(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    line = f"{indent}/** {text} */"
    return [line] if len(line) <= WIDTH else [f"{indent}/**", *_lines(text, f"{indent} * "), f"{indent} */"]


def _lines(text: str, start: str) -> list[str]:
    return [start + line for line in textwrap.wrap(text, WIDTH - len(start), break_on_hyphens=False)]
