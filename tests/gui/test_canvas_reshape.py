"""Turning, tipping, mirroring and shifting carry what lies on the cells."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from gui_help import RIGHT, SHIFT, drag, pane_of
from latticework.cover.mark_conflicts import poses
from latticework.lattice import builtin, names
from latticework.puzzle import Mark, Part, Puzzle, Target, drawing, edit_cells

SQUARE, CUBIC = builtin("square"), builtin("cubic")
S = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0))
MARKS = (Mark((0, 0, 0), "west", "key"), Mark((1, 1, 0), "north", "lock"))


@st.composite
def marked_parts(draw: st.DrawFn) -> Puzzle:
    """A puzzle with a connected part, marks on some of its outer sides, and colours on some of its cells."""
    lattice = builtin(draw(st.sampled_from(names())))
    cells = [(*(0,) * lattice.rank, draw(st.integers(0, len(lattice.kinds) - 1)))]
    for _ in range(draw(st.integers(0, 3))):
        cells.append(draw(st.sampled_from(sorted({n for c in cells for n in lattice.neighbours(c)} - set(cells)))))
    sides = [(c, edge.label) for c in cells for edge, n in
             zip(lattice.kinds[c[-1]].half_edges, lattice.neighbours(c), strict=True) if n not in cells]
    chosen = draw(st.lists(st.tuples(st.sampled_from(sides), st.sampled_from("ab")), max_size=3, unique_by=_first))
    marks = tuple(sorted(Mark(*side, mark) for side, mark in chosen))
    colored = draw(st.lists(st.sampled_from(cells), unique=True))
    colors = tuple(sorted((cell, "#d62728") for cell in colored))
    return Puzzle(lattice, parts=(Part("P", tuple(sorted(cells)), marks=marks, cell_colors=colors),))


def _first(pair):
    return pair[0]


@given(marked_parts(), st.sampled_from(["turned", "tipped", "shifted"]))
@settings(max_examples=40, deadline=None)
def test_turning_a_part_leaves_its_poses_as_they_were(puzzle, change):
    part, beside = puzzle.parts[0], edit_cells.faced_cells(puzzle, 0)
    if change == "shifted":
        image = drawing.moved((*part.cells, *beside), (2,) * puzzle.lattice.rank)
    elif change == "tipped" and puzzle.lattice.flat:
        return
    else:
        image = getattr(drawing, change)(puzzle.lattice, part.cells, beside)
    if image is None:
        return
    turned = edit_cells.carried(puzzle, 0, image)
    assert len(turned.parts[0].marks) == len(part.marks)
    assert set(poses(turned, turned.parts[0])) == set(poses(puzzle, part))
    assert {image[cell] for cell, _ in part.cell_colors} == {cell for cell, _ in turned.parts[0].cell_colors}


def test_the_keys_carry_marks_and_four_turns_lead_back(qtbot):
    pane = pane_of(qtbot, Puzzle(SQUARE, parts=(Part("S", S, marks=MARKS),)), 0)
    document = pane.document
    qtbot.keyClick(pane.canvas, Qt.Key.Key_R)
    assert document.puzzle.parts[0].marks == (Mark((0, 1, 0), "west", "lock"), Mark((1, 0, 0), "south", "key"))
    for _ in range(3):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_R)
    assert document.puzzle.parts[0] == Part("S", S, marks=MARKS)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_M)
    assert document.puzzle.parts[0].marks == (Mark((1, 1, 0), "north", "lock"), Mark((2, 0, 0), "east", "key"))
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Right, SHIFT)
    assert document.puzzle.parts[0].marks == (Mark((2, 1, 0), "north", "lock"), Mark((3, 0, 0), "east", "key"))
    assert [document.stack.text(i) for i in range(6)] == ["Turn"] * 4 + ["Mirror", "Shift"]


def test_tipping_a_part_turns_a_mark_from_the_top_to_a_side(qtbot):
    part = Part("P", ((0, 0, 0, 0), (1, 0, 0, 0)), marks=(Mark((0, 0, 0, 0), "up", "key"),))
    pane = pane_of(qtbot, Puzzle(CUBIC, parts=(part,)), 0)
    sides = []
    for _ in range(4):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_T)
        sides += [mark.side for mark in pane.document.puzzle.parts[0].marks]
    assert sides == ["south", "down", "north", "up"]


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_M])
def test_the_target_takes_along_what_may_stay_empty_and_its_colours(qtbot, key):
    puzzle = Puzzle(SQUARE, target=Target(S, optional=S[:1], cell_colors=((S[3], "#102030"),)))
    pane = pane_of(qtbot, puzzle)
    qtbot.keyClick(pane.canvas, key)
    turned = pane.document.puzzle.target
    ends = {cell for cell in turned.cells if sum(n in turned.cells for n in SQUARE.neighbours(cell)) == 1}
    assert {*turned.optional, turned.cell_colors[0][0]} == ends
    assert turned.cell_colors[0][1] == "#102030"
    for _ in range(3 if key == Qt.Key.Key_R else 1):
        qtbot.keyClick(pane.canvas, key)
    assert pane.document.puzzle == puzzle


def test_a_shift_takes_all_along_and_drawing_leaves_it_on_the_cells_that_remain(qtbot):
    colors = ((S[0], "#102030"), (S[3], "#102030"))
    pane = pane_of(qtbot, Puzzle(SQUARE, target=Target(S, optional=S[:2], cell_colors=colors)))
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Up, SHIFT)
    assert pane.document.puzzle.target.optional == ((0, 1, 0), (1, 1, 0))
    drag(qtbot, pane, (0, 1, 0), button=RIGHT)
    assert pane.document.puzzle.target.optional == ((1, 1, 0),)
    assert pane.document.puzzle.target.cell_colors == (((2, 2, 0), "#102030"),)


def test_a_refused_shift_is_reported_and_leaves_the_puzzle(qtbot):
    puzzle = Puzzle(SQUARE, target=Target(((10_000, 0, 0),)))
    pane = pane_of(qtbot, puzzle)
    told = []
    pane.surface.status.connect(told.append)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Right, SHIFT)
    assert any("10,000" in line for line in told)
    assert pane.document.puzzle is puzzle
