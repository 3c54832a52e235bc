"""Solutions as a search file stores them: rows of option numbers, packed into blocks of some thousands.

A block has its numbers column by column, in as few bytes each as the largest needs, compressed: solutions found one
after the other differ in few options, so a column has long runs.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

MOST = 4096
"""The most solutions of a block: one is read in a millisecond or two."""

VALUES = 1 << 20
"""The most numbers of a block of several solutions, so that reading one takes at most some megabytes."""

LEVEL = 1
"""The compression level of zlib; higher ones take twice the time and save a fifth."""

_HEAD = Struct("<BI")  # bytes of each number, columns
_KINDS: dict[int, np.dtype[Any]] = {1: np.dtype("<u1"), 2: np.dtype("<u2"), 4: np.dtype("<u4")}


@dataclass(frozen=True, eq=False)
class Rows:
    """Some solutions: option numbers, shape (n, width), ascending, padded with -1; copies and rotations, shape (n,).

    copies is the size of the orbit of each under all symmetries, rotations how many orbits under rotations that is.
    """

    options: NDArray[np.int32]
    copies: NDArray[np.int64]
    rotations: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.copies)

    def __getitem__(self, some: slice) -> "Rows":
        return Rows(self.options[some], self.copies[some], self.rotations[some])

    def taken(self, some: Sequence[int] | NDArray[np.int64]) -> "Rows":
        """Return the solutions at these places, counted from 0."""
        places = np.asarray(some, np.int64)
        return Rows(self.options[places], self.copies[places], self.rotations[places])

    def chosen(self, index: int) -> tuple[int, ...]:
        """Return the options of one solution."""
        own = self.options[index]
        return tuple(own[own >= 0].tolist())


@dataclass(frozen=True)
class Block:
    """Packed solutions and their number."""

    count: int
    data: bytes

    @property
    def columns(self) -> int:
        """How many numbers each solution has; raises ValueError when the block is too short for a head."""
        if len(self.data) < _HEAD.size:
            raise ValueError("a block of solutions is empty")
        return int(_HEAD.unpack_from(self.data)[1])


NO_ROWS = Rows(np.zeros((0, 0), np.int32), np.zeros(0, np.int64), np.zeros(0, np.int64))


def concatenated(parts: Sequence[Rows]) -> Rows:
    """Return several sets of solutions as one."""
    if len(parts) <= 1:
        return parts[0] if parts else NO_ROWS
    options = np.full((sum(map(len, parts)), max(part.options.shape[1] for part in parts)), -1, np.int32)
    first = 0
    for part in parts:
        options[first : first + len(part), : part.options.shape[1]] = part.options
        first += len(part)
    copies, rotations = ([getattr(part, name) for part in parts] for name in ("copies", "rotations"))
    return Rows(options, np.concatenate(copies), np.concatenate(rotations))


def packed(rows: Rows) -> list[Block]:
    """Return solutions in as few blocks as possible."""
    step = _most(rows.options.shape[1] + 2)
    return [_packed(rows[first : first + step]) for first in range(0, len(rows), step)]


def _most(columns: int) -> int:
    return max(1, min(MOST, VALUES // columns))


def _packed(rows: Rows) -> Block:
    # Columns of nothing but padding are left out.
    options = rows.options[:, (rows.options >= 0).any(axis=0)]
    values = np.column_stack([rows.copies, rows.rotations, options])
    largest = int(values.max())
    size = next(size for size in _KINDS if largest < (1 << 8 * size) - 1)  # the highest number of a kind is padding
    # Column after column, as neighbouring solutions differ little: long runs of the same number.
    columns = np.ascontiguousarray(values.astype(_KINDS[size]).T)
    return Block(len(rows), _HEAD.pack(size, len(columns)) + zlib.compress(columns.tobytes(), LEVEL))


def unpacked(block: Block, longest: int) -> Rows:
    """Return the solutions of a block; longest: the most options that a solution can have.

    Raises ValueError when it is none; no more memory is taken than such solutions need.
    """
    columns = block.columns
    kind = _KINDS.get(block.data[0])
    if kind is None or not 2 <= columns <= longest + 2 or not 1 <= block.count <= _most(columns):
        raise ValueError("a block of solutions has more in it than a search leaves")
    size = block.count * columns * kind.itemsize
    unpacking = zlib.decompressobj()
    try:
        # One byte more than there may be shows a block that is too long, and no more is unpacked.
        raw = unpacking.decompress(block.data[_HEAD.size :], size + 1)
    except zlib.error as error:
        raise ValueError(f"a block of solutions cannot be unpacked: {error}") from None
    if len(raw) != size or not unpacking.eof or unpacking.unused_data:
        raise ValueError("a block of solutions is too long or too short")
    values = np.frombuffer(raw, kind).reshape(columns, block.count).T.astype(np.int64)
    # See `_packed`: the highest number of a kind is padding.
    values[values == np.iinfo(kind).max] = -1
    if values.max() >= 1 << 31 or values[:, :2].min() < 1 or not ascend(values[:, 2:]):
        raise ValueError("a block holds what is no solution")
    return Rows(np.ascontiguousarray(values[:, 2:], np.int32), values[:, 0].copy(), values[:, 1].copy())


def ascend(options: NDArray[Any]) -> bool:
    """Whether in each row the options are ascending, and only then padding follows."""
    before, after = options[:, :-1], options[:, 1:]
    return bool((((after > before) & (before >= 0)) | (after == -1)).all() and options.min(initial=0) >= -1)


def joined(blocks: Iterable[Block], longest: int) -> Iterator[Block]:
    """Yield the solutions of blocks in fewer, fuller blocks; no block is cut in two."""
    gathered: list[Block] = []
    for block in blocks:
        columns = max((other.columns for other in gathered), default=0)
        # Only whole blocks are joined, so that their order, and with it the numbers of solutions, stays.
        if gathered and sum(other.count for other in gathered) + block.count > _most(max(columns, block.columns)):
            yield _joined(gathered, longest)
            gathered = []
        gathered.append(block)
    if gathered:
        yield _joined(gathered, longest)


def _joined(blocks: list[Block], longest: int) -> Block:
    if len(blocks) == 1:
        return blocks[0]
    (whole,) = packed(concatenated([unpacked(block, longest) for block in blocks]))
    return whole


def chosen(rows: Rows, own: NDArray[np.uint64], below: int) -> Rows:
    """Return the solutions whose hashes, `own`, are below a limit of at most 1 << 64."""
    return rows if below >> 64 else rows.taken(np.flatnonzero(own < np.uint64(below)))
