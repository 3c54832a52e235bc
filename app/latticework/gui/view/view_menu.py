"""How a solution is looked at: from which side, turning, with letters, beside another one."""

from PySide6.QtCore import QSettings, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from latticework.gui.common.actions import take_keys
from latticework.gui.common.translation import tr, translatable, translated
from latticework.gui.view.comparison import Comparison
from latticework.gui.view.part_letters import PartLetters
from latticework.gui.view.solution_view import SolutionView
from latticework.gui.view.turntable import Turntable

_SIDES = ((translatable("Front"), "F", (-90.0, 0.0)), (translatable("Side"), "S", (0.0, 0.0)),
          (translatable("Top"), "T", (-90.0, 90.0)), (translatable("Isometric"), "I", (-45.0, 35.264)))
"""Names, keys, and where the viewer stands in degrees."""

KEPT = "view/letters"
"""The setting of the program that says whether letters stand on parts."""


class ViewMenu(QPushButton):
    """A button with a menu; its keys work while the keyboard is in the view."""

    lettered = Signal(bool)  # letters are to stand on parts, or no longer

    def __init__(self, view: SolutionView, comparison: Comparison, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.turntable, self.letters = Turntable(view), PartLetters(view)
        self.kept_letters = PartLetters(comparison.kept_view)
        self.setText(tr("View"))
        self.setToolTip(tr("Choose from which side the solution is seen, letters on parts, and comparing"))
        self.actions_by_key: dict[str, QAction] = {}
        menu = QMenu(self)
        take_keys(menu)
        for name, key, place in _SIDES:
            self._add(menu, translated(name), key).triggered.connect(lambda _=False, at=place: view.look_from(*at))
        menu.addSeparator()
        self._add(menu, tr("Turn slowly"), "R", checkable=True).toggled.connect(self.turntable.set_on)
        self._wanted = self._add(menu, tr("Letters on parts"), "L", checkable=True)
        self._wanted.toggled.connect(self._show_letters)
        self._wanted.setChecked(bool(QSettings().value(KEPT, False, bool)))
        menu.addSeparator()
        self.compare = self._add(menu, tr("Keep to compare"), "K")
        self.setMenu(menu)

    @property
    def letters_wanted(self) -> bool:
        """Whether letters are to stand on parts."""
        return self._wanted.isChecked()

    def _add(self, menu: QMenu, text: str, key: str, checkable: bool = False) -> QAction:
        action = menu.addAction(f"{text}\t{key}")
        action.setCheckable(checkable)
        self.actions_by_key[key] = action
        self._view.bind_key(key, action)
        return action

    def _show_letters(self, shown: bool) -> None:
        self.letters.set_shown(shown)
        self.kept_letters.set_shown(shown)
        QSettings().setValue(KEPT, shown)
        self.lettered.emit(shown)
