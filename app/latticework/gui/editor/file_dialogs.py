"""New, open, import, paste, save, save as: the dialogs round a document, and the question before work is lost."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QWidget

from latticework import paths
from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.files.file_format import Format
from latticework.files.formats import PUZZLE, SEARCH, covers, read_text, readable
from latticework.gui.editor.document import Document
from latticework.gui.editor.lattice_dialog import ask_lattice
from latticework.gui.editor.new_puzzle_dialog import ask_new
from latticework.gui.editor.opened_files import (
    FileState,
    OpenedPuzzle,
    as_opened,
    read_cover,
    read_puzzle,
    read_set_search,
    state_text,
)
from latticework.gui.editor.properties_dialog import PropertiesDialog
from latticework.gui.widgets.dialogs import Buttons, ask_to_overwrite, ask_to_save, show_remarks, waited_for, warn
from latticework.gui.widgets.translation import error_text, tr, tr_n, translated, without_letter
from latticework.lattice import Lattice
from latticework.reading import is_there
from latticework.visible_text import one_line

_T = TypeVar("_T")
_MOST_AT_ONCE = 5
"""So many of several files are opened, each in a window: a window takes some seconds and 100 MB."""


class DocumentFiles(QObject):
    """What the File menu does with a document."""

    saved = Signal(object)  # Path
    listed = Signal(object)  # list of Path: files to be listed among those opened last
    beside_requested = Signal(object)  # Path: a file for a window of its own, while the current puzzle stays
    counted = Signal(str)  # how much of a file was left out without an effect on the puzzle
    cover_opened = Signal(object)  # OpenedCover: it needs a window of its own kind, and the current puzzle stays
    state_told = Signal(object)  # FileState of the document's file, of which a box is about to tell
    sets_opened = Signal(object)  # OpenedSearch of sets of parts, likewise

    def __init__(self, window: QWidget, document: Document) -> None:
        super().__init__(window)
        self.window, self.document = window, document
        self.left_out = QAction(tr("What was &left out…"), self, enabled=False)
        self.left_out.triggered.connect(self.show_left_out)
        document.replaced.connect(lambda: self.left_out.setEnabled(bool(document.left_out)))

    def new(self) -> None:
        """Ask for a lattice and a first shape, and begin a puzzle."""
        if not self.may_leave():
            return
        puzzle = ask_new(self.window, self.document.puzzle.lattice)
        if puzzle is not None:
            self.document.show(OpenedPuzzle(puzzle))

    def new_lattice(self) -> None:
        """Let a lattice of one's own be drawn, and begin a puzzle on it."""
        if self.may_leave() and (lattice := ask_lattice(self.window)) is not None:
            self.document.new(lattice)

    def begin(self, lattice: Lattice) -> None:
        """Begin an empty puzzle, after the question about unsaved changes."""
        if self.may_leave():
            self.document.new(lattice)

    def open(self) -> None:
        """Ask for a file and open it."""
        path = ask_file_to_open(self.window)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Open a file, a puzzle after the question about unsaved changes; show why a file is refused."""
        with self._showing_refusals():
            cover = self._read(path, read_cover)
            # What opens in a window of its own leaves the current puzzle, so nothing is asked about that.
            if cover is not None:
                self.cover_opened.emit(cover)
            elif (sets := self._read(path, read_set_search)) is not None:
                self.sets_opened.emit(sets)
            elif self.may_leave():
                opened = self._read(path, read_puzzle)
                self.document.show(opened)
                self._remember(path)
                self._show_losses(opened)

    def _read(self, path: Path, read: Callable[[Path], _T]) -> _T:
        return waited_for(self.window, tr("Reading {path}", path=path.name), partial(read, path))

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open the first of several files here and some beside it; list the rest among those opened last."""
        if paths:
            self.open_path(paths[0])
        for path in paths[1:_MOST_AT_ONCE]:
            self.beside_requested.emit(path)
        if paths[_MOST_AT_ONCE:]:
            self.listed.emit(paths[_MOST_AT_ONCE:])

    def import_files(self) -> None:
        """Ask for files of other programs and open them."""
        chosen, _ = QFileDialog.getOpenFileNames(self.window, tr("Import"), last_folder(), _filters_to_import())
        self.open_paths([Path(path) for path in chosen])

    def paste(self, text: str) -> None:
        """Open a puzzle that was copied as text, as one without a file, after the question about unsaved changes."""
        with self._showing_refusals():
            # Read first, so that nothing is asked where the text is refused.
            read = waited_for(self.window, tr("Reading what was copied"), partial(read_text, text))
            if self.may_leave():
                opened = as_opened(read)
                self.document.show_unsaved(opened)
                self._show_losses(opened)

    def _show_losses(self, opened: OpenedPuzzle) -> None:
        """List what of the puzzle is lost; anything else that was left out is only counted."""
        if opened.remarks:
            self.show_left_out()
        elif opened.asides:
            self.counted.emit(tr_n("{n} thing beside the puzzle was left out; File > {action} shows it",
                                   "{n} things beside the puzzle were left out; File > {action} shows them",
                                   len(opened.asides), action=without_letter(self.left_out.text())))

    def show_left_out(self) -> None:
        """List what of the file or the text of the puzzle could not be taken over."""
        path, lost = self.document.source, self.document.left_out
        show_remarks(tr("{path} is open. Not all of it could be taken over:", path=path.name) if path else
                     tr("Not all of what was copied could be taken over:"), lost, self.window)

    @contextmanager
    def _showing_refusals(self) -> Iterator[None]:
        """Show why a file is refused; do nothing where the user cancels."""
        try:
            with suppress(CancelledError):
                yield
        except LatticeworkError as error:
            self.show_error(error_text(error))

    def save(self) -> bool:
        """Save and return whether it was done; ask for a name, or whether to replace a file that others changed."""
        path = self.document.path
        if path is None:
            return self.save_as()
        state = self.document.look_at_file()
        if state is FileState.SAME:
            return self._save_to(path)
        self.state_told.emit(state)
        answer = ask_to_overwrite(self.window, state_text(state, one_line(path.name)), state is not FileState.GONE)
        return (answer == Buttons.Yes and self._save_to(path)) or (answer == Buttons.Save and self.save_as())

    def save_as(self) -> bool:
        """Ask for a name and save there; return whether it was done."""
        name = f"{file_name(self.document.puzzle.name)}{PUZZLE.ending}"
        proposed = self.document.path or Path(last_folder()) / name
        path, _ = QFileDialog.getSaveFileName(
            self.window, tr("Save the puzzle"), str(proposed), filter_to_write(PUZZLE))
        target = self._completed(path) if path else None
        return target is not None and self._save_to(target)

    def _save_to(self, path: Path) -> bool:
        try:
            self.document.save_as(path)
        except LatticeworkError as error:
            self.show_error(error_text(error))
            return False
        self._remember(path)
        self.saved.emit(path)
        return True

    def may_leave(self) -> bool:
        """Ask what to do with changes that are not saved; return whether the puzzle may be left."""
        path, name = self.document.path, one_line(self.document.puzzle.name)
        # Also where nothing was changed: of a file that is gone this window has the only copy.
        if path is not None and self.document.look_at_file() is FileState.GONE:
            self.state_told.emit(FileState.GONE)
            gone = state_text(FileState.GONE, one_line(path.name))
            answer = ask_to_save(self.window, f"{gone}\n{tr('Save “{name}” there again?', name=name)}")
            # Not `save`, which would ask about the file once more.
            return answer == Buttons.Discard or (answer == Buttons.Save and self._save_to(path))
        if not self.document.modified:
            return True
        answer = ask_to_save(self.window, tr("Save the changes to “{name}”?", name=name))
        return answer == Buttons.Discard or (answer == Buttons.Save and self.save())

    def properties(self) -> None:
        """Edit name, author, notes and the rule for all parts."""
        PropertiesDialog(self.document, self.window).exec()

    def _completed(self, path: str) -> Path | None:
        """Return the file of a name, with the ending where that is missing; None where such a file exists already."""
        if path.lower().endswith(PUZZLE.ending):
            return Path(path)
        target = Path(path + PUZZLE.ending)
        # The file dialog asks before a file is replaced, but it has seen only the name without the ending.
        if is_there(target):
            self.show_error(tr("{path}: is there already; choose another name, or this one with its ending",
                               path=target))
            return None
        return target

    def show_error(self, text: str) -> None:
        """Show an error in front of the window."""
        warn(self.window, "Latticework", text)

    def _remember(self, path: Path) -> None:
        # Dialogs begin in a folder of the user, not in that of the library.
        if not paths.in_library(path):
            QSettings().setValue("folder", str(path.parent))


