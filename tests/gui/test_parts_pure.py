"""What the list of parts reads, counts and pictures, without the list."""

import threading

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.editor import parts_table
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import misfit_text, pieces_text, sums_text
from latticework.gui.editor.parts_table import PartPictures
from latticework.gui.widgets.painting import picture
from latticework.lattice import builtin
from latticework.picture.decoration import mark_colors
from latticework.picture.scenes import part_shape
from latticework.puzzle import Part, Puzzle, Target, edit_parts, load

SQUARE, CUBIC = builtin("square"), builtin("cubic")
L = ((0, 0, 0), (0, 1, 0), (1, 0, 0))
CUBES = ((0, 0, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0))


@pytest.mark.parametrize(("text", "copies"), [("1", (1, 1)), (" 3 ", (3, 3)), ("0-2", (0, 2)), ("1 – 4", (1, 4))])
def test_copies_are_read(text, copies):
    assert edit_parts.read_copies(text) == copies


@pytest.mark.parametrize("text", ["", "x", "-1", "1-", "1-2-3", "1.5", "٣", "9999999"])
def test_copies_that_are_none_are_refused(text):
    with pytest.raises(LatticeworkError):
        edit_parts.read_copies(text)


@pytest.mark.parametrize(("target", "parts", "line", "reason"), [
    (6, [Part("A", L, 2, 2)], "2 parts, 6 cells; target 6 cells", ""),
    (6, [Part("A", L, 1, 2), Part("B", L[:1], 0, 1)], "1 to 3 parts, 3 to 7 cells; target 6 cells", ""),
    (1, [Part("A", L)], "1 part, 3 cells; target 1 cell", "Too many: 2 cells more than the target has."),
    (6, [Part("A", L)], "1 part, 3 cells; target 6 cells", "Too few: 3 cells of the target would stay empty."),
    (6, [Part("A")], "1 part, 0 cells; target 6 cells", "Part A has no cells yet."),
    (0, [Part("A", L)], "1 part, 3 cells; target 0 cells", "The target has no cells yet."),
    (0, [], "0 parts, 0 cells; target 0 cells", ""),
])
def test_sums_and_what_is_plainly_wrong(target, parts, line, reason):
    puzzle = Puzzle(SQUARE, target=Target(tuple((x, 0, 0) for x in range(target))), parts=tuple(parts))
    assert (sums_text(puzzle), misfit_text(puzzle)) == (line, reason)


def test_cells_that_may_stay_empty_need_no_part():
    target = tuple((x, 0, 0) for x in range(6))
    enough = Puzzle(SQUARE, target=Target(target, optional=target[:3]), parts=(Part("A", L),))
    assert (sums_text(enough), misfit_text(enough)) == ("1 part, 3 cells; target 6 cells, 3 may stay empty", "")
    short = Puzzle(SQUARE, target=Target(target, optional=target[:2]), parts=(Part("A", L),))
    assert misfit_text(short) == "Too few: 1 cell of the target would stay empty beside those that may."


@pytest.mark.parametrize(("lattice", "cells"), [
    (SQUARE, L), (CUBIC, CUBES), (SQUARE, ()),
    (CUBIC, tuple((x, y, z, 0) for x in range(12) for y in range(12) for z in range(12))),
])
def test_pictures_of_flat_and_solid_parts(qapp, lattice, cells):
    image = picture(lattice, cells, "#3182bd", QSize(56, 38), 2.0, dark=False)
    assert image.size() == QSize(112, 76)
    painted = [QColor.fromRgba(image.pixel(x, y)) for x in range(112) for y in range(76)]
    seen = [color for color in painted if color.alpha()]
    assert bool(seen) == bool(cells)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (0, 111) for y in range(76))


