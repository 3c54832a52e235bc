"""The dialog of a new puzzle: lattices in groups with pictures, a first shape, a size, all by the keys too."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from lattice_help import BRICKS
from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.editor.new_puzzle_dialog import NewDialog, begun, sample
from latticework.gui.widgets.names import GROUPS, USUAL_ORDER
from latticework.lattice import builtin, names
from latticework.puzzle.colors import NEW_PALETTE
from latticework.puzzle.shapes.offered import offered_shapes, shape_cells

SQUARE, SPHERES = builtin("square"), builtin("packed-spheres")


@pytest.fixture
def dialog(qtbot):
    """The dialog, beginning with squares."""
    made = NewDialog(SQUARE)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.shape.count() > 1, timeout=20_000)
    return made


def test_every_lattice_that_ships_is_in_one_group_and_has_a_sentence():
    listed = [name for group in GROUPS.values() for name in group]
    assert sorted(listed) == sorted(names()) == sorted(USUAL_ORDER)
    assert all(text.endswith(".") for group in GROUPS.values() for text in group.values())


def test_sentences_of_lattices_have_room_in_large_letters(qtbot, qapp):
    usual, large = qapp.font(), qapp.font()
    large.setPointSizeF(2 * usual.pointSizeF())
    qapp.setFont(large)
    try:
        made = NewDialog(SQUARE)
        qtbot.addWidget(made)
        made.show()
        tree = made.lattices
        line = tree.fontMetrics().height()
        first = tree.topLevelItem(1)
        assert tree.fontMetrics().horizontalAdvance(first.toolTip(0)) > 2 * tree.viewport().width()
        qtbot.waitUntil(lambda: tree.visualItemRect(first).height() > 4 * line, timeout=20_000)
    finally:
        qapp.setFont(usual)


@pytest.mark.parametrize("name", names())
def test_a_lattice_is_shown_by_cells_that_hang_together(name):
    lattice = builtin(name)
    cells = sample(lattice)
    assert 1 < len(cells) == len(set(cells)) <= 24
    assert all(any(near in lattice.neighbours(cell) for near in cells) for cell in cells)


def test_enter_begins_at_once_with_nothing(qtbot, dialog):
    qtbot.keyClick(dialog.lattices, Qt.Key.Key_Return)
    assert dialog.result() == NewDialog.DialogCode.Accepted
    assert dialog.puzzle.lattice is SQUARE
    assert dialog.puzzle.target.cells == ()


def test_arrows_choose_lattices_and_pass_over_the_titles_of_groups(qtbot, dialog):
    seen = [dialog.lattices.lattice.name]
    for _ in range(len(names()) + 2):
        qtbot.keyClick(dialog.lattices, Qt.Key.Key_Down)
        seen.append(dialog.lattices.lattice.name)
    assert list(dict.fromkeys(seen)) == [name for group in GROUPS.values() for name in group]
    for _ in range(len(names()) + 2):
        qtbot.keyClick(dialog.lattices, Qt.Key.Key_Up)
    assert dialog.lattices.lattice is SQUARE


def test_a_shape_in_a_size_is_shown_and_begun_with(qtbot, dialog):
    dialog.lattices.choose(SPHERES)
    qtbot.waitUntil(lambda: dialog.shape.findData("pyramid") > 0, timeout=20_000)
    dialog.shape.setCurrentIndex(dialog.shape.findData("pyramid"))
    dialog.sizes[0].setValue(3)
    qtbot.waitUntil(lambda: dialog.summary.text() == "The target has 14 cells.", timeout=20_000)
    assert not dialog.preview.pixmap().isNull()
    assert [box.isVisible() for box in dialog.sizes] == [True, False, False]
    dialog.accept()
    assert set(dialog.puzzle.target.cells) == set(shape_cells(SPHERES, "pyramid", [3]))
    assert dialog.puzzle.up == offered_shapes(SPHERES)["pyramid"].up


def test_begin_waits_for_the_shape(qtbot, dialog):
    dialog.shape.setCurrentIndex(dialog.shape.findData("box"))
    dialog.sizes[0].setValue(7)
    dialog.accept()
    qtbot.waitUntil(lambda: dialog.result() == NewDialog.DialogCode.Accepted, timeout=20_000)
    assert len(dialog.puzzle.target.cells) == 7 * 4


def test_too_large_a_shape_is_refused_in_words(qtbot, dialog):
    dialog.lattices.choose(builtin("cubic"))
    qtbot.waitUntil(lambda: dialog.shape.findData("box") > 0, timeout=20_000)
    dialog.shape.setCurrentIndex(dialog.shape.findData("box"))
    for box in dialog.sizes:
        box.setValue(200)
    qtbot.waitUntil(lambda: "too many" in dialog.warning.text(), timeout=20_000)
    assert dialog.puzzle is None
    with pytest.raises(LatticeworkError):
        begun(builtin("cubic"), "box", [200, 200, 200])


def test_a_shape_stays_chosen_in_another_lattice_that_has_it(qtbot, dialog):
    dialog.shape.setCurrentIndex(dialog.shape.findData("box"))
    dialog.lattices.choose(builtin("cubic"))
    qtbot.waitUntil(lambda: dialog.shape.currentData() == "box", timeout=20_000)
    assert [box.isVisible() for box in dialog.sizes] == [True, True, True]


@pytest.mark.parametrize("name", ["square", "triangle", "hexagon"])
def test_a_ring_begins_thin_enough_for_every_lattice(qtbot, dialog, name):
    dialog.shape.setValue("ring")
    dialog.size_rows.boxes[1].setValue(2)
    dialog.lattices.choose(builtin(name))
    qtbot.waitUntil(lambda: dialog.puzzle is not None and dialog.puzzle.lattice.name == name
                    and bool(dialog.puzzle.target.cells), timeout=20_000)
    assert not dialog.warning.text()


def test_lattices_of_ones_own_and_the_one_in_use_are_a_group(qtbot):
    folder = paths.lattices()
    folder.mkdir(parents=True)
    (folder / "bricks.toml").write_text(BRICKS)
    (folder / "broken.toml").write_text("format = 1")
    made = NewDialog(builtin("cubic"))
    qtbot.addWidget(made)
    bricks = made.lattices.lattices()[-1]
    assert bricks.name == "bricks"
    made.lattices.choose(bricks)
    made.accept()
    assert made.puzzle.lattice is bricks


def test_the_first_shape_stays_where_it_is_however_many_sizes_it_has(qtbot, dialog):
    places = set()
    for row in range(dialog.shape.count()):
        dialog.shape.setCurrentIndex(row)
        QApplication.processEvents()
        places.add(dialog.shape.mapTo(dialog, dialog.shape.rect().topLeft()).y())
    assert len(places) == 1


@pytest.mark.parametrize("shape", [(), ("box", (4, 4))], ids=["nothing yet", "a shape"])
def test_the_colours_of_a_new_puzzle_are_those_that_everybody_can_distinguish(shape):
    assert begun(builtin("square"), *shape).palette == NEW_PALETTE
