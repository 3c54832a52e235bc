"""Exact cover problems as files, .dlx, .ec, .json and .npz; and puzzles as such problems.

A .dlx is text as Knuth's programs DLX1, DLX2 and DLX3 read it. The first line names the items, those after `|` being
secondary; each further line is an option, an item with a colour being `item:colour`. `2:3|item` is covered by two or
three options, `2|item` by two. Lines that begin with `|` are comments.

A .ec is such a text with one more line before it, which says nothing about the problem and is not read.

A .json is as `cover.exact_cover_document` describes it.

An .npz holds arrays that any program with numpy can read and write. indptr (options + 1,) and indices: option o has
the items indices[indptr[o]:indptr[o + 1]]. Items are numbered from 0; the first n_primary of the n_items are covered
exactly once, the others at most once. expected: the number of solutions, -1 or left out if unknown. Another .npz
holds a matrix of 0 and 1, see `cover_matrices`.
"""

import re
import zipfile
from collections.abc import Iterator
from io import BytesIO
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover, reduce
from latticework.cover.exact_cover_document import (
    MAX_ENTRIES,
    MAX_ITEMS,
    ExactCover,
    Kinds,
    OptionError,
    OptionItem,
    check_options,
    dump_exact_cover,
    make_exact_cover,
    make_kinds,
    parse_exact_cover,
    written,
)
from latticework.cover.reduction import MAX_OPTIONS
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.files import cover_matrices
from latticework.files.opened_and_written import Contents, Written, in_line
from latticework.jobs.searched import Document, item_names
from latticework.phrases import phrase, phrase_n
from latticework.puzzle.targets import only_current_target
from latticework.reading import read_bytes, read_text

_NO_NAME = re.compile(r"[\s:|]")
"""Characters that a name cannot have in text, where they separate names."""

_MOST_DLX = 32_000_000
"""The most bytes of a text: half a million options with a dozen items each."""

_MOST_WORDS = MAX_ITEMS + 1
"""The most words of a line of text: all items, and the sign between primary and secondary ones."""

_BLOCK = 1 << 16
_COPIES = re.compile(r"(?:(\d{1,9}):)?(\d{1,9})\|(.+)", re.ASCII)

_MOST_JSON = 16_000_000
"""The most bytes of JSON: it is decoded as a whole, which takes up to 25 times as many."""

_NEEDED = ("indptr", "indices", "n_primary", "n_items")
_UNKNOWN = -1
_MOST_NPZ = 1 << 27
"""The most bytes that the arrays of an .npz may fill, whatever they are packed into."""


def cover_of(document: Document) -> ExactCover:
    """Return a document as an exact cover problem; raises LatticeworkError.

    All solutions of a puzzle, symmetric copies too, are solutions of its exact cover problem.
    """
    if isinstance(document, ExactCover):
        return document
    reduction = reduce(only_current_target(document))
    cover = reduction.cover
    # By the names that --hold takes, so that the same item has one name everywhere.
    named = {item: name for name, item in item_names(reduction).items()}
    items = tuple(_distinct([named.get(item, "side") for item in range(cover.n_items)]))
    return ExactCover(document.name, items, (cover.least == 0) & (cover.most == 1), cover.least, cover.most,
                      cover.start, cover.items, cover.items * 0)


def _distinct(names: list[str]) -> list[str]:
    """Return names that each format can hold, numbered where two are the same."""
    made: dict[str, None] = {}
    for name in names:
        plain = _NO_NAME.sub("_", name)
        free = (plain if n == 1 else f"{plain}_{n}" for n in count(1))
        made[next(other for other in free if other not in made)] = None
    return list(made)


def read_dlx(path: Path) -> ExactCover:
    """Return the problem in a .dlx; raises FileRefusedError naming the line."""
    return parse_dlx(read_text(path, _MOST_DLX), path, path.stem)


def parse_dlx(text: str, source: Path | str, name: str) -> ExactCover:
    """Return the problem of the text of a .dlx; raises FileRefusedError naming the source and the line."""
    lines = _words(text, source)
    first = next(lines, None)
    if first is None:
        raise FileRefusedError(source, phrase("is empty; should begin with a line of items, as in `a b c | x y`"))
    kinds = _kinds(source, *first)
    try:
        return make_exact_cover(name, kinds, (words for _, words in lines), _entry)
    except OptionError as error:
        # Lines are not kept while they are read, so the wrong one is looked for again.
        number, words = next(islice(_words(text, source), error.option + 1, None))
        hint = phrase("{reason}; a line that begins with | is a comment", reason=error.reason)
        raise FileRefusedError(source, hint if "|" in words else error.reason, in_line(number)) from None
    except LatticeworkError as error:
        raise FileRefusedError(source, error.text) from None


def read_ec(path: Path) -> ExactCover:
    """Return the problem in a .ec; raises FileRefusedError naming the line."""
    # The line before the problem becomes a comment, so that messages number the lines as the file does.
    return parse_dlx(f"|{read_text(path, _MOST_DLX)}", path, path.stem)


