"""Exact cover documents as JSON: what people write for their own problems, and what search files store.

A list of options, each a list of items; or an object with `options` and, if needed, `name`, `primary`, `secondary`
and `multiplicities`. Items are texts or whole numbers; [item, colour] is a secondary item with a colour.
"""

from collections.abc import Hashable
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from latticework.cover.exact_cover_document import ExactCover, OptionError, OptionItem, make_exact_cover, make_kinds
from latticework.decoding_faults import Fault, decoding_fault
from latticework.errors import FileRefusedError, LatticeworkError, reason_of_json, shown
from latticework.phrases import phrase

MOST_BYTES = 64_000_000
"""The most bytes of a document in a search file: a million options with a dozen items each."""

FORMAT = 1

Name = str | int
Entry = str | int | tuple[Name, Name]


class Form(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An exact cover problem as an object of JSON."""

    options: list[list[Entry]]
    format: int = FORMAT
    name: str = ""
    primary: list[Name] | None = None
    secondary: list[Name] = []
    multiplicities: dict[str, int | tuple[int, int]] = {}


def parse_exact_cover(text: str, source: Path | str, name: str = "") -> ExactCover:
    """Return the document of a JSON text; name: used if the text has none. Raises FileRefusedError."""
    form = _decoded(text, source)
    if form.format != FORMAT:
        raise FileRefusedError(source, phrase("{given} is not a format that this program reads; should be {known}",
                                              given=shown(form.format), known=FORMAT), "format")
    secondary = list(map(str, form.secondary))
    primary = _seen(form.options, set(secondary)) if form.primary is None else map(str, form.primary)
    bounds: dict[Hashable, tuple[int, int]] = {item: (n, n) if isinstance(n, int) else n
                                               for item, n in form.multiplicities.items()}
    try:
        kinds = make_kinds(primary, secondary, bounds)
        return make_exact_cover(form.name or name, kinds, form.options, _held)
    except OptionError as error:
        raise FileRefusedError(source, error.reason, f"options[{error.option}]") from None
    except LatticeworkError as error:
        raise FileRefusedError(source, error.text) from None


def _decoded(text: str, source: Path | str) -> Form:
    try:
        if text.lstrip()[:1] == "[":
            return Form(msgspec.json.decode(text, type=list[list[Entry]]))
        return msgspec.json.decode(text, type=Form)
    except (msgspec.DecodeError, RecursionError) as error:
        raise FileRefusedError(source, *_fault(text, error)) from None


def _fault(text: str, error: Exception) -> Fault:
    """Return why a text could not be decoded: because it is no JSON, or else because of its form."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as broken:
        return Fault(reason_of_json(broken))
    return decoding_fault(error, data, Form if isinstance(data, dict) else list[list[Entry]])


def _held(entry: Entry) -> OptionItem:
    return OptionItem(str(entry[0]), str(entry[1])) if isinstance(entry, tuple) else OptionItem(str(entry))


def _seen(options: list[list[Entry]], secondary: set[str]) -> list[Hashable]:
    """Return the items of options that are not secondary, in the order of their first occurrence."""
    seen = dict.fromkeys(_held(entry).item for entry in dict.fromkeys(chain.from_iterable(options)))
    return [item for item in seen if item not in secondary]


def dump_exact_cover(document: ExactCover) -> str:
    """Return a document as JSON that `parse_exact_cover` reads back as the same problem."""
    items = list(map(str, document.items))
    colors = ["", *map(str, document.color_names)]
    code = document.held.astype(np.int64) * len(colors) + document.colors
    codes, place = np.unique(code, return_inverse=True)
    entries: list[Any] = [(items[c // len(colors)], colors[c % len(colors)]) if c % len(colors) else
                          items[c // len(colors)] for c in codes.tolist()]
    flat = [entries[i] for i in place.tolist()]
    start = document.start.tolist()
    options = [flat[a:b] for a, b in pairwise(start)]
    second = document.is_secondary.tolist()
    bounds: dict[str, int | tuple[int, int]] = {item: (low, high) for item, low, high, free
              in zip(items, document.least.tolist(), document.most.tolist(), second, strict=True)
              if not free and (low, high) != (1, 1)}
    form = Form(options, FORMAT, document.name, [item for item, free in zip(items, second, strict=True) if not free],
                [item for item, free in zip(items, second, strict=True) if free], bounds)
    return msgspec.json.encode(form).decode()