def test_the_picture_of_a_tile_shows_its_marks_and_nothing_between_them(qapp):
    puzzle = load(paths.library() / "square" / "macmahon-4x6.toml")
    number = next(i for i, part in enumerate(puzzle.parts) if len({mark.mark for mark in part.marks}) == 3)
    part, tints = puzzle.parts[number], mark_colors(puzzle)
    image = picture(puzzle.lattice, part.cells, puzzle.color(number), QSize(60, 60), 1.0, dark=False,
                    marked=part_shape(puzzle, number))
    ways = {"east": (1, 0), "west": (-1, 0), "north": (0, -1), "south": (0, 1)}
    for mark in part.marks:
        x, y = ways[mark.side]
        for far in (3, 8):
            assert image.pixelColor(30 + far * x, 30 + far * y).name() == tints[mark.mark]


def test_the_picture_of_a_ring_shows_its_keys_and_holes(qapp):
    puzzle = load(paths.library() / "ring" / "four-rings.toml")
    for number, part in enumerate(puzzle.parts):
        shape = part_shape(puzzle, number)
        plain, keyed = (picture(puzzle.lattice, part.cells, puzzle.color(number), QSize(60, 60), 1.0, dark=False,
                                marked=marked) for marked in (None, shape))
        holes = {QColor(shade).name() for shade in shape.paint}
        seen = {keyed.pixelColor(x, y).name() for x in range(60) for y in range(60)}
        assert keyed != plain
        assert not holes or part.name == "D" or holes & seen  # D has its holes below


def test_the_list_of_parts_pictures_marks_as_they_are_now(qtbot):
    document = Document(load(paths.library() / "ring" / "four-rings.toml"))
    panel = QWidget()
    qtbot.addWidget(panel)
    pictures = PartPictures(document, panel)
    qtbot.waitUntil(lambda: pictures.picture(0, 1.0) is not None, timeout=20_000)
    before = pictures.picture(0, 1.0)
    assert pictures.picture(0, 1.0) is before
    document.change("Unmark", document.puzzle.with_part(0, marks=()))
    qtbot.waitUntil(lambda: pictures.picture(0, 1.0) != before, timeout=20_000)


@pytest.mark.parametrize("name", ["packed-spheres/pyramid-20", "cubic/soma", "square/pentominoes-6x10"])
def test_parts_are_drawn_in_a_thread_and_meanwhile_shown_as_before(qtbot, monkeypatch, name):
    threads = set()
    draw = parts_table._drawn
    monkeypatch.setattr(parts_table, "_drawn", lambda *given: (threads.add(threading.get_ident()), draw(*given))[1])
    document = Document(load(paths.library() / f"{name}.toml"))
    panel = QWidget()
    qtbot.addWidget(panel)
    pictures = PartPictures(document, panel)
    assert pictures.picture(None, 1.0) is None
    qtbot.waitUntil(lambda: pictures.picture(None, 1.0) is not None, timeout=20_000)
    before = pictures.picture(None, 1.0)
    document.set_cells(None, document.puzzle.target.cells[1:], "Erase")
    assert pictures.picture(None, 1.0) is before
    qtbot.waitUntil(lambda: pictures.picture(None, 1.0) is not before, timeout=20_000)
    assert threading.get_ident() not in threads


@pytest.mark.parametrize(("parts", "told"), [
    ([], ""), ([Part("A"), Part("B", L)], ""), ([Part("A", ((0, 0, 0), (1, 1, 0)))], "Part A is in 2 pieces."),
    ([Part("A", ((0, 0, 0),), form=1, other_forms=(Part("A", ((0, 0, 0), (1, 1, 0), (2, 2, 0))),))],
     "Form 1 of part A is in 3 pieces."),
    ([Part("A", ((0, 0, 0), (2, 0, 0), (4, 0, 0))), Part("B", L), Part("C", ((0, 0, 0), (9, 0, 0)))],
     "Part A and 1 other part are in several pieces."),
])
def test_a_part_in_several_pieces_is_remarked(parts, told):
    assert pieces_text(Puzzle(SQUARE, parts=tuple(parts))) == told
