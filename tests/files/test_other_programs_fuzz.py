"""Damaged files of other programs are refused with a reason or read; nothing else ever happens."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from latticework.errors import FileRefusedError
from latticework.files import formats
from latticework.puzzle import dump, parse
from other_programs import READ_ONLY, SAMPLES
from quick_suite import in_part

WORDS = ["(", ")", "[", "]", "{", "}", '"', "'", ":", ",", ";", "|", "=", "#", "~", ".", "\n", "\r\n", "\t", "\0",
         "-1", "0", "1", "2", "99999", "20000", "9" * 400, "1e999", "NaN", "null", "true", "[" * 3000,
         "(" * 3000,
         "\u2028", "é", "\ud800", "board", "tile", "place", "solution", "flip", "+", "L", "C:", "~D", "D:xDim=",
         "PIECE", "RESULT 500,500,500",
         "[Board]", "[Block1]", "Polygon=", "solution 1:", "! X", "burr_piece(", "burr_plate(",
         "0,0 1,0 ", "x" * 2000, "x|" * 2000, " 0 0 0," * 500, "tile 100000 ((0,0))\n" * 50, "0,0 9,9 | " * 300]
TEXTS = [(ending, text) for ending, texts in SAMPLES.items() for text in texts] + list(READ_ONLY.items())
edits = st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 30), st.sampled_from(WORDS) | st.text(max_size=4)),
                 min_size=1, max_size=6)


def damaged(text: str, changes: list[tuple[int, int, str]]) -> bytes:
    """Return a text in which pieces are replaced by words that mean something, or nothing."""
    for place, length, word in changes:
        at = place % (len(text) + 1)
        text = text[:at] + word + text[at + length :]
    return text.encode(errors="surrogatepass")


def is_read_or_refused(path: Path, data: bytes) -> None:
    """Read a file; what is read can be saved and is the same when it is read again."""
    path.write_bytes(data)
    try:
        puzzle = formats.read(path).puzzle
    except FileRefusedError as error:
        told = str(error)
    else:
        told = str(path)
        assert parse(dump(puzzle), "again") == puzzle
    assert told.startswith(str(path))
    assert "\n" not in told


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.parametrize(("ending", "text"), in_part(TEXTS, 4, several=True))
@given(changes=edits)
@example(changes=[(0, 2000, "")])
def test_damaged_files(tmp_path: Path, ending: str, text: str, changes: list[tuple[int, int, str]]) -> None:
    is_read_or_refused(tmp_path / f"a{ending}", damaged(text, changes))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.parametrize("ending", SAMPLES)
@given(data=st.binary(max_size=200))
def test_any_bytes(tmp_path: Path, ending: str, data: bytes) -> None:
    is_read_or_refused(tmp_path / f"a{ending}", data)
