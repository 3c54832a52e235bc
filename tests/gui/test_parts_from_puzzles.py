"""Parts of other puzzles, found by picture and name."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gui_help import CTRL, LEFT, opened
from latticework.gui.editor import shape_dialog
from latticework.gui.editor.document import Document
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.gui.editor.shape_dialog import PartCatalogue, ShapeDialog
from latticework.gui.widgets import theme
from latticework.gui.widgets.preferences import add_recent_file
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, save

SQUARE = builtin("square")
BENT, BAR, LONG = ((0, 0, 0), (0, 1, 0), (1, 1, 0)), ((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0), (0, 2, 0))
TURNED = ((4, 4, 0), (5, 4, 0), (5, 5, 0))
EMPTY = Puzzle(SQUARE, "Mine")
L = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0))
J = ((3, 0, 0), (4, 0, 0), (4, 1, 0), (4, 2, 0))
SCREW = ((0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0))
OTHER_SCREW = tuple((x, y, -z, kind) for x, y, z, kind in SCREW)
TURNED_SCREW = tuple((-y, x, z, kind) for x, y, z, kind in SCREW)


@pytest.fixture(autouse=True)
def library(tmp_path, monkeypatch):
    """Two puzzles that ship, one of another lattice, and one file that cannot be read."""
    files = {"one": Puzzle(SQUARE, "One", parts=(Part("elbow", BENT), Part("bar", BAR))),
             "two": Puzzle(SQUARE, "Two", parts=(Part("knee", TURNED), Part("rod", LONG))),
             "cubes": Puzzle(builtin("cubic"), "Cubes", parts=(Part("cube", ((0, 0, 0, 0),)),))}
    for name, puzzle in files.items():
        save(puzzle, tmp_path / f"{name}.toml")
    (tmp_path / "bad.toml").write_text("no puzzle")
    monkeypatch.setattr(shape_dialog, "shipped", lambda: [tmp_path / f"{name}.toml" for name in (*files, "bad")])
    return tmp_path


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(EMPTY)), 330, 400)


def dialog_of(qtbot: QtBot, panel: PartsPanel) -> ShapeDialog:
    qtbot.mouseClick(panel.buttons["add-shape"], LEFT)
    dialog = panel.findChild(ShapeDialog)
    qtbot.waitUntil(lambda: not dialog.search.reading)
    return dialog


def shown(dialog: ShapeDialog) -> list[str]:
    return [dialog.search.index(row, 0).data() for row in range(dialog.search.rowCount())]


def test_equal_shapes_are_shown_once_and_the_smaller_ones_first(qtbot, panel):
    dialog = dialog_of(qtbot, panel)
    assert shown(dialog) == ["bar", "elbow", "rod"]
    assert dialog.summary.text() == "3 shapes"
    assert "knee in Two" in dialog.search.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    dialog.list.setCurrentIndex(dialog.search.index(1, 0))
    assert dialog.summary.text() == "3 cells; elbow in One; knee in Two"


def test_a_part_named_as_is_typed_comes_first(qtbot, panel, library):
    save(Puzzle(SQUARE, "Three", parts=(Part("bars", ((0, 0, 0),)),)), library / "cubes.toml")
    dialog = dialog_of(qtbot, panel)
    assert shown(dialog) == ["bars", "bar", "elbow", "rod"]
    qtbot.keyClicks(dialog.filter, "bar")
    assert shown(dialog) == ["bar", "bars"]


@pytest.mark.parametrize(("text", "found"), [
    ("KNEE", ["elbow"]), ("two", ["elbow", "rod"]), ("rod two", ["rod"]), ("2 cells", ["bar"]), ("cube", []),
    ("ar", []), ("", None)])
def test_parts_are_found_by_their_names_their_puzzles_and_their_cells(qtbot, panel, text, found):
    dialog = dialog_of(qtbot, panel)
    dialog.filter.setText(text)
    assert shown(dialog) == (["bar", "elbow", "rod"] if found is None else found)
    if not shown(dialog):
        assert dialog.empty.isVisible()
        assert dialog.empty.text() == "No part or puzzle of this lattice is called so."


def test_several_are_added_with_copies_as_one_step(qtbot, panel):
    dialog = dialog_of(qtbot, panel)
    assert not dialog.add_button.isEnabled()
    dialog.list.selectAll()
    assert dialog.add_button.text() == "Add 3 parts"
    dialog.copies.setValue(2)
    qtbot.mouseClick(dialog.add_button, LEFT)
    parts = panel.document.puzzle.parts
    assert [(part.name, part.least, part.most) for part in parts] == [("bar", 2, 2), ("elbow", 2, 2), ("rod", 2, 2)]
    panel.document.stack.undo()
    assert panel.document.puzzle == EMPTY
    qtbot.waitUntil(lambda: panel.findChild(ShapeDialog) is None)


def test_by_keys_alone(qtbot, panel):
    dialog = dialog_of(qtbot, panel)
    qtbot.keyClicks(dialog.filter, "knee")
    qtbot.keyClick(dialog.filter, Qt.Key.Key_Return)  # the first match
    assert dialog.isVisible()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert [part.name for part in panel.document.puzzle.parts] == ["knee"]  # as it was found


def test_recent_files_and_others_are_there_too(qtbot, panel, library, monkeypatch):
    own = Puzzle(SQUARE, "Own", parts=(Part("square", (*BENT, (1, 0, 0))),))
    save(own, library / "own.toml")
    add_recent_file(QSettings(), library / "own.toml")
    dialog = dialog_of(qtbot, panel)
    assert shown(dialog)[-1] == "square"
    save(Puzzle(SQUARE, "Other", parts=(Part("dot", BAR[:1]),)), library / "other.toml")
    asked = [str(library / name) for name in ("other.toml", "cubes.toml")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (asked, ""))
    qtbot.mouseClick(dialog.files_button, LEFT)
    qtbot.waitUntil(lambda: not dialog.search.reading)
    assert shown(dialog)[0] == "dot"
    assert "its parts are in the lattice Cubes; only those of Squares can be taken" in dialog.warning.text()


def test_a_lattice_of_which_there_is_no_other_puzzle(qtbot):
    panel = opened(qtbot, PartsPanel(Document(Puzzle(builtin("triangle")))), 330, 400)
    dialog = dialog_of(qtbot, panel)
    assert dialog.empty.text() == "No other puzzle has this lattice."
    dialog.reject()


def test_pictures_follow_the_theme(qtbot, panel):
    dialog = dialog_of(qtbot, panel)
    role = Qt.ItemDataRole.DecorationRole
    light = dialog.search.index(0, 0).data(role).pixmap(84, 60).toImage()
    theme.apply_theme("dark")
    qtbot.waitUntil(lambda: dialog.search.index(0, 0).data(role).pixmap(84, 60).toImage() != light)


def test_selecting_several_with_ctrl(qtbot, panel):
    dialog = dialog_of(qtbot, panel)
    for row in (0, 2):
        place = dialog.list.visualRect(dialog.search.index(row, 0)).center()
        qtbot.mouseClick(dialog.list.viewport(), LEFT, CTRL, place)
    dialog.add()
    assert [part.name for part in panel.document.puzzle.parts] == ["bar", "rod"]


def test_the_parts_of_all_puzzles_of_a_folder(qtbot, panel, tmp_path, monkeypatch):
    folder = tmp_path / "collection" / "old"
    folder.mkdir(parents=True)
    (folder / "a.psv").write_text("Old\nSquare\nBoard ((3,3))\ntile ((0,0)(1,0)(2,0)(1,1))\n")
    (folder / "bad.toml").write_text("no puzzle")
    (folder / "letter.doc").write_text("Dear")
    dialog = dialog_of(qtbot, panel)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder.parent))
    qtbot.mouseClick(dialog.folder_button, LEFT)
    qtbot.waitUntil(lambda: not dialog.search.reading)
    assert len(shown(dialog)) == 4
    assert "P1 in Old" in dialog.search.index(3, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert not dialog.warning.isVisible()
    (tmp_path / "empty").mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "empty"))
    qtbot.mouseClick(dialog.folder_button, LEFT)
    assert "holds no file that can be read" in dialog.warning.text()
    monkeypatch.setattr(shape_dialog, "MOST_FILES", 1)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    qtbot.mouseClick(dialog.folder_button, LEFT)
    assert "holds more than 1 files" in dialog.warning.text()


def test_what_can_be_turned_over_by_hand_is_one_shape():
    one, two = (Puzzle(SQUARE, name, parts=(Part("L", L), Part("J", J))) for name in ("One", "Two"))
    catalogue = PartCatalogue(SQUARE)
    told = [catalogue.add(part, puzzle) for puzzle in (one, two, one) for part in puzzle.parts]
    assert [shape is not None for shape in told] == [True] * 4 + [False] * 2
    [shape] = catalogue.shapes
    assert shape.sources == [("L", "One"), ("J", "One"), ("L", "Two"), ("J", "Two")]
    assert [shape.name(words) for words in ([], ["j"], ["two"])] == ["L", "J", "L"]


def test_mirror_images_of_solid_parts_are_two_shapes():
    cubic = builtin("cubic")
    puzzle = Puzzle(cubic, parts=tuple(Part("S", cells) for cells in (SCREW, OTHER_SCREW, TURNED_SCREW)))
    catalogue = PartCatalogue(cubic)
    for part in puzzle.parts:
        catalogue.add(part, puzzle)
    assert len(catalogue.shapes) == 2


def test_empty_parts_and_other_lattices_are_left_out():
    catalogue = PartCatalogue(SQUARE)
    assert catalogue.add(Part("empty"), Puzzle(SQUARE)) is None
    assert catalogue.add(Part("S", SCREW), Puzzle(builtin("cubic"))) is None
    assert not catalogue.shapes
