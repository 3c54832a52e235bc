"""An exact cover problem as a document, named items and options that hold some of them, and such a document as JSON.

The words are those of Knuth, TAOCP 4B, 7.2.2.1: a solution chooses options so that each primary item is held by
exactly one of them, or by as many as its multiplicity allows, and each secondary item by at most one, or by several
that all give it the same colour (Algorithms X, C and M).

As JSON, which people write for their own problems and search files store, it is a list of options, each a list of
items; or an object with `options` and, if needed, `name`, `primary`, `secondary` and `multiplicities`. Items are
texts or whole numbers; [item, colour] is a secondary item with a colour.
"""

from array import array
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, count, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from latticework.cover.cover_arrays import Int32
from latticework.cover.reduction import MAX_OPTIONS
from latticework.decoding_faults import Fault, decoding_fault
from latticework.errors import FileRefusedError, LatticeworkError, reason_of_json, shown
from latticework.phrases import phrase

Ints = NDArray[np.int32] | NDArray[np.int64]

MAX_ITEMS = 1 << 20
MAX_ENTRIES = 1 << 24
"""The most items of all options together."""

_MAX_DIFFERENT = 1 << 20
"""The most different entries of options: an item without a colour, or with one."""

_MAX_COPIES = 1_000_000
_BLOCK = 1 << 20
"""How many entries are checked at a time, so that checking takes little memory."""


class OptionItem(NamedTuple):
    """An item that an option holds, with the colour that the option gives it, "" for none."""

    item: Hashable
    color: Hashable = ""


@dataclass(frozen=True, eq=False)
class ExactCover:
    """An exact cover problem; a primary item i is to be held by least[i] to most[i] of the chosen options.

    items: their names; is_secondary (items,): these are held at most once, or by options of one colour. Option o
    holds the items held[start[o]:start[o + 1]] in the colours colors[...]: 0 for none, else 1 + a place in
    color_names. start has shape (options + 1,), held and colors (start[-1],), all int32.
    """

    name: str
    items: tuple[Hashable, ...]
    is_secondary: NDArray[np.bool_]
    least: Int32
    most: Int32
    start: Int32
    held: Int32
    colors: Int32
    color_names: tuple[Hashable, ...] = ()
    owner: Int32 = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "owner", np.repeat(np.arange(self.n_options, dtype=np.int32), np.diff(self.start)))
        for given in (self.is_secondary, self.least, self.most, self.start, self.held, self.colors, self.owner):
            given.flags.writeable = False

    @property
    def n_options(self) -> int:
        """Number of options."""
        return len(self.start) - 1

    @property
    def n_empty(self) -> int:
        """Number of options that hold nothing; they keep their numbers, and are never chosen."""
        return int((np.diff(self.start) == 0).sum())

    def option(self, number: int) -> list[OptionItem]:
        """Return the items that an option holds, with their colours, in the order given."""
        entries = slice(self.start[number], self.start[number + 1])
        names = ("", *self.color_names)
        return [OptionItem(self.items[item], names[color])
                for item, color in zip(self.held[entries].tolist(), self.colors[entries].tolist(), strict=True)]


class Kinds(NamedTuple):
    """The items of a document: their names, how often each may be held, and which are secondary."""

    items: tuple[Hashable, ...]
    least: Int32
    most: Int32
    is_secondary: NDArray[np.bool_]


def make_kinds(primary: Iterable[Hashable], secondary: Iterable[Hashable],
               multiplicities: Mapping[Hashable, tuple[int, int]]) -> Kinds:
    """Return the items, primary ones first; raises LatticeworkError if what is said of them is contradictory."""
    first, second = list(primary), list(secondary)
    items = (*first, *second)
    if len(items) > MAX_ITEMS:
        raise LatticeworkError(phrase("items: {count} of them; at most {most} can be searched", count=len(items),
                                      most=MAX_ITEMS))
    numbers = {item: number for number, item in enumerate(items)}
    if len(numbers) < len(items):
        twice = next(item for number, item in enumerate(items) if numbers[item] != number)
        raise LatticeworkError(phrase("items: {item} is there twice; each item is named once, primary or not",
                                      item=shown(twice)))
    least, most = np.ones(len(items), np.int32), np.ones(len(items), np.int32)
    least[len(first) :] = 0
    for item, bounds in multiplicities.items():
        number = numbers.get(item, len(items))
        if number >= len(first):
            raise LatticeworkError(phrase("multiplicities: {item} should be one of the primary items",
                                          item=shown(item)))
        least[number], most[number] = _bounds(item, bounds)
    return Kinds(items, least, most, np.arange(len(items)) >= len(first))


def _bounds(item: Hashable, bounds: tuple[int, int]) -> tuple[int, int]:
    low, high = bounds
    if not 0 <= low <= high <= _MAX_COPIES or high == 0:
        raise LatticeworkError(phrase("multiplicities: {item} has {low} to {high}; should be two whole numbers from "
                                      "0 to {most}, the first not above the second, and the second not 0",
                                      item=shown(item), low=str(low), high=str(high), most=str(_MAX_COPIES)))
    return low, high


