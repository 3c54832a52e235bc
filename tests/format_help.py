"""Which formats can be written here: one of them needs an extra."""

from importlib.util import find_spec

from latticework.exchange import formats
from latticework.exchange.formats import Format


def writable() -> list[Format]:
    """Return the formats that can be written with what is installed."""
    return [form for form in formats.writable() if form.ending != ".parquet" or find_spec("pyarrow")]
