"""The numba types in the signatures of kernels."""

from typing import Any, get_args, get_type_hints

import numba
from numba import types

from latticework.search import arrays


def array_type(annotated: Any) -> Any:
    """Return the numba type of an annotated array; with no dimension, that of a single record."""
    _, dtype, dimensions = get_args(annotated)
    return types.Array(numba.from_dtype(dtype), dimensions, "C") if dimensions else numba.from_dtype(dtype)


def record_type(record: type) -> Any:
    """Return the numba type of a NamedTuple of arrays, integers and such tuples."""
    fields = get_type_hints(record, include_extras=True).values()
    # It picks NamedUniTuple or NamedTuple, as numba itself does for the values that are passed.
    return types.BaseTuple.from_types([_field_type(field) for field in fields], record)


def _field_type(field: Any) -> Any:
    if field is int:
        return types.int64
    return record_type(field) if isinstance(field, type) else array_type(field)


VECTOR, TABLE, LONGS = array_type(arrays.Vector), array_type(arrays.Table), array_type(arrays.Longs)
WORDS, WORD_ROWS, LEVELS = array_type(arrays.Words), array_type(arrays.WordRows), array_type(arrays.Levels)
COVER, RUN = record_type(arrays.CoverArrays), record_type(arrays.Run)
