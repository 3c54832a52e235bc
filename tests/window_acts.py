"""What a restless user does to the main window: each act is one thing done at random."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QToolTip,
    QWidget,
)

from latticework import paths
from latticework.gui.shell.window import MainWindow

PUZZLES = ("cubic/soma.toml", "cubic/bedlam.toml", "cubic/flat-cube-i.toml", "square/pentominoes-6x10.toml",
           "half-square/tangram-cat.toml", "hexagon/meteor.toml", "hexagon-stick/pentatwigs-rosettes.toml")
KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return,
        Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Home, Qt.Key.Key_Delete,
        Qt.Key.Key_Tab, Qt.Key.Key_F2, Qt.Key.Key_R, Qt.Key.Key_T, Qt.Key.Key_M, Qt.Key.Key_U, Qt.Key.Key_B,
        Qt.Key.Key_K, Qt.Key.Key_C, Qt.Key.Key_P, Qt.Key.Key_E, Qt.Key.Key_1)
BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
AREAS = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)


class Acts:
    """`once` does one act; with a dialog or a menu open, something there, and after a while it closes it."""

    def __init__(self, window: MainWindow, random: Random, folder: Path) -> None:
        self.window, self.random, self.folder = window, random, folder
        self.done: dict[str, int] = {}
        self._all: list[tuple[int, Callable[[], object]]] = [
            (10, self.trigger_action), (4, self.open_puzzle), (3, self.open_file), (4, self.move_dock),
            (3, self.press), (4, self.click), (4, self.type_keys), (2, self.slide), (2, self.resize),
            (1, self.show_tip), (3, self.solve), (2, self.choose_color), (2, self.edit_part), (1, self.look),
            (2, self.open_menu_of_part),
        ]

    def once(self) -> None:
        """Do one act."""
        above = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if above is not None:
            self._note(type(above).__name__)
            self.answer(above)
        else:
            act = self.random.choices([act for _, act in self._all], [weight for weight, _ in self._all])[0]
            self._note(act.__name__)
            act()

    def _note(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def answer(self, above: QWidget) -> None:
        """Do something in what lies above the window, or close it."""
        if self.random.random() < 0.7:
            self._poke(above)
        elif isinstance(above, QFileDialog):
            above.selectFile(str(self.folder / f"{self.random.randrange(8)}.toml"))
            self._finish(above)
        elif isinstance(above, QDialog):
            self._finish(above)
        else:
            above.close()

    def _finish(self, dialog: QDialog) -> None:
        buttons = [b for b in dialog.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled() and b.text()]
        if isinstance(dialog, QMessageBox) and buttons:
            self.random.choice(buttons).click()
        elif self.random.random() < 0.5:
            dialog.accept()
        else:
            dialog.reject()

    def _poke(self, place: QWidget) -> None:
        """Change a field, press a key or click somewhere in a widget."""
        fields = [w for w in place.findChildren(QWidget) if w.isVisible() and w.isEnabled()] or [place]
        field = self.random.choice(fields)
        if isinstance(field, QAbstractSpinBox):
            QTest.keyClick(field, self.random.choice(KEYS[2:4]))
        elif isinstance(field, QComboBox) and field.count():
            field.setCurrentIndex(self.random.randrange(field.count()))
        elif isinstance(field, QLineEdit):
            QTest.keyClicks(field, self.random.choice(("a", "<b>", "&x", "7")))
        elif isinstance(field, QAbstractButton) and not isinstance(place, QFileDialog):
            field.click()
        elif not isinstance(place, QFileDialog):
            self._click(field)

    def _click(self, place: QWidget) -> None:
        at = QPoint(self.random.randrange(max(1, place.width())), self.random.randrange(max(1, place.height())))
        click = QTest.mouseDClick if self.random.random() < 0.2 else QTest.mouseClick
        click(place, self.random.choice(BUTTONS), Qt.KeyboardModifier.NoModifier, at)

    def trigger_action(self) -> None:
        """Choose from the menus anything but to quit."""
        menus = [action.menu() for action in self.window.menuBar().actions()]
        actions = [a for menu in menus if isinstance(menu, QMenu)
                   for a in menu.actions() if a.isEnabled() and a.text() != "&Quit"]
        self.random.choice(actions).trigger()

    def open_puzzle(self) -> None:
        """Open a puzzle of the library."""
        self.window.files.open_path(paths.library() / self.random.choice(PUZZLES))

    def open_file(self) -> None:
        """Open a file that was saved here, or one that must be refused."""
        files = sorted(self.folder.glob("*.toml"))
        if files:
            self.window.files.open_path(self.random.choice(files))

    def move_dock(self) -> None:
        """Float a dock, hide it, put it to another side or on top of another one."""
        space = self.random.choice(self.window.tabs.spaces)
        docks = list(space.docks.values())
        if not docks:
            return
        dock, other = self.random.choice(docks), self.random.choice(docks)
        moves: list[Callable[[], object]] = [
            lambda: dock.setFloating(not dock.isFloating()), lambda: dock.setVisible(not dock.isVisible()),
            lambda: space.tabifyDockWidget(other, dock) if other is not dock else None,
            lambda: space.addDockWidget(self.random.choice(AREAS), dock),
        ]
        self.random.choice(moves)()

    def press(self) -> None:
        """Press a button of the window."""
        buttons = [b for b in self.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        for button in self.random.sample(buttons, min(1, len(buttons))):
            button.click()

    def click(self) -> None:
        """Click into a list, the canvas or the view."""
        window = self.window
        views = [view.viewport() for view in window.findChildren(QAbstractItemView)]
        shown = [place for place in (*views, window.canvas.canvas, window.pane.view) if place.isVisible()]
        self._click(self.random.choice(shown or [window]))

    def type_keys(self) -> None:
        """Press some keys where the keyboard leads."""
        for _ in range(self.random.randrange(1, 6)):
            place = QApplication.focusWidget()
            if place is not None and QApplication.activeModalWidget() is None:
                QTest.keyClick(place, self.random.choice(KEYS))

    def slide(self) -> None:
        """Move a slider or a scroll bar."""
        sliders = [s for s in self.window.findChildren(QAbstractSlider) if s.isVisible()]
        if sliders:
            slider = self.random.choice(sliders)
            slider.setValue(self.random.randint(slider.minimum(), slider.maximum()))

    def resize(self) -> None:
        """Give the window another size."""
        self.window.resize(QSize(self.random.randrange(700, 1500), self.random.randrange(500, 950)))

    def show_tip(self) -> None:
        """Show the tool tip of something."""
        widget = self.random.choice(self.window.findChildren(QWidget))
        QToolTip.showText(widget.mapToGlobal(QPoint(4, 4)), widget.toolTip() or "tip", widget)

    def solve(self) -> None:
        """Begin, pause or go on with a search by two workers."""
        self.window.search.workers.setValue(2)
        self.window.search.go.trigger()

    def choose_color(self) -> None:
        """Open the little window of colours."""
        self._row_of_parts(3)

    def edit_part(self) -> None:
        """Open an editor in the list of parts."""
        self._row_of_parts(self.random.choice((1, 2, 4)))

    def _row_of_parts(self, column: int) -> None:
        table = self.window.parts.table
        if table.isVisible():
            index = table.model().index(self.random.randrange(table.model().rowCount()), column)
            table.scrollTo(index)
            table.clicked.emit(index)
            if column in {1, 2} and table.state() != QAbstractItemView.State.EditingState:
                table.edit(index)

    def open_menu_of_part(self) -> None:
        """Open the menu of groups."""
        table = self.window.parts.table
        if table.isVisible():
            table.customContextMenuRequested.emit(QPoint(20, self.random.randrange(max(1, table.height()))))

    def look(self) -> None:
        """Take a picture of the view or of the window."""
        if self.window.pane.view.isVisible():
            self.window.pane.view.grab_image()
        self.window.grab()
