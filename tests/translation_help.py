"""What widgets say, and whether there is room for it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QLocale, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QProgressBar,
    QStyle,
    QStyleOptionButton,
    QTabWidget,
    QTreeView,
    QWidget,
)

from latticework.gui.shell import language
from latticework.gui.shell.language import read_catalogue
from latticework.gui.stage.canvas.pane import Heading
from latticework.gui.widgets import translation

TEXTLESS = re.compile(r"[\W\d_]*")
"""Numbers and signs, which are the same in all languages, or written by the locale."""

BRACKETS = {"en_XA": "[]", "ar_XB": "⟦⟧"}
"""The made-up languages, the second of them written from right to left, and what their texts stand in."""

SMALLEST = 1024, 700
"""The size of a window in which nothing may be cut off."""

THE_SAME = re.compile(r"(?:\b(?:Ctrl|Shift|Alt)\+)*\b(?:Ctrl|Shift|Alt|F\d\d?|Return|Space|Del|Ins|Home|End|Up|Down|"
                      r"Left|Right|PgUp|PgDown|[A-Z])\b|#[0-9a-f]{6}\b|\S+\.toml\b")
"""Shortcuts, which are called as on the keys; colours by their numbers; files."""

OF_QT = [("QPlatformTheme", "OK"), ("QPlatformTheme", "Cancel"), ("QPlatformTheme", "Close"),
         ("QTabBar", "Scroll Left"), ("QTabBar", "Scroll Right"), ("QMessageBox", "Show Details..."),
         ("QDockWidget", "Float"), ("QDockWidget", "Close"), ("QDockWidget", "Closes the dock widget"),
         ("QDockWidget", "Undocks and re-attaches the dock widget"), ("QShortcut", "Up"), ("QShortcut", "Down"),
         ("QShortcut", "Left"), ("QShortcut", "Right"), ("QShortcut", "Shift")]
"""Texts of Qt itself, which has its own files of translations."""


catalogue_read_once = cache(read_catalogue)


@contextmanager
def speaking(app: QApplication, file: Path) -> Iterator[None]:
    """Have the application speak the language of a file of translations, and then the one of before."""
    before, direction = QLocale(), app.layoutDirection()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "read_catalogue", catalogue_read_once)
        taken = language.use_language(app, file)
    try:
        yield
    finally:
        for translator in taken:
            app.removeTranslator(translator)
        app.setLayoutDirection(direction)
        translation.use_locale(translation.ENGLISH)
        QLocale.setDefault(before)


def told(widget: QWidget) -> list[str]:
    """Return the texts of one widget that somebody reads: what it shows, its tips, its name."""
    texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    if isinstance(widget, QLabel | QAbstractButton):
        texts.append(widget.text())
    if isinstance(widget, QGroupBox):
        texts.append(widget.title())
    if isinstance(widget, QDockWidget | QDialog):
        texts.append(widget.windowTitle())
    if isinstance(widget, QLineEdit):
        texts.append(widget.placeholderText())
    if isinstance(widget, QProgressBar):
        texts.append(widget.format())
    if isinstance(widget, QComboBox) and not widget.isEditable():
        texts += [widget.itemText(number) for number in range(widget.count())]
    if isinstance(widget, QTabWidget):
        texts += [widget.tabText(number) for number in range(widget.count())]
    if isinstance(widget, QHeaderView):
        model, direction = widget.model(), widget.orientation()
        texts += [str(model.headerData(number, direction) or "") for number in range(model.columnCount())]
    if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView) and widget.model():
        texts += cells_of(widget.model(), QModelIndex(), isinstance(widget, QTreeView))
    return texts


def cells_of(model: QAbstractItemModel, parent: QModelIndex, is_tree: bool) -> Iterator[str]:
    """Yield what the cells of a table, a list or a tree show and tell."""
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            cell = model.index(row, column, parent)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(model.data(cell, role) or "")
        if is_tree:
            yield from cells_of(model, model.index(row, 0, parent), is_tree)


def left_in_english(text: str, brackets: str, known: set[str]) -> str:
    """Return what of a text stands outside the brackets of a made-up language: known names, signs and tags left out.

    >>> left_in_english("[Såvé [one] tö] Soma: <b>not this</b> (12)", "[]", {"Soma"})
    'not this'
    """
    text = _any_of(frozenset(known)).sub(" ", text)
    inner, count = _innermost(brackets), 1
    while count:
        text, count = inner.subn(" ", text)
    text = THE_SAME.sub(" ", re.sub("<[^<>]*>|[\u2068\u2069]", " ", text))
    return "" if TEXTLESS.fullmatch(text) else " ".join(text.split()).strip(" ()0123456789:")


@cache
def _any_of(names: frozenset[str]) -> re.Pattern[str]:
    """Return what matches any of some names as a whole, the longest of those that begin at a place."""
    longest_first = sorted(filter(None, names), key=lambda name: (-len(name), name))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)" if longest_first else "(?!)")


@cache
def _innermost(brackets: str) -> re.Pattern[str]:
    return re.compile("[{0}][^{0}{1}]*[{1}]".format(*map(re.escape, brackets)))


def untranslated(top: QWidget, brackets: str, known: set[str]) -> list[str]:
    """Return what of the texts of a window did not come out of the file of translations, apart from known names."""
    texts = [text for widget in (top, *top.findChildren(QWidget)) for text in told(widget)]
    for action in top.findChildren(QAction):
        if not isinstance(action.parent(), QLineEdit | QAbstractSpinBox):
            texts += [action.text(), action.toolTip()]
    known = {*known, *(QCoreApplication.translate(*text).replace("&", "") for text in OF_QT), "Latticework"}
    return sorted({left for text in texts if (left := left_in_english(text, brackets, known))})


def cut_off(top: QWidget) -> list[str]:
    """Return the texts of labels, buttons and headings that have less room than they need."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisibleTo(top) or isinstance(widget, Heading):
            continue  # a heading ends in dots, and its tip tells the rest
        if isinstance(widget, QLabel) and widget.text():
            narrow = not widget.wordWrap() and widget.width() < widget.sizeHint().width()
            low = widget.wordWrap() and widget.height() < widget.heightForWidth(widget.width())
            found += [widget.text()] * (narrow or low)
        elif isinstance(widget, QAbstractButton) and widget.text() and widget.width() < wanted_width(widget):
            found.append(widget.text())
        elif isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
            found += [str(widget.model().headerData(number, widget.orientation())) for number in range(widget.count())
                      if widget.sectionSize(number) < widget.sectionSizeHint(number)]
    return found


def wanted_width(button: QAbstractButton) -> int:
    """Return the width that a button needs; one that shows an icon alone needs that of the icon."""
    option = QStyleOptionButton()
    option.initFrom(button)
    if button.width() >= button.sizeHint().width():
        return 0
    style = button.style().pixelMetric(QStyle.PixelMetric.PM_ButtonMargin, option, button)
    return button.fontMetrics().horizontalAdvance(button.text().replace("&", "")) + style
