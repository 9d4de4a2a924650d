"""The data for the check of requests (`ecarte.requests.check`), from the declarations."""

from __future__ import annotations

import ast
from typing import TypeAlias

from shapes.declarations import Alias, Module, Struct, applied, fields_of, literals, parts, resolve

Kind: TypeAlias = str | tuple[object, ...]

HEAD = '''"""What each request says, field by field: made by ``make types`` from `ecarte.types.request`.

`ecarte.requests.check` explains the kinds. To change a request, change its declaration.
"""

from __future__ import annotations

from typing import Any
'''
PLAIN = {"str": "text", "bool": "flag", "int": "whole", "float": "number"}


def write(modules: dict[str, Module]) -> str:
    """Return the source of `ecarte.requests.declared`, before it is formatted."""
    module = modules["request"]
    request = module.declared["Request"]
    assert isinstance(request, Alias)
    lines = [HEAD, "REQUESTS: dict[str, dict[str, Any]] = {"]
    for member in parts(request.type):
        ((home, struct),) = resolve(modules, module, applied(member)[0])
        assert isinstance(struct, Struct)
        fields = _fields(modules, home, struct)
        do = fields.pop("do")[1]
        del fields["without"]  # any request may say it
        lines.append(f"{do!r}: {fields!r},")
    return "\n".join([*lines, "}"]) + "\n"


def _fields(modules: dict[str, Module], module: Module, struct: Struct) -> dict[str, Kind]:
    return {each.name: _kind(modules, where, each.type) for where, each in fields_of(modules, module, struct)}


def _kind(modules: dict[str, Module], module: Module, type: ast.expr) -> Kind:
    members = parts(type)
    if len(members) > 1:
        kinds = [_kind(modules, module, each) for each in members if applied(each)[0] != "None"]
        kind = "text" if "text" in kinds else kinds[0]  # a text, or one of certain texts, is a text
        if any(each != kind and each[0] != "one of" for each in kinds):
            raise ValueError(f"no check for {ast.unparse(type)}")
        return kind if len(kinds) == len(members) else ("null or", kind)
    name, given = applied(type)
    match name:
        case "Annotated":
            match given:
                case [_, ast.Call(func=ast.Name(id="Unchecked"))]:
                    return "object"
                case [ast.Name(id="int"), ast.Call(func=ast.Name(id="Limits"), args=limits)]:
                    return "whole", *(ast.literal_eval(each) for each in limits)
        case "Literal":
            return "one of", *literals(given)
        case "list":
            return "list", _kind(modules, module, given[0])
        case "dict":
            return "table", _kind(modules, module, given[1])
        case _ if name in PLAIN:
            return PLAIN[name]
        case _:
            ((home, declared),) = resolve(modules, module, name)
            if isinstance(declared, Alias):
                return _kind(modules, home, declared.type)
            return "fields", _fields(modules, home, declared)
    raise ValueError(f"no check for {ast.unparse(type)}")
