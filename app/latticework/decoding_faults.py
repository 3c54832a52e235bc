"""Faults in the form of decoded files, in our own words: field, value, and what would be right."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

import msgspec

from latticework.errors import shown
from latticework.phrases import phrase

_TYPES = {"int": phrase("a whole number"), "float": phrase("a number"), "str": phrase("text"),
          "bool": phrase("true or false"), "array": phrase("a list"), "object": phrase("a table"),
          "null": phrase("nothing")}
_NAMES = {int: "int", float: "float", str: "str", bool: "bool", list: "array", dict: "object", type(None): "null"}
_STEP = re.compile(r"\.([^.\[`]+)|\[(\d+|\.\.\.)\]")


class Fault(NamedTuple):
    """A fault for a FileRefusedError: the reason, and the field, "" for the whole file."""

    reason: str
    field: str = ""


def decoding_fault(error: Exception, data: object, form: Any) -> Fault:
    """Return the fault that the strict decoder found in data; form: the type that was expected."""
    what, _, where = str(error).partition(" - at `$")
    place, value, inner = "", data, msgspec.inspect.type_info(form)
    for name, number in _STEP.findall(where):
        key = name or (_culprit(value, what) if number == "..." else int(number))
        place += f"[{number}]" if isinstance(key, int) or key == "..." else f".{key}"
        try:
            value = value[key]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            break
        inner = next(_inside(inner, name), inner)
    return Fault(_reason(what, value, inner, bool(where)), place.lstrip("."))


def _reason(what: str, value: object, form: Any, is_field: bool) -> str:
    if found := re.fullmatch("Object contains unknown field `(.*)`", what, re.DOTALL):
        return _unknown(found[1], value, form)
    reason = _in_words(what)
    return phrase("{reason}: {value}", reason=reason, value=shown(value)) if is_field else reason


def _in_words(what: str) -> str:
    # msgspec has no codes for its faults, only these messages; another one is shown as it is.
    if found := re.fullmatch("Object missing required field `(.*)`", what):
        return phrase("lacks the field {name}", name=found[1])
    if found := re.fullmatch("Expected `([^`]*)`, got `([^`]*)`", what):
        return phrase("should be {wanted}, got {given}", wanted=_type(found[1]), given=_type(found[2]))
    if found := re.fullmatch("Expected `([^`]*)` of length ([^,]*)(, got .*)?", what):
        return phrase("should be {wanted} of length {length}", wanted=_type(found[1]), length=found[2])
    if found := re.fullmatch("Expected `([^`]*)` ([<>=]+ .*)", what):
        return phrase("should be {wanted} {bound}", wanted=_type(found[1]), bound=found[2])
    if what == "Integer value out of range":
        return phrase("is a whole number beyond 64 bits")
    return what


def _type(union: str) -> str:
    first, *rest = union.split(" | ", 1)
    one = _TYPES.get(first, first)
    return phrase("{one} or {other}", one=one, other=_type(rest[0])) if rest else one


def _unknown(key: str, value: object, form: Any) -> str:
    """Return the reason for a field that a table does not have."""
    every = [field.encode_name for kind in _variants(form) for field in getattr(kind, "fields", ())]
    given = shown(value.get(key)) if isinstance(value, dict) else ""
    near = get_close_matches(key.casefold(), every, n=1)
    reason = phrase("has the unknown field {name}: {value}; should be one of {known}", name=shown(key), value=given,
                    known=", ".join(every))
    return phrase("{reason}; did you mean {other}?", reason=reason, other=near[0]) if near else reason


def _culprit(table: object, what: str) -> str:
    """Return the first key of a table whose value has the wrong type, as the decoder does not name the key."""
    given = what.rpartition("got `")[2].rstrip("`")
    every = table.items() if isinstance(table, dict) else ()
    return next((key for key, value in every if _NAMES.get(type(value)) == given), "...")


def _variants(kind: Any) -> Iterator[Any]:
    yield from getattr(kind, "types", (kind,))


def _inside(kind: Any, name: str) -> Iterator[Any]:
    """Yield the possible forms of the contents of a field, a list or a table."""
    for one in _variants(kind):
        yield from (field.type for field in getattr(one, "fields", ()) if field.encode_name == name)
        yield from (inner for attribute in ("item_type", "value_type") if (inner := getattr(one, attribute, None)))
