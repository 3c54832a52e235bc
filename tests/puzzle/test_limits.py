"""What would take a reader long, or much memory, is refused; what only looks like it is read."""

import tomllib
from pathlib import Path

import pytest

from latticework import reading
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.puzzle import Puzzle, Target, load, parse, save
from quick_suite import in_part
from shapes import box, square

GOOD = 'format = 1\nlattice = "square"\n'
HUGE = f"0x{'f' * 10_000}"
LONG, MANY = "has a key of more than 16 parts", "has more than 250,000 tables"
PARTS = {"basic": '"!"', "literal": "'!'", "empty": '""', "escaped": r'"\u0041\""', "of quotes": """ '"' """}
TOO_MUCH = {
    "lists": ("x = " + "[" * 100_000, "not a valid TOML file: "),
    "tables": ("x = " + "{a=" * 260_000, MANY),
    "digits": (f"x = {'9' * 10_000}", "not a valid TOML file: a number has thousands of digits"),
    "hexadecimal format": (f"format = {HUGE}", "format: '0xfff"),
    "hexadecimal digits below an unknown key": (f"{GOOD}x = [1, {{y = {HUGE}}}]", "x[1].y: '0xfff"),
    "one bit more": ("x = -1\ny = 0x8000000000000000", "y: '0x8000000000000000' is beyond 64 bits; a whole number"),
    "one less": ("x = -9223372036854775809", "x: '-0x8000000000000001' is beyond 64 bits"),
    **{f"long key, {how}": (".".join([part] * 200_000) + " = 1", LONG) for how, part in PARTS.items()},
    "long key, bare": ("a" + " . 1" * 200_000 + " = 1", LONG),
    "long key in a header": ("[a" + '."b"' * 200_000 + "]", LONG),
    "long key in a header of a list": ("[['a'" + ".b" * 200_000 + "]]", LONG),
    "long key in an inline table": ("x = {y = 1, a" + '."b"' * 200_000 + " = 1}", LONG),
    "long key after a text": ('x = """a" \\""" """"\n' + '"b".' * 200_000 + "c = 1", LONG),
    "many dotted keys": ("".join(f"a{i}.b.c = 1\n" for i in range(130_000)), MANY),
    "many headers": ("".join(f"[a{i}]\n" for i in range(260_000)), MANY),
    "many headers of lists": ("".join(f"[[a{i}]]\n" for i in range(260_000)), MANY),
    "many tables": ("".join(f"a{i} = {{}}\n" for i in range(260_000)), MANY),
    "nested too deep": ("x = " + "[" * 16 + "]" * 16, "is nested more than 16 deep"),
    "a long name": (f"[{'a' * 10_000}]\n" * 2, "not a valid TOML file: line 2, column 10002: begins a table"),
    "a name of two lines": (f"{GOOD}[[parts]]\nname = '''A\nB'''\ncolor = 'b'", "parts[0] (A B).color: 'b'"),
    "cells in all": (f'{GOOD}[target]\npicture = """\n{"#" * 20_000}"""\n' + 25 * (
        f'[[more_targets]]\npicture = """\n{"#" * 20_000}"""\n'),
        "more_targets[24].picture: makes it more than 500,000 cells in all"),
}
SENTENCE = "a.b.\"c\".'d'." * 100
HARMLESS = {
    "text": '"' + SENTENCE.replace('"', '\\"') + '"',
    "literal text": "'" + SENTENCE.replace("'", "") + "'",
    "several lines": '"""\n' + SENTENCE + '\n\\"""' + SENTENCE + '"""""',
    "several literal lines": "'''\n" + SENTENCE + "''\n" + SENTENCE + "'''",
    "comment": f"1 # {SENTENCE}",
    "picture": '"""\n' + "#.#.#.\n" * 20_000 + '"""',
    "numbers": f"[{'0.5, -1.5e-3, ' * 50_000}]",
    "times": f"[{'07:32:00.999, ' * 50_000}]",
    "rows": "[\n" + "[1, 2],\n" * 100_000 + "]",
    "the largest number": "0x7fffffffffffffff",
    "the least number": "-9223372036854775808",
}


class TestOpeningAFileIsSafe:
    @pytest.mark.parametrize("case", in_part(TOO_MUCH, 9))
    def test_what_is_too_much_is_refused(self, case: str) -> None:
        text, reason = TOO_MUCH[case]
        with pytest.raises(FileRefusedError) as refused:
            parse(text, "text")
        assert str(refused.value).startswith(f"text: {reason}")
        assert len(str(refused.value)) <= 1_000

    @pytest.mark.parametrize("case", in_part(HARMLESS, 3))
    def test_what_only_looks_like_it_is_read(self, case: str) -> None:
        text = f"{GOOD}later = {HARMLESS[case]}\n"
        assert parse(text, "text").extra == {"later": tomllib.loads(text)["later"]}


class TestWhatIsReadCanBeSaved:
    @pytest.mark.parametrize("inner", ["{a = 1}", "[{a = 1}]", "[1, [2]]"])
    def test_nested_as_deep_as_is_read(self, inner: str, tmp_path: Path) -> None:
        path, keys = tmp_path / "deep.toml", ".".join("a" * (reading.MAX_DEPTH - 4))
        puzzle = parse(f"{GOOD}[{keys}]\nb = {inner}", "text")
        save(puzzle, path)
        assert load(path) == puzzle

    def test_parts_of_cells_far_from_each_other(self, tmp_path: Path) -> None:
        path = tmp_path / "far.toml"
        puzzle = parse(GOOD + '[[parts]]\nname = "A"\ncells = [[0, 0], [140, 140]]\n' * 2_000, "text")
        save(puzzle, path)
        assert load(path) == puzzle

    @pytest.mark.parametrize(("puzzle", "reason"), in_part([
        (Puzzle(square(), notes="x" * reading.MAX_BYTES), "of 8,000,080 bytes only 8,000,000 are read again"),
        (Puzzle(square(), others=(Target(cells=box(99, 200)),) * 26), "of 514,800 cells only 500,000 are read again"),
        (Puzzle(square(), extra={"later": {f"{i}": {} for i in range(260_000)}}), "more than 250,000 tables"),
    ], 3, several=True), ids=["bytes", "cells", "tables"])
    def test_what_would_not_be_read_again_is_not_saved(self, puzzle: Puzzle, reason: str, tmp_path: Path) -> None:
        path = tmp_path / "my.toml"
        path.write_text(GOOD)
        with pytest.raises(LatticeworkError, match=reason):
            save(puzzle, path)
        assert path.read_text() == GOOD