def _words(text: str, source: Path | str) -> Iterator[tuple[int, list[str]]]:
    """Yield number and words of each line but comments and blank lines; a list of them could be large."""
    for number, line in enumerate(_lines(text), 1):
        # Split no further than is allowed, or one long line would make millions of words.
        if not line.startswith("|") and (words := line.split(None, _MOST_WORDS)):
            if len(words) > _MOST_WORDS:
                raise FileRefusedError(source, phrase("has more than {most} words, the most that a line may have",
                                                      most=_MOST_WORDS), in_line(number))
            yield number, words


def _lines(text: str) -> Iterator[str]:
    begin = 0
    while begin < len(text):
        # In blocks, as all lines of a large file at once take several times its size.
        end = text.find("\n", begin + _BLOCK) + 1 or len(text)
        yield from text[begin:end].splitlines()
        begin = end


def _kinds(source: Path | str, number: int, words: list[str]) -> Kinds:
    """Return the items of the first line."""
    if words.count("|") > 1:
        raise FileRefusedError(source, phrase("has | twice; should be there once, before the secondary items"),
                               in_line(number))
    at = words.index("|") if "|" in words else len(words)
    bounds, primary = {}, []
    for word in words[:at]:
        found = _COPIES.fullmatch(word)
        primary.append(found[3] if found else word)
        if found:
            bounds[found[3]] = int(found[1] or found[2]), int(found[2])
    strange = next((word for word in [*primary, *words[at + 1 :]] if ":" in word or "|" in word), None)
    if strange is not None:
        raise FileRefusedError(source, phrase("{name} is no name of an item; names hold neither : nor |, and "
                                              "multiplicities of primary items are written 2:3|name",
                                              name=shown(strange)), in_line(number))
    try:
        return make_kinds(primary, words[at + 1 :], bounds)
    except LatticeworkError as error:
        raise FileRefusedError(source, error.text, in_line(number)) from None


def _entry(word: str) -> OptionItem:
    """Return the item and the colour of a word of an option."""
    item, _, color = word.partition(":")
    return OptionItem(item, color) if color else OptionItem(word)


def write_dlx(contents: Contents) -> Written:
    """Return the document as a .dlx; raises LatticeworkError for a name or colour that it cannot hold."""
    cover = cover_of(contents.document)
    for name in map(str, (*cover.items, *cover.color_names)):
        if not name or _NO_NAME.search(name):
            raise LatticeworkError(phrase("{document}: {name} cannot be written as a name in this format, whose "
                                          "names have no blanks, : or |; JSON takes any name", document=cover.name,
                                          name=shown(name)))
    words = [_word(str(item), low, high) for item, low, high, free in
             zip(cover.items, cover.least.tolist(), cover.most.tolist(), cover.is_secondary.tolist(), strict=True)
             if not free]
    second = [str(item) for item, free in zip(cover.items, cover.is_secondary.tolist(), strict=True) if free]
    if not words:
        # It would begin with |, and be read as a comment.
        raise LatticeworkError(phrase("{document}: has no primary item, and a first line without one is a comment in "
                                      "this format; JSON can hold it", document=cover.name))
    lines = [" ".join([*words, *(["|", *second] if second else [])])]
    # An empty line would be read as no option at all.
    lines += [" ".join(written(cover, option)) for option in range(cover.n_options)
              if cover.start[option] < cover.start[option + 1]]
    remarks = (phrase_n("{n} empty option is left out, so the options after it get other numbers; JSON keeps it",
                        "{n} empty options are left out, so the options after them get other numbers; JSON "
                        "keeps them", cover.n_empty),) if cover.n_empty else ()
    return Written(("\n".join(lines) + "\n").encode(), remarks)


def _word(item: str, low: int, high: int) -> str:
    """Return a primary item of the first line with its multiplicity."""
    times = "" if (low, high) == (1, 1) else f"{low}|" if low == high else f"{low}:{high}|"
    return times + item


def read_json(path: Path) -> ExactCover:
    """Return the problem in a .json; raises FileRefusedError."""
    return parse_exact_cover(read_text(path, _MOST_JSON), path, path.stem)


def write_json(contents: Contents) -> bytes:
    """Return the document as a .json; items keep their names as text."""
    return dump_exact_cover(cover_of(contents.document)).encode()


def read_matrix(path: Path) -> tuple[Cover, int | None]:
    """Return the problem in an .npz and its number of solutions, None when unknown; raises FileRefusedError."""
    fields = _arrays(path)
    if "n_items" not in fields:
        raise FileRefusedError(path, phrase("lacks {missing}; has {present}", missing="n_items",
                                            present=", ".join(fields)))
    document = _document(path, fields)
    expected = _number(path, fields, "expected", _UNKNOWN, 1 << 62) if "expected" in fields else _UNKNOWN
    # Items of each option ascending, in whatever order the file has them.
    order = np.lexsort((document.held, document.owner))
    cover = Cover(document.start.copy(), document.held[order], document.least.copy(), document.most.copy())
    return cover.only(np.diff(cover.start) > 0), None if expected == _UNKNOWN else expected


