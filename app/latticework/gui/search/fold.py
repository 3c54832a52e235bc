"""Fields of a form that few people need, below a line that shows and hides them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtWidgets import QFormLayout, QToolButton, QWidget


class Fold(QObject):
    """A line with a title; a click shows the fields that were added below it, or hides them.

    setting: the name under which it is kept for the next time whether they are shown.
    """

    def __init__(self, form: QFormLayout, title: str, setting: str) -> None:
        super().__init__(form)
        self._form, self._setting = form, setting
        self._rows: list[tuple[QWidget, Callable[[], bool]]] = []
        self.button = QToolButton()
        self.button.setText(title)
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setMaximumHeight(self.button.fontMetrics().height() + 4)
        self.button.setChecked(str(QSettings().value(setting, "false")) == "true")
        self.button.toggled.connect(self._on_toggled)
        form.addRow(self.button)
        self.refresh()

    def add(self, label: str, field: QWidget, wanted: Callable[[], bool] = lambda: True) -> None:
        """Add a field, which is shown while it is wanted."""
        self._form.addRow(label, field)
        self._rows.append((field, wanted))
        self.refresh()

    def refresh(self) -> None:
        """Show the fields that are wanted, as long as they are not folded away."""
        opened = self.button.isChecked()
        self.button.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        for field, wanted in self._rows:
            self._form.setRowVisible(field, opened and wanted())

    def _on_toggled(self, opened: bool) -> None:
        QSettings().setValue(self._setting, "true" if opened else "false")
        self.refresh()