def ask_file_to_open(window: QWidget) -> Path | None:
    """Ask for a file to open; None when the user cancels."""
    path, _ = QFileDialog.getOpenFileName(window, tr("Open a puzzle"), last_folder(), filters_to_open())
    return Path(path) if path else None


def last_folder() -> str:
    """Return the folder of the file that was opened or saved last."""
    return str(QSettings().value("folder", str(paths.home())))


def file_name(name: str) -> str:
    """Return the name of a puzzle with only the characters that every system allows in names of files."""
    kept = "".join(c if c.isalnum() or c in "-_ " else "-" for c in name).strip()
    return kept or tr("puzzle", "a name for a file")


def filter_to_write(form: Format) -> str:
    """Return the filter of a file dialog for a format that is written, like "SVG drawing (*.svg)"."""
    return f"{translated(form.title)} (*{form.ending})"


def _filter_to_read(form: Format) -> str:
    """Return the filter for a format that is read, with all endings that its files have."""
    return f"{translated(form.title)} ({_patterns([form])})"


def _patterns(forms: Iterable[Format]) -> str:
    """Return the patterns of names of files of some formats, each once."""
    return " ".join(dict.fromkeys(f"*{ending}" for form in forms for ending in form.endings))


def filters_to_open() -> str:
    """Return the filters for opening: all that can be opened, then each format."""
    formats = [*readable(), *covers()]
    every = tr("All that can be opened ({endings})", endings=_patterns(formats))
    return ";;".join([every, *map(_filter_to_read, formats)])


def _filters_to_import() -> str:
    """Return the filters for files of other programs: all of them, each format, then all that can be opened."""
    formats = [form for form in [*readable(), *covers()] if form not in {PUZZLE, SEARCH}]
    every = tr("Files of other programs ({endings})", endings=_patterns(formats))
    return ";;".join([every, *map(_filter_to_read, formats), filters_to_open().split(";;")[0]])
