"""A tab for each form of the part that is drawn, and the actions that add, remove and switch forms."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.widgets.icons import action_button, set_icon
from latticework.gui.widgets.pill_tabs import PillTabs
from latticework.gui.widgets.translation import error_text, tr, tr_n
from latticework.puzzle import Part


class FormBar(QWidget):
    """Shows the forms of the subject; hidden unless it is a part with several forms."""

    refused = Signal(str)

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
        self.add = self._action(tr("Add a for&m"), document.add_form, "Ctrl+Shift+A", "add-form",
                                tr("Another shape of the part; each copy has exactly one of its forms"))
        self.remove = self._action(tr("Remove t&he form"), document.remove_form, "", "remove-form")
        self.following = self._action(tr("Next f&orm"), lambda: self._step(1), "Ctrl+Shift+PgDown")
        self.previous = self._action(tr("Prev&ious form"), lambda: self._step(-1), "Ctrl+Shift+PgUp")
        self.tabs = PillTabs()
        self.tabs.setAccessibleName(tr("Forms of the part"))
        self.tabs.currentChanged.connect(self._show)
        line = QHBoxLayout(self)
        line.setContentsMargins(3, 0, 3, 0)
        line.setSpacing(2)
        line.addWidget(self.tabs, 1)
        self.remove_button = action_button(self.remove)
        line.addWidget(self.remove_button)
        document.changed.connect(self._refresh)
        document.subject_changed.connect(self._refresh)
        document.target_changed.connect(self._refresh)
        self._refresh()

    def actions_in_order(self) -> list[QAction]:
        """Return the actions for a menu."""
        return [self.add, self.remove, self.following, self.previous]

    def _action(self, text: str, run: Callable[[], None], keys: str, icon: str = "", tip: str = "") -> QAction:
        action = QAction(text, self)
        action.setShortcut(keys)
        if tip:
            action.setToolTip(tip)
        if icon:
            set_icon(action, icon)
        action.triggered.connect(lambda _checked: self._run(run))
        return action

    def _run(self, run: Callable[[], None]) -> None:
        try:
            run()
        except LatticeworkError as error:
            self.refused.emit(error_text(error))

    @property
    def _part(self) -> Part | None:
        subject = self.document.subject
        return None if subject is None else self.document.puzzle.parts[subject]

    def _show(self, form: int) -> None:
        if self._part is not None and form >= 0:
            self.document.show_form(form)

    def _step(self, by: int) -> None:
        if self._part is not None:
            self.document.show_form(self._part.form + by)

    def _refresh(self) -> None:
        part = self._part
        forms = () if part is None else part.forms
        current = 0 if part is None else part.form
        with QSignalBlocker(self.tabs):
            while self.tabs.count() > len(forms):
                self.tabs.removeTab(self.tabs.count() - 1)
            while self.tabs.count() < len(forms):
                self.tabs.addTab(tr("Form {n}", n=self.tabs.count() + 1))
            for number, form in enumerate(forms):
                self.tabs.setTabToolTip(number, tr_n("{n} cell", "{n} cells", len(form.cells)))
            self.tabs.setCurrentIndex(current)
        self.add.setEnabled(part is not None)
        self.remove.setEnabled(len(forms) > 1)
        self.following.setEnabled(current + 1 < len(forms))
        self.previous.setEnabled(current > 0)
        self.setVisible(len(forms) > 1)
