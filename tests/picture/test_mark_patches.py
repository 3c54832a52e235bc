"""Marks on sides are seen: in the colours of a scene, and on the canvas."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas import CanvasPane
from latticework.lattice import builtin, names
from latticework.lattice.geometry import bodies
from latticework.picture.decoration import MARKS, mark_colors, patches
from latticework.picture.painter_order import polygons
from latticework.picture.scenes import part_shape, scene, viewpoint
from latticework.puzzle import Mark, Part, Puzzle, load
from latticework.puzzle.colors import NAMED
from latticework.solution import Placement
from latticework.solution.placement import drawn_marks

LIBRARY = Path(__file__).resolve().parents[2] / "puzzles"


def marked(*marks: str, color: str = "") -> Puzzle:
    """A puzzle of a part for each mark."""
    parts = (Part(mark, ((0, 0, 0),), color=color, marks=(Mark((0, 0, 0), "north", mark),)) for mark in marks)
    return Puzzle(builtin("square"), parts=tuple(parts))


def test_no_mark_has_the_colour_of_a_part() -> None:
    for color in ("", *MARKS):
        puzzle = marked(*"abcdefghijklmn", color=color)
        parts = {puzzle.color(number) for number in range(len(puzzle.parts))}
        assert parts.isdisjoint(mark_colors(puzzle).values())


def test_the_colour_of_a_mark_stays_when_others_come() -> None:
    some = mark_colors(marked("key", "lock", "tab"))
    more = mark_colors(marked("key", "lock", "tab", *"abcdef"))
    assert len(set(more.values())) == len(more)
    assert some.items() <= more.items()
    assert mark_colors(marked("lock"))["lock"] == some["lock"]


def test_named_colours_are_kept_and_many_marks_share() -> None:
    assert mark_colors(marked("red", "x", color=NAMED["red"]))["red"] == NAMED["red"]
    assert set(mark_colors(marked(*map(str, range(40)))).values()) == set(MARKS)


def test_a_tile_with_marks_all_round_is_covered_by_them() -> None:
    puzzle = load(LIBRARY / "square" / "macmahon-4x6.toml")
    for number, part in enumerate(puzzle.parts):
        shape = part_shape(puzzle, number)
        assert shape is not None
        assert sum(area(face) for face in shape.faces[-len(shape.paint):]) == pytest.approx(len(part.cells))
    lone = part_shape(marked("red"), 0)
    assert lone is not None
    assert area(lone.faces[-1]) < 0.3


def area(face: np.ndarray) -> float:
    """Return the area of a flat polygon in space."""
    return float(np.linalg.norm(np.cross(face, np.roll(face, -1, axis=0)).sum(axis=0))) / 2


def test_each_mark_of_a_tile_has_its_colour() -> None:
    puzzle = load(LIBRARY / "square" / "macmahon-4x6.toml")
    number = next(i for i, part in enumerate(puzzle.parts) if len({m.mark for m in part.marks}) == 3)
    part = puzzle.parts[number]
    placement = Placement(number, part.cells, drawn_marks(puzzle.lattice, part))
    shapes = scene(puzzle, (placement,))
    drawn = {face.fill for face in polygons(shapes, np.zeros((1, 3)), *viewpoint(puzzle.lattice))}
    assert drawn == {*mark_colors(puzzle).values(), puzzle.color(number)}


@pytest.mark.parametrize("name", names())
def test_a_patch_lies_on_the_body_of_its_cell(name: str) -> None:
    lattice = builtin(name)
    for number, kind in enumerate(lattice.kinds):
        cell = (*(0,) * lattice.rank, number)
        part = Part("P", (cell,), marks=tuple(Mark(cell, edge.label, edge.label) for edge in kind.half_edges))
        sides = drawn_marks(lattice, part)
        assert len(sides) == len(kind.half_edges)
        corners = bodies(lattice)[number].corners if kind.faces else None
        for patch in patches(lattice, sides):
            assert np.isfinite(patch).all()
            if corners is not None:
                assert (patch >= corners.min(axis=0) - 0.05).all()
                assert (patch <= corners.max(axis=0) + 0.05).all()


def test_the_canvas_shows_them(qtbot: QtBot) -> None:
    lattice = builtin("square")
    part = Part("P", ((0, 0, 0),), color="#3182bd", marks=(Mark((0, 0, 0), "north", "red"),))
    document = Document(Puzzle(lattice, parts=(part,)))
    pane = CanvasPane(document)
    qtbot.addWidget(pane)
    pane.resize(400, 400)
    pane.show()
    document.set_subject(0)
    pane.surface.fit()
    picture = pane.canvas.grab().toImage()
    colors = {QColor(picture.pixel(x, y)).name() for x in range(0, picture.width(), 2)
              for y in range(0, picture.height(), 2)}
    assert {"#d62728", "#3182bd"} <= colors


def test_marks_go_with_the_sides_that_a_drawing_takes_away(qtbot: QtBot, tmp_path: Path) -> None:
    marks = (Mark((0, 0, 0), "east", "red"), Mark((0, 0, 0), "north", "red"))
    part = Part("P", ((0, 0, 0),), marks=marks)
    document = Document(Puzzle(builtin("square"), "Named", parts=(part,)))
    document.set_cells(0, ((0, 0, 0), (1, 0, 0)))
    assert document.puzzle.parts[0].marks == marks[1:]
    document.save_as(tmp_path / "p.toml")
    assert load(tmp_path / "p.toml") == document.puzzle
    document.stack.undo()
    assert document.puzzle.parts[0].marks == marks


def test_sides_are_marked_with_the_mouse(qtbot: QtBot) -> None:
    document = Document(Puzzle(builtin("square"), parts=(Part("P", ((0, 0, 0), (1, 0, 0))),)))
    pane = CanvasPane(document)
    qtbot.addWidget(pane)
    pane.resize(500, 400)
    pane.show()
    document.set_subject(0)
    canvas = pane.canvas
    canvas.surface.fit()
    qtbot.mouseClick(pane.tools["mark"], Qt.MouseButton.LeftButton)
    assert pane.mark.isVisible()
    pane.mark.setEditText("blue")
    corner = canvas.surface.view.to_screen((0.5, 0.9)).toPoint()
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=corner)
    assert document.puzzle.parts[0].marks == (Mark((0, 0, 0), "north", "blue"),)
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.surface.view.to_screen((0.95, 0.5)).toPoint())
    assert {mark.side for mark in document.puzzle.parts[0].marks} <= {"north", "south", "west"}  # east is inside
    document.stack.undo()
    qtbot.mouseClick(canvas, Qt.MouseButton.RightButton, pos=corner)
    assert document.puzzle.parts[0].marks == ()
    document.set_subject(None)
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=corner)
    assert document.puzzle.parts[0].marks == ()
