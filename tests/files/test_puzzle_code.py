"""Puzzle codes: every puzzle of the library comes back, and a damaged code is refused with a reason."""

import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework import reading
from latticework.cli.main import run
from latticework.errors import FileRefusedError
from latticework.files.puzzle_files import DICTIONARY, PREFIX, code_of, is_code, puzzle_of
from latticework.puzzle import load
from latticework.puzzle.library import find, shipped
from quick_suite import in_part

SOMA = load(find(Path("soma")))
CODE = code_of(SOMA)


@pytest.mark.parametrize("path", in_part(shipped(), 4), ids=lambda path: path.stem)
def test_every_puzzle_comes_back(path: Path) -> None:
    puzzle = load(path)
    assert puzzle_of(code_of(puzzle)) == puzzle


def test_a_code_is_one_short_line_that_stays_as_it_is() -> None:
    assert CODE.startswith(PREFIX)
    assert len(CODE.splitlines()) == 1
    assert zlib.crc32(DICTIONARY) == 1300659448, "codes that people keep depend on it: a change needs a new prefix"


@pytest.mark.parametrize("as_sent", ["{}\n", "  {}", "> {}", "{:.40}\n> {:.0}"])
def test_forums_may_break_and_quote_it(as_sent: str) -> None:
    text = as_sent.format(CODE, "") if ":.40" not in as_sent else f"{CODE[:40]}\r\n> {CODE[40:]}"
    assert is_code(text)
    assert puzzle_of(text) == SOMA


@given(st.integers(len(PREFIX), len(CODE) - 1), st.characters(codec="utf-8"))
def test_a_changed_character_is_noticed(place: int, put: str) -> None:
    changed = CODE[:place] + put + CODE[place + 1 :]
    with suppress(FileRefusedError):
        assert puzzle_of(changed) == SOMA, "the same character, or a blank"


@pytest.mark.parametrize(("text", "said"), [
    (CODE[:-5], "cut off"),
    (CODE[:9], "cut off"),
    (PREFIX, "cut off"),
    ("LW7:abc", "is of version 7; this program reads version 1"),
    (PREFIX + "é", "other characters"),
    (PREFIX + "a", "cut off"),
])
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    assert is_code(text)
    with pytest.raises(FileRefusedError, match=said):
        puzzle_of(text)


def packed(content: bytes) -> str:
    deflate = zlib.compressobj(9, wbits=-15, zdict=DICTIONARY)
    data = deflate.compress(content) + deflate.flush()
    return PREFIX + urlsafe_b64encode(zlib.crc32(data).to_bytes(4, "big") + data).decode().rstrip("=")


@pytest.mark.parametrize("content", [b"", b"\xff", b"name = 3", b" " * (reading.MAX_BYTES + 1)])
def test_what_holds_no_puzzle_is_refused(content: bytes) -> None:
    with pytest.raises(FileRefusedError):
        puzzle_of(packed(content))


def test_the_terminal_gives_and_takes_codes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["share", "soma"]) == 0
    assert capsys.readouterr().out == CODE + "\n"
    assert run(["info", CODE]) == 0
    assert "Soma" in capsys.readouterr().out
    assert run(["info", CODE[:-1]]) == 2
    assert "cut off" in capsys.readouterr().err
