"""A puzzle whose every text is HTML, mnemonics and control characters: all of it is shown letter for letter."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QTimer
from PySide6.QtGui import Qt, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QMessageBox, QPlainTextEdit, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.editor.matching_dialog import MatchingDialog
from latticework.gui.editor.parts_panel import group_menu
from latticework.gui.editor.properties_dialog import PropertiesDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.stored_search import MethodTexts
from latticework.gui.widgets.shown_text import literal
from latticework.lattice import builtin
from latticework.puzzle import Mark, Matching, Part, Published, Puzzle, Target, save
from latticework.visible_text import TURNING, one_line

EVIL = "<b>evil</b><img src=x>&y[*]"
NAME = EVIL + "\n\x1b]0;title\a\t\u202e"
SEEN = EVIL + r"\n\x1b]0;title\x07\t\u202e"
CELL, BESIDE = (0, 0, 0), (1, 0, 0)
PUZZLE = Puzzle(
    replace(builtin("square"), title=NAME), NAME, NAME, NAME, target=Target((CELL, BESIDE), name=NAME),
    parts=(Part(NAME, (CELL, (5, 0, 0)), marks=(Mark(CELL, "east", NAME),), group=NAME), Part(NAME, group=EVIL)),
    matching=Matching(((NAME, NAME),), (), {}), published=(Published(1, "nothing", NAME),),
    others=(Target(name=NAME),))


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


@pytest.fixture
def evil(window) -> MainWindow:
    window.document.change("Evil", PUZZLE)
    return window


def as_seen(text: str, form: Qt.TextFormat = Qt.TextFormat.AutoText) -> str:
    """Return what Qt shows of a text."""
    rich = form == Qt.TextFormat.RichText or (form == Qt.TextFormat.AutoText and Qt.mightBeRichText(text))
    return QTextDocumentFragment.fromHtml(text).toPlainText() if rich else text


def texts(widget: QWidget) -> Iterator[str]:
    """Yield what is seen of a widget that may show rich text, and of its tool tips."""
    yield as_seen(widget.toolTip())
    if isinstance(widget, QLabel):
        yield as_seen(widget.text(), widget.textFormat())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (as_seen(tip) for tip in told(widget.model(), Qt.ItemDataRole.ToolTipRole))


def told(model: QAbstractItemModel, role: Qt.ItemDataRole) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    places = [model.index(row, column) for row in range(model.rowCount()) for column in range(columns)]
    places += [model.index(row, 0, place) for place in places for row in range(model.rowCount(place))]
    yield from (str(place.data(role)) for place in places if place.data(role))
    for way, count in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, model.rowCount())):
        yield from (str(text) for i in range(count) if (text := model.headerData(i, way, role)))


def check(*tops: QWidget) -> int:
    """Hold all that is seen of some windows; return how often evil was seen."""
    widgets = [widget for top in tops for widget in (top, *top.findChildren(QWidget))]
    seen = [text for widget in widgets for text in texts(widget) if "evil" in text]
    assert all("<b>evil" in text and not TURNING & set(text) and "\x1b" not in text for text in seen), seen
    return len(seen)


def with_modal(act: Callable[[], object]) -> str:
    """Do what opens a dialog with an event loop of its own; check it and return its text."""
    found: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        if box is None:
            QTimer.singleShot(20, look)
            return
        try:
            check(box)
            found.append(as_seen(box.text()) if isinstance(box, QMessageBox) else "")
        finally:
            box.close()
    QTimer.singleShot(20, look)
    act()
    return found[0]


def test_the_window(evil, qtbot):
    qtbot.waitUntil(lambda: evil.runner.look is not None and evil.runner.look.puzzle == PUZZLE)
    evil.files.saved.emit(Path(EVIL))
    evil.canvas.surface.status.emit(EVIL)
    evil.search.form.show_method(MethodTexts(EVIL, why=EVIL))
    assert check(evil) >= 6


def test_names_stay_on_one_line(evil):
    assert SEEN in evil.canvas.heading.text()
    assert SEEN in evil.parts.sums.text()
    assert [evil.parts.model.index(row, 1).data() for row in range(3)] == [SEEN] * 3
    assert [evil.parts.targets.box.itemText(i) for i in range(2)] == [SEEN] * 2
    assert SEEN in evil.parts.warning.text().replace("\u200b", "")
    assert evil.parts.model.index(1, 1).data(Qt.ItemDataRole.EditRole) == NAME


def test_the_title_keeps_its_mark_of_changes_apart_from_the_name(evil):
    assert evil.windowTitle() == f"{SEEN.replace('[*]', '[*][*]')}[*]"


def test_the_library(own_window, qtbot, tmp_path):
    save(PUZZLE, tmp_path / "a.toml")
    (tmp_path / "<b>evil<").mkdir()
    (tmp_path / "<b>evil<" / "b>.toml").write_text("format = '<b>evil</b><img src=x>'", "utf-8")
    for path in tmp_path.rglob("*.toml"):
        own_window.library.add_recent(path)
    own_window.panels.to_library()
    own_window.library.bar.collections.choose("all")
    qtbot.waitUntil(lambda: not own_window.library.reading, timeout=30_000)
    tips = [as_seen(tip) for tip in told(own_window.library.cards, Qt.ItemDataRole.ToolTipRole) if "evil" in tip]
    assert len(tips) == 2
    assert all("<b>evil<" in tip for tip in tips)
    assert sum(SEEN in text for text in told(own_window.library.cards, Qt.ItemDataRole.DisplayRole)) == 1


@pytest.mark.parametrize("make", [PropertiesDialog, MatchingDialog])
def test_dialogs(evil, qtbot, make):
    dialog = make(evil.document, evil)
    dialog.open()
    written = sum(SEEN in field.toPlainText() for field in dialog.findChildren(QPlainTextEdit) if field.isReadOnly())
    assert check(dialog) + written >= 2
    assert dialog.height() < evil.screen().availableGeometry().height()
    dialog.close()


def test_refusals_in_dialogs(evil, qtbot, monkeypatch):
    def refuse(*_args: object) -> None:
        raise LatticeworkError(EVIL)
    monkeypatch.setattr(evil.document, "change", refuse)
    properties, matching = PropertiesDialog(evil.document, evil), MatchingDialog(evil.document, evil)
    properties.name.setText("other")
    matching.model.show(matching.model.table.usual)
    for dialog in (properties, matching):
        dialog.open()
        assert with_modal(dialog.buttons.accepted.emit) == EVIL
        dialog.close()


def test_the_question_before_work_is_lost(evil):
    assert SEEN in with_modal(evil.files.may_leave)


def test_a_refused_file(evil, tmp_path):
    evil.document.stack.setClean()
    path = tmp_path / "<b>evil.toml"
    path.write_text("format = 7", "utf-8")
    assert "<b>evil.toml" in with_modal(lambda: evil.files.open_path(path))


def test_the_menu_of_groups(evil, qtbot):
    menu: QMenu = group_menu(evil.document, (1,), evil)
    entries = [action.text() for action in menu.actions() if "evil" in action.text()]
    assert len(entries) == 3, "the part, and two groups"
    assert all("&&y" in entry and "\t" not in entry and "\n" not in entry for entry in entries)
    menu.close()


def test_only_markup_is_changed():
    assert literal("1 < 2 & 3\ntwo lines") == "1 < 2 & 3\ntwo lines"
    assert as_seen(literal(EVIL)) == EVIL
    assert one_line("Würfel 立方 👩‍🚀\u00a0m²") == "Würfel 立方 👩‍🚀\u00a0m²"
