"""Help: the manual, the first steps, the tours, and about the program."""

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from latticework import paths
from latticework.gui.editor.file_dialogs import DocumentFiles
from latticework.gui.help.guide import Guide, Places, TourCard
from latticework.gui.help.manual_window import ManualWindow
from latticework.gui.help.tours import TOURS, Seen, Tour
from latticework.gui.shell.panels import Panels, made_of
from latticework.gui.shell.passing_message import PassingMessage
from latticework.gui.shell.status_messages import MESSAGE_TIME
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY, SEARCHES, SOLVE
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.actions import take_keys
from latticework.gui.widgets.dialogs import ButtonBox, remove_icons, resize_to_fit
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.lattice import builtin
from latticework.version import __version__

ABOUT_WORKSPACES = {LIBRARY: "manual.md#a-first-puzzle", DRAW: "manual.md#draw-a-puzzle-of-your-own",
                    SOLVE: "manual.md#solve", SEARCHES: "manual.md#searches"}
"""Where the manual describes each workspace."""
ABOUT_PLAYING = "manual.md#play-by-hand"
ABOUT_TOURS = "manual.md#tours"


def show_manual(parent: QWidget, page: str) -> None:
    """Show the manual beside the window, at a heading of a page."""
    manual = parent.findChild(ManualWindow) or ManualWindow(paths.resources() / "docs", parent)
    # Shown before a page is opened: where a heading is depends on how wide the page is.
    manual.show()
    manual.raise_()
    manual.activateWindow()
    manual.open_at(page)


def show_first_steps(parent: QWidget) -> None:
    """Show how to begin."""
    text = "".join(f"<p>{paragraph}</p>" for paragraph in _first_steps())
    box = QMessageBox(QMessageBox.Icon.NoIcon, tr("First steps"), text, parent=parent)
    _open(box)


def show_about(parent: QWidget) -> None:
    """Show what the program is."""
    text = (f"<p><b>Latticework {__version__}</b></p><p>"
            + tr("Solves put-together puzzles on any structured lattice.") + "</p><p>" + tr("MIT licence.")
            + "</p><p>" + tr("It uses Qt under version 3 of the GNU Lesser General Public License.") + "</p>")
    box = QMessageBox(QMessageBox.Icon.NoIcon, tr("About Latticework"), text, parent=parent)
    box.setIconPixmap(parent.windowIcon().pixmap(64, 64))
    notices = paths.notices()
    licences = QMessageBox.ButtonRole.ActionRole
    button = box.addButton(tr("&Licences of all parts"), licences) if notices.exists() else None
    _open(box)
    if button is not None and box.clickedButton() is button:
        NoticesDialog(notices.read_text("utf-8"), parent).show()


