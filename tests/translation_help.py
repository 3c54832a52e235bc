"""What widgets say, and whether there is room for it."""

import re

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
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
    QWidget,
)

from latticework.gui.canvas.pane import Heading

TEXTLESS = re.compile(r"[\W\d_]*")
"""Numbers and signs, which are the same in all languages, or written by the locale."""

OF_QT = [("QPlatformTheme", "OK"), ("QPlatformTheme", "Cancel"), ("QTabBar", "Scroll Left"),
         ("QTabBar", "Scroll Right"), ("QDockWidget", "Float"), ("QDockWidget", "Close"),
         ("QDockWidget", "Closes the dock widget"), ("QDockWidget", "Undocks and re-attaches the dock widget")]
"""Texts of Qt itself, which has its own files of translations."""


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
    return texts


def untranslated(top: QWidget, brackets: str, known: set[str]) -> list[str]:
    """Return the texts of a window that did not come out of the file of translations, apart from known names."""
    texts = [text for widget in (top, *top.findChildren(QWidget)) for text in told(widget)]
    for action in top.findChildren(QAction):
        if not isinstance(action.parent(), QLineEdit | QAbstractSpinBox):
            texts += [action.text(), action.toolTip()]
    return sorted({text for text in texts if not TEXTLESS.fullmatch(text) and brackets[0] not in text}
                  - known - {QCoreApplication.translate(*text).replace("&", "") for text in OF_QT})


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
