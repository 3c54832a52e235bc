"""Lattice files that are wrong are refused with file and field named."""

import random
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from latticework.errors import FileRefusedError
from latticework.lattice import builtin, load, names
from refusal_help import check_huge_refused, check_refused
from shapes import HEXAGON, TRIANGLES

WRONG = {
    "no format": (HEXAGON, "format = 1\n", "", "format", "None"),
    "newer": (HEXAGON, "format = 1", "format = 2", "format", "2"),
    "format as text": (HEXAGON, "format = 1", 'format = "1"', "format", "'1'"),
    "format true": (HEXAGON, "format = 1", "format = true", "format", ""),
    "a date": (HEXAGON, 'title = "Hexagons"', "title = 1999-12-31", "", ""),
    "unknown key": (HEXAGON, "title", "titel", "titel", ""),
    "unknown key of an edge": (HEXAGON, 'label = "a"', 'lable = "a"', "half_edges", "lable"),
    "unpaired": (HEXAGON, '{ label = "d", partner = "a", to = [-1, 0] },', "", "cells.hexagon.half_edges.a", "'d'"),
    "inconsistent": (HEXAGON, "to = [-1, 0]", "to = [-1, 1]", "cells.hexagon.half_edges.a", "[-1, 0]"),
    "step too short": (HEXAGON, "to = [-1, 0]", "to = [-1]", "cells.hexagon.half_edges.d.to", "[-1]"),
    "labels twice": (HEXAGON, 'label = "b"', 'label = "a"', "cells.hexagon", "same label"),
    "dependent": (HEXAGON, "[0.5, 0.8660254037844386]]", "[2.0, 0.0]]", "vectors", "2.0"),
    "mixed vectors": (HEXAGON, "[1.0, 0.0],", "[1.0, 0.0, 0.0],", "vectors", "mixes"),
    "nan vector": (HEXAGON, "[1.0, 0.0],", "[nan, 0.0],", "vectors", ""),
    "infinite vector": (HEXAGON, "[1.0, 0.0],", "[inf, 0.0],", "vectors", ""),
    "nan corner": (HEXAGON, "[[0.5, -0.2886751345948129]", "[[nan, 0.0]", "cells[0].outline", ""),
    "solid corner in a plane": (HEXAGON, "[0.0, 0.5773502691896258]", "[0.0, 0.5, 0.5]", "cells.hexagon", "2"),
    "no outline": (TRIANGLES, "outline = [[0.0, 0.0], [1.0, 0.0], [0.5, 0.8660254037844386]]\n", "", "cells.up",
                   "outline"),
    "outline of no extent": (HEXAGON.replace("0.2886751345948129", "0.0"), "0.5773502691896258", "0.0",
                             "cells.hexagon", "on a line"),
    "unknown kind": (TRIANGLES, 'to = [0, 0], cell = "down"', 'to = [0, 0], cell = "bottom"',
                     "cells.up.half_edges.right.cell", "'bottom'"),
    "kinds of one name": (TRIANGLES, 'name = "down"', 'name = "up"', "cells", "same name"),
    "wrong type": (HEXAGON, 'title = "Hexagons"', "title = 3", "title", ""),
    "too far": (HEXAGON, "to = [-1, 0]", "to = [-100, 0]", "half_edges", "99"),
    "not TOML": (HEXAGON, "vectors = ", "vectors ", "", "TOML"),
}


class TestStrangeFilesAreRefused:
    @pytest.mark.parametrize("case", WRONG)
    def test_naming_file_and_field(self, case: str, tmp_path: Path) -> None:
        text, old, new, field, shown = WRONG[case]
        assert old in text
        path = tmp_path / "my.toml"
        path.write_text(text.replace(old, new, 1) if case != "outline of no extent" else text.replace(old, new))
        check_refused(load, path, field, shown)

    def test_a_face_with_a_corner_that_is_not_there(self, tmp_path: Path) -> None:
        path = tmp_path / "my.toml"
        path.write_text(source("cubic").replace("[[1, 2, 6, 5]", "[[1, 2, 6, 8]"))
        with pytest.raises(FileRefusedError, match=r"cells\.cube\.faces: a face names a corner that is not there"):
            load(path)

    def test_a_huge_file_is_not_read(self, tmp_path: Path) -> None:
        check_huge_refused(load, tmp_path / "my.toml", HEXAGON)

    def test_a_missing_file_a_folder_and_bytes_that_are_no_text(self, tmp_path: Path) -> None:
        with pytest.raises(FileRefusedError, match=r"none\.toml: No such file"):
            load(tmp_path / "none.toml")
        with pytest.raises(FileRefusedError, match="directory"):
            load(tmp_path)
        (tmp_path / "bytes.toml").write_bytes(b"format = 1\n\xff")
        with pytest.raises(FileRefusedError, match=r"UTF-8 \(byte 11\)"):
            load(tmp_path / "bytes.toml")

    @settings(deadline=None, max_examples=150)
    @given(st.sampled_from([HEXAGON, TRIANGLES]), st.randoms(use_true_random=False))
    def test_any_damage_gives_a_lattice_or_a_refusal(
        self, tmp_path_factory: pytest.TempPathFactory, text: str, random: random.Random
    ) -> None:
        data = bytearray(text.encode())
        for _ in range(random.randint(1, 4)):
            data[random.randrange(len(data))] = random.choice(b'0179.-+e[]{}"=\n #an\x00\xff')
        path = tmp_path_factory.getbasetemp() / "damaged.toml"
        path.write_bytes(data)
        with suppress(FileRefusedError):
            assert load(path).kinds


class TestBuiltIn:
    def test_all_that_ship_can_be_read(self) -> None:
        assert {"square", "cubic"} <= set(names())
        assert [builtin(name).name for name in names()] == names()

    def test_each_is_read_once(self) -> None:
        assert builtin("square") is builtin("square")

    def test_another_name_is_unknown(self) -> None:
        with pytest.raises(KeyError):
            builtin("../lattices/square")


def source(name: str) -> str:
    from latticework import paths

    return (paths.resources() / "lattices" / f"{name}.toml").read_text()
