"""New, open, save, save as, export: the dialogs round a document, and the question before work is lost."""

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from latticework.errors import LatticeworkError
from latticework.exchange import formats
from latticework.exchange.contents import Contents, NeedsSolutionError
from latticework.exchange.formats import PUZZLE
from latticework.gui.common.message_boxes import Buttons, ask_to_save, warn
from latticework.gui.common.translation import error_text, reworded, tr
from latticework.gui.document import file_filters
from latticework.gui.document.document import Document
from latticework.gui.document.new_dialog import ask_lattice
from latticework.gui.document.opened_files import read_cover
from latticework.gui.document.properties_dialog import PropertiesDialog
from latticework.solution import Solution
from latticework.visible_text import one_line


class DocumentFiles(QObject):
    """What the File menu does with a document."""

    saved = Signal(object)  # Path
    exported = Signal(object)  # Path
    cover_opened = Signal(object)  # OpenedCover: it is no puzzle, so the puzzle at hand stays

    def __init__(self, window: QWidget, document: Document) -> None:
        super().__init__(window)
        self.window, self.document = window, document

    def new(self) -> None:
        """Ask for a lattice and begin an empty puzzle."""
        if not self.may_leave():
            return
        lattice = ask_lattice(self.window, self.document.puzzle.lattice)
        if lattice is not None:
            self.document.new(lattice)

    def open(self) -> None:
        """Ask for a file and open it."""
        path = ask_file_to_open(self.window)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Open a file, a puzzle after the question about unsaved changes; tell of a refused one."""
        try:
            cover = read_cover(path)
        except LatticeworkError as error:
            self.tell(error_text(error))
            return
        if cover is not None:
            self.cover_opened.emit(cover)
            return
        if not self.may_leave():
            return
        try:
            remarks = self.document.open(path)
            self._remember(path)
        except LatticeworkError as error:
            self.tell(error_text(error))
            return
        self._remark(tr("{path} is open. Not all of it could be taken over:", path=path.name), remarks)

    def save(self) -> bool:
        """Save, asking for a name when there is none yet; return whether it was done."""
        if self.document.path is None:
            return self.save_as()
        return self._save_to(self.document.path)

    def save_as(self) -> bool:
        """Ask for a name and save there; return whether it was done."""
        proposed = str(self.document.path or self._proposed(PUZZLE.ending))
        path, _ = QFileDialog.getSaveFileName(self.window, tr("Save the puzzle"), proposed, file_filters.to_save())
        target = self._completed(path, "" if path.lower().endswith(PUZZLE.ending) else PUZZLE.ending)
        return target is not None and self._save_to(target)

    def _save_to(self, path: Path) -> bool:
        try:
            self.document.save_as(path)
        except LatticeworkError as error:
            self.tell(error_text(error))
            return False
        self._remember(path)
        self.saved.emit(path)
        return True

    def may_leave(self) -> bool:
        """Ask what to do with unsaved changes; return whether the puzzle may be left."""
        if not self.document.modified:
            return True
        name = one_line(self.document.puzzle.name)
        answer = ask_to_save(self.window, tr("Save the changes to “{name}”?", name=name))
        return answer == Buttons.Discard or (answer == Buttons.Save and self.save())

    def properties(self) -> None:
        """Edit name, author, notes and the rule for all parts."""
        PropertiesDialog(self.document, self.window).exec()

    def export(self, solution: Solution | None) -> None:
        """Ask for a file and write the puzzle or a solution there, as the ending of its name says."""
        kinds = file_filters.exports()
        endings = [form.ending for form in kinds.values()]
        path, kind = QFileDialog.getSaveFileName(self.window, tr("Export"), self._proposed(endings[0]),
                                                 ";;".join(kinds))
        ending = Path(path).suffix.lower()
        chosen = kinds[kind].ending if kind in kinds else endings[0]
        if ending and ending not in endings:
            self.tell(tr("{path}: “{ending}” cannot be written; it should be {endings}", path=path, ending=ending,
                         endings=tr(" or ", "between two endings").join(endings)))
            return
        target = self._completed(path, "" if ending else chosen)
        if target is not None:
            self._export_to(target, solution)

    def _export_to(self, path: Path, solution: Solution | None) -> None:
        try:
            remarks = formats.to_write(path).write(Contents(self.document.puzzle, solution), path)
        except NeedsSolutionError:
            self.tell(tr("{path}: only a solution can be written there; solve the puzzle and look at one first",
                         path=str(path)))
        except LatticeworkError as error:
            self.tell(error_text(error))
        else:
            self.exported.emit(path)
            self._remark(tr("{path} was written. It does not hold everything:", path=path.name), remarks)

    def _remark(self, title: str, remarks: tuple[str, ...]) -> None:
        """Show what was lost on the way from or to a file, if anything was."""
        if remarks:
            self.tell("\n".join([title, *map(reworded, remarks)]))

    def _proposed(self, ending: str) -> str:
        return str(Path(_folder()) / f"{_file_name(self.document.puzzle.name)}{ending}")

    def _completed(self, path: str, ending: str) -> Path | None:
        """Return the file that is meant by a name and the ending it lacks, or None when it must not be written."""
        target = Path(path + ending)
        if path and ending and target.exists():  # the dialog asked about another name
            self.tell(tr("{path}: is there already; choose another name, or this one with its ending", path=target))
            return None
        return target if path else None

    def tell(self, text: str) -> None:
        """Show what could not be done."""
        warn(self.window, "Latticework", text)

    def _remember(self, path: Path) -> None:
        if self.document.path is not None or self.document.search is not None:  # else it may be that of the library
            QSettings().setValue("folder", str(path.parent))


def ask_file_to_open(window: QWidget) -> Path | None:
    """Ask for a file to open; None when the user gives up."""
    path, _ = QFileDialog.getOpenFileName(window, tr("Open a puzzle"), _folder(), file_filters.to_open())
    return Path(path) if path else None


def _folder() -> str:
    return str(QSettings().value("folder", str(Path.home())))


def _file_name(name: str) -> str:
    kept = "".join(c if c.isalnum() or c in "-_ " else "-" for c in name).strip()
    return kept or tr("puzzle", "a name for a file")