def read_npz(path: Path) -> ExactCover:
    """Return the problem in an .npz as a document whose items are named by their numbers; raises FileRefusedError."""
    fields = _arrays(path)
    return _document(path, fields) if "n_items" in fields else cover_matrices.of_arrays(path, fields)


def _arrays(path: Path) -> dict[str, NDArray[Any]]:
    # One byte more than is allowed shows a file that is too large.
    data = read_bytes(path, _MOST_NPZ + 1)
    try:
        return _unpacked(path, data)
    except FileRefusedError:
        raise
    except Exception:  # other or damaged files make zipfile, its packers and numpy raise anything
        raise FileRefusedError(path, phrase("should be an .npz file with {arrays}, or with a matrix of 0 and 1",
                                            arrays=", ".join(_NEEDED))) from None


def _unpacked(path: Path, data: bytes) -> dict[str, NDArray[Any]]:
    with zipfile.ZipFile(BytesIO(data)) as packed:
        # Sizes as the archive states them, before anything is unpacked: a small file may hold gigabytes of zeros.
        size = max(len(data), sum(part.file_size for part in packed.infolist()))
    # Never pickles, which run code of the one who made the file.
    with np.load(BytesIO(data), allow_pickle=False) as file:
        missing = [name for name in _NEEDED if name not in file.files]
        if missing and not cover_matrices.is_matrix_file(file.files):
            raise FileRefusedError(path, phrase("lacks {missing}; has {present}", missing=", ".join(missing),
                                                present=", ".join(file.files) or 'nothing'))
        if size > _MOST_NPZ:
            raise FileRefusedError(path, phrase("its arrays fill more than {most} bytes, the most that is read",
                                                most=_MOST_NPZ))
        # A member that is no array comes as bytes.
        names = [*_NEEDED, "expected"] if not missing else file.files
        return {name: np.asarray(file[name]) for name in names if name in file.files}


def _document(path: Path, fields: dict[str, NDArray[Any]]) -> ExactCover:
    n_items = _number(path, fields, "n_items", 1, MAX_ITEMS)
    n_primary = _number(path, fields, "n_primary", 0, n_items)
    start, items = _list(path, fields, "indptr"), _list(path, fields, "indices")
    if len(start) < 2 or start[0] != 0 or start[-1] != len(items) or (np.diff(start) < 0).any():
        raise FileRefusedError(path, phrase("should begin with 0, end with {items}, the length of indices, and never "
                                            "fall: {given}", items=str(len(items)),
                                            given=shown(start[:20].tolist())), "indptr")
    if len(start) > MAX_OPTIONS + 1 or len(items) > MAX_ENTRIES:
        raise FileRefusedError(path, phrase("{options} options with {items} items; at most {most_options} with "
                                            "{most_items} can be searched", options=len(start) - 1, items=len(items),
                                            most_options=MAX_OPTIONS, most_items=MAX_ENTRIES), "indptr")
    outside = items[(items < 0) | (items >= n_items)]
    if len(outside):
        raise FileRefusedError(path, phrase("should be items from 0 to {last}: {given}", last=str(n_items - 1),
                                            given=outside[0]), "indices")
    try:
        check_options(start, items, range(n_items))
    except OptionError as error:
        option = items[start[error.option] : start[error.option + 1]].tolist()
        raise FileRefusedError(path, phrase("option {number} holds an item twice: {option}", number=str(error.option),
                                            option=shown(option)), "indices") from None
    secondary = np.arange(n_items) >= n_primary
    return ExactCover(path.stem, tuple(map(str, range(n_items))), secondary, (~secondary).astype(np.int32),
                      np.ones(n_items, np.int32), start.astype(np.int32), items.astype(np.int32),
                      np.zeros(len(items), np.int32))


def _number(path: Path, fields: dict[str, NDArray[Any]], name: str, least: int, most: int) -> int:
    value = fields[name]
    if value.shape or value.dtype.kind not in "iu" or not least <= int(value) <= most:
        raise FileRefusedError(path, phrase("should be a whole number from {least} to {most}: {given}",
                                            least=str(least), most=str(most), given=shown(value.tolist())), name)
    return int(value)


def _list(path: Path, fields: dict[str, NDArray[Any]], name: str) -> NDArray[np.int64]:
    value = fields[name]
    if value.ndim != 1 or value.dtype.kind not in "iu":
        raise FileRefusedError(path, phrase("should be a list of whole numbers, is {dtype} {shape}",
                                            dtype=value.dtype, shape=value.shape), name)
    return value.astype(np.int64, copy=False)


def write_matrix(path: Path, cover: Cover, expected: int | None) -> None:
    """Write an .npz of a problem whose items are all covered once, or at most once; the primary ones come first."""
    places = np.empty(cover.n_items, np.int32)
    places[np.argsort(cover.least == 0, kind="stable")] = np.arange(cover.n_items)
    np.savez(path, indptr=cover.start, indices=places[cover.items], n_primary=cover.n_items - cover.n_secondary,
             n_items=cover.n_items, expected=_UNKNOWN if expected is None else expected)