class NoticesDialog(QDialog):
    """Shows the licences of all that comes with the program; the window behind it can be used meanwhile."""

    def __init__(self, notices: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Licences of all parts"))
        self.text = QPlainTextEdit(notices, readOnly=True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Licences of all parts"))
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)
        resize_to_fit(self, QSize(760, 560))


def _open(box: QMessageBox) -> None:
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    remove_icons(box.buttons())
    box.exec()


def _first_steps() -> tuple[str, ...]:
    return (
        tr("<b>Solve.</b> Choose a puzzle in the library and press <b>Solve</b> (F5). Pause whenever you like; you "
           "may close the program and resume next week. Searches are saved several times a second by themselves."),
        tr("<b>Look.</b> Step through the solutions with Ctrl+Right and Ctrl+Left. Drag to turn, wheel to zoom; "
           "choose <b>Explode</b> below the picture and pull the slider to move the parts apart. Open <b>Parts</b> "
           "beside the picture: a click on a part makes it faint, then hides it."),
        tr("<b>Draw.</b> File, New begins a puzzle. The target is the first row of the list of parts; add parts "
           "with +, and draw the cells of the chosen row with the mouse, or with the arrow keys and Space. "
           "Undo is Ctrl+Z."),
        tr("<b>Be led.</b> Help, Tours goes through all this with you, one step at a time."))


class Tours(QObject):
    """Offers the tours in `menu`, and begins each on the puzzle that it needs."""

    def __init__(self, window: QMainWindow, passing: PassingMessage, panels: Panels, files: DocumentFiles,
                 runner: Runner) -> None:
        super().__init__(window)
        self._passing, self._panels, self._files, self._runner = passing, panels, files, runner
        self._replaced = 0
        self._needed: object = None
        """What the puzzle of the current tour was made of when the tour began."""
        self.card = TourCard()
        self.guide = Guide(window, self.card, _places(panels), self._seen)
        self.menu = QMenu(tr("&Tours"), window)
        take_keys(self.menu)
        for tour in TOURS:
            self.menu.addAction(translated(tour.title)).triggered.connect(lambda _, tour=tour: self.begin(tour))
        self._listen()

    def below(self, middle: QWidget) -> QWidget:
        """Return a widget with the card of the tours below."""
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(middle, 1)
        column.addWidget(self.card)
        return both

    def begin(self, tour: Tour) -> None:
        """Begin a tour on the puzzle it needs, unless the user wants to stay with the current one."""
        # Files are opened after a question that the user may cancel, so whether one was is seen by the count.
        before = self._replaced
        if tour.opens:
            self._files.open_path(paths.library() / tour.opens)
        else:
            self._files.begin(builtin("square"))
        if self._replaced > before:
            self._needed = made_of(self._panels.document.puzzle)
            self.guide.begin(tour)

    def _listen(self) -> None:
        """Let the guide check its step whenever something was done that a step may wait for."""
        panels, runner, browser = self._panels, self._runner, self._panels.browser
        panels.document.replaced.connect(self._on_replaced)
        self.guide.left.connect(self._on_left)
        for done in (panels.document.replaced, panels.document.changed, panels.canvas.surface.tool_changed,
                     panels.tabs.currentChanged, runner.state_changed, runner.expected, runner.progressed,
                     browser.chosen, browser.with_copies.toggled, browser.copy.valueChanged,
                     browser.gallery_button.toggled, browser.page.toggled, panels.pane.player.exploded):
            done.connect(self.guide.see)

    def _on_replaced(self) -> None:
        """Count the puzzles that were opened, and end a tour whose puzzle was left for another one."""
        self._replaced += 1
        if self.guide.tour is not None and made_of(self._panels.document.puzzle) != self._needed:
            self.guide.stop(translatable("Another puzzle was opened, so this tour is over. Help, Tours begins "
                                              "it again."))

    def _on_left(self) -> None:
        self._passing.show_text(tr("The tour is over; Help, Tours begins it again."), MESSAGE_TIME)

    def _seen(self) -> Seen:
        panels, puzzle, browser = self._panels, self._panels.document.puzzle, self._panels.browser
        first = puzzle.parts[0] if puzzle.parts else None
        return Seen(
            workspace=panels.tabs.spaces[panels.tabs.currentIndex()].name, tool=panels.canvas.surface.tool,
            replaced=self._replaced, cells=len(puzzle.target.cells), parts=len(puzzle.parts),
            part_cells=len(first.cells) if first else 0, copies=first.least if first else 0,
            state=self._runner.standing, found=self._runner.totals.solutions, row=browser.row,
            symmetric_copies=browser.with_copies.isChecked(), copy=browser.copy.value(),
            copies_of_it=browser.copy.maximum(), gallery=browser.gallery_button.isChecked(),
            exploded=panels.pane.explode.value() > 0)


def _places(panels: Panels) -> Places:
    canvas, browser, search = panels.canvas, panels.browser, panels.search
    return {
        "rectangle": lambda: canvas.tools["rectangle"],
        "canvas": lambda: canvas.shown,
        "add part": lambda: panels.parts.buttons["add"],
        "parts": lambda: panels.parts.table,
        "solve": lambda: panels.voice.button,
        "progress": lambda: search.bar,
        "next": lambda: browser.bar.next,
        "explode": lambda: panels.pane.player,
        "solutions": lambda: browser.table if browser.table.isVisible() else browser.gallery,
        # While the solutions are a strip, the button that makes them a page leads to what is only there.
        "symmetric copies": lambda: browser.with_copies if browser.page.isChecked() else browser.bar.page,
        "copy": lambda: browser.copy if browser.page.isChecked() else browser.bar.page,
        "gallery": lambda: browser.gallery_button if browser.page.isChecked() else browser.bar.page,
        "searches": lambda: panels.searches,
        "list of searches": lambda: panels.searches.table,
    }