def make_exact_cover(name: str, kinds: Kinds, options: Iterable[Sequence[Hashable]],
                     read: Callable[[Any], OptionItem] = OptionItem) -> ExactCover:
    """Return a document from options, each given by its entries; they are iterated over once and not stored.

    read: converts an entry; it is called once for each different one, so that a hundred thousand options take a
    fraction of a second. Raises LatticeworkError, and OptionError for an invalid option.
    """
    place: dict[Hashable, int] = defaultdict(count().__next__)  # a new entry gets the next number
    start, codes = _numbered(name, options, place)
    number_of = {item: number for number, item in enumerate(kinds.items)}
    color_of: dict[Hashable, int] = {"": 0}
    items, shades = np.empty(len(place), np.int32), np.empty(len(place), np.int32)
    for number, one in enumerate(map(read, place)):
        items[number] = number_of.get(one.item, -1)
        shades[number] = color_of.setdefault(one.color, len(color_of))
    held, colors = items[codes], shades[codes]
    _check(kinds, start, held, colors, lambda entry: read(list(place)[codes[entry]]))
    return ExactCover(name, kinds.items, kinds.is_secondary, kinds.least, kinds.most, start, held, colors,
                      tuple(color_of)[1:])


def _numbered(name: str, options: Iterable[Sequence[Hashable]], place: dict[Hashable, int]) -> tuple[Int32, Int32]:
    """Return where each option starts, and the numbers in `place` of all entries, one option after the other.

    Raises LatticeworkError as soon as there are too many.
    """
    ends, codes, n_options, n_entries = array("i", [0]), array("i"), 0, 0
    for option in options:
        n_options, n_entries = n_options + 1, n_entries + len(option)
        if n_options > MAX_OPTIONS or n_entries > MAX_ENTRIES:
            raise LatticeworkError(phrase("{name}: at least {options} options with {items} items; at most "
                                          "{most_options} with {most_items} can be searched", name=name,
                                          options=n_options, items=n_entries, most_options=MAX_OPTIONS,
                                          most_items=MAX_ENTRIES))
        codes.extend(map(place.__getitem__, option))
        ends.append(n_entries)
        if len(place) > _MAX_DIFFERENT:
            raise LatticeworkError(phrase("{name}: its options hold more than {most} different items and colours of "
                                          "items, the most that can be searched", name=name, most=_MAX_DIFFERENT))
    return np.asarray(ends, np.int32), np.asarray(codes, np.int32)


def may_be_matrix(rows: Sequence[Any]) -> bool:
    """Whether lists could be meant as a matrix of 0 and 1: equally long rows of nothing else."""
    # This ends at the first entry for nearly all lists of options, as that is a name.
    return bool(rows) and all(len(row) == len(rows[0]) > 0 and all(
        isinstance(entry, int | np.integer | np.bool_) and entry in (0, 1) for entry in row) for row in rows)


class OptionError(LatticeworkError):
    """An option, numbered from 0, is invalid; `reason` says why."""

    def __init__(self, option: int, reason: str) -> None:
        super().__init__(f"options[{option}]: {reason}")
        self.option, self.reason = option, reason


def _check(kinds: Kinds, start: Int32, held: Int32, colors: Int32, entry: Callable[[int], OptionItem]) -> None:
    """Raise OptionError for the first option that holds an item that is unknown, there twice or coloured."""
    check_options(start, held, kinds.items)
    for place in np.flatnonzero(held < 0)[:1].tolist():
        reason = phrase("{item} is not among the items", item=shown(entry(place).item))
        raise OptionError(_option_of(place, start), reason)
    for place in np.flatnonzero((colors > 0) & ~kinds.is_secondary[held])[:1].tolist():
        item, color = entry(place)
        reason = phrase("the primary item {item} has the colour {color}; only secondary items have colours",
                        item=shown(item), color=shown(color))
        raise OptionError(_option_of(place, start), reason)


def _option_of(entry: int, start: Int32) -> int:
    return int(np.searchsorted(start, entry, "right")) - 1


def check_options(start: Ints, held: Ints, items: Sequence[Hashable]) -> None:
    """Raise OptionError for the first option that holds an item twice."""
    n = len(items) + 1  # one more for entries that are no items
    for first, end in _blocks(start):
        owner = np.repeat(np.arange(first, end), np.diff(start[first : end + 1]))
        # One number for each pair of an option and an item; after sorting, equal neighbours are an item held twice.
        keys = owner * n + held[start[first] : start[end]] + 1
        keys.sort()
        for key in keys[1:][(keys[1:] == keys[:-1]) & (keys[1:] % n > 0)][:1].tolist():
            raise OptionError(key // n, phrase("holds {item} twice; each item may be there once",
                                               item=shown(items[key % n - 1])))


def _blocks(start: Ints) -> Iterator[tuple[int, int]]:
    """Yield the first option of each block and the one after its last; a block has about a million entries."""
    first = 0
    while first < len(start) - 1:
        end = max(first + 1, int(np.searchsorted(start, start[first] + _BLOCK, "right")) - 1)
        yield first, end
        first = end


def written(document: ExactCover, option: int) -> Iterator[str]:
    """Yield the items of an option as text: "r0", "x:A"."""
    for item, color in document.option(option):
        yield f"{item}:{color}" if color != "" else str(item)


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
    if isinstance(form, list):
        if may_be_matrix(form):
            raise FileRefusedError(source, phrase(
                "can be read in two ways: as a matrix of 0 and 1, or as options with items named 0 and 1. Save a "
                "matrix as .csv, .npy or .npz; write options as an object: {example}",
                example='{"options": [...]}'))
        form = Form(form)
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


def _decoded(text: str, source: Path | str) -> Form | list[list[Entry]]:
    try:
        if text.lstrip()[:1] == "[":
            return msgspec.json.decode(text, type=list[list[Entry]])
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
