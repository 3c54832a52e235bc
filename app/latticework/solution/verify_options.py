"""A slow, independent check of solutions of an exact cover problem, by its items and colours as given."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cover import ExactCover
from latticework.errors import shown

_ENTRIES = 2_000_000
"""Numbers in memory at once, some tens of megabytes."""


@dataclass(frozen=True, eq=False)
class OptionChecker:
    """Checks solutions: rows of options of a document, padded with numbers that are none of its options."""

    document: ExactCover

    def wrong(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return which rows, shape (n, width), are no solutions."""
        step = max(1, _ENTRIES // (len(self.document.items) + rows.shape[1] + 1))
        return np.concatenate([self._wrong(rows[i : i + step]) for i in range(0, max(1, len(rows)), step)])

    def _wrong(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        document, n = self.document, len(self.document.items)
        row, place = np.nonzero((rows >= 0) & (rows < document.n_options))
        options = rows[row, place]
        wrong = np.zeros(len(rows), bool)
        # Sorted, an option that is in a row twice has an equal neighbour.
        pairs = np.sort(row * np.int64(document.n_options) + options)
        wrong[pairs[1:][pairs[1:] == pairs[:-1]] // max(1, document.n_options)] = True
        wrong[row[~_with_primary(document)[options]]] = True
        lengths = np.diff(document.start)[options]
        row = np.repeat(row, lengths)
        first = document.start[options] - (np.cumsum(lengths) - lengths)
        entry = np.repeat(first, lengths) + np.arange(len(row))
        cell, color = row * np.int64(n) + document.held[entry], document.colors[entry]
        times = np.bincount(cell, minlength=len(rows) * n).reshape(len(rows), n)
        low, high = (np.full(len(rows) * n, bound) for bound in (len(document.color_names) + 1, -1))
        # The least and the greatest colour given to an item: equal and not 0 means that all agree.
        np.minimum.at(low, cell, color)
        np.maximum.at(high, cell, color)
        agree = ((low == high) & (low > 0)).reshape(len(rows), n)  # all give one colour
        enough = (times >= document.least) & (times <= document.most)
        fits = np.where(document.is_secondary, (times <= 1) | agree, enough)
        return wrong | ~fits.all(axis=1)


def _with_primary(document: ExactCover) -> NDArray[np.bool_]:
    """Return which options have a primary item, as every chosen option must."""
    held = np.zeros(document.n_options, bool)
    held[document.owner[~document.is_secondary[document.held]]] = True
    return held


def option_faults(document: ExactCover, chosen: Sequence[int]) -> list[str]:
    """Return the faults of a solution in words; an empty list if it is correct."""
    colors: dict[int, list[int]] = {}
    for option in chosen:
        entries = slice(document.start[option], document.start[option + 1])
        for item, color in zip(document.held[entries].tolist(), document.colors[entries].tolist(), strict=True):
            colors.setdefault(item, []).append(color)
    found = ["an option is chosen twice"] if len(set(chosen)) < len(chosen) else []
    primary = _with_primary(document)
    found += [f"option {option + 1} holds no primary item" for option in chosen if not primary[option]]
    for item, name in enumerate(document.items):
        given = colors.get(item, [])
        if document.is_secondary[item]:
            if len(given) > 1 and (len(set(given)) > 1 or not given[0]):
                found.append(f"the secondary item {shown(name)} is held by {len(given)} options that do not agree on "
                             "a colour")
        elif not document.least[item] <= len(given) <= document.most[item]:
            found.append(f"the item {shown(name)} is held by {len(given)} options, not by {document.least[item]} to "
                         f"{document.most[item]}")
    return found
